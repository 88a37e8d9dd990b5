//! A game is its setup and its actions: the same bytes, whenever it is played again.

use fabulario_engine::fabula::{Action, Events, PlayRules, Record, Recorded};

use crate::length::many;

use super::table::{Players, Tables, play, replay_line};

#[test]
fn a_replay_gives_the_same_bytes() {
    let tables = Tables::new();
    for game in 0..many(400, 12) {
        let mut record = Record::new(tables.setup(game), PlayRules::default());
        let mut players = Players::new(game);
        let mut state = tables.begin(game);
        let mut legal = Vec::new();
        let mut log = Events::default();
        while state.to_act().is_some() {
            state.legal_actions_into(&mut legal);
            let action = players.decide(&state, &legal);
            state.apply_into(action, &mut log).unwrap();
            record.actions.push(action);
        }
        // Through its written form, too: what is stored is what is played.
        let written = serde_json::to_string(&record).unwrap();
        let read: Record = serde_json::from_str(&written).unwrap();
        assert_eq!(read, record);
        let again = read.replay(&tables.table).unwrap();
        assert_eq!(again.bytes(), state.bytes(), "{}", replay_line(game));
        assert_eq!(again.fingerprint(), state.fingerprint());
    }
}

/// Golden games: the fingerprint of a whole game pins the generator, the draws and the rules; where
/// greedy players sit at the table, also what they decide.
#[test]
fn golden_games_never_change() {
    let tables = Tables::new();
    let golden: Vec<(u64, usize)> = (0..8)
        .map(|game| {
            let (state, actions) = play(
                &tables,
                game,
                &mut Vec::new(),
                &mut Events::off(),
                |_, _, _| Ok(()),
            );
            (state.fingerprint(), actions)
        })
        .collect();
    assert_eq!(golden, GOLDEN);
}

const GOLDEN: [(u64, usize); 8] = [
    (16_188_732_167_486_903_618, 1092),
    (754_159_188_153_406_475, 614),
    (16_669_028_258_242_146_110, 2070),
    (11_130_415_818_543_763_189, 354),
    (11_088_198_612_588_207_778, 1561),
    (12_848_337_783_015_315_170, 1577),
    (11_258_688_999_301_274_877, 390),
    (4_576_817_501_018_421_773, 376),
];

#[test]
fn undo_takes_back_one_action_after_the_other() {
    let tables = Tables::new();
    let mut game = Recorded::begin(&tables.table, PlayRules::default(), tables.setup(5)).unwrap();
    let mut players = Players::new(5);
    let (mut legal, mut states) = (Vec::<Action>::new(), Vec::new());
    for _ in 0..120 {
        states.push(game.state().bytes());
        game.state().legal_actions_into(&mut legal);
        let action = players.decide(game.state(), &legal);
        game.apply(action).unwrap();
    }
    while let Some(before) = states.pop() {
        assert!(game.undo().unwrap());
        assert_eq!(game.state().bytes(), before);
    }
    assert!(!game.undo().unwrap(), "nothing is left to take back");
}
