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
    /// The rule by which it happens.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        use super::ability::Zone;
        match self {
            Self::TurnBegan { .. } => "FAB 1.17.2",
            Self::PartBegan { .. } => "FAB 1.17.5c",
            Self::Drew { .. } => "FAB 1.19.1",
            Self::Mulligan { .. } => "FAB 1.4.4",
            Self::Discarded { .. } => "FAB 4.4.2",
            Self::Shuffled { .. } => "FAB 4.1.4",
            Self::Moved {
                to: Zone::Degredo, ..
            } => "FAB 4.6.1",
            Self::Moved { to: Zone::Mao, .. } => "FAB 4.2.1",
            Self::Moved {
                to: Zone::Baralho, ..
            } => "FAB 4.1.1",
            Self::Moved { .. }
            | Self::Left { .. }
            | Self::Destroyed { .. }
            | Self::Sacrificed { .. } => "FAB 4.4.1",
            Self::Resources { .. } => "FAB 1.7.1",
            Self::Played { .. } => "FAB 1.13.1",
            Self::Stacked { .. } => "FAB 4.5.1",
            Self::Resolved { .. } => "FAB 4.5.3",
            Self::Cancelled { .. } => "FAB 1.23.1",
            Self::Fizzled { .. } => "FAB 1.15.4",
            Self::Entered { .. } => "FAB 4.3.1",
            Self::Died { .. } => "FAB 3.2.3",
            Self::Turned { .. } => "FAB 3.2.7",
            Self::Unturned { .. } => "FAB 1.16.3c",
            Self::FaceUp { .. } => "FAB 1.16.3b",
            Self::Attached { .. } => "FAB 3.4.3",
            Self::Detached { .. } => "FAB 3.4.8",
            Self::Attacked { .. } => "FAB 3.2.4",
            Self::Influenced { .. } => "FAB 3.2.5",
            Self::Blocked { .. } => "FAB 1.22.1",
            Self::Damaged { .. } => "FAB 1.21.1",
            Self::Prevented { .. } => "FAB 1.21.7",
            Self::Resistance { .. } => "FAB 1.20.4",
            Self::Control { .. } => "FAB 1.11.2",
            Self::Captured { .. } => "FAB 1.22.5a",
            Self::Exposed { .. } => "FAB 3.1.8",
            Self::Out { .. } => "FAB 1.5.3",
            Self::Over(_) => "FAB 1.5.1",
        }
    }

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

#[cfg(test)]
mod tests {
    #[test]
    fn every_rule_that_an_event_names_is_enforced() {
        let enforced: Vec<&str> = include_str!("enforced.txt").lines().collect();
        let named = include_str!("event.rs").split("=> \"").skip(1);
        let named: Vec<&str> = named.filter_map(|it| it.split('"').next()).collect();
        assert!(named.len() > 25, "{named:?}");
        for rule in named {
            assert!(enforced.contains(&rule), "{rule}");
        }
    }
}
