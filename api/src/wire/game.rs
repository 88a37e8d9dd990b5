//! A game as the API tells it.

use fabulario_cards::glossary::Reminder;
use fabulario_cards::{Catalogue, GameBook};
use fabulario_engine::source::Document as SourceDocument;
use fabulario_engine::{Game as GameId, Lang, Source, game};
use serde::Serialize;
use utoipa::ToSchema;

use super::Warning;

/// A game in a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameSummary {
    /// The code that begins the ids of the game's formats and cards.
    pub id: GameId,
    /// The long name in addresses.
    #[schema(example = "fabula")]
    pub slug: &'static str,
    /// The full name.
    pub name: String,
    /// What kind of game it is.
    pub summary: String,
    /// The ids of its formats.
    pub formats: Vec<String>,
    /// How many rules are known: numbered ones and those of deck construction.
    pub rules: usize,
    /// How many rulings decide where the books are silent or disagree.
    pub rulings: usize,
}

/// A game with its words and sources.
#[derive(Debug, Serialize, ToSchema)]
pub struct Game {
    /// What the list says, too.
    #[serde(flatten)]
    pub head: GameSummary,
    /// The documents that figures come from.
    pub documents: Vec<Document>,
    /// Kinds of card.
    pub card_types: Vec<Term>,
    /// Colours of cards.
    pub colours: Vec<Term>,
    /// Elements or character types.
    pub elements: Vec<Term>,
    /// Attributes of a hero.
    pub attributes: Vec<Term>,
    /// Fields of knowledge that cards ask for.
    pub knowledges: Vec<Term>,
    /// Rarities.
    pub rarities: Vec<Term>,
    /// Marks that change how many copies are allowed.
    pub classifications: Vec<Term>,
    /// Places where cards are.
    pub zones: Vec<Term>,
    /// Parts of a turn, in order.
    pub phases: Vec<Term>,
    /// The keywords and statuses that cards name, each with what it means.
    pub reminders: Vec<Reminder>,
    /// What was wrong with the request.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub warnings: Vec<Warning>,
}

/// A document that states rules.
#[derive(Debug, Serialize, ToSchema)]
pub struct Document {
    /// The id that sources use.
    #[schema(example = "fab-livro")]
    pub id: String,
    /// What it is.
    pub title: String,
}

/// A word of the game.
#[derive(Debug, Serialize, ToSchema)]
pub struct Term {
    /// The stable id. New ids may come.
    pub id: String,
    /// How players call it.
    pub name: String,
    /// Where the word comes from.
    pub sources: Vec<Source>,
}

impl GameSummary {
    /// A game of the catalogue in a language.
    pub fn new(id: GameId, book: &GameBook, catalogue: &Catalogue, lang: Lang) -> Self {
        Self {
            id,
            slug: id.slug(),
            name: book.sheet.name.get(lang).to_owned(),
            summary: book.sheet.summary.get(lang).to_owned(),
            formats: catalogue
                .formats()
                .iter()
                .filter(|format| format.game == id)
                .map(|f| f.id.0.clone())
                .collect(),
            rules: book.rules.len(),
            rulings: book.rulings.len(),
        }
    }
}

impl Game {
    /// A game of the catalogue in a language.
    pub fn new(id: GameId, book: &GameBook, catalogue: &Catalogue, lang: Lang) -> Self {
        let terms = |list: &[game::Term]| list.iter().map(|term| Term::new(term, lang)).collect();
        let sheet = &book.sheet;
        Self {
            head: GameSummary::new(id, book, catalogue, lang),
            documents: sheet
                .documents
                .iter()
                .map(|document| Document::new(document, lang))
                .collect(),
            card_types: terms(&sheet.card_types),
            colours: terms(&sheet.colours),
            elements: terms(&sheet.elements),
            attributes: terms(&sheet.attributes),
            knowledges: terms(&sheet.knowledges),
            rarities: terms(&sheet.rarities),
            classifications: terms(&sheet.classifications),
            zones: terms(&sheet.zones),
            phases: terms(&sheet.phases),
            reminders: catalogue.glossary(id, lang).reminders().cloned().collect(),
            warnings: Vec::new(),
        }
    }
}

impl Document {
    fn new(document: &SourceDocument, lang: Lang) -> Self {
        Self {
            id: document.id.clone(),
            title: document.title.get(lang).to_owned(),
        }
    }
}

impl Term {
    fn new(term: &game::Term, lang: Lang) -> Self {
        Self {
            id: term.id.clone(),
            name: term.name.get(lang).to_owned(),
            sources: term.sources.clone(),
        }
    }
}
