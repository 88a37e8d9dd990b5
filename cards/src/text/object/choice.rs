//! What is pointed at or chosen: introduced once, pointed back at from then on. FAB 1.15

use fabulario_engine::Lang;
use fabulario_engine::fabula::ability::{Filter, Side, TargetSpec, What};

use super::super::Writer;
use super::super::grammar::{Gender, Number, agree, count_word, english_article, list};
use super::super::noun::{As, Noun};
use super::place::zone_name;
use super::{Thing, is_from_deck, is_yours};

impl Writer<'_> {
    /// A target: introduced when it is spoken of first, pointed back at from then on.
    pub(in super::super) fn target(&self, group: u8) -> Thing {
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
    pub(in super::super) fn plain_noun(&self, what: &What, number: Number) -> (String, Gender) {
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
                let (pt, gender, en) = zone_name(*zone);
                (self.say(pt, en), gender)
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
    pub(in super::super) fn in_short(&self, filter: &Filter) -> Filter {
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
    pub(in super::super) fn chosen_from(&self, what: &What, count: [u8; 2], target: bool) -> Noun {
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
