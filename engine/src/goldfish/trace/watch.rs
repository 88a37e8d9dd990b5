//! From what happens to a trace.

use super::{End, How, Trace, Turn};
use crate::fabula::ability::{Part, Stat, Zone};
use crate::fabula::{Action, Ask, CardId, Event, Outcome, Reason, Seat, Slot, State};

/// The player who is watched, and the other side.
const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

/// What a payment is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Purpose {
    Card,
    Ability,
    Restoring,
}

/// What must be remembered from one action to the next.
#[derive(Debug, Clone, Copy, Default)]
pub(in crate::goldfish) struct Watch {
    /// Own turns to watch.
    turns: u8,
    /// Whether it is the own turn.
    mine: bool,
    /// Resources after the last event.
    held: i16,
    /// The part that renews the resources has begun.
    renews: bool,
    /// What the next payment is for.
    purpose: Option<Purpose>,
    /// The opponent's bases that are lost, one bit each; those that were taken.
    lost: u8,
    taken: u8,
    /// The base of the opponent that was dealt damage just now: what it loses next is what counted.
    struck: Option<Slot>,
    /// The opponent is out: what happens to those bases now means nothing.
    over: bool,
    /// The end of the turn as it was before the last action, if that was in the Final.
    closing: Option<Turn>,
}

impl Watch {
    /// Begins to watch a game of so many turns.
    pub fn new(turns: u8) -> Self {
        Self {
            turns,
            ..Self::default()
        }
    }

    /// Looks at a decision before it takes effect.
    pub fn decided(&mut self, state: &State, action: Action, trace: &mut Trace) {
        if state.part() == Part::Final {
            self.closing = Some(zones(state));
        } else if self.closing.is_some() {
            self.closing = None;
        }
        if state.to_act() != Some(ME) {
            return;
        }
        match action {
            Action::Play(_) => self.purpose = Some(Purpose::Card),
            Action::Activate { .. } | Action::Attach(_) => self.purpose = Some(Purpose::Ability),
            Action::Restore(_) => self.purpose = Some(Purpose::Restoring),
            Action::Influence { ally, .. } => {
                let weight = state.stat(ally, Stat::Influencia);
                if let Some(turn) = trace.turns.last_mut() {
                    turn.influence = turn.influence.saturating_add(count(weight));
                }
            }
            Action::Discard(card) if state.ask() == Ask::DiscardDown => {
                if let Some(turn) = trace.turns.last_mut() {
                    turn.discarded.push(card);
                }
            }
            // What was announced came to nothing, or nothing is announced.
            Action::Pass => self.purpose = None,
            _ => {}
        }
    }

    /// Writes down what followed; whether the last turn to be watched is over.
    pub fn happened(&mut self, state: &State, events: &[Event], trace: &mut Trace) -> bool {
        for event in events {
            if let Event::TurnBegan { seat } = event {
                self.mine = *seat == ME;
                // What happens in the other's turn belongs to the own turn before it.
                if !self.mine {
                    continue;
                }
                self.close(state, trace);
                if trace.turns.len() >= usize::from(self.turns) {
                    return true;
                }
                trace.turns.push(Turn::default());
            } else {
                self.note(*event, trace);
            }
        }
        if state.outcome().is_some() {
            self.closing = None;
            self.close(state, trace);
            return true;
        }
        false
    }

    fn note(&mut self, event: Event, trace: &mut Trace) {
        if let Event::Over(outcome) = event {
            // A deck that is smaller than the opening hand loses before the first turn.
            let turn = u8::try_from(trace.turns.len()).unwrap_or(u8::MAX);
            let how = self.how(outcome);
            trace.end = Some(End { turn, how });
        }
        let Some(turn) = trace.turns.last_mut() else {
            return;
        };
        let struck = self.struck.take();
        match event {
            Event::Drew {
                seat: ME,
                card: Some(card),
            } => turn.drawn.push(card),
            Event::Played {
                seat: ME,
                card: Some(card),
            } => turn.played.push(card),
            Event::Discarded { seat: ME, card } => self.discarded(card),
            Event::PartBegan { part } => self.renews = self.mine && part == Part::Restauracao,
            Event::Resources { seat: ME, now } => self.resources(now, turn),
            Event::Stacked { .. } => self.purpose = None,
            Event::Damaged { permanent, .. } => {
                self.struck = Some(permanent).filter(|base| self.holds(*base));
            }
            Event::Resistance { permanent, change } if struck == Some(permanent) => {
                turn.damage = turn.damage.saturating_add(count(-change));
            }
            Event::Captured { base, by: ME } => {
                self.taken |= bit(base);
                self.lose(base);
            }
            Event::Left { permanent, .. } => self.lose(permanent),
            Event::Out { seat: OTHER, .. } => self.over = true,
            _ => {}
        }
    }

    /// Gains and losses change what the turn has; payments are told apart by what they are for.
    fn resources(&mut self, now: i16, turn: &mut Turn) {
        let change = now - std::mem::replace(&mut self.held, now);
        if std::mem::take(&mut self.renews) {
            // Whatever was there is lost and replaced. FAB 1.18.9
            turn.resources = count(now);
        } else if change > 0 {
            turn.resources = turn.resources.saturating_add(count(change));
        } else {
            let spent = match self.purpose.take() {
                Some(Purpose::Card) => &mut turn.on_cards,
                Some(Purpose::Ability) => &mut turn.on_abilities,
                Some(Purpose::Restoring) => &mut turn.on_restoring,
                None => {
                    turn.resources = turn.resources.saturating_sub(count(-change));
                    return;
                }
            };
            *spent = spent.saturating_add(count(-change));
        }
    }

    /// The last discard of the Final takes effect together with the next turn's Compra.
    fn discarded(&mut self, card: CardId) {
        if let Some(closing) = &mut self.closing {
            closing.hand.take(card);
            closing.discard += 1;
        }
    }

    const fn holds(&self, base: Slot) -> bool {
        !self.over && self.lost & bit(base) == 0 && bit(base) != 0
    }

    const fn lose(&mut self, base: Slot) {
        if !self.over {
            self.lost |= bit(base);
        }
    }

    fn how(&self, outcome: Outcome) -> How {
        match (outcome.winner, outcome.reason) {
            (Some(ME), Reason::Centro) if self.taken & bit(Slot::centro(OTHER)) != 0 => {
                How::Influence
            }
            (Some(ME), Reason::Centro) => How::Offence,
            (Some(ME), _) => How::Card,
            (_, Reason::DeckOut) => How::DeckOut,
            _ => How::Other,
        }
    }

    /// The turn is over, or the game.
    fn close(&mut self, state: &State, trace: &mut Trace) {
        let Some(turn) = trace.turns.last_mut() else {
            return;
        };
        let end = self.closing.take().unwrap_or_else(|| zones(state));
        (turn.hand, turn.field) = (end.hand, end.field);
        (turn.deck, turn.discard, turn.exile) = (end.deck, end.discard, end.exile);
        let spent = turn.on_cards + turn.on_restoring + turn.on_abilities;
        turn.wasted = turn.resources.saturating_sub(spent);
        turn.bases = u16::try_from(self.lost.count_ones()).unwrap_or(0);
    }
}

/// The bit of one of the opponent's five bases; none for anything else.
const fn bit(slot: Slot) -> u8 {
    match slot.0.checked_sub(Slot::base(OTHER, 0).0) {
        Some(position) if position < 5 => 1 << position,
        _ => 0,
    }
}

/// Below zero counts as zero.
fn count(n: i16) -> u16 {
    u16::try_from(n).unwrap_or(0)
}

/// Where the own cards are now.
fn zones(state: &State) -> Turn {
    let cards = &state.seat(ME).cards;
    let size = |zone| u16::try_from(cards.zone(zone).len()).unwrap_or(u16::MAX);
    let own = state
        .permanents()
        .filter(|(slot, it)| it.owner == ME && !it.ficha && slot.origin().is_none())
        .count();
    Turn {
        hand: super::CardList::hand(state.hand(ME)),
        field: u16::try_from(own).unwrap_or(u16::MAX),
        deck: size(Zone::Baralho),
        discard: size(Zone::Descarte),
        exile: size(Zone::Degredo),
        ..Turn::default()
    }
}
