//! A card as lists of cards show it: its picture, and what is read beside it.

use fabulario_cards::picture::{Face, Stat};
use fabulario_cards::{Card, Catalogue};
use fabulario_engine::Game;

use super::foreign::Foreign;
use super::mark::Mark;
use crate::catalogue::Current;
use crate::web::{Link, Shell};

/// A card on a page.
#[derive(Debug, Clone)]
pub struct Tile {
    /// The id.
    pub id: String,
    /// Its game.
    pub game: Game,
    /// The name.
    pub name: String,
    /// Its language, where it is not that of the page.
    pub foreign: Foreign,
    /// The id of its type.
    pub kind: String,
    /// Whether a deck holds one copy only.
    pub unique: bool,
    /// The type as players read it.
    pub type_line: String,
    /// The value in the corner.
    pub cost: Option<String>,
    /// The signs of its hues.
    pub marks: Vec<Mark>,
    /// The lines of its text.
    pub text: Vec<String>,
    /// The values at the foot.
    pub stats: Vec<Stat>,
    /// The id and the name of the rarity.
    pub rarity: Option<(String, String)>,
    /// The code of its first set and the number there.
    pub set: Option<(String, u32)>,
    /// The most copies that a deck may hold; none for any number.
    pub most: Option<u32>,
    /// Its page.
    pub link: Link,
    /// The whole picture, letters drawn.
    pub picture: String,
    /// The illustration alone, 110 dots wide; twice as wide with `w=220`.
    pub art: String,
}

impl Tile {
    /// The card at a place of the catalogue.
    pub fn at(current: &Current, place: usize, shell: &Shell) -> Option<Self> {
        let card = current.catalogue.cards().get(place)?;
        Some(Self {
            most: current.cards.most(place),
            ..Self::of(&current.catalogue, current.pictures.edition(), card, shell)
        })
    }

    /// The card with an id.
    pub fn named(current: &Current, id: &str, shell: &Shell) -> Option<Self> {
        Self::at(current, current.catalogue.place(id)?, shell)
    }

    fn of(catalogue: &Catalogue, edition: &str, card: &Card, shell: &Shell) -> Self {
        let face = catalogue.face(card, shell.lang.into());
        let Face {
            game,
            id,
            name,
            kind,
            unique,
            type_line,
            cost,
            hues,
            text,
            stats,
            rarity,
            set,
            ..
        } = face;
        let marks = hues.iter().filter_map(|id| Mark::of(game, id, shell.lang));
        let lang = shell.lang;
        Self {
            marks: marks.collect(),
            link: shell.link(&format!("/cartas/{id}")),
            picture: format!("/v1/cards/{id}/image.svg?letters=drawn&lang={lang}&build={edition}"),
            art: format!("/v1/cards/{id}/art.png?w=110&lang={lang}&build={edition}"),
            foreign: Foreign::of(&card.sheet.name, lang),
            most: None,
            game,
            name,
            kind,
            unique,
            type_line,
            cost,
            text,
            stats,
            rarity,
            set,
            id,
        }
    }

    /// What the picture says to whoever does not see it.
    pub fn alt(&self) -> String {
        let cost = self.cost.iter().map(|cost| format!(", {cost}"));
        let mut alt = format!("{}, {}", self.name, self.type_line);
        alt.extend(cost);
        alt
    }

    /// The illustration, sharp on dense screens.
    pub fn art_wide(&self) -> String {
        self.art.replace("w=110", "w=220")
    }
}
