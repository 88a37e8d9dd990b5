//! Things of clay, skin and beads.

use super::{Pen, Scene};
use crate::picture::art::carve::petals;
use crate::picture::path::{Path, polar};

/// A clay jar with painted bands.
pub(super) fn pot(scene: &mut Scene, pen: Pen) {
    let handles = Path::new()
        .to(pen.at(-0.34, -0.6))
        .cubic(pen.at(-0.9, -0.8), pen.at(-0.95, -0.2), pen.at(-0.6, 0.0))
        .to(pen.at(0.34, -0.6))
        .cubic(pen.at(0.9, -0.8), pen.at(0.95, -0.2), pen.at(0.6, 0.0));
    scene.canvas.stroke(&handles, scene.solid, pen.scale * 0.1);
    let belly = pen.curves(
        (-0.3, -0.84),
        [
            [(-0.2, -0.5), (-0.78, -0.3), (-0.78, 0.2)],
            [(-0.78, 0.6), (-0.4, 0.8), (-0.36, 0.96)],
            [(-0.1, 0.96), (0.1, 0.96), (0.36, 0.96)],
            [(0.4, 0.8), (0.78, 0.6), (0.78, 0.2)],
            [(0.78, -0.3), (0.2, -0.5), (0.3, -0.84)],
            [(0.1, -0.88), (-0.1, -0.88), (-0.3, -0.84)],
        ],
    );
    scene.canvas.fill(&belly, scene.solid);
    let lip = pen.polygon([(-0.4, -0.96), (0.4, -0.96), (0.34, -0.8), (-0.34, -0.8)]);
    scene.canvas.fill(&lip, scene.hue.spark);
    bands(scene, pen, &[(-0.1, 0.58), (0.22, 0.68), (0.5, 0.5)]);
}

/// Rows of triangles, diamonds or dots across a body.
pub(super) fn bands(scene: &mut Scene, pen: Pen, rows: &[(f64, f64)]) {
    for (i, (y, half)) in rows.iter().enumerate() {
        let kind = scene.dice.whole(0, 2);
        let path = (0..6_u32).fold(Path::new(), |path, j| {
            let step = half / 3.0;
            let x = -half + step * (f64::from(j) + 0.5);
            match kind {
                0 => path.polygon_too(
                    [
                        (x - step / 2.0, y + 0.09),
                        (x, y - 0.09),
                        (x + step / 2.0, y + 0.09),
                    ]
                    .map(|(x, y)| pen.at(x, y)),
                ),
                1 => path.polygon_too(
                    [
                        (x - step / 2.0, *y),
                        (x, y - 0.1),
                        (x + step / 2.0, *y),
                        (x, y + 0.1),
                    ]
                    .map(|(x, y)| pen.at(x, y)),
                ),
                _ => path.ring(pen.at(x, *y), pen.scale * 0.065),
            }
        });
        let fill = if i % 2 == 0 {
            scene.carve
        } else {
            scene.hue.spark
        };
        scene.canvas.fill(&path, fill);
    }
}

/// A drum with laced sides.
pub(super) fn drum(scene: &mut Scene, pen: Pen) {
    let side = pen.curves(
        (-0.86, -0.4),
        [
            [(-0.86, 0.1), (-0.86, 0.4), (-0.86, 0.56)],
            [(-0.5, 0.94), (0.5, 0.94), (0.86, 0.56)],
            [(0.86, 0.3), (0.86, 0.0), (0.86, -0.4)],
            [(0.5, 0.0), (-0.5, 0.0), (-0.86, -0.4)],
        ],
    );
    scene.canvas.fill(&side, scene.solid);
    let lacing = (0..7_u32).fold(Path::new(), |path, i| {
        let x = -0.78 + f64::from(i) * 0.26;
        let sag = (0.72 - x * x) * 0.42;
        let path = if i == 0 {
            path.to(pen.at(x, -0.3 + sag))
        } else {
            path.line(pen.at(x, -0.3 + sag))
        };
        path.line(pen.at(x + 0.13, 0.52 + sag))
    });
    scene
        .canvas
        .stroke(&lacing, scene.hue.spark, pen.scale * 0.045);
    let skin = pen.curves(
        (-0.9, -0.42),
        [
            [(-0.9, -0.86), (0.9, -0.86), (0.9, -0.42)],
            [(0.9, 0.02), (-0.9, 0.02), (-0.9, -0.42)],
        ],
    );
    scene
        .canvas
        .fill(&skin, scene.carve.mix(scene.hue.paper, 60));
    scene.canvas.stroke(&skin, scene.hue.ink, pen.scale * 0.07);
    let sticks = Path::new()
        .to(pen.at(-0.3, -0.5))
        .line(pen.at(-1.0, -1.05))
        .to(pen.at(0.35, -0.46))
        .line(pen.at(1.0, -1.1));
    scene
        .canvas
        .stroke(&sticks, scene.hue.ink, pen.scale * 0.08);
    scene
        .canvas
        .circle(pen.at(-0.3, -0.5), pen.scale * 0.09, scene.hue.spark);
    scene
        .canvas
        .circle(pen.at(0.35, -0.46), pen.scale * 0.09, scene.hue.spark);
}

/// A charm on a string of beads.
pub(super) fn charm(scene: &mut Scene, pen: Pen) {
    let beads = (0..=14_u32).fold(Path::new(), |path, i| {
        let turns = 0.5 + f64::from(i) / 28.0;
        let on = polar((0.0, -0.1), turns, 0.92);
        let r = if i % 3 == 0 { 0.085 } else { 0.055 };
        path.ring(pen.at(on.0 * 0.8, on.1), pen.scale * r)
    });
    scene.canvas.fill(&beads, scene.solid);
    let hang = Path::new()
        .to(pen.at(-0.74, -0.1))
        .line(pen.at(0.0, 0.3))
        .line(pen.at(0.74, -0.1));
    scene.canvas.stroke(&hang, scene.solid, pen.scale * 0.05);
    let (centre, r) = (pen.at(0.0, 0.46), pen.scale * 0.5);
    let points = scene.dice.pick(6, &[8, 12, 16]);
    scene
        .canvas
        .fill(&Path::new().star(centre, points, r, r * 0.78), scene.solid);
    scene.canvas.circle(centre, r * 0.68, scene.hue.spark);
    scene.canvas.fill(
        &petals(centre, points, r * 0.1, r * 0.64, r * 0.12),
        scene.hue.ink,
    );
    scene.canvas.circle(centre, r * 0.2, scene.hue.paper);
}
