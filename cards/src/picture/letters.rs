//! Letters as outlines, for where no font can be loaded: each glyph is drawn once and placed wherever it stands.

use std::collections::HashMap;
use std::fmt::Write;

use super::canvas::Letters;
use super::font::{self, Cut};
use super::path::{Num, Point};

/// The outlines that a drawing needs.
#[derive(Debug, Default)]
pub(super) struct Outlines {
    /// By font and glyph: the number of its outline; none for a space.
    known: HashMap<(Cut, u32), Option<usize>>,
    drawn: usize,
    /// What stands in `defs`.
    pub(super) defs: String,
}

impl Outlines {
    /// Places the glyphs of a text; `prefix` begins the ids of the drawing.
    pub(super) fn place(
        &mut self,
        body: &mut String,
        prefix: &str,
        (x, y): Point,
        letters: Letters,
        text: &str,
    ) {
        let Some((glyphs, em)) = font::glyphs(letters.cut, text) else {
            return;
        };
        let _ = write!(
            body,
            r#"<g fill="{}" transform="translate({} {})scale({:.5})">"#,
            letters.fill,
            Num(x),
            Num(y),
            letters.size / em
        );
        for glyph in glyphs {
            let Some(number) = self.outline(prefix, letters.cut, glyph.id) else {
                continue;
            };
            let _ = write!(body, "<use href=\"#{prefix}g{number}\" x=\"{}\"", glyph.x);
            if glyph.y != 0 {
                let _ = write!(body, " y=\"{}\"", glyph.y);
            }
            body.push_str("/>");
        }
        body.push_str("</g>");
    }

    /// The number of a glyph's outline, which is drawn when it is needed first.
    fn outline(&mut self, prefix: &str, cut: Cut, glyph: u32) -> Option<usize> {
        if let Some(known) = self.known.get(&(cut, glyph)) {
            return *known;
        }
        let outline = font::outline(cut, glyph);
        let number = (!outline.is_empty()).then(|| {
            self.drawn += 1;
            let _ = write!(
                self.defs,
                r#"<path id="{prefix}g{}" d="{outline}"/>"#,
                self.drawn
            );
            self.drawn
        });
        self.known.insert((cut, glyph), number);
        number
    }
}
