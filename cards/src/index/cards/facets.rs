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
    /// Of the fields that other games than Fábula print, those that something has.
    values: Vec<(Field, Vec<(u16, u32)>)>,
    levels: Vec<(i32, u32)>,
}

/// Fields of values that are counted only where something has one.
const OTHERS: [Field; 7] = [
    Field::Game,
    Field::Element,
    Field::World,
    Field::Energy,
    Field::Path,
    Field::Knowledge,
    Field::Activation,
];

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
        let numbers = |field: Field| {
            let column = self.columns.numbers.get(&field);
            let of = column.into_iter().flat_map(|column| &column.of);
            let of = of.map(|(number, stored)| (*number, counted.count(stored)));
            of.filter(|(_, count)| *count > 0).collect()
        };
        let others = OTHERS.iter().map(|field| (*field, values(*field)));
        let printed = Counted::new(printings, printings.count());
        let sets = of(Field::Set).map(|it| printed.values(&it.of));
        Facets {
            colours: values(Field::Colour),
            colourless: colourless.map_or(0, |stored| counted.count(stored)),
            types: types.filter(|(_, count)| *count > 0).collect(),
            costs: numbers(Field::Cost),
            rarities: values(Field::Rarity),
            sets: sets.unwrap_or_default(),
            values: others.filter(|(_, of)| !of.is_empty()).collect(),
            levels: numbers(Field::Level),
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
        let numbers = |field: Field, counts: &[(i32, u32)]| {
            let told = counts.iter().map(|(number, count)| FacetValue {
                value: number.to_string(),
                name: number.to_string(),
                count: *count,
                query: format!("{}={number}", field.entry().name(lang)),
            });
            told.collect::<Vec<_>>()
        };
        let facets = [
            (Field::Colour, colours),
            (Field::Type, values(Field::Type, &self.types)),
            (Field::Cost, numbers(Field::Cost, &self.costs)),
            (Field::Rarity, values(Field::Rarity, &self.rarities)),
            (Field::Set, values(Field::Set, &self.sets)),
        ];
        let others = self.values.iter();
        let others = others.map(|(field, counts)| (*field, values(*field, counts)));
        let levels = (Field::Level, numbers(Field::Level, &self.levels));
        let levels = Some(levels).filter(|(_, values)| !values.is_empty());
        let facets = facets.into_iter().chain(others).chain(levels);
        facets
            .map(|(field, values)| Facet { field, values })
            .collect()
    }
}
