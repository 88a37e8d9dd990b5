//! Effects on cards out of play, and moves into and out of it.

use tinyvec::ArrayVec;

use crate::fabula::ability::{Deed, Objects, Place, Zone};
use crate::fabula::card::CardType;
use crate::fabula::eval::Context;
use crate::fabula::event::Events;
use crate::fabula::state::{Bits, Frame, Origin, Ref, Seats, Slot, State, Target};
use crate::fabula::zones::{Cause, Entering};

/// The cards that one effect moves; a whole game has fewer.
type Moving = ArrayVec<[Target; 1280]>;

/// How cards come to lie somewhere.
#[derive(Debug, Clone, Copy)]
pub(super) struct Landing {
    pub to: Place,
    pub turned: bool,
    pub face_down: bool,
}

impl State<'_> {
    /// The cards out of play that a text means, each copy once.
    fn cards_meant(&mut self, what: &Objects, frame: &Frame) -> Moving {
        let mut moving = Moving::new();
        let context = Context::frame(frame);
        match what {
            Objects::Target { group } => {
                for (target, _) in frame.item.targets.of(group.0) {
                    self.add_meant(target, &mut moving);
                }
            }
            Objects::Chosen => frame
                .chosen
                .iter()
                .for_each(|target| self.add_meant(*target, &mut moving)),
            Objects::Cards {
                zone,
                whose,
                filter,
            } => {
                for seat in self.players_of(whose, &context).iter() {
                    for card in self.seat(seat).cards.zone(*zone) {
                        if self.card_fits(*card, seat, filter, &context) {
                            let _ = moving.try_push(Target::Card {
                                seat,
                                zone: *zone,
                                card: *card,
                            });
                        }
                    }
                }
            }
            Objects::Top { whose, amount } => {
                let count = usize::try_from(self.amount(amount, &context)).unwrap_or(0);
                let mut rng = self.rng;
                for seat in self.players_of(whose, &context).iter() {
                    for card in self.seat_mut(seat).cards.top(count, &mut rng).iter().rev() {
                        let _ = moving.try_push(Target::Card {
                            seat,
                            zone: Zone::Baralho,
                            card: *card,
                        });
                    }
                }
                self.rng = rng;
            }
            Objects::Subject | Objects::This => {
                moving.extend(self.card_that_left(what, frame));
            }
            Objects::Host | Objects::Each { .. } => {}
        }
        moving
    }

    /// The card of a permanent that has left play, where it went; a Ficha went nowhere. FAB 1.12.9
    fn card_that_left(&self, what: &Objects, frame: &Frame) -> Option<Target> {
        let subject = frame.item.subject;
        let is_it = match what {
            Objects::This => frame.item.source.map(Target::from) == Some(subject.target),
            _ => true,
        };
        let gone = match subject.target {
            Target::Permanent { slot, stamp } => self.still(Ref { slot, stamp }).is_none(),
            _ => true,
        };
        let zone = subject.zone.filter(|_| is_it && gone)?;
        let (seat, card) = (subject.owner, subject.card);
        let lies = self.seat(seat).cards.zone(zone).contains(&card);
        lies.then_some(Target::Card { seat, zone, card })
    }

    fn add_meant(&self, target: Target, moving: &mut Moving) {
        match target {
            Target::Card { .. } => {
                let _ = moving.try_push(target);
            }
            Target::Zone { seat, zone } => {
                for card in self.seat(seat).cards.zone(zone) {
                    let _ = moving.try_push(Target::Card {
                        seat,
                        zone,
                        card: *card,
                    });
                }
            }
            _ => {}
        }
    }

    /// Moves objects to another zone; what cannot move stays. FAB 1.1.3
    pub(super) fn move_objects(
        &mut self,
        what: &Objects,
        landing: Landing,
        frame: &Frame,
        log: &mut Events,
    ) -> i16 {
        let mut done = self.move_permanents(what, landing.to, frame, log);
        let moving = self.cards_meant(what, frame);
        let to_deck = matches!(landing.to, Place::Baralho);
        let mut under = Seats::NONE;
        for target in &moving {
            let Target::Card { seat, zone, card } = *target else {
                continue;
            };
            // What is exiled stays exiled. FAB 4.6.2, ruling: FAB-C19
            if zone == Zone::Degredo || !self.may_land(card, landing.to) {
                continue;
            }
            if !self.seat_mut(seat).cards.take(zone, card) {
                continue;
            }
            done += 1;
            if matches!(landing.to, Place::Campo) {
                let how = Entering {
                    face_down: landing.face_down,
                    turned: landing.turned,
                    ..Entering::default()
                };
                if self
                    .enter(card, seat, frame.item.controller, how, log)
                    .is_none()
                {
                    self.place(seat, card, Place::Descarte, log);
                }
            } else if matches!(landing.to, Place::Fundo) {
                // What one effect puts on the bottom lies there in random order.
                self.put_under(seat, card, under.has(seat), log);
                under.add(seat);
            } else if to_deck {
                self.place(seat, card, Place::Topo, log);
            } else {
                self.place(seat, card, landing.to, log);
            }
        }
        if to_deck {
            for target in &moving {
                if let Target::Card { seat, .. } = target {
                    self.seat_mut(*seat).cards.shuffle();
                }
            }
        }
        done
    }

    /// Bases are never in a hand or a deck, and no card enters play as one. FAB 3.1.11, ruling: FAB-C33
    fn may_land(&self, card: crate::fabula::CardId, to: Place) -> bool {
        let role = self.table.entry(card).role;
        match to {
            Place::Campo => matches!(role, CardType::Aliado | CardType::Modificacao),
            Place::Mao | Place::Topo | Place::Fundo | Place::Baralho => role != CardType::Base,
            Place::Descarte | Place::Degredo => true,
        }
    }

    fn move_permanents(
        &mut self,
        what: &Objects,
        to: Place,
        frame: &Frame,
        log: &mut Events,
    ) -> i16 {
        if matches!(to, Place::Campo) {
            return 0;
        }
        let meant = self.permanents_of(what, &Context::frame(frame));
        let leaving: Bits = meant
            .iter()
            .filter(|slot| self.may_land(self.permanents.get(*slot).card, to))
            .collect();
        if !leaving.is_empty() {
            self.leave(&[(leaving, Cause::Moved)], to, log);
        }
        i16::try_from(leaving.count()).unwrap_or(0)
    }

    /// Puts a card on the stack without its cost. FAB 1.8.6
    pub(super) fn play_free(&mut self, what: &Objects, frame: &Frame) {
        let Some(Target::Card { seat, zone, card }) =
            self.cards_meant(what, frame).first().copied()
        else {
            return;
        };
        let entry = self.table.entry(card);
        if entry.role == CardType::Base
            || zone == Zone::Degredo
            || !self.card_deed(card, seat, Deed::Play).1
        {
            return;
        }
        let mut announcement =
            self.new_announcement(card, frame.item.controller, None, Origin::Free(zone));
        announcement.item.owner = seat;
        if self.check_announcement(&announcement).is_ok() {
            self.announcing = Some(announcement);
        }
    }

    /// A copy of an object enters as a Ficha; of nothing, nothing. FAB 1.12.10
    pub(super) fn create_copy(
        &mut self,
        who: Seats,
        of: &Objects,
        last_known: bool,
        frame: &Frame,
        log: &mut Events,
    ) {
        let slot: Option<Slot> = self.permanents_of(of, &Context::frame(frame)).iter().next();
        let known = match (slot, of) {
            // Face down there is nothing to copy. Ruling: FAB-C40
            (Some(slot), _) if self.permanents.get(slot).face_down => None,
            (Some(slot), _) => Some(self.permanents.get(slot).card),
            (None, Objects::Subject) if last_known && frame.item.subject.target != Target::None => {
                Some(frame.item.subject.card)
            }
            (None, Objects::This) if last_known => Some(frame.item.card),
            (None, Objects::Target { .. } | Objects::Chosen) if last_known => {
                frame.last_known.map(|(card, _)| card)
            }
            _ => None,
        };
        let Some(card) = known.filter(|card| self.table.entry(*card).card.is_permanent()) else {
            return;
        };
        for seat in who.iter() {
            let how = Entering {
                ficha: true,
                ..Entering::default()
            };
            if let Some(slot) = self.enter(card, seat, seat, how, log)
                && self.is_base(slot)
            {
                self.permanents.get_mut(slot).resistance = self.rules.arredor;
            }
        }
    }
}
