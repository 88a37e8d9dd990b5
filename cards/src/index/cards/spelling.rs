//! Words of names and headings under every way to leave out a letter or two: words that are alike share one.

use std::collections::BTreeSet;

use strsim::osa_distance;
use xxhash_rust::xxh3::xxh3_64;

use super::names::Named;
use super::sound::sound;
use super::texts::Texts;
use crate::words::split;

/// The words of all names and headings.
#[derive(Debug)]
pub(super) struct Dictionary {
    /// In order.
    words: Vec<Box<str>>,
    /// What is left of a word without some of its letters, as a number; and the word.
    left: Vec<(u32, u32)>,
    /// Where the numbers begin that have the same first half.
    starts: Vec<u32>,
    /// The names that have each word, in order, one word after another.
    names: Vec<NameNo>,
    /// Where the names of each word end.
    ends: Vec<u32>,
    /// Words that apostrophes and hyphens join, as one and apart; in order.
    joined: Vec<(Box<str>, Box<str>)>,
    /// How each word sounds, as a number; and the word.
    sounds: Vec<(u32, u32)>,
}

/// A name of a card in one of the languages, as a number: names in Portuguese and English take turns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct NameNo(pub u32);

impl NameNo {
    pub(super) const fn named(self) -> Named {
        Named {
            card: self.0 / 2,
            lang: (self.0 % 2) as usize,
        }
    }
}

/// A word by its place in the dictionary.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct WordNo(u32);

/// Shorter words have no words near them.
const SHORTEST: usize = 3;
/// Longer words are not looked at.
const LONGEST: usize = 24;
/// Words of so many letters may differ in two.
const LONG: usize = 8;
/// Most words that stand for a misspelt one in a query, and in a name.
const MOST: usize = 8;
const MOST_ALIKE: usize = 8;

/// In how many letters words may differ that are taken for each other.
const fn tolerance(letters: usize) -> usize {
    if letters < LONG { 1 } else { 2 }
}

impl Dictionary {
    pub(super) fn new(texts: &[Texts; 2]) -> Self {
        let mut all: BTreeSet<&str> = BTreeSet::new();
        for of in texts {
            for card in 0..of.len() {
                all.extend(split(of.key.get(card)));
                all.extend(split(of.heading.get(card)));
            }
        }
        let words: Vec<Box<str>> = all.into_iter().map(Box::from).collect();
        let mut left = Vec::new();
        for (place, word) in (0..).zip(&words) {
            leaving_out(word, &mut |rest| left.push((number(rest), place)));
        }
        left.sort_unstable();
        left.dedup();
        left.shrink_to_fit();
        let start = |half: u32| left.partition_point(|(it, _)| *it >> 16 < half);
        let starts = (0..=1 << 16).map(|half| u32::try_from(start(half)).unwrap_or(u32::MAX));
        let (names, ends) = names(&words, texts);
        let sounds = (0..).zip(&words);
        let sounds = sounds.map(|(place, word)| (number(&sound(word)), place));
        let mut sounds: Vec<(u32, u32)> = sounds.collect();
        sounds.sort_unstable();
        Self {
            words,
            starts: starts.collect(),
            left,
            names,
            ends,
            joined: joined(texts),
            sounds,
        }
    }

    /// Whether a name or a heading has the word.
    pub(super) fn knows(&self, word: &str) -> bool {
        self.find(word).is_some()
    }

    /// A word as it is.
    pub(super) fn find(&self, word: &str) -> Option<WordNo> {
        find(&self.words, word).map(WordNo)
    }

    /// The names that have a word, in order.
    pub(super) fn names(&self, word: WordNo) -> &[NameNo] {
        let at = word.0 as usize;
        let end = |at: usize| self.ends.get(at).map_or(0, |end| *end as usize);
        let start = at.checked_sub(1).map_or(0, end);
        self.names.get(start..end(at)).unwrap_or_default()
    }

    /// The words that are nearest to one that is not among them: those that sound like it, or else those that differ in
    /// fewest letters; first those that begin like it, then those that more names have.
    pub(super) fn nearest(&self, word: &str) -> Vec<String> {
        let mut near = self.sounding(word);
        if near.is_empty() {
            near = self.near(word);
        }
        let least = near.iter().map(|(far, _)| *far).min().unwrap_or_default();
        let nearest = near.into_iter().filter(|(far, _)| *far == least);
        let words = nearest.filter_map(|(_, at)| Some((self.words.get(at as usize)?, WordNo(at))));
        let mut words: Vec<(&Box<str>, WordNo)> = words.collect();
        words.sort_by_key(|(it, at)| {
            let begins = it.chars().next() == word.chars().next();
            (!begins, std::cmp::Reverse(self.names(*at).len()))
        });
        let words = words.into_iter().take(MOST);
        words.map(|(it, _)| it.to_string()).collect()
    }

    /// The words that somebody writes as one.
    pub(super) fn joined(&self, word: &str) -> Option<Vec<String>> {
        let found = self.joined.binary_search_by(|(it, _)| (**it).cmp(word));
        let (_, words) = self.joined.get(found.ok()?)?;
        Some(words.split(' ').map(str::to_owned).collect())
    }

    /// The words of names that one may have been meant for, itself first.
    pub(super) fn alike(&self, word: &str) -> Vec<WordNo> {
        let mut near = self.near(word);
        let sounding = self.sounding(word).into_iter();
        let sounding: Vec<_> = sounding
            .filter(|(_, at)| near.iter().all(|(_, it)| it != at))
            .collect();
        near.extend(sounding);
        near.sort_unstable();
        let near = near.into_iter().map(|(_, at)| WordNo(at));
        // A word that is too short to be misspelt is what it is.
        let itself = near.len() == 0;
        let itself = itself.then(|| self.find(word)).flatten();
        let alike = near.chain(itself);
        let alike = alike.filter(|at| !self.names(*at).is_empty());
        alike.take(MOST_ALIKE).collect()
    }

    /// The words that are said like a word: it, or as near as one that differs in one letter.
    fn sounding(&self, word: &str) -> Vec<(usize, u32)> {
        let letters = word.chars().count();
        if !(SHORTEST..=LONGEST).contains(&letters) {
            return Vec::new();
        }
        let said = sound(word);
        if said.len() < SHORTEST {
            return Vec::new();
        }
        let key = number(&said);
        let start = self.sounds.partition_point(|(it, _)| *it < key);
        let alike = self.sounds.get(start..).unwrap_or_default().iter();
        let alike = alike.take_while(|(it, _)| *it == key);
        let alike = alike.filter_map(|(_, at)| {
            let it = self.words.get(*at as usize)?;
            (sound(it) == said).then(|| (usize::from(**it != *word), *at))
        });
        alike.collect()
    }

    /// The words near a word, in order, with in how many letters they differ.
    fn near(&self, word: &str) -> Vec<(usize, u32)> {
        let letters = word.chars().count();
        if !(SHORTEST..=LONGEST).contains(&letters) {
            return Vec::new();
        }
        let mut places = Vec::new();
        leaving_out(word, &mut |rest| {
            let key = number(rest);
            let half = (key >> 16) as usize;
            let at = |half: usize| self.starts.get(half).map_or(0, |start| *start as usize);
            let alike = self.left.get(at(half)..at(half + 1)).unwrap_or_default();
            let same = alike.iter().filter(|(it, _)| *it == key);
            places.extend(same.map(|(_, place)| *place));
        });
        places.sort_unstable();
        places.dedup();
        let most = tolerance(letters);
        let far = places.into_iter().filter_map(|at| {
            let it = self.words.get(at as usize)?;
            let may_be = at_least(it, word) <= most;
            may_be.then(|| (osa_distance(it, word), at))
        });
        far.filter(|(far, _)| *far <= most).collect()
    }

    /// Beginnings of words that differ in one letter from something that none begins with.
    pub(super) fn beginnings(&self, begin: &str) -> Vec<String> {
        let letters: Vec<char> = begin.chars().collect();
        if !(SHORTEST..=LONGEST).contains(&letters.len()) {
            return Vec::new();
        }
        let mut found = BTreeSet::new();
        let mut try_one = |letters: &[char]| {
            let text: String = letters.iter().collect();
            let at = self.words.partition_point(|it| **it < *text);
            if self.words.get(at).is_some_and(|it| it.starts_with(&text)) {
                found.insert(text);
            }
        };
        for at in 0..letters.len() {
            let mut other = letters.clone();
            other.remove(at);
            try_one(&other);
            let mut other = letters.clone();
            if at + 1 < letters.len() {
                other.swap(at, at + 1);
                try_one(&other);
            }
            for letter in 'a'..='z' {
                let mut other = letters.clone();
                other.insert(at, letter);
                try_one(&other);
                other.remove(at + 1);
                try_one(&other);
            }
        }
        found.into_iter().collect()
    }
}

/// Most words that are written as one.
const MOST_JOINED: usize = 4;

/// What apostrophes and hyphens join in names and rules texts: `d'agua` is `dagua`.
fn joined(texts: &[Texts; 2]) -> Vec<(Box<str>, Box<str>)> {
    let is_mark = |c: char| matches!(c, '\'' | '’' | '-');
    let mut found = BTreeSet::new();
    for of in texts {
        let all = (0..of.len()).flat_map(|card| [of.name.get(card), of.text.get(card)]);
        for run in all.flat_map(|text| text.split(|c: char| !c.is_alphanumeric() && !is_mark(c))) {
            let words: Vec<&str> = split(run).collect();
            for length in 2..=words.len().min(MOST_JOINED) {
                let parts = words.windows(length);
                found.extend(parts.map(|it| (it.concat(), it.join(" "))));
            }
        }
    }
    let found = found.into_iter();
    found
        .map(|(one, words)| (one.into(), words.into()))
        .collect()
}

fn find(words: &[Box<str>], word: &str) -> Option<u32> {
    let found = words.binary_search_by(|it| (**it).cmp(word));
    found.ok().and_then(|at| u32::try_from(at).ok())
}

/// The names that have each word, and where those of a word end.
fn names(words: &[Box<str>], texts: &[Texts; 2]) -> (Vec<NameNo>, Vec<u32>) {
    let mut having = Vec::new();
    for (lang, of) in (0..).zip(texts) {
        for (card, at) in (0..).zip(0..of.len()) {
            let places = split(of.key.get(at)).filter_map(|word| find(words, word));
            having.extend(places.map(|place| (place, NameNo(card * 2 + lang))));
        }
    }
    having.sort_unstable();
    having.dedup();
    let end = |place: u32| having.partition_point(|(it, _)| *it <= place);
    let ends = (0..).take(words.len());
    let ends = ends.map(|place| u32::try_from(end(place)).unwrap_or(u32::MAX));
    let ends = ends.collect();
    (having.into_iter().map(|(_, name)| name).collect(), ends)
}

fn number(text: &str) -> u32 {
    let hash = xxh3_64(text.as_bytes());
    u32::try_from(hash >> 32).unwrap_or_default()
}

/// Tells a word, and what is left of it without one or two letters.
fn leaving_out(word: &str, tell: &mut dyn FnMut(&str)) {
    let letters = word.chars().count();
    if !(SHORTEST..=LONGEST).contains(&letters) {
        return;
    }
    tell(word);
    without_one(word, 0, &mut |rest, at| {
        tell(rest);
        // One that is written with two letters less may be shorter than what counts as long.
        if letters + 2 > LONG {
            without_one(rest, at, &mut |rest, _| tell(rest));
        }
    });
}

fn without_one(word: &str, from: usize, tell: &mut dyn FnMut(&str, usize)) {
    let mut rest = String::with_capacity(word.len());
    for (at, letter) in word.char_indices().skip_while(|(at, _)| *at < from) {
        rest.clear();
        rest.push_str(word.get(..at).unwrap_or_default());
        rest.push_str(word.get(at + letter.len_utf8()..).unwrap_or_default());
        tell(&rest, at);
    }
}

/// In how many letters two texts differ at least: those that one has and the other has not.
pub(super) fn at_least(a: &str, b: &str) -> usize {
    // Other letters are several bytes each.
    if !(a.is_ascii() && b.is_ascii()) {
        return 0;
    }
    let mut balance = [0_i16; 32];
    let mut count = |text: &str, one: i16| {
        for byte in text.bytes() {
            if let Some(letter) = balance.get_mut(usize::from(byte % 32)) {
                *letter += one;
            }
        }
    };
    count(a, 1);
    count(b, -1);
    let more: i16 = balance.iter().filter(|it| **it > 0).sum();
    let fewer: i16 = balance.iter().filter(|it| **it < 0).sum();
    usize::from(more.max(-fewer).unsigned_abs())
}
