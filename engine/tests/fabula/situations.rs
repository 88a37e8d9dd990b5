//! Situations in which several rules meet: what the book says first, then what the engine does.

use serde_json::{Value, json};

use super::support::*;

mod bases;
mod combat;
mod permanents;
mod players;
mod stack;

/// A Manobra of cost zero with one target.
fn aimed(name: &str, what: &Value, effects: &Value) -> Value {
    json!({"name": name, "kind": "manobra",
        "effect": {"targets": [{"what": what}], "sentences": [{"effects": effects}]}})
}

/// A Modificação of cost zero and attach cost one.
fn modificacao(name: &str, abilities: &Value) -> Value {
    json!({"name": name, "kind": "modificacao", "attach": 1, "abilities": abilities})
}

/// An Aliado of cost one by its ofensiva, vida and influência.
fn aliado(name: &str, [ofensiva, vida, influencia]: [i16; 3]) -> Value {
    json!({"name": name, "kind": "aliado", "cost": 1,
        "ofensiva": ofensiva, "vida": vida, "influencia": influencia})
}

fn an_ally() -> Value {
    json!({"permanent": {"filter": {"kinds": ["aliado"]}}})
}

/// "Cancele o efeito alvo."
fn gag() -> Value {
    aimed(
        "Mordaça",
        &json!("effect"),
        &json!([{"cancel": {"what": "target"}}]),
    )
}

/// From a declaration to its blocks.
fn to_blocks(game: &mut Game) {
    game.pass_window();
    game.pass_window();
}

fn waiting(game: &Game) -> Vec<&str> {
    let stack = game.state.stack().iter();
    stack
        .map(|item| game.table.card(item.card).name.as_str())
        .collect()
}
