//! A ready deck as the API tells it.

use std::collections::BTreeMap;

use chrono::NaiveDate;
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
    /// The share of games that it won against all other ready decks of its game; absent where no program plays the game,
    /// and of a deck whose list was changed after it was measured.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub win_share: Option<WinShare<'a>>,
    /// The same against each of them, in the order of the list of ready decks.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub against: Vec<Against<'a>>,
    /// The deck, under its name in the language of the answer.
    pub deck: DeckDocument,
}

/// How often a deck won, and who played.
#[derive(Debug, Serialize, ToSchema)]
pub struct WinShare<'a> {
    /// The share.
    #[serde(flatten)]
    pub of: Share,
    /// Who played both sides: a pilot of this program. People play otherwise.
    #[schema(example = "greedy")]
    pub pilot: &'a str,
    /// The seed of the games: `fabulario decks measure` plays the same ones again.
    #[schema(example = 1)]
    pub seed: u64,
    /// The day on which they were played.
    #[schema(value_type = String, format = Date)]
    pub day: NaiveDate,
}

/// How often a deck won against another one.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = WinShareAgainst)]
pub struct Against<'a> {
    /// The id of the other deck, whose share is what is left of one.
    #[schema(example = "fab-deck-cangaco")]
    pub id: &'a str,
    /// The share.
    #[serde(flatten)]
    pub of: Share,
}

/// A share of games.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[schema(as = GameShare)]
pub struct Share {
    /// How many games.
    #[schema(example = 2000)]
    pub games: u64,
    /// From 0 to 1; a draw is half a win.
    #[schema(example = 0.584)]
    pub share: f64,
    /// Nineteen times in twenty the true share is at least this,
    pub low: f64,
    /// and at most this.
    pub high: f64,
}

impl From<fabulario_cards::wins::Share> for Share {
    fn from(of: fabulario_cards::wins::Share) -> Self {
        let rounded = |share: f64| (share * 1e6).round() / 1e6;
        Self {
            games: of.games,
            share: rounded(of.share),
            low: rounded(of.low),
            high: rounded(of.high),
        }
    }
}
