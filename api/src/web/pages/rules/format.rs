//! A format with its figures.

use fabulario_engine::{Format, GameSheet};

use crate::web::Shell;
use crate::web::parts::figures::{self, Row};

/// A format of the game.
pub struct Panel {
    /// The id that decks name.
    pub id: String,
    /// How players call it.
    pub name: String,
    /// What sets it apart.
    pub summary: String,
    /// Its figures.
    pub rows: Vec<Row>,
}

impl Panel {
    pub(super) fn new(format: &Format, sheet: &GameSheet, shell: &Shell) -> Self {
        Self {
            id: format.id.0.clone(),
            name: format.name.get(shell.lang).to_owned(),
            summary: format.summary.get(shell.lang).to_owned(),
            rows: figures::rows(format, sheet, shell.lang),
        }
    }
}
