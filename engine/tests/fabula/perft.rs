//! How many ways a game can go: the number of action paths of each length from fixed positions.
//!
//! The numbers stand in `data/perft.tsv`; a change of a rule changes them, and then the new numbers
//! must be explained, not copied. Concessions are left out: they are possible everywhere.

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::*;
use serde_json::json;

use crate::length::many;

use super::support::{Scene, base, duel, scene, table};

/// The number of paths of exactly `depth` actions, or fewer where the game ends before.
fn paths(state: &State, depth: u32) -> u64 {
    if depth == 0 || state.to_act().is_none() {
        return 1;
    }
    let actions = legal_actions(state);
    let actions = actions
        .into_iter()
        .filter(|action| !matches!(action, Action::Concede(_)));
    let follow = |action: Action| {
        let mut next = *state;
        apply(&mut next, action).unwrap();
        paths(&next, depth - 1)
    };
    actions.map(follow).sum()
}

/// Hands, attackers and blockers on both sides, nothing that is special.
fn plain() -> Scene {
    let mut scene = duel(json!([]));
    scene.put(0, "Peão");
    scene.put(0, "Capitã");
    scene.put(1, "Peão");
    scene.hand(0, &["Peão", "Capitã", "Broquel"]);
    scene.hand(1, &["Faísca", "Veto"]);
    scene.resources(1, 2);
    scene
}

fn position(name: &str) -> State<'static> {
    match name {
        "acao" => plain().at(0, Part::Acao).state,
        "ofensiva" => plain().at(0, Part::Ofensiva).state,
        "influencia" => plain().at(0, Part::Influencia).state,
        "restauracao" => {
            let mut scene = plain();
            scene.position.status(Slot(20), true, false);
            scene.position.status(Slot(21), true, false);
            scene.at(0, Part::Restauracao).state
        }
        "blocks" => {
            let mut scene = plain();
            scene.put(1, "Capitã");
            let mut game = scene.at(0, Part::Ofensiva);
            game.attack(&[(Slot(20), base(1, 0)), (Slot(21), base(1, 1))]);
            game.pass_window();
            game.pass_window();
            game.state
        }
        "stack" => {
            let mut scene = plain();
            scene.hand(0, &["Faísca", "Veto"]);
            let mut game = scene.start();
            game.play("Faísca");
            let target = Slot(22);
            game.choose(target);
            game.state
        }
        "four players" => {
            let mut scene = scene(table(json!([])), 4);
            for seat in 0..4 {
                scene.put(seat, "Capitã");
            }
            scene.at(2, Part::Ofensiva).state
        }
        "mulligan" => {
            let table = table(json!([]));
            let id = |name: &str| table.find(name).unwrap();
            let main = ["Peão", "Capitã", "Titã", "Faísca"].map(id).repeat(10);
            let deck = Deck {
                main,
                bases: [id("Base"); 5],
            };
            let mut setup = Setup::new(vec![Player::Deck(deck); 2], 3);
            setup.start = Start::Seat(Seat(0));
            setup.begin(table, PlayRules::default()).unwrap()
        }
        other => panic!("there is no position {other}"),
    }
}

#[test]
fn the_number_of_paths_is_as_written_down() {
    let mut seen = 0;
    for line in include_str!("data/perft.tsv")
        .lines()
        .filter(|line| !line.starts_with('#'))
    {
        let row: Vec<&str> = line.split('\t').collect();
        let [name, depth, expected] = row[..] else {
            panic!("not a row: {line}")
        };
        let depth: u32 = depth.parse().unwrap();
        // The longest walks are for the long version.
        let expected: u64 = expected.parse().unwrap();
        if expected > many(u64::MAX, 20_000) {
            continue;
        }
        assert_eq!(
            paths(&position(name), depth),
            expected,
            "{name}, depth {depth}"
        );
        seen += 1;
    }
    assert!(seen >= 20, "only {seen} rows");
}
