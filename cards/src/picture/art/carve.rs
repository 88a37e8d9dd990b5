//! What the gouge does: hatching, rays, grass, patterns.

use super::Scene;
use crate::picture::colour::Rgb;
use crate::picture::path::{Path, Point, polar};

/// Wedges around a point, between two distances.
pub(super) fn rays(centre: Point, count: u32, from: f64, to: f64, share: f64) -> Path {
    let half = share / f64::from(count) / 2.0;
    (0..count).fold(Path::new(), |path, i| {
        let turns = f64::from(i) / f64::from(count);
        path.polygon_too([
            polar(centre, turns - half * 0.4, from),
            polar(centre, turns - half, to),
            polar(centre, turns + half, to),
            polar(centre, turns + half * 0.4, from),
        ])
    })
}

/// Petals around a point, between two distances.
pub(super) fn petals(centre: Point, count: u32, from: f64, to: f64, width: f64) -> Path {
    (0..count).fold(Path::new(), |path, i| {
        let turns = f64::from(i) / f64::from(count) - 0.25;
        path.gouge(
            polar(centre, turns, from),
            polar(centre, turns, to),
            width,
            0.0,
        )
    })
}

impl Scene<'_> {
    /// Strokes that lie about in an area, longer than they are high.
    pub(super) fn hatch(
        &mut self,
        count: u32,
        (left, top): Point,
        (right, bottom): Point,
        fill: Rgb,
    ) {
        let mut path = Path::new();
        for _ in 0..count {
            let x = self.dice.real(left, right);
            let y = self.dice.real(top, bottom);
            let long = self.dice.real(14.0, 46.0);
            let swell = self.dice.real(1.2, 2.6);
            path = path.gouge((x - long / 2.0, y), (x + long / 2.0, y), swell, 0.0);
        }
        self.canvas.fill(&path, fill);
    }

    /// A strip of earth with grass, along the foot.
    pub(super) fn earth(&mut self) {
        let (w, h, top) = (self.w, self.h, self.ground());
        let mut path = Path::new().to((0.0, self.low())).line((0.0, top));
        let step = w / 36.0;
        for i in 0..36_u32 {
            let x = f64::from(i) * step;
            let high = self.dice.real(3.0, 13.0);
            path = path
                .line((x + step * 0.5, top - high))
                .line((x + step, top));
        }
        let path = path.line((w, self.low())).close();
        self.canvas.fill(&path, self.solid);
        self.hatch(26, (0.0, top + 8.0), (w, h - 4.0), self.carve);
    }

    /// A sun or moon with a carved border.
    pub(super) fn sun(&mut self, centre: Point, r: f64, fill: Rgb) {
        let points = self.dice.whole(14, 24);
        self.canvas
            .fill(&rays(centre, points, r * 1.12, r * 1.5, 0.5), fill);
        self.canvas.circle(centre, r, fill);
        let inner = self.dice.pick(0.62, &[0.74, 0.5]);
        let ring = Path::new().ring(centre, r * inner);
        self.canvas.stroke(&ring, self.hue.paper, r * 0.07);
    }

    /// Stars over the upper part.
    pub(super) fn stars(&mut self, count: u32, fill: Rgb) {
        let mut path = Path::new();
        for _ in 0..count {
            let centre = (
                self.dice.real(0.0, self.w),
                self.dice.real(0.0, self.h * 0.75),
            );
            let r = self.dice.real(3.0, 9.0);
            path = path.star(centre, 4, r, r * 0.3);
        }
        self.canvas.fill(&path, fill);
    }
}
