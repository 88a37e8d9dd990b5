//! Who goes along: the attackers that are worth sending even if the defender blocks as well as can be.

use tinyvec::ArrayVec;

use super::Eye;
use super::worth::{FALL, RESISTANCE};
use crate::fabula::ability::Stat;
use crate::fabula::state::{Bits, Slot};

/// The most Aliados that are matched on each side; the rest stays at home.
const MOST: usize = 24;

/// One Aliado in a fight that may come.
#[derive(Debug, Clone, Copy, Default)]
struct Fighter {
    slot: Slot,
    force: i32,
    left: i32,
    worth: i32,
    /// What it brings if nobody blocks it, and what it costs to send it.
    gain: i32,
    cost: i32,
    /// Whether it is under way already.
    bound: bool,
    /// What the attack comes to for it.
    value: i32,
    met: bool,
}

type Fighters = ArrayVec<[Fighter; MOST]>;

/// What a block comes to for the attacker's side.
fn meeting(attacker: &Fighter, blocker: &Fighter) -> i32 {
    let won = if attacker.force >= blocker.left {
        blocker.worth
    } else {
        0
    };
    let lost = if blocker.force >= attacker.left {
        attacker.worth
    } else {
        0
    };
    // The blocker is turned, too.
    won - lost + blocker.cost
}

impl Eye<'_, '_> {
    fn fighters(&self, slots: Bits, bound: Bits, gains: bool) -> Fighters {
        let mut all = Fighters::new();
        for slot in slots.iter().take(MOST) {
            let force = self.force(slot);
            // A point of damage is worth more where it helps to bring a base down.
            let gain = force.min(5) * (RESISTANCE + FALL / 5) + (force - 5).max(0) * 2;
            let gain = if gains {
                gain + gain * self.urgency() / 10
            } else {
                0
            };
            all.push(Fighter {
                slot,
                force,
                left: self.left(slot),
                worth: self.worth(slot),
                gain,
                // Who is turned does not stand against an influence, either.
                cost: self.turn_cost(slot) + self.value(slot, Stat::Influencia) * 5,
                bound: bound.has(slot),
                value: 0,
                met: false,
            });
        }
        all
    }

    /// The part of the attackers that is worth sending; those under way are among them anyhow.
    pub(super) fn party(&self, ready: Bits, bound: Bits, blockers: Bits) -> Bits {
        let able = ready
            .iter()
            .filter(|slot| self.force(*slot) > 0)
            .collect::<Bits>();
        let mut party = self.fighters(able.or(bound), bound, true);
        let mut walls = self.fighters(blockers, Bits::NONE, false);
        // From all of them down to nobody: the part that comes to most together.
        let mut best = (0, bound);
        loop {
            oppose(&mut party, &mut walls);
            let sum: i32 = party.iter().map(|it| it.value - it.cost).sum();
            if sum > best.0 {
                best = (sum, party.iter().map(|it| it.slot).collect());
            }
            let worst = party
                .iter()
                .enumerate()
                .filter(|(_, it)| !it.bound)
                .min_by_key(|(_, it)| it.value - it.cost);
            match worst.map(|(at, _)| at) {
                Some(at) => drop(party.swap_remove(at)),
                None => return best.1,
            }
        }
    }
}

/// The defender blocks where it gains most, one blocker after the other.
fn oppose(party: &mut Fighters, walls: &mut Fighters) {
    for it in party.iter_mut() {
        (it.value, it.met) = (it.gain, false);
    }
    walls.iter_mut().for_each(|it| it.met = false);
    for _ in 0..walls.len().min(party.len()) {
        let mut best = (0, 0, 0, 0);
        for (a, attacker) in party.iter().enumerate().filter(|(_, it)| !it.met) {
            for (b, blocker) in walls.iter().enumerate().filter(|(_, it)| !it.met) {
                let value = meeting(attacker, blocker);
                let profit = attacker.gain - value;
                if profit > best.0 {
                    best = (profit, a, b, value);
                }
            }
        }
        let (profit, a, b, value) = best;
        if profit <= 0 {
            return;
        }
        if let (Some(attacker), Some(blocker)) = (party.get_mut(a), walls.get_mut(b)) {
            (attacker.met, attacker.value) = (true, value);
            blocker.met = true;
        }
    }
}
