//! What the form of the desk holds: the whole deck, the steps back and forth, and what was typed beside them.

use fabulario_cards::Catalogue;
use fabulario_cards::document::{DeckDocument, DeckEntry, MOST_COPIES, WrittenDeck};
use fabulario_engine::Game;

use super::place::Place;
use super::steps::Steps;
use crate::http::extract::strict;
use crate::http::form::Fields;
use crate::words::Phrase;
use crate::words::pages::desk as words;

/// Most lines of a deck that a page shows, attached cards among them.
pub const MOST_LINES: usize = 400;
/// Most characters of a name, and of a note.
const LONGEST_NAME: usize = 200;
const LONGEST_NOTE: usize = 4_000;

/// A deck on the desk.
#[derive(Debug, Clone)]
pub struct Held {
    /// The deck.
    pub document: DeckDocument,
    /// What was done to it, and undone.
    pub steps: Steps,
    /// What could not be done.
    pub remarks: Vec<Phrase>,
}

/// Why what was sent is no deck for this desk.
#[derive(Debug)]
pub enum Unheld {
    /// It is no document.
    NotOne(String),
    /// It is a deck of another game.
    OtherGame(Game),
    /// It has too many lines for a page.
    TooLong,
}

impl Held {
    /// A deck that nothing was done to yet.
    pub fn new(document: DeckDocument, catalogue: &Catalogue) -> Result<Self, Unheld> {
        let lines = document.sections.values().flatten();
        let lines = lines.map(|line| 1 + line.attached.len());
        if lines.sum::<usize>() > MOST_LINES {
            return Err(Unheld::TooLong);
        }
        Ok(Self {
            document: by_id(document, catalogue).canonical(),
            steps: Steps::default(),
            remarks: Vec::new(),
        })
    }

    /// The deck of a form, as it was before anything was typed into its fields.
    pub fn read(fields: &Fields, game: Game, catalogue: &Catalogue) -> Result<Self, Unheld> {
        let Some(text) = fields.typed("documento") else {
            return Self::new(empty(game), catalogue);
        };
        let read: Result<WrittenDeck, _> = strict::from_slice(text.as_bytes());
        let not_one = |why: String| Unheld::NotOne(why);
        let mut written = read.map_err(|why| not_one(why.to_string()))?;
        written.game = written.game.or(Some(game));
        let document = DeckDocument::try_from(written).map_err(|why| not_one(why.to_string()))?;
        if document.game != game {
            return Err(Unheld::OtherGame(document.game));
        }
        // Places in the names of fields are those of the document as the page wrote it, which is its one form.
        let mut held = Self::new(document, catalogue)?;
        held.steps = Steps::read(fields.get("passos"));
        Ok(held)
    }

    /// Takes over what was typed into the fields of the lines, and the texts.
    pub fn take(&mut self, fields: &Fields) {
        for (place, text) in fields.below("c/") {
            let Some(line) = Place::read(place).and_then(|it| it.of(&mut self.document)) else {
                continue;
            };
            match copies(text) {
                Some(copies) if copies <= 1 || line.attached.is_empty() => line.copies = copies,
                Some(_) => self.remarks.push(words::one_with_attachments().into()),
                None => {
                    let (card, copies) = (line.card.as_str(), line.copies);
                    self.remarks
                        .push(words::no_number(text, card, copies).into());
                }
            }
        }
        for (place, text) in fields.below("t/") {
            if let Some(line) = Place::read(place).and_then(|it| it.of(&mut self.document)) {
                line.note = written(text, LONGEST_NOTE);
            }
        }
        if let Some(name) = fields.get("nome") {
            self.document.name = written(name, LONGEST_NAME);
        }
        if let Some(note) = fields.get("nota") {
            self.document.note = written(note, LONGEST_NOTE);
        }
    }

    /// The deck in its one form; lines without copies are gone.
    pub fn settle(&mut self) {
        for lines in self.document.sections.values_mut() {
            lines.retain(|line| line.copies > 0);
            for line in lines {
                line.attached.retain(|it| it.copies > 0);
            }
        }
        self.document = self.document.clone().canonical();
    }
}

/// A deck without a card.
pub fn empty(game: Game) -> DeckDocument {
    DeckDocument {
        game,
        name: None,
        note: None,
        sections: std::collections::BTreeMap::new(),
    }
}

/// The same deck with ids where cards are called by their names; what nobody knows stays as it is written.
fn by_id(mut document: DeckDocument, catalogue: &Catalogue) -> DeckDocument {
    let game = document.game;
    let named = |line: &mut DeckEntry| {
        let place = catalogue.called(game, &line.card).ok();
        let card = place.and_then(|place| catalogue.cards().get(place));
        if let Some(card) = card {
            line.card.clone_from(&card.sheet.id);
        }
    };
    for line in document.sections.values_mut().flatten() {
        named(line);
        line.attached.iter_mut().for_each(named);
    }
    document
}

/// Copies as somebody types them; an empty field is none.
fn copies(text: &str) -> Option<u32> {
    let text = text.trim();
    if text.is_empty() {
        return Some(0);
    }
    text.parse().ok().filter(|copies| *copies <= MOST_COPIES)
}

/// A text, unless there is none; the line ends of forms are those of documents.
fn written(text: &str, longest: usize) -> Option<String> {
    let text = text.replace("\r\n", "\n");
    let text: String = text.trim().chars().take(longest).collect();
    Some(text).filter(|text| !text.is_empty())
}
