//! The drawing in the making.

use std::fmt::{Display, Write};

use super::area::Area;
use super::clean;
use super::colour::Rgb;
use super::fit::within;
use super::font::Cut;
use super::letters::Outlines;
use super::path::{Num, Path, Point};
use super::sign;

/// The width of a card, in the units of the drawing.
pub const WIDTH: u32 = 630;
/// The height of a card, in the units of the drawing.
pub const HEIGHT: u32 = 880;

/// Where a text stands in its box.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Align {
    Left,
    Centre,
    Right,
}

/// Letters: their font, largest size and colour.
#[derive(Debug, Clone, Copy)]
pub(super) struct Letters {
    pub(super) cut: Cut,
    pub(super) size: f64,
    pub(super) fill: Rgb,
}

impl Letters {
    pub(super) const fn new(cut: Cut, size: f64, fill: Rgb) -> Self {
        Self { cut, size, fill }
    }
}

/// An SVG that grows.
#[derive(Debug, Default)]
pub(super) struct Canvas {
    body: String,
    defs: String,
    prefix: String,
    named: u32,
    /// Set where letters are drawn as outlines.
    outlines: Option<Outlines>,
}

impl Canvas {
    /// An empty drawing whose ids begin with a prefix, so that several can stand on one page.
    pub(super) fn new(prefix: String) -> Self {
        Self {
            prefix,
            ..Self::default()
        }
    }

    /// The same, with letters that need no font.
    pub(super) fn with_drawn_letters(mut self) -> Self {
        self.outlines = Some(Outlines::default());
        self
    }

    pub(super) fn fill(&mut self, path: &Path, fill: impl Display) {
        let _ = write!(self.body, r#"<path d="{path}" fill="{fill}"/>"#);
    }

    pub(super) fn stroke(&mut self, path: &Path, colour: impl Display, width: f64) {
        let _ = write!(
            self.body,
            r#"<path d="{path}" fill="none" stroke="{colour}" stroke-width="{}" stroke-linejoin="round" stroke-linecap="round"/>"#,
            Num(width)
        );
    }

    /// A rectangle with rounded corners.
    pub(super) fn rect(&mut self, area: Area, radius: f64, fill: impl Display) {
        let Area { x, y, w, h } = area;
        let _ = write!(
            self.body,
            r#"<rect x="{}" y="{}" width="{}" height="{}" rx="{}" fill="{fill}"/>"#,
            Num(x),
            Num(y),
            Num(w),
            Num(h),
            Num(radius)
        );
    }

    pub(super) fn circle(&mut self, centre: Point, radius: f64, fill: impl Display) {
        let (x, y, r) = (Num(centre.0), Num(centre.1), Num(radius));
        let _ = write!(
            self.body,
            r#"<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}"/>"#
        );
    }

    /// What is drawn inside is cut off at the outline.
    pub(super) fn clipped(&mut self, outline: &Path, inside: impl FnOnce(&mut Self)) {
        let id = self.define("clipPath", "", &format!(r#"<path d="{outline}"/>"#));
        let _ = write!(self.body, r#"<g clip-path="url(#{id})">"#);
        inside(self);
        self.body.push_str("</g>");
    }

    /// What is drawn inside is moved, then turned and scaled as the attribute says.
    pub(super) fn placed(&mut self, transform: &str, inside: impl FnOnce(&mut Self)) {
        let _ = write!(self.body, r#"<g transform="{transform}">"#);
        inside(self);
        self.body.push_str("</g>");
    }

    /// A gradient between two colours; gives what to fill with.
    pub(super) fn gradient(&mut self, axis: &str, from: impl Display, to: impl Display) -> String {
        let stops = format!(r#"<stop stop-color="{from}"/><stop offset="1" stop-color="{to}"/>"#);
        let id = self.define("linearGradient", axis, &stops);
        format!("url(#{id})")
    }

    /// A square that is repeated; gives what to fill with.
    pub(super) fn pattern(
        &mut self,
        origin: Point,
        side: f64,
        inside: impl FnOnce(&mut Self),
    ) -> String {
        let outer = std::mem::take(&mut self.body);
        inside(self);
        let square = std::mem::replace(&mut self.body, outer);
        let (x, y, side) = (Num(origin.0), Num(origin.1), Num(side));
        let attributes = format!(
            r#"x="{x}" y="{y}" width="{side}" height="{side}" patternUnits="userSpaceOnUse""#
        );
        let id = self.define("pattern", &attributes, &square);
        format!("url(#{id})")
    }

    fn define(&mut self, element: &str, attributes: &str, inside: &str) -> String {
        self.named += 1;
        let id = format!("{}{}", self.prefix, self.named);
        let _ = write!(
            self.defs,
            r#"<{element} id="{id}" {attributes}>{inside}</{element}>"#
        );
        id
    }

    /// A text on one line, as large as it fits into a box, its capitals in the middle of the box's height; gives its
    /// width.
    pub(super) fn text(&mut self, area: Area, align: Align, letters: Letters, text: &str) -> f64 {
        let text = sign::drawn(letters.cut, text);
        let most = letters.size.min(area.h / 0.8);
        let (text, size, long) = within(letters.cut, text, most, area.w);
        let x = match align {
            Align::Left => area.x,
            Align::Centre => area.x + (area.w - long) / 2.0,
            Align::Right => area.right() - long,
        };
        let baseline = area.y + area.h / 2.0 + size * 0.315;
        self.words((x, baseline), Letters { size, ..letters }, &text, long);
        long
    }

    /// Words at a place, stretched or squeezed to a width whatever font a browser has.
    pub(super) fn words(&mut self, (x, y): Point, letters: Letters, text: &str, long: f64) {
        if text.is_empty() || long <= 0.0 {
            return;
        }
        if let Some(outlines) = &mut self.outlines {
            return outlines.place(&mut self.body, &self.prefix, (x, y), letters, text);
        }
        let (font, fill) = (letters.cut.attributes(), letters.fill);
        let text = clean::escape(text);
        // Two decimals: what is written must not be wider than what was measured.
        let _ = write!(
            self.body,
            r#"<text x="{}" y="{}" {font} font-size="{:.2}" fill="{fill}" textLength="{:.2}" lengthAdjust="spacingAndGlyphs">{text}</text>"#,
            Num(x),
            Num(y),
            letters.size,
            (long * 100.0).floor() / 100.0
        );
    }

    /// The whole drawing, with its title and description.
    pub(super) fn finish(self, lang: &str, title: &str, desc: &str) -> String {
        self.finish_within((WIDTH, HEIGHT), lang, title, desc)
    }

    /// The same, of another width and height than a card's.
    pub(super) fn finish_within(
        self,
        (width, height): (u32, u32),
        lang: &str,
        title: &str,
        desc: &str,
    ) -> String {
        let [title, desc] = [title, desc].map(|text| clean::escape(&clean::line(text)));
        let Self {
            body,
            mut defs,
            prefix,
            outlines,
            ..
        } = self;
        defs.push_str(&outlines.unwrap_or_default().defs);
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" lang="{lang}" aria-labelledby="{prefix}t {prefix}d"><title id="{prefix}t">{title}</title><desc id="{prefix}d">{desc}</desc><defs>{defs}</defs>{body}</svg>"#
        )
    }
}
