//! Open land: hills, backlands with cactus, mountain ranges.

use super::{Pen, Scene};
use crate::picture::colour::Rgb;
use crate::picture::path::{Path, Point};

/// The backlands: a low horizon, cactus and birds.
pub(super) fn draw(scene: &mut Scene) {
    scene.sky();
    birds(scene);
    let (far, near) = (scene.second.main.mix(scene.hue.deep, 30), scene.hue.deep);
    hills(scene, 0.6, 0.09, far);
    hills(scene, 0.72, 0.07, near);
    let count = scene.dice.whole(2, 4);
    scene.solid = scene.hue.ink;
    scene.carve = scene.hue.main;
    for i in 0..count {
        let x = scene.w * (f64::from(i) + scene.dice.real(0.25, 0.75)) / f64::from(count);
        let scale = scene.h * scene.dice.real(0.13, 0.25);
        let pen = scene.pen((x, scene.ground() + 8.0), scale);
        cactus(scene, pen);
    }
    scene.earth();
}

/// Mountains with carved flanks.
pub(super) fn range(scene: &mut Scene) {
    scene.sky();
    birds(scene);
    for (base, high, fill) in [
        (0.78, 0.5, scene.second.main.mix(scene.hue.light, 40)),
        (0.86, 0.42, scene.second.main),
        (0.98, 0.36, scene.hue.deep),
    ] {
        peaks(scene, base, high, fill);
    }
    scene.solid = scene.hue.ink;
    scene.carve = scene.hue.main;
    scene.earth();
}

/// Rolling hills with furrows, from a horizon down.
fn hills(scene: &mut Scene, horizon: f64, swing: f64, fill: Rgb) {
    let (w, h) = (scene.w, scene.h);
    let phase = scene.dice.real(0.0, 6.0);
    let level = |x: f64| {
        h * (horizon
            + swing * ((x / w * 5.0 + phase).sin() * 0.7 + (x / w * 11.0 + phase).cos() * 0.3))
    };
    let crest = (0..=24_u32).map(|i| f64::from(i) * w / 24.0);
    let line: Vec<Point> = crest.map(|x| (x, level(x))).collect();
    let ends = [(w, scene.low()), (0.0, scene.low())];
    scene
        .canvas
        .fill(&Path::polygon(line.into_iter().chain(ends)), fill);
    let mut furrows = Path::new();
    for _ in 0..30 {
        let x = scene.dice.real(0.0, w);
        let (y, long) = (
            level(x) + scene.dice.real(8.0, h * 0.2),
            scene.dice.real(16.0, 44.0),
        );
        furrows = furrows.gouge((x - long, y + 5.0), (x + long, y + 5.0), 1.9, -5.0);
    }
    scene.canvas.fill(&furrows, fill.mix(scene.hue.light, 55));
}

/// A row of peaks with light on one flank.
fn peaks(scene: &mut Scene, base: f64, high: f64, fill: Rgb) {
    let (w, h) = (scene.w, scene.h);
    let count = scene.dice.whole(3, 5);
    let step = w / f64::from(count);
    let mut cuts = Path::new();
    for i in 0..=count {
        let x = (f64::from(i) - 0.1) * step + scene.dice.real(-0.2, 0.2) * step;
        let (top, half) = (
            h * (base - high * scene.dice.real(0.6, 1.0)),
            step * scene.dice.real(0.7, 0.95),
        );
        let foot = h * base;
        scene.canvas.fill(
            &Path::polygon([
                (x, top),
                (x + half, foot),
                (x + half, scene.low()),
                (x - half, scene.low()),
                (x - half, foot),
            ]),
            fill,
        );
        for j in 1..8_u32 {
            let t = f64::from(j) / 8.0;
            let (from, y) = (x + half * t * 0.86, top + (foot - top) * t);
            cuts = cuts.gouge(
                (from, y),
                (
                    from - half * t * scene.dice.real(0.3, 0.75),
                    y + (foot - top) * 0.14,
                ),
                2.0 + t * 2.0,
                0.0,
            );
        }
    }
    scene.canvas.fill(&cuts, fill.mix(scene.hue.light, 60));
}

/// A mandacaru: a trunk and bent arms, with ribs.
fn cactus(scene: &mut Scene, pen: Pen) {
    let limb = |path: Path, points: [Point; 4]| {
        let [a, b, c, d] = points.map(|(x, y)| pen.at(x, y));
        path.to(a).line(b).quad(c, d)
    };
    let trunk = Path::new().to(pen.at(0.0, 0.1)).line(pen.at(0.0, -1.4));
    let arms = limb(
        trunk,
        [(0.0, -0.4), (0.2, -0.42), (0.5, -0.46), (0.48, -1.0)],
    );
    let arms = limb(
        arms,
        [(0.0, -0.6), (-0.2, -0.62), (-0.46, -0.68), (-0.44, -1.16)],
    );
    scene.canvas.stroke(&arms, scene.solid, pen.scale * 0.24);
    let ribs = Path::new()
        .gouge(pen.at(0.0, -0.1), pen.at(0.0, -1.36), pen.scale * 0.03, 0.0)
        .gouge(
            pen.at(0.48, -0.6),
            pen.at(0.48, -0.98),
            pen.scale * 0.03,
            0.0,
        )
        .gouge(
            pen.at(-0.44, -0.8),
            pen.at(-0.44, -1.12),
            pen.scale * 0.03,
            0.0,
        );
    scene.canvas.fill(&ribs, scene.carve);
    scene
        .canvas
        .circle(pen.at(0.0, -1.52), pen.scale * 0.09, scene.hue.spark);
}

fn birds(scene: &mut Scene) {
    let mut path = Path::new();
    for _ in 0..scene.dice.whole(2, 5) {
        let (x, y) = (
            scene.dice.real(0.1, 0.9) * scene.w,
            scene.dice.real(0.2, 0.45) * scene.h,
        );
        let r = scene.dice.real(9.0, 18.0);
        path = path
            .gouge((x, y), (x - r * 1.4, y - r * 0.5), 3.0, 5.0)
            .gouge((x, y), (x + r * 1.4, y - r * 0.5), 3.0, -5.0);
    }
    scene.canvas.fill(&path, scene.solid);
}
