//! What is asked: a deck or a number of cards, groups of cards, and questions about them.

use fabulario_cards::document::WrittenDeck;
use fabulario_engine::Game;
use fabulario_engine::deck::Section;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::wire::bounded::{self, Whole};
use crate::wire::code::CodeText;
use crate::wire::decks::{CardKey, Label};

/// Questions about the cards that a player has seen of a shuffled deck: either of `deck` or `code`, or of any deck with `size`
/// cards.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OddsAsked {
    /// The game.
    pub game: Game,
    /// The deck.
    pub deck: Option<WrittenDeck>,
    /// The code of the deck, instead of `deck`.
    pub code: Option<CodeText>,
    /// The list of the deck that is shuffled; `main` if absent, and in Apoteose all resources of the hero.
    pub section: Option<Section>,
    /// Without a deck: how many cards there are.
    #[schema(value_type = Option<u32>, minimum = 1, maximum = 1000)]
    pub size: Option<Whole<1, 1000>>,
    /// Groups of cards. With a deck they may overlap; groups by `count` do not.
    #[serde(deserialize_with = "bounded::list::<_, _, 1, 8>")]
    #[schema(min_items = 1, max_items = 8)]
    pub groups: Vec<OddsGroup>,
    /// The questions.
    #[serde(deserialize_with = "bounded::list::<_, _, 1, 20>")]
    #[schema(min_items = 1, max_items = 20)]
    pub questions: Vec<OddsQuestion>,
    /// Whether probabilities are also told as fractions.
    #[serde(default)]
    pub fractions: bool,
}

/// A group of cards: exactly one of `cards`, `query` and `count` says which.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OddsGroup {
    /// What conditions call it.
    pub id: GroupId,
    /// Cards by id or name; every copy counts.
    #[serde(default, deserialize_with = "bounded::some_list::<_, _, 1, 1000>")]
    #[schema(min_items = 1, max_items = 1000)]
    pub cards: Option<Vec<CardKey>>,
    /// The cards of the deck that this query finds, in the language of `/help`.
    #[schema(example = "tipo:aliado custo<=2")]
    pub query: Option<String>,
    /// Without a deck: how many cards it has.
    pub count: Option<Count>,
}

/// What conditions call a group.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
#[schema(value_type = String, min_length = 1, max_length = 64, example = "early")]
pub struct GroupId(#[serde(deserialize_with = "bounded::text::<_, 1, 64>")] pub String);

/// A number of cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(from = "Whole<0, 1000>")]
#[schema(value_type = u32, minimum = 0, maximum = 1000, example = 1)]
pub struct Count(pub u32);

impl From<Whole<0, 1000>> for Count {
    fn from(Whole(count): Whole<0, 1000>) -> Self {
        Self(count)
    }
}

/// A question: how likely a condition holds.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OddsQuestion {
    /// Words of your own, given back with the answer.
    pub label: Option<Label>,
    /// The condition.
    pub condition: OddsCondition,
    /// Numbers of cards seen. If absent: the opening hands of the game's formats and what follows them.
    #[serde(default, deserialize_with = "bounded::some_list::<_, _, 1, 60>")]
    #[schema(min_items = 1, max_items = 60, example = json!([5, 6]))]
    pub seen: Option<Vec<Count>>,
}

/// A condition: exactly one of `group`, `all`, `any` and `not`. At most 64 of `group`, at most 16 deep.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OddsCondition {
    /// Counts the cards seen of this group, by `at_least`, `at_most`, or both.
    pub group: Option<GroupId>,
    /// The fewest cards of `group`.
    pub at_least: Option<Count>,
    /// The most cards of `group`.
    pub at_most: Option<Count>,
    /// All of these.
    #[serde(default, deserialize_with = "bounded::some_list::<_, _, 1, 64>")]
    #[schema(min_items = 1, max_items = 64, no_recursion)]
    pub all: Option<Vec<Self>>,
    /// At least one of these.
    #[serde(default, deserialize_with = "bounded::some_list::<_, _, 1, 64>")]
    #[schema(min_items = 1, max_items = 64, no_recursion)]
    pub any: Option<Vec<Self>>,
    /// The opposite of this.
    #[schema(no_recursion)]
    pub not: Option<Box<Self>>,
}
