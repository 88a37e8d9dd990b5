//! The four games, and the words each of them plays with.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::source::Document;
use crate::{RuleId, Source, Text};

/// A game of the product.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = GameId))]
pub enum Game {
    /// Fábula TCG.
    #[serde(rename = "fab")]
    Fabula,
    /// Dimensional Dominions.
    #[serde(rename = "dd")]
    Dominions,
    /// Multiversity Conquest.
    #[serde(rename = "mvc")]
    Multiversity,
    /// Apoteose.
    #[serde(rename = "apo")]
    Apoteose,
}

impl Game {
    /// Every game, in the order in which they are shown.
    pub const ALL: [Self; 4] = [
        Self::Fabula,
        Self::Dominions,
        Self::Multiversity,
        Self::Apoteose,
    ];

    /// The code that begins the ids of the game's formats and cards.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Fabula => "fab",
            Self::Dominions => "dd",
            Self::Multiversity => "mvc",
            Self::Apoteose => "apo",
        }
    }

    /// The long name in paths: the module, the data folder, and an alias of the code.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Fabula => "fabula",
            Self::Dominions => "dominions",
            Self::Multiversity => "multiversity",
            Self::Apoteose => "apoteose",
        }
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The text names no game of the product.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("unknown game: use fab, dd, mvc or apo")]
pub struct UnknownGame;

impl FromStr for Game {
    type Err = UnknownGame;

    /// Accepts the code and the slug.
    fn from_str(name: &str) -> Result<Self, UnknownGame> {
        Self::ALL
            .into_iter()
            .find(|game| name == game.code() || name == game.slug())
            .ok_or(UnknownGame)
    }
}

/// A word of a game's vocabulary: a card type, a colour, a zone, a phase.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// The stable id that data and queries use.
    pub id: String,
    /// How players call it.
    pub name: Text,
    /// Where the word comes from.
    pub sources: Vec<Source>,
}

/// A part of a rulebook that has a number of its own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// The number, such as `1` or `1.4`.
    pub id: String,
    /// What it is about.
    pub name: Text,
}

/// What a game is made of. A list that the game does not have is empty.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameSheet {
    /// Which game.
    pub id: Game,
    /// Its full name.
    pub name: Text,
    /// What kind of game it is, in a sentence or two.
    pub summary: Text,
    /// The documents that its figures come from.
    pub documents: Vec<Document>,
    /// The chapters of its numbered rules, in book order.
    #[serde(default)]
    pub chapters: Vec<Chapter>,
    /// Kinds of card.
    pub card_types: Vec<Term>,
    /// Colours of cards.
    #[serde(default)]
    pub colours: Vec<Term>,
    /// Elements or character types.
    #[serde(default)]
    pub elements: Vec<Term>,
    /// Attributes of a hero.
    #[serde(default)]
    pub attributes: Vec<Term>,
    /// Fields of knowledge that cards ask for.
    #[serde(default)]
    pub knowledges: Vec<Term>,
    /// Rarities.
    #[serde(default)]
    pub rarities: Vec<Term>,
    /// Marks that change how many copies are allowed.
    #[serde(default)]
    pub classifications: Vec<Term>,
    /// Places where cards are.
    #[serde(default)]
    pub zones: Vec<Term>,
    /// Parts of a turn, in order.
    #[serde(default)]
    pub phases: Vec<Term>,
}

impl GameSheet {
    /// Every list of words with its field name, in the order in which they are shown.
    #[must_use]
    pub fn vocabulary(&self) -> [(&'static str, &[Term]); 9] {
        [
            ("card_types", &self.card_types),
            ("colours", &self.colours),
            ("elements", &self.elements),
            ("attributes", &self.attributes),
            ("knowledges", &self.knowledges),
            ("rarities", &self.rarities),
            ("classifications", &self.classifications),
            ("zones", &self.zones),
            ("phases", &self.phases),
        ]
    }

    /// The innermost chapter that a numbered rule stands in.
    #[must_use]
    pub fn chapter(&self, rule: &RuleId) -> Option<&Chapter> {
        let (_, number) = rule.0.split_once(' ')?;
        // A number that the book repeats names the chapter where it stands.
        let number = number.split_once('@').map_or(number, |(_, place)| place);
        let holds = |chapter: &&Chapter| {
            let rest = number.strip_prefix(chapter.id.as_str());
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        let chapters = self.chapters.iter().filter(holds);
        chapters.max_by_key(|chapter| chapter.id.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_stands_in_the_innermost_chapter_of_its_number() {
        let chapter = |id: &str| Chapter {
            id: id.to_owned(),
            name: Text {
                pt: id.to_owned(),
                en: id.to_owned(),
            },
        };
        let sheet = GameSheet {
            id: Game::Fabula,
            name: chapter("").name,
            summary: chapter("").name,
            documents: Vec::new(),
            chapters: ["1", "1.1", "1.10", "2.5"].map(chapter).into(),
            card_types: Vec::new(),
            colours: Vec::new(),
            elements: Vec::new(),
            attributes: Vec::new(),
            knowledges: Vec::new(),
            rarities: Vec::new(),
            classifications: Vec::new(),
            zones: Vec::new(),
            phases: Vec::new(),
        };
        for (rule, chapter) in [
            ("FAB 1.1.2", Some("1.1")),
            ("FAB 1.10.2a", Some("1.10")),
            ("FAB 1.3.1", Some("1")),
            ("FAB 2.4.1@2.5", Some("2.5")),
            ("FAB 2.4.1", None),
            ("FAB-D1", None),
        ] {
            let found = sheet.chapter(&RuleId(rule.to_owned()));
            assert_eq!(found.map(|it| it.id.as_str()), chapter, "{rule}");
        }
    }

    #[test]
    fn a_game_is_known_by_its_code_and_by_its_slug_and_by_nothing_else() {
        for game in Game::ALL {
            assert_eq!(game.code().parse(), Ok(game));
            assert_eq!(game.slug().parse(), Ok(game));
            assert_eq!(serde_json::to_value(game).unwrap(), game.code());
        }
        assert_eq!("FAB".parse::<Game>(), Err(UnknownGame));
        assert_eq!("".parse::<Game>(), Err(UnknownGame));
    }
}
