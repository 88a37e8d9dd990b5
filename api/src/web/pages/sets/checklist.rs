//! How the cards of a set are shown.

use crate::web::{Link, Shell};
use crate::words::Message;
use crate::words::pages::sets as words;

/// A way of showing a checklist.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum View {
    /// Illustrations.
    Grid,
    /// A line each.
    List,
}

impl View {
    pub(super) const ALL: [Self; 2] = [Self::Grid, Self::List];

    /// The sign beside its name.
    pub const fn icon(self) -> &'static str {
        match self {
            Self::Grid => "grid",
            Self::List => "list",
        }
    }

    /// What it is called.
    pub fn name(self) -> Message {
        match self {
            Self::Grid => words::view_grid(),
            Self::List => words::view_list(),
        }
    }

    /// The view of that name; the grid if there is none.
    pub(super) fn of(name: Option<&str>) -> Self {
        if name == Some("lista") {
            Self::List
        } else {
            Self::Grid
        }
    }

    pub(super) fn link(self, shell: &Shell) -> Link {
        shell.here(&[("ver", (self == Self::List).then_some("lista"))])
    }
}
