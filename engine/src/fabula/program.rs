//! Trees of effects laid out flat, so that a game can stop in the middle of one and go on later.

use super::ability::{Amount, Condition, Deed, Definition, Effect, Stat, TargetSpec, Who};
use super::card::CardId;

mod compile;
mod mentions;

pub use compile::Compiler;

/// A script's number in its table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ScriptId(pub u16);

/// What an ability or Manobra does, ready to run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Script {
    /// The choices on announcement; one if there is no choice.
    pub modes: Vec<Mode>,
    /// Letters that the text defines.
    pub define: Vec<Definition>,
    /// What it speaks of besides its targets, one bit each.
    pub sees: u8,
}

/// Targets and sentences.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mode {
    /// The groups of targets.
    pub targets: Vec<TargetSpec>,
    /// The sentences in printed order.
    pub sentences: Vec<Sentence>,
}

/// One sentence as a list of steps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sentence {
    /// Only if this is so.
    pub when: Option<Condition>,
    /// The groups of targets that it speaks of, one bit each.
    pub groups: u8,
    /// The steps.
    pub steps: Vec<Step>,
}

/// One step; numbers are places in the list of steps.
#[expect(
    missing_docs,
    reason = "the fields are those of the effects that the steps are made of"
)]
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// An effect without parts.
    Do(Effect),
    /// Make Fichas of a kind that the table knows.
    Create {
        who: Who,
        amount: Amount,
        card: CardId,
    },
    /// Go on elsewhere unless it is so.
    Unless { condition: Condition, to: u16 },
    /// Go on elsewhere.
    Jump(u16),
    /// Go on where a player chooses.
    ChooseOne { by: Who, starts: Vec<u16> },
    /// Go on, or elsewhere if a player does not want to.
    May { by: Who, otherwise: u16 },
    /// Begin a loop that ends before that place.
    Loop { times: Amount, end: u16 },
    /// Go back unless the loop was run often enough.
    Again(u16),
}

/// A passive ability that is written onto permanents, and what of it is known before the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// Its place among the abilities of its card.
    pub ability: u16,
    /// The round in which it is applied.
    pub round: u8,
    /// Which permanents it is about.
    pub reach: Reach,
    /// Whether it holds under a condition only.
    pub conditional: bool,
    /// What it writes onto them.
    pub mark: Mark,
    /// How much of it.
    pub extent: Extent,
}

/// What a passive ability writes onto a permanent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// It has no types. FAB 1.11.5
    Typeless,
    /// A deed is granted. FAB 1.1.1
    Allowed(Deed),
    /// A deed is forbidden. FAB 1.1.2
    Forbidden(Deed),
    /// A value is set. FAB 1.14.8
    Set(Stat),
    /// A value is raised or lowered. Ruling: FAB-C31
    Changed(Stat),
}

/// How much a passive ability writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// Always as much; nothing for what is no number.
    Fixed(i16),
    /// The number of Modificações attached to its own permanent.
    Attached,
    /// What its text counts.
    Counted,
}

/// Which permanents a passive ability is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// Its own, whatever that is like.
    This,
    /// What its own is attached to, whatever that is like.
    Host,
    /// Those that fit a description.
    Fitting,
}

/// A passive ability that makes cards cheaper, and which cards it cannot be about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cut {
    /// Its place among the abilities of its card.
    pub ability: u16,
    /// The types that it is about, one bit each.
    pub kinds: u8,
    /// The least printed cost that it is about.
    pub least: i16,
}

impl Cut {
    /// Whether it may be about a card of one of these types, with this printed cost.
    pub(crate) const fn may_concern(self, kinds: u8, cost: i16) -> bool {
        self.kinds & kinds != 0 && cost >= self.least
    }
}

/// What passive abilities read; a change of it makes the board be worked out again.
pub(crate) mod reads {
    /// Which permanents there are, whose they are, what they are attached to.
    pub const BOARD: u8 = 1;
    /// Which permanents there are, where more than its own and its host depends on it.
    pub const OTHERS: u8 = 64;
    /// What those others are attached to, what they are granted and what their values are.
    pub const TIES: u8 = 128;
    /// Both: a permanent came, went or changed; which one is noted.
    pub const NOTED: u8 = OTHERS | TIES;
    /// Turned, attacking, blocking.
    pub const STATUS: u8 = 2;
    /// Cards in zones out of play.
    pub const ZONES: u8 = 4;
    /// Damage, resistance, exposure.
    pub const NUMBERS: u8 = 8;
    /// Resources.
    pub const RESOURCES: u8 = 32;
    /// Whose turn it is, which part of it.
    pub const TIME: u8 = 16;
}

/// What a text speaks of besides its targets.
pub(crate) mod sees {
    /// The triggering event.
    pub const SUBJECT: u8 = 1;
    /// Its own permanent, be it as the source of damage.
    pub const SOURCE: u8 = 2;
}

/// What passive abilities are about besides permanents.
pub(crate) mod topics {
    /// Whether cards are played and Fichas are made.
    pub const PLAYS: u8 = 1;
    /// When cards are played.
    pub const MOMENTS: u8 = 16;
    /// Whether cards are played face down.
    pub const FACES: u8 = 32;
    /// What cards cost.
    pub const COSTS: u8 = 2;
    /// Draws.
    pub const DRAWS: u8 = 4;
    /// Resources of a turn.
    pub const RESOURCES: u8 = 8;
}
