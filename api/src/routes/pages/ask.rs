use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, get, post};
use url::form_urlencoded;

use super::import::report;
use super::lead_to;
use crate::desk::asked::{Meant, meant};
use crate::http::form::Fields;
use crate::http::problem::Problem;
use crate::state::State;
use crate::web::Shell;
use crate::web::pages::import::Asked;

/// Leads to what a link or an address bar asks for.
#[get("/ir")]
pub async fn ask(request: HttpRequest, state: Data<State>) -> Result<HttpResponse, Problem> {
    let text = Shell::of(&request).asked("q").unwrap_or("").to_owned();
    lead(&request, &state, &text).await
}

/// Leads to what was typed into the one box; a list is read at once.
#[post("/ir")]
pub async fn ask_typed(
    request: HttpRequest,
    state: Data<State>,
    fields: Fields,
) -> Result<HttpResponse, Problem> {
    lead(&request, &state, fields.get("q").unwrap_or("")).await
}

/// The longest line that fits an address, in bytes as it stands there.
const LONGEST: usize = 4_096;

async fn lead(
    request: &HttpRequest,
    state: &Data<State>,
    text: &str,
) -> Result<HttpResponse, Problem> {
    let shell = Shell::of(request);
    let meant = meant(&state.catalogue.get(), text, shell.game);
    let link = match meant {
        Meant::Nothing => shell.link_in_game("/"),
        Meant::Cards(line) if fits(&line) => {
            let found = shell.link("/cartas").with("q", &line);
            if shell.names_game() {
                found.with("jogo", shell.game.code())
            } else {
                found
            }
        }
        Meant::Rules(game, line) if fits(&line) => {
            let path = format!("/regras/{}", game.code());
            shell.link(&path).with("q", &line)
        }
        Meant::Deck(code) if fits(&code) => shell.link(&format!("/b/{code}")),
        _ => {
            let asked = Asked {
                text,
                ..Asked::default()
            };
            return report(request, state, Shell::of(request), asked).await;
        }
    };
    Ok(lead_to(StatusCode::SEE_OTHER, &link.to_string()))
}

fn fits(line: &str) -> bool {
    let encoded = form_urlencoded::byte_serialize(line.as_bytes());
    encoded.map(str::len).sum::<usize>() <= LONGEST
}
