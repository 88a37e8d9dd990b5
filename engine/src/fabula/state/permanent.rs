//! Permanents in play. FAB 1.11

use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};

use super::{Bits, MAX_SEATS, Seat};
use crate::fabula::ability::{Deeds, Position};
use crate::fabula::card::{CardId, CardType};

/// A place in play. The first twenty are the bases: five for each seat, the Centro last.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Slot(pub u8);

impl Slot {
    /// No place: what is not attached, not attacking.
    pub const NONE: Self = Self(255);

    /// A place that was taken when something was aimed at it, and is not any more.
    pub const GONE: Self = Self(254);

    /// A base of a seat: 0 to 3 are the Arredores, 4 is the Centro. FAB 3.1.4
    #[must_use]
    pub const fn base(seat: Seat, position: u8) -> Self {
        Self((seat.0 & 3) * 5 + if position > 4 { 4 } else { position })
    }

    /// The Centro of a seat.
    #[must_use]
    pub const fn centro(seat: Seat) -> Self {
        Self::base(seat, 4)
    }

    /// Whether it is a place at all.
    #[must_use]
    pub const fn is_some(self) -> bool {
        self.0 != Self::NONE.0
    }

    /// The seat and position of a base that was there from the start.
    #[expect(clippy::cast_possible_truncation, reason = "four seats")]
    #[must_use]
    pub const fn origin(self) -> Option<(Seat, Position)> {
        if self.0 >= 5 * MAX_SEATS as u8 {
            return None;
        }
        let position = if self.0 % 5 == 4 {
            Position::Centro
        } else {
            Position::Arredor
        };
        Some((Seat(self.0 / 5), position))
    }
}

/// A permanent and the moment it entered: another card in the same place is another object.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Ref {
    /// The place.
    pub slot: Slot,
    /// When it entered.
    pub stamp: u32,
}

/// What effects added to the three values of an Aliado, rises and falls apart. FAB 1.1.2
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Boost {
    /// Rises of ofensiva, vida, influência.
    pub up: [u8; 3],
    /// Falls of the same.
    pub down: [u8; 3],
}

/// What continuous effects make of a permanent; worked out, not remembered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Now {
    /// Ofensiva, vida, influência.
    pub values: [i16; 3],
    /// The cost to unturn it.
    pub restore: i16,
    /// What it is allowed against the rules.
    pub allowed: Deeds,
    /// What it is forbidden.
    pub forbidden: Deeds,
    /// Whether it has lost its types. FAB 1.11.5
    pub typeless: bool,
}

/// A permanent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a state that the book names"
)]
pub struct Permanent {
    /// Its card.
    pub card: CardId,
    /// Who brought it into the game. FAB 1.9.3
    pub owner: Seat,
    /// Who controls it. FAB 1.11.2
    pub controller: Seat,
    /// Who gets it back at the end of the turn.
    pub lent_by: Option<Seat>,
    /// When it entered. FAB 1.14.8
    pub stamp: u32,
    /// X, Y and Z as they were when it was played. FAB 1.8.8
    pub letters: [i16; 3],
    /// Turned. FAB 1.11.6
    pub turned: bool,
    /// Face down. FAB 1.11.6
    pub face_down: bool,
    /// Entered in this turn. FAB 3.2.10
    pub preparing: bool,
    /// No card: a Ficha. FAB 1.12
    pub ficha: bool,
    /// Lost its types by an effect, until the end of the turn or for good. FAB 1.11.5
    pub typeless: [bool; 2],
    /// Damage taken by an Aliado this turn. FAB 2.7.4
    pub damage: i16,
    /// What is left of a Base. FAB 1.20
    pub resistance: i16,
    /// What it is attached to. FAB 3.4
    pub host: Slot,
    /// The base that it attacks.
    pub attacking: Slot,
    /// The base that it influences.
    pub influencing: Slot,
    /// The attacker or the influenced base that it blocks.
    pub blocking: Slot,
    /// What a blocker gets of its attacker's ofensiva, once it is divided. Ruling: FAB-C22
    pub assigned: Option<i16>,
    /// How much damage is still prevented; 255 is all. FAB 1.21.7
    pub shield: u8,
    /// Changes until the end of the turn.
    pub turn_boost: Boost,
    /// Changes that stay.
    pub boost: Boost,
    /// Granted until the end of the turn, and for good.
    pub allowed: [Deeds; 2],
    /// Forbidden until the end of the turn, and for good.
    pub forbidden: [Deeds; 2],
    /// What all of this and the passive abilities in play make of it.
    pub now: Now,
}

impl Permanent {
    /// A permanent that has just entered.
    pub(crate) fn new(card: CardId, owner: Seat, controller: Seat, stamp: u32) -> Self {
        let mut new = Self {
            card,
            owner,
            controller,
            stamp,
            host: Slot::NONE,
            ..Self::default()
        };
        new.leave_combat();
        new
    }

    /// The object: this place since that moment.
    #[must_use]
    pub const fn at(&self, slot: Slot) -> Ref {
        Ref {
            slot,
            stamp: self.stamp,
        }
    }

    pub(crate) fn leave_combat(&mut self) {
        (self.attacking, self.influencing, self.blocking) = (Slot::NONE, Slot::NONE, Slot::NONE);
        self.assigned = None;
    }
}

/// Every place in play.
#[derive(Clone, Copy)]
pub struct Permanents {
    slots: [Permanent; 256],
    live: Bits,
    /// What each seat controls.
    controlled: [Bits; MAX_SEATS],
    /// Where the printed Aliados and Bases are.
    allies: Bits,
    bases: Bits,
    /// What has no type now: face down, or robbed of it. FAB 1.11.5, ruling: FAB-C40
    veiled: Bits,
    /// Where passive or triggered abilities are.
    pub(crate) with_passives: Bits,
    pub(crate) with_triggers: Bits,
    /// Where passive abilities are that are written onto permanents, round by round.
    pub(crate) standing: [Bits; 4],
    /// Where passive abilities are that are about something besides permanents.
    pub(crate) with_topics: Bits,
    /// Where passive abilities are that look at permanents besides their own.
    pub(crate) looking: Bits,
    /// What is not as its card and its own changes alone would have it, or may not be: only that is
    /// worked out anew.
    pub(crate) stale: Bits,
    /// What has changed by itself since the board was worked out.
    pub(crate) noted: Bits,
    /// What may have fallen since the state check last looked. FAB 1.21.8
    pub(crate) doubtful: Bits,
}

#[expect(
    clippy::large_stack_arrays,
    reason = "a state is copied without the heap"
)]
impl Default for Permanents {
    fn default() -> Self {
        Self {
            slots: [Permanent::default(); 256],
            live: Bits::NONE,
            controlled: [Bits::NONE; MAX_SEATS],
            allies: Bits::NONE,
            bases: Bits::NONE,
            veiled: Bits::NONE,
            with_passives: Bits::NONE,
            with_triggers: Bits::NONE,
            standing: [Bits::NONE; 4],
            with_topics: Bits::NONE,
            looking: Bits::NONE,
            stale: Bits::NONE,
            noted: Bits::NONE,
            doubtful: Bits::NONE,
        }
    }
}

impl Permanents {
    /// The most permanents in play at once.
    pub const MAX: u32 = 254;

    /// The places that are taken.
    #[must_use]
    pub const fn live(&self) -> Bits {
        self.live
    }

    /// What is at a place.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "a byte is below 256")]
    #[must_use]
    pub const fn get(&self, slot: Slot) -> &Permanent {
        &self.slots[slot.0 as usize]
    }

    #[inline]
    #[expect(clippy::indexing_slicing, reason = "a byte is below 256")]
    pub(crate) const fn get_mut(&mut self, slot: Slot) -> &mut Permanent {
        &mut self.slots[slot.0 as usize]
    }

    /// A free place beyond the bases.
    pub(crate) fn free(&self) -> Option<Slot> {
        (20..Slot::GONE.0)
            .map(Slot)
            .find(|slot| !self.live.has(*slot))
    }

    pub(crate) fn put(&mut self, slot: Slot, permanent: Permanent, role: CardType) {
        *self.get_mut(slot) = permanent;
        self.live.add(slot);
        self.stale.add(slot);
        permanent.controller.of_mut(&mut self.controlled).add(slot);
        self.veil(slot);
        match role {
            CardType::Aliado => self.allies.add(slot),
            CardType::Base => self.bases.add(slot),
            _ => {}
        }
    }

    pub(crate) const fn set_controller(&mut self, slot: Slot, seat: Seat) {
        let before = self.get(slot).controller;
        before.of_mut(&mut self.controlled).remove(slot);
        seat.of_mut(&mut self.controlled).add(slot);
        self.get_mut(slot).controller = seat;
    }

    /// What a seat controls.
    #[must_use]
    pub const fn of(&self, seat: Seat) -> Bits {
        *seat.of(&self.controlled)
    }

    /// Notes whether a permanent has a type now.
    pub(crate) const fn veil(&mut self, slot: Slot) {
        let it = self.get(slot);
        if it.face_down || it.now.typeless {
            self.veiled.add(slot);
        } else {
            self.veiled.remove(slot);
        }
    }

    /// What has no type now.
    pub const fn veiled(&self) -> Bits {
        self.veiled
    }

    /// The printed Aliados in play.
    #[must_use]
    pub const fn allies(&self) -> Bits {
        self.allies
    }

    /// The printed Bases in play.
    #[must_use]
    pub const fn bases(&self) -> Bits {
        self.bases
    }

    pub(crate) fn clear(&mut self, slot: Slot) {
        self.get(slot)
            .controller
            .of_mut(&mut self.controlled)
            .remove(slot);
        *self.get_mut(slot) = Permanent::default();
        self.live.remove(slot);
        self.allies.remove(slot);
        self.bases.remove(slot);
        self.veiled.remove(slot);
        self.hush(slot);
    }

    /// Forgets which abilities a permanent brings into play.
    pub(crate) fn hush(&mut self, slot: Slot) {
        self.with_passives.remove(slot);
        self.with_triggers.remove(slot);
        self.with_topics.remove(slot);
        self.looking.remove(slot);
        self.standing
            .iter_mut()
            .for_each(|round| round.remove(slot));
    }
}

impl Hash for Permanents {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.live.hash(hasher);
        for slot in self.live.iter() {
            let it = self.get(slot);
            (
                it.card,
                it.owner,
                it.controller,
                it.lent_by,
                it.stamp,
                it.letters,
            )
                .hash(hasher);
            (it.turned, it.face_down, it.preparing, it.ficha, it.typeless).hash(hasher);
            (
                it.damage,
                it.resistance,
                it.host,
                it.attacking,
                it.influencing,
                it.blocking,
            )
                .hash(hasher);
            (
                it.assigned,
                it.shield,
                it.turn_boost,
                it.boost,
                it.allowed,
                it.forbidden,
            )
                .hash(hasher);
        }
    }
}
