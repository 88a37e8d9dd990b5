//! Fights that hang by a thread: a point more or less decides them.

use fabulario_engine::fabula::state::{Permanent, Slot};
use fabulario_engine::fabula::{Action, Ask, State};

/// Whether an action makes a fight close.
pub fn is_close_call(state: &State, action: Action) -> bool {
    match action {
        Action::Influence { ally, base } => hangs(over(state, base) + influence(state, ally)),
        Action::Block { ally, against } if state.ask() == Ask::InfluenceBlocks => {
            hangs(over(state, against) - influence(state, ally))
        }
        Action::Block { ally, against } => {
            let (blocker, attacker) = (state.permanent(ally), state.permanent(against));
            let pair = blocker.zip(attacker);
            pair.is_some_and(|(a, b)| hangs(survives(a, b)) || hangs(survives(b, a)))
        }
        _ => false,
    }
}

/// Whether an influence that is declared hangs by a thread.
pub fn is_close(state: &State) -> bool {
    let mut bases = state.permanents().map(|(_, it)| it.influencing);
    bases.any(|base| base.is_some() && hangs(over(state, base)))
}

fn hangs(over: i32) -> bool {
    (-1..=1).contains(&over)
}

fn influence(state: &State, ally: Slot) -> i32 {
    let it = state.permanent(ally);
    it.map_or(0, |it| i32::from(it.now.values[2]))
}

/// By how much the influence on a base exceeds what it needs; below one it fails.
fn over(state: &State, base: Slot) -> i32 {
    let counts = |it: &Permanent| {
        let value = i32::from(it.now.values[2]);
        i32::from(it.influencing == base) * value - i32::from(it.blocking == base) * value
    };
    let sum: i32 = state.permanents().map(|(_, it)| counts(it)).sum();
    let left = state
        .permanent(base)
        .map_or(0, |it| i32::from(it.resistance));
    sum - left
}

/// What is left of an ally after the other one's ofensiva.
fn survives(ally: &Permanent, other: &Permanent) -> i32 {
    i32::from(ally.now.values[1]) - i32::from(ally.damage) - i32::from(other.now.values[0])
}
