//! One term in plain words: what, which verb, the rest.

use fabulario_engine::Lang;

use super::super::expression::{Expression, Sign};
use super::super::tree::{Choice, Find, Legality, Term, TextField};
use super::super::{Field, Kind, Op, Vocabulary};
use super::bare;

/// Makes clauses.
pub(super) struct Clauses<'v> {
    pub vocabulary: &'v Vocabulary,
    pub lang: Lang,
}

/// The verbs of clauses: Portuguese, English, English when negated.
type Verb = (&'static str, &'static str, &'static str);

const IS: Verb = ("é", "is", "is not");
const ARE: Verb = ("são", "are", "are not");
const INCLUDE: Verb = ("incluem", "include", "do not include");
const APPEARS: Verb = ("aparece", "appears", "does not appear");
const CONTAINS: Verb = ("contém", "contains", "does not contain");
const MATCHES: Verb = ("corresponde a", "matches", "does not match");
const HAS: Verb = ("tem", "has", "does not have");
const CAN: Verb = ("pode", "may", "may not");
const WAS: Verb = ("foi", "was", "was not");
const FIT: Verb = ("cabem em", "fit inside", "do not fit inside");
const FITS: Verb = ("cabe", "fits", "does not fit");

/// A clause.
pub(super) struct Clause {
    subject: String,
    verb: Verb,
    rest: String,
    /// Whether it is meant the other way round.
    negated: bool,
}

impl Clause {
    /// The clause, or its opposite.
    pub(super) fn told(&self, lang: Lang, negated: bool) -> String {
        let (pt, en, en_not) = self.verb;
        let verb = match (lang, negated != self.negated) {
            (Lang::Pt, false) => pt.to_owned(),
            (Lang::Pt, true) => format!("não {pt}"),
            (Lang::En, false) => en.to_owned(),
            (Lang::En, true) => en_not.to_owned(),
        };
        let parts = [self.subject.as_str(), &verb, &self.rest];
        let parts: Vec<&str> = parts.into_iter().filter(|it| !it.is_empty()).collect();
        parts.join(" ")
    }
}

impl Clauses<'_> {
    pub(super) fn clause(&self, term: &Term) -> Clause {
        // "Other than" is the opposite of "is".
        let equal = match term.clone() {
            Term::Values(field, Op::NotEqual, values) => {
                Some(Term::Values(field, Op::Equal, values))
            }
            Term::Count(field, Op::NotEqual, number) => Some(Term::Count(field, Op::Equal, number)),
            Term::Number(left, Op::NotEqual, right) => Some(Term::Number(left, Op::Equal, right)),
            Term::Day(Op::NotEqual, date) => Some(Term::Day(Op::Equal, date)),
            _ => None,
        };
        let (subject, verb, rest) = self.parts(equal.as_ref().unwrap_or(term));
        Clause {
            subject,
            verb,
            rest,
            negated: equal.is_some(),
        }
    }

    fn parts(&self, term: &Term) -> (String, Verb, String) {
        let card = || self.say("a carta", "the card").to_owned();
        match term {
            Term::Words(place, find) => self.words(*place, find),
            Term::Values(field, op, choices) => self.values(*field, *op, choices),
            Term::Count(field, op, number) => {
                let of = bare(*field, self.lang);
                let subject = match self.lang {
                    Lang::Pt => format!("o número de {of}"),
                    Lang::En => format!("the number of {of}"),
                };
                (subject, IS, self.than(*op, &number.to_string()))
            }
            Term::Number(left, op, right) => {
                let right = self.expression(right);
                (self.expression(left), IS, self.than(*op, &right))
            }
            Term::Even(field, even) => {
                let rest = match even {
                    true => self.say("par", "even"),
                    false => self.say("ímpar", "odd"),
                };
                (field.entry().say(self.lang).to_owned(), IS, rest.to_owned())
            }
            Term::Day(op, date) => {
                let subject = Field::Date.entry().say(self.lang).to_owned();
                let one = date.first == date.last;
                let (first, last) = (date.first, date.last);
                let rest = match op {
                    Op::Less => format!("{} {first}", self.say("anterior a", "before")),
                    Op::LessOrEqual => format!("{} {last}", self.say("até", "up to")),
                    Op::Greater => format!("{} {last}", self.say("posterior a", "after")),
                    Op::GreaterOrEqual => format!("{} {first}", self.say("a partir de", "from")),
                    _ if one => first.to_string(),
                    _ => {
                        let (from, to) = (self.say("de", "from"), self.say("a", "to"));
                        format!("{from} {first} {to} {last}")
                    }
                };
                (subject, IS, rest)
            }
            Term::Legal(what, _, day, word) => {
                let day = day.map_or(String::new(), |day| {
                    format!(" {} {day}", self.say("em", "on"))
                });
                let (verb, did) = match what {
                    Legality::Legal => (CAN, self.say("ser jogada em", "be played in")),
                    Legality::Banned => (WAS, self.say("banida em", "banned in")),
                    Legality::Limited => (WAS, self.say("limitada em", "limited in")),
                };
                (card(), verb, format!("{did} {word}{day}"))
            }
            Term::Has(field) => {
                let name = bare(*field, self.lang);
                let vowel = name.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I']);
                let article = match (self.lang, field.kind()) {
                    (Lang::Pt, _) | (_, Kind::Many) => "",
                    _ if vowel => "an ",
                    _ => "a ",
                };
                (card(), HAS, format!("{article}{name}"))
            }
            Term::HasRulings => (card(), HAS, self.say("decisões", "rulings").to_owned()),
            Term::Card(id) => (self.say("o id", "the id").to_owned(), IS, id.clone()),
            Term::Deck(deck) => {
                let cards: u32 = deck.cards.iter().map(|(_, copies)| copies).sum();
                let format = deck.format.iter().map(|it| format!(" ({it})"));
                let format: String = format.collect();
                let rest = match (self.lang, cards) {
                    (Lang::Pt, 1) => format!("no baralho de uma carta{format}"),
                    (Lang::En, 1) => format!("into the deck of one card{format}"),
                    (Lang::Pt, _) => format!("no baralho de {cards} cartas{format}"),
                    (Lang::En, _) => format!("into the deck of {cards} cards{format}"),
                };
                (card(), FITS, rest)
            }
        }
    }

    /// A comparison after "is".
    fn than(&self, op: Op, right: &str) -> String {
        let before = match op {
            Op::Colon | Op::Equal => return right.to_owned(),
            Op::NotEqual => self.say("diferente de", "other than"),
            Op::Less => self.say("menor que", "less than"),
            Op::LessOrEqual => self.say("no máximo", "at most"),
            Op::Greater => self.say("maior que", "greater than"),
            Op::GreaterOrEqual => self.say("no mínimo", "at least"),
        };
        format!("{before} {right}")
    }

    fn words(&self, place: TextField, find: &Find) -> (String, Verb, String) {
        let place_of = match place {
            TextField::Any => self.say("na carta", "on the card"),
            TextField::Name => self.say("no nome", "in the name"),
            TextField::Text => self.say("no texto", "in the text"),
            TextField::Flavour => self.say("no texto de sabor", "in the flavour text"),
            TextField::TypeLine => self.say("na linha de tipo", "in the type line"),
            TextField::Artist => self.say("no artista", "in the artist"),
        };
        let whole = match place {
            TextField::Any => self.say("a carta", "the card"),
            TextField::Name => self.say("o nome", "the name"),
            TextField::Text => self.say("o texto", "the text"),
            TextField::Flavour => self.say("o texto de sabor", "the flavour text"),
            TextField::TypeLine => self.say("a linha de tipo", "the type line"),
            TextField::Artist => self.say("o artista", "the artist"),
        };
        let appears = |subject: String| (subject, APPEARS, place_of.to_owned());
        match find {
            Find::Stem(word) => appears(format!("{} “{word}”", self.say("a palavra", "the word"))),
            Find::Phrase(words) => appears(format!("“{}”", words.join(" "))),
            Find::Prefix(begin) => {
                let rest = self.say("uma palavra que começa com", "a word that begins with");
                let card = self.say("a carta", "the card").to_owned();
                let whole = if place == TextField::Any {
                    card
                } else {
                    whole.to_owned()
                };
                (whole, HAS, format!("{rest} “{begin}”"))
            }
            Find::Whole(words) => (whole.to_owned(), IS, format!("“{}”", words.join(" "))),
            Find::Part(part) => (whole.to_owned(), CONTAINS, format!("“{part}”")),
            Find::Regex(pattern) => (whole.to_owned(), MATCHES, format!("/{pattern}/")),
        }
    }

    fn values(&self, field: Field, op: Op, choices: &[Choice]) -> (String, Verb, String) {
        let values = self.vocabulary.of(field);
        // Names of games, sets and the words of games keep their capitals.
        let proper = matches!(
            field,
            Field::Game | Field::Set | Field::Keyword | Field::Path | Field::World
        );
        let name = |choice: &Choice| {
            let value = choice.any.first().filter(|_| choice.any.len() == 1);
            let value = value.and_then(|place| values.list().get(usize::from(*place)));
            value.map_or_else(
                || choice.word.clone(),
                |value| {
                    let name = value.name(self.lang);
                    if proper {
                        name.to_owned()
                    } else {
                        name.to_lowercase()
                    }
                },
            )
        };
        let names: Vec<String> = choices.iter().map(name).collect();
        let and = self.say(" e ", " and ");
        let names = names.join(and);
        // The identity is compared as the colours are.
        let compared = match (field, op) {
            (Field::Identity, op) if op != Op::LessOrEqual => Field::Colour,
            _ => field,
        };
        let subject = compared.entry().say(self.lang).to_owned();
        match (field.kind(), op) {
            (_, Op::LessOrEqual) if field == Field::Identity => (
                subject,
                FITS,
                format!("{} {names}", self.say("em", "inside")),
            ),
            (Kind::Many, Op::GreaterOrEqual | Op::Colon) => (subject, INCLUDE, names),
            (Kind::Many, Op::Greater) => {
                let more = self.say("e mais", "and more");
                (subject, INCLUDE, format!("{names} {more}"))
            }
            (Kind::Many, _) => {
                let less = self.say("sem ser tudo isso", "without being all of it");
                match op {
                    Op::LessOrEqual => (subject, FIT, names),
                    Op::Less => (subject, FIT, format!("{names}, {less}")),
                    _ => {
                        let exactly = self.say("exatamente", "exactly");
                        (subject, ARE, format!("{exactly} {names}"))
                    }
                }
            }
            _ if field == Field::Is => {
                let card = self.say("a carta", "the card").to_owned();
                let property = self.say("a propriedade", "the property");
                (card, HAS, format!("{property} “{names}”"))
            }
            (_, op) => (subject, IS, self.than(op, &names)),
        }
    }

    fn expression(&self, expression: &Expression) -> String {
        match expression {
            Expression::Number(number) => number.to_string(),
            Expression::Field(field) => field.entry().say(self.lang).to_owned(),
            Expression::Of(left, sign, right) => {
                let part = |part: &Expression, tight: bool| {
                    let text = self.expression(part);
                    match part {
                        Expression::Of(_, inner, _)
                            if tight || is_sum(*inner) && !is_sum(*sign) =>
                        {
                            format!("({text})")
                        }
                        _ => text,
                    }
                };
                let sign = match sign {
                    Sign::Plus => "+",
                    Sign::Minus => "−",
                    Sign::Times => "×",
                    Sign::Over => "÷",
                };
                format!("{} {sign} {}", part(left, false), part(right, true))
            }
        }
    }
}

const fn is_sum(sign: Sign) -> bool {
    matches!(sign, Sign::Plus | Sign::Minus)
}
