//! Outlines, written as SVG path data with one decimal.

use std::f64::consts::TAU;
use std::fmt::{self, Write};

/// A coordinate as it is written: rounded to one decimal, no negative zero.
#[derive(Clone, Copy)]
pub(super) struct Num(pub(super) f64);

impl fmt::Display for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", (self.0 * 10.0).round() / 10.0 + 0.0)
    }
}

/// A point of the drawing.
pub(super) type Point = (f64, f64);

/// The point at an angle (in turns, clockwise from the right) and a distance.
pub(super) fn polar(centre: Point, turns: f64, distance: f64) -> Point {
    let (sin, cos) = (turns * TAU).sin_cos();
    (centre.0 + cos * distance, centre.1 + sin * distance)
}

/// An outline.
#[derive(Debug, Clone, Default)]
pub(super) struct Path(String);

impl Path {
    pub(super) fn new() -> Self {
        Self::default()
    }

    /// Straight lines through points, closed.
    pub(super) fn polygon(points: impl IntoIterator<Item = Point>) -> Self {
        Self::new().polygon_too(points)
    }

    /// One more closed outline of straight lines.
    pub(super) fn polygon_too(mut self, points: impl IntoIterator<Item = Point>) -> Self {
        for (i, point) in points.into_iter().enumerate() {
            self.push(if i == 0 { 'M' } else { 'L' }, &[point]);
        }
        self.close()
    }

    pub(super) fn to(mut self, point: Point) -> Self {
        self.push('M', &[point]);
        self
    }

    pub(super) fn line(mut self, point: Point) -> Self {
        self.push('L', &[point]);
        self
    }

    pub(super) fn quad(mut self, control: Point, point: Point) -> Self {
        self.push('Q', &[control, point]);
        self
    }

    pub(super) fn cubic(mut self, first: Point, second: Point, point: Point) -> Self {
        self.push('C', &[first, second, point]);
        self
    }

    /// An arc of a circle.
    pub(super) fn arc(mut self, radius: f64, clockwise: bool, point: Point) -> Self {
        let (r, sweep) = (Num(radius), u8::from(clockwise));
        let _ = write!(
            self.0,
            "A{r} {r} 0 0 {sweep} {} {}",
            Num(point.0),
            Num(point.1)
        );
        self
    }

    pub(super) fn close(mut self) -> Self {
        self.0.push('Z');
        self
    }

    /// A cut of the gouge: a line that swells in the middle and ends in points.
    pub(super) fn gouge(self, from: Point, to: Point, swell: f64, bend: f64) -> Self {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = dx.hypot(dy).max(0.1);
        let (nx, ny) = (-dy / length, dx / length);
        let middle = f64::midpoint(from.0, to.0);
        let level = f64::midpoint(from.1, to.1);
        let side = |by: f64| (middle + nx * by, level + ny * by);
        self.to(from)
            .quad(side(bend + swell), to)
            .quad(side(bend - swell), from)
            .close()
    }

    /// A full circle.
    pub(super) fn ring(self, centre: Point, radius: f64) -> Self {
        let (left, right) = ((centre.0 - radius, centre.1), (centre.0 + radius, centre.1));
        self.to(left)
            .arc(radius, true, right)
            .arc(radius, true, left)
            .close()
    }

    /// A star with so many points.
    pub(super) fn star(self, centre: Point, points: u32, outer: f64, inner: f64) -> Self {
        let corners = (0..points * 2).map(|i| {
            let distance = if i % 2 == 0 { outer } else { inner };
            polar(
                centre,
                f64::from(i) / f64::from(points * 2) - 0.25,
                distance,
            )
        });
        self.polygon_too(corners)
    }

    fn push(&mut self, command: char, points: &[Point]) {
        self.0.push(command);
        for (i, (x, y)) in points.iter().enumerate() {
            let gap = if i == 0 { "" } else { " " };
            let _ = write!(self.0, "{gap}{} {}", Num(*x), Num(*y));
        }
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
