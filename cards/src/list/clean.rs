//! Lines as if everybody wrote them on the same keyboard.

use std::borrow::Cow;

/// A line without signs that nobody sees and marks of emphasis, with plain digits, quotes, dashes and spaces.
pub(super) fn clean(line: &str) -> Cow<'_, str> {
    // The mark of foils is no emphasis.
    if let Some(before) = line
        .strip_suffix(" *F*")
        .or_else(|| line.strip_suffix(" *f*"))
    {
        return Cow::Owned(plain(before).into_owned() + " *F*");
    }
    plain(line)
}

fn plain(line: &str) -> Cow<'_, str> {
    let mut line = Cow::Borrowed(line);
    if line.chars().any(|c| letter(c) != Some(c)) {
        line = Cow::Owned(line.chars().filter_map(letter).collect());
    }
    // One sign is found faster than two, and most lines have none.
    if line.contains(']') && line.contains("](") {
        line = Cow::Owned(without_links(&line));
    }
    line
}

/// Whether nobody sees anything of a line.
pub(super) fn is_blank(line: &str) -> bool {
    let unseen = |c: char| c.is_whitespace() || (!c.is_ascii_punctuation() && letter(c).is_none());
    line.chars().all(unseen)
}

/// What a character stands for; none for those that say nothing.
fn letter(c: char) -> Option<char> {
    if c.is_ascii() {
        return match c {
            '*' | '`' => None,
            '_' => Some(' '),
            '\t' => Some(c),
            c if c.is_ascii_control() => None,
            c => Some(c),
        };
    }
    Some(match c {
        '\u{ad}'
        | '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}'
        | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' => return None,
        '\u{a0}' | '\u{1680}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}' => {
            ' '
        }
        '\u{ff01}'..='\u{ff5e}' => plain_width(c),
        '‘' | '’' | '‚' | '‛' | '′' => '\'',
        '“' | '”' | '„' | '‟' | '″' | '«' | '»' => '"',
        '‐'..='―' | '−' | '•' | '‣' | '◦' | '▪' | '●' | '■' | '►' | '▸' | '·' => {
            '-'
        }
        '×' | '✕' | '✖' | '⨯' => 'x',
        '│' | '┃' => '|',
        c => c,
    })
}

/// A character as wide as its letter.
fn plain_width(c: char) -> char {
    let plain = (c as u32).checked_sub(0xfee0).and_then(char::from_u32);
    plain.and_then(letter).unwrap_or(' ')
}

/// `[words](address)` is the words.
fn without_links(line: &str) -> String {
    let mut plain = String::with_capacity(line.len());
    let mut rest = line;
    while let Some((before, after)) = rest.split_once("](") {
        let Some((address, after)) = after.split_once(')') else {
            break;
        };
        let (start, words) = before.rsplit_once('[').unwrap_or((before, ""));
        plain.push_str(start);
        plain.push_str(words);
        // A closing bracket of the address itself, as in `…_(jogo))`.
        rest = match after.strip_prefix(')') {
            Some(after) if address.contains('(') => after,
            _ => after,
        };
    }
    plain + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_of_all_keyboards_are_plain() {
        for (written, plain) in [
            ("３×\u{a0}Saci\u{200b}", "3x Saci"),
            ("\u{feff}• 2 “Boi” – d’Água", "- 2 \"Boi\" - d'Água"),
            ("**3** `Boi`", "3 Boi"),
            ("3 [Boi](https://a.b/c_(d)) x", "3 Boi x"),
            ("**3** Boi *f*", "3 Boi *F*"),
            ("**F**oice *de F*", "Foice de F"),
            ("[Boi](aqui", "[Boi](aqui"),
        ] {
            assert_eq!(clean(written), plain);
        }
        assert!(matches!(clean("3 Maré Contrária"), Cow::Borrowed(_)));
    }
}
