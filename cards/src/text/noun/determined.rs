//! A noun with what stands before it: articles, numbers, "each", "all", "target", "this".

use fabulario_engine::Lang;
use fabulario_engine::fabula::CardType;
use fabulario_engine::fabula::ability::Filter;

use super::super::Writer;
use super::super::grammar::{
    Gender, Number, agree, count_word, english_article, list, participle, with_preposition,
};
use super::{As, Noun};

impl Writer<'_> {
    /// `um aliado`, `outra base`; `an ally`, `another base`.
    pub(in super::super) fn indefinite(&self, noun: &Noun) -> String {
        let article = match (self.lang, noun.other) {
            (Lang::Pt, true) => agree(
                noun.gender,
                noun.number,
                ["outro", "outra", "outros", "outras"],
            ),
            (Lang::Pt, false) => agree(noun.gender, noun.number, ["um", "uma", "uns", "umas"]),
            (Lang::En, true) => "another",
            (Lang::En, false) => english_article(&noun.core),
        };
        format!(
            "{article} {}",
            noun.rest(&self.with_both_articles(noun, ["um", "uma"]))
        )
    }

    /// `cada outro aliado`.
    pub(in super::super) fn each(&self, noun: &Noun) -> String {
        let other = match (self.lang, noun.other) {
            (_, false) => "",
            (Lang::Pt, true) => agree(noun.gender, Number::One, ["outro ", "outra ", "", ""]),
            (Lang::En, true) => "other ",
        };
        let each = self.pick("cada", "each");
        format!("{each} {other}{}", noun.rest(&noun.core))
    }

    /// `todos os outros aliados`; the noun is in the plural.
    pub(in super::super) fn all(&self, noun: &Noun) -> String {
        let all = self.pick(
            agree(noun.gender, Number::Many, ["", "", "todos os", "todas as"]),
            "all",
        );
        format!("{all} {}", self.bare(noun))
    }

    /// `outros aliados`; the noun is in the plural.
    pub(in super::super) fn bare(&self, noun: &Noun) -> String {
        let other = match (self.lang, noun.other) {
            (_, false) => "",
            (Lang::Pt, true) => agree(
                noun.gender,
                noun.number,
                ["outro ", "outra ", "outros ", "outras "],
            ),
            (Lang::En, true) => "other ",
        };
        format!("{other}{}", noun.rest(&noun.core))
    }

    /// So many of them: `dois aliados`, `até três bases`, `de um a dois aliados`; `mark` stands behind the noun
    /// in Portuguese and before it in English.
    pub(in super::super) fn so_many(
        &self,
        filter: &Filter,
        what: As,
        [min, max]: [u8; 2],
        target: bool,
    ) -> Noun {
        let number = Number::of(i16::from(max));
        let noun = self.noun(filter, what, number);
        let word = |n: u8| count_word(self.lang, i16::from(n), noun.gender);
        let count = match (min, max) {
            (1, 1) => String::new(),
            (0, max) => self.say(
                format!("até {} ", word(max)),
                format!("up to {} ", word(max)),
            ),
            (min, max) if min == max => format!("{} ", word(max)),
            (min, max) => {
                let words: Vec<String> = (min..=max).map(word).collect();
                format!("{} ", list(&words, self.pick("ou", "or")))
            }
        };
        let one = (min, max) == (1, 1);
        let core = match (self.lang, target) {
            (Lang::Pt, true) => {
                let article = match (one, noun.other) {
                    (true, false) => agree(noun.gender, number, ["o ", "a ", "os ", "as "]),
                    (_, true) => agree(
                        noun.gender,
                        number,
                        ["outro ", "outra ", "outros ", "outras "],
                    ),
                    (false, false) => "",
                };
                let core = if one && !noun.other {
                    self.with_both_articles(&noun, ["o", "a"])
                } else {
                    noun.core.clone()
                };
                format!("{count}{article}{core} alvo")
            }
            (Lang::Pt, false) => {
                let article = match (one, noun.other) {
                    (true, false) => agree(noun.gender, number, ["um ", "uma ", "", ""]),
                    (_, true) => agree(
                        noun.gender,
                        number,
                        ["outro ", "outra ", "outros ", "outras "],
                    ),
                    (false, false) => "",
                };
                format!("{count}{article}{}", noun.core)
            }
            (Lang::En, true) => {
                let other = match (one, noun.other) {
                    (true, true) => "another ",
                    (false, true) => "other ",
                    (_, false) => "",
                };
                format!("{count}{other}target {}", noun.core)
            }
            (Lang::En, false) => {
                let article = match (one, noun.other) {
                    (true, true) => "another ".to_owned(),
                    (true, false) => format!("{} ", english_article(&noun.core)),
                    (false, true) => "other ".to_owned(),
                    (false, false) => String::new(),
                };
                format!("{count}{article}{}", noun.core)
            }
        };
        Noun {
            core,
            other: false,
            ..noun
        }
    }

    /// `o aliado ou a base alvo`: the second of two types has an article of its own.
    fn with_both_articles(&self, noun: &Noun, [masculine, feminine]: [&str; 2]) -> String {
        let Some((first, second)) = &noun.union else {
            return noun.core.clone();
        };
        if self.lang == Lang::En || noun.other || noun.number == Number::Many {
            return noun.core.clone();
        }
        let (second, gender) = second;
        let article = agree(*gender, Number::One, [masculine, feminine, "", ""]);
        noun.core.replacen(
            &format!("{first} ou {second}"),
            &format!("{first} ou {article} {second}"),
            1,
        )
    }

    /// This card, what it is attached to, or a noun that a passive ability speaks of.
    pub(in super::super) fn holders(&self, filter: &Filter) -> (String, Number, Gender) {
        if filter.this || filter.host {
            let (text, gender) = self.this_or_host(filter, filter.host);
            return (text, Number::One, gender);
        }
        let noun = self.noun(filter, As::Permanent, Number::Many);
        (self.bare(&noun), Number::Many, noun.gender)
    }

    /// `este aliado`, `o aliado modificado`, with whatever else the filter asks of it.
    pub(in super::super) fn this_or_host(&self, filter: &Filter, host: bool) -> (String, Gender) {
        if filter.other {
            self.warn("something is this card and another one at once");
        }
        let mut only = Filter {
            this: false,
            host: false,
            ..filter.clone()
        };
        if only.kinds.is_empty() {
            only.kinds = if host {
                self.host_kinds()
            } else {
                vec![self.card.role()]
            };
        }
        let noun = self.noun(&only, As::Permanent, Number::One);
        let text = match (self.lang, host) {
            (Lang::Pt, false) => {
                let this = agree(noun.gender, Number::One, ["este", "esta", "", ""]);
                format!("{this} {}", noun.core)
            }
            (Lang::En, false) => format!("this {}", noun.core),
            (Lang::Pt, true) => {
                let the = agree(noun.gender, Number::One, ["o", "a", "", ""]);
                format!(
                    "{the} {} {}",
                    noun.core,
                    participle("modificad", noun.gender, Number::One)
                )
            }
            (Lang::En, true) => format!("the modified {}", noun.core),
        };
        (noun.rest(&text), noun.gender)
    }

    fn host_kinds(&self) -> Vec<CardType> {
        match &self.card.attaches_to {
            None => vec![CardType::Aliado],
            Some(filter) => filter.kinds.clone(),
        }
    }

    /// One object that an event is about: `este aliado`, `outro aliado que você controla`.
    pub(in super::super) fn somebody(&self, filter: &Filter) -> (String, Gender) {
        if filter.this || filter.host {
            return self.this_or_host(filter, filter.host);
        }
        let noun = self.noun(filter, As::Permanent, Number::One);
        (self.indefinite(&noun), noun.gender)
    }

    /// `de` and what follows, or `of`.
    pub(in super::super) fn of(&self, phrase: &str) -> String {
        match self.lang {
            Lang::Pt => with_preposition("de", phrase),
            Lang::En => format!("of {phrase}"),
        }
    }

    /// `a` and what follows, or `to`.
    pub(in super::super) fn to(&self, phrase: &str) -> String {
        match self.lang {
            Lang::Pt => with_preposition("a", phrase),
            Lang::En => format!("to {phrase}"),
        }
    }
}
