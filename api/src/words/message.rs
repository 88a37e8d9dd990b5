//! A text and what goes into its gaps, in no language yet.

use super::{Language, Phrase};

/// What is said to a reader.
#[derive(Debug, Clone)]
pub struct Message {
    /// By language.
    forms: &'static [Forms],
    count: Count,
    gaps: Vec<Phrase>,
}

/// How many, where a text has a singular and a plural.
#[derive(Debug, Clone, Copy)]
pub struct Count(pub u64);

/// What a language says of one thing, and of several.
#[derive(Debug)]
pub(super) struct Forms {
    pub one: &'static [Piece],
    pub other: &'static [Piece],
}

/// A part of a text.
#[derive(Debug)]
pub(super) enum Piece {
    /// These words.
    Say(&'static str),
    /// What the gap with this number holds.
    Gap(usize),
}

impl Message {
    pub(super) const fn new(forms: &'static [Forms], count: Count, gaps: Vec<Phrase>) -> Self {
        Self { forms, count, gaps }
    }

    /// The text in a language.
    pub fn to(&self, lang: impl Into<Language>) -> String {
        let mut text = String::new();
        self.write(lang.into(), &mut text);
        text
    }

    pub(super) fn write(&self, lang: Language, text: &mut String) {
        let Count(n) = self.count;
        // The build writes forms for every language, and numbers only the gaps that there are.
        let forms = self.forms.get(lang as usize);
        let pieces = forms.map(|it| if lang.is_one(n) { it.one } else { it.other });
        for piece in pieces.into_iter().flatten() {
            match piece {
                Piece::Say(words) => text.push_str(words),
                Piece::Gap(at) => {
                    if let Some(gap) = self.gaps.get(*at) {
                        gap.write(lang, text);
                    }
                }
            }
        }
    }
}
