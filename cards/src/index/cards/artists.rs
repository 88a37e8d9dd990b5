//! Who drew which printing.

use std::collections::HashMap;

use crate::index::bits::{Bits, Stored};

/// Artists, without case and accents, with the rows that they drew.
#[derive(Debug, Default)]
pub(super) struct Artists(Vec<(String, Stored)>);

impl Artists {
    pub(super) fn new(rows: HashMap<String, Vec<u32>>) -> Self {
        let rows = rows.into_iter();
        Self(rows.map(|(name, rows)| (name, Stored::new(rows))).collect())
    }

    /// The rows of the artists whose name fits.
    pub(super) fn matching(&self, fits: impl Fn(&str) -> bool) -> Bits {
        let mut rows = Bits::default();
        let fitting = self.0.iter().filter(|(name, _)| fits(name));
        fitting.for_each(|(_, drawn)| drawn.or_into(&mut rows));
        rows
    }

    /// The rows that name an artist.
    pub(super) fn all(&self) -> Bits {
        self.matching(|_| true)
    }
}
