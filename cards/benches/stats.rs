//! What it takes to count a ready deck, and to draw its charts.

#![allow(clippy::expect_used, reason = "a benchmark fails by panicking")]

use std::sync::LazyLock;

use chrono::NaiveDate;
use divan::{Bencher, black_box};
use fabulario_cards::deck::{Deck, DeckLine};
use fabulario_cards::index::CardIndex;
use fabulario_cards::stats::{Statistics, chart};
use fabulario_cards::{Catalogue, Files};
use fabulario_engine::deck::Section;
use fabulario_engine::{Game, Lang};

static CATALOG: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::load(&Files::embedded()).expect("the shipped data is right"));

static INDEX: LazyLock<CardIndex> =
    LazyLock::new(|| CardIndex::in_memory(&CATALOG, NaiveDate::MAX).expect("an index"));

static DECK: LazyLock<Deck> = LazyLock::new(|| {
    let ready = CATALOG.fabula().decks.first().expect("a ready deck");
    let line = |(id, copies): (&String, &u32)| DeckLine {
        section: Section::Main,
        card: CATALOG.place(id).expect("a card"),
        attached: Vec::new(),
        copies: *copies,
    };
    Deck {
        game: Game::Fabula,
        lines: ready.sheet.cards.iter().map(line).collect(),
    }
});

fn counted() -> Statistics<'static> {
    Statistics::of(black_box(&DECK), &CATALOG, &INDEX, Lang::Pt)
}

#[divan::bench]
fn count(bencher: Bencher) {
    LazyLock::force(&INDEX);
    bencher.bench(counted);
}

#[divan::bench]
fn count_and_write(bencher: Bencher) {
    LazyLock::force(&INDEX);
    bencher.bench(|| serde_json::to_vec(&counted()));
}

#[divan::bench]
fn curve(bencher: Bencher) {
    let of = counted();
    bencher.bench(|| chart::curve(black_box(&of), Lang::Pt));
}

#[divan::bench]
fn colours(bencher: Bencher) {
    let of = counted();
    bencher.bench(|| chart::colours(black_box(&of), Lang::Pt));
}

fn main() {
    divan::main();
}
