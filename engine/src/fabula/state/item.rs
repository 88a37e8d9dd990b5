//! What waits, what is being announced, what is resolving. FAB 1.13, 4.5

use serde::{Deserialize, Serialize};

use tinyvec::ArrayVec;

use super::{Ref, Seat, Seats, Slot};
use crate::fabula::ability::{Cost, MAX_TARGETS, Zone};
use crate::fabula::card::{CardId, Colour};
use crate::fabula::program::ScriptId;

/// Something that was chosen. FAB 1.15.2
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// Nothing.
    #[default]
    None,
    /// A player.
    Player(Seat),
    /// A permanent: its place and when it entered.
    Permanent {
        /// The place.
        slot: Slot,
        /// When it entered.
        stamp: u32,
    },
    /// A card of a zone out of play; cards of one name are alike.
    Card {
        /// Whose.
        seat: Seat,
        /// Where.
        zone: Zone,
        /// Which.
        card: CardId,
    },
    /// A whole zone. FAB 1.15.10
    Zone {
        /// Whose.
        seat: Seat,
        /// Which.
        zone: Zone,
    },
    /// An effect on the stack, by its number.
    Effect(u32),
}

impl From<Ref> for Target {
    fn from(it: Ref) -> Self {
        Self::Permanent {
            slot: it.slot,
            stamp: it.stamp,
        }
    }
}

/// The targets of an ability, the group and the share of each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Targets {
    /// The targets, in the order of choosing.
    pub list: ArrayVec<[Target; MAX_TARGETS as usize]>,
    /// The group of each.
    pub groups: [u8; MAX_TARGETS as usize],
    /// The share of each in a divided amount.
    pub shares: [u8; MAX_TARGETS as usize],
}

impl Targets {
    /// No targets.
    pub const NONE: &'static Self = &Self {
        list: ArrayVec::from_array_empty([Target::None; 6]),
        groups: [0; 6],
        shares: [0; 6],
    };

    /// The targets of a group with their shares.
    pub fn of(&self, group: u8) -> impl Iterator<Item = (Target, u8)> {
        let all = self.list.iter().zip(self.groups).zip(self.shares);
        all.filter(move |((_, g), _)| *g == group)
            .map(|((target, _), share)| (*target, share))
    }

    /// How many targets a group has.
    #[must_use]
    pub fn count(&self, group: u8) -> usize {
        self.of(group).count()
    }

    /// Adds a target.
    pub fn push(&mut self, target: Target, group: u8) {
        if let Some(place) = self.groups.get_mut(self.list.len()) {
            *place = group;
            self.list.push(target);
        }
    }
}

/// What a triggering event was about, as it was when it happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Subject {
    /// The permanent.
    pub target: Target,
    /// Its card, or the card that was played.
    pub card: CardId,
    /// The player: who controlled it, who drew, who plays.
    pub seat: Seat,
    /// Who owned it.
    pub owner: Seat,
    /// Where its card went, if it left play and was one. FAB 1.12.9
    pub zone: Option<Zone>,
    /// How much: damage, resistance, resources.
    pub amount: i16,
}

/// What an item does when it resolves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum ItemKind {
    /// A permanent enters play. Ruling: FAB-C27
    #[default]
    Permanent,
    /// A sentence of a script. FAB 1.14.3a
    Sentence {
        /// The script.
        script: ScriptId,
        /// Its mode.
        mode: u8,
        /// The sentence.
        sentence: u8,
    },
    /// A Modificação is attached. FAB 3.4.3
    Attach,
}

/// An effect on the stack. FAB 1.13.1
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact about the effect"
)]
pub struct Item {
    /// Its number: no two effects of a game share one.
    pub id: u32,
    /// What it does.
    pub kind: ItemKind,
    /// Who controls it. FAB 1.13.4
    pub controller: Seat,
    /// Who owns its card.
    pub owner: Seat,
    /// The card whose characteristics it has. FAB 1.13.5
    pub card: CardId,
    /// The permanent that it comes from, if it does.
    pub source: Option<Ref>,
    /// What belongs together: the sentences of one use.
    pub group: u32,
    /// Whether the card itself waits with it.
    pub carries: bool,
    /// Whether it is a copy. FAB 1.13.3
    pub copy: bool,
    /// Whether it is a card that was played, or an ability.
    pub played: bool,
    /// Whether it was played face down.
    pub face_down: bool,
    /// X, Y and Z. FAB 1.8.8
    pub letters: [i16; 3],
    /// The letters that an effect has changed, one bit each: they keep that value. FAB 1.8.10
    pub fixed: u8,
    /// Its targets.
    pub targets: Targets,
    /// What triggered it.
    pub subject: Subject,
}

/// A triggered ability that waits to be stacked. Ruling: FAB-C29
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Waiting {
    /// The permanent that has it.
    pub source: Ref,
    /// Its card.
    pub card: CardId,
    /// X, Y and Z of that card. FAB 1.8.8
    pub letters: [i16; 3],
    /// Which ability.
    pub ability: u8,
    /// Whose.
    pub controller: Seat,
    /// What triggered it.
    pub subject: Subject,
}

/// How something came to be announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Origin {
    /// A card of the hand.
    #[default]
    Hand,
    /// A card that an effect plays without its cost. FAB 1.8.6
    Free(Zone),
    /// An activated ability of a permanent.
    Activated(u8),
    /// The attach cost of a Modificação.
    Attach,
    /// A triggered ability.
    Triggered,
    /// A Ficha that is a Manobra. FAB 3.5.3
    Ficha,
}

/// A card or ability between the announcement and the stack: nothing is paid yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Announcement {
    /// The item as it will be stacked.
    pub item: Item,
    /// Where it comes from.
    pub origin: Origin,
    /// The script, unless it is a plain permanent.
    pub script: Option<ScriptId>,
    /// The mode, once chosen.
    pub mode: Option<u8>,
    /// Whether the letter is declared.
    pub lettered: bool,
    /// The group of targets being chosen.
    pub group: u8,
    /// The shares that are fixed.
    pub shared: u8,
    /// What is sacrificed.
    pub sacrifices: ArrayVec<[Slot; Cost::MAX_PICKS as usize]>,
    /// What is discarded.
    pub discards: ArrayVec<[CardId; Cost::MAX_PICKS as usize]>,
}

/// An effect that is resolving.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Frame {
    /// The effect.
    pub item: Item,
    /// The next step.
    pub at: u16,
    /// How often each open loop still runs.
    pub loops: ArrayVec<[u8; 12]>,
    /// How many steps were taken.
    pub steps: u16,
    /// What was chosen while resolving.
    pub chosen: ArrayVec<[Target; 16]>,
    /// The number that was chosen.
    pub number: i16,
    /// The colour that was chosen.
    pub colour: Option<Colour>,
    /// What the effect before did.
    pub done: i16,
    /// Whether the step is under way.
    pub busy: bool,
    /// Who is still to act in it.
    pub seats: Seats,
    /// How much is left to do, or which place is next.
    pub left: i16,
    /// Whether the chooser is finished.
    pub finished: bool,
    /// The card and the owner of the permanent that was moved or destroyed last. FAB 1.9.4, 1.12.10
    pub last_known: Option<(CardId, Seat)>,
}
