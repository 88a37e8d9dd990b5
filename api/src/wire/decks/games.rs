//! The lists of each game's decks.

use serde::Deserialize;
use utoipa::ToSchema;

use super::{Entry, HeroEntry, Label, SwapEntry};

/// A Fábula deck.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct FabulaDeck {
    /// What the answer calls it.
    #[serde(default)]
    pub label: Option<Label>,
    /// The cards that are shuffled.
    #[serde(default)]
    pub main: Vec<Entry>,
    /// The four outer bases.
    #[serde(default)]
    pub arredores: Vec<Entry>,
    /// The inner base.
    #[serde(default)]
    pub centro: Vec<Entry>,
    /// Cards and bases that may be swapped in between games.
    #[serde(default)]
    pub reserve: Vec<Entry>,
    /// Swaps with the reserve: what is judged is the deck after them.
    #[serde(default)]
    #[schema(max_items = 100)]
    pub swaps: Vec<SwapEntry>,
}

/// A Dimensional Dominions deck.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DominionsDeck {
    /// What the answer calls it.
    #[serde(default)]
    pub label: Option<Label>,
    /// The cards.
    #[serde(default)]
    pub main: Vec<Entry>,
}

/// A Multiversity Conquest deck.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MultiversityDeck {
    /// What the answer calls it.
    #[serde(default)]
    pub label: Option<Label>,
    /// The cards that are shuffled.
    #[serde(default)]
    pub main: Vec<Entry>,
    /// Cards that may be swapped in between games.
    #[serde(default)]
    pub sideboard: Vec<Entry>,
    /// Swaps with the sideboard, one card for one: what is judged is the deck after them.
    #[serde(default)]
    #[schema(max_items = 100)]
    pub swaps: Vec<SwapEntry>,
}

/// An Apoteose hero.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ApoteoseDeck {
    /// What the answer calls it.
    #[serde(default)]
    pub label: Option<Label>,
    /// The house.
    #[serde(default)]
    pub casa: Vec<HeroEntry>,
    /// The classes.
    #[serde(default)]
    pub classes: Vec<HeroEntry>,
    /// The entity.
    #[serde(default)]
    pub ente: Vec<HeroEntry>,
    /// Items on the table.
    #[serde(default)]
    pub equipamento: Vec<HeroEntry>,
    /// Habilidades on the table.
    #[serde(default)]
    pub memento: Vec<HeroEntry>,
    /// Companheiros on the table.
    #[serde(default)]
    pub suporte: Vec<HeroEntry>,
    /// What the hero carries.
    #[serde(default)]
    pub inventario: Vec<HeroEntry>,
}
