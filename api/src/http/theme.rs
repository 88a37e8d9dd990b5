//! Which theme a reader chose; nothing chosen follows the system.

use actix_web::http::header::{self, HeaderMap};

/// The cookie that remembers it.
pub const COOKIE: &str = "tema";

/// Light is ink on paper, dark is bone on wood.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Theme {
    /// The print.
    Light,
    /// The block.
    Dark,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Self; 2] = [Self::Light, Self::Dark];

    /// What pages, charts and the cookie call it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// The theme with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// The theme that a browser sends along.
    pub fn of(headers: &HeaderMap) -> Option<Self> {
        let cookies = headers.get_all(header::COOKIE);
        let cookies = cookies.filter_map(|value| value.to_str().ok());
        let mut pairs = cookies
            .flat_map(|all| all.split(';'))
            .filter_map(|pair| pair.trim().split_once('='));
        pairs
            .find(|(name, _)| *name == COOKIE)
            .and_then(|(_, value)| Self::named(value))
    }
}
