//! Whether an announcement can be brought to its end: targets, sacrifices and discards that suffice.

use super::Group;
use crate::fabula::card::CardId;
use crate::fabula::eval::Context;
use crate::fabula::program::Mode;
use crate::fabula::refusal::IllegalAction;
use crate::fabula::state::{Announcement, Bits, MAX_STACK, Origin, Slot, State, Target};
use crate::fabula::target::Pool;

impl State<'_> {
    pub(super) fn is_group_target(
        &self,
        announcement: &Announcement,
        group: Group,
        target: Target,
    ) -> bool {
        let context = Context::announcement(announcement);
        match group {
            Group::Spec(_, spec) => {
                self.is_legal_target(target, &spec.what, &context, &announcement.item)
            }
            Group::Host => self.is_legal_host(target, &context, &announcement.item),
        }
    }

    pub(super) fn any_of_group(
        &self,
        announcement: &Announcement,
        group: Group,
        enough: impl FnMut(Target) -> bool,
    ) -> bool {
        let context = Context::announcement(announcement);
        match group {
            Group::Spec(_, spec) => self.any_candidate(&spec.what, &context, enough),
            Group::Host => {
                let hosts = self.legal_hosts(&context, &announcement.item);
                hosts.iter().map(|slot| self.here(slot).into()).any(enough)
            }
        }
    }

    /// Whether it can still be chosen: nothing is chosen twice unless the text says so. FAB 1.15.11
    pub(super) fn is_free(
        &self,
        announcement: &Announcement,
        group: Option<Group>,
        target: Target,
    ) -> bool {
        let alone = match group {
            Some(Group::Spec(index, spec)) if spec.again => Some(index),
            _ => None,
        };
        let targets = &announcement.item.targets;
        let same = |(index, other): (usize, &Target)| {
            let counts = alone.is_none() || targets.groups.get(index).copied() == alone;
            counts && *other == target
        };
        let chosen = targets
            .list
            .iter()
            .enumerate()
            .filter(|pair| same(*pair))
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
    pub(super) fn pool(&self, announcement: &Announcement, group: Group) -> Pool {
        let mut pool = Pool::default();
        self.any_of_group(announcement, group, |target| {
            if self.is_free(announcement, Some(group), target)
                && self.is_group_target(announcement, group, target)
            {
                self.pool_in(&mut pool, target);
            }
            false
        });
        pool
    }

    /// What could be sacrificed for the cost. FAB 1.18.6b
    pub(super) fn sacrifices(&self, announcement: &Announcement) -> Bits {
        let Some(pick) = self
            .cost_of(announcement)
            .and_then(|cost| cost.sacrifice.as_ref())
        else {
            return Bits::NONE;
        };
        let context = Context::announcement(announcement);
        let own = |slot: &Slot| {
            self.permanents.get(*slot).controller == announcement.item.controller
                && self.is_free(announcement, None, self.here(*slot).into())
        };
        self.matching(&pick.of, &context)
            .iter()
            .filter(own)
            .collect()
    }

    /// Whether a card of the hand can be discarded for the cost.
    pub(super) fn may_discard(&self, announcement: &Announcement, card: CardId) -> bool {
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

    pub(super) fn discardable(&self, announcement: &Announcement) -> usize {
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
    pub(super) fn is_completable(&self, announcement: &Announcement) -> Result<(), IllegalAction> {
        let mut open: [(usize, Option<Group>); 4] = [(0, None); 4];
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
            // What may be chosen again competes with nothing.
            if matches!(group, Group::Spec(_, spec) if spec.again) && need > 0 {
                self.has_targets(announcement, group, need)?;
                continue;
            }
            if need > 0
                && let Some(place) = open.get_mut(count)
            {
                *place = (need, Some(group));
                count += 1;
            }
        }
        let cost = self.cost_of(announcement);
        if let Some(pick) = cost.and_then(|cost| cost.discard.as_ref()) {
            let need = usize::from(pick.count).saturating_sub(announcement.discards.len());
            if self.discardable(announcement) < need {
                return Err(IllegalAction::CannotPay);
            }
        }
        let sacrifice = cost.and_then(|cost| cost.sacrifice.as_ref());
        if let Some(pick) = sacrifice
            && let Some(place) = open.get_mut(count)
        {
            let need = usize::from(pick.count).saturating_sub(announcement.sacrifices.len());
            if (self.sacrifices(announcement).count() as usize) < need {
                return Err(IllegalAction::CannotPay);
            }
            *place = (need, None);
            count += 1;
        }
        match (count, open[0]) {
            (0, _) => Ok(()),
            // One group alone: look no further than needed.
            (1, (need, Some(group))) => self.has_targets(announcement, group, need),
            _ => self.satisfies_hall(announcement, open.get(..count).unwrap_or(&[])),
        }
    }

    pub(super) fn has_targets(
        &self,
        announcement: &Announcement,
        group: Group,
        need: usize,
    ) -> Result<(), IllegalAction> {
        let mut found = 0;
        let enough = self.any_of_group(announcement, group, |target| {
            if self.is_free(announcement, Some(group), target)
                && self.is_group_target(announcement, group, target)
            {
                found += match target {
                    Target::Card { seat, zone, card } => {
                        self.count_cards(seat, zone, |other| other == card)
                    }
                    _ => 1,
                };
            }
            found >= need
        });
        if enough {
            Ok(())
        } else {
            Err(IllegalAction::NoTarget)
        }
    }

    fn satisfies_hall(
        &self,
        announcement: &Announcement,
        open: &[(usize, Option<Group>)],
    ) -> Result<(), IllegalAction> {
        let mut pools = [(0, Pool::default()); 4];
        for (place, (need, group)) in pools.iter_mut().zip(open) {
            let pool = match group {
                Some(group) => self.pool(announcement, *group),
                None => Pool {
                    permanents: self.sacrifices(announcement),
                    ..Pool::default()
                },
            };
            *place = (*need, pool);
        }
        for subset in 1_u32..1 << open.len() {
            let chosen = pools
                .iter()
                .enumerate()
                .filter(|(i, _)| subset & (1 << i) != 0);
            let add = |(n, all): (usize, Pool), (_, (need, pool)): (usize, &(usize, Pool))| {
                (n + need, all.or(*pool))
            };
            let (need, pool) = chosen.fold((0, Pool::default()), add);
            if (pool.count() as usize) < need {
                return Err(IllegalAction::NoTarget);
            }
        }
        Ok(())
    }

    /// Whether an announcement can be paid and brought to its end, whatever mode and letter it takes.
    pub(crate) fn check_announcement(
        &self,
        announcement: &Announcement,
    ) -> Result<(), IllegalAction> {
        self.check_room(announcement)?;
        let resources = self.seat(announcement.item.controller).resources;
        if self.least_price(announcement) > resources {
            return Err(IllegalAction::NotEnoughResources);
        }
        self.check_choices(announcement)
    }

    /// The resources to pay if the letter of the cost is zero.
    fn least_price(&self, announcement: &Announcement) -> i16 {
        let cost = self.cost_of(announcement);
        if cost.is_none_or(|cost| cost.letter.is_none()) {
            return self.resources_of(announcement);
        }
        let mut least = *announcement;
        self.declare(&mut least, 0);
        self.resources_of(&least)
    }

    /// Whether the stack has room for every sentence.
    pub(crate) fn check_room(&self, announcement: &Announcement) -> Result<(), IllegalAction> {
        let modes = self.modes_of(announcement).iter();
        let sentences = modes.map(|mode| mode.sentences.len()).max().unwrap_or(1);
        if self.stack.len() + sentences > MAX_STACK {
            return Err(IllegalAction::Full);
        }
        Ok(())
    }

    fn modes_of(&self, announcement: &Announcement) -> &[Mode] {
        self.script_of(announcement)
            .map_or(&[][..], |script| &script.modes)
    }

    /// Whether there is a way without targets, and nothing is given up for it.
    fn is_plain(&self, announcement: &Announcement) -> bool {
        let modes = self.modes_of(announcement);
        announcement.origin != Origin::Attach
            && (modes.is_empty() || modes.iter().any(|mode| mode.targets.is_empty()))
            && !self.gives_up(announcement)
    }

    /// Whether cards or permanents are part of the cost. FAB 1.18.6
    pub(super) fn gives_up(&self, announcement: &Announcement) -> bool {
        let cost = self.cost_of(announcement);
        cost.is_some_and(|cost| cost.sacrifice.is_some() || cost.discard.is_some())
    }

    /// Whether an announcement that can be paid has a mode and a letter with which everything can be
    /// chosen.
    pub(crate) fn check_choices(&self, announcement: &Announcement) -> Result<(), IllegalAction> {
        if self.is_plain(announcement) {
            return Ok(());
        }
        let modes = self.modes_of(announcement);
        let mut tried = *announcement;
        let mut refusal = Ok(());
        for mode in 0..modes.len().max(1) {
            tried.mode = u8::try_from(mode).ok();
            for letter in 0..=self.most(&tried) {
                self.declare(&mut tried, letter);
                refusal = self.is_completable(&tried);
                if refusal.is_ok() {
                    return Ok(());
                }
            }
        }
        refusal
    }

    /// The highest value that the letter of the cost may take.
    pub(super) fn most(&self, announcement: &Announcement) -> i16 {
        if self.letter_of(announcement).is_none() {
            return 0;
        }
        let mut zero = *announcement;
        zero.item.letters = [0; 3];
        let resources = i32::from(self.seat(announcement.item.controller).resources);
        i16::try_from(resources - self.full_price(&zero))
            .unwrap_or(0)
            .max(0)
    }

    pub(super) fn any_letter(&self, announcement: &Announcement) -> Result<(), IllegalAction> {
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
}
