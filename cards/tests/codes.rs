//! Deck codes: what is written is read, nothing else is, and others can do the same from the page alone.

use std::sync::LazyLock;

use fabulario_cards::deck::{Deck, DeckLine};
use fabulario_cards::{Catalogue, Files};
use fabulario_engine::Game;
use fabulario_engine::deck::Section;

mod catalogue;
mod damage;
mod forge;
mod fuzz;
mod moved;
mod properties;
mod refused;
mod vectors;

/// The shipped cards.
static SHIPPED: LazyLock<Catalogue> = LazyLock::new(|| catalogue::load(&Files::embedded()));

/// The shipped cards, and some of made-up sets.
static WIDE: LazyLock<Catalogue> = LazyLock::new(catalogue::wide);

/// The place of a card by its id.
fn place(catalogue: &Catalogue, id: &str) -> usize {
    catalogue.place(id).unwrap_or_else(|| panic!("{id}"))
}

fn line(section: Section, card: usize, copies: u32) -> DeckLine {
    DeckLine {
        section,
        card,
        attached: Vec::new(),
        copies,
    }
}

/// The ready decks of all games.
fn ready(catalogue: &Catalogue) -> Vec<Deck> {
    let mut decks = Vec::new();
    for deck in &catalogue.fabula().decks {
        let sheet = &deck.sheet;
        let cards = sheet.cards.iter();
        let cards = cards.map(|(id, copies)| line(Section::Main, place(catalogue, id), *copies));
        let bases = sheet.arredores.iter();
        let bases = bases.map(|id| line(Section::Arredores, place(catalogue, id), 1));
        let centro = line(Section::Centro, place(catalogue, &sheet.centro), 1);
        decks.push(Deck {
            game: Game::Fabula,
            lines: cards.chain(bases).chain([centro]).collect(),
        });
    }
    for deck in catalogue.decks() {
        let sections = Section::of(deck.game);
        let lines = deck.lists.iter().flat_map(|(list, cards)| {
            let section = sections.iter().find(|section| section.word().id == list);
            cards
                .iter()
                .map(move |(id, copies)| line(*section.unwrap(), place(catalogue, id), *copies))
        });
        decks.push(Deck {
            game: deck.game,
            lines: lines.collect(),
        });
    }
    assert!(decks.len() > 20);
    decks
}
