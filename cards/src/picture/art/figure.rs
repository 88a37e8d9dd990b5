//! People: a bust in a patterned poncho, under a hat.

use super::{Pen, Scene};
use crate::picture::path::Path;

mod hat;

pub(super) fn draw(scene: &mut Scene) {
    scene.backdrop();
    let scale = (scene.h * 0.335).min(scene.w * 0.3);
    let (x, h) = (scene.w / 2.0, scene.h);
    let mut pen = scene.pen((x, (h * 0.46).max(h - scale * 1.62)), scale);
    let carries = scene.dice.whole(0, 3);
    if carries == 0 {
        staff(scene, pen);
    }
    if scene.dice.one_in(3) {
        hair(scene, pen);
    }
    poncho(scene, pen);
    face(scene, pen);
    hat::draw(scene, pen);
    if carries == 1 {
        pen.side = -pen.side;
        staff(scene, pen);
    }
}

fn poncho(scene: &mut Scene, pen: Pen) {
    let cloth = pen.curves(
        (-0.26, 0.36),
        [
            [(-0.7, 0.5), (-1.15, 0.7), (-1.5, 2.4)],
            [(-0.5, 2.4), (0.5, 2.4), (1.5, 2.4)],
            [(1.15, 0.7), (0.7, 0.5), (0.26, 0.36)],
            [(0.1, 0.5), (-0.1, 0.5), (-0.26, 0.36)],
        ],
    );
    scene.canvas.fill(&cloth, scene.solid);
    let bands = scene.dice.whole(0, 3);
    let fill = scene
        .dice
        .pick(scene.second.main, &[scene.carve, scene.hue.spark]);
    let mut path = Path::new();
    for i in 0..9_u32 {
        let x = -0.96 + f64::from(i) * 0.24;
        let y = 1.0 + x * x * 0.16;
        path = match bands {
            0 => path.polygon_too(
                [(x - 0.12, y + 0.12), (x, y - 0.12), (x + 0.12, y + 0.12)]
                    .map(|(x, y)| pen.at(x, y)),
            ),
            1 => path.polygon_too(
                [(x - 0.11, y), (x, y - 0.16), (x + 0.11, y), (x, y + 0.16)]
                    .map(|(x, y)| pen.at(x, y)),
            ),
            2 => path.ring(pen.at(x, y), pen.scale * 0.075),
            _ => path.gouge(
                pen.at(x * 0.55, 0.62),
                pen.at(x * 1.2, 1.6),
                pen.scale * 0.05,
                0.0,
            ),
        };
    }
    let edge = Path::new()
        .to(pen.at(-1.12, 1.24))
        .quad(pen.at(0.0, 1.0), pen.at(1.12, 1.24));
    if bands != 3 {
        scene.canvas.stroke(&edge, scene.carve, pen.scale * 0.035);
    }
    scene.canvas.fill(&path, fill);
    let collar = Path::new()
        .to(pen.at(-0.34, 0.5))
        .quad(pen.at(0.0, 0.82), pen.at(0.34, 0.5));
    scene
        .canvas
        .stroke(&collar, scene.hue.spark, pen.scale * 0.07);
}

/// An oval face; the features are carved.
fn face(scene: &mut Scene, pen: Pen) {
    let neck = pen.polygon([(-0.17, 0.2), (0.17, 0.2), (0.24, 0.56), (-0.24, 0.56)]);
    scene.canvas.fill(&neck, scene.solid);
    let oval = pen.curves(
        (0.0, -0.52),
        [
            [(0.34, -0.52), (0.44, -0.24), (0.41, 0.02)],
            [(0.38, 0.26), (0.2, 0.46), (0.0, 0.46)],
            [(-0.2, 0.46), (-0.38, 0.26), (-0.41, 0.02)],
            [(-0.44, -0.24), (-0.34, -0.52), (0.0, -0.52)],
        ],
    );
    let skin = scene.second.main.mix(scene.solid, 45);
    scene.canvas.fill(&oval, skin);
    scene.canvas.stroke(&oval, scene.solid, pen.scale * 0.05);
    let ink = scene.hue.ink;
    let brow = pen.scale * 0.03;
    let features = Path::new()
        .gouge(pen.at(-0.3, -0.15), pen.at(-0.07, -0.13), brow, -brow)
        .gouge(pen.at(0.07, -0.13), pen.at(0.3, -0.15), brow, -brow)
        .gouge(pen.at(0.0, -0.1), pen.at(0.03, 0.13), brow, 0.0)
        .gouge(pen.at(-0.13, 0.24), pen.at(0.13, 0.24), brow, brow * 0.8);
    scene.canvas.fill(&features, ink);
    let eyes = Path::new()
        .gouge(
            pen.at(-0.28, -0.04),
            pen.at(-0.08, -0.04),
            pen.scale * 0.06,
            0.0,
        )
        .gouge(
            pen.at(0.08, -0.04),
            pen.at(0.28, -0.04),
            pen.scale * 0.06,
            0.0,
        );
    scene.canvas.fill(&eyes, scene.hue.paper);
    let pupils = Path::new()
        .ring(pen.at(-0.17, -0.04), pen.scale * 0.032)
        .ring(pen.at(0.19, -0.04), pen.scale * 0.032);
    scene.canvas.fill(&pupils, ink);
    match scene.dice.whole(0, 3) {
        0 | 2 if scene.bearded => beard(scene, pen),
        1 => {
            let rings = Path::new()
                .ring(pen.at(-0.44, 0.16), pen.scale * 0.06)
                .ring(pen.at(0.44, 0.16), pen.scale * 0.06);
            scene.canvas.fill(&rings, scene.hue.spark);
        }
        _ => {}
    }
}

fn beard(scene: &mut Scene, pen: Pen) {
    let long = scene.dice.real(0.6, 0.85);
    let path = pen.curves(
        (-0.37, 0.1),
        [
            [(-0.2, 0.24), (-0.16, 0.14), (0.0, 0.17)],
            [(0.16, 0.14), (0.2, 0.24), (0.37, 0.1)],
            [(0.36, 0.4), (0.15, long), (0.0, long)],
            [(-0.15, long), (-0.36, 0.4), (-0.37, 0.1)],
        ],
    );
    scene.canvas.fill(&path, scene.hue.ink);
    let strands = [-0.18, -0.06, 0.06, 0.18]
        .into_iter()
        .fold(Path::new(), |path, x| {
            path.gouge(
                pen.at(x, 0.32),
                pen.at(x * 0.6, long - 0.06),
                pen.scale * 0.018,
                0.0,
            )
        });
    scene.canvas.fill(&strands, scene.hue.light);
}

fn hair(scene: &mut Scene, pen: Pen) {
    let long = scene.dice.real(0.5, 1.1);
    let path = pen.curves(
        (0.0, -0.66),
        [
            [(0.5, -0.66), (0.62, -0.2), (0.6, long)],
            [(0.3, long + 0.1), (-0.3, long + 0.1), (-0.6, long)],
            [(-0.62, -0.2), (-0.5, -0.66), (0.0, -0.66)],
        ],
    );
    scene.canvas.fill(&path, scene.solid);
}

/// A staff with a sign on top.
fn staff(scene: &mut Scene, pen: Pen) {
    let line = Path::new().to(pen.at(1.2, 2.4)).line(pen.at(1.0, -0.9));
    scene.canvas.stroke(&line, scene.solid, pen.scale * 0.08);
    let top = pen.at(1.0, -1.0);
    let sign = match scene.dice.whole(0, 2) {
        0 => Path::new().star(top, 8, pen.scale * 0.26, pen.scale * 0.12),
        1 => pen.polygon([(1.0, -1.4), (1.14, -1.0), (1.0, -0.8), (0.86, -1.0)]),
        _ => Path::new().ring(top, pen.scale * 0.17),
    };
    scene.canvas.fill(&sign, scene.hue.spark);
    scene.canvas.stroke(&sign, scene.solid, pen.scale * 0.04);
}
