//! The frame of Apoteose: a card of fate, with a gilded arch and the sign of its suit.

use super::stats::ledger;
use super::{Sheet, TextInks, write};
use crate::picture::area::Area;
use crate::picture::art;
use crate::picture::canvas::{Align, Canvas, Letters};
use crate::picture::colour::Rgb;
use crate::picture::font::Cut;
use crate::picture::icon;
use crate::picture::path::{Path, polar};

/// The gilding of every suit.
const GOLD: Rgb = Rgb::hex(0x00d9_a93a);
const LEFT: f64 = 34.0;
const RIGHT: f64 = 596.0;
const BOTTOM: f64 = 826.0;
const NAME: f64 = 58.0;
const TYPE: f64 = 34.0;
const STATS: f64 = 78.0;
const HIGHEST: f64 = 304.0;

pub(super) fn draw(canvas: &mut Canvas, sheet: &Sheet) {
    let Sheet { face, hue, .. } = sheet;
    let foot = if face.stats.is_empty() {
        BOTTOM
    } else {
        BOTTOM - STATS
    };
    let room = |edge: f64| {
        Area::between(
            LEFT + 20.0,
            edge + NAME + TYPE + 24.0,
            RIGHT - 20.0,
            foot - 18.0,
        )
    };
    let (edge, block) = sheet.split(foot - NAME - TYPE - 12.0 - 104.0, HIGHEST, room);

    canvas.rect(Area::new(0.0, 0.0, 630.0, 880.0), 30.0, hue.deep);
    canvas.rect(Area::between(12.0, 12.0, 618.0, 868.0), 20.0, GOLD);
    canvas.rect(Area::between(15.0, 15.0, 615.0, 865.0), 18.0, hue.paper);
    niche(canvas, sheet, edge);
    corners(canvas, sheet);

    let name = Area::between(LEFT + 16.0, edge + 12.0, RIGHT - 16.0, edge + 12.0 + NAME);
    sheet.name(
        canvas,
        name,
        Align::Centre,
        Letters::new(Cut::Title, 48.0, hue.ink),
    );
    let line = Area::between(
        LEFT + 60.0,
        name.bottom(),
        RIGHT - 60.0,
        name.bottom() + TYPE,
    );
    let long = canvas.text(
        line,
        Align::Centre,
        Letters::new(Cut::Bold, 23.0, hue.deep),
        &face.type_line,
    );
    let (middle, y) = line.centre();
    let gap = long / 2.0 + 16.0;
    let rules = Path::new()
        .gouge(
            (LEFT + 12.0, y),
            ((middle - gap).max(LEFT + 40.0), y),
            1.8,
            0.0,
        )
        .gouge(
            ((middle + gap).min(RIGHT - 40.0), y),
            (RIGHT - 12.0, y),
            1.8,
            0.0,
        );
    canvas.fill(&rules, hue.main);
    let inks = TextInks {
        text: hue.ink,
        lead: hue.deep,
        aside: hue.ink.mix(hue.deep, 55),
        rule: hue.main,
    };
    write(canvas, room(edge), &block, &inks);

    if !face.stats.is_empty() {
        let row = Area::between(LEFT, foot, RIGHT, BOTTOM - 4.0);
        canvas.rect(row, 10.0, hue.main);
        canvas.rect(row.inset(2.0, 2.0), 8.0, hue.light.mix(hue.paper, 55));
        for cell in row.columns(face.stats.len()).skip(1) {
            canvas.rect(
                Area::new(cell.x - 1.0, row.y + 9.0, 2.0, row.h - 18.0),
                0.0,
                hue.main,
            );
        }
        ledger(canvas, row, &face.stats, hue.ink, hue.deep);
    }
    sheet.foot(
        canvas,
        Area::between(LEFT + 10.0, 829.0, RIGHT - 10.0, 857.0),
        hue.deep,
    );
    if let Some((id, _)) = &face.rarity {
        canvas.fill(&icon::rarity(id, (315.0, 843.0), 12.0), hue.deep);
    }
}

/// The illustration in its arch, before a wall of rays.
fn niche(canvas: &mut Canvas, sheet: &Sheet, edge: f64) {
    let Sheet { face, hue, second } = sheet;
    let wall = Area::between(LEFT, LEFT, RIGHT, edge + 8.0);
    canvas.rect(wall, 8.0, hue.deep);
    let outline = Path::new()
        .to((wall.x + 8.0, wall.y))
        .line((wall.right() - 8.0, wall.y))
        .line((wall.right(), wall.bottom()))
        .line((wall.x, wall.bottom()))
        .close();
    canvas.clipped(&outline, |canvas| {
        let centre = (wall.centre().0, wall.y + 210.0);
        let rays = (0..56_u32).fold(Path::new(), |path, i| {
            let turns = f64::from(i) / 56.0;
            path.polygon_too([
                polar(centre, turns, 120.0),
                polar(centre, turns + 0.006, 460.0),
                polar(centre, turns - 0.006, 460.0),
            ])
        });
        canvas.fill(&rays, hue.main);
    });
    let arch = |grow: f64| {
        let (left, right) = (wall.x + 62.0 - grow, wall.right() - 62.0 + grow);
        let (top, spring, middle) = (wall.y + 16.0 - grow, wall.y + 150.0, wall.centre().0);
        let foot = wall.bottom();
        Path::new()
            .to((left, foot))
            .line((left, spring))
            .cubic(
                (left, spring - 74.0),
                (left + 96.0, top + 44.0),
                (middle - 54.0, top + 30.0),
            )
            .quad((middle - 14.0, top + 22.0), (middle, top))
            .quad((middle + 14.0, top + 22.0), (middle + 54.0, top + 30.0))
            .cubic(
                (right - 96.0, top + 44.0),
                (right, spring - 74.0),
                (right, spring),
            )
            .line((right, foot))
            .close()
    };
    canvas.fill(&arch(11.0), hue.ink);
    canvas.fill(&arch(7.0), GOLD);
    canvas.fill(&arch(3.0), hue.ink);
    let inside = Area::between(
        wall.x + 62.0,
        wall.y + 16.0,
        wall.right() - 62.0,
        wall.bottom(),
    );
    let seen = Area::between(
        inside.x,
        inside.y + 34.0,
        inside.right(),
        inside.bottom() - 6.0,
    );
    art::draw(canvas, face, [hue, second], &arch(0.0), seen);
    canvas.rect(
        Area::new(wall.x, wall.bottom() - 6.0, wall.w, 3.0),
        0.0,
        GOLD,
    );
    canvas.rect(
        Area::new(wall.x, wall.bottom() - 3.0, wall.w, 3.0),
        0.0,
        hue.ink,
    );
}

/// The value and the suit in the upper corners.
fn corners(canvas: &mut Canvas, sheet: &Sheet) {
    let Sheet { face, hue, .. } = sheet;
    let right = (RIGHT - 36.0, LEFT + 36.0);
    let left = (LEFT + 36.0, LEFT + 36.0);
    let medal = |canvas: &mut Canvas, centre| {
        canvas.circle(centre, 43.0, hue.ink);
        canvas.circle(centre, 40.0, GOLD);
        canvas.circle(centre, 36.0, hue.paper);
    };
    medal(canvas, right);
    let sign = face.hues.first().map_or(face.kind.as_str(), String::as_str);
    canvas.fill(&icon::suit(sign, right, 21.0), hue.deep);
    let Some(cost) = &face.cost else { return };
    medal(canvas, left);
    let label = face.cost_label.as_deref().unwrap_or_default();
    let raise = if label.is_empty() { 0.0 } else { 7.0 };
    let value = Area::new(left.0 - 25.0, left.1 - 24.0 - raise, 50.0, 46.0);
    canvas.text(
        value,
        Align::Centre,
        Letters::new(Cut::Title, 48.0, hue.ink),
        cost,
    );
    let below = Area::new(left.0 - 23.0, left.1 + 11.0, 46.0, 17.0);
    canvas.text(
        below,
        Align::Centre,
        Letters::new(Cut::Bold, 16.0, hue.deep),
        label,
    );
}
