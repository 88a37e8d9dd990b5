//! Effects on effects: cancelling, copying, changing letters. FAB 1.23, 1.13.3, 1.8.7

use tinyvec::ArrayVec;

use crate::fabula::ability::{Effect, Objects};
use crate::fabula::eval::Context;
use crate::fabula::event::{Event, Events};
use crate::fabula::state::{Frame, MAX_STACK, Seat, State, Target};

impl State<'_> {
    /// The effects of the stack that a text means, by number.
    pub(super) fn effects_of(&self, what: &Objects, frame: &Frame) -> ArrayVec<[u32; 16]> {
        let number = |target: Target| match target {
            Target::Effect(id) => self.stacked(id).map(|item| item.id),
            _ => None,
        };
        match what {
            Objects::Target { group } => frame
                .item
                .targets
                .of(group.0)
                .filter_map(|(target, _)| number(target))
                .collect(),
            Objects::Chosen => frame
                .chosen
                .iter()
                .filter_map(|target| number(*target))
                .collect(),
            _ => ArrayVec::new(),
        }
    }

    pub(super) fn on_stack(&mut self, effect: &Effect, frame: &Frame, log: &mut Events) {
        match effect {
            Effect::Cancel { what: None } => {
                // Without a target: the topmost effect that is not part of this very use. FAB 1.23.3
                let below = self
                    .stack
                    .iter()
                    .rev()
                    .find(|item| item.group != frame.item.group)
                    .map(|item| item.id);
                if let Some(id) = below {
                    self.cancel(id, log);
                }
            }
            Effect::Cancel { what: Some(what) } => {
                for id in self.effects_of(what, frame) {
                    self.cancel(id, log);
                }
            }
            Effect::Copy { what, who } => {
                let owners = self.players_of(who, &Context::frame(frame));
                for id in self.effects_of(what, frame) {
                    owners
                        .iter()
                        .for_each(|owner| self.copy_effect(id, owner, log));
                }
            }
            Effect::SetLetter {
                what,
                letter,
                amount,
            } => {
                let value = i16::try_from(self.amount(amount, &Context::frame(frame))).unwrap_or(0);
                for id in self.effects_of(what, frame) {
                    self.set_letter(id, *letter as usize, value);
                }
            }
            _ => {}
        }
    }

    /// Removes an effect that has not happened yet. FAB 1.23.1, 1.23.2
    fn cancel(&mut self, id: u32, log: &mut Events) {
        if let Some(index) = self.stack.iter().position(|item| item.id == id) {
            let item = self.stack.remove(index);
            log.push(Event::Cancelled { id });
            self.card_to_discard(&item, log);
        }
    }

    /// The copy belongs to whoever made it, and is like the card of the copied effect. FAB 1.13.4, 1.13.5
    fn copy_effect(&mut self, id: u32, owner: Seat, log: &mut Events) {
        let Some(mut copy) = self.stacked(id).copied() else {
            return;
        };
        // A Ficha that would be a copy of an effect may be forbidden like any other. FAB 1.12.4
        if !self.may_make(copy.card, owner) {
            return;
        }
        if self.stack.len() >= MAX_STACK {
            return self.overload();
        }
        // An effect of its own: it shares nothing with the original. FAB 1.13.3
        copy.group = self.stamp + 1;
        self.stamp += 2;
        copy.id = self.stamp;
        (copy.controller, copy.owner) = (owner, owner);
        (copy.copy, copy.carries, copy.played) = (true, false, false);
        self.stack.push(copy);
        log.push(Event::Stacked { id: copy.id });
    }

    /// The last change of a letter is the one that counts, for every sentence of the card. FAB 1.8.8, 1.8.10
    fn set_letter(&mut self, id: u32, letter: usize, value: i16) {
        let Some(group) = self.stacked(id).map(|item| item.group) else {
            return;
        };
        for item in self.stack.iter_mut().filter(|item| item.group == group) {
            if let Some(place) = item.letters.get_mut(letter) {
                *place = value;
                item.fixed |= 1 << letter;
            }
        }
    }
}
