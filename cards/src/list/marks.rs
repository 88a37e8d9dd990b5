//! Marks of finish beside a name, which no deck is made of: `Nome (foil)`, `Nome *F*`.

use crate::words::slug_into;

/// Words of such marks, as [`slug`](crate::words::slug) leaves them.
const MARKS: &[&str] = &[
    "f",
    "foil",
    "holo",
    "holografica",
    "brilhante",
    "metalizada",
    "promo",
    "promocional",
    "arte-alternativa",
    "arte-alt",
    "alt-art",
    "alternate-art",
    "alternative-art",
    "arte-completa",
    "full-art",
    "sem-borda",
    "borderless",
];

/// Longest text that marks are looked for in, in bytes.
const LONGEST: usize = 1_200;

/// A text without the marks that it ends with, which are added to those found so far.
pub(super) fn unmarked<'s>(text: &'s str, marks: &mut Vec<&'s str>) -> &'s str {
    let mut rest = text;
    if text.len() > LONGEST {
        return rest;
    }
    while let Some((before, mark)) = last_mark(rest) {
        rest = before;
        marks.push(mark);
    }
    rest
}

/// The mark that a text ends with, in brackets or between asterisks, and what stands before.
fn last_mark(text: &str) -> Option<(&str, &str)> {
    let open = match text.chars().next_back()? {
        ')' => '(',
        ']' => '[',
        '*' => '*',
        _ => return None,
    };
    let inner = text.get(..text.len() - 1)?;
    let (before, mark) = text.split_at_checked(inner.rfind(open)?)?;
    let mut letters = String::new();
    slug_into(mark, &mut letters);
    let before = before.trim_end();
    let is_mark = MARKS.contains(&letters.as_str()) && !before.is_empty();
    is_mark.then_some((before, mark))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_taken_off_the_end() {
        for (text, marks) in [
            ("Boi (foil)", &["(foil)"][..]),
            ("Boi *F*", &["*F*"]),
            ("Boi [Arte Alternativa]", &["[Arte Alternativa]"]),
            ("Boi (promo)(alt-art)", &["(alt-art)", "(promo)"]),
            ("Boi", &[]),
        ] {
            let mut found = Vec::new();
            assert_eq!(unmarked(text, &mut found), "Boi", "{text}");
            assert_eq!(found, marks, "{text}");
        }
        for text in ["(foil)", "Boi foil", "Boi (manso)", "Boi foil)", ""] {
            assert_eq!(unmarked(text, &mut Vec::new()), text, "{text}");
        }
    }
}
