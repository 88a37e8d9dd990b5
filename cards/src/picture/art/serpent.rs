//! Serpents, coiled across the picture.

use super::Scene;
use crate::picture::path::{Path, Point, polar};

const JOINTS: u32 = 64;

pub(super) fn draw(scene: &mut Scene) {
    scene.backdrop();
    let turns = scene.dice.real(1.2, 2.1);
    let swing = scene.h * scene.dice.real(0.15, 0.2);
    let thick = scene.h.min(scene.w * 0.8) * scene.dice.real(0.08, 0.105);
    let (w, h) = (scene.w, scene.h);
    let flip = if scene.dice.one_in(2) { 1.0 } else { -1.0 };
    let spine = |i: u32| -> Point {
        let t = f64::from(i) / f64::from(JOINTS);
        let wave = (t * turns * std::f64::consts::TAU).sin();
        (
            w / 2.0 + flip * w * (t - 0.53) * 0.66,
            h * 0.54 - wave * swing * (0.4 + t * 0.75) - t * h * 0.08,
        )
    };
    let normal = |i: u32| -> Point {
        let (a, b) = (spine(i.saturating_sub(1)), spine(i + 1));
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let long = dx.hypot(dy).max(0.1);
        (-dy / long, dx / long)
    };
    let girth = |i: u32| {
        let t = f64::from(i) / f64::from(JOINTS);
        thick * (t * 2.6).min(1.0) * (1.0 - (t - 0.86).max(0.0) * 2.0)
    };
    let side = |i: u32, by: f64| {
        let ((x, y), (nx, ny)) = (spine(i), normal(i));
        (x + nx * by, y + ny * by)
    };
    let outline = |grow: f64| {
        let left = (0..=JOINTS).map(move |i| side(i, girth(i) + grow));
        let right = (0..=JOINTS).rev().map(move |i| side(i, -girth(i) - grow));
        Path::polygon(left.chain(right))
    };
    let skull = skull(spine(JOINTS), flip, thick);
    crest(scene, spine(JOINTS), flip, thick);
    scene.canvas.stroke(&skull, scene.carve, 10.0);
    scene.canvas.fill(&outline(5.0), scene.carve);
    scene.canvas.fill(&skull, scene.solid);
    scene.canvas.fill(&outline(0.0), scene.solid);
    let banded = scene.dice.one_in(2);
    let mut marks = Path::new();
    for i in (6..JOINTS - 5).step_by(3) {
        let r = girth(i) * 0.62;
        marks = if banded {
            marks.gouge(
                side(i, -girth(i) * 0.86),
                side(i, girth(i) * 0.86),
                girth(i) * 0.16,
                girth(i) * 0.3,
            )
        } else {
            let along = spine(i + 1);
            let back = spine(i - 1);
            marks.polygon_too([along, side(i, r), back, side(i, -r)])
        };
    }
    scene.canvas.fill(&marks, scene.carve);
    look(scene, spine(JOINTS), flip, thick);
}

/// The outline of a wide head.
fn skull(centre: Point, flip: f64, r: f64) -> Path {
    let at = |dx: f64, dy: f64| (centre.0 + dx * r * flip, centre.1 + dy * r);
    Path::new()
        .to(at(-0.9, -0.9))
        .cubic(at(0.0, -1.7), at(1.2, -1.2), at(1.9, 0.0))
        .cubic(at(2.0, 0.4), at(1.6, 0.6), at(1.3, 0.62))
        .cubic(at(0.6, 1.2), at(-0.4, 1.3), at(-0.9, 0.9))
        .close()
}

/// A forked tongue, and flames around the head.
fn crest(scene: &mut Scene, centre: Point, flip: f64, r: f64) {
    let at = |dx: f64, dy: f64| (centre.0 + dx * r * flip, centre.1 + dy * r);
    let tongue = Path::new()
        .to(at(1.5, 0.3))
        .line(at(2.4, 0.4))
        .line(at(2.9, 0.1))
        .to(at(2.4, 0.4))
        .line(at(2.9, 0.8));
    scene.canvas.stroke(&tongue, scene.hue.spark, 5.0);
    let flames = (0..7_u32).fold(Path::new(), |path, i| {
        let turns = -0.5 + f64::from(i) * 0.07;
        let tip = polar((0.0, 0.0), turns, 2.5);
        let base = polar((0.0, 0.0), turns + 0.04, 0.7);
        path.gouge(
            at(base.0 - 0.2, base.1),
            at(tip.0 - 0.3, tip.1),
            r * 0.3,
            0.0,
        )
    });
    scene.canvas.fill(&flames, scene.hue.spark);
}

/// The eye and the jaw.
fn look(scene: &mut Scene, centre: Point, flip: f64, r: f64) {
    let at = |dx: f64, dy: f64| (centre.0 + dx * r * flip, centre.1 + dy * r);
    scene
        .canvas
        .circle(at(0.55, -0.45), r * 0.34, scene.hue.spark);
    scene.canvas.circle(at(0.6, -0.45), r * 0.16, scene.hue.ink);
    let jaw = Path::new().gouge(at(0.5, 0.42), at(1.8, 0.24), r * 0.07, 0.0);
    scene.canvas.fill(&jaw, scene.carve);
}
