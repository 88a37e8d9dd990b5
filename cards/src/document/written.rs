//! The document of a deck.

use std::collections::BTreeMap;

use fabulario_engine::Game;
use fabulario_engine::deck::Section;
use serde::{Deserialize, Serialize};

use super::{DeckEntry, LinePlace, Unresolved, Why, misplaced};

/// The version of the format that is written, and the only one that is read.
///
/// A document of a later version, and one with a field that nobody here knows, is refused as a whole: who cannot read
/// everything in it would lose something by writing it back.
pub const VERSION: u32 = 1;

/// The lines of a deck by section; what is attached to a card lies inside its line.
pub type Sections = BTreeMap<Section, Vec<DeckEntry>>;

/// A deck as it is kept: independent of the build of the catalogue, with cards that nobody may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "WrittenDeck", into = "WrittenDeck")]
pub struct DeckDocument {
    /// The game.
    pub game: Game,
    /// What its owner calls it.
    pub name: Option<String>,
    /// What its owner says about it.
    pub note: Option<String>,
    /// Its lines.
    pub sections: Sections,
}

/// The same as requests write it and as answers give it: the game may stand beside it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct WrittenDeck {
    /// The game, where it is named.
    pub game: Option<Game>,
    /// What its owner calls it.
    pub name: Option<String>,
    /// What its owner says about it.
    pub note: Option<String>,
    /// Its lines.
    pub sections: Sections,
}

/// Why a written deck is no document.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoDocument {
    /// It does not name its game.
    #[error("a document names its game")]
    NoGame,
    /// It has a section that its game does not have.
    #[error("{game} has no section {}", .section.word().id)]
    NoSuchSection {
        /// The game.
        game: Game,
        /// The section.
        section: Section,
    },
    /// A card of its game has no attachments.
    #[error("only cards of Apoteose have attachments")]
    NothingIsAttached,
    /// One line with attachments stands for several cards.
    #[error("a card with attachments is one card: write a line for each copy")]
    AttachedToSeveral,
}

impl WrittenDeck {
    /// The fields that are no lists of cards.
    pub const ABOUT: [&str; 5] = ["version", "game", "name", "label", "note"];

    /// A deck that is only its lines.
    pub fn of(sections: Sections) -> Self {
        Self {
            sections,
            ..Self::default()
        }
    }

    /// How many lines there are, attached ones left out.
    pub fn len(&self) -> usize {
        self.sections.values().map(Vec::len).sum()
    }

    /// Whether there is no line.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl TryFrom<WrittenDeck> for DeckDocument {
    type Error = NoDocument;

    fn try_from(written: WrittenDeck) -> Result<Self, NoDocument> {
        let game = written.game.ok_or(NoDocument::NoGame)?;
        if let Some(Unresolved { at, why }) = misplaced(game, &written.sections).next() {
            return Err(match (at, why) {
                (LinePlace::Section(section), _) => NoDocument::NoSuchSection { game, section },
                (_, Why::AttachedToSeveral) => NoDocument::AttachedToSeveral,
                _ => NoDocument::NothingIsAttached,
            });
        }
        Ok(Self {
            game,
            name: written.name,
            note: written.note,
            sections: written.sections,
        })
    }
}

impl From<DeckDocument> for WrittenDeck {
    fn from(document: DeckDocument) -> Self {
        Self {
            game: Some(document.game),
            name: document.name,
            note: document.note,
            sections: document.sections,
        }
    }
}
