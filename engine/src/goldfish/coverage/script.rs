//! Texts that point at what is not there, sentence by sentence.

use super::Gap;
use super::passive::is_shield;
use super::world::{Gaps, World};
use crate::fabula::ability::{
    Amount, Deed, Effect, Filter, Objects, Place, Script, Side, TargetSpec, What, Who,
};

/// What the objects of an effect are, as far as it matters who has them.
enum Scope<'a> {
    /// Permanents like this.
    Fitting(&'a Filter),
    /// Cards out of play, or players.
    Cards(&'a Who),
    /// This card, its host, what an event was about; or a player or zone that was chosen.
    Other,
}

/// The words around an effect.
#[derive(Clone, Copy)]
pub(super) struct Around<'a> {
    targets: &'a [TargetSpec],
    chosen: Option<&'a What>,
    /// Whether something happened, so that there may be effects to speak of.
    triggered: bool,
}

impl<'a> Around<'a> {
    /// Those of a text that is played or used.
    pub const fn of(mode: &'a Script) -> Self {
        Self {
            targets: mode.targets.as_slice(),
            chosen: None,
            triggered: false,
        }
    }

    /// Those behind an effect, and of the effect itself.
    pub const fn after(self, effect: &'a Effect) -> Self {
        match effect {
            Effect::Choose { from, .. } => Self {
                chosen: Some(from),
                ..self
            },
            _ => self,
        }
    }
}

/// The modes of a text, or the text itself.
pub(super) fn modes(script: &Script) -> &[Script] {
    if script.modes.is_empty() {
        std::slice::from_ref(script)
    } else {
        &script.modes
    }
}

/// Whether an effect, or one inside of it, is like this.
pub(super) fn any(effect: &Effect, like: &impl Fn(&Effect) -> bool) -> bool {
    let list = |list: &[Effect]| list.iter().any(|one| any(one, like));
    like(effect)
        || match effect {
            Effect::ChooseOne { options, .. } => options.iter().any(|option| list(option)),
            Effect::May {
                then, otherwise, ..
            }
            | Effect::If {
                then, otherwise, ..
            } => list(then) || list(otherwise),
            Effect::Repeat { effects, .. } => list(effects),
            _ => false,
        }
}

impl World<'_> {
    /// What a text, or a mode of it, never does.
    pub(super) fn script(&self, script: &Script, triggered: bool) -> Gaps {
        let mut gaps = Gaps::new();
        for mode in modes(script) {
            for spec in &mode.targets {
                let effect = matches!(spec.what, What::Effect { .. });
                gaps.extend((effect && !triggered).then_some(Gap::Answer));
                gaps.extend(self.lacks_target(&spec.what).then_some(Gap::Opponent));
            }
            for sentence in &mode.sentences {
                let when = sentence.when.as_ref();
                gaps.extend(when.into_iter().flat_map(|when| self.condition(when)));
                let around = Around {
                    triggered,
                    ..Around::of(mode)
                };
                self.effects(&sentence.effects, around, &mut gaps);
            }
        }
        gaps
    }

    fn effects<'a>(&self, effects: &'a [Effect], mut around: Around<'a>, gaps: &mut Gaps) {
        for effect in effects {
            around = around.after(effect);
            if let Effect::Choose { by, from, .. } = effect {
                let lacks = self.lacks_target(from) || self.lacks_player(by);
                gaps.extend(lacks.then_some(Gap::Opponent));
            }
            self.effect(effect, around, gaps);
        }
    }

    fn effect(&self, effect: &Effect, around: Around, gaps: &mut Gaps) {
        match effect {
            Effect::ChooseOne { by, options } => {
                gaps.extend(self.lacks_player(by).then_some(Gap::Opponent));
                for option in options {
                    self.effects(option, around, gaps);
                }
            }
            Effect::May {
                by,
                then,
                otherwise,
            } => {
                gaps.extend(self.lacks_player(by).then_some(Gap::Opponent));
                self.effects(then, around, gaps);
                self.effects(otherwise, around, gaps);
            }
            Effect::If {
                condition,
                then,
                otherwise,
            } => {
                gaps.extend(self.condition(condition));
                self.effects(then, around, gaps);
                self.effects(otherwise, around, gaps);
            }
            Effect::Repeat { times, effects } => {
                gaps.extend(self.is_nothing(times).then_some(Gap::Opponent));
                self.effects(effects, around, gaps);
            }
            // What a Ficha can do is part of what makes it.
            Effect::Create { ficha, .. } => {
                gaps.extend(self.player(effect, around));
                gaps.extend(self.card(ficha).into_iter().map(|(_, gap)| gap));
            }
            _ => {
                gaps.extend(self.player(effect, around));
                gaps.extend(self.objects(effect, around));
            }
        }
    }

    /// What players do, draw, lose or get.
    pub(super) fn player(&self, effect: &Effect, around: Around) -> Option<Gap> {
        let (who, amount, harms) = match effect {
            Effect::Draw { who, amount }
            | Effect::GainResources { who, amount }
            | Effect::RaiseCap { who, amount }
            | Effect::Create { who, amount, .. } => (who, Some(amount), false),
            Effect::Discard { who, amount, .. } | Effect::LoseResources { who, amount } => {
                (who, Some(amount), true)
            }
            Effect::Sacrifice { who, filter, .. } => {
                let theirs = matches!(who, Who::Opponents | Who::Target { .. });
                return (theirs && !self.has(filter)).then_some(Gap::Opponent);
            }
            Effect::Shuffle { who } | Effect::CreateCopy { who, .. } => (who, None, false),
            _ => return None,
        };
        let chosen = harms && matches!(who, Who::Target { group } if is_anybody(around, group.0));
        let lacks = self.lacks_player(who) || (chosen && !self.blocks);
        let nothing = amount.is_some_and(|amount| self.is_nothing(amount));
        (lacks || nothing).then_some(Gap::Opponent)
    }

    /// What happens to objects.
    pub(super) fn objects(&self, effect: &Effect, around: Around) -> Option<Gap> {
        match effect {
            Effect::Damage { to, amount, .. } => self
                .harm(to, around)
                .or_else(|| self.is_nothing(amount).then_some(Gap::Opponent)),
            Effect::Destroy { what }
            | Effect::Turn { what }
            | Effect::LoseTypes { what, .. }
            | Effect::Face { what, down: true }
            | Effect::TakeControl { what, .. }
            | Effect::LoseResistance { what, .. }
            | Effect::Detach { what } => self.harm(what, around),
            Effect::Move { what, to, .. } if *to != Place::Campo => self.harm(what, around),
            Effect::Modify { what, amount, .. } => match amount {
                Amount::Fixed(n) if *n < 0 => self.harm(what, around),
                _ if self.is_nothing(amount) => Some(Gap::Opponent),
                _ => self.help(what, around),
            },
            Effect::Move { what, .. }
            | Effect::Unturn { what }
            | Effect::Face { what, .. }
            | Effect::PlayFree { what }
            | Effect::CreateCopy { of: what, .. }
            | Effect::Attach { to: what, .. } => self.help(what, around),
            Effect::Allow { what, deed, .. } => {
                self.deed(what, around, |world, of| world.granted(of, *deed))
            }
            Effect::Forbid { what, deed, .. } => {
                let spared = !is_shield(*deed) && *deed != Deed::Block;
                let harm = spared.then(|| self.harm(what, around)).flatten();
                harm.or_else(|| self.deed(what, around, |world, of| world.forbidden(of, *deed)))
            }
            Effect::Prevent { .. } => (!self.blocks).then_some(Gap::Defence),
            Effect::GainResistance { what, .. } => match scope(what, around) {
                Scope::Fitting(of) if of.whose == Side::Opponents => self.help(what, around),
                _ => Some(Gap::Defence),
            },
            Effect::Cancel { .. }
            | Effect::Copy { .. }
            | Effect::Retarget { .. }
            | Effect::SetLetter { .. } => (!around.triggered).then_some(Gap::Answer),
            Effect::GivePriority { .. } => Some(Gap::Answer),
            _ => None,
        }
    }

    fn harm(&self, objects: &Objects, around: Around) -> Option<Gap> {
        let missing = match scope(objects, around) {
            Scope::Fitting(filter) => self.spares(filter),
            Scope::Cards(whose) => self.lacks_player(whose),
            Scope::Other => false,
        };
        missing.then_some(Gap::Opponent)
    }

    fn help(&self, objects: &Objects, around: Around) -> Option<Gap> {
        let missing = match scope(objects, around) {
            Scope::Fitting(filter) => self.lacks(filter),
            Scope::Cards(whose) => self.lacks_player(whose),
            Scope::Other => false,
        };
        missing.then_some(Gap::Opponent)
    }

    fn deed(
        &self,
        objects: &Objects,
        around: Around,
        of: impl Fn(&Self, &Filter) -> Option<Gap>,
    ) -> Option<Gap> {
        match scope(objects, around) {
            Scope::Fitting(filter) => of(self, filter),
            _ => of(self, &Filter::this()),
        }
    }
}

/// What the objects of an effect are.
fn scope<'a>(objects: &'a Objects, around: Around<'a>) -> Scope<'a> {
    let of = |what: &'a What| match what {
        What::Permanent { filter } => Scope::Fitting(filter),
        What::Card { whose, .. } => Scope::Cards(whose),
        _ => Scope::Other,
    };
    match objects {
        Objects::Each { filter } => Scope::Fitting(filter),
        Objects::Cards { whose, .. } | Objects::Top { whose, .. } => Scope::Cards(whose),
        Objects::Target { group } => {
            let spec = around.targets.get(usize::from(group.0));
            spec.map_or(Scope::Other, |spec| of(&spec.what))
        }
        Objects::Chosen => around.chosen.map_or(Scope::Other, of),
        Objects::This | Objects::Host | Objects::Subject => Scope::Other,
    }
}

/// Whether a group of targets is any player: what does harm is pointed at the opponent.
fn is_anybody(around: Around, group: u8) -> bool {
    let spec = around.targets.get(usize::from(group));
    spec.is_some_and(|spec| matches!(spec.what, What::Player { who } if who != Side::You))
}
