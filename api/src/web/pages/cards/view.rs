//! How the cards are shown.

use crate::web::{Link, Shell};
use crate::words::Message;
use crate::words::pages::cards as words;

/// A way of showing cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum View {
    /// Pictures.
    Grid,
    /// A line each, with the illustration.
    List,
    /// The whole text.
    Text,
    /// Columns.
    Table,
}

impl View {
    pub(super) const ALL: [Self; 4] = [Self::Grid, Self::List, Self::Text, Self::Table];

    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Grid => "grade",
            Self::List => "lista",
            Self::Text => "texto",
            Self::Table => "tabela",
        }
    }

    /// The sign beside its name.
    pub const fn icon(self) -> &'static str {
        match self {
            Self::Grid => "grid",
            Self::List => "list",
            Self::Text => "text",
            Self::Table => "table",
        }
    }

    /// What it is called.
    pub fn name(self) -> Message {
        match self {
            Self::Grid => words::view_grid(),
            Self::List => words::view_list(),
            Self::Text => words::view_text(),
            Self::Table => words::view_table(),
        }
    }

    /// The view of that name; the grid if there is none.
    pub(super) fn of(name: Option<&str>) -> Self {
        let named = |it: &Self| Some(it.id()) == name;
        Self::ALL.into_iter().find(named).unwrap_or(Self::Grid)
    }

    pub(super) fn link(self, shell: &Shell) -> Link {
        let id = (self != Self::Grid).then(|| self.id());
        shell.here(&[("ver", id)])
    }
}
