//! Offensives: where they break bases, what they cost, who stays at home.

use tinyvec::ArrayVec;

use super::Eye;
use super::worth::WIN;
use crate::fabula::ability::{Deed, Part, Stat};
use crate::fabula::action::Action;
use crate::fabula::state::{Bits, Slot};

/// Forces of Aliados, the greatest first.
type Forces = ArrayVec<[i32; 64]>;

/// What an offensive has to reckon with.
struct Field {
    /// Who could block.
    blockers: Bits,
    /// Who is worth sending.
    party: Bits,
    /// The Centro that falls to all of them together.
    prize: Option<Slot>,
}

impl Eye<'_, '_> {
    /// One more attacker or influencer, or done.
    pub(super) fn declare(&self, legal: &[Action]) -> Action {
        if self.state.part == Part::Influencia {
            return self.declare_influence(legal);
        }
        let mut ready = Bits::NONE;
        for action in legal {
            if let Action::Attack { ally, .. } = action {
                ready.add(*ally);
            }
        }
        if ready.is_empty() {
            return Action::Done;
        }
        let field = self.field(ready);
        let mut best = (0, Action::Done);
        for action in legal.iter().copied() {
            let Action::Attack { ally, base } = action else {
                continue;
            };
            let score = self.attack(ally, base, &field);
            if score > best.0 {
                best = (score, action);
            }
        }
        best.1
    }

    fn field(&self, ready: Bits) -> Field {
        let blockers = self.blockers();
        let attacking = self.attacking();
        let all = ready.or(attacking);
        let prize = self
            .prey()
            .filter(|base| self.is_centro(*base))
            .find(|base| self.falls(*base, all, blockers));
        let kept = if prize.is_some() {
            Bits::NONE
        } else {
            self.guards(ready).or(self.envoys(ready))
        };
        Field {
            blockers,
            party: self.party(ready.without(kept), attacking, blockers),
            prize,
        }
    }

    fn attacking(&self) -> Bits {
        let own = self.allies_of(self.me).iter();
        own.filter(|slot| self.state.permanents.get(*slot).attacking.is_some())
            .collect()
    }

    /// The bases of others, out of reach or not.
    pub(super) fn prey(&self) -> impl Iterator<Item = Slot> {
        let permanents = &self.state.permanents;
        let bases = permanents.bases().without(permanents.veiled());
        bases.without(permanents.of(self.me)).iter()
    }

    /// The Aliados of others that could block now.
    pub(super) fn blockers(&self) -> Bits {
        let can = |slot: &Slot| {
            !self.state.permanents.get(*slot).turned && self.state.may(*slot, Deed::Block)
        };
        self.enemies().iter().filter(can).collect()
    }

    /// Whether a base falls to these attackers although every blocker stops one of them.
    fn falls(&self, base: Slot, attackers: Bits, blockers: Bits) -> bool {
        let holder = self.state.permanents.get(base).controller;
        let stopped = blockers.and(self.state.permanents.of(holder)).count();
        let mut forces = Forces::new();
        let reaching = attackers
            .iter()
            .filter(|slot| self.state.is_reachable(base, Some(*slot)));
        reaching.for_each(|slot| insert(&mut forces, self.force(slot)));
        let through: i32 = forces.iter().skip(stopped as usize).sum();
        through >= self.resistance(base) && self.state.may(base, Deed::BeDestroyed)
    }

    /// How good it looks to send an Aliado against a base.
    fn attack(&self, ally: Slot, base: Slot, field: &Field) -> i32 {
        let force = self.force(ally);
        if let Some(prize) = field.prize {
            return if prize == base && force > 0 {
                1000 + force
            } else {
                -1
            };
        }
        if force == 0 || !field.party.has(ally) {
            return -1;
        }
        let (sent, largest) = self.sent(base);
        // One blocker may take the largest of those under way out of the count.
        let sure = if field.blockers.is_empty() {
            sent
        } else {
            sent - largest
        };
        let rest = self.resistance(base) - sure;
        if rest <= 0 {
            return -1;
        }
        // One base after the other: first what is under attack, then what is weakest.
        let focus = if sent > 0 { 60 } else { 0 };
        let centro = if self.is_centro(base) { 100 } else { 0 };
        1 + force + focus + centro + 3 * (20 - self.resistance(base)).max(0)
    }

    /// The forces under way against a base: all together, and the greatest.
    fn sent(&self, base: Slot) -> (i32, i32) {
        let own = self.allies_of(self.me).iter();
        let mine = own.filter(|slot| self.state.permanents.get(*slot).attacking == base);
        mine.fold((0, 0), |(sum, largest), slot| {
            let force = self.force(slot);
            (sum + force, largest.max(force))
        })
    }

    /// Who must stay at home so that the own Centro stands next turn; nobody if that is out of reach
    /// for others, or cannot be helped.
    pub(super) fn guards(&self, ready: Bits) -> Bits {
        let centro = Slot::centro(self.me);
        let resistance = self.resistance(centro);
        let threat = |slot: &Slot| self.state.is_reachable(centro, Some(*slot));
        let enemies: Bits = self.enemies().iter().filter(threat).collect();
        if enemies.is_empty() || resistance <= 0 || self.is_endless() {
            return Bits::NONE;
        }
        let mut forces = Forces::new();
        let attackers = enemies
            .iter()
            .filter(|slot| self.state.may(*slot, Deed::Attack));
        attackers.for_each(|slot| insert(&mut forces, self.force(slot)));
        let mut through: i32 = forces.iter().sum();
        let mut wanted = 0;
        for force in &forces {
            if through < resistance {
                break;
            }
            through -= force;
            wanted += 1;
        }
        let influence = |slots: Bits| {
            let each = slots.iter().map(|slot| self.value(slot, Stat::Influencia));
            each.sum::<i32>()
        };
        let weight = influence(enemies) - resistance;
        let idle: Bits = self
            .allies_of(self.me)
            .without(ready)
            .iter()
            .filter(|slot| {
                !self.state.permanents.get(*slot).turned && self.state.may(*slot, Deed::Block)
            })
            .collect();
        let mut guards = Bits::NONE;
        let (mut count, mut held) = (idle.count(), influence(idle));
        let mut open = ready;
        while count < wanted || held < weight {
            // The one that is missed least in an attack.
            let least = open
                .iter()
                .filter(|slot| self.state.may(*slot, Deed::Block))
                .min_by_key(|slot| {
                    let adds = if held < weight {
                        self.value(*slot, Stat::Influencia)
                    } else {
                        0
                    };
                    self.force(*slot) * 2 - adds * 3
                });
            let Some(slot) = least else {
                // It cannot be held: then attack is the best defence.
                return Bits::NONE;
            };
            open.remove(slot);
            guards.add(slot);
            count += 1;
            held += self.value(slot, Stat::Influencia);
        }
        guards
    }

    /// What it is worth if so much more ofensiva of Aliados that attack this turn decides the game.
    pub(super) fn breakthrough(&self, boosted: Bits, points: i32) -> i32 {
        // Most often every Centro is out of reach, and nothing need be counted.
        let centros = self.outlook().centros;
        if centros.is_empty() || !self.any_ready(boosted, Deed::Attack) {
            return 0;
        }
        for base in centros.iter() {
            let ready = self.ready_for(Deed::Attack);
            let stopped = self.blockers().count() as usize;
            let through = |more: i32| {
                let mut forces = Forces::new();
                for slot in ready.iter() {
                    let bonus = if boosted.has(slot) { more } else { 0 };
                    if self.state.is_reachable(base, Some(slot)) {
                        insert(&mut forces, self.force(slot) + bonus);
                    }
                }
                forces.iter().skip(stopped).sum::<i32>() >= self.resistance(base)
            };
            if through(points) && !through(0) {
                return WIN / 1000;
            }
        }
        0
    }

    /// Whether one of these is an own Aliado that could still be declared this turn.
    pub(super) fn any_ready(&self, among: Bits, deed: Deed) -> bool {
        let mut own = among.and(self.allies_of(self.me)).iter();
        own.any(|slot| self.is_ready(slot, deed))
    }

    /// Whether an Aliado of this player could still be declared this turn.
    fn is_ready(&self, ally: Slot, deed: Deed) -> bool {
        let it = self.state.permanents.get(ally);
        let waits = it.preparing && !self.state.granted(ally, Deed::ActAtOnce);
        !it.turned && !waits && self.state.may(ally, deed)
    }

    /// The own Aliados that could still be declared this turn.
    pub(super) fn ready_for(&self, deed: Deed) -> Bits {
        let own = self.allies_of(self.me).iter();
        own.filter(|slot| self.is_ready(*slot, deed)).collect()
    }
}

/// Puts a number into its place, the greatest first.
fn insert(forces: &mut Forces, force: i32) {
    if forces.len() < 64 {
        let at = forces.iter().position(|other| force > *other);
        forces.insert(at.unwrap_or(forces.len()), force);
    }
}
