//! What changes from a date on: numbers, sets, banned and limited cards.

use std::borrow::Cow;

use chrono::NaiveDate;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use super::CopyKey;
use crate::Source;

/// A day as it is written everywhere: four digits, two, and two.
pub fn read_day<'de, D: Deserializer<'de>>(deserializer: D) -> Result<NaiveDate, D::Error> {
    let text = Cow::<'_, str>::deserialize(deserializer)?;
    let day = text.parse::<NaiveDate>().ok();
    // The parser takes more than it writes, and years with a sign or of five digits as well.
    day.filter(|day| text.len() == 10 && day.to_string() == text)
        .ok_or_else(|| D::Error::custom("must be a date like YYYY-MM-DD"))
}

/// A day, or none.
pub fn read_maybe_day<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<NaiveDate>, D::Error> {
    #[derive(Deserialize)]
    struct Day(#[serde(deserialize_with = "read_day")] NaiveDate);
    Ok(Option::<Day>::deserialize(deserializer)?.map(|Day(day)| day))
}

/// The days on which a format holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Period {
    /// The first day.
    #[cfg_attr(feature = "openapi", schema(value_type = String, format = Date))]
    #[serde(deserialize_with = "read_day")]
    pub from: NaiveDate,
    /// The last day; absent while it holds.
    #[serde(
        default,
        deserialize_with = "read_maybe_day",
        skip_serializing_if = "Option::is_none"
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>, format = Date))]
    pub until: Option<NaiveDate>,
}

impl Period {
    /// Whether the day is among them.
    #[must_use]
    pub fn holds(&self, on: NaiveDate) -> bool {
        self.from <= on && self.until.is_none_or(|until| on <= until)
    }
}

/// What a format changes. A change of a later day overrides one of an earlier day, and of two on one day
/// the second; what it does not name stays.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Change {
    /// The first day on which it holds; absent: always.
    #[serde(
        default,
        deserialize_with = "read_maybe_day",
        skip_serializing_if = "Option::is_none"
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>, format = Date))]
    pub from: Option<NaiveDate>,
    /// New sizes of lists.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lists: Vec<ListChange>,
    /// New limits of copies, stronger than all that stand before them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub copies: Vec<CopyChange>,
    /// Only cards of these sets are allowed.
    #[serde(
        default,
        alias = "collections",
        skip_serializing_if = "Option::is_none"
    )]
    pub sets: Option<Vec<String>>,
    /// Only these cards are allowed, each in at most so many copies: a sealed pool, a cube.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pool: Option<Vec<Limited>>,
    /// Cards, by id, that are not allowed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub banned: Vec<String>,
    /// Cards, by id, that have a limit of their own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub limited: Vec<Limited>,
    /// Cards, by id, that are neither banned nor limited any more.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub freed: Vec<String>,
    /// Where it was announced.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<Source>,
}

/// New sizes of one list; a size that is absent stays.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ListChange {
    /// The list's id.
    #[cfg_attr(feature = "openapi", schema(example = "main"))]
    pub id: String,
    /// The least that it may hold.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub min: Option<u32>,
    /// The most that it may hold.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max: Option<u32>,
    /// What it must hold when a game begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_play: Option<u32>,
    /// New numbers of cards at its positions, such as the Arredores.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub positions: Vec<PositionChange>,
}

/// How many cards a position takes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PositionChange {
    /// The position's id.
    #[cfg_attr(feature = "openapi", schema(example = "arredor"))]
    pub id: String,
    /// How many cards.
    pub count: u32,
}

/// A new limit of copies.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CopyChange {
    /// What the limit looks at.
    pub by: CopyKey,
    /// The rarity, type or classification; absent for any card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<String>,
    /// The most copies; null for any number, and forgetting it is no null.
    #[serde(deserialize_with = "Option::deserialize")]
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub max: Option<u32>,
}

/// A card with a limit of its own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Limited {
    /// The card's id.
    #[cfg_attr(feature = "openapi", schema(example = "fab-mateira"))]
    pub card: String,
    /// The most copies.
    pub max: u32,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_four_digits_two_and_two() {
        let read = |text: &str| read_day(serde_json::Value::from(text)).is_ok();
        assert!(read("2026-11-16") && read("0001-01-01"));
        for wrong in [
            "-0001-01-01",
            "+12026-11-16",
            "2026-1-16",
            " 2026-11-16",
            "2026-02-30",
            "",
        ] {
            assert!(!read(wrong), "{wrong}");
        }
    }
}
