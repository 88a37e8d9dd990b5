//! Decks judged for whoever asks, address or page: the same answer, and the same place for heavy work.

use std::collections::BTreeMap;
use std::time::Instant;

use actix_web::web::Data;
use arc_swap::Guard;
use chrono::Utc;
use fabulario_cards::document::{DeckDocument, WrittenDeck};
use fabulario_engine::Game;
use futures_util::FutureExt as _;
use serde::Deserialize;

use super::{Bench, DecksToJudge, Unjudged};
use crate::http::extract::refuse;
use crate::http::problem::{Kind, Problem};
use crate::state::State;
use crate::wire::Warning;
use crate::wire::decks::{DeckToJudge, ToJudge};
use crate::words::Language;
use crate::work::finish;

/// From so many lines on, decks are judged off the workers.
const HEAVY: usize = 2_000;

/// The verdicts of a request as JSON.
pub async fn judged(
    state: &Data<State>,
    decks: DecksToJudge,
    lang: Language,
    warnings: Vec<Warning>,
) -> Result<Vec<u8>, Problem> {
    let quick = decks.weight() < HEAVY;
    let current = Guard::into_inner(state.catalogue.get());
    let deadline = Instant::now() + state.site.settings.request_limit();
    let mut work = Box::pin(async move {
        let bench = Bench {
            catalogue: &current.catalogue,
            today: Utc::now().date_naive(),
            lang,
            warnings,
            deadline,
            vocabulary: current.index.vocabulary(),
            index: Some(&current.index),
        };
        decks.judge(&bench).await
    });
    // A legal deck is done at once; one to be mended goes on beside the worker.
    let done = if quick {
        (&mut work).now_or_never()
    } else {
        None
    };
    let judged = match done {
        Some(judged) => judged,
        None => state.site.at_leisure(move || finish(work)).await?,
    };
    let bytes = judged.map_err(|why| match why {
        Unjudged::Mistaken(mistakes) => refuse(mistakes),
        Unjudged::Late => Problem::new(Kind::TimedOut),
    })?;
    bytes.map_err(Problem::internal)
}

/// What the judge says of one deck, as pages show it.
#[derive(Debug, Deserialize)]
pub struct Told {
    /// How many cards each list holds, by its id.
    pub cards: BTreeMap<String, u64>,
    /// A verdict for each format.
    pub formats: Vec<InFormat>,
}

/// A deck in a format.
#[derive(Debug, Deserialize)]
pub struct InFormat {
    /// The format's id.
    pub format: String,
    /// `legal`, `illegal` or `incomplete`.
    pub verdict: String,
    /// Fábula: the colours of the bases.
    pub identity: Option<Vec<String>>,
    /// How it becomes legal.
    pub fix: Option<Fix>,
    /// Why there is no fix.
    pub no_fix: Option<String>,
    /// What keeps it from being played.
    pub violations: Vec<Finding>,
    /// What is worth knowing.
    #[serde(default)]
    pub notes: Vec<Finding>,
}

/// A finding.
#[derive(Debug, Deserialize)]
pub struct Finding {
    /// What kind; stable.
    pub code: String,
    /// The rule.
    pub rule: Option<String>,
    /// What is wrong and what to do next.
    pub message: String,
    /// The words involved.
    #[serde(default)]
    pub words: Vec<String>,
    /// The cards involved.
    pub cards: Vec<Named>,
    /// Where in the request.
    pub pointers: Vec<String>,
    /// The changes that cure it.
    #[serde(default)]
    pub fix: Vec<Change>,
}

/// A card of a finding.
#[derive(Debug, Deserialize)]
pub struct Named {
    /// The id, as the deck calls it.
    pub id: String,
}

/// How a deck becomes legal.
#[derive(Debug, Deserialize)]
pub struct Fix {
    /// How many copies change their place.
    pub changed: u64,
    /// Every change.
    pub changes: Vec<Change>,
}

/// More or fewer copies of a card in a list.
#[derive(Debug, Clone, Deserialize)]
pub struct Change {
    /// The list.
    pub list: String,
    /// The card's id, or what it is called in the deck.
    pub card: String,
    /// Its name.
    pub name: String,
    /// The card that it is attached to.
    pub on: Option<String>,
    /// How many copies more; below zero, fewer.
    pub copies: i64,
    /// Why this card.
    pub reason: Option<Reason>,
}

/// Why a card was chosen.
#[derive(Debug, Clone, Deserialize)]
pub struct Reason {
    /// In words.
    pub message: String,
}

/// One deck in these formats, or in all that are in force; what is not legal comes with its fix where that is wanted.
pub async fn of_one(
    state: &Data<State>,
    document: &DeckDocument,
    formats: Option<Vec<String>>,
    fixes: bool,
    lang: Language,
) -> Result<Told, Problem> {
    #[derive(Deserialize)]
    struct Answer {
        data: Vec<Told>,
    }
    let deck = DeckToJudge {
        deck: WrittenDeck::from(document.clone()),
        ..DeckToJudge::default()
    };
    let decks = to_judge(document.game, deck, formats, fixes);
    let json = judged(state, decks, lang, Vec::new()).await?;
    let answer: Answer = serde_json::from_slice(&json).map_err(Problem::internal)?;
    let told = answer.data.into_iter().next();
    told.ok_or_else(|| Problem::internal("a deck without its verdict"))
}

fn to_judge(
    game: Game,
    deck: DeckToJudge,
    formats: Option<Vec<String>>,
    fixes: bool,
) -> DecksToJudge {
    fn of<C>(
        game: Game,
        deck: DeckToJudge,
        formats: Option<Vec<String>>,
        fixes: bool,
    ) -> ToJudge<C> {
        ToJudge {
            game,
            formats,
            as_of: None,
            custom_formats: Vec::new(),
            fixes,
            cards: Vec::new(),
            decks: vec![deck],
        }
    }
    match game {
        Game::Fabula => DecksToJudge::Fabula(of(game, deck, formats, fixes)),
        Game::Dominions => DecksToJudge::Dominions(of(game, deck, formats, fixes)),
        Game::Multiversity => DecksToJudge::Multiversity(of(game, deck, formats, fixes)),
        Game::Apoteose => DecksToJudge::Apoteose(of(game, deck, formats, fixes)),
    }
}
