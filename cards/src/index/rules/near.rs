//! Words that somebody may have meant: those of the rules that are spelt nearly so.

use std::collections::BTreeMap;

use fabulario_engine::Text;

use crate::words::{fold, split};

/// Most words that are told.
const MOST: usize = 6;
/// Longer words are no misspellings, and measuring them would take its time.
const LONGEST: usize = 24;
/// Shorter words are near to everything.
const SHORTEST: usize = 4;

/// The words of a game's rules in both languages, without case and accents, each as it is written.
#[derive(Debug, Clone, Default)]
pub(super) struct Spelt(BTreeMap<String, String>);

impl Spelt {
    /// Takes in the words of texts.
    pub(super) fn read(&mut self, texts: &[&Text]) {
        let texts = texts.iter().flat_map(|text| [&text.pt, &text.en]);
        for text in texts {
            let lower = text.to_lowercase();
            for word in lower.split(|c: char| !c.is_alphanumeric()) {
                let is_word = word.len() >= SHORTEST && word.chars().all(char::is_alphabetic);
                if is_word {
                    self.0.entry(fold(word)).or_insert_with(|| word.to_owned());
                }
            }
        }
    }

    /// The nearest words to those that no rule has; nearest first.
    pub(super) fn near(&self, words: &[String]) -> Vec<&str> {
        let folded: Vec<String> = words.iter().map(|word| fold(word)).collect();
        let unknown = folded.iter().flat_map(|word| split(word));
        let unknown = unknown.filter(|word| {
            (SHORTEST..=LONGEST).contains(&word.len()) && !self.0.contains_key(*word)
        });
        let mut near: Vec<(usize, &str)> = Vec::new();
        for word in unknown {
            // One slip in a short word, two in a long one.
            let far = if word.len() < 7 { 1 } else { 2 };
            let known = self
                .0
                .iter()
                .filter(|(known, _)| known.len().abs_diff(word.len()) <= far);
            let measured =
                known.map(|(known, written)| (strsim::osa_distance(known, word), written.as_str()));
            near.extend(measured.filter(|(distance, _)| *distance <= far));
        }
        near.sort_unstable();
        near.dedup_by_key(|(_, word)| *word);
        near.into_iter().map(|(_, word)| word).take(MOST).collect()
    }
}
