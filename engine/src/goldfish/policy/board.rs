//! The permanents in play: what is unturned.

use std::cmp::Reverse;

use super::hand::resources;
use super::{Plan, Policy};
use crate::fabula::ability::Stat;
use crate::fabula::state::Bits;
use crate::fabula::{Action, Seat, Slot, State};

impl Policy {
    /// What is unturned next in the Restauração. FAB 1.16.3c
    pub(in crate::goldfish) fn restore(
        &self,
        state: &State,
        me: Seat,
        plan: &mut Plan,
        legal: &mut Vec<Action>,
    ) -> Option<Slot> {
        if plan.turn != state.turn() {
            plan.turn = state.turn();
            plan.winning = plan.combat.win(state, me);
            plan.racing = match (self, plan.winning) {
                (Self::Race, None) => Some(self.race(state, me, plan, legal)),
                _ => None,
            };
        }
        if let Some(chosen) = plan.winning.or(plan.racing) {
            let mut open = chosen.iter();
            return open.find(|slot| state.check(Action::Restore(*slot)).is_ok());
        }
        let own = state.permanents.of(me);
        let turned: Bits = own
            .iter()
            .filter(|slot| state.permanents.get(*slot).turned)
            .filter(|slot| state.check(Action::Restore(*slot)).is_ok())
            .collect();
        if turned.is_empty() {
            return None;
        }
        if let Some(stat) = self.eager() {
            let ready = |slot: &Slot| state.is_ally(*slot) && state.stat(*slot, stat) > 0;
            let best = turned
                .iter()
                .filter(ready)
                .max_by_key(|slot| order(state, *slot, stat));
            if best.is_some() {
                return best;
            }
        }
        let left = resources(state, me).saturating_sub(self.reserved(state, me, plan, legal));
        let cost = |slot: &Slot| usize::try_from(state.permanents.get(*slot).now.restore);
        turned
            .iter()
            .filter(|slot| cost(slot).unwrap_or(0) <= left)
            .max_by_key(|slot| order(state, *slot, Stat::Ofensiva))
    }

    /// The value for which Aliados are restored before any card is played.
    const fn eager(&self) -> Option<Stat> {
        match self {
            Self::OffenceFirst => Some(Stat::Ofensiva),
            Self::InfluenceFirst => Some(Stat::Influencia),
            _ => None,
        }
    }
}

/// The order of restoring: Aliados before the rest, the greater value first; copies are alike.
fn order(state: &State, slot: Slot, stat: Stat) -> (bool, i16, i16, Reverse<u16>, Reverse<Slot>) {
    let ally = state.is_ally(slot);
    let value = |stat: Stat| if ally { state.stat(slot, stat) } else { 0 };
    let other = if stat == Stat::Ofensiva {
        Stat::Influencia
    } else {
        Stat::Ofensiva
    };
    let card = state.permanents.get(slot).card.0;
    (
        ally,
        value(stat),
        value(other),
        Reverse(card),
        Reverse(slot),
    )
}
