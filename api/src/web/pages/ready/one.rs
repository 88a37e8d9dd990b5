//! A ready deck: how it is played, its cards, and how it fares against the others.

use actix_web::web::Data;
use arc_swap::Guard;
use askama::Template;

use super::guide::{Piece, pieces};
use super::matrix::how;
use super::told::Told;
use crate::http::problem::Problem;
use crate::state::State;
use crate::web::pages::deck::{Body, preview};
use crate::web::parts::mark::Mark;
use crate::web::parts::preview::Preview;
use crate::web::parts::share::Share;
use crate::web::{Link, Shell, Tab};
use crate::words::pages::{deck, first_odds, ready, shell};

#[derive(Template)]
#[template(path = "ready_one.html")]
struct OnePage {
    shell: Shell,
    told: Told,
    marks: Vec<Mark>,
    guide: Vec<Piece>,
    body: Body,
    wins: Option<Shares>,
    preview: Preview,
    share: Share,
}

/// How a deck fares.
struct Shares {
    /// Against all others.
    all: String,
    /// Against each: its name, its page, the share with its interval, the side of it, and the ends for a picture.
    against: Vec<Against>,
    how: String,
}

struct Against {
    name: String,
    link: Link,
    text: String,
    side: &'static str,
    /// The share and its interval, of a thousand.
    at: [u32; 3],
}

/// The page of a ready deck; none if there is no such one.
pub async fn ready_deck_page(
    state: &Data<State>,
    shell: Shell,
    id: &str,
) -> Result<Option<String>, Problem> {
    let current = Guard::into_inner(state.catalogue.get());
    let Some(told) = Told::one(&current, id, &shell) else {
        return Ok(None);
    };
    let told = told?;
    let shell = shell.below(Tab::Decks).about(told.game);
    let body = Body::of(state, &told.deck, told.code.as_deref(), &shell).await?;
    let colours = told.colours.values.iter();
    let text = body.told(&told.name, &shell);
    let link = shell.link(&format!("/prontos/{id}"));
    let page = OnePage {
        marks: colours
            .filter_map(|it| Mark::of(told.game, &it.id, shell.lang))
            .collect(),
        guide: pieces(&told.guide, &body.list),
        wins: shares(&told, &Told::all(&current, told.game, &shell)?, &shell),
        preview: preview(&shell, &told.name, &told.guide, told.code.as_deref()),
        share: Share::new(&shell, &told.name, &text, &link),
        body,
        told,
        shell,
    };
    page.render().map(Some).map_err(Problem::internal)
}

fn shares(deck: &Told, all: &[Told], shell: &Shell) -> Option<Shares> {
    let against = deck.against.iter().filter_map(|it| {
        let other = all.iter().find(|other| other.id == it.id)?;
        Some(Against {
            name: other.name.clone(),
            link: shell.link(&format!("/prontos/{}", other.id)),
            text: it.of.text(shell),
            side: it.of.side(),
            at: [it.of.share, it.of.low, it.of.high].map(thousandths),
        })
    });
    Some(Shares {
        all: deck.win_share.as_ref()?.of.text(shell),
        against: against.collect(),
        how: how(deck, shell)?,
    })
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a share lies between nothing and all"
)]
fn thousandths(share: f64) -> u32 {
    (share.clamp(0.0, 1.0) * 1_000.0).round() as u32
}
