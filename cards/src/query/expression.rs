//! Arithmetic over fields of numbers.

use super::field::{Field, Kind};

mod ratio;

pub use ratio::Ratio;

/// A sign of arithmetic.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the signs say it")]
pub enum Sign {
    Plus,
    Minus,
    Times,
    Over,
}

impl Sign {
    /// How it is written.
    #[must_use]
    pub const fn sign(self) -> char {
        match self {
            Self::Plus => '+',
            Self::Minus => '-',
            Self::Times => '*',
            Self::Over => '/',
        }
    }

    /// What it makes of two numbers; nothing where it would divide by zero, or grow beyond all cards.
    #[must_use]
    pub fn apply(self, left: Ratio, right: Ratio) -> Option<Ratio> {
        match self {
            Self::Plus => left.plus(right),
            Self::Minus => left.minus(right),
            Self::Times => left.times(right),
            Self::Over => left.over(right),
        }
    }
}

/// A number, a field, or what is worked out of them.
#[derive(Debug, Clone, PartialEq)]
pub enum Expression {
    /// A number.
    Number(Ratio),
    /// A field of numbers.
    Field(Field),
    /// Two of them.
    Of(Box<Self>, Sign, Box<Self>),
}

/// What stands where a number or a field of numbers should.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Unread {
    /// No field has this name.
    Unknown(String),
    /// The field holds no numbers.
    NoNumber(Field),
    /// It cannot be read at all.
    Signs,
}

const MOST_DEPTH: usize = 40;

/// Reads arithmetic without spaces: `ofensiva+vida`, `(custo-1)*2`.
pub(super) fn parse(text: &str) -> Result<Expression, Unread> {
    let characters: Vec<char> = text.chars().collect();
    let mut reader = Reader {
        characters: &characters,
        at: 0,
    };
    let read = reader.sum(0)?;
    if reader.at < characters.len() {
        return Err(Unread::Signs);
    }
    Ok(read)
}

struct Reader<'t> {
    characters: &'t [char],
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<char> {
        self.characters.get(self.at).copied()
    }

    fn sign(&mut self, signs: &[(char, Sign)]) -> Option<Sign> {
        let next = self.peek()?;
        let (_, sign) = signs.iter().find(|(c, _)| *c == next)?;
        self.at += 1;
        Some(*sign)
    }

    fn sum(&mut self, depth: usize) -> Result<Expression, Unread> {
        let mut left = self.product(depth)?;
        while let Some(sign) = self.sign(&[('+', Sign::Plus), ('-', Sign::Minus)]) {
            let right = self.product(depth)?;
            left = Expression::Of(Box::new(left), sign, Box::new(right));
        }
        Ok(left)
    }

    fn product(&mut self, depth: usize) -> Result<Expression, Unread> {
        let mut left = self.one(depth)?;
        while let Some(sign) = self.sign(&[('*', Sign::Times), ('/', Sign::Over)]) {
            let right = self.one(depth)?;
            left = Expression::Of(Box::new(left), sign, Box::new(right));
        }
        Ok(left)
    }

    fn one(&mut self, depth: usize) -> Result<Expression, Unread> {
        if depth > MOST_DEPTH {
            return Err(Unread::Signs);
        }
        if self.peek() == Some('(') {
            self.at += 1;
            let inner = self.sum(depth + 1)?;
            if self.peek() != Some(')') {
                return Err(Unread::Signs);
            }
            self.at += 1;
            return Ok(inner);
        }
        let negative = self.peek() == Some('-');
        self.at += usize::from(negative);
        let rest = self.characters.get(self.at..).unwrap_or_default();
        let word: String = rest
            .iter()
            .take_while(|c| c.is_alphanumeric() || matches!(c, '.' | '_'))
            .collect();
        self.at += word.chars().count();
        if word.is_empty() {
            return Err(Unread::Signs);
        }
        if word.starts_with(|c: char| c.is_ascii_digit()) {
            let sign = if negative { "-" } else { "" };
            let number = Ratio::read(&format!("{sign}{word}"));
            return number.map(Expression::Number).ok_or(Unread::Signs);
        }
        let field = Field::named(&word).ok_or(Unread::Unknown(word))?;
        if field.kind() != Kind::Number {
            return Err(Unread::NoNumber(field));
        }
        let field = Expression::Field(field);
        Ok(if negative {
            Expression::Of(
                Box::new(Expression::Number(Ratio::whole(0))),
                Sign::Minus,
                Box::new(field),
            )
        } else {
            field
        })
    }
}
