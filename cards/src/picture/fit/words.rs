//! Words with their fonts and widths, and how they fall into lines.

use std::cell::OnceCell;

use super::Run;
use crate::picture::font::{Cut, width};

/// A word of a paragraph; its width is a multiple of the font size.
#[derive(Debug, Clone)]
pub(super) struct Word {
    cut: Cut,
    text: String,
    width: f64,
    /// How wide a space before it is.
    gap: f64,
    /// How wide each character is, if the word was ever too long for a line.
    letters: OnceCell<Vec<f64>>,
}

/// The longest beginning of a paragraph that is set apart, in characters.
const LEAD: usize = 48;

/// A paragraph of rules: what comes before a colon or a reminder stands out, the reminder stands back.
pub(super) fn paragraph(text: &str) -> Vec<Word> {
    let short = |lead: &str| lead.chars().count() <= LEAD;
    if let Some((lead, reminder)) = text.split_once(" (")
        && short(lead)
        && !lead.contains(['.', ':'])
        && reminder.ends_with(')')
        && !reminder.trim_end_matches(')').contains(')')
    {
        let mut words = plain(lead, Cut::Bold);
        words.extend(plain(&format!("({reminder}"), Cut::Italic));
        return words;
    }
    if let Some((lead, rest)) = heading(text)
        // What stands in brackets says how an action is used, and may be as long again.
        && lead.split(" (").all(short)
        && !lead.contains('.')
    {
        let mut words = plain(&format!("{lead}:"), Cut::Bold);
        words.extend(plain(rest, Cut::Text));
        return words;
    }
    plain(text, Cut::Text)
}

/// What comes before the first colon outside of brackets, and what comes after it.
fn heading(text: &str) -> Option<(&str, &str)> {
    let (lead, _) = text.split_once(": ")?;
    if lead.matches('(').count() <= lead.matches(')').count() {
        return text.split_once(": ");
    }
    let at = text.find("): ")?;
    Some((text.get(..=at)?, text.get(at + 3..)?))
}

/// Words of one font.
pub(super) fn plain(text: &str, cut: Cut) -> Vec<Word> {
    let gap = width(cut, " ");
    let words = text.split(' ').filter(|word| !word.is_empty());
    words
        .map(|word| Word {
            cut,
            text: word.to_owned(),
            width: width(cut, word),
            gap,
            letters: OnceCell::new(),
        })
        .collect()
}

/// The shortest last line that does not look lost, as a share of the width.
const LAST: f64 = 0.36;

/// Lines of a paragraph, a little narrower than they could be if that spares a lost last word.
pub(super) fn wrap(words: &[Word], room: f64) -> Vec<Vec<Run>> {
    let lines = fill(words, room);
    let lost = |lines: &[Vec<Run>]| {
        let last = lines.last().and_then(|line| line.last());
        last.is_some_and(|run| run.x + run.width < room * LAST)
    };
    if lines.len() < 2 || !lost(&lines) {
        return lines;
    }
    (1..=18_u32)
        .map(|step| fill(words, room * (1.0 - f64::from(step) * 0.025)))
        .find(|narrow| narrow.len() == lines.len() && !lost(narrow))
        .unwrap_or(lines)
}

/// Fills lines of a width, everything as multiples of the font size; a word that no line holds is broken.
fn fill(words: &[Word], room: f64) -> Vec<Vec<Run>> {
    let mut lines = Vec::new();
    let mut line: Vec<Run> = Vec::new();
    for word in words {
        let parts = if word.width > room {
            broken(word, room)
        } else {
            vec![word.clone()]
        };
        for (i, part) in parts.into_iter().enumerate() {
            let end = line.last().map(|run| run.x + run.width);
            let start = end.map_or(0.0, |end| end + part.gap);
            if i > 0 || (end.is_some() && start + part.width > room) {
                lines.push(std::mem::take(&mut line));
            }
            add(&mut line, part);
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

/// Puts a word at the end of a line, into its last run if that has the same font.
fn add(line: &mut Vec<Run>, word: Word) {
    let gap = word.gap;
    let end = line.last().map_or(0.0, |run| run.x + run.width + gap);
    match line.last_mut().filter(|run| run.cut == word.cut) {
        Some(run) => {
            run.text.push(' ');
            run.text.push_str(&word.text);
            run.width += gap + word.width;
        }
        None => line.push(Run {
            cut: word.cut,
            text: word.text,
            x: end,
            width: word.width,
        }),
    }
}

/// The word in pieces that each fit on a line; a piece has at least one character.
fn broken(word: &Word, room: f64) -> Vec<Word> {
    let letters = word.letters.get_or_init(|| {
        let mut one = [0; 4];
        let chars = word.text.chars();
        chars
            .map(|c| width(word.cut, c.encode_utf8(&mut one)))
            .collect()
    });
    let piece = |text: String| Word {
        cut: word.cut,
        width: width(word.cut, &text).min(room),
        text,
        gap: word.gap,
        letters: OnceCell::new(),
    };
    let mut pieces = Vec::new();
    let mut text = String::new();
    let mut long = 0.0;
    for (c, letter) in word.text.chars().zip(letters) {
        // A little less than the line: kerning may set letters apart.
        if long + letter > room * 0.95 && !text.is_empty() {
            pieces.push(piece(std::mem::take(&mut text)));
            long = 0.0;
        }
        text.push(c);
        long += letter;
    }
    pieces.push(piece(text));
    pieces
}
