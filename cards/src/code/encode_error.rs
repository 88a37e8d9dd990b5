//! Why a deck has no code.

use fabulario_engine::Lang;
use fabulario_engine::deck::Section;
use thiserror::Error;

use super::MOST_CHARACTERS;
use crate::deck::Deck;
use crate::words::Words;

/// Why a deck has no code. Cards are named by their places among [`Catalogue::cards`](crate::Catalogue::cards).
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum EncodeError {
    /// There is no such card in the game.
    #[error("{}", self.message(Lang::En))]
    NoSuchCard {
        /// The card.
        card: usize,
    },
    /// A token is printed in no set.
    #[error("{}", self.message(Lang::En))]
    Token {
        /// The token.
        card: usize,
        /// Its name.
        name: Words,
    },
    /// A card has no copies, or more than a line may have.
    #[error("{}", self.message(Lang::En))]
    Copies {
        /// The card.
        card: usize,
        /// Its name.
        name: Words,
        /// How many.
        copies: u32,
    },
    /// Only a single card of a hero can have attachments. APO-H15
    #[error("{}", self.message(Lang::En))]
    Attached {
        /// The card that they are attached to.
        card: usize,
    },
    /// The game's decks have no such section, or cards do not stand in it by themselves.
    #[error("{}", self.message(Lang::En))]
    NoSuchSection(Section),
    /// The code would be longer than a code may be.
    #[error("{}", self.message(Lang::En))]
    TooLong,
}

impl EncodeError {
    /// The card that it is about.
    pub const fn card(&self) -> Option<usize> {
        match self {
            Self::NoSuchCard { card }
            | Self::Token { card, .. }
            | Self::Copies { card, .. }
            | Self::Attached { card } => Some(*card),
            Self::NoSuchSection(_) | Self::TooLong => None,
        }
    }

    /// What programs call it.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::NoSuchCard { .. } => "unknown_card",
            Self::Token { .. } => "token",
            Self::Copies { .. } => "copies",
            Self::Attached { .. } => "attached_to_several",
            Self::NoSuchSection(_) => "no_such_list",
            Self::TooLong => "too_long_for_a_code",
        }
    }

    /// What is wrong and what to do, in the reader's language.
    pub fn message(&self, lang: Lang) -> String {
        let most = Deck::MOST_COPIES;
        let (pt, en) = match self {
            Self::NoSuchCard { .. } => (
                "o jogo não tem essa carta".to_owned(),
                "the game has no such card".to_owned(),
            ),
            Self::Token { name, .. } => (
                format!(
                    "“{}” é uma ficha: não saiu em coleção alguma e não cabe num código. Tire-a da lista",
                    name.get(lang)
                ),
                format!(
                    "“{}” is a token: no set has it, and no code can name it. Take it off the list",
                    name.get(lang)
                ),
            ),
            Self::Copies { name, copies, .. } => (
                format!(
                    "“{}”: {copies} cópias; uma linha tem de 1 a {most}",
                    name.get(lang)
                ),
                format!(
                    "“{}”: {copies} copies; a line has 1 to {most}",
                    name.get(lang)
                ),
            ),
            Self::Attached { .. } => (
                "só uma única carta de um herói pode ter anexos".to_owned(),
                "only a single card of a hero can have attachments".to_owned(),
            ),
            Self::NoSuchSection(section) => (
                format!("o jogo não tem a lista {}", section.word().id),
                format!("the game has no list {}", section.word().id),
            ),
            Self::TooLong => (
                format!(
                    "o baralho tem cartas diferentes demais: um código tem no máximo {MOST_CHARACTERS} caracteres"
                ),
                format!(
                    "the deck has too many different cards: a code has at most {MOST_CHARACTERS} characters"
                ),
            ),
        };
        lang.pick(pt, en)
    }
}
