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

/// The stem of a folded word.
pub fn stem(lang: Lang, word: &str) -> Option<String> {
    if word.len() > LONGEST {
        return None;
    }
    Some(match lang {
        Lang::Pt => {
            let plurals = ["oes", "aes", "aos"];
            let root = plurals.iter().find_map(|end| word.strip_suffix(end));
            let word = root.map_or_else(|| word.to_owned(), |root| format!("{root}ao"));
            Stemmer::new(Algorithm::Portuguese).stem(&word).into_owned()
        }
        Lang::En => Stemmer::new(Algorithm::English).stem(word).into_owned(),
    })
}
