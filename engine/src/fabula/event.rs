//! What happened, in order.

use super::ability::Part;
use super::card::CardId;
use super::outcome::{Outcome, Reason};
use super::state::{Seat, Slot};

/// One thing that happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(
    missing_docs,
    reason = "the fields are what the event is about, who did it and how much"
)]
pub enum Event {
    /// A turn began.
    TurnBegan { seat: Seat },
    /// A part of the turn began.
    PartBegan { part: Part },
    /// A card was drawn; `None` for those who may not see it. FAB 4.2.2
    Drew { seat: Seat, card: Option<CardId> },
    /// Cards went from the opening hand to the bottom of the deck.
    Mulligan { seat: Seat, cards: u8 },
    /// A card was discarded.
    Discarded { seat: Seat, card: CardId },
    /// A deck was shuffled.
    Shuffled { seat: Seat },
    /// A card went from one zone out of play to another; `None` for those who may not see it.
    Moved {
        seat: Seat,
        card: Option<CardId>,
        to: super::ability::Zone,
    },
    /// Resources were set or changed.
    Resources { seat: Seat, now: i16 },
    /// A card was played.
    Played { seat: Seat, card: Option<CardId> },
    /// An effect was stacked.
    Stacked { id: u32 },
    /// An effect resolved.
    Resolved { id: u32 },
    /// An effect was cancelled. FAB 1.23.1
    Cancelled { id: u32 },
    /// An effect lost its targets. FAB 1.15.4
    Fizzled { id: u32 },
    /// A permanent entered play.
    Entered {
        permanent: Slot,
        card: Option<CardId>,
    },
    /// A permanent left play.
    Left {
        permanent: Slot,
        card: Option<CardId>,
    },
    /// An Aliado died.
    Died { permanent: Slot, card: CardId },
    /// A permanent was destroyed.
    Destroyed { permanent: Slot, card: CardId },
    /// A permanent was sacrificed.
    Sacrificed { permanent: Slot, card: CardId },
    /// A permanent was turned.
    Turned { permanent: Slot },
    /// A permanent was unturned.
    Unturned { permanent: Slot },
    /// A permanent was turned face up.
    FaceUp { permanent: Slot, card: CardId },
    /// A Modificação was attached.
    Attached { permanent: Slot, host: Slot },
    /// A Modificação was detached.
    Detached { permanent: Slot },
    /// An Aliado attacks a base.
    Attacked { ally: Slot, base: Slot },
    /// An Aliado influences a base.
    Influenced { ally: Slot, base: Slot },
    /// An Aliado blocks an attacker or an influence.
    Blocked { ally: Slot, against: Slot },
    /// Damage was dealt.
    Damaged { permanent: Slot, amount: i16 },
    /// Damage was prevented.
    Prevented { permanent: Slot, amount: i16 },
    /// A Base gained or lost resistance.
    Resistance { permanent: Slot, change: i16 },
    /// Control changed.
    Control { permanent: Slot, to: Seat },
    /// A Base was taken.
    Captured { base: Slot, by: Seat },
    /// A Centro is exposed.
    Exposed { seat: Seat },
    /// A player is out.
    Out { seat: Seat, reason: Reason },
    /// The game is over.
    Over(Outcome),
}

impl Event {
    /// The event as this player sees it.
    #[must_use]
    pub fn seen_by(self, viewer: Seat) -> Self {
        match self {
            Self::Drew { seat, .. } if seat != viewer => Self::Drew { seat, card: None },
            Self::Moved {
                seat,
                to: to @ (super::ability::Zone::Baralho | super::ability::Zone::Mao),
                ..
            } if seat != viewer => Self::Moved {
                seat,
                card: None,
                to,
            },
            other => other,
        }
    }
}

/// The events of one or more actions. A list that is not kept costs nothing.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Events {
    list: Vec<Event>,
    off: bool,
}

impl Events {
    /// A list that forgets everything: for simulations.
    #[must_use]
    pub const fn off() -> Self {
        Self {
            list: Vec::new(),
            off: true,
        }
    }

    /// An empty list with memory for so many.
    pub(crate) fn with_room(events: usize) -> Self {
        Self {
            list: Vec::with_capacity(events),
            off: false,
        }
    }

    /// Empties the list and keeps its memory.
    pub fn clear(&mut self) {
        self.list.clear();
    }

    #[inline]
    pub(crate) fn push(&mut self, event: Event) {
        if !self.off {
            self.list.push(event);
        }
    }
}

impl std::ops::Deref for Events {
    type Target = [Event];
    fn deref(&self) -> &[Event] {
        &self.list
    }
}
