//! Influences: which bases can be taken, with whom, and with what help.

use super::Eye;
use super::worth::{RESISTANCE, WIN};
use crate::fabula::ability::{Ability, Deed, Effect, Objects, Part, Stat, Trigger};
use crate::fabula::action::Action;
use crate::fabula::program::{ScriptId, Step};
use crate::fabula::state::{Bits, Slot};

impl Eye<'_, '_> {
    pub(super) fn weight(&self, slot: Slot) -> i32 {
        self.value(slot, Stat::Influencia)
    }

    pub(super) fn weights(&self, slots: Bits) -> i32 {
        slots.iter().map(|slot| self.weight(slot)).sum()
    }

    /// What an influence on a base must exceed: its resistance and everybody who could block.
    fn wall(&self, base: Slot) -> i32 {
        let holder = self.state.permanents.get(base).controller;
        let blockers = self.blockers().and(self.state.permanents.of(holder));
        self.resistance(base) + self.weights(blockers)
    }

    fn influencing(&self, base: Slot) -> Bits {
        let own = self.allies_of(self.me).iter();
        own.filter(|slot| self.state.permanents.get(*slot).influencing == base)
            .collect()
    }

    /// Those of them that may influence a base.
    fn reaching(&self, base: Slot, among: Bits) -> Bits {
        let can = |slot: &Slot| {
            self.weight(*slot) > 0
                && self.state.may(*slot, Deed::Influence)
                && self.state.is_reachable(base, Some(*slot))
        };
        among.iter().filter(can).collect()
    }

    pub(super) fn declare_influence(&self, legal: &[Action]) -> Action {
        let mut ready = Bits::NONE;
        for action in legal {
            if let Action::Influence { ally, .. } = action {
                ready.add(*ally);
            }
        }
        if ready.is_empty() {
            return Action::Done;
        }
        let guards = self.guards(ready);
        let mut best = (0, Slot::NONE);
        for base in self.prey() {
            let free = if self.is_centro(base) {
                ready
            } else {
                ready.without(guards)
            };
            let (able, sent) = (self.reaching(base, free), self.influencing(base));
            let (wall, sum) = (self.wall(base), self.weights(sent));
            let under_way = !sent.is_empty();
            let all = able.or(sent);
            let most = sum + self.weights(able) + self.help(all) + self.trick(all);
            let enough = sum > wall && !self.is_centro(base);
            if able.is_empty() || enough || (most <= wall && !under_way) {
                continue;
            }
            let first = if under_way { WIN / 2 } else { 0 };
            let score = self.fall(base).min(WIN / 4) + first + 100 - wall;
            if score > best.0 {
                best = (score, base);
            }
        }
        let base = best.1;
        let needed = if base.is_some() {
            self.wall(base) - self.weights(self.influencing(base))
        } else {
            0
        };
        // Who alone is enough, the least of them; otherwise the one that adds most.
        let rank = |ally: Slot| {
            let weight = self.weight(ally);
            if weight > needed {
                500 - weight * 10 - self.force(ally)
            } else {
                weight * 10 - self.force(ally)
            }
        };
        let keep = if base.is_some() && !self.is_centro(base) {
            guards
        } else {
            Bits::NONE
        };
        let sends = legal.iter().copied().filter_map(|action| match action {
            Action::Influence { ally, base: at }
                if at == base && !keep.has(ally) && self.weight(ally) > 0 =>
            {
                Some((rank(ally), action))
            }
            _ => None,
        });
        sends
            .max_by_key(|(rank, _)| *rank)
            .map_or(Action::Done, |(_, action)| action)
    }

    /// Who is spared from the offensive because an influence with them takes a base.
    pub(super) fn envoys(&self, ready: Bits) -> Bits {
        let mut best = (0, Bits::NONE);
        for base in self.prey() {
            let mut open = self.reaching(base, ready);
            let wall = self.wall(base);
            if self.weights(open) + self.help(open) + self.trick(open) <= wall {
                continue;
            }
            let (mut sum, mut lost, mut sent) = (0, 0, Bits::NONE);
            while sum <= wall {
                let most = open
                    .iter()
                    .max_by_key(|slot| self.weight(*slot) * 3 - self.force(*slot) * 2);
                let Some(slot) = most else {
                    break;
                };
                open.remove(slot);
                sent.add(slot);
                sum = self.weights(sent) + self.help(sent) + self.trick(sent);
                lost += self.force(slot) * RESISTANCE;
            }
            let gain = self.fall(base).min(WIN) + RESISTANCE - lost;
            if gain > best.0 {
                best = (gain, sent);
            }
        }
        best.1
    }

    /// What the abilities of influencing Aliados add as they influence.
    fn help(&self, slots: Bits) -> i32 {
        let others = i32::try_from(slots.count()).unwrap_or(0) - 1;
        if others < 1 {
            return 0;
        }
        slots.iter().map(|slot| self.help_of(slot, others)).sum()
    }

    fn help_of(&self, slot: Slot, others: i32) -> i32 {
        let entry = self.state.entry(slot);
        let abilities = entry.card.abilities.iter().zip(&entry.scripts);
        let of = |(ability, script): (&Ability, &Option<ScriptId>)| match (ability, script) {
            (
                Ability::Triggered {
                    trigger: Trigger::Influences { what },
                    ..
                },
                Some(script),
            ) if what.this => self.raise(*script, others),
            _ => 0,
        };
        abilities.map(of).sum()
    }

    /// How much influência a script adds to so many Aliados.
    fn raise(&self, script: ScriptId, count: i32) -> i32 {
        let mode = self.modes(script).first();
        let Some(mode) = mode else {
            return 0;
        };
        let of = |step: &Step| match step {
            Step::Do(Effect::Modify {
                what,
                stat: Stat::Influencia,
                amount,
                ..
            }) => {
                let times = match what {
                    Objects::Each { .. } => count,
                    Objects::Target { group } => {
                        let spec = mode.targets.get(usize::from(group.0));
                        count.min(spec.map_or(1, |spec| i32::from(spec.max)))
                    }
                    _ => 1,
                };
                times * Self::fixed(amount).max(0)
            }
            _ => 0,
        };
        let steps = mode.sentences.iter().flat_map(|sentence| &sentence.steps);
        steps.map(of).sum()
    }

    /// The most influência that one card of the own hand could still add.
    fn trick(&self, slots: Bits) -> i32 {
        let count = i32::try_from(slots.count()).unwrap_or(0);
        let resources = i32::from(self.state.seat(self.me).resources);
        if count == 0 || resources == 0 {
            return 0;
        }
        let mut best = 0;
        for card in self.state.hand(self.me) {
            let entry = self.state.table.entry(*card);
            if let Some(script) = entry.effect
                && i32::from(entry.cost) <= resources
                && entry.card.cost.letter.is_none()
            {
                best = best.max(self.raise(script, count));
            }
        }
        best
    }

    /// What so much more influência of these Aliados brings: the bases that change hands by it.
    pub(super) fn persuasion(&self, boosted: Bits, points: i32) -> i32 {
        if self.is_sway() {
            let permanents = &self.state.permanents;
            let mut sum = 0;
            for base in permanents.bases().iter() {
                let on = |slot: &Slot| permanents.get(*slot).influencing == base;
                let under = |slot: &Slot| permanents.get(*slot).blocking == base;
                let with = boosted.iter().filter(on).count();
                let against = boosted.iter().filter(under).count();
                if with + against == 0 {
                    continue;
                }
                let count = |n: usize| i32::try_from(n).unwrap_or(0);
                let change = (count(with) - count(against)) * points;
                let before = self.sway(base);
                let flips = i32::from(before + change > 0) - i32::from(before > 0);
                // Steps in the right direction count a little: several may do together.
                let toward = if flips == 0 { change.signum() } else { 0 };
                sum -= (flips * (self.fall(base) + RESISTANCE) + toward) * self.sign_of(base);
            }
            return sum;
        }
        let ahead = self.state.active == self.me && self.state.part < Part::Influencia;
        if !ahead || points <= 0 {
            return 0;
        }
        let outlook = self.outlook();
        let (ready, all) = (outlook.ready, outlook.weight);
        let joining = i32::try_from(ready.and(boosted).count()).unwrap_or(0);
        if joining == 0 {
            return 0;
        }
        // What everybody together could bring at most: most bases need not be looked at.
        let within = |base: &Slot| all + joining * points > self.resistance(*base);
        for base in self.prey().filter(within) {
            // Only a Centro is out of anybody's reach.
            let (sum, more) = if self.state.is_reachable(base, None) {
                (all, joining * points)
            } else {
                let able = self.reaching(base, ready);
                let count = i32::try_from(able.and(boosted).count()).unwrap_or(0);
                (self.weights(able), count * points)
            };
            let wall = self.wall(base);
            if sum <= wall && sum + more > wall {
                return self.fall(base).min(WIN / 1000) / 2;
            }
        }
        0
    }
}
