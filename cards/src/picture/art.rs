//! Illustrations that grow from the id of a card: woodcuts in the inks of its colours.

#![expect(
    clippy::many_single_char_names,
    reason = "coordinates, sizes and radii read best as in a drawing"
)]

use super::area::Area;
use super::canvas::Canvas;
use super::colour::Rgb;
use super::dice::Dice;
use super::face::Face;
use super::hue::Hue;
use super::path::{Num, Path, Point};

mod backdrop;
mod beast;
mod bird;
mod block;
mod burst;
mod carve;
mod figure;
mod flame;
mod forest;
mod land;
mod motif;
mod quilt;
mod serpent;
mod sign;
mod spectre;
mod thing;
mod tiles;
mod town;
mod waters;

pub use motif::Motif;

/// How far a backdrop goes on above and below what is seen of an illustration.
const OVER: f64 = 120.0;

/// Draws the illustration of a card into an outline; what of it is seen, ornaments leave free.
pub(super) fn draw(
    canvas: &mut Canvas,
    face: &Face,
    [hue, second]: [&Hue; 2],
    outline: &Path,
    seen: Area,
) {
    let mut dice = Dice::of(&face.id);
    let motif = Motif::of(face, &mut dice);
    canvas.clipped(outline, |canvas| {
        let moved = format!("translate({} {})", Num(seen.x), Num(seen.y));
        canvas.placed(&moved, |canvas| {
            let mut scene = Scene {
                canvas,
                bearded: may_be_bearded(&face.id),
                dice,
                hue,
                second,
                w: seen.w,
                h: seen.h,
                solid: hue.ink,
                carve: hue.light,
            };
            motif.draw(&mut scene);
        });
    });
}

/// Whether the first word of an id may name a grown man: it ends like one, and is no child.
fn may_be_bearded(id: &str) -> bool {
    let first = id.split('-').nth(1).unwrap_or_default();
    !first.ends_with('a') && !matches!(first, "menino" | "moleque" | "negrinho" | "saci" | "mae")
}

/// An illustration in the making; its upper left corner is the origin.
struct Scene<'a> {
    canvas: &'a mut Canvas,
    dice: Dice,
    hue: &'a Hue,
    second: &'a Hue,
    w: f64,
    h: f64,
    /// The ink of what stands before the backdrop.
    solid: Rgb,
    /// Whether a person may wear a beard.
    bearded: bool,
    /// The ink of what is carved out of it.
    carve: Rgb,
}

impl Scene<'_> {
    /// The middle of what is seen.
    fn focus(&self) -> Point {
        (self.w / 2.0, self.h * 0.5)
    }

    /// Below everything that is seen.
    fn low(&self) -> f64 {
        self.h + OVER
    }

    /// Half of what a motif may take up.
    fn reach(&self) -> f64 {
        (self.h * 0.42).min(self.w * 0.36)
    }

    /// Where the ground begins.
    fn ground(&self) -> f64 {
        self.h * 0.86
    }

    fn pen(&mut self, centre: Point, scale: f64) -> Pen {
        let side = if self.dice.one_in(2) { 1.0 } else { -1.0 };
        Pen {
            centre,
            scale,
            side,
        }
    }
}

/// Places points of a motif that was designed around the origin, facing right.
#[derive(Clone, Copy)]
struct Pen {
    centre: Point,
    scale: f64,
    side: f64,
}

impl Pen {
    fn at(self, dx: f64, dy: f64) -> Point {
        (
            self.centre.0 + dx * self.scale * self.side,
            self.centre.1 + dy * self.scale,
        )
    }

    /// A closed outline of straight lines.
    fn polygon<const N: usize>(self, points: [Point; N]) -> Path {
        Path::polygon(points.map(|(x, y)| self.at(x, y)))
    }

    /// A closed outline of curves: a start, then two controls and an end for each.
    fn curves<const N: usize>(self, start: Point, curves: [[Point; 3]; N]) -> Path {
        let path = Path::new().to(self.at(start.0, start.1));
        let drawn = curves.into_iter().fold(path, |path, curve| {
            let [first, second, end] = curve.map(|(x, y)| self.at(x, y));
            path.cubic(first, second, end)
        });
        drawn.close()
    }
}
