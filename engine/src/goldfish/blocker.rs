//! The opponent that puts blockers before its bases.

use std::cmp::Reverse;

use crate::fabula::ability::{Part, Stat};
use crate::fabula::players::{Decide, Greedy};
use crate::fabula::{Action, Ask, CardId, Seat, Slot, State};

/// The first own turn in which an Aliado is played.
const FIRST_TURN: u16 = 2;
/// The most Aliados at once.
const MOST: u32 = 3;

/// Plays copies of one Aliado and blocks with them.
#[derive(Debug, Clone)]
pub(super) struct Blocker {
    ally: CardId,
    legal: Vec<Action>,
}

impl Blocker {
    pub fn new(ally: CardId) -> Self {
        Self {
            ally,
            legal: Vec::with_capacity(1024),
        }
    }

    /// The answer to what is asked of this seat.
    pub fn decide(&mut self, state: &State, me: Seat) -> Action {
        match state.ask() {
            Ask::Mulligan | Ask::Declare => Action::Done,
            Ask::Priority => self.act(state, me).unwrap_or(Action::Pass),
            Ask::Blocks => block(state, me).unwrap_or(Action::Done),
            Ask::InfluenceBlocks => hold(state, me).unwrap_or(Action::Done),
            Ask::DiscardDown => Action::Discard(self.ally),
            // What the other player's cards make it choose.
            _ => {
                state.legal_actions_into(&mut self.legal);
                self.legal.sort_unstable();
                Greedy.decide(state, &self.legal)
            }
        }
    }

    /// Restores everything that it can pay for, then plays one Aliado.
    fn act(&self, state: &State, me: Seat) -> Option<Action> {
        if state.active() != me || !state.stack().is_empty() {
            return None;
        }
        let legal = |action: &Action| state.check(*action).is_ok();
        match state.part() {
            Part::Restauracao => {
                let mut own = state.permanents.of(me).iter();
                own.find_map(|slot| Some(Action::Restore(slot)).filter(legal))
            }
            Part::Acao => {
                let allies = state.permanents.of(me).and(state.permanents.allies());
                let mut each = allies.iter().map(|slot| state.permanents.get(slot));
                let ready = state.seat(me).turns >= FIRST_TURN
                    && allies.count() < MOST
                    && !each.any(|it| it.preparing);
                Some(Action::Play(self.ally)).filter(|action| ready && legal(action))
            }
            _ => None,
        }
    }
}

/// The Aliados that can block now.
fn ready(state: &State, me: Seat) -> impl Iterator<Item = Slot> {
    let allies = state.permanents.of(me).and(state.permanents.allies());
    allies
        .iter()
        .filter(move |slot| state.check_blocker(me, *slot).is_ok())
}

/// One more blocker: against the strongest attacker that nobody blocks yet. FAB 1.22.4
fn block(state: &State, me: Seat) -> Option<Action> {
    let ally = ready(state, me).next()?;
    let attackers = state.permanents().map(|(slot, _)| slot);
    let open =
        attackers.filter(|slot| state.is_against(me, *slot) && state.blockers_of(*slot).is_empty());
    let against = open.max_by_key(|slot| (state.stat(*slot, Stat::Ofensiva), Reverse(*slot)))?;
    Some(Action::Block { ally, against })
}

/// One more blocker of an influence, if all who are ready hold the base together. FAB 1.22.5a
fn hold(state: &State, me: Seat) -> Option<Action> {
    let weight = |slot: Slot| i32::from(state.stat(slot, Stat::Influencia).max(0));
    let bases = state.permanents.of(me).and(state.permanents.bases());
    bases.iter().find_map(|base| {
        let sum = |on: &dyn Fn(Slot) -> bool| -> i32 {
            let all = state.permanents().map(|(slot, _)| slot);
            all.filter(|slot| on(*slot)).map(weight).sum()
        };
        let pressed = sum(&|slot| state.permanents.get(slot).influencing == base);
        let held = sum(&|slot| state.permanents.get(slot).blocking == base)
            + i32::from(state.permanents.get(base).resistance);
        let more: i32 = ready(state, me).map(weight).sum();
        let needed = pressed > held && pressed <= held + more;
        let strongest = ready(state, me).max_by_key(|slot| (weight(*slot), Reverse(*slot)));
        let ally = strongest.filter(|_| needed)?;
        Some(Action::Block {
            ally,
            against: base,
        })
    })
}
