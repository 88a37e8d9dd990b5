//! The frame of Dimensional Dominions: a field of azulejo tiles, and a window with arrows on its rim.

use super::stats::ledger;
use super::{Sheet, TextInks, write};
use crate::picture::area::Area;
use crate::picture::art;
use crate::picture::canvas::{Align, Canvas, Letters};
use crate::picture::font::Cut;
use crate::picture::hue::Hue;
use crate::picture::icon;
use crate::picture::path::{Path, Point};

const FIELD: Area = Area::between(15.0, 15.0, 615.0, 831.0);
const LEFT: f64 = 45.0;
const RIGHT: f64 = 585.0;
const BOTTOM: f64 = 801.0;
const ART_TOP: f64 = 118.0;
const TYPE: f64 = 50.0;
const STATS: f64 = 80.0;
const HIGHEST: f64 = 340.0;

pub(super) fn draw(canvas: &mut Canvas, sheet: &Sheet) {
    let Sheet { face, hue, .. } = sheet;
    tiles(canvas, hue);
    let foot = if face.stats.is_empty() {
        BOTTOM
    } else {
        BOTTOM - STATS
    };
    let room = |edge: f64| {
        let panel = Area::between(LEFT, edge + TYPE + 16.0, RIGHT, foot);
        Area::between(
            panel.x + 22.0,
            panel.y + 10.0,
            panel.right() - 22.0,
            panel.bottom() - 12.0,
        )
    };
    let (edge, block) = sheet.split(foot - TYPE - 16.0 - 104.0, HIGHEST, room);
    canvas.fill(
        &chamfered(
            Area::between(LEFT, 39.0, RIGHT, BOTTOM).inset(-6.0, -6.0),
            20.0,
        ),
        hue.ink,
    );

    let art = Area::between(LEFT + 18.0, ART_TOP, RIGHT - 18.0, edge);
    window(canvas, sheet, art);
    let panel = Area::between(LEFT, edge + 16.0, RIGHT, BOTTOM);
    canvas.fill(&chamfered(panel, 16.0), hue.paper);
    kind(canvas, sheet, Area { h: TYPE, ..panel });
    let inks = TextInks {
        text: hue.ink,
        lead: hue.deep,
        aside: hue.ink.mix(hue.deep, 55),
        rule: hue.main,
    };
    write(canvas, room(edge), &block, &inks);
    if !face.stats.is_empty() {
        let row = Area::between(LEFT, foot, RIGHT, BOTTOM);
        canvas.fill(&chamfered(row, 16.0), hue.deep);
        canvas.rect(Area { h: 16.0, ..row }, 0.0, hue.deep);
        for cell in row.columns(face.stats.len()).skip(1) {
            canvas.rect(
                Area::new(cell.x - 1.0, row.y + 12.0, 2.0, row.h - 24.0),
                0.0,
                hue.main,
            );
        }
        ledger(
            canvas,
            row.inset(6.0, 3.0),
            &face.stats,
            hue.paper,
            hue.light,
        );
    }
    rim(canvas, sheet, art);
    title(canvas, sheet);
    sheet.foot(canvas, Area::between(46.0, 840.0, 584.0, 868.0), hue.paper);
}

/// The ground of the card: one tile, four times turned, over and over.
fn tiles(canvas: &mut Canvas, hue: &Hue) {
    canvas.rect(Area::new(0.0, 0.0, 630.0, 880.0), 30.0, hue.ink);
    let tile = canvas.pattern((15.0, 15.0), 24.0, |canvas| {
        let (side, half) = (24.0, 12.0);
        canvas.rect(Area::new(0.0, 0.0, side, side), 0.0, hue.paper);
        let corners = [(0.0, 0.0), (side, 0.0), (0.0, side), (side, side)];
        let arcs = corners
            .into_iter()
            .fold(Path::new(), |path, corner| path.ring(corner, 9.5));
        canvas.fill(&arcs, hue.main);
        let dots = corners
            .into_iter()
            .fold(Path::new(), |path, corner| path.ring(corner, 5.0));
        canvas.fill(&dots, hue.paper);
        canvas.fill(&Path::new().star((half, half), 4, 11.0, 4.2), hue.deep);
        canvas.circle((half, half), 2.4, hue.spark);
    });
    // Only where tiles are seen: a pattern is dear to paint.
    let hole = FIELD.inset(46.0, 46.0);
    let ring = chamfered(FIELD, 10.0).polygon_too([
        (hole.x, hole.y),
        (hole.x, hole.bottom()),
        (hole.right(), hole.bottom()),
        (hole.right(), hole.y),
    ]);
    canvas.fill(&ring, tile);
}

fn chamfered(area: Area, cut: f64) -> Path {
    let Area { x, y, .. } = area;
    let (right, bottom) = (area.right(), area.bottom());
    Path::polygon([
        (x + cut, y),
        (right - cut, y),
        (right, y + cut),
        (right, bottom - cut),
        (right - cut, bottom),
        (x + cut, bottom),
        (x, bottom - cut),
        (x, y + cut),
    ])
}

/// The illustration in its window.
fn window(canvas: &mut Canvas, sheet: &Sheet, area: Area) {
    let Sheet { face, hue, second } = sheet;
    canvas.fill(&chamfered(area.inset(-9.0, -9.0), 36.0), hue.main);
    canvas.fill(&chamfered(area.inset(-3.0, -3.0), 32.0), hue.ink);
    art::draw(canvas, face, [hue, second], &chamfered(area, 30.0), area);
}

/// Arrows where the card reaches, studs where it does not.
fn rim(canvas: &mut Canvas, sheet: &Sheet, area: Area) {
    let Sheet { face, hue, .. } = sheet;
    if face.directions.is_empty() {
        return;
    }
    for (i, direction) in (0_u32..).zip(icon::COMPASS) {
        let centre = place(area.inset(15.0, 15.0), i);
        let turns = f64::from(i) / 8.0;
        if face.directions.contains(&direction) {
            canvas.fill(&icon::arrow(centre, turns, 34.0), hue.ink);
            canvas.fill(&icon::arrow(centre, turns, 27.0), hue.paper);
            canvas.fill(&icon::arrow(centre, turns, 20.0), hue.spark);
        } else {
            canvas.circle(centre, 9.0, hue.ink);
            canvas.circle(centre, 5.0, hue.main);
        }
    }
}

/// Where on the rim the eighth of a turn stands.
fn place(area: Area, eighth: u32) -> Point {
    let (x, y) = area.centre();
    let corner = 5.0;
    match eighth {
        0 => (area.right(), y),
        1 => (area.right() - corner, area.bottom() - corner),
        2 => (x, area.bottom()),
        3 => (area.x + corner, area.bottom() - corner),
        4 => (area.x, y),
        5 => (area.x + corner, area.y + corner),
        6 => (x, area.y),
        _ => (area.right() - corner, area.y + corner),
    }
}

/// The type line in the middle, the rarity at its end.
fn kind(canvas: &mut Canvas, sheet: &Sheet, area: Area) {
    let Sheet { face, hue, .. } = sheet;
    let line = area.inset(56.0, 6.0);
    canvas.text(
        line,
        Align::Centre,
        Letters::new(Cut::Bold, 24.0, hue.deep),
        &face.type_line,
    );
    let y = area.bottom() - 2.0;
    canvas.fill(
        &Path::new().gouge((area.x + 24.0, y), (area.right() - 24.0, y), 1.8, 0.0),
        hue.main,
    );
    if let Some((id, _)) = &face.rarity {
        canvas.fill(
            &icon::rarity(id, (area.right() - 32.0, area.centre().1), 13.0),
            hue.deep,
        );
    }
}

/// The name in the middle of its bar, the cost on a tile that stands on its corner.
fn title(canvas: &mut Canvas, sheet: &Sheet) {
    let Sheet { face, hue, .. } = sheet;
    let bar = Area::between(LEFT, 39.0, RIGHT, 99.0);
    canvas.fill(&chamfered(bar, 16.0), hue.deep);
    let left = if face.cost.is_some() { 76.0 } else { 24.0 };
    let room = Area::between(
        bar.x + left,
        bar.y + 2.0,
        bar.right() - 24.0,
        bar.bottom() - 2.0,
    );
    sheet.name(
        canvas,
        room,
        Align::Centre,
        Letters::new(Cut::Title, 43.0, hue.paper),
    );
    let Some(cost) = &face.cost else { return };
    let centre = (70.0, 70.0);
    canvas.fill(&icon::polygon(centre, 4, 62.0, 0.0), hue.ink);
    canvas.fill(&icon::polygon(centre, 4, 56.0, 0.0), hue.main);
    canvas.fill(&icon::polygon(centre, 4, 49.0, 0.0), hue.paper);
    let label = face.cost_label.as_deref().unwrap_or_default();
    let value = Area::new(centre.0 - 24.0, centre.1 - 30.0, 48.0, 44.0);
    canvas.text(
        value,
        Align::Centre,
        Letters::new(Cut::Title, 46.0, hue.ink),
        cost,
    );
    let below = Area::new(centre.0 - 18.0, centre.1 + 15.0, 36.0, 18.0);
    canvas.text(
        below,
        Align::Centre,
        Letters::new(Cut::Bold, 17.0, hue.deep),
        label,
    );
}
