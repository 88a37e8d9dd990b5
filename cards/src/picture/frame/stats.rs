//! The values at the foot of a card.

use crate::picture::area::Area;
use crate::picture::canvas::{Align, Canvas, Letters};
use crate::picture::clean;
use crate::picture::colour::Rgb;
use crate::picture::face::Stat;
use crate::picture::fit_line;
use crate::picture::font::Cut;
use crate::picture::icon;

/// The inks of a row of values.
pub(super) struct StatInks {
    pub(super) emblem: Rgb,
    pub(super) value: Rgb,
    pub(super) label: Rgb,
}

/// Values in emblems; labels beside them if there is room, else below.
pub(super) fn emblems(canvas: &mut Canvas, area: Area, stats: &[Stat], inks: &StatInks) {
    let wide = stats.len() <= 3;
    for (cell, stat) in area.columns(stats.len()).zip(stats) {
        let r = if wide {
            31.0
        } else {
            (cell.w * 0.32).min(24.0)
        };
        let (middle, level) = cell.centre();
        let label = Letters::new(Cut::Bold, if wide { 23.0 } else { 18.0 }, inks.label);
        let beside = (cell.w - r * 2.8 - 6.0).max(1.0);
        let (_, long) = fit_line(label.cut, &clean::line(&stat.label), label.size, beside);
        let centre = if wide {
            (middle - (long + r * 0.4) / 2.0, level)
        } else {
            (middle, cell.y + r * 1.15)
        };
        canvas.fill(&icon::emblem(&stat.id, centre, r), inks.emblem);
        let inside = Area::new(centre.0 - r * 0.74, centre.1 - r * 0.8, r * 1.48, r * 1.6);
        let letters = Letters::new(Cut::Title, r * 1.42, inks.value);
        canvas.text(inside, Align::Centre, letters, &stat.value);
        let (room, align) = if wide {
            let left = centre.0 + r * 1.38;
            let room = Area::between(left, level - 16.0, left + beside, level + 16.0);
            (room, Align::Left)
        } else {
            let room = Area::between(
                cell.x + 3.0,
                cell.bottom() - 21.0,
                cell.right() - 3.0,
                cell.bottom(),
            );
            (room, Align::Centre)
        };
        canvas.text(room, align, label, &stat.label);
    }
}

/// Values below their labels, in equal cells that a frame draws.
pub(super) fn ledger(canvas: &mut Canvas, area: Area, stats: &[Stat], value: Rgb, label: Rgb) {
    for (cell, stat) in area.columns(stats.len()).zip(stats) {
        let cell = cell.inset(5.0, 3.0);
        let upper = Area { h: 22.0, ..cell };
        let lower = Area::between(cell.x, cell.y + 21.0, cell.right(), cell.bottom());
        canvas.text(
            upper,
            Align::Centre,
            Letters::new(Cut::Bold, 18.0, label),
            &stat.label,
        );
        canvas.text(
            lower,
            Align::Centre,
            Letters::new(Cut::Title, 46.0, value),
            &stat.value,
        );
    }
}
