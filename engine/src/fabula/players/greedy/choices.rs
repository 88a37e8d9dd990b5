//! Everything that is asked besides actions: modes, letters, targets, shares, costs, answers.

use super::Eye;
use super::text::Text;
use super::worth::RESOURCE;
use crate::fabula::ability::{Effect, Letter};
use crate::fabula::action::Action;
use crate::fabula::eval::Context;
use crate::fabula::program::{Mode, Step};
use crate::fabula::state::{Announcement, Ask, Frame, Item, Target};

impl Eye<'_, '_> {
    /// How good an answer looks; only differences matter.
    pub(super) fn choose(&self, action: Action) -> i32 {
        match (self.state.ask, action) {
            (Ask::Mulligan, Action::PutBack(card)) => self.put_back(card),
            (_, Action::Discard(card)) => 1000 - self.keep(card),
            (Ask::Divide, Action::Number(share)) => self.divide(share.into()),
            (Ask::Order, Action::Number(place)) => -i32::from(place),
            (Ask::Sacrifice, Action::Choose(target)) => self.given_up(target),
            (Ask::Effect, _) => self.answer(action),
            _ => self.announce(action),
        }
    }

    /// A permanent that is sacrificed: the less it is worth, the better.
    fn given_up(&self, target: Target) -> i32 {
        match target {
            Target::Permanent { slot, .. } => -self.fodder(slot),
            _ => 0,
        }
    }

    fn announced_mode(&self, announcement: &Announcement) -> Option<&Mode> {
        let modes = self.modes(announcement.script?);
        modes.get(usize::from(announcement.mode.unwrap_or(0)))
    }

    /// Modes, letters, targets and shares of what is being announced.
    fn announce(&self, action: Action) -> i32 {
        let Some(announcement) = &self.state.announcing else {
            // A Modificação has entered and looks for its host. FAB 1.15.8
            return match (action, self.state.hosting.first()) {
                (Action::Choose(Target::Permanent { slot, .. }), Some(it)) => {
                    self.hosted(self.state.permanents.get(*it).card, slot)
                }
                _ => 0,
            };
        };
        let mut item = announcement.item;
        if Self::is_attach(announcement.origin) {
            return match action {
                Action::Choose(Target::Permanent { slot, .. }) => self.hosted(item.card, slot),
                _ => 0,
            };
        }
        let Some(mode) = self.announced_mode(announcement) else {
            return 0;
        };
        match (self.state.ask, action) {
            (Ask::Mode, Action::Number(index)) => {
                let Some(script) = announcement.script else {
                    return 0;
                };
                let index = u8::try_from(index).unwrap_or(0);
                let mode = self.modes(script).get(usize::from(index));
                mode.map_or(0, |mode| self.mode(script, index, mode, &item))
            }
            (Ask::Letter, Action::Number(value)) => self.lettered(announcement, mode, value),
            (Ask::Target, _) => self.aim(announcement, mode, &mut item, action),
            (Ask::Share, Action::Number(share)) => {
                let target = item.targets.list.get(usize::from(announcement.shared));
                match target {
                    Some(Target::Permanent { slot, .. }) => {
                        -(i32::from(share) - self.finish(*slot)).abs()
                    }
                    _ => 0,
                }
            }
            _ => 0,
        }
    }

    /// A letter: what it brings, less what its resources could bring elsewhere.
    fn lettered(&self, announcement: &Announcement, mode: &Mode, value: i16) -> i32 {
        let mut item = announcement.item;
        for letter in [Letter::X, Letter::Y, Letter::Z] {
            // Only the letter of the cost is asked for; the others have values of their own.
            if let Some(place) = item.letters.get_mut(letter as usize)
                && item.fixed & (1 << letter as u8) == 0
                && *place == 0
            {
                *place = value;
            }
        }
        let own = self.state.active == self.me;
        let rate = if own { RESOURCE } else { 4 };
        self.aimed(mode, &mut item, 0) - i32::from(value) * rate
    }

    /// One more target, or no more of this group.
    fn aim(
        &self,
        announcement: &Announcement,
        mode: &Mode,
        item: &mut Item,
        action: Action,
    ) -> i32 {
        let group = announcement.group;
        let Some(spec) = mode.targets.get(usize::from(group)) else {
            return 0;
        };
        if let Some(divide) = &spec.divide {
            let total = self.number(divide, &Text::of(item));
            let spent = item.targets.of(group).map(|(target, _)| match target {
                Target::Permanent { slot, .. } => self.finish(slot),
                _ => total,
            });
            let rest = total - spent.sum::<i32>();
            return match action {
                // Something is left over after what is needed for the others.
                Action::Choose(Target::Permanent { slot, .. }) if rest > 0 => self.hurt(slot, rest),
                Action::Choose(_) => -1,
                _ => 0,
            };
        }
        match action {
            Action::Choose(target) => self.with(mode, spec, item, group, target),
            _ => self.aimed(mode, item, group + 1),
        }
    }

    /// What a resolving effect asks for. FAB 1.17.5e
    fn answer(&self, action: Action) -> i32 {
        let Some((frame, step)) = self.state.asking() else {
            return 0;
        };
        let Some(sentence) = self.state.sentence_of(&frame.item) else {
            return 0;
        };
        let text = Text {
            context: Context::frame(&frame),
            card: frame.item.card,
            open: None,
        };
        let next = usize::from(frame.at) + 1;
        let from = |at: usize, text: Text| self.walk(&sentence.steps, at, text);
        match (step, action) {
            (Step::ChooseOne { starts, .. }, Action::Number(index)) => {
                let start = usize::try_from(index).ok().and_then(|at| starts.get(at));
                start.map_or(0, |start| from(usize::from(*start), text))
            }
            (Step::May { .. }, Action::Number(1)) => from(next, text),
            (Step::May { otherwise, .. }, _) => from(usize::from(*otherwise), text),
            (Step::Do(Effect::Sacrifice { .. }), Action::Choose(target)) => self.given_up(target),
            (Step::Do(Effect::Retarget { .. }), Action::Choose(target)) => {
                self.redirected(&frame, target)
            }
            (Step::Do(Effect::Choose { .. }), Action::Choose(target)) => {
                let mut chosen = frame.chosen;
                if chosen.len() < 16 {
                    chosen.push(target);
                }
                let mut text = text;
                text.context.chosen = &chosen;
                from(next, text)
            }
            (_, Action::Number(0)) => 0,
            (_, Action::Number(number)) => {
                let mut text = text;
                text.context.number = number;
                from(next, text)
            }
            (_, Action::Colour(colour)) => {
                let mut text = text;
                text.context.colour = Some(colour);
                from(next, text)
            }
            _ => from(next, text),
        }
    }

    /// A new target for an effect of the stack.
    fn redirected(&self, frame: &Frame, target: Target) -> i32 {
        let effects = frame.item.targets.list.iter();
        let mut found = effects.filter_map(|it| match it {
            Target::Effect(id) => self.state.stacked(*id),
            _ => None,
        });
        let Some(mut item) = found.next().copied() else {
            return 0;
        };
        let at = usize::try_from(frame.left).unwrap_or(0);
        if let Some(place) = item.targets.list.get_mut(at) {
            *place = target;
        }
        let sentence = self.state.sentence_of(&item);
        sentence.map_or(0, |sentence| self.sentence(sentence, &item))
    }
}
