//! Sets of rows that are kept for long.

use std::borrow::Cow;

use super::{Bits, place};

/// A set that is kept for long, in the way that takes less memory.
#[derive(Debug, Clone)]
pub(in crate::index) enum Stored {
    Dense(Bits),
    /// Ascending.
    Sparse(Vec<u32>),
}

impl Default for Stored {
    fn default() -> Self {
        Self::Sparse(Vec::new())
    }
}

impl Stored {
    /// Keeps rows that are in ascending order.
    pub(in crate::index) fn new(rows: Vec<u32>) -> Self {
        let span = match (rows.first(), rows.last()) {
            (Some(first), Some(last)) => place(*last).0 - place(*first).0 + 1,
            _ => 0,
        };
        if span * 2 <= rows.len() {
            return Self::Dense(rows.into_iter().collect());
        }
        let mut rows = rows;
        rows.shrink_to_fit();
        Self::Sparse(rows)
    }

    /// As bits.
    pub(in crate::index) fn bits(&self) -> Cow<'_, Bits> {
        match self {
            Self::Dense(bits) => Cow::Borrowed(bits),
            Self::Sparse(rows) => {
                let mut bits = match (rows.first(), rows.last()) {
                    (Some(first), Some(last)) => Bits::spanning(*first, *last),
                    _ => Bits::default(),
                };
                for row in rows {
                    bits.insert(*row);
                }
                Cow::Owned(bits)
            }
        }
    }

    /// Whether a row is here.
    pub(in crate::index) fn contains(&self, row: u32) -> bool {
        match self {
            Self::Dense(bits) => bits.contains(row),
            Self::Sparse(rows) => rows.binary_search(&row).is_ok(),
        }
    }

    /// What is in a set, too.
    pub(in crate::index) fn both(&self, set: &Bits) -> Bits {
        match self {
            Self::Dense(bits) => bits.both(set),
            Self::Sparse(rows) => {
                let shared = rows.iter().copied();
                shared.filter(|row| set.contains(*row)).collect()
            }
        }
    }

    /// Takes the rows out of a set.
    pub(in crate::index) fn out_of(&self, set: &mut Bits) {
        match self {
            Self::Dense(bits) => set.and_not(bits),
            Self::Sparse(rows) => rows.iter().for_each(|row| set.remove(*row)),
        }
    }

    /// Adds the rows to a set.
    pub(in crate::index) fn or_into(&self, set: &mut Bits) {
        match self {
            Self::Dense(bits) => set.or(bits),
            Self::Sparse(rows) => rows.iter().for_each(|row| set.insert(*row)),
        }
    }

    /// How many of some rows are here.
    pub(in crate::index) fn count_of(&self, rows: &[u32]) -> u32 {
        let there = rows.iter().filter(|row| self.contains(**row));
        u32::try_from(there.count()).unwrap_or(u32::MAX)
    }

    /// How many rows are in a set too.
    pub(in crate::index) fn count_in(&self, set: &Bits) -> u32 {
        match self {
            Self::Dense(bits) => bits.count_and(set),
            Self::Sparse(rows) => {
                let shared = rows.iter().filter(|row| set.contains(**row));
                u32::try_from(shared.count()).unwrap_or(u32::MAX)
            }
        }
    }
}
