//! What a file cannot know alone: ids that must be unique, references that must lead somewhere.

use std::collections::{BTreeMap, BTreeSet};

use fabulario_engine::{Format, Game};
use serde_json::Value;

use super::{Files, GameBook, Mistake};
use crate::stock::place;

pub(crate) mod cards;
mod formats;
mod references;

/// Checks all files against each other.
pub(super) fn verify(
    files: &Files,
    books: &BTreeMap<Game, GameBook>,
    formats: &[Format],
    mistakes: &mut Vec<Mistake>,
) {
    for game in Game::ALL {
        if !formats.iter().any(|format| format.game == game) {
            mistakes.push(Mistake::new(
                &format!("{}/formats", game.slug()),
                "",
                "holds no format",
            ));
        }
        // Without its book nothing of the game can be looked up; the reader has said why.
        let Some(book) = books.get(&game) else {
            continue;
        };
        unique_ids(game, book, mistakes);
        placed_rules(game, book, mistakes);
        let known = references::Known::of(book);
        for (path, data) in files.0.iter().filter(|(path, _)| place(path).is_none()) {
            if path
                .strip_prefix(game.slug())
                .is_some_and(|rest| rest.starts_with('/'))
                && let Ok(json) = serde_json::from_slice::<Value>(data)
            {
                references::check(path, &json, &known, mistakes);
            }
        }
        for format in formats.iter().filter(|format| format.game == game) {
            formats::check(format, book, mistakes);
        }
    }
}

/// Where a book has chapters, every numbered rule stands in one. A reader looks for it there.
fn placed_rules(game: Game, book: &GameBook, mistakes: &mut Vec<Mistake>) {
    if book.sheet.chapters.is_empty() {
        return;
    }
    for (i, rule) in book.rules.iter().enumerate() {
        if rule.id.0.contains(' ') && book.sheet.chapter(&rule.id).is_none() {
            mistakes.push(Mistake::new(
                &format!("{}/rules.json", game.slug()),
                format!("/{i}/id"),
                format!("{} stands in no chapter of game.json", rule.id),
            ));
        }
    }
}

fn unique_ids(game: Game, book: &GameBook, mistakes: &mut Vec<Mistake>) {
    let file = |name: &str| format!("{}/{name}.json", game.slug());
    let sheet = &book.sheet;
    if sheet.id != game {
        mistakes.push(Mistake::new(
            &file("game"),
            "/id",
            format!("must be {game}, as its folder says"),
        ));
    }
    let mut check = |file: &str, list: &str, ids: Vec<&str>| {
        let mut seen = BTreeSet::new();
        for (i, id) in ids.into_iter().enumerate() {
            if !seen.insert(id) {
                mistakes.push(Mistake::new(
                    file,
                    format!("{list}/{i}/id"),
                    format!("{id} stands twice"),
                ));
            }
        }
    };
    for (list, terms) in sheet.vocabulary() {
        check(
            &file("game"),
            &format!("/{list}"),
            terms.iter().map(|term| term.id.as_str()).collect(),
        );
    }
    check(
        &file("game"),
        "/documents",
        sheet
            .documents
            .iter()
            .map(|document| document.id.as_str())
            .collect(),
    );
    check(
        &file("game"),
        "/chapters",
        sheet.chapters.iter().map(|it| it.id.as_str()).collect(),
    );
    check(
        &file("rules"),
        "",
        book.rules.iter().map(|rule| rule.id.0.as_str()).collect(),
    );
    check(
        &file("rulings"),
        "",
        book.rulings
            .iter()
            .map(|ruling| ruling.id.0.as_str())
            .collect(),
    );
}
