//! Values and numbers of rows, kept so that a comparison is a handful of bit operations.

use std::collections::HashMap;

use crate::index::bits::{Bits, Stored};
use crate::query::Field;

/// The rows that have each value of a field.
#[derive(Debug, Default)]
pub(super) struct ValueColumn {
    /// The rows that the field is about, with or without a value.
    pub domain: Stored,
    /// By place of the value in the vocabulary.
    pub of: Vec<Stored>,
    /// By number of values; the field's own comparisons with numbers ask for it.
    pub counts: Vec<Stored>,
}

/// The numbers of rows.
#[derive(Debug, Default)]
pub(super) struct NumberColumn {
    /// By number, ascending.
    pub of: Vec<(i32, Stored)>,
    first: u32,
    numbers: Vec<i32>,
}

/// A row without a number.
const NONE: i32 = i32::MIN;

impl NumberColumn {
    /// The number of a row.
    pub(super) fn get(&self, row: u32) -> Option<i32> {
        let at = row.checked_sub(self.first)?;
        let number = self.numbers.get(at as usize)?;
        (*number != NONE).then_some(*number)
    }

    /// The rows that have one.
    pub(super) fn domain(&self) -> Bits {
        self.where_number(|_| true)
    }

    /// The rows whose number fits.
    pub(super) fn where_number(&self, fits: impl Fn(i32) -> bool) -> Bits {
        let mut rows = Bits::default();
        for (number, stored) in &self.of {
            if fits(*number) {
                stored.or_into(&mut rows);
            }
        }
        rows
    }
}

/// All columns.
#[derive(Debug, Default)]
pub(super) struct Columns {
    pub values: HashMap<Field, ValueColumn>,
    pub numbers: HashMap<Field, NumberColumn>,
    /// The rows of cards with rulings.
    pub ruled: Stored,
}

/// Takes the facts of one row after another.
#[derive(Default)]
pub(super) struct ColumnBuilder {
    rows: u32,
    values: HashMap<Field, ValueRows>,
    numbers: HashMap<Field, Vec<(u32, i32)>>,
    ruled: Vec<u32>,
}

#[derive(Default)]
struct ValueRows {
    domain: Vec<u32>,
    of: Vec<Vec<u32>>,
    counts: Vec<Vec<u32>>,
}

/// More values than this are counted as this many.
const MOST_COUNTED: usize = 64;

impl ColumnBuilder {
    /// The next row: for each field that is about it, its values; its numbers; whether there are rulings.
    pub(super) fn add(
        &mut self,
        values: &mut HashMap<Field, Vec<u16>>,
        numbers: &[(Field, i32)],
        ruled: bool,
    ) {
        let row = self.rows;
        self.rows += 1;
        for (field, places) in values {
            places.sort_unstable();
            places.dedup();
            let rows = self.values.entry(*field).or_default();
            rows.domain.push(row);
            put(&mut rows.counts, places.len().min(MOST_COUNTED), row);
            for place in places {
                put(&mut rows.of, usize::from(*place), row);
            }
        }
        for (field, number) in numbers {
            self.numbers.entry(*field).or_default().push((row, *number));
        }
        if ruled {
            self.ruled.push(row);
        }
    }

    /// A value that some rows have, in ascending order, and that was not counted with the others.
    pub(super) fn value(&mut self, field: Field, place: u16, rows: impl Iterator<Item = u32>) {
        let of = &mut self.values.entry(field).or_default().of;
        for row in rows {
            put(of, usize::from(place), row);
        }
    }

    pub(super) fn finish(self) -> Columns {
        let stored = |rows: Vec<Vec<u32>>| rows.into_iter().map(Stored::new).collect();
        let values = self.values.into_iter().map(|(field, rows)| {
            let column = ValueColumn {
                domain: Stored::new(rows.domain),
                of: stored(rows.of),
                counts: stored(rows.counts),
            };
            (field, column)
        });
        let numbers = self.numbers.into_iter();
        let numbers = numbers.map(|(field, rows)| (field, number_column(rows)));
        Columns {
            values: values.collect(),
            numbers: numbers.collect(),
            ruled: Stored::new(self.ruled),
        }
    }
}

fn put(lists: &mut Vec<Vec<u32>>, at: usize, row: u32) {
    if lists.len() <= at {
        lists.resize_with(at + 1, Vec::new);
    }
    if let Some(list) = lists.get_mut(at) {
        list.push(row);
    }
}

fn number_column(rows: Vec<(u32, i32)>) -> NumberColumn {
    let (first, last) = match (rows.first(), rows.last()) {
        (Some((first, _)), Some((last, _))) => (*first, *last),
        _ => return NumberColumn::default(),
    };
    let mut numbers = vec![NONE; (last - first) as usize + 1];
    let mut by_number: Vec<(i32, u32)> = Vec::with_capacity(rows.len());
    for (row, number) in rows {
        if let Some(place) = numbers.get_mut((row - first) as usize) {
            *place = number;
        }
        by_number.push((number, row));
    }
    by_number.sort_unstable();
    let of = by_number
        .chunk_by(|(a, _), (b, _)| a == b)
        .filter_map(|same| {
            let (number, _) = same.first()?;
            let rows = same.iter().map(|(_, row)| *row).collect();
            Some((*number, Stored::new(rows)))
        });
    NumberColumn {
        of: of.collect(),
        first,
        numbers,
    }
}
