//! Changes of values, prevention, turning, grants and bans: what they do in the combat at hand.

use super::Eye;
use super::text::Text;
use super::worth::{RESISTANCE, RESOURCE, is_shield, of_stat};
use crate::fabula::ability::{Ability, Deed, Effect, Part, Stat, Until};
use crate::fabula::state::{Bits, Seat, Slot};

impl Eye<'_, '_> {
    pub(super) fn boost(&self, effect: &Effect, text: &Text) -> i32 {
        match effect {
            Effect::Modify {
                what,
                stat,
                amount,
                until,
            } => {
                let points = self.number(amount, text);
                let meant = self.meant(what, text);
                let each = |slot| self.modified(slot, *stat, points, *until);
                self.together(*stat, points, meant) + self.each_of(meant, what, text, each)
            }
            Effect::Prevent { to, amount } => {
                let points = amount.as_ref().map_or(99, |n| self.number(n, text));
                self.each(to, text, |slot| self.prevented(slot, points))
            }
            Effect::Turn { what } => self.each(what, text, |slot| self.turned(slot)),
            Effect::Unturn { what } => self.each(what, text, |slot| self.unturned(slot, text)),
            Effect::Allow { what, deed, until } => self.each(what, text, |slot| {
                self.sign_of(slot) * self.granted(slot, *deed, *until)
            }),
            Effect::Forbid { what, deed, until } => self.each(what, text, |slot| {
                let sign = self.sign_of(slot);
                if is_shield(*deed) {
                    sign * self.shielded(slot, *until)
                } else {
                    -sign * self.banned(slot, *deed, *until)
                }
            }),
            _ => 0,
        }
    }

    /// What a change of several Aliados decides that none of them decides alone.
    fn together(&self, stat: Stat, points: i32, slots: Bits) -> i32 {
        match stat {
            Stat::Influencia => self.persuasion(slots, points),
            Stat::Ofensiva if points > 0 && self.is_ahead(self.me, Part::Ofensiva) => {
                self.breakthrough(slots, points)
            }
            _ => 0,
        }
    }

    /// Whether the player whose turn it is can still declare an offensive, or an influence.
    fn is_ahead(&self, seat: Seat, part: Part) -> bool {
        let stage = self.state.part == part && (self.state.stage == 0 || self.state.declaring);
        self.state.active == seat && (self.state.part < part || stage)
    }

    /// Whether an Aliado could be declared in this part of the turn.
    fn could(&self, slot: Slot, part: Part) -> bool {
        let it = self.state.permanents.get(slot);
        let waits = it.preparing && !self.state.granted(slot, Deed::ActAtOnce);
        self.state.is_ally(slot) && !it.turned && !waits && self.is_ahead(it.controller, part)
    }

    fn modified(&self, slot: Slot, stat: Stat, points: i32, until: Until) -> i32 {
        if !self.state.is_ally(slot) || points == 0 {
            return 0;
        }
        let sign = self.sign_of(slot);
        let now = match stat {
            Stat::Vida if points < 0 => {
                let vida = i32::from(self.state.stat(slot, Stat::Vida));
                // No vida left is no destruction: a shield against it does not help. FAB 3.2.3
                if vida + points <= 0 {
                    return self.gone(slot);
                }
                self.lived(slot, points)
            }
            Stat::Vida => self.lived(slot, points),
            Stat::Ofensiva => self.struck(slot, points),
            _ => 0,
        };
        let lasting = match until {
            Until::Always => sign * points * of_stat(stat),
            Until::EndOfTurn => 0,
        };
        let soon = match stat {
            Stat::Ofensiva if self.could(slot, Part::Ofensiva) => sign * points * 3,
            Stat::Influencia if self.could(slot, Part::Influencia) => sign * points * 2,
            _ => 0,
        };
        now + if until == Until::Always {
            lasting
        } else {
            soon
        }
    }

    /// What a change of vida, or prevented damage, does to an Aliado that is in danger.
    fn lived(&self, slot: Slot, points: i32) -> i32 {
        let (left, incoming) = (self.left(slot), self.incoming(slot));
        let dies = |left: i32| incoming > 0 && incoming >= left;
        let saved = i32::from(dies(left)) - i32::from(dies(left + points));
        saved * self.worth(slot) * self.sign_of(slot)
    }

    /// What a change of ofensiva does in the fight at hand.
    fn struck(&self, slot: Slot, points: i32) -> i32 {
        if !self.is_fight() {
            return 0;
        }
        let it = self.state.permanents.get(slot);
        let kills = |other: Slot, force: i32| {
            let (left, incoming) = (self.left(other), self.incoming(other));
            let dies = |incoming: i32| incoming > 0 && incoming >= left;
            let change = i32::from(dies(incoming + force)) - i32::from(dies(incoming));
            -self.sign_of(other) * change * self.worth(other)
        };
        let live = self.state.permanents.live();
        if it.attacking.is_some() {
            let blockers = self.state.blockers_of(slot);
            let Some(blocker) = blockers.iter().next() else {
                let base = it.attacking;
                if !live.has(base) {
                    return 0;
                }
                let storm = self.storm(base);
                let change = self.dent(base, storm + points) - self.dent(base, storm);
                return -self.sign_of(base) * change;
            };
            return kills(blocker, points);
        }
        if it.blocking.is_some() && live.has(it.blocking) {
            return kills(it.blocking, points);
        }
        0
    }

    fn prevented(&self, slot: Slot, points: i32) -> i32 {
        if self.state.is_ally(slot) {
            return self.lived(slot, points);
        }
        if !self.is_fight() || !self.state.is_base(slot) {
            return 0;
        }
        let storm = self.storm(slot);
        let change = self.dent(slot, storm) - self.dent(slot, storm - points);
        self.sign_of(slot) * change
    }

    /// A permanent is turned: it neither acts nor blocks, and must be unturned again.
    fn turned(&self, slot: Slot) -> i32 {
        let it = self.state.permanents.get(slot);
        if it.turned {
            return 0;
        }
        let acts = self.could(slot, Part::Ofensiva) || self.could(slot, Part::Influencia);
        let loss = if acts {
            self.worth(slot) / 3
        } else if self.state.is_ally(slot) && self.would_block(slot) {
            12 + self.worth(slot) / 8
        } else {
            0
        };
        -self.sign_of(slot) * (loss + self.turn_cost(slot) / 2)
    }

    /// Whether an Aliado could still block in this turn.
    fn would_block(&self, slot: Slot) -> bool {
        let it = self.state.permanents.get(slot);
        let attacker = self.state.active;
        let part = self.state.part;
        attacker != it.controller
            && part < Part::BloqueioDaInfluencia
            && self.state.may(slot, Deed::Block)
            && self.allies_of(attacker).iter().any(|other| {
                let it = self.state.permanents.get(other);
                !it.turned || it.attacking.is_some() || it.influencing.is_some()
            })
    }

    fn unturned(&self, slot: Slot, text: &Text) -> i32 {
        let it = self.state.permanents.get(slot);
        if !it.turned {
            return 0;
        }
        // Two cards that unturn each other would never end: only the lesser one helps the better.
        let source = text
            .context
            .source
            .and_then(|source| self.state.still(source));
        if source.is_some_and(|source| {
            source != slot && self.worth(source) >= self.worth(slot) && self.is_mine(source)
        }) {
            return 0;
        }
        let acts = !it.preparing
            && (self.is_ahead(it.controller, Part::Ofensiva)
                || self.is_ahead(it.controller, Part::Influencia));
        let again = if acts { self.worth(slot) / 3 } else { 4 };
        self.sign_of(slot) * (again + self.value(slot, Stat::Restore) * RESOURCE / 2)
    }

    fn granted(&self, slot: Slot, deed: Deed, until: Until) -> i32 {
        if self.state.granted(slot, deed) {
            return 0;
        }
        let it = self.state.permanents.get(slot);
        let ahead = self.is_ahead(it.controller, Part::Ofensiva) && !it.turned;
        let now = match deed {
            Deed::ActAtOnce if it.preparing && ahead => self.force(slot) * RESISTANCE / 2 + 4,
            Deed::ReachCentro if ahead && !it.preparing => self.force(slot) * 4,
            _ => 0,
        };
        now + if until == Until::Always { 12 } else { 0 }
    }

    /// A shield against damage, destruction or targets.
    fn shielded(&self, slot: Slot, until: Until) -> i32 {
        let saved = if self.state.is_ally(slot) && self.is_doomed(slot) {
            self.worth(slot)
        } else {
            0
        };
        saved + if until == Until::Always { 15 } else { 0 }
    }

    /// What a ban costs whoever controls its object.
    fn banned(&self, slot: Slot, deed: Deed, until: Until) -> i32 {
        if !self.state.may(slot, deed) {
            return 0;
        }
        let it = self.state.permanents.get(slot);
        let worth = self.worth(slot).min(200);
        if until == Until::Always {
            return match deed {
                Deed::Attack | Deed::Restore => worth / 2,
                Deed::Influence | Deed::Block | Deed::DealDamage => worth / 3,
                _ => worth / 8,
            };
        }
        match deed {
            Deed::Attack if self.could(slot, Part::Ofensiva) => self.force(slot) * 6,
            Deed::Influence if self.could(slot, Part::Influencia) => {
                self.value(slot, Stat::Influencia) * 3
            }
            Deed::Block if !it.turned && self.would_block(slot) => 8 + worth / 8,
            Deed::DealDamage if self.is_fight() => self.stake(slot),
            Deed::Activate => {
                let abilities = &self.state.entry(slot).card.abilities;
                let active = |ability: &Ability| matches!(ability, Ability::Activated { .. });
                i32::from(abilities.iter().any(active)) * 4
            }
            Deed::Restore if it.turned => worth / 4,
            _ => 0,
        }
    }
}
