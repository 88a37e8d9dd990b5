//! Words, phrases, names and expressions.

use std::borrow::Cow;

use super::{Evaluation, Set};
use crate::index::bits::Bits;
use crate::index::cards::inverted::{Inverted, Part, pair};
use crate::index::cards::rows::Rows;
use crate::index::cards::texts::{has_beginning, has_phrase, is_signed, is_whole};
use crate::index::cards::{CardIndex, regex};
use crate::query::{Find, TextField};

impl<'s> Evaluation<'s> {
    pub(super) fn words(&self, place: TextField, find: &Find, within: Option<&Bits>) -> Set<'s> {
        let index = self.index;
        if place == TextField::Artist {
            return Cow::Owned(index.artist(find));
        }
        match find {
            Find::Stem(word) => index.stem(place, word),
            Find::Prefix(begin) if place == TextField::Any => {
                Cow::Owned(index.beginning(Part::Word, begin))
            }
            Find::Prefix(begin) if place == TextField::Name => {
                Cow::Owned(index.beginning(Part::NameWord, begin))
            }
            Find::Prefix(begin) => {
                let asked = if place == TextField::Flavour {
                    index.written(true).bits()
                } else {
                    Cow::Owned(index.beginning(Part::Word, begin))
                };
                let fits = |text: &str| has_beginning(text, begin);
                Cow::Owned(self.where_text(place, &asked, within, fits))
            }
            Find::Phrase(words) => self.one_after_another(place, words, within, has_phrase),
            Find::Whole(words) if place == TextField::Name => {
                let mut rows = Bits::default();
                let key = words.join(" ");
                let names = index.names.beginning(&key, &index.texts);
                let same = names
                    .iter()
                    .take_while(|name| name.key(&index.texts) == key);
                for name in same {
                    rows.extend(index.rows.of_card(name.card));
                }
                Cow::Owned(rows)
            }
            Find::Whole(words) => self.one_after_another(place, words, within, is_whole),
            Find::Regex(pattern) => {
                let Ok(regex) = regex(pattern) else {
                    return Cow::default();
                };
                let asked = within.unwrap_or(&index.all);
                let fits = |card: usize| {
                    let mut texts = index.texts.iter().flat_map(|of| of.lines(place, card));
                    texts.any(|text| regex.is_match(text))
                };
                Cow::Owned(self.where_card(asked, None, fits))
            }
            Find::Part(_) => Cow::default(),
        }
    }

    /// The rows that have words one after another in a place, in one language, in a text that fits.
    fn one_after_another(
        &self,
        place: TextField,
        words: &[String],
        within: Option<&Bits>,
        fits: fn(&str, &[String]) -> bool,
    ) -> Set<'s> {
        let index = self.index;
        let mut found = Bits::default();
        for (inverted, texts) in index.inverted.iter().zip(&index.texts) {
            let possible = possible(inverted, place, words, &index.rows);
            // One word and two words are terms of their own; nobody asks for the whole of everything.
            let signs = words.iter().any(|word| is_signed(word));
            if place == TextField::Any && words.len() <= 2 && !signs {
                found.or(&possible);
                continue;
            }
            let fits = |card: usize| texts.of(place, card).any(|text| fits(text, words));
            found.or(&self.where_card(&possible, within, fits));
        }
        Cow::Owned(found)
    }

    /// Of some rows, those with a text that fits.
    fn where_text(
        &self,
        place: TextField,
        asked: &Bits,
        within: Option<&Bits>,
        fits: impl Fn(&str) -> bool,
    ) -> Bits {
        let texts = &self.index.texts;
        let fits = |card: usize| texts.iter().any(|of| of.of(place, card).any(&fits));
        self.where_card(asked, within, fits)
    }

    fn where_card(
        &self,
        asked: &Bits,
        within: Option<&Bits>,
        fits: impl Fn(usize) -> bool,
    ) -> Bits {
        let asked = within.map_or(Cow::Borrowed(asked), |within| {
            Cow::Owned(asked.both(within))
        });
        let mut rows = Bits::default();
        let mut last = None;
        for row in asked.iter() {
            let card = self.index.rows.card(row);
            let fits = match last {
                Some((before, did)) if before == card => did,
                _ => self.asked.goes_on() && fits(card as usize),
            };
            last = Some((card, fits));
            if fits {
                rows.insert(row);
            }
        }
        rows
    }
}

impl CardIndex {
    /// The rows whose artist fits.
    fn artist(&self, find: &Find) -> Bits {
        let artists = &self.artists;
        match find {
            Find::Part(part) => artists.matching(|artist| artist.contains(part.as_str())),
            Find::Whole(words) => artists.matching(|artist| is_whole(artist, words)),
            Find::Regex(pattern) => match regex(pattern) {
                Ok(regex) => artists.matching(|artist| regex.is_match(artist)),
                Err(_) => Bits::default(),
            },
            _ => Bits::default(),
        }
    }

    /// The rows that have a word in a place, by its stem in either language.
    pub(in crate::index::cards) fn stem(&self, place: TextField, word: &str) -> Set<'_> {
        let [pt, en] = &self.inverted;
        let pt = pt.stem(place, word, &self.rows);
        either(pt, en.stem(place, word, &self.rows))
    }

    /// The rows that have a term in either language.
    pub(in crate::index::cards) fn term(&self, part: Part, term: &str) -> Set<'_> {
        let [pt, en] = &self.inverted;
        let pt = pt.term(part, term, &self.rows);
        either(pt, en.term(part, term, &self.rows))
    }

    /// The rows that have a word that begins so.
    pub(in crate::index::cards) fn beginning(&self, part: Part, begin: &str) -> Bits {
        let mut rows = Bits::default();
        for inverted in &self.inverted {
            inverted.beginning(part, begin, &mut |card| {
                rows.extend(self.rows.of_card(card));
            });
        }
        rows
    }
}

fn either<'s>(first: Set<'s>, second: Set<'s>) -> Set<'s> {
    match (first.is_empty(), second.is_empty()) {
        (true, _) => second,
        (_, true) => first,
        _ => {
            let mut both = first.into_owned();
            both.or(&second);
            Cow::Owned(both)
        }
    }
}

/// The rows that may have words one after another in a place: they have all pairs of them somewhere.
fn possible<'i>(
    inverted: &'i Inverted,
    place: TextField,
    words: &[String],
    rows: &Rows,
) -> Set<'i> {
    let term = |part, term: &str| inverted.term(part, term, rows);
    // Terms have no signs: texts are asked for those.
    let plain = |word: &String| word.trim_start_matches(['+', '-']).to_owned();
    let words: Vec<String> = words.iter().map(plain).collect();
    match words.as_slice() {
        [word] if place == TextField::Name => term(Part::NameWord, word),
        [word] if place != TextField::Flavour => term(Part::Word, word),
        words if place == TextField::Flavour => {
            in_all(words.iter().map(|word| inverted.stem(place, word, rows)))
        }
        words => in_all(words.windows(2).map(|two| match two {
            [first, second] => term(Part::Pair, &pair(first, second)),
            _ => Cow::default(),
        })),
    }
}

/// What is in all of some sets.
pub(in crate::index::cards) fn in_all<'s>(mut sets: impl Iterator<Item = Set<'s>>) -> Set<'s> {
    let first = sets.next().unwrap_or_default();
    sets.fold(first, |left, right| Cow::Owned(left.both(&right)))
}
