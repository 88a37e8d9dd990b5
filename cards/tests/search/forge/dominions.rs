//! Cards of Dimensional Dominions.

use fabulario_engine::Game;
use serde_json::{Map, Value, json};

use super::dice::Dice;
use super::lore::{ids, lore};
use super::sentences::rules;

pub(super) const STATS: &[&str] = &["atk", "hp", "range"];
const ELEMENTS: [&str; 7] = ["fire", "water", "earth", "air", "ice", "thunder", "void"];
const DIRECTIONS: [&str; 8] = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];
const ACTIVATIONS: [&str; 6] = [
    "once",
    "instant",
    "forever",
    "attach",
    "trap",
    "once_per_turn",
];
const WHEN: [&str; 6] = ["spawn", "battle", "if", "tick", "draw", "move"];

/// What is printed on a card.
pub(super) fn print(dice: &mut Dice, card: &mut Map<String, Value>) {
    let lore = lore(Game::Dominions);
    let kind = dice.weighted(&[(60, "unidade"), (25, "artefato"), (15, "campo")]);
    let mut put = |field: &str, value: Value| card.insert(field.to_owned(), value);
    put("type", json!(kind));
    if dice.percent(8) {
        put("unique", json!(true));
    }
    let tags = dice.many(&[10, 35, 40, 15]);
    put("tags", json!(ids(&dice.some(tags, &lore.tags))));
    if kind == "unidade" {
        put("element", json!(dice.pick(&ELEMENTS)));
        if dice.percent(96) {
            put("atk", json!(dice.value(0, 9, 99)));
        }
        if dice.percent(96) {
            put("hp", json!(dice.value(1, 10, 99)));
        }
        if dice.percent(45) {
            put("range", json!(dice.within(0, 6)));
        }
        let directions = if dice.percent(50) {
            dice.within(1, 3)
        } else {
            dice.within(1, 8)
        };
        let count = usize::try_from(directions).expect("at most eight");
        put("directions", json!(dice.some(count, &DIRECTIONS)));
    }
    if kind == "artefato" {
        put("activation", json!(dice.common(&ACTIVATIONS)));
    }
    let count = dice.many(&[60, 30, 10]);
    let keywords = ids(&dice.some(count, &lore.keywords)).into_iter();
    let keywords = keywords.map(|id| {
        if dice.percent(30) {
            json!({ "id": id, "value": dice.within(1, 6) })
        } else {
            json!({ "id": id })
        }
    });
    let keywords: Vec<Value> = keywords.collect();
    if !keywords.is_empty() {
        put("keywords", json!(keywords));
    }
    if kind == "campo" {
        put("occupy", effect(dice));
        put("link", effect(dice));
    } else {
        let count = dice.many(&[12, 68, 20]);
        let effects: Vec<Value> = (0..count).map(|_| effect(dice)).collect();
        put("effects", json!(effects));
    }
}

fn effect(dice: &mut Dice) -> Value {
    let (text, does) = rules(dice, Game::Dominions, STATS);
    let mut effect = Map::new();
    if dice.percent(75) {
        effect.insert("when".to_owned(), json!(dice.common(&WHEN)));
    }
    if dice.percent(20) {
        let kind = *dice.pick(&["action", "reaction"]);
        effect.insert("kind".to_owned(), json!(kind));
    }
    effect.insert("text".to_owned(), text);
    effect.insert("does".to_owned(), json!(does));
    Value::Object(effect)
}
