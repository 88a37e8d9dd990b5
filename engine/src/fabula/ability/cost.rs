//! What is paid to play a card or use an ability. FAB 1.18

use serde_json::Value;

use super::Filter;
use crate::fabula::describe::{Book, Describe, Form, Shape};
use crate::fabula::read::{Read, Reader, node};

node! {
    /// A letter that stands for a number. FAB 1.8.4, 1.8.11
    #[derive(Copy, Hash)]
    enum Letter {
        /// X.
        X,
        /// Y.
        Y,
        /// Z.
        Z,
    }
}

node! {
    /// So many things that fit.
    struct Pick {
        /// How many.
        count: u8 = 1,
        /// Which.
        of: Filter = Filter::ANY,
    }
}

node! {
    /// A cost with all its parts.
    struct CostParts {
        /// Resources. FAB 1.18.6a
        resources: u8 = 0,
        /// A letter that is added to them, declared on announcement. FAB 1.8.5
        letter: Option<Letter> = None,
        /// Turn this card (the curved arrow). FAB 1.8.12
        turn: bool = false,
        /// Sacrifice own permanents. FAB 1.18.6b
        sacrifice: Option<Pick> = None,
        /// Discard cards of the own hand. FAB 1.14.7#1
        discard: Option<Pick> = None,
    }
}

/// A cost; a plain number is read as so many resources.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
#[serde(transparent)]
pub struct Cost(CostParts);

impl Default for Cost {
    fn default() -> Self {
        Self::resources(0)
    }
}

impl Cost {
    /// The most things that one cost takes.
    pub const MAX_PICKS: u8 = 4;

    /// So many resources.
    #[must_use]
    pub const fn resources(resources: u8) -> Self {
        Self(CostParts {
            resources,
            letter: None,
            turn: false,
            sacrifice: None,
            discard: None,
        })
    }
}

impl std::ops::Deref for Cost {
    type Target = CostParts;
    fn deref(&self) -> &CostParts {
        &self.0
    }
}

impl Read for Cost {
    fn read(value: &Value, reader: &mut Reader) -> Option<Self> {
        if value.is_number() {
            return u8::read(value, reader).map(Self::resources);
        }
        let parts = CostParts::read(value, reader)?;
        for pick in [&parts.sacrifice, &parts.discard].into_iter().flatten() {
            if pick.count == 0 || pick.count > Self::MAX_PICKS {
                reader.wrong(format!(
                    "a cost takes 1 to {} things, this one {}",
                    Self::MAX_PICKS,
                    pick.count
                ));
            }
        }
        Some(Self(parts))
    }
}

impl Describe for Cost {
    fn describe(book: &mut Book) -> Shape {
        let doc = format!(
            "A cost; a plain number is so many resources. What it sacrifices or discards is 1 to {} things each.",
            Self::MAX_PICKS
        );
        book.define("Cost", &[&doc], |book| {
            Form::Value(Shape::Either(vec![
                u8::describe(book),
                CostParts::describe(book),
            ]))
        })
    }
}

pub use CostParts as Parts;
