//! Cards of Fábula: what they do is taken from shipped cards of the same type, with other numbers.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use fabulario_cards::stock::{Entry, Kind};
use fabulario_engine::Game;
use serde_json::{Map, Value, json};

use super::dice::Dice;
use super::lore::{SHIPPED, object};

pub(super) const STATS: &[&str] = &["vida", "ofensiva", "influencia"];
const COLOURS: [&str; 6] = ["branco", "azul", "amarelo", "verde", "vermelho", "roxo"];
const RARITIES: [(u64, &str); 3] = [(55, "comum"), (33, "rara"), (12, "lendaria")];
/// What a card of a type does stands in these fields, which belong together.
const PARTS: [&str; 5] = [
    "abilities",
    "effect",
    "attach",
    "attaches_to",
    "enters_attached",
];
/// The letters that fit on a card, less a few for other numbers.
const ROOM: usize = 405;
/// What may do another number of things.
const COUNTED: [&str; 6] = [
    "damage",
    "modify",
    "gain_resistance",
    "lose_resistance",
    "gain_resources",
    "generate",
];

/// The shipped cards by type.
static DONORS: LazyLock<BTreeMap<String, Vec<Map<String, Value>>>> = LazyLock::new(|| {
    let mut donors: BTreeMap<String, Vec<_>> = BTreeMap::new();
    for entry in SHIPPED.kind(Game::Fabula, Kind::Card) {
        let card = object(entry);
        let kind = card["kind"].as_str().expect("a card has a type").to_owned();
        donors.entry(kind).or_default().push(card);
    }
    donors
});

/// The subtypes of each type.
static SUBTYPES: LazyLock<BTreeMap<String, Vec<String>>> = LazyLock::new(|| {
    let mut subtypes: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for entry in SHIPPED.kind(Game::Fabula, Kind::Tag) {
        let of = object(entry)["of"]
            .as_str()
            .expect("a subtype is of a type")
            .to_owned();
        subtypes.entry(of).or_default().push(entry.id.to_string());
    }
    subtypes
});

/// The keywords, and what each takes of a card.
static KEYWORDS: LazyLock<Vec<(String, usize)>> = LazyLock::new(|| {
    let keywords = SHIPPED.kind(Game::Fabula, Kind::Keyword);
    let keyword = |entry: &Entry| (entry.id.to_string(), letters(&object(entry)["abilities"]));
    keywords.map(keyword).collect()
});

/// What is printed on a card.
pub(super) fn print(dice: &mut Dice, card: &mut Map<String, Value>) {
    let kind = dice.weighted(&[
        (50, "aliado"),
        (24, "manobra"),
        (10, "base"),
        (16, "modificacao"),
    ]);
    let donors = &DONORS[kind];
    let donor = dice.pick(donors);
    let mut parts: Map<String, Value> = donor.clone();
    parts.retain(|field, _| PARTS.contains(&&**field));
    let mut put = |field: &str, value: Value| card.insert(field.to_owned(), value);
    put("kind", json!(kind));
    if kind != "base" {
        put("cost", cost(dice, kind, &donor["cost"]));
    }
    let colours = dice.many(&[12, 53, 26, 9]);
    if colours > 0 {
        put("colours", json!(dice.some(colours, &COLOURS)));
    }
    put("rarity", json!(dice.weighted(&RARITIES)));
    let subtypes = dice.many(&[8, 52, 30, 10]);
    put("subtypes", json!(dice.some(subtypes, &SUBTYPES[kind])));
    if kind == "aliado" {
        put("vida", json!(dice.value(1, 8, 99)));
        for stat in ["ofensiva", "influencia"] {
            let least = if dice.percent(1) { -3 } else { 0 };
            put(stat, json!(dice.value(least, 8, 40)));
        }
    }
    if kind != "manobra" && dice.percent(12) {
        put("restore", json!(dice.within(0, 5)));
    }
    let mut room = ROOM.saturating_sub(parts.values().map(letters).sum());
    if kind == "aliado" {
        let count = dice.many(&[35, 48, 17]);
        let mut keywords = dice.some(count, &KEYWORDS);
        keywords.retain(|(_, letters)| fits(*letters, &mut room));
        let keywords: Vec<&str> = keywords.iter().map(|(id, _)| id.as_str()).collect();
        put("keywords", json!(keywords));
    }
    if matches!(kind, "aliado" | "base") && dice.percent(40) {
        second_ability(dice, donors, &mut parts, room);
    }
    if kind == "modificacao" {
        parts.insert("attach".to_owned(), json!(dice.value(0, 4, 9)));
    }
    for (field, mut part) in parts {
        vary(dice, &mut part);
        put(&field, part);
    }
}

/// A cost like that of the shipped card where it has parts, otherwise any, now and then with a letter.
fn cost(dice: &mut Dice, kind: &str, shipped: &Value) -> Value {
    let resources = dice.value(0, 9, 99);
    if let Value::Object(parts) = shipped {
        let mut parts = parts.clone();
        parts.insert("resources".to_owned(), json!(resources));
        return Value::Object(parts);
    }
    match dice.below(100) {
        0..3 => json!({ "resources": resources, "letter": dice.common(&["x", "y", "z"]) }),
        3..5 if kind == "manobra" => json!({ "resources": resources, "discard": { "count": 1 } }),
        _ => json!(resources),
    }
}

/// Adds an ability of another shipped card, if there is room.
fn second_ability(
    dice: &mut Dice,
    donors: &[Map<String, Value>],
    parts: &mut Map<String, Value>,
    mut room: usize,
) {
    let other = dice.pick(donors).get("abilities").and_then(Value::as_array);
    let Some(other) = other.filter(|list| !list.is_empty()) else {
        return;
    };
    let other = dice.pick(other);
    let own = parts.entry("abilities").or_insert_with(|| json!([]));
    if let Some(own) = own.as_array_mut()
        && !own.contains(other)
        && fits(letters(other), &mut room)
    {
        own.push(other.clone());
    }
}

/// The letters of a part's text, or more: what its tree takes is a good measure, but fichas are described.
fn letters(part: &Value) -> usize {
    let tree = part.to_string();
    let fichas = tree.matches("\"ficha\":\"").count();
    tree.len() / 2 + 75 * fichas + 58
}

/// Takes the room, if there is enough.
fn fits(letters: usize, room: &mut usize) -> bool {
    let left = room.checked_sub(letters);
    *room = left.unwrap_or(*room);
    left.is_some()
}

/// Changes numbers that may as well be others.
fn vary(dice: &mut Dice, part: &mut Value) {
    match part {
        Value::Array(list) => list.iter_mut().for_each(|it| vary(dice, it)),
        Value::Object(fields) => {
            for (name, value) in fields {
                if COUNTED.contains(&&**name)
                    && let Some(amount) = value.get_mut("amount")
                    && let Some(number) = amount.as_i64().filter(|it| (1..5).contains(it))
                    && dice.percent(50)
                {
                    *amount = json!((number + dice.within(-1, 2)).max(1));
                }
                vary(dice, value);
            }
        }
        _ => {}
    }
}
