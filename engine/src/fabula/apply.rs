//! One action, and everything that follows from it. FAB 1.16, 1.17

use super::ability::Zone;
use super::action::Action;
use super::card::CardId;
use super::check::each_for;
use super::event::{Event, Events};
use super::outcome::Reason;
use super::refusal::IllegalAction;
use super::state::{Ask, Seat, Seats, State, Target};

/// Does what a player wants, or refuses and leaves the state as it was.
pub fn apply(state: &mut State, action: Action) -> Result<Events, IllegalAction> {
    let mut events = Events::default();
    state.apply_into(action, &mut events)?;
    Ok(events)
}

impl State<'_> {
    /// Like [`apply`], with a list of events that is kept by the caller.
    pub fn apply_into(&mut self, action: Action, log: &mut Events) -> Result<(), IllegalAction> {
        if let Some(announcement) = self.check_announcing(action) {
            // What was worked out to check it is what goes on.
            self.announcing = Some(announcement?);
        } else {
            self.check(action)?;
            self.perform(action, log);
        }
        self.advance(log);
        Ok(())
    }

    fn perform(&mut self, action: Action, log: &mut Events) {
        let seat = self.asked;
        match (self.ask, action) {
            (_, Action::Concede(seat)) => {
                self.eliminate(each_for(Seats::only(seat), Reason::Concession), log);
            }
            (Ask::Mulligan, Action::PutBack(card)) => self.put_back(seat, card),
            (Ask::Mulligan, _) => self.finish_mulligan(seat, log),
            (Ask::Priority, _) => self.act_specially(action, log),
            (Ask::Declare, Action::Done) => self.finish_declaration(),
            (Ask::Declare, Action::Attack { ally, base }) => self.declare_attack(ally, base, log),
            (Ask::Declare, Action::Influence { ally, base }) => {
                self.declare_influence(ally, base, log);
            }
            (Ask::Blocks | Ask::InfluenceBlocks, Action::Block { ally, against }) => {
                self.declare_block(ally, against, log);
            }
            (Ask::Blocks | Ask::InfluenceBlocks, _) => self.finish_blocks(seat),
            (Ask::Divide, Action::Number(share)) => {
                if let Some((_, blocker, ..)) = self.next_division() {
                    self.permanents.get_mut(blocker).assigned = Some(share);
                }
            }
            (Ask::DiscardDown, Action::Discard(card)) => self.discard(seat, card, log),
            (Ask::Order, Action::Number(index)) => {
                self.stack_chosen_trigger(usize::try_from(index).unwrap_or(0));
            }
            (Ask::Effect, _) => self.answer(action, log),
            (Ask::Target, Action::Choose(Target::Permanent { slot, .. }))
                if self.announcing.is_none() =>
            {
                let modification = self.hosting.remove(0);
                self.attach(modification, slot, log);
            }
            _ => self.choose(action),
        }
    }

    /// Passing and special actions: nothing is stacked, nobody can answer. FAB 1.16.2
    fn act_specially(&mut self, action: Action, log: &mut Events) {
        let seat = self.asked;
        self.responsible = seat;
        match action {
            Action::Restore(slot) => {
                let cost = self.permanents.get(slot).now.restore;
                self.change_resources(seat, -cost, log);
                self.turn_card(slot, false, log);
                self.passed = Seats::NONE;
            }
            Action::TurnUp(slot) => {
                self.turn_face(slot, false, log);
                self.passed = Seats::NONE;
            }
            Action::Attack { ally, base } => self.declare_attack(ally, base, log),
            Action::Influence { ally, base } => self.declare_influence(ally, base, log),
            // A gift is over: the priority goes back to where it came from. FAB 1.17.4
            _ if self.gifted.take() == Some(seat) && seat != self.active => {
                self.priority = self.active;
            }
            _ => {
                self.passed.add(seat);
                self.priority = self.next_decider(seat);
            }
        }
    }

    /// A card of the opening hand goes to the bottom, in no order with those that went before. FAB 1.4.4
    fn put_back(&mut self, seat: Seat, card: CardId) {
        let seat = self.seat_mut(seat);
        if seat.cards.take(Zone::Mao, card) {
            seat.cards.put_under(card, seat.put_back > 0);
            seat.put_back += 1;
        }
    }

    /// As many cards are drawn as went to the bottom. FAB 1.4.4
    fn finish_mulligan(&mut self, seat: Seat, log: &mut Events) {
        self.seat_mut(seat).ready = true;
        let cards = self.seat(seat).put_back;
        if cards > 0 {
            log.push(Event::Mulligan { seat, cards });
        }
        for _ in 0..cards {
            self.draw(seat, log);
        }
    }
}
