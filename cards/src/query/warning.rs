//! What was wrong with a query and could be answered all the same.

use fabulario_engine::Lang;

use super::Span;

/// A part of a query that was not understood, or not as it was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Warning {
    /// A stable code.
    pub code: &'static str,
    /// Where it stands.
    pub span: Span,
    /// What it means, in Portuguese.
    pub pt: String,
    /// What it means, in English.
    pub en: String,
    /// What was probably meant: a text to put there.
    pub instead: Option<String>,
}

impl Warning {
    pub(crate) fn new(code: &'static str, span: Span, pt: String, en: String) -> Self {
        Self {
            code,
            span,
            pt,
            en,
            instead: None,
        }
    }

    /// With what was probably meant.
    pub(crate) fn instead(mut self, text: Option<String>) -> Self {
        self.instead = text;
        self
    }

    /// What it means, in a language, with what was probably meant.
    #[must_use]
    pub fn message(&self, lang: Lang) -> String {
        let (message, meant) = match lang {
            Lang::Pt => (&self.pt, "Você quis dizer"),
            Lang::En => (&self.en, "Did you mean"),
        };
        match &self.instead {
            Some(text) => format!("{message} {meant} {text}?"),
            None => message.clone(),
        }
    }
}
