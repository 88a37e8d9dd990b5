//! Cards for tests in one line: what a test is about stands out.

#![expect(
    clippy::needless_pass_by_value,
    reason = "a call reads `spell(name, json!(…))`, without a `&` before every tree"
)]

use fabulario_engine::fabula::Table;
use serde_json::{Value, json};

/// A Manobra of cost zero that has these effects in one sentence.
pub fn spell(name: &str, effects: Value) -> Value {
    json!({"name": name, "kind": "manobra", "effect": {"sentences": [{"effects": effects}]}})
}

/// The same with one target: any permanent.
pub fn aimed(name: &str, effects: Value) -> Value {
    aimed_at(name, json!({"permanent": {}}), effects)
}

/// The same with one target of a given description.
pub fn aimed_at(name: &str, what: Value, effects: Value) -> Value {
    json!({"name": name, "kind": "manobra",
        "effect": {"targets": [{"what": what}], "sentences": [{"effects": effects}]}})
}

/// An Aliado of cost zero with these abilities.
pub fn ally(name: &str, [ofensiva, vida, influencia]: [i16; 3], abilities: Value) -> Value {
    json!({"name": name, "kind": "aliado", "ofensiva": ofensiva, "vida": vida,
        "influencia": influencia, "abilities": abilities})
}

/// A Modificação whose cost and attach cost are zero.
pub fn modification(name: &str, abilities: Value) -> Value {
    json!({"name": name, "kind": "modificacao", "attach": 0, "abilities": abilities})
}

/// A Ficha that stands for an Aliado: nothing but its name and its three values.
pub fn token(name: &str, [ofensiva, vida, influencia]: [i16; 3]) -> Value {
    json!({"name": name, "kind": "ficha", "of": "aliado", "ofensiva": ofensiva, "vida": vida,
        "influencia": influencia})
}

/// A triggered ability of one sentence.
pub fn whenever(trigger: Value, effects: Value) -> Value {
    json!({"triggered": {"trigger": trigger, "effect": {"sentences": [{"effects": effects}]}}})
}

/// An activated ability of one sentence.
pub fn paying(cost: Value, effects: Value) -> Value {
    json!({"activated": {"cost": cost, "effect": {"sentences": [{"effects": effects}]}}})
}

/// A passive ability.
pub fn always(does: Value) -> Value {
    json!({"passive": {"does": does}})
}

/// What is wrong with this one card; nothing if it can be read.
pub fn mistakes(card: Value) -> Vec<String> {
    let read = Table::read(&Value::Array(vec![card]));
    let mistakes = read.err().unwrap_or_default();
    mistakes.iter().map(ToString::to_string).collect()
}
