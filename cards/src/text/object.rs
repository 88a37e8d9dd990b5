//! Players, zones and objects, as a text points at them. FAB 1.10, 1.15

use fabulario_engine::Lang;
use fabulario_engine::fabula::ability::{
    Amount, Filter, Objects, Side, TargetSpec, What, Who, Zone,
};

use super::Writer;
use super::grammar::{Gender, Number, agree, count_word, english_article, list, with_preposition};
use super::noun::{As, Noun};
use super::number::Said;

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

    pub(super) fn player(&self, who: &Who) -> String {
        match who {
            Who::You => self.say("você", "you"),
            Who::Opponents => self.say("cada oponente", "each opponent"),
            Who::Everyone => self.say("cada jogador", "each player"),
            Who::Active => self.say("o jogador ativo", "the active player"),
            Who::Target { group } => self.target(group.0).text,
            Who::Controller { of } => {
                let thing = self.things(of).text;
                self.say(
                    format!("quem controla {thing}"),
                    format!("the controller of {thing}"),
                )
            }
            Who::Owner { of } => {
                let of = self.of(&self.things(of).text);
                self.say(format!("o dono {of}"), format!("the owner {of}"))
            }
            Who::Subject => match self.speech.player {
                Some(Side::You) => self.say("você", "you"),
                Some(Side::Opponents) => self.say("esse oponente", "that opponent"),
                Some(Side::Any) => self.say("esse jogador", "that player"),
                None => {
                    self.warn("the player of an event is used outside of a trigger");
                    self.say("o jogador do evento", "the event's player")
                }
            },
        }
    }

    /// `o seu descarte`, `a mão de cada oponente`.
    pub(super) fn zone(&self, zone: Zone, whose: &Who) -> String {
        let (pt, gender, en) = match zone {
            Zone::Baralho => ("baralho", Gender::Masculine, "deck"),
            Zone::Mao => ("mão", Gender::Feminine, "hand"),
            Zone::Campo => ("campo", Gender::Masculine, "field"),
            Zone::Descarte => ("descarte", Gender::Masculine, "discard pile"),
            Zone::Degredo => ("degredo", Gender::Masculine, "exile"),
        };
        let article = agree(gender, Number::One, ["o", "a", "", ""]);
        match (self.lang, self.player(whose)) {
            (Lang::Pt, who) if who == "você" => {
                let yours = agree(gender, Number::One, ["seu", "sua", "", ""]);
                format!("{article} {yours} {pt}")
            }
            (Lang::En, who) if who == "you" => format!("your {en}"),
            (Lang::Pt, who) => format!("{article} {pt} {}", with_preposition("de", &who)),
            (Lang::En, who) => format!("{who}'s {en}"),
        }
    }

    /// `no seu descarte`; several players' zones are taken together: `nos descartes dos seus oponentes`.
    pub(super) fn in_zone(&self, zone: Zone, whose: &Who) -> String {
        let zone = match whose {
            Who::Opponents => self.zones(zone, ["dos seus oponentes", "your opponents'"]),
            Who::Everyone => self.zones(zone, ["de todos os jogadores", "all players'"]),
            _ => self.zone(zone, whose),
        };
        match self.lang {
            Lang::Pt => with_preposition("em", &zone),
            Lang::En => format!("in {zone}"),
        }
    }

    /// `do seu descarte`; `from your discard pile`; of several players' zones one is chosen from.
    fn out_of_zone(&self, zone: Zone, whose: &Who) -> String {
        let own = self.zone(zone, &Who::You);
        let name = own
            .rsplit_once(self.pick(" ", "your "))
            .map_or("", |(_, name)| name);
        let article = if zone == Zone::Mao { "a" } else { "o" };
        let zone = match whose {
            Who::Opponents => self.say(
                format!("{article} {name} de um oponente"),
                format!("an opponent's {name}"),
            ),
            Who::Everyone => self.say(
                format!("{article} {name} de qualquer jogador"),
                format!("any player's {name}"),
            ),
            _ => self.zone(zone, whose),
        };
        match self.lang {
            Lang::Pt => with_preposition("de", &zone),
            Lang::En => format!("from {zone}"),
        }
    }

    fn zones(&self, zone: Zone, [pt, en]: [&str; 2]) -> String {
        let (names, piles) = match zone {
            Zone::Baralho => ("os baralhos", "decks"),
            Zone::Mao => ("as mãos", "hands"),
            Zone::Campo => ("os campos", "fields"),
            Zone::Descarte => ("os descartes", "discard piles"),
            Zone::Degredo => ("os degredos", "exiles"),
        };
        self.say(format!("{names} {pt}"), format!("{en} {piles}"))
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

    /// A target: introduced when it is spoken of first, pointed back at from then on.
    pub(super) fn target(&self, group: u8) -> Thing {
        let place = usize::from(group);
        let Some(spec) = self.speech.targets.get(place) else {
            self.warn("a target is used that is not declared");
            return Thing::one(self.say("o alvo", "the target"), Gender::Masculine);
        };
        let bit = 1 << group;
        let seen = self.speech.introduced.get() & bit != 0;
        self.speech
            .introduced
            .set(self.speech.introduced.get() | bit);
        self.speech
            .pointed_back
            .set(self.speech.pointed_back.get() || seen);
        if seen {
            self.again(place, spec)
        } else {
            self.introduce(spec)
        }
    }

    fn introduce(&self, spec: &TargetSpec) -> Thing {
        let noun = self.chosen_from(&spec.what, [spec.min, spec.max], true);
        let mut text = noun.core.clone();
        if !noun.tail.is_empty() {
            text = format!("{text} {}", noun.tail);
        }
        if spec.again {
            text += self.pick(" (talvez o mesmo alvo)", " (perhaps the same target)");
        }
        Thing {
            text,
            gender: noun.gender,
            number: noun.number,
            yours: is_yours(&spec.what),
            from_deck: is_from_deck(&spec.what),
        }
    }

    /// `esse aliado`; `o segundo alvo` where an ability has several groups of targets.
    fn again(&self, place: usize, spec: &TargetSpec) -> Thing {
        let many = spec.max > 1;
        let number = if many { Number::Many } else { Number::One };
        if self.speech.targets.len() > 1 {
            const PT: [&str; 3] = ["primeiro", "segundo", "terceiro"];
            const EN: [&str; 3] = ["first", "second", "third"];
            let ordinal = |list: [&'static str; 3]| list.get(place).copied().unwrap_or_default();
            let text = match (self.lang, many) {
                (Lang::Pt, false) => format!("o {} alvo", ordinal(PT)),
                (Lang::Pt, true) => format!("os {}s alvos", ordinal(PT)),
                (Lang::En, false) => format!("the {} target", ordinal(EN)),
                (Lang::En, true) => format!("the {} targets", ordinal(EN)),
            };
            return Thing {
                text,
                gender: Gender::Masculine,
                number,
                yours: is_yours(&spec.what),
                from_deck: is_from_deck(&spec.what),
            };
        }
        let (word, gender) = self.plain_noun(&spec.what, number);
        let text = match self.lang {
            Lang::Pt => {
                let that = agree(gender, number, ["esse", "essa", "esses", "essas"]);
                format!("{that} {word}")
            }
            Lang::En => format!("{} {word}", if many { "those" } else { "that" }),
        };
        Thing {
            text,
            gender,
            number,
            yours: is_yours(&spec.what),
            from_deck: is_from_deck(&spec.what),
        }
    }

    /// The noun without anything that was already said of it.
    pub(super) fn plain_noun(&self, what: &What, number: Number) -> (String, Gender) {
        let only_kind = |filter: &Filter, what: As| {
            let plain = self.in_short(filter);
            let noun = self.noun(&plain, what, number);
            (noun.core, noun.gender)
        };
        let many = number == Number::Many;
        match what {
            What::Player { who } => {
                let opponent = *who == Side::Opponents;
                let text = match (self.lang, opponent, many) {
                    (Lang::Pt, true, false) => "oponente",
                    (Lang::Pt, true, true) => "oponentes",
                    (Lang::Pt, false, false) => "jogador",
                    (Lang::Pt, false, true) => "jogadores",
                    (Lang::En, true, false) => "opponent",
                    (Lang::En, true, true) => "opponents",
                    (Lang::En, false, false) => "player",
                    (Lang::En, false, true) => "players",
                };
                (text.to_owned(), Gender::Masculine)
            }
            What::Permanent { filter } => only_kind(filter, As::Permanent),
            What::Card { .. } => only_kind(&Filter::ANY, As::Card),
            What::Zone { zone, .. } => {
                let text = self.zone(*zone, &Who::You);
                let text = text.rsplit(' ').next().unwrap_or_default().to_owned();
                let feminine = *zone == Zone::Mao;
                (
                    text,
                    if feminine {
                        Gender::Feminine
                    } else {
                        Gender::Masculine
                    },
                )
            }
            What::Effect { .. } => (
                self.say(
                    if many { "efeitos" } else { "efeito" },
                    if many { "effects" } else { "effect" },
                ),
                Gender::Masculine,
            ),
        }
    }

    /// What is left of a filter when it is spoken of again: the type, or the one subtype.
    pub(super) fn in_short(&self, filter: &Filter) -> Filter {
        let (mut kinds, mut subtypes) = (filter.kinds.clone(), filter.subtypes.clone());
        if subtypes.len() > 1 {
            let of = |id: &String| self.words.subtypes.get(id).map(|subtype| subtype.of);
            kinds.extend(subtypes.iter().filter_map(of));
            kinds.dedup();
            subtypes.clear();
        }
        Filter {
            kinds,
            subtypes,
            position: filter.position,
            ..Filter::ANY
        }
    }

    /// So many of what may be chosen.
    pub(super) fn chosen_from(&self, what: &What, count: [u8; 2], target: bool) -> Noun {
        match what {
            What::Permanent { filter } if filter.this || filter.host => {
                let (text, number, gender) = self.holders(filter);
                let mark = if target {
                    self.pick(" como alvo", " as the target")
                } else {
                    ""
                };
                Noun {
                    core: format!("{text}{mark}"),
                    tail: String::new(),
                    gender,
                    number,
                    other: false,
                    union: None,
                }
            }
            What::Permanent { filter } => self.so_many(filter, As::Permanent, count, target),
            What::Card {
                zone,
                whose,
                filter,
                top,
            } => {
                let mut noun = self.so_many(filter, As::Card, count, target);
                let place = match top {
                    None => self.out_of_zone(*zone, whose),
                    Some(amount) => {
                        let top = self.top(whose, amount).text;
                        if *filter == Filter::ANY && !target {
                            noun.core = self.just_how_many(count);
                        }
                        self.say(format!("entre {top}"), format!("of {top}"))
                    }
                };
                noun.tail = if noun.tail.is_empty() {
                    place
                } else {
                    format!("{} {place}", noun.tail)
                };
                noun
            }
            What::Effect { filter } => {
                let mut noun = self.counted_word(what, count, target);
                if *filter != Filter::ANY {
                    noun.tail = self.effect_of(filter);
                }
                noun
            }
            What::Player { who } => {
                let mut noun = self.counted_word(what, count, target);
                if *who == Side::You {
                    noun.tail = self.say("(você)", "(you)");
                }
                noun
            }
            What::Zone { whose, .. } => {
                let mut noun = self.counted_word(what, count, target);
                noun.tail = match whose {
                    Side::You => self.say("seu", "of yours"),
                    Side::Opponents => self.say("de um oponente", "of an opponent"),
                    Side::Any => self.say("de qualquer jogador", "of any player"),
                };
                noun
            }
        }
    }

    /// `uma`, `até duas`: of cards that are named right after.
    fn just_how_many(&self, [min, max]: [u8; 2]) -> String {
        let word = |n: u8| count_word(self.lang, i16::from(n), Gender::Feminine);
        match (min, max) {
            (0, max) => self.say(format!("até {}", word(max)), format!("up to {}", word(max))),
            (min, max) => {
                let words: Vec<String> = (min..=max).map(word).collect();
                list(&words, self.pick("ou", "or"))
            }
        }
    }

    /// The card or ability that an effect on the stack comes from.
    fn effect_of(&self, filter: &Filter) -> String {
        let whose = match filter.whose {
            Side::Any => "",
            Side::You => self.pick(" que você controla", " you control"),
            Side::Opponents => self.pick(" que um oponente controla", " an opponent controls"),
        };
        let card = Filter {
            whose: Side::Any,
            ..filter.clone()
        };
        if card == Filter::ANY {
            return whose.trim_start().to_owned();
        }
        let noun = self.noun(&card, As::Card, Number::One);
        format!("{}{whose}", self.of(&self.indefinite(&noun)))
    }

    /// A noun that no filter describes, so many times.
    fn counted_word(&self, what: &What, [min, max]: [u8; 2], target: bool) -> Noun {
        let number = Number::of(i16::from(max));
        let (word, gender) = self.plain_noun(what, number);
        let say = |n: u8| count_word(self.lang, i16::from(n), gender);
        let count = match (min, max, self.lang) {
            (1, 1, Lang::Pt) if target => {
                format!("{} ", agree(gender, number, ["o", "a", "", ""]))
            }
            (1, 1, Lang::Pt) => format!("{} ", agree(gender, number, ["um", "uma", "", ""])),
            (1, 1, Lang::En) if target => String::new(),
            (1, 1, Lang::En) => format!("{} ", english_article(&word)),
            (0, max, Lang::Pt) => format!("até {} ", say(max)),
            (0, max, Lang::En) => format!("up to {} ", say(max)),
            (min, max, _) if min == max => format!("{} ", say(max)),
            (min, max, _) => {
                let words: Vec<String> = (min..=max).map(say).collect();
                format!("{} ", list(&words, self.pick("ou", "or")))
            }
        };
        let core = match (self.lang, target) {
            (Lang::Pt, true) => format!("{count}{word} alvo"),
            (Lang::En, true) => format!("{count}target {word}"),
            (_, false) => format!("{count}{word}"),
        };
        Noun {
            core,
            tail: String::new(),
            gender,
            number,
            other: false,
            union: None,
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
