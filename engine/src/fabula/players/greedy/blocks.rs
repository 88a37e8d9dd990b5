//! Blocks: what they save, kill and cost.

use super::Eye;
use super::worth::WIN;
use crate::fabula::ability::{Deed, Stat};
use crate::fabula::action::Action;
use crate::fabula::state::{Bits, Slot};

impl Eye<'_, '_> {
    /// How good a block of an offensive looks; none is worth zero.
    pub(super) fn block(&self, action: Action) -> i32 {
        let Action::Block { ally, against } = action else {
            return 0;
        };
        let base = self.state.permanents.get(against).attacking;
        let others = self.state.blockers_of(against);
        let force = self.force(against);
        let (storm, left) = (self.storm(base), self.left(against));
        let mut value = if others.is_empty() {
            self.dent(base, storm) - self.dent(base, storm - force)
        } else {
            0
        };
        let desperate = self.is_centro(base) && storm >= self.resistance(base);
        if desperate && others.is_empty() && value < WIN {
            // One block alone does not save the Centro, several may.
            value += WIN / 100 + force * 100;
        }
        let (before, own) = (self.forces_of(against), self.force(ally));
        if before < left && before + own >= left {
            value += self.worth(against);
        } else if !others.is_empty() {
            return -1;
        }
        let shared = if others.is_empty() { force } else { force - 1 };
        if shared >= self.left(ally) {
            value -= self.worth(ally);
        }
        // The Centro is worth any Aliado, but the least of those that serve.
        if value >= WIN / 100 {
            return value - self.worth(ally) / 4;
        }
        value - self.turn_cost(ally)
    }

    /// How good a block of an influence looks; none is worth zero.
    pub(super) fn block_influence(&self, action: Action) -> i32 {
        let Action::Block { ally, against } = action else {
            return 0;
        };
        let needed = self.sway(against);
        let weight = self.value(ally, Stat::Influencia);
        if needed <= 0 || weight == 0 || self.unturned_weight() < needed {
            return -1;
        }
        let rank = if weight >= needed {
            100 - weight
        } else {
            weight
        };
        // What one Aliado alone can hold is held by the one that is missed least.
        1000 + rank * 10 - self.force(ally)
    }

    fn unturned_weight(&self) -> i32 {
        let can = |slot: &Slot| {
            !self.state.permanents.get(*slot).turned && self.state.may(*slot, Deed::Block)
        };
        let own: Bits = self.allies_of(self.me).iter().filter(can).collect();
        own.iter()
            .map(|slot| self.value(slot, Stat::Influencia))
            .sum()
    }

    /// How an attacker's ofensiva is divided among blockers: what kills, and not more. Ruling: FAB-C22
    pub(super) fn divide(&self, share: i32) -> i32 {
        let Some((_, blocker, least, most)) = self.state.next_division() else {
            return 0;
        };
        let needed = self.left(blocker);
        let wanted = if needed > i32::from(most) {
            i32::from(least)
        } else {
            needed
        };
        1000 - (share - wanted).abs()
    }

    /// What is needed to finish a permanent off.
    pub(super) fn finish(&self, slot: Slot) -> i32 {
        if self.state.is_base(slot) {
            self.resistance(slot)
        } else {
            self.left(slot)
        }
    }
}
