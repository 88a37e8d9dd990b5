//! Apoteose: no draw rules, no goldfish; a hero's statistics instead.

use fabulario_engine::apoteose::{Card, CardType};
use fabulario_engine::deck::{DeckList, Pool, Section};
use fabulario_engine::goldfish::apoteose::{HeroStatistics, NoDrawRules};
use fabulario_engine::{Format, RuleId};
use serde_json::json;

fn format() -> Format {
    serde_json::from_str(include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../cards/data/apoteose/formats/apo-lagvig.json"
    )))
    .unwrap()
}

/// The refusal says what the format says: nothing about hands and draws.
#[test]
fn no_source_states_how_cards_are_drawn() {
    let format = format();
    assert!(format.opening_hand.is_none() && format.draw.is_none() && format.mulligan.is_none());
    let text = NoDrawRules.text();
    for rule in NoDrawRules.rules() {
        assert!(text.pt.contains(&rule.0) && text.en.contains(&rule.0));
        assert!(NoDrawRules.to_string().contains(&rule.0));
    }
    assert_eq!(NoDrawRules.rules()[1], RuleId("APO-H22".to_owned()));
}

#[test]
fn the_resources_of_a_hero_are_counted() {
    let cards: Vec<Card> = serde_json::from_value(json!([
        {"id": "casa", "name": "Casa", "type": "casa", "level": 1, "rarity": "comum"},
        {"id": "classe", "name": "Classe", "type": "classe", "level": 2, "rarity": "comum", "path": 1},
        {"id": "item", "name": "Item", "type": "item", "level": 1, "rarity": "comum"},
        {"id": "evento", "name": "Evento", "type": "evento", "level": 3, "rarity": "comum"},
    ]))
    .unwrap();
    let pool = Pool::new(cards).unwrap();
    let mut list = DeckList::default();
    for (section, card, copies) in [
        (Section::Casa, "casa", 1),
        (Section::Classes, "classe", 1),
        (Section::Equipamento, "item", 2),
        (Section::Inventario, "evento", 3),
        (Section::Inventario, "unknown", 1),
    ] {
        list.add(&pool, section, card, copies);
    }
    let statistics = HeroStatistics::of(&list, &pool, format().hero.as_ref().unwrap());
    assert_eq!((statistics.resources, statistics.unknown), (5, 1));
    assert_eq!(statistics.hero.level, 3);
    assert_eq!(statistics.sections[&Section::Inventario], 4);
    assert_eq!(statistics.suits[&CardType::Item], 2);
    assert_eq!(statistics.levels, [(1, 2), (3, 3)].into());
}
