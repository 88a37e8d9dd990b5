//! The numbers of cards that are published already: a card that names none keeps its own.

use std::collections::HashMap;

use crate::plan::{Held, SHIPPED};
use crate::stock::{Entry, Kind, Printed};

/// By set, then by card: the number that is published.
#[derive(Debug, Clone, Default)]
pub struct Published(HashMap<String, HashMap<Box<str>, u64>>);

impl Published {
    /// What publishers have brought.
    #[must_use]
    pub fn of(held: &[Held]) -> Self {
        let mut published = Self::default();
        let cards = held.iter().filter(|it| it.origin != SHIPPED);
        for Held { entry, .. } in cards.filter(|it| it.entry.kind == Kind::Card) {
            for Printed { set, number } in entry.printings() {
                let set = published.0.entry(set).or_default();
                set.extend(number.map(|number| (entry.id.clone(), number)));
            }
        }
        published
    }

    /// The number of a card in a set.
    pub(super) fn number(&self, set: &str, id: &str) -> Option<u64> {
        self.0.get(set)?.get(id).copied()
    }

    /// The numbers that are taken in a set.
    pub(super) fn numbers(&self, set: &str) -> impl Iterator<Item = u64> {
        let numbers = self.0.get(set).into_iter().flat_map(HashMap::values);
        numbers.copied()
    }
}

/// The id that a card had, by the one that it has now, as the renames of a file say.
pub(super) fn former(entries: &[Entry]) -> HashMap<String, Box<str>> {
    let renames = entries.iter().filter(|entry| entry.kind == Kind::Rename);
    renames
        .filter_map(|entry| Some((entry.leads_to()?, entry.id.clone())))
        .collect()
}
