//! More things: a blade, a lantern, a booklet, a guitar.

use super::clay::bands;
use super::{Pen, Scene};
use crate::picture::path::Path;

/// A broad knife, upright.
pub(super) fn blade(scene: &mut Scene, pen: Pen) {
    let steel = pen.curves(
        (-0.2, 0.34),
        [
            [(-0.24, -0.2), (-0.24, -0.6), (-0.2, -0.8)],
            [(-0.1, -1.1), (0.1, -1.22), (0.3, -1.3)],
            [(0.36, -0.9), (0.3, -0.2), (0.22, 0.34)],
            [(0.1, 0.34), (-0.1, 0.34), (-0.2, 0.34)],
        ],
    );
    scene.canvas.fill(&steel, scene.solid);
    let edge = Path::new()
        .gouge(
            pen.at(0.2, -1.1),
            pen.at(0.12, 0.26),
            pen.scale * 0.05,
            pen.scale * 0.02,
        )
        .gouge(
            pen.at(-0.06, -0.7),
            pen.at(-0.06, 0.2),
            pen.scale * 0.025,
            0.0,
        );
    scene.canvas.fill(&edge, scene.carve);
    let guard = pen.polygon([(-0.5, 0.32), (0.5, 0.32), (0.44, 0.5), (-0.44, 0.5)]);
    scene.canvas.fill(&guard, scene.hue.spark);
    scene.canvas.stroke(&guard, scene.solid, pen.scale * 0.04);
    let grip = pen.polygon([(-0.15, 0.5), (0.15, 0.5), (0.18, 1.08), (-0.18, 1.08)]);
    scene.canvas.fill(&grip, scene.solid);
    let cord = [0.6, 0.74, 0.88].into_iter().fold(Path::new(), |path, y| {
        path.gouge(
            pen.at(-0.15, y + 0.06),
            pen.at(0.15, y),
            pen.scale * 0.03,
            0.0,
        )
    });
    scene.canvas.fill(&cord, scene.carve);
    scene
        .canvas
        .circle(pen.at(0.0, 1.14), pen.scale * 0.13, scene.hue.spark);
}

/// A lantern with a flame behind its panes.
pub(super) fn lantern(scene: &mut Scene, pen: Pen) {
    let ring = Path::new().ring(pen.at(0.0, -1.02), pen.scale * 0.16);
    scene.canvas.stroke(&ring, scene.solid, pen.scale * 0.06);
    let roof = pen.polygon([(-0.14, -0.9), (0.14, -0.9), (0.6, -0.5), (-0.6, -0.5)]);
    scene.canvas.fill(&roof, scene.solid);
    let case = pen.polygon([(-0.5, -0.5), (0.5, -0.5), (0.42, 0.7), (-0.42, 0.7)]);
    scene.canvas.fill(&case, scene.hue.spark);
    scene.canvas.stroke(&case, scene.solid, pen.scale * 0.09);
    let glow = Path::new().star(pen.at(0.0, 0.14), 12, pen.scale * 0.4, pen.scale * 0.26);
    scene.canvas.fill(&glow, scene.hue.paper);
    let flame = pen.curves(
        (0.0, -0.3),
        [
            [(0.06, -0.1), (0.24, 0.08), (0.2, 0.28)],
            [(0.16, 0.46), (-0.16, 0.46), (-0.2, 0.28)],
            [(-0.24, 0.08), (-0.06, -0.1), (0.0, -0.3)],
        ],
    );
    scene.canvas.fill(&flame, scene.second.main);
    let bars = Path::new()
        .to(pen.at(-0.18, -0.5))
        .line(pen.at(-0.15, 0.7))
        .to(pen.at(0.18, -0.5))
        .line(pen.at(0.15, 0.7));
    scene.canvas.stroke(&bars, scene.solid, pen.scale * 0.04);
    let foot = pen.polygon([(-0.56, 0.7), (0.56, 0.7), (0.64, 0.94), (-0.64, 0.94)]);
    scene.canvas.fill(&foot, scene.solid);
    bands(scene, pen, &[(0.82, 0.44)]);
}

/// An open booklet with a sun between its pages.
pub(super) fn book(scene: &mut Scene, pen: Pen) {
    let sun = pen.at(0.0, -0.36);
    scene.canvas.fill(
        &Path::new().star(sun, 16, pen.scale * 0.66, pen.scale * 0.46),
        scene.hue.spark,
    );
    scene.canvas.circle(sun, pen.scale * 0.34, scene.hue.paper);
    let cover = pen.polygon([
        (-1.12, -0.18),
        (0.0, 0.1),
        (1.12, -0.18),
        (1.12, 0.82),
        (0.0, 1.06),
        (-1.12, 0.82),
    ]);
    scene.canvas.fill(&cover, scene.solid);
    for side in [-1.0, 1.0] {
        let page = pen.curves(
            (0.0, 0.06),
            [
                [
                    (side * 0.2, -0.22),
                    (side * 0.8, -0.34),
                    (side * 1.02, -0.24),
                ],
                [(side * 1.02, 0.1), (side * 1.02, 0.4), (side * 1.02, 0.7)],
                [(side * 0.8, 0.6), (side * 0.2, 0.72), (0.0, 0.94)],
            ],
        );
        scene.canvas.fill(&page, scene.hue.paper);
        scene.canvas.stroke(&page, scene.hue.ink, pen.scale * 0.03);
        let lines = (0..5_u32).fold(Path::new(), |path, i| {
            let y = f64::from(i) * 0.13 + 0.02;
            path.gouge(
                pen.at(side * 0.16, y + 0.06),
                pen.at(side * 0.88, y - 0.08),
                pen.scale * 0.024,
                0.0,
            )
        });
        scene.canvas.fill(&lines, scene.hue.deep);
    }
}

/// A guitar of the backlands.
pub(super) fn viola(scene: &mut Scene, pen: Pen) {
    let neck = pen.polygon([(-0.09, -0.3), (0.09, -0.3), (0.08, -1.1), (-0.08, -1.1)]);
    scene.canvas.fill(&neck, scene.solid);
    let pegs = pen.polygon([(-0.16, -1.06), (0.16, -1.06), (0.2, -1.36), (-0.2, -1.36)]);
    scene.canvas.fill(&pegs, scene.solid);
    let body = pen.curves(
        (0.0, -0.42),
        [
            [(0.5, -0.46), (0.52, -0.1), (0.4, 0.1)],
            [(0.86, 0.3), (0.8, 1.04), (0.0, 1.04)],
            [(-0.8, 1.04), (-0.86, 0.3), (-0.4, 0.1)],
            [(-0.52, -0.1), (-0.5, -0.46), (0.0, -0.42)],
        ],
    );
    scene.canvas.fill(&body, scene.second.main);
    scene.canvas.stroke(&body, scene.solid, pen.scale * 0.09);
    scene.canvas.fill(
        &Path::new().star(pen.at(0.0, 0.3), 14, pen.scale * 0.34, pen.scale * 0.26),
        scene.hue.spark,
    );
    scene
        .canvas
        .circle(pen.at(0.0, 0.3), pen.scale * 0.2, scene.hue.ink);
    let bridge = pen.polygon([(-0.26, 0.74), (0.26, 0.74), (0.3, 0.84), (-0.3, 0.84)]);
    scene.canvas.fill(&bridge, scene.hue.ink);
    let strings = [-0.05, 0.0, 0.05].into_iter().fold(Path::new(), |path, x| {
        path.to(pen.at(x, -1.2)).line(pen.at(x * 1.4, 0.78))
    });
    scene
        .canvas
        .stroke(&strings, scene.hue.paper, pen.scale * 0.014);
}
