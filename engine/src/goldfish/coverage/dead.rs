//! Cards that are never played, because nothing that they could do is there to be done.

use super::Gap;
use super::script::{Around, modes};
use super::world::World;
use crate::fabula::ability::{Effect, Script, What};
use crate::fabula::{Card, CardType};

impl World<'_> {
    /// Whether a card could never be played here, or would do nothing: a Manobra of which every mode lacks what it must
    /// point at or changes nothing, a Modificação without a host.
    pub fn is_dead(&self, card: &Card) -> bool {
        match (card.role(), &card.effect) {
            (CardType::Manobra, Some(script)) => {
                modes(script).iter().all(|mode| self.is_dead_mode(mode))
            }
            _ => self.has_no_host(card),
        }
    }

    fn is_dead_mode(&self, mode: &Script) -> bool {
        let lacks = |what: &What| matches!(what, What::Effect { .. }) || self.lacks_target(what);
        let mut targets = mode.targets.iter();
        if targets.any(|spec| spec.min > 0 && lacks(&spec.what)) {
            return true;
        }
        // What can be played is not dead where a card answers to that, and what may be pointed at an own card is not
        // where that card, or another one, answers to what becomes of it.
        let mut targets = mode.targets.iter();
        let pointed = targets.any(|spec| !self.lacks_target(&spec.what));
        if self.listeners.plays || (pointed && self.listeners.answer_to(mode)) {
            return false;
        }
        let around = Around::of(mode);
        mode.sentences.iter().all(|sentence| {
            let mut when = sentence.when.iter();
            when.any(|when| self.condition(when).contains(&Gap::Opponent))
                || self.are_dead(&sentence.effects, around)
        })
    }

    fn are_dead<'a>(&self, effects: &'a [Effect], mut around: Around<'a>) -> bool {
        effects.iter().all(|effect| {
            around = around.after(effect);
            self.is_dead_effect(effect, around)
        })
    }

    fn is_dead_effect(&self, effect: &Effect, around: Around<'_>) -> bool {
        match effect {
            Effect::Choose { .. } => true,
            Effect::ChooseOne { options, .. } => {
                options.iter().all(|option| self.are_dead(option, around))
            }
            Effect::May {
                then, otherwise, ..
            }
            | Effect::If {
                then, otherwise, ..
            } => self.are_dead(then, around) && self.are_dead(otherwise, around),
            Effect::Repeat { times, effects } => {
                self.is_nothing(times) || self.are_dead(effects, around)
            }
            _ => {
                let gaps = [self.player(effect, around), self.objects(effect, around)];
                gaps.iter()
                    .flatten()
                    .any(|gap| matches!(gap, Gap::Opponent | Gap::Answer))
            }
        }
    }
}
