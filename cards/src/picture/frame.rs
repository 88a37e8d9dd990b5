//! The four frames, and what they have in common.

use fabulario_engine::Game;

use super::area::Area;
use super::art;
use super::canvas::{Align, Canvas, Letters};
use super::colour::Rgb;
use super::dice::Dice;
use super::face::Face;
use super::fit::{ASCENT, Block, LARGEST, Passage, within};
use super::font::Cut;
use super::hue::{self, Hue};
use super::icon;
use super::path::Path;
use super::sign;

mod apoteose;
mod dominions;
mod fabula;
mod multiversity;
mod stats;

/// The card as SVG; its letters are text, in fonts that whoever shows it has.
#[must_use]
pub fn svg(face: &Face) -> String {
    drawn(face, Canvas::new(prefix(face)))
}

/// The same picture with its letters as outlines: it needs no font, so it looks the same inside `<img>`.
#[must_use]
pub fn svg_with_drawn_letters(face: &Face) -> String {
    drawn(face, Canvas::new(prefix(face)).with_drawn_letters())
}

/// The width and height of an illustration alone, in the units of the drawing.
pub(super) const ART: (u32, u32) = (440, 336);

/// The illustration alone as SVG, in the same shape for every card.
#[must_use]
pub fn art_svg(face: &Face) -> String {
    let hues = hue::of(face);
    let mut canvas = Canvas::new(prefix(face));
    if let Some(hue) = hues.first() {
        let second = hues.get(1).unwrap_or(hue);
        let seen = Area::new(0.0, 0.0, f64::from(ART.0), f64::from(ART.1));
        art::draw(&mut canvas, face, [hue, second], &seen.outline(), seen);
    }
    canvas.finish_within(ART, face.lang.tag(), &face.name, "")
}

/// What the ids of a drawing begin with, so that several can stand on one page.
fn prefix(face: &Face) -> String {
    let seed = Dice::of(&format!("{}/{}/{}", face.game, face.lang, face.id)).word();
    format!("c{:08x}-", seed >> 32)
}

fn drawn(face: &Face, mut canvas: Canvas) -> String {
    let hues = hue::of(face);
    if let Some(hue) = hues.first() {
        let second = hues.get(1).unwrap_or(hue);
        let sheet = Sheet { face, hue, second };
        match face.game {
            Game::Fabula => fabula::draw(&mut canvas, &sheet),
            Game::Dominions => dominions::draw(&mut canvas, &sheet),
            Game::Multiversity => multiversity::draw(&mut canvas, &sheet),
            Game::Apoteose => apoteose::draw(&mut canvas, &sheet),
        }
    }
    canvas.finish(face.lang.tag(), &face.name, &face.alt())
}

/// A card with its inks.
struct Sheet<'a> {
    face: &'a Face,
    hue: &'a Hue,
    second: &'a Hue,
}

/// How much smaller than the largest a text may be before the illustration gives way no further.
const YIELD: f64 = 7.0;
/// How much more room a card without a text has for its illustration.
const BARE: f64 = 60.0;
/// How far the illustration gives way at a time.
const STEP: f64 = 12.0;

impl Sheet<'_> {
    /// Where the illustration ends: as low as possible, for a text that is comfortable to read.
    fn split(&self, lowest: f64, highest: f64, room: impl Fn(f64) -> Area) -> (f64, Block) {
        let passage = Passage::new(&self.face.text, self.face.flavour.as_deref());
        let mut edge = if passage.is_empty() {
            lowest + BARE
        } else {
            lowest
        };
        loop {
            let Area { w, h, .. } = room(edge);
            let block = passage.fit((w, h));
            let given = (lowest - edge) / (lowest - highest);
            if block.size >= LARGEST - YIELD * given.max(0.0) || edge <= highest {
                return (edge, block);
            }
            edge = (edge - STEP).max(highest);
        }
    }

    /// The name, after the star of a unique card.
    fn name(&self, canvas: &mut Canvas, area: Area, align: Align, letters: Letters) {
        let mut room = area;
        if self.face.unique {
            let r = 18.0;
            room = Area::between(area.x + 2.5 * r, area.y, area.right(), area.bottom());
            let name = sign::drawn(letters.cut, &self.face.name);
            let (_, _, long) = within(letters.cut, name, letters.size, room.w);
            let slack = match align {
                Align::Centre => (room.w - long) / 2.0,
                Align::Left | Align::Right => 0.0,
            };
            let centre = (area.x + r + slack, area.centre().1);
            canvas.fill(&icon::star(centre, r * 1.1), letters.fill);
            canvas.fill(&icon::star(centre, r * 0.62), self.hue.spark);
        }
        canvas.text(room, align, letters, &self.face.name);
    }

    /// The set and number at the left, the rarity at the right.
    fn foot(&self, canvas: &mut Canvas, area: Area, fill: Rgb) {
        let letters = Letters::new(Cut::Bold, 18.5, fill);
        let left = Area {
            w: area.w * 0.48,
            ..area
        };
        let right = Area {
            x: area.x + area.w * 0.52,
            ..left
        };
        if let Some((code, number)) = &self.face.set {
            let text = format!("{code} · {number:03}");
            canvas.text(left, Align::Left, letters, &text);
        }
        if let Some((_, name)) = &self.face.rarity {
            canvas.text(right, Align::Right, letters, name);
        }
    }
}

/// The inks of a text.
struct TextInks {
    text: Rgb,
    lead: Rgb,
    aside: Rgb,
    rule: Rgb,
}

/// Writes a text into its box, in the middle of its height.
fn write(canvas: &mut Canvas, area: Area, block: &Block, inks: &TextInks) {
    let top = area.y + ((area.h - block.height) / 2.0).max(0.0);
    for line in &block.lines {
        let y = top + line.baseline;
        if line.begins_flavour {
            let rule = y - block.size * (ASCENT + 0.36);
            let middle = area.centre().0;
            let cuts = Path::new()
                .gouge((middle - 90.0, rule), (middle - 12.0, rule), 1.8, 0.0)
                .gouge((middle + 12.0, rule), (middle + 90.0, rule), 1.8, 0.0);
            canvas.fill(&cuts, inks.rule);
            canvas.fill(&icon::polygon((middle, rule), 4, 5.0, 0.0), inks.rule);
        }
        for run in &line.runs {
            let fill = match run.cut {
                Cut::Bold => inks.lead,
                Cut::Italic => inks.aside,
                Cut::Text | Cut::Title => inks.text,
            };
            let letters = Letters::new(run.cut, block.size, fill);
            canvas.words((area.x + run.x, y), letters, &run.text, run.width);
        }
    }
}
