//! Cards of Apoteose.

use fabulario_engine::Game;
use serde_json::{Map, Value, json};

use super::dice::Dice;
use super::lore::{ids, lore};
use super::sentences::{rules, title};

pub(super) const STATS: &[&str] = &[
    "con", "for", "agi", "per", "int", "car", "esp", "hp", "ap", "sp", "mp", "range", "damage",
];
const RARITIES: [(u64, &str); 5] = [
    (44, "comum"),
    (26, "incomum"),
    (17, "rara"),
    (9, "epica"),
    (4, "lendaria"),
];
const KNOWLEDGES: [&str; 14] = [
    "fe",
    "arcano",
    "cooperacao",
    "defesa",
    "atletismo",
    "pratica",
    "arte",
    "instrucao",
    "astucia",
    "elemental",
    "transmutacao",
    "vital",
    "mental",
    "dimensional",
];
const SPECIFIERS: [&str; 5] = ["headpiece", "vest", "feet", "accessory", "utility"];
const LIGNA: [&str; 6] = ["aroeira", "mulungu", "jatobá", "ipê", "pau-brasil", "cedro"];
const SUMMI: [&str; 4] = ["coroa", "ápice", "colosso", "semente"];
const FORMATS: [&str; 2] = ["apo-padrao", "apo-lagvig"];
const ACTIVATIONS: [&str; 4] = ["activate", "auto", "permanent", "temp"];
const TIMINGS: [&str; 21] = [
    "on_play",
    "turn_start",
    "attacking",
    "attacked",
    "turn_end",
    "round_start",
    "round_end",
    "battle_start",
    "battle_end",
    "on_exit",
    "on_obtain",
    "on_reveal",
    "on_conceal",
    "on_exhaust",
    "on_recover",
    "on_discard",
    "on_bury",
    "on_banish",
    "checking",
    "selected",
    "rolling",
];
const LIMITS: [&str; 6] = [
    "once_per_turn",
    "once_per_round",
    "once_per_battle",
    "turn_sacrifice",
    "no_response",
    "no_negation",
];
const SCOPES: [&str; 3] = ["hand", "discard_pile", "team"];

/// What is printed on a card.
pub(super) fn print(dice: &mut Dice, card: &mut Map<String, Value>) {
    let kind = dice.weighted(&[
        (24, "item"),
        (24, "habilidade"),
        (16, "companheiro"),
        (15, "evento"),
        (10, "classe"),
        (7, "ente"),
        (4, "casa"),
    ]);
    let level = if kind == "casa" {
        1
    } else {
        dice.weighted(&[(50, 1), (32, 2), (18, 3)])
    };
    let mut put = |field: &str, value: Value| card.insert(field.to_owned(), value);
    put("type", json!(kind));
    put("level", json!(level));
    put("rarity", json!(dice.weighted(&RARITIES)));
    let tags = dice.many(&[10, 35, 40, 15]);
    let tags = dice.some(tags, &lore(Game::Apoteose).tags);
    put("tags", json!(ids(&tags)));
    if dice.percent(3) {
        put("summus", json!(dice.pick(&SUMMI)));
    }
    if dice.percent(10) {
        let marks = 1 + dice.many(&[80, 20]);
        put("formats", json!(dice.some(marks, &FORMATS)));
    }
    if matches!(kind, "casa" | "classe" | "ente") {
        of_the_sheet(dice, kind, level, &mut put);
    } else {
        resource(dice, kind, &mut put);
    }
    let effects: Vec<Value> = (0..dice.many(&[10, 65, 25]))
        .map(|_| effect(dice))
        .collect();
    put("effects", json!(effects));
}

/// A card of the hero's sheet, mostly by the sums of its kind.
fn of_the_sheet(
    dice: &mut Dice,
    kind: &str,
    level: i64,
    put: &mut impl FnMut(&str, Value) -> Option<Value>,
) {
    let (sum, least, most) = match kind {
        "casa" => (28, 2, 6),
        "classe" => (2 * level, 0, 6),
        _ => (7 * level, -1, 4 * level),
    };
    let sum = if dice.percent(10) { sum + 2 } else { sum };
    put("attributes", attributes(dice, sum, least, most));
    match kind {
        "casa" => {
            put(
                "slots",
                json!({ "equipamento": 3, "memento": 3, "suporte": dice.within(0, 2) }),
            );
        }
        "classe" => {
            let memento = dice.within(1, level + 1);
            let equipamento = level + 1 - memento;
            put(
                "slots",
                json!({ "equipamento": equipamento, "memento": memento }),
            );
            put("path", json!(dice.within(1, 21)));
            let count = if level == 3 { 3 } else { 2 };
            put("knowledges", json!(dice.some(count, &KNOWLEDGES)));
        }
        _ => {}
    }
}

fn resource(dice: &mut Dice, kind: &str, put: &mut impl FnMut(&str, Value) -> Option<Value>) {
    let knowledges = dice.many(&[30, 55, 15]);
    put("knowledges", json!(dice.some(knowledges, &KNOWLEDGES)));
    if dice.percent(96) {
        put("value", json!(dice.within(1, 20)));
    }
    if dice.percent(70) {
        put("action", json!(dice.value(0, 6, 12)));
    }
    if kind == "companheiro" {
        let sum = dice.within(10, 40);
        put("attributes", attributes(dice, sum, 0, 12));
        if dice.percent(55) {
            put("path", json!(dice.within(1, 21)));
        }
    }
    if kind == "item" {
        let count = dice.many(&[20, 70, 10]);
        put("specifiers", json!(dice.some(count, &SPECIFIERS)));
    }
    if matches!(kind, "item" | "habilidade") {
        if dice.percent(50) {
            put("damage", damage(dice));
        }
        if dice.percent(45) {
            put("range", json!(dice.value(0, 8, 20)));
        }
        if dice.percent(4) {
            put("slots", json!({ "suporte": dice.within(1, 2) }));
        }
    }
    if kind == "habilidade" {
        let power =
            |dice: &mut Dice| json!({ "sp": dice.value(0, 4, 9), "mp": dice.value(0, 4, 9) });
        if dice.percent(85) {
            put("cost", power(dice));
        }
        if dice.percent(50) {
            put("gives", power(dice));
        }
        if dice.percent(22) {
            put("lignum", json!(dice.common(&LIGNA)));
        }
    }
}

/// Seven values of a sum.
fn attributes(dice: &mut Dice, sum: i64, least: i64, most: i64) -> Value {
    let mut values = [least; 7];
    let mut left = sum - 7 * least;
    while left > 0 {
        let value = &mut values[dice.index(7)];
        if *value < most {
            *value += 1;
            left -= 1;
        }
    }
    let named = STATS.iter().zip(values);
    let named = named.filter(|(_, value)| *value != 0);
    named
        .map(|(name, value)| ((*name).to_owned(), json!(value)))
        .collect()
}

fn damage(dice: &mut Dice) -> Value {
    let mut damage = Map::new();
    if dice.percent(60) {
        damage.insert("base".to_owned(), json!(dice.pick(&STATS[..7])));
    }
    if dice.percent(60) {
        damage.insert("plus".to_owned(), json!(dice.within(-2, 9)));
    }
    if dice.percent(50) {
        damage.insert("dice".to_owned(), json!(dice.pick(&["d2", "d3", "d6"])));
    }
    Value::Object(damage)
}

fn effect(dice: &mut Dice) -> Value {
    let mut effect = Map::new();
    let mut put = |field: &str, value: Value| effect.insert(field.to_owned(), value);
    if dice.percent(75) {
        put("name", title(dice, Game::Apoteose));
    }
    put("activation", json!(dice.common(&ACTIVATIONS)));
    if dice.percent(65) {
        put("timing", json!(dice.common(&TIMINGS)));
    }
    let (limits, scopes) = (dice.many(&[45, 40, 15]), dice.many(&[75, 20, 5]));
    put("limits", json!(dice.some(limits, &LIMITS)));
    put("scope", json!(dice.some(scopes, &SCOPES)));
    let (text, does) = rules(dice, Game::Apoteose, STATS);
    put("text", text);
    put("does", json!(does));
    Value::Object(effect)
}
