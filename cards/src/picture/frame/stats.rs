//! The values at the foot of a card.

use crate::picture::area::Area;
use crate::picture::canvas::{Align, Canvas, Letters};
use crate::picture::colour::Rgb;
use crate::picture::face::Stat;
use crate::picture::fit_line;
use crate::picture::font::Cut;
use crate::picture::icon;
use crate::picture::path::Point;
use crate::picture::sign;

/// The inks of a row of values.
pub(super) struct StatInks {
    pub(super) emblem: Rgb,
    pub(super) value: Rgb,
    pub(super) label: Rgb,
}

/// The size at which every label fits into the same room.
pub(super) fn label_size(stats: &[Stat], largest: f64, room: f64) -> f64 {
    let sizes = stats.iter().map(|stat| {
        fit_line(
            Cut::Bold,
            &sign::drawn(Cut::Bold, &stat.label),
            largest,
            room,
        )
        .0
    });
    sizes.fold(largest, f64::min)
}

/// Values in emblems; labels beside them if there is room, else below.
pub(super) fn emblems(canvas: &mut Canvas, area: Area, stats: &[Stat], inks: &StatInks) {
    if stats.len() > 3 {
        crowded(canvas, area, stats, inks);
        return;
    }
    let r = 31.0;
    let beside = area.columns(stats.len()).next().map_or(1.0, |it| it.w) - r * 2.6 - 4.0;
    let size = label_size(stats, 23.0, beside);
    let letters = Letters::new(Cut::Bold, size, inks.label);
    for (cell, stat) in area.columns(stats.len()).zip(stats) {
        let (middle, level) = cell.centre();
        let (_, long) = fit_line(
            Cut::Bold,
            &sign::drawn(Cut::Bold, &stat.label),
            size,
            beside,
        );
        let x = middle - f64::midpoint(long, r * 0.2);
        emblem(canvas, stat, (x, level), r, inks);
        let left = x + r * 1.32;
        let room = Area::between(left, level - 16.0, left + beside, level + 16.0);
        canvas.text(room, Align::Left, letters, &stat.label);
    }
}

/// Many values: small emblems, the labels below.
fn crowded(canvas: &mut Canvas, area: Area, stats: &[Stat], inks: &StatInks) {
    let room = area.columns(stats.len()).next().map_or(1.0, |it| it.w) - 6.0;
    let letters = Letters::new(Cut::Bold, label_size(stats, 18.0, room), inks.label);
    let r = (room * 0.34).min(21.0);
    for (cell, stat) in area.columns(stats.len()).zip(stats) {
        emblem(canvas, stat, (cell.centre().0, cell.y + r * 1.15), r, inks);
        let below = Area::new(cell.x + 3.0, cell.bottom() - 21.0, room, 21.0);
        canvas.text(below, Align::Centre, letters, &stat.label);
    }
}

fn emblem(canvas: &mut Canvas, stat: &Stat, centre: Point, r: f64, inks: &StatInks) {
    canvas.fill(&icon::emblem(&stat.id, centre, r), inks.emblem);
    let inside = Area::new(centre.0 - r * 0.74, centre.1 - r * 0.8, r * 1.48, r * 1.6);
    let letters = Letters::new(Cut::Title, r * 1.42, inks.value);
    canvas.text(inside, Align::Centre, letters, &stat.value);
}

/// Values below their labels, in equal cells that a frame draws.
pub(super) fn ledger(canvas: &mut Canvas, area: Area, stats: &[Stat], value: Rgb, label: Rgb) {
    let room = area.columns(stats.len()).next().map_or(1.0, |it| it.w) - 10.0;
    let small = Letters::new(Cut::Bold, label_size(stats, 18.5, room), label);
    for (cell, stat) in area.columns(stats.len()).zip(stats) {
        let cell = cell.inset(5.0, 3.0);
        let upper = Area { h: 22.0, ..cell };
        let lower = Area::between(cell.x, cell.y + 21.0, cell.right(), cell.bottom());
        canvas.text(upper, Align::Centre, small, &stat.label);
        canvas.text(
            lower,
            Align::Centre,
            Letters::new(Cut::Title, 46.0, value),
            &stat.value,
        );
    }
}
