//! Cards and Fichas moving between zones. FAB 4

use super::ability::{Place, Zone};
use super::card::{CardId, CardType};
use super::event::{Event, Events};
use super::program::reads;
use super::state::{Bits, Item, Permanent, Seat, Slot, State, Subject, Target};
use super::trigger::kind;

/// How a permanent comes to leave play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Cause {
    /// Destroyed by an effect or by the state check. FAB 1.21.5, 1.21.8
    Destroyed,
    /// Sacrificed by an effect. FAB 1.21.6
    Sacrificed,
    /// Sacrificed as a cost: nothing dies, nothing is destroyed. FAB 1.18.6b
    Paid,
    /// Vida at zero or less without being destroyed. FAB 3.2.3
    Died,
    /// Moved to another zone.
    Moved,
}

/// How a permanent enters play.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Entering {
    pub ficha: bool,
    pub face_down: bool,
    pub turned: bool,
    pub letters: [i16; 3],
}

/// The zone that a place belongs to; what cannot enter play is discarded.
const fn zone_of(to: Place) -> Zone {
    match to {
        Place::Mao => Zone::Mao,
        Place::Topo | Place::Fundo | Place::Baralho => Zone::Baralho,
        Place::Descarte | Place::Campo => Zone::Descarte,
        Place::Degredo => Zone::Degredo,
    }
}

impl State<'_> {
    /// Puts a permanent into play. FAB 4.3.1; nothing enters a full field. Ruling: FAB-C44
    pub(crate) fn enter(
        &mut self,
        card: CardId,
        owner: Seat,
        controller: Seat,
        how: Entering,
        log: &mut Events,
    ) -> Option<Slot> {
        // A Ficha that may not be made is not made. FAB 1.12.4
        if how.ficha && !self.may_make(card, controller) {
            return None;
        }
        let slot = self.permanents.free()?;
        self.stamp += 1;
        let mut it = Permanent::new(card, owner, controller, self.stamp);
        it.ficha = how.ficha;
        it.face_down = how.face_down;
        it.turned = how.turned;
        it.preparing = true;
        it.letters = how.letters;
        it.resistance = self.table.card(card).resistencia.unwrap_or(0);
        let role = self.table.entry(card).role;
        self.permanents.put(slot, it, role);
        self.list_abilities(slot);
        self.unsettle(slot);
        self.refresh();
        log.push(Event::Entered {
            permanent: slot,
            card: (!how.face_down).then_some(card),
        });
        self.happen_to(slot, kind::ENTERS, 0);
        if self.table.card(card).enters_attached && !how.face_down {
            let _ = self.hosting.try_push(slot);
        }
        Some(slot)
    }

    /// Takes permanents out of play together: every one of them sees the others leave. FAB 1.12.8
    pub(crate) fn leave(&mut self, leaving: &[(Bits, Cause)], to: Place, log: &mut Events) {
        for (slots, cause) in leaving {
            slots
                .iter()
                .for_each(|slot| self.tell_leaving(slot, *cause, to, log));
        }
        for (slots, _) in leaving {
            slots.iter().for_each(|slot| self.remove(slot, to, log));
        }
    }

    fn tell_leaving(&mut self, slot: Slot, cause: Cause, to: Place, log: &mut Events) {
        let it = self.permanents.get(slot);
        let (permanent, card) = (slot, it.card);
        let zone = (!it.ficha).then(|| zone_of(to));
        let subject = Subject {
            zone,
            ..self.subject(slot, 0)
        };
        match cause {
            Cause::Destroyed => {
                log.push(Event::Destroyed { permanent, card });
                self.happen(kind::DESTROYED, &subject);
            }
            Cause::Sacrificed => {
                log.push(Event::Sacrificed { permanent, card });
                self.happen(kind::SACRIFICED, &subject);
            }
            Cause::Paid => log.push(Event::Sacrificed { permanent, card }),
            Cause::Died | Cause::Moved => {}
        }
        if cause != Cause::Paid && matches!(to, Place::Descarte) && self.is_ally(slot) {
            log.push(Event::Died { permanent, card });
            self.happen(kind::DIES, &subject);
        }
        // A face-down card that goes to a hand or deck was never seen. FAB 4.2.2
        let hidden =
            self.permanents.get(slot).face_down && matches!(zone_of(to), Zone::Mao | Zone::Baralho);
        log.push(Event::Left {
            permanent,
            card: (!hidden).then_some(card),
        });
        self.happen(kind::LEAVES, &subject);
    }

    fn remove(&mut self, slot: Slot, to: Place, log: &mut Events) {
        let it = *self.permanents.get(slot);
        self.forget(slot, log);
        // A Ficha outside of play ceases to exist. FAB 1.12.7, ruling: FAB-C18
        if !it.ficha && self.seat(it.owner).present {
            self.place(it.owner, it.card, to, log);
        }
    }

    /// Clears a place and everything that points at it. FAB 3.4.8, 4.4.5
    pub(crate) fn forget(&mut self, slot: Slot, log: &mut Events) {
        self.unsettle(slot);
        self.permanents.clear(slot);
        let mut detached = Bits::NONE;
        for other in self.permanents.live().iter() {
            let it = self.permanents.get_mut(other);
            if it.host == slot {
                it.host = Slot::NONE;
                log.push(Event::Detached { permanent: other });
                detached.add(other);
            }
            // The base is gone, the offensive is not: a blocked attacker still fights. FAB 1.22.4a
            for pointer in [&mut it.attacking, &mut it.influencing] {
                if *pointer == slot {
                    *pointer = Slot::GONE;
                }
            }
            if it.blocking == slot {
                it.blocking = Slot::NONE;
            }
        }
        if !detached.and(self.permanents.looking).is_empty() {
            self.touch(reads::BOARD);
        }
        self.sum_up_abilities();
        self.touch(reads::STATUS | reads::ZONES);
    }

    /// Puts a card into a zone of its owner. FAB 4.4.2, 4.6.1
    pub(crate) fn place(&mut self, owner: Seat, card: CardId, to: Place, log: &mut Events) {
        let zone = zone_of(to);
        if matches!(to, Place::Fundo) {
            return self.put_under(owner, card, false, log);
        }
        self.seat_mut(owner).cards.add(zone, card);
        if matches!(to, Place::Baralho) {
            self.shuffle(owner, log);
        }
        log.push(Event::Moved {
            seat: owner,
            card: Some(card),
            to: zone,
        });
        self.touch(reads::ZONES);
    }

    /// Puts a card on the bottom of its owner's deck, below the rest or in no order with the last one.
    pub(crate) fn put_under(&mut self, owner: Seat, card: CardId, joins: bool, log: &mut Events) {
        self.seat_mut(owner).cards.put_under(card, joins);
        log.push(Event::Moved {
            seat: owner,
            card: Some(card),
            to: Zone::Baralho,
        });
        self.touch(reads::ZONES);
    }

    /// Every order of the deck is equally likely again. FAB 4.1.4
    pub(crate) fn shuffle(&mut self, seat: Seat, log: &mut Events) {
        self.seat_mut(seat).cards.shuffle();
        log.push(Event::Shuffled { seat });
    }

    /// Draws the top card, or notes that it was impossible. FAB 1.5.3a, 1.19.4
    pub(crate) fn draw(&mut self, seat: Seat, log: &mut Events) -> bool {
        if self.seat(seat).kind == super::state::SeatKind::Dummy {
            return false;
        }
        let mut rng = self.rng;
        let drawn = self.seat_mut(seat).cards.draw(&mut rng);
        self.rng = rng;
        self.touch(reads::ZONES);
        let Some(card) = drawn else {
            self.seat_mut(seat).failed_draw = true;
            self.unchecked = true;
            return false;
        };
        self.drew(seat, card, log);
        true
    }

    /// Draws this card, which is somewhere in the deck: the others stay in no order.
    pub(crate) fn draw_this(&mut self, seat: Seat, card: CardId, log: &mut Events) {
        let cards = &mut self.seat_mut(seat).cards;
        if cards.take(Zone::Baralho, card) {
            cards.add(Zone::Mao, card);
            self.touch(reads::ZONES);
            self.drew(seat, card, log);
        }
    }

    fn drew(&mut self, seat: Seat, card: CardId, log: &mut Events) {
        log.push(Event::Drew {
            seat,
            card: Some(card),
        });
        self.happen_to_player(seat, kind::DRAWS, 1);
    }

    /// Discards a card of the hand. FAB 4.4.2
    pub(crate) fn discard(&mut self, seat: Seat, card: CardId, log: &mut Events) {
        let cards = &mut self.seat_mut(seat).cards;
        if cards.take(Zone::Mao, card) {
            cards.add(Zone::Descarte, card);
            log.push(Event::Discarded { seat, card });
            self.touch(reads::ZONES);
            let subject = Subject {
                card,
                seat,
                owner: seat,
                amount: 1,
                zone: Some(Zone::Descarte),
                ..Subject::default()
            };
            self.happen(kind::DISCARDS, &subject);
        }
    }

    /// Turns or unturns a permanent. FAB 1.11.6
    pub(crate) fn turn_card(&mut self, slot: Slot, turned: bool, log: &mut Events) {
        let it = self.permanents.get_mut(slot);
        if it.turned == turned {
            return;
        }
        it.turned = turned;
        self.touch(reads::STATUS);
        if turned {
            log.push(Event::Turned { permanent: slot });
            self.happen_to(slot, kind::TURNED, 0);
        } else {
            log.push(Event::Unturned { permanent: slot });
            self.happen_to(slot, kind::UNTURNED, 0);
        }
    }

    /// Attaches a Modificação, or moves it to another host. FAB 3.4.7
    pub(crate) fn attach(&mut self, slot: Slot, host: Slot, log: &mut Events) {
        if slot == host || self.role(slot) != Some(CardType::Modificacao) {
            return;
        }
        let it = self.permanents.get_mut(slot);
        let before = std::mem::replace(&mut it.host, host);
        log.push(Event::Attached {
            permanent: slot,
            host,
        });
        if self.permanents.looking.has(slot) {
            self.touch(reads::BOARD);
        }
        self.note(Bits::only(before).or(Bits::only(host)));
    }

    /// Changes who controls a permanent; it leaves combat, what is attached stays. FAB 1.22.4e, ruling: FAB-C36
    pub(crate) fn take_control(&mut self, slot: Slot, to: Seat, log: &mut Events) {
        if self.permanents.get(slot).controller == to {
            return;
        }
        self.permanents.set_controller(slot, to);
        self.permanents.get_mut(slot).leave_combat();
        for other in self.permanents.live().iter() {
            let it = self.permanents.get_mut(other);
            if it.blocking == slot {
                it.blocking = Slot::NONE;
            }
        }
        log.push(Event::Control {
            permanent: slot,
            to,
        });
        self.list_abilities(slot);
        self.unsettle(slot);
        self.touch(reads::STATUS);
        if self.is_base(slot) {
            log.push(Event::Captured { base: slot, by: to });
            self.happen_to(slot, kind::CAPTURED, 0);
        }
    }

    /// Changes a player's resources; they are never below zero.
    pub(crate) fn change_resources(&mut self, seat: Seat, change: i16, log: &mut Events) {
        let seat_state = self.seat_mut(seat);
        seat_state.resources = seat_state.resources.saturating_add(change).max(0);
        let now = seat_state.resources;
        log.push(Event::Resources { seat, now });
        self.touch(reads::RESOURCES);
    }

    /// The host of a Modificação that enters attached is chosen as it enters; without one it stays
    /// unattached. FAB 1.15.8
    pub(crate) fn ask_for_host(&mut self) -> bool {
        let Some(slot) = self.hosting.first().copied() else {
            return false;
        };
        let seat = self.permanents.get(slot).controller;
        let live = self.permanents.live();
        let any = live.has(slot)
            && live
                .iter()
                .any(|host| self.may_host(slot, self.here(host).into()));
        if !any || !self.seat(seat).decides() {
            self.hosting.remove(0);
            return false;
        }
        self.ask_for(seat, super::state::Ask::Target);
        true
    }

    /// Whether a Modificação in play may be attached to this.
    pub(crate) fn may_host(&self, slot: Slot, target: Target) -> bool {
        let it = self.permanents.get(slot);
        let item = Item {
            card: it.card,
            controller: it.controller,
            source: Some(it.at(slot)),
            ..Item::default()
        };
        self.is_legal_host(target, &self.context_of(slot), &item)
    }
}
