//! Birds with open wings.

use super::{Pen, Scene};
use crate::picture::path::{Path, polar};

pub(super) fn draw(scene: &mut Scene) {
    scene.backdrop();
    let scale = scene.reach() * 0.86;
    let focus = scene.focus();
    let pen = scene.pen((focus.0, focus.1 + scale * 0.1), scale);
    let lift = scene.dice.real(-0.02, 0.07);
    tail(scene, pen);
    wing(scene, pen, 0.60 - lift, 1.34, scene.second.deep);
    body(scene, pen);
    wing(scene, pen, 0.76 + lift, 1.3, scene.solid);
    head(scene, pen);
}

/// Feathers in a fan, from the shoulder outwards.
fn wing(scene: &mut Scene, pen: Pen, turns: f64, long: f64, fill: crate::picture::colour::Rgb) {
    let shoulder = pen.at(0.08, -0.12);
    let spread = |i: u32| turns + (f64::from(i) - 3.5) * 0.036;
    let aim = |turns: f64| if pen.side > 0.0 { turns } else { 0.5 - turns };
    let mut feathers = Path::new();
    let mut shafts = Path::new();
    for i in 0..8_u32 {
        let reach = pen.scale * long * (1.0 - (f64::from(i) - 3.0).abs() * 0.07);
        let tip = polar(shoulder, aim(spread(i)), reach);
        feathers = feathers.gouge(shoulder, tip, pen.scale * 0.2, 0.0);
        let from = polar(shoulder, aim(spread(i)), reach * 0.5);
        shafts = shafts.gouge(
            from,
            polar(shoulder, aim(spread(i)), reach * 0.9),
            pen.scale * 0.035,
            0.0,
        );
    }
    scene.canvas.fill(&feathers, fill);
    scene.canvas.fill(&shafts, scene.carve);
}

fn body(scene: &mut Scene, pen: Pen) {
    let outline = pen.curves(
        (-0.75, 0.42),
        [
            [(-0.55, -0.05), (-0.1, -0.4), (0.35, -0.42)],
            [(0.5, -0.72), (0.95, -0.7), (0.98, -0.38)],
            [(0.98, -0.1), (0.72, 0.4), (0.2, 0.52)],
            [(-0.15, 0.6), (-0.5, 0.56), (-0.75, 0.42)],
        ],
    );
    scene.canvas.fill(&outline, scene.solid);
    let mut plumes = Path::new();
    for row in 0..3_u32 {
        for i in 0..4_u32 {
            let (x, y) = (
                -0.2 + f64::from(i) * 0.22 + f64::from(row % 2) * 0.1,
                0.02 + f64::from(row) * 0.15,
            );
            plumes = plumes.gouge(
                pen.at(x, y),
                pen.at(x - 0.16, y + 0.09),
                pen.scale * 0.035,
                0.0,
            );
        }
    }
    scene.canvas.fill(&plumes, scene.carve);
}

fn tail(scene: &mut Scene, pen: Pen) {
    let long = scene.dice.real(0.8, 1.25);
    let mut feathers = Path::new();
    let mut eyes = Path::new();
    for i in 0..5_u32 {
        let y = 0.2 + f64::from(i) * 0.22;
        let tip = pen.at(-0.6 - long * (1.0 - (f64::from(i) - 2.0).abs() * 0.1), y);
        feathers = feathers.gouge(pen.at(-0.3, 0.3), tip, pen.scale * 0.12, 0.0);
        eyes = eyes.ring(
            pen.at(-0.5 - long * 0.6, f64::midpoint(y, 0.42)),
            pen.scale * 0.05,
        );
    }
    scene.canvas.fill(&feathers, scene.solid);
    scene.canvas.fill(&eyes, scene.hue.spark);
}

fn head(scene: &mut Scene, pen: Pen) {
    let hooked = scene.dice.one_in(2);
    let beak = if hooked {
        pen.curves(
            (0.86, -0.56),
            [
                [(1.2, -0.62), (1.36, -0.38), (1.22, -0.14)],
                [(1.16, -0.28), (1.06, -0.3), (0.92, -0.28)],
                [(0.88, -0.36), (0.86, -0.46), (0.86, -0.56)],
            ],
        )
    } else {
        pen.polygon([(0.88, -0.52), (1.62, -0.34), (0.9, -0.26)])
    };
    scene.canvas.fill(&beak, scene.hue.spark);
    scene.canvas.stroke(&beak, scene.solid, 3.0);
    let eye = pen.at(0.72, -0.46);
    scene.canvas.circle(eye, pen.scale * 0.1, scene.carve);
    scene.canvas.circle(eye, pen.scale * 0.05, scene.solid);
    let crest = (0..scene.dice.whole(0, 4)).fold(Path::new(), |path, i| {
        let x = 0.4 + f64::from(i) * 0.12;
        path.gouge(
            pen.at(x, -0.5),
            pen.at(x - 0.22, -1.0 + f64::from(i) * 0.04),
            pen.scale * 0.06,
            0.0,
        )
    });
    scene.canvas.fill(&crest, scene.solid);
}
