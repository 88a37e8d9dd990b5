//! Sets and numbers after a name.

use super::count::number;
use crate::sheet::Set;
use crate::words::slug;

/// Where a card was printed, as it is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Printing<'s> {
    pub set: Option<&'s str>,
    pub number: Option<u32>,
}

/// Longest name of a set that is looked up, in bytes.
const LONGEST: usize = 600;

/// The sets that a printing may name.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sets<'c>(pub &'c [Set]);

impl<'c> Sets<'c> {
    /// Whether a set has this code.
    pub(super) fn has_code(self, code: &str) -> bool {
        let mut sets = self.0.iter();
        sets.any(|set| set.code.eq_ignore_ascii_case(code))
    }

    /// The codes of the sets with this code or, if there are none, with this name in either language.
    pub(super) fn called(self, written: &str) -> Vec<&'c str> {
        let is_coded = |set: &&Set| set.code.eq_ignore_ascii_case(written);
        if let Some(set) = self.0.iter().find(is_coded) {
            return vec![&set.code];
        }
        let written = slug(written);
        let is_named = |set: &&Set| set.name.all().any(|(_, name)| slug(name) == written);
        let named = self.0.iter().filter(is_named);
        named.map(|set| set.code.as_str()).collect()
    }
}

/// A set and a number after a name: `Nome (BDF) 12`, `Nome [BDF#12]`, `Nome BDF-12`, `Nome (BDF)`, `Nome #12`.
///
/// Without brackets, the set must be one that there is; by its name it stands in brackets.
pub(super) fn printing<'s>(text: &'s str, sets: Sets<'_>) -> Option<(&'s str, Printing<'s>)> {
    by_name(text, sets).or_else(|| by_code(text, sets))
}

/// `Nome (Beira de Fogo) 12`, `Nome [Beira de Fogo #12]`, `Nome (Beira de Fogo)`.
fn by_name<'s>(text: &'s str, sets: Sets<'_>) -> Option<(&'s str, Printing<'s>)> {
    // Most lines end otherwise, and this is asked of all of them.
    if !text.ends_with(|c: char| c == ')' || c == ']' || c.is_ascii_digit()) {
        return None;
    }
    let (name, words) = text.rsplit_once(['(', '['])?;
    let (words, tail) = words.split_once([')', ']'])?;
    let is_set = |words: &str| {
        words.len() <= LONGEST && !sets.has_code(words) && !sets.called(words).is_empty()
    };
    let tail = tail.trim();
    let mut number = number(tail.trim_start_matches('#'));
    let mut set = words.trim();
    if number.is_none() && tail.is_empty() && !is_set(set) {
        let shorter = set.trim_end_matches(|c: char| c.is_ascii_digit());
        number = super::count::number(set.get(shorter.len()..)?);
        set = shorter.trim_end_matches(['#', ' ', '-']);
    }
    let taken = is_set(set) && (tail.is_empty() || number.is_some());
    let set = Some(set);
    taken
        .then(|| named(name, Printing { set, number }))
        .flatten()
}

fn by_code<'s>(text: &'s str, sets: Sets<'_>) -> Option<(&'s str, Printing<'s>)> {
    let inner = text.strip_suffix([']', ')']).unwrap_or(text).trim_end();
    let count = inner.bytes().rev().take_while(u8::is_ascii_digit).count();
    let (rest, digits) = inner.split_at_checked(inner.len() - count)?;
    let number = number(digits);
    let coded = if number.is_none() {
        rest
    } else {
        let rest = rest.trim_end();
        let bare = rest.trim_end_matches(['#', '-', '/', '.', ')', ']', ' ', '\t']);
        if rest.ends_with('#') && !ends_with_code(bare, sets) {
            let set = None;
            let name = rest.strip_suffix('#')?;
            return named(name, Printing { set, number });
        }
        bare
    };
    let (name, set) = code(coded)?;
    let bracketed = name.ends_with(['(', '[']);
    if !bracketed && !sets.has_code(set) {
        // Digits may belong to the code: `Nome (M15)`.
        let (name, set) = code(inner)?;
        let whole = name.ends_with(['(', '[']) || sets.has_code(set);
        let set = Some(set).filter(|_| whole && name.len() < text.len())?;
        let number = None;
        return named(
            name,
            Printing {
                set: Some(set),
                number,
            },
        );
    }
    named(
        name,
        Printing {
            set: Some(set),
            number,
        },
    )
}

fn ends_with_code(text: &str, sets: Sets<'_>) -> bool {
    code(text).is_some_and(|(name, set)| name.ends_with(['(', '[']) || sets.has_code(set))
}

fn named<'s>(name: &'s str, printing: Printing<'s>) -> Option<(&'s str, Printing<'s>)> {
    let name = name.trim_end_matches([' ', '\t', '(', '[', ',', ';', '-', '|']);
    Some((name, printing)).filter(|(name, _)| !name.is_empty())
}

/// The letters and digits that a text ends with, from two to eight of them, and what stands before.
fn code(text: &str) -> Option<(&str, &str)> {
    let count = text
        .bytes()
        .rev()
        .take_while(u8::is_ascii_alphanumeric)
        .count();
    let (name, set) = text.split_at_checked(text.len() - count)?;
    let begins = name.ends_with(['(', '[', ' ', '\t', ',', ';', '|']);
    ((2..=8).contains(&count) && begins).then_some((name, set))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_printing_stands_after_a_name() {
        let name = json!({ "pt-BR": "Beira de Fogo", "en": "By the Fire" });
        let set = json!({ "code": "BDF", "name": name, "released": "2026-11-16" });
        let sets: [Set; 1] = [serde_json::from_value(set).unwrap()];
        let sets = Sets(&sets);
        let found = |text| printing(text, sets).map(|(name, it)| (name, it.set, it.number));
        for text in [
            "Boi (BDF) 12",
            "Boi [BDF#12]",
            "Boi [BDF 12]",
            "Boi (BDF-12)",
            "Boi BDF 12",
            "Boi BDF#12",
            "Boi (BDF) #012",
        ] {
            assert_eq!(found(text), Some(("Boi", Some("BDF"), Some(12))), "{text}");
        }
        assert_eq!(found("Boi (bdf)"), Some(("Boi", Some("bdf"), None)));
        assert_eq!(found("Boi #12"), Some(("Boi", None, Some(12))));
        assert_eq!(found("Boi (XYZ) 9"), Some(("Boi", Some("XYZ"), Some(9))));
        for text in ["Boi", "Boi XYZ 9", "Boi Manso", "BDF 12", ""] {
            assert_eq!(found(text), None, "{text}");
        }
        for (text, set, number) in [
            ("Boi (beira de fogo)", "beira de fogo", None),
            ("Boi [By the Fire]", "By the Fire", None),
            ("Boi (Beira de Fogo) 12", "Beira de Fogo", Some(12)),
            ("Boi (Beira de Fogo) #12", "Beira de Fogo", Some(12)),
            ("Boi [Beira de Fogo #12]", "Beira de Fogo", Some(12)),
        ] {
            assert_eq!(found(text), Some(("Boi", Some(set), number)), "{text}");
        }
        for text in ["Boi Beira de Fogo", "(Beira de Fogo)", "Boi (Beira de Rio)"] {
            assert_eq!(found(text), None, "{text}");
        }
    }
}
