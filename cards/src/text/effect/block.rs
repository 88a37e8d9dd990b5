//! Effects that hold other effects: choices, permissions, conditions, repetitions.

use fabulario_engine::fabula::ability::{Amount, Deed, Effect, Objects, Stat, Until};

use super::super::Writer;
use super::super::clause::{self, Mood};
use super::super::grammar::{Number, list};

impl Writer<'_> {
    pub(super) fn block(&self, effect: &Effect, mood: Mood) -> String {
        if matches!(mood, Mood::May(_)) {
            self.warn("a choice, condition or repetition stands behind a may");
        }
        match effect {
            Effect::ChooseOne { by, options } => {
                let options: Vec<String> = options
                    .iter()
                    .map(|option| format!("“{}”", self.effects(option, Mood::Plain)))
                    .collect();
                let options = list(&options, self.pick("ou", "or"));
                let rest = self.say(format!("um: {options}"), format!("one: {options}"));
                self.does(by, &clause::CHOOSE, &rest, mood)
            }
            Effect::May {
                by,
                then,
                otherwise,
            } => {
                let who = self.player(by);
                let may = self.pick("pode", "may");
                let then = self.effects(then, Mood::May(by));
                self.else_part(format!("{who} {may} {then}"), otherwise)
            }
            Effect::If {
                condition,
                then,
                otherwise,
            } => {
                let then = self.effects(then, mood);
                let condition = self.condition(condition);
                let text = self.say(
                    format!("{then} se {condition}"),
                    format!("{then} if {condition}"),
                );
                self.else_part(text, otherwise)
            }
            Effect::Repeat { times, effects } => {
                let times = match times {
                    Amount::Fixed(n) => {
                        let word = if Number::of(*n) == Number::One {
                            self.pick("vez", "time")
                        } else {
                            self.pick("vezes", "times")
                        };
                        format!("{n} {word}")
                    }
                    Amount::Tree(_) => {
                        let times = self.expression(times);
                        self.say(
                            format!("tantas vezes quanto {times}"),
                            format!("as many times as {times}"),
                        )
                    }
                };
                let effects = self.effects(effects, Mood::Plain);
                let rest = self.say(
                    format!("{times} o seguinte: “{effects}”"),
                    format!("the following {times}: “{effects}”"),
                );
                self.do_it(&clause::REPEAT, &rest, mood)
            }
            _ => String::new(),
        }
    }

    fn else_part(&self, text: String, otherwise: &[Effect]) -> String {
        if otherwise.is_empty() {
            return text;
        }
        let otherwise = self.effects(otherwise, Mood::Plain);
        self.say(
            format!("{text}; senão, {otherwise}"),
            format!("{text}; otherwise, {otherwise}"),
        )
    }

    /// Effects that follow each other in one sentence.
    pub(in super::super) fn effects(&self, effects: &[Effect], mood: Mood) -> String {
        let mut parts = Vec::new();
        let mut rest = effects;
        while let Some((first, others)) = rest.split_first() {
            rest = others;
            if let Some((what, until, deed)) = ban_of(first) {
                // Deeds that are forbidden to the same objects for the same time are one phrase.
                let mut deeds = vec![deed];
                while let Some((next, others)) = rest.split_first() {
                    match ban_of(next) {
                        Some((same, time, deed)) if (same, time) == (what, until) => {
                            deeds.push(deed);
                            rest = others;
                        }
                        _ => break,
                    }
                }
                parts.push(self.permitted(what, &deeds, until, false, mood));
                continue;
            }
            let Some((what, until, mut bonuses)) = bonus_of(first) else {
                parts.push(self.effect(first, mood));
                continue;
            };
            // Bonuses for the same objects and the same time are one phrase.
            while let Some((next, others)) = rest.split_first() {
                match bonus_of(next) {
                    Some((same, time, more)) if (same, time) == (what, until) => {
                        bonuses.extend(more);
                        rest = others;
                    }
                    _ => break,
                }
            }
            parts.push(self.modified(what, &bonuses, until, mood));
        }
        let has_block = effects.len() > 1
            && effects.iter().any(|effect| {
                matches!(
                    effect,
                    Effect::ChooseOne { .. }
                        | Effect::May { .. }
                        | Effect::If { .. }
                        | Effect::Repeat { .. }
                )
            });
        if has_block {
            // Nobody may wonder where the inner list ends.
            parts.join("; ")
        } else {
            list(&parts, self.pick("e", "and"))
        }
    }
}

fn ban_of(effect: &Effect) -> Option<(&Objects, Until, Deed)> {
    match effect {
        Effect::Forbid { what, deed, until } => Some((what, *until, *deed)),
        _ => None,
    }
}

type Bonus<'e> = (&'e Objects, Until, Vec<(Stat, &'e Amount)>);

fn bonus_of(effect: &Effect) -> Option<Bonus<'_>> {
    match effect {
        Effect::Modify {
            what,
            stat,
            amount,
            until,
        } => Some((what, *until, vec![(*stat, amount)])),
        _ => None,
    }
}
