//! Effects on permanents in play.

use crate::fabula::ability::{Amount, Deed, Effect, Objects, Place, Stat, Until};
use crate::fabula::eval::{Context, short};
use crate::fabula::event::{Event, Events};
use crate::fabula::program::reads;
use crate::fabula::state::{Bits, Frame, Slot, State, Subject, Target};
use crate::fabula::trigger::kind;
use crate::fabula::zones::Cause;

const fn lasting(until: Until) -> usize {
    match until {
        Until::EndOfTurn => 0,
        Until::Always => 1,
    }
}

impl State<'_> {
    /// An effect on permanents; how many it dealt with.
    pub(super) fn on_permanents(
        &mut self,
        effect: &Effect,
        frame: &Frame,
        log: &mut Events,
    ) -> i16 {
        let context = Context::frame(frame);
        match effect {
            Effect::Damage {
                to,
                amount,
                divided,
            } => self.damage_by_effect(to, amount, *divided, frame, log),
            Effect::Destroy { what } => {
                self.remember(what, frame);
                let meant = self.permanents_of(what, &context);
                let destroyed: Bits = meant
                    .iter()
                    .filter(|slot| self.may(*slot, Deed::BeDestroyed))
                    .collect();
                if !destroyed.is_empty() {
                    self.leave(&[(destroyed, Cause::Destroyed)], Place::Descarte, log);
                }
                count(destroyed)
            }
            Effect::Prevent { to, amount } => {
                let shield = amount
                    .as_ref()
                    .map_or(255, |amount| self.amount(amount, &context).clamp(0, 254));
                self.each(to, frame, |it| {
                    it.shield = if shield == 255 {
                        255
                    } else {
                        it.shield.saturating_add(u8::try_from(shield).unwrap_or(0))
                    };
                })
            }
            Effect::Turn { what } | Effect::Unturn { what } => {
                let meant = self.permanents_of(what, &context);
                meant.iter().for_each(|slot| {
                    self.turn_card(slot, matches!(effect, Effect::Turn { .. }), log);
                });
                count(meant)
            }
            Effect::GainResistance { what, amount } => {
                let amount = short(self.amount(amount, &context));
                self.change_resistance(what, amount, frame, log)
            }
            Effect::LoseResistance { what, amount } => {
                let amount = short(self.amount(amount, &context));
                self.change_resistance(what, -amount, frame, log)
            }
            Effect::Modify {
                what,
                stat,
                amount,
                until,
            } => {
                let change = self.amount(amount, &context);
                self.boost(what, *stat, change, *until, frame)
            }
            Effect::Allow { what, deed, until } => self.each(what, frame, |it| {
                if let Some(deeds) = it.allowed.get_mut(lasting(*until)) {
                    deeds.add(*deed);
                }
            }),
            Effect::Forbid { what, deed, until } => self.each(what, frame, |it| {
                if let Some(deeds) = it.forbidden.get_mut(lasting(*until)) {
                    deeds.add(*deed);
                }
            }),
            Effect::LoseTypes { what, until } => {
                // What it is attached to may count it.
                self.touch(reads::BOARD);
                self.each(what, frame, |it| {
                    if let Some(typeless) = it.typeless.get_mut(lasting(*until)) {
                        *typeless = true;
                    }
                })
            }
            other => self.on_standing(other, frame, log),
        }
    }

    /// Attachments, control and faces; how many permanents it dealt with.
    fn on_standing(&mut self, effect: &Effect, frame: &Frame, log: &mut Events) -> i16 {
        let context = Context::frame(frame);
        match effect {
            Effect::Attach { what, to } => {
                let host = self.permanents_of(to, &context).iter().next();
                let meant = self.permanents_of(what, &context);
                if let Some(host) = host {
                    meant.iter().for_each(|slot| self.attach(slot, host, log));
                }
                count(meant)
            }
            Effect::Detach { what } => {
                let meant = self.permanents_of(what, &context);
                for slot in meant
                    .iter()
                    .filter(|slot| self.permanents.get(*slot).host.is_some())
                    .collect::<Bits>()
                    .iter()
                {
                    self.permanents.get_mut(slot).host = Slot::NONE;
                    log.push(Event::Detached { permanent: slot });
                    self.touch(reads::BOARD);
                }
                count(meant)
            }
            Effect::TakeControl { who, what, until } => {
                let Some(to) = self.players_of(who, &context).iter().next() else {
                    return 0;
                };
                let meant = self.permanents_of(what, &context);
                for slot in meant.iter() {
                    let before = self.permanents.get(slot).controller;
                    if *until == Until::EndOfTurn && before != to {
                        let it = self.permanents.get_mut(slot);
                        it.lent_by = it.lent_by.or(Some(before));
                    } else if *until == Until::Always {
                        self.permanents.get_mut(slot).lent_by = None;
                    }
                    self.take_control(slot, to, log);
                }
                count(meant)
            }
            Effect::Face { what, down } => {
                let meant = self.permanents_of(what, &context);
                meant
                    .iter()
                    .for_each(|slot| self.turn_face(slot, *down, log));
                count(meant)
            }
            _ => 0,
        }
    }

    /// Turns a permanent face down or up.
    pub(crate) fn turn_face(&mut self, slot: Slot, down: bool, log: &mut Events) {
        if self.permanents.get(slot).face_down == down {
            return;
        }
        self.permanents.get_mut(slot).face_down = down;
        self.permanents.veil(slot);
        if down {
            self.permanents.get_mut(slot).leave_combat();
        } else {
            log.push(Event::FaceUp {
                permanent: slot,
                card: self.permanents.get(slot).card,
            });
        }
        self.list_abilities(slot);
        // What it is attached to may count it.
        self.touch(reads::BOARD);
    }

    fn each(
        &mut self,
        what: &Objects,
        frame: &Frame,
        mut change: impl FnMut(&mut crate::fabula::state::Permanent),
    ) -> i16 {
        let meant = self.permanents_of(what, &Context::frame(frame));
        meant
            .iter()
            .for_each(|slot| change(self.permanents.get_mut(slot)));
        self.permanents.stale = self.permanents.stale.or(meant);
        self.note(meant);
        count(meant)
    }

    fn boost(
        &mut self,
        what: &Objects,
        stat: Stat,
        change: i32,
        until: Until,
        frame: &Frame,
    ) -> i16 {
        let index = match stat {
            Stat::Ofensiva => 0,
            Stat::Vida => 1,
            Stat::Influencia => 2,
            Stat::Resistencia | Stat::Cost | Stat::Restore => return 0,
        };
        let amount = u8::try_from(change.unsigned_abs()).unwrap_or(u8::MAX);
        self.each(what, frame, |it| {
            let boost = if until == Until::EndOfTurn {
                &mut it.turn_boost
            } else {
                &mut it.boost
            };
            let side = if change < 0 {
                &mut boost.down
            } else {
                &mut boost.up
            };
            if let Some(value) = side.get_mut(index) {
                *value = value.saturating_add(amount);
            }
        })
    }

    /// Adds to what is left of bases, or takes from it; of zero nothing is told. FAB 1.20.4, 1.20.5
    fn change_resistance(
        &mut self,
        what: &Objects,
        change: i16,
        frame: &Frame,
        log: &mut Events,
    ) -> i16 {
        let meant = self.permanents_of(what, &Context::frame(frame));
        for slot in meant.iter() {
            if !self.is_base(slot)
                || change == 0
                || (change > 0 && !self.may(slot, Deed::GainResistance))
            {
                continue;
            }
            self.add_resistance(slot, change, log);
        }
        count(meant)
    }

    /// What is left is never below zero; what is told is what was really lost or gained. FAB 2.7.8
    pub(crate) fn add_resistance(&mut self, slot: Slot, change: i16, log: &mut Events) {
        let it = self.permanents.get_mut(slot);
        let before = it.resistance;
        it.resistance = before.saturating_add(change).max(0);
        let change = it.resistance - before;
        if change == 0 {
            return;
        }
        log.push(Event::Resistance {
            permanent: slot,
            change,
        });
        self.touch(reads::NUMBERS);
        let bit = if change > 0 {
            kind::GAINS_RESISTANCE
        } else {
            kind::LOSES_RESISTANCE
        };
        self.happen_to(slot, bit, change.saturating_abs());
    }

    fn damage_by_effect(
        &mut self,
        to: &Objects,
        amount: &Amount,
        divided: bool,
        frame: &Frame,
        log: &mut Events,
    ) -> i16 {
        let context = Context::frame(frame);
        let source = frame.item.source.and_then(|source| self.still(source));
        if source.is_some_and(|source| !self.may(source, Deed::DealDamage)) {
            return 0;
        }
        let mut dealt = 0;
        // Shares stay as they were chosen, whatever X is by now. Ruling: FAB-C52
        if divided && let Objects::Target { group } = to {
            for (target, share) in frame.item.targets.of(group.0) {
                if let Target::Permanent { slot, stamp } = target
                    && self
                        .still(crate::fabula::state::Ref { slot, stamp })
                        .is_some()
                {
                    dealt += self.deal(slot, i16::from(share), log);
                }
            }
        } else {
            let amount = short(self.amount(amount, &context));
            for slot in self.permanents_of(to, &context).iter() {
                dealt += self.deal(slot, amount, log);
            }
        }
        if dealt > 0 {
            // A Manobra is a source, too, and so is what has left since. FAB 1.10.4, 1.21.4
            let item = &frame.item;
            let gone = Subject {
                card: item.card,
                seat: item.controller,
                owner: item.owner,
                amount: dealt,
                ..Subject::default()
            };
            let subject = source.map_or(gone, |source| self.subject(source, dealt));
            self.happen(kind::DEALS_DAMAGE, &subject);
        }
        dealt
    }

    /// Damage to an Aliado's vida or a Base's resistance; what is prevented is not dealt. FAB 1.21.1, 1.21.7
    pub(crate) fn deal(&mut self, slot: Slot, amount: i16, log: &mut Events) -> i16 {
        let (ally, base) = (self.is_ally(slot), self.is_base(slot));
        if amount <= 0 || !(ally || base) {
            return 0;
        }
        let forbidden = !self.may(slot, Deed::TakeDamage);
        let it = self.permanents.get_mut(slot);
        let prevented = if forbidden || it.shield == 255 {
            amount
        } else {
            amount.min(i16::from(it.shield))
        };
        if !forbidden && it.shield != 255 {
            it.shield -= u8::try_from(prevented).unwrap_or(it.shield);
        }
        if prevented > 0 {
            log.push(Event::Prevented {
                permanent: slot,
                amount: prevented,
            });
        }
        let dealt = amount - prevented;
        if dealt == 0 {
            return 0;
        }
        log.push(Event::Damaged {
            permanent: slot,
            amount: dealt,
        });
        if ally {
            self.permanents.get_mut(slot).damage =
                self.permanents.get(slot).damage.saturating_add(dealt);
            self.touch(reads::NUMBERS);
        } else {
            self.add_resistance(slot, -dealt, log);
        }
        self.happen_to(slot, kind::DAMAGED, dealt);
        dealt
    }
}

fn count(bits: Bits) -> i16 {
    i16::try_from(bits.count()).unwrap_or(0)
}
