//! One game between two decks: who won, how, and after how many turns.

use serde::Serialize;

use super::{Decide, Greedy, Random};
use crate::fabula::action::Action;
use crate::fabula::event::Events;
use crate::fabula::outcome::Reason;
use crate::fabula::rules::PlayRules;
use crate::fabula::setup::{Deck, Player, Setup, SetupError, Start};
use crate::fabula::state::{Seat, Slot, State};
use crate::fabula::table::Table;

/// After so many actions a duel is a draw: no two pilots keep a measurement waiting.
pub const MAX_ACTIONS: usize = 20_000;

/// Who plays a deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Pilot {
    /// Plays what looks best now.
    Greedy,
    /// Plays anything.
    Random,
}

/// How a duel was won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// The Centro was destroyed.
    Offence,
    /// The Centro was captured.
    Influence,
    /// A card said so. FAB 1.5.2a
    Card,
    /// The other deck was exhausted. FAB 1.5.3a
    DeckOut,
    /// Nobody won, or somebody gave up.
    Other,
}

/// One duel as it ended; decks are counted from zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct DuelResult {
    /// The deck that won; `None` is a draw.
    pub winner: Option<u8>,
    /// How it was won.
    pub way: Way,
    /// The deck that began.
    pub began: u8,
    /// Turns of both players together.
    pub turns: u16,
    /// The winner's own turns; in a draw those of the beginner.
    pub own_turns: u16,
    /// How many actions were played.
    pub actions: u32,
}

/// Two decks and their pilots, with lists that are kept from game to game.
#[derive(Debug, Clone)]
pub struct Duelist<'t> {
    table: &'t Table,
    rules: PlayRules,
    pilots: [Pilot; 2],
    setup: Setup,
    legal: Vec<Action>,
    log: Events,
}

impl<'t> Duelist<'t> {
    /// Two decks, or every reason why they cannot play.
    pub fn new(
        table: &'t Table,
        rules: PlayRules,
        decks: [&Deck; 2],
        pilots: [Pilot; 2],
        seed: u64,
    ) -> Result<Self, Vec<SetupError>> {
        let players = decks.map(|deck| Player::Deck(deck.clone())).to_vec();
        let setup = Setup::new(players, seed);
        let wrong = setup.check(table);
        if !wrong.is_empty() {
            return Err(wrong);
        }
        Ok(Self {
            table,
            rules,
            pilots,
            setup,
            legal: Vec::with_capacity(512),
            log: Events::off(),
        })
    }

    /// Game number `game`: the first deck begins the even ones.
    pub fn play(&mut self, game: u64) -> Result<DuelResult, Vec<SetupError>> {
        let began = u8::from(!game.is_multiple_of(2));
        self.setup.start = Start::Seat(Seat(began));
        self.setup.game = game;
        let mut state = self.setup.begin(self.table, self.rules)?;
        // Each seat has chance of its own, apart from the game's.
        let chance = |seat: u64| Random::new(!self.setup.seed, game.wrapping_mul(2) + seat);
        let (mut greedy, mut random) = (Greedy, [chance(0), chance(1)]);
        let mut actions = 0;
        while let Some(Seat(seat)) = state.to_act() {
            if actions as usize >= MAX_ACTIONS {
                break;
            }
            state.legal_actions_into(&mut self.legal);
            let action = match (self.pilots, &mut random) {
                ([Pilot::Random, _], [random, _]) if seat == 0 => {
                    random.decide(&state, &self.legal)
                }
                ([_, Pilot::Random], [_, random]) if seat == 1 => {
                    random.decide(&state, &self.legal)
                }
                _ => greedy.decide(&state, &self.legal),
            };
            // What was listed is accepted; were it not, the game would stand still and is a draw.
            if state.apply_into(action, &mut self.log).is_err() {
                break;
            }
            actions += 1;
        }
        Ok(result(&state, began, actions))
    }
}

/// What a game that is over came to.
fn result(state: &State, began: u8, actions: u32) -> DuelResult {
    let outcome = state.outcome();
    let winner = outcome.and_then(|outcome| outcome.winner);
    let way = match (winner, outcome.map(|outcome| outcome.reason)) {
        (Some(winner), Some(Reason::Centro)) => {
            // A captured Centro is still there, under its taker's control. Ruling: FAB-C14
            let centro = Slot::centro(Seat(1 - winner.0.min(1)));
            if state.permanent(centro).is_some() {
                Way::Influence
            } else {
                Way::Offence
            }
        }
        (Some(_), Some(Reason::Card)) => Way::Card,
        (Some(_), Some(Reason::DeckOut)) => Way::DeckOut,
        _ => Way::Other,
    };
    DuelResult {
        winner: winner.map(|seat| seat.0),
        way,
        began,
        turns: state.turn(),
        own_turns: state.seat(winner.unwrap_or(Seat(began))).turns,
        actions,
    }
}

/// One game between two decks; for many games keep a [`Duelist`].
pub fn duel(
    table: &Table,
    rules: PlayRules,
    decks: [&Deck; 2],
    pilots: [Pilot; 2],
    seed: u64,
    game: u64,
) -> Result<DuelResult, Vec<SetupError>> {
    Duelist::new(table, rules, decks, pilots, seed)?.play(game)
}
