//! Every ready deck of a game against every other.

use super::told::{OfGames, Told};
use crate::web::{Link, Shell};
use crate::words::pages::ready;
use crate::words::{Number, Phrase};

/// The matrix.
pub struct Matrix {
    /// A row for each deck.
    pub rows: Vec<Row>,
    /// Who played, and when.
    pub how: String,
}

/// A deck, and its share against each.
pub struct Row {
    /// Its name.
    pub name: String,
    /// Its page.
    pub link: Link,
    /// In the order of the rows; none against itself.
    pub cells: Vec<Option<Cell>>,
    /// Against all of them.
    pub all: Cell,
}

/// A share.
pub struct Cell {
    /// In whole per cents.
    pub share: String,
    /// With its interval.
    pub text: String,
    /// Whether it lies above or below a half, as far as the interval says.
    pub side: &'static str,
}

impl Cell {
    fn new(share: &OfGames, places: usize, shell: &Shell) -> Self {
        Self {
            share: Number::decimal(share.share * 100.0, places).to(shell.lang),
            text: share.text(shell),
            side: share.side(),
        }
    }
}

impl Matrix {
    /// The matrix of a game's ready decks, where they were measured.
    pub fn new(decks: &[Told], shell: &Shell) -> Option<Self> {
        let row = |deck: &Told| {
            let cell = |other: &Told| {
                let against = deck.against.iter().find(|it| it.id == other.id)?;
                Some(Cell::new(&against.of, 0, shell))
            };
            let all = deck.win_share.as_ref()?;
            let measured = decks.iter().filter(|it| it.win_share.is_some());
            Some(Row {
                name: deck.name.clone(),
                link: shell.link(&format!("/prontos/{}", deck.id)),
                cells: measured.map(cell).collect(),
                all: Cell::new(&all.of, 1, shell),
            })
        };
        let first = decks.iter().find(|it| it.win_share.is_some())?;
        Some(Self {
            rows: decks.iter().filter_map(row).collect(),
            how: how(first, shell)?,
        })
    }
}

/// Who played the games of a deck, and when.
pub fn how(deck: &Told, shell: &Shell) -> Option<String> {
    let share = deck.win_share.as_ref()?;
    let games = deck.against.first()?.of.games;
    let said = ready::how(games, Phrase::from(share.day), share.seed);
    Some(said.to(shell.lang))
}
