//! A deck on a sheet of paper.

use actix_web::web::Data;
use askama::Template;
use chrono::Utc;
use fabulario_cards::deck::Deck;

use super::{Body, Coded};
use crate::http::problem::Problem;
use crate::state::State;
use crate::web::parts::decklist::Row;
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
    /// What hangs on the string on a screen: the middle first, equal cards on one line.
    hung: Vec<Line>,
    /// The day of the verdict.
    day: String,
}

/// Copies of a card, and what stands beside its name.
struct Line {
    copies: u32,
    name: String,
    label: String,
}

/// The cards of the string as a list.
fn lines(rows: &[Row]) -> Vec<Line> {
    let (large, others): (Vec<&Row>, Vec<&Row>) = rows.iter().partition(|row| row.is_large());
    let mut lines: Vec<Line> = Vec::new();
    for row in large.into_iter().chain(others) {
        let same = |line: &&mut Line| line.name == row.name() && line.label == row.label;
        match lines.iter_mut().find(same) {
            Some(line) => line.copies += row.copies,
            None => lines.push(Line {
                copies: row.copies,
                name: row.name().to_owned(),
                label: row.label.clone(),
            }),
        }
    }
    lines
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
        hung: body
            .list
            .hung
            .as_ref()
            .map_or_else(Vec::new, |hung| lines(&hung.rows)),
        name: coded.name(&shell),
        coded,
        body,
        day: Phrase::from(Utc::now().date_naive()).to(shell.lang),
        shell,
    };
    page.render().map_err(Problem::internal)
}
