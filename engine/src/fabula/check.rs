//! The state check: what is at zero falls, who has lost is out. FAB 1.21.8

use super::ability::{Deed, Place, Stat, Zone};
use super::event::{Event, Events};
use super::outcome::{Outcome, Reason};
use super::state::{Announcement, Bits, MAX_SEATS, Origin, Seat, SeatKind, Seats, Slot, State};
use super::trigger::kind;
use super::zones::Cause;

/// Who is out, and why.
pub(crate) type Losers = [Option<Reason>; MAX_SEATS];

/// One reason for all of them.
pub(crate) fn each_for(seats: Seats, reason: Reason) -> Losers {
    let mut losers = [None; MAX_SEATS];
    seats
        .iter()
        .for_each(|seat| *seat.of_mut(&mut losers) = Some(reason));
    losers
}

impl State<'_> {
    /// Looks until nothing changes any more.
    pub(crate) fn check_state(&mut self, log: &mut Events) {
        loop {
            self.refresh();
            if !self.unchecked || self.outcome.is_some() {
                return;
            }
            self.unchecked = false;
            if self.overloaded {
                return self.end(None, Reason::Loop, log);
            }
            self.fell(log);
            self.expose(log);
            let losers = self.losers();
            self.eliminate(losers, log);
        }
    }

    /// Allies and bases at zero or less leave. FAB 1.20.3, 3.2.3; ruling: FAB-C50
    fn fell(&mut self, log: &mut Events) {
        let doubtful = std::mem::take(&mut self.permanents.doubtful);
        let fallen @ [destroyed, died] = self.fallen(doubtful);
        debug_assert_eq!(fallen, self.fallen(self.permanents.live()), "not in doubt");
        if !destroyed.or(died).is_empty() {
            let leaving = [(destroyed, Cause::Destroyed), (died, Cause::Died)];
            self.leave(&leaving, Place::Descarte, log);
        }
    }

    /// Which of these are destroyed, and which die.
    fn fallen(&self, doubtful: Bits) -> [Bits; 2] {
        let (mut destroyed, mut died) = (Bits::NONE, Bits::NONE);
        let doubtful = doubtful.without(self.permanents.veiled());
        for slot in self.permanents.allies().and(doubtful).iter() {
            let (vida, damage) = (
                self.stat(slot, Stat::Vida),
                self.permanents.get(slot).damage,
            );
            if damage > 0 && damage >= vida && self.may(slot, Deed::BeDestroyed) {
                destroyed.add(slot);
            } else if vida <= 0 {
                died.add(slot);
            }
        }
        for slot in self.permanents.bases().and(doubtful).iter() {
            if self.permanents.get(slot).resistance <= 0 && self.may(slot, Deed::BeDestroyed) {
                destroyed.add(slot);
            }
        }
        [destroyed, died]
    }

    /// Whether a player still holds this base.
    fn holds_base(&self, seat: Seat, slot: Slot) -> bool {
        self.permanents.live().has(slot) && self.permanents.get(slot).controller == seat
    }

    /// A Centro is exposed when none of the four original Arredores is left to its owner, and stays
    /// so. FAB 3.1.8, 3.1.9, 3.1.10; ruling: FAB-C14
    fn expose(&mut self, log: &mut Events) {
        for seat in self.present().iter() {
            let held = (0..4).any(|position| self.holds_base(seat, Slot::base(seat, position)));
            if !held && !self.seat(seat).exposed {
                self.seat_mut(seat).exposed = true;
                log.push(Event::Exposed { seat });
                self.touch(super::program::reads::NUMBERS);
                self.happen_to_player(seat, kind::EXPOSED, 0);
            }
        }
    }

    /// Who has lost, and why. FAB 1.5.3; rulings: FAB-C4, FAB-C5
    fn losers(&self) -> Losers {
        let mut out = [None; MAX_SEATS];
        for seat in self.present().iter() {
            let state = self.seat(seat);
            let empty = self.rules.lose_when_empty
                && state.kind == SeatKind::Player
                && self.turn > 0
                && state.cards.zone(Zone::Baralho).is_empty();
            *seat.of_mut(&mut out) = if self.holds_base(seat, Slot::centro(seat)) {
                (state.failed_draw || empty).then_some(Reason::DeckOut)
            } else {
                Some(Reason::Centro)
            };
        }
        out
    }

    /// Players leave the game together. Ruling: FAB-C38
    pub(crate) fn eliminate(&mut self, losers: Losers, log: &mut Events) {
        let Some(reason) = losers.iter().flatten().copied().min() else {
            return;
        };
        let all = (0..4).map(Seat);
        let out: Seats = all.filter(|seat| seat.of(&losers).is_some()).collect();
        for seat in out.iter() {
            self.seat_mut(seat).present = false;
            self.seat_mut(seat).cards.clear();
            self.seat_mut(seat).resources = 0;
            log.push(Event::Out {
                seat,
                reason: seat.of(&losers).unwrap_or(reason),
            });
        }
        for slot in self.permanents.live().iter() {
            self.orphan(slot, out, log);
        }
        self.cancel_of(out, log);
        self.unchecked = true;
        let present = self.present();
        let deciders = self.deciders();
        if present.count() == 1 {
            self.end(deciders.iter().next(), reason, log);
        } else if deciders == Seats::NONE {
            self.end(None, reason, log);
        }
    }

    /// What an absent player owned or controlled.
    fn orphan(&mut self, slot: Slot, out: Seats, log: &mut Events) {
        let it = *self.permanents.get(slot);
        let (owner_out, controller_out) = (out.has(it.owner), out.has(it.controller));
        let gone = if self.is_base(slot) {
            controller_out
        } else {
            owner_out
        };
        // A base that has lost its types goes to no owner who is out since long.
        let unowned = controller_out && !self.seat(it.owner).present;
        if gone || unowned {
            log.push(Event::Left {
                permanent: slot,
                card: (!it.face_down).then_some(it.card),
            });
            // Attacks and influences on an absent player end. Ruling: FAB-C38
            for other in self.permanents.live().iter() {
                let it = self.permanents.get_mut(other);
                if it.attacking == slot || it.influencing == slot {
                    it.leave_combat();
                }
            }
            self.forget(slot, log);
        } else if controller_out {
            self.take_control(slot, it.owner, log);
        }
        // Whoever was to get it back is out: it stays where it is.
        if self.permanents.live().has(slot) && it.lent_by.is_some_and(|seat| out.has(seat)) {
            self.permanents.get_mut(slot).lent_by = None;
        }
    }

    /// The effects of absent players are cancelled.
    fn cancel_of(&mut self, out: Seats, log: &mut Events) {
        self.waiting.retain(|waiting| !out.has(waiting.controller));
        if self
            .announcing
            .is_some_and(|announcement| out.has(announcement.item.controller))
        {
            self.announcing = None;
        }
        // The turn is over with its player: what another was about to do in it is not done.
        let begun = |it: Announcement| {
            matches!(
                it.origin,
                Origin::Hand | Origin::Activated(_) | Origin::Attach
            )
        };
        if out.has(self.active) && self.announcing.is_some_and(begun) {
            self.announcing = None;
        }
        if let Some(frame) = self.frame
            && out.has(frame.item.controller)
        {
            self.frame = None;
            self.card_to_discard(&frame.item, log);
        }
        while let Some(index) = self.stack.iter().position(|item| out.has(item.controller)) {
            let item = self.stack.remove(index);
            log.push(Event::Cancelled { id: item.id });
            self.card_to_discard(&item, log);
        }
        if self.declaring && out.has(self.active) {
            self.declaring = false;
        }
    }

    /// The game ends at once. FAB 1.5.1
    pub(crate) fn end(&mut self, winner: Option<Seat>, reason: Reason, log: &mut Events) {
        let outcome = Outcome { winner, reason };
        self.outcome = Some(outcome);
        self.announcing = None;
        self.hosting.clear();
        self.frame = None;
        log.push(Event::Over(outcome));
    }
}
