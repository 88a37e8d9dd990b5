//! Addresses of pages, put together piece by piece.

use std::fmt;

/// An address of ours: a path, what is asked for there, and a place of the page.
#[derive(Debug, Clone)]
pub struct Link {
    path: String,
    query: String,
    anchor: String,
}

impl Link {
    pub(super) fn new(path: &str) -> Self {
        Self {
            path: path.to_owned(),
            query: String::new(),
            anchor: String::new(),
        }
    }

    /// A place of the page that the link stands on.
    pub fn inside(anchor: &str) -> Self {
        Self::new("").at(anchor)
    }

    /// The same with one parameter more.
    #[must_use]
    pub fn with(mut self, name: &str, value: &str) -> Self {
        let mut query = url::form_urlencoded::Serializer::new(self.query);
        query.append_pair(name, value);
        self.query = query.finish();
        self
    }

    /// The same, at a place of the page.
    #[must_use]
    pub fn at(mut self, anchor: &str) -> Self {
        anchor.clone_into(&mut self.anchor);
        self
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.path)?;
        for (sign, part) in [('?', &self.query), ('#', &self.anchor)] {
            if !part.is_empty() {
                write!(f, "{sign}{part}")?;
            }
        }
        Ok(())
    }
}
