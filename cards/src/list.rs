#![doc = include_str!("../LISTS.md")]

use fabulario_engine::Game;

use crate::catalogue::Catalogue;
use crate::deck::{Deck, DeckLine};

mod cells;
mod clean;
mod coded;
mod count;
mod entry;
mod find;
mod heading;
mod json;
mod marks;
mod near;
mod place;
mod prefix;
mod printing;
mod reader;
mod report;
mod told;
mod write;

use coded::{Coded, find as codes};
use json::Document;
pub use near::near;
use reader::Reader;
pub use report::{By, Entry, GameBy, Line, LineKind, Note, Report, What, Why};
pub use write::{ExportedDeck, Form, write};

/// Most bytes of a text.
pub const MOST_BYTES: usize = 1 << 20;
/// Most lines of a text, and most cards on them.
pub const MOST_LINES: usize = Deck::MOST_LINES;

/// Most signs between cells: a table of so many cells is no list of cards.
pub const MOST_CELLS: usize = 120_000;

/// A text is more than a list of cards can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "the text has more than {MOST_BYTES} bytes, {MOST_LINES} lines, {MOST_LINES} cards or {MOST_CELLS} cells"
)]
pub struct TooLong;

/// Reads a text as a list of cards of a game, or of the game that knows most of them.
pub fn read<'t>(
    catalogue: &Catalogue,
    text: &'t str,
    game: Option<Game>,
) -> Result<Report<'t>, TooLong> {
    let between = |byte: &&u8| matches!(byte, b',' | b';' | b'\t' | b'|');
    if text.len() > MOST_BYTES || text.as_bytes().iter().filter(between).count() > MOST_CELLS {
        return Err(TooLong);
    }
    let lines: Vec<&str> = lines(text).take(MOST_LINES + 1).collect();
    if lines.len() > MOST_LINES {
        return Err(TooLong);
    }
    let document = Document::read(text);
    let coded = match &document {
        Some(_) => Vec::new(),
        None => codes(&lines, catalogue),
    };
    let mut source = Source {
        catalogue,
        text,
        lines: &lines,
        document,
        coded,
        settled: false,
    };
    let mut reader = source.read(game)?;
    if !source.coded.is_empty() {
        source.settle(&reader.deck, game);
        reader = source.read(game)?;
    }
    let (game, game_by) = match game {
        Some(game) => (Some(game), Some(GameBy::Asked)),
        None => found(&reader).unzip(),
    };
    if !reader.finder.is_alike(game) {
        reader = source.read(game)?;
    }
    reader.finder.game = game;
    reader.finish();
    let mut notes = reader.notes;
    match (game, reader.named) {
        (None, _) => notes.push(Note::GameUnknown),
        (Some(game), Some(named)) if named != game => notes.push(Note::OtherGame(named)),
        _ => {}
    }
    let document = source.document;
    if document.as_ref().is_some_and(|it| it.partly) {
        notes.push(Note::CardsOfDocument);
    }
    let cards = reader.deck;
    Ok(Report {
        game,
        game_by,
        deck: game.map(|game| Deck { game, lines: cards }),
        lines: reader.lines,
        entries: reader.entries,
        notes,
        pasted: document.and_then(|it| it.whole),
    })
}

/// The lines of a text, whatever ends them; the last end begins no line.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    let is_end = |c: char| matches!(c, '\n' | '\r' | '\u{2028}' | '\u{2029}');
    let mut returned = false;
    text.split_inclusive(is_end).filter_map(move |line| {
        // `\r\n` is one end.
        let rest_of_end = returned && line == "\n";
        returned = line.ends_with('\r');
        (!rest_of_end).then(|| line.trim_end_matches(is_end))
    })
}

/// A text to read, once or twice.
struct Source<'c, 't, 's> {
    catalogue: &'c Catalogue,
    text: &'t str,
    lines: &'s [&'t str],
    document: Option<Document>,
    /// Lines that are codes.
    coded: Vec<Coded>,
    /// Whether it is decided what becomes of them; until then they are comments.
    settled: bool,
}

impl<'c, 't> Source<'c, 't, '_> {
    /// Decides what becomes of codes, where cards and the game are known that the rest of the text tells.
    fn settle(&mut self, cards: &[DeckLine], game: Option<Game>) {
        if let Some(game) = game {
            coded::of_game(&mut self.coded, game);
        }
        if !cards.is_empty() {
            coded::beside_cards(&mut self.coded, cards);
        }
        self.settled = true;
    }

    fn read(&self, game: Option<Game>) -> Result<Reader<'c, 't>, TooLong> {
        let mut reader = Reader::new(self.catalogue, game);
        reader.pluses = self.lines.iter().any(|line| is_plus(line));
        if let Some(document) = &self.document {
            reader.named = document.game;
            document.lines(self.text, self.lines, &mut reader);
        } else {
            let mut coded = self.coded.iter().peekable();
            for (at, line) in self.lines.iter().enumerate() {
                match coded.next_if(|it| it.line == at) {
                    Some(coded) if self.settled => reader.coded(line, coded),
                    Some(_) => reader.add_line(line, LineKind::Comment, reader.entries.len()),
                    None => reader.line(line),
                }
                if reader.entries.len() > MOST_LINES {
                    return Err(TooLong);
                }
            }
        }
        if reader.entries.len() > MOST_LINES {
            return Err(TooLong);
        }
        Ok(reader)
    }
}

/// Whether a line is `+2 Nome`.
fn is_plus(line: &str) -> bool {
    let rest = line.trim_start().strip_prefix('+');
    rest.is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

/// The game that a text names, or the one that knows more of its cards than any other.
fn found(reader: &Reader<'_, '_>) -> Option<(Game, GameBy)> {
    if let Some(named) = reader.named {
        return Some((named, GameBy::Text));
    }
    let most = reader.known.iter().max().copied().unwrap_or_default();
    let games = Game::ALL.into_iter().zip(reader.known);
    let mut best = games.filter(|(_, known)| *known == most && most > 0);
    match (best.next(), best.next()) {
        (Some((game, _)), None) => Some((game, GameBy::Cards)),
        _ => None,
    }
}
