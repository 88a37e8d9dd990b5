//! What stands before a card: quotes, the stamps of chats, bullets, boxes and numbers of items.

use super::count::digits;

/// A line without what stands before its card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Bare<'s> {
    pub rest: &'s str,
    /// The number of the item: `1. Nome`.
    pub item: Option<u32>,
    /// Whether a plus stands before it: `+ Nome`.
    pub plus: bool,
    /// Whether a dash touches a digit: `-3 Nome`.
    pub dash: bool,
    /// Whether it does so after something else, as no bullet does: `- -3 Nome`.
    pub minus: bool,
}

/// Takes off quotes and the stamp of a chat: `> [21:03] Ana: 3 Nome`. `is_kept` says what is no author.
pub(super) fn unquoted<'s>(line: &'s str, is_kept: &mut dyn FnMut(&str, &str) -> bool) -> &'s str {
    let line = line.trim_start_matches(|c: char| c == '>' || c.is_whitespace());
    let Some(rest) = after_stamp(line) else {
        return line;
    };
    match rest.split_once(':') {
        Some((author, said))
            if author.len() <= 40 && !said.trim().is_empty() && !is_kept(author, said) =>
        {
            said.trim_start()
        }
        _ => rest,
    }
}

/// What follows the time of a message: `[21:03]`, `[12/11/2026, 21:03:10]`, `12/11/2026 21:03 - `, `21:03 - `.
fn after_stamp(line: &str) -> Option<&str> {
    let is_stamp = |text: &str| {
        let mut times = text.split([' ', ',']);
        text.len() <= 32
            && text
                .chars()
                .all(|c| c.is_ascii_digit() || ":/.-, APMapm".contains(c))
            && times
                .any(|part| part.contains(':') && part.starts_with(|c: char| c.is_ascii_digit()))
    };
    if let Some(inner) = line.strip_prefix('[') {
        let (stamp, rest) = inner.split_once(']')?;
        return is_stamp(stamp).then(|| rest.trim_start());
    }
    // Every time has a colon, and few lines have one.
    let (stamp, rest) = line.contains(':').then(|| line.split_once(" - "))??;
    is_stamp(stamp).then(|| rest.trim_start())
}

/// Takes off bullets, boxes and the number of an item.
pub(super) fn bare(line: &str) -> Bare<'_> {
    let mut bare = Bare {
        rest: line.trim(),
        item: None,
        plus: false,
        dash: false,
        minus: false,
    };
    loop {
        let before = bare.rest;
        if let Some(rest) = before.strip_prefix('+') {
            bare.plus = true;
            bare.rest = rest.trim_start();
        } else if let Some(rest) = before.strip_prefix('-') {
            bare.dash = rest.starts_with(|c: char| c.is_ascii_digit());
            bare.minus = bare.dash && before.len() < line.trim().len();
            bare.rest = rest.trim_start();
        } else if let Some(rest) = unboxed(before) {
            bare.rest = rest.trim_start();
        } else if let Some((number, rest)) = item(before).filter(|_| bare.item.is_none()) {
            bare.item = Some(number);
            bare.rest = rest;
        } else {
            return bare;
        }
    }
}

/// `[ ] Nome` and `[x] Nome`.
fn unboxed(text: &str) -> Option<&str> {
    let boxes = ["[ ]", "[x]", "[X]", "[]", "☐", "☑", "✅", "✔"];
    let mut rests = boxes.iter().filter_map(|it| text.strip_prefix(it));
    rests.next()
}

/// `1. Nome` and `1) Nome`; neither `1.5` nor `1.`.
fn item(text: &str) -> Option<(u32, &str)> {
    let (number, rest) = digits(text)?;
    let rest = rest.strip_prefix(['.', ')'])?;
    let name = rest.trim_start();
    (name.len() < rest.len() && !name.is_empty()).then_some((number, name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_and_stamps_are_taken_off() {
        let mut kept = |author: &str, _: &str| author == "Centro";
        for line in [
            "> 3 Boi",
            "> > 3 Boi",
            "[21:03] Ana: 3 Boi",
            "[12/11/2026, 21:03:10] Ana Lu: 3 Boi",
            "12/11/2026 21:03 - Ana: 3 Boi",
            "[9:03 PM] 3 Boi",
        ] {
            assert_eq!(unquoted(line, &mut kept), "3 Boi", "{line}");
        }
        assert_eq!(unquoted("[21:03] Centro: Boi", &mut kept), "Centro: Boi");
        assert_eq!(unquoted("[3] Boi: x", &mut kept), "[3] Boi: x");
        assert_eq!(unquoted("3 - Boi", &mut kept), "3 - Boi");
    }

    #[test]
    fn bullets_boxes_and_numbers_are_taken_off() {
        for (line, item, plus) in [
            ("- 3 Boi", None, false),
            ("- [x] 3 Boi", None, false),
            ("1. 3 Boi", Some(1), false),
            ("12) 3 Boi", Some(12), false),
            ("  - + 3 Boi", None, true),
        ] {
            let found = bare(line);
            assert_eq!((found.rest, found.item, found.plus), ("3 Boi", item, plus));
        }
        for (line, dash, minus) in [
            ("- 3 Boi", false, false),
            ("-3 Boi", true, false),
            ("- -3 Boi", true, true),
            ("--3 Boi", true, true),
            ("1. -3 Boi", true, true),
        ] {
            let found = bare(line);
            assert_eq!((found.dash, found.minus), (dash, minus), "{line}");
            assert_eq!(found.rest, "3 Boi", "{line}");
        }
        assert_eq!(bare("[3] Boi").rest, "[3] Boi");
        assert_eq!(bare("1.5 Boi").item, None);
    }
}
