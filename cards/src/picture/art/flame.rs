//! Fire and storm.

use super::carve::rays;
use super::{OVER, Scene};
use crate::picture::area::Area;
use crate::picture::colour::Rgb;
use crate::picture::path::Path;

/// A bonfire of curling tongues.
pub(super) fn draw(scene: &mut Scene) {
    scene.backdrop();
    let foot = scene.ground() - 4.0;
    for (grow, fill) in [
        (1.0, scene.hue.ink),
        (0.9, scene.second.main),
        (0.66, scene.hue.spark),
        (0.4, scene.hue.paper),
    ] {
        tongues(scene, foot, grow, fill);
    }
    let (x, wide) = (scene.w / 2.0, scene.h * 0.3);
    let logs = Path::new()
        .to((x - wide, foot + 12.0))
        .line((x + wide * 0.8, foot - 10.0))
        .to((x + wide, foot + 12.0))
        .line((x - wide * 0.8, foot - 10.0));
    scene.canvas.stroke(&logs, scene.hue.ink, scene.h * 0.06);
    scene.earth();
    let mut sparks = Path::new();
    for _ in 0..14 {
        let at = (
            x + scene.dice.real(-1.4, 1.4) * wide,
            scene.dice.real(0.12, 0.6) * scene.h,
        );
        sparks = sparks.ring(at, scene.dice.real(2.0, 5.0));
    }
    scene.canvas.fill(&sparks, scene.hue.spark);
}

fn tongues(scene: &mut Scene, foot: f64, grow: f64, fill: Rgb) {
    let (x, wide, high) = (scene.w / 2.0, scene.h * 0.3 * grow, scene.h * 0.66 * grow);
    let lean = scene.dice.real(-0.25, 0.25) * wide;
    let path = Path::new()
        .to((x - wide * 0.7, foot))
        .cubic(
            (x - wide * 1.4, foot - high * 0.35),
            (x - wide * 0.7, foot - high * 0.5),
            (x - wide * 0.8, foot - high * 0.76),
        )
        .cubic(
            (x - wide * 0.4, foot - high * 0.66),
            (x - wide * 0.4, foot - high * 0.5),
            (x - wide * 0.36, foot - high * 0.46),
        )
        .cubic(
            (x - wide * 0.3, foot - high * 0.7),
            (x + lean, foot - high * 0.8),
            (x + lean, foot - high),
        )
        .cubic(
            (x + wide * 0.35, foot - high * 0.84),
            (x + wide * 0.4, foot - high * 0.6),
            (x + wide * 0.34, foot - high * 0.44),
        )
        .cubic(
            (x + wide * 0.5, foot - high * 0.5),
            (x + wide * 0.7, foot - high * 0.6),
            (x + wide * 0.74, foot - high * 0.7),
        )
        .cubic(
            (x + wide * 0.9, foot - high * 0.4),
            (x + wide * 1.2, foot - high * 0.3),
            (x + wide * 0.7, foot),
        )
        .close();
    scene.canvas.fill(&path, fill);
}

/// Clouds, lightning and slanting rain.
pub(super) fn storm(scene: &mut Scene) {
    let (w, h) = (scene.w, scene.h);
    scene.dark();
    scene.flat(scene.second.deep.mix(scene.hue.ink, 30));
    let strike = (w * scene.dice.real(0.35, 0.65), h * 0.32);
    let count = scene.dice.whole(10, 16);
    scene.canvas.fill(
        &rays(strike, count, 40.0, 640.0, 0.4),
        scene.hue.deep.mix(scene.hue.main, 40),
    );
    let mut rain = Path::new();
    for _ in 0..60 {
        let (x, y) = (scene.dice.real(0.0, w), scene.dice.real(h * 0.4, h * 0.9));
        rain = rain.gouge((x, y), (x - 12.0, y + 34.0), 1.6, 0.0);
    }
    scene.canvas.fill(&rain, scene.hue.light);
    bolt(scene, strike.0);
    for (level, fill) in [
        (0.3, scene.hue.main),
        (0.24, scene.hue.light),
        (0.18, scene.hue.paper),
    ] {
        clouds(scene, h * level, fill);
    }
    scene.solid = scene.hue.ink;
    scene.carve = scene.hue.main;
    scene.earth();
}

fn bolt(scene: &mut Scene, x: f64) {
    let h = scene.h;
    let at = |dx: f64, dy: f64| (x + dx * h * 0.3, h * (0.22 + dy * 0.64));
    let lean = if scene.dice.one_in(2) { 1.0 } else { -1.0 };
    let zigzag = [
        (0.1, 0.0),
        (0.5, 0.0),
        (0.2, 0.36),
        (0.5, 0.34),
        (-0.2, 1.0),
        (0.0, 0.52),
        (-0.32, 0.54),
    ];
    let path = Path::polygon(zigzag.map(|(dx, dy)| at(dx * lean, dy)));
    scene.canvas.stroke(&path, scene.hue.ink, 10.0);
    scene.canvas.fill(&path, scene.hue.spark);
}

/// A bank of round clouds whose lower edge is at a level.
fn clouds(scene: &mut Scene, level: f64, fill: Rgb) {
    let count = 7_u32;
    let step = scene.w / f64::from(count);
    let mut edge = Path::new();
    let mut curls = Path::new();
    for i in 0..=count {
        let r = step * scene.dice.real(0.55, 0.85);
        let centre = (f64::from(i) * step, level - r * scene.dice.real(0.3, 0.6));
        edge = edge.ring(centre, r);
        curls = curls.ring((centre.0 + r * 0.1, centre.1 + r * 0.15), r * 0.5);
    }
    scene.canvas.rect(
        Area::between(0.0, -OVER, scene.w, level - step * 0.3),
        0.0,
        fill,
    );
    scene.canvas.fill(&edge, fill);
    scene
        .canvas
        .stroke(&curls, fill.mix(scene.hue.deep, 35), 3.0);
}
