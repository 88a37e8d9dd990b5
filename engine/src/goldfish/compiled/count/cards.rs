//! What becomes of each card of the deck.

use crate::goldfish::compiled::game::Game;
use crate::goldfish::compiled::lanes::Lanes;
use crate::goldfish::compiled::machine::{AT_ONCE, Witness};
use crate::goldfish::compiled::model::Model;
use crate::goldfish::tally::{CardTally, Sums};

/// The kinds of one game that something happened to: a mark in the lane of each.
#[derive(Debug, Clone, Copy)]
struct Fates<const W: usize> {
    payable: Lanes<W>,
    played: Lanes<W>,
    discarded: Lanes<W>,
}

impl<const W: usize> Fates<W> {
    const NONE: Self = Self {
        payable: Lanes::NONE,
        played: Lanes::NONE,
        discarded: Lanes::NONE,
    };
}

/// Games in which something happened to a kind.
#[derive(Debug, Clone, Copy, Default)]
struct Counts {
    /// It was seen and never payable, and it was payable.
    seen_only: u64,
    payable: u64,
    /// It was in the hand at the end, without ever having been played, and after it was.
    stuck: u64,
    played_and_held: u64,
    discarded: u64,
}

/// Counts the cards of the deck, by the bits of their marks.
#[derive(Debug, Clone)]
pub(super) struct Cards<const W: usize> {
    games: [Fates<W>; AT_ONCE],
    /// By game and bit: the first turn in which it was payable.
    since: Vec<u8>,
    counts: Vec<Counts>,
    /// By bit and turn: the first play, and how long it was payable before.
    first_play: Vec<u64>,
    delay: Vec<u64>,
    /// How many turns there are, counted from zero.
    turns: usize,
}

impl<const W: usize> Cards<W> {
    const BITS: usize = 64 * W;

    pub fn new(model: &Model<W>) -> Self {
        let turns = model.stages.len() + 1;
        Self {
            games: [Fates::NONE; AT_ONCE],
            since: vec![0; AT_ONCE * Self::BITS],
            counts: vec![Counts::default(); Self::BITS],
            first_play: vec![0; turns * Self::BITS],
            delay: vec![0; turns * Self::BITS],
            turns,
        }
    }

    /// Moves everything into the counters of a tally.
    pub fn pour(&mut self, model: &Model<W>, into: &mut [CardTally]) {
        let rows = self.first_play.chunks_mut(self.turns);
        let rows = rows.zip(self.delay.chunks_mut(self.turns));
        let bits = self.counts.iter_mut().zip(rows);
        for ((counts, (first_play, delay)), kind) in bits.zip(model.layout.owners()) {
            let counts = std::mem::take(counts);
            if let Some(tally) = into.get_mut(*kind) {
                tally.seen += counts.seen_only + counts.payable;
                tally.payable += counts.payable;
                tally.held += counts.stuck + counts.played_and_held;
                tally.stuck += counts.stuck;
                tally.discarded += counts.discarded;
                pour(first_play, &mut tally.first_play);
                pour(delay, &mut tally.delay);
            }
        }
    }

    fn count(&mut self, marks: Lanes<W>, one: impl Fn(&mut Counts) -> &mut u64) {
        marks.each_bit(|bit| {
            if let Some(counts) = self.counts.get_mut(bit) {
                *one(counts) += 1;
            }
        });
    }
}

/// Moves a row of counters into what a mean is made of.
fn pour(row: &mut [u64], into: &mut Sums) {
    for (number, games) in (0..).zip(row) {
        into.count_times(number, std::mem::take(games));
    }
}

#[expect(clippy::indexing_slicing, reason = "a remainder is below AT_ONCE")]
impl<const W: usize, const N: usize> Witness<W, N> for Cards<W> {
    #[inline]
    fn opened(&mut self, _: &Model<W>, at: usize, _: &Game<W, N>) {
        self.games[at % AT_ONCE] = Fates::NONE;
    }

    #[inline]
    fn saw(&mut self, model: &Model<W>, number: usize, at: usize, game: &Game<W, N>) {
        let stage = model.stages.get(number);
        let Some(stage) = stage.filter(|_| game.reached(number)) else {
            return;
        };
        let at = at % AT_ONCE;
        let fates = &mut self.games[at];
        let turn = u8::try_from(number + 1).unwrap_or(u8::MAX);
        let lost = game.lost_in(number);
        // A turn that is lost in the Compra has no resources.
        let payable = if lost {
            game.hand & model.payable(0)
        } else {
            game.held_in_turn() & stage.payable
        };
        let payable = model.layout.marks(payable).without(fates.payable);
        fates.payable += payable;
        let since = self.since.get_mut(at * Self::BITS..).unwrap_or_default();
        payable.each_bit(|bit| {
            if let Some(since) = since.get_mut(bit) {
                *since = turn;
            }
        });
        if lost {
            return;
        }
        let played = model.layout.marks(game.turn.plays.party.cards);
        let played = played.without(fates.played);
        fates.played += played;
        played.each_bit(|bit| {
            let row = bit * self.turns;
            if let Some(games) = self.first_play.get_mut(row + number + 1) {
                *games += 1;
            }
            let since = since.get(bit).copied().unwrap_or(turn);
            if let Some(games) = self.delay.get_mut(row + usize::from(turn - since)) {
                *games += 1;
            }
        });
        if game.turn.thrown > 0 {
            let discarded = model.layout.marks(game.turn.discarded);
            fates.discarded += discarded.without(fates.discarded);
        }
    }

    #[inline]
    fn ended(&mut self, model: &Model<W>, at: usize, game: &Game<W, N>) {
        let fates = self.games[at % AT_ONCE];
        let seen = model.layout.marks(game.seen()).without(fates.payable);
        self.count(seen, |counts| &mut counts.seen_only);
        self.count(fates.payable, |counts| &mut counts.payable);
        self.count(fates.discarded, |counts| &mut counts.discarded);
        if game.is_out() {
            return;
        }
        let held = model.layout.marks(game.hand);
        self.count(held & fates.played, |counts| &mut counts.played_and_held);
        self.count(held.without(fates.played), |counts| &mut counts.stuck);
    }
}
