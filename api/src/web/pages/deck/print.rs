//! A deck on a sheet of paper.

use actix_web::web::Data;
use askama::Template;
use chrono::Utc;
use fabulario_cards::deck::Deck;

use super::{Body, Coded};
use crate::http::problem::Problem;
use crate::state::State;
use crate::web::{Shell, Tab};
use crate::words::Phrase;
use crate::words::pages::{deck, shell};

#[derive(Template)]
#[template(path = "deck_print.html")]
struct PrintPage {
    shell: Shell,
    name: String,
    coded: Coded,
    body: Body,
    /// The day of the verdict.
    day: String,
}

/// The sheet of a deck.
pub async fn print_page(
    state: &Data<State>,
    shell: Shell,
    code: &str,
    deck: Deck,
) -> Result<String, Problem> {
    let shell = shell.below(Tab::Decks).about(deck.game);
    let coded = Coded::new(state, (code, &deck), &shell);
    let body = Body::of(state, &coded.document, Some(code), &shell).await?;
    let page = PrintPage {
        name: coded.name(&shell),
        coded,
        body,
        day: Phrase::from(Utc::now().date_naive()).to(shell.lang),
        shell,
    };
    page.render().map_err(Problem::internal)
}
