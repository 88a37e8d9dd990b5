//! What a query means: every field and value known.

use chrono::NaiveDate;

use super::{Expression, Field, Op, Span};

/// What is asked for.
#[derive(Debug, Clone, PartialEq)]
pub enum Tree {
    /// Everything.
    All,
    /// All of these: two or more, none of them an `And`.
    And(Vec<Self>),
    /// One of these at least: two or more, none of them an `Or`.
    Or(Vec<Self>),
    /// Not this, which is no `Not` itself.
    Not(Box<Self>, Span),
    /// One thing.
    Term(Term, Span),
}

impl Tree {
    /// All of some trees.
    pub(crate) fn and(parts: Vec<Self>) -> Option<Self> {
        let flat = parts.into_iter().flat_map(|part| match part {
            Self::All => Vec::new(),
            Self::And(parts) => parts,
            part => vec![part],
        });
        one_or(flat.collect(), Self::And)
    }

    /// One of some trees.
    pub(crate) fn or(parts: Vec<Self>) -> Option<Self> {
        let flat = parts.into_iter().flat_map(|part| match part {
            Self::Or(parts) => parts,
            part => vec![part],
        });
        one_or(flat.collect(), Self::Or)
    }

    /// The same tree, all of which stands in one place.
    pub(super) fn placed(self, at: Span) -> Self {
        let all = |parts: Vec<Self>| parts.into_iter().map(|it| it.placed(at)).collect();
        match self {
            Self::All => Self::All,
            Self::And(parts) => Self::And(all(parts)),
            Self::Or(parts) => Self::Or(all(parts)),
            Self::Not(inner, _) => Self::Not(Box::new(inner.placed(at)), at),
            Self::Term(term, _) => Self::Term(term, at),
        }
    }

    /// How many terms it is made of.
    pub(super) fn terms(&self) -> usize {
        match self {
            Self::All => 0,
            Self::And(parts) | Self::Or(parts) => parts.iter().map(Self::terms).sum(),
            Self::Not(inner, _) => inner.terms(),
            Self::Term(..) => 1,
        }
    }

    /// The opposite of a tree.
    pub(super) fn not(part: Self, span: Span) -> Self {
        match part {
            Self::Not(inner, _) => *inner,
            part => Self::Not(Box::new(part), span),
        }
    }
}

fn one_or(mut parts: Vec<Tree>, how: fn(Vec<Tree>) -> Tree) -> Option<Tree> {
    if parts.len() > 1 {
        return Some(how(parts));
    }
    parts.pop()
}

/// Where words are looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TextField {
    /// Name, heading and rules text.
    Any,
    /// The name.
    Name,
    /// The rules text.
    Text,
    /// The flavour text.
    Flavour,
    /// The type line; only expressions look there.
    TypeLine,
    /// The artist.
    Artist,
}

/// How words are looked for. All of them are without case and accents.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Find {
    /// A word, by its stem.
    Stem(String),
    /// Words one after another.
    Phrase(Vec<String>),
    /// Words that begin so.
    Prefix(String),
    /// The whole text, word for word.
    Whole(Vec<String>),
    /// A part of the text.
    Part(String),
    /// What an expression matches.
    Regex(String),
}

/// A value of a field, by its places in the vocabulary: several where one word means several values.
#[derive(Debug, Clone, Eq)]
pub struct Choice {
    /// Any of these.
    pub any: Vec<u16>,
    /// A word that means them.
    pub word: String,
}

/// The word does not matter, what it means does.
impl PartialEq for Choice {
    fn eq(&self, other: &Self) -> bool {
        self.any == other.any
    }
}

/// What a format thinks of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Legality {
    /// It may be played.
    Legal,
    /// It was banned.
    Banned,
    /// It was limited.
    Limited,
}

/// Days from the first to the last.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Date {
    /// The first.
    pub first: NaiveDate,
    /// The last.
    pub last: NaiveDate,
}

/// A deck that a card would be added to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeckTerm {
    /// The id of the format; the first of the game if none is named.
    pub format: Option<String>,
    /// Ids of cards with their copies, in the order of writing.
    pub cards: Vec<(String, u32)>,
}

/// One thing that is asked for.
#[derive(Debug, Clone, PartialEq)]
pub enum Term {
    /// Words.
    Words(TextField, Find),
    /// A value, or a set of values.
    Values(Field, Op, Vec<Choice>),
    /// How many values there are.
    Count(Field, Op, u32),
    /// A comparison of numbers.
    Number(Expression, Op, Expression),
    /// Whether a number is even.
    Even(Field, bool),
    /// A comparison with days.
    Day(Op, Date),
    /// What formats think: of any of these, by their places among the formats; today, or on a day.
    Legal(Legality, Vec<u16>, Option<NaiveDate>, String),
    /// Whether there is a value.
    Has(Field),
    /// Whether there are rulings.
    HasRulings,
    /// The card with this id.
    Card(String),
    /// Whether a deck has room for it.
    Deck(DeckTerm),
}

/// How answers are put in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// Exact names, then beginnings of names, then names, then texts; each by name.
    Relevance,
    /// By name.
    Name,
    /// By number of colours, then by colours.
    Colour,
    /// By rarity.
    Rarity,
    /// By game and type.
    Type,
    /// By day of release, set and number.
    Set,
    /// By a number.
    Number(Field),
}

/// Whether the least comes first, or the greatest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the words say it")]
pub enum Direction {
    Ascending,
    Descending,
}

/// What is listed once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unique {
    /// Each card.
    Cards,
    /// Each printing.
    Prints,
    /// Each illustration of a card.
    Art,
}
