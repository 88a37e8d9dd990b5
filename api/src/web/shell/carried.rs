//! A form that carries what a reader made: another language or theme is asked for with it, so that nothing is lost.

use super::Link;
use crate::words::Language;

/// The form of a page.
pub struct Carried {
    /// Its id.
    pub id: &'static str,
    /// Where it is sent.
    pub action: Link,
    /// The button that Enter presses: buttons of the masthead stand before those of the form.
    pub press: Option<(&'static str, &'static str)>,
    path: String,
}

impl Carried {
    /// The form with an id, sent to an address.
    pub fn new(id: &'static str, path: &str, action: Link) -> Self {
        Self {
            id,
            action,
            press: None,
            path: path.to_owned(),
        }
    }

    /// The same with a button that Enter presses.
    #[must_use]
    pub const fn pressing(mut self, name: &'static str, value: &'static str) -> Self {
        self.press = Some((name, value));
        self
    }

    /// Where it is sent to come back in another language.
    pub fn in_language(&self, other: Language) -> Link {
        Link::new(&self.path).with("lang", other.tag())
    }
}
