//! Cards and steps that the tests of resources, combat and influence share.

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::{Deck, PlayRules, Player, Seat, Setup, Start, Table};
use serde_json::{Value, json};

use crate::fabula::support::Game;

/// An Aliado of cost 1 by its ofensiva, vida and influência.
pub fn aliado(name: &str, [ofensiva, vida, influencia]: [i16; 3]) -> Value {
    json!({"name": name, "kind": "aliado", "cost": 1,
        "ofensiva": ofensiva, "vida": vida, "influencia": influencia})
}

/// A Manobra of cost 1 that points at nothing.
pub fn manobra(name: &str, effects: &Value) -> Value {
    json!({"name": name, "kind": "manobra", "cost": 1, "effect": {"sentences": [{"effects": effects}]}})
}

/// A Manobra of cost 1 that points at one permanent that fits.
pub fn manobra_on(name: &str, filter: &Value, effects: &Value) -> Value {
    json!({"name": name, "kind": "manobra", "cost": 1, "effect": {
        "targets": [{"what": {"permanent": {"filter": filter}}}],
        "sentences": [{"effects": effects}]}})
}

/// A Modificação whose controller draws a card whenever this happens.
pub fn watcher(name: &str, trigger: &Value) -> Value {
    json!({"name": name, "kind": "modificacao", "cost": 1, "attach": 1, "abilities": [
        {"triggered": {"trigger": trigger, "effect": {"sentences": [{"effects": ["draw"]}]}}}]})
}

/// A Modificação with one activated ability that draws a card for this cost.
pub fn workshop(name: &str, cost: &Value) -> Value {
    json!({"name": name, "kind": "modificacao", "cost": 1, "attach": 1, "abilities": [
        {"activated": {"cost": cost, "effect": {"sentences": [{"effects": ["draw"]}]}}}]})
}

/// A Modificação with one passive ability.
pub fn passive(name: &str, does: &Value) -> Value {
    json!({"name": name, "kind": "modificacao", "cost": 1, "attach": 1,
        "abilities": [{"passive": {"does": does}}]})
}

/// From a declaration to the moment when its blocks are asked for.
pub fn to_blocks(game: &mut Game) {
    game.pass_window();
    game.pass_window();
}

/// From the declaration of an offensive to its result, without blocks.
pub fn unblocked(game: &mut Game) {
    game.to(0, Part::ResultadoDaOfensiva);
    game.pass_window();
}

/// From the declaration of an influence to its result, without blocks.
pub fn unblocked_influence(game: &mut Game) {
    game.to(0, Part::ResultadoDaInfluencia);
    game.pass_window();
}

/// A real game before its mulligans: forty copies of a card for each of two players, the first begins.
pub fn new_game(table: &'static Table, card: &str) -> Game {
    let deck = Deck {
        main: vec![table.find(card).unwrap(); 40],
        bases: [table.find("Base").unwrap(); 5],
    };
    let setup = Setup {
        players: vec![Player::Deck(deck); 2],
        start: Start::Seat(Seat(0)),
        seed: 1,
        game: 0,
    };
    Game {
        table,
        state: setup.begin(table, PlayRules::default()).unwrap(),
        log: Vec::new(),
    }
}
