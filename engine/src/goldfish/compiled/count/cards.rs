//! What becomes of each card of the deck.

use super::Batch;
use crate::goldfish::compiled::game::Saw;
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
    /// By game and bit: the first turn in which it was payable, counted from zero.
    since: Vec<usize>,
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

    /// These cards can be paid in a turn, counted from zero.
    #[inline]
    fn pay(&mut self, model: &Model<W>, number: usize, at: usize, cards: Lanes<W>) {
        let Some(fates) = self.games.get_mut(at) else {
            return;
        };
        let payable = model.layout.marks(cards).without(fates.payable);
        fates.payable += payable;
        let since = self.since.get_mut(at * Self::BITS..).unwrap_or_default();
        payable.each_bit(|bit| {
            if let Some(since) = since.get_mut(bit) {
                *since = number;
            }
        });
    }

    /// These cards are played in a turn, counted from zero.
    #[inline]
    fn play(&mut self, model: &Model<W>, number: usize, at: usize, cards: Lanes<W>) {
        let Some(fates) = self.games.get_mut(at) else {
            return;
        };
        let played = model.layout.marks(cards).without(fates.played);
        fates.played += played;
        played.each_bit(|bit| {
            let since = self.since.get(at * Self::BITS + bit);
            let delay = number - since.copied().unwrap_or(number);
            let row = bit * self.turns;
            if let Some(games) = self.first_play.get_mut(row + number + 1) {
                *games += 1;
            }
            if let Some(games) = self.delay.get_mut(row + delay) {
                *games += 1;
            }
        });
    }

    #[inline]
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

#[expect(clippy::indexing_slicing, reason = "places are below AT_ONCE")]
impl<const W: usize, const N: usize> Witness<W, N, AT_ONCE> for Cards<W> {
    #[inline]
    fn opened(&mut self, _: &Model<W>, _: &Batch<W, N>) {
        self.games = [Fates::NONE; AT_ONCE];
    }

    #[inline]
    fn saw(&mut self, model: &Model<W>, number: usize, games: &Batch<W, N>) {
        let Some(stage) = model.stages.get(number) else {
            return;
        };
        for at in games.places() {
            match games.saw(at, number) {
                Saw::Nothing => {}
                // A turn that is lost in the Compra has no resources.
                Saw::Compra => self.pay(model, number, at, games.hands[at] & model.payable(0)),
                Saw::All => {
                    let payable = games.held_in_turn(at) & stage.payable;
                    self.pay(model, number, at, payable);
                    self.play(model, number, at, games.played[at].cards);
                    let discarded = model.layout.marks(games.discarded[at]);
                    self.games[at].discarded = self.games[at].discarded | discarded;
                }
            }
        }
    }

    #[inline]
    fn ended(&mut self, model: &Model<W>, games: &Batch<W, N>) {
        for at in games.places() {
            let fates = self.games[at];
            let seen = model.layout.marks(games.seen(at));
            self.count(seen.without(fates.payable), |counts| &mut counts.seen_only);
            self.count(fates.payable, |counts| &mut counts.payable);
            self.count(fates.discarded, |counts| &mut counts.discarded);
            if games.is_out(at) {
                continue;
            }
            let held = model.layout.marks(games.hands[at]);
            self.count(held & fates.played, |counts| &mut counts.played_and_held);
            self.count(held.without(fates.played), |counts| &mut counts.stuck);
        }
    }
}
