//! A wall of azulejos, with one great tile in the middle.

use super::Scene;
use super::carve::petals;
use crate::picture::area::Area;
use crate::picture::canvas::Canvas;
use crate::picture::hue::Hue;
use crate::picture::path::{Path, Point};

pub(super) fn draw(scene: &mut Scene) {
    scene.flat(scene.hue.deep);
    let side = scene.h / scene.dice.pick(5.0, &[4.0, 6.0]);
    let [even, odd] = [scene.dice.whole(0, 4), scene.dice.whole(0, 4)];
    let (hue, second) = (scene.hue, scene.second);
    let left = (scene.w - side) / 2.0;
    let wall = scene.canvas.pattern((left, 0.0), side * 2.0, |canvas| {
        tile(canvas, (0.0, 0.0), side, even, [hue, second]);
        tile(canvas, (side, side), side, even, [hue, second]);
        tile(canvas, (side, 0.0), side, odd, [hue, second]);
        tile(canvas, (0.0, side), side, odd, [hue, second]);
    });
    scene.flat(wall);
    medallion(scene);
}

/// One small tile.
fn tile(canvas: &mut Canvas, (x, y): Point, side: f64, design: u32, [hue, second]: [&Hue; 2]) {
    let area = Area::new(x, y, side, side).inset(1.5, 1.5);
    let centre = area.centre();
    let r = side / 2.0 - 1.5;
    canvas.rect(area, 0.0, hue.paper);
    let corners = [
        (area.x, area.y),
        (area.right(), area.y),
        (area.right(), area.bottom()),
        (area.x, area.bottom()),
    ];
    let (path, heart) = match design {
        0 => (Path::new().star(centre, 4, r, r * 0.34), 0.2),
        1 => (petals(centre, 8, r * 0.1, r * 0.95, r * 0.22), 0.16),
        2 => {
            let [a, b, c, d] = corners;
            let quarter = Path::new()
                .to(a)
                .line((a.0 + r, a.1))
                .arc(r, true, (a.0, a.1 + r))
                .close();
            let quarter = quarter
                .to(c)
                .line((c.0 - r, c.1))
                .arc(r, true, (c.0, c.1 - r))
                .close();
            let quarter = quarter
                .to(b)
                .line((b.0, b.1 + r))
                .arc(r, true, (b.0 - r, b.1))
                .close();
            (
                quarter
                    .to(d)
                    .line((d.0, d.1 - r))
                    .arc(r, true, (d.0 + r, d.1))
                    .close(),
                0.24,
            )
        }
        3 => {
            let [a, b, c, _] = corners;
            (Path::polygon([a, b, c]), 0.0)
        }
        _ => (
            Path::polygon([
                (centre.0, area.y),
                (area.right(), centre.1),
                (centre.0, area.bottom()),
                (area.x, centre.1),
            ]),
            0.4,
        ),
    };
    canvas.fill(&path, second.main);
    if heart > 0.0 {
        canvas.circle(centre, r * heart, hue.light);
    }
}

/// The great tile: a frame, a flower of many petals and a heart.
fn medallion(scene: &mut Scene) {
    let (centre, r) = (scene.focus(), scene.reach() * 0.96);
    let square = |r: f64| Area::new(centre.0 - r, centre.1 - r, r * 2.0, r * 2.0);
    scene.canvas.rect(square(r * 1.06), 0.0, scene.hue.ink);
    scene.canvas.rect(square(r), 0.0, scene.hue.paper);
    let quarters = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
        .map(|(dx, dy)| (centre.0 + dx * r * 0.82, centre.1 + dy * r * 0.82));
    let corners = quarters
        .into_iter()
        .fold(Path::new(), |path, at| path.star(at, 4, r * 0.3, r * 0.1));
    scene.canvas.fill(&corners, scene.hue.deep);
    let count = scene.dice.pick(8, &[12, 16]);
    scene.canvas.fill(
        &petals(centre, count, r * 0.2, r * 0.98, r * 0.26),
        scene.hue.deep,
    );
    scene.canvas.fill(
        &petals(centre, count, r * 0.3, r * 0.86, r * 0.13),
        scene.hue.light,
    );
    scene.canvas.circle(centre, r * 0.42, scene.hue.ink);
    scene.canvas.circle(centre, r * 0.37, scene.hue.spark);
    scene.canvas.fill(
        &Path::new().star(centre, count / 2 + 2, r * 0.33, r * 0.14),
        scene.hue.paper,
    );
}
