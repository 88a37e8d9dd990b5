//! The tabs that hang from the masthead: one table says which game has which.

use fabulario_engine::Game;

use super::{Link, Shell};
use crate::words::Message;
use crate::words::pages::shell as words;

/// Where a page belongs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tab {
    /// Finding cards, sets.
    Cards,
    /// Decks, ready ones and one's own.
    Decks,
    /// Hands, odds, comparisons.
    Lab,
    /// The rulebooks.
    Rules,
}

impl Tab {
    const ALL: [Self; 4] = [Self::Cards, Self::Decks, Self::Lab, Self::Rules];

    /// Whether a game has it: nothing of Apoteose can be played alone.
    pub fn is_of(self, game: Game) -> bool {
        self != Self::Lab || game != Game::Apoteose
    }

    fn name(self) -> Message {
        match self {
            Self::Cards => words::cards(),
            Self::Decks => words::decks(),
            Self::Lab => words::lab(),
            Self::Rules => words::rules(),
        }
    }

    const fn icon(self) -> &'static str {
        match self {
            Self::Cards => "cards",
            Self::Decks => "deck",
            Self::Lab => "flask",
            Self::Rules => "book",
        }
    }

    fn link(self, shell: &Shell) -> Link {
        match self {
            Self::Cards => shell.link_in_game("/cartas"),
            Self::Decks => shell.link_in_game("/baralhos"),
            Self::Lab => shell.link_in_game("/laboratorio"),
            Self::Rules => shell.link(&format!("/regras/{}", shell.game.code())),
        }
    }
}

/// A tab as it is shown.
pub struct ShownTab {
    /// What it is called.
    pub name: String,
    /// Its sign.
    pub icon: &'static str,
    /// Where it leads.
    pub link: Link,
    /// Whether this page lies below it.
    pub here: bool,
}

impl ShownTab {
    /// The tabs of a page, the one that it lies below marked.
    pub(super) fn all(shell: &Shell) -> Vec<Self> {
        let tabs = Tab::ALL.into_iter().filter(|tab| tab.is_of(shell.game));
        let shown = tabs.map(|tab| Self {
            name: tab.name().to(shell.lang),
            icon: tab.icon(),
            link: tab.link(shell),
            here: shell.tab == Some(tab),
        });
        shown.collect()
    }
}
