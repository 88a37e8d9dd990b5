//! Every letter against the very pixels behind it. WCAG 2, level AA: 4.5 to 1.

use std::sync::Arc;

use fabulario_cards::picture::{Face, Rgb, hues, svg};
use fabulario_engine::Game;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};

use super::face;

/// The card as it would be without its texts, one pixel for a unit.
fn ground(drawing: &str) -> Pixmap {
    let options = Options {
        fontdb: Arc::new(fontdb::Database::new()),
        ..Options::default()
    };
    let tree = Tree::from_str(drawing, &options).unwrap();
    let mut pixels = Pixmap::new(630, 880).unwrap();
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels
}

fn colour(hex: &str) -> Rgb {
    Rgb::hex(u32::from_str_radix(hex.trim_start_matches('#'), 16).unwrap())
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "places on a card"
)]
fn check(face: &Face) {
    let drawing = svg(face);
    let ground = ground(&drawing);
    let xml = roxmltree::Document::parse(&drawing).unwrap();
    for node in xml
        .descendants()
        .filter(|it| it.tag_name().name() == "text")
    {
        let number = |name: &str| -> f64 { node.attribute(name).unwrap().parse().unwrap() };
        let fill = colour(node.attribute("fill").unwrap());
        let (x, y, long, size) = (
            number("x"),
            number("y"),
            number("textLength"),
            number("font-size"),
        );
        for at_y in ((y - size * 0.66) as u32)..=((y + size * 0.1) as u32) {
            for at_x in ((x + 1.0) as u32)..((x + long - 1.0) as u32) {
                let pixel = ground.pixel(at_x, at_y).unwrap();
                let behind = Rgb(pixel.red(), pixel.green(), pixel.blue());
                let contrast = fill.contrast(behind);
                assert!(
                    contrast >= 4.5,
                    "{} {:?}: {contrast:.2} at {at_x} {at_y}: {:?} on {behind}",
                    face.game,
                    face.hues,
                    node.text()
                );
            }
        }
    }
}

#[test]
fn letters_stand_out_in_every_hue_of_every_game() {
    for game in Game::ALL {
        for hue in hues(game) {
            let mut face = face(game);
            face.hues = vec![hue.id.to_owned()];
            check(&face);
            face.text.truncate(1);
            face.stats.extend(face.stats.clone());
            face.unique = false;
            face.cost = None;
            check(&face);
        }
    }
}

#[test]
fn letters_stand_out_on_cards_of_two_colours() {
    let all = hues(Game::Fabula);
    for (i, one) in all.iter().enumerate() {
        for other in all.iter().skip(i + 1) {
            let mut face = face(Game::Fabula);
            face.hues = vec![one.id.to_owned(), other.id.to_owned()];
            check(&face);
        }
    }
}
