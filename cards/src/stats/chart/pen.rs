//! The drawing in the making: rectangles, letters, and the whole.

use std::fmt::Write as _;

use fabulario_engine::Lang;
use xxhash_rust::xxh3::xxh3_64;

use crate::picture::{Cut, Hue, clean, fit_line, within};

/// The width of a chart.
pub(super) const WIDTH: f64 = 320.0;
/// What is left free at the sides.
pub(super) const MARGIN: f64 = 16.0;

/// The one style of all charts, light or dark as the reader's system is. It never changes from chart to chart, so that a
/// server can allow just this one and those of the [themes](Theme).
pub const STYLE: &str = ".ch-f{fill:#fdf8ee}.ch-k{fill:#241d17}.ch-q{fill:#65574a}.ch-g{stroke:#cfc1ad}\
.ch-b{stroke:#241d17;stroke-opacity:.6}.ch-t{font-family:'Alegreya Sans','Gill Sans','Trebuchet MS',sans-serif;\
font-weight:500}.ch-s{font-weight:800}@media (prefers-color-scheme:dark){.ch-f{fill:#1d1a17}.ch-k{fill:#f4ece0}\
.ch-q{fill:#bfb09f}.ch-g{stroke:#564c42}.ch-b{stroke:#f4ece0;stroke-opacity:.75}}";

/// What all charts have in common, in light and in dark.
const LIGHT: &str = ".ch-f{fill:#fdf8ee}.ch-k{fill:#241d17}.ch-q{fill:#65574a}.ch-g{stroke:#cfc1ad}\
.ch-b{stroke:#241d17;stroke-opacity:.6}.ch-t{font-family:'Alegreya Sans','Gill Sans','Trebuchet MS',sans-serif;\
font-weight:500}.ch-s{font-weight:800}";
const DARK: &str = ".ch-f{fill:#1d1a17}.ch-k{fill:#f4ece0}.ch-q{fill:#bfb09f}.ch-g{stroke:#564c42}\
.ch-b{stroke:#f4ece0;stroke-opacity:.75}.ch-t{font-family:'Alegreya Sans','Gill Sans','Trebuchet MS',sans-serif;\
font-weight:500}.ch-s{font-weight:800}";

/// A chart that is light or dark whatever the reader's system is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Theme {
    /// Dark letters on a light ground.
    Light,
    /// Light letters on a dark ground.
    Dark,
}

impl Theme {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Light, Self::Dark];

    /// The theme of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "light" => Some(Self::Light),
            "dark" => Some(Self::Dark),
            _ => None,
        }
    }

    /// Its style.
    #[must_use]
    pub const fn style(self) -> &'static str {
        match self {
            Self::Light => LIGHT,
            Self::Dark => DARK,
        }
    }

    /// A chart in this theme.
    #[must_use]
    pub fn of(self, chart: &str) -> String {
        chart.replacen(STYLE, self.style(), 1)
    }
}

/// Where letters stand beside their point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Anchor {
    Start,
    Middle,
}

/// Letters: how heavy, how large, how loud.
#[derive(Debug, Clone, Copy)]
pub(super) struct Letters {
    cut: Cut,
    size: f64,
    quiet: bool,
}

impl Letters {
    pub(super) const TITLE: Self = Self::new(Cut::Bold, 17.0, false);
    pub(super) const NUMBER: Self = Self::new(Cut::Bold, 13.5, false);
    pub(super) const LABEL: Self = Self::new(Cut::Text, 13.5, false);
    pub(super) const CAPTION: Self = Self::new(Cut::Text, 12.5, true);

    const fn new(cut: Cut, size: f64, quiet: bool) -> Self {
        Self { cut, size, quiet }
    }
}

/// A rectangle.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bar {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) w: f64,
    pub(super) h: f64,
}

/// A chart that grows.
#[derive(Debug, Default)]
pub(super) struct Pen {
    body: String,
}

impl Pen {
    /// A bar in the ink of a hue, with an outline that stands out on light and on dark.
    pub(super) fn bar(&mut self, bar: Bar, hue: Option<&Hue>) {
        let Bar { x, y, w, h } = bar;
        let _ = write!(
            self.body,
            r#"<rect class="ch-b" x="{x:.1}" y="{y:.1}" width="{w:.1}" height="{h:.1}" rx="2""#
        );
        if let Some(hue) = hue {
            let _ = write!(self.body, r#" fill="{}""#, hue.main);
        }
        self.body.push_str("/>");
    }

    /// A thin line from left to right.
    pub(super) fn line(&mut self, y: f64) {
        let end = WIDTH - MARGIN;
        let _ = write!(
            self.body,
            r#"<path class="ch-g" d="M{MARGIN} {y:.1}H{end}"/>"#
        );
    }

    /// A text that is cut off where its room ends; gives its width.
    pub(super) fn text(&mut self, at: (f64, f64), room: f64, letters: Letters, text: &str) -> f64 {
        let text = clean::line(text);
        let (text, size, long) = within(letters.cut, text, letters.size, room);
        self.write(at, Anchor::Start, Letters { size, ..letters }, &text, long);
        long
    }

    /// A number, which is never cut off: it gets smaller instead.
    pub(super) fn number(&mut self, at: (f64, f64), anchor: Anchor, room: f64, number: &str) {
        let letters = Letters::NUMBER;
        let (size, long) = fit_line(letters.cut, number, letters.size, room);
        self.write(at, anchor, Letters { size, ..letters }, number, long);
    }

    /// The label under a bar, in its middle.
    pub(super) fn label(&mut self, at: (f64, f64), room: f64, label: &str) {
        let letters = Letters::LABEL;
        let (size, long) = fit_line(letters.cut, label, letters.size, room);
        self.write(at, Anchor::Middle, Letters { size, ..letters }, label, long);
    }

    fn write(&mut self, at: (f64, f64), anchor: Anchor, letters: Letters, text: &str, long: f64) {
        if text.is_empty() || long <= 0.0 {
            return;
        }
        let x = match anchor {
            Anchor::Start => at.0,
            // What would stick out at a side is moved inwards.
            Anchor::Middle => {
                (at.0 - long / 2.0).clamp(MARGIN, (WIDTH - MARGIN - long).max(MARGIN))
            }
        };
        let colour = if letters.quiet { "ch-q" } else { "ch-k" };
        let weight = match letters.cut {
            Cut::Bold => " ch-s",
            _ => "",
        };
        let text = clean::escape(text);
        // As wide as it was measured, whatever font the reader has.
        let _ = write!(
            self.body,
            r#"<text class="ch-t {colour}{weight}" x="{x:.1}" y="{:.1}" font-size="{:.2}" textLength="{:.2}" lengthAdjust="spacingAndGlyphs">{text}</text>"#,
            at.1, letters.size, long
        );
    }

    /// The whole chart, so many units high.
    pub(super) fn finish(self, high: f64, lang: Lang, title: &str, desc: &str) -> String {
        let [title, desc] = [title, desc].map(|text| clean::escape(&clean::line(text)));
        // Several charts can stand on one page.
        let id = format!("ch{:08x}", xxh3_64(self.body.as_bytes()) >> 32);
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {high}" width="{}" height="{}" role="img" lang="{}" aria-labelledby="{id}t {id}d"><title id="{id}t">{title}</title><desc id="{id}d">{desc}</desc><style>{STYLE}</style><rect class="ch-f" width="{WIDTH}" height="{high}" rx="10"/>{}</svg>"#,
            WIDTH * 2.0,
            high * 2.0,
            lang.tag(),
            self.body
        )
    }
}

#[cfg(test)]
mod tests {
    use super::{STYLE, Theme};
    use crate::picture::Rgb;

    /// The colour of a class.
    fn ink(style: &str, class: &str) -> Rgb {
        let (_, rest) = style.split_once(class).unwrap();
        let code = rest.split_once('#').unwrap().1.get(..6).unwrap();
        Rgb::hex(u32::from_str_radix(code, 16).unwrap())
    }

    #[test]
    fn letters_and_outlines_stand_out_in_light_and_dark() {
        let (light, dark) = STYLE
            .split_once("@media (prefers-color-scheme:dark)")
            .unwrap();
        let themes = Theme::ALL.map(Theme::style);
        for style in [light, dark].into_iter().chain(themes) {
            let paper = ink(style, ".ch-f{fill:");
            for letters in [".ch-k{fill:", ".ch-q{fill:"] {
                assert!(ink(style, letters).contrast(paper) >= 4.5, "{letters}");
            }
            // An outline is drawn at least 60 parts in a hundred.
            let outline = ink(style, ".ch-b{stroke:").mix(paper, 40);
            assert!(outline.contrast(paper) >= 3.0);
        }
    }
}
