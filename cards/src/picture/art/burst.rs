//! Rosettes: rings of petals, rays and dots around a middle.

use super::Scene;
use super::carve::{petals, rays};
use crate::picture::path::{Path, polar};

pub(super) fn draw(scene: &mut Scene) {
    let (centre, r) = (scene.focus(), scene.reach() * 1.22);
    let night = scene.dice.one_in(2);
    let (ground, beam) = if night {
        (scene.second.deep.mix(scene.hue.ink, 40), scene.hue.deep)
    } else {
        (scene.hue.light, scene.hue.paper)
    };
    scene.flat(ground);
    let count = scene.dice.pick(8, &[10, 12, 14, 16]);
    scene
        .canvas
        .fill(&rays(centre, count * 2, r * 0.6, 640.0, 0.48), beam);
    if night {
        scene.stars(14, scene.hue.light);
    }
    scene.canvas.fill(
        &Path::new().star(centre, count * 2, r * 1.08, r * 0.9),
        scene.hue.ink,
    );
    let mut inks = vec![
        scene.hue.paper,
        scene.second.main,
        scene.hue.spark,
        scene.hue.light,
    ];
    let turn = scene.dice.whole(0, 3);
    inks.rotate_left(usize::try_from(turn).unwrap_or(0));
    let mut radius = r * 0.92;
    for fill in inks {
        ring(scene, count, radius, fill);
        radius *= scene.dice.real(0.68, 0.8);
    }
    scene.canvas.circle(centre, radius * 0.8, scene.hue.ink);
    scene.canvas.circle(centre, radius * 0.55, scene.hue.spark);
    scene.canvas.circle(centre, radius * 0.25, scene.hue.paper);
}

/// One ring of ornament, drawn over the ink of the one before.
fn ring(scene: &mut Scene, count: u32, r: f64, fill: crate::picture::colour::Rgb) {
    let centre = scene.focus();
    scene.canvas.circle(centre, r * 0.96, scene.hue.ink);
    let path = match scene.dice.whole(0, 4) {
        0 => petals(centre, count, r * 0.4, r * 0.95, r * 0.3),
        1 => rays(centre, count, r * 0.5, r * 0.92, 0.62),
        2 => (0..count).fold(Path::new(), |path, i| {
            path.ring(
                polar(centre, f64::from(i) / f64::from(count), r * 0.8),
                r * 0.11,
            )
        }),
        3 => Path::new().star(centre, count, r * 0.93, r * 0.66),
        _ => Path::new().ring(centre, r * 0.9),
    };
    scene.canvas.fill(&path, fill);
}
