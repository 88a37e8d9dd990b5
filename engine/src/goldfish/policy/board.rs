//! The permanents in play: what is restored, who attacks, who influences.

use std::cmp::Reverse;

use super::hand::resources;
use super::{Plan, Policy};
use crate::fabula::ability::{Deed, Stat};
use crate::fabula::state::Bits;
use crate::fabula::{Action, Seat, Slot, State};

impl Policy {
    /// What is unturned next in the Restauração. FAB 1.16.3c
    pub(in crate::goldfish) fn restore(
        &self,
        state: &State,
        me: Seat,
        plan: &mut Plan,
    ) -> Option<Slot> {
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
        let left = resources(state, me).saturating_sub(self.reserved(state, me, plan));
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

    /// The next attack: everybody who has ofensiva goes for the same base. FAB 1.22
    pub(in crate::goldfish) fn attack(&self, state: &State, me: Seat) -> Option<Action> {
        let influences = |ally: Slot| {
            *self == Self::InfluenceFirst
                && state.stat(ally, Stat::Influencia) > 0
                && state.check_declarer(me, ally, Deed::Influence).is_ok()
        };
        let mut allies = able(state, me, Deed::Attack, Stat::Ofensiva);
        allies.find_map(|ally| {
            let base = (!influences(ally)).then(|| base(state, me, ally))?;
            base.map(|base| Action::Attack { ally, base })
        })
    }
}

/// The next influence: everybody who is still ready, if all together take the base. FAB 1.22.5a
///
/// An influence that is too weak changes nothing, so nobody is turned for it.
pub(in crate::goldfish) fn influence(state: &State, me: Seat) -> Option<Action> {
    let first = able(state, me, Deed::Influence, Stat::Influencia).find_map(|ally| {
        let base = base(state, me, ally)?;
        Some((ally, base))
    });
    let (ally, base) = first?;
    let joins = |ally: &Slot| state.check_base(me, *ally, base).is_ok();
    let weight = |ally: Slot| i32::from(state.stat(ally, Stat::Influencia).max(0));
    let ready = able(state, me, Deed::Influence, Stat::Influencia).filter(joins);
    let turned = state.permanents().filter(|(_, it)| it.influencing == base);
    let sum = ready.map(weight).sum::<i32>() + turned.map(|(slot, _)| weight(slot)).sum::<i32>();
    let taken = sum > i32::from(state.permanents.get(base).resistance);
    taken.then_some(Action::Influence { ally, base })
}

/// The own Aliados that may do a deed now and have something to do it with.
fn able(state: &State, me: Seat, deed: Deed, stat: Stat) -> impl Iterator<Item = Slot> {
    let allies = state.permanents.of(me).and(state.permanents.allies());
    allies.iter().filter(move |slot| {
        state.check_declarer(me, *slot, deed).is_ok() && state.stat(*slot, stat) > 0
    })
}

/// The base to go for: the Centro once it can be reached, else the one with the least left.
fn base(state: &State, me: Seat, ally: Slot) -> Option<Slot> {
    let bases = state.permanents.bases().without(state.permanents.of(me));
    let centro =
        |slot: Slot| matches!(slot.origin(), Some((seat, _)) if slot == Slot::centro(seat));
    bases
        .iter()
        .filter(|base| state.check_base(me, ally, *base).is_ok())
        .min_by_key(|base| {
            (
                !centro(*base),
                state.permanents.get(*base).resistance,
                *base,
            )
        })
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
