//! Letters without case and accents, words, stems.

use fabulario_engine::Lang;
use frostem::{Algorithm, Stemmer};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// A text without case, and Latin letters without accents.
pub fn fold(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut latin = false;
    for c in text.nfd() {
        if is_combining_mark(c) {
            if !latin {
                plain.push(c);
            }
        } else {
            latin = c.is_alphabetic() && c < '\u{250}';
            plain.extend(c.to_lowercase());
        }
    }
    plain.nfc().collect()
}

/// The same with the case that it has: a pattern knows `\d` from `\D`.
pub fn without_accents(pattern: &str) -> String {
    let letters = pattern.nfd().filter(|c| !is_combining_mark(*c));
    letters.nfc().collect()
}

/// The words of a text, without case and accents.
pub fn words(text: &str) -> Vec<String> {
    let folded = fold(text);
    let words = folded.split(|c: char| !c.is_alphanumeric());
    let words = words.filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

/// The words of a text, each number with the sign right before it unless that follows a letter or a digit.
pub fn signed_words(text: &str) -> Vec<String> {
    let mut found = vec![String::new()];
    let (mut before, mut earlier) = (' ', ' ');
    for c in fold(text).chars() {
        let word = found.last_mut().expect("there is always one");
        if c.is_alphanumeric() {
            let signed = word.is_empty() && c.is_ascii_digit() && !earlier.is_alphanumeric();
            match before {
                '+' if signed => word.push('+'),
                '-' | '−' | '–' if signed => word.push('-'),
                _ => {}
            }
            word.push(c);
        } else if !word.is_empty() {
            found.push(String::new());
        }
        (earlier, before) = (before, c);
    }
    found.retain(|word| !word.is_empty());
    found
}

/// The letters of a name: two names with the same ones are the same.
pub fn key(name: &str) -> String {
    fold(name).chars().filter(|c| c.is_alphanumeric()).collect()
}

/// The longest word that is found by its stem, in bytes.
const LONGEST: usize = 40;

/// The table of endings of QUERY.md, under a heading: ending, what it becomes, how many letters it leaves.
fn table(heading: &str) -> impl Iterator<Item = (&'static str, &'static str, usize)> {
    let document = include_str!("../../../QUERY.md");
    let part = document.split(heading).nth(1).expect("the table");
    let lines = part.lines().skip_while(|line| !line.starts_with("| -"));
    let lines = lines.take_while(|line| line.starts_with("| -"));
    lines.map(|line| {
        let mut cells = line.trim_matches('|').split('|');
        let mut cell = || cells.next().expect("a cell").trim().trim_start_matches('-');
        let (end, becomes, least) = (cell(), cell(), cell());
        (end, becomes, least.parse().expect("a number"))
    })
}

/// The words that QUERY.md lists one by one: `wolves` wolf.
fn listed(heading: &str, word: &str) -> Option<&'static str> {
    let document = include_str!("../../../QUERY.md");
    let part = document.split(heading).nth(1).expect("the list");
    let line = part.lines().next().expect("a line");
    let pairs = line.trim().trim_end_matches('.').split(", ");
    let mut pairs = pairs.filter_map(|pair| pair.split_once(" → "));
    pairs.find(|(form, _)| *form == word).map(|(_, it)| it)
}

fn ending(heading: &str, word: &str) -> Option<String> {
    let mut rows = table(heading);
    let (end, becomes, _) =
        rows.find(|(end, _, least)| word.ends_with(end) && word.len() >= end.len() + least)?;
    Some(word[..word.len() - end.len()].to_owned() + becomes)
}

/// A Portuguese word without plural and feminine, as QUERY.md lists it.
fn portuguese(word: &str) -> String {
    let word = match word.strip_suffix("mente") {
        Some(begin) if begin.len() >= 4 => begin,
        _ => word,
    };
    let listed = listed("Portuguese words by themselves:", word).map(str::to_owned);
    let one = listed.or_else(|| ending("Portuguese plurals", word));
    let one = one.unwrap_or_else(|| {
        let cut = word.len() >= 4 && word.ends_with('s') && !word.ends_with("ss");
        word[..word.len() - usize::from(cut)].to_owned()
    });
    ending("Portuguese forms", &one).unwrap_or(one)
}

/// The stem of a folded word.
pub fn stem(lang: Lang, word: &str) -> String {
    if word.len() > LONGEST {
        return word.to_owned();
    }
    match lang {
        Lang::Pt => {
            let word = portuguese(word);
            if word.ends_with('i') {
                return word;
            }
            Stemmer::new(Algorithm::Portuguese).stem(&word).into_owned()
        }
        Lang::En => {
            let listed = listed("English words by themselves:", word).map(str::to_owned);
            let one = listed.or_else(|| ending("English people", word));
            let word = one.unwrap_or_else(|| word.to_owned());
            Stemmer::new(Algorithm::English).stem(&word).into_owned()
        }
    }
}
