//! The right side of a deck's picture: the QR code, and the curve below it.

use super::{INK, Poster, RAISED, Stamp};
use crate::picture::area::Area;
use crate::picture::canvas::{Align, Canvas, Letters};
use crate::picture::colour::Rgb;
use crate::picture::font::Cut;
use crate::picture::path::Path;

/// The light around a code, in modules, as the standard asks.
const QUIET: usize = 4;
/// Dots of a module at least, for a phone to read it.
const LEAST: u32 = 2;
/// The height of the line below a code.
const CAPTION: f64 = 34.0;

/// The widest bar.
const WIDEST: f64 = 42.0;

/// Draws both; where a code is too large to be read, the curve has all the room.
pub(super) fn draw(canvas: &mut Canvas, area: Area, poster: &Poster<'_>) {
    let mut below = area;
    if let Some((stamp, caption)) = &poster.stamp
        && let Some(module) = module(stamp, area.w - 12.0)
    {
        let square = Area::new(area.x, area.y, area.w, area.w);
        sheet(canvas, square);
        code(canvas, square, stamp, module);
        let line = Area::new(area.x, square.bottom() + 4.0, area.w, CAPTION);
        canvas.text(
            line,
            Align::Centre,
            Letters::new(Cut::Bold, 21.0, INK),
            caption,
        );
        below = Area::between(area.x, line.bottom() + 6.0, area.right(), area.bottom());
    }
    curve(canvas, below, poster);
}

/// How many dots a module has: as many as fit, if a phone reads them.
fn module(stamp: &Stamp<'_>, room: f64) -> Option<u32> {
    let side = u32::try_from(stamp.side + 2 * QUIET).ok()?;
    let modules = (LEAST..=12).rev();
    let mut fitting = modules.filter(|dots| f64::from(dots * side) <= room);
    fitting.next()
}

/// A sheet of paper with its edge.
fn sheet(canvas: &mut Canvas, area: Area) {
    canvas.rect(
        Area {
            y: area.y + 5.0,
            ..area
        },
        5.0,
        INK.mix(RAISED, 12),
    );
    canvas.rect(area, 5.0, INK);
    canvas.rect(area.inset(3.0, 3.0), 3.0, Rgb::hex(0x00ff_ffff));
}

/// The dark modules in the middle of an area, as runs along each row.
fn code(canvas: &mut Canvas, area: Area, stamp: &Stamp<'_>, module: u32) {
    let dots = f64::from(module);
    let side = f64::from(u32::try_from(stamp.side).unwrap_or(0)) * dots;
    let (left, top) = (
        (area.x + (area.w - side) / 2.0).round(),
        (area.y + (area.h - side) / 2.0).round(),
    );
    let mut dark = Path::new();
    for (row, modules) in (0u32..).zip(stamp.dark.chunks(stamp.side.max(1))) {
        let y = top + f64::from(row) * dots;
        let mut x = left;
        for run in modules.chunk_by(|a, b| a == b) {
            let long = f64::from(u32::try_from(run.len()).unwrap_or(0)) * dots;
            if run.first() == Some(&true) {
                let right = x + long;
                dark = dark.polygon_too([(x, y), (right, y), (right, y + dots), (x, y + dots)]);
            }
            x += long;
        }
    }
    canvas.fill(&dark, Rgb::hex(0x0000_0000));
}

/// Bars with their figures, the numbers that they stand for below.
fn curve(canvas: &mut Canvas, area: Area, poster: &Poster<'_>) {
    let most = poster.curve.iter().map(|(_, cards)| *cards).max();
    let Some(most) = most.filter(|most| *most > 0) else {
        return;
    };
    let title = Area { h: 26.0, ..area };
    canvas.text(
        title,
        Align::Centre,
        Letters::new(Cut::Bold, 19.0, INK),
        poster.by,
    );
    let foot = area.bottom() - 22.0;
    let highest = foot - title.bottom() - 20.0;
    for (cell, (number, cards)) in area.columns(poster.curve.len()).zip(poster.curve) {
        let high = (highest * share(*cards, most)).max(3.0);
        let wide = (cell.w - 4.0).min(WIDEST);
        let left = cell.x + (cell.w - wide) / 2.0;
        let bar = Area::new(left, foot - high, wide, high);
        canvas.rect(bar, 2.0, INK);
        let small = Letters::new(Cut::Bold, 17.0, INK);
        let above = Area::new(cell.x, bar.y - 20.0, cell.w, 20.0);
        canvas.text(above, Align::Centre, small, &cards.to_string());
        let below = Area::new(cell.x, foot + 1.0, cell.w, 21.0);
        let soft = Letters::new(Cut::Text, 17.0, INK);
        canvas.text(below, Align::Centre, soft, &number.to_string());
    }
}

/// A part of a whole; decks are small.
fn share(part: u64, whole: u64) -> f64 {
    let float = |n: u64| f64::from(u32::try_from(n).unwrap_or(u32::MAX));
    float(part) / float(whole)
}
