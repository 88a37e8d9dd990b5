//! What the data files say besides the rules of a card.

use std::collections::BTreeMap;

use fabulario_engine::Text;
use serde::{Deserialize, Serialize};

/// A set of cards that was published together. FAB 2.8.4
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Set {
    /// The code on the cards.
    pub code: String,
    /// The name.
    pub name: Text,
    /// The day from which its cards may be played, as `YYYY-MM-DD`.
    pub released: String,
    /// What it tells.
    pub about: Text,
}

/// One appearance of a card in a set. FAB 2.8
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printing {
    /// The code of the set.
    pub set: String,
    /// The number in the set, from 1.
    pub number: u16,
}

/// What stands on a card besides its rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    /// What lists call it; it never changes.
    pub id: String,
    /// The name; the Portuguese one is the name that the rules speak of.
    pub name: Text,
    /// A line of story without meaning for the rules. FAB 2.6
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flavour: Option<Text>,
    /// Where it was printed; a ficha has none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub printings: Vec<Printing>,
}

/// A keyword of the data: a name for abilities. FAB 1.14.2
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Keyword {
    pub id: String,
    pub name: Text,
    /// Read by the engine.
    pub abilities: Vec<serde_json::Value>,
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
