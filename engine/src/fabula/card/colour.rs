//! The six colours and sets of them. FAB 1.6

use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::fabula::describe::{Book, Describe, Form, Shape};
use crate::fabula::read::{Read, Reader, node};

node! {
    /// A colour. FAB 1.6.1
    #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = FabulaColour))]
    #[derive(Copy, Hash, PartialOrd, Ord, serde::Deserialize)]
    enum Colour {
        /// White.
        Branco,
        /// Blue.
        Azul,
        /// Yellow.
        Amarelo,
        /// Green.
        Verde,
        /// Red.
        Vermelho,
        /// Purple.
        Roxo,
    }
}

impl Colour {
    /// The six colours, in the order of the book.
    pub const ALL: [Self; 6] = [
        Self::Branco,
        Self::Azul,
        Self::Amarelo,
        Self::Verde,
        Self::Vermelho,
        Self::Roxo,
    ];
}

/// A set of colours, one bit each: the order of writing is no part of it. FAB 1.6.7
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Colours(u8);

impl Colours {
    /// Colourless. FAB 1.6.5
    pub const NONE: Self = Self(0);

    /// This set and one more colour.
    #[must_use]
    pub const fn with(self, colour: Colour) -> Self {
        Self(self.0 | 1 << colour as u8)
    }

    /// Whether the colour is in the set.
    #[must_use]
    pub const fn has(self, colour: Colour) -> bool {
        self.0 & (1 << colour as u8) != 0
    }

    /// Whether the sets share a colour.
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether every colour of this set is in the other.
    #[must_use]
    pub const fn within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// The colours of both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The colours of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many colours.
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The colours, in the order of the book.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |c| self.has(*c))
    }
}

impl std::fmt::Debug for Colours {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Colour> for Colours {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Self {
        colours.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Serialize for Colours {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Colours {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Indicators;
        impl<'de> Visitor<'de> for Indicators {
            type Value = Colours;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a list of colours")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Colours, A::Error> {
                let mut colours = Colours::NONE;
                while let Some(colour) = list.next_element::<Colour>()? {
                    colours = colours.with(colour);
                }
                Ok(colours)
            }
        }
        deserializer.deserialize_seq(Indicators)
    }
}

impl Read for Colours {
    fn read(value: &Value, reader: &mut Reader) -> Option<Self> {
        Some(Vec::<Colour>::read(value, reader)?.into_iter().collect())
    }
}

impl Describe for Colours {
    fn describe(book: &mut Book) -> Shape {
        let doc = "A set of colours: neither order nor repetition is a part of it. FAB 1.6.7";
        book.define("Colours", &[doc], |book| {
            Form::Value(Vec::<Colour>::describe(book))
        })
    }
}
