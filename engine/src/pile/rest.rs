//! What of the text of a card no simulation plays.

use serde::{Deserialize, Serialize};

/// What a text says besides what simulations play, for the side that plays the card.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = UnplayedText))]
#[serde(rename_all = "snake_case")]
pub enum Rest {
    /// Nothing: all of it is played, or there is none.
    Nothing,
    /// It can only help.
    Helps,
    /// It may help or harm: nothing but the words is known.
    #[default]
    Unknown,
}

impl Rest {
    /// Whether nothing but the words is known, which is so where a card does not say more.
    #[must_use]
    pub const fn is_unknown(&self) -> bool {
        matches!(self, Self::Unknown)
    }
}
