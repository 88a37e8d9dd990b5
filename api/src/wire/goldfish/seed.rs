//! Seeds: 64 bits, written so that every JSON reader keeps all of them.

use std::fmt;

use serde::Deserialize;
use serde::de::{Deserializer, Error, Unexpected, Visitor};
use utoipa::openapi::schema::{ObjectBuilder, OneOfBuilder, SchemaType, Type};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use crate::wire::bounded::Whole;

/// Most digits of a seed.
const DIGITS: usize = 20;

/// A seed as it is written: digits in a text, or a small number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seed(String);

impl Seed {
    /// The number, if it has no more than 64 bits.
    pub fn value(&self) -> Option<u64> {
        self.0.parse().ok()
    }

    /// A text that is the seed, if it is one at all.
    pub fn of_text(text: &str) -> Option<Self> {
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        ((1..=DIGITS).contains(&text.len()) && digits).then(|| Self(text.to_owned()))
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        struct Read;
        impl Read {
            fn number<E: Error>(
                number: impl serde::de::IntoDeserializer<'static, E>,
            ) -> Result<Seed, E> {
                let Whole(number) =
                    Whole::<0, { u32::MAX }>::deserialize(number.into_deserializer())?;
                Ok(Seed(number.to_string()))
            }
        }
        impl Visitor<'_> for Read {
            type Value = Seed;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(
                    f,
                    "1 to {DIGITS} digits, or a number from 0 to {}",
                    u32::MAX
                )
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Seed, E> {
                let wrong = || E::invalid_value(Unexpected::Str(text), &self);
                Seed::of_text(text).ok_or_else(wrong)
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Seed, E> {
                Self::number(number)
            }

            fn visit_f64<E: Error>(self, number: f64) -> Result<Seed, E> {
                Self::number(number)
            }
        }
        reader.deserialize_any(Read)
    }
}

impl PartialSchema for Seed {
    fn schema() -> RefOr<Schema> {
        let text = ObjectBuilder::new()
            .schema_type(SchemaType::Type(Type::String))
            .pattern(Some("^[0-9]{1,20}$"))
            .description(Some("Up to 64 bits in decimal digits."));
        let number = ObjectBuilder::new()
            .schema_type(SchemaType::Type(Type::Integer))
            .minimum(Some(0))
            .maximum(Some(u32::MAX))
            .description(Some("A small one as a number."));
        let either = OneOfBuilder::new()
            .item(text)
            .item(number)
            .description(Some(
                "The seed of all chance: the same request with the same seed gives the same answer. Digits in a text, \
                 so that no reader of JSON rounds them, or a small number.",
            ))
            .examples(["42"]);
        RefOr::T(Schema::OneOf(either.build()))
    }
}

impl ToSchema for Seed {}
