//! Which cards of an opening hand to keep: the exact value of every choice.
//!
//! A player who spends as much as possible sees only costs, so cards of one cost (and of one part of a package) are
//! one class, and hands are counted in classes. What is put back lies under the deck: the new cards come from those
//! that nobody has seen (FAB 1.4.4), and so do the draws of the turns. Every hand that can follow is weighed by the
//! number of ways to draw it; nothing is left to chance.

use crate::fabula::PlayRules;

mod classes;
mod draws;
mod spend;
mod turns;

pub use classes::{Class, Classes, Counts, MOST_CLASSES};
use draws::{MOST_DRAWN, Ways};
use turns::Game;

/// Most turns of a goal.
pub const MOST_TURNS: u8 = 4;
/// Most hands that are weighed for one answer: more take too long.
pub const MOST_HANDS: u64 = 50_000_000;

/// What a hand is wanted for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// Every turn spends all its resources: how likely that is.
    Curve {
        /// Own turns.
        turns: u8,
    },
    /// As many resources as possible are spent: how many, on average.
    Spent {
        /// Own turns.
        turns: u8,
    },
    /// So many cards of each part of a package were seen: how likely that is.
    Package {
        /// Own turns, with their draws.
        turns: u8,
        /// By part of the package.
        wanted: [u8; 4],
    },
}

impl Goal {
    /// How many turns it takes.
    #[must_use]
    pub const fn turns(self) -> u8 {
        match self {
            Self::Curve { turns } | Self::Spent { turns } | Self::Package { turns, .. } => turns,
        }
    }
}

/// What one choice is worth.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Choice {
    /// What is kept.
    pub keep: Counts,
    /// A probability, or resources: as the goal says.
    pub value: f64,
}

/// What a goal is worth before the hand is seen.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Overall {
    /// Without a mulligan.
    pub never: f64,
    /// With the best one.
    pub best: f64,
}

/// Why there is no exact answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Unknown {
    /// The goal lies too far ahead.
    #[error("a goal takes 1 to {MOST_TURNS} turns")]
    Turns,
    /// The hand is not one of the deck.
    #[error("the deck has not got these cards")]
    NotInDeck,
    /// What was put back could be drawn again.
    #[error("the deck is too small: cards that were put back could be drawn")]
    SmallDeck,
    /// Too many hands can follow.
    #[error("more than {MOST_HANDS} hands can follow")]
    TooMany,
}

/// A deck and a goal.
#[derive(Debug, Clone)]
pub struct Advisor {
    classes: Classes,
    deck: Counts,
    ways: Ways,
    rules: PlayRules,
    /// Whether the player begins.
    first: bool,
    goal: Goal,
}

impl Advisor {
    /// An advisor for a deck: how many cards of each class it has.
    pub fn new(
        classes: Classes,
        deck: Counts,
        rules: PlayRules,
        first: bool,
        goal: Goal,
    ) -> Result<Self, Unknown> {
        if goal.turns() == 0 || goal.turns() > MOST_TURNS {
            return Err(Unknown::Turns);
        }
        // Every turn draws up to a full hand at the most.
        let seen =
            2 * u32::from(rules.opening_hand) + u32::from(rules.draw_to) * u32::from(goal.turns());
        if deck.total() < seen {
            return Err(Unknown::SmallDeck);
        }
        if usize::from(rules.opening_hand.max(rules.draw_to)) > MOST_DRAWN {
            return Err(Unknown::TooMany);
        }
        Ok(Self {
            ways: Ways::new(deck.total()),
            classes,
            deck,
            rules,
            first,
            goal,
        })
    }

    /// The value of everything that can be kept of a hand, the best first; of equals, whatever keeps more.
    pub fn choices(&self, hand: Counts) -> Result<Vec<Choice>, Unknown> {
        let unseen = self.deck.without(hand).ok_or(Unknown::NotInDeck)?;
        let mut choices = Vec::new();
        let mut left = MOST_HANDS;
        for keep in hand.parts() {
            let value = self.value(keep, hand.total() - keep.total(), unseen, &mut left)?;
            choices.push(Choice { keep, value });
        }
        choices.sort_by(|a, b| {
            let value = b.value.total_cmp(&a.value);
            value.then_with(|| b.keep.total().cmp(&a.keep.total()))
        });
        Ok(choices)
    }

    /// The value of the goal over all opening hands.
    pub fn overall(&self) -> Result<Overall, Unknown> {
        let (mut never, mut best) = (0.0, 0.0);
        let hand = u32::from(self.rules.opening_hand);
        self.ways.each(self.deck, hand, &mut |hand, some| {
            let choices = self.choices(hand)?;
            let kept = choices.iter().find(|choice| choice.keep == hand);
            never += some * kept.map_or(0.0, |choice| choice.value);
            best += some * choices.first().map_or(0.0, |choice| choice.value);
            Ok(())
        })?;
        let all = self.ways.of(self.deck.total(), hand);
        Ok(Overall {
            never: never / all,
            best: best / all,
        })
    }

    /// The value of some cards that are kept and others that come from the unseen.
    fn value(
        &self,
        keep: Counts,
        come: u32,
        unseen: Counts,
        left: &mut u64,
    ) -> Result<f64, Unknown> {
        let mut game = Game {
            classes: &self.classes,
            rules: &self.rules,
            ways: &self.ways,
            first: self.first,
            goal: self.goal,
            left: *left,
        };
        let mut sum = 0.0;
        self.ways.each(unseen, come, &mut |drawn, some| {
            let rest = unseen.without(drawn).ok_or(Unknown::NotInDeck)?;
            sum += some * game.value(keep.with(drawn), rest)?;
            Ok(())
        })?;
        *left = game.left;
        Ok(sum / self.ways.of(unseen.total(), come))
    }
}
