//! A query written again in its one canonical way: reading it gives the same tree.

use fabulario_engine::Lang;

use super::expression::{Expression, Sign};
use super::tree::{Choice, Date, Direction, Find, Legality, Order, Term, TextField, Tree, Unique};
use super::{Field, Kind, Op, Query, Vocabulary};

/// The canonical text of a query, with the names of a language.
#[must_use]
pub fn canonical(query: &Query, vocabulary: &Vocabulary, lang: Lang) -> String {
    let writer = Writer { vocabulary, lang };
    let mut parts = Vec::new();
    if query.tree != Tree::All {
        parts.push(writer.tree(&query.tree, false));
    }
    let directive = |field: Field, value: &str| format!("{}:{value}", field.entry().name(lang));
    let order = query.order.map(|order| writer.order(order));
    parts.extend(order.map(|it| directive(Field::Order, it)));
    let direction = query.direction.map(|it| match it {
        Direction::Ascending => "asc",
        Direction::Descending => "desc",
    });
    parts.extend(direction.map(|it| directive(Field::Dir, it)));
    let unique = query.unique.map(|it| writer.say(unique_words(it)));
    parts.extend(unique.map(|it| directive(Field::Unique, it)));
    parts.join(" ")
}

/// The canonical text of a part of a query.
pub(crate) fn canonical_part(tree: &Tree, vocabulary: &Vocabulary, lang: Lang) -> String {
    Writer { vocabulary, lang }.tree(tree, false)
}

const fn unique_words(unique: Unique) -> (&'static str, &'static str) {
    match unique {
        Unique::Cards => ("cartas", "cards"),
        Unique::Prints => ("impressoes", "prints"),
        Unique::Art => ("artes", "art"),
    }
}

struct Writer<'v> {
    vocabulary: &'v Vocabulary,
    lang: Lang,
}

impl Writer<'_> {
    fn say(&self, (pt, en): (&'static str, &'static str)) -> &'static str {
        self.lang.pick(pt, en)
    }

    fn name(&self, field: Field) -> &'static str {
        field.entry().name(self.lang)
    }

    fn order(&self, order: Order) -> &'static str {
        let field = match order {
            Order::Relevance => return self.say(("relevancia", "relevance")),
            Order::Name => Field::Name,
            Order::Colour => Field::Colour,
            Order::Rarity => Field::Rarity,
            Order::Type => Field::Type,
            Order::Set => Field::Set,
            Order::Number(field) => field,
        };
        self.name(field)
    }

    /// A tree; `tight` where it must not fall apart.
    fn tree(&self, tree: &Tree, tight: bool) -> String {
        let text = match tree {
            Tree::All => return String::new(),
            Tree::Term(term, _) => return self.term(term),
            Tree::Not(inner, _) => return format!("-{}", self.tree(inner, true)),
            Tree::And(parts) => {
                // Only an "or" falls apart among terms that stand side by side.
                let part = |part: &Tree| self.tree(part, matches!(part, Tree::Or(_)));
                let parts: Vec<String> = parts.iter().map(part).collect();
                parts.join(" ")
            }
            Tree::Or(parts) => {
                let parts: Vec<String> = parts.iter().map(|part| self.tree(part, false)).collect();
                parts.join(self.say((" ou ", " or ")))
            }
        };
        if tight { format!("({text})") } else { text }
    }

    fn term(&self, term: &Term) -> String {
        match term {
            Term::Words(place, find) => self.words(*place, find),
            Term::Values(field, op, choices) => {
                let values = self.vocabulary.of(*field);
                let word = |choice: &Choice| values.word_for(choice, self.lang);
                let words: Vec<String> = choices.iter().map(word).collect();
                let op = if *op == Op::Equal && field.kind() != Kind::Many {
                    Op::Colon
                } else {
                    *op
                };
                format!("{}{}{}", self.name(*field), op.sign(), words.join(","))
            }
            Term::Count(field, op, number) => {
                format!("{}{}{number}", self.name(*field), op.sign())
            }
            Term::Number(left, op, right) => {
                let sign = op.sign();
                let left = self.expression(left, 0);
                let right = match right {
                    Expression::Number(number) => number.to_string(),
                    // Without parentheses it would be a range.
                    Expression::Of(from, Sign::Minus, to)
                        if matches!(
                            (&**from, &**to),
                            (Expression::Number(_), Expression::Number(_))
                        ) =>
                    {
                        format!("({})", self.expression(right, 0))
                    }
                    right => self.expression(right, 0),
                };
                format!("{left}{sign}{right}")
            }
            Term::Even(field, even) => {
                let word = if *even {
                    ("par", "even")
                } else {
                    ("impar", "odd")
                };
                format!("{}:{}", self.name(*field), self.say(word))
            }
            Term::Day(op, date) => {
                format!("{}{}{}", self.name(Field::Date), op.sign(), written(*date))
            }
            Term::Legal(what, _, day, word) => {
                let field = match what {
                    Legality::Legal => Field::Legal,
                    Legality::Banned => Field::Banned,
                    Legality::Limited => Field::Limited,
                };
                let day = day.map_or(String::new(), |day| format!("@{day}"));
                format!("{}:{word}{day}", self.name(field))
            }
            Term::Has(field) => format!("{}:{}", self.name(Field::Has), self.name(*field)),
            Term::HasRulings => self.say(("tem:decisao", "has:ruling")).to_owned(),
            Term::Card(id) => {
                let plain = id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
                let mark = if plain { "" } else { "\"" };
                format!("{}:{mark}{id}{mark}", self.name(Field::Card))
            }
            Term::Deck(deck) => {
                let cards = deck.cards.iter().map(|(id, copies)| match copies {
                    1 => id.clone(),
                    copies => format!("{copies}x{id}"),
                });
                let cards: Vec<String> = cards.collect();
                let format = deck.format.iter().map(|it| format!("{it}:"));
                let format: String = format.collect();
                format!("{}:{format}{}", self.name(Field::Deck), cards.join(","))
            }
        }
    }

    fn words(&self, place: TextField, find: &Find) -> String {
        let field = match place {
            TextField::Any => None,
            TextField::Name => Some(Field::Name),
            TextField::Text => Some(Field::Text),
            TextField::Flavour => Some(Field::Flavour),
            TextField::TypeLine => Some(Field::Type),
            TextField::Artist => Some(Field::Artist),
        };
        let before = field.map_or(String::new(), |field| format!("{}:", self.name(field)));
        match find {
            Find::Stem(word) => format!("{before}{word}"),
            Find::Prefix(begin) => format!("{before}{begin}*"),
            Find::Phrase(words) => format!("{before}\"{}\"", words.join(" ")),
            Find::Part(part) => format!("{before}\"{part}\""),
            Find::Regex(pattern) => format!("{before}/{}/", slashed(pattern)),
            Find::Whole(words) if place == TextField::Name => format!("!\"{}\"", words.join(" ")),
            Find::Whole(words) => {
                let name = before.trim_end_matches(':');
                format!("{name}=\"{}\"", words.join(" "))
            }
        }
    }

    /// Arithmetic; what binds less than its surroundings stands in parentheses.
    fn expression(&self, expression: &Expression, least: u8) -> String {
        let (left, sign, right) = match expression {
            // A minus at the beginning would be a negation.
            Expression::Number(number) if number.is_negative() => return format!("({number})"),
            Expression::Number(number) => return number.to_string(),
            Expression::Field(field) => return self.name(*field).to_owned(),
            Expression::Of(left, sign, right) => (left, sign, right),
        };
        let binds = match sign {
            Sign::Plus | Sign::Minus => 1,
            Sign::Times | Sign::Over => 2,
        };
        let left = self.expression(left, binds);
        let right = self.expression(right, binds + 1);
        let text = format!("{left}{}{right}", sign.sign());
        if binds < least {
            format!("({text})")
        } else {
            text
        }
    }
}

/// A day, or the month or year whose first and last day these are.
fn written(date: Date) -> String {
    let (first, last) = (date.first.to_string(), date.last.to_string());
    let same = first
        .split('-')
        .zip(last.split('-'))
        .take_while(|(a, b)| a == b);
    let same: Vec<&str> = same.map(|(part, _)| part).collect();
    same.join("-")
}

/// An expression whose slashes do not end it.
fn slashed(pattern: &str) -> String {
    let mut text = String::with_capacity(pattern.len());
    let mut escaped = false;
    for c in pattern.chars() {
        if c == '/' && !escaped {
            text.push('\\');
        }
        escaped = c == '\\' && !escaped;
        text.push(c);
    }
    text
}
