//! One action, and everything that follows from it. FAB 1.16, 1.17

use super::ability::Zone;
use super::action::Action;
use super::check::each_for;
use super::event::{Event, Events};
use super::outcome::Reason;
use super::refusal::IllegalAction;
use super::state::{Ask, Seats, State};

/// Does what a player wants, or refuses and leaves the state as it was.
pub fn apply(state: &mut State, action: Action) -> Result<Events, IllegalAction> {
    let mut events = Events::default();
    state.apply_into(action, &mut events)?;
    Ok(events)
}

impl State<'_> {
    /// Like [`apply`], with a list of events that is kept by the caller.
    pub fn apply_into(&mut self, action: Action, log: &mut Events) -> Result<(), IllegalAction> {
        match self.check_announcing(action) {
            // What was worked out to check it is what goes on.
            Some(announcement) => self.announcing = Some(announcement?),
            None => {
                self.check(action)?;
                self.perform(action, log);
            }
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
                self.declare_influence(ally, base, log)
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
                self.stack_chosen_trigger(usize::try_from(index).unwrap_or(0))
            }
            (Ask::Effect, _) => self.answer(action, log),
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

    /// A card of the opening hand is set aside. FAB 1.4.4
    fn put_back(&mut self, seat: super::state::Seat, card: super::CardId) {
        let cards = &mut self.seat_mut(seat).cards;
        if cards.take(Zone::Mao, card) {
            cards.add(Zone::Descarte, card);
        }
    }

    /// What was set aside goes to the bottom in random order; as many are drawn. FAB 1.4.4
    fn finish_mulligan(&mut self, seat: super::state::Seat, log: &mut Events) {
        let mut aside = [super::CardId(0); super::state::MAX_DECK];
        let set_aside = self.seat(seat).cards.zone(Zone::Descarte);
        let count = set_aside.len().min(aside.len());
        for (place, card) in aside.iter_mut().zip(set_aside) {
            *place = *card;
        }
        let aside = aside.get(..count).unwrap_or(&[]);
        let cards = &mut self.seat_mut(seat).cards;
        for card in aside {
            cards.take(Zone::Descarte, *card);
        }
        cards.add_to_bottom(aside);
        self.seat_mut(seat).ready = true;
        if count > 0 {
            log.push(Event::Mulligan {
                seat,
                cards: u8::try_from(count).unwrap_or(u8::MAX),
            });
        }
        for _ in 0..count {
            self.draw(seat, log);
        }
    }
}
