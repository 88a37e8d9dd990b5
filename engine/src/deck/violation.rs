//! What is wrong with a deck, or worth knowing: data first, words on demand.

use chrono::NaiveDate;

use super::{Basis, CardNo, Code, Section, Severity, Word};
use crate::RuleId;
use crate::fabula::Colours;
use crate::format::{CardList, Period};

/// One finding.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Violation<'r> {
    /// What kind of finding.
    pub code: Code,
    /// How bad it is.
    pub severity: Severity,
    /// What it rests on.
    pub basis: Basis<'r>,
    /// A further rule that it takes to see why.
    pub see: Option<&'r RuleId>,
    /// The numbers involved.
    pub numbers: Numbers,
    /// What else there is to say.
    pub about: About<'r>,
    /// The cards concerned.
    pub cards: Vec<CardNo>,
    /// The lines concerned, by their tags.
    pub lines: Vec<u32>,
    /// The sections concerned, where it is not about single lines; one bit each.
    pub(crate) sections: u16,
}

/// The numbers involved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, serde::Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Numbers {
    /// How many there are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub found: Option<u64>,
    /// How many there must be at least.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub least: Option<u32>,
    /// How many there may be at most.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<u32>,
}

impl Numbers {
    /// Fewer than there must be.
    pub(crate) fn few(found: u64, least: u32) -> Self {
        Self {
            found: Some(found),
            least: Some(least),
            most: None,
        }
    }

    /// More than there may be.
    pub(crate) fn many(found: u64, most: u32) -> Self {
        Self {
            found: Some(found),
            least: None,
            most: Some(most),
        }
    }
}

/// What else there is to say.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum About<'r> {
    /// Nothing.
    #[default]
    Nothing,
    /// A list of the format.
    List(&'r CardList),
    /// A section of the deck.
    Section(Section),
    /// A word that nobody knows, or a word of the cards concerned.
    Word(String),
    /// Cards that nobody knows, as the player called them.
    Written(Vec<String>),
    /// A card type, by its place among the game's words.
    Kind(u8),
    /// Colours that the bases lack, and those that they have.
    Colours {
        /// Lacking.
        missing: Colours,
        /// There.
        identity: Colours,
    },
    /// The sets that are allowed.
    Sets(&'r [String]),
    /// The days on which the format holds.
    Period(Period),
    /// A knowledge, by its place among the words of Apoteose.
    Knowledge(u8),
    /// A word with its names.
    Named(Word),
}

impl<'r> Violation<'r> {
    /// A finding of a kind, with nothing else to say yet.
    pub(crate) fn new(code: Code, basis: Basis<'r>) -> Self {
        Self {
            code,
            severity: code.severity(),
            basis,
            see: None,
            numbers: Numbers::default(),
            about: About::Nothing,
            cards: Vec::new(),
            lines: Vec::new(),
            sections: 0,
        }
    }

    /// Cards that come out on a later day: worth knowing, and against no rule.
    #[must_use]
    pub fn unreleased(on: NaiveDate, cards: Vec<CardNo>, lines: Vec<u32>) -> Self {
        Self {
            cards,
            lines,
            ..Self::new(Code::UnreleasedCard, Basis::NOTHING).about(About::Word(on.to_string()))
        }
    }

    /// With numbers.
    pub(crate) fn numbers(mut self, numbers: Numbers) -> Self {
        self.numbers = numbers;
        self
    }

    /// With something to say.
    pub(crate) fn about(mut self, about: About<'r>) -> Self {
        self.about = about;
        self
    }

    /// About whole sections.
    pub(crate) fn of_sections(mut self, sections: u16) -> Self {
        self.sections = sections;
        self
    }

    /// The sections concerned, where it is not about single lines.
    pub fn sections(&self) -> impl Iterator<Item = Section> {
        let all = crate::Game::ALL.into_iter().flat_map(Section::of).copied();
        let set = self.sections;
        let mut seen = 0;
        all.filter(move |section| {
            let bit = section.bit();
            let new = set & bit != 0 && seen & bit == 0;
            seen |= bit;
            new
        })
    }

    /// What a reader sorts by: the deck's readability, the format, the rules in their order, the
    /// restrictions of a format.
    pub(super) fn order(&self) -> (u8, u32, u32, Code) {
        let number = self.basis.rule.map(|rule| {
            let digits = rule.0.trim_start_matches(|c: char| !c.is_ascii_digit());
            digits.parse().unwrap_or(u32::MAX)
        });
        let rank = match self.code {
            Code::UnknownCard => 0,
            Code::FormatNotInForce => 1,
            _ if number.is_some() => 2,
            _ => 3,
        };
        let first = self.lines.first().copied().unwrap_or_default();
        (rank, number.unwrap_or_default(), first, self.code)
    }
}
