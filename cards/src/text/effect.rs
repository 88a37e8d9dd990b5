//! What an effect does, as a clause. FAB 1.13

use fabulario_engine::Lang;
use fabulario_engine::fabula::ability::{
    Amount, Deed, Effect, Objects, Stat, Until, What, Who, Zone,
};

use super::Writer;
use super::clause::{self, Mood};
use super::grammar::{Number, agree, list, participle};
use super::number::is_long;
use super::object::Thing;

mod block;
mod ficha;
mod movement;

impl Writer<'_> {
    /// One effect.
    pub(super) fn effect(&self, effect: &Effect, mood: Mood) -> String {
        match effect {
            Effect::Draw { who, amount } => {
                self.player_counts(who, &clause::DRAW, &self.cards(), amount, mood)
            }
            Effect::Discard {
                who,
                amount,
                filter,
                random,
            } => {
                let cards = self.card_quantity(filter, amount);
                let chance = if *random {
                    self.pick(" ao acaso", " at random")
                } else {
                    ""
                };
                self.does(who, &clause::DISCARD, &format!("{cards}{chance}"), mood)
            }
            Effect::Choose { by, from, min, max } => self.choice(by, from, [*min, *max], mood),
            Effect::ChooseNumber { by, min, max } => {
                let (min, max) = (self.expression(min), self.expression(max));
                let rest = self.say(
                    format!("um número de {min} a {max}"),
                    format!("a number from {min} to {max}"),
                );
                self.does(by, &clause::CHOOSE, &rest, mood)
            }
            Effect::ChooseColour { by } => {
                self.does(by, &clause::CHOOSE, self.pick("uma cor", "a colour"), mood)
            }
            Effect::Move {
                what,
                to,
                turned,
                face_down,
            } => self.moved(what, *to, [*turned, *face_down], mood),
            Effect::Shuffle { who } => {
                let deck = if *who == Who::You {
                    self.pick("o seu baralho", "your deck")
                } else {
                    self.pick("o próprio baralho", "their own deck")
                };
                self.does(who, &clause::SHUFFLE, deck, mood)
            }
            Effect::Damage {
                to,
                amount,
                divided,
            } => self.damaging(to, amount, *divided, mood),
            Effect::Prevent { to, amount } => self.prevention(to, amount.as_ref(), mood),
            Effect::Destroy { what } => self.simple(&clause::DESTROY, what, mood),
            Effect::Sacrifice {
                who,
                amount,
                filter,
            } => {
                let things = self.permanent_quantity(filter, amount);
                self.does(who, &clause::SACRIFICE, &things, mood)
            }
            Effect::Turn { what } => self.simple(&clause::TURN, what, mood),
            Effect::Unturn { what } => self.simple(&clause::UNTURN, what, mood),
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
                let letter = super::cost::letter(*letter);
                let (of, value) = (self.of(&self.things(what).text), self.expression(amount));
                let rest = self.say(
                    format!("o {letter} {of} para {value}"),
                    format!("the {letter} {of} to {value}"),
                );
                self.do_it(&clause::CHANGE, &rest, mood)
            }
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
            Effect::GainResources { who, amount } => {
                self.player_counts(who, &clause::GAIN, &self.resources(), amount, mood)
            }
            Effect::LoseResources { who, amount } => {
                self.player_counts(who, &clause::LOSE, &self.resources(), amount, mood)
            }
            Effect::RaiseCap { who, amount } => {
                let limit = if *who == Who::You {
                    self.pick("o seu limite de recursos", "your resource limit")
                } else {
                    self.pick("o próprio limite de recursos", "their own resource limit")
                };
                let rest = format!("{limit} {}", self.by_amount(amount));
                self.does(who, &clause::RAISE, &rest, mood)
            }
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
                    format!("uma ficha que é cópia {of}{known}"),
                    format!("a token that is a copy {of}{known}"),
                );
                self.does(who, &clause::CREATE, &rest, mood)
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
            Effect::GivePriority { who } => {
                let who = Thing::one(self.player(who), super::grammar::Gender::Masculine);
                let priority = self.pick("a prioridade", "priority");
                self.thing_does(&who, &clause::GET, priority, mood)
            }
            Effect::Win { who } => {
                let who = Thing::one(self.player(who), super::grammar::Gender::Masculine);
                let verb = clause::Verb {
                    pt: clause::GAIN.pt,
                    en: ["win", "wins"],
                };
                self.thing_does(&who, &verb, self.pick("o jogo", "the game"), mood)
            }
            Effect::Lose { who } => {
                let who = Thing::one(self.player(who), super::grammar::Gender::Masculine);
                self.thing_does(&who, &clause::LOSE, self.pick("o jogo", "the game"), mood)
            }
            Effect::ChooseOne { .. }
            | Effect::May { .. }
            | Effect::If { .. }
            | Effect::Repeat { .. } => self.block(effect, mood),
        }
    }

    fn simple(&self, verb: &clause::Verb, what: &Objects, mood: Mood) -> String {
        let what = self.things(what).text;
        self.do_it(verb, &what, mood)
    }

    fn player_counts(
        &self,
        who: &Who,
        verb: &clause::Verb,
        unit: &super::number::Unit,
        amount: &Amount,
        mood: Mood,
    ) -> String {
        let quantity = self.quantity(unit, amount);
        let rest = format!("{}{}", quantity.head, quantity.end);
        self.does(who, verb, &rest, mood)
    }

    fn thing_counts(
        &self,
        what: &Objects,
        verb: &clause::Verb,
        amount: &Amount,
        mood: Mood,
    ) -> String {
        let thing = self.things(what);
        let quantity = self.quantity(&self.resistance(), amount);
        let rest = format!("{}{}", quantity.head, quantity.end);
        self.thing_does(&thing, verb, &rest, mood)
    }

    fn choice(&self, by: &Who, from: &What, count: [u8; 2], mood: Mood) -> String {
        let noun = self.chosen_from(from, count, false);
        let rest = if noun.tail.is_empty() {
            noun.core.clone()
        } else {
            format!("{} {}", noun.core, noun.tail)
        };
        let text = self.does(by, &clause::CHOOSE, &rest, mood);
        let (word, gender) = self.plain_noun(from, noun.number);
        let chosen = match self.lang {
            Lang::Pt => {
                let the = agree(gender, noun.number, ["o", "a", "os", "as"]);
                format!(
                    "{the} {word} {}",
                    participle("escolhid", gender, noun.number)
                )
            }
            Lang::En => format!("the chosen {word}"),
        };
        self.speech.chosen.replace(Some(Thing {
            text: chosen,
            gender,
            number: noun.number,
            yours: super::object::is_yours(from),
            from_deck: super::object::is_from_deck(from),
        }));
        text
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
                    format!("{} entre {to}{}", quantity.head, quantity.end),
                    format!("{} among {to}{}", quantity.head, quantity.end),
                );
                self.do_it(&clause::DIVIDE, &rest, mood)
            }
            (true, None) => {
                self.warn("damage is divided, but no target divides an amount");
                String::new()
            }
            (false, _) => {
                let to = self.to(&self.things(to).text);
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
        let (much, end) = match amount {
            None => (self.say("todo o dano", "all damage"), String::new()),
            Some(amount) => {
                let quantity = self.quantity(&self.damage(), amount);
                let next = self.say(
                    format!("até {}", quantity.head),
                    format!("up to {}", quantity.head),
                );
                (next, quantity.end)
            }
        };
        let to = self.to(&self.things(to).text);
        let rest = self.say(
            format!("neste turno {much} {to}{end}"),
            format!("{much} {to} this turn{end}"),
        );
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
            return format!("{} {can} {rest}", thing.text);
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
        let text = &thing.text;
        match (until, allowed) {
            (Until::EndOfTurn, _) => self.say(
                format!("{text} {can} {deeds} neste turno"),
                format!("{text} {can} {deeds} this turn"),
            ),
            (Until::Always, true) => self.say(
                format!("{text} {can} {deeds} permanentemente"),
                format!("{text} {can} permanently {deeds}"),
            ),
            (Until::Always, false) => self.say(
                format!("{text} {can} mais {deeds}"),
                format!("{text} can no longer {deeds}"),
            ),
        }
    }

    fn until(&self, until: Until) -> &'static str {
        match until {
            Until::EndOfTurn => self.pick("até o fim do turno", "until end of turn"),
            Until::Always => self.pick("permanentemente", "permanently"),
        }
    }

    fn card_quantity(
        &self,
        filter: &fabulario_engine::fabula::ability::Filter,
        amount: &Amount,
    ) -> String {
        self.filtered_quantity(filter, amount, super::noun::As::Card)
    }

    fn permanent_quantity(
        &self,
        filter: &fabulario_engine::fabula::ability::Filter,
        amount: &Amount,
    ) -> String {
        self.filtered_quantity(filter, amount, super::noun::As::Permanent)
    }

    fn filtered_quantity(
        &self,
        filter: &fabulario_engine::fabula::ability::Filter,
        amount: &Amount,
        what: super::noun::As,
    ) -> String {
        let (one, many) = (
            self.noun(filter, what, Number::One),
            self.noun(filter, what, Number::Many),
        );
        if *amount == Amount::Fixed(1) {
            return self.indefinite(&one);
        }
        let unit = super::number::Unit {
            names: [self.bare(&one), self.bare(&many)],
            mass: None,
            gender: one.gender,
            words: true,
        };
        let quantity = self.quantity(&unit, amount);
        format!("{}{}", quantity.head, quantity.end)
    }

    /// A zone as a place that cards are moved to.
    fn owners(&self, zone: Zone, thing: &Thing) -> String {
        if thing.yours {
            return self.zone(zone, &Who::You);
        }
        let owner = match thing.number {
            Number::One => self.pick("do dono", "its owner's"),
            Number::Many => self.pick("dos donos", "their owners'"),
        };
        let (pt, en) = match zone {
            Zone::Mao => ("a mão", "hand"),
            Zone::Baralho => ("o baralho", "deck"),
            Zone::Descarte => ("o descarte", "discard pile"),
            Zone::Campo => ("o campo", "field"),
            Zone::Degredo => ("o degredo", "exile"),
        };
        self.say(format!("{pt} {owner}"), format!("{owner} {en}"))
    }
}
