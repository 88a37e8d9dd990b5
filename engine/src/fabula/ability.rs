//! Abilities as trees of data: costs, triggers, conditions, targets, effects, amounts. FAB 1.14
//!
//! A card is never code. What it does is a tree of the nodes in these files, and a new card needs a
//! new node only when it does something that no card did before.

use serde_json::Value;

use super::read::{Reader, node};

mod amount;
mod cost;
mod effect;
mod filter;
mod passive;
mod target;
mod trigger;

pub use amount::{Amount, Compare, Condition, Node, Round, Stat};
pub use cost::{Cost, Letter, Parts as CostParts, Pick};
pub use effect::{Effect, Place, Until};
pub use filter::{ColourTest, Filter, Position, Role, Side, Zone};
pub use passive::{Deed, Deeds, Passive};
pub use target::{Group, MAX_GROUPS, MAX_TARGETS, Objects, TargetSpec, What, Who};
pub use trigger::{Part, Trigger};

node! {
    /// One of the three kinds of ability. FAB 1.14.4
    enum Ability scoped by enter_ability {
        /// Holds as long as its card is in play. FAB 1.14.5
        Passive {
            /// Only while this is so.
            when: Option<Condition> = None,
            /// What holds.
            does: Passive,
        },
        /// Stacks its effects when something happens. FAB 1.14.6
        Triggered {
            /// What must happen.
            trigger: Trigger,
            /// Only if this is so at that moment.
            when: Option<Condition> = None,
            /// What it does.
            effect: Script,
        },
        /// Stacks its effects when its controller pays. FAB 1.14.7#1
        Activated {
            /// What is paid.
            cost: Cost,
            /// Only while this is so.
            when: Option<Condition> = None,
            /// What it does.
            effect: Script,
        },
    }
}

node! {
    /// What an ability or a Manobra does: its targets and its sentences, or a choice of such modes.
    struct Script scoped by enter_script, checked by check_script {
        /// What it points at.
        targets: Vec<TargetSpec> = Vec::new(),
        /// Its sentences, in printed order: each is an effect of its own on the stack. FAB 1.14.3a
        sentences: Vec<Sentence> = Vec::new(),
        /// A choice, made on announcement, in place of the two above.
        modes: Vec<Script> = Vec::new(),
        /// Letters whose value the text itself defines. FAB 1.8.9
        define: Vec<Definition> = Vec::new(),
    }
}

node! {
    /// One sentence of the text.
    struct Sentence {
        /// Only if this is so when it resolves.
        when: Option<Condition> = None,
        /// What happens, in order.
        effects: Vec<Effect>,
    }
}

node! {
    /// A letter and the value that the text gives it.
    struct Definition {
        /// The letter.
        letter: Letter,
        /// Its value.
        is: Amount,
    }
}

/// The letter of a cost, as a bit.
pub(crate) fn letter_of(cost: Option<&Value>) -> u8 {
    let letter = cost
        .and_then(|cost| cost.get("letter"))
        .and_then(Value::as_str);
    letter.map_or(0, letter_bit)
}

fn letter_bit(letter: &str) -> u8 {
    match letter {
        "x" => 1,
        "y" => 2,
        "z" => 4,
        _ => 0,
    }
}

/// The text of an activated ability knows the letter of its cost.
fn enter_ability(value: &Value, reader: &mut Reader) {
    reader.scope.letters |= letter_of(
        value
            .get("activated")
            .and_then(|ability| ability.get("cost")),
    );
}

/// A text knows its own targets and the letters that it defines.
fn enter_script(value: &Value, reader: &mut Reader) {
    if let Some(targets) = value.get("targets").and_then(Value::as_array) {
        reader.scope.targets = u8::try_from(targets.len()).unwrap_or(u8::MAX);
    }
    for definition in value
        .get("define")
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
    {
        reader.scope.letters |= definition
            .get("letter")
            .and_then(Value::as_str)
            .map_or(0, letter_bit);
    }
}

fn check_script(script: &Script, reader: &mut Reader) {
    if script.modes.is_empty() == script.sentences.is_empty() {
        reader.wrong("has either sentences or modes");
    }
    if script
        .modes
        .iter()
        .any(|mode| !mode.modes.is_empty() || !mode.define.is_empty())
    {
        reader.wrong("a mode has targets and sentences, no modes or definitions of its own");
    }
    if !script.modes.is_empty() && !script.targets.is_empty() {
        reader.wrong("the targets stand in the modes");
    }
    if script.targets.len() > MAX_GROUPS {
        reader.wrong(format!(
            "has {} groups of targets, at most {MAX_GROUPS} are allowed",
            script.targets.len()
        ));
    }
    let most: u32 = script
        .targets
        .iter()
        .map(|target| u32::from(target.max))
        .sum();
    if most > u32::from(MAX_TARGETS) {
        reader.wrong(format!(
            "has up to {most} targets, at most {MAX_TARGETS} are allowed"
        ));
    }
    for (i, spec) in script.targets.iter().enumerate() {
        if spec.min > spec.max || spec.max == 0 {
            reader.within(&["targets", &i.to_string()], |reader| {
                reader.wrong(format!(
                    "from {} to {} targets cannot be chosen (FAB 1.15.12)",
                    spec.min, spec.max
                ));
            });
        }
    }
}
