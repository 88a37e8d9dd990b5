//! The synthetic cards that search is tested and measured with: valid, repeatable, and of every kind.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use fabulario_cards::stock::{Kind, Stock};
use fabulario_cards::words::slug;
use fabulario_cards::{Catalogue, Files};
use fabulario_engine::Game;
use serde_json::Value;

use crate::search::forge;

static SAMPLE: LazyLock<Vec<(Game, Value)>> =
    LazyLock::new(|| cards(&forge::stock(2400, 7)).collect());

#[test]
fn cards_of_many_seeds_assemble() {
    let files = Files::embedded();
    let assemble = |seed: u64| match Catalogue::assemble(&files, &forge::stock(2000, seed)) {
        Ok(catalogue) => assert!(
            catalogue.cards().len() > 2000,
            "the tokens are there as well"
        ),
        Err(mistakes) => panic!("seed {seed}: {mistakes}"),
    };
    std::thread::scope(|scope| {
        for seed in [0, 1, 7, 2026, u64::MAX] {
            scope.spawn(move || assemble(seed));
        }
    });
}

#[test]
fn a_seed_gives_the_same_cards_whole_or_in_chunks() {
    let files = Files::embedded();
    let digest = |stock: &Stock| stock.digest(&files);
    let whole = forge::stock(300, 7);
    assert_eq!(digest(&whole), digest(&forge::stock(300, 7)));
    assert_ne!(digest(&whole), digest(&forge::stock(300, 8)));
    let mut parts = forge::chunk(0, 150, 7);
    let second = forge::chunk(150, 150, 7);
    let cards = second
        .0
        .into_iter()
        .filter(|entry| entry.kind == Kind::Card);
    parts.0.extend(cards);
    assert_eq!(digest(&whole), digest(&parts));
}

#[test]
fn chunks_share_no_id_name_or_number() {
    let mut seen = BTreeSet::new();
    // The last one lies far beyond the names without a longer invented word.
    for first in [0, 600, 99_000, 700_000] {
        for (game, card) in cards(&forge::chunk(first, 600, 7)) {
            let mut keys = vec![format!("id {}", card["id"])];
            for lang in ["pt-BR", "en"] {
                let name = card["name"][lang].as_str();
                keys.extend(name.map(|name| format!("{game} {lang} {}", slug(name))));
            }
            for printing in card["printings"].as_array().unwrap() {
                keys.push(format!("{} {}", printing["set"], printing["number"]));
            }
            for key in keys {
                assert!(seen.insert(key.clone()), "{key} stands twice");
            }
        }
    }
}

#[test]
fn every_word_of_every_field_occurs() {
    let mut found: BTreeMap<(&str, &str), BTreeSet<String>> = BTreeMap::new();
    for (game, card) in &*SAMPLE {
        for (game_of, field, _) in FIELDS.iter().filter(|(of, ..)| *of == game.code()) {
            let words = found.entry((game_of, field)).or_default();
            match &card[*field] {
                Value::Array(list) => words.extend(list.iter().map(Value::to_string)),
                Value::Null => {
                    words.insert("none".to_owned());
                }
                other => {
                    words.insert(other.to_string());
                }
            }
        }
    }
    for (game, field, count) in FIELDS {
        let words = &found[&(game, field)];
        assert!(words.len() >= count, "{game} {field}: {words:?}");
    }
}

#[test]
fn names_are_short_and_hardly_ever_have_numerals() {
    let (mut names, mut numerals, mut alone) = (0, 0, 0);
    for (_, card) in &*SAMPLE {
        let written = card["name"].as_object().unwrap();
        alone += usize::from(written.len() == 1);
        for name in written.values().map(|name| name.as_str().unwrap()) {
            let words = name.split(' ').count();
            assert!((2..=5).contains(&words), "{name}");
            names += 1;
            numerals += usize::from(name.chars().any(|c| c.is_ascii_digit()));
        }
    }
    assert!(numerals * 20 < names, "{numerals} of {names} with numerals");
    assert!((25..250).contains(&alone), "{alone} in one language only");
}

/// How many words of a field there are, an absent one included where it may be absent.
const FIELDS: [(&str, &str, usize); 20] = [
    ("fab", "kind", 4),
    ("fab", "rarity", 3),
    ("fab", "colours", 7),
    ("fab", "subtypes", 25),
    ("fab", "keywords", 9),
    ("fab", "restore", 7),
    ("dd", "type", 3),
    ("dd", "element", 8),
    ("dd", "directions", 9),
    ("dd", "activation", 7),
    ("dd", "range", 8),
    ("mvc", "type", 3),
    ("mvc", "world", 13),
    ("mvc", "rarity", 6),
    ("mvc", "life", 13),
    ("mvc", "energy", 4),
    ("apo", "type", 7),
    ("apo", "rarity", 5),
    ("apo", "knowledges", 15),
    ("apo", "path", 22),
];

fn cards(stock: &Stock) -> impl Iterator<Item = (Game, Value)> {
    let cards = stock.0.iter().filter(|entry| entry.kind == Kind::Card);
    cards.map(|entry| (entry.game, serde_json::from_str(&entry.body).unwrap()))
}
