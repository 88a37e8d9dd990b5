//! Arithmetic in fractions, and days.

use std::cmp::Ordering;

use chrono::{Datelike, NaiveDate};

use super::fields::Field;
use super::query::{Expr, Op, Sign, When};

/// A fraction with a positive denominator.
#[derive(Debug, Clone, Copy)]
pub struct Fraction(i128, i128);

impl Ord for Fraction {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.0 * other.1).cmp(&(other.0 * self.1))
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Fraction {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Fraction {}

/// What an expression comes to; nothing if a part of it is not there or it divides by zero.
pub fn worth(expr: &Expr, number: &impl Fn(Field) -> Option<i64>) -> Option<Fraction> {
    match expr {
        Expr::Number(number) => Some(Fraction(i128::from(*number), 1)),
        Expr::Field(field) => Some(Fraction(i128::from(number(*field)?), 1)),
        Expr::Of(left, sign, right) => {
            let Fraction(a, b) = worth(left, number)?;
            let Fraction(c, d) = worth(right, number)?;
            match sign {
                Sign::Plus => Some(Fraction(a * d + c * b, b * d)),
                Sign::Minus => Some(Fraction(a * d - c * b, b * d)),
                Sign::Times => Some(Fraction(a * c, b * d)),
                Sign::Over if c == 0 => None,
                Sign::Over => Some(Fraction(a * d * c.signum(), b * c.abs())),
            }
        }
    }
}

/// Every field of an expression.
pub fn fields_of(expr: &Expr) -> Vec<Field> {
    match expr {
        Expr::Number(_) => Vec::new(),
        Expr::Field(field) => vec![*field],
        Expr::Of(left, _, right) => [fields_of(left), fields_of(right)].concat(),
    }
}

/// Whether a day compares so with a day, a month or a year, which are all their days.
pub fn on(day: NaiveDate, op: Op, first: NaiveDate, last: NaiveDate) -> bool {
    match op {
        Op::Eq => first <= day && day <= last,
        Op::Ne => day < first || last < day,
        Op::Lt => day < first,
        Op::Le => day <= last,
        Op::Gt => day > last,
        Op::Ge => day >= first,
    }
}

/// The first and the last day; of sets the caller knows the day.
pub fn days(
    when: &When,
    today: NaiveDate,
    released: impl Fn(&str) -> NaiveDate,
) -> (NaiveDate, NaiveDate) {
    let date = |year, month, day| NaiveDate::from_ymd_opt(year, month, day).unwrap();
    match when {
        When::Day(day) => (*day, *day),
        When::Month(year, month) => {
            let first = date(*year, *month, 1);
            let days = first.iter_days().take_while(|day| day.month() == *month);
            (first, days.last().unwrap())
        }
        When::Year(year) => (date(*year, 1, 1), date(*year, 12, 31)),
        When::Today => (today, today),
        When::Set(code) => (released(code), released(code)),
    }
}
