//! The language of a name that there is in another language only than that of its page.

use std::fmt;

use askama::filters::HtmlSafe;
use fabulario_cards::words::Words;

use crate::words::Language;

/// The attribute `lang` of a name; nothing where the page's own holds.
#[derive(Debug, Clone, Copy)]
pub struct Foreign(Option<&'static str>);

impl Foreign {
    /// Of a text on a page in a language.
    pub fn of(text: &Words, lang: Language) -> Self {
        let written = text.lang(lang.into());
        Self((written.tag() != lang.tag()).then(|| written.tag()))
    }
}

impl HtmlSafe for Foreign {}

impl fmt::Display for Foreign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.map_or(Ok(()), |tag| write!(f, " lang=\"{tag}\""))
    }
}
