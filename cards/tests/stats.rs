//! Statistics of decks against a naive count of the cards as they are written, and against themselves.

#![allow(clippy::cast_precision_loss, reason = "its counts are small")]

use std::sync::LazyLock;

use chrono::NaiveDate;
use fabulario_cards::deck::{Deck, DeckLine};
use fabulario_cards::index::CardIndex;
use fabulario_cards::stats::Statistics;
use fabulario_cards::{Catalogue, Files};
use fabulario_engine::deck::Section;
use fabulario_engine::{Game, Lang};

mod charts;
mod naive;
mod properties;
mod snapshots;

static CATALOG: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::load(&Files::embedded()).unwrap_or_else(|mistakes| panic!("{mistakes}"))
});

static INDEX: LazyLock<CardIndex> = LazyLock::new(|| {
    let day = NaiveDate::from_ymd_opt(2026, 11, 17).unwrap();
    CardIndex::in_memory(&CATALOG, day).unwrap_or_else(|error| panic!("{error}"))
});

fn stats(deck: &Deck, lang: Lang) -> Statistics<'static> {
    Statistics::of(deck, &CATALOG, &INDEX, lang)
}

fn line(section: Section, id: &str, copies: u32) -> DeckLine {
    DeckLine {
        section,
        card: CATALOG.place(id).unwrap_or_else(|| panic!("{id}")),
        attached: Vec::new(),
        copies,
    }
}

/// Every ready deck with its id.
fn ready() -> Vec<(String, Deck)> {
    let mut decks = Vec::new();
    for deck in &CATALOG.fabula().decks {
        let sheet = &deck.sheet;
        let main = sheet.cards.iter();
        let mut lines: Vec<DeckLine> = main
            .map(|(id, copies)| line(Section::Main, id, *copies))
            .collect();
        lines.push(line(Section::Centro, &sheet.centro, 1));
        let around = sheet.arredores.iter();
        lines.extend(around.map(|id| line(Section::Arredores, id, 1)));
        let game = Game::Fabula;
        decks.push((sheet.id.clone(), Deck { game, lines }));
    }
    for deck in CATALOG.decks() {
        let game = deck.game;
        let mut lines = Vec::new();
        for section in Section::of(game) {
            let list = deck.lists.get(section.word().id).into_iter().flatten();
            lines.extend(list.map(|(id, copies)| line(*section, id, *copies)));
        }
        decks.push((deck.id.clone(), Deck { game, lines }));
    }
    assert_eq!(decks.len(), 26);
    decks
}

/// The first ready deck of each game.
fn one_of_each() -> Vec<(String, Deck)> {
    let all = ready();
    let first = |game| all.iter().find(|(_, deck)| deck.game == game).cloned();
    Game::ALL.into_iter().filter_map(first).collect()
}
