//! Reading a list of fifty lines, alone and with the verdict on it, and writing a deck.

#![allow(clippy::unwrap_used, reason = "a benchmark fails by panicking")]

use std::sync::LazyLock;

use chrono::NaiveDate;
use fabulario_cards::deck::Deck;
use fabulario_cards::document::list;
use fabulario_cards::list::{Form, read, write};
use fabulario_cards::{Catalogue, Files};
use fabulario_engine::deck::{Judge, Rules};
use fabulario_engine::{Game, Lang, fabula};

static CATALOG: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::load(&Files::embedded()).unwrap());

fn main() {
    divan::main();
}

/// Fifty lines: five headings and blanks, a base on each of five lines, cards of Fábula on the others.
fn fifty() -> String {
    let base = "Boca do Igapó";
    let mut text = format!("Centro: {base}\n\nArredores (4)\n");
    text.push_str(&format!("1 {base}\n").repeat(4));
    text += "\nBaralho principal (40)\n";
    let cards = CATALOG.fabula().cards.iter().take(41);
    let cards = cards.map(|card| format!("1x {}\n", card.sheet.name.pt));
    text.extend(cards);
    assert_eq!(text.lines().count(), 50);
    text
}

/// The game is told, so the text is read once.
#[divan::bench]
fn parse_fifty_lines(bencher: divan::Bencher) {
    let text = fifty();
    bencher.bench(|| read(&CATALOG, &text, Some(Game::Fabula)).unwrap());
}

/// The game is found by its cards.
#[divan::bench]
fn parse_fifty_lines_of_any_game(bencher: divan::Bencher) {
    let text = fifty();
    bencher.bench(|| read(&CATALOG, &text, None).unwrap());
}

#[divan::bench(args = [Some(Game::Fabula), None])]
fn parse_and_judge_fifty_lines(bencher: divan::Bencher, game: Option<Game>) {
    let text = fifty();
    let day = NaiveDate::from_ymd_opt(2026, 11, 17).unwrap();
    let rules = Rules::of(CATALOG.format("fab-padrao").unwrap(), &[], day);
    let pool = CATALOG.pool::<fabula::Face>();
    let judge = Judge::new(&rules, pool);
    bencher.bench(|| {
        let deck = read(&CATALOG, &text, game).unwrap().deck.unwrap();
        judge.check(&list(&deck.sections(&CATALOG), pool)).is_ok()
    });
}

#[divan::bench(args = [Form::Text, Form::Markdown, Form::Csv, Form::Json])]
fn write_a_deck(bencher: divan::Bencher, form: Form) {
    let text = fifty();
    let deck: Deck = read(&CATALOG, &text, None).unwrap().deck.unwrap();
    bencher.bench(|| write(&deck, &CATALOG, form, Lang::Pt));
}
