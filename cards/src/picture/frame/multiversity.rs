//! The frame of Multiversity Conquest: a window on another world, over the waves of a Portuguese pavement.

use super::{Sheet, TextInks, write};
use crate::picture::area::Area;
use crate::picture::art;
use crate::picture::canvas::{Align, Canvas, Letters};
use crate::picture::colour::Rgb;
use crate::picture::font::Cut;
use crate::picture::icon;
use crate::picture::path::Path;

const INNER: Area = Area::between(13.0, 13.0, 617.0, 867.0);
const LEFT: f64 = 40.0;
const RIGHT: f64 = 590.0;
const BOTTOM: f64 = 832.0;
const TYPE: f64 = 40.0;
const STATS: f64 = 66.0;
const WAVE: f64 = 42.0;
const HIGHEST: f64 = 300.0;

pub(super) fn draw(canvas: &mut Canvas, sheet: &Sheet) {
    let Sheet { face, hue, second } = sheet;
    let foot = if face.stats.is_empty() {
        BOTTOM
    } else {
        BOTTOM - STATS
    };
    let room = |edge: f64| Area::between(LEFT, edge + WAVE + TYPE + 6.0, RIGHT, foot - 18.0);
    let (edge, block) = sheet.split(foot - WAVE - TYPE - 104.0, HIGHEST, room);

    let rim = canvas.gradient(r#"x1="0" y1="0" x2="1" y2="1""#, hue.main, second.spark);
    canvas.rect(Area::new(0.0, 0.0, 630.0, 880.0), 30.0, hue.ink);
    canvas.rect(Area::new(5.0, 5.0, 620.0, 870.0), 26.0, rim);
    canvas.rect(INNER, 20.0, hue.ink);
    let art = Area::between(INNER.x, INNER.y, INNER.right(), edge + WAVE);
    let outline = Path::new()
        .to((art.x, art.bottom()))
        .line((art.x, art.y + 20.0))
        .quad((art.x, art.y), (art.x + 20.0, art.y))
        .line((art.right() - 20.0, art.y))
        .quad((art.right(), art.y), (art.right(), art.y + 20.0))
        .line((art.right(), art.bottom()))
        .close();
    let seen = Area::between(INNER.x, 90.0, INNER.right(), edge + 4.0);
    art::draw(canvas, face, [hue, second], &outline, seen);
    for (lift, fill) in [
        (-12.0, hue.ink),
        (-6.0, hue.paper),
        (6.0, hue.main),
        (18.0, hue.ink),
    ] {
        canvas.fill(&waves(edge + lift), fill);
    }

    let line = Area::between(LEFT, edge + WAVE, RIGHT, edge + WAVE + TYPE);
    kind(canvas, sheet, line);
    let inks = TextInks {
        text: hue.paper,
        lead: hue.light,
        aside: hue.light.mix(hue.paper, 40),
        rule: hue.main,
    };
    write(canvas, room(edge), &block, &inks);
    if !face.stats.is_empty() {
        pills(
            canvas,
            sheet,
            Area::between(LEFT - 6.0, foot, RIGHT + 6.0, BOTTOM - 8.0),
        );
    }
    title(canvas, sheet);
    sheet.foot(canvas, Area::between(LEFT, 832.0, RIGHT, 862.0), hue.light);
}

/// The waves of the pavement, from the left edge to the right, filled downwards.
fn waves(level: f64) -> Path {
    let period = INNER.w / 4.0;
    let start = Path::new()
        .to((INNER.x, level + 40.0))
        .line((INNER.x, level));
    let crests = (0..4_u32).fold(start, |path, i| {
        let x = INNER.x + f64::from(i) * period;
        path.cubic(
            (x + period * 0.3, level - 26.0),
            (x + period * 0.35, level - 4.0),
            (x + period * 0.5, level + 8.0),
        )
        .cubic(
            (x + period * 0.65, level + 20.0),
            (x + period * 0.75, level + 16.0),
            (x + period, level),
        )
    });
    crests.line((INNER.right(), level + 40.0)).close()
}

/// The type line at the left, the rarity at the right.
fn kind(canvas: &mut Canvas, sheet: &Sheet, area: Area) {
    let Sheet { face, hue, .. } = sheet;
    let line = Area {
        w: area.w - 44.0,
        ..area
    };
    canvas.text(
        line,
        Align::Left,
        Letters::new(Cut::Bold, 24.0, hue.light),
        &face.type_line,
    );
    if let Some((id, _)) = &face.rarity {
        canvas.fill(
            &icon::rarity(id, (area.right() - 14.0, area.centre().1), 13.0),
            hue.light,
        );
    }
}

/// Values as pills: the label at the left, the value at the right.
fn pills(canvas: &mut Canvas, sheet: &Sheet, area: Area) {
    let Sheet { face, hue, .. } = sheet;
    let stacked = face.stats.len() > 4;
    if stacked {
        canvas.rect(area.inset(4.0, 0.0), 18.0, hue.deep);
        super::stats::ledger(
            canvas,
            area.inset(10.0, -2.0),
            &face.stats,
            hue.paper,
            hue.paper,
        );
        return;
    }
    for (cell, stat) in area.columns(face.stats.len()).zip(&face.stats) {
        let pill = cell.inset(6.0, 3.0);
        canvas.rect(pill, pill.h / 2.0, hue.deep);
        let disc = (pill.right() - pill.h / 2.0, pill.centre().1);
        canvas.circle(disc, pill.h / 2.0, hue.main);
        canvas.circle(disc, pill.h / 2.0 - 3.0, hue.paper);
        let label = Area::between(
            pill.x + 20.0,
            pill.y + 8.0,
            pill.right() - pill.h - 6.0,
            pill.bottom() - 8.0,
        );
        canvas.text(
            label,
            Align::Left,
            Letters::new(Cut::Bold, 22.0, hue.paper),
            &stat.label,
        );
        let value = Area::new(disc.0 - 16.0, disc.1 - 18.0, 32.0, 36.0);
        canvas.text(
            value,
            Align::Centre,
            Letters::new(Cut::Title, 40.0, hue.ink),
            &stat.value,
        );
    }
}

/// The name on a dark lozenge that floats over the illustration, the cost in a ring.
fn title(canvas: &mut Canvas, sheet: &Sheet) {
    let Sheet { face, hue, .. } = sheet;
    let plate = Area::between(28.0, 28.0, 602.0, 90.0);
    canvas.rect(plate.inset(-3.0, -3.0), 34.0, hue.main);
    canvas.rect(plate, 31.0, hue.ink);
    let mut left = plate.x + 28.0;
    if let Some(cost) = &face.cost {
        let centre = (plate.x + 34.0, plate.centre().1);
        canvas.circle(centre, 43.0, hue.ink);
        canvas.circle(centre, 40.0, hue.main);
        canvas.circle(centre, 33.0, hue.paper);
        let label = face.cost_label.as_deref().unwrap_or_default();
        let raise = if label.is_empty() { 0.0 } else { 7.0 };
        let value = Area::new(centre.0 - 23.0, centre.1 - 22.0 - raise, 46.0, 44.0);
        canvas.text(
            value,
            Align::Centre,
            Letters::new(Cut::Title, 46.0, hue.ink),
            cost,
        );
        let below = Area::new(centre.0 - 20.0, centre.1 + 10.0, 40.0, 16.0);
        canvas.text(
            below,
            Align::Centre,
            Letters::new(Cut::Bold, 15.0, hue.deep),
            label,
        );
        left = plate.x + 92.0;
    }
    let room = Area::between(
        left,
        plate.y + 4.0,
        plate.right() - 28.0,
        plate.bottom() - 4.0,
    );
    let name = Letters::new(Cut::Title, 43.0, Rgb(255, 255, 255).mix(hue.paper, 60));
    sheet.name(canvas, room, Align::Left, name);
}
