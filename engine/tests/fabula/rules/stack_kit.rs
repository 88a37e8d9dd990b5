//! Cards and looks at the stack that the tests of effects and targets share.

use fabulario_engine::fabula::state::Item;
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use crate::fabula::support::*;

/// Any Aliado as a target or choice.
pub fn an_ally() -> Value {
    json!({"permanent": {"filter": {"kinds": ["aliado"]}}})
}

/// A Manobra of cost 1 that says one sentence and points at nothing.
pub fn manobra(name: &str, effects: &Value) -> Value {
    json!({"name": name, "kind": "manobra", "cost": 1, "effect": {"sentences": [{"effects": effects}]}})
}

/// A Manobra of cost 1 that says one sentence about one target.
pub fn aimed(name: &str, what: &Value, effects: &Value) -> Value {
    json!({"name": name, "kind": "manobra", "cost": 1,
        "effect": {"targets": [{"what": what}], "sentences": [{"effects": effects}]}})
}

/// A Modificação with these abilities: they may be used whenever there is priority (FAB-C16).
pub fn relic(name: &str, abilities: &Value) -> Value {
    json!({"name": name, "kind": "modificacao", "cost": 1, "attach": 1, "abilities": abilities})
}

/// A Modificação with a passive ability.
pub fn law(name: &str, does: &Value) -> Value {
    relic(name, &json!([{"passive": {"does": does}}]))
}

/// A Modificação whose ability costs a turning and 2 resources and deals 2 damage to an Aliado.
pub fn sling() -> Value {
    let text = json!({"targets": [{"what": an_ally()}], "sentences": [{"effects": [{"damage": {"to": "target", "amount": 2}}]}]});
    relic(
        "Funda",
        &json!([{"activated": {"cost": {"resources": 2, "turn": true}, "effect": text}}]),
    )
}

/// A text of one sentence.
pub fn says(effects: &Value) -> Value {
    json!({"sentences": [{"effects": effects}]})
}

/// "Cancele o efeito alvo."
pub fn targeted_cancel() -> Value {
    aimed(
        "Mordaça",
        &json!("effect"),
        &json!([{"cancel": {"what": "target"}}]),
    )
}

/// The names of the cards of the stack, the effect that resolves next last.
pub fn waiting(game: &Game) -> Vec<&str> {
    let name = |item: &Item| game.table.card(item.card).name.as_str();
    game.state.stack().iter().map(name).collect()
}

/// The effect that resolves next.
pub fn top(game: &Game) -> &Item {
    game.state.stack().last().expect("the stack is empty")
}

/// The numbers of the effects that resolved, in order.
pub fn resolved(game: &Game) -> Vec<u32> {
    let id = |event: &Event| match event {
        Event::Resolved { id } => Some(*id),
        _ => None,
    };
    game.log.iter().filter_map(id).collect()
}

/// What may be chosen now.
pub fn choices(game: &Game) -> Vec<Target> {
    let target = |action: Action| match action {
        Action::Choose(target) => Some(target),
        _ => None,
    };
    legal_actions(&game.state)
        .into_iter()
        .filter_map(target)
        .collect()
}

/// Whether the table refuses a card, with these words somewhere in its mistakes.
pub fn is_refused(card: &Value, words: &str) -> bool {
    match Table::read(&json!([card])) {
        Ok(_) => false,
        Err(mistakes) => mistakes
            .iter()
            .any(|mistake| mistake.message.contains(words)),
    }
}

/// The same position once more.
pub fn again(scene: &Scene) -> Scene {
    Scene {
        table: scene.table,
        position: scene.position.clone(),
    }
}
