//! Four-legged beasts.

use super::{Pen, Scene};
use crate::picture::path::{Path, Point};

/// What makes one beast unlike another.
struct Build {
    /// How high the head is carried.
    neck: f64,
    snout: f64,
    legs: f64,
    girth: f64,
}

/// What tells a kind of beast from the others.
struct Breed {
    tail: u32,
    pattern: u32,
    crown: u32,
    snout: f64,
    legs: f64,
}

/// Any beast.
pub(super) fn draw(scene: &mut Scene) {
    paint(scene, None);
}

/// A beast with horns.
pub(super) fn ox(scene: &mut Scene) {
    paint(
        scene,
        Some(&Breed {
            tail: 1,
            pattern: 2,
            crown: 1,
            snout: 0.06,
            legs: 0.8,
        }),
    );
}

/// A spotted cat.
pub(super) fn cat(scene: &mut Scene) {
    paint(
        scene,
        Some(&Breed {
            tail: 0,
            pattern: 1,
            crown: 0,
            snout: 0.0,
            legs: 0.72,
        }),
    );
}

/// A dog, a wolf, a maned wolf.
pub(super) fn dog(scene: &mut Scene) {
    paint(
        scene,
        Some(&Breed {
            tail: 2,
            pattern: 3,
            crown: 0,
            snout: 0.22,
            legs: 0.9,
        }),
    );
}

/// A donkey, a horse, a mule.
pub(super) fn donkey(scene: &mut Scene) {
    paint(
        scene,
        Some(&Breed {
            tail: 1,
            pattern: 0,
            crown: 0,
            snout: 0.24,
            legs: 0.96,
        }),
    );
}

/// An armadillo, an anteater: low, banded, with a long snout.
pub(super) fn snouted(scene: &mut Scene) {
    paint(
        scene,
        Some(&Breed {
            tail: 2,
            pattern: 0,
            crown: 0,
            snout: 0.62,
            legs: 0.5,
        }),
    );
}

fn paint(scene: &mut Scene, breed: Option<&Breed>) {
    scene.backdrop();
    let mut build = Build {
        neck: scene.dice.real(0.0, 0.42),
        snout: scene.dice.real(0.0, 0.3),
        legs: scene.dice.real(0.62, 0.98),
        girth: scene.dice.real(0.0, 0.18),
    };
    if let Some(breed) = breed {
        build.neck *= 0.4;
        build.snout = breed.snout;
        build.legs = breed.legs;
    }
    let scale = (scene.h * 0.285).min(scene.w * 0.24);
    let floor = scene.ground() + 6.0;
    let centre = (scene.w / 2.0, floor - scale * (build.legs + 0.1));
    let pen = scene.pen(centre, scale);
    tail(scene, pen, breed.map(|it| it.tail));
    legs(scene, pen, &build);
    body(scene, pen, &build);
    pattern(scene, pen, &build, breed.map(|it| it.pattern));
    head(scene, pen, &build, breed.map(|it| it.crown));
    scene.earth();
}

fn body(scene: &mut Scene, pen: Pen, build: &Build) {
    let (n, s, g) = (build.neck, build.snout, build.girth);
    let outline = pen.curves(
        (-1.1, -0.12),
        [
            [(-1.1, -0.62), (-0.6, -0.6), (-0.1, -0.52 - g * 0.4)],
            [(0.25, -0.5), (0.42, -0.55 - n * 0.6), (0.62, -0.84 - n)],
            [(0.72, -1.02 - n), (1.0, -1.06 - n), (1.18, -0.9 - n)],
            [
                (1.34, -0.76 - n),
                (1.5 + s, -0.66 - n),
                (1.52 + s, -0.54 - n),
            ],
            [(1.52 + s, -0.38 - n), (1.24, -0.38 - n), (1.12, -0.4 - n)],
            [(0.98, -0.36 - n * 0.7), (0.98, -0.1), (0.86, 0.08)],
            [(0.6, 0.36 + g), (-0.6, 0.26 + g), (-0.86, 0.3)],
            [(-1.04, 0.3), (-1.1, 0.1), (-1.1, -0.12)],
        ],
    );
    scene.canvas.fill(&outline, scene.solid);
}

fn legs(scene: &mut Scene, pen: Pen, build: &Build) {
    let foot = build.legs;
    let mut path = Path::new();
    for (x, lean) in [(-0.86, -0.1), (-0.52, 0.06), (0.44, -0.06), (0.74, 0.1)] {
        let corners: [Point; 7] = [
            (x - 0.17, 0.0),
            (x + 0.17, 0.0),
            (x + 0.09 + lean, foot * 0.62),
            (x + 0.08 + lean * 0.6, foot - 0.04),
            (x + 0.2 + lean * 0.6, foot + 0.08),
            (x - 0.08 + lean * 0.6, foot + 0.08),
            (x - 0.06 + lean, foot * 0.6),
        ];
        path = path.polygon_too(corners.map(|(x, y)| pen.at(x, y)));
    }
    scene.canvas.fill(&path, scene.solid);
}

fn tail(scene: &mut Scene, pen: Pen, kind: Option<u32>) {
    let path = match kind.unwrap_or_else(|| scene.dice.whole(0, 2)) {
        0 => pen.curves(
            (-0.95, -0.3),
            [
                [(-1.5, -0.4), (-1.7, -0.9), (-1.4, -1.2)],
                [(-1.45, -0.9), (-1.3, -0.6), (-0.95, -0.1)],
            ],
        ),
        1 => pen.curves(
            (-1.0, -0.35),
            [
                [(-1.35, -0.5), (-1.75, -0.2), (-1.65, 0.5)],
                [(-1.5, 0.3), (-1.35, 0.1), (-1.0, -0.05)],
            ],
        ),
        _ => pen.curves(
            (-1.0, -0.2),
            [
                [(-1.4, -0.3), (-1.6, 0.0), (-1.5, 0.3)],
                [(-1.95, 0.1), (-1.9, -0.7), (-1.0, -0.4)],
            ],
        ),
    };
    scene.canvas.fill(&path, scene.solid);
}

/// Stripes, spots, diamonds or ribs.
fn pattern(scene: &mut Scene, pen: Pen, build: &Build, kind: Option<u32>) {
    let kind = kind.unwrap_or_else(|| scene.dice.whole(0, 3));
    let mut path = Path::new();
    for i in 0..9_u32 {
        let x = -0.88 + f64::from(i) * 0.19;
        let low = 0.12 + build.girth * 0.5;
        path = match kind {
            0 => path.gouge(
                pen.at(x, -0.42),
                pen.at(x + 0.1, low),
                0.055 * pen.scale,
                0.06 * pen.scale,
            ),
            1 => {
                let y = if i % 2 == 0 { -0.26 } else { 0.02 };
                path.ring(pen.at(x, y), 0.075 * pen.scale)
            }
            2 => {
                let (y, r) = (-0.12, 0.11);
                path.polygon_too(
                    [(x - r, y), (x, y - 0.2), (x + r, y), (x, y + 0.2)].map(|(x, y)| pen.at(x, y)),
                )
            }
            _ => path
                .gouge(
                    pen.at(x, -0.36),
                    pen.at(x + 0.16, -0.16),
                    0.035 * pen.scale,
                    0.0,
                )
                .gouge(
                    pen.at(x, -0.1),
                    pen.at(x + 0.16, 0.1),
                    0.035 * pen.scale,
                    0.0,
                ),
        };
    }
    scene.canvas.fill(&path, scene.carve);
    if kind == 1 {
        scene.canvas.fill(
            &Path::new().ring(pen.at(0.0, -0.12), 0.05 * pen.scale),
            scene.hue.spark,
        );
    }
}

/// Ears or horns, and the eye.
fn head(scene: &mut Scene, pen: Pen, build: &Build, kind: Option<u32>) {
    let (n, s) = (build.neck, build.snout);
    let crown = match kind.unwrap_or_else(|| scene.dice.whole(0, 3)) {
        0 => pen
            .polygon([(0.66, -0.86 - n), (0.62, -1.32 - n), (0.86, -0.98 - n)])
            .polygon_too(
                [(0.84, -0.94 - n), (0.96, -1.34 - n), (1.06, -0.94 - n)]
                    .map(|(x, y)| pen.at(x, y)),
            ),
        1 => pen.curves(
            (0.72, -0.92 - n),
            [
                [(0.3, -1.1 - n), (0.34, -1.56 - n), (0.62, -1.66 - n)],
                [(0.5, -1.4 - n), (0.66, -1.16 - n), (0.98, -0.98 - n)],
                [(1.3, -1.16 - n), (1.36, -1.42 - n), (1.26, -1.66 - n)],
                [(1.56, -1.5 - n), (1.5, -1.04 - n), (1.1, -0.9 - n)],
            ],
        ),
        2 => {
            let tine = |x: f64, lean: f64| {
                [
                    (x - 0.06, -0.9 - n),
                    (x + lean, -1.36 - n),
                    (x + lean * 2.2, -1.4 - n),
                    (x + lean * 1.2, -1.5 - n),
                    (x + lean * 1.6, -1.8 - n),
                    (x + lean * 0.4, -1.46 - n),
                    (x + 0.05, -0.9 - n),
                ]
            };
            pen.polygon(tine(0.74, -0.16))
                .polygon_too(tine(1.0, 0.16).map(|(x, y)| pen.at(x, y)))
        }
        _ => (0..5_u32).fold(Path::new(), |path, i| {
            let (x, y) = (
                0.2 + f64::from(i) * 0.14,
                -0.5 - n * 0.3 - f64::from(i) * (0.1 + n * 0.12),
            );
            path.polygon_too(
                [
                    (x - 0.1, y + 0.08),
                    (x - 0.18, y - 0.34),
                    (x + 0.12, y - 0.04),
                ]
                .map(|(x, y)| pen.at(x, y)),
            )
        }),
    };
    scene.canvas.fill(&crown, scene.solid);
    let eye = pen.at(1.02, -0.76 - n);
    scene.canvas.circle(eye, 0.105 * pen.scale, scene.hue.spark);
    scene.canvas.circle(eye, 0.05 * pen.scale, scene.solid);
    let mouth = Path::new().gouge(
        pen.at(1.22, -0.52 - n),
        pen.at(1.5 + s, -0.5 - n),
        0.03 * pen.scale,
        0.0,
    );
    scene.canvas.fill(&mouth, scene.carve);
}
