//! What is worn on the head.

use super::{Pen, Scene};
use crate::picture::path::Path;

/// A great leather hat with stars and a chin strap.
pub(super) fn hat(scene: &mut Scene, pen: Pen) {
    let strap = Path::new().to(pen.at(-0.62, 0.3)).cubic(
        pen.at(-0.5, 1.2),
        pen.at(0.5, 1.2),
        pen.at(0.62, 0.3),
    );
    scene.canvas.stroke(&strap, scene.solid, pen.scale * 0.05);
    scene
        .canvas
        .circle(pen.at(0.0, 0.97), pen.scale * 0.1, scene.hue.spark);
    let crown = pen.curves(
        (-0.6, 0.2),
        [
            [(-0.66, -0.6), (-0.4, -0.96), (0.0, -0.96)],
            [(0.4, -0.96), (0.66, -0.6), (0.6, 0.2)],
            [(0.3, 0.3), (-0.3, 0.3), (-0.6, 0.2)],
        ],
    );
    scene.canvas.fill(&crown, scene.second.deep);
    scene.canvas.stroke(&crown, scene.solid, pen.scale * 0.05);
    let brim = pen.curves(
        (-1.3, 0.02),
        [
            [(-0.9, 0.5), (0.9, 0.5), (1.3, 0.02)],
            [(1.1, -0.5), (0.7, -0.42), (0.0, -0.42)],
            [(-0.7, -0.42), (-1.1, -0.5), (-1.3, 0.02)],
        ],
    );
    scene.canvas.fill(&brim, scene.solid);
    let seam = Path::new().to(pen.at(-1.12, 0.0)).cubic(
        pen.at(-0.8, 0.36),
        pen.at(0.8, 0.36),
        pen.at(1.12, 0.0),
    );
    scene.canvas.stroke(&seam, scene.carve, pen.scale * 0.03);
    let points = scene.dice.pick(5, &[6, 8]);
    let stars = [(-0.66, -0.1), (0.0, -0.08), (0.66, -0.1)];
    let stars = stars.into_iter().fold(Path::new(), |path, (x, y)| {
        path.star(pen.at(x, y), points, pen.scale * 0.2, pen.scale * 0.09)
    });
    scene.canvas.fill(&stars, scene.hue.spark);
    let fringe = (0..9_u32).fold(Path::new(), |path, i| {
        let x = -0.4 + f64::from(i) * 0.1;
        path.gouge(
            pen.at(x, -0.8 + x * x),
            pen.at(x * 1.2, -0.5),
            pen.scale * 0.025,
            0.0,
        )
    });
    scene.canvas.fill(&fringe, scene.hue.light);
}

/// A crown of points, stones and an orb.
pub(super) fn crown(scene: &mut Scene, pen: Pen) {
    let points = scene.dice.pick(5, &[7]);
    let step = 1.9 / f64::from(points);
    let mut spikes = Path::new();
    let mut orbs = Path::new();
    for i in 0..points {
        let x = -0.95 + step * (f64::from(i) + 0.5);
        let top = -0.86 + x.abs() * 0.34;
        let spike = [
            (x * 0.86 - step * 0.52, 0.32),
            (x * 1.12, top),
            (x * 0.86 + step * 0.52, 0.32),
        ];
        spikes = spikes.polygon_too(spike.map(|(x, y)| pen.at(x, y)));
        orbs = orbs.ring(pen.at(x * 1.12, top), pen.scale * 0.09);
    }
    scene.canvas.fill(&spikes, scene.hue.spark);
    scene.canvas.stroke(&spikes, scene.solid, pen.scale * 0.05);
    scene.canvas.fill(&orbs, scene.solid);
    let band = pen.curves(
        (-0.9, 0.26),
        [
            [(-0.4, 0.42), (0.4, 0.42), (0.9, 0.26)],
            [(0.9, 0.4), (0.88, 0.56), (0.86, 0.66)],
            [(0.4, 0.84), (-0.4, 0.84), (-0.86, 0.66)],
            [(-0.88, 0.56), (-0.9, 0.4), (-0.9, 0.26)],
        ],
    );
    scene.canvas.fill(&band, scene.solid);
    let stones = (0..7_u32).fold(Path::new(), |path, i| {
        let x = -0.72 + f64::from(i) * 0.24;
        let y = 0.58 - x * x * 0.14;
        let r = 0.1;
        let stone = [(x - r, y), (x, y - r), (x + r, y), (x, y + r)];
        path.polygon_too(stone.map(|(x, y)| pen.at(x, y)))
    });
    scene.canvas.fill(&stones, scene.carve);
}
