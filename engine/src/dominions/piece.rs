//! What the table sees of a card: numbers and keywords, no texts.

use super::{Activation, Card, CardType, Direction, Harm, Host, Spawning};
use crate::pile::Rest;

/// The type of a card that is spawned: one of each in a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the words of the manual")]
pub enum SpawnType {
    Unidade,
    Artefato,
    Campo,
}

impl SpawnType {
    /// Every type, in the order of the manual.
    pub const ALL: [Self; 3] = [Self::Unidade, Self::Artefato, Self::Campo];
}

/// A card of a deck that plays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    /// What lists call it.
    pub id: String,
    /// The name.
    pub name: String,
    /// The type.
    pub kind: CardType,
    /// The attack; absent where an effect works it out.
    pub atk: Option<u16>,
    /// The health; absent where an effect works it out.
    pub hp: Option<u16>,
    /// The range.
    pub range: u8,
    /// The directions that it reaches.
    pub directions: Vec<Direction>,
    /// How an Artefato is used.
    pub activation: Option<Activation>,
    /// What an ATTACH may be attached to; any card if absent.
    pub attaches_to: Option<Host>,
    /// How it comes onto the board.
    pub spawn: Spawning,
    /// What it does to its own side.
    pub harms: Vec<Harm>,
    /// What is written on it besides.
    pub rest: Rest,
    /// The keywords, in lower case.
    pub keywords: Vec<String>,
}

impl Piece {
    /// A card without keywords: a card as construction sees it does not name them.
    #[must_use]
    pub fn of(card: &Card) -> Self {
        let texts = [&card.text, &card.occupy, &card.link];
        let worded = texts.into_iter().flatten().any(|text| !text.is_empty());
        Self {
            id: card.id.clone(),
            name: card.name.clone(),
            kind: card.kind,
            atk: card.atk,
            hp: card.hp,
            range: card.range,
            directions: card.directions.clone(),
            activation: card.activation,
            attaches_to: card.attaches_to,
            spawn: card.spawn,
            harms: card.harms.clone(),
            rest: if worded { card.rest } else { Rest::Nothing },
            keywords: Vec::new(),
        }
    }

    /// The same with keywords, by their ids.
    #[must_use]
    pub fn with_keywords<'k>(mut self, keywords: impl IntoIterator<Item = &'k str>) -> Self {
        let more = keywords.into_iter().map(str::to_lowercase);
        self.keywords.extend(more);
        self
    }

    /// Whether it has a keyword.
    #[must_use]
    pub fn has(&self, keyword: &str) -> bool {
        self.keywords.iter().any(|it| it == keyword)
    }

    /// Whether it does something to its own side that no simulation plays: there it is left alone.
    #[must_use]
    pub fn is_burdened(&self) -> bool {
        self.harms.contains(&Harm::Other)
    }

    /// What it counts as when it is spawned; none for a Token, which no hand holds. DD-K4
    #[must_use]
    pub const fn spawn_type(&self) -> Option<SpawnType> {
        match self.kind {
            CardType::Unidade => Some(SpawnType::Unidade),
            CardType::Artefato => Some(SpawnType::Artefato),
            CardType::Campo => Some(SpawnType::Campo),
            CardType::Token => None,
        }
    }
}
