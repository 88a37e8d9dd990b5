//! Copies of a card, as a document has them.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use utoipa::ToSchema;

use crate::bounded;

/// Most copies on one line.
pub const MOST_COPIES: u32 = 1_000_000;
/// Most characters of what a card is called.
const MOST_CALLED: usize = 120;

/// Copies of a card, and what is attached to it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeckEntry {
    /// The card's id. A request may also write its name in either language, whatever its case and accents.
    #[serde(deserialize_with = "bounded::text::<_, 1, MOST_CALLED>")]
    #[schema(min_length = 1, max_length = 120, example = "fab-anjinho-de-procissao")]
    pub card: String,
    /// How many; one if absent. A card with attachments is one card.
    #[serde(
        default = "one",
        deserialize_with = "bounded::whole::<_, 1, MOST_COPIES>"
    )]
    #[schema(required = false, minimum = 1, maximum = 1_000_000, example = 3)]
    pub copies: u32,
    /// The printing that is wished for, by its id; any if absent. Nothing is judged or counted by it.
    #[serde(default, deserialize_with = "bounded::some_text::<_, 1, 140>")]
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(
        min_length = 1,
        max_length = 140,
        example = "fab-anjinho-de-procissao@bdf-1"
    )]
    pub printing: Option<String>,
    /// The finish that is wished for; any if absent. New finishes may come.
    #[serde(default, deserialize_with = "bounded::some_text::<_, 1, 40>")]
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(min_length = 1, max_length = 40, example = "foil")]
    pub finish: Option<String>,
    /// What its owner says about the card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// The cards attached to it, to which nothing is attached in turn.
    #[serde(default, deserialize_with = "attached")]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false, max_items = 1000, no_recursion)]
    pub attached: Vec<Self>,
}

const fn one() -> u32 {
    1
}

fn attached<'de, D: Deserializer<'de>>(reader: D) -> Result<Vec<DeckEntry>, D::Error> {
    let cards: Vec<DeckEntry> = bounded::list::<_, _, 0, 1000>(reader)?;
    if cards.iter().any(|card| !card.attached.is_empty()) {
        return Err(D::Error::custom("what is attached has no attachments"));
    }
    Ok(cards)
}

impl DeckEntry {
    /// Copies of a card, and nothing else about them.
    pub fn new(card: impl Into<String>, copies: u32) -> Self {
        Self {
            card: card.into(),
            copies,
            printing: None,
            finish: None,
            note: None,
            attached: Vec::new(),
        }
    }

    /// Copies of what somebody calls a card, unless nothing is called so: it is empty or too long.
    pub fn named(written: &str, copies: u32) -> Option<Self> {
        let called = bounded::fits::<1, MOST_CALLED>(written);
        called.then(|| Self::new(written, copies))
    }
}
