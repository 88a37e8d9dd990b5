//! The compiled goldfish: a deck and its policy as tables, for decks of Aliados without abilities.
//!
//! It plays the very games of [`Goldfish`]: same deck, rules, options, seed and game, same [`Trace`].
//! What makes it fast:
//!
//! * A multiset of cards is a word: every kind of card has a lane of bits, and hands are added and
//!   subtracted like numbers.
//! * The order of the draws does not depend on when they are made, so cards are drawn ahead.
//! * What a hand plays with some resources is worked out once and remembered.
//! * In combat against bases that nobody defends only sums count, and which Aliados are turned.

use std::ops::Range;

use super::trace::Trace;
use super::{Goldfish, GoldfishError, Options, Tally};
use crate::fabula::{CardId, Deck, PlayRules, Table};
use crate::rng::Rng;
use count::Counters;
use machine::{HAND, Machine};
use model::Model;

mod board;
mod choose;
mod count;
mod deal;
mod game;
mod lanes;
mod machine;
mod memo;
mod model;
mod story;

/// Why a deck is not compiled: the reference plays it, if it can be played at all.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotCompiled {
    /// It cannot be played.
    #[error(transparent)]
    Goldfish(#[from] GoldfishError),
    /// A card of the deck or a base of either side is more than an Aliado or a base with plain numbers.
    #[error("card {} is more than its numbers", .0.0)]
    Card(CardId),
    /// Numbers of the format that are not modelled.
    #[error("the rules of this format are not modelled")]
    Rules,
    /// An opponent who does something.
    #[error("an opponent who plays is not modelled")]
    Opponent,
    /// A mulligan that looks every hand up.
    #[error("an optimal mulligan is not modelled")]
    Mulligan,
    /// More Aliados could be played than there is room for.
    #[error("so many turns could fill the field")]
    Field,
}

/// A deck as tables.
#[derive(Debug, Clone)]
pub struct Compiled {
    size: Size,
    trace: Trace,
    hand: [CardId; HAND],
}

/// Most decks fit into one word.
#[derive(Debug, Clone)]
enum Size {
    Small(Box<Machine<1, 64>>, Counters<1>),
    Large(Box<Machine<5, 512>>, Counters<5>),
}

impl Compiled {
    /// Turns a deck and how it is played into tables, or says why not.
    pub fn new(
        table: &Table,
        rules: PlayRules,
        deck: &Deck,
        options: &Options,
    ) -> Result<Self, NotCompiled> {
        Goldfish::new(table, rules, deck, options.clone())?;
        let kinds = model::read(table, rules, deck, options)?;
        let small = Model::new(rules, options, kinds.clone());
        let small = small.and_then(|model| Machine::new(model, 16));
        let size = if let Some(machine) = small {
            let counters = Counters::new(&machine.model);
            Size::Small(Box::new(machine), counters)
        } else {
            let large = Model::new(rules, options, kinds);
            let large = large.and_then(|model| Machine::new(model, 11));
            let machine = large.ok_or(NotCompiled::Rules)?;
            let counters = Counters::new(&machine.model);
            Size::Large(Box::new(machine), counters)
        };
        Ok(Self {
            size,
            trace: Trace::default(),
            hand: [CardId(0); HAND],
        })
    }

    /// Plays game number `game` under a seed: the trace of [`Goldfish::play`].
    pub fn play(&mut self, seed: u64, game: u64) -> &Trace {
        match &mut self.size {
            Size::Small(machine, _) => machine.play(seed, game, 1, &mut self.trace),
            Size::Large(machine, _) => machine.play(seed, game, 1, &mut self.trace),
        }
        &self.trace
    }

    /// Only draws the opening hand and makes the mulligan: the hand after it, in no order.
    #[inline]
    pub fn open(&mut self, seed: u64, game: u64) -> &[CardId] {
        let hand = &mut self.hand;
        let held = match &mut self.size {
            Size::Small(machine, _) => machine.open(Rng::new(seed, game), hand),
            Size::Large(machine, _) => machine.open(Rng::new(seed, game), hand),
        };
        hand.get(..held).unwrap_or_default()
    }

    /// The same for many games.
    #[inline]
    pub fn open_each(&mut self, seed: u64, games: Range<u64>, mut see: impl FnMut(&[CardId])) {
        let mut hand = self.hand;
        for game in games {
            let rng = Rng::new(seed, game);
            let held = match &mut self.size {
                Size::Small(machine, _) => machine.open(rng, &mut hand),
                Size::Large(machine, _) => machine.open(rng, &mut hand),
            };
            see(hand.get(..held).unwrap_or_default());
        }
    }

    /// Plays games and counts them in a tally of this deck: what [`Tally::add`] would count of each trace.
    pub fn count(&mut self, seed: u64, games: Range<u64>, tally: &mut Tally) {
        match &mut self.size {
            Size::Small(machine, counters) => machine.count(counters, seed, games, tally),
            Size::Large(machine, counters) => machine.count(counters, seed, games, tally),
        }
    }
}
