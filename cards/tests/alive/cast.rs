//! Who plays along: cards of the set that a card's text speaks of, and a few others. Nobody else: what no card of
//! the set can bring about is dead in it.

use fabulario_engine::rng::Rng;
use serde_json::{Value, json};

/// The most cards that play along for each description in a text, and for none.
const FITTING: usize = 5;
const ANY: [(&str, usize); 4] = [
    ("aliado", 12),
    ("manobra", 10),
    ("modificacao", 5),
    ("base", 5),
];

/// What a text waits for or changes, and the word of other texts that brings it about.
const CAUSES: [(&str, &str); 16] = [
    ("sacrificed", "sacrifice"),
    ("discards", "discard"),
    ("draws", "draw"),
    ("forbid_draw", "draw"),
    ("gains_resources", "gain_resources"),
    ("gains_resistance", "gain_resistance"),
    ("loses_resistance", "damage"),
    ("damaged", "damage"),
    ("destroyed", "destroy"),
    ("turned", "turn"),
    ("unturned", "unturn"),
    ("be_targeted", "targets"),
    ("be_destroyed", "destroy"),
    ("take_damage", "damage"),
    ("gain_resistance", "gain_resistance"),
    ("set_letter", "letter"),
];

/// The place of the card itself in every table; before it stands the register of Fichas.
pub const CARD: usize = 1;

/// The cards of one table and, for each description in the text, the names of those that fit.
pub struct Cast {
    pub cards: Vec<Value>,
    pub fitting: Vec<Vec<String>>,
}

/// Chooses a cast for a card of a set.
pub fn cast(card: &Value, set: &[Value], fichas: &[Value], rng: &mut Rng) -> Cast {
    let mut cards = vec![register(fichas), card.clone()];
    let mut fitting = Vec::new();
    let mut filters = Vec::new();
    filters_in(card, &mut filters);
    for filter in filters {
        let fit: Vec<&Value> = set.iter().filter(|it| fits(it, filter)).collect();
        let chosen = sample(&fit, FITTING, rng);
        let tokens = fichas.iter().filter(|it| fits(it, filter));
        let names = chosen.iter().copied().chain(tokens).map(name_of);
        fitting.push(names.collect());
        add(&mut cards, &chosen);
    }
    for (word, cause) in CAUSES {
        if says(card, word) {
            let causes: Vec<&Value> = set.iter().filter(|it| says(it, cause)).collect();
            let chosen = sample(&causes, FITTING, rng);
            fitting.push(chosen.iter().copied().map(name_of).collect());
            add(&mut cards, &chosen);
        }
    }
    for (kind, most) in ANY {
        let all: Vec<&Value> = set.iter().filter(|it| it["kind"] == kind).collect();
        add(&mut cards, &sample(&all, most, rng));
    }
    Cast { cards, fitting }
}

pub fn name_of(card: &Value) -> String {
    card["name"].as_str().unwrap().to_owned()
}

/// Whether a text has this word; what is paid does not count, but for its letter.
fn says(value: &Value, word: &str) -> bool {
    match value {
        Value::String(text) => text == word,
        Value::Array(list) => list.iter().any(|it| says(it, word)),
        Value::Object(map) => map.iter().any(|(key, it)| match key.as_str() {
            "cost" => it.get(word).is_some() && word == "letter",
            "name" | "subtypes" => false,
            key => key == word || says(it, word),
        }),
        _ => false,
    }
}

fn add(cards: &mut Vec<Value>, more: &[&Value]) {
    for card in more {
        if !cards.iter().any(|other| other["name"] == card["name"]) {
            cards.push((*card).clone());
        }
    }
}

fn sample<'v>(all: &[&'v Value], most: usize, rng: &mut Rng) -> Vec<&'v Value> {
    let mut left = all.to_vec();
    let mut chosen = Vec::new();
    while chosen.len() < most && !left.is_empty() {
        let count = u32::try_from(left.len()).unwrap_or(0);
        chosen.push(left.swap_remove(rng.below(count) as usize));
    }
    chosen
}

/// Every Ficha that cards make, each once.
pub fn fichas_in(value: &Value, found: &mut Vec<Value>) {
    if let Some(ficha) = value.get("ficha").filter(|ficha| ficha.is_object())
        && !found.contains(ficha)
    {
        found.push(ficha.clone());
    }
    match value {
        Value::Array(list) => list.iter().for_each(|it| fichas_in(it, found)),
        Value::Object(map) => map.values().for_each(|it| fichas_in(it, found)),
        _ => {}
    }
}

/// What the text asks of the printed card, wherever it stands.
fn filters_in<'v>(value: &'v Value, found: &mut Vec<&'v Value>) {
    const WORDS: [&str; 6] = [
        "kinds",
        "colours",
        "subtypes",
        "name",
        "cost_at_least",
        "cost_at_most",
    ];
    match value {
        Value::Array(list) => list.iter().for_each(|it| filters_in(it, found)),
        Value::Object(map) => {
            let is_filter = !map.contains_key("kind") && WORDS.iter().any(|w| map.contains_key(*w));
            if is_filter && !found.contains(&value) {
                found.push(value);
            }
            map.values().for_each(|it| filters_in(it, found));
        }
        _ => {}
    }
}

/// Whether a printed card fits; what only a permanent has does not matter, nor do bounds that are worked out.
fn fits(card: &Value, filter: &Value) -> bool {
    let has = |list: &Value, one: &Value| list.as_array().is_some_and(|list| list.contains(one));
    let colours = card["colours"].as_array().map_or(&[][..], Vec::as_slice);
    let kinds = &filter["kinds"];
    let kind = kinds.is_null() || has(kinds, &card["kind"]) || has(kinds, &card["of"]);
    let colour = match &filter["colours"] {
        Value::String(word) => match word.as_str() {
            "colourless" => colours.is_empty(),
            "mono" => colours.len() == 1,
            "multi" => colours.len() > 1,
            _ => true,
        },
        Value::Object(test) => {
            let all = test.values().next().map(|test| &test["colours"]);
            let exactly = test.contains_key("exactly");
            all.and_then(Value::as_array).is_none_or(|all| {
                let any = all.iter().any(|colour| colours.contains(colour));
                if exactly {
                    all.len() == colours.len() && colours.iter().all(|c| all.contains(c))
                } else {
                    any
                }
            })
        }
        _ => true,
    };
    let subtypes = filter["subtypes"].as_array().is_none_or(|any| {
        let printed = card["subtypes"].as_array();
        any.iter()
            .any(|one| printed.is_some_and(|printed| printed.contains(one)))
    });
    let name = filter["name"].is_null() || filter["name"] == card["name"];
    let cost = card["cost"].as_i64().or(card["cost"]["resources"].as_i64());
    let cost = cost.unwrap_or(0);
    let least = filter["cost_at_least"].as_i64().is_none_or(|n| cost >= n);
    let most = filter["cost_at_most"].as_i64().is_none_or(|n| cost <= n);
    kind && colour && subtypes && name && least && most
}

/// Never played: it keeps the numbers of all Fichas in their order, whatever is deleted.
fn register(fichas: &[Value]) -> Value {
    let make = |ficha: &Value| json!({"create": {"ficha": ficha}});
    let sentences: Vec<Value> = fichas
        .chunks(20)
        .map(|some| json!({"effects": some.iter().map(make).collect::<Vec<_>>()}))
        .chain([json!({"effects": []})])
        .collect();
    json!({"name": "Registro de Fichas", "kind": "manobra", "colours": ["branco"], "effect": {"sentences": sentences}})
}
