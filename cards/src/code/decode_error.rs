//! Why a text is no deck code.

use fabulario_engine::{Game, Lang};
use thiserror::Error;

use super::{MOST_CHARACTERS, prefix};
use crate::deck::Deck;

/// Why a text is no deck code.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum DecodeError {
    /// It is longer than a code may be.
    #[error("{}", self.message(Lang::En))]
    TooLong,
    /// It has a character that codes do not have.
    #[error("{}", self.message(Lang::En))]
    Character {
        /// Which one.
        character: char,
        /// Where, counted in characters from 1.
        place: usize,
    },
    /// It begins with the letters of no game.
    #[error("{}", self.message(Lang::En))]
    UnknownGame,
    /// It is of a version that is not known here.
    #[error("{}", self.message(Lang::En))]
    UnknownVersion(char),
    /// The check is wrong: something was mistyped or cut off.
    #[error("{}", self.message(Lang::En))]
    Checksum,
    /// The check is right, but nobody writes codes like that.
    #[error("{}", self.message(Lang::En))]
    Form(Fault),
    /// The game has no such sets here.
    #[error("{}", self.message(Lang::En))]
    UnknownSets(Vec<String>),
    /// The sets have no cards with these numbers here.
    #[error("{}", self.message(Lang::En))]
    UnknownNumbers(Vec<(String, u32)>),
    /// A line has more copies than it may.
    #[error("{}", self.message(Lang::En))]
    TooManyCopies,
    /// A card of it has an earlier printing now: the deck has another code.
    #[error("{}", self.message(Lang::En))]
    Moved {
        /// The code of the deck.
        code: String,
    },
}

/// What is wrong with the form of a code whose check is right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum Fault {
    /// It ends in the middle.
    #[error("it ends too early")]
    Short,
    /// Something follows after the last section, or a section without cards is the last.
    #[error("it goes on after its last card")]
    Long,
    /// A number is larger than any number of a card.
    #[error("a number is too large")]
    Large,
    /// The sets are not in order, one is not used, or one has a code that sets do not have.
    #[error("its list of sets is wrong")]
    Sets,
    /// The cards with attachments are not in order, or one has none, or stands nowhere.
    #[error("its list of attachments is wrong")]
    Attachments,
}

impl Fault {
    const fn in_portuguese(self) -> &'static str {
        match self {
            Self::Short => "acaba antes da hora",
            Self::Long => "continua depois da última carta",
            Self::Large => "um número é grande demais",
            Self::Sets => "a lista de coleções está errada",
            Self::Attachments => "a lista de anexos está errada",
        }
    }
}

impl From<Fault> for DecodeError {
    fn from(fault: Fault) -> Self {
        Self::Form(fault)
    }
}

impl DecodeError {
    /// What programs call it.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::TooLong => "too_long",
            Self::Character { .. } => "character",
            Self::UnknownGame => "unknown_game",
            Self::UnknownVersion(_) => "unknown_version",
            Self::Checksum => "checksum",
            Self::Form(_) => "form",
            Self::UnknownSets(_) => "unknown_sets",
            Self::UnknownNumbers(_) => "unknown_numbers",
            Self::TooManyCopies => "too_many_copies",
            Self::Moved { .. } => "moved",
        }
    }

    /// What it could not find, as players write it: sets, or sets with numbers.
    pub fn unknown(&self) -> Vec<String> {
        match self {
            Self::UnknownSets(sets) => sets.clone(),
            Self::UnknownNumbers(numbers) => {
                let numbers = numbers.iter();
                numbers
                    .map(|(set, number)| format!("{set}-{number}"))
                    .collect()
            }
            _ => Vec::new(),
        }
    }

    /// What is wrong, as a sentence in the reader's language.
    pub fn message(&self, lang: Lang) -> String {
        match lang {
            Lang::Pt => self.in_portuguese(),
            Lang::En => self.in_english(),
        }
    }

    fn in_portuguese(&self) -> String {
        match self {
            Self::TooLong => {
                format!(
                    "O texto é longo demais: um código tem no máximo {MOST_CHARACTERS} caracteres."
                )
            }
            Self::Character { character, place } => format!(
                "O caractere {place} ({character:?}) não é de um código, que só tem letras de A a Z, maiúsculas, e algarismos."
            ),
            Self::UnknownGame => format!(
                "O texto não começa com as letras de um jogo ({}).",
                prefixes()
            ),
            Self::UnknownVersion(version) => {
                format!("O código é da versão {version}, que este servidor não conhece.")
            }
            Self::Checksum => {
                "O código tem um erro de digitação, ou falta um pedaço dele.".to_owned()
            }
            Self::Form(fault) => format!("O código está malfeito: {}.", fault.in_portuguese()),
            Self::UnknownSets(_) => format!(
                "Estas coleções do jogo não são conhecidas aqui: {}.",
                self.named(Lang::Pt)
            ),
            Self::UnknownNumbers(_) => format!(
                "Estas cartas não são conhecidas aqui: {}.",
                self.named(Lang::Pt)
            ),
            Self::TooManyCopies => {
                format!("Uma linha do código passa de {} cópias.", Deck::MOST_COPIES)
            }
            Self::Moved { code } => format!("O baralho tem agora outro código: {code}."),
        }
    }

    fn in_english(&self) -> String {
        match self {
            Self::TooLong => {
                format!("The text is too long: a code has at most {MOST_CHARACTERS} characters.")
            }
            Self::Character { character, place } => format!(
                "Character {place} ({character:?}) is not one of a code, which has only capital letters from A to Z, and digits."
            ),
            Self::UnknownGame => format!(
                "The text does not begin with the letters of a game ({}).",
                prefixes()
            ),
            Self::UnknownVersion(version) => {
                format!("The code is of version {version}, which this server does not know.")
            }
            Self::Checksum => "The code is mistyped, or a part of it is missing.".to_owned(),
            Self::Form(fault) => format!("The code is badly made: {fault}."),
            Self::UnknownSets(_) => format!(
                "These sets of the game are not known here: {}.",
                self.named(Lang::En)
            ),
            Self::UnknownNumbers(_) => {
                format!("These cards are not known here: {}.", self.named(Lang::En))
            }
            Self::TooManyCopies => format!(
                "A line of the code has more than {} copies.",
                Deck::MOST_COPIES
            ),
            Self::Moved { code } => format!("The deck has another code now: {code}."),
        }
    }

    /// The first of what was not found.
    fn named(&self, lang: Lang) -> String {
        const MOST: usize = 10;
        let unknown = self.unknown();
        let first: Vec<&str> = unknown.iter().map(String::as_str).take(MOST).collect();
        let first = first.join(", ");
        match (unknown.len().saturating_sub(MOST), lang) {
            (0, _) => first,
            (left, Lang::Pt) => format!("{first} e mais {left}"),
            (left, Lang::En) => format!("{first} and {left} more"),
        }
    }
}

fn prefixes() -> String {
    Game::ALL.map(prefix).join(", ")
}
