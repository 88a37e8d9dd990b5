//! What happens to effects on the stack. FAB 1.13, 1.23

use fabulario_engine::fabula::ability::{Effect, What};

use super::super::Writer;
use super::super::clause::{self, Mood};
use super::super::grammar::Number;

impl Writer<'_> {
    pub(super) fn of_stack(&self, effect: &Effect, mood: Mood) -> String {
        self.demand_target(
            effect,
            "something that is no effect is treated as one",
            |what| matches!(what, What::Effect { .. }),
        );
        match effect {
            Effect::Cancel { what: Some(what) } => self.simple(&clause::CANCEL, what, mood),
            Effect::Cancel { what: None } => {
                let top = self.pick(
                    "o efeito no topo da pilha",
                    "the effect on top of the stack",
                );
                self.do_it(&clause::CANCEL, top, mood)
            }
            Effect::Copy { what, who } => {
                let what = self.things(what).text;
                self.does(who, &clause::COPY, &what, mood)
            }
            Effect::Retarget { what, by } => {
                let what = self.things(what).text;
                let rest = self.say(
                    format!("novos alvos para {what}"),
                    format!("new targets for {what}"),
                );
                self.does(by, &clause::CHOOSE, &rest, mood)
            }
            Effect::SetLetter {
                what,
                letter,
                amount,
            } => {
                let letter = super::super::cost::letter(*letter);
                let (of, value) = (self.of(&self.things(what).text), self.expression(amount));
                let rest = self.say(
                    format!("o {letter} {of} para {value}"),
                    format!("the {letter} {of} to {value}"),
                );
                self.do_it(&clause::CHANGE, &rest, mood)
            }
            Effect::PlayFree { what } => {
                let thing = self.things(what);
                let free = match thing.number {
                    Number::One => self.pick("sem pagar o custo dela", "without paying its cost"),
                    Number::Many => {
                        self.pick("sem pagar o custo delas", "without paying their cost")
                    }
                };
                self.do_it(&clause::PLAY, &format!("{} {free}", thing.text), mood)
            }
            _ => String::new(),
        }
    }
}
