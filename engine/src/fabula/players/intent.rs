//! Whether a text is good or bad for what it points at.

use crate::fabula::ability::{Ability, Amount, Effect, Passive, Place};
use crate::fabula::program::{Mode, Step};

/// Below zero: bad for its object. Above zero: good for it.
pub(super) fn of_effect(effect: &Effect) -> i32 {
    match effect {
        Effect::Damage { .. }
        | Effect::Destroy { .. }
        | Effect::Turn { .. }
        | Effect::Cancel { .. }
        | Effect::LoseResistance { .. }
        | Effect::Forbid { .. }
        | Effect::LoseTypes { .. }
        | Effect::LoseResources { .. }
        | Effect::TakeControl { .. }
        | Effect::Sacrifice { .. }
        | Effect::Discard { .. }
        | Effect::Lose { .. } => -1,
        Effect::Move { to, .. } if !matches!(to, Place::Campo) => -1,
        Effect::Modify { amount, .. } => sign(amount),
        Effect::Prevent { .. }
        | Effect::Unturn { .. }
        | Effect::GainResistance { .. }
        | Effect::Allow { .. }
        | Effect::Draw { .. }
        | Effect::GainResources { .. }
        | Effect::RaiseCap { .. }
        | Effect::Win { .. }
        | Effect::Copy { .. } => 1,
        _ => 0,
    }
}

fn sign(amount: &Amount) -> i32 {
    match amount {
        Amount::Fixed(n) => i32::from(n.signum()),
        Amount::Tree(_) => 1,
    }
}

/// The first step that is good or bad for something decides.
pub(super) fn of_mode(mode: &Mode) -> i32 {
    let steps = mode.sentences.iter().flat_map(|sentence| &sentence.steps);
    let of = |step: &Step| match step {
        Step::Do(effect) => of_effect(effect),
        Step::Create { .. } => 1,
        _ => 0,
    };
    steps.map(of).find(|intent| *intent != 0).unwrap_or(0)
}

/// Whether an attached card is good for its host.
pub(super) fn of_abilities(abilities: &[Ability]) -> i32 {
    let of = |ability: &Ability| match ability {
        Ability::Passive {
            does: Passive::Modify { amount, .. },
            ..
        } => sign(amount),
        Ability::Passive {
            does: Passive::Forbid { .. } | Passive::LoseTypes { .. },
            ..
        } => -1,
        _ => 1,
    };
    abilities
        .iter()
        .map(of)
        .find(|intent| *intent != 0)
        .unwrap_or(1)
}

/// Whether a mode cancels something.
pub(super) fn cancels(mode: &Mode) -> bool {
    mode.sentences
        .iter()
        .flat_map(|sentence| &sentence.steps)
        .any(|step| matches!(step, Step::Do(Effect::Cancel { .. })))
}
