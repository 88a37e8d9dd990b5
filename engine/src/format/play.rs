//! How a game begins and goes on.

use serde::{Deserialize, Serialize};

use crate::{Stated, Text};

/// What a player may do with a bad opening hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Mulligan {
    /// Once: any cards go to the bottom in random order, as many are drawn. FAB 1.4.4
    BottomAndRedraw,
    /// Once: any cards are discarded and not replaced before the next draw.
    DiscardWithoutRedraw,
    /// As often as wished: the hand is shuffled back and drawn again with one card fewer.
    ReshuffleOneFewer,
}

/// How the draw of the first turn differs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum FirstTurn {
    /// The starting player skips the draw.
    StarterSkipsDraw,
    /// Every player draws so many cards on the own first turn.
    EveryoneDraws {
        /// How many.
        cards: u32,
    },
}

/// What a player draws each turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Draw {
    /// Until the hand holds so many cards.
    UpTo {
        /// How many.
        cards: u32,
    },
    /// So many cards.
    Cards {
        /// How many.
        cards: u32,
    },
}

/// Resources of each turn. A part that the game does not have is absent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Resources {
    /// On the player's first turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Stated<u32>>,
    /// More on each further turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<Stated<u32>>,
    /// The most that the steps reach.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cap: Option<Stated<u32>>,
    /// What it costs to unturn a permanent that names no cost of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub restore_cost: Option<Stated<u32>>,
    /// Energies that may be attached in a turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attach_per_turn: Option<Stated<u32>>,
    /// Items that may be used in a turn; any number if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub items_per_turn: Option<Stated<u32>>,
    /// Cards of each type that may be spawned in a turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spawns_per_type: Option<Stated<u32>>,
}

/// Life or resistance at the start.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Life {
    /// Whose life: a position, a zone, the hero.
    pub of: String,
    /// How players call it.
    pub name: Text,
    /// The number.
    pub at_start: Stated<u32>,
}

/// Cards of the shuffled deck that are set aside before the game, such as Reward Stones.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetAside {
    /// The zone that they lie in.
    pub id: String,
    /// How players call them.
    pub name: Text,
    /// The fewest.
    pub min: Stated<u32>,
    /// The most.
    pub max: Stated<u32>,
}

/// What an exhausted deck means.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum DeckOut {
    /// The player who must draw and cannot loses.
    LoseWhenDrawImpossible,
    /// The player whose deck is empty loses, even before having to draw. FAB 4.1.5, read strictly
    LoseWhenEmpty,
    /// Nothing by itself.
    NoLoss,
    /// The bottom half of the discard pile is shuffled into a new deck.
    RefillFromDiscard,
}
