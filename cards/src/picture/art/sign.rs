//! Signs in the air: an open hand, an eye.

use super::Scene;
use super::carve::{petals, rays};
use crate::picture::path::{Path, polar};

/// An open hand with a sign in its palm.
pub(super) fn hand(scene: &mut Scene) {
    scene.backdrop();
    let (focus, r) = (scene.focus(), scene.reach());
    let pen = scene.pen((focus.0, focus.1 + r * 0.2), r);
    let fingers = Path::new()
        .to(pen.at(-0.33, 0.0))
        .line(pen.at(-0.42, -0.82))
        .to(pen.at(-0.11, -0.1))
        .line(pen.at(-0.14, -1.04))
        .to(pen.at(0.11, -0.1))
        .line(pen.at(0.14, -1.0))
        .to(pen.at(0.33, 0.0))
        .line(pen.at(0.42, -0.74))
        .to(pen.at(-0.3, 0.42))
        .quad(pen.at(-0.66, 0.28), pen.at(-0.84, -0.16));
    scene.canvas.stroke(&fingers, scene.solid, r * 0.215);
    let palm = pen.curves(
        (-0.44, -0.06),
        [
            [(-0.2, -0.2), (0.2, -0.2), (0.44, -0.06)],
            [(0.5, 0.4), (0.4, 0.62), (0.28, 0.72)],
            [(0.3, 1.0), (0.32, 1.2), (0.36, 1.6)],
            [(0.1, 1.6), (-0.1, 1.6), (-0.36, 1.6)],
            [(-0.32, 1.2), (-0.3, 1.0), (-0.34, 0.66)],
            [(-0.46, 0.5), (-0.48, 0.3), (-0.44, -0.06)],
        ],
    );
    scene.canvas.fill(&palm, scene.solid);
    let cuff = pen.polygon([(-0.36, 0.86), (0.36, 0.86), (0.38, 1.04), (-0.38, 1.04)]);
    scene.canvas.fill(&cuff, scene.hue.spark);
    let centre = pen.at(0.0, 0.26);
    match scene.dice.whole(0, 2) {
        0 => {
            scene.canvas.fill(
                &petals(centre, 8, r * 0.05, r * 0.34, r * 0.09),
                scene.carve,
            );
            scene.canvas.circle(centre, r * 0.08, scene.hue.spark);
        }
        1 => {
            let lids = Path::new().gouge(pen.at(-0.34, 0.26), pen.at(0.34, 0.26), r * 0.42, 0.0);
            scene.canvas.fill(&lids, scene.carve);
            scene.canvas.circle(centre, r * 0.15, scene.hue.spark);
            scene.canvas.circle(centre, r * 0.07, scene.hue.ink);
        }
        _ => {
            scene
                .canvas
                .fill(&rays(centre, 12, r * 0.2, r * 0.36, 0.5), scene.carve);
            scene.canvas.circle(centre, r * 0.16, scene.hue.spark);
        }
    }
    let joints = [(-0.4, -0.5), (-0.13, -0.62), (0.13, -0.6), (0.4, -0.44)]
        .into_iter()
        .fold(Path::new(), |path, (x, y)| {
            path.gouge(pen.at(x - 0.07, y), pen.at(x + 0.07, y), 2.6, 3.0)
        });
    scene.canvas.fill(&joints, scene.carve);
}

/// A great eye with lashes of rays.
pub(super) fn eye(scene: &mut Scene) {
    scene.backdrop();
    let (centre, r) = (scene.focus(), scene.reach() * 1.2);
    let lashes = scene.dice.whole(16, 26);
    scene
        .canvas
        .fill(&rays(centre, lashes, r * 0.5, r * 0.98, 0.46), scene.solid);
    let (left, right) = (
        (centre.0 - r * 1.12, centre.1),
        (centre.0 + r * 1.12, centre.1),
    );
    for (open, fill) in [(1.3, scene.solid), (1.08, scene.hue.paper)] {
        let lids = Path::new()
            .to(left)
            .quad((centre.0, centre.1 - r * open), right)
            .quad((centre.0, centre.1 + r * open), left)
            .close();
        scene.canvas.fill(&lids, fill);
    }
    scene.canvas.circle(centre, r * 0.47, scene.hue.ink);
    scene.canvas.circle(centre, r * 0.43, scene.second.main);
    let spokes = scene.dice.whole(14, 22);
    scene.canvas.fill(
        &petals(centre, spokes, r * 0.18, r * 0.42, r * 0.03),
        scene.hue.paper,
    );
    if scene.dice.one_in(2) {
        scene.canvas.circle(centre, r * 0.2, scene.hue.ink);
    } else {
        let slit = Path::new().gouge(
            (centre.0, centre.1 - r * 0.42),
            (centre.0, centre.1 + r * 0.42),
            r * 0.2,
            0.0,
        );
        scene.canvas.fill(&slit, scene.hue.ink);
    }
    scene
        .canvas
        .circle(polar(centre, 0.63, r * 0.2), r * 0.07, scene.hue.paper);
    let tears = [0.42, 0.5, 0.58]
        .into_iter()
        .fold(Path::new(), |path, turns: f64| {
            let x = centre.0 + (turns - 0.5) * r * 5.0;
            path.gouge(
                (x, centre.1 + r * 0.74),
                (x, centre.1 + r * 1.0),
                r * 0.06,
                0.0,
            )
        });
    scene.canvas.fill(&tears, scene.hue.spark);
}
