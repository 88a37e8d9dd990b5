//! Signs of the sprite, drawn by reference.

use std::fmt;

use askama::filters::HtmlSafe;

use crate::web::assets;

/// A sign beside words; it says nothing by itself.
#[derive(Debug, Clone, Copy)]
pub struct Icon(&'static str);

/// The sign with this name.
pub const fn of(name: &'static str) -> Icon {
    Icon(name)
}

impl HtmlSafe for Icon {}

impl fmt::Display for Icon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = assets::address("icons.svg");
        write!(
            f,
            "<svg class=\"i\" aria-hidden=\"true\"><use href=\"{file}#{}\"/></svg>",
            self.0
        )
    }
}
