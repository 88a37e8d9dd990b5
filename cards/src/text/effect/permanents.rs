//! What happens to permanents: damage, turning, bonuses, permissions, control.

use fabulario_engine::Lang;
use fabulario_engine::fabula::ability::{Amount, Deed, Effect, Objects, Stat, Until, What};

use super::super::Writer;
use super::super::clause::{self, Mood, Verb};
use super::super::grammar::{Number, list};
use super::super::number::is_long;

impl Writer<'_> {
    pub(super) fn of_permanents(&self, effect: &Effect, mood: Mood) -> String {
        self.demand_target(
            effect,
            "a player or an effect is treated as a permanent",
            |what| !matches!(what, What::Player { .. } | What::Effect { .. }),
        );
        match effect {
            Effect::Damage {
                to,
                amount,
                divided,
            } => self.damaging(to, amount, *divided, mood),
            Effect::Prevent { to, amount } => self.prevention(to, amount.as_ref(), mood),
            Effect::Destroy { what } => self.simple(&clause::DESTROY, what, mood),
            Effect::Turn { what } => self.simple(&clause::TURN, what, mood),
            Effect::Unturn { what } => self.simple(&clause::UNTURN, what, mood),
            Effect::GainResistance { what, amount } => {
                self.thing_counts(what, &clause::GAIN, amount, mood)
            }
            Effect::LoseResistance { what, amount } => {
                self.thing_counts(what, &clause::LOSE, amount, mood)
            }
            Effect::Modify {
                what,
                stat,
                amount,
                until,
            } => self.modified(what, &[(*stat, amount)], *until, mood),
            Effect::Allow { what, deed, until } => {
                self.permitted(what, &[*deed], *until, true, mood)
            }
            Effect::Forbid { what, deed, until } => {
                self.permitted(what, &[*deed], *until, false, mood)
            }
            Effect::LoseTypes { what, until } => {
                let thing = self.things(what);
                let types = match thing.number {
                    Number::One => self.pick("seus tipos", "its types"),
                    Number::Many => self.pick("seus tipos", "their types"),
                };
                let rest = format!("{types} {}", self.until(*until));
                self.thing_does(&thing, &clause::LOSE, &rest, mood)
            }
            Effect::Attach { what, to } => {
                let what = self.things(what).text;
                let to = self.to(&self.things(to).text);
                self.do_it(&clause::ATTACH, &format!("{what} {to}"), mood)
            }
            Effect::Detach { what } => self.simple(&clause::DETACH, what, mood),
            Effect::TakeControl { who, what, until } => {
                let of = self.of(&self.things(what).text);
                let until = match until {
                    Until::Always => String::new(),
                    Until::EndOfTurn => format!(" {}", self.until(*until)),
                };
                let rest = self.say(
                    format!("o controle {of}{until}"),
                    format!("control {of}{until}"),
                );
                self.does(who, &clause::TAKE, &rest, mood)
            }
            Effect::Face { what, down } => {
                let what = self.things(what).text;
                let way = if *down {
                    self.pick("com a face para baixo", "face down")
                } else {
                    self.pick("com a face para cima", "face up")
                };
                self.do_it(&clause::TURN, &format!("{what} {way}"), mood)
            }
            _ => String::new(),
        }
    }

    /// Warns of a text that points at something which cannot take what it does.
    pub(super) fn demand_target(&self, effect: &Effect, warning: &str, fits: fn(&What) -> bool) {
        let objects = match effect {
            Effect::Damage { to, .. } | Effect::Prevent { to, .. } => to,
            Effect::Destroy { what }
            | Effect::Turn { what }
            | Effect::Unturn { what }
            | Effect::GainResistance { what, .. }
            | Effect::LoseResistance { what, .. }
            | Effect::Modify { what, .. }
            | Effect::Allow { what, .. }
            | Effect::Forbid { what, .. }
            | Effect::LoseTypes { what, .. }
            | Effect::Attach { what, .. }
            | Effect::Detach { what }
            | Effect::TakeControl { what, .. }
            | Effect::Face { what, .. }
            | Effect::Cancel { what: Some(what) }
            | Effect::Copy { what, .. }
            | Effect::Retarget { what, .. }
            | Effect::SetLetter { what, .. } => what,
            _ => return,
        };
        let Objects::Target { group } = objects else {
            return;
        };
        let spec = self.speech.targets.get(usize::from(group.0));
        if spec.is_some_and(|spec| !fits(&spec.what)) {
            self.warn(warning);
        }
    }

    pub(super) fn simple(&self, verb: &Verb, what: &Objects, mood: Mood) -> String {
        let what = self.things(what).text;
        self.do_it(verb, &what, mood)
    }

    fn thing_counts(&self, what: &Objects, verb: &Verb, amount: &Amount, mood: Mood) -> String {
        let thing = self.one_by_one(what);
        let quantity = self.quantity(&self.resistance(), amount);
        let rest = format!("{}{}", quantity.head, quantity.end);
        self.thing_does(&thing, verb, &rest, mood)
    }

    fn damaging(&self, to: &Objects, amount: &Amount, divided: bool, mood: Mood) -> String {
        let shared = match to {
            Objects::Target { group } => self
                .speech
                .targets
                .get(usize::from(group.0))
                .and_then(|spec| spec.divide.clone()),
            _ => None,
        };
        match (divided, shared) {
            (true, Some(whole)) => {
                let quantity = self.quantity(&self.damage(), &whole);
                let to = self.things(to).text;
                let rest = self.say(
                    format!("{} como quiser entre {to}{}", quantity.head, quantity.end),
                    format!("{} as you choose among {to}{}", quantity.head, quantity.end),
                );
                self.do_it(&clause::DIVIDE, &rest, mood)
            }
            (true, None) => {
                self.warn("damage is divided, but no target divides an amount");
                String::new()
            }
            (false, _) => {
                let to = self.to(&self.one_by_one(to).text);
                let quantity = self.quantity(&self.damage(), amount);
                // A long amount comes last in Portuguese, so that nobody takes the target for a part of it.
                let long = is_long(amount);
                let rest = match self.lang {
                    Lang::Pt if long => format!("{to} {}", quantity.head),
                    _ => format!("{} {to}{}", quantity.head, quantity.end),
                };
                self.do_it(&clause::DEAL, &rest, mood)
            }
        }
    }

    fn prevention(&self, to: &Objects, amount: Option<&Amount>, mood: Mood) -> String {
        let thing = self.to(&self.one_by_one(to).text);
        let Some(amount) = amount else {
            let rest = self.say(
                format!("todo o dano que seria causado {thing} neste turno"),
                format!("all damage that would be dealt {thing} this turn"),
            );
            return self.do_it(&clause::PREVENT, &rest, mood);
        };
        let quantity = self.quantity(&self.damage(), amount);
        let (head, end) = (&quantity.head, &quantity.end);
        let rest = match (self.lang, amount) {
            (Lang::Pt, _) if is_long(amount) => {
                format!("{head} que seria causado {thing} neste turno{end}")
            }
            (Lang::Pt, Amount::Fixed(1)) => {
                format!("o próximo ponto de dano que seria causado {thing} neste turno{end}")
            }
            (Lang::Pt, _) => {
                format!("os próximos {head} que seriam causados {thing} neste turno{end}")
            }
            (Lang::En, _) if is_long(amount) => {
                format!("{head} that would be dealt {thing} this turn{end}")
            }
            (Lang::En, _) => {
                format!("the next {head} that would be dealt {thing} this turn{end}")
            }
        };
        self.do_it(&clause::PREVENT, &rest, mood)
    }

    /// Bonuses that last for a while.
    pub(super) fn modified(
        &self,
        what: &Objects,
        bonuses: &[(Stat, &Amount)],
        until: Until,
        mood: Mood,
    ) -> String {
        let thing = self.things(what);
        let rest = format!("{} {}", self.bonus_list(bonuses), self.until(until));
        self.thing_does(&thing, &clause::GET, &rest, mood)
    }

    /// Deeds that are allowed or forbidden for a while.
    pub(super) fn permitted(
        &self,
        what: &Objects,
        deeds: &[Deed],
        until: Until,
        allowed: bool,
        mood: Mood,
    ) -> String {
        let thing = self.things(what);
        if matches!(mood, Mood::May(_)) {
            self.warn("a permission stands behind a may");
        }
        let subject = if self.speech.same_subject.take() {
            String::new()
        } else {
            format!("{} ", thing.text)
        };
        let can = self.may(thing.number, allowed);
        if deeds == [Deed::ActAtOnce] && until == Until::EndOfTurn && allowed {
            let rest = match thing.number {
                Number::One => self.pick(
                    "agir neste turno mesmo que tenha acabado de entrar em jogo",
                    "act this turn even if it has just entered play",
                ),
                Number::Many => self.pick(
                    "agir neste turno mesmo que tenham acabado de entrar em jogo",
                    "act this turn even if they have just entered play",
                ),
            };
            return format!("{subject}{can} {rest}");
        }
        let deeds: Vec<String> = deeds
            .iter()
            .map(|deed| self.deed(*deed, thing.gender, thing.number))
            .collect();
        let deeds = if allowed {
            list(&deeds, self.pick("e", "and"))
        } else {
            list(&deeds, self.pick("nem", "or"))
        };
        match (until, allowed) {
            (Until::EndOfTurn, _) => self.say(
                format!("{subject}{can} {deeds} neste turno"),
                format!("{subject}{can} {deeds} this turn"),
            ),
            (Until::Always, true) => self.say(
                format!("{subject}{can} {deeds} permanentemente"),
                format!("{subject}{can} permanently {deeds}"),
            ),
            (Until::Always, false) => self.say(
                format!("{subject}{can} mais {deeds}"),
                format!("{subject}can no longer {deeds}"),
            ),
        }
    }
}
