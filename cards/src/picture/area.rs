//! Rectangles of the drawing.

use super::path::Path;

/// A rectangle, in the units of the drawing.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Area {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) w: f64,
    pub(super) h: f64,
}

impl Area {
    pub(super) const fn new(x: f64, y: f64, w: f64, h: f64) -> Self {
        Self { x, y, w, h }
    }

    /// From one corner to the opposite one.
    pub(super) const fn between(left: f64, top: f64, right: f64, bottom: f64) -> Self {
        Self::new(left, top, right - left, bottom - top)
    }

    pub(super) const fn right(self) -> f64 {
        self.x + self.w
    }

    pub(super) const fn bottom(self) -> f64 {
        self.y + self.h
    }

    pub(super) const fn centre(self) -> (f64, f64) {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// The area without a margin on each side.
    pub(super) const fn inset(self, across: f64, down: f64) -> Self {
        Self::new(
            self.x + across,
            self.y + down,
            self.w - 2.0 * across,
            self.h - 2.0 * down,
        )
    }

    /// Its outline.
    pub(super) fn outline(self) -> Path {
        let (right, bottom) = (self.right(), self.bottom());
        Path::polygon([
            (self.x, self.y),
            (right, self.y),
            (right, bottom),
            (self.x, bottom),
        ])
    }

    /// Equal columns, from left to right.
    pub(super) fn columns(self, count: usize) -> impl Iterator<Item = Self> {
        let count = u32::try_from(count).unwrap_or(1).max(1);
        let w = self.w / f64::from(count);
        (0..count).map(move |i| Self::new(self.x + f64::from(i) * w, self.y, w, self.h))
    }
}
