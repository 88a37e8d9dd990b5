//! What players do: draw, discard, choose, gain and lose.

use fabulario_engine::Lang;
use fabulario_engine::fabula::ability::{Amount, Effect, What, Who};

use super::super::Writer;
use super::super::clause::{self, Mood, Verb};
use super::super::grammar::{Gender, agree, participle};
use super::super::noun::As;
use super::super::number::Unit;
use super::super::object::Thing;

impl Writer<'_> {
    pub(super) fn of_players(&self, effect: &Effect, mood: Mood) -> String {
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
                let cards = self.filtered_quantity(filter, amount, As::Card);
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
            Effect::Shuffle { who } => {
                let deck = if *who == Who::You {
                    self.pick("o seu baralho", "your deck")
                } else {
                    self.pick("o próprio baralho", "their own deck")
                };
                self.does(who, &clause::SHUFFLE, deck, mood)
            }
            Effect::Sacrifice {
                who,
                amount,
                filter,
            } => {
                let things = self.filtered_quantity(filter, amount, As::Permanent);
                self.does(who, &clause::SACRIFICE, &things, mood)
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
            Effect::GivePriority { who } => {
                let who = Thing::one(self.player(who), Gender::Masculine);
                let priority = self.pick("a prioridade", "priority");
                self.thing_does(&who, &clause::GET, priority, mood)
            }
            Effect::Win { who } => {
                let who = Thing::one(self.player(who), Gender::Masculine);
                let verb = Verb {
                    pt: clause::GAIN.pt,
                    en: ["win", "wins"],
                };
                self.thing_does(&who, &verb, self.pick("o jogo", "the game"), mood)
            }
            Effect::Lose { who } => {
                let who = Thing::one(self.player(who), Gender::Masculine);
                self.thing_does(&who, &clause::LOSE, self.pick("o jogo", "the game"), mood)
            }
            _ => String::new(),
        }
    }

    fn player_counts(
        &self,
        who: &Who,
        verb: &Verb,
        unit: &Unit,
        amount: &Amount,
        mood: Mood,
    ) -> String {
        let quantity = self.quantity(unit, amount);
        let rest = format!("{}{}", quantity.head, quantity.end);
        self.does(who, verb, &rest, mood)
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
            yours: super::super::object::is_yours(from),
            from_deck: super::super::object::is_from_deck(from),
        }));
        text
    }
}
