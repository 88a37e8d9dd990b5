//! How often packages were together.

use super::histogram::add;
use super::shape::{Asked, MOST_KINDS, Shape};
use crate::fabula::CardId;
use crate::goldfish::question::Happened;
use crate::goldfish::{Trace, Turn};
use crate::odds::MOST_GROUPS;

/// The games in which a question was answered with yes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// By the opening hand alone, before the mulligan: what the hypergeometric distribution tells.
    pub opening: u64,
    /// By the hand after the mulligan.
    pub kept: u64,
    /// By the end of each turn; games that ended before stay as they were.
    pub turns: Vec<u64>,
}

impl Answer {
    pub(super) fn new(turns: u8) -> Self {
        Self {
            opening: 0,
            kept: 0,
            turns: vec![0; turns.into()],
        }
    }

    pub(super) fn merge(&mut self, other: &Self) {
        self.opening += other.opening;
        self.kept += other.kept;
        add(&mut self.turns, &other.turns);
    }
}

/// How often each card of the deck was seen and played.
pub(in crate::goldfish) struct Known {
    /// Kept or drawn.
    came: [u16; MOST_KINDS],
    seen: [u16; MOST_KINDS],
    played: [u16; MOST_KINDS],
}

impl Known {
    pub(in crate::goldfish) const fn new() -> Self {
        Self {
            came: [0; MOST_KINDS],
            seen: [0; MOST_KINDS],
            played: [0; MOST_KINDS],
        }
    }

    /// A hand before the first turn.
    pub(in crate::goldfish) fn hand(&mut self, shape: &Shape, cards: &[CardId]) {
        for card in cards {
            self.come(shape, *card);
        }
    }

    fn come(&mut self, shape: &Shape, card: CardId) {
        let Some(place) = shape.place(card) else {
            return;
        };
        if let (Some(came), Some(seen)) = (self.came.get_mut(place), self.seen.get_mut(place)) {
            *came += 1;
            *seen = (*seen).max(*came);
        }
    }

    /// A turn. What an effect fetched is seen once it is played or in the hand at the end.
    pub(in crate::goldfish) fn turn(&mut self, shape: &Shape, turn: &Turn) {
        self.hand(shape, turn.drawn.cards());
        for card in turn.played.cards() {
            if let Some(place) = shape.place(*card)
                && let (Some(played), Some(seen)) =
                    (self.played.get_mut(place), self.seen.get_mut(place))
            {
                *played = played.saturating_add(1);
                *seen = (*seen).max(1);
            }
        }
        for copies in turn.hand.cards().chunk_by(|one, other| one == other) {
            let place = copies.first().and_then(|card| shape.place(*card));
            if let Some(seen) = place.and_then(|place| self.seen.get_mut(place)) {
                *seen = (*seen).max(u16::try_from(copies.len()).unwrap_or(u16::MAX));
            }
        }
    }

    /// Whether a question is answered with yes by now.
    pub(in crate::goldfish) fn answers(&self, asked: &Asked) -> bool {
        let of = match asked.question.what() {
            Happened::Seen => &self.seen,
            Happened::Played => &self.played,
        };
        let mut counts = [0_u32; MOST_GROUPS];
        for (count, group) in counts.iter_mut().zip(&asked.groups) {
            let cards = group.iter().filter_map(|place| of.get(*place));
            *count = cards.map(|cards| u32::from(*cards)).sum();
        }
        asked.question.holds(&counts)
    }
}

/// Asks every question of a game.
pub(super) fn ask(answers: &mut [Answer], shape: &Shape, trace: &Trace) {
    if answers.is_empty() {
        return;
    }
    let mut opening = Known::new();
    opening.hand(shape, trace.opening.cards());
    let mut known = Known::new();
    known.hand(shape, trace.kept.cards());
    for (answer, asked) in answers.iter_mut().zip(&shape.asked) {
        answer.opening += u64::from(opening.answers(asked));
        answer.kept += u64::from(known.answers(asked));
    }
    let mut turns = trace.turns().iter();
    for number in 0..usize::from(shape.turns) {
        if let Some(turn) = turns.next() {
            known.turn(shape, turn);
        }
        for (answer, asked) in answers.iter_mut().zip(&shape.asked) {
            if let Some(games) = answer.turns.get_mut(number) {
                *games += u64::from(known.answers(asked));
            }
        }
    }
}
