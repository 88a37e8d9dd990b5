//! Numbers, texts and lists within their limits: what a schema refuses is not read.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, Unexpected, Visitor};

/// A whole number from `LEAST` to `MOST`; `3.0` is one, as JSON Schema has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Whole<const LEAST: u32, const MOST: u32>(pub u32);

impl<'de, const LEAST: u32, const MOST: u32> Deserialize<'de> for Whole<LEAST, MOST> {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        struct Read<const LEAST: u32, const MOST: u32>;
        impl<const LEAST: u32, const MOST: u32> Visitor<'_> for Read<LEAST, MOST> {
            type Value = Whole<LEAST, MOST>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a whole number from {LEAST} to {MOST}")
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Self::Value, E> {
                let small = u32::try_from(number).ok();
                let small = small.filter(|number| (LEAST..=MOST).contains(number));
                let wrong = || E::invalid_value(Unexpected::Unsigned(number), &self);
                small.map(Whole).ok_or_else(wrong)
            }

            fn visit_f64<E: Error>(self, number: f64) -> Result<Self::Value, E> {
                if number.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(&number) {
                    #[expect(
                        clippy::cast_possible_truncation,
                        clippy::cast_sign_loss,
                        reason = "whole and within bounds"
                    )]
                    return self.visit_u64(number as u64);
                }
                Err(E::invalid_value(Unexpected::Float(number), &self))
            }
        }
        reader.deserialize_u64(Read)
    }
}

/// Reads a whole number from `LEAST` to `MOST`.
pub fn whole<'de, D: Deserializer<'de>, const LEAST: u32, const MOST: u32>(
    reader: D,
) -> Result<u32, D::Error> {
    Whole::<LEAST, MOST>::deserialize(reader).map(|Whole(number)| number)
}

/// A number from a ten-thousandth to one.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Share(pub f64);

impl<'de> Deserialize<'de> for Share {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        let number = f64::deserialize(reader)?;
        if (0.0001..=1.0).contains(&number) {
            return Ok(Self(number));
        }
        let expected = "a number from 0.0001 to 1";
        Err(D::Error::invalid_value(
            Unexpected::Float(number),
            &expected,
        ))
    }
}

/// Reads a text with `LEAST` to `MOST` characters.
pub fn text<'de, D: Deserializer<'de>, const LEAST: usize, const MOST: usize>(
    reader: D,
) -> Result<String, D::Error> {
    let text = String::deserialize(reader)?;
    if fits::<LEAST, MOST>(&text) {
        return Ok(text);
    }
    Err(D::Error::custom(format!(
        "a text has {LEAST} to {MOST} characters"
    )))
}

/// The same where there may be none.
pub fn some_text<'de, D: Deserializer<'de>, const LEAST: usize, const MOST: usize>(
    reader: D,
) -> Result<Option<String>, D::Error> {
    let text = Option::<String>::deserialize(reader)?;
    if text.as_deref().is_none_or(fits::<LEAST, MOST>) {
        return Ok(text);
    }
    Err(D::Error::custom(format!(
        "a text has {LEAST} to {MOST} characters"
    )))
}

/// Whether a text has `LEAST` to `MOST` characters.
pub fn fits<const LEAST: usize, const MOST: usize>(text: &str) -> bool {
    // Bytes are never fewer than characters: what is short needs no counting.
    let long = text.len() > MOST && text.chars().count() > MOST;
    !long && (LEAST == 0 || text.chars().take(LEAST).count() >= LEAST)
}

/// Reads a list with `LEAST` to `MOST` entries.
pub fn list<'de, D, T, const LEAST: usize, const MOST: usize>(reader: D) -> Result<Vec<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    let list = Vec::deserialize(reader)?;
    if (LEAST..=MOST).contains(&list.len()) {
        return Ok(list);
    }
    Err(D::Error::custom(format!(
        "a list has {LEAST} to {MOST} entries"
    )))
}

/// The same where there may be none.
pub fn some_list<'de, D, T, const LEAST: usize, const MOST: usize>(
    reader: D,
) -> Result<Option<Vec<T>>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    let list = Option::<Vec<T>>::deserialize(reader)?;
    if list
        .as_ref()
        .is_none_or(|list| (LEAST..=MOST).contains(&list.len()))
    {
        return Ok(list);
    }
    Err(D::Error::custom(format!(
        "a list has {LEAST} to {MOST} entries"
    )))
}
