//! How many of the answers have each value of a few fields.

use fabulario_engine::Lang;

use super::CardIndex;
use crate::index::bits::{Bits, Stored};
use crate::query::{Field, Vocabulary};

/// A value, and how many of the answers have it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FacetValue {
    /// What data calls it.
    pub value: String,
    /// What players call it.
    pub name: String,
    /// How many have it.
    pub count: u32,
    /// A term that narrows the query to them.
    pub query: String,
}

/// The values of a field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Facet {
    /// The field.
    pub field: Field,
    /// The values that some have, in their order.
    pub values: Vec<FacetValue>,
}

/// The values of all fields that are counted, by place or number.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Facets {
    colours: Vec<(u16, u32)>,
    colourless: u32,
    types: Vec<(u16, u32)>,
    costs: Vec<(i32, u32)>,
    rarities: Vec<(u16, u32)>,
    sets: Vec<(u16, u32)>,
}

/// The rows that are counted, in the way that counts them faster.
enum Counted<'b> {
    Many(&'b Bits),
    Few(Vec<u32>),
}

/// Below this many rows each is looked up by itself.
const FEW: u32 = 192;

impl<'b> Counted<'b> {
    fn new(rows: &'b Bits, count: u32) -> Self {
        if count <= FEW {
            Self::Few(rows.iter().collect())
        } else {
            Self::Many(rows)
        }
    }

    fn count(&self, stored: &Stored) -> u32 {
        match self {
            Self::Many(rows) => stored.count_in(rows),
            Self::Few(rows) => stored.count_of(rows),
        }
    }

    fn values(&self, of: &[Stored]) -> Vec<(u16, u32)> {
        let counts = (0..=u16::MAX)
            .zip(of)
            .map(|(at, stored)| (at, self.count(stored)));
        counts.filter(|(_, count)| *count > 0).collect()
    }
}

impl CardIndex {
    /// Counts rows of cards, and of sets the rows of printings.
    pub(super) fn facets(&self, cards: &Bits, printings: &Bits) -> Facets {
        let counted = Counted::new(cards, cards.count());
        let of = |field: Field| self.columns.values.get(&field);
        let values = |field| {
            of(field)
                .map(|it| counted.values(&it.of))
                .unwrap_or_default()
        };
        let colourless = of(Field::Colour).and_then(|it| it.counts.first());
        let types = self.types.iter().filter_map(|at| {
            let stored = of(Field::Type)?.of.get(usize::from(*at))?;
            Some((*at, counted.count(stored)))
        });
        let costs = self.columns.numbers.get(&Field::Cost);
        let costs = costs.into_iter().flat_map(|column| &column.of);
        let costs = costs.map(|(cost, stored)| (*cost, counted.count(stored)));
        let printed = Counted::new(printings, printings.count());
        let sets = of(Field::Set).map(|it| printed.values(&it.of));
        Facets {
            colours: values(Field::Colour),
            colourless: colourless.map_or(0, |stored| counted.count(stored)),
            types: types.filter(|(_, count)| *count > 0).collect(),
            costs: costs.filter(|(_, count)| *count > 0).collect(),
            rarities: values(Field::Rarity),
            sets: sets.unwrap_or_default(),
        }
    }
}

impl Facets {
    /// The facets in words.
    #[must_use]
    pub fn told(&self, vocabulary: &Vocabulary, lang: Lang) -> Vec<Facet> {
        let values = |field: Field, counts: &[(u16, u32)]| {
            let known = vocabulary.of(field);
            let told = counts.iter().filter_map(|(at, count)| {
                let value = known.list().get(usize::from(*at))?;
                let word = known.word_for_one(*at, lang);
                Some(FacetValue {
                    value: value.id.clone(),
                    name: value.name(lang).to_owned(),
                    count: *count,
                    query: format!("{}:{word}", field.entry().name(lang)),
                })
            });
            told.collect::<Vec<_>>()
        };
        let mut colours = values(Field::Colour, &self.colours);
        if self.colourless > 0 {
            let (name, word) = match lang {
                Lang::Pt => ("incolor", "cor:incolor"),
                Lang::En => ("colourless", "colour:colourless"),
            };
            colours.push(FacetValue {
                value: "incolor".to_owned(),
                name: name.to_owned(),
                count: self.colourless,
                query: word.to_owned(),
            });
        }
        let costs = self.costs.iter().map(|(cost, count)| FacetValue {
            value: cost.to_string(),
            name: cost.to_string(),
            count: *count,
            query: format!("{}={cost}", Field::Cost.entry().name(lang)),
        });
        let facets = [
            (Field::Colour, colours),
            (Field::Type, values(Field::Type, &self.types)),
            (Field::Cost, costs.collect()),
            (Field::Rarity, values(Field::Rarity, &self.rarities)),
            (Field::Set, values(Field::Set, &self.sets)),
        ];
        let facets = facets.into_iter();
        facets
            .map(|(field, values)| Facet { field, values })
            .collect()
    }
}
