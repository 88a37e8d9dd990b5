//! Games to check: which decks, which players, how they are driven.

use fabulario_engine::fabula::players::{Decide, Greedy, Random};
use fabulario_engine::fabula::{Action, Deck, Events, PlayRules, Setup, State, Table};

use crate::fabula::samples;

/// Cards, decks and lists to work in, made once.
pub struct Tables {
    pub table: Table,
    pub decks: Vec<Deck>,
}

impl Tables {
    pub fn new() -> Self {
        let table = samples::table();
        let decks = samples::decks(&table);
        Self { table, decks }
    }

    pub fn setup(&self, game: u64) -> Setup {
        samples::setup(&self.decks, game)
    }

    pub fn begin(&self, game: u64) -> State<'_> {
        self.setup(game)
            .begin(&self.table, PlayRules::default())
            .unwrap()
    }
}

/// The players of game number `game`: all random, all greedy, or both at one table.
pub struct Players {
    random: Random,
    greedy: Greedy,
    mix: u64,
}

impl Players {
    pub fn new(game: u64) -> Self {
        Self {
            random: Random::new(7, game),
            greedy: Greedy,
            mix: game % 4,
        }
    }

    pub fn decide(&mut self, state: &State, legal: &[Action]) -> Action {
        let seat = state.to_act().map_or(0, |seat| u64::from(seat.0));
        let greedy = match self.mix {
            0 => false,
            1 | 2 => true,
            _ => seat.is_multiple_of(2),
        };
        if greedy {
            self.greedy.decide(state, legal)
        } else {
            self.random.decide(state, legal)
        }
    }
}

/// The line that plays one game again with every check.
pub fn replay_line(game: u64) -> String {
    format!(
        "FABULA_GAME={game} cargo test --release -p fabulario-engine --test engine one_game -- --nocapture"
    )
}

/// Plays a game; `each` looks at every state before its decision and may object.
pub fn play<'t>(
    tables: &'t Tables,
    game: u64,
    legal: &mut Vec<Action>,
    log: &mut Events,
    mut each: impl FnMut(usize, &State<'t>, &[Action]) -> Result<(), String>,
) -> (State<'t>, usize) {
    let mut state = tables.begin(game);
    let mut players = Players::new(game);
    for played in 0..100_000 {
        let objection = each(played, &state, legal).err();
        if state.to_act().is_none() && objection.is_none() {
            return (state, played);
        }
        state.legal_actions_into(legal);
        let stuck = legal
            .is_empty()
            .then(|| "there is no legal action".to_owned());
        let action = players.decide(&state, legal);
        let refused = if objection.is_some() || stuck.is_some() {
            None
        } else {
            state
                .apply_into(action, log)
                .err()
                .map(|why| format!("{action:?} is refused: {why}"))
        };
        if let Some(wrong) = objection.or(stuck).or(refused) {
            panic!(
                "{wrong}\nafter {played} actions in {state:?}\n{}",
                replay_line(game)
            );
        }
    }
    panic!(
        "no end after 100,000 actions in {state:?}\n{}",
        replay_line(game)
    );
}
