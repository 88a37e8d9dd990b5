//! The deck code: a whole deck in a few dozen capital letters and digits, for links, chats and QR pictures.
//!
//! `openapi/DECK-CODE.md` has the format, so that others can read and write it. A deck has one code, whatever the
//! order of its lines, and a code that is read gives the same code when it is written again: whatever else a text
//! says, it is refused and not guessed at.

use fabulario_engine::Game;
use fabulario_engine::deck::Section;

use crate::Catalogue;
use crate::deck::Deck;

mod check;
mod decode_error;
mod digits;
mod encode_error;
mod find;
mod read;
mod write;

pub use decode_error::{DecodeError, Fault};
pub use encode_error::EncodeError;

/// Most characters of a code.
pub const MOST_CHARACTERS: usize = 2_000;

/// The version of the format that is written.
const VERSION: char = '1';

/// How many numbers of copies share one value with the number of the card.
const COPIES: u64 = 4;

/// What is added to the length of a set's code where another set follows.
const ANOTHER: u64 = 10;

/// The lengths of the codes of sets.
const SET_CODES: std::ops::RangeInclusive<u64> = 2..=6;

/// The code of a deck.
pub fn encode(catalogue: &Catalogue, deck: &Deck) -> Result<String, EncodeError> {
    write::write(catalogue, deck)
}

/// The deck of a code, in its normal form. Spaces and line breaks around the code are no part of it.
pub fn decode(catalogue: &Catalogue, code: &str) -> Result<Deck, DecodeError> {
    read::read(catalogue, code.trim())
}

/// What the codes of a game begin with, before the version.
fn prefix(game: Game) -> String {
    game.code().to_ascii_uppercase()
}

/// The sections of a game that cards stand in by themselves; attachments stand with the cards that bear them.
fn sections(game: Game) -> impl Iterator<Item = Section> {
    let sections = Section::of(game).iter().copied();
    sections.filter(|section| *section != Section::Anexos)
}

/// Some copies of the card that a set has under a number; the set by its place among those of the catalogue or of
/// the code, which are in the same order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Mark {
    set: usize,
    number: u32,
    copies: u32,
}
