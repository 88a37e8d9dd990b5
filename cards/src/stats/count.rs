//! How many cards have each value of a field.

use fabulario_engine::Game;
use serde::Serialize;
use utoipa::ToSchema;

use super::summary::merged;
use super::{Source, called, colours};
use crate::query::Field;

/// A value, and how many cards have it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ValueCount<'i> {
    /// What data calls it.
    #[schema(example = "aliado")]
    pub id: &'i str,
    /// What players call it.
    #[schema(example = "Ally")]
    pub name: &'i str,
    /// How many cards have it.
    pub cards: u64,
}

/// A field, and how many cards have each of its values. A card that has several counts for each of them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = CountedField)]
pub struct Counted<'i> {
    /// Which: the name of a field of the query language.
    #[schema(example = "type")]
    pub field: &'static str,
    /// What players call it.
    #[schema(example = "type")]
    pub name: &'static str,
    /// The values that some card has: the most frequent first, then by name.
    pub values: Vec<ValueCount<'i>>,
}

impl<'i> Source<'i> {
    /// Every field but the one that colours are counted by.
    pub(super) fn values(&self, game: Game, cards: &[(usize, u64)]) -> Vec<Counted<'i>> {
        let left_out = colours::field(game);
        let had = cards.iter().flat_map(|(card, copies)| {
            let values = self.index.profile(*card).values.iter();
            let values = values.filter(|(field, _)| *field != left_out);
            values.map(|value| (*value, *copies))
        });
        let had = merged(had.collect());
        let fields = had.chunk_by(|((a, _), _), ((b, _), _)| a == b);
        let counted = fields.filter_map(|same| {
            let ((field, _), _) = same.first()?;
            let counts = same.iter().map(|((_, place), cards)| (*place, *cards));
            Some(Counted {
                field: field.entry().en,
                name: called(*field, self.lang),
                values: self.told(*field, counts.collect()),
            })
        });
        counted.collect()
    }

    /// The colours of the bases in play.
    pub(super) fn identity(&self, bases: &[(usize, u64)]) -> Vec<ValueCount<'i>> {
        let had = bases.iter().flat_map(|(card, copies)| {
            let values = self.index.profile(*card).values.iter();
            let colours = values.filter(|(field, _)| *field == Field::Colour);
            colours.map(|(_, place)| (*place, *copies))
        });
        self.told(Field::Colour, merged(had.collect()))
    }

    /// Values by place, in the order of answers.
    pub(super) fn told(&self, field: Field, mut counts: Vec<(u16, u64)>) -> Vec<ValueCount<'i>> {
        let rank = |place: u16| self.index.rank(field, place, self.lang);
        counts.sort_unstable_by_key(|(place, cards)| (std::cmp::Reverse(*cards), rank(*place)));
        let known = self.index.vocabulary().of(field).list();
        let told = counts.into_iter().filter_map(|(place, cards)| {
            let value = known.get(usize::from(place))?;
            Some(ValueCount {
                id: &value.id,
                name: value.name(self.lang),
                cards,
            })
        });
        told.collect()
    }
}
