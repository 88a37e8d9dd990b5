//! What an advice says besides numbers.

use fabulario_engine::Format;
use fabulario_engine::fabula::CardId;
use fabulario_engine::format::Mulligan;
use fabulario_engine::goldfish::advice;

use super::Lab;
use crate::wire::goldfish::{Interval, RuleTold};
use crate::words::Language;
use crate::words::goldfish as words;

/// The mulligan of a format.
pub(super) fn rule(format: &Format, lang: Language) -> RuleTold {
    let kind = format.mulligan.as_ref().map(|mulligan| mulligan.value);
    let exchanges = kind.is_none_or(|kind| kind == Mulligan::BottomAndRedraw);
    let (id, text) = if exchanges {
        ("bottom_and_redraw", words::bottom_and_redraw())
    } else {
        ("none", words::stays())
    };
    RuleTold {
        id,
        rule: "FAB 1.4.4",
        text: text.to(lang),
    }
}

impl Lab<'_> {
    /// A sentence of the engine, with the names that cards have in the reader's language.
    pub(super) fn in_words(&self, sentence: &str, cards: &[CardId]) -> String {
        let mut sentence = sentence.to_owned();
        let mut cards = cards.to_vec();
        cards.sort_unstable();
        cards.dedup();
        // A name inside a longer one comes after it.
        cards.sort_by_key(|card| std::cmp::Reverse(self.name_of(*card, Language::Pt).len()));
        for card in cards {
            let (known, name) = (
                self.name_of(card, Language::Pt),
                self.name_of(card, self.lang),
            );
            sentence = sentence.replace(known, name);
        }
        sentence
    }
}

impl From<advice::Interval> for Interval {
    fn from(interval: advice::Interval) -> Self {
        Self {
            low: interval.low,
            high: interval.high,
        }
    }
}
