//! Cards that are like a card, each with what they have in common.

use std::collections::HashMap;

use fabulario_engine::{Game, Lang};

use super::CardIndex;
use crate::catalogue::Catalogue;
use crate::query::Field;

/// What makes cards alike: the fields of values, and how much one of them that is as common as another counts.
const ALIKE: &[(Field, f64)] = &[
    (Field::Does, 3.0),
    (Field::Keyword, 3.0),
    (Field::Subtype, 2.0),
    (Field::Ability, 1.0),
    (Field::Type, 2.0),
    (Field::Colour, 1.5),
    (Field::Element, 1.5),
    (Field::World, 1.5),
    (Field::Path, 1.5),
    (Field::Knowledge, 1.0),
    (Field::Activation, 1.0),
    (Field::Energy, 1.0),
    (Field::Worn, 1.0),
];

/// The numbers that make cards alike: the same one counts in full, one more or less by half.
const NUMBERS: &[Field] = &[
    Field::Cost,
    Field::Attack,
    Field::Level,
    Field::Life,
    Field::Defence,
];

/// How much the same number counts.
const SAME_NUMBER: f64 = 1.0;

/// What two cards have in common.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Common {
    /// The field.
    pub field: Field,
    /// The values that both have, by id, or the two numbers.
    pub values: Vec<String>,
    /// It in words.
    pub words: String,
}

/// A card that is like another.
#[derive(Debug, Clone, PartialEq)]
pub struct Similar {
    /// Its place.
    pub card: usize,
    /// What they have in common, what counts most first.
    pub common: Vec<Common>,
}

impl CardIndex {
    /// The cards of the same game that are most like a card; those with nothing in common are none, and neither are
    /// tokens.
    #[must_use]
    pub fn similar(
        &self,
        card: usize,
        catalogue: &Catalogue,
        most: usize,
        lang: Lang,
    ) -> Vec<Similar> {
        let Some(game) = catalogue.cards().get(card).map(|card| card.game) else {
            return Vec::new();
        };
        let others: Vec<usize> = of_game(catalogue, game);
        let common = self.frequencies(&others);
        let mut scored: Vec<(f64, usize)> = others
            .iter()
            .filter(|other| **other != card)
            .map(|other| {
                (
                    self.alike(card, *other, &common, others.len())
                        .iter()
                        .map(|it| it.1)
                        .sum(),
                    *other,
                )
            })
            .filter(|(score, _)| *score > 0.0)
            .collect();
        scored.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        let best = scored.into_iter().take(most);
        best.map(|(_, other)| Similar {
            card: other,
            common: self.common(card, other, (&common, others.len()), lang),
        })
        .collect()
    }

    /// How many cards have each value.
    fn frequencies(&self, cards: &[usize]) -> HashMap<(Field, u16), usize> {
        let mut counts = HashMap::new();
        for card in cards {
            for value in self.profile(*card).values {
                *counts.entry(*value).or_default() += 1;
            }
        }
        counts
    }

    /// What two cards share, with what it counts: a value that few cards have says more than one that many have.
    fn alike(
        &self,
        card: usize,
        other: usize,
        counts: &HashMap<(Field, u16), usize>,
        all: usize,
    ) -> Vec<(Shared, f64)> {
        let (a, b) = (self.profile(card), self.profile(other));
        let values = a.values.iter().filter(|value| b.values.contains(value));
        let values = values.filter_map(|value| {
            let (_, weight) = ALIKE.iter().find(|(field, _)| *field == value.0)?;
            let having = counts.get(value).copied().unwrap_or(1).max(1);
            let rare = (as_float(all + 1) / as_float(having)).ln();
            Some((Shared::Value(value.0, value.1), weight * rare))
        });
        let numbers = NUMBERS.iter().filter_map(|field| {
            let (one, two) = (a.number(*field)?, b.number(*field)?);
            let counts = match one.abs_diff(two) {
                0 => SAME_NUMBER,
                1 => SAME_NUMBER / 2.0,
                _ => return None,
            };
            Some((Shared::Numbers(*field, one, two), counts))
        });
        let shared: Vec<(Shared, f64)> = values.chain(numbers).collect();
        // Numbers alone make no likeness.
        if shared.iter().any(|(it, _)| matches!(it, Shared::Value(..))) {
            shared
        } else {
            Vec::new()
        }
    }

    /// What two cards have in common, field by field, what counts most first.
    fn common(
        &self,
        card: usize,
        other: usize,
        (counts, all): (&HashMap<(Field, u16), usize>, usize),
        lang: Lang,
    ) -> Vec<Common> {
        let mut fields: Vec<(Field, f64, Vec<Shared>)> = Vec::new();
        for (shared, counts) in self.alike(card, other, counts, all) {
            let field = shared.field();
            match fields.iter_mut().find(|(known, ..)| *known == field) {
                Some((_, sum, list)) => {
                    *sum += counts;
                    list.push(shared);
                }
                None => fields.push((field, counts, vec![shared])),
            }
        }
        fields.sort_by(|a, b| b.1.total_cmp(&a.1));
        let told = fields.into_iter();
        told.map(|(field, _, shared)| self.told(field, &shared, lang))
            .collect()
    }

    fn told(&self, field: Field, shared: &[Shared], lang: Lang) -> Common {
        let list = self.vocabulary().of(field).list();
        let mut values = Vec::new();
        let mut names = Vec::new();
        for it in shared {
            match it {
                Shared::Value(_, place) => {
                    if let Some(value) = list.get(usize::from(*place)) {
                        values.push(value.id.clone());
                        names.push(value.name(lang).to_owned());
                    }
                }
                Shared::Numbers(_, one, two) => {
                    values.extend([one.to_string(), two.to_string()]);
                    names.push(if one == two {
                        one.to_string()
                    } else {
                        format!("{one} {} {two}", lang.pick("e", "and"))
                    });
                }
            }
        }
        let said = field.entry().say(lang);
        let name = said.split_once(' ').map_or(said, |(_, name)| name);
        Common {
            field,
            values,
            words: format!("{name}: {}", names.join(", ")),
        }
    }
}

fn of_game(catalogue: &Catalogue, game: Game) -> Vec<usize> {
    let cards = catalogue.cards().iter().enumerate();
    let of_game = cards.filter(|(_, card)| card.game == game && !card.token);
    of_game.map(|(place, _)| place).collect()
}

/// Something that two cards have.
#[derive(Debug, Clone, Copy)]
enum Shared {
    Value(Field, u16),
    Numbers(Field, i16, i16),
}

impl Shared {
    const fn field(self) -> Field {
        match self {
            Self::Value(field, _) | Self::Numbers(field, ..) => field,
        }
    }
}

/// A count of cards; there are fewer than four thousand million.
fn as_float(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}
