//! Copies of a card, as a document has them.

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
    #[schema(required = false, max_items = 1000, value_type = Vec<AttachedEntry>)]
    pub attached: Vec<Self>,
}

/// Copies of a card that is attached to another one. Nothing is attached to it in turn.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AttachedEntry {
    /// The card's id. A request may also write its name in either language, whatever its case and accents.
    #[serde(deserialize_with = "bounded::text::<_, 1, MOST_CALLED>")]
    #[schema(min_length = 1, max_length = 120, example = "apo-giz-de-ceu")]
    card: String,
    /// How many; one if absent.
    #[serde(
        default = "one",
        deserialize_with = "bounded::whole::<_, 1, MOST_COPIES>"
    )]
    #[schema(required = false, minimum = 1, maximum = 1_000_000, example = 1)]
    copies: u32,
    /// The printing that is wished for, by its id; any if absent.
    #[serde(default, deserialize_with = "bounded::some_text::<_, 1, 140>")]
    #[schema(min_length = 1, max_length = 140)]
    printing: Option<String>,
    /// The finish that is wished for; any if absent.
    #[serde(default, deserialize_with = "bounded::some_text::<_, 1, 40>")]
    #[schema(min_length = 1, max_length = 40)]
    finish: Option<String>,
    /// What its owner says about the card.
    note: Option<String>,
}

impl From<AttachedEntry> for DeckEntry {
    fn from(card: AttachedEntry) -> Self {
        Self {
            card: card.card,
            copies: card.copies,
            printing: card.printing,
            finish: card.finish,
            note: card.note,
            attached: Vec::new(),
        }
    }
}

const fn one() -> u32 {
    1
}

fn attached<'de, D: Deserializer<'de>>(reader: D) -> Result<Vec<DeckEntry>, D::Error> {
    let cards: Vec<AttachedEntry> = bounded::list::<_, _, 0, 1000>(reader)?;
    Ok(cards.into_iter().map(Into::into).collect())
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

    /// Copies of what somebody calls a card, unless no line can say so: it is empty or too long, or the copies are none
    /// or too many.
    pub fn named(written: &str, copies: u32) -> Option<Self> {
        let called = bounded::fits::<1, MOST_CALLED>(written);
        let fits = called && (1..=MOST_COPIES).contains(&copies);
        fits.then(|| Self::new(written, copies))
    }
}
