//! Comparisons with values of a list.

use std::borrow::Cow;
use std::collections::HashSet;

use super::{Evaluation, Set};
use crate::index::bits::Bits;
use crate::index::cards::columns::{NumberColumn, ValueColumn};
use crate::query::vocabulary::columns;
use crate::query::{Choice, Field, Kind, Op};

/// The rows that have one of some values.
fn any<'c>(column: &'c ValueColumn, places: &[u16]) -> Set<'c> {
    let mut stored = places
        .iter()
        .filter_map(|place| column.of.get(usize::from(*place)));
    if let [_] = places {
        return stored.next().map_or_else(Cow::default, |it| it.bits());
    }
    let mut rows = Bits::default();
    stored.for_each(|stored| stored.or_into(&mut rows));
    Cow::Owned(rows)
}

/// The rows that have a value of each choice.
fn all<'c>(column: &'c ValueColumn, choices: &[Choice]) -> Set<'c> {
    let mut sets = choices.iter().map(|choice| any(column, &choice.any));
    let first = sets.next().unwrap_or_default();
    sets.fold(first, |left, right| Cow::Owned(left.both(&right)))
}

/// The rows that have no other values.
fn within(column: &ValueColumn, choices: &[Choice]) -> Bits {
    let mut rows = column.domain.bits().into_owned();
    let asked: HashSet<u16> = choices.iter().flat_map(|it| &it.any).copied().collect();
    for (place, stored) in (0..=u16::MAX).zip(&column.of) {
        if !asked.contains(&place) {
            stored.out_of(&mut rows);
        }
    }
    rows
}

impl<'s> Evaluation<'s> {
    pub(super) fn values(&self, field: Field, op: Op, choices: &[Choice]) -> Set<'s> {
        let Some(column) = self.index.columns.values.get(&columns(field)) else {
            return Cow::default();
        };
        match field.kind() {
            Kind::Many => many(column, op, choices),
            Kind::Ordered => ordered(column, op, choices),
            _ => one(column, op, choices),
        }
    }

    pub(super) fn count(&self, field: Field, op: Op, number: u32) -> Set<'s> {
        let Some(column) = self.index.columns.values.get(&columns(field)) else {
            return Cow::default();
        };
        let mut rows = Bits::default();
        for (count, stored) in (0_u32..).zip(&column.counts) {
            if holds(op, &count, &number) {
                stored.or_into(&mut rows);
            }
        }
        Cow::Owned(rows)
    }

    /// The rows that have a value.
    pub(super) fn has(&self, field: Field) -> Set<'s> {
        let index = self.index;
        match field {
            Field::Name | Field::Card => Cow::Borrowed(&index.all),
            Field::Text | Field::Flavour => index.written(field == Field::Flavour).bits(),
            Field::Artist => Cow::Owned(index.artists.all()),
            field if matches!(field.kind(), Kind::Number | Kind::Day) => {
                let column = index.columns.numbers.get(&field);
                Cow::Owned(column.map(NumberColumn::domain).unwrap_or_default())
            }
            field => {
                let Some(column) = index.columns.values.get(&columns(field)) else {
                    return Cow::default();
                };
                let mut rows = column.domain.bits().into_owned();
                if let Some(none) = column.counts.first() {
                    rows.and_not(&none.bits());
                }
                Cow::Owned(rows)
            }
        }
    }
}

fn one<'c>(column: &'c ValueColumn, op: Op, choices: &[Choice]) -> Set<'c> {
    let is = all(column, choices);
    if op != Op::NotEqual {
        return is;
    }
    let mut rows = column.domain.bits().into_owned();
    if let Some(none) = column.counts.first() {
        rows.and_not(&none.bits());
    }
    rows.and_not(&is);
    Cow::Owned(rows)
}

fn many<'c>(column: &'c ValueColumn, op: Op, choices: &[Choice]) -> Set<'c> {
    if matches!(op, Op::GreaterOrEqual | Op::Colon) {
        return all(column, choices);
    }
    let mut rows = within(column, choices);
    if op == Op::LessOrEqual {
        return Cow::Owned(rows);
    }
    let all = all(column, choices);
    let mut exactly = rows.clone();
    exactly.and(&all);
    match op {
        Op::Less => rows.and_not(&exactly),
        Op::Greater => {
            rows = all.into_owned();
            rows.and_not(&exactly);
        }
        Op::NotEqual => {
            rows = column.domain.bits().into_owned();
            rows.and_not(&exactly);
        }
        _ => rows = exactly,
    }
    Cow::Owned(rows)
}

/// Values in their order: compared by their places.
fn ordered<'c>(column: &'c ValueColumn, op: Op, choices: &[Choice]) -> Set<'c> {
    if matches!(op, Op::Equal | Op::Colon) {
        return all(column, choices);
    }
    let asked = choices.iter().flat_map(|choice| &choice.any);
    let Some(asked) = asked.min() else {
        return Cow::default();
    };
    let mut rows = Bits::default();
    for (place, stored) in (0..=u16::MAX).zip(&column.of) {
        if holds(op, &place, asked) {
            stored.or_into(&mut rows);
        }
    }
    Cow::Owned(rows)
}

/// Whether two things compare so.
pub(super) fn holds<T: PartialOrd>(op: Op, left: &T, right: &T) -> bool {
    match op {
        Op::Colon | Op::Equal => left == right,
        Op::NotEqual => left != right,
        Op::Less => left < right,
        Op::LessOrEqual => left <= right,
        Op::Greater => left > right,
        Op::GreaterOrEqual => left >= right,
    }
}
