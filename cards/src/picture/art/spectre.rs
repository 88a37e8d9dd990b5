//! Apparitions: a shroud with hollow eyes, over the mist.

use super::{Pen, Scene};
use crate::picture::path::{Path, polar};

pub(super) fn draw(scene: &mut Scene) {
    scene.backdrop();
    let scale = (scene.h * 0.37).min(scene.w * 0.36);
    let centre = (scene.w / 2.0, scene.h * 0.54);
    let pen = scene.pen(centre, scale);
    halo(scene, pen);
    shroud(scene, pen);
    mask(scene, pen);
    let (w, h) = (scene.w, scene.h);
    scene.hatch(44, (0.0, h * 0.84), (w, h), scene.solid);
    scene.hatch(20, (0.0, h * 0.86), (w, h), scene.second.main);
}

/// Wisps that rise around the head.
fn halo(scene: &mut Scene, pen: Pen) {
    let head = pen.at(0.0, -0.62);
    let count = scene.dice.whole(9, 15);
    let wisps = (0..count).fold(Path::new(), |path, i| {
        let turns = -0.5 + 0.5 * f64::from(i) / f64::from(count - 1);
        let long = pen.scale * scene.dice.real(0.66, 0.92);
        path.gouge(
            polar(head, turns, pen.scale * 0.5),
            polar(head, turns + 0.02, long),
            pen.scale * 0.045,
            0.0,
        )
    });
    scene.canvas.fill(&wisps, scene.hue.spark);
}

fn shroud(scene: &mut Scene, pen: Pen) {
    let tatters = scene.dice.whole(4, 7);
    let mut path = Path::new()
        .to(pen.at(0.0, -1.08))
        .cubic(pen.at(0.5, -1.08), pen.at(0.52, -0.5), pen.at(0.56, -0.3))
        .cubic(pen.at(0.9, -0.1), pen.at(1.0, 0.6), pen.at(1.1, 1.1));
    let step = 2.2 / f64::from(tatters);
    for i in 0..tatters {
        let x = 1.1 - f64::from(i) * step;
        let dip = scene.dice.real(0.62, 0.86);
        path = path
            .quad(pen.at(x - step * 0.2, dip), pen.at(x - step * 0.5, dip))
            .quad(pen.at(x - step * 0.8, dip), pen.at(x - step, 1.1));
    }
    let path = path
        .cubic(pen.at(-1.0, 0.6), pen.at(-0.9, -0.1), pen.at(-0.56, -0.3))
        .cubic(pen.at(-0.52, -0.5), pen.at(-0.5, -1.08), pen.at(0.0, -1.08))
        .close();
    scene.canvas.fill(&path, scene.solid);
    let folds = [-0.62, -0.42, -0.22, 0.22, 0.42, 0.62]
        .into_iter()
        .fold(Path::new(), |path, x| {
            path.gouge(
                pen.at(x * 0.8, -0.02),
                pen.at(x * 1.25, 0.72),
                pen.scale * 0.035,
                0.0,
            )
        });
    scene.canvas.fill(&folds, scene.carve);
}

/// A carved mask: a bird's skull, a round face or a horned one.
fn mask(scene: &mut Scene, pen: Pen) {
    let kind = scene.dice.whole(0, 2);
    let plate = match kind {
        0 => pen.curves(
            (-0.34, -0.76),
            [
                [(-0.3, -1.0), (0.3, -1.0), (0.34, -0.76)],
                [(0.34, -0.4), (0.1, -0.3), (0.0, 0.16)],
                [(-0.1, -0.3), (-0.34, -0.4), (-0.34, -0.76)],
            ],
        ),
        1 => Path::new().ring(pen.at(0.0, -0.6), pen.scale * 0.34),
        _ => pen.polygon([
            (-0.32, -0.8),
            (-0.5, -1.3),
            (-0.16, -0.96),
            (0.16, -0.96),
            (0.5, -1.3),
            (0.32, -0.8),
            (0.26, -0.42),
            (0.0, -0.2),
            (-0.26, -0.42),
        ]),
    };
    scene.canvas.fill(&plate, scene.hue.paper);
    scene.canvas.stroke(&plate, scene.hue.ink, pen.scale * 0.04);
    let wide = pen.scale * 0.1;
    let eyes = Path::new()
        .gouge(pen.at(-0.26, -0.72), pen.at(-0.06, -0.62), wide, 0.0)
        .gouge(pen.at(0.26, -0.72), pen.at(0.06, -0.62), wide, 0.0);
    scene.canvas.fill(&eyes, scene.hue.ink);
    let glow = Path::new()
        .ring(pen.at(-0.15, -0.66), pen.scale * 0.034)
        .ring(pen.at(0.15, -0.66), pen.scale * 0.034);
    scene.canvas.fill(&glow, scene.hue.spark);
    let cheeks = [-0.12, -0.04, 0.04, 0.12]
        .into_iter()
        .fold(Path::new(), |path, x| {
            path.gouge(
                pen.at(x, -0.46),
                pen.at(x * 0.8, -0.36),
                pen.scale * 0.022,
                0.0,
            )
        });
    scene.canvas.fill(&cheeks, scene.second.main);
}
