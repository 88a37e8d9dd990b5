//! The combat of a turn: the offensive and the influence are planned together. FAB 1.22
//!
//! The Centro comes first as soon as it can be reached. Of the Arredores, the weakest are taken, as many as can be, each
//! by the least force; whoever is left wears down the weakest that still stands.

use std::cmp::Reverse;

use tinyvec::ArrayVec;

use super::cover::{By, Force, Goal, MOST_BASES, Search, Set};
use crate::fabula::ability::{Deed, Stat};
use crate::fabula::state::{Bits, Permanents, Slot};
use crate::fabula::{Action, Seat, State};

/// An own Aliado that can fight in this turn.
#[derive(Debug, Clone, Copy, Default)]
struct Fighter {
    slot: Slot,
    turned: bool,
    force: Force,
}

/// What is left of bases, the weakest first.
type Bases = ArrayVec<[(i16, Slot); MOST_BASES]>;

type Goals = ArrayVec<[Goal; MOST_BASES]>;

/// A combat that was planned, and room to plan in, kept from game to game.
#[derive(Debug, Clone)]
pub(in crate::goldfish) struct Combat {
    search: Search,
    fighters: Vec<Fighter>,
    /// Who goes for which base.
    aims: Vec<(Slot, Slot)>,
}

impl Combat {
    pub fn new() -> Self {
        let most = Permanents::MAX as usize;
        Self {
            search: Search::new(),
            fighters: Vec::with_capacity(most),
            aims: Vec::with_capacity(most),
        }
    }

    /// The next attack. FAB 1.22
    pub fn attack(&mut self, state: &State, me: Seat) -> Option<Action> {
        if !state.declaring {
            self.plan_offensive(state, me);
        }
        let action = |ally, base| Action::Attack { ally, base };
        self.next(state, me, Deed::Attack, action)
    }

    /// The next influence; one that is too weak changes nothing, so nobody is turned for it. FAB 1.22.5a
    pub fn influence(&mut self, state: &State, me: Seat) -> Option<Action> {
        if !state.declaring {
            self.plan_influence(state, me);
        }
        let action = |ally, base| Action::Influence { ally, base };
        self.next(state, me, Deed::Influence, action)
    }

    fn next(
        &mut self,
        state: &State,
        me: Seat,
        deed: Deed,
        action: fn(Slot, Slot) -> Action,
    ) -> Option<Action> {
        while let Some((ally, base)) = self.aims.pop() {
            let able = state.check_declarer(me, ally, deed).is_ok();
            if able && state.check_base(me, ally, base).is_ok() {
                return Some(action(ally, base));
            }
        }
        None
    }

    /// Who must be unturned so that what is in play wins in this turn; nothing if it cannot, or if somebody may block.
    pub fn win(&mut self, state: &State, me: Seat) -> Option<Bits> {
        if is_guarded(state, me) {
            return None;
        }
        let resources = state.seat(me).resources;
        let (centro, arredores) = prey(state, me);
        let (left, base) = centro?;
        gather(&mut self.fighters, state, me, Some(resources));
        let exposed = self.cheapest(&exposing(&arredores, left));
        self.fighters.retain(|it| reaches(state, *it, base));
        let reached = self.cheapest(&either(&[(left, base)]));
        let (cost, turned) = reached.or(exposed)?;
        (cost <= resources).then_some(turned)
    }

    /// Of the fighters that take all goals, those that cost least to unturn: what that costs, and who is unturned.
    fn cheapest(&mut self, goals: &Goals) -> Option<(i16, Bits)> {
        if self.count(goals) < goals.len() {
            return None;
        }
        let (cost, set) = self.search.cheapest(goals)?;
        let members = self.search.members(&set, &set);
        let fighters = members.filter_map(|place| self.fighters.get(place));
        let turned = fighters.filter(|it| it.turned).map(|it| it.slot);
        Some((cost, turned.collect()))
    }

    fn plan_offensive(&mut self, state: &State, me: Seat) {
        self.aims.clear();
        gather(&mut self.fighters, state, me, None);
        let (centro, arredores) = prey(state, me);
        let Some((left, base)) = centro.filter(|_| !self.fighters.is_empty()) else {
            return;
        };
        let centro: Bases = [(left, base)].into_iter().collect();
        let goals = exposing(&arredores, left);
        if !state.is_reachable(base, None) && self.count(&goals) == goals.len() {
            let all: Bases = arredores.into_iter().chain(centro).collect();
            self.assign(&all, &goals, false);
            return;
        }
        let all = self.fighters.len();
        self.fighters.retain(|it| reaches(state, *it, base));
        if self.fighters.len() == all || self.count(&either(&centro)) > 0 {
            return self.spread(&centro);
        }
        gather(&mut self.fighters, state, me, None);
        self.spread(&arredores);
    }

    /// How many goals the fighters take.
    fn count(&mut self, goals: &Goals) -> usize {
        self.search.gather(self.fighters.iter().map(|it| it.force));
        let within = self.search.could_take(goals);
        self.search.look(goals.get(..within).unwrap_or(goals))
    }

    /// Takes what can be taken; the others wear down what is left.
    fn spread(&mut self, bases: &Bases) {
        let goals = either(bases);
        let taken = self.count(&goals);
        let goals = goals.get(..taken).unwrap_or(&goals);
        let rest = self.assign(bases, goals, false);
        let mut open: Bases = bases.iter().skip(taken).copied().collect();
        let idle = self.search.members(&rest, &rest);
        for place in idle.chain(self.search.len()..self.fighters.len()) {
            let fighter = self.fighters.get(place);
            let Some(it) = fighter.filter(|it| it.force.offence > 0) else {
                continue;
            };
            let standing = open.iter_mut().filter(|(left, _)| *left > 0);
            if let Some((left, base)) = standing.min_by_key(|base| **base) {
                *left -= it.force.offence;
                self.aims.push((it.slot, *base));
            }
        }
    }

    /// Aims at the goals those who take them: whoever attacks, or whoever influences; returns who is not needed.
    fn assign(&mut self, bases: &Bases, goals: &[Goal], influence: bool) -> Set {
        let mut rest = self.search.all();
        for count in (1..=goals.len()).rev() {
            let goals = goals.get(..count).unwrap_or(goals);
            let part = self.search.take_last(&rest, goals);
            if let (Some((_, base)), Some(goal)) = (bases.get(count - 1), goals.last()) {
                let members = self.search.members(&rest, &part);
                let fighters = members.filter_map(|place| self.fighters.get(place));
                let sent = fighters.filter(|it| it.force.adds(goal.by).1 == influence);
                self.aims.extend(sent.map(|it| (it.slot, *base)));
            }
            rest.iter_mut()
                .zip(&part)
                .for_each(|(rest, part)| *rest -= part);
        }
        rest
    }

    /// Aims at a base whoever is left.
    fn join(&mut self, rest: &Set, base: Option<&(i16, Slot)>) {
        let members = self.search.members(rest, rest);
        let left = members.chain(self.search.len()..self.fighters.len());
        let fighters = left.filter_map(|place| self.fighters.get(place));
        let base = base.map(|(_, base)| *base);
        self.aims
            .extend(fighters.map(|it| it.slot).zip(base.into_iter().cycle()));
    }

    fn plan_influence(&mut self, state: &State, me: Seat) {
        self.aims.clear();
        let (centro, arredores) = prey(state, me);
        for bases in [centro.into_iter().collect(), arredores] {
            self.gather_influencers(state, me, &bases);
            let goals = either(&bases);
            let taken = self.count(&goals);
            if taken > 0 {
                let rest = self.assign(&bases, goals.get(..taken).unwrap_or(&goals), true);
                if is_guarded(state, me) {
                    self.join(&rest, bases.first());
                }
                return;
            }
        }
    }

    /// Whoever is ready and may influence these bases, which all are alike in that.
    fn gather_influencers(&mut self, state: &State, me: Seat, bases: &Bases) {
        gather(&mut self.fighters, state, me, None);
        let base = bases.first().map(|(_, base)| *base);
        self.fighters.retain(|it| {
            it.force.influence > 0 && base.is_some_and(|base| reaches(state, *it, base))
        });
        self.fighters.iter_mut().for_each(|it| it.force.offence = 0);
        sort(&mut self.fighters);
    }
}

/// Whether somebody may block, so that the least force may be too little.
fn is_guarded(state: &State, me: Seat) -> bool {
    let others = state.permanents.allies().without(state.permanents.of(me));
    !others.is_empty()
}

fn goals(bases: &[(i16, Slot)], by: By) -> impl Iterator<Item = Goal> {
    bases.iter().map(move |(left, _)| Goal { left: *left, by })
}

fn either(bases: &[(i16, Slot)]) -> Goals {
    goals(bases, By::Either).collect()
}

/// All Arredores fall in the offensive, which exposes the Centro to influence. FAB 3.1.8
fn exposing(arredores: &Bases, left: i16) -> Goals {
    let centro = Goal {
        left,
        by: By::Exposed,
    };
    goals(arredores, By::Offence).chain([centro]).collect()
}

/// Whether a fighter may go for a base.
fn reaches(state: &State, fighter: Fighter, base: Slot) -> bool {
    state.is_reachable(base, Some(fighter.slot))
}

/// The own Aliados that can fight in this turn, the strongest first; with resources also those that are turned.
fn gather(fighters: &mut Vec<Fighter>, state: &State, me: Seat, resources: Option<i16>) {
    fighters.clear();
    let own = state.permanents.of(me).and(state.permanents.allies());
    for slot in own.iter().filter(|slot| state.is_ally(*slot)) {
        let it = state.permanents.get(slot);
        let cost = if it.turned { it.now.restore } else { 0 };
        let unturned = !it.turned
            || resources.is_some_and(|resources| {
                cost <= resources && state.check(Action::Restore(slot)).is_ok()
            });
        let waits = it.preparing && !state.granted(slot, Deed::ActAtOnce);
        if !unturned || waits {
            continue;
        }
        let value = |deed, stat| {
            let able = state.may(slot, deed);
            if able {
                state.stat(slot, stat).max(0)
            } else {
                0
            }
        };
        let force = Force {
            offence: value(Deed::Attack, Stat::Ofensiva),
            influence: value(Deed::Influence, Stat::Influencia),
            reaches: state.granted(slot, Deed::ReachCentro),
            cost,
        };
        if force.greater() > 0 {
            let turned = it.turned;
            fighters.push(Fighter {
                slot,
                turned,
                force,
            });
        }
    }
    sort(fighters);
}

/// The strongest first; those that are alike together.
fn sort(fighters: &mut [Fighter]) {
    fighters.sort_unstable_by_key(|it| {
        let force = it.force;
        let values = (force.greater(), force.offence, force.influence);
        (Reverse(values), force.reaches, force.cost, it.slot)
    });
}

/// The opponent's Centro, and its Arredores, the weakest first.
fn prey(state: &State, me: Seat) -> (Option<(i16, Slot)>, Bases) {
    let permanents = &state.permanents;
    let others = permanents.bases().without(permanents.of(me));
    let (mut centro, mut arredores) = (None, Bases::new());
    for slot in others.without(permanents.veiled()).iter() {
        let it = permanents.get(slot);
        if slot == Slot::centro(it.controller) {
            centro = Some((it.resistance, slot));
        } else if arredores.len() < MOST_BASES - 1 {
            arredores.push((it.resistance, slot));
        }
    }
    arredores.sort_unstable();
    (centro, arredores)
}
