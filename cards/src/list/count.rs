//! Copies, sets and numbers around a name.

use super::printing::{Printing, Sets, printing};

/// What a line may mean: a name, and what stands around it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Reading<'s> {
    pub name: &'s str,
    /// Copies before and after the name.
    pub before: Option<u32>,
    pub after: Option<u32>,
    pub printing: Option<Printing<'s>>,
}

/// Every reading of a text, the barest first; with copies before it, a name is never all of it unless names may
/// begin with digits.
pub(super) fn readings<'s>(
    text: &'s str,
    sets: Sets<'_>,
    digits: bool,
    visit: &mut dyn FnMut(Reading<'s>),
) {
    let plain = Reading {
        name: text,
        before: None,
        after: None,
        printing: None,
    };
    let counted = before(text).map(|(copies, name)| Reading {
        name,
        before: Some(copies),
        ..plain
    });
    // `3 cópias de Nome`: with and without the words.
    let worded = counted.and_then(|it| {
        let name = without_copies_word(it.name)?;
        Some(Reading { name, ..it })
    });
    let linked = worded.and_then(|it| {
        let name = without_link(it.name)?;
        Some(Reading { name, ..it })
    });
    let is_copies = text.starts_with(|c: char| c.is_ascii_digit()) && counted.is_some();
    let plain = Some(plain).filter(|_| digits || !is_copies);
    for start in [plain, counted, worded, linked] {
        let Some(start) = start else { continue };
        visit(start);
        if let Some((name, found)) = printing(start.name, sets) {
            let printed = Reading {
                name,
                printing: Some(found),
                ..start
            };
            visit(printed);
            if let Some((name, copies)) = after(name) {
                visit(Reading {
                    name,
                    after: Some(copies),
                    ..printed
                });
            }
            // The number is the printing's, and no copies.
            if found.number.is_some() {
                continue;
            }
        }
        if let Some((name, copies)) = after(start.name) {
            let counted = Reading {
                name,
                after: Some(copies),
                ..start
            };
            visit(counted);
            if let Some((name, found)) = printing(name, sets) {
                visit(Reading {
                    name,
                    printing: Some(found),
                    ..counted
                });
            }
        }
    }
}

/// A whole number; one that is too large for anything is the largest.
pub(super) fn number(digits: &str) -> Option<u32> {
    let all = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    all.then(|| digits.parse().unwrap_or(u32::MAX))
}

/// The digits that a text begins with, and what follows.
pub(super) fn digits(text: &str) -> Option<(u32, &str)> {
    let end = text.bytes().take_while(u8::is_ascii_digit).count();
    let (digits, rest) = text.split_at_checked(end)?;
    Some((number(digits)?, rest))
}

const SIGN: [char; 2] = ['x', 'X'];

/// Words that say what a number counts.
const COPIES: [&str; 8] = [
    "copias", "copia", "cópias", "cópia", "copies", "copy", "unidades", "unidade",
];
/// Words between copies and a name.
const LINKS: [&str; 6] = ["de", "da", "do", "das", "dos", "of"];

/// What follows one of some words that a text begins with.
fn after_word<'s>(text: &'s str, words: &[&str]) -> Option<&'s str> {
    let (word, rest) = text.split_once(char::is_whitespace)?;
    let rest = rest.trim_start();
    is_one_of(word, words)
        .then_some(rest)
        .filter(|it| !it.is_empty())
}

fn without_copies_word(text: &str) -> Option<&str> {
    // Most names begin otherwise, and this is asked of every line.
    let maybe = text.starts_with(['c', 'C', 'u', 'U']);
    maybe.then(|| after_word(text, &COPIES)).flatten()
}

fn without_link(text: &str) -> Option<&str> {
    after_word(text, &LINKS)
}

/// What stands before the sign or the word of copies that a text ends with.
fn unworded(text: &str) -> &str {
    if let Some(text) = text.strip_suffix(SIGN) {
        return text.trim_end();
    }
    // A digit stands right before the word; few lines have one there.
    let mut end = text.bytes().rev().skip(4).take(8);
    if !end.any(|b| b.is_ascii_digit()) {
        return text;
    }
    let last = text.rsplit(|c: char| !c.is_alphabetic()).next();
    let word = last.filter(|word| word.len() > 3 && is_one_of(word, &COPIES));
    let before = word.and_then(|word| text.strip_suffix(word));
    before.map_or(text, str::trim_end)
}

fn is_one_of(word: &str, words: &[&str]) -> bool {
    let same = |it: &&str| it.len() == word.len() && it.eq_ignore_ascii_case(word);
    words.iter().any(same) || (!word.is_ascii() && words.contains(&&*word.to_lowercase()))
}

/// Copies, and the name after them: `3 Nome`, `3x Nome`, `3 x Nome`, `[3] Nome`, `(3x) Nome`, `x3 Nome`, `3 - Nome`.
pub(super) fn before(text: &str) -> Option<(u32, &str)> {
    if let Some(inner) = text.strip_prefix(['[', '(']) {
        let (inner, rest) = inner.split_once([']', ')'])?;
        let inner = inner.trim();
        let inner = inner.strip_prefix(SIGN).unwrap_or(inner);
        let copies = number(inner.strip_suffix(SIGN).unwrap_or(inner).trim())?;
        return Some((copies, name_after(rest)?));
    }
    if let Some(rest) = text.strip_prefix(SIGN) {
        let (copies, rest) = digits(rest)?;
        let spaced = rest.starts_with(char::is_whitespace);
        return spaced.then_some((copies, name_after(rest)?));
    }
    let (copies, rest) = digits(text)?;
    let trimmed = rest.trim_start();
    let spaced = trimmed.len() < rest.len();
    if let Some(name) = trimmed.strip_prefix(SIGN) {
        // `3 xadrez` is a name with an x; `3xadrez` may be the same, or no name at all.
        if !spaced || name.starts_with(char::is_whitespace) {
            return Some((copies, name_after(name)?));
        }
    }
    let marked = rest.starts_with([':', '-', '=']);
    (spaced || marked).then_some((copies, name_after(rest)?))
}

fn name_after(rest: &str) -> Option<&str> {
    let rest = rest.trim_start();
    let name = rest.strip_prefix([':', '-', '=', '|']).unwrap_or(rest);
    Some(name.trim()).filter(|name| !name.is_empty())
}

/// Copies after a name: `Nome x3`, `Nome (x3)`, `Nome: 3`, `Nome - 3`, `Nome [3]`, `Nome 3x`, `Nome 3`,
/// `Nome - 3 cópias`.
pub(super) fn after(text: &str) -> Option<(&str, u32)> {
    let (inner, open) = match text.strip_suffix(']') {
        Some(inner) => (inner, Some('[')),
        None => match text.strip_suffix(')') {
            Some(inner) => (inner, Some('(')),
            None => (text, None),
        },
    };
    let inner = unworded(inner.trim_end());
    let count = inner.bytes().rev().take_while(u8::is_ascii_digit).count();
    let (rest, digits) = inner.split_at_checked(inner.len() - count)?;
    let mut copies = number(digits)?;
    let positive = rest.strip_suffix('-').map(str::trim_end);
    let rest = match positive.filter(|it| it.ends_with([':', '=', '-', '(', '['])) {
        // `Nome: -3` is no dash between the two, and less than none.
        Some(positive) => {
            copies = 0;
            positive
        }
        None => rest,
    };
    let rest = match open {
        Some(open) => {
            let rest = rest.trim_end();
            let rest = rest.strip_suffix(SIGN).unwrap_or(rest).trim_end();
            rest.strip_suffix(open)?
        }
        None => unsigned(rest)?,
    };
    let name = rest.trim_end().trim_end_matches([':', '-', '=', ',', ';']);
    Some((name.trim_end(), copies)).filter(|(name, _)| !name.is_empty())
}

/// What stands before copies without brackets: it ends with a space or a sign.
fn unsigned(rest: &str) -> Option<&str> {
    let ends = |text: &str| text.ends_with(|c: char| c.is_whitespace() || ":=-,;".contains(c));
    let trimmed = rest.trim_end();
    if let Some(before) = trimmed.strip_suffix(SIGN).filter(|it| ends(it)) {
        return Some(before);
    }
    // `fab-boi-3` is an id.
    let id = !rest.contains(char::is_whitespace) && rest.ends_with('-');
    (ends(rest) && !id).then_some(rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_stand_before_a_name() {
        for (text, copies) in [
            ("3 Boi", 3),
            ("3x Boi", 3),
            ("3 x Boi", 3),
            ("3X Boi", 3),
            ("3xBoi", 3),
            ("[3] Boi", 3),
            ("(3x) Boi", 3),
            ("x3 Boi", 3),
            ("3 - Boi", 3),
            ("3: Boi", 3),
            ("0 Boi", 0),
            ("99999999999 Boi", u32::MAX),
        ] {
            assert_eq!(before(text), Some((copies, "Boi")), "{text}");
        }
        assert_eq!(before("3 xadrez"), Some((3, "xadrez")));
        for text in ["3", "3x", "Boi", "3Boi", "[Boi]", "x Boi", "3º Boi", ""] {
            assert_eq!(before(text), None, "{text}");
        }
    }

    #[test]
    fn copies_stand_after_a_name() {
        for text in [
            "Boi x3",
            "Boi (x3)",
            "Boi (3)",
            "Boi [3]",
            "Boi: 3",
            "Boi - 3",
            "Boi 3x",
            "Boi 3",
            "Boi (3x)",
            "Boi = 3",
            "Boi X 3",
            "Boi, 3",
            "Boi, 3x",
            "Boi - 3 cópias",
            "Boi (3 COPIAS)",
            "Boi: 3 copies",
            "Boi 3 CÓPIAS",
            "Boi [3 unidades]",
        ] {
            assert_eq!(after(text), Some(("Boi", 3)), "{text}");
        }
        for text in ["Boi: -3", "Boi (-3)", "Boi = -3 cópias", "Boi --3"] {
            assert_eq!(after(text), Some(("Boi", 0)), "{text}");
        }
        for text in ["Boi", "3", "Boi3", "fab-boi-3", "Boix3", "(3)", ""] {
            assert_eq!(after(text), None, "{text}");
        }
    }

    #[test]
    fn words_of_copies_are_read_with_and_without() {
        let mut names = Vec::new();
        readings("3 Cópias de Boi", Sets(&[]), true, &mut |it| {
            names.push((it.before, it.name));
        });
        let three = Some(3);
        let expected = [
            (None, "3 Cópias de Boi"),
            (three, "Cópias de Boi"),
            (three, "de Boi"),
            (three, "Boi"),
        ];
        assert_eq!(names, expected);
    }
}
