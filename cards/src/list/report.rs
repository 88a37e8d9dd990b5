//! What became of a text: every line, every card on it, and the deck.

use std::ops::Range;

use fabulario_engine::Game;
use fabulario_engine::deck::Section;

use crate::catalogue::Catalogue;
use crate::code::DecodeError;
use crate::deck::Deck;
use crate::document::{DeckDocument, DeckEntry};
use crate::words::slug;

use super::clean::clean;
use super::heading::{Key, key};

/// Most characters of the name of a deck.
const MOST_NAMED: usize = 200;

/// What a text says, line by line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report<'t> {
    /// The game, unless nothing tells which.
    pub game: Option<Game>,
    /// How the game is known.
    pub game_by: Option<GameBy>,
    /// What was understood, in the order of the text; none without a game.
    pub deck: Option<Deck>,
    /// Every line of the text, in order.
    pub lines: Vec<Line<'t>>,
    /// What the lines hold, in order.
    pub entries: Vec<Entry>,
    /// What is worth knowing of the text as a whole.
    pub notes: Vec<Note>,
    /// The document that the text is.
    pub(crate) pasted: Option<DeckDocument>,
}

impl Report<'_> {
    /// What a line holds.
    pub fn entries_of(&self, line: &Line<'_>) -> &[Entry] {
        self.entries.get(line.entries.clone()).unwrap_or_default()
    }

    /// The list as it may be kept: a document as it is written; of anything else what was understood, cards by id, and
    /// after it in each section what no card or several cards are called, as it is written. What stands under a heading
    /// such as `Talvez` is kept beside the deck. What is refused is in no document.
    pub fn document(&self, catalogue: &Catalogue) -> Option<DeckDocument> {
        let deck = self.deck.as_ref()?;
        let of_game = |pasted: &&DeckDocument| pasted.game == deck.game;
        if let Some(pasted) = self.pasted.as_ref().filter(of_game) {
            return Some(pasted.clone());
        }
        let mut sections = deck.sections(catalogue);
        let all = Section::of(deck.game).iter().copied();
        let main = all.into_iter().find(|section| *section == Section::Main);
        let maybe = |entry: &&Entry| entry.section == Some(Section::Maybe);
        for entry in self.entries.iter().filter(|it| !it.beside || maybe(it)) {
            let named = match &entry.what {
                What::Unknown(written) | What::Ambiguous(written, _) => written,
                What::LeftOut { card, .. } => match catalogue.cards().get(*card) {
                    Some(card) => card.sheet.id.as_str(),
                    None => continue,
                },
                What::Card { .. } | What::Refused(..) => continue,
            };
            let section = entry.section.or(main);
            let line = DeckEntry::named(named, entry.copies.unwrap_or(1));
            if let (Some(section), Some(line)) = (section, line) {
                sections.entry(section).or_default().push(line);
            }
        }
        Some(DeckDocument {
            game: deck.game,
            name: self.title(),
            note: None,
            sections,
        })
    }

    /// What the text calls the list: its first title, without the signs of a heading.
    pub fn title(&self) -> Option<String> {
        let mut lines = self.lines.iter();
        let line = lines.find(|line| line.kind == LineKind::Title)?;
        let line = clean(line.text);
        let signs = |c: char| c.is_whitespace() || matches!(c, '#' | '=' | '-' | ':' | '>');
        let name = line.trim_matches(signs);
        let said = name.split_once(':');
        let said = said.filter(|(word, _)| key(&slug(word)) == Some(Key::Title));
        let name = said.map_or(name, |(_, said)| said.trim_matches(signs));
        // An address or a number is no name.
        if name.contains("://") || !name.contains(char::is_alphabetic) {
            return None;
        }
        let name: String = name.chars().take(MOST_NAMED).collect();
        Some(name.trim_end().to_owned()).filter(|name| !name.is_empty())
    }

    /// How many entries are cards that are left out of the deck.
    pub fn left_out(&self) -> usize {
        let is_left_out = |it: &&Entry| matches!(it.what, What::LeftOut { .. });
        self.entries.iter().filter(is_left_out).count()
    }

    /// How many entries are in the deck.
    pub fn understood(&self) -> usize {
        self.entries.iter().filter(|it| it.is_card()).count()
    }
}

/// How the game of a list is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameBy {
    /// Whoever asked said so.
    Asked,
    /// The text names it.
    Text,
    /// It knows more of the cards than the others.
    Cards,
}

/// A line of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line<'t> {
    /// As it is written, without its end.
    pub text: &'t str,
    /// What it is.
    pub kind: LineKind,
    /// The places of what it holds among the entries.
    pub(crate) entries: Range<usize>,
}

/// What a line is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LineKind {
    /// Nothing that anybody sees.
    Blank,
    /// Words to other readers: comments, rules, totals, what was struck out.
    Comment,
    /// The name of the list.
    Title,
    /// The name of the game.
    Game,
    /// The first row of a table.
    Header,
    /// The heading of a section; it may hold cards, too.
    Section(Section),
    /// A heading that only groups cards.
    Group,
    /// A heading of what is in no deck: a section that the game does not have, or cards for another time.
    OtherSection,
    /// Signs of a JSON document.
    Syntax,
    /// Cards, or what may be meant as such.
    Cards,
}

/// One card of a line, or what may be meant as one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Where it stands; none where nothing tells.
    pub section: Option<Section>,
    /// Whether it stands outside the lists of the deck: under a heading such as `Talvez`, in a section that the game
    /// does not have, or attached to a card.
    pub beside: bool,
    /// The copies that are written; one if there are none.
    pub copies: Option<u32>,
    /// What it is.
    pub what: What,
    /// Marks beside the name that say nothing of a deck, such as `(foil)`.
    pub marks: Vec<Box<str>>,
}

impl Entry {
    /// Whether it is in the deck.
    pub const fn is_card(&self) -> bool {
        matches!(self.what, What::Card { .. })
    }
}

/// What an entry is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum What {
    /// A card; it is in the deck.
    Card {
        /// Its place in the catalogue.
        card: usize,
        /// How it is called.
        by: By,
        /// Whether no heading tells the section.
        placed: bool,
        /// Whether it is attached to the card before.
        attached: bool,
    },
    /// A card that is left out of the deck, under a heading such as `Talvez`.
    LeftOut {
        /// Its place in the catalogue.
        card: usize,
        /// How it is called.
        by: By,
    },
    /// No card is called so.
    Unknown(Box<str>),
    /// Several cards are called so.
    Ambiguous(Box<str>, Vec<usize>),
    /// It cannot be taken as it is written.
    Refused(Box<str>, Why),
}

/// How a card is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// By its id.
    Id,
    /// By an id that it had before.
    FormerId,
    /// By its name in either language, whatever its case, accents and marks.
    Name,
    /// In the code of a deck.
    Code,
}

/// Why an entry cannot be taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Why {
    /// No copies, too many, or a number that is none.
    Copies,
    /// Two numbers that could both be the copies.
    TwoCounts(u32, u32),
    /// A number that could be the item's or the copies.
    ItemNumber(u32),
    /// Lines with a plus and with a minus, as in a list of changes.
    PlusAndMinus,
    /// Several things on a line, and not all of them are copies of a card.
    OnePerLine,
    /// No set has this code or name.
    NoSuchSet(Box<str>),
    /// The card was not printed there; the card by name.
    OtherPrinting(usize),
    /// The id and the name are not of one card.
    NameAndId(usize),
    /// A heading has the name of this card.
    HeadingOrCard(usize),
    /// The game has no such section.
    NoSuchSection,
    /// Nothing to attach it to, or nothing that attachments are of.
    NoHost,
    /// The card before is several.
    SeveralHosts,
    /// It looks like the code of a deck, and is none.
    BadCode(Box<DecodeError>),
    /// A code, and cards or a code of another deck.
    SeveralDecks,
    /// The code is of a deck of another game.
    OtherGame,
}

/// What is worth knowing of a list as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Note {
    /// Nothing tells the game.
    GameUnknown,
    /// The text names another game than whoever asked.
    OtherGame(Game),
    /// The heading on this line, from 1, is no section: what follows stays where it was.
    NoSection(usize),
    /// Bases without a position stand in the Arredores.
    NoCentro,
    /// Cards of a hero without a heading stand where their type is allowed.
    NoHeadings,
    /// A document with more than can be read here: only its cards were.
    CardsOfDocument,
}
