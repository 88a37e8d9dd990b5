//! The compiled goldfish: a deck and its policy as tables, for decks of Aliados without abilities.
//!
//! It plays the very games of [`Goldfish`]: same deck, rules, options, seed and game, same [`Trace`].
//! What makes it fast:
//!
//! * A multiset of cards is a word: every kind of card has a lane of bits, and hands are added and
//!   subtracted like numbers.
//! * Sixteen games are played side by side, each number of all of them in one row, so that most steps
//!   are short loops without branches; what happens seldom is done apart.
//! * The order of the draws does not depend on when they are made, so cards are drawn ahead.
//! * What a hand plays with some resources is worked out once and remembered.
//! * In combat against bases that nobody defends only sums count, and which Aliados are turned.

use std::ops::Range;

use super::trace::Trace;
use super::{Goldfish, GoldfishError, Options, Tally};
use crate::fabula::{CardId, Deck, PlayRules, Table};
use crate::rng::Rng;
use count::Counters;
use game::Games;
use machine::{AT_ONCE, Machine};
use model::Model;
use opening::{HAND, Opener};

mod board;
mod choose;
mod count;
mod deal;
mod game;
mod kind;
mod lanes;
mod machine;
mod memo;
mod model;
mod opening;
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
    Small(Box<Player<1, 64>>),
    Large(Box<Player<5, 512>>),
}

/// The machine, and what it works on.
#[derive(Debug, Clone)]
struct Player<const W: usize, const N: usize> {
    machine: Machine<W, N>,
    /// For decks whose opening hands need no care.
    opener: Option<Opener<N>>,
    one: Games<W, N, 1>,
    many: Games<W, N, AT_ONCE>,
    counters: Counters<W>,
}

impl<const W: usize, const N: usize> Player<W, N> {
    /// Nothing if the deck is too large; with a memo of two to the power of `bits` sets.
    fn new(model: Option<Model<W>>, bits: u32) -> Option<Box<Self>> {
        let machine = Machine::new(model?, bits)?;
        let model = &machine.model;
        Some(Box::new(Self {
            opener: Opener::new(model, &machine.pack),
            one: Games::new(model),
            many: Games::new(model),
            counters: Counters::new(model),
            machine,
        }))
    }

    fn play(&mut self, seed: u64, game: u64, trace: &mut Trace) {
        self.machine.play(&mut self.one, seed, game, 1, trace);
    }

    #[inline]
    fn open(&mut self, rngs: impl Iterator<Item = Rng>, mut see: impl FnMut(&[CardId])) {
        if let Some(opener) = &mut self.opener {
            return opener.open(rngs, see);
        }
        let mut hand = [CardId(0); HAND];
        for rng in rngs {
            let held = self.machine.open(&mut self.one, rng, &mut hand);
            see(hand.get(..held).unwrap_or_default());
        }
    }

    fn count(&mut self, seed: u64, games: Range<u64>, tally: &mut Tally) {
        let (machine, batch) = (&mut self.machine, &mut self.many);
        self.counters.count(machine, batch, seed, games, tally);
    }
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
        let kinds = kind::read(table, rules, deck, options)?;
        let small = Player::new(Model::new(rules, options, kinds.clone()), 15);
        let size = if let Some(small) = small {
            Size::Small(small)
        } else {
            let large = Player::new(Model::new(rules, options, kinds), 10);
            Size::Large(large.ok_or(NotCompiled::Rules)?)
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
            Size::Small(player) => player.play(seed, game, &mut self.trace),
            Size::Large(player) => player.play(seed, game, &mut self.trace),
        }
        &self.trace
    }

    /// Only draws the opening hand and makes the mulligan: the hand after it, in no order.
    pub fn open(&mut self, seed: u64, game: u64) -> &[CardId] {
        let (mut hand, mut held) = (self.hand, 0);
        self.open_all(std::iter::once(Rng::new(seed, game)), |cards| {
            held = cards.len();
            hand.iter_mut()
                .zip(cards)
                .for_each(|(to, card)| *to = *card);
        });
        self.hand = hand;
        self.hand.get(..held).unwrap_or_default()
    }

    /// The same for many games.
    #[inline]
    pub fn open_each(&mut self, seed: u64, games: Range<u64>, see: impl FnMut(&[CardId])) {
        self.open_all(games.map(|game| Rng::new(seed, game)), see);
    }

    #[inline]
    fn open_all(&mut self, rngs: impl Iterator<Item = Rng>, see: impl FnMut(&[CardId])) {
        match &mut self.size {
            Size::Small(player) => player.open(rngs, see),
            Size::Large(player) => player.open(rngs, see),
        }
    }

    /// Plays games and counts them in a tally of this deck: what [`Tally::add`] would count of each trace.
    pub fn count(&mut self, seed: u64, games: Range<u64>, tally: &mut Tally) {
        match &mut self.size {
            Size::Small(player) => player.count(seed, games, tally),
            Size::Large(player) => player.count(seed, games, tally),
        }
    }
}
