//! Lying bars, each under its own words: what they stand for may be long.

use fabulario_engine::Lang;

use super::pen::{Anchor, Bar, Letters, MARGIN, Pen, WIDTH};
use crate::picture::Hue;

/// Where the first row begins, and how high a row is.
const TOP: f64 = 42.0;
const ROW: f64 = 36.0;
/// Room for the longest bar.
const LONGEST: f64 = 218.0;

/// A bar: what stands over it, how long it is, and what stands behind it.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// Over it.
    pub label: String,
    /// How long it is: 1 is the longest that there can be.
    pub length: f64,
    /// Behind it.
    pub number: String,
}

/// A picture of lying bars, with two lines below them.
#[derive(Debug, Clone, PartialEq)]
pub struct Lying<'c> {
    /// The title.
    pub title: &'c str,
    /// The bars, from the top.
    pub lines: &'c [Line],
    /// The lines.
    pub captions: [String; 2],
}

impl Lying<'_> {
    pub(super) fn draw(&self, hue: Option<&Hue>, lang: Lang) -> String {
        let room = WIDTH - 2.0 * MARGIN;
        let mut pen = Pen::default();
        pen.text((MARGIN, 30.0), room, Letters::TITLE, self.title);
        let mut y = TOP;
        for line in self.lines {
            pen.text((MARGIN, y + 14.0), room, Letters::LABEL, &line.label);
            let w = (LONGEST * line.length.clamp(0.0, 1.0)).max(2.0);
            let bar = Bar {
                x: MARGIN,
                y: y + 19.0,
                w,
                h: 12.0,
            };
            pen.bar(bar, hue);
            let after = MARGIN + w + 8.0;
            let left = WIDTH - MARGIN - (MARGIN + LONGEST + 8.0);
            pen.number((after, y + 29.5), Anchor::Start, left, &line.number);
            y += ROW;
        }
        for caption in &self.captions {
            pen.text((MARGIN, y + 18.0), room, Letters::CAPTION, caption);
            y += 17.0;
        }
        let told = self.lines.iter();
        let told = told.map(|line| format!("{}: {}", line.label, line.number));
        let told: Vec<String> = told.chain(self.captions.iter().cloned()).collect();
        pen.finish(y + 16.0, lang, self.title, &told.join("; "))
    }
}
