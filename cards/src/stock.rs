//! The entries of a catalogue as they are written: what a data file, a database and a publisher's file have in
//! common.

use std::sync::Arc;

use fabulario_engine::Game;
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use xxhash_rust::xxh3::xxh3_128;

use crate::catalog::{Files, Mistake};

/// What an entry describes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A set.
    Set,
    /// A subtype, a tag.
    Tag,
    /// A keyword.
    Keyword,
    /// A status that effects give.
    Status,
    /// A path of classes.
    Path,
    /// What effects can make, and no deck holds.
    Token,
    /// A card.
    Card,
    /// A ready deck.
    Deck,
    /// An id that has another one now.
    Rename,
}

impl Kind {
    /// Every kind, in an order in which none speaks of a later one.
    pub const ALL: [Self; 9] = [
        Self::Set,
        Self::Tag,
        Self::Keyword,
        Self::Status,
        Self::Path,
        Self::Token,
        Self::Card,
        Self::Deck,
        Self::Rename,
    ];

    /// The word for it in a database.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Set => "set",
            Self::Tag => "tag",
            Self::Keyword => "keyword",
            Self::Status => "status",
            Self::Path => "path",
            Self::Token => "token",
            Self::Card => "card",
            Self::Deck => "deck",
            Self::Rename => "rename",
        }
    }

    /// The list of a file that holds entries of this kind, and the name of that file in the data folder.
    #[must_use]
    pub const fn list(self, game: Game) -> &'static str {
        match (self, game) {
            (Self::Set, _) => "sets",
            (Self::Tag, Game::Fabula) => "subtypes",
            (Self::Tag, _) => "tags",
            (Self::Keyword, _) => "keywords",
            (Self::Status, _) => "statuses",
            (Self::Path, _) => "paths",
            (Self::Token, Game::Fabula) => "fichas",
            (Self::Token, _) => "tokens",
            (Self::Card, _) => "cards",
            (Self::Deck, _) => "decks",
            (Self::Rename, _) => "renames",
        }
    }

    /// The kind with this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

/// One entry, unread.
#[derive(Debug, Clone)]
pub struct Entry {
    /// Its game.
    pub game: Game,
    /// What it describes.
    pub kind: Kind,
    /// What names it among those of its kind; empty if that cannot be read.
    pub id: Box<str>,
    /// The file that it comes from, or who brought it.
    pub file: Arc<str>,
    /// Where it stands there: a JSON pointer.
    pub pointer: String,
    /// Its JSON, without needless spaces.
    pub body: Arc<str>,
    /// Whether it must say everything in both languages: what is shipped does.
    pub bilingual: bool,
}

impl Entry {
    /// An entry of a file.
    #[must_use]
    pub fn new(game: Game, kind: Kind, file: &Arc<str>, pointer: String, body: &str) -> Self {
        let body = dense(body);
        Self {
            game,
            kind,
            id: id_in(&body, kind).into(),
            file: Arc::clone(file),
            pointer,
            body,
            bilingual: false,
        }
    }

    /// A digest of what it says.
    #[must_use]
    pub fn hash(&self) -> u128 {
        xxh3_128(self.body.as_bytes())
    }

    /// A mistake at a pointer below this entry.
    pub fn wrong(&self, pointer: &str, message: impl Into<String>) -> Mistake {
        Mistake::new(&self.file, format!("{}{pointer}", self.pointer), message)
    }
}

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

/// The id of an entry, as far as it has one.
fn id_in(body: &str, kind: Kind) -> String {
    #[derive(Deserialize)]
    struct Keys {
        id: Option<Value>,
        code: Option<Value>,
        from: Option<Value>,
    }
    let key = serde_json::from_str::<Keys>(body).map(|keys| match kind {
        Kind::Set => keys.code,
        Kind::Rename => keys.from,
        _ => keys.id,
    });
    match key.map(Option::unwrap_or_default) {
        Ok(Value::String(id)) => id,
        Ok(Value::Number(id)) => id.to_string(),
        _ => String::new(),
    }
}

/// JSON without the spaces around its words.
fn dense(json: &str) -> Arc<str> {
    let mut dense = String::with_capacity(json.len());
    let (mut in_text, mut escaped) = (false, false);
    for c in json.chars() {
        if in_text || !matches!(c, ' ' | '\n' | '\r' | '\t') {
            dense.push(c);
        }
        match c {
            _ if escaped => escaped = false,
            '\\' if in_text => escaped = true,
            '"' => in_text = !in_text,
            _ => {}
        }
    }
    dense.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaces_go_and_texts_stay() {
        let json = "{ \"a b\" : [ 1,\n\t2 ], \"c\\\" \" : \" x \" }";
        assert_eq!(&*dense(json), "{\"a b\":[1,2],\"c\\\" \":\" x \"}");
    }

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
