//! The kinds of entries.

use fabulario_engine::Game;

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
