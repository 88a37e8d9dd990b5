//! Offensives: attackers, blockers, damage. FAB 1.22, quick guide

use super::ability::{Deed, Part, Stat};
use super::event::{Event, Events};
use super::refusal::IllegalAction;
use super::state::{Ask, Bits, Permanent, Seat, Seats, Slot, State};
use super::trigger::kind;

/// Who strikes whom with how much: each Aliado blocks or is blocked, so there are few.
type Strikes = tinyvec::ArrayVec<[(Slot, Slot, i16); 512]>;

impl State<'_> {
    /// An unturned Aliado of this player. FAB 3.2.4, 3.2.5, 3.2.6
    fn check_ready(&self, seat: Seat, ally: Slot) -> Result<&Permanent, IllegalAction> {
        let it = self
            .permanent(ally)
            .filter(|it| it.controller == seat)
            .ok_or(IllegalAction::NotYours)?;
        if !self.is_ally(ally) {
            return Err(IllegalAction::NotAnAlly);
        }
        if it.turned {
            return Err(IllegalAction::Turned);
        }
        Ok(it)
    }

    /// Whether an Aliado may be turned for an offensive or an influence. FAB 3.2.4, 3.2.5, 3.2.10
    pub(crate) fn check_declarer(
        &self,
        seat: Seat,
        ally: Slot,
        deed: Deed,
    ) -> Result<(), IllegalAction> {
        let it = self.check_ready(seat, ally)?;
        if it.preparing && !self.granted(ally, Deed::ActAtOnce) {
            return Err(IllegalAction::Preparing);
        }
        if self.may(ally, deed) {
            Ok(())
        } else {
            Err(IllegalAction::Forbidden)
        }
    }

    /// Whether a base may be attacked or influenced by this player's Aliado. FAB 3.1.7
    pub(crate) fn check_base(
        &self,
        seat: Seat,
        ally: Slot,
        base: Slot,
    ) -> Result<(), IllegalAction> {
        let it = self.permanent(base).ok_or(IllegalAction::NotAnEnemyBase)?;
        if it.controller == seat || !self.is_base(base) {
            return Err(IllegalAction::NotAnEnemyBase);
        }
        if self.is_reachable(base, Some(ally)) {
            Ok(())
        } else {
            Err(IllegalAction::CentroNotExposed)
        }
    }

    /// Turns an Aliado against a base. FAB 1.16.3a, 3.2.7
    pub(crate) fn declare_attack(&mut self, ally: Slot, base: Slot, log: &mut Events) {
        self.declaring = true;
        self.permanents.get_mut(ally).attacking = base;
        self.turn_card(ally, true, log);
        log.push(Event::Attacked { ally, base });
    }

    /// The declaration is complete: only now is it an event for others. Ruling: FAB-C32
    pub(crate) fn finish_declaration(&mut self) {
        let attack = self.part == Part::Ofensiva;
        self.declaring = false;
        self.stage = 1;
        self.responsible = self.active;
        for slot in self.permanents.live().iter() {
            let it = self.permanents.get(slot);
            if attack && it.attacking.is_some() {
                self.happen_to(slot, kind::ATTACKS, 0);
            } else if !attack && it.influencing.is_some() {
                self.happen_to(slot, kind::INFLUENCES, 0);
            }
        }
        self.passed = Seats::only(self.active);
        self.priority = self.next_decider(self.active);
    }

    /// What a blocker may be put against: an attacker of an own base, or an own base. FAB 1.22.2
    pub(crate) fn is_against(&self, seat: Seat, against: Slot) -> bool {
        let Some(it) = self.permanent(against) else {
            return false;
        };
        if self.part == Part::BloqueioDaOfensiva {
            it.controller != seat
                && self
                    .permanent(it.attacking)
                    .is_some_and(|base| base.controller == seat)
        } else {
            it.controller == seat
                && self
                    .permanents()
                    .any(|(_, other)| other.influencing == against)
        }
    }

    /// Whether an Aliado can block for this player. FAB 1.22.3; one that is preparing can. Ruling: FAB-C26
    pub(crate) fn check_blocker(&self, seat: Seat, ally: Slot) -> Result<(), IllegalAction> {
        self.check_ready(seat, ally)?;
        if self.may(ally, Deed::Block) {
            Ok(())
        } else {
            Err(IllegalAction::Forbidden)
        }
    }

    fn can_block(&self, seat: Seat) -> bool {
        let live = self.permanents.live();
        live.iter()
            .any(|slot| self.check_blocker(seat, slot).is_ok())
            && live.iter().any(|slot| self.is_against(seat, slot))
    }

    /// Each defender in queue order declares blocks; the stage counts them. FAB 1.22.2, ruling: FAB-C32
    pub(crate) fn ask_for_blocks(&mut self) -> bool {
        let influence = self.part == Part::BloqueioDaInfluencia;
        loop {
            let defender = self.after(self.active).nth(usize::from(self.stage));
            match defender {
                Some(seat) if seat != self.active => {
                    if self.seat(seat).decides() && (self.blocking || self.can_block(seat)) {
                        self.ask_for(
                            seat,
                            if influence {
                                Ask::InfluenceBlocks
                            } else {
                                Ask::Blocks
                            },
                        );
                        return true;
                    }
                    self.blocking = false;
                    self.stage += 1;
                }
                _ => return false,
            }
        }
    }

    /// Turns an Aliado to block. FAB 1.22.4, 1.22.5
    pub(crate) fn declare_block(&mut self, ally: Slot, against: Slot, log: &mut Events) {
        self.blocking = true;
        let it = self.permanents.get_mut(ally);
        (it.blocking, it.assigned) = (against, None);
        self.turn_card(ally, true, log);
        log.push(Event::Blocked { ally, against });
    }

    /// One defender is finished.
    pub(crate) fn finish_blocks(&mut self, seat: Seat) {
        self.stage += 1;
        self.blocking = false;
        self.responsible = seat;
        for slot in self.permanents.live().iter() {
            let it = self.permanents.get(slot);
            if it.controller == seat && it.blocking.is_some() {
                self.happen_to(slot, kind::BLOCKS, 0);
            }
        }
    }

    /// Everything that may be in combat: only Aliados are ever declared. FAB 3.2.4, 3.2.5, 3.2.6
    pub(crate) fn fighters(&self) -> impl Iterator<Item = (Slot, &Permanent)> {
        let allies = self.permanents.allies().iter();
        allies.map(|slot| (slot, self.permanents.get(slot)))
    }

    /// The Aliados that block this attacker now. FAB 1.22.4c, 1.22.4e
    pub(crate) fn blockers_of(&self, against: Slot) -> Bits {
        self.fighters()
            .filter(|(_, it)| it.blocking == against)
            .map(|(slot, _)| slot)
            .collect()
    }

    fn attackers(&self) -> Bits {
        self.fighters()
            .filter(|(_, it)| it.attacking.is_some())
            .map(|(slot, _)| slot)
            .collect()
    }

    /// Below zero counts as zero. FAB 1.21.2, ruling: FAB-C37
    pub(crate) fn force(&self, slot: Slot) -> i16 {
        if self.is_ally(slot) && self.may(slot, Deed::DealDamage) {
            self.stat(slot, Stat::Ofensiva).max(0)
        } else {
            0
        }
    }

    /// While [`Ask::Divide`] is asked: the attacker, the blocker whose share is open, and the least
    /// and the most that it may get. Ruling: FAB-C22
    #[must_use]
    pub fn next_division(&self) -> Option<(Slot, Slot, i16, i16)> {
        if !self.fighters().any(|(_, it)| it.blocking.is_some()) {
            return None;
        }
        for attacker in self.attackers().iter() {
            let blockers = self.blockers_of(attacker);
            if blockers.count() < 2 || self.force(attacker) == 0 {
                continue;
            }
            let given: i16 = blockers
                .iter()
                .filter_map(|slot| self.permanents.get(slot).assigned)
                .sum();
            let open: Bits = blockers
                .iter()
                .filter(|slot| self.permanents.get(*slot).assigned.is_none())
                .collect();
            let left = self.force(attacker) - given;
            let later = i16::try_from(open.count()).unwrap_or(0) - 1;
            if later < 1 {
                continue;
            }
            // Enough for one each: at least one now, at least one for each later. Otherwise one or
            // none, as long as the rest can still be given out.
            let (least, most) = if left > later {
                (1, left - later)
            } else {
                (i16::from(left > later), left.min(1))
            };
            return open.iter().next().map(|slot| (attacker, slot, least, most));
        }
        None
    }

    /// Divisions are asked for, then all damage is dealt at once. FAB 1.22.4a, 1.22.4b
    pub(crate) fn offensive_result(&mut self, log: &mut Events) -> bool {
        if let Some((attacker, ..)) = self.next_division() {
            self.ask_for(self.permanents.get(attacker).controller, Ask::Divide);
            return true;
        }
        self.deal_combat_damage(log);
        false
    }

    fn deal_combat_damage(&mut self, log: &mut Events) {
        let mut strikes = Strikes::new();
        for attacker in self.attackers().iter() {
            let blockers = self.blockers_of(attacker);
            let force = self.force(attacker);
            let mut left = force;
            for (later, blocker) in (0..blockers.count()).rev().zip(blockers.iter()) {
                let assigned = self.permanents.get(blocker).assigned;
                let share = assigned.unwrap_or(if later == 0 { left } else { 0 });
                left -= share;
                strikes.push((attacker, blocker, share));
                strikes.push((blocker, attacker, self.force(blocker)));
            }
            let it = self.permanents.get(attacker);
            let enemy = self
                .permanent(it.attacking)
                .is_some_and(|base| base.controller != it.controller);
            if blockers.is_empty() && enemy {
                strikes.push((attacker, it.attacking, force));
            }
        }
        self.deal_strikes(&mut strikes, log);
    }

    /// Damage is the sum of its sources; what is prevented no source has dealt. FAB 1.21.3, 1.21.7
    fn deal_strikes(&mut self, strikes: &mut Strikes, log: &mut Events) {
        let hit: Bits = strikes
            .iter()
            .filter(|(.., n)| *n > 0)
            .map(|(_, to, _)| *to)
            .collect();
        for slot in hit.iter() {
            let sum = strikes
                .iter()
                .filter(|(_, to, _)| *to == slot)
                .map(|(.., n)| *n)
                .sum();
            let mut prevented = sum - self.deal(slot, sum, log);
            for (_, _, amount) in strikes.iter_mut().filter(|(_, to, _)| *to == slot) {
                let cut = prevented.min(*amount);
                *amount -= cut;
                prevented -= cut;
            }
        }
        let sources: Bits = strikes
            .iter()
            .filter(|(.., n)| *n > 0)
            .map(|(from, ..)| *from)
            .collect();
        for source in sources.iter() {
            let dealt = strikes
                .iter()
                .filter(|(from, ..)| *from == source)
                .map(|(.., n)| *n)
                .sum();
            self.happen_to(source, kind::DEALS_DAMAGE, dealt);
        }
    }
}
