//! Effects on players: draws, resources, the end of the game; and the list of all effects that ask nothing.

use super::cards::Landing;
use crate::fabula::ability::{Amount, Effect, Who};
use crate::fabula::card::{CardId, CardType};
use crate::fabula::check::each_for;
use crate::fabula::eval::{Context, short};
use crate::fabula::event::Events;
use crate::fabula::outcome::Reason;
use crate::fabula::state::{Frame, Origin, Seat, SeatKind, Seats, State};
use crate::fabula::trigger::kind;
use crate::fabula::zones::Entering;

impl State<'_> {
    /// An effect that asks nothing.
    pub(super) fn do_now(&mut self, effect: &Effect, frame: &Frame, log: &mut Events) {
        let context = Context::frame(frame);
        let mut done = frame.done;
        match effect {
            Effect::Draw { who, amount } => done = self.draw_for(who, amount, frame, log),
            Effect::Move {
                what,
                to,
                turned,
                face_down,
            } => {
                self.remember(what, frame);
                let landing = Landing {
                    to: *to,
                    turned: *turned,
                    face_down: *face_down,
                };
                done = self.move_objects(what, landing, frame, log);
            }
            Effect::Shuffle { who } => {
                self.players_of(who, &context)
                    .iter()
                    .for_each(|seat| self.shuffle(seat, log));
            }
            Effect::GainResources { who, amount } => {
                let amount = short(self.amount(amount, &context)).max(0);
                for seat in self.players_of(who, &context).iter().filter(|_| amount > 0) {
                    self.change_resources(seat, amount, log);
                    self.happen_to_player(seat, kind::GAINS_RESOURCES, amount);
                }
                done = amount;
            }
            Effect::LoseResources { who, amount } => {
                let amount = short(self.amount(amount, &context)).max(0);
                self.players_of(who, &context)
                    .iter()
                    .for_each(|seat| self.change_resources(seat, -amount, log));
            }
            Effect::RaiseCap { who, amount } => {
                let amount = short(self.amount(amount, &context));
                for seat in self.players_of(who, &context).iter() {
                    let seat = self.seat_mut(seat);
                    seat.cap_bonus = seat.cap_bonus.saturating_add(amount);
                }
            }
            Effect::CreateCopy {
                who,
                of,
                last_known,
            } => {
                let who = self.players_of(who, &context);
                self.create_copy(who, of, *last_known, frame, log);
            }
            Effect::PlayFree { what } => self.play_free(what, frame),
            Effect::GivePriority { who } => self.given = self.chooser(who, &context),
            Effect::Win { who } => {
                // Several winners at once: nobody has won more than the others.
                let winners = self.players_of(who, &context);
                if winners != Seats::NONE {
                    let winner = winners.iter().next().filter(|_| winners.count() == 1);
                    self.end(winner, Reason::Card, log);
                }
            }
            Effect::Lose { who } => {
                let out = self.players_of(who, &context);
                if out.count() > 0 {
                    self.eliminate(each_for(out, Reason::Card), log);
                }
            }
            Effect::Cancel { .. } | Effect::Copy { .. } | Effect::SetLetter { .. } => {
                self.on_stack(effect, frame, log);
            }
            other => done = self.on_permanents(other, frame, log),
        }
        if let Some(frame) = &mut self.frame {
            frame.done = done;
        }
    }

    /// Draws from the top of the own deck, what there is; a draw too many is noted. FAB 1.19.4, ruling: FAB-C35
    fn draw_for(&mut self, who: &Who, amount: &Amount, frame: &Frame, log: &mut Events) -> i16 {
        let context = Context::frame(frame);
        let amount = self.amount(amount, &context);
        let seats = self.players_of(who, &context);
        let mut done = 0;
        let order: tinyvec::ArrayVec<[_; 4]> = self
            .in_turn_order()
            .filter(|seat| seats.has(*seat))
            .collect();
        for seat in order {
            if !self.may_draw(seat) || self.seat(seat).kind == SeatKind::Dummy {
                continue;
            }
            for _ in 0..amount {
                if !self.draw(seat, log) {
                    break;
                }
                done += 1;
            }
        }
        done
    }

    /// Makes Fichas. FAB 1.12.2
    pub(super) fn create(
        &mut self,
        who: &Who,
        amount: &Amount,
        card: CardId,
        frame: &Frame,
        log: &mut Events,
    ) {
        let context = Context::frame(frame);
        let amount = self.amount(amount, &context).min(100);
        let mut done = 0;
        for seat in self.players_of(who, &context).iter() {
            if self.table.entry(card).role == CardType::Manobra {
                done += i16::from(self.use_ficha(card, seat));
                continue;
            }
            for _ in 0..amount {
                let how = Entering {
                    ficha: true,
                    ..Entering::default()
                };
                done += i16::from(self.enter(card, seat, seat, how, log).is_some());
            }
        }
        self.frame_mut().done = done;
    }

    /// A Ficha that is a Manobra is used at once, one in each step, and leaves nothing.
    /// FAB 3.5.3, ruling: FAB-C49
    fn use_ficha(&mut self, card: CardId, seat: Seat) -> bool {
        let mut announcement = self.new_announcement(card, seat, None, Origin::Ficha);
        announcement.item.copy = true;
        let may = self.announcing.is_none()
            && self.seat(seat).decides()
            && self.may_make(card, seat)
            && self.check_announcement(&announcement).is_ok();
        if may {
            self.announcing = Some(announcement);
        }
        may
    }

    /// What a permanent was, for effects that speak of it after it is gone. FAB 1.12.10
    pub(super) fn remember(&mut self, what: &crate::fabula::ability::Objects, frame: &Frame) {
        let slot = self
            .permanents_of(what, &Context::frame(frame))
            .iter()
            .next();
        if let Some(slot) = slot {
            let it = self.permanents.get(slot);
            self.frame_mut().last_known = Some((it.card, it.owner));
        }
    }
}
