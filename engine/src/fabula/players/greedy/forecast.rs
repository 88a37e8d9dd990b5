//! What the combat under way will come to if nobody does anything more.

use super::Eye;
use super::worth::RESISTANCE;
use crate::fabula::ability::{Deed, Effect, Objects, Part, Stat};
use crate::fabula::eval::Context;
use crate::fabula::program::Step;
use crate::fabula::state::Slot;

/// More than any damage: a shield without limit.
const ALL: i32 = 999;

impl Eye<'_, '_> {
    /// Whether attackers and blockers are declared and damage comes next.
    pub(super) fn is_fight(&self) -> bool {
        self.state.part == Part::ResultadoDaOfensiva && self.state.stage == 0
    }

    /// Whether influencers and blockers are declared and bases change hands next.
    pub(super) fn is_sway(&self) -> bool {
        self.state.part == Part::ResultadoDaInfluencia && self.state.stage == 0
    }

    pub(super) fn force(&self, slot: Slot) -> i32 {
        i32::from(self.state.force(slot))
    }

    /// How much damage an Aliado still withstands.
    pub(super) fn left(&self, slot: Slot) -> i32 {
        let it = self.state.permanents.get(slot);
        let shield = match it.shield {
            u8::MAX => ALL,
            some => i32::from(some),
        };
        if !self.state.may(slot, Deed::TakeDamage) || !self.state.may(slot, Deed::BeDestroyed) {
            return ALL;
        }
        i32::from(self.state.stat(slot, Stat::Vida)) - i32::from(it.damage) + shield
    }

    /// The damage that the combat, or the effect on top of the stack, is about to deal to an Aliado.
    pub(super) fn incoming(&self, slot: Slot) -> i32 {
        let it = self.state.permanents.get(slot);
        let mut sum = self.stacked_damage(slot);
        if !self.is_fight() {
            return sum;
        }
        if it.attacking.is_some() {
            sum += self.forces_of(slot);
        } else if it.blocking.is_some() && self.state.permanents.live().has(it.blocking) {
            let shared = self.state.blockers_of(it.blocking).count() > 1;
            let force = self.force(it.blocking);
            sum += match it.assigned {
                Some(assigned) => i32::from(assigned),
                None if shared => (force + 1) / 2,
                None => force,
            };
        }
        sum
    }

    /// The ofensiva of all blockers of an attacker.
    pub(super) fn forces_of(&self, attacker: Slot) -> i32 {
        let blockers = self.state.blockers_of(attacker).iter();
        blockers.map(|slot| self.force(slot)).sum()
    }

    fn stacked_damage(&self, slot: Slot) -> i32 {
        let Some(item) = self.state.stack.last() else {
            return 0;
        };
        if item.controller == self.me {
            return 0;
        }
        let Some(sentence) = self.state.sentence_of(item) else {
            return 0;
        };
        let context = Context::item(item);
        let of = |step: &Step| match step {
            Step::Do(Effect::Damage {
                to: to @ (Objects::Target { .. } | Objects::Each { .. }),
                amount,
                divided: false,
            }) if self.state.permanents_of(to, &context).has(slot) => {
                self.state.amount(amount, &context)
            }
            _ => 0,
        };
        sentence.steps.iter().map(of).sum()
    }

    /// Whether an Aliado is about to die.
    pub(super) fn is_doomed(&self, slot: Slot) -> bool {
        let incoming = self.incoming(slot);
        incoming > 0 && incoming >= self.left(slot)
    }

    /// The damage that unblocked attackers are about to deal to a base.
    pub(super) fn storm(&self, base: Slot) -> i32 {
        let shield = i32::from(self.state.permanents.get(base).shield);
        let attackers = self
            .allies()
            .iter()
            .filter(|slot| self.state.permanents.get(*slot).attacking == base);
        let unblocked = attackers.filter(|slot| self.state.blockers_of(*slot).is_empty());
        let sum: i32 = unblocked.map(|slot| self.force(slot)).sum();
        if shield == 255 || !self.state.may(base, Deed::TakeDamage) {
            0
        } else {
            (sum - shield).max(0)
        }
    }

    /// How far the influence on a base goes beyond what withstands it; above zero it is taken.
    pub(super) fn sway(&self, base: Slot) -> i32 {
        let mut sum = -self.resistance(base);
        for slot in self.allies().iter() {
            let it = self.state.permanents.get(slot);
            if it.influencing == base {
                sum += self.value(slot, Stat::Influencia);
            } else if it.blocking == base {
                sum -= self.value(slot, Stat::Influencia);
            }
        }
        sum
    }

    /// What an Aliado's part in the combat is worth to its controller.
    pub(super) fn stake(&self, slot: Slot) -> i32 {
        let it = self.state.permanents.get(slot);
        if it.attacking.is_some() && self.state.blockers_of(slot).is_empty() {
            let (all, own) = (self.storm(it.attacking), self.force(slot));
            let saved = self.dent(it.attacking, all) - self.dent(it.attacking, all - own);
            // Before the blocks a blocker may still do the same.
            return if self.is_fight() { saved } else { saved / 3 };
        }
        if it.attacking.is_some() {
            let opponents = self.state.blockers_of(slot).iter();
            let losses = opponents.filter(|other| self.is_doomed(*other));
            return losses.map(|other| self.worth(other)).sum();
        }
        if it.blocking.is_some() && self.is_fight() {
            let doomed = self.is_doomed(it.blocking);
            return if doomed { self.worth(it.blocking) } else { 0 };
        }
        self.sway_of(slot, -self.value(slot, Stat::Influencia))
    }

    /// What a change of an Aliado's influência does to the base that it fights for, as a loss of its
    /// controller.
    fn sway_of(&self, slot: Slot, change: i32) -> i32 {
        -self.swing(slot, change) * self.sign_of(slot)
    }

    /// What a change of an Aliado's influência is worth now: a base that changes hands, or not.
    pub(super) fn swing(&self, slot: Slot, change: i32) -> i32 {
        let it = self.state.permanents.get(slot);
        let (base, change) = if it.influencing.is_some() {
            (it.influencing, change)
        } else if self.is_sway() && it.blocking.is_some() {
            (it.blocking, -change)
        } else {
            return 0;
        };
        if !self.is_sway() || !self.state.permanents.live().has(base) {
            return 0;
        }
        let before = self.sway(base);
        let value = self.fall(base) + RESISTANCE;
        let taken = i32::from(before + change > 0) - i32::from(before > 0);
        taken * value * -self.sign_of(base)
    }
}
