//! Words, phrases, names and expressions.

use std::borrow::Cow;

use fabulario_engine::Lang;

use super::{Evaluation, Set};
use crate::index::bits::Bits;
use crate::index::cards::inverted::{Part, pair};
use crate::index::cards::texts::{Texts, has_beginning, has_phrase, is_whole};
use crate::index::cards::{CardIndex, regex};
use crate::query::{Find, Place};

impl<'s> Evaluation<'s> {
    pub(super) fn words(&self, place: Place, find: &Find, within: Option<&Bits>) -> Set<'s> {
        let index = self.index;
        if place == Place::Artist {
            return Cow::Owned(match find {
                Find::Part(part) => index
                    .artists
                    .matching(|artist| artist.contains(part.as_str())),
                Find::Whole(words) => index.artists.matching(|artist| is_whole(artist, words)),
                Find::Regex(pattern) => match regex(pattern) {
                    Ok(regex) => index.artists.matching(|artist| regex.is_match(artist)),
                    Err(_) => Bits::default(),
                },
                _ => Bits::default(),
            });
        }
        match find {
            Find::Stem(word) => index.stem(place, word),
            Find::Prefix(begin) if place == Place::Any => {
                Cow::Owned(index.beginning(Part::Word, begin))
            }
            Find::Prefix(begin) if place == Place::Name => {
                Cow::Owned(index.beginning(Part::NameWord, begin))
            }
            Find::Prefix(begin) => {
                let asked = if place == Place::Flavour {
                    index.written(true).bits()
                } else {
                    Cow::Owned(index.beginning(Part::Word, begin))
                };
                let fits = |text: &str| has_beginning(text, begin);
                Cow::Owned(self.where_text(place, &asked, within, fits))
            }
            Find::Phrase(words) => {
                let asked = self.possible(place, words);
                // Two words are a term of their own, and one word is.
                if place == Place::Any && words.len() <= 2 {
                    return asked;
                }
                Cow::Owned(self.where_text(place, &asked, within, |text| has_phrase(text, words)))
            }
            Find::Whole(words) if place == Place::Name => {
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
            Find::Whole(words) => {
                let asked = self.possible(place, words);
                Cow::Owned(self.where_text(place, &asked, within, |text| is_whole(text, words)))
            }
            Find::Regex(pattern) => match regex(pattern) {
                Ok(regex) => {
                    let asked = within.unwrap_or(&index.all);
                    let fits = |of: &Texts, card: usize| {
                        of.lines(place, card).any(|text| regex.is_match(text))
                    };
                    Cow::Owned(self.where_card(asked, None, fits))
                }
                Err(_) => Cow::default(),
            },
            Find::Part(_) => Cow::default(),
        }
    }

    /// The rows that may have words one after another in a place: they have all pairs of them somewhere.
    fn possible(&self, place: Place, words: &[String]) -> Set<'s> {
        let index = self.index;
        let stems = words.iter().map(|word| index.stem(place, word));
        match words {
            _ if place == Place::Flavour => in_all(stems),
            [word] if place == Place::Name => index.term(Part::NameWord, word),
            [word] => index.term(Part::Word, word),
            words => in_all(words.windows(2).map(|two| match two {
                [first, second] => index.term(Part::Pair, &pair(first, second)),
                _ => Cow::default(),
            })),
        }
    }

    /// Of some rows, those with a text that fits.
    fn where_text(
        &self,
        place: Place,
        asked: &Bits,
        within: Option<&Bits>,
        fits: impl Fn(&str) -> bool,
    ) -> Bits {
        let fits = |of: &Texts, card: usize| of.of(place, card).any(&fits);
        self.where_card(asked, within, fits)
    }

    fn where_card(
        &self,
        asked: &Bits,
        within: Option<&Bits>,
        fits: impl Fn(&Texts, usize) -> bool,
    ) -> Bits {
        let mut asked = asked.clone();
        if let Some(within) = within {
            asked.and(within);
        }
        let mut rows = Bits::default();
        let mut last = None;
        for row in asked.iter() {
            let card = self.index.rows.card(row);
            let fits = match last {
                Some((before, did)) if before == card => did,
                _ => {
                    self.asked.goes_on()
                        && self.index.texts.iter().any(|of| fits(of, card as usize))
                }
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
    /// The rows that have a word in a place, by its stem in either language.
    pub(in crate::index::cards) fn stem(&self, place: Place, word: &str) -> Set<'_> {
        let [pt, en] = &self.inverted;
        let pt = pt.stem(place, word, Lang::Pt, &self.rows);
        either(pt, en.stem(place, word, Lang::En, &self.rows))
    }

    /// The rows that have a term in either language.
    pub(in crate::index::cards) fn term(&self, part: Part, term: &str) -> Set<'_> {
        let [pt, en] = &self.inverted;
        let pt = pt.term(part, term, &self.rows);
        either(pt, en.term(part, term, &self.rows))
    }

    /// The rows that have a word that begins so.
    fn beginning(&self, part: Part, begin: &str) -> Bits {
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

/// What is in all of some sets.
pub(in crate::index::cards) fn in_all<'s>(mut sets: impl Iterator<Item = Set<'s>>) -> Set<'s> {
    let first = sets.next().unwrap_or_default();
    sets.fold(first, |left, right| {
        let mut left = left.into_owned();
        left.and(&right);
        Cow::Owned(left)
    })
}
