//! Houses in a row, a church among them.

use super::Scene;
use crate::picture::area::Area;
use crate::picture::colour::Rgb;
use crate::picture::path::Path;

pub(super) fn draw(scene: &mut Scene) {
    scene.sky();
    let (w, floor) = (scene.w, scene.h * 0.88);
    let count = scene.dice.whole(5, 6);
    let church = scene.dice.whole(1, count - 2);
    let step = w / f64::from(count);
    let skyline = scene.second.main.mix(scene.hue.deep, 40);
    hill(scene, skyline);
    for i in 0..count {
        let x = f64::from(i) * step;
        if i == church {
            tower(scene, x + step / 2.0, step, floor);
        } else {
            house(scene, x, step, floor);
        }
    }
    pavement(scene, floor);
}

fn hill(scene: &mut Scene, fill: Rgb) {
    let (w, h) = (scene.w, scene.h);
    let top = scene.dice.real(0.2, 0.8);
    let path = Path::new()
        .to((0.0, scene.low()))
        .line((0.0, h * 0.66))
        .quad((w * top, h * 0.3), (w, h * 0.62))
        .line((w, scene.low()))
        .close();
    scene.canvas.fill(&path, fill);
    scene.hatch(
        30,
        (0.0, h * 0.6),
        (w, h * 0.8),
        fill.mix(scene.hue.light, 45),
    );
}

fn house(scene: &mut Scene, x: f64, wide: f64, floor: f64) {
    let high = scene.h * scene.dice.real(0.2, 0.34);
    let wall = scene.dice.pick(
        scene.hue.paper,
        &[scene.hue.light, scene.second.main, scene.hue.spark],
    );
    let top = floor - high;
    scene.canvas.rect(
        Area::between(x, top, x + wide + 1.0, floor),
        0.0,
        scene.hue.ink,
    );
    scene.canvas.rect(
        Area::between(x + 3.0, top, x + wide - 2.0, floor),
        0.0,
        wall,
    );
    let eaves = if scene.dice.one_in(2) { 0.5 } else { 0.3 };
    let roof = Path::polygon([
        (x - 5.0, top),
        (x + wide * (0.5 - eaves * 0.4), top - wide * 0.3),
        (x + wide * (0.5 + eaves * 0.4), top - wide * 0.3),
        (x + wide + 5.0, top),
    ]);
    scene.canvas.fill(&roof, scene.hue.ink);
    let shingles = (0..7_u32).fold(Path::new(), |path, i| {
        let at = x + wide * (0.16 + f64::from(i) * 0.113);
        path.gouge(
            (at, top - 4.0),
            (
                x + wide / 2.0 + (at - x - wide / 2.0) * 0.8,
                top - wide * 0.24,
            ),
            1.8,
            0.0,
        )
    });
    scene.canvas.fill(&shingles, scene.hue.main);
    let openings = scene.dice.whole(2, 3);
    for i in 0..openings {
        let middle = x + wide * (f64::from(i) + 0.5) / f64::from(openings);
        let (half, sill) = (wide * 0.1, if i == 0 { floor } else { floor - high * 0.3 });
        opening(scene, middle, half, floor - high * 0.68, sill);
    }
}

/// A door or window with a round top.
fn opening(scene: &mut Scene, x: f64, half: f64, top: f64, sill: f64) {
    let path = Path::new()
        .to((x - half, sill))
        .line((x - half, top + half))
        .arc(half, true, (x + half, top + half))
        .line((x + half, sill))
        .close();
    scene.canvas.fill(&path, scene.hue.deep);
    scene.canvas.stroke(&path, scene.hue.ink, 3.0);
    scene.canvas.fill(
        &Path::new().gouge((x, top + half), (x, sill - 3.0), 1.6, 0.0),
        scene.hue.light,
    );
}

/// The church: a front with a scroll gable, a bell tower and a cross.
fn tower(scene: &mut Scene, x: f64, wide: f64, floor: f64) {
    let high = scene.h * 0.42;
    let (half, top) = (wide * 0.5, floor - high);
    let front = Path::new()
        .to((x - half, floor))
        .line((x - half, top))
        .quad(
            (x - half * 0.3, top - high * 0.06),
            (x - half * 0.34, top - high * 0.26),
        )
        .quad((x, top - high * 0.44), (x + half * 0.34, top - high * 0.26))
        .quad((x + half * 0.3, top - high * 0.06), (x + half, top))
        .line((x + half, floor))
        .close();
    scene.canvas.fill(&front, scene.hue.paper);
    scene.canvas.stroke(&front, scene.hue.ink, 5.0);
    let peak = top - high * 0.35;
    let cross = Path::new()
        .to((x, peak))
        .line((x, peak - high * 0.2))
        .to((x - wide * 0.1, peak - high * 0.13))
        .line((x + wide * 0.1, peak - high * 0.13));
    scene.canvas.stroke(&cross, scene.hue.ink, 5.0);
    scene
        .canvas
        .circle((x, top + high * 0.02), wide * 0.13, scene.hue.ink);
    scene
        .canvas
        .circle((x, top + high * 0.02), wide * 0.09, scene.hue.spark);
    opening(scene, x, wide * 0.15, floor - high * 0.52, floor);
    for side in [-0.32, 0.32] {
        opening(
            scene,
            x + wide * side,
            wide * 0.07,
            floor - high * 0.66,
            floor - high * 0.4,
        );
    }
    let trim = Path::new()
        .to((x - half, top + high * 0.2))
        .line((x + half, top + high * 0.2));
    scene.canvas.stroke(&trim, scene.second.main, 6.0);
}

/// The square before the houses, paved in waves.
fn pavement(scene: &mut Scene, floor: f64) {
    let (w, h) = (scene.w, scene.h);
    scene.canvas.rect(
        Area::between(0.0, floor, w, scene.low()),
        0.0,
        scene.hue.paper,
    );
    let period = w / 7.0;
    let high = (h - floor) * 0.3;
    for row in 0..4_u32 {
        let y = floor + (h - floor) * (0.3 + f64::from(row) * 0.5);
        let mut wave = Path::new().to((-period, y));
        for i in 0..9_u32 {
            let x = -period + f64::from(i) * period;
            wave = wave.cubic(
                (x + period * 0.35, y - high),
                (x + period * 0.65, y + high),
                (x + period, y),
            );
        }
        scene.canvas.stroke(&wave, scene.hue.ink, (h - floor) * 0.2);
    }
    scene
        .canvas
        .rect(Area::new(0.0, floor - 2.0, w, 4.0), 0.0, scene.hue.ink);
}
