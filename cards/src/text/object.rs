//! Players, zones and objects, as a text points at them. FAB 1.10, 1.15

use fabulario_engine::Lang;
use fabulario_engine::fabula::ability::{Amount, Filter, Objects, What, Who, Zone};

use super::Writer;
use super::grammar::{Gender, Number, with_preposition};
use super::noun::As;
use super::number::Said;

mod choice;
mod place;

/// Objects with the form that verbs and participles take with them.
#[derive(Debug, Clone)]
pub(super) struct Thing {
    pub text: String,
    pub gender: Gender,
    pub number: Number,
    /// Whether it comes from a zone of yours: its owner is you.
    pub yours: bool,
    /// Whether it comes from a deck: it is put, not returned.
    pub from_deck: bool,
}

impl Thing {
    pub(super) const fn one(text: String, gender: Gender) -> Self {
        Self {
            text,
            gender,
            number: Number::One,
            yours: false,
            from_deck: false,
        }
    }
}

impl Writer<'_> {
    /// `este aliado`.
    pub(super) fn this(&self) -> String {
        self.this_or_host(&Filter::ANY, false).0
    }

    /// Objects as the object or subject of a verb.
    pub(super) fn things(&self, objects: &Objects) -> Thing {
        match objects {
            Objects::This => {
                let (text, gender) = self.this_or_host(&Filter::ANY, false);
                Thing::one(text, gender)
            }
            Objects::Host => {
                let (text, gender) = self.this_or_host(&Filter::ANY, true);
                Thing::one(text, gender)
            }
            Objects::Target { group } => self.target(group.0),
            Objects::Each { filter } if filter.this || filter.host => {
                let (text, number, gender) = self.holders(filter);
                Thing {
                    text,
                    gender,
                    number,
                    yours: false,
                    from_deck: false,
                }
            }
            Objects::Each { filter } => {
                let noun = self.noun(filter, As::Permanent, Number::Many);
                Thing {
                    text: self.all(&noun),
                    gender: noun.gender,
                    number: Number::Many,
                    yours: false,
                    from_deck: false,
                }
            }
            Objects::Subject => self.speech.subject.clone().unwrap_or_else(|| {
                self.warn("the subject of an event is used outside of a trigger");
                Thing::one(self.say("esse objeto", "that object"), Gender::Masculine)
            }),
            Objects::Chosen => self.speech.chosen.borrow().clone().unwrap_or_else(|| {
                self.warn("what was chosen is used before a choice");
                Thing::one(self.say("o escolhido", "the chosen one"), Gender::Masculine)
            }),
            Objects::Cards {
                zone,
                whose,
                filter,
            } => {
                let noun = self.noun(filter, As::Card, Number::Many);
                let place = self.in_zone(*zone, whose);
                Thing {
                    text: format!("{} {place}", self.all(&noun)),
                    gender: Gender::Feminine,
                    number: Number::Many,
                    yours: *whose == Who::You,
                    from_deck: *zone == Zone::Baralho,
                }
            }
            Objects::Top { whose, amount } => self.top(whose, amount),
        }
    }

    /// Objects one by one: what happens to each of them is not shared out.
    pub(super) fn one_by_one(&self, objects: &Objects) -> Thing {
        match objects {
            Objects::Each { filter } if !filter.this && !filter.host => {
                let noun = self.noun(filter, As::Permanent, Number::One);
                Thing::one(self.each(&noun), noun.gender)
            }
            _ => self.things(objects),
        }
    }

    /// `as duas cartas do topo do seu baralho`.
    fn top(&self, whose: &Who, amount: &Amount) -> Thing {
        let deck = self.zone(Zone::Baralho, whose);
        let said = self.said(amount);
        let number = if said == Said::Fixed(1) {
            Number::One
        } else {
            Number::Many
        };
        let of = match self.lang {
            Lang::Pt => format!("do topo {}", with_preposition("de", &deck)),
            Lang::En => format!("on top of {deck}"),
        };
        let text = if said == Said::Fixed(1) {
            self.say(format!("a carta {of}"), format!("the card {of}"))
        } else {
            let cards = self.quantity(&self.cards(), amount);
            let the = if matches!(said, Said::Equal(_)) {
                ""
            } else {
                self.pick("as ", "the ")
            };
            format!("{the}{} {of}{}", cards.head, cards.end)
        };
        Thing {
            text,
            gender: Gender::Feminine,
            number,
            yours: *whose == Who::You,
            from_deck: true,
        }
    }
}

/// Whether what is chosen is a card of a zone of yours.
pub(super) fn is_yours(what: &What) -> bool {
    matches!(
        what,
        What::Card {
            whose: Who::You,
            ..
        }
    )
}

pub(super) fn is_from_deck(what: &What) -> bool {
    matches!(
        what,
        What::Card {
            zone: Zone::Baralho,
            ..
        }
    )
}
