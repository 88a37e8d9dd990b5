//! Birds with open wings, as on a coat of arms.

use super::carve::petals;
use super::{Pen, Scene};
use crate::picture::path::{Path, Point};

pub(super) fn draw(scene: &mut Scene) {
    scene.backdrop();
    let scale = scene.reach() * 0.98;
    let focus = scene.focus();
    let pen = scene.pen((focus.0, focus.1 + scale * 0.08), scale);
    tail(scene, pen);
    let lift = scene.dice.real(-0.16, 0.3);
    for side in [-1.0, 1.0] {
        wing(scene, pen, side, lift);
    }
    body(scene, pen);
    head(scene, pen);
}

/// Three rows of feathers that hang from a raised arm.
fn wing(scene: &mut Scene, pen: Pen, side: f64, lift: f64) {
    let arm = |t: f64| -> Point {
        let rise = -0.34 - lift * t - (t * 2.6).sin() * 0.3;
        (side * (0.16 + t * 1.12), rise)
    };
    for (row, (long, fill)) in (0_u32..).zip([
        (0.98, scene.solid),
        (0.6, scene.second.main),
        (0.32, scene.solid),
    ]) {
        let count = 8 - row;
        let mut feathers = Path::new();
        let mut shafts = Path::new();
        for i in 0..=count {
            let t = f64::from(i) / f64::from(count);
            let (x, y) = arm(t);
            let tip = (
                x + side * (0.1 + t * 0.36) * long,
                y + long * (1.06 - t * 0.34),
            );
            let at = |share: f64| pen.at(x + (tip.0 - x) * share, y + (tip.1 - y) * share);
            feathers = feathers.gouge(at(-0.1), at(1.0), pen.scale * 0.135, 0.0);
            shafts = shafts.gouge(at(0.45), at(0.92), pen.scale * 0.022, 0.0);
        }
        scene.canvas.fill(&feathers, fill);
        let shaft = if row == 1 { scene.hue.ink } else { scene.carve };
        scene.canvas.fill(&shafts, shaft);
    }
    let bone = (1..=12_u32).fold(Path::new().to(pen.at(side * 0.1, -0.3)), |path, i| {
        let (x, y) = arm(f64::from(i) / 12.0);
        path.line(pen.at(x, y))
    });
    scene.canvas.stroke(&bone, scene.solid, pen.scale * 0.11);
}

fn body(scene: &mut Scene, pen: Pen) {
    let outline = pen.curves(
        (0.0, -0.62),
        [
            [(0.34, -0.62), (0.36, -0.1), (0.3, 0.2)],
            [(0.24, 0.5), (0.1, 0.66), (0.0, 0.74)],
            [(-0.1, 0.66), (-0.24, 0.5), (-0.3, 0.2)],
            [(-0.36, -0.1), (-0.34, -0.62), (0.0, -0.62)],
        ],
    );
    scene.canvas.fill(&outline, scene.solid);
    let mut plumes = Path::new();
    for row in 0..5_u32 {
        let y = -0.2 + f64::from(row) * 0.16;
        let half = 0.2 - f64::from(row) * 0.03;
        for x in [-half, 0.0, half] {
            let from = pen.at(x, y);
            plumes = plumes.gouge(from, pen.at(x, y + 0.12), pen.scale * 0.035, 0.0);
        }
    }
    scene.canvas.fill(&plumes, scene.carve);
}

fn tail(scene: &mut Scene, pen: Pen) {
    let mut feathers = Path::new();
    let mut eyes = Path::new();
    let long = scene.dice.real(0.98, 1.18);
    for i in 0..5_u32 {
        let x = (f64::from(i) - 2.0) * 0.2;
        let y = long - x.abs() * 0.3;
        feathers = feathers.gouge(
            pen.at(x * 0.1, 0.4),
            pen.at(x * 1.5, y),
            pen.scale * 0.14,
            0.0,
        );
        eyes = eyes.ring(pen.at(x * 1.12, y * 0.8), pen.scale * 0.045);
    }
    scene.canvas.fill(&feathers, scene.solid);
    scene.canvas.fill(&eyes, scene.hue.spark);
}

/// The head in profile, with a beak and sometimes a crest.
fn head(scene: &mut Scene, pen: Pen) {
    let crown = pen.at(0.0, -0.78);
    if scene.dice.one_in(2) {
        let crest = petals(
            crown,
            14,
            pen.scale * 0.1,
            pen.scale * 0.46,
            pen.scale * 0.06,
        );
        scene.canvas.fill(&crest, scene.hue.spark);
    }
    let beak = if scene.dice.one_in(2) {
        pen.curves(
            (0.14, -0.92),
            [
                [(0.44, -0.96), (0.58, -0.76), (0.48, -0.56)],
                [(0.42, -0.68), (0.3, -0.7), (0.14, -0.66)],
                [(0.1, -0.74), (0.1, -0.84), (0.14, -0.92)],
            ],
        )
    } else {
        pen.polygon([(0.14, -0.9), (0.78, -0.74), (0.14, -0.66)])
    };
    scene.canvas.fill(&beak, scene.hue.spark);
    scene.canvas.stroke(&beak, scene.solid, pen.scale * 0.03);
    scene.canvas.circle(crown, pen.scale * 0.26, scene.solid);
    let eye = pen.at(0.08, -0.82);
    scene.canvas.circle(eye, pen.scale * 0.085, scene.hue.paper);
    scene.canvas.stroke(
        &Path::new().ring(eye, pen.scale * 0.085),
        scene.carve,
        pen.scale * 0.03,
    );
    scene.canvas.circle(eye, pen.scale * 0.045, scene.hue.ink);
}
