//! What cards of a deck answer to, so that even a text that only costs its player something may bring something.

use super::script::any;
use crate::fabula::ability::{Ability, Effect, Filter, Place, Script, Side, Trigger};
use crate::fabula::{Card, CardType};

/// What the cards of a deck answer to.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Listeners {
    /// A Manobra that their player plays.
    pub plays: bool,
    /// An own permanent that leaves play, wherever it goes.
    pub departures: bool,
    /// An own permanent that is hurt, destroyed or given up.
    pub harm: bool,
}

impl Listeners {
    /// Those among the cards of a deck.
    pub fn among<'c>(cards: impl Iterator<Item = &'c Card>) -> Self {
        let mut all = Self::default();
        for ability in cards.flat_map(|card| &card.abilities) {
            if let Ability::Triggered { trigger, .. } = ability {
                all.hear(trigger);
            }
        }
        all
    }

    fn hear(&mut self, trigger: &Trigger) {
        let own = |what: &Filter| what.whose != Side::Opponents;
        match trigger {
            Trigger::Played { what } => {
                let manobra = what.kinds.is_empty() || what.kinds.contains(&CardType::Manobra);
                self.plays |= own(what) && manobra;
            }
            Trigger::Leaves { what } => self.departures |= own(what),
            Trigger::Dies { what }
            | Trigger::Destroyed { what }
            | Trigger::Damaged { what }
            | Trigger::Sacrificed { what } => self.harm |= own(what),
            _ => {}
        }
    }

    /// Whether somebody answers to what a mode may do to an own permanent.
    pub fn answer_to(self, mode: &Script) -> bool {
        self.departures || (self.harm && !only_takes_away(mode))
    }
}

/// Whether a mode only takes permanents out of play to where nobody calls them dead, and does nothing else: whoever
/// answers to harm has nothing to answer. What is shuffled into a deck also puts the deck in another order.
fn only_takes_away(mode: &Script) -> bool {
    let loud = |effect: &Effect| {
        !matches!(
            effect,
            Effect::Choose { .. }
                | Effect::May { .. }
                | Effect::If { .. }
                | Effect::ChooseOne { .. }
                | Effect::Repeat { .. }
                | Effect::Move {
                    to: Place::Mao | Place::Topo | Place::Fundo | Place::Degredo,
                    ..
                }
        )
    };
    let mut effects = mode.sentences.iter().flat_map(|one| &one.effects);
    !effects.any(|effect| any(effect, &loud))
}
