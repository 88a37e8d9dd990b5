//! A card in every format of its game.

use fabulario_engine::Game;

use super::told::{Legality, Reason, Status};
use crate::catalogue::Current;
use crate::web::Shell;
use crate::web::parts::cited::Cited;
use crate::words::pages::card as words;

/// What a format thinks of the card.
pub struct Standing {
    /// The name of the format.
    pub format: String,
    /// Whether it may be played there, and how often.
    pub verdict: String,
    /// The class of the seal, and its sign.
    pub seal: (&'static str, &'static str),
    /// Why it may not, or less often.
    pub reasons: Vec<Why>,
}

/// Why a card may not be played.
pub struct Why {
    pub message: String,
    pub rule: Option<Cited>,
    pub since: Option<String>,
}

impl Standing {
    pub(super) fn new(
        (format, legality): (String, Legality),
        game: Game,
        current: &Current,
        shell: &Shell,
    ) -> Self {
        let lang = shell.lang;
        let known = current.catalogue.format(&format);
        let name = known.map(|it| it.name.get(lang).to_owned());
        let verdict = match (legality.status, legality.copies) {
            (Status::Legal, None) => words::legal_any(),
            (Status::Legal, Some(most)) => words::legal(most),
            (Status::Limited, most) => words::limited(most.unwrap_or(1)),
            (Status::Banned, _) => words::banned(),
            (Status::NotLegal, _) => words::not_legal(),
        };
        let why = |reason: Reason| Why {
            rule: reason
                .rule
                .map(|rule| Cited::of(current, game, &rule, shell)),
            since: reason.since.map(|day| words::since(day).to(lang)),
            message: reason.message,
        };
        Self {
            format: name.unwrap_or(format),
            verdict: verdict.to(lang),
            seal: match legality.status {
                Status::Legal => ("yes", "ok"),
                Status::Limited => ("part", "warn"),
                Status::Banned | Status::NotLegal => ("no", "no"),
            },
            reasons: legality.reasons.into_iter().map(why).collect(),
        }
    }
}
