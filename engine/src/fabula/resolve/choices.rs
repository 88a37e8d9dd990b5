//! Choices that a resolving effect asks for: discards, sacrifices, objects, numbers, colours. FAB 1.17.5e

use super::Flow;
use crate::fabula::ability::{Effect, Filter, Objects, Place, What, Zone};
use crate::fabula::card::CardId;
use crate::fabula::eval::Context;
use crate::fabula::event::Events;
use crate::fabula::state::{Bits, Frame, Item, Seat, Slot, State, Target};
use crate::fabula::zones::Cause;

mod answers;

impl<'t> State<'t> {
    /// One effect; one that asks comes back here after each answer.
    pub(super) fn effect(&mut self, effect: &'t Effect, frame: &Frame, log: &mut Events) -> Flow {
        match effect {
            Effect::Discard {
                who,
                amount,
                filter,
                random,
            } => {
                let seats = self.players_of(who, &Context::frame(frame));
                self.start(seats, frame);
                self.go_on_discarding(amount, filter, *random, log)
            }
            Effect::Sacrifice {
                who,
                amount,
                filter,
            } => {
                let seats = self.players_of(who, &Context::frame(frame));
                self.start(seats, frame);
                self.go_on_sacrificing(amount, filter, log)
            }
            Effect::Choose { by, from, max, .. } => {
                if !frame.busy {
                    self.frame_mut().chosen.clear();
                    self.frame_mut().busy = true;
                    self.look_at_top(from, frame);
                }
                let frame = self.frame.unwrap_or_default();
                let context = Context::frame(&frame);
                let chooser = self.chooser(by, &context);
                let full = frame.chosen.len() >= usize::from(*max).min(16);
                match chooser {
                    Some(seat) if !full && !frame.finished && self.has_choice(from, &frame) => {
                        self.wait_for(seat)
                    }
                    _ => {
                        self.frame_mut().done = i16::try_from(frame.chosen.len()).unwrap_or(0);
                        Flow::Next
                    }
                }
            }
            Effect::ChooseNumber { by, min, max } => {
                let context = Context::frame(frame);
                let range = (self.amount(min, &context), self.amount(max, &context));
                match self.chooser(by, &context) {
                    Some(seat) if !frame.finished && range.0 <= range.1 => self.wait_for(seat),
                    _ => Flow::Next,
                }
            }
            Effect::ChooseColour { by } => match self.chooser(by, &Context::frame(frame)) {
                Some(seat) if !frame.finished => self.wait_for(seat),
                _ => Flow::Next,
            },
            Effect::Retarget { what, by } => self.go_on_retargeting(what, by, frame),
            other => {
                self.do_now(other, frame, log);
                Flow::Next
            }
        }
    }

    /// The players who still have something to do in this step.
    fn start(&mut self, seats: crate::fabula::state::Seats, frame: &Frame) {
        if !frame.busy {
            let frame = self.frame_mut();
            (frame.seats, frame.left, frame.busy, frame.done) = (seats, -1, true, 0);
        }
    }

    /// The player whose turn it is in this step. FAB 1.17.6
    fn current(&self, frame: &Frame) -> Option<Seat> {
        self.in_turn_order()
            .find(|seat| frame.seats.has(*seat) && self.seat(*seat).decides())
    }

    fn go_on_discarding(
        &mut self,
        amount: &crate::fabula::ability::Amount,
        filter: &Filter,
        random: bool,
        log: &mut Events,
    ) -> Flow {
        loop {
            let frame = self.frame.unwrap_or_default();
            let Some(seat) = self.current(&frame) else {
                return Flow::Next;
            };
            let context = Context::frame(&frame);
            let count = self.count_cards(seat, Zone::Mao, |card| {
                self.card_fits(card, seat, filter, &context)
            });
            let count = i32::try_from(count).unwrap_or(0);
            let left = if frame.left < 0 {
                self.amount(amount, &context)
            } else {
                i32::from(frame.left)
            }
            .min(count);
            if left <= 0 {
                let frame = self.frame_mut();
                frame.seats.remove(seat);
                frame.left = -1;
                continue;
            }
            self.frame_mut().left = i16::try_from(left).unwrap_or(0);
            if left < count && !random {
                return self.wait_for(seat);
            }
            let mut rng = self.rng;
            let index = if random {
                rng.below(u32::try_from(count).unwrap_or(1)) as usize
            } else {
                0
            };
            let fits = |card: &CardId| self.card_fits(*card, seat, filter, &context);
            let card = self.hand(seat).iter().copied().filter(fits).nth(index);
            self.rng = rng;
            if let Some(card) = card {
                self.discard_one(seat, card, log);
            }
        }
    }

    pub(super) fn discard_one(&mut self, seat: Seat, card: CardId, log: &mut Events) {
        self.discard(seat, card, log);
        self.count_one(seat);
    }

    /// One of several is done; after the last one this player is finished.
    pub(super) fn count_one(&mut self, seat: Seat) {
        let frame = self.frame_mut();
        frame.left -= 1;
        frame.done += 1;
        if frame.left == 0 {
            frame.seats.remove(seat);
            frame.left = -1;
        }
    }

    pub(super) fn sacrificable(&self, seat: Seat, filter: &Filter, frame: &Frame) -> Bits {
        let own = |slot: &Slot| self.permanents.get(*slot).controller == seat;
        self.matching(filter, &Context::frame(frame))
            .iter()
            .filter(own)
            .collect()
    }

    fn go_on_sacrificing(
        &mut self,
        amount: &crate::fabula::ability::Amount,
        filter: &Filter,
        log: &mut Events,
    ) -> Flow {
        loop {
            let frame = self.frame.unwrap_or_default();
            let Some(seat) = self.current(&frame) else {
                return Flow::Next;
            };
            let candidates = self.sacrificable(seat, filter, &frame);
            let count = i32::try_from(candidates.count()).unwrap_or(0);
            let amount = self.amount(amount, &Context::frame(&frame));
            let left = if frame.left < 0 {
                amount
            } else {
                i32::from(frame.left)
            }
            .min(count);
            if left > 0 && left < count {
                self.frame_mut().left = i16::try_from(left).unwrap_or(0);
                return self.wait_for(seat);
            }
            let frame = self.frame_mut();
            frame.seats.remove(seat);
            frame.left = -1;
            if left > 0 {
                frame.done += i16::try_from(left).unwrap_or(0);
                self.leave(&[(candidates, Cause::Sacrificed)], Place::Descarte, log);
            }
        }
    }

    /// The cards on top of a deck are fixed before anybody looks at them.
    fn look_at_top(&mut self, from: &What, frame: &Frame) {
        if let What::Card {
            zone: Zone::Baralho,
            whose,
            top: Some(top),
            ..
        } = from
        {
            let context = Context::frame(frame);
            let count = usize::try_from(self.amount(top, &context)).unwrap_or(0);
            let mut rng = self.rng;
            for seat in self.players_of(whose, &context).iter() {
                self.seat_mut(seat).cards.top(count, &mut rng);
            }
            self.rng = rng;
        }
    }

    pub(super) fn is_choice(&self, from: &What, frame: &Frame, target: Target) -> bool {
        let chosen = frame
            .chosen
            .iter()
            .filter(|other| **other == target)
            .count();
        let free = match target {
            Target::Card { seat, zone, card } => {
                chosen < self.count_cards(seat, zone, |other| other == card)
            }
            _ => chosen == 0,
        };
        free && self.is_choosable(target, from, &Context::frame(frame), Some(&frame.item))
    }

    pub(super) fn has_choice(&self, from: &What, frame: &Frame) -> bool {
        let mut any = false;
        self.each_candidate(from, &Context::frame(frame), |target| {
            any = any || self.is_choice(from, frame, target);
        });
        any
    }

    /// New targets for an effect, one after the other; keeping the old one is a choice, too. FAB 1.15.5
    fn go_on_retargeting(
        &mut self,
        what: &Objects,
        by: &crate::fabula::ability::Who,
        frame: &Frame,
    ) -> Flow {
        let context = Context::frame(frame);
        let Some(item) = self.first_effect(what, frame) else {
            return Flow::Next;
        };
        let chooser = self.chooser(by, &context);
        let at = usize::try_from(frame.left).unwrap_or(0);
        match chooser {
            Some(seat) if at < item.targets.list.len() => self.wait_for(seat),
            _ => Flow::Next,
        }
    }

    /// The first effect of the stack that a text means.
    pub(super) fn first_effect(&self, what: &Objects, frame: &Frame) -> Option<Item> {
        self.effects_of(what, frame)
            .into_iter()
            .next()
            .and_then(|id| self.stacked(id))
            .copied()
    }

    pub(super) fn is_new_target(&self, item: &Item, at: usize, target: Target) -> bool {
        let group = item.targets.groups.get(at).copied().unwrap_or(0);
        let taken = item
            .targets
            .list
            .iter()
            .enumerate()
            .any(|(i, other)| i != at && *other == target);
        let same = item.targets.list.get(at) == Some(&target);
        same || (!taken && self.is_still_legal(item, group, target))
    }
}
