//! What became of a text list, line by line.

use fabulario_cards::document::{DeckDocument, DeckLists, WrittenDeck};
use fabulario_cards::list::{By, GameBy};
use fabulario_engine::Game;
use fabulario_engine::deck::Section;
use serde::Serialize;
use utoipa::ToSchema;

use super::Warning;

/// A text list as it was understood.
#[derive(Debug, Serialize, ToSchema)]
pub struct ParsedList<'a> {
    /// The game; absent where nothing tells which.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub game: Option<Game>,
    /// How the game is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub game_by: Option<GameKnownBy>,
    /// Every card that was understood, and nothing else; absent without a game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<DeckLists>)]
    pub deck: Option<WrittenDeck>,
    /// The list as a document to keep: a pasted document as it is; else `deck`, and after it in each list the cards that
    /// nobody knows or that several are called, as they are written. What is a conflict, what stands under a heading
    /// that is no list of the game, and what is longer than the name of a card is told by `lines` only. Absent without a
    /// game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub document: Option<DeckDocument>,
    /// Every line of the text, once and in order.
    pub lines: Vec<ParsedLine<'a>>,
    /// How many cards of lines are in the deck.
    pub understood: usize,
    /// How many are left out of it by their heading, such as `Maybeboard`.
    #[serde(skip_serializing_if = "is_zero")]
    #[schema(required = false)]
    pub left_out: usize,
    /// How many are not understood, each told in `lines`.
    pub not_understood: usize,
    /// What is worth knowing of the list as a whole.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub warnings: Vec<Warning>,
}

/// How the game of a list is known.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum GameKnownBy {
    /// The request names it.
    Request,
    /// The text names it.
    Text,
    /// It knows more of the cards than the others.
    Cards,
}

impl From<GameBy> for GameKnownBy {
    fn from(by: GameBy) -> Self {
        match by {
            GameBy::Asked => Self::Request,
            GameBy::Text => Self::Text,
            GameBy::Cards => Self::Cards,
        }
    }
}

/// A line of a text.
#[derive(Debug, Serialize, ToSchema)]
pub struct ParsedLine<'a> {
    /// Its number, from 1.
    pub line: usize,
    /// As it is written.
    pub text: &'a str,
    /// What it is; where one of its cards is not understood, why.
    pub kind: ParsedKind,
    /// The section that it begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub section: Option<Section>,
    /// The cards on it, and what may be meant as such.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub entries: Vec<ParsedEntry<'a>>,
}

/// What a line is. New kinds may come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ParsedKind {
    /// Nothing that anybody sees.
    Blank,
    /// Words to other readers.
    Comment,
    /// The name of the list.
    Title,
    /// The name of the game.
    Game,
    /// The first row of a table.
    Header,
    /// The heading of a section.
    Section,
    /// A heading that only groups cards.
    Group,
    /// The heading of what is in no deck: a section that the game does not have, or cards for another time.
    OtherSection,
    /// Signs of a JSON document.
    Syntax,
    /// Cards, all of them understood.
    Card,
    /// A card that is left out of the deck by its heading, such as `Maybeboard`.
    LeftOut,
    /// No card is called so.
    Unknown,
    /// Several cards are called so.
    Ambiguous,
    /// It contradicts itself or the game.
    Conflict,
}

/// A card of a line, or what may be meant as one.
#[derive(Debug, Serialize, ToSchema)]
pub struct ParsedEntry<'a> {
    /// `card`, `left_out`, `unknown`, `ambiguous` or `conflict`; only a `card` is in the deck.
    pub kind: ParsedKind,
    /// The id of the card.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "fab-anjinho-de-procissao")]
    pub card: Option<&'a str>,
    /// Its name in the language of the answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub name: Option<&'a str>,
    /// How it is called in the text.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub by: Option<CalledBy>,
    /// Where it stands; `anexos` is what is attached to the card before.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub section: Option<Section>,
    /// Whether no heading tells the section, so that the card's type does.
    #[serde(skip_serializing_if = "is_false")]
    #[schema(required = false)]
    pub placed: bool,
    /// How many; one if the line has no number.
    pub copies: u32,
    /// Marks beside the name that say nothing of a deck, such as `(foil)`.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    #[schema(required = false, value_type = Vec<String>)]
    pub marks: &'a [Box<str>],
    /// What is not understood, as it is written.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub written: Option<&'a str>,
    /// Why it is not in the deck: a stable code. New codes may come.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "unknown_card")]
    pub code: Option<&'static str>,
    /// What is wrong and what to do next.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub message: Option<String>,
    /// Up to five cards to choose from: near names, the nearest first, or those that have the name.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub choices: Vec<Choice<'a>>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
const fn is_false(value: &bool) -> bool {
    !*value
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
const fn is_zero(value: &usize) -> bool {
    *value == 0
}

/// How a text calls a card.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CalledBy {
    /// By its id.
    Id,
    /// By an id that it had before.
    FormerId,
    /// By its name in either language, whatever its case, accents and marks.
    Name,
    /// In the code of a deck, alone on its line or in a link.
    Code,
}

impl From<By> for CalledBy {
    fn from(by: By) -> Self {
        match by {
            By::Id => Self::Id,
            By::FormerId => Self::FormerId,
            By::Name => Self::Name,
            By::Code => Self::Code,
        }
    }
}

/// A card that may have been meant.
#[derive(Debug, Serialize, ToSchema)]
pub struct Choice<'a> {
    /// Its id.
    pub id: &'a str,
    /// Its name in the language of the answer.
    pub name: &'a str,
}
