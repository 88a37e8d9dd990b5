//! From the announcement to the stack: modes, letters, targets, shares, costs. FAB 1.14.11, 1.18
//!
//! Nothing is paid before everything is chosen, so there is never anything to give back. FAB 1.18.7

use super::ability::{Ability, Cost, Letter, TargetSpec, Zone};
use super::card::{Card, CardId};
use super::eval::Context;
use super::event::{Event, Events};
use super::program::{Mode, Script};
use super::refusal::IllegalAction;
use super::state::{
    Announcement, Bits, Item, ItemKind, Origin, Seat, Seats, Slot, State, Subject, Waiting,
};
use super::trigger::kind;
use super::zones::Cause;

mod choice;
mod feasible;

/// A group of targets: one of the script's, or the host of a Modificação.
#[derive(Clone, Copy)]
enum Group<'t> {
    Spec(u8, &'t TargetSpec),
    Host,
}

impl<'t> State<'t> {
    fn script_of(&self, announcement: &Announcement) -> Option<&'t Script> {
        announcement
            .script
            .and_then(|script| self.table.script(script))
    }

    fn mode_of(&self, announcement: &Announcement) -> Option<&'t Mode> {
        self.script_of(announcement)?
            .modes
            .get(usize::from(announcement.mode.unwrap_or(0)))
    }

    /// What must be paid; nothing for a trigger or a free card. FAB 1.8.6
    fn cost_of(&self, announcement: &Announcement) -> Option<&'t Cost> {
        let entry = self.table.entry(announcement.item.card);
        match announcement.origin {
            Origin::Hand => Some(&entry.card.cost),
            Origin::Attach => entry.card.attach.as_ref(),
            Origin::Activated(index) => match entry.card.abilities.get(usize::from(index)) {
                Some(Ability::Activated { cost, .. }) => Some(cost),
                _ => None,
            },
            Origin::Free(_) | Origin::Triggered | Origin::Ficha => None,
        }
    }

    /// The letter of the cost that its player declares: one that the text defines is not chosen. FAB 1.8.9
    fn letter_of(&self, announcement: &Announcement) -> Option<Letter> {
        let letter = self.cost_of(announcement)?.letter?;
        let define = self
            .script_of(announcement)
            .map_or(&[][..], |script| &script.define);
        (!define.iter().any(|definition| definition.letter == letter)).then_some(letter)
    }

    /// The resources to pay. FAB 2.2.3
    fn resources_of(&self, announcement: &Announcement) -> i16 {
        i16::try_from(self.full_price(announcement).max(0)).unwrap_or(i16::MAX)
    }

    /// The same, below zero where reductions leave something over for a letter.
    fn full_price(&self, announcement: &Announcement) -> i32 {
        let Some(cost) = self.cost_of(announcement) else {
            return 0;
        };
        let letter = cost.letter.map_or(0, |letter| {
            announcement
                .item
                .letters
                .get(letter as usize)
                .copied()
                .unwrap_or(0)
        });
        let printed = i32::from(cost.resources) + i32::from(letter);
        match announcement.origin {
            Origin::Hand => self.price(
                announcement.item.card,
                announcement.item.controller,
                printed,
            ),
            _ => printed,
        }
    }

    fn group_at(&self, announcement: &Announcement, group: u8) -> Option<Group<'t>> {
        if announcement.origin == Origin::Attach {
            return (group == 0).then_some(Group::Host);
        }
        self.mode_of(announcement)?
            .targets
            .get(usize::from(group))
            .map(|spec| Group::Spec(group, spec))
    }

    fn bounds(group: Group) -> (usize, usize) {
        match group {
            // An amount is divided among one target at least. FAB 1.15.12
            Group::Spec(_, spec) => {
                let least = spec.min.max(u8::from(spec.divide.is_some()));
                (usize::from(least), usize::from(spec.max))
            }
            Group::Host => (1, 1),
        }
    }

    /// The amount that a group divides. FAB 1.15.12
    fn divided(&self, announcement: &Announcement, group: u8) -> Option<i32> {
        match self.group_at(announcement, group)? {
            Group::Spec(_, spec) => spec
                .divide
                .as_ref()
                .map(|amount| self.amount(amount, &Context::announcement(announcement))),
            Group::Host => None,
        }
    }

    /// Gives the letter of the cost a value, and the letters that the text defines theirs. FAB 1.8.5, 1.8.9
    fn declare(&self, announcement: &mut Announcement, value: i16) {
        if let Some(letter) = self.letter_of(announcement)
            && let Some(place) = announcement.item.letters.get_mut(letter as usize)
        {
            *place = value;
        }
        announcement.lettered = true;
        self.define(&mut announcement.item);
    }

    /// The value that the text gives a letter holds as long as the effect waits. FAB 1.8.9
    pub(crate) fn define(&self, item: &mut Item) {
        let ItemKind::Sentence { script, .. } = item.kind else {
            return;
        };
        for definition in self
            .table
            .script(script)
            .map_or(&[][..], |script| &script.define)
        {
            let value = self.amount(&definition.is, &Context::item(item));
            let changed = item.fixed & (1 << definition.letter as u8) != 0;
            if let Some(place) = item.letters.get_mut(definition.letter as usize)
                && !changed
            {
                *place = i16::try_from(value).unwrap_or(0);
            }
        }
    }

    /// An announcement of a card or ability before anything is chosen.
    pub(crate) fn new_announcement(
        &self,
        card: CardId,
        seat: Seat,
        source: Option<Slot>,
        origin: Origin,
    ) -> Announcement {
        let entry = self.table.entry(card);
        let script = match origin {
            Origin::Hand | Origin::Free(_) | Origin::Ficha => entry.effect,
            Origin::Activated(index) => entry.scripts.get(usize::from(index)).copied().flatten(),
            Origin::Attach | Origin::Triggered => None,
        };
        let letters = source.map_or([0; 3], |slot| self.permanents.get(slot).letters);
        let mut item = Item {
            letters,
            controller: seat,
            owner: seat,
            card,
            source: source.map(|slot| self.here(slot)),
            ..Item::default()
        };
        item.played = matches!(origin, Origin::Hand | Origin::Free(_));
        // The number that it will have: nothing is stacked in between.
        item.group = self.stamp + 1;
        item.kind = match (origin, script) {
            (Origin::Attach, _) => ItemKind::Attach,
            (_, Some(script)) => ItemKind::Sentence {
                script,
                mode: 0,
                sentence: 0,
            },
            _ => ItemKind::Permanent,
        };
        Announcement {
            item,
            origin,
            script,
            ..Announcement::default()
        }
    }

    /// Begins to stack a triggered ability; one without a legal target is not stacked. FAB 1.15.3
    pub(crate) fn announce_trigger(&mut self, waiting: Waiting) {
        let entry = self.table.entry(waiting.card);
        let Some(script) = entry
            .scripts
            .get(usize::from(waiting.ability))
            .copied()
            .flatten()
        else {
            return;
        };
        if !self.seat(waiting.controller).decides() {
            return;
        }
        let mut announcement =
            self.new_announcement(waiting.card, waiting.controller, None, Origin::Triggered);
        announcement.script = Some(script);
        announcement.item.kind = ItemKind::Sentence {
            script,
            mode: 0,
            sentence: 0,
        };
        announcement.item.source = Some(waiting.source);
        announcement.item.letters = waiting.letters;
        announcement.item.subject = waiting.subject;
        match self.check_announcement(&announcement) {
            Ok(()) => self.announcing = Some(announcement),
            Err(IllegalAction::Full) => self.overload(),
            Err(_) => {}
        }
    }

    /// Too much at once: the game stops. Ruling: FAB-C43
    pub(crate) fn overload(&mut self) {
        self.overloaded = true;
        self.unchecked = true;
    }

    /// Asks for the next choice, or stacks what is complete; whether something was asked.
    pub(crate) fn go_on_announcing(&mut self, log: &mut Events) -> bool {
        let Some(mut announcement) = self.announcing.take() else {
            return false;
        };
        if let Some(ask) = self.next_ask(&mut announcement) {
            self.ask_for(announcement.item.controller, ask);
            self.announcing = Some(announcement);
            true
        } else {
            self.stack_announced(&announcement, log);
            false
        }
    }

    /// Pays and stacks. FAB 1.13.1, 1.18.6
    fn stack_announced(&mut self, announcement: &Announcement, log: &mut Events) {
        let mut item = announcement.item;
        let seat = item.controller;
        if !self.is_still_possible(announcement) {
            return;
        }
        // The price is that of the announcement: the card is still where it was.
        let price = self.resources_of(announcement);
        match announcement.origin {
            Origin::Hand => self.take_card(seat, Zone::Mao, item.card),
            Origin::Free(zone) => self.take_card(item.owner, zone, item.card),
            _ => {}
        }
        self.pay(announcement, price, log);
        self.stamp += 1;
        item.group = self.stamp;
        let sentences = self
            .mode_of(announcement)
            .map_or(1, |mode| mode.sentences.len());
        for sentence in (0..sentences).rev() {
            self.stamp += 1;
            item.id = self.stamp;
            // The card itself waits with the sentence that resolves last.
            item.carries = item.played && sentence + 1 == sentences;
            if let ItemKind::Sentence { script, .. } = item.kind {
                let mode = announcement.mode.unwrap_or(0);
                item.kind = ItemKind::Sentence {
                    script,
                    mode,
                    sentence: u8::try_from(sentence).unwrap_or(0),
                };
            }
            self.stack.push(item);
            log.push(Event::Stacked { id: item.id });
        }
        self.touch(super::program::reads::ZONES);
        if item.played {
            log.push(Event::Played {
                seat,
                card: (!item.face_down).then_some(item.card),
            });
            if !item.face_down {
                let subject = Subject {
                    card: item.card,
                    seat,
                    owner: seat,
                    amount: 1,
                    ..Subject::default()
                };
                self.happen(kind::PLAYED, &subject);
            }
        }
        self.hand_on(announcement.origin, seat);
    }

    fn take_card(&mut self, seat: Seat, zone: Zone, card: CardId) {
        self.seat_mut(seat).cards.take(zone, card);
    }

    /// After a card or ability the others may answer; a trigger moves no priority. FAB 1.17.5#1, 1.17.5a;
    /// ruling: FAB-C47
    fn hand_on(&mut self, origin: Origin, seat: Seat) {
        match origin {
            Origin::Hand | Origin::Activated(_) | Origin::Attach => {
                self.responsible = seat;
                self.gifted = None;
                self.passed = Seats::only(seat);
                self.priority = self.next_decider(seat);
            }
            Origin::Free(_) | Origin::Triggered | Origin::Ficha => self.passed = Seats::NONE,
        }
    }

    /// A choice may have come to a dead end: then nothing is stacked and nothing was paid. FAB 1.14.11
    fn is_still_possible(&self, announcement: &Announcement) -> bool {
        let mut index = 0;
        while let Some(group) = self.group_at(announcement, index) {
            if announcement.item.targets.count(index) < Self::bounds(group).0 {
                return false;
            }
            index += 1;
        }
        true
    }

    fn pay(&mut self, announcement: &Announcement, resources: i16, log: &mut Events) {
        let Some(cost) = self.cost_of(announcement) else {
            return;
        };
        let seat = announcement.item.controller;
        if resources > 0 {
            self.change_resources(seat, -resources, log);
        }
        if cost.turn
            && let Some(slot) = announcement
                .item
                .source
                .and_then(|source| self.still(source))
        {
            self.turn_card(slot, true, log);
        }
        let sacrificed: Bits = announcement.sacrifices.iter().copied().collect();
        if !sacrificed.is_empty() {
            self.leave(
                &[(sacrificed, Cause::Paid)],
                super::ability::Place::Descarte,
                log,
            );
        }
        for card in announcement.discards {
            self.discard(seat, card, log);
        }
    }

    /// The cards of a hand, each name once.
    pub(crate) fn each_hand_card(&self, seat: Seat, mut call: impl FnMut(CardId)) {
        let hand = self.hand(seat);
        for (i, card) in hand.iter().enumerate() {
            if !hand.iter().take(i).any(|other| other == card) {
                call(*card);
            }
        }
    }

    /// The printed card of a permanent.
    pub(crate) fn card_at(&self, slot: Slot) -> &'t Card {
        &self.entry(slot).card
    }
}
