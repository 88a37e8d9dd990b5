//! Effects leave the stack and happen. FAB 1.13.2, 4.5; ruling: FAB-C2

use super::ability::{Place, Who};
use super::action::Action;
use super::eval::Context;
use super::event::{Event, Events};
use super::program::{Sentence, Step};
use super::refusal::IllegalAction;
use super::state::{Ask, Frame, Item, ItemKind, Seat, Seats, State, Target};
use super::zones::Entering;

mod cards;
mod choices;
mod permanents;
mod players;
mod stack;

/// What comes after a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flow {
    /// The next step.
    Next,
    /// A step elsewhere.
    To(u16),
    /// An answer is awaited.
    Wait,
}

/// How often a loop runs at most.
const MAX_LOOPS: i32 = 100;
/// How many steps one effect takes at most: loops in loops end, too. Ruling: FAB-C43
const MAX_STEPS: u16 = 10_000;

impl<'t> State<'t> {
    pub(crate) fn sentence_of(&self, item: &Item) -> Option<&'t Sentence> {
        let ItemKind::Sentence {
            script,
            mode,
            sentence,
        } = item.kind
        else {
            return None;
        };
        self.table
            .script(script)?
            .modes
            .get(usize::from(mode))?
            .sentences
            .get(usize::from(sentence))
    }

    /// The effect added last resolves first. Ruling: FAB-C2
    pub(crate) fn resolve_top(&mut self, log: &mut Events) {
        let Some(mut item) = self.stack.pop() else {
            return;
        };
        self.responsible = item.controller;
        self.define(&mut item);
        if self.lost_its_targets(&mut item) {
            log.push(Event::Fizzled { id: item.id });
            self.finish(&item, log);
            return;
        }
        match item.kind {
            ItemKind::Permanent => {
                self.resolve_permanent(&item, log);
                log.push(Event::Resolved { id: item.id });
                self.reopen();
            }
            ItemKind::Attach => {
                let host = item.targets.list.first().copied();
                let slot = item.source.and_then(|source| self.still(source));
                if let (Some(slot), Some(Target::Permanent { slot: host, .. })) = (slot, host) {
                    self.attach(slot, host, log);
                }
                log.push(Event::Resolved { id: item.id });
                self.reopen();
            }
            ItemKind::Sentence { .. } => {
                let context = Context::item(&item);
                let when = self
                    .sentence_of(&item)
                    .and_then(|sentence| sentence.when.as_ref());
                let at = if when.is_none_or(|when| self.holds(when, &context)) {
                    0
                } else {
                    u16::MAX
                };
                self.frame = Some(Frame {
                    item,
                    at,
                    ..Frame::default()
                });
            }
        }
    }

    /// Targets that are no longer legal are skipped; an effect whose targets are all lost does not
    /// happen. FAB 1.15.4, 1.14.10; ruling: FAB-C30
    fn lost_its_targets(&self, item: &mut Item) -> bool {
        let spoken_of = match item.kind {
            ItemKind::Sentence { .. } => {
                self.sentence_of(item).map_or(0, |sentence| sentence.groups)
            }
            ItemKind::Attach => 1,
            ItemKind::Permanent => 0,
        };
        let before = *item;
        let (mut had, mut kept) = (0, 0);
        for (index, target) in before.targets.list.iter().enumerate() {
            let group = before.targets.groups.get(index).copied().unwrap_or(0);
            let counts = spoken_of & (1 << group) != 0;
            had += u8::from(counts);
            if self.is_still_legal(&before, group, *target) {
                kept += u8::from(counts);
            } else if let Some(place) = item.targets.list.get_mut(index) {
                *place = Target::None;
            }
        }
        had > 0 && kept == 0
    }

    pub(crate) fn is_still_legal(&self, item: &Item, group: u8, target: Target) -> bool {
        let context = Context::item(item);
        let ItemKind::Sentence { script, mode, .. } = item.kind else {
            return self.is_legal_host(target, &context, item);
        };
        let script = self.table.script(script);
        let spec = script.and_then(|script| {
            script
                .modes
                .get(usize::from(mode))?
                .targets
                .get(usize::from(group))
        });
        spec.is_some_and(|spec| self.is_legal_target(target, &spec.what, &context, item))
    }

    /// The card enters play under its controller. FAB 4.3.1; a copy enters as a Ficha. FAB 1.13.3
    fn resolve_permanent(&mut self, item: &Item, log: &mut Events) {
        let how = Entering {
            ficha: item.copy,
            face_down: item.face_down,
            turned: false,
            letters: item.letters,
        };
        let entered = self.enter(item.card, item.owner, item.controller, how, log);
        if entered.is_none() && item.carries {
            self.place(item.owner, item.card, Place::Descarte, log);
        }
    }

    /// An effect is over: its card goes where used cards go. FAB 3.3.3
    pub(crate) fn finish(&mut self, item: &Item, log: &mut Events) {
        self.card_to_discard(item, log);
        self.reopen();
    }

    /// The card of an effect that is done or cancelled; it waits as long as a sentence of it does.
    pub(crate) fn card_to_discard(&mut self, item: &Item, log: &mut Events) {
        if !item.carries {
            return;
        }
        if let Some(other) = self
            .stack
            .iter_mut()
            .find(|other| other.group == item.group)
        {
            other.carries = true;
        } else if self.seat(item.owner).present {
            self.place(item.owner, item.card, Place::Descarte, log);
        }
    }

    /// After something resolved everybody may act again, the active player first. FAB 1.17.6a, 1.17.4
    fn reopen(&mut self) {
        self.passed = Seats::NONE;
        self.gifted = self.given.take().filter(|seat| self.seat(*seat).decides());
        let first = self.gifted.unwrap_or(self.active);
        self.priority = self.decider_from(first);
    }

    /// Runs the resolving effect until it is over or asks something; whether it asks.
    pub(crate) fn run(&mut self, log: &mut Events) -> bool {
        while let Some(frame) = self.frame {
            let step = self
                .sentence_of(&frame.item)
                .and_then(|sentence| sentence.steps.get(usize::from(frame.at)));
            let Some(step) = step else {
                self.frame = None;
                log.push(Event::Resolved { id: frame.item.id });
                self.finish(&frame.item, log);
                return false;
            };
            if frame.steps >= MAX_STEPS {
                self.frame = None;
                self.overload();
                return false;
            }
            let flow = self.step(step, &frame, log);
            if self.outcome.is_some() {
                return false;
            }
            let Some(frame) = &mut self.frame else {
                return false;
            };
            match flow {
                Flow::Wait => return true,
                Flow::Next => frame.at += 1,
                Flow::To(at) => frame.at = at,
            }
            frame.steps += 1;
            (frame.busy, frame.finished, frame.left) = (false, false, 0);
            // A free card is announced before the effect goes on.
            if self.announcing.is_some() {
                return false;
            }
        }
        false
    }

    fn step(&mut self, step: &'t Step, frame: &Frame, log: &mut Events) -> Flow {
        let context = Context::frame(frame);
        match step {
            Step::Do(effect) => self.effect(effect, frame, log),
            Step::Create { who, amount, card } => {
                self.create(who, amount, *card, frame, log);
                Flow::Next
            }
            Step::Unless { condition, to } => {
                if self.holds(condition, &context) {
                    Flow::Next
                } else {
                    Flow::To(*to)
                }
            }
            Step::Jump(to) => Flow::To(*to),
            Step::ChooseOne { by, .. } | Step::May { by, .. } => match self.chooser(by, &context) {
                Some(seat) => self.wait_for(seat),
                None => Flow::To(match step {
                    Step::May { otherwise, .. } => *otherwise,
                    _ => frame.at.saturating_add(1),
                }),
            },
            Step::Loop { times, end } => {
                let times = self.amount(times, &context).min(MAX_LOOPS);
                match (u8::try_from(times), &mut self.frame) {
                    (Ok(times @ 1..), Some(frame)) if frame.loops.len() < 12 => {
                        frame.loops.push(times);
                        Flow::Next
                    }
                    _ => Flow::To(*end),
                }
            }
            Step::Again(start) => {
                let Some(left) = self.frame.as_mut().and_then(|frame| frame.loops.last_mut())
                else {
                    return Flow::Next;
                };
                *left -= 1;
                if *left > 0 {
                    return Flow::To(*start);
                }
                if let Some(frame) = &mut self.frame {
                    frame.loops.pop();
                }
                Flow::Next
            }
        }
    }

    /// Who decides: the first of those meant, in queue order from the active player.
    pub(crate) fn chooser(&self, by: &Who, context: &Context) -> Option<Seat> {
        let seats = self.players_of(by, context);
        self.in_turn_order()
            .find(|seat| seats.has(*seat) && self.seat(*seat).decides())
    }

    pub(crate) fn wait_for(&mut self, seat: Seat) -> Flow {
        self.ask_for(seat, Ask::Effect);
        Flow::Wait
    }

    pub(crate) fn frame_mut(&mut self) -> &mut Frame {
        self.frame.get_or_insert_default()
    }

    /// The step that asks, with its frame.
    pub(crate) fn asking(&self) -> Option<(Frame, &'t Step)> {
        let frame = self.frame?;
        let step = self
            .sentence_of(&frame.item)?
            .steps
            .get(usize::from(frame.at))?;
        Some((frame, step))
    }

    /// Whether this answers what the resolving effect asks for. FAB 1.17.5e
    pub(crate) fn check_answer(&self, action: Action) -> Result<(), IllegalAction> {
        let (frame, step) = self.asking().ok_or(IllegalAction::NotAsked)?;
        match (step, action) {
            (Step::ChooseOne { starts, .. }, Action::Number(option)) => {
                in_range(option, starts.len())
            }
            (Step::May { .. }, Action::Number(option)) => in_range(option, 2),
            (Step::Do(effect), action) => self.check_effect_answer(effect, &frame, action),
            _ => Err(IllegalAction::NotAsked),
        }
    }

    /// Calls with every answer that might fit.
    pub(crate) fn each_answer(&self, mut call: impl FnMut(Action)) {
        let Some((frame, step)) = self.asking() else {
            return;
        };
        let numbers = |count: usize| {
            (0..count)
                .filter_map(|n| i16::try_from(n).ok())
                .map(Action::Number)
        };
        match step {
            Step::ChooseOne { starts, .. } => numbers(starts.len()).for_each(call),
            Step::May { .. } => numbers(2).for_each(call),
            Step::Do(effect) => self.each_effect_answer(effect, &frame, &mut call),
            _ => {}
        }
    }

    /// Takes the answer; it was checked.
    pub(crate) fn answer(&mut self, action: Action, log: &mut Events) {
        let Some((frame, step)) = self.asking() else {
            return;
        };
        match (step, action) {
            (Step::ChooseOne { starts, .. }, Action::Number(option)) => {
                let at = usize::try_from(option)
                    .ok()
                    .and_then(|option| starts.get(option))
                    .copied();
                self.frame_mut().at = at.unwrap_or(frame.at + 1);
            }
            (Step::May { otherwise, .. }, Action::Number(option)) => {
                self.frame_mut().at = if option == 1 {
                    frame.at + 1
                } else {
                    *otherwise
                };
            }
            (Step::Do(effect), action) => self.answer_effect(effect, &frame, action, log),
            _ => {}
        }
    }
}

fn in_range(option: i16, count: usize) -> Result<(), IllegalAction> {
    let fits = usize::try_from(option).is_ok_and(|option| option < count);
    if fits {
        Ok(())
    } else {
        Err(IllegalAction::OutOfRange)
    }
}
