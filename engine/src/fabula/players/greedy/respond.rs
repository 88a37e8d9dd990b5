//! Answers: to what waits on the stack, in a combat, and with what is left at the end of a turn.

use super::Eye;
use super::items::Seen;
use super::worth::CARD;
use crate::fabula::ability::{Ability, Effect, Part};
use crate::fabula::action::Action;
use crate::fabula::card::CardType;
use crate::fabula::program::{ScriptId, Step};

/// What kind of moment this is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Window {
    /// Nothing to be done.
    Shut,
    /// Somebody else's effect waits.
    Stack,
    /// The other could still attack.
    Before,
    /// Attackers are declared, blockers are not.
    Attacked,
    /// Everything is declared.
    Combat,
    /// The other's turn ends: what is left is lost.
    Last,
}

impl Window {
    /// What a resource must bring: less, the sooner it is lost.
    const fn rate(self) -> i32 {
        match self {
            Self::Stack => 13,
            Self::Before | Self::Attacked => 6,
            Self::Combat => 4,
            Self::Last | Self::Shut => 3,
        }
    }
}

impl Eye<'_, '_> {
    pub(super) fn respond(&self, legal: &[Action]) -> Action {
        let window = self.window();
        if window == Window::Shut {
            return Action::Pass;
        }
        let mut best = (0, Action::Pass);
        // With effects on the stack two sources may be told apart by them: nothing is remembered.
        for action in legal.iter().copied() {
            if !self.is_apt(action, window) {
                continue;
            }
            let Some(offer) = self.offer(action, &mut Seen::new()) else {
                continue;
            };
            let net = offer.value - offer.cost * window.rate() - CARD;
            if net > best.0 {
                best = (net, action);
            }
        }
        best.1
    }

    fn window(&self) -> Window {
        let state = self.state;
        let own = state.active == self.me;
        if let Some(top) = state.stack.last() {
            return if top.controller == self.me {
                Window::Shut
            } else {
                Window::Stack
            };
        }
        let attacked = || {
            let bases = self.enemies().iter();
            let mut aims = bases.map(|slot| state.permanents.get(slot).attacking);
            aims.any(|base| state.permanents.live().has(base) && self.is_mine(base))
        };
        match state.part {
            Part::ResultadoDaOfensiva | Part::ResultadoDaInfluencia if state.stage == 0 => {
                Window::Combat
            }
            Part::Acao if !own => Window::Before,
            Part::Ofensiva | Part::BloqueioDaOfensiva if !own && attacked() => Window::Attacked,
            Part::Final if !own => Window::Last,
            _ => Window::Shut,
        }
    }

    /// Whether an action belongs into this moment.
    fn is_apt(&self, action: Action, window: Window) -> bool {
        let (script, ally) = match action {
            Action::Play(card) => {
                let entry = self.state.table.entry(card);
                (entry.effect, entry.role == CardType::Aliado)
            }
            Action::Activate { permanent, ability } => {
                let entry = self.state.entry(permanent);
                let active = matches!(
                    entry.card.abilities.get(usize::from(ability)),
                    Some(Ability::Activated { .. })
                );
                let script = entry.scripts.get(usize::from(ability)).copied().flatten();
                (script.filter(|_| active), false)
            }
            _ => return false,
        };
        match window {
            Window::Shut => false,
            Window::Stack => script.is_some_and(|script| self.has(script, is_urgent)),
            Window::Before => script.is_some_and(|script| self.has(script, stops)),
            // An Aliado that may come at any time comes as a blocker, or at the last moment.
            Window::Attacked | Window::Last => ally || script.is_some(),
            Window::Combat => script.is_some(),
        }
    }

    fn has(&self, script: ScriptId, is: fn(&Effect) -> bool) -> bool {
        let steps = self
            .modes(script)
            .iter()
            .flat_map(|mode| &mode.sentences)
            .flat_map(|sentence| &sentence.steps);
        steps
            .into_iter()
            .any(|step| matches!(step, Step::Do(effect) if is(effect)))
    }
}

/// Whether an effect is of use only before what waits on the stack.
fn is_urgent(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Cancel { .. }
            | Effect::Copy { .. }
            | Effect::Retarget { .. }
            | Effect::Prevent { .. }
            | Effect::Modify { .. }
            | Effect::Forbid { .. }
            | Effect::Move { .. }
            | Effect::Win { .. }
    )
}

/// Whether an effect keeps somebody from attacking.
fn stops(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Turn { .. } | Effect::Forbid { .. } | Effect::Win { .. }
    )
}
