//! Rules that something cites: each a link to its place in the rulebook, with what it says.

use fabulario_engine::Game;

use crate::catalogue::Current;
use crate::web::{Link, Shell};

/// A rule or ruling.
pub struct Cited {
    /// Its number or name.
    pub id: String,
    /// Its place in the rulebook.
    pub link: Link,
    /// What it says, in our words; nothing where no book has it.
    pub gloss: Option<String>,
}

impl Cited {
    /// The rule of a game with this id.
    pub fn of(current: &Current, game: Game, id: &str, shell: &Shell) -> Self {
        let book = current.catalogue.book(game);
        let gloss = book.and_then(|book| {
            let rule = book.rules.iter().find(|rule| rule.id.0 == id);
            let ruling = || book.rulings.iter().find(|ruling| ruling.id.0 == id);
            rule.map(|rule| &rule.gloss)
                .or_else(|| ruling().map(|ruling| &ruling.ruling))
        });
        Self {
            id: id.to_owned(),
            link: shell
                .link(&format!("/regras/{}", game.code()))
                .at(&anchor(id)),
            gloss: gloss.map(|text| text.get(shell.lang).to_owned()),
        }
    }
}

/// The place of a rule on the page of its book: its id, every sign but points and hyphens a hyphen.
pub fn anchor(id: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-');
    id.chars().map(|c| if plain(c) { c } else { '-' }).collect()
}
