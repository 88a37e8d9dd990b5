//! From signs to meaning: fields, values, words. What is not understood is left out with a warning.

use chrono::NaiveDate;

use super::syntax::{self, Ask, Syntax, TooMuch, Written};
use super::tree::{Direction, Order, Tree, Unique};
use super::{Field, Kind, MOST_REGEXES, MOST_TERMS, Span, TextField, Vocabulary, Warning};
use crate::words::slug;

mod compare;
mod date;
mod deck;
mod directive;
mod legality;
mod number;
mod said;
mod values;
mod words;

/// What knows which words there are.
pub trait Spelling {
    /// Whether a word, without case and accents, stands anywhere in a place.
    fn knows(&self, place: TextField, word: &str) -> bool;

    /// Whether a word begins so in a place.
    fn begins(&self, place: TextField, begin: &str) -> bool;

    /// Whether two words stand one after another in a name, a heading or a rules text.
    fn follows(&self, first: &str, second: &str) -> bool;

    /// The words that somebody writes as one, such as `dagua` for `d'água`.
    fn joined(&self, word: &str) -> Option<Vec<String>>;

    /// The words of names that are nearest to one that nothing has, those that more likely were meant first.
    fn nearest(&self, word: &str) -> Vec<String>;
}

/// A query that was read.
#[derive(Debug, Clone, PartialEq)]
pub struct Query {
    /// What is asked for.
    pub tree: Tree,
    /// The order that was asked for.
    pub order: Option<Order>,
    /// The direction that was asked for.
    pub direction: Option<Direction>,
    /// What is listed once.
    pub unique: Option<Unique>,
    /// What was not understood, or not as it was written.
    pub warnings: Vec<Warning>,
    /// The words for names as they were written, without case and accents.
    pub words: Vec<String>,
    /// Whether some of them were taken for others: then names near to all of them come first.
    pub mended: bool,
}

/// Why a query is not answered.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum Refused {
    /// It is too much.
    #[error("{0}")]
    TooMuch(#[from] TooMuch),
    /// Nothing of it can be understood.
    #[error("nothing of the query can be understood")]
    Nothing(Vec<Warning>),
}

/// Reads queries.
pub struct Reader<'a> {
    /// The values of fields.
    pub vocabulary: &'a Vocabulary,
    /// The words of cards.
    pub spelling: &'a dyn Spelling,
    /// What `today` means.
    pub today: NaiveDate,
}

impl Reader<'_> {
    /// Reads a query.
    pub fn read(&self, text: &str) -> Result<Query, Refused> {
        let mut warnings = Vec::new();
        let syntax = syntax::parse(text, &mut warnings)?;
        let mut reading = Reading {
            reader: self,
            characters: text.chars().take(super::MOST_CHARACTERS).collect(),
            query: Query {
                tree: Tree::All,
                order: None,
                direction: None,
                unique: None,
                warnings,
                words: Vec::new(),
                mended: false,
            },
            regexes: 0,
            directives: 0,
            negations: 0,
        };
        let tree = syntax.and_then(|syntax| reading.tree(syntax));
        let mut query = reading.query;
        query.warnings.sort_by_key(|it| it.span.start);
        if tree.as_ref().is_some_and(|tree| tree.terms() > MOST_TERMS) {
            return Err(TooMuch::Terms.into());
        }
        match tree {
            Some(tree) => query.tree = tree,
            None if reading.directives == 0 && !query.warnings.is_empty() => {
                return Err(Refused::Nothing(query.warnings));
            }
            None => {}
        }
        Ok(query)
    }
}

struct Reading<'r> {
    reader: &'r Reader<'r>,
    /// What was written.
    characters: Vec<char>,
    query: Query,
    regexes: usize,
    directives: usize,
    /// How many negations stand around what is read.
    negations: usize,
}

impl Reading<'_> {
    fn tree(&mut self, syntax: Syntax) -> Option<Tree> {
        match syntax {
            Syntax::And(parts) => {
                self.missing_signs(&parts);
                let mut trees = Vec::new();
                let mut parts = parts.as_slice();
                while let Some((part, rest)) = parts.split_first() {
                    let several = self.player_phrase(parts);
                    let several = several.or_else(|| Some((self.two_as_one(parts)?, 2)));
                    let (tree, read) = match several {
                        Some((tree, words)) => (Some(tree), words),
                        None => (self.tree(part.clone()), 1),
                    };
                    trees.extend(tree);
                    parts = parts.get(read..).unwrap_or(rest);
                }
                Tree::and(trees)
            }
            Syntax::Or(parts) => {
                let parts = parts.into_iter().filter_map(|part| self.tree(part));
                let parts = parts.collect();
                Tree::or(parts)
            }
            Syntax::Not(part, span) => {
                if let Some(words) = self.denying(&part, span) {
                    return Some(words);
                }
                self.negations += 1;
                let part = self.tree(*part);
                self.negations -= 1;
                Some(Tree::not(part?, span))
            }
            Syntax::Term(ask, span) => self.ask(ask, span),
        }
    }

    fn ask(&mut self, ask: Ask, span: Span) -> Option<Tree> {
        match ask {
            Ask::Name(name) => self.exact(&name, span),
            Ask::Bare(written) => self.words(TextField::Any, &written, span),
            Ask::Compare { left, op, values } => {
                let name = slug(&left).replace('-', "");
                if name == "not" || name == "nao" {
                    let inner = self.field(Field::Is, op, values, span)?;
                    return Some(Tree::not(inner, span));
                }
                let field = if name == "e" {
                    Some(self.is_or_edition(&values))
                } else {
                    Field::named(&left)
                };
                match field {
                    Some(field)
                        if left
                            .chars()
                            .all(|c| c.is_alphanumeric() || "_-".contains(c)) =>
                    {
                        self.field(field, op, values, span)
                    }
                    _ if left.contains(['+', '*', '/', '(', '-'])
                        || left.starts_with(|c: char| c.is_ascii_digit()) =>
                    {
                        self.arithmetic(&left, op, values, span)
                    }
                    _ => {
                        self.unknown_field(&left, span);
                        None
                    }
                }
            }
        }
    }

    /// `e:` is “é:”, and the edition for players of other games: what the values are of decides.
    fn is_or_edition(&self, values: &[(Written, Span)]) -> Field {
        let knows = |field| {
            let named = |text: &str| self.reader.vocabulary.of(field).named(text).is_some();
            values.iter().any(|(value, _)| match value {
                Written::Plain(text) | Written::Quoted(text) => text.split(',').any(named),
                Written::Regex(_) => false,
            })
        };
        if !knows(Field::Is) && knows(Field::Set) {
            return Field::Set;
        }
        Field::Is
    }

    /// A field and a value as two words, such as `custo 3`, are two words; whether a sign was meant is asked.
    fn missing_signs(&mut self, parts: &[Syntax]) {
        for two in parts.windows(2) {
            let [
                Syntax::Term(Ask::Bare(Written::Plain(name)), first),
                Syntax::Term(Ask::Bare(Written::Plain(value)), second),
            ] = two
            else {
                continue;
            };
            // Only a name in full: short ones are words of other meanings.
            let name = slug(name);
            let in_full = |field: &Field| [field.entry().pt, field.entry().en].contains(&&*name);
            let Some(field) = Field::named(&name).filter(in_full) else {
                continue;
            };
            let fits = match field.kind() {
                // Three letters are a word of any language: `for 4`.
                Kind::Number => name.len() > 3 && value.parse::<u32>().is_ok(),
                Kind::One | Kind::Many | Kind::Ordered => {
                    self.reader.vocabulary.of(field).named(value).is_some()
                }
                _ => false,
            };
            if fits {
                let span = Span {
                    start: first.start,
                    end: second.end,
                };
                let pt = "Isto foi lido como duas palavras.".to_owned();
                let en = "This was read as two words.".to_owned();
                let warning = Warning::new("missing_sign", span, pt, en);
                let instead = Some(format!("{name}:{value}"));
                self.query.warnings.push(warning.instead(instead));
            }
        }
    }

    fn unknown_field(&mut self, name: &str, span: Span) {
        let width = name.chars().count();
        let span = Span {
            start: span.start,
            end: span.start + width,
        };
        let pt = format!("Não há campo “{name}”: o termo foi ignorado.");
        let en = format!("There is no field “{name}”: the term was ignored.");
        let near = Field::nearest(name).map(str::to_owned);
        let warning = Warning::new("unknown_field", span, pt, en).instead(near);
        self.query.warnings.push(warning);
    }

    fn warn(&mut self, code: &'static str, span: Span, pt: String, en: String) {
        let warning = Warning::new(code, span, pt, en);
        self.query.warnings.push(warning);
    }

    /// Where a part of what was written stands in it, from a place on.
    fn find(&self, part: &str, within: Span, from: usize) -> Option<Span> {
        let part: Vec<char> = part.chars().collect();
        let text = self.characters.get(from..within.end)?;
        let mut starts = text.windows(part.len().max(1));
        let start = from + starts.position(|it| it == part.as_slice())?;
        Some(Span {
            start,
            end: start + part.len(),
        })
    }

    /// One more regular expression, unless there are too many or it cannot be read.
    fn regex(&mut self, pattern: &str, span: Span) -> bool {
        self.regexes += 1;
        if self.regexes > MOST_REGEXES {
            let pt = format!("No máximo {MOST_REGEXES} expressões regulares: esta foi ignorada.");
            let en = format!("At most {MOST_REGEXES} regular expressions: this one was ignored.");
            self.warn("too_many_regexes", span, pt, en);
            return false;
        }
        if let Err(error) = crate::index::regex(pattern) {
            let pt = format!("A expressão não pode ser lida e foi ignorada ({error}).");
            let en = format!("The expression cannot be read and was ignored ({error}).");
            self.warn("invalid_regex", span, pt, en);
            return false;
        }
        true
    }

    /// A plain value, or one in quotes; a regular expression is none.
    fn plain<'v>(&mut self, field: Field, value: &'v Written, span: Span) -> Option<&'v str> {
        match value {
            Written::Plain(text) | Written::Quoted(text) => Some(text),
            Written::Regex(_) => {
                let entry = field.entry();
                let pt = format!("O campo {} não aceita expressões regulares.", entry.pt);
                let en = format!("The field {} takes no regular expressions.", entry.en);
                self.warn("wrong_value", span, pt, en);
                None
            }
        }
    }

    fn wrong_operator(&mut self, field: Field, op: super::Op, span: Span) {
        let (entry, sign) = (field.entry(), op.sign());
        let takes = match field.kind() {
            Kind::Text | Kind::One => ": = !=",
            Kind::Legality | Kind::Has | Kind::Deck | Kind::Directive => ": =",
            _ => ": = != < <= > >=",
        };
        let (pt, en) = (entry.pt, entry.en);
        let pt = format!("O campo {pt} não se compara com {sign}, só com {takes}.");
        let en = format!("The field {en} is not compared with {sign}, only with {takes}.");
        self.warn("wrong_operator", span, pt, en);
    }
}
