//! From the announcement to the stack: modes, letters, targets, shares, costs. FAB 1.14.11, 1.18
//!
//! Nothing is paid before everything is chosen, so there is never anything to give back. FAB 1.18.7

use super::ability::{Ability, Cost, Letter, TargetSpec, What};
use super::action::Action;
use super::card::{Card, CardId};
use super::eval::Context;
use super::event::{Event, Events};
use super::program::{Mode, Script};
use super::refusal::IllegalAction;
use super::state::{
    Announcement, Ask, Bits, Item, ItemKind, MAX_STACK, Origin, Seat, Seats, Slot, State, Target,
    Waiting,
};
use super::target::Pool;
use super::trigger::{Happening, kind};
use super::zones::Cause;

/// A group of targets: one of the script's, or the host of a Modificação.
#[derive(Clone, Copy)]
enum Group<'t> {
    Spec(&'t TargetSpec),
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
            Origin::Free(_) | Origin::Triggered => None,
        }
    }

    fn letter_of(&self, announcement: &Announcement) -> Option<Letter> {
        self.cost_of(announcement).and_then(|cost| cost.letter)
    }

    /// The resources to pay. FAB 2.2.3
    fn resources_of(&self, announcement: &Announcement) -> i16 {
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
            _ => i16::try_from(printed).unwrap_or(i16::MAX),
        }
    }

    fn group_at(&self, announcement: &Announcement, group: u8) -> Option<Group<'t>> {
        let entry = self.table.entry(announcement.item.card);
        let host = announcement.origin == Origin::Attach
            || (announcement.script.is_none()
                && entry.card.enters_attached
                && !announcement.item.face_down);
        if host {
            return (group == 0).then_some(Group::Host);
        }
        self.mode_of(announcement)?
            .targets
            .get(usize::from(group))
            .map(Group::Spec)
    }

    fn bounds(group: Group) -> (usize, usize) {
        match group {
            Group::Spec(spec) => (usize::from(spec.min), usize::from(spec.max)),
            Group::Host => (1, 1),
        }
    }

    /// The amount that a group divides. FAB 1.15.12
    fn divided(&self, announcement: &Announcement, group: u8) -> Option<i32> {
        match self.group_at(announcement, group)? {
            Group::Spec(spec) => spec
                .divide
                .as_ref()
                .map(|amount| self.amount(amount, &Context::announcement(announcement))),
            Group::Host => None,
        }
    }

    fn is_group_target(&self, announcement: &Announcement, group: Group, target: Target) -> bool {
        let context = Context::announcement(announcement);
        match group {
            Group::Spec(spec) => {
                self.is_legal_target(target, &spec.what, &context, &announcement.item)
            }
            Group::Host => self.is_legal_host(target, &context, &announcement.item),
        }
    }

    fn each_of_group(&self, announcement: &Announcement, group: Group, call: impl FnMut(Target)) {
        let context = Context::announcement(announcement);
        let any = What::Permanent {
            filter: super::ability::Filter::ANY,
        };
        let what = match group {
            Group::Spec(spec) => &spec.what,
            Group::Host => &any,
        };
        self.each_candidate(what, &context, call);
    }

    /// How many more copies of a chosen card there are. FAB 1.15.11
    fn is_free(&self, announcement: &Announcement, target: Target) -> bool {
        let chosen = announcement
            .item
            .targets
            .list
            .iter()
            .filter(|other| **other == target)
            .count();
        match target {
            Target::Card { seat, zone, card } => {
                chosen < self.count_cards(seat, zone, |other| other == card)
            }
            Target::Permanent { slot, .. } => {
                chosen == 0 && !announcement.sacrifices.contains(&slot)
            }
            _ => chosen == 0,
        }
    }

    /// Everything that a group could still point at.
    fn pool(&self, announcement: &Announcement, group: Group) -> Pool {
        let mut pool = Pool::default();
        self.each_of_group(announcement, group, |target| {
            if self.is_free(announcement, target)
                && self.is_group_target(announcement, group, target)
            {
                self.pool_in(&mut pool, target);
            }
        });
        pool
    }

    /// What could be sacrificed for the cost. FAB 1.18.6b
    fn sacrifices(&self, announcement: &Announcement) -> Bits {
        let Some(pick) = self
            .cost_of(announcement)
            .and_then(|cost| cost.sacrifice.as_ref())
        else {
            return Bits::NONE;
        };
        let context = Context::announcement(announcement);
        let own = |slot: &Slot| {
            self.permanents.get(*slot).controller == announcement.item.controller
                && self.is_free(announcement, self.here(*slot).into())
        };
        self.matching(&pick.of, &context)
            .iter()
            .filter(own)
            .collect()
    }

    /// Whether a card of the hand can be discarded for the cost.
    fn may_discard(&self, announcement: &Announcement, card: CardId) -> bool {
        let Some(pick) = self
            .cost_of(announcement)
            .and_then(|cost| cost.discard.as_ref())
        else {
            return false;
        };
        let seat = announcement.item.controller;
        let own =
            usize::from(announcement.origin == Origin::Hand && announcement.item.card == card);
        let gone = announcement
            .discards
            .iter()
            .filter(|other| **other == card)
            .count()
            + own;
        self.card_fits(card, seat, &pick.of, &Context::announcement(announcement))
            && self
                .hand(seat)
                .iter()
                .filter(|other| **other == card)
                .count()
                > gone
    }

    fn discardable(&self, announcement: &Announcement) -> usize {
        let seat = announcement.item.controller;
        let Some(pick) = self
            .cost_of(announcement)
            .and_then(|cost| cost.discard.as_ref())
        else {
            return 0;
        };
        let context = Context::announcement(announcement);
        let fits = self
            .hand(seat)
            .iter()
            .filter(|card| self.card_fits(**card, seat, &pick.of, &context))
            .count();
        let own = announcement.origin == Origin::Hand
            && self.card_fits(announcement.item.card, seat, &pick.of, &context);
        fits.saturating_sub(announcement.discards.len() + usize::from(own))
    }

    /// Whether what is still to be chosen can be chosen: targets and sacrifices must differ from each
    /// other, so every set of open groups needs as many candidates together (Hall's theorem).
    fn is_completable(&self, announcement: &Announcement) -> Result<(), IllegalAction> {
        let mut open: [(usize, Pool); 4] = [(0, Pool::default()); 4];
        let mut count = 0;
        for index in announcement.group.. {
            let Some(group) = self.group_at(announcement, index) else {
                break;
            };
            let chosen = announcement.item.targets.count(index);
            let need = Self::bounds(group).0.saturating_sub(chosen);
            if let Some(amount) = self.divided(announcement, index)
                && usize::try_from(amount).unwrap_or(0) < (chosen + need).max(1)
            {
                return Err(IllegalAction::NoTarget);
            }
            if need > 0
                && let Some(place) = open.get_mut(count)
            {
                *place = (need, self.pool(announcement, group));
                count += 1;
            }
        }
        if let Some(cost) = self.cost_of(announcement) {
            if let Some(pick) = &cost.sacrifice {
                let need = usize::from(pick.count).saturating_sub(announcement.sacrifices.len());
                let pool = Pool {
                    permanents: self.sacrifices(announcement),
                    ..Pool::default()
                };
                if (pool.count() as usize) < need {
                    return Err(IllegalAction::CannotPay);
                }
                if let Some(place) = open.get_mut(count) {
                    *place = (need, pool);
                    count += 1;
                }
            }
            if let Some(pick) = &cost.discard {
                let need = usize::from(pick.count).saturating_sub(announcement.discards.len());
                if self.discardable(announcement) < need {
                    return Err(IllegalAction::CannotPay);
                }
            }
        }
        for subset in 1_u32..1 << count {
            let chosen = open
                .iter()
                .enumerate()
                .filter(|(i, _)| subset & (1 << i) != 0);
            let (need, pool) = chosen.fold((0, Pool::default()), |(n, all), (_, (need, pool))| {
                (n + need, all.or(*pool))
            });
            if (pool.count() as usize) < need {
                return Err(IllegalAction::NoTarget);
            }
        }
        Ok(())
    }

    /// Whether an announcement can be brought to its end, whatever mode and letter it takes.
    pub(crate) fn check_announcement(
        &self,
        announcement: &Announcement,
    ) -> Result<(), IllegalAction> {
        let resources = self.seat(announcement.item.controller).resources;
        if self.resources_of(announcement) > resources {
            return Err(IllegalAction::NotEnoughResources);
        }
        let sentences = self.script_of(announcement).map_or(1, |script| {
            script
                .modes
                .iter()
                .map(|mode| mode.sentences.len())
                .max()
                .unwrap_or(1)
        });
        if self.stack.len() + sentences > MAX_STACK {
            return Err(IllegalAction::Full);
        }
        let modes = self
            .script_of(announcement)
            .map_or(1, |script| script.modes.len());
        let mut refusal = Ok(());
        for mode in 0..modes {
            let mut with_mode = *announcement;
            with_mode.mode = u8::try_from(mode).ok();
            for letter in 0..=self.most(&with_mode) {
                self.declare(&mut with_mode, letter);
                refusal = self.is_completable(&with_mode);
                if refusal.is_ok() {
                    return Ok(());
                }
            }
        }
        refusal
    }

    /// The highest value that the letter of the cost may take.
    fn most(&self, announcement: &Announcement) -> i16 {
        if self.letter_of(announcement).is_none() {
            return 0;
        }
        let mut zero = *announcement;
        zero.item.letters = [0; 3];
        (self.seat(announcement.item.controller).resources - self.resources_of(&zero)).max(0)
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
            Origin::Hand | Origin::Free(_) => entry.effect,
            Origin::Activated(index) => entry.scripts.get(usize::from(index)).copied().flatten(),
            Origin::Attach | Origin::Triggered => None,
        };
        let mut item = Item {
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
        announcement.item.subject = waiting.subject;
        announcement.item.subject_card = waiting.subject_card;
        announcement.item.subject_seat = waiting.subject_seat;
        announcement.item.amount = waiting.amount;
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
        let Some(mut announcement) = self.announcing else {
            return false;
        };
        let ask = self.next_ask(&mut announcement);
        self.announcing = Some(announcement);
        match ask {
            Some(ask) => {
                self.ask_for(announcement.item.controller, ask);
                true
            }
            None => {
                self.announcing = None;
                self.stack_announced(&announcement, log);
                false
            }
        }
    }

    fn next_ask(&self, announcement: &mut Announcement) -> Option<Ask> {
        if announcement.mode.is_none() {
            if self
                .script_of(announcement)
                .is_some_and(|script| script.modes.len() > 1)
            {
                return Some(Ask::Mode);
            }
            announcement.mode = Some(0);
        }
        if !announcement.lettered {
            if self.letter_of(announcement).is_some() {
                return Some(Ask::Letter);
            }
            self.declare(announcement, 0);
        }
        while let Some(group) = self.group_at(announcement, announcement.group) {
            let chosen = announcement.item.targets.count(announcement.group);
            let most = self
                .divided(announcement, announcement.group)
                .map_or(usize::MAX, |n| usize::try_from(n).unwrap_or(0));
            if chosen < Self::bounds(group).1.min(most)
                && self.pool(announcement, group).count() > 0
            {
                return Some(Ask::Target);
            }
            announcement.group += 1;
        }
        if self.next_share(announcement).is_some() {
            return Some(Ask::Share);
        }
        let cost = self.cost_of(announcement)?;
        if cost
            .sacrifice
            .as_ref()
            .is_some_and(|pick| announcement.sacrifices.len() < usize::from(pick.count))
        {
            return Some(Ask::Sacrifice);
        }
        if cost
            .discard
            .as_ref()
            .is_some_and(|pick| announcement.discards.len() < usize::from(pick.count))
        {
            return Some(Ask::Discard);
        }
        None
    }

    /// The next target whose share is open, and the numbers that it may get; the last of a group gets
    /// the rest. FAB 1.15.12
    fn next_share(&self, announcement: &mut Announcement) -> Option<(i32, i32)> {
        while usize::from(announcement.shared) < announcement.item.targets.list.len() {
            let at = usize::from(announcement.shared);
            let group = announcement
                .item
                .targets
                .groups
                .get(at)
                .copied()
                .unwrap_or(0);
            let spec = self
                .table
                .script(announcement.script?)?
                .modes
                .get(usize::from(announcement.mode.unwrap_or(0)))?;
            let Some(divide) = spec
                .targets
                .get(usize::from(group))
                .and_then(|spec| spec.divide.as_ref())
            else {
                announcement.shared += 1;
                continue;
            };
            let total = self.amount(divide, &Context::item(&announcement.item));
            let targets = &mut announcement.item.targets;
            let given: i32 = targets.of(group).map(|(_, share)| i32::from(share)).sum();
            let later = targets
                .groups
                .iter()
                .zip(0..targets.list.len())
                .filter(|(g, i)| **g == group && *i > at)
                .count();
            let left = total - given;
            if later == 0 {
                if let Some(share) = targets.shares.get_mut(at) {
                    *share = u8::try_from(left).unwrap_or(u8::MAX);
                }
                announcement.shared += 1;
                continue;
            }
            return Some((1, (left - i32::try_from(later).unwrap_or(0)).min(250)));
        }
        None
    }

    /// Whether this answers what the announcement asks for.
    pub(crate) fn check_choice(
        &self,
        announcement: &Announcement,
        ask: Ask,
        action: Action,
    ) -> Result<(), IllegalAction> {
        match (ask, action) {
            (Ask::Mode, Action::Number(mode)) => {
                let modes = self
                    .script_of(announcement)
                    .map_or(0, |script| script.modes.len());
                let mode = usize::try_from(mode)
                    .ok()
                    .filter(|mode| *mode < modes)
                    .ok_or(IllegalAction::OutOfRange)?;
                let mut chosen = *announcement;
                chosen.mode = u8::try_from(mode).ok();
                self.any_letter(&chosen)
            }
            (Ask::Letter, Action::Number(value)) => {
                if !(0..=self.most(announcement)).contains(&value) {
                    return Err(IllegalAction::NotEnoughResources);
                }
                let mut declared = *announcement;
                self.declare(&mut declared, value);
                self.is_completable(&declared)
            }
            (Ask::Target, Action::Choose(target)) => self.check_target(announcement, target),
            (Ask::Target, Action::Done) => {
                let group = self
                    .group_at(announcement, announcement.group)
                    .ok_or(IllegalAction::NotAsked)?;
                let enough =
                    announcement.item.targets.count(announcement.group) >= Self::bounds(group).0;
                if enough {
                    Ok(())
                } else {
                    Err(IllegalAction::NotFinished)
                }
            }
            (Ask::Share, Action::Number(share)) => {
                let (least, most) = self
                    .next_share(&mut { *announcement })
                    .ok_or(IllegalAction::NotAsked)?;
                if (least..=most).contains(&i32::from(share)) {
                    Ok(())
                } else {
                    Err(IllegalAction::OutOfRange)
                }
            }
            (Ask::Sacrifice, Action::Choose(Target::Permanent { slot, stamp })) => {
                let it = self.sacrifices(announcement).has(slot)
                    && self.permanents.get(slot).stamp == stamp;
                if it {
                    Ok(())
                } else {
                    Err(IllegalAction::CannotPay)
                }
            }
            (Ask::Discard, Action::Discard(card)) => {
                if self.may_discard(announcement, card) {
                    Ok(())
                } else {
                    Err(IllegalAction::CannotPay)
                }
            }
            _ => Err(IllegalAction::NotAsked),
        }
    }

    fn any_letter(&self, announcement: &Announcement) -> Result<(), IllegalAction> {
        let mut refusal = Ok(());
        for letter in 0..=self.most(announcement) {
            let mut declared = *announcement;
            self.declare(&mut declared, letter);
            refusal = self.is_completable(&declared);
            if refusal.is_ok() {
                break;
            }
        }
        refusal
    }

    fn check_target(
        &self,
        announcement: &Announcement,
        target: Target,
    ) -> Result<(), IllegalAction> {
        let group = self
            .group_at(announcement, announcement.group)
            .ok_or(IllegalAction::NotAsked)?;
        if !self.is_free(announcement, target) {
            return Err(IllegalAction::ChosenTwice);
        }
        if !self.is_group_target(announcement, group, target) {
            let shielded = matches!(target, Target::Permanent { slot, .. } if self.is_base(slot) && !self.is_reachable(slot, None));
            return Err(if shielded {
                IllegalAction::CentroNotExposed
            } else {
                IllegalAction::IllegalTarget
            });
        }
        let mut chosen = *announcement;
        chosen.item.targets.push(target, announcement.group);
        self.is_completable(&chosen)
    }

    /// Calls with every answer that might fit what the announcement asks for.
    pub(crate) fn each_choice(
        &self,
        announcement: &Announcement,
        ask: Ask,
        mut call: impl FnMut(Action),
    ) {
        match ask {
            Ask::Mode => {
                let modes = self
                    .script_of(announcement)
                    .map_or(0, |script| script.modes.len());
                (0..modes)
                    .filter_map(|mode| i16::try_from(mode).ok())
                    .for_each(|mode| call(Action::Number(mode)));
            }
            Ask::Letter => {
                (0..=self.most(announcement)).for_each(|value| call(Action::Number(value)))
            }
            Ask::Target => {
                if let Some(group) = self.group_at(announcement, announcement.group) {
                    self.each_of_group(announcement, group, |target| call(Action::Choose(target)));
                }
                call(Action::Done);
            }
            Ask::Share => {
                if let Some((least, most)) = self.next_share(&mut { *announcement }) {
                    (least..=most)
                        .filter_map(|share| i16::try_from(share).ok())
                        .for_each(|share| call(Action::Number(share)));
                }
            }
            Ask::Sacrifice => {
                self.sacrifices(announcement)
                    .iter()
                    .for_each(|slot| call(Action::Choose(self.here(slot).into())));
            }
            Ask::Discard => self.each_hand_card(announcement.item.controller, |card| {
                call(Action::Discard(card))
            }),
            _ => {}
        }
    }

    /// Takes the answer; it was checked.
    pub(crate) fn choose(&mut self, action: Action) {
        let Some(mut announcement) = self.announcing else {
            return;
        };
        match (self.ask, action) {
            (Ask::Mode, Action::Number(mode)) => {
                announcement.mode = u8::try_from(mode).ok();
                if let ItemKind::Sentence { script, .. } = announcement.item.kind {
                    let mode = announcement.mode.unwrap_or(0);
                    announcement.item.kind = ItemKind::Sentence {
                        script,
                        mode,
                        sentence: 0,
                    };
                }
            }
            (Ask::Letter, Action::Number(value)) => self.declare(&mut announcement, value),
            (Ask::Target, Action::Choose(target)) => {
                announcement.item.targets.push(target, announcement.group)
            }
            (Ask::Target, Action::Done) => announcement.group += 1,
            (Ask::Share, Action::Number(share)) => {
                // What is settled without asking is settled before the answer is written down.
                let _ = self.next_share(&mut announcement);
                if let Some(place) = announcement
                    .item
                    .targets
                    .shares
                    .get_mut(usize::from(announcement.shared))
                {
                    *place = u8::try_from(share).unwrap_or(1);
                }
                announcement.shared += 1;
            }
            (Ask::Sacrifice, Action::Choose(Target::Permanent { slot, .. })) => {
                announcement.sacrifices.push(slot)
            }
            (Ask::Discard, Action::Discard(card)) => announcement.discards.push(card),
            _ => {}
        }
        self.announcing = Some(announcement);
    }

    /// Pays and stacks. FAB 1.13.1, 1.18.6
    fn stack_announced(&mut self, announcement: &Announcement, log: &mut Events) {
        let mut item = announcement.item;
        let seat = item.controller;
        if !self.is_still_possible(announcement) {
            return;
        }
        match announcement.origin {
            Origin::Hand => {
                self.seat_mut(seat)
                    .cards
                    .take(super::ability::Zone::Mao, item.card);
            }
            Origin::Free(zone) => {
                self.seat_mut(item.owner).cards.take(zone, item.card);
            }
            _ => {}
        }
        self.pay(announcement, log);
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
                self.happen(&Happening {
                    card: item.card,
                    ..Happening::player(kind::PLAYED, seat, 1)
                });
            }
        }
        self.hand_on(announcement.origin, seat);
    }

    /// After a card or ability the others may answer; a trigger moves no priority. FAB 1.17.5#1, 1.17.5a
    fn hand_on(&mut self, origin: Origin, seat: Seat) {
        match origin {
            Origin::Hand | Origin::Activated(_) | Origin::Attach => {
                self.responsible = seat;
                self.passed = Seats::only(seat);
                self.priority = self.next_decider(seat);
            }
            Origin::Free(_) | Origin::Triggered => self.passed = Seats::NONE,
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

    fn pay(&mut self, announcement: &Announcement, log: &mut Events) {
        let Some(cost) = self.cost_of(announcement) else {
            return;
        };
        let seat = announcement.item.controller;
        let resources = self.resources_of(announcement);
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
                sacrificed,
                Cause::Paid,
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
