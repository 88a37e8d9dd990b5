//! What an object must be like, as a noun with its adjectives. FAB 1.10

use fabulario_engine::Lang;
use fabulario_engine::fabula::ability::{Amount, ColourTest, Filter, Position, Role, Side};
use fabulario_engine::fabula::{CardType, Colour, Colours};

use super::Writer;
use super::grammar::{
    Gender, Number, agree, count_word, english_article, list, participle, with_preposition,
};

/// Whether permanents are meant or cards of a zone out of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum As {
    Permanent,
    Card,
}

/// A noun with its adjectives, and what follows it.
#[derive(Debug, Clone)]
pub(super) struct Noun {
    /// The noun and its adjectives.
    pub core: String,
    /// What stands behind them: a cost, a relative clause.
    pub tail: String,
    pub gender: Gender,
    pub number: Number,
    /// Another than this one.
    pub other: bool,
}

impl Noun {
    fn rest(&self, core: &str) -> String {
        if self.tail.is_empty() {
            core.to_owned()
        } else {
            format!("{core} {}", self.tail)
        }
    }
}

impl Writer<'_> {
    /// The noun that a filter stands for.
    pub(super) fn noun(&self, filter: &Filter, what: As, number: Number) -> Noun {
        let (head, gender) = self.head(filter, what, number);
        let core = match self.lang {
            Lang::Pt => {
                let mut words = vec![head];
                words.extend(self.adjectives(filter, gender, number));
                words.join(" ")
            }
            Lang::En => {
                let mut words = self.adjectives(filter, gender, number);
                words.push(head);
                words.join(" ")
            }
        };
        Noun {
            core,
            tail: self.tail(filter, what, gender, number),
            gender,
            number,
            other: filter.other,
        }
    }

    /// `aliado`, `ficha de aliado`, `Bicho`, `carta de manobra`, `Arredor`.
    fn head(&self, filter: &Filter, what: As, number: Number) -> (String, Gender) {
        let kinds: Vec<CardType> = filter.kinds.clone();
        let plain: Vec<(String, Gender)> = if kinds.is_empty() {
            Vec::new()
        } else {
            kinds
                .iter()
                .map(|kind| self.kind(*kind, filter.position, number))
                .collect()
        };
        let singular: Vec<String> = kinds
            .iter()
            .map(|kind| self.kind(*kind, filter.position, Number::One).0)
            .collect();
        let subtypes = self.subtypes(filter, number);
        // A subtype belongs to one type: "Bicho" says "aliado" as well.
        let implied = subtypes.as_ref().is_some_and(|_| {
            filter.subtypes.iter().all(|id| {
                self.words
                    .subtypes
                    .get(id)
                    .is_some_and(|subtype| kinds.is_empty() || kinds == [subtype.of])
            })
        });
        let or = self.say("ou", "or");
        let names: Vec<String> = plain.iter().map(|(name, _)| name.clone()).collect();
        // The article stands before the first noun and follows it.
        let gender = plain
            .first()
            .map_or(Gender::Masculine, |(_, gender)| *gender);
        let many = number == Number::Many;
        let (head, gender) = match (what, subtypes, names.is_empty()) {
            (As::Permanent, Some((subtype, gender)), true) => (subtype, gender),
            (As::Permanent, Some((subtype, gender)), false) if implied => (subtype, gender),
            (As::Permanent, Some((subtype, _)), false) => (
                match self.lang {
                    Lang::Pt => format!("{} {subtype}", list(&names, &or)),
                    Lang::En => format!("{subtype} {}", list(&names, &or)),
                },
                gender,
            ),
            (As::Permanent, None, true) if filter.position.is_some() => {
                self.kind(CardType::Base, filter.position, number)
            }
            (As::Permanent, None, true) => (
                self.say(
                    if many { "permanentes" } else { "permanente" },
                    if many { "permanents" } else { "permanent" },
                ),
                Gender::Masculine,
            ),
            (As::Permanent, None, false) => (list(&names, &or), gender),
            (As::Card, subtypes, _) => {
                let mut of = Vec::new();
                if !singular.is_empty() && !(implied && subtypes.is_some()) {
                    of.push(list(&singular, &or));
                }
                // Cards of a kind: the kind itself stays in the singular.
                of.extend(self.subtypes(filter, Number::One).map(|(name, _)| name));
                let head = match (self.lang, of.is_empty()) {
                    (Lang::Pt, true) => (if many { "cartas" } else { "carta" }).to_owned(),
                    (Lang::En, true) => (if many { "cards" } else { "card" }).to_owned(),
                    (Lang::Pt, false) => format!(
                        "{} de {}",
                        if many { "cartas" } else { "carta" },
                        of.join(" ")
                    ),
                    (Lang::En, false) => format!(
                        "{} {}",
                        of.into_iter().rev().collect::<Vec<_>>().join(" "),
                        if many { "cards" } else { "card" }
                    ),
                };
                (head, Gender::Feminine)
            }
        };
        match filter.ficha {
            Some(true) => (
                match (self.lang, many) {
                    (Lang::Pt, false) => format!("ficha de {head}"),
                    (Lang::Pt, true) => {
                        format!("fichas de {}", self.head_without_ficha(filter, what))
                    }
                    (Lang::En, false) => format!("{head} token"),
                    (Lang::En, true) => {
                        format!("{} tokens", self.head_without_ficha(filter, what))
                    }
                },
                Gender::Feminine,
            ),
            _ => (head, gender),
        }
    }

    fn head_without_ficha(&self, filter: &Filter, what: As) -> String {
        let plain = Filter {
            ficha: None,
            ..filter.clone()
        };
        self.head(&plain, what, Number::One).0
    }

    fn subtypes(&self, filter: &Filter, number: Number) -> Option<(String, Gender)> {
        let words: Vec<(String, Gender)> = filter
            .subtypes
            .iter()
            .map(|id| match self.words.subtypes.get(id) {
                Some(subtype) => {
                    let name = match number {
                        Number::One => &subtype.name,
                        Number::Many => &subtype.plural,
                    };
                    let gender = if subtype.feminine {
                        Gender::Feminine
                    } else {
                        Gender::Masculine
                    };
                    (name.get(self.lang).to_owned(), gender)
                }
                None => {
                    self.warn(format!("the subtype {id} has no words"));
                    (id.clone(), Gender::Masculine)
                }
            })
            .collect();
        let (_, gender) = words.first()?;
        let gender = *gender;
        let names: Vec<String> = words.into_iter().map(|(name, _)| name).collect();
        Some((list(&names, &self.say("ou", "or")), gender))
    }

    /// A card type as a common noun.
    pub(super) fn kind(
        &self,
        kind: CardType,
        position: Option<Position>,
        number: Number,
    ) -> (String, Gender) {
        let (pt, en, gender) = match (kind, position) {
            (CardType::Base, Some(Position::Arredor)) => (
                ["Arredor", "Arredores"],
                ["outskirt", "outskirts"],
                Gender::Masculine,
            ),
            (CardType::Base, Some(Position::Centro)) => (
                ["Centro", "Centros"],
                ["Centre", "Centres"],
                Gender::Masculine,
            ),
            (CardType::Aliado, _) => (["aliado", "aliados"], ["ally", "allies"], Gender::Masculine),
            (CardType::Manobra, _) => (
                ["manobra", "manobras"],
                ["manoeuvre", "manoeuvres"],
                Gender::Feminine,
            ),
            (CardType::Base, None) => (["base", "bases"], ["base", "bases"], Gender::Feminine),
            (CardType::Modificacao, _) => (
                ["modificação", "modificações"],
                ["modification", "modifications"],
                Gender::Feminine,
            ),
            (CardType::Ficha, _) => (["ficha", "fichas"], ["token", "tokens"], Gender::Feminine),
        };
        let [one, many] = if self.lang == Lang::Pt { pt } else { en };
        let word = if number == Number::One { one } else { many };
        (word.to_owned(), gender)
    }

    fn adjectives(&self, filter: &Filter, gender: Gender, number: Number) -> Vec<String> {
        let mut words = Vec::new();
        let state = |stem: &str, en: &str| match self.lang {
            Lang::Pt => participle(stem, gender, number),
            Lang::En => en.to_owned(),
        };
        // English adjectives come first, so their order is that of closeness to the noun, reversed.
        match filter.turned {
            Some(true) => words.push(state("virad", "turned")),
            Some(false) => words.push(state("desvirad", "unturned")),
            None => {}
        }
        match filter.damaged {
            Some(true) => words.push(state("danificad", "damaged")),
            Some(false) => words.push(state("intact", "undamaged")),
            None => {}
        }
        if let Some(role) = filter.role {
            words.push(match role {
                Role::Attacking => self.say("em ofensiva", "attacking"),
                Role::Influencing => self.say("em influência", "influencing"),
                Role::Blocking => self.say("em bloqueio", "blocking"),
            });
        }
        if let Some(test) = &filter.colours {
            words.extend(self.colour_test(test, gender, number));
        }
        if filter.ficha == Some(false) {
            words.push(self.say("não ficha", "nontoken"));
        }
        if self.lang == Lang::Pt {
            // The noun comes first: what is said of the state comes last.
            words.reverse();
        }
        words
    }

    /// A colour as an adjective.
    pub(super) fn colour(&self, colour: Colour, gender: Gender, number: Number) -> String {
        let (forms, en) = match colour {
            Colour::Branco => (["branco", "branca", "brancos", "brancas"], "white"),
            Colour::Azul => (["azul", "azul", "azuis", "azuis"], "blue"),
            Colour::Amarelo => (["amarelo", "amarela", "amarelos", "amarelas"], "yellow"),
            Colour::Verde => (["verde", "verde", "verdes", "verdes"], "green"),
            Colour::Vermelho => (["vermelho", "vermelha", "vermelhos", "vermelhas"], "red"),
            Colour::Roxo => (["roxo", "roxa", "roxos", "roxas"], "purple"),
        };
        self.say(agree(gender, number, forms), en)
    }

    pub(super) fn colours(
        &self,
        colours: Colours,
        gender: Gender,
        number: Number,
        last: &str,
    ) -> String {
        let names: Vec<String> = Colour::ALL
            .into_iter()
            .filter(|colour| colours.has(*colour))
            .map(|colour| self.colour(colour, gender, number))
            .collect();
        list(&names, last)
    }

    fn colour_test(&self, test: &ColourTest, gender: Gender, number: Number) -> Option<String> {
        let (or, and) = (self.say("ou", "or"), self.say("e", "and"));
        Some(match test {
            ColourTest::AnyOf { colours } => self.colours(*colours, gender, number, &or),
            ColourTest::Exactly { colours } => {
                let colours = self.colours(*colours, gender, number, &and);
                self.say(format!("só {colours}"), format!("only {colours}"))
            }
            ColourTest::Colourless => self.say(
                agree(
                    gender,
                    number,
                    ["incolor", "incolor", "incolores", "incolores"],
                ),
                "colourless",
            ),
            ColourTest::Mono => self.say("de uma só cor", "one-coloured"),
            ColourTest::Multi => {
                self.say(participle("multicolorid", gender, number), "multicoloured")
            }
            ColourTest::Chosen => self.say("da cor escolhida", "chosen-colour"),
        })
    }

    /// Cost, name, attachment and control: what stands behind the noun.
    fn tail(&self, filter: &Filter, what: As, gender: Gender, number: Number) -> String {
        let mut parts = Vec::new();
        if let Some(name) = &filter.name {
            let name = self.name(name);
            let called = participle("chamad", gender, number);
            parts.push(self.say(format!("{called} “{name}”"), format!("named “{name}”")));
        }
        let bound = |bound: &Option<Box<Amount>>| bound.as_deref().map(|n| self.expression(n));
        match (bound(&filter.cost_at_least), bound(&filter.cost_at_most)) {
            (None, None) => {}
            (Some(least), None) => parts.push(self.say(
                format!("de custo {least} ou mais"),
                format!("with cost {least} or more"),
            )),
            (None, Some(most)) => parts.push(self.say(
                format!("de custo {most} ou menos"),
                format!("with cost {most} or less"),
            )),
            (Some(least), Some(most)) => parts.push(self.say(
                format!("de custo entre {least} e {most}"),
                format!("with cost from {least} to {most}"),
            )),
        }
        let many = number == Number::Many;
        if filter.attached_here {
            let this = self.this();
            parts.push(self.say(
                format!("{} a {this}", participle("anexad", gender, number)),
                format!("attached to {this}"),
            ));
        }
        match (what, filter.whose, many) {
            (_, Side::Any, _) => {}
            (As::Permanent, Side::You, _) => {
                parts.push(self.say("que você controla", "you control"));
            }
            (As::Permanent, Side::Opponents, false) => {
                parts.push(self.say("que um oponente controla", "an opponent controls"));
            }
            (As::Permanent, Side::Opponents, true) => {
                parts.push(self.say("que seus oponentes controlam", "your opponents control"));
            }
            (As::Card, Side::You, many) => {
                parts.push(self.say(if many { "suas" } else { "sua" }, "of yours"));
            }
            (As::Card, Side::Opponents, false) => {
                parts.push(self.say("de um oponente", "of an opponent"));
            }
            (As::Card, Side::Opponents, true) => {
                parts.push(self.say("dos seus oponentes", "of your opponents"));
            }
        }
        parts.join(" ")
    }
}

/// The noun with what stands before it.
impl Writer<'_> {
    /// `um aliado`, `outra base`; `an ally`, `another base`.
    pub(super) fn indefinite(&self, noun: &Noun) -> String {
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
        format!("{article} {}", noun.rest(&noun.core))
    }

    /// `cada outro aliado`.
    pub(super) fn each(&self, noun: &Noun) -> String {
        let other = match (self.lang, noun.other) {
            (_, false) => "",
            (Lang::Pt, true) => agree(noun.gender, Number::One, ["outro ", "outra ", "", ""]),
            (Lang::En, true) => "other ",
        };
        let each = self.pick("cada", "each");
        format!("{each} {other}{}", noun.rest(&noun.core))
    }

    /// `todos os outros aliados`; the noun is in the plural.
    pub(super) fn all(&self, noun: &Noun) -> String {
        let all = self.pick(
            agree(noun.gender, Number::Many, ["", "", "todos os", "todas as"]),
            "all",
        );
        format!("{all} {}", self.bare(noun))
    }

    /// `outros aliados`; the noun is in the plural.
    pub(super) fn bare(&self, noun: &Noun) -> String {
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
    pub(super) fn so_many(
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
                    self.with_both_articles(filter, &noun.core)
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
    fn with_both_articles(&self, filter: &Filter, core: &str) -> String {
        let [first, second] = filter.kinds.as_slice() else {
            return core.to_owned();
        };
        let name = |kind: CardType| self.kind(kind, filter.position, Number::One);
        let ((first, _), (second, gender)) = (name(*first), name(*second));
        let the = agree(gender, Number::One, ["o", "a", "", ""]);
        core.replacen(
            &format!("{first} ou {second}"),
            &format!("{first} ou {the} {second}"),
            1,
        )
    }

    /// This card, what it is attached to, or a noun that a passive ability speaks of.
    pub(super) fn holders(&self, filter: &Filter) -> (String, Number, Gender) {
        if filter.this || filter.host {
            let (text, gender) = self.this_or_host(filter, filter.host);
            return (text, Number::One, gender);
        }
        let noun = self.noun(filter, As::Permanent, Number::Many);
        (self.bare(&noun), Number::Many, noun.gender)
    }

    /// `este aliado`, `o aliado modificado`, with whatever else the filter asks of it.
    pub(super) fn this_or_host(&self, filter: &Filter, host: bool) -> (String, Gender) {
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
    pub(super) fn somebody(&self, filter: &Filter) -> (String, Gender) {
        if filter.this || filter.host {
            return self.this_or_host(filter, filter.host);
        }
        let noun = self.noun(filter, As::Permanent, Number::One);
        (self.indefinite(&noun), noun.gender)
    }

    /// `de` and what follows, or `of`.
    pub(super) fn of(&self, phrase: &str) -> String {
        match self.lang {
            Lang::Pt => with_preposition("de", phrase),
            Lang::En => format!("of {phrase}"),
        }
    }

    /// `a` and what follows, or `to`.
    pub(super) fn to(&self, phrase: &str) -> String {
        match self.lang {
            Lang::Pt => with_preposition("a", phrase),
            Lang::En => format!("to {phrase}"),
        }
    }
}
