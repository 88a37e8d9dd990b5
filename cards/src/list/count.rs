//! Copies, sets and numbers around a name.

/// What a line may mean: a name, and what stands around it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Reading<'s> {
    pub name: &'s str,
    /// Copies before and after the name.
    pub before: Option<u32>,
    pub after: Option<u32>,
    pub printing: Option<Printing<'s>>,
}

/// Where a card was printed, as it is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Printing<'s> {
    pub set: Option<&'s str>,
    pub number: Option<u32>,
}

/// Every reading of a text, the barest first.
pub(super) fn readings<'s>(
    text: &'s str,
    is_set: &dyn Fn(&str) -> bool,
    visit: &mut dyn FnMut(Reading<'s>),
) {
    let plain = Reading {
        name: text,
        before: None,
        after: None,
        printing: None,
    };
    for start in [
        Some(plain),
        before(text).map(|(copies, name)| Reading {
            name,
            before: Some(copies),
            ..plain
        }),
    ] {
        let Some(start) = start else { continue };
        visit(start);
        if let Some((name, found)) = printing(start.name, is_set) {
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
            if let Some((name, found)) = printing(name, is_set) {
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

/// Copies after a name: `Nome x3`, `Nome (x3)`, `Nome: 3`, `Nome - 3`, `Nome [3]`, `Nome 3x`, `Nome 3`.
pub(super) fn after(text: &str) -> Option<(&str, u32)> {
    let (inner, open) = match text.strip_suffix(']') {
        Some(inner) => (inner, Some('[')),
        None => match text.strip_suffix(')') {
            Some(inner) => (inner, Some('(')),
            None => (text, None),
        },
    };
    let inner = inner.trim_end();
    let inner = inner.strip_suffix(SIGN).unwrap_or(inner).trim_end();
    let count = inner.bytes().rev().take_while(u8::is_ascii_digit).count();
    let (rest, digits) = inner.split_at_checked(inner.len() - count)?;
    let copies = number(digits)?;
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

/// A set and a number after a name: `Nome (BDF) 12`, `Nome [BDF#12]`, `Nome BDF-12`, `Nome (BDF)`, `Nome #12`.
///
/// Without brackets, the set must be one that there is.
pub(super) fn printing<'s>(
    text: &'s str,
    is_set: &dyn Fn(&str) -> bool,
) -> Option<(&'s str, Printing<'s>)> {
    let inner = text.strip_suffix([']', ')']).unwrap_or(text).trim_end();
    let count = inner.bytes().rev().take_while(u8::is_ascii_digit).count();
    let (rest, digits) = inner.split_at_checked(inner.len() - count)?;
    let number = number(digits);
    let coded = if number.is_none() {
        rest
    } else {
        let rest = rest.trim_end();
        let bare = rest.trim_end_matches(['#', '-', '/', '.', ')', ']', ' ', '\t']);
        if rest.ends_with('#') && !ends_with_code(bare, is_set) {
            let set = None;
            let name = rest.strip_suffix('#')?;
            return named(name, Printing { set, number });
        }
        bare
    };
    let (name, set) = code(coded)?;
    let bracketed = name.ends_with(['(', '[']);
    if !bracketed && !is_set(set) {
        // Digits may belong to the code: `Nome (M15)`.
        let (name, set) = code(inner)?;
        let whole = name.ends_with(['(', '[']) || is_set(set);
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

fn ends_with_code(text: &str, is_set: &dyn Fn(&str) -> bool) -> bool {
    code(text).is_some_and(|(name, set)| name.ends_with(['(', '[']) || is_set(set))
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
            "Boi x3", "Boi (x3)", "Boi (3)", "Boi [3]", "Boi: 3", "Boi - 3", "Boi 3x", "Boi 3",
            "Boi (3x)", "Boi = 3", "Boi X 3", "Boi, 3",
        ] {
            assert_eq!(after(text), Some(("Boi", 3)), "{text}");
        }
        for text in ["Boi", "3", "Boi3", "fab-boi-3", "Boix3", "(3)", ""] {
            assert_eq!(after(text), None, "{text}");
        }
    }

    #[test]
    fn a_printing_stands_after_a_name() {
        let is_set = |code: &str| code.eq_ignore_ascii_case("bdf");
        let found = |text| printing(text, &is_set).map(|(name, it)| (name, it.set, it.number));
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
    }
}
