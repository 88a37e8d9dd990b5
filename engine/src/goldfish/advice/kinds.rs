//! The cards of a deck as far as an exact value depends on them.

use super::Goal;
use super::company::{Company, Role};
use super::playing::Tried;
use crate::fabula::{CardId, Table};

/// A card as the policy sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Kind {
    /// Its number.
    pub card: CardId,
    /// What it takes to play one.
    pub cost: u8,
    /// Ofensiva, vida and influência together.
    pub worth: u32,
    /// The parts of a package that it belongs to, one bit each.
    pub parts: u8,
    /// How many the deck has.
    pub copies: u32,
    /// What it has to do with company.
    pub role: Role,
    /// Its place among cards of its cost by number, where neighbours of the same worth share one.
    pub(super) run: u16,
    /// The same where only neighbours of the same role share one, too.
    pub(super) fine: u16,
}

impl Kind {
    /// A card of a table, for a goal.
    #[must_use]
    pub fn of(table: &Table, card: CardId, goal: &Goal) -> Self {
        let entry = table.entry(card);
        let values = [entry.card.ofensiva, entry.card.vida, entry.card.influencia];
        let value = |value: Option<i16>| u32::try_from(value.unwrap_or(0)).unwrap_or(0);
        Self::new(
            card,
            u8::try_from(entry.cost.max(0)).unwrap_or(u8::MAX),
            values.into_iter().map(value).sum(),
            goal.parts_of(card),
        )
    }

    /// The same card if no turn plays it by itself: nothing pays for it, and it is the first to be discarded.
    #[must_use]
    pub const fn idle(self) -> Self {
        Self {
            cost: u8::MAX,
            role: Role::PLAIN,
            ..self
        }
    }

    /// One card, told in numbers.
    #[must_use]
    pub const fn new(card: CardId, cost: u8, worth: u32, parts: u8) -> Self {
        Self {
            card,
            cost,
            worth,
            parts,
            copies: 1,
            role: Role::PLAIN,
            run: 0,
            fine: 0,
        }
    }

    /// The same card as it was tried out; one that was not is played by itself.
    #[must_use]
    pub fn as_tried(self, tried: &[Tried]) -> Self {
        match tried.iter().find(|it| it.card == self.card) {
            Some(it) if it.is_idle() => self.idle(),
            Some(it) => self.playing(it.role),
            None => self,
        }
    }

    /// The same card with a role.
    #[must_use]
    pub const fn playing(self, role: Role) -> Self {
        Self { role, ..self }
    }
}

/// What is asked about a deck whose cards are [`Kind`]s.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Aim {
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
    /// So many cards of each part of a package are seen, those put back apart: how likely that is.
    Package {
        /// Own turns, with their draws.
        turns: u8,
        /// By part of the package.
        wanted: [u8; 4],
    },
}

impl Aim {
    /// How many turns it takes.
    #[must_use]
    pub const fn turns(self) -> u8 {
        match self {
            Self::Curve { turns } | Self::Spent { turns } | Self::Package { turns, .. } => turns,
        }
    }
}

/// The different cards of a deck, by number.
#[derive(Debug, Clone)]
pub(super) struct Kinds(Vec<Kind>);

impl Kinds {
    /// From the cards in any order, copies as often as there are.
    pub(super) fn new(cards: &[Kind]) -> Self {
        let mut kinds: Vec<Kind> = Vec::new();
        let mut cards = cards.to_vec();
        cards.sort_unstable();
        for card in cards {
            match kinds.last_mut() {
                Some(last) if last.card == card.card => last.copies += card.copies,
                _ => kinds.push(card),
            }
        }
        for at in 0..kinds.len() {
            let (before, from) = kinds.split_at_mut(at);
            let Some(kind) = from.first_mut() else { break };
            let neighbour = before.iter().rfind(|other| other.cost == kind.cost);
            let other_worth = |other: &Kind| other.worth != kind.worth;
            kind.run = neighbour.map_or(0, |it| it.run + u16::from(other_worth(it)));
            kind.fine = neighbour.map_or(0, |it| {
                it.fine + u16::from(other_worth(it) || it.role != kind.role)
            });
        }
        Self(kinds)
    }

    pub(super) fn all(&self) -> &[Kind] {
        &self.0
    }

    /// Whether some card wants company.
    pub(super) fn want_company(&self) -> bool {
        let mut wants = self.0.iter().map(|kind| kind.role.wants);
        wants.any(|wants| wants != Company::Nobody)
    }

    /// The place of a card.
    pub(super) fn place(&self, card: CardId) -> Option<usize> {
        self.0.binary_search_by_key(&card, |kind| kind.card).ok()
    }
}
