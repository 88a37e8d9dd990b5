//! Hats, scarves and crowns.

use super::{Pen, Scene};
use crate::picture::path::Path;

pub(super) fn draw(scene: &mut Scene, pen: Pen) {
    let paint: fn(&mut Scene, Pen) = scene.dice.pick(leather, &[straw, scarf, crown, ribbons]);
    paint(scene, pen);
}

/// A half moon of leather with stars, as in the backlands.
fn leather(scene: &mut Scene, pen: Pen) {
    let hat = pen.curves(
        (-0.62, -0.2),
        [
            [(-0.86, -0.7), (-0.5, -1.16), (0.0, -1.16)],
            [(0.5, -1.16), (0.86, -0.7), (0.62, -0.2)],
            [(0.4, -0.44), (-0.4, -0.44), (-0.62, -0.2)],
        ],
    );
    scene.canvas.fill(&hat, scene.solid);
    let rim = Path::new()
        .to(pen.at(-0.6, -0.34))
        .quad(pen.at(0.0, -0.6), pen.at(0.6, -0.34));
    scene.canvas.stroke(&rim, scene.carve, pen.scale * 0.035);
    let stars = [(-0.36, -0.66), (0.0, -0.8), (0.36, -0.66)]
        .into_iter()
        .fold(Path::new(), |path, (x, y)| {
            path.star(pen.at(x, y), 6, pen.scale * 0.13, pen.scale * 0.06)
        });
    scene.canvas.fill(&stars, scene.hue.spark);
}

/// A wide brim of straw.
fn straw(scene: &mut Scene, pen: Pen) {
    let top = pen.curves(
        (-0.44, -0.4),
        [
            [(-0.42, -1.0), (-0.2, -1.06), (0.0, -0.98)],
            [(0.2, -1.06), (0.42, -1.0), (0.44, -0.4)],
            [(0.2, -0.34), (-0.2, -0.34), (-0.44, -0.4)],
        ],
    );
    scene.canvas.fill(&top, scene.solid);
    let band = pen.polygon([(-0.44, -0.6), (0.44, -0.6), (0.45, -0.44), (-0.45, -0.44)]);
    scene.canvas.fill(&band, scene.hue.spark);
    let brim = pen.curves(
        (-1.0, -0.36),
        [
            [(-0.5, -0.58), (0.5, -0.58), (1.0, -0.36)],
            [(0.6, -0.16), (-0.6, -0.16), (-1.0, -0.36)],
        ],
    );
    scene.canvas.fill(&brim, scene.solid);
    let weave = (0..9_u32).fold(Path::new(), |path, i| {
        let x = -0.72 + f64::from(i) * 0.18;
        path.gouge(
            pen.at(x * 0.8, -0.44),
            pen.at(x * 1.05, -0.27),
            pen.scale * 0.022,
            0.0,
        )
    });
    scene.canvas.fill(&weave, scene.carve);
}

/// A cloth around the head.
fn scarf(scene: &mut Scene, pen: Pen) {
    let cloth = pen.curves(
        (-0.5, 0.3),
        [
            [(-0.62, -0.5), (-0.4, -0.84), (0.0, -0.84)],
            [(0.4, -0.84), (0.62, -0.5), (0.5, 0.3)],
            [(0.46, -0.1), (0.4, -0.34), (0.0, -0.36)],
            [(-0.4, -0.34), (-0.46, -0.1), (-0.5, 0.3)],
        ],
    );
    scene.canvas.fill(&cloth, scene.hue.spark);
    scene.canvas.stroke(&cloth, scene.solid, pen.scale * 0.05);
    let dots = [
        (-0.3, -0.52),
        (0.0, -0.6),
        (0.3, -0.52),
        (-0.5, -0.16),
        (0.5, -0.16),
    ]
    .into_iter()
    .fold(Path::new(), |path, (x, y)| {
        path.ring(pen.at(x, y), pen.scale * 0.05)
    });
    scene.canvas.fill(&dots, scene.hue.paper);
}

/// A crown of rays.
fn crown(scene: &mut Scene, pen: Pen) {
    let rays = (0..7_u32).fold(Path::new(), |path, i| {
        let x = -0.42 + f64::from(i) * 0.14;
        let high = -0.98 - (0.42 - x.abs()) * 0.7;
        path.polygon_too(
            [(x - 0.07, -0.44), (x * 1.25, high), (x + 0.07, -0.44)].map(|(x, y)| pen.at(x, y)),
        )
    });
    scene.canvas.fill(&rays, scene.hue.spark);
    scene.canvas.stroke(&rays, scene.solid, pen.scale * 0.03);
    let band = pen.curves(
        (-0.5, -0.3),
        [
            [(-0.3, -0.42), (0.3, -0.42), (0.5, -0.3)],
            [(0.5, -0.4), (0.5, -0.46), (0.48, -0.52)],
            [(0.3, -0.62), (-0.3, -0.62), (-0.48, -0.52)],
            [(-0.5, -0.46), (-0.5, -0.4), (-0.5, -0.3)],
        ],
    );
    scene.canvas.fill(&band, scene.solid);
}

/// A tall festival hat with ribbons that fall to the shoulders.
fn ribbons(scene: &mut Scene, pen: Pen) {
    let inks = [
        scene.hue.spark,
        scene.second.main,
        scene.hue.paper,
        scene.hue.light,
    ];
    for (i, x) in (0_u32..).zip([-0.7, -0.62, -0.54, 0.54, 0.62, 0.7]) {
        let fill = inks
            .into_iter()
            .nth(usize::try_from(i % 4).unwrap_or(0))
            .unwrap_or(scene.hue.spark);
        let low = 0.5 + f64::from(i % 3) * 0.16;
        let strip = pen.polygon([
            (x * 0.8 - 0.05, -0.4),
            (x * 0.8 + 0.05, -0.4),
            (x + 0.07, low),
            (x - 0.05, low + 0.1),
        ]);
        scene.canvas.fill(&strip, fill);
        scene.canvas.stroke(&strip, scene.hue.ink, 1.5);
    }
    let hat = pen.curves(
        (-0.62, -0.32),
        [
            [(-0.5, -0.8), (-0.2, -1.2), (0.0, -1.3)],
            [(0.2, -1.2), (0.5, -0.8), (0.62, -0.32)],
            [(0.3, -0.46), (-0.3, -0.46), (-0.62, -0.32)],
        ],
    );
    scene.canvas.fill(&hat, scene.solid);
    let mirrors = [
        (0.0, -0.7, 0.12),
        (-0.26, -0.56, 0.07),
        (0.26, -0.56, 0.07),
        (0.0, -1.0, 0.07),
    ]
    .into_iter()
    .fold(Path::new(), |path, (x, y, r)| {
        path.ring(pen.at(x, y), pen.scale * r)
    });
    scene.canvas.fill(&mirrors, scene.hue.spark);
}
