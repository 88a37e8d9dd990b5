//! Small signs: rarities, the star, arrows, and the emblems behind values.

use fabulario_engine::dominions::Direction;

use super::path::{Path, Point, polar};

mod suit;
pub(super) use suit::suit;

/// The mark of a rarity: each has a shape of its own.
pub(super) fn rarity(id: &str, centre: Point, r: f64) -> Path {
    let path = Path::new();
    match id {
        "comum" => path.ring(centre, r * 0.72),
        "incomum" => polygon(centre, 3, r, -0.25),
        "rara" => polygon(centre, 4, r, -0.25),
        "super-rara" => path.star(centre, 4, r * 1.1, r * 0.42),
        "ultra-rara" => path.star(centre, 6, r * 1.1, r * 0.55),
        "epica" => polygon(centre, 6, r, -0.25),
        "lendaria" => path.star(centre, 8, r * 1.15, r * 0.62),
        _ => polygon(centre, 4, r * 0.8, -0.125),
    }
}

/// The star of a unique card.
pub(super) fn star(centre: Point, r: f64) -> Path {
    Path::new().star(centre, 5, r, r * 0.42)
}

/// A regular polygon whose first corner stands at an angle.
pub(super) fn polygon(centre: Point, corners: u32, r: f64, turns: f64) -> Path {
    let corner = |i| polar(centre, turns + f64::from(i) / f64::from(corners), r);
    Path::polygon((0..corners).map(corner))
}

/// All directions clockwise from the right, each an eighth of a turn on.
pub(super) const COMPASS: [Direction; 8] = [
    Direction::E,
    Direction::Se,
    Direction::S,
    Direction::Sw,
    Direction::W,
    Direction::Nw,
    Direction::N,
    Direction::Ne,
];

/// An arrowhead that points at an angle.
pub(super) fn arrow(centre: Point, turns: f64, r: f64) -> Path {
    Path::polygon([
        polar(centre, turns, r * 1.1),
        polar(centre, turns + 0.36, r),
        polar(centre, turns + 0.5, r * 0.32),
        polar(centre, turns + 0.64, r),
    ])
}

/// The shape behind a value.
pub(super) fn emblem(id: &str, centre: Point, r: f64) -> Path {
    match id {
        "vida" | "life" | "pv" | "hp" | "resistencia" => heart(centre, r),
        "defesa" | "defence" | "def" => shield(centre, r),
        "ofensiva" | "ataque" | "atk" | "dano" => Path::new().star(centre, 10, r * 1.12, r * 0.84),
        "influencia" => flower(centre, r * 1.02),
        _ => Path::new().ring(centre, r * 0.96),
    }
}

fn heart((x, y): Point, r: f64) -> Path {
    let at = |dx: f64, dy: f64| (x + dx * r, y + dy * r);
    Path::new()
        .to(at(0.0, 1.18))
        .cubic(at(-0.55, 0.8), at(-1.18, 0.35), at(-1.18, -0.3))
        .cubic(at(-1.18, -0.85), at(-0.8, -1.05), at(-0.55, -1.05))
        .cubic(at(-0.28, -1.05), at(-0.08, -0.92), at(0.0, -0.72))
        .cubic(at(0.08, -0.92), at(0.28, -1.05), at(0.55, -1.05))
        .cubic(at(0.8, -1.05), at(1.18, -0.85), at(1.18, -0.3))
        .cubic(at(1.18, 0.35), at(0.55, 0.8), at(0.0, 1.18))
        .close()
}

fn shield((x, y): Point, r: f64) -> Path {
    let at = |dx: f64, dy: f64| (x + dx * r, y + dy * r);
    Path::new()
        .to(at(-0.95, -0.85))
        .quad(at(-0.4, -0.85), at(0.0, -1.1))
        .quad(at(0.4, -0.85), at(0.95, -0.85))
        .cubic(at(1.0, 0.2), at(0.7, 0.85), at(0.0, 1.15))
        .cubic(at(-0.7, 0.85), at(-1.0, 0.2), at(-0.95, -0.85))
        .close()
}

/// A disc with a border of petals.
fn flower(centre: Point, r: f64) -> Path {
    let start = polar(centre, 0.0, r * 0.9);
    let petals = (1..=10).map(|i| f64::from(i) / 10.0);
    let outline = petals.fold(Path::new().to(start), |path, turns| {
        path.arc(r * 0.3, true, polar(centre, turns, r * 0.9))
    });
    outline.close()
}
