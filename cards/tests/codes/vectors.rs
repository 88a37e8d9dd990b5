//! The published codes, both ways.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use fabulario_cards::code::{decode, encode};
use fabulario_cards::deck::{Deck, DeckLine};
use fabulario_engine::Game;
use fabulario_engine::deck::Section;
use serde_json::{Map, Value};

use super::WIDE;

static FILE: LazyLock<Value> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../../openapi/deck-codes.json")).unwrap()
});

/// The codes of decks.
pub fn valid() -> impl Iterator<Item = &'static str> {
    let valid = FILE["valid"].as_array().unwrap().iter();
    valid.map(|it| it["code"].as_str().unwrap())
}

/// The cards that they speak of.
pub fn cards() -> BTreeSet<(Game, String, u32)> {
    let mut cards = BTreeSet::new();
    for vector in FILE["valid"].as_array().unwrap() {
        let game: Game = vector["game"].as_str().unwrap().parse().unwrap();
        for (_, entry) in entries(vector["deck"].as_object().unwrap()) {
            let attached = entry["attached"].as_array().into_iter().flatten();
            for entry in attached.chain([entry]) {
                let (set, number) = card(entry);
                cards.insert((game, set.to_owned(), number));
            }
        }
    }
    cards
}

fn entries(deck: &Map<String, Value>) -> impl Iterator<Item = (&str, &Value)> {
    deck.iter().flat_map(|(section, entries)| {
        let entries = entries.as_array().unwrap().iter();
        entries.map(move |entry| (section.as_str(), entry))
    })
}

fn card(entry: &Value) -> (&str, u32) {
    let (set, number) = entry["card"].as_str().unwrap().split_once('-').unwrap();
    (set, number.parse().unwrap())
}

/// The place of a card and its copies; found by its printing, without the index that codes use.
fn copies(entry: &Value) -> (usize, u32) {
    let (set, number) = card(entry);
    let place = WIDE.cards().iter().position(|card| {
        let mut printings = card.sheet.printings.iter();
        printings.any(|it| it.set == set && it.number == number)
    });
    let copies = entry["copies"].as_u64().unwrap();
    (place.unwrap(), u32::try_from(copies).unwrap())
}

fn deck(vector: &Value) -> Deck {
    let game: Game = vector["game"].as_str().unwrap().parse().unwrap();
    let sections = Section::of(game);
    let lines = entries(vector["deck"].as_object().unwrap()).map(|(section, entry)| {
        let section = sections.iter().find(|it| it.word().id == section);
        let (card, number) = copies(entry);
        let attached = entry["attached"].as_array().into_iter().flatten();
        DeckLine {
            section: *section.unwrap(),
            card,
            attached: attached.map(copies).collect(),
            copies: number,
        }
    });
    Deck {
        game,
        lines: lines.collect(),
    }
}

#[test]
fn published_codes_are_written_and_read() {
    let valid = FILE["valid"].as_array().unwrap();
    assert!(valid.len() >= 30);
    for vector in valid {
        let (deck, code) = (deck(vector), vector["code"].as_str().unwrap());
        assert_eq!(encode(&WIDE, &deck).as_deref(), Ok(code), "{vector}");
        assert_eq!(decode(&WIDE, code), Ok(deck.normal()), "{vector}");
    }
    for game in Game::ALL {
        let of_game = valid.iter().filter(|it| it["game"] == game.code());
        assert!(of_game.count() >= 5, "{game}");
    }
}

#[test]
fn published_mistakes_are_refused_for_their_reasons() {
    let invalid = FILE["invalid"].as_array().unwrap();
    assert!(invalid.len() >= 20);
    for vector in invalid {
        let error = decode(&WIDE, vector["code"].as_str().unwrap()).unwrap_err();
        assert_eq!(error.id(), vector["reason"], "{vector} {error}");
    }
    let reasons: BTreeSet<&str> = invalid
        .iter()
        .map(|it| it["reason"].as_str().unwrap())
        .collect();
    // All but the one that takes a catalogue which has changed.
    assert_eq!(reasons.len(), 9);
}

#[test]
fn the_page_shows_codes_that_are_published() {
    let page = include_str!("../../../openapi/DECK-CODE.md");
    let shown: BTreeSet<&str> = page
        .split(|c: char| !c.is_ascii_uppercase() && !c.is_ascii_digit())
        .filter(|word| word.len() > 12)
        .collect();
    assert_eq!(shown.len(), 3);
    for code in shown {
        assert!(valid().any(|known| known == code), "{code}");
    }
}
