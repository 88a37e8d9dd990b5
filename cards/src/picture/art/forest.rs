//! Forests, and plants that stand alone.

use super::carve::petals;
use super::{OVER, Pen, Scene};
use crate::picture::area::Area;
use crate::picture::colour::Rgb;
use crate::picture::path::{Path, Point};

/// Trunks in rows, leaves above and below.
pub(super) fn draw(scene: &mut Scene) {
    scene.sky();
    let (w, h) = (scene.w, scene.h);
    for (count, wide, fill) in [
        (7, 0.026, scene.second.main.mix(scene.hue.deep, 30)),
        (5, 0.04, scene.hue.deep),
        (3, 0.056, scene.hue.ink),
    ] {
        let step = w / f64::from(count);
        for i in 0..count {
            let x = step * (f64::from(i) + scene.dice.real(0.2, 0.8));
            trunk(scene, x, w * wide, fill);
        }
    }
    scene.solid = scene.hue.ink;
    scene.carve = scene.hue.main;
    scene.canvas.rect(
        Area::between(0.0, h * 0.95, w, scene.low()),
        0.0,
        scene.solid,
    );
    let mut leaves = Path::new();
    let mut veins = Path::new();
    for i in 0..13_u32 {
        let x = w * (f64::from(i) + 0.5) / 13.0;
        let (long, lean) = (
            h * scene.dice.real(0.18, 0.34),
            scene.dice.real(-50.0, 50.0),
        );
        let tip = (x + lean, h - long);
        leaves = leaves.gouge((x, h + 6.0), tip, 26.0, lean * 0.3);
        veins = veins.gouge((x, h + 6.0), tip, 1.8, lean * 0.3);
    }
    scene.canvas.fill(&leaves, scene.solid);
    scene.canvas.fill(&veins, scene.hue.light);
    let mut fruits = Path::new();
    for _ in 0..9 {
        fruits = fruits.ring(
            (scene.dice.real(0.0, w), scene.dice.real(h * 0.82, h * 0.97)),
            scene.dice.real(4.0, 8.0),
        );
    }
    scene.canvas.fill(&fruits, scene.hue.spark);
}

fn trunk(scene: &mut Scene, x: f64, wide: f64, fill: Rgb) {
    let h = scene.h;
    let path = Path::new()
        .to((x - wide * 1.7, scene.low()))
        .quad((x - wide * 0.6, h * 0.7), (x - wide * 0.7, -OVER))
        .line((x + wide * 0.7, -OVER))
        .quad((x + wide * 0.6, h * 0.7), (x + wide * 1.7, scene.low()))
        .close();
    scene.canvas.fill(&path, fill);
    let mut bark = Path::new();
    for _ in 0..9 {
        let (dx, y) = (
            scene.dice.real(-0.4, 0.4) * wide,
            scene.dice.real(0.0, h * 0.85),
        );
        bark = bark.gouge((x + dx, y), (x + dx, y + h * 0.12), wide * 0.09, 0.0);
    }
    scene.canvas.fill(&bark, fill.mix(scene.hue.light, 45));
}

/// One plant with leaves in pairs and a flower or a head of fruit.
pub(super) fn plant(scene: &mut Scene) {
    scene.backdrop();
    let scale = scene.h * 0.32;
    let pen = scene.pen((scene.w / 2.0, scene.h * 0.58), scale);
    let stem = Path::new()
        .to(pen.at(0.0, 0.95))
        .quad(pen.at(0.1, 0.2), pen.at(0.0, -0.6));
    scene.canvas.stroke(&stem, scene.solid, scale * 0.08);
    let pairs = scene.dice.whole(3, 4);
    for i in 0..pairs {
        let y = 0.7 - f64::from(i) * 0.34;
        let long = 1.15 - f64::from(i) * 0.16;
        let lift = scene.dice.real(0.2, 0.5);
        for side in [1.0, -1.0] {
            leaf(scene, pen, (0.04, y), (side * long, y - lift));
        }
    }
    blossom(scene, pen);
    scene.earth();
}

fn leaf(scene: &mut Scene, pen: Pen, from: Point, to: Point) {
    let (base, tip) = (pen.at(from.0, from.1), pen.at(to.0, to.1));
    let bend = pen.scale * 0.12 * if tip.0 > base.0 { -1.0 } else { 1.0 };
    let blade = Path::new().gouge(base, tip, pen.scale * 0.24, bend);
    scene.canvas.fill(&blade, scene.solid);
    let mut veins = Path::new().gouge(base, tip, pen.scale * 0.022, bend);
    for step in 1..4_u32 {
        let t = f64::from(step) * 0.22 + 0.05;
        let (x, y) = (
            from.0 + (to.0 - from.0) * t,
            from.1 + (to.1 - from.1) * t - 0.05,
        );
        let ahead = (to.0 - from.0).signum() * 0.12;
        veins = veins
            .gouge(
                pen.at(x, y),
                pen.at(x + ahead, y - 0.11),
                pen.scale * 0.018,
                0.0,
            )
            .gouge(
                pen.at(x, y),
                pen.at(x + ahead, y + 0.06),
                pen.scale * 0.018,
                0.0,
            );
    }
    scene.canvas.fill(&veins, scene.carve);
}

fn blossom(scene: &mut Scene, pen: Pen) {
    let (centre, r) = (pen.at(0.0, -0.74), pen.scale);
    let count = scene.dice.pick(6, &[8, 10, 12]);
    scene
        .canvas
        .fill(&petals(centre, count, 0.0, r * 0.56, r * 0.24), scene.solid);
    scene.canvas.fill(
        &petals(centre, count, r * 0.1, r * 0.5, r * 0.15),
        scene.hue.spark,
    );
    scene.canvas.circle(centre, r * 0.16, scene.solid);
    scene.canvas.circle(centre, r * 0.1, scene.hue.paper);
}
