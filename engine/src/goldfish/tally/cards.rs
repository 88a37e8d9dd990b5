//! What became of each card of the deck.

use super::histogram::Histogram;
use super::shape::{MOST_KINDS, Shape};
use crate::fabula::CardId;
use crate::goldfish::{MAX_TURNS, Trace};

/// Turns, from one or none on.
type Turns = Histogram<{ MAX_TURNS as usize + 1 }>;

/// Games in which something happened to a card.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CardTally {
    /// It was in the hand: after the mulligan or later.
    pub seen: u64,
    /// It was in the hand in a turn that had the resources for it, or it was played.
    pub payable: u64,
    /// The turn of its first play, in the games in which there was one.
    pub first_play: Turns,
    /// In the same games, the turns from the first in which it was payable to that play.
    pub delay: Turns,
    /// It was in the hand at the end of the last turn.
    pub held: u64,
    /// The same, and no copy was ever played: a dead card.
    pub stuck: u64,
    /// It was discarded because the hand was too large. FAB 4.2.5
    pub discarded: u64,
}

impl CardTally {
    pub(super) fn merge(&mut self, other: &Self) {
        self.seen += other.seen;
        self.payable += other.payable;
        self.first_play.merge(&other.first_play);
        self.delay.merge(&other.delay);
        self.held += other.held;
        self.stuck += other.stuck;
        self.discarded += other.discarded;
    }
}

/// What is known of a card in one game; turns from one, zero is never.
#[derive(Debug, Clone, Copy, Default)]
struct Fate {
    seen: bool,
    payable: u8,
    played: u8,
    held: bool,
    discarded: bool,
}

/// The cards of a game.
struct Fates<'s> {
    shape: &'s Shape,
    all: [Fate; MOST_KINDS],
}

impl Fates<'_> {
    fn each(&mut self, cards: &[CardId], mut note: impl FnMut(&mut Fate, u16)) {
        for card in cards {
            if let Some(place) = self.shape.place(*card)
                && let (Some(fate), Some(kind)) =
                    (self.all.get_mut(place), self.shape.kinds.get(place))
            {
                note(fate, kind.cost);
            }
        }
    }
}

/// Adds a game to the tallies of the cards.
pub(super) fn add(tallies: &mut [CardTally], shape: &Shape, trace: &Trace) {
    let mut fates = Fates {
        shape,
        all: [Fate::default(); MOST_KINDS],
    };
    let mut before = &trace.kept;
    fates.each(before.cards(), |fate, _| fate.seen = true);
    for (number, turn) in (1_u8..=shape.turns).zip(trace.turns()) {
        for list in [before, &turn.drawn, &turn.hand] {
            fates.each(list.cards(), |fate, cost| {
                fate.seen = true;
                if fate.payable == 0 && cost <= turn.resources {
                    fate.payable = number;
                }
            });
        }
        fates.each(turn.played.cards(), |fate, _| {
            fate.seen = true;
            // What is cheaper than printed can be played before the resources reach its cost.
            if fate.payable == 0 {
                fate.payable = number;
            }
            if fate.played == 0 {
                fate.played = number;
            }
        });
        fates.each(turn.discarded.cards(), |fate, _| fate.discarded = true);
        before = &turn.hand;
    }
    fates.each(before.cards(), |fate, _| fate.held = true);
    for (tally, fate) in tallies.iter_mut().zip(fates.all) {
        tally.add(fate);
    }
}

impl CardTally {
    fn add(&mut self, fate: Fate) {
        self.seen += u64::from(fate.seen);
        self.payable += u64::from(fate.payable > 0);
        if fate.played > 0 {
            self.first_play.count(fate.played.into());
            self.delay.count((fate.played - fate.payable).into());
        }
        self.held += u64::from(fate.held);
        self.stuck += u64::from(fate.held && fate.played == 0);
        self.discarded += u64::from(fate.discarded);
    }
}
