//! What eyes must tell apart: signs by their shapes alone, letters and controls from what they stand on.

use std::collections::HashMap;

use fabulario_cards::picture::{Rgb, hues};
use fabulario_engine::Game;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

const MARKS: &str = include_str!("assets/marks.svg");
const BASE: &str = include_str!("assets/css/base.css");
const TOKENS: &str = include_str!("assets/css/tokens.css");

/// How much of every dot of a sign is covered, its outline included.
fn drawn(id: &str, side: u16) -> Vec<f64> {
    let symbol = MARKS.split_once(&format!("id=\"{id}\" ")).expect(id).1;
    let (viewbox, rest) = symbol.split_once('>').unwrap();
    let shape = rest.split_once("</symbol>").unwrap().0;
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{side}\" height=\"{side}\" {viewbox}>\
         <g stroke=\"#000\" stroke-width=\"1.7\" stroke-linejoin=\"round\">{shape}</g></svg>"
    );
    let tree = Tree::from_str(&svg, &Options::default()).unwrap();
    let mut map = Pixmap::new(side.into(), side.into()).unwrap();
    resvg::render(&tree, Transform::identity(), &mut map.as_mut());
    let dots = map.pixels().iter();
    dots.map(|dot| f64::from(dot.alpha()) / 255.0).collect()
}

/// What two signs cover both, as a share of what they cover together.
fn overlap(a: &[f64], b: &[f64]) -> f64 {
    let pairs = || a.iter().zip(b);
    let both: f64 = pairs().map(|(a, b)| a.min(*b)).sum();
    let either: f64 = pairs().map(|(a, b)| a.max(*b)).sum();
    both / either
}

#[test]
fn signs_of_a_game_are_told_apart_by_their_shapes_alone() {
    for side in [60, 16] {
        for game in Game::ALL {
            let ids = hues(game)
                .into_iter()
                .map(|hue| format!("{game}-{}", hue.id));
            let signs: Vec<_> = ids.map(|id| (drawn(&id, side), id)).collect();
            for (at, (a, name)) in signs.iter().enumerate() {
                assert!(
                    a.iter().sum::<f64>() > 0.1 * f64::from(side).powi(2),
                    "{name}"
                );
                for (b, other) in signs.iter().skip(at + 1) {
                    let share = overlap(a, b);
                    assert!(share <= 0.70, "{name} and {other} at {side} px: {share:.3}");
                }
            }
        }
    }
}

#[test]
fn signs_have_the_inks_of_the_cards() {
    for game in Game::ALL {
        for hue in hues(game) {
            let rule = format!(".m-{game}-{} {{ fill: ", hue.id);
            let fill = BASE.split_once(&rule).expect(&rule).1;
            let fill = fill.split_once(';').unwrap().0;
            // Fábula's are tuned for the page: its white would not be one on paper.
            if game != Game::Fabula {
                assert_eq!(fill, hue.main.to_string(), "{rule}");
            }
        }
    }
}

/// The colours of a rule of the style sheet by theme, light and dark.
fn tokens(selector: &str) -> HashMap<&'static str, [Rgb; 2]> {
    let rule = TOKENS
        .split_once(&format!("\n{selector} {{"))
        .expect(selector)
        .1;
    let rule = rule.split_once('}').unwrap().0;
    let colour = |text: &str| {
        let digits = text.trim().strip_prefix('#')?;
        Some(Rgb::hex(u32::from_str_radix(digits, 16).ok()?))
    };
    let lines = rule.split(';').filter_map(|line| {
        let (name, value) = line.rsplit_once("--")?.1.split_once(':')?;
        let both = value.trim().strip_prefix("light-dark(");
        let both = both.and_then(|it| it.strip_suffix(')')?.split_once(','));
        let (light, dark) = both.unwrap_or((value, value));
        Some((name, [colour(light)?, colour(dark)?]))
    });
    lines.collect()
}

#[test]
fn letters_and_controls_stand_out_from_what_they_stand_on() {
    let root = tokens(":root");
    let papers = ["paper", "raised", "sunken"];
    let mut pairs: Vec<(&str, &str, f64)> = Vec::new();
    for letters in ["ink", "soft", "urucum", "mata", "ocre", "anil"] {
        pairs.extend(papers.map(|paper| (letters, paper, 4.5)));
    }
    pairs.extend(papers.map(|paper| ("edge", paper, 3.0)));
    let washes = [
        ("urucum", "urucum-wash"),
        ("mata", "mata-wash"),
        ("ocre", "ocre-wash"),
    ];
    pairs.extend(washes.map(|(letters, wash)| (letters, wash, 4.5)));
    pairs.extend(washes.map(|(_, wash)| ("ink", wash, 4.5)));
    for block in ["block", "block-2"] {
        pairs.extend(["bone", "bone-soft"].map(|letters| (letters, block, 4.5)));
    }
    for (front, behind, least) in pairs {
        for theme in [0, 1] {
            let ratio = root[front][theme].contrast(root[behind][theme]);
            assert!(ratio >= least, "{front} on {behind}: {ratio:.2}");
        }
    }
    for game in Game::ALL {
        let own = tokens(&format!("[data-game=\"{game}\"]"));
        for letters in ["cover-ink", "cover-soft"] {
            for theme in [0, 1] {
                let ratio = own[letters][theme].contrast(own["cover"][theme]);
                assert!(ratio >= 4.5, "{letters} on the cover of {game}: {ratio:.2}");
            }
        }
    }
}
