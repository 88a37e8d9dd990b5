//! Skies and other grounds before which a motif stands.

use super::carve::rays;
use super::{OVER, Scene};
use crate::picture::area::Area;
use crate::picture::icon::polygon;
use crate::picture::path::Path;

impl Scene<'_> {
    /// Any of the backdrops.
    pub(super) fn backdrop(&mut self) {
        let paint: fn(&mut Self) = self.dice.pick(
            Self::sunburst,
            &[
                Self::bands,
                Self::night,
                Self::rings,
                Self::sunburst,
                Self::weave,
            ],
        );
        paint(self);
    }

    /// An open sky, by day or by night.
    pub(super) fn sky(&mut self) {
        let paint: fn(&mut Self) = self.dice.pick(Self::bands, &[Self::night, Self::dawn]);
        paint(self);
    }

    pub(super) fn flat(&mut self, fill: impl std::fmt::Display) {
        self.canvas
            .rect(Area::between(0.0, -OVER, self.w, self.low()), 0.0, fill);
    }

    /// What stands before a dark backdrop is pale.
    pub(super) fn dark(&mut self) {
        self.solid = self.hue.paper;
        self.carve = self.hue.deep;
    }

    /// Rays from behind the motif, and a disc.
    fn sunburst(&mut self) {
        let centre = self.focus();
        let count = self.dice.whole(14, 26);
        let warm = self.dice.one_in(2);
        let (below, above) = if warm {
            (self.hue.light, self.hue.paper)
        } else {
            (self.second.main, self.hue.light)
        };
        self.flat(below);
        self.canvas
            .fill(&rays(centre, count, 20.0, 620.0, 0.5), above);
        let r = self.reach() * 1.12;
        let disc = if warm {
            self.second.spark
        } else {
            self.hue.paper
        };
        self.canvas
            .fill(&Path::new().star(centre, 40, r * 1.09, r * 1.02), disc);
    }

    /// Bands of colour down to the horizon, and a sun.
    fn bands(&mut self) {
        self.flat(self.second.main);
        let steps = 6_u16;
        let band = self.h / f64::from(steps);
        for i in 0..steps {
            let fill = self.second.main.mix(self.hue.paper, i * 18);
            let top = f64::from(i) * band;
            self.canvas
                .rect(Area::new(0.0, top, self.w, band + 1.0), 0.0, fill);
        }
        let (w, h) = (self.w, self.h);
        self.hatch(34, (0.0, 0.0), (w, h * 0.55), self.hue.light);
        let x = self.dice.pick(0.24, &[0.5, 0.76]) * w;
        let r = self.dice.real(0.14, 0.2) * h;
        let y = self.dice.real(0.36, 0.46) * h;
        self.sun((x, y), r, self.hue.spark);
    }

    /// A dark sky with a moon.
    fn night(&mut self) {
        self.dark();
        let sky = self.second.deep.mix(self.hue.ink, 35);
        self.flat(sky);
        let (w, h) = (self.w, self.h);
        self.hatch(
            40,
            (0.0, h * 0.15),
            (w, h * 0.8),
            self.hue.deep.mix(self.hue.main, 45),
        );
        self.stars(16, self.hue.light);
        let x = self.dice.pick(0.2, &[0.5, 0.8]) * w;
        let (centre, r) = ((x, h * 0.36), h * self.dice.real(0.13, 0.18));
        self.canvas.circle(centre, r, self.hue.spark);
        if self.dice.one_in(2) {
            let bite = (centre.0 + r * 0.42, centre.1 - r * 0.2);
            self.canvas.circle(bite, r * 0.86, sky);
        }
    }

    /// A great half sun on the horizon, with rays.
    fn dawn(&mut self) {
        let centre = (self.w * self.dice.pick(0.3, &[0.5, 0.7]), self.h * 0.72);
        self.flat(self.hue.light);
        let count = self.dice.whole(22, 34);
        self.canvas
            .fill(&rays(centre, count, 30.0, 700.0, 0.46), self.hue.paper);
        for (share, fill) in [
            (0.5, self.second.main),
            (0.4, self.hue.spark),
            (0.28, self.hue.paper),
        ] {
            self.canvas.circle(centre, self.h * share, fill);
        }
    }

    /// Circles around the motif.
    fn rings(&mut self) {
        let (centre, r) = (self.focus(), self.reach());
        self.flat(self.second.main);
        for i in 0..7_u32 {
            let fill = if i % 2 == 0 {
                self.hue.light
            } else {
                self.second.main
            };
            let radius = r * (2.25 - f64::from(i) * 0.2);
            self.canvas.circle(centre, radius, fill);
        }
        self.canvas.circle(centre, r * 1.05, self.hue.paper);
    }

    /// Woven diamonds, like straw.
    fn weave(&mut self) {
        self.flat(self.hue.light);
        let side = self.dice.pick(44.0, &[56.0]);
        let pale = self.hue.paper.mix(self.hue.light, 35);
        let straw = self.canvas.pattern((0.0, 0.0), side, |canvas| {
            canvas.fill(&polygon((side / 2.0, side / 2.0), 4, side / 2.0, 0.0), pale);
        });
        self.flat(straw);
        let (centre, r) = (self.focus(), self.reach() * 1.14);
        self.canvas.circle(centre, r, self.second.main);
        self.canvas.circle(centre, r * 0.94, self.hue.paper);
    }
}
