//! A mistake in what a request asks, with its place.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::words::Language;
use crate::words::Phrase;

/// One mistake in a request body.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Mistake {
    /// Where: a JSON pointer, empty for the whole body.
    pub pointer: String,
    /// A stable code. New codes may come.
    #[schema(value_type = String, example = "required")]
    pub code: Cow<'static, str>,
    /// What is wrong, in the language of the answer.
    pub message: String,
}

impl Mistake {
    /// A mistake at a place, in the reader's language.
    pub fn new(
        pointer: String,
        code: impl Into<Cow<'static, str>>,
        lang: Language,
        message: impl Into<Phrase>,
    ) -> Self {
        Self {
            pointer,
            code: code.into(),
            message: message.into().to(lang),
        }
    }

    /// A mistake of the body as a whole.
    pub fn whole(message: String) -> Self {
        Self::told(String::new(), message)
    }

    /// A mistake in the words of whoever found it.
    pub fn told(pointer: String, message: String) -> Self {
        Self {
            pointer,
            code: "invalid".into(),
            message,
        }
    }
}
