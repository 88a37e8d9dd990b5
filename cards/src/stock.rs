//! The entries of a catalogue as they are written: what a data file, a database and a publisher's file have in
//! common.

use std::sync::Arc;

use fabulario_engine::Game;
use serde_json::value::RawValue;

use crate::catalogue::{Files, Mistake};

mod entry;
mod kind;

pub use entry::Entry;
pub(crate) use entry::Printed;
pub use kind::Kind;

/// All entries, in the order in which they are read.
#[derive(Debug, Clone, Default)]
pub struct Stock(pub Vec<Entry>);

impl Stock {
    /// The entries of the data files; a file that cannot be taken apart is a mistake.
    pub fn of(files: &Files, mistakes: &mut Vec<Mistake>) -> Self {
        let mut stock = Self::default();
        for (path, data) in &files.0 {
            let Some((game, kind)) = place(path) else {
                continue;
            };
            let file: Arc<str> = path.as_str().into();
            let entry = |pointer: String, body: &RawValue| Entry {
                bilingual: true,
                ..Entry::new(game, kind, &file, pointer, body.get())
            };
            // A deck has a file of its own.
            let read = if kind == Kind::Deck {
                serde_json::from_slice::<&RawValue>(data).map(|body| {
                    stock.0.push(entry(String::new(), body));
                })
            } else {
                serde_json::from_slice::<Vec<&RawValue>>(data).map(|list| {
                    let entries = list.iter().enumerate();
                    stock
                        .0
                        .extend(entries.map(|(i, body)| entry(format!("/{i}"), body)));
                })
            };
            if let Err(error) = read {
                let message = if error.is_data() {
                    "must be a list".to_owned()
                } else {
                    error.to_string()
                };
                mistakes.push(Mistake::new(path, "", message));
            }
        }
        stock
    }

    /// A digest of all entries, in whatever order they came, and of the files that are no entries.
    #[must_use]
    pub fn digest(&self, files: &Files) -> String {
        let mut entries: Vec<(Game, Kind, &str, u128)> = self
            .0
            .iter()
            .map(|entry| (entry.game, entry.kind, &*entry.id, entry.hash()))
            .collect();
        entries.sort_unstable();
        let mut hash = files.hasher();
        for (game, kind, id, body) in entries {
            for part in [game.code(), kind.word(), id] {
                hash.update(&part.len().to_le_bytes());
                hash.update(part.as_bytes());
            }
            hash.update(&body.to_le_bytes());
        }
        format!("{:016x}", hash.digest())
    }

    /// The entries of a kind.
    pub fn kind(&self, game: Game, kind: Kind) -> impl Iterator<Item = &Entry> {
        self.0
            .iter()
            .filter(move |entry| entry.game == game && entry.kind == kind)
    }
}

/// What a data file holds entries of, if it does.
#[must_use]
pub(crate) fn place(path: &str) -> Option<(Game, Kind)> {
    let (slug, rest) = path.split_once('/')?;
    let game = Game::ALL.into_iter().find(|game| game.slug() == slug)?;
    let name = rest.strip_suffix(".json")?;
    let name = name.split_once('/').map_or(name, |(folder, _)| folder);
    let in_folder = |kind: &Kind| matches!(kind, Kind::Card | Kind::Deck);
    let kind = Kind::ALL.into_iter().find(|kind| kind.list(game) == name)?;
    (in_folder(&kind) == rest.contains('/')).then_some((game, kind))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_known_by_their_place() {
        assert_eq!(
            place("dominions/cards/x.json"),
            Some((Game::Dominions, Kind::Card))
        );
        assert_eq!(
            place("fabula/fichas.json"),
            Some((Game::Fabula, Kind::Token))
        );
        for other in [
            "dominions/fichas.json",
            "fabula/cards.json",
            "fabula/game.json",
            "x/cards/y.json",
        ] {
            assert_eq!(place(other), None, "{other}");
        }
    }
}
