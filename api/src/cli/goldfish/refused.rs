//! Why a list is not played, in the words of a command line.

use fabulario_engine::goldfish::apoteose::NoDrawRules;

use super::Command;
use crate::cli::Failure;
use crate::cli::decks::unreadable;
use crate::cli::harmless::harmless;
use crate::http::problem::{Kind, Problem, Reader};
use crate::wire::Mistake;
use crate::wire::parsed::{ParsedKind, ParsedList};
use crate::words::cli as words;

/// Most lines that are told.
const MOST_LINES: usize = 5;

impl Command {
    /// Which lines of the list nobody understood.
    pub(super) fn unclear(&self, parsed: &ParsedList<'_>) -> Failure {
        let is_clear = |kind| matches!(kind, ParsedKind::Card | ParsedKind::LeftOut);
        if parsed.lines.iter().all(|line| line.text.trim().is_empty()) {
            return unreadable(words::list::empty().to(self.lang));
        }
        let lines = parsed.lines.iter();
        let lines = lines.filter(|line| line.entries.iter().any(|it| !is_clear(it.kind)));
        let head = match lines.clone().count() {
            0 => words::list::empty(),
            n => words::list::unclear(n),
        };
        let lines = lines.take(MOST_LINES);
        let lines = lines.map(|line| format!("\n  {}: {}", line.line, harmless(line.text.trim())));
        let lines: String = lines.collect();
        let why = words::list::why(self.file.display().to_string());
        let (head, why) = (head.to(self.lang), why.to(self.lang));
        unreadable(format!("{head}{lines}\n{why}"))
    }

    /// Why no hero plays alone, and what can be told of one.
    pub(super) fn not_played(&self) -> Failure {
        let file = self.file.display().to_string();
        unreadable(words::no_goldfish(NoDrawRules.text(), file).to(self.lang))
    }

    /// What went wrong, with every mistake.
    pub(super) fn told(&self, problem: &Problem) -> Failure {
        let document = problem.document(&Reader {
            lang: self.lang,
            page: None,
            theme: None,
            path: "",
            query: "",
            request_id: "",
            public_url: "",
        });
        let errors = document.extras.get("errors").cloned();
        let errors = errors.map(serde_json::from_value::<Vec<Mistake>>);
        let errors = match errors.transpose() {
            Ok(errors) => errors.into_iter().flatten(),
            Err(error) => return error.into(),
        };
        let errors = errors.map(|error| {
            let line = format!("{} {}", flag(&error.pointer), error.message);
            format!("\n  {}", line.trim_start())
        });
        let detail = match problem.kind() {
            Kind::IllegalDeck => words::illegal().to(self.lang),
            // What a request is, a file and flags are not.
            Kind::InvalidBody => words::not_played(self.file.display().to_string()).to(self.lang),
            _ => document.detail,
        };
        unreadable(format!("{detail}{}", errors.collect::<String>()))
    }
}

/// The flag that makes a field of the request; nothing for the deck, which comes from a file.
fn flag(pointer: &str) -> &'static str {
    let flags = [
        ("/games", "--games"),
        ("/turns", "--turns"),
        ("/policy", "--policy"),
        ("/opponent", "--blocker"),
        ("/mulligan/keep", "--keep"),
        ("/mulligan/goal", "--optimal"),
        ("/play_or_draw", "--play-or-draw"),
        ("/first", "--draw"),
        ("/format", "--format"),
        ("/seed", "--seed"),
    ];
    let found = flags.iter().find(|(of, _)| pointer.starts_with(of));
    found.map_or("", |(_, flag)| flag)
}
