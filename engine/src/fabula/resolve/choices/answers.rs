//! The answers to what a resolving effect asks: which fit, and what they bring about.

use crate::fabula::ability::{Effect, Place};
use crate::fabula::action::Action;
use crate::fabula::card::Colour;
use crate::fabula::eval::Context;
use crate::fabula::event::Events;
use crate::fabula::refusal::IllegalAction;
use crate::fabula::state::{Frame, Item, State, Target};
use crate::fabula::zones::Cause;

impl State<'_> {
    pub(in crate::fabula::resolve) fn check_effect_answer(
        &self,
        effect: &Effect,
        frame: &Frame,
        action: Action,
    ) -> Result<(), IllegalAction> {
        let context = Context::frame(frame);
        let fits = match (effect, action) {
            (Effect::Discard { filter, .. }, Action::Discard(card)) => {
                self.hand(self.asked).contains(&card)
                    && self.card_fits(card, self.asked, filter, &context)
            }
            (
                Effect::Sacrifice { filter, .. },
                Action::Choose(Target::Permanent { slot, stamp }),
            ) => {
                self.sacrificable(self.asked, filter, frame).has(slot)
                    && self.permanents.get(slot).stamp == stamp
            }
            (Effect::Choose { from, .. }, Action::Choose(target)) => {
                self.is_choice(from, frame, target)
            }
            (Effect::Choose { from, min, .. }, Action::Done) => {
                if frame.chosen.len() < usize::from(*min) && self.has_choice(from, frame) {
                    return Err(IllegalAction::NotFinished);
                }
                true
            }
            (Effect::ChooseNumber { min, max, .. }, Action::Number(number)) => {
                let range = self.amount(min, &context)..=self.amount(max, &context);
                if !range.contains(&i32::from(number)) {
                    return Err(IllegalAction::OutOfRange);
                }
                true
            }
            (Effect::ChooseColour { .. }, Action::Colour(_)) => true,
            (Effect::Retarget { what, .. }, Action::Choose(target)) => {
                let at = usize::try_from(frame.left).unwrap_or(0);
                self.first_effect(what, frame)
                    .is_some_and(|item| self.is_new_target(&item, at, target))
            }
            _ => return Err(IllegalAction::NotAsked),
        };
        if fits {
            Ok(())
        } else {
            Err(IllegalAction::IllegalTarget)
        }
    }

    pub(in crate::fabula::resolve) fn each_effect_answer(
        &self,
        effect: &Effect,
        frame: &Frame,
        mut call: impl FnMut(Action),
    ) {
        let context = Context::frame(frame);
        match effect {
            Effect::Discard { .. } => {
                self.each_hand_card(self.asked, |card| call(Action::Discard(card)));
            }
            Effect::Sacrifice { filter, .. } => {
                let candidates = self.sacrificable(self.asked, filter, frame);
                candidates
                    .iter()
                    .for_each(|slot| call(Action::Choose(self.here(slot).into())));
            }
            Effect::Choose { from, .. } => {
                self.each_candidate(from, &context, |target| call(Action::Choose(target)));
                call(Action::Done);
            }
            Effect::ChooseNumber { min, max, .. } => {
                let (min, max) = (self.amount(min, &context), self.amount(max, &context));
                (min..=max)
                    .filter_map(|n| i16::try_from(n).ok())
                    .for_each(|n| call(Action::Number(n)));
            }
            Effect::ChooseColour { .. } => Colour::ALL
                .into_iter()
                .for_each(|colour| call(Action::Colour(colour))),
            Effect::Retarget { what, .. } => {
                let Some(item) = self.first_effect(what, frame) else {
                    return;
                };
                let at = usize::try_from(frame.left).unwrap_or(0);
                let group = item.targets.groups.get(at).copied().unwrap_or(0);
                let old = item.targets.list.get(at).copied().unwrap_or_default();
                let mut old_seen = false;
                self.each_target_of(&item, group, |target| {
                    old_seen |= target == old;
                    call(Action::Choose(target));
                });
                if !old_seen {
                    call(Action::Choose(old));
                }
            }
            _ => {}
        }
    }

    /// Calls with everything that the group of an effect might point at.
    fn each_target_of(&self, item: &Item, group: u8, mut call: impl FnMut(Target)) {
        use crate::fabula::state::ItemKind;
        let context = Context::item(item);
        let ItemKind::Sentence { script, mode, .. } = item.kind else {
            return self
                .permanents
                .live()
                .iter()
                .for_each(|slot| call(self.here(slot).into()));
        };
        let script = self.table.script(script);
        let spec = script.and_then(|script| {
            script
                .modes
                .get(usize::from(mode))?
                .targets
                .get(usize::from(group))
        });
        if let Some(spec) = spec {
            self.each_candidate(&spec.what, &context, call);
        }
    }

    pub(in crate::fabula::resolve) fn answer_effect(
        &mut self,
        effect: &Effect,
        frame: &Frame,
        action: Action,
        log: &mut Events,
    ) {
        let seat = self.asked;
        match (effect, action) {
            (Effect::Discard { .. }, Action::Discard(card)) => self.discard_one(seat, card, log),
            (Effect::Sacrifice { .. }, Action::Choose(Target::Permanent { slot, .. })) => {
                self.leave(
                    &[([slot].into_iter().collect(), Cause::Sacrificed)],
                    Place::Descarte,
                    log,
                );
                self.count_one(seat);
            }
            (Effect::Choose { .. }, Action::Choose(target)) => self.frame_mut().chosen.push(target),
            (Effect::Choose { .. }, Action::Done) => self.frame_mut().finished = true,
            (Effect::ChooseNumber { .. }, Action::Number(number)) => {
                (self.frame_mut().number, self.frame_mut().finished) = (number, true);
            }
            (Effect::ChooseColour { .. }, Action::Colour(colour)) => {
                (self.frame_mut().colour, self.frame_mut().finished) = (Some(colour), true);
            }
            (Effect::Retarget { what, .. }, Action::Choose(target)) => {
                let at = usize::try_from(frame.left).unwrap_or(0);
                let id = self.first_effect(what, frame).map(|item| item.id);
                if let Some(item) = self.stack.iter_mut().find(|item| Some(item.id) == id)
                    && let Some(place) = item.targets.list.get_mut(at)
                {
                    *place = target;
                }
                let frame = self.frame_mut();
                frame.left += 1;
                frame.busy = true;
            }
            _ => {}
        }
    }
}
