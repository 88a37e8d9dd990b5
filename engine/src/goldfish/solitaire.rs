//! What the solitaires of Dimensional Dominions and Multiversity Conquest have in common.

use super::MAX_TURNS;
use crate::pile::{Kind, LISTED};

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
