//! What happened, in sentences.

use fabulario_engine::fabula::{CardId, Event, Outcome, Reason, Slot, State};

use super::ME;
use crate::desk::goldfish::Lab;
use crate::wire::goldfish::LogLine;
use crate::words::Message;
use crate::words::play::log as words;

/// Most lines that an answer tells.
const MOST: usize = 2000;

/// The lines so far, and what lies where.
pub(super) struct Log<'l> {
    lab: &'l Lab<'l>,
    lines: Vec<LogLine>,
    turn: u16,
    /// By place.
    cards: Vec<Option<CardId>>,
}

impl<'l> Log<'l> {
    /// An empty log of a game whose bases lie there.
    pub fn new(lab: &'l Lab<'l>, state: &State<'_>) -> Self {
        let mut cards = vec![None; 256];
        for (slot, it) in state.permanents() {
            if let Some(place) = cards.get_mut(usize::from(slot.0)) {
                *place = Some(it.card);
            }
        }
        Self {
            lab,
            lines: Vec::new(),
            turn: 0,
            cards,
        }
    }

    /// Writes down what followed an action, as the player saw it.
    pub fn add(&mut self, events: &[Event], action: Option<usize>) {
        for event in events {
            let event = event.seen_by(ME);
            if let Event::TurnBegan { seat: ME } = event {
                self.turn += 1;
            }
            if let Event::Entered { permanent, card } = event
                && let Some(place) = self.cards.get_mut(usize::from(permanent.0))
            {
                *place = card;
            }
            if let Some(text) = self.line(event) {
                self.lines.push(LogLine {
                    turn: self.turn,
                    action,
                    text,
                    rule: event.rule(),
                });
            }
        }
    }

    /// The last lines, and how many there were before them.
    pub fn finish(mut self) -> (Option<usize>, Vec<LogLine>) {
        let over = self.lines.len().saturating_sub(MOST);
        self.lines.drain(..over);
        ((over > 0).then_some(over), self.lines)
    }

    /// A permanent by what lies there.
    fn at(&self, slot: Slot) -> String {
        let card = self.cards.get(usize::from(slot.0)).copied().flatten();
        self.lab.place_name(slot, card)
    }

    /// What an event says; some say nothing to people.
    fn line(&self, event: Event) -> Option<String> {
        let lab = self.lab;
        let card = |card: Option<CardId>| lab.card_name(card);
        let sentence = match event {
            Event::TurnBegan { .. } => words::turn(self.turn),
            Event::Drew { seat: ME, card: it } => words::you_draw(card(it)),
            Event::Drew { card: it, .. } => words::they_draw(card(it)),
            Event::Discarded { seat: ME, card: it } => words::you_discard(card(Some(it))),
            Event::Discarded { card: it, .. } => words::they_discard(card(Some(it))),
            Event::Played { seat: ME, card: it } => words::you_play(card(it)),
            Event::Played { card: it, .. } => words::they_play(card(it)),
            Event::Mulligan { cards: 0, .. } => words::no_mulligan(),
            Event::Mulligan { cards, .. } => words::mulligan(cards),
            Event::Shuffled { .. } => words::shuffled(),
            Event::Moved { seat, card: it, to } => words::moved(card(it), lab.zone_name(seat, to)),
            Event::Resources { seat: ME, now } => words::resources(now),
            Event::Cancelled { .. } => words::cancelled(),
            Event::Fizzled { .. } => words::fizzled(),
            Event::Entered { permanent, .. } => words::entered(self.at(permanent)),
            Event::Left { permanent, .. } => words::left(self.at(permanent)),
            Event::Died { permanent, .. } => words::died(self.at(permanent)),
            Event::Destroyed { permanent, .. } => words::destroyed(self.at(permanent)),
            Event::Sacrificed { permanent, .. } => words::sacrificed(self.at(permanent)),
            Event::Turned { permanent } => words::turned(self.at(permanent)),
            Event::Unturned { permanent } => words::unturned(self.at(permanent)),
            Event::FaceUp { permanent, .. } => words::face_up(self.at(permanent)),
            Event::Control { permanent, to: ME } => words::you_control(self.at(permanent)),
            Event::Control { permanent, .. } => words::they_control(self.at(permanent)),
            Event::Captured { base, by: ME } => words::you_take(self.at(base)),
            Event::Captured { base, .. } => words::they_take(self.at(base)),
            Event::Exposed { seat: ME } => words::your_centro(),
            Event::Exposed { .. } => words::their_centro(),
            Event::Over(outcome) => over(outcome),
            other => self.on_the_field(other)?,
        };
        Some(capital(&sentence.to(lab.lang)))
    }

    /// What permanents do to each other.
    fn on_the_field(&self, event: Event) -> Option<Message> {
        Some(match event {
            Event::Attached { permanent, host } => {
                words::attached(self.at(permanent), self.at(host))
            }
            Event::Detached { permanent } => words::detached(self.at(permanent)),
            Event::Attacked { ally, base } => words::attacked(self.at(ally), self.at(base)),
            Event::Influenced { ally, base } => words::influenced(self.at(ally), self.at(base)),
            Event::Blocked { ally, against } => words::blocked(self.at(ally), self.at(against)),
            Event::Damaged { permanent, amount } => words::damaged(self.at(permanent), amount),
            Event::Prevented { permanent, amount } => words::prevented(self.at(permanent), amount),
            Event::Resistance { permanent, change } => {
                words::resistance(self.at(permanent), format!("{change:+}"))
            }
            _ => return None,
        })
    }
}

fn over(Outcome { winner, reason }: Outcome) -> Message {
    let end = match winner {
        Some(ME) => words::victory(),
        Some(_) => words::defeat(),
        None => words::nobody(),
    };
    let why = match reason {
        Reason::Centro => words::centro_fell(),
        Reason::DeckOut => words::deck_out(),
        Reason::Concession => words::concession(),
        Reason::Card => words::card(),
        Reason::Loop => words::endless(),
    };
    words::over(end, why)
}

/// A sentence begins with a capital letter.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}
