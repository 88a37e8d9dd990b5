//! What the data files say besides the cards.

use std::collections::BTreeMap;

use fabulario_engine::Text;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A keyword of the data: a name for abilities. FAB 1.14.2
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Keyword {
    pub id: String,
    pub name: Text,
    /// Read by the engine.
    pub abilities: Vec<Value>,
}

/// A deck that can be played as it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReadyDeck {
    /// What it is called in addresses; it never changes.
    pub id: String,
    /// The name.
    pub name: Text,
    /// How it is played, in one paragraph.
    pub guide: Text,
    /// The format that it is legal in.
    pub format: String,
    /// The inner base.
    pub centro: String,
    /// The four outer bases.
    pub arredores: Vec<String>,
    /// How many copies of which card.
    pub cards: BTreeMap<String, u32>,
}
