//! The signs of the seven suits of Apoteose.

use super::polygon;
use crate::picture::path::{Path, Point, polar};

/// The sign of a suit, in a circle of a radius.
pub(in crate::picture) fn suit(id: &str, centre: Point, r: f64) -> Path {
    let at = |dx: f64, dy: f64| (centre.0 + dx * r, centre.1 + dy * r);
    match id {
        "casa" => Path::polygon([
            at(0.0, -1.0),
            at(0.95, -0.15),
            at(0.62, -0.15),
            at(0.62, 0.9),
            at(0.2, 0.9),
            at(0.2, 0.3),
            at(-0.2, 0.3),
            at(-0.2, 0.9),
            at(-0.62, 0.9),
            at(-0.62, -0.15),
            at(-0.95, -0.15),
        ]),
        "classe" => Path::polygon([
            at(-0.95, 0.75),
            at(-1.0, -0.5),
            at(-0.45, 0.05),
            at(0.0, -0.9),
            at(0.45, 0.05),
            at(1.0, -0.5),
            at(0.95, 0.75),
        ]),
        "ente" => eye(centre, r),
        "item" => Path::polygon([
            at(-0.3, -0.95),
            at(0.3, -0.95),
            at(0.3, -0.55),
            at(0.85, 0.2),
            at(0.5, 0.95),
            at(-0.5, 0.95),
            at(-0.85, 0.2),
            at(-0.3, -0.55),
        ]),
        "habilidade" => Path::new()
            .to(at(0.05, -1.1))
            .cubic(at(0.2, -0.5), at(0.85, -0.1), at(0.75, 0.45))
            .cubic(at(0.65, 1.0), at(-0.65, 1.0), at(-0.75, 0.4))
            .cubic(at(-0.8, 0.05), at(-0.55, -0.2), at(-0.45, -0.5))
            .cubic(at(-0.25, -0.3), at(-0.15, -0.15), at(-0.1, 0.0))
            .cubic(at(0.1, -0.35), at(0.1, -0.75), at(0.05, -1.1))
            .close(),
        "companheiro" => paw(centre, r),
        "evento" => Path::polygon([
            at(-0.7, -0.95),
            at(0.7, -0.95),
            at(0.12, 0.0),
            at(0.7, 0.95),
            at(-0.7, 0.95),
            at(-0.12, 0.0),
        ]),
        _ => polygon(centre, 4, r * 0.85, -0.25),
    }
}

fn eye(centre: Point, r: f64) -> Path {
    let (left, right) = (
        (centre.0 - r * 1.05, centre.1),
        (centre.0 + r * 1.05, centre.1),
    );
    let lids = Path::new()
        .to(left)
        .quad((centre.0, centre.1 - r * 1.35), right)
        .quad((centre.0, centre.1 + r * 1.35), left)
        .close();
    // The other way round: a hole.
    let (top, bottom) = (
        (centre.0, centre.1 - r * 0.36),
        (centre.0, centre.1 + r * 0.36),
    );
    lids.to(top)
        .arc(r * 0.36, false, bottom)
        .arc(r * 0.36, false, top)
        .close()
}

fn paw(centre: Point, r: f64) -> Path {
    let pad = (centre.0, centre.1 + r * 0.4);
    let toes = [-0.38, -0.29, -0.21, -0.12];
    toes.into_iter()
        .fold(Path::new().ring(pad, r * 0.5), |path, turns| {
            path.ring(polar(pad, turns, r * 0.95), r * 0.24)
        })
}
