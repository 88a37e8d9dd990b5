//! The colours of cards: what each game calls them, and what they look like.

use fabulario_engine::{Game, Lang};

use super::colour::Rgb;
use super::face::Face;

mod table;

/// A colour, element, world or suit of a game, with the inks that it is printed in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hue {
    /// The id that data uses.
    pub id: &'static str,
    names: [&'static str; 2],
    /// Nearly black.
    pub ink: Rgb,
    /// Dark: pale letters stand on it.
    pub deep: Rgb,
    /// The colour itself.
    pub main: Rgb,
    /// Light.
    pub light: Rgb,
    /// Nearly white: dark letters stand on it.
    pub paper: Rgb,
    /// A colour from across the circle, in small doses.
    pub spark: Rgb,
}

impl Hue {
    /// How players call it.
    #[must_use]
    pub fn name(&self, lang: Lang) -> &'static str {
        let [pt, en] = self.names;
        lang.pick(pt, en)
    }
}

/// A line of the table: a hue with the four inks that are chosen by hand.
struct Printed {
    id: &'static str,
    names: [&'static str; 2],
    inks: [u32; 4],
}

impl Printed {
    const fn new(id: &'static str, names: [&'static str; 2], inks: [u32; 4]) -> Self {
        Self { id, names, inks }
    }

    fn mixed(&self) -> Hue {
        let [deep, main, light, spark] = self.inks.map(Rgb::hex);
        Hue {
            id: self.id,
            names: self.names,
            ink: deep.mix(Rgb::hex(0x0012_0c0a), 72),
            deep,
            main,
            light,
            paper: light.mix(Rgb::hex(0x00fc_f6e8), 78),
            spark,
        }
    }
}

/// Every hue of a game; the last is that of cards without one.
#[must_use]
pub fn hues(game: Game) -> Vec<Hue> {
    table::of(game).iter().map(Printed::mixed).collect()
}

/// The hues of a card, in the order of the game; at least one.
pub(super) fn of(face: &Face) -> Vec<Hue> {
    let all = table::of(face.game);
    let named = |it: &&Printed| face.hues.iter().any(|id| id == it.id);
    let mut found: Vec<Hue> = all.iter().filter(named).map(Printed::mixed).collect();
    if found.is_empty() {
        found.extend(all.last().map(Printed::mixed));
    }
    found
}
