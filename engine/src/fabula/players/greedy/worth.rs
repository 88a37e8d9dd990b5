//! What things are worth, in tenths of a point of ofensiva.

use super::Eye;
use crate::fabula::ability::{Ability, Amount, Deed, Passive, Position, Stat, Trigger};
use crate::fabula::card::{CardId, CardType};
use crate::fabula::state::Slot;

/// A game.
pub(super) const WIN: i32 = 1_000_000;
/// What a resource buys: two and a bit points of an Aliado.
pub(super) const RESOURCE: i32 = 10;
/// A card of the hand: little, because the Compra fills the hand up again.
pub(super) const CARD: i32 = 6;
/// A point of resistance of a base, and its fall.
pub(super) const RESISTANCE: i32 = 8;
pub(super) const FALL: i32 = 30;

const OFENSIVA: i32 = 10;
const VIDA: i32 = 7;
const INFLUENCIA: i32 = 9;

/// Whether a deed that is forbidden is better for its object that way.
pub(super) fn is_shield(deed: Deed) -> bool {
    matches!(
        deed,
        Deed::TakeDamage | Deed::BeDestroyed | Deed::BeTargeted
    )
}

/// What its abilities add to the worth of a permanent, besides what it does on entering.
pub(in crate::fabula) fn extras(abilities: &[Ability]) -> i32 {
    let of = |ability: &Ability| match ability {
        Ability::Triggered { trigger, .. } => match trigger {
            Trigger::Enters { what } if what.this => 0,
            Trigger::Dies { .. } | Trigger::Leaves { .. } | Trigger::Destroyed { .. } => 4,
            _ => 8,
        },
        Ability::Activated { .. } => 7,
        Ability::Passive { does, .. } => match does {
            Passive::Forbid { of, deed } if of.this => {
                if is_shield(*deed) {
                    8
                } else {
                    -8
                }
            }
            Passive::Modify { of, .. } | Passive::Set { of, .. } if of.this || of.host => 2,
            Passive::Modify { .. } => 14,
            Passive::Generate { .. } => 18,
            Passive::RaiseCap { .. } | Passive::ReduceCost { .. } => 10,
            _ => 6,
        },
    };
    abilities.iter().map(of).sum()
}

/// What the three values of an Aliado are worth.
pub(super) fn of_values([ofensiva, vida, influencia]: [i32; 3]) -> i32 {
    ofensiva.max(0) * OFENSIVA + vida.max(0) * VIDA + influencia.max(0) * INFLUENCIA
}

/// What a point more of a value is worth as long as it lasts.
pub(super) fn of_stat(stat: Stat) -> i32 {
    match stat {
        Stat::Ofensiva => OFENSIVA,
        Stat::Vida => VIDA,
        Stat::Influencia => INFLUENCIA,
        // A permanent that costs more to unturn is worth less.
        Stat::Restore => -RESOURCE,
        _ => 0,
    }
}

impl Eye<'_, '_> {
    pub(super) fn value(&self, slot: Slot, stat: Stat) -> i32 {
        i32::from(self.state.stat(slot, stat).max(0))
    }

    /// What a permanent is worth to whoever controls it.
    pub(super) fn worth(&self, slot: Slot) -> i32 {
        let it = self.state.permanents.get(slot);
        // A card that lies face down is nobody's to know but its controller's. Ruling: FAB-C40
        if it.face_down {
            return 25;
        }
        let entry = self.state.entry(slot);
        match entry.role {
            CardType::Aliado => of_values(it.now.values.map(i32::from)) + entry.extras.max(0),
            CardType::Base => self.fall(slot),
            _ => i32::from(entry.cost) * 8 + if it.host.is_some() { 14 } else { 6 },
        }
    }

    /// What a card becomes worth when it is in play.
    pub(super) fn printed_worth(&self, card: CardId) -> i32 {
        let entry = self.state.table.entry(card);
        let card = &entry.card;
        let number = |value: Option<i16>| i32::from(value.unwrap_or(0));
        match entry.role {
            CardType::Aliado => {
                let values = [card.ofensiva, card.vida, card.influencia].map(number);
                of_values(values) + entry.extras.max(0)
            }
            CardType::Base => RESISTANCE * number(card.resistencia).max(3) + FALL,
            CardType::Manobra => i32::from(entry.cost) * 12,
            _ => i32::from(entry.cost) * 8 + 14,
        }
    }

    pub(super) fn resistance(&self, base: Slot) -> i32 {
        i32::from(self.state.permanents.get(base).resistance)
    }

    /// Whether this is the Centro on which its holder's game depends.
    pub(super) fn is_centro(&self, base: Slot) -> bool {
        matches!(base.origin(), Some((owner, Position::Centro))
            if self.state.permanents.get(base).controller == owner)
    }

    /// What the loss of a base costs its holder.
    pub(super) fn fall(&self, base: Slot) -> i32 {
        if self.is_centro(base) {
            WIN
        } else {
            self.resistance(base) * RESISTANCE + FALL
        }
    }

    /// What so much less resistance costs the holder of a base.
    pub(super) fn dent(&self, base: Slot, amount: i32) -> i32 {
        if amount <= 0 {
            0
        } else if amount >= self.resistance(base) && self.state.may(base, Deed::BeDestroyed) {
            self.fall(base)
        } else {
            amount.min(self.resistance(base)) * RESISTANCE
        }
    }

    /// The amount of a passive ability, as far as it is written out.
    pub(super) fn fixed(amount: &Amount) -> i32 {
        match amount {
            Amount::Fixed(n) => i32::from(*n),
            Amount::Tree(_) => 2,
        }
    }

    /// What turning this costs its controller: to unturn it, or to go without it for a turn.
    pub(super) fn turn_cost(&self, slot: Slot) -> i32 {
        let restore = self.value(slot, Stat::Restore) * RESOURCE;
        restore.min(self.worth(slot) / 4)
    }
}
