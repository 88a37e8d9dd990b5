//! The drawing itself: XML, size, sameness, errors.

use fabulario_cards::picture::{PaintError, Painter, hues, svg};
use fabulario_cards::{Catalogue, Files};
use fabulario_engine::{Game, Lang};

use super::{face, filled, weird};

#[test]
fn is_well_formed_xml_whatever_the_texts_are() {
    for game in Game::ALL {
        for text in weird() {
            for stats in [0, 1, 3, 8] {
                let drawing = svg(&filled(game, &text, stats));
                let read = roxmltree::Document::parse(&drawing);
                assert!(read.is_ok(), "{game} {text:?}: {read:?}\n{drawing}");
            }
        }
    }
}

#[test]
fn is_an_image_with_a_title_a_description_and_real_text() {
    for game in Game::ALL {
        let face = face(game);
        let drawing = svg(&face);
        let xml = roxmltree::Document::parse(&drawing).unwrap();
        let root = xml.root_element();
        assert_eq!(root.attribute("role"), Some("img"));
        let find = |name: &str| {
            root.children()
                .find(|it| it.has_tag_name(("http://www.w3.org/2000/svg", name)))
        };
        assert_eq!(find("title").unwrap().text(), Some(face.name.as_str()));
        assert_eq!(find("desc").unwrap().text(), Some(face.alt().as_str()));
        let texts: Vec<&str> = root
            .descendants()
            .filter(|it| it.tag_name().name() == "text")
            .filter_map(|it| it.text())
            .collect();
        let all = texts.join(" ");
        for part in [
            &face.name,
            &face.type_line,
            "4",
            "custam 1 a",
            "Virar:",
            "12",
            "lendária",
            "BDF · 036",
            "rima",
        ] {
            assert!(all.contains(part), "{game}: {part:?} is not in {all}");
        }
    }
}

#[test]
fn holds_no_script_and_points_nowhere() {
    for game in Game::ALL {
        let drawing = svg(&filled(game, "<script>javascript:alert(1)</script>", 3));
        let xml = roxmltree::Document::parse(&drawing).unwrap();
        for node in xml.descendants().filter(roxmltree::Node::is_element) {
            let name = node.tag_name().name();
            assert!(
                !["script", "image", "foreignObject", "a", "use", "style"].contains(&name),
                "{name}"
            );
            for attribute in node.attributes() {
                assert!(!attribute.name().starts_with("on"), "{attribute:?}");
                assert!(!attribute.name().ends_with("href"), "{attribute:?}");
                assert!(!attribute.value().contains("url(http"), "{attribute:?}");
            }
        }
    }
}

#[test]
fn every_card_type_and_hue_has_a_small_drawing() {
    const KINDS: [&str; 18] = [
        "aliado",
        "manobra",
        "base",
        "modificacao",
        "ficha",
        "unidade",
        "artefato",
        "campo",
        "token",
        "personagem",
        "item",
        "energia",
        "casa",
        "classe",
        "ente",
        "habilidade",
        "companheiro",
        "evento",
    ];
    for game in Game::ALL {
        for (i, hue) in hues(game).into_iter().enumerate() {
            for kind in KINDS {
                let mut face = face(game);
                face.id = format!("{game}-{kind}-{i}");
                face.kind = kind.to_owned();
                face.type_line = kind.to_owned();
                face.hues = vec![hue.id.to_owned()];
                let size = svg(&face).len();
                assert!(size < 40_960, "{} is {size} bytes long", face.id);
            }
        }
    }
}

#[test]
fn is_the_same_for_the_same_card_and_another_for_another() {
    let painter = Painter::new();
    for game in Game::ALL {
        let one = face(game);
        assert_eq!(svg(&one), svg(&one));
        assert_eq!(
            painter.png(&one, 200).unwrap(),
            Painter::new().png(&one, 200).unwrap()
        );
        let mut other = one.clone();
        other.id.push('x');
        assert_ne!(svg(&one), svg(&other));
    }
}

#[test]
fn the_illustration_is_the_same_in_both_languages() {
    let shapes = |drawing: &str| -> Vec<String> {
        let xml = roxmltree::Document::parse(drawing).unwrap();
        let paths = xml
            .descendants()
            .filter(|it| it.tag_name().name() == "path");
        let inside = paths.filter(|it| it.ancestors().any(|it| it.has_attribute("transform")));
        inside
            .filter_map(|it| it.attribute("d").map(str::to_owned))
            .collect()
    };
    let catalogue = Catalogue::load(&Files::embedded()).unwrap();
    for subtype in catalogue.fabula().words.subtypes.values() {
        let mut pt = face(Game::Fabula);
        pt.type_line = format!("Carta ({})", subtype.name.pt);
        let mut en = pt.clone();
        en.lang = Lang::En;
        en.type_line = format!("Card ({})", subtype.name.en);
        assert!(!shapes(&svg(&pt)).is_empty());
        assert_eq!(shapes(&svg(&pt)), shapes(&svg(&en)), "{}", subtype.id);
    }
}

#[test]
fn a_picture_has_the_width_that_was_asked_for() {
    let painter = Painter::new();
    for width in [Painter::LEAST, 300, Painter::USUAL, Painter::MOST] {
        let png = painter.png(&face(Game::Apoteose), width).unwrap();
        let pixels = resvg::tiny_skia::Pixmap::decode_png(&png).unwrap();
        assert_eq!(pixels.width(), width);
        assert_eq!(pixels.height(), (width * 880).div_ceil(630));
    }
    for width in [0, 99, 1201, u32::MAX] {
        let refused = painter.png(&face(Game::Fabula), width);
        assert!(matches!(refused, Err(PaintError::Width(it)) if it == width));
    }
}

#[test]
fn characters_that_no_font_has_do_no_harm() {
    let painter = Painter::new();
    for game in Game::ALL {
        for text in weird() {
            assert!(
                painter.png(&filled(game, &text, 3), 100).is_ok(),
                "{game} {text:?}"
            );
        }
    }
}
