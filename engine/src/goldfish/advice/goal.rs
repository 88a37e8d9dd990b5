//! What a hand is wanted for.

use super::kinds::Aim;
use crate::fabula::CardId;
use crate::goldfish::{CardList, How, Trace};

/// What a hand is wanted for, by the end of some own turns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Goal {
    /// Every turn spends all its resources on cards: how likely that is.
    Curve {
        /// Own turns.
        turns: u8,
    },
    /// How many resources are spent on cards, on average.
    Spent {
        /// Own turns.
        turns: u8,
    },
    /// So many cards of every part are seen, those put back apart: how likely that is.
    Package {
        /// Own turns, with their draws.
        turns: u8,
        /// What is wanted.
        parts: Vec<Part>,
    },
    /// Damage dealt to the opponent's bases, on average.
    Damage {
        /// Own turns.
        turns: u8,
    },
    /// Influência of the Aliados that influenced, on average.
    Influence {
        /// Own turns.
        turns: u8,
    },
    /// The opponent has lost so many bases: how likely that is.
    Bases {
        /// Own turns.
        turns: u8,
        /// How many.
        bases: u8,
    },
    /// The opponent's Centro was destroyed or taken: how likely that is.
    Centro {
        /// Own turns.
        turns: u8,
    },
    /// The own turn in which the Centro falls, on average; one more than the turns if it does not. Less is better.
    CentroTurn {
        /// Own turns.
        turns: u8,
    },
}

/// A part of a package.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// Any of these.
    pub cards: Vec<CardId>,
    /// So many of them.
    pub wanted: u8,
}

/// Most parts of a package that is weighed exactly, and most cards of one that are wanted.
const MOST_PARTS: usize = 4;
const MOST_WANTED: u8 = 15;

impl Goal {
    /// How many turns it takes.
    #[must_use]
    pub const fn turns(&self) -> u8 {
        match self {
            Self::Curve { turns }
            | Self::Spent { turns }
            | Self::Package { turns, .. }
            | Self::Damage { turns }
            | Self::Influence { turns }
            | Self::Bases { turns, .. }
            | Self::Centro { turns }
            | Self::CentroTurn { turns } => *turns,
        }
    }

    /// The same by the end of another turn.
    #[must_use]
    pub fn by(&self, turns: u8) -> Self {
        let mut goal = self.clone();
        match &mut goal {
            Self::Curve { turns: by }
            | Self::Spent { turns: by }
            | Self::Package { turns: by, .. }
            | Self::Damage { turns: by }
            | Self::Influence { turns: by }
            | Self::Bases { turns: by, .. }
            | Self::Centro { turns: by }
            | Self::CentroTurn { turns: by } => *by = turns,
        }
        goal
    }

    /// Whether its value is a probability.
    #[must_use]
    pub const fn is_probability(&self) -> bool {
        matches!(
            self,
            Self::Curve { .. } | Self::Package { .. } | Self::Bases { .. } | Self::Centro { .. }
        )
    }

    /// Between what values of it lie, if that is known.
    #[must_use]
    pub fn range(&self) -> (f64, f64) {
        match self {
            Self::CentroTurn { turns } => (1.0, f64::from(*turns) + 1.0),
            goal if goal.is_probability() => (0.0, 1.0),
            _ => (0.0, f64::INFINITY),
        }
    }

    /// Whether a smaller value is the better one.
    #[must_use]
    pub const fn wants_less(&self) -> bool {
        matches!(self, Self::CentroTurn { .. })
    }

    /// The same as an exact value is asked for, if there is one.
    #[must_use]
    pub fn aim(&self) -> Option<Aim> {
        match self {
            Self::Curve { turns } => Some(Aim::Curve { turns: *turns }),
            Self::Spent { turns } => Some(Aim::Spent { turns: *turns }),
            Self::Package { turns, parts } => {
                let mut wanted = [0; MOST_PARTS];
                if parts.len() > MOST_PARTS || parts.iter().any(|part| part.wanted > MOST_WANTED) {
                    return None;
                }
                for (wanted, part) in wanted.iter_mut().zip(parts) {
                    *wanted = part.wanted;
                }
                Some(Aim::Package {
                    turns: *turns,
                    wanted,
                })
            }
            _ => None,
        }
    }

    /// The parts of the package that a card belongs to, one bit each.
    #[must_use]
    pub fn parts_of(&self, card: CardId) -> u8 {
        let Self::Package { parts, .. } = self else {
            return 0;
        };
        let bits = parts.iter().take(MOST_PARTS).enumerate();
        let bits = bits.map(|(bit, part)| u8::from(part.cards.contains(&card)) << bit);
        bits.sum()
    }

    /// What one game says: one or nothing for a probability.
    #[must_use]
    pub fn of(&self, trace: &Trace) -> u32 {
        let turns = usize::from(self.turns());
        let turns = trace.turns().get(..turns).unwrap_or(trace.turns());
        let is = |it: bool| u32::from(it);
        match self {
            Self::Curve { turns: wanted } => {
                let all = turns.iter().all(|turn| turn.on_cards == turn.resources);
                is(all && turns.len() == usize::from(*wanted))
            }
            Self::Spent { .. } => turns.iter().map(|turn| u32::from(turn.on_cards)).sum(),
            Self::Package { parts, .. } => {
                let drawn = turns.iter().map(|turn| &turn.drawn);
                let seen = drawn.chain([&trace.kept]);
                let count = |part: &Part| {
                    let cards = seen.clone().flat_map(CardList::cards);
                    cards.filter(|card| part.cards.contains(card)).count()
                };
                is(parts.iter().all(|part| count(part) >= part.wanted.into()))
            }
            Self::Damage { .. } => turns.iter().map(|turn| u32::from(turn.damage)).sum(),
            Self::Influence { .. } => turns.iter().map(|turn| u32::from(turn.influence)).sum(),
            Self::Bases { bases, .. } => {
                let lost = turns.last().map_or(0, |turn| turn.bases);
                is(lost >= u16::from(*bases))
            }
            Self::Centro { turns } => is(fell(trace).is_some_and(|turn| turn <= *turns)),
            Self::CentroTurn { turns } => {
                let turn = fell(trace).filter(|turn| turn <= turns);
                turn.map_or_else(|| u32::from(*turns) + 1, u32::from)
            }
        }
    }
}

/// The own turn in which the Centro of the opponent fell.
fn fell(trace: &Trace) -> Option<u8> {
    let end = trace.end?;
    matches!(end.how, How::Offence | How::Influence).then_some(end.turn)
}
