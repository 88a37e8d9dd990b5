//! What the solitaires of Dimensional Dominions and Multiversity Conquest have in common.

use super::MAX_TURNS;
use super::interval::Reach;
use crate::Text;
use crate::pile::{Kind, LISTED, Rest};

/// Why a goldfish cannot play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum GoldfishError {
    /// A number of turns that is not supported.
    #[error("{0} turns: one to {MAX_TURNS} are played")]
    Turns(u8),
    /// A format whose hands are too large.
    #[error("{0} cards in hand: at most {LISTED} are supported")]
    Hand(u16),
}

impl GoldfishError {
    /// Whether so many turns, and hands of so many cards, are played.
    pub(super) fn check(turns: u8, hand: u16) -> Result<(), Self> {
        if !(1..=MAX_TURNS).contains(&turns) {
            return Err(Self::Turns(turns));
        }
        if usize::from(hand) > LISTED {
            return Err(Self::Hand(hand));
        }
        Ok(())
    }
}

/// The end of a game, if it came in time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct End<H> {
    /// In which own turn, counted from one; zero is before the first.
    pub turn: u8,
    /// How.
    pub how: H,
}

/// Which way the figures err because something of a card is not played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lean {
    /// A real game is no slower: what is left out can only help.
    Late,
    /// A real game may be slower: what is left out has a price.
    Early,
    /// Either: only the words of the card are known.
    Either,
}

impl Lean {
    /// The name that never changes.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Late => "late",
            Self::Early => "early",
            Self::Either => "either",
        }
    }

    /// Of two gaps together.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        if self == other { self } else { Self::Either }
    }

    /// Of a text that is not played.
    pub(super) const fn of(rest: Rest) -> Option<Self> {
        match rest {
            Rest::Nothing => None,
            Rest::Helps => Some(Self::Late),
            Rest::Unknown => Some(Self::Either),
        }
    }

    /// Whether what is left out flatters the deck, in one sentence.
    #[must_use]
    pub fn text(self) -> Text {
        let words = match self {
            Self::Late => (
                "O que fica de fora só ajudaria: os números erram para tarde e não favorecem o baralho.",
                "What is left out would only help: the figures err late and do not flatter the deck.",
            ),
            Self::Early => (
                "O que fica de fora tem um preço que não é cobrado: os números erram para cedo e favorecem o baralho.",
                "What is left out has a price that is not paid: the figures err early and flatter the deck.",
            ),
            Self::Either => (
                "O que fica de fora pode ajudar ou atrapalhar: os números podem errar para cedo ou para tarde.",
                "What is left out may help or harm: the figures may err early or late.",
            ),
        };
        words.into()
    }
}

/// The names of cards in the order in which each came first, `a, b ×2, c`.
pub(super) fn names<'n>(cards: &[Kind], name: impl Fn(Kind) -> &'n str) -> Vec<String> {
    let first = |(at, kind): &(usize, &Kind)| !cards.iter().take(*at).any(|it| it == *kind);
    let different = cards.iter().enumerate().filter(first);
    let told = different.map(|(_, kind)| {
        let copies = cards.iter().filter(|it| *it == kind).count();
        match copies {
            1 => name(*kind).to_owned(),
            n => format!("{} ×{n}", name(*kind)),
        }
    });
    told.collect()
}

/// One more in a column; what is beyond the last counts in the last.
pub(super) fn one(row: &mut [u64], column: usize) {
    let last = row.len().saturating_sub(1);
    if let Some(count) = row.get_mut(column.min(last)) {
        *count += 1;
    }
}

/// Adds a row to another.
pub(super) fn sum(row: &mut [u64], other: &[u64]) {
    let pairs = row.iter_mut().zip(other);
    pairs.for_each(|(count, more)| *count += more);
}

/// Between how many and how many cards there are.
#[derive(Debug, Clone, Copy)]
pub(super) struct Range {
    pub least: u16,
    pub most: u16,
}

impl Range {
    /// How many are missing up to so many.
    pub const fn below(self, full: u16) -> Self {
        Self {
            least: full.saturating_sub(self.most),
            most: full.saturating_sub(self.least),
        }
    }

    /// How many there are beyond so many.
    pub const fn over(self, most: u16) -> Self {
        Self {
            least: self.least.saturating_sub(most),
            most: self.most.saturating_sub(most),
        }
    }

    pub const fn reach(self) -> Reach {
        Reach::closed(self.least, self.most)
    }
}

/// How many cards of a kind a hand may hold, if the deck has so many of it and so many in all.
pub(super) fn held(some: u16, hand: u16, all: u16) -> Reach {
    Reach::closed(
        hand.saturating_sub(all.saturating_sub(some)),
        some.min(hand),
    )
}
