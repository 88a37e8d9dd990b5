//! The thin index: what a list of all cards needs to find and add them without a server.

use fabulario_engine::Game;
use serde::Serialize;
use utoipa::ToSchema;

/// Every card that a deck may hold, with the little that finding and adding it needs.
#[derive(Debug, Serialize, ToSchema)]
pub struct ThinIndex<'a> {
    /// The number of the build.
    pub build: i64,
    /// The language of the names.
    #[schema(example = "pt-BR")]
    pub lang: &'static str,
    /// The cards by id; tokens are left out.
    pub cards: Vec<ThinCard<'a>>,
}

/// A card in few words.
#[derive(Debug, Serialize, ToSchema)]
pub struct ThinCard<'a> {
    /// The id.
    #[schema(example = "fab-tatu-de-roca")]
    pub id: &'a str,
    /// Its game.
    pub game: Game,
    /// The name.
    pub name: &'a str,
    /// The name in the other language, where it has another one there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub also: Option<&'a str>,
    /// The id of its type.
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    #[schema(example = "aliado")]
    pub kind: Option<&'a str>,
    /// What it takes to use it, the number that the curve of its game is by: the cost in Fábula, the ATK in Dominions,
    /// the energies of its dearest action in Multiversity, the level in Apoteose.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<i16>,
    /// The ids of its colours, elements, worlds or suits.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false, example = json!(["verde"]))]
    pub colours: Vec<&'a str>,
    /// The id of its rarity.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rarity: Option<&'a str>,
    /// The most copies that a format in force lets a deck hold; absent for any number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub copies: Option<u32>,
}
