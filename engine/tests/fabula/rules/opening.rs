//! Helpers for tests that begin a game as players do: decks, bases, opening hands.

use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::super::support::*;

/// So many allies that differ by name only: "Carta 0", "Carta 1", …
pub fn numbered(count: usize) -> Value {
    let ally = |n| json!({"name": format!("Carta {n}"), "kind": "aliado", "cost": 1, "vida": 1, "ofensiva": 1, "influencia": 1});
    Value::Array((0..count).map(ally).collect())
}

/// A player whose main deck is these cards; all five bases are called Base.
pub fn player(table: &Table, main: &[&str]) -> Player {
    let id = |name: &str| table.find(name).unwrap();
    Player::Deck(Deck {
        main: main.iter().map(|name| id(name)).collect(),
        bases: [id("Base"); 5],
    })
}

/// A player with the first `count` of the numbered cards.
pub fn numbered_player(table: &Table, count: usize) -> Player {
    let names: Vec<String> = (0..count).map(|n| format!("Carta {n}")).collect();
    player(table, &names.iter().map(String::as_str).collect::<Vec<_>>())
}

/// An opponent who only has bases.
pub fn dummy(table: &Table) -> Player {
    Player::Dummy([table.find("Base").unwrap(); 5])
}

/// A game from its setup on, at the first mulligan.
pub fn begin(table: &'static Table, setup: &Setup, rules: PlayRules) -> Game {
    let mut events = Events::default();
    let state = setup.begin_into(table, rules, &mut events).unwrap();
    Game {
        table,
        state,
        log: events.to_vec(),
    }
}

/// A game that this seat starts, at the first mulligan.
pub fn begin_with(
    table: &'static Table,
    players: Vec<Player>,
    starter: u8,
    rules: PlayRules,
) -> Game {
    let setup = Setup {
        players,
        start: Start::Seat(Seat(starter)),
        seed: 1,
        game: 0,
    };
    begin(table, &setup, rules)
}

/// Everybody keeps the opening hand; the first turn has begun.
pub fn keep_hands(game: &mut Game) {
    while game.state.ask() == Ask::Mulligan {
        game.done();
    }
}

/// Does nothing, discards whatever must be discarded, until the next turn or the end of the game.
pub fn finish_turn(game: &mut Game) {
    let turn = game.state.turn();
    while game.state.turn() == turn && game.state.outcome().is_none() {
        let actions = legal_actions(&game.state);
        let quiet = actions
            .iter()
            .copied()
            .find(|action| matches!(action, Action::Pass | Action::Done));
        game.act(quiet.unwrap_or(actions[0]));
    }
}

/// Nobody can do anything any more: the game is over with this winner for this reason.
pub fn assert_over(game: &mut Game, winner: Option<u8>, reason: Reason) {
    let winner = winner.map(Seat);
    assert_eq!(game.state.outcome(), Some(Outcome { winner, reason }));
    assert_eq!(game.state.to_act(), None);
    game.refused(Action::Pass, IllegalAction::GameOver);
}
