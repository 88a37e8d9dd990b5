//! Effects that hold other effects: choices, permissions, conditions, repetitions.

use fabulario_engine::fabula::ability::{Amount, Deed, Effect, Objects, Stat, Until, Who};

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
                // What others do then is not what the player may do.
                let own = |effect: &Effect| {
                    doer(effect).is_none_or(|who| who == by)
                        && (is_order(effect) || doer(effect) == Some(by))
                };
                let count = then.iter().take_while(|effect| own(effect)).count();
                let (first, others) = then.split_at(if count == 0 { then.len() } else { count });
                let mut text = format!("{who} {may} {}", self.effects(first, Mood::May(by)));
                if !others.is_empty() {
                    let others = self.effects(others, Mood::Plain);
                    let done = if *by == Who::You {
                        "if you do"
                    } else {
                        "if they do"
                    };
                    text = self.say(
                        format!("{text}; se fizer isso, {others}"),
                        format!("{text}; {done}, {others}"),
                    );
                }
                self.else_part(text, otherwise)
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
        if effects.is_empty() {
            self.warn("a list of effects is empty");
        }
        let mut text = String::new();
        let mut rest = effects;
        let mut before: Option<&Effect> = None;
        let blocks = effects.iter().any(is_block);
        while let Some(first) = rest.first() {
            let (subject, same) = (subject_of(first), before.and_then(subject_of));
            let goes_on = subject.is_some() && subject == same;
            let pointed_back = self.speech.pointed_back.get();
            self.speech
                .same_subject
                .set(goes_on && matches!(mood, Mood::Plain));
            let (clause, taken) = self.clause(rest, mood);
            if goes_on {
                self.speech.pointed_back.set(pointed_back);
            }
            let orders = |effect: &Effect| matches!(mood, Mood::May(_)) || is_order(effect);
            let together = goes_on || (before.is_some_and(orders) && orders(first));
            let last = taken == rest.len();
            text = match before {
                None => clause,
                // Another subject, or a list within a list: nobody may wonder where one ends.
                Some(_) if blocks || !together => format!("{text}; {clause}"),
                Some(_) if !last && !goes_on => format!("{text}, {clause}"),
                Some(_) => format!("{text} {} {clause}", self.pick("e", "and")),
            };
            before = Some(first);
            rest = rest.get(taken..).unwrap_or_default();
        }
        text
    }

    /// The first effect of a list, together with those that are one phrase with it, and how many these are.
    fn clause(&self, effects: &[Effect], mood: Mood) -> (String, usize) {
        let Some(first) = effects.first() else {
            return (String::new(), 0);
        };
        // Deeds that are forbidden to the same objects for the same time, and bonuses for them, are one phrase.
        if let Some((what, until, _)) = ban_of(first) {
            let same = effects.iter().map_while(|effect| {
                let (other, time, deed) = ban_of(effect)?;
                ((other, time) == (what, until)).then_some(deed)
            });
            let deeds: Vec<Deed> = same.collect();
            return (
                self.permitted(what, &deeds, until, false, mood),
                deeds.len(),
            );
        }
        if let Some((what, until, _)) = bonus_of(first) {
            let same = effects.iter().map_while(|effect| {
                let (other, time, bonus) = bonus_of(effect)?;
                ((other, time) == (what, until)).then_some(bonus)
            });
            let bonuses: Vec<(Stat, &Amount)> = same.collect();
            return (self.modified(what, &bonuses, until, mood), bonuses.len());
        }
        (self.effect(first, mood), 1)
    }
}

fn is_block(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::ChooseOne { .. } | Effect::May { .. } | Effect::If { .. } | Effect::Repeat { .. }
    )
}

/// The objects that are the subject of a clause.
fn subject_of(effect: &Effect) -> Option<&Objects> {
    match effect {
        Effect::Modify { what, .. }
        | Effect::Allow { what, .. }
        | Effect::Forbid { what, .. }
        | Effect::LoseTypes { what, .. } => Some(what),
        _ => None,
    }
}

/// The player who does what the clause says; nobody in particular follows an order, too.
fn doer(effect: &Effect) -> Option<&Who> {
    match effect {
        Effect::Draw { who, .. }
        | Effect::Discard { who, .. }
        | Effect::Shuffle { who }
        | Effect::Sacrifice { who, .. }
        | Effect::GainResources { who, .. }
        | Effect::LoseResources { who, .. }
        | Effect::RaiseCap { who, .. }
        | Effect::Create { who, .. }
        | Effect::CreateCopy { who, .. }
        | Effect::TakeControl { who, .. }
        | Effect::Copy { who, .. } => Some(who),
        Effect::Choose { by, .. }
        | Effect::ChooseNumber { by, .. }
        | Effect::ChooseColour { by }
        | Effect::Retarget { by, .. } => Some(by),
        _ => None,
    }
}

/// Whether a clause is an order: `compre uma carta`.
fn is_order(effect: &Effect) -> bool {
    let stated = matches!(
        effect,
        Effect::GainResistance { .. }
            | Effect::LoseResistance { .. }
            | Effect::GivePriority { .. }
            | Effect::Win { .. }
            | Effect::Lose { .. }
    );
    !stated && subject_of(effect).is_none() && doer(effect).is_none_or(|who| *who == Who::You)
}

fn ban_of(effect: &Effect) -> Option<(&Objects, Until, Deed)> {
    match effect {
        Effect::Forbid { what, deed, until } => Some((what, *until, *deed)),
        _ => None,
    }
}

type Bonus<'e> = (&'e Objects, Until, (Stat, &'e Amount));

fn bonus_of(effect: &Effect) -> Option<Bonus<'_>> {
    match effect {
        Effect::Modify {
            what,
            stat,
            amount,
            until,
        } => Some((what, *until, (*stat, amount))),
        _ => None,
    }
}
