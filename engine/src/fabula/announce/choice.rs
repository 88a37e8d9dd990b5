//! The choices of an announcement, one after the other.

use super::Group;
use crate::fabula::action::Action;
use crate::fabula::eval::Context;
use crate::fabula::refusal::IllegalAction;
use crate::fabula::state::{Announcement, Ask, ItemKind, State, Target};

impl State<'_> {
    pub(super) fn next_ask(&self, announcement: &mut Announcement) -> Option<Ask> {
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
                && self.has_targets(announcement, group, 1).is_ok()
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

    fn check_target(
        &self,
        announcement: &Announcement,
        target: Target,
    ) -> Result<(), IllegalAction> {
        let group = self
            .group_at(announcement, announcement.group)
            .ok_or(IllegalAction::NotAsked)?;
        if !self.is_free(announcement, Some(group), target) {
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
        // A host is all that is chosen for a Modificação, unless something is given up for it.
        if matches!(group, Group::Host) && !self.gives_up(announcement) {
            return Ok(());
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
                (0..=self.most(announcement)).for_each(|value| call(Action::Number(value)));
            }
            Ask::Target => {
                if let Some(group) = self.group_at(announcement, announcement.group) {
                    self.any_of_group(announcement, group, |target| {
                        call(Action::Choose(target));
                        false
                    });
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
                call(Action::Discard(card));
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
                announcement.item.targets.push(target, announcement.group);
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
                announcement.sacrifices.push(slot);
            }
            (Ask::Discard, Action::Discard(card)) => announcement.discards.push(card),
            _ => {}
        }
        self.announcing = Some(announcement);
    }
}
