//! Continuous effects: what passive abilities and lasting changes make of the permanents in play.

use super::ability::{Ability, Condition, Deed, Passive, Stat};
use super::eval::short;
use super::program::{Extent, Mark, Reach, Standing, reads};
use super::state::{Bits, SeatKind, Slot, State};

mod asked;

/// The round of passives that set values.
const SETTINGS: u8 = 2;

/// The deeds that raise the three values. FAB 1.1.2
const RAISES: [Deed; 3] = [Deed::RaiseOfensiva, Deed::RaiseVida, Deed::RaiseInfluencia];

const fn value_of(stat: Stat) -> Option<usize> {
    match stat {
        Stat::Ofensiva => Some(0),
        Stat::Vida => Some(1),
        Stat::Influencia => Some(2),
        _ => None,
    }
}

impl State<'_> {
    /// Works the board out again if something changed that matters to it. FAB 1.17.5b
    pub(crate) fn refresh(&mut self) {
        if self.changed & (self.read | reads::BOARD) != 0 {
            self.work_out_all(self.permanents.stale);
        } else if self.changed & reads::NOTED != 0 {
            let noted = self.permanents.noted.and(self.permanents.live());
            self.work_out(noted, noted, self.bearing_on(noted));
            debug_assert!(self.is_worked_out(), "what was not noted has changed, too");
        } else {
            return;
        }
        self.changed = 0;
        self.permanents.noted = Bits::NONE;
        self.unchecked = true;
    }

    fn work_out_all(&mut self, stale: Bits) {
        let live = self.permanents.live();
        self.work_out(stale, live, live);
    }

    /// Works some permanents out from what is printed on them; what passives of the sources say is
    /// written onto those of a set, be they among them or not.
    fn work_out(&mut self, anew: Bits, onto: Bits, sources: Bits) {
        let anew = anew.and(self.permanents.live());
        self.permanents.stale = self.permanents.stale.without(anew);
        self.permanents.doubtful = self.permanents.doubtful.or(onto);
        anew.iter().for_each(|slot| self.reset(slot));
        for (round, standing) in (0..).zip(self.permanents.standing) {
            self.apply_round(round, standing.and(sources), onto);
        }
        for slot in anew.and(self.permanents.allies()).iter() {
            if self.has_boost(slot) {
                self.permanents.stale.add(slot);
                self.add_boosts(slot);
            }
        }
    }

    /// Where passives are that may be written onto these.
    fn bearing_on(&self, slots: Bits) -> Bits {
        let permanents = &self.permanents;
        let others = permanents
            .live()
            .without(permanents.allies().or(permanents.bases()));
        let hosted = |slot: &Slot| slots.has(permanents.get(*slot).host);
        others
            .iter()
            .filter(hosted)
            .collect::<Bits>()
            .or(slots)
            .or(permanents.looking)
    }

    /// Whether everything is as it would be if all of it were worked out from the beginning.
    fn is_worked_out(&self) -> bool {
        let mut whole = *self;
        whole.work_out_all(self.permanents.live());
        let same = |slot| self.permanents.get(slot).now == whole.permanents.get(slot).now;
        self.permanents.live().iter().all(same)
            && self.permanents.veiled() == whole.permanents.veiled()
    }

    fn has_boost(&self, slot: Slot) -> bool {
        let it = self.permanents.get(slot);
        it.boost != super::state::Boost::default()
            || it.turn_boost != super::state::Boost::default()
    }

    /// What is printed, and what effects granted or forbade. FAB 1.11.3
    fn reset(&mut self, slot: Slot) {
        let rules_cost = i16::from(self.rules.restore_cost);
        let entry = self.entry(slot);
        let it = self.permanents.get_mut(slot);
        it.now.values = if it.face_down { [0; 3] } else { entry.values };
        it.now.restore = entry
            .card
            .restore
            .filter(|_| !it.face_down)
            .map_or(rules_cost, i16::from);
        it.now.typeless = it.typeless.contains(&true);
        it.now.allowed = it.allowed[0].and(it.allowed[1]);
        it.now.forbidden = it.forbidden[0].and(it.forbidden[1]);
        self.permanents.veil(slot);
    }

    fn apply_round(&mut self, round: u8, sources: Bits, onto: Bits) {
        if round == SETTINGS && sources.count() > 1 {
            self.apply_settings(sources, onto);
        } else {
            sources
                .iter()
                .for_each(|slot| self.apply_passives_of(slot, round, onto));
        }
    }

    /// Settings in the order of entering: of two the last one in prevails. FAB 1.14.8
    fn apply_settings(&mut self, sources: Bits, onto: Bits) {
        let mut order = [Slot::NONE; 256];
        let mut count = 0;
        for (place, slot) in order.iter_mut().zip(sources.iter()) {
            *place = slot;
            count += 1;
        }
        let order = order.get_mut(..count).unwrap_or_default();
        order.sort_unstable_by_key(|slot| self.permanents.get(*slot).stamp);
        for slot in order {
            self.apply_passives_of(*slot, SETTINGS, onto);
        }
    }

    fn apply_passives_of(&mut self, slot: Slot, round: u8, onto: Bits) {
        let entry = self.entry(slot);
        for standing in entry.standing.iter().filter(|it| it.round == round) {
            if standing.conditional && !self.is_in_force(slot, standing) {
                continue;
            }
            let one = match standing.reach {
                Reach::This => slot,
                Reach::Host => self.permanents.get(slot).host,
                Reach::Fitting => {
                    let value = self.extent_of(slot, standing);
                    let fitting = self.reached(slot, standing).and(onto);
                    fitting
                        .iter()
                        .for_each(|slot| self.write(slot, standing.mark, value));
                    continue;
                }
            };
            if onto.has(one) {
                let value = self.extent_of(slot, standing);
                self.write(one, standing.mark, value);
            }
        }
    }

    /// How much a standing ability writes now.
    fn extent_of(&self, slot: Slot, standing: &Standing) -> i16 {
        match standing.extent {
            Extent::Fixed(n) => n,
            Extent::Attached => self.attached(slot),
            Extent::Counted => self.counted(slot, standing),
        }
    }

    /// How many Modificações are attached to a permanent.
    fn attached(&self, host: Slot) -> i16 {
        let permanents = &self.permanents;
        let others = permanents.allies().or(permanents.bases());
        let all = permanents
            .live()
            .without(others.or(permanents.veiled()))
            .iter();
        let here = all.filter(|slot| permanents.get(*slot).host == host);
        i16::try_from(here.count()).unwrap_or(i16::MAX)
    }

    /// The text of a standing ability: when it holds, and what it does then.
    fn text_of(&self, slot: Slot, standing: &Standing) -> Option<(Option<&Condition>, &Passive)> {
        let abilities = &self.entry(slot).card.abilities;
        match abilities.get(usize::from(standing.ability))? {
            Ability::Passive { when, does } => Some((when.as_ref(), does)),
            _ => None,
        }
    }

    fn is_in_force(&self, slot: Slot, standing: &Standing) -> bool {
        let holds = |when| self.holds(when, &self.context_of(slot));
        self.text_of(slot, standing)
            .is_some_and(|(when, _)| when.is_none_or(holds))
    }

    /// What a text counts.
    fn counted(&self, slot: Slot, standing: &Standing) -> i16 {
        match self.text_of(slot, standing) {
            Some((_, Passive::Set { amount, .. } | Passive::Modify { amount, .. })) => {
                short(self.amount(amount, &self.context_of(slot)))
            }
            _ => 0,
        }
    }

    /// The permanents that a text describes.
    fn reached(&self, slot: Slot, standing: &Standing) -> Bits {
        let of = self
            .text_of(slot, standing)
            .and_then(|(_, does)| does.objects());
        of.map_or(Bits::NONE, |of| self.matching(of, &self.context_of(slot)))
    }

    /// Writes what a passive ability says onto a permanent.
    fn write(&mut self, slot: Slot, mark: Mark, value: i16) {
        self.permanents.stale.add(slot);
        match mark {
            Mark::Typeless => {
                self.permanents.get_mut(slot).now.typeless = true;
                self.permanents.veil(slot);
            }
            Mark::Allowed(deed) => self.permanents.get_mut(slot).now.allowed.add(deed),
            Mark::Forbidden(deed) => self.permanents.get_mut(slot).now.forbidden.add(deed),
            Mark::Set(stat) => self.set_value(slot, stat, value),
            Mark::Changed(stat) => self.change_value(slot, stat, value),
        }
    }

    fn set_value(&mut self, slot: Slot, stat: Stat, value: i16) {
        let it = self.permanents.get_mut(slot);
        if stat == Stat::Restore {
            it.now.restore = value.max(0);
        }
        let Some(index) = value_of(stat) else { return };
        let forbidden = it.now.forbidden;
        if let (Some(now), Some(raise)) = (it.now.values.get_mut(index), RAISES.get(index))
            && (value <= *now || !forbidden.has(*raise))
        {
            *now = value;
        }
    }

    /// Bonuses and maluses add up; a rise that is forbidden does not happen. FAB 1.1.2, ruling: FAB-C31
    fn change_value(&mut self, slot: Slot, stat: Stat, change: i16) {
        let it = self.permanents.get_mut(slot);
        if stat == Stat::Restore {
            it.now.restore = it.now.restore.saturating_add(change).max(0);
        }
        let Some(index) = value_of(stat) else { return };
        let forbidden = it.now.forbidden;
        if let (Some(now), Some(raise)) = (it.now.values.get_mut(index), RAISES.get(index))
            && (change <= 0 || !forbidden.has(*raise))
        {
            *now = now.saturating_add(change);
        }
    }

    fn add_boosts(&mut self, slot: Slot) {
        let it = *self.permanents.get(slot);
        for boost in [it.boost, it.turn_boost] {
            for (index, stat) in [Stat::Ofensiva, Stat::Vida, Stat::Influencia]
                .into_iter()
                .enumerate()
            {
                let amount = |all: [u8; 3]| all.get(index).copied().map_or(0, i16::from);
                self.change_value(slot, stat, amount(boost.up));
                self.change_value(slot, stat, -amount(boost.down));
            }
        }
    }

    /// Whether a permanent may do something that the rules alone would allow. FAB 1.1.2
    pub(crate) fn may(&self, slot: Slot, deed: Deed) -> bool {
        !self.permanents.get(slot).now.forbidden.has(deed)
    }

    /// Whether a card grants a permanent something that the rules alone would refuse. FAB 1.1.1
    pub(crate) fn granted(&self, slot: Slot, deed: Deed) -> bool {
        self.permanents.get(slot).now.allowed.has(deed) && self.may(slot, deed)
    }

    /// Lists which abilities a permanent brings into play; the board is to be worked out after it.
    pub(crate) fn list_abilities(&mut self, slot: Slot) {
        let it = self.permanents.get(slot);
        let kind = self.seat(it.controller).kind;
        let inert = it.face_down || matches!(kind, SeatKind::Dummy | SeatKind::Plain);
        let entry = self.entry(slot);
        let listed = self
            .permanents
            .with_passives
            .or(self.permanents.with_triggers);
        self.permanents.hush(slot);
        self.permanents.stale.add(slot);
        if listed.has(slot) {
            self.sum_up_abilities();
        }
        if !inert && entry.reads != 0 {
            self.permanents.with_passives.add(slot);
            self.read |= entry.reads;
            self.topics |= entry.topics;
            self.cheapened |= entry.cheapens;
            if entry.topics != 0 {
                self.permanents.with_topics.add(slot);
            }
            if entry.looks_around {
                self.permanents.looking.add(slot);
            }
            for standing in &entry.standing {
                let rounds = &mut self.permanents.standing;
                if let Some(round) = rounds.get_mut(usize::from(standing.round)) {
                    round.add(slot);
                }
            }
        }
        if !inert && entry.watches != 0 {
            self.permanents.with_triggers.add(slot);
            self.watched |= entry.watches;
        }
    }

    /// A permanent comes, goes or changes hands: it is worked out again with what it is attached to, and
    /// everything is if its abilities look around.
    pub(crate) fn unsettle(&mut self, slot: Slot) {
        if self.entry(slot).looks_around {
            self.touch(reads::BOARD);
        }
        let host = |slot: Slot| self.permanents.get(slot).host;
        let mut concerned = Bits::only(slot);
        concerned.add(host(slot));
        // What counts permanents may count one more now, or one less.
        for looking in self.permanents.looking.iter() {
            concerned.add(looking);
            concerned.add(host(looking));
        }
        self.touch(reads::OTHERS);
        self.note(concerned);
    }

    /// What the abilities in play read, are about and wait for, all together.
    pub(crate) fn sum_up_abilities(&mut self) {
        (self.read, self.topics, self.cheapened, self.watched) = (0, 0, 0, 0);
        for slot in self.permanents.with_triggers.iter() {
            self.watched |= self.entry(slot).watches;
        }
        for slot in self.permanents.with_passives.iter() {
            let entry = self.entry(slot);
            self.read |= entry.reads;
            self.topics |= entry.topics;
            self.cheapened |= entry.cheapens;
        }
    }
}
