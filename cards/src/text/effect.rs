//! What an effect does, as a clause. FAB 1.13

use fabulario_engine::fabula::ability::{Amount, Effect, Filter, Until};

use super::Writer;
use super::clause::{self, Mood};
use super::grammar::Number;
use super::noun::As;
use super::number::Unit;

mod block;
mod ficha;
mod movement;
mod permanents;
mod players;
mod stack;

impl Writer<'_> {
    /// One effect.
    pub(super) fn effect(&self, effect: &Effect, mood: Mood) -> String {
        match effect {
            Effect::Draw { .. }
            | Effect::Discard { .. }
            | Effect::Choose { .. }
            | Effect::ChooseNumber { .. }
            | Effect::ChooseColour { .. }
            | Effect::Shuffle { .. }
            | Effect::Sacrifice { .. }
            | Effect::GainResources { .. }
            | Effect::LoseResources { .. }
            | Effect::RaiseCap { .. }
            | Effect::GivePriority { .. }
            | Effect::Win { .. }
            | Effect::Lose { .. } => self.of_players(effect, mood),
            Effect::Damage { .. }
            | Effect::Prevent { .. }
            | Effect::Destroy { .. }
            | Effect::Turn { .. }
            | Effect::Unturn { .. }
            | Effect::GainResistance { .. }
            | Effect::LoseResistance { .. }
            | Effect::Modify { .. }
            | Effect::Allow { .. }
            | Effect::Forbid { .. }
            | Effect::LoseTypes { .. }
            | Effect::Attach { .. }
            | Effect::Detach { .. }
            | Effect::TakeControl { .. }
            | Effect::Face { .. } => self.of_permanents(effect, mood),
            Effect::Cancel { .. }
            | Effect::Copy { .. }
            | Effect::Retarget { .. }
            | Effect::SetLetter { .. }
            | Effect::PlayFree { .. } => self.of_stack(effect, mood),
            Effect::Move {
                what,
                to,
                turned,
                face_down,
            } => self.moved(what, *to, [*turned, *face_down], mood),
            Effect::Create { who, amount, ficha } => self.creation(who, amount, ficha, mood),
            Effect::CreateCopy {
                who,
                of,
                last_known,
            } => {
                let of = self.of(&self.things(of).text);
                let known = if *last_known {
                    self.pick(" como era ao sair de jogo", " as it last was")
                } else {
                    ""
                };
                let rest = self.say(
                    format!("uma ficha que seja uma cópia {of}{known}"),
                    format!("a token that is a copy {of}{known}"),
                );
                self.does(who, &clause::CREATE, &rest, mood)
            }
            Effect::ChooseOne { .. }
            | Effect::May { .. }
            | Effect::If { .. }
            | Effect::Repeat { .. } => self.block(effect, mood),
        }
    }

    fn until(&self, until: Until) -> &'static str {
        match until {
            Until::EndOfTurn => self.pick("até o fim do turno", "until end of turn"),
            Until::Always => self.pick("permanentemente", "permanently"),
        }
    }

    /// So many of what fits: `duas cartas de aliado`, `um aliado`.
    fn filtered_quantity(&self, filter: &Filter, amount: &Amount, what: As) -> String {
        let (one, many) = (
            self.noun(filter, what, Number::One),
            self.noun(filter, what, Number::Many),
        );
        if *amount == Amount::Fixed(1) {
            return self.indefinite(&one);
        }
        let unit = Unit {
            names: [self.bare(&one), self.bare(&many)],
            mass: None,
            gender: one.gender,
            words: true,
        };
        let quantity = self.quantity(&unit, amount);
        format!("{}{}", quantity.head, quantity.end)
    }
}
