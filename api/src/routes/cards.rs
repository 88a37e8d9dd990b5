//! Cards and tokens of the four games.

use actix_web::http::header::{HeaderValue, LOCATION};
use actix_web::{HttpRequest, HttpResponse};

use crate::catalogue::Current;
use crate::problem::{Kind, Problem};

pub mod batch_cards;
pub mod get_card;
pub mod get_card_image;
pub mod list_card_changes;
pub mod list_card_rulings;

/// The place of a card; or where its id has gone, or that there is none.
fn find(current: &Current, id: &str, request: &HttpRequest) -> Result<usize, NotHere> {
    if let Some(place) = current.catalog.place(id) {
        return Ok(place);
    }
    match current.catalog.renamed(id) {
        Some(now) => Err(moved(id, now, request)),
        None => Err(NotHere::Unknown(Problem::new(Kind::UnknownCard).detail(
            format!("Não há carta com o id \"{id}\"."),
            format!("There is no card with the id \"{id}\"."),
        ))),
    }
}

/// Why a card is not at an address.
enum NotHere {
    Moved(HttpResponse),
    Unknown(Problem),
}

impl NotHere {
    fn answer(self) -> Result<HttpResponse, Problem> {
        match self {
            Self::Moved(response) => Ok(response),
            Self::Unknown(problem) => Err(problem),
        }
    }
}

/// The same address with the id that the card has now.
fn moved(id: &str, now: &str, request: &HttpRequest) -> NotHere {
    let path = request.path().replacen(id, now, 1);
    let query = request.query_string();
    let mark = if query.is_empty() { "" } else { "?" };
    match HeaderValue::from_str(&format!("{path}{mark}{query}")) {
        Ok(place) => NotHere::Moved(
            HttpResponse::PermanentRedirect()
                .insert_header((LOCATION, place))
                .insert_header(("cache-control", "public, max-age=60"))
                .finish(),
        ),
        Err(error) => NotHere::Unknown(Problem::internal(error)),
    }
}
