//! Cards and questions for the greedy pilot.

use fabulario_engine::fabula::players::{Decide, Greedy};
use fabulario_engine::fabula::{Action, legal_actions};
use serde_json::{Value, json};

use crate::fabula::support::{Game, Scene, duel};

fn on(whose: &str, kinds: &[&str]) -> Value {
    json!([{"what": {"permanent": {"filter": {"kinds": kinds, "whose": whose}}}}])
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "cards are written in the call"
)]
fn says(effects: Value) -> Value {
    json!([{"effects": effects}])
}

/// Two players and one card for each thing that a pilot must understand.
pub fn scene() -> Scene {
    duel(json!([
        {"name": "Bomba", "kind": "manobra", "cost": 2, "effect": {"targets": on("opponents", &["aliado", "base"]),
            "sentences": says(json!([{"damage": {"to": "target", "amount": 3}}]))}},
        {"name": "Fole", "kind": "manobra", "cost": 1, "effect": {"targets": on("you", &["aliado"]),
            "sentences": says(json!([{"modify": {"what": "target", "stat": "ofensiva", "amount": 2}},
                {"modify": {"what": "target", "stat": "vida", "amount": 2}}]))}},
        {"name": "Manto", "kind": "manobra", "cost": 1, "effect": {"targets": on("any", &["aliado", "base"]),
            "sentences": says(json!([{"prevent": {"to": "target"}}]))}},
        {"name": "Reza", "kind": "manobra", "cost": 1, "effect": {"targets": on("any", &["base"]),
            "sentences": says(json!([{"gain_resistance": {"what": "target", "amount": 3}}]))}},
        {"name": "Coro", "kind": "manobra", "cost": 1, "effect": {
            "targets": [{"what": {"permanent": {"filter": {"kinds": ["aliado"]}}}, "max": 2}],
            "sentences": says(json!([{"modify": {"what": "target", "stat": "influencia", "amount": 1}}]))}},
        {"name": "Cova", "kind": "manobra", "cost": 4, "effect": {"targets": on("any", &["aliado"]),
            "sentences": says(json!([{"destroy": {"what": "target"}}]))}},
        {"name": "Dilema", "kind": "manobra", "cost": 4, "effect": {"modes": [
            {"sentences": says(json!(["draw"]))},
            {"targets": on("any", &["aliado"]), "sentences": says(json!([{"destroy": {"what": "target"}}]))}]}},
        {"name": "Rajada", "kind": "manobra", "cost": {"resources": 1, "letter": "x"}, "effect": {
            "targets": on("any", &["aliado"]), "sentences": says(json!([{"damage": {"to": "target", "amount": "x"}}]))}},
        {"name": "Duelo", "kind": "manobra", "cost": 2, "effect": {
            "targets": [{"what": {"permanent": {"filter": {"kinds": ["aliado"], "whose": "you"}}}},
                {"what": {"permanent": {"filter": {"kinds": ["aliado"], "whose": "opponents"}}}}],
            "sentences": says(json!([{"damage": {"to": {"target": {"group": 1}}, "amount": {"stat": {"stat": "ofensiva", "of": "target"}}}}]))}},
        {"name": "Volta", "kind": "manobra", "cost": 2, "effect": {"targets": on("any", &["aliado"]),
            "sentences": says(json!([{"move": {"what": "target", "to": "mao"}}]))}},
        {"name": "Lote", "kind": "manobra", "cost": 1, "effect": {
            "sentences": says(json!([{"gain_resources": {"amount": 3}}]))}},
        {"name": "Nó", "kind": "manobra", "cost": 3, "effect": {"sentences": says(json!(["cancel"]))}},
        {"name": "Praga", "kind": "modificacao", "cost": 1, "attach": 1, "abilities": [
            {"passive": {"does": {"modify": {"of": {"host": true}, "stat": "ofensiva", "amount": -3}}}}]},
        {"name": "Lança", "kind": "modificacao", "cost": 1, "attach": 1, "abilities": [
            {"passive": {"does": {"modify": {"of": {"host": true}, "stat": "ofensiva", "amount": 2}}}}]},
        {"name": "Torre", "kind": "modificacao", "cost": 1, "attach": 1, "attaches_to": {"kinds": ["base"]},
            "enters_attached": true, "abilities": [{"triggered": {"trigger": {"turn_begins": {"whose": "you"}},
                "effect": {"sentences": says(json!([{"gain_resistance": {"what": "host", "amount": 1}}]))}}}]},
        {"name": "Ferreira", "kind": "aliado", "cost": 2, "vida": 2, "ofensiva": 1, "influencia": 1, "abilities": [
            {"activated": {"cost": {"resources": 1, "turn": true}, "effect": {"targets": on("any", &["aliado"]),
                "sentences": says(json!([{"damage": {"to": "target", "amount": 2}}]))}}}]},
        {"name": "Altar", "kind": "aliado", "cost": 2, "vida": 2, "ofensiva": 0, "influencia": 1, "abilities": [
            {"activated": {"cost": {"sacrifice": {"of": {"kinds": ["aliado"], "other": true}}}, "effect": {
                "sentences": says(json!(["draw"]))}}}]},
        {"name": "Moenda", "kind": "aliado", "cost": 2, "vida": 2, "ofensiva": 0, "influencia": 1, "abilities": [
            {"activated": {"cost": {}, "effect": {"sentences": says(json!([{"gain_resources": {"amount": 1}}]))}}}]},
        {"name": "Triunfo", "kind": "manobra", "cost": 5, "effect": {"sentences": [
            {"when": {"exists": {"what": {"kinds": ["aliado"], "whose": "you"}, "at_least": 2}}, "effects": [{"win": {}}]}]}},
        {"name": "Muro", "kind": "aliado", "cost": 3, "vida": 9, "ofensiva": 0, "influencia": 0},
        {"name": "Vidro", "kind": "aliado", "cost": 2, "vida": 1, "ofensiva": 4, "influencia": 1},
        {"name": "Emissária", "kind": "aliado", "cost": 3, "vida": 2, "ofensiva": 0, "influencia": 6},
    ]))
}

/// What the pilot does now.
pub fn wants(game: &Game) -> Action {
    Greedy.decide(&game.state, &legal_actions(&game.state))
}

/// The pilot plays for whoever is asked until it passes or finishes with nothing waiting.
pub fn drive(game: &mut Game) {
    for _ in 0..60 {
        if game.state.to_act().is_none() {
            return;
        }
        let action = wants(game);
        let quiet = matches!(action, Action::Pass | Action::Done);
        if quiet && game.state.stack().is_empty() {
            return;
        }
        game.act(action);
    }
}

impl Game {
    /// The pilot wants to play this card.
    pub fn would_play(&self, name: &str) -> bool {
        wants(self) == Action::Play(self.id(name))
    }
}
