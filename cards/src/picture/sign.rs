//! Characters that the bundled fonts lack, and what is drawn in their place, in SVG and PNG alike.

use super::clean;
use super::font::{Cut, shows};

mod table;

/// What is drawn for a character that neither a font nor the table of stand-ins has.
const UNKNOWN: char = '?';

/// The text on one line, of nothing but what the font shows: each other character as its stand-in, else as its
/// bare letter, else as a question mark.
pub(super) fn drawn(cut: Cut, text: &str) -> String {
    let line = clean::line(text);
    let mut out = String::with_capacity(line.len());
    for letter in letters(&line) {
        if is_plain(letter) || shows(cut, letter) {
            out.push_str(letter);
            continue;
        }
        let Some(base) = letter.chars().next() else {
            continue;
        };
        if shown(cut, base) {
            out.push(base);
        } else if let Some(stand_in) = table::stand_in(base) {
            out.push_str(stand_in);
        } else {
            out.push(table::bare(base).unwrap_or(UNKNOWN));
        }
    }
    out
}

/// The characters of a text that the pictures cannot show, each once, in the order of the text.
///
/// A sign with a stand-in (`→` is drawn as `->`) can be shown; a letter that loses its accent, or is drawn as a
/// question mark, cannot. Texts beside the picture and its text alternative keep every character.
#[must_use]
pub fn lacks(text: &str) -> Vec<char> {
    let mut lacking = Vec::new();
    let everywhere = |c: char| Cut::ALL.into_iter().all(|cut| shown(cut, c));
    for letter in letters(&clean::line(text)) {
        if is_plain(letter) || Cut::ALL.into_iter().all(|cut| shows(cut, letter)) {
            continue;
        }
        for (i, c) in letter.chars().enumerate() {
            let kept = i == 0 && (everywhere(c) || table::stand_in(c).is_some());
            if !kept && !lacking.contains(&c) {
                lacking.push(c);
            }
        }
    }
    lacking
}

/// Whether every font has it, without a look: most letters of most texts.
fn is_plain(letter: &str) -> bool {
    matches!(letter.as_bytes(), [b' '..=b'~'])
}

fn shown(cut: Cut, c: char) -> bool {
    shows(cut, c.encode_utf8(&mut [0; 4]))
}

/// Each character with the accents that follow it.
fn letters(line: &str) -> impl Iterator<Item = &str> {
    let mut rest = line;
    std::iter::from_fn(move || {
        let mut chars = rest.char_indices();
        chars.next()?;
        let next = chars.find(|(_, c)| !clean::is_accent(*c));
        let end = next.map_or(rest.len(), |(at, _)| at);
        let (letter, after) = rest.split_at_checked(end)?;
        rest = after;
        Some(letter)
    })
}

#[cfg(test)]
mod tests {
    use super::{Cut, drawn, shown, shows, table};

    /// A paragraph is made fit for its font before its beginning and its reminder get theirs.
    #[test]
    fn the_three_fonts_of_a_paragraph_show_the_same_characters() {
        for c in '\u{a1}'..='\u{2bff}' {
            let [text, italic, bold] = [Cut::Text, Cut::Italic, Cut::Bold].map(|cut| shown(cut, c));
            assert!(text == italic && text == bold, "{c:?}");
        }
    }

    #[test]
    fn every_font_shows_every_stand_in() {
        for c in ('\u{a1}'..='\u{30ff}').chain('\u{fb00}'..='\u{fb06}') {
            for cut in Cut::ALL {
                let stand_in = table::stand_in(c).unwrap_or_default();
                assert!(shows(cut, stand_in), "{cut:?} {c} {stand_in:?}");
                let drawn = drawn(cut, &c.to_string());
                assert!(shows(cut, &drawn), "{cut:?} {c:?} {drawn:?}");
            }
        }
    }
}
