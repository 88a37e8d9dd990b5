//! A ready deck as the API tells it.

use std::collections::BTreeMap;

use fabulario_cards::document::DeckDocument;
use fabulario_cards::stats::{Colours, SectionCount};
use fabulario_engine::Game;
use fabulario_engine::deck::Verdict;
use serde::Serialize;
use utoipa::ToSchema;

/// A deck or hero that can be played as it is.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReadyDeck<'a> {
    /// The id; it never changes.
    #[schema(example = "fab-deck-folia")]
    pub id: &'a str,
    /// Its game.
    pub game: Game,
    /// The name.
    pub name: &'a str,
    /// The language of the name, where it is another one than that of the answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub name_lang: Option<&'static str>,
    /// The name in every language that it has.
    #[schema(value_type = BTreeMap<String, String>)]
    pub names: BTreeMap<&'static str, &'a str>,
    /// How it is played, in one paragraph.
    pub guide: &'a str,
    /// The language of the guide, where it is another one than that of the answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub guide_lang: Option<&'static str>,
    /// The format that it is made for.
    #[schema(example = "fab-padrao")]
    pub format: &'a str,
    /// Whether it may be played today (UTC), by format: those of its game that are in force.
    #[schema(value_type = BTreeMap<String, Verdict>)]
    pub verdicts: BTreeMap<&'a str, Verdict>,
    /// How many cards each section has.
    pub sections: Vec<SectionCount>,
    /// The cards that are played from, by colour, element, world or suit.
    pub colours: Colours<'a>,
    /// Its code; absent where none can be made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// An address that answers with the deck of the code.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// The deck, under its name in the language of the answer.
    pub deck: DeckDocument,
}
