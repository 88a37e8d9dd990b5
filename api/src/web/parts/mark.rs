//! Signs of colours, elements, worlds and suits: a shape and a name, never a colour alone.

use std::fmt;

use askama::filters::HtmlSafe;
use fabulario_cards::picture::hues;
use fabulario_engine::Game;

use crate::web::assets;
use crate::words::Language;

/// A sign with its name.
#[derive(Debug, Clone)]
pub struct Mark {
    /// What data calls it.
    pub id: &'static str,
    /// What players call it.
    pub name: String,
    game: Game,
    /// Whether words beside it say the name.
    beside: bool,
}

impl Mark {
    /// The sign of a hue of a game.
    pub fn of(game: Game, id: &str, lang: Language) -> Option<Self> {
        let hue = hues(game).into_iter().find(|hue| hue.id == id)?;
        Some(Self {
            id: hue.id,
            name: capital(hue.name(lang.into())),
            game,
            beside: false,
        })
    }

    /// The same beside its name in words.
    #[must_use]
    pub fn beside_words(mut self) -> Self {
        self.beside = true;
        self
    }
}

/// With a capital letter in front.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters.as_str().chars()).collect()
}

impl HtmlSafe for Mark {}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (file, game, id) = (assets::address("marks.svg"), self.game, self.id);
        write!(f, "<svg class=\"m m-{game}-{id}\" ")?;
        if self.beside {
            f.write_str("aria-hidden=\"true\">")?;
        } else {
            // Names of hues have no sign that HTML would have to escape.
            write!(f, "role=\"img\" aria-label=\"{}\">", self.name)?;
        }
        write!(f, "<use href=\"{file}#{game}-{id}\"/></svg>")
    }
}
