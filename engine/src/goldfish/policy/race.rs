//! What brings the opponent's bases down soonest: Aliados to unturn and cards of the hand, weighed in one plan.
//!
//! Everything is weighed in tenths of a point of damage, up to the turn in which most games are decided.

use super::plan::Offer;
use super::{Plan, Policy};
use crate::fabula::ability::{Ability, Deed, Passive, Stat};
use crate::fabula::state::Bits;
use crate::fabula::{Action, Card, CardId, CardType, Seat, State};

/// A point of ofensiva, and one of influência, which must be more than a base has left and wears nothing down.
const OFENSIVA: i64 = 10;
const INFLUENCIA: i64 = 5;
/// The own turn up to which attacks are counted; later on, the next one.
const HORIZON: i64 = 5;
/// What is taken off for each time that an Aliado must be unturned.
const UNTURNING: i64 = 5;
/// What is no Aliado, for each resource that it costs.
const OTHERS: i64 = 4;

/// What so much ofensiva and influência do in one turn.
fn force(ofensiva: i16, influencia: i16) -> i64 {
    let (ofensiva, influencia) = (i64::from(ofensiva), i64::from(influencia));
    (ofensiva * OFENSIVA).max(influencia * INFLUENCIA).max(0)
}

/// What a card of the hand does up to the horizon.
pub(super) fn worth(state: &State, me: Seat, card: CardId, price: usize) -> u64 {
    let entry = state.table().entry(card);
    let worth = if entry.role == CardType::Aliado {
        let [ofensiva, influencia] =
            [entry.card.ofensiva, entry.card.influencia].map(Option::unwrap_or_default);
        let left = (HORIZON - i64::from(state.seat(me).turns)).max(1);
        let attacks = left + i64::from(acts_at_once(&entry.card));
        (force(ofensiva, influencia) * attacks - UNTURNING * (attacks - 1)).max(1)
    } else {
        OTHERS * i64::try_from(price).unwrap_or(0)
    };
    worth.unsigned_abs()
}

/// Whether an Aliado may act in the turn in which it enters play.
fn acts_at_once(card: &Card) -> bool {
    card.abilities.iter().any(|ability| {
        matches!(ability, Ability::Passive { does: Passive::Allow { of, deed: Deed::ActAtOnce }, .. } if of.this)
    })
}

impl Policy {
    /// Who is unturned, if nothing can be won yet.
    pub(super) fn race(
        &self,
        state: &State,
        me: Seat,
        plan: &mut Plan,
        legal: &mut Vec<Action>,
    ) -> Bits {
        self.gather(state, me, plan);
        for slot in state.permanents.of(me).iter() {
            let it = state.permanents.get(slot);
            if !it.turned || state.check(Action::Restore(slot)).is_err() {
                continue;
            }
            let value = |stat| state.stat(slot, stat);
            let worth = if state.is_ally(slot) {
                force(value(Stat::Ofensiva), value(Stat::Influencia))
            } else {
                OTHERS * i64::from(it.now.restore)
            };
            if worth > 0 {
                plan.offers.push(Offer {
                    card: it.card,
                    role: CardType::Aliado,
                    price: usize::try_from(it.now.restore).unwrap_or(0),
                    takes_rest: false,
                    slot: Some(slot),
                    worth: worth.unsigned_abs() << 32,
                    chosen: false,
                    sound: true,
                });
            }
        }
        self.settle_early(state, me, plan, legal);
        let chosen = plan.offers.iter().filter(|offer| offer.chosen);
        chosen.filter_map(|offer| offer.slot).collect()
    }
}
