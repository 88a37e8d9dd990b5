//! `fabulario cards import` and `fabulario cards builds`.

use std::fmt::Write as _;
use std::path::PathBuf;

use fabulario_cards::stock::{Entry, Kind};
use fabulario_engine::Game;

use crate::catalogue::{ImportError, Imported, import};
use crate::cli::{Failure, database, print};
use crate::config::Settings;
use crate::{start, store, telemetry};

/// Most entries that are listed of each kind of change.
const MOST_LISTED: usize = 50;

pub(super) fn run(settings: &Settings, files: &[PathBuf], dry_run: bool) -> Result<(), Failure> {
    telemetry::start(settings);
    let database = database(settings)?;
    start::migrate(&database, None)?;
    let imported = import(&database, files, dry_run).map_err(|error| match error {
        ImportError::Mistaken(mistakes) => {
            let count = mistakes.0.len();
            let s = if count == 1 { "" } else { "s" };
            format!("{mistakes}\n{count} mistake{s}: nothing was imported.")
        }
        error => format!("{error}\nNothing was imported."),
    })?;
    database.close();
    let place = database.url().to_string();
    print(&report(&imported, dry_run, &place))
}

/// What was done, or would be.
fn report(imported: &Imported, dry_run: bool, place: &str) -> String {
    let plan = &imported.plan;
    let mut text = String::new();
    for note in &imported.notes {
        line(&mut text, &format!("note: {note}"));
    }
    for (sign, entries) in [('+', &plan.added), ('~', &plan.changed)] {
        for entry in entries.iter().take(MOST_LISTED) {
            line(&mut text, &format!("{sign} {}", told(entry)));
        }
        if let Some(more) = entries.len().checked_sub(MOST_LISTED).filter(|n| *n > 0) {
            line(&mut text, &format!("{sign} … and {more} more"));
        }
    }
    for (_, kind, id) in &plan.removed {
        line(&mut text, &format!("- {} {id}", kind.word()));
    }
    for ((game, kind), (added, changed)) in plan.counts() {
        let what = counted(game, kind, added.max(changed));
        line(
            &mut text,
            &format!("{what}: {added} added, {changed} changed"),
        );
    }
    let unchanged = plan.unchanged;
    line(&mut text, &format!("{unchanged} entries unchanged"));
    let origin = &imported.origin;
    let end = match &imported.build {
        Some(build) => format!("Imported as {origin}: build {build} in {place}."),
        None if plan.is_empty() => {
            "Nothing to do: the catalogue says all of this already.".to_owned()
        }
        None if dry_run => {
            format!(
                "Nothing was written: this was a dry run. Without --dry-run it is imported as {origin} into {place}."
            )
        }
        None => "Nothing was written.".to_owned(),
    };
    line(&mut text, &end);
    text
}

fn line(text: &mut String, words: &str) {
    // Writing to memory cannot fail.
    let _ = writeln!(text, "{words}");
}

/// An entry by kind and id.
fn told(entry: &Entry) -> String {
    format!("{} {}", entry.kind.word(), entry.id)
}

fn counted(game: Game, kind: Kind, many: usize) -> String {
    let s = if many == 1 { "" } else { "s" };
    format!("{} {}{s}", game.slug(), kind.word())
}

pub(super) fn builds(settings: &Settings, limit: i64) -> Result<(), Failure> {
    let database = database(settings)?;
    start::migrate(&database, None)?;
    let mut connection = database.get()?;
    let mut text = String::new();
    for build in store::catalogue::builds(&mut connection, limit)? {
        let counts = format!(
            "{} added, {} changed, {} removed, {} unchanged",
            build.added, build.changed, build.removed, build.unchanged
        );
        let when = build.created_at.format("%Y-%m-%d %H:%M:%S");
        line(
            &mut text,
            &format!("{build}  {when} UTC  {}  {counts}", build.origin),
        );
    }
    if text.is_empty() {
        text.push_str("There is no build yet: the first start of the server makes one.\n");
    }
    print(&text)
}
