//! The signs of a query: what is joined, negated, quoted and compared. No field is known here.

use super::{MOST_CHARACTERS, MOST_DEPTH, MOST_TERMS, Warning};

mod scan;

use scan::Scanner;
pub(super) use scan::is_quote;

/// A place in a query, in characters, from the first one to the one after the last.
#[derive(Debug, Clone, Copy, Default, Eq)]
pub struct Span {
    /// The first character.
    pub start: usize,
    /// The character after the last one.
    pub end: usize,
}

/// Where something stands does not change what it means: trees that differ only in that are the same.
impl PartialEq for Span {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// How two things are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the signs say it")]
pub enum Op {
    /// `:`, whose meaning is the field's.
    Colon,
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
}

impl Op {
    /// How it is written.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Colon => ":",
            Self::Equal => "=",
            Self::NotEqual => "!=",
            Self::Less => "<",
            Self::LessOrEqual => "<=",
            Self::Greater => ">",
            Self::GreaterOrEqual => ">=",
        }
    }
}

/// A text as it was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Written {
    /// Without marks.
    Plain(String),
    /// In quotes.
    Quoted(String),
    /// Between slashes.
    Regex(String),
}

/// One thing that is asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ask {
    /// A word, a phrase or an expression.
    Bare(Written),
    /// `!name`
    Name(String),
    /// `left op value`, or one of several values.
    Compare {
        /// What is compared: a field, or arithmetic.
        left: String,
        /// How.
        op: Op,
        /// With what: each value, and where it stands.
        values: Vec<(Written, Span)>,
    },
}

/// A query taken apart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Syntax {
    /// All of these.
    And(Vec<Self>),
    /// One of these at least.
    Or(Vec<Self>),
    /// Not this.
    Not(Box<Self>, Span),
    /// One thing.
    Term(Ask, Span),
}

/// Why a query is not even taken apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum TooMuch {
    /// Too long.
    #[error("a query has at most {MOST_CHARACTERS} characters")]
    Characters,
    /// Too many things.
    #[error("a query has at most {MOST_TERMS} terms")]
    Terms,
    /// Too many parentheses inside of each other.
    #[error("parentheses stand at most {MOST_DEPTH} deep")]
    Depth,
}

/// Takes a query apart; nothing of an empty one. What has no meaning is left out with a warning.
pub fn parse(text: &str, warnings: &mut Vec<Warning>) -> Result<Option<Syntax>, TooMuch> {
    let characters: Vec<char> = text.chars().take(MOST_CHARACTERS + 1).collect();
    if characters.len() > MOST_CHARACTERS {
        return Err(TooMuch::Characters);
    }
    let mut parser = Parser {
        scanner: Scanner::new(characters),
        warnings,
        terms: 0,
    };
    let mut whole = Vec::new();
    loop {
        whole.extend(parser.or(0)?);
        let Some(start) = parser.scanner.stray_parenthesis() else {
            break;
        };
        let span = Span {
            start,
            end: start + 1,
        };
        let pt = "Este parêntese não fecha nenhum outro: foi ignorado.".to_owned();
        let en = "This parenthesis closes no other: it was ignored.".to_owned();
        parser
            .warnings
            .push(Warning::new("parenthesis", span, pt, en));
    }
    Ok(joined(whole, Syntax::And))
}

/// One of several, or the several joined; those that are joined the same way are one.
fn joined(mut parts: Vec<Syntax>, how: fn(Vec<Syntax>) -> Syntax) -> Option<Syntax> {
    if parts.len() > 1 {
        return Some(how(parts));
    }
    parts.pop()
}

struct Parser<'w> {
    scanner: Scanner,
    warnings: &'w mut Vec<Warning>,
    terms: usize,
}

impl Parser<'_> {
    fn or(&mut self, depth: usize) -> Result<Option<Syntax>, TooMuch> {
        let mut parts = Vec::new();
        let mut waiting = None;
        loop {
            let part = self.and(depth)?;
            let there = part.is_some();
            parts.extend(part);
            if let Some(span) = waiting.take().filter(|_| !there) {
                self.dangling(span);
            }
            let Some(span) = self.scanner.word(&["or", "ou"]) else {
                break;
            };
            if there {
                waiting = Some(span);
            } else {
                self.dangling(span);
            }
        }
        Ok(joined(parts, Syntax::Or))
    }

    fn and(&mut self, depth: usize) -> Result<Option<Syntax>, TooMuch> {
        let mut parts: Vec<Syntax> = Vec::new();
        loop {
            if let Some(span) = self.scanner.word(&["and", "e"]) {
                // Between two terms it says nothing new; elsewhere it says nothing at all.
                if parts.is_empty() || self.scanner.ends() || self.scanner.is_or() {
                    self.dangling(span);
                }
                continue;
            }
            if self.scanner.ends() || self.scanner.is_or() {
                break;
            }
            parts.extend(self.unary(depth)?);
        }
        Ok(joined(parts, Syntax::And))
    }

    fn unary(&mut self, depth: usize) -> Result<Option<Syntax>, TooMuch> {
        let start = self.scanner.at();
        let mut negated = false;
        while let Some(span) = self
            .scanner
            .sign('-')
            .or_else(|| self.scanner.word(&["not", "nao"]))
        {
            if self.scanner.ends() || self.scanner.is_or() {
                self.dangling(span);
                return Ok(None);
            }
            negated = !negated;
            // "Não é azul": the second word says nothing that the first has not.
            while self.scanner.word(&["e", "and"]).is_some() {}
        }
        let inner = if let Some(open) = self.scanner.group() {
            if depth >= MOST_DEPTH {
                return Err(TooMuch::Depth);
            }
            let inner = self.or(depth + 1)?;
            if !self.scanner.close() {
                let pt = "Este parêntese não foi fechado: vale até o fim.".to_owned();
                let en = "This parenthesis was not closed: it reaches to the end.".to_owned();
                let span = Span {
                    start: open,
                    end: open + 1,
                };
                self.warnings
                    .push(Warning::new("parenthesis", span, pt, en));
            }
            inner
        } else {
            self.terms += 1;
            if self.terms > MOST_TERMS {
                return Err(TooMuch::Terms);
            }
            self.scanner.term(self.warnings)
        };
        let span = Span {
            start,
            end: self.scanner.at(),
        };
        Ok(inner.map(|inner| {
            if negated {
                Syntax::Not(Box::new(inner), span)
            } else {
                inner
            }
        }))
    }

    fn dangling(&mut self, span: Span) {
        let word = self.scanner.text(span);
        let pt = format!("“{word}” não liga nada aqui: foi ignorado.");
        let en = format!("“{word}” joins nothing here: it was ignored.");
        self.warnings
            .push(Warning::new("dangling_operator", span, pt, en));
    }
}
