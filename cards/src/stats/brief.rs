//! The little of a card that a list of many shows.

use fabulario_engine::Lang;

use super::{Source, colours};
use crate::Catalogue;
use crate::index::CardIndex;
use crate::query::Field;

/// What a card is in few words, by the ids of the query language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Brief<'i> {
    /// Its type.
    pub kind: Option<&'i str>,
    /// What it takes to use it: the number that the curve of its game is by.
    pub cost: Option<i16>,
    /// Its colours, elements, worlds or suits.
    pub colours: Vec<&'i str>,
    /// Its rarity.
    pub rarity: Option<&'i str>,
}

impl<'i> Brief<'i> {
    /// A card by its place in the catalogue that the index was built from.
    #[must_use]
    pub fn of(card: usize, catalogue: &'i Catalogue, index: &'i CardIndex) -> Option<Self> {
        let game = catalogue.cards().get(card)?.game;
        let source = Source {
            catalogue,
            index,
            lang: Lang::Pt,
        };
        let of = |field: Field| {
            let values = index.profile(card).values.iter();
            let places = values.filter(move |(it, _)| *it == field);
            let list = index.vocabulary().of(field).list();
            places.filter_map(|(_, place)| Some(list.get(usize::from(*place))?.id.as_str()))
        };
        Some(Self {
            kind: of(Field::Type).next(),
            cost: source.needs(game, card),
            colours: of(colours::field(game)).collect(),
            rarity: of(Field::Rarity).next(),
        })
    }
}
