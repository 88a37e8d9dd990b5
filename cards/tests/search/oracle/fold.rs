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

/// The letters of a name: two names with the same ones are the same.
pub fn key(name: &str) -> String {
    fold(name).chars().filter(|c| c.is_alphanumeric()).collect()
}

/// The longest word that is found by its stem, in bytes.
const LONGEST: usize = 40;

/// What the end of a Portuguese word becomes, and how many letters it leaves, as QUERY.md lists it.
fn portuguese(word: &str) -> String {
    let is = |end: &str, least: usize| word.ends_with(end) && word.len() >= end.len() + least;
    let without = |count: usize| word[..word.len() - count].to_owned();
    for end in ["oes", "aes", "aos"] {
        if is(end, 1) {
            return without(3) + "ao";
        }
    }
    if is("stroi", 1) {
        return without(2) + "ua";
    }
    if is("stroem", 1) {
        return without(3) + "ua";
    }
    for vowel in ["a", "e", "o", "u"] {
        if is(&format!("{vowel}is"), 2) {
            return without(2) + "l";
        }
    }
    if is("ns", 2) {
        return without(2) + "m";
    }
    for (end, count) in [("ques", 4), ("quem", 4), ("que", 3)] {
        if is(end, 2) {
            return without(count) + "ca";
        }
    }
    if is("gue", 2) {
        return without(3) + "ga";
    }
    for end in ["uas", "eas", "oas", "ios", "eos", "uos"] {
        if is(end, 1) {
            return without(1);
        }
    }
    for (end, count) in [("arias", 2), ("aria", 1)] {
        if is(end, 2) {
            return without(count) + "o";
        }
    }
    if is("ias", 1) {
        return without(1);
    }
    word.to_owned()
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
            if word.ends_with("is") {
                return word[..word.len() - 1].to_owned();
            }
            Stemmer::new(Algorithm::Portuguese).stem(&word).into_owned()
        }
        Lang::En => Stemmer::new(Algorithm::English).stem(word).into_owned(),
    }
}
