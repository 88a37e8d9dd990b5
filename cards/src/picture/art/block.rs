//! Printing blocks: shapes that are cut once and printed in the inks of any card.
//!
//! A block is a list of layers. A layer is an ink, the width of its line (0 fills the shape) and an outline in
//! hundredths of the room that a motif takes, around the middle, downwards. Its words are those of SVG paths (`M`, `L`,
//! `C`, `Q`, `Z`, all absolute), `O x y r` for a circle, `R n` before all others to repeat it n times around the
//! middle, and `@ x y` after all others to move it.

use super::Scene;
use crate::picture::path::{Path, Point, polar};

mod craft;
mod garb;
mod house;
mod life;
mod place;
mod sky;

/// Layers, the lowest first.
type Block = [(Ink, u8, &'static str)];

/// An ink of the card.
#[derive(Debug, Clone, Copy)]
enum Ink {
    /// What stands before the backdrop.
    Solid,
    /// What is carved out of it.
    Carve,
    /// The colour from across the circle.
    Spark,
    /// Nearly white on any backdrop.
    Paper,
    /// The second colour.
    Second,
    /// Nearly black on any backdrop.
    Black,
}

macro_rules! blocks {
    ($($room:ident: $($name:ident = $block:ident),+;)+) => {
        $($(pub(super) fn $name(scene: &mut Scene) {
            print(scene, $room::$block);
        })+)+

        #[cfg(test)]
        const ALL: &[&Block] = &[$($($room::$block,)+)+];
    };
}

blocks! {
    craft: accordion = ACCORDION, anvil = ANVIL, bell = BELL, bow = BOW, chain = CHAIN, gear = GEAR, gun = GUN,
        hammer = HAMMER, helm = HELM, magnet = MAGNET, mill = MILL, oar = OAR, rocket = ROCKET, rope = ROPE,
        slingshot = SLINGSHOT, spyglass = SPYGLASS, tambourine = TAMBOURINE, wheel = WHEEL;
    garb: boot = BOOT, cloak = CLOAK, mask = MASK, vest = VEST;
    house: bag = BAG, bottle = BOTTLE, bucket = BUCKET, candle = CANDLE, chart = CHART, chest = CHEST, cup = CUP,
        dice = DICE, horn = HORN, key = KEY, lock = LOCK, mirror = MIRROR, oven = OVEN, paper = PAPER, pot = POT,
        radio = RADIO, umbrella = UMBRELLA;
    life: bat = BAT, crab = CRAB, flower = FLOWER, heart = HEART, lizard = LIZARD, moth = MOTH, paw = PAW, ray = RAY,
        robot = ROBOT, tree = TREE;
    place: flags = FLAGS, gate = GATE, kite = KITE, rails = RAILS, tent = TENT, tower = TOWER, train = TRAIN,
        wall = WALL, well = WELL;
    sky: bolt = BOLT, cloud = CLOUD, comet = COMET, crystal = CRYSTAL, drop = DROP, eclipse = ECLIPSE, moon = MOON,
        snow = SNOW, sun = SUN, wind = WIND;
}

/// Prints a block before a backdrop.
fn print(scene: &mut Scene, block: &Block) {
    scene.backdrop();
    let (centre, scale) = (scene.focus(), scene.reach() * 0.0086);
    for (ink, line, outline) in block {
        let fill = match ink {
            Ink::Solid => scene.solid,
            Ink::Carve => scene.carve,
            Ink::Spark => scene.hue.spark,
            Ink::Paper => scene.hue.paper,
            Ink::Second => scene.second.main,
            Ink::Black => scene.hue.ink,
        };
        let Some(path) = cut(outline, centre, scale) else {
            continue;
        };
        match line {
            0 => scene.canvas.fill(&path, fill),
            _ => scene.canvas.stroke(&path, fill, f64::from(*line) * scale),
        }
    }
}

/// The outline at its place; nothing if it cannot be read.
fn cut(outline: &str, centre: Point, scale: f64) -> Option<Path> {
    let (shape, moved) = outline.split_once('@').unwrap_or((outline, "0 0"));
    let mut moved = moved.split_whitespace().map(str::parse::<f64>);
    let (dx, dy) = (moved.next()?.ok()?, moved.next()?.ok()?);
    let mut words = shape.split_whitespace().peekable();
    let mut times = 1;
    if words.next_if_eq(&"R").is_some() {
        times = words.next()?.parse().ok()?;
    }
    let words: Vec<&str> = words.collect();
    (0..times).try_fold(Path::new(), |path, i| {
        let (ux, uy) = polar((0.0, 0.0), f64::from(i) / f64::from(times), scale);
        let origin = (centre.0 + dx * scale, centre.1 + dy * scale);
        let at = |x: f64, y: f64| (origin.0 + x * ux - y * uy, origin.1 + x * uy + y * ux);
        trace(path, &words, at, scale)
    })
}

/// One more outline, its points placed.
fn trace(
    mut path: Path,
    words: &[&str],
    at: impl Fn(f64, f64) -> Point,
    scale: f64,
) -> Option<Path> {
    let mut command = "";
    let mut numbers: Vec<f64> = Vec::new();
    for word in words {
        let Ok(number) = word.parse::<f64>() else {
            if !numbers.is_empty() {
                return None;
            }
            command = word;
            if command == "Z" {
                path = path.close();
            }
            continue;
        };
        numbers.push(number);
        path = match (command, numbers.as_slice()) {
            ("M", [x, y]) => path.to(at(*x, *y)),
            ("L", [x, y]) => path.line(at(*x, *y)),
            ("Q", [a, b, x, y]) => path.quad(at(*a, *b), at(*x, *y)),
            ("C", [a, b, c, d, x, y]) => path.cubic(at(*a, *b), at(*c, *d), at(*x, *y)),
            ("O", [x, y, r]) => path.ring(at(*x, *y), r * scale),
            ("M" | "L" | "Q" | "C" | "O", more) if more.len() < 6 => continue,
            _ => return None,
        };
        numbers.clear();
    }
    numbers.is_empty().then_some(path)
}

#[cfg(test)]
mod tests {
    use super::{ALL, cut};

    #[test]
    fn every_layer_of_every_block_can_be_read() {
        for (i, block) in ALL.iter().enumerate() {
            assert!(!block.is_empty(), "{i}");
            for (_, _, outline) in *block {
                assert!(cut(outline, (0.0, 0.0), 1.0).is_some(), "{outline}");
            }
        }
        for wrong in ["M 1", "X 1 2", "M 1 2 L 3", "R M 1 2", "O 1 2"] {
            assert!(cut(wrong, (0.0, 0.0), 1.0).is_none(), "{wrong}");
        }
    }
}
