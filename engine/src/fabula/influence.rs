//! Influences: bases change hands. FAB 1.22.5, quick guide

use super::ability::Stat;
use super::event::{Event, Events};
use super::state::{Bits, Slot, State};

impl State<'_> {
    /// Turns an Aliado to influence a base. FAB 1.16.3a, 3.2.7
    pub(crate) fn declare_influence(&mut self, ally: Slot, base: Slot, log: &mut Events) {
        self.declaring = true;
        self.permanents.get_mut(ally).influencing = base;
        self.turn_card(ally, true, log);
        log.push(Event::Influenced { ally, base });
    }

    /// What an Aliado adds; below zero counts as zero. FAB 2.7.6, ruling: FAB-C37
    fn weight(&self, slot: Slot) -> i32 {
        if self.is_ally(slot) {
            i32::from(self.stat(slot, Stat::Influencia).max(0))
        } else {
            0
        }
    }

    /// Every influencing Aliado counts; blockers add to what the base withstands. FAB 1.22.5a,
    /// rulings: FAB-C12, FAB-C13
    fn is_taken(&self, base: Slot) -> bool {
        let (mut for_it, mut against) = (0, i32::from(self.permanents.get(base).resistance));
        for (slot, it) in self.permanents() {
            if it.influencing == base {
                for_it += self.weight(slot);
            }
            if it.blocking == base {
                against += self.weight(slot);
            }
        }
        // What is no base any more cannot be taken. FAB 1.1.3
        for_it > against && self.is_base(base)
    }

    /// Bases whose influencers outweigh them change hands, damaged as they are. Ruling: FAB-C14
    pub(crate) fn influence_result(&mut self, log: &mut Events) {
        let influenced: Bits = self
            .permanents()
            .map(|(_, it)| it.influencing)
            .filter(|base| base.is_some())
            .collect();
        let taken: Bits = influenced
            .iter()
            .filter(|base| self.is_taken(*base))
            .collect();
        for base in taken.iter() {
            // Won is won: whoever had lent it does not get it back. FAB 1.22.5a
            self.permanents.get_mut(base).lent_by = None;
            self.take_control(base, self.active, log);
        }
    }
}
