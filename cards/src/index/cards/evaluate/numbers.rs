//! Comparisons of numbers and days.

use std::borrow::Cow;

use chrono::Datelike as _;

use super::values::holds;
use super::{Evaluation, Set};
use crate::index::bits::Bits;
use crate::index::cards::CardIndex;
use crate::index::cards::columns::NumberColumn;
use crate::query::{Date, Expression, Field, Op, Ratio};

impl<'s> Evaluation<'s> {
    pub(super) fn number(
        &self,
        left: &Expression,
        op: Op,
        right: &Expression,
        within: Option<&Bits>,
    ) -> Set<'s> {
        if let (Expression::Field(field), Expression::Number(number)) = (left, right) {
            let column = self.index.columns.numbers.get(field);
            let rows =
                column.map(|it| it.where_number(|have| holds(op, &Ratio::whole(have), number)));
            return Cow::Owned(rows.unwrap_or_default());
        }
        // Only rows that have every number can fit.
        let mut fields = Vec::new();
        for side in [left, right] {
            fields_of(side, &mut fields);
        }
        let mut asked = within.cloned();
        for field in fields {
            let column = self.index.columns.numbers.get(&field);
            let domain = column.map(NumberColumn::domain).unwrap_or_default();
            match &mut asked {
                Some(asked) => asked.and(&domain),
                None => asked = Some(domain),
            }
        }
        let asked = asked.unwrap_or_else(|| self.index.all.clone());
        let fits = |row: &u32| {
            let left = value(self.index, left, *row);
            let right = value(self.index, right, *row);
            left.zip(right)
                .is_some_and(|(left, right)| holds(op, &left, &right))
        };
        let mut rows = asked.clone();
        for row in asked.iter().filter(|row| !fits(row)) {
            rows.remove(row);
        }
        Cow::Owned(rows)
    }

    pub(super) fn even(&self, field: Field, even: bool) -> Set<'s> {
        let column = self.index.columns.numbers.get(&field);
        let rows = column.map(|it| it.where_number(|number| (number % 2 == 0) == even));
        Cow::Owned(rows.unwrap_or_default())
    }

    pub(super) fn day(&self, op: Op, date: Date) -> Set<'s> {
        let column = self.index.columns.numbers.get(&Field::Date);
        let (first, last) = (date.first.num_days_from_ce(), date.last.num_days_from_ce());
        let fits = |day: i32| match op {
            Op::Colon | Op::Equal => (first..=last).contains(&day),
            Op::NotEqual => !(first..=last).contains(&day),
            Op::Less => day < first,
            Op::LessOrEqual => day <= last,
            Op::Greater => day > last,
            Op::GreaterOrEqual => day >= first,
        };
        Cow::Owned(column.map(|it| it.where_number(fits)).unwrap_or_default())
    }
}

fn fields_of(expression: &Expression, fields: &mut Vec<Field>) {
    match expression {
        Expression::Number(_) => {}
        Expression::Field(field) => {
            if !fields.contains(field) {
                fields.push(*field);
            }
        }
        Expression::Of(left, _, right) => {
            fields_of(left, fields);
            fields_of(right, fields);
        }
    }
}

/// What an expression is worth on a row.
fn value(index: &CardIndex, expression: &Expression, row: u32) -> Option<Ratio> {
    match expression {
        Expression::Number(number) => Some(*number),
        Expression::Field(field) => {
            let number = index.columns.numbers.get(field)?.get(row)?;
            Some(Ratio::whole(number))
        }
        Expression::Of(left, sign, right) => {
            let left = value(index, left, row)?;
            sign.apply(left, value(index, right, row)?)
        }
    }
}
