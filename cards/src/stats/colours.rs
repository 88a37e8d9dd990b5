//! Cards by colour, or by what a game has in its place.

use fabulario_engine::{Game, Lang};
use serde::Serialize;
use utoipa::ToSchema;

use super::Source;
use super::count::ValueCount;
use super::summary::merged;
use crate::query::Field;

/// The cards by colour. `alone` of all colours, `several` and `none` add up to all cards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ColourCounts)]
pub struct Colours<'i> {
    /// What they are by: `colour` in Fábula, `element` in Dominions, `world` in Multiversity, `suit` in Apoteose.
    #[schema(example = "colour")]
    pub by: &'static str,
    /// What players call that.
    #[schema(example = "colour")]
    pub name: &'static str,
    /// The colours that some card has: the most frequent first, then by name.
    pub values: Vec<ColourCount<'i>>,
    /// How many cards have more than one.
    pub several: u64,
    /// How many cards have none.
    pub none: u64,
}

/// A colour, and how many cards have it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ColourCount<'i> {
    /// What it is, and the cards that have it, perhaps beside others.
    #[serde(flatten)]
    pub of: ValueCount<'i>,
    /// How many cards have it and no other.
    pub alone: u64,
}

/// What colours are counted by.
pub(super) const fn field(game: Game) -> Field {
    match game {
        Game::Fabula => Field::Colour,
        Game::Dominions => Field::Element,
        Game::Multiversity => Field::World,
        Game::Apoteose => Field::Suit,
    }
}

/// What players call one of them.
const fn name(game: Game, lang: Lang) -> &'static str {
    match (game, lang) {
        (Game::Fabula, Lang::Pt) => "cor",
        (Game::Fabula, Lang::En) => "colour",
        (Game::Dominions, Lang::Pt) => "elemento",
        (Game::Dominions, Lang::En) => "element",
        (Game::Multiversity, Lang::Pt) => "mundo",
        (Game::Multiversity, Lang::En) => "world",
        (Game::Apoteose, Lang::Pt) => "naipe",
        (Game::Apoteose, Lang::En) => "suit",
    }
}

impl<'i> Source<'i> {
    pub(super) fn colours(&self, game: Game, cards: &[(usize, u64)]) -> Colours<'i> {
        let field = field(game);
        let (mut had, mut alone) = (Vec::new(), Vec::new());
        let (mut several, mut none) = (0, 0);
        for (card, copies) in cards {
            let values = self.index.profile(*card).values.iter();
            let colours = values.filter(|(of, _)| *of == field);
            let before = had.len();
            had.extend(colours.map(|(_, place)| (*place, *copies)));
            match had.get(before..) {
                Some([only]) => alone.push(*only),
                None | Some([]) => none += copies,
                Some(_) => several += copies,
            }
        }
        let alone = merged(alone);
        let list = self.index.vocabulary().of(field);
        let values = self.told(field, merged(had)).into_iter().map(|of| {
            let place = list.place(of.id);
            let found = alone.iter().find(|(it, _)| Some(*it) == place);
            ColourCount {
                alone: found.map_or(0, |(_, cards)| *cards),
                of,
            }
        });
        Colours {
            by: field.entry().en,
            name: name(game, self.lang),
            values: values.collect(),
            several,
            none,
        }
    }
}
