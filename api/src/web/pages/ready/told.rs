//! What `/v1/decks/ready` tells of a deck, read back: a page shows the same figures.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use fabulario_cards::document::DeckDocument;
use fabulario_engine::Game;
use serde::Deserialize;
use serde_json::Value;

use crate::catalogue::Current;
use crate::http::problem::Problem;
use crate::web::Shell;
use crate::words::Number;
use crate::words::pages::ready;

/// A ready deck.
#[derive(Deserialize)]
pub struct Told {
    pub id: String,
    pub game: Game,
    pub name: String,
    pub name_lang: Option<String>,
    pub guide: String,
    pub guide_lang: Option<String>,
    pub format: String,
    pub verdicts: BTreeMap<String, String>,
    pub colours: Colours,
    pub code: Option<String>,
    pub win_share: Option<WinShare>,
    #[serde(default)]
    pub against: Vec<Against>,
    pub deck: DeckDocument,
}

/// The colours of a deck.
#[derive(Deserialize)]
pub struct Colours {
    pub values: Vec<Colour>,
}

/// A colour.
#[derive(Deserialize)]
pub struct Colour {
    pub id: String,
}

/// The share of games that it won, and who played.
#[derive(Deserialize)]
pub struct WinShare {
    #[serde(flatten)]
    pub of: OfGames,
    pub seed: u64,
    pub day: NaiveDate,
}

/// The share against another deck.
#[derive(Deserialize)]
pub struct Against {
    pub id: String,
    #[serde(flatten)]
    pub of: OfGames,
}

/// A share of games with its interval.
#[derive(Deserialize)]
pub struct OfGames {
    pub games: u64,
    pub share: f64,
    pub low: f64,
    pub high: f64,
}

impl Told {
    /// The ready decks of a game.
    pub fn all(current: &Current, game: Game, shell: &Shell) -> Result<Vec<Self>, Problem> {
        let entries = current.ready.list.get(shell.lang).entries().iter();
        let of_game = entries.filter(|it| it["game"].as_str() == Some(game.code()));
        of_game.map(Self::read).collect()
    }

    /// The ready deck with an id.
    pub fn one(current: &Current, id: &str, shell: &Shell) -> Option<Result<Self, Problem>> {
        let mut entries = current.ready.list.get(shell.lang).entries().iter();
        let found = entries.find(|it| it["id"].as_str() == Some(id))?;
        Some(Self::read(found))
    }

    fn read(entry: &Value) -> Result<Self, Problem> {
        Self::deserialize(entry).map_err(Problem::internal)
    }
}

impl OfGames {
    /// The share with its interval.
    pub fn text(&self, shell: &Shell) -> String {
        let [low, high] = self.ends(shell);
        let share = Number::percent(self.share, 1);
        ready::share(share, low, high).to(shell.lang)
    }

    /// The ends of the interval.
    pub fn ends(&self, shell: &Shell) -> [String; 2] {
        [self.low, self.high].map(|it| Number::decimal(it * 100.0, 1).to(shell.lang))
    }

    /// Whether the interval lies on one side of a half.
    pub fn side(&self) -> &'static str {
        if self.low > 0.5 {
            "more"
        } else if self.high < 0.5 {
            "less"
        } else {
            "even"
        }
    }
}
