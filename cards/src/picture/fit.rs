//! Texts as large as they fit into their boxes, broken into lines by the metrics of their fonts.

use super::font::{Cut, width};
use super::sign;

mod end;
mod words;

pub(crate) use end::within;
use words::{Word, paragraph};

/// Words of one font in a line.
#[derive(Debug, Clone, PartialEq)]
pub struct Run {
    /// The font.
    pub cut: Cut,
    /// The words.
    pub text: String,
    /// How far from the left edge of the box it begins.
    pub x: f64,
    /// How wide it is.
    pub width: f64,
}

/// A line of a text.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// How far below the upper edge of the box its letters stand.
    pub baseline: f64,
    /// How wide it is.
    pub width: f64,
    /// Its parts, from left to right.
    pub runs: Vec<Run>,
    /// Whether the words that are no rule begin here.
    pub begins_flavour: bool,
}

/// A text in its box.
#[derive(Debug, Clone, PartialEq)]
pub struct Block {
    /// The size of the letters.
    pub size: f64,
    /// The lines, from top to bottom.
    pub lines: Vec<Line>,
    /// How high all lines are together.
    pub height: f64,
}

/// The largest text that is comfortable to read on a card.
pub(super) const LARGEST: f64 = 30.0;
/// The smallest: 14 pixels on a picture of 600.
pub(super) const LEAST: f64 = 15.0;
/// How far letters reach above and below the line they stand on, as a multiple of their size.
pub(super) const ASCENT: f64 = 0.78;
pub(super) const DESCENT: f64 = 0.24;
const LEADING: f64 = 1.16;
const PARAGRAPH: f64 = 0.38;
const FLAVOUR: f64 = 0.85;

/// The size, up to the largest, at which a text on one line is no wider than its box; and its width then.
#[must_use]
pub fn fit_line(cut: Cut, text: &str, largest: f64, room: f64) -> (f64, f64) {
    let em = width(cut, text).max(f64::EPSILON);
    // A step below the exact size, for the rounding of what is written.
    let size = (room / em).min(largest);
    let size = (size * 100.0).floor() / 100.0;
    (size, em * size)
}

/// Rules and flavour, as large as they fit into a box; what does not fit at the smallest size is left out, the flavour
/// first, and an ellipsis says so.
#[must_use]
pub fn fit_text(rules: &[String], flavour: Option<&str>, room: (f64, f64)) -> Block {
    Passage::new(rules, flavour).fit(room)
}

/// Rules and flavour, measured once.
pub(super) struct Passage {
    paragraphs: Vec<Vec<Word>>,
    has_flavour: bool,
}

impl Passage {
    pub(super) fn new(rules: &[String], flavour: Option<&str>) -> Self {
        let cleaned = rules.iter().map(|text| sign::drawn(Cut::Text, text));
        let mut paragraphs: Vec<Vec<Word>> = cleaned
            .filter(|text| !text.is_empty())
            .map(|text| paragraph(&text))
            .collect();
        let flavour = flavour
            .map(|text| sign::drawn(Cut::Italic, text))
            .filter(|text| !text.is_empty())
            .map(|text| words::plain(&text, Cut::Italic));
        let has_flavour = flavour.is_some();
        paragraphs.extend(flavour);
        Self {
            paragraphs,
            has_flavour,
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.paragraphs.is_empty()
    }

    /// As large as it fits into a box, down to the smallest size; then without the flavour, then with an end that
    /// says that there is more.
    pub(super) fn fit(&self, room: (f64, f64)) -> Block {
        let rules = match self.paragraphs.split_last() {
            Some((_, rules)) if self.has_flavour && !rules.is_empty() => rules,
            _ => self.paragraphs.as_slice(),
        };
        largest(&self.paragraphs, self.has_flavour, room)
            .or_else(|| largest(rules, false, room))
            .unwrap_or_else(|| end::cut(lay(rules, false, room.0, LEAST), room))
    }
}

/// The last of the sizes, which is the smallest.
const LAST: u32 = 30;

/// The sizes in falling order.
fn size(step: u32) -> f64 {
    LARGEST - (LARGEST - LEAST) * f64::from(step) / f64::from(LAST)
}

/// At the largest size at which it fits into a box, if there is one.
fn largest(paragraphs: &[Vec<Word>], has_flavour: bool, room: (f64, f64)) -> Option<Block> {
    let lay = |step: u32| {
        let block = lay(paragraphs, has_flavour, room.0, size(step));
        Some(block).filter(|block| block.height <= room.1)
    };
    if let Some(block) = lay(0) {
        return Some(block);
    }
    // The step before `from` is too large, the one at `to` is small enough.
    let (mut from, mut to) = (1, LAST);
    let mut best = lay(LAST)?;
    while from < to {
        let middle = u32::midpoint(from, to);
        match lay(middle) {
            Some(block) => (to, best) = (middle, block),
            None => from = middle + 1,
        }
    }
    Some(best)
}

fn lay(paragraphs: &[Vec<Word>], has_flavour: bool, room: f64, size: f64) -> Block {
    let mut lines = Vec::new();
    let mut baseline = ASCENT * size;
    let last = paragraphs.len().saturating_sub(1);
    for (i, words) in paragraphs.iter().enumerate() {
        let begins = has_flavour && i == last;
        if i > 0 {
            baseline += size * if begins { FLAVOUR } else { PARAGRAPH };
        }
        for (j, runs) in words::wrap(words, room / size).into_iter().enumerate() {
            let end = runs.last().map_or(0.0, |run| run.x + run.width);
            lines.push(Line {
                baseline,
                width: end * size,
                runs: runs.into_iter().map(|run| run.scaled(size)).collect(),
                begins_flavour: begins && i > 0 && j == 0,
            });
            baseline += LEADING * size;
        }
    }
    let bottom = lines.last().map_or(0.0, |line| line.baseline);
    Block {
        size,
        height: bottom + DESCENT * size,
        lines,
    }
}

impl Run {
    fn scaled(self, size: f64) -> Self {
        Self {
            x: self.x * size,
            width: self.width * size,
            ..self
        }
    }
}
