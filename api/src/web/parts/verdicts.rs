//! What every format in force says of a deck.

use actix_web::web::Data;
use fabulario_cards::document::DeckDocument;
use fabulario_engine::Game;

use crate::desk::judge::{Finding, InFormat, of_one};
use crate::http::problem::Problem;
use crate::state::State;
use crate::web::{Link, Shell};
use crate::words::pages::deck as words;

/// A format's verdict.
pub struct Verdict {
    /// What players call the format.
    pub format: String,
    /// `legal`, `illegal` or `incomplete`.
    pub id: String,
    /// The word for it.
    pub word: String,
    /// What keeps the deck from being played.
    pub findings: Vec<Found>,
    /// What is worth knowing.
    pub notes: Vec<Found>,
}

/// A finding.
pub struct Found {
    /// The number of the rule, and where it can be read.
    pub rule: Option<(String, Link)>,
    /// What is wrong and what to do.
    pub message: String,
    /// Where, as pointers into the deck.
    pub places: Vec<String>,
}

impl Verdict {
    /// The verdicts on a deck.
    pub async fn all(
        state: &Data<State>,
        document: &DeckDocument,
        shell: &Shell,
    ) -> Result<Vec<Self>, Problem> {
        let told = of_one(state, document, None, false, shell.lang).await?;
        let formats = told.formats.iter();
        let verdict = |it: &InFormat| Self {
            format: format_name(state, &it.format, shell),
            word: word(&it.verdict, shell),
            findings: it
                .violations
                .iter()
                .map(|it| Found::new(it, shell))
                .collect(),
            notes: it.notes.iter().map(|it| Found::new(it, shell)).collect(),
            id: it.verdict.clone(),
        };
        Ok(formats.map(verdict).collect())
    }

    /// The class of stamps and seals.
    pub fn class(&self) -> &'static str {
        class(&self.id)
    }

    /// The sign beside the word.
    pub fn sign(&self) -> &'static str {
        sign(&self.id)
    }
}

impl Found {
    fn new(finding: &Finding, shell: &Shell) -> Self {
        let places = finding.pointers.iter();
        let places = places.filter_map(|it| it.strip_prefix("/decks/0"));
        let rule = finding.rule.as_deref();
        Self {
            rule: rule.map(|id| (id.to_owned(), rule_link(id, shell))),
            message: finding.message.clone(),
            places: places.map(str::to_owned).collect(),
        }
    }
}

/// What players call a format.
pub fn format_name(state: &State, id: &str, shell: &Shell) -> String {
    let current = state.catalogue.get();
    let format = current.catalogue.format(id);
    format.map_or_else(|| id.to_owned(), |it| it.name.get(shell.lang).to_owned())
}

/// Where a rule can be read.
fn rule_link(id: &str, shell: &Shell) -> Link {
    let begins = |game: &Game| {
        let start = id.get(..game.code().len());
        start.is_some_and(|it| it.eq_ignore_ascii_case(game.code()))
    };
    let game = Game::ALL.into_iter().find(begins).unwrap_or(shell.game);
    let link = shell.link(&format!("/regras/{}", game.code()));
    link.at(&id.replace(' ', "-"))
}

/// What players call a verdict.
pub fn word(verdict: &str, shell: &Shell) -> String {
    let word = match verdict {
        "legal" => words::legal(),
        "illegal" => words::illegal(),
        _ => words::incomplete(),
    };
    word.to(shell.lang)
}

/// The class of its stamps and seals.
pub fn class(verdict: &str) -> &'static str {
    match verdict {
        "legal" => "yes",
        "illegal" => "no",
        _ => "part",
    }
}

/// The sign beside it.
pub fn sign(verdict: &str) -> &'static str {
    match verdict {
        "legal" => "ok",
        "illegal" => "no",
        _ => "warn",
    }
}
