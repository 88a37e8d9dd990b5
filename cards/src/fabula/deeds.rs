//! What the effects of Fábula do, in the verbs of the query language.

use fabulario_engine::fabula::ability::{Ability, Amount, Effect, Passive, Place, Script};

/// Whether a written number lowers what it is added to.
const fn lowers(amount: &Amount) -> bool {
    matches!(amount, Amount::Fixed(number) if *number < 0)
}

/// Hears every verb.
pub(crate) struct Deeds<'t>(pub &'t mut dyn FnMut(&'static str));

impl Deeds<'_> {
    fn does(&mut self, verb: &'static str) {
        (self.0)(verb);
    }

    /// What an ability does.
    pub(crate) fn ability(&mut self, ability: &Ability) {
        match ability {
            Ability::Passive { does, .. } => self.passive(does),
            Ability::Triggered { effect, .. } | Ability::Activated { effect, .. } => {
                self.script(effect);
            }
        }
    }

    pub(crate) fn script(&mut self, script: &Script) {
        for sentence in &script.sentences {
            self.effects(&sentence.effects);
        }
        for mode in &script.modes {
            self.script(mode);
        }
    }

    fn effects(&mut self, effects: &[Effect]) {
        for effect in effects {
            self.effect(effect);
        }
    }

    fn modify(&mut self, amount: &Amount) {
        self.does(if lowers(amount) { "lower" } else { "raise" });
    }

    fn effect(&mut self, effect: &Effect) {
        let verb = match effect {
            Effect::Draw { .. } => "draw",
            Effect::Discard { .. } => "discard",
            Effect::Move { to, .. } => match to {
                Place::Mao => "return",
                Place::Topo => "topdeck",
                Place::Fundo => "bury",
                Place::Baralho => "shuffle",
                Place::Descarte => "discard",
                Place::Degredo => "exile",
                Place::Campo => "put",
            },
            Effect::Shuffle { .. } => "shuffle",
            Effect::Damage { .. } => "damage",
            Effect::Prevent { .. } => "protect",
            Effect::Destroy { .. } => "destroy",
            Effect::Sacrifice { .. } => "sacrifice",
            Effect::Turn { .. } => "turn",
            Effect::Unturn { .. } => "unturn",
            Effect::Cancel { .. } => "negate",
            Effect::Copy { .. } => "copy",
            Effect::Retarget { .. } => "retarget",
            Effect::GainResistance { .. } => "heal",
            Effect::LoseResistance { .. } => "lower",
            Effect::Modify { amount, .. } => return self.modify(amount),
            Effect::Allow { .. } => "allow",
            Effect::Forbid { .. } => "forbid",
            Effect::LoseTypes { .. } => "strip",
            Effect::GainResources { .. } | Effect::RaiseCap { .. } => "resources",
            Effect::LoseResources { .. } => "drain",
            Effect::Create { .. } => "spawn",
            Effect::CreateCopy { .. } => {
                self.does("copy");
                "spawn"
            }
            Effect::Attach { .. } => "attach",
            Effect::Detach { .. } => "detach",
            Effect::TakeControl { .. } => "steal",
            Effect::Face { .. } => "flip",
            Effect::PlayFree { .. } => "free",
            Effect::Win { .. } => "win",
            Effect::Lose { .. } => "lose",
            Effect::ChooseOne { options, .. } => {
                return options.iter().for_each(|list| self.effects(list));
            }
            Effect::May {
                then, otherwise, ..
            }
            | Effect::If {
                then, otherwise, ..
            } => {
                self.effects(then);
                return self.effects(otherwise);
            }
            Effect::Repeat { effects, .. } => return self.effects(effects),
            Effect::Choose { .. }
            | Effect::ChooseNumber { .. }
            | Effect::ChooseColour { .. }
            | Effect::SetLetter { .. }
            | Effect::GivePriority { .. } => return,
        };
        self.does(verb);
    }

    fn passive(&mut self, passive: &Passive) {
        let verb = match passive {
            Passive::Modify { amount, .. } => return self.modify(amount),
            Passive::Set { .. } => "set",
            Passive::Allow { .. } => "allow",
            Passive::Forbid { .. } | Passive::ForbidDraw { .. } => "forbid",
            Passive::ReduceCost { .. } => "discount",
            Passive::Generate { .. } | Passive::RaiseCap { .. } => "resources",
            Passive::LoseTypes { .. } => "strip",
        };
        self.does(verb);
    }
}

/// What kind of ability it is, as the query language calls it. FAB 1.14.4
pub(crate) const fn kind(ability: &Ability) -> &'static str {
    match ability {
        Ability::Passive { .. } => "passiva",
        Ability::Triggered { .. } => "desencadeada",
        Ability::Activated { .. } => "ativada",
    }
}
