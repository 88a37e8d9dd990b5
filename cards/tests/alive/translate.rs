//! What a player is asked for, and an answer of one game in the words of another.

use fabulario_engine::fabula::{Action, Ask, State, Target};

/// Whether something is to be chosen, not begun.
pub fn is_choice(ask: Ask) -> bool {
    !matches!(
        ask,
        Ask::Priority | Ask::Declare | Ask::Blocks | Ask::InfluenceBlocks | Ask::Over
    )
}

/// The same action in another game: objects are known by their place there.
pub fn translate(action: Action, from: &State, to: &State) -> Action {
    let Action::Choose(target) = action else {
        return action;
    };
    Action::Choose(match target {
        Target::Permanent { slot, stamp } => {
            // What is gone is known by nothing but its number.
            let here = from.permanent(slot).filter(|it| it.stamp == stamp);
            let there = here.and_then(|_| to.permanent(slot));
            let stamp = there.map_or(stamp, |it| it.stamp);
            Target::Permanent { slot, stamp }
        }
        Target::Effect(id) => {
            let at = from.stack().iter().position(|item| item.id == id);
            let there = at.and_then(|at| to.stack().get(at));
            Target::Effect(there.map_or(0, |item| item.id))
        }
        other => other,
    })
}
