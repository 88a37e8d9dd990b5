//! Packages of cards: are they together by turn n?
//!
//! The condition is the one of the exact [odds](crate::odds), so that the same question has two answers: by the
//! *number of cards seen*, exact and the same for every policy ([`Question::exact`]), and by the *turn*, simulated,
//! because how many cards a turn shows depends on what was played before.

use crate::fabula::CardId;
use crate::odds::{Condition, Groups, MOST_COUNTS, MOST_DEPTH, MOST_GROUPS, Pile, Refusal, Table};

/// What has to have happened to the cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Happened {
    /// They were in the hand: after the mulligan, or drawn later. What was put back counts no more.
    Seen,
    /// They were played; a card that comes back and is played again counts again.
    Played,
}

/// A condition on the cards that were seen or played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    what: Happened,
    groups: Vec<Vec<CardId>>,
    condition: Condition,
}

impl Question {
    /// A question, or why it is not asked. A card may be in several groups.
    pub fn new(
        what: Happened,
        groups: Vec<Vec<CardId>>,
        condition: Condition,
    ) -> Result<Self, Refusal> {
        let last = MOST_GROUPS - 1;
        if groups.len() > MOST_GROUPS {
            let group = groups.len() - 1;
            return Err(Refusal::NoSuchGroup { group, last });
        }
        let mut counts = 0;
        check(&condition, 1, &mut counts)?;
        let in_order = |mut group: Vec<CardId>| {
            group.sort_unstable();
            group.dedup();
            group
        };
        Ok(Self {
            what,
            groups: groups.into_iter().map(in_order).collect(),
            condition,
        })
    }

    /// What has to have happened.
    #[must_use]
    pub const fn what(&self) -> Happened {
        self.what
    }

    /// The groups, each by number.
    #[must_use]
    pub fn groups(&self) -> &[Vec<CardId>] {
        &self.groups
    }

    /// The condition on them.
    #[must_use]
    pub const fn condition(&self) -> &Condition {
        &self.condition
    }

    /// Whether the condition holds for so many cards of each group.
    pub(super) fn holds(&self, counts: &[u32; MOST_GROUPS]) -> bool {
        holds(&self.condition, counts)
    }

    /// The exact odds by the number of cards seen of a deck, from none to `seen`.
    pub fn exact(&self, deck: &[CardId], seen: u32) -> Result<Table, Refusal> {
        let mut pile = Pile::default();
        for card in deck {
            let belongs = |group: &Vec<CardId>| group.binary_search(card).is_ok();
            let groups = (0..).zip(&self.groups);
            let groups = groups.filter(|(_, group)| belongs(group));
            pile.add(Groups::of(groups.map(|(place, _)| place)), 1);
        }
        pile.odds(&self.condition, seen)
    }
}

fn holds(condition: &Condition, counts: &[u32; MOST_GROUPS]) -> bool {
    match condition {
        Condition::Count {
            group,
            at_least,
            at_most,
        } => {
            let count = counts.get(*group).copied().unwrap_or(0);
            count >= *at_least && at_most.is_none_or(|most| count <= most)
        }
        Condition::All(all) => all.iter().all(|one| holds(one, counts)),
        Condition::Any(any) => any.iter().any(|one| holds(one, counts)),
        Condition::Not(other) => !holds(other, counts),
    }
}

/// The same bounds as those of exact odds; a list counts as much as a count, so that empty ones are bounded too.
fn check(condition: &Condition, depth: usize, counts: &mut usize) -> Result<(), Refusal> {
    if depth > MOST_DEPTH {
        return Err(Refusal::TooDeep { most: MOST_DEPTH });
    }
    let parts = match condition {
        Condition::Count { group, .. } if *group >= MOST_GROUPS => {
            let (group, last) = (*group, MOST_GROUPS - 1);
            return Err(Refusal::NoSuchGroup { group, last });
        }
        Condition::Count { .. } => &[],
        Condition::All(parts) | Condition::Any(parts) => parts.as_slice(),
        Condition::Not(inner) => std::slice::from_ref(&**inner),
    };
    if parts.is_empty() {
        *counts += 1;
    }
    if *counts > MOST_COUNTS {
        let (counts, most) = (*counts, MOST_COUNTS);
        return Err(Refusal::TooManyCounts { counts, most });
    }
    let mut parts = parts.iter();
    parts.try_for_each(|part| check(part, depth + 1, counts))
}
