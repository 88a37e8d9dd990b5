//! Ornaments that show no thing: a patchwork star, and lace.

use super::Scene;
use super::carve::{petals, rays};
use crate::picture::path::{Path, polar};

/// A star of eight diamonds, sewn from patches.
pub(super) fn star(scene: &mut Scene) {
    scene.backdrop();
    let (centre, r) = (scene.focus(), scene.reach() * 1.16);
    let inks = [
        scene.second.main,
        scene.hue.spark,
        scene.hue.paper,
        scene.hue.light,
    ];
    scene
        .canvas
        .fill(&rays(centre, 8, r * 0.5, r * 1.06, 0.9), scene.solid);
    let rings = scene.dice.whole(3, 4);
    for ring in (1..=rings).rev() {
        let share = f64::from(ring) / f64::from(rings);
        let diamonds = (0..8_u32).fold(Path::new(), |path, i| {
            let turns = f64::from(i) / 8.0;
            path.polygon_too([
                centre,
                polar(centre, turns - 0.0625, r * 0.56 * share),
                polar(centre, turns, r * share),
                polar(centre, turns + 0.0625, r * 0.56 * share),
            ])
        });
        let at = usize::try_from(ring).unwrap_or(0) % inks.len();
        let fill = inks.get(at).copied().unwrap_or(scene.hue.spark);
        scene.canvas.fill(&diamonds, fill);
        scene.canvas.stroke(&diamonds, scene.hue.ink, r * 0.022);
    }
    scene.canvas.circle(centre, r * 0.09, scene.hue.ink);
}

/// Lace: rings of loops around a flower.
pub(super) fn lace(scene: &mut Scene) {
    scene.backdrop();
    let (centre, r) = (scene.focus(), scene.reach() * 1.12);
    let count = scene.dice.pick(10, &[12, 14]);
    scene.canvas.circle(centre, r, scene.solid);
    for (share, loops) in [(1.0, 0.17), (0.72, 0.13), (0.48, 0.1)] {
        let ring = (0..count).fold(Path::new(), |path, i| {
            let turns = f64::from(i) / f64::from(count);
            path.ring(polar(centre, turns, r * share), r * loops)
        });
        scene.canvas.fill(&ring, scene.solid);
        scene.canvas.stroke(&ring, scene.carve, r * 0.025);
        let dots = (0..count).fold(Path::new(), |path, i| {
            let turns = (f64::from(i) + 0.5) / f64::from(count);
            path.ring(polar(centre, turns, r * (share - 0.13)), r * 0.03)
        });
        scene.canvas.fill(&dots, scene.hue.spark);
    }
    scene.canvas.fill(
        &petals(centre, count / 2, r * 0.05, r * 0.34, r * 0.12),
        scene.hue.spark,
    );
    scene.canvas.circle(centre, r * 0.07, scene.hue.paper);
}
