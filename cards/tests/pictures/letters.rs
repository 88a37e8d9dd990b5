//! Pictures whose letters are outlines, and illustrations alone.

use fabulario_cards::picture::{Painter, art_svg, svg, svg_with_drawn_letters};
use fabulario_cards::{Catalogue, Files};
use fabulario_engine::{Game, Lang};
use resvg::tiny_skia::Pixmap;

use super::{face, filled, weird};

/// How far two pictures are from each other: the mean difference of a channel, of 255.
fn difference(painter: &Painter, one: &str, other: &str) -> f64 {
    let [one, other] = [one, other].map(|drawing| {
        let png = painter.paint(drawing, 630, 880).unwrap();
        Pixmap::decode_png(&png).unwrap()
    });
    let channels = one.data().iter().zip(other.data());
    let sum: u64 = channels.map(|(a, b)| u64::from(a.abs_diff(*b))).sum();
    #[expect(clippy::cast_precision_loss, reason = "small counts")]
    let mean = sum as f64 / one.data().len() as f64;
    mean
}

#[test]
fn drawn_letters_look_as_the_bundled_fonts_do_in_every_game_and_language() {
    let catalogue = Catalogue::load(&Files::embedded()).unwrap();
    let painter = Painter::new();
    for game in Game::ALL {
        let cards = catalogue.cards().iter().filter(|it| it.game == game);
        for card in cards.step_by(97) {
            for lang in Lang::ALL {
                let face = catalogue.face(card, lang);
                let (text, drawn) = (svg(&face), svg_with_drawn_letters(&face));
                let far = difference(&painter, &text, &drawn);
                assert!(far < 0.6, "{} {lang}: {far}", face.id);
            }
        }
    }
    // What the comparison would say if the letters were missing.
    let face = face(Game::Fabula);
    let drawn = svg_with_drawn_letters(&face);
    let bare = drawn.replace("<use ", "<g ");
    assert!(difference(&painter, &drawn, &bare) > 2.0);
}

#[test]
fn drawn_letters_need_no_font_and_keep_what_is_read_aloud() {
    for game in Game::ALL {
        let face = face(game);
        let drawn = svg_with_drawn_letters(&face);
        let xml = roxmltree::Document::parse(&drawn).unwrap();
        let mut outlines = Vec::new();
        for node in xml.descendants().filter(roxmltree::Node::is_element) {
            let name = node.tag_name().name();
            assert!(!["text", "script", "image", "style", "a"].contains(&name));
            assert!(!node.has_attribute("font-family"), "{game}");
            if node.ancestors().any(|it| it.tag_name().name() == "defs") && name == "path" {
                outlines.extend(node.attribute("d"));
            }
            if let Some(to) = node.attribute("href") {
                let id = to.strip_prefix('#').unwrap();
                assert!(xml.descendants().any(|it| it.attribute("id") == Some(id)));
            }
        }
        let mut once = outlines.clone();
        once.sort_unstable();
        once.dedup();
        assert!(
            outlines.len() > 20 && once.len() + 3 >= outlines.len(),
            "{game}"
        );
        assert!(drawn.contains(&format!(">{}</title>", face.name)));
        let desc = xml.descendants().find(|it| it.tag_name().name() == "desc");
        assert_eq!(desc.unwrap().text(), Some(face.alt().as_str()));
    }
}

#[test]
fn drawn_letters_are_well_formed_xml_whatever_the_texts_are() {
    for game in Game::ALL {
        for text in weird() {
            let drawing = svg_with_drawn_letters(&filled(game, &text, 3));
            let read = roxmltree::Document::parse(&drawing);
            assert!(read.is_ok(), "{game} {text:?}: {read:?}");
        }
    }
}

#[test]
fn an_illustration_alone_is_small_and_has_no_letters() {
    let catalogue = Catalogue::load(&Files::embedded()).unwrap();
    let painter = Painter::new();
    let mut sizes = Vec::new();
    for card in catalogue.cards().iter().step_by(13) {
        let face = catalogue.face(card, Lang::Pt);
        assert!(!art_svg(&face).contains("<text"));
        for (width, height) in [(110, 84), (220, 168)] {
            let png = painter.art(&face, width).unwrap();
            let pixels = Pixmap::decode_png(&png).unwrap();
            assert_eq!((pixels.width(), pixels.height()), (width, height));
            let mut colours: Vec<_> = pixels
                .pixels()
                .iter()
                .map(|it| (it.red(), it.green(), it.blue()))
                .collect();
            colours.sort_unstable();
            colours.dedup();
            assert!(colours.len() <= 32, "{}: {}", face.id, colours.len());
            if width == 110 {
                sizes.push(png.len());
            }
        }
    }
    let mean = sizes.iter().sum::<usize>() / sizes.len();
    assert!(mean < 3_072, "{mean} bytes on the mean");
    assert!(sizes.iter().max().unwrap() < &5_120, "{sizes:?}");
}
