//! What construction sees of a Fábula card. The rules themselves are the same for every game
//! ([`crate::deck`]); their numbers and names come with the format (FAB-D1 to FAB-D15).

use serde::{Deserialize, Serialize};

use super::{Card, CardId, CardType, Colours, Deck, Rarity, Table};
use crate::Game;
use crate::deck::pool::own_fields;
use crate::deck::{
    CardNo, Conflict, DeckList, Facts, Judge, LegalDeck, Line, Pool, Printed, Refused, Section,
};

/// A card as construction sees it: its cost, text and values do not matter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = FabulaCard))]
#[serde(deny_unknown_fields)]
pub struct Face {
    /// What lists call it.
    #[cfg_attr(
        feature = "openapi",
        schema(example = "fab-mateira", min_length = 1, max_length = 120)
    )]
    pub id: String,
    /// The name: cards that share it are copies of one card. FAB 2.1.4
    #[cfg_attr(
        feature = "openapi",
        schema(example = "Mateira", min_length = 1, max_length = 120)
    )]
    pub name: String,
    /// The type. FAB 2.4.2@2.5
    #[serde(rename = "type")]
    pub kind: CardType,
    /// The colour indicators; none for a colourless card. FAB 2.4.5
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<super::Colour>))]
    pub colours: Colours,
    /// The rarity; only a Ficha has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rarity: Option<Rarity>,
    /// The codes of the sets that it was printed in. FAB 2.8.4
    #[serde(default, alias = "collections", skip_serializing_if = "Vec::is_empty")]
    pub sets: Vec<String>,
}

impl From<&Card> for Face {
    fn from(card: &Card) -> Self {
        Self {
            id: card.name.clone(),
            name: card.name.clone(),
            kind: card.kind,
            colours: card.colours,
            rarity: card.rarity,
            sets: card.sets.clone(),
        }
    }
}

impl Printed for Face {
    const GAME: Game = Game::Fabula;

    /// A Ficha is no card. FAB 1.9.2, 1.12.6
    const TOKENS_COUNT: bool = false;

    own_fields!();

    /// A Ficha has no rarity.
    fn misplaced(&self) -> Vec<&'static str> {
        let wrong = self.kind == CardType::Ficha && self.rarity.is_some();
        wrong.then_some("rarity").into_iter().collect()
    }

    fn facts(&self) -> Facts {
        Facts {
            kind: self.kind as u8,
            rarity: self.rarity.map(|rarity| rarity as u8),
            colours: self.colours,
            token: self.kind == CardType::Ficha,
            ..Facts::default()
        }
    }
}

/// The cards of a table, under the same numbers and with their names as ids.
pub fn pool(table: &Table) -> Result<Pool<Face>, Vec<Conflict>> {
    // Fichas may share a name, ids are unique: a Ficha is known by its number.
    let face = |id: CardId| {
        let mut face = Face::from(table.card(id));
        if face.kind == CardType::Ficha {
            face.id = format!("#{}", id.0);
        }
        face
    };
    Pool::new(table.ids().map(face).collect())
}

impl Deck {
    /// The deck as a list: the last base is the Centro. FAB 3.1.5
    #[must_use]
    pub fn list<'t>(&self, table: &'t Table) -> DeckList<'t> {
        let [first, second, third, fourth, centro] = self.bases;
        let arredores = [first, second, third, fourth].map(|id| (Section::Arredores, id));
        let main = self.main.iter().map(|id| (Section::Main, *id));
        let cards = main.chain(arredores).chain([(Section::Centro, centro)]);
        let lines = (0..).zip(cards).map(|(tag, (section, id))| Line {
            section,
            written: &table.card(id).name,
            card: Some(CardNo(id.0.into())),
            copies: 1,
            tag,
            host: None,
        });
        DeckList {
            lines: lines.collect(),
        }
    }

    /// Judges the deck; the judge's pool is that of the same [`pool`]. FAB 1.4.1a
    pub fn judged<'r>(
        &self,
        table: &Table,
        judge: &Judge<'_, 'r, Face>,
    ) -> Result<LegalDeck<'r>, Refused<'r>> {
        judge.check(&self.list(table))
    }

    /// The deck that a list proved to be legal stands for, if it has four Arredores and a Centro.
    #[must_use]
    pub fn of(legal: &LegalDeck<'_>) -> Option<Self> {
        Self::from_sections(|section| {
            let here = legal.cards().iter().filter(|held| held.section == section);
            let cards = here.flat_map(|held| {
                let id = u16::try_from(held.card.0).map(CardId);
                let copies = usize::try_from(held.copies).unwrap_or(usize::MAX);
                id.into_iter().cycle().take(copies)
            });
            cards.collect()
        })
    }

    /// The deck of what the sections hold, if [no bases are misplaced](misplaced_bases).
    #[must_use]
    pub fn from_sections(cards: impl Fn(Section) -> Vec<CardId>) -> Option<Self> {
        let copies = |section| cards(section).len() as u64;
        if misplaced_bases(copies).next().is_some() {
            return None;
        }
        let bases = [cards(Section::Arredores), cards(Section::Centro)].concat();
        Some(Self {
            main: cards(Section::Main),
            bases: bases.try_into().ok()?,
        })
    }
}

/// A section that has not as many bases as a game needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MisplacedBases {
    /// Which.
    pub section: Section,
    /// How many it has.
    pub found: u64,
    /// How many it needs.
    pub wanted: u64,
}

/// A game needs four Arredores and one Centro: the sections that have other numbers of bases. FAB 3.1.6
pub fn misplaced_bases(copies: impl Fn(Section) -> u64) -> impl Iterator<Item = MisplacedBases> {
    let needed = [(Section::Arredores, 4), (Section::Centro, 1)];
    needed.into_iter().filter_map(move |(section, wanted)| {
        let found = copies(section);
        (found != wanted).then_some(MisplacedBases {
            section,
            found,
            wanted,
        })
    })
}
