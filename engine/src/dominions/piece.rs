//! What the table sees of a card: numbers and keywords, no texts.

use super::{Activation, Card, CardType, Direction};

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
    /// The range.
    pub range: u8,
    /// The directions that it reaches.
    pub directions: Vec<Direction>,
    /// How an Artefato is used.
    pub activation: Option<Activation>,
    /// Whether something is written on it that happens.
    pub worded: bool,
    /// The keywords, in lower case.
    pub keywords: Vec<String>,
}

impl Piece {
    /// A card without keywords: a card as construction sees it does not name them.
    #[must_use]
    pub fn of(card: &Card) -> Self {
        let texts = [&card.text, &card.occupy, &card.link];
        Self {
            id: card.id.clone(),
            name: card.name.clone(),
            kind: card.kind,
            atk: card.atk,
            range: card.range,
            directions: card.directions.clone(),
            activation: card.activation,
            worded: texts.into_iter().flatten().any(|text| !text.is_empty()),
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
