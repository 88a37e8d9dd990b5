//! Waters: the sea with a raft, a river between banks, a leaping fish.

use super::{Pen, Scene};
use crate::picture::colour::Rgb;
use crate::picture::path::{Path, Point};

/// Rows of scalloped waves, from a level down.
fn waves(scene: &mut Scene, level: f64, rows: u32) {
    let (w, h) = (scene.w, scene.h);
    let deep = (h - level) / f64::from(rows);
    for row in 0..rows {
        let y = level + f64::from(row) * deep;
        let share = u16::try_from(row * 60 / rows).unwrap_or(0);
        let fill = scene.second.main.mix(scene.hue.ink, share);
        let r = deep * scene.dice.real(0.9, 1.1);
        let shift = scene.dice.real(0.0, r * 2.0);
        let mut crest = Path::new().to((-shift, scene.low())).line((-shift, y));
        let mut foam = Path::new();
        let mut x = -shift;
        while x < w {
            crest = crest.arc(r, true, (x + r * 2.0, y));
            foam =
                foam.to((x + r * 0.5, y + r * 0.1))
                    .arc(r * 0.55, true, (x + r * 1.5, y + r * 0.1));
            x += r * 2.0;
        }
        scene
            .canvas
            .fill(&crest.line((x, scene.low())).close(), fill);
        scene
            .canvas
            .stroke(&foam, fill.mix(scene.hue.paper, 60), 3.0);
    }
}

pub(super) fn sea(scene: &mut Scene) {
    scene.sky();
    let level = scene.h * scene.dice.real(0.58, 0.66);
    let x = scene.w * scene.dice.real(0.36, 0.64);
    let scale = scene.h * scene.dice.real(0.24, 0.3);
    let pen = scene.pen((x, level - scale * 0.04), scale);
    raft(scene, pen);
    waves(scene, level + 8.0, 4);
}

/// A jangada: a sail and a few logs.
fn raft(scene: &mut Scene, pen: Pen) {
    let sail = pen.curves(
        (-0.1, -1.5),
        [
            [(0.5, -1.2), (0.95, -0.6), (1.0, -0.2)],
            [(0.6, -0.3), (0.2, -0.28), (-0.16, -0.14)],
            [(-0.14, -0.6), (-0.12, -1.0), (-0.1, -1.5)],
        ],
    );
    scene.canvas.fill(&sail, scene.hue.paper);
    scene.canvas.stroke(&sail, scene.hue.ink, 5.0);
    let seams = [0.2, 0.44, 0.68].into_iter().fold(Path::new(), |path, t| {
        path.gouge(
            pen.at(-0.08, -1.3 + t),
            pen.at(0.4 + t * 0.6, -1.1 + t * 1.1),
            2.4,
            0.0,
        )
    });
    scene.canvas.fill(&seams, scene.second.main);
    scene
        .canvas
        .circle(pen.at(0.26, -0.66), pen.scale * 0.13, scene.hue.spark);
    let hull = pen.curves(
        (-0.9, -0.16),
        [
            [(-0.4, 0.0), (0.5, 0.0), (1.05, -0.2)],
            [(0.9, 0.1), (0.7, 0.24), (0.5, 0.26)],
            [(0.0, 0.3), (-0.6, 0.3), (-0.9, -0.16)],
        ],
    );
    scene.canvas.fill(&hull, scene.hue.ink);
}

pub(super) fn river(scene: &mut Scene) {
    scene.sky();
    let (w, h) = (scene.w, scene.h);
    let low = scene.low();
    let mouth = w * scene.dice.real(0.35, 0.65);
    bank(scene, 0.6, scene.hue.deep);
    let water = Path::new()
        .to((mouth - 5.0, h * 0.6))
        .cubic(
            (mouth - 80.0, h * 0.67),
            (mouth + 110.0, h * 0.7),
            (mouth + 10.0, h * 0.78),
        )
        .cubic(
            (mouth - 130.0, h * 0.86),
            (mouth - 60.0, h * 0.92),
            (mouth - 150.0, low),
        )
        .line((mouth + 190.0, low))
        .cubic(
            (mouth + 170.0, h * 0.95),
            (mouth + 20.0, h * 0.9),
            (mouth + 120.0, h * 0.8),
        )
        .cubic(
            (mouth + 200.0, h * 0.7),
            (mouth - 20.0, h * 0.67),
            (mouth + 5.0, h * 0.6),
        )
        .close();
    scene.canvas.fill(&water, scene.second.main);
    let mut glints = Path::new();
    for i in 0..16_u32 {
        let y = h * (0.66 + f64::from(i) * 0.021);
        let half = (y - h * 0.6) * 0.4;
        let bend = if y > h * 0.74 && y < h * 0.86 {
            56.0
        } else {
            20.0
        };
        let x = mouth + bend + scene.dice.real(-0.4, 0.4) * half;
        glints = glints.gouge((x - half * 0.5, y), (x + half * 0.5, y), 2.2, 0.0);
    }
    scene.canvas.fill(&glints, scene.hue.paper);
    scene.solid = scene.hue.ink;
    for x in [0.08, 0.24, 0.8, 0.95] {
        let foot = (x * w, h * scene.dice.real(0.84, 1.0));
        let high = h * scene.dice.real(0.4, 0.6);
        palm(scene, foot, high);
    }
}

fn bank(scene: &mut Scene, level: f64, fill: Rgb) {
    let (w, h) = (scene.w, scene.h);
    let path = Path::new()
        .to((0.0, scene.low()))
        .line((0.0, h * (level - 0.04)))
        .quad((w * 0.5, h * (level + 0.05)), (w, h * (level - 0.06)))
        .line((w, scene.low()))
        .close();
    scene.canvas.fill(&path, fill);
    scene.hatch(
        46,
        (0.0, h * (level + 0.05)),
        (w, h),
        fill.mix(scene.hue.light, 40),
    );
}

/// A palm: a leaning trunk and a crown of fronds.
fn palm(scene: &mut Scene, foot: Point, high: f64) {
    let lean = scene.dice.real(-0.12, 0.12) * high;
    let top = (foot.0 + lean, foot.1 - high);
    let trunk = Path::new().gouge(foot, top, high * 0.035, lean * 0.4);
    scene.canvas.fill(&trunk, scene.solid);
    let fronds = (0..9_u32).fold(Path::new(), |path, i| {
        let dx = (f64::from(i) - 4.0) / 4.0;
        let tip = (
            top.0 + dx * high * 0.32,
            top.1 + dx * dx * high * 0.22 - high * 0.1,
        );
        path.gouge(top, tip, high * 0.03, -dx * high * 0.07)
    });
    scene.canvas.fill(&fronds, scene.solid);
    scene.canvas.circle(top, high * 0.03, scene.hue.spark);
}

/// A great fish above the waves.
pub(super) fn fish(scene: &mut Scene) {
    scene.backdrop();
    let scale = scene.reach() * 0.95;
    let focus = scene.focus();
    let pen = scene.pen((focus.0, focus.1 - scale * 0.06), scale);
    let fins = pen
        .polygon([(-0.8, 0.0), (-1.5, -0.55), (-1.3, 0.0), (-1.5, 0.55)])
        .polygon_too(
            [
                (-0.3, -0.4),
                (-0.1, -0.92),
                (0.1, -0.66),
                (0.32, -0.84),
                (0.46, -0.36),
            ]
            .map(|(x, y)| pen.at(x, y)),
        )
        .polygon_too([(-0.1, 0.38), (-0.3, 0.8), (0.3, 0.42)].map(|(x, y)| pen.at(x, y)));
    scene.canvas.fill(&fins, scene.second.deep);
    let body = Path::new().gouge(pen.at(-1.0, 0.0), pen.at(1.2, 0.0), scale * 1.06, 0.0);
    scene.canvas.fill(&body, scene.solid);
    let mut scales = Path::new();
    for column in 0..5_u32 {
        let x = -0.66 + f64::from(column) * 0.22;
        let rows = 2 + column.min(4 - column.min(4));
        for row in 0..=rows {
            let y = (f64::from(row) - f64::from(rows) / 2.0) * 0.17;
            scales = scales.gouge(
                pen.at(x, y - 0.07),
                pen.at(x, y + 0.07),
                scale * 0.05,
                scale * 0.05 * pen.side,
            );
        }
    }
    scene.canvas.fill(&scales, scene.carve);
    let gill = Path::new().gouge(
        pen.at(0.5, -0.36),
        pen.at(0.5, 0.36),
        scale * 0.04,
        scale * 0.1 * pen.side,
    );
    scene.canvas.fill(&gill, scene.hue.spark);
    scene
        .canvas
        .circle(pen.at(0.78, -0.1), scale * 0.1, scene.hue.paper);
    scene
        .canvas
        .circle(pen.at(0.8, -0.1), scale * 0.05, scene.hue.ink);
    waves(scene, scene.h * 0.84, 2);
}
