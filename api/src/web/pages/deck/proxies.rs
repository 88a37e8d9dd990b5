//! Proxies of a deck's cards: nine on a sheet of paper, as large as cards are.

use std::collections::BTreeMap;

use arc_swap::Guard;
use askama::Template;
use fabulario_cards::deck::Deck;

use super::Coded;
use crate::http::problem::Problem;
use crate::state::State;
use crate::web::parts::tile::Tile;
use crate::web::{Link, Shell, Tab};
use crate::words::pages::{deck, shell};

/// The parameter that chooses cards: ids, each perhaps with `:` and copies, and commas between them.
const CARDS: &str = "cartas";
/// The parameter of whoever chooses: without a card, none is chosen.
const CHOOSE: &str = "escolher";
/// What begins the name of a field with the copies of a card.
const COPIES: &str = "n.";
/// Most copies of a card.
const MOST_COPIES: u32 = 20;
/// Most cards of all sheets: eleven sheets.
const MOST: usize = 99;
/// Cards of a sheet.
const ON_A_SHEET: usize = 9;

#[derive(Template)]
#[template(path = "deck_proxies.html")]
struct ProxiesPage {
    shell: Shell,
    name: String,
    coded: Coded,
    choices: Vec<Choice>,
    /// The cards of each sheet.
    sheets: Vec<Vec<Tile>>,
    /// How many did not fit.
    left_out: usize,
    /// Whether somebody chose, and no card.
    none: bool,
    /// The same with every card, and with none.
    every: Link,
    nothing: Link,
}

/// A card of the deck, and how many proxies of it are wanted.
struct Choice {
    tile: Tile,
    copies: u32,
    chosen: bool,
}

/// The proxies of a deck.
pub fn proxies_page(
    state: &State,
    shell: Shell,
    code: &str,
    deck: &Deck,
) -> Result<String, Problem> {
    let shell = shell.below(Tab::Decks).about(deck.game);
    let current = Guard::into_inner(state.catalogue.get());
    let asked = shell.asked(CHOOSE).is_some();
    let wanted = wanted(&shell).or_else(|| asked.then(BTreeMap::new));
    let mut cards: BTreeMap<usize, u32> = BTreeMap::new();
    let mut order = Vec::new();
    for line in &deck.lines {
        let attached = line.attached.iter().map(|(card, n)| (*card, *n));
        for (card, copies) in std::iter::once((line.card, line.copies)).chain(attached) {
            if !cards.contains_key(&card) {
                order.push(card);
            }
            let sum = cards.entry(card).or_default();
            *sum = sum.saturating_add(copies);
        }
    }
    let choice = |card: &usize| {
        let tile = Tile::at(&current, *card, &shell)?;
        let asked = wanted.as_ref().map(|it| it.get(tile.id.as_str()));
        let in_deck = cards.get(card).copied().unwrap_or(1).min(MOST_COPIES);
        Some(Choice {
            copies: asked.flatten().copied().flatten().unwrap_or(in_deck),
            chosen: asked.is_none_or(|it| it.is_some()),
            tile,
        })
    };
    let choices: Vec<Choice> = order.iter().filter_map(choice).collect();
    let chosen = choices.iter().filter(|it| it.chosen && wanted.is_some());
    let mut all = chosen.flat_map(|it| (0..it.copies).map(|_| it.tile.clone()));
    let fit: Vec<Tile> = all.by_ref().take(MOST).collect();
    let left_out = all.count();
    let sheets: Vec<Vec<Tile>> = fit.chunks(ON_A_SHEET).map(<[Tile]>::to_vec).collect();
    let coded = Coded::new(state, (code, deck), &shell);
    let here = shell.link(&format!("/b/{code}/proxies"));
    let page = ProxiesPage {
        none: shell.asked(CHOOSE) == Some("1") && sheets.is_empty(),
        nothing: here.clone().with(CHOOSE, "0"),
        every: here,
        name: coded.name(&shell),
        coded,
        sheets,
        left_out,
        choices,
        shell,
    };
    page.render().map_err(Problem::internal)
}

/// The cards that the address asks for, with the copies that it says; nothing if it does not choose.
fn wanted(shell: &Shell) -> Option<BTreeMap<String, Option<u32>>> {
    shell.asked(CARDS)?;
    let number = |text: &str| Some(text.trim().parse::<u32>().ok()?.clamp(1, MOST_COPIES));
    let parts = shell.all_asked(CARDS).flat_map(|it| it.split(','));
    let one = |part: &str| {
        let (id, copies) = part.split_once(':').unwrap_or((part, ""));
        let field = format!("{COPIES}{}", id.trim());
        let said = number(copies).or_else(|| number(shell.asked(&field)?));
        (id.trim().to_owned(), said)
    };
    Some(parts.map(one).collect())
}
