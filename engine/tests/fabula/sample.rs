//! The sample set is what it says: legal decks, and every word of the vocabulary in use.

use std::collections::{BTreeMap, BTreeSet};

use fabulario_engine::fabula::{CardType, Colour, Rarity, Table};
use serde_json::Value;

const CARDS: &str = include_str!("data/cards.json");
const VOCABULARY: [&str; 9] = [
    include_str!("../../src/fabula/card.rs"),
    include_str!("../../src/fabula/card/colour.rs"),
    include_str!("../../src/fabula/ability.rs"),
    include_str!("../../src/fabula/ability/amount.rs"),
    include_str!("../../src/fabula/ability/cost.rs"),
    include_str!("../../src/fabula/ability/effect.rs"),
    include_str!("../../src/fabula/ability/filter.rs"),
    include_str!("../../src/fabula/ability/passive.rs"),
    include_str!("../../src/fabula/ability/target.rs"),
];
const TRIGGERS: &str = include_str!("../../src/fabula/ability/trigger.rs");

/// The names of the variants: inside of `node!`, indented twice, with a capital.
fn words(source: &str) -> BTreeSet<String> {
    let mut inside = false;
    let mut words = BTreeSet::new();
    for line in source.lines() {
        inside = (inside || line.starts_with("node! {")) && line != "}";
        let name = line
            .strip_prefix("        ")
            .filter(|rest| inside && rest.starts_with(char::is_uppercase));
        if let Some(name) = name {
            let name: String = name.chars().take_while(|c| c.is_alphanumeric()).collect();
            words.insert(fabulario_engine::fabula::read::snake(&name));
        }
    }
    words
}

#[test]
fn every_word_of_the_vocabulary_is_used() {
    let all: BTreeSet<String> = VOCABULARY
        .into_iter()
        .chain([TRIGGERS])
        .flat_map(words)
        .collect();
    assert!(all.len() > 150, "{}", all.len());
    let unused: Vec<&String> = all
        .iter()
        .filter(|word| !CARDS.contains(&format!("\"{word}\"")))
        .collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn every_deck_is_legal_and_every_card_is_in_one() {
    let parse = |text| -> Value { serde_json::from_str(text).unwrap() };
    let table =
        Table::with_keywords(&parse(CARDS), &parse(include_str!("data/keywords.json"))).unwrap();
    let decks = parse(include_str!("data/decks.json"));
    let mut used = BTreeSet::new();
    for deck in decks.as_array().unwrap() {
        let name = deck["name"].as_str().unwrap();
        let main: BTreeMap<&str, u64> = deck["main"]
            .as_object()
            .unwrap()
            .iter()
            .map(|(card, n)| (card.as_str(), n.as_u64().unwrap()))
            .collect();
        let bases: Vec<&str> = deck["bases"]
            .as_array()
            .unwrap()
            .iter()
            .map(|b| b.as_str().unwrap())
            .collect();
        let card = |name: &str| table.card(table.find(name).unwrap_or_else(|| panic!("{name}?")));
        assert_eq!(
            main.values().sum::<u64>(),
            if name == "Assombração" { 60 } else { 40 },
            "{name}"
        );
        assert_eq!(bases.len(), 5);
        let mut copies = main.clone();
        for base in &bases {
            assert_eq!(card(base).kind, CardType::Base);
            *copies.entry(base).or_default() += 1;
        }
        let identity: BTreeSet<Colour> = bases
            .iter()
            .flat_map(|base| card(base).colours.iter())
            .collect();
        for (name, count) in copies {
            let most = match card(name).rarity.unwrap() {
                Rarity::Comum => 3,
                Rarity::Rara => 2,
                Rarity::Lendaria => 1,
            };
            assert!((1..=most).contains(&count), "{count} {name}");
            assert!(
                card(name)
                    .colours
                    .iter()
                    .all(|colour| identity.contains(&colour)),
                "{name}"
            );
            used.insert(name);
        }
        assert!(main.keys().all(|name| card(name).kind != CardType::Base));
        if name == "Chão batido" {
            assert!(
                main.keys()
                    .chain(&bases)
                    .all(|name| card(name).abilities.is_empty() && card(name).effect.is_none())
            );
        }
    }
    let cards = table
        .ids()
        .map(|id| table.card(id))
        .filter(|card| card.kind != CardType::Ficha);
    let unused: Vec<&str> = cards
        .map(|card| card.name.as_str())
        .filter(|name| !used.contains(name))
        .collect();
    assert!(unused.is_empty(), "{unused:?}");
}
