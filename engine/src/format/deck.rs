//! What a deck may be.

use serde::{Deserialize, Serialize};

use crate::{Stated, Text};

/// A part of a deck: the cards that are shuffled, the bases, a sideboard.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardList {
    /// `main` for what is shuffled; other lists have the game's word.
    pub id: String,
    /// How players call it.
    pub name: Text,
    /// The least that it may hold.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min: Option<Stated<u32>>,
    /// The most that it may hold.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max: Option<Stated<u32>>,
    /// What it must hold when a game begins, where a smaller list may be kept as a draft.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to_play: Option<Stated<u32>>,
    /// The card types that it takes, where a source says so.
    pub card_types: Option<Stated<Vec<String>>>,
    /// Fixed places inside the list.
    #[serde(default)]
    pub positions: Vec<Position>,
}

/// A place inside a list, such as the four Arredores.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The place's id.
    pub id: String,
    /// How players call it.
    pub name: Text,
    /// How many cards it takes.
    pub count: Stated<u32>,
}

/// What a limit on copies looks at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum CopyKey {
    /// Any card.
    Any,
    /// Cards of a rarity.
    Rarity,
    /// Cards of a type.
    CardType,
    /// Cards that carry a classification.
    Classification,
}

/// How many copies of one card a deck may hold. Of several limits that fit a card the last one decides.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CopyLimit {
    /// What the limit looks at.
    pub by: CopyKey,
    /// The rarity, type or classification; absent for any card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<String>,
    /// The most copies; null where the sources allow any number.
    pub max: Stated<Option<u32>>,
}

/// A demand on the deck as a whole.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Demand {
    /// At least `count` cards of a type.
    AtLeast {
        /// The type.
        card_type: String,
        /// How many.
        count: u32,
    },
    /// The colours of every card stand among the colours of a list's cards.
    ColoursWithin {
        /// The list.
        list: String,
    },
    /// A colourless card fits everywhere, and is worth a note.
    ColourlessFits,
    /// No two cards of a type follow the same path.
    DistinctPaths {
        /// The type.
        card_type: String,
    },
    /// No card of a type.
    NoneOfType {
        /// The type.
        card_type: String,
    },
    /// No card of a set.
    #[serde(alias = "none_of_collection")]
    NoneOfSet {
        /// The set.
        #[serde(alias = "collection")]
        set: String,
    },
    /// Only cards that no format has marked as its own.
    NeutralOnly,
}
