//! The words of one card after another, each known by a number: a stem is made once, not for every card.

use std::collections::HashMap;

use super::{PAIR, Part};
use crate::index::cards::texts::Texts;
use crate::stems::stem;
use crate::words::split;

/// The words of all cards that were seen, and those of the card that is looked at.
pub(super) struct Words<'t> {
    texts: &'t Texts,
    numbers: HashMap<&'t str, usize>,
    known: Vec<&'t str>,
    stems: Vec<String>,
    /// By word: the term list that has it already.
    listed: Vec<u64>,
    lists: u64,
    name: Vec<usize>,
    heading: Vec<usize>,
    text: Vec<usize>,
    flavour: Vec<usize>,
}

impl<'t> Words<'t> {
    pub(super) fn new(texts: &'t Texts) -> Self {
        Self {
            texts,
            numbers: HashMap::new(),
            known: Vec::new(),
            stems: Vec::new(),
            listed: Vec::new(),
            lists: 0,
            name: Vec::new(),
            heading: Vec::new(),
            text: Vec::new(),
            flavour: Vec::new(),
        }
    }

    /// Looks at a card.
    pub(super) fn take(&mut self, card: usize) {
        self.name = self.numbered(self.texts.name.get(card));
        self.heading = self.numbered(self.texts.heading.get(card));
        self.text = self.numbered(self.texts.text.get(card));
        self.flavour = self.numbered(self.texts.flavour.get(card));
    }

    fn numbered(&mut self, text: &'t str) -> Vec<usize> {
        let number = |word: &'t str| {
            let next = self.known.len();
            let number = *self.numbers.entry(word).or_insert(next);
            if number == next {
                self.known.push(word);
                self.stems.push(stem(word, self.texts.lang));
                self.listed.push(0);
            }
            number
        };
        split(text).map(number).collect()
    }

    /// The terms of a part of the card, joined by spaces.
    pub(super) fn terms(&mut self, part: Part) -> String {
        let (name, heading, text) = (&self.name, &self.heading, &self.text);
        let texts: [&[usize]; 3] = match part {
            Part::Name | Part::NameWord => [name, &[], &[]],
            Part::Text => [&[], &[], text],
            Part::Flavour => [&[], &[], &self.flavour],
            Part::Any | Part::Word | Part::Pair => [name, heading, text],
        };
        let mut joined = String::with_capacity(512);
        let word = |number: usize| self.known.get(number).copied().unwrap_or_default();
        if part == Part::Pair {
            for pair in texts.iter().flat_map(|text| text.windows(2)) {
                if let [first, second] = pair {
                    joined.extend([word(*first), PAIR, word(*second), " "]);
                }
            }
            return joined;
        }
        let as_it_is = matches!(part, Part::Word | Part::NameWord);
        self.lists += 1;
        for number in texts.into_iter().flatten() {
            let Some(listed) = self.listed.get_mut(*number) else {
                continue;
            };
            if std::mem::replace(listed, self.lists) == self.lists {
                continue;
            }
            let stem = self.stems.get(*number).map_or("", String::as_str);
            let term = if as_it_is { word(*number) } else { stem };
            joined.extend([term, " "]);
        }
        joined
    }
}
