//! Texts that do not fit even in the smallest letters.

use fabulario_cards::picture::{fit_text, svg};
use fabulario_cards::{Catalogue, Files};
use fabulario_engine::{Game, Lang};

use super::face;
use super::fitting::{inside, rules_size};

/// A hundredth of a unit, for what was rounded.
const SLACK: f64 = 0.01;
/// The smallest letters of paragraphs, and of a text on one line.
const LEAST: f64 = 15.0;
const LEAST_LINE: f64 = 12.5;

/// The texts of a drawing, with their sizes.
fn texts(drawing: &str) -> Vec<(String, f64)> {
    let xml = roxmltree::Document::parse(drawing).unwrap();
    let texts = xml
        .descendants()
        .filter(|it| it.tag_name().name() == "text");
    let texts = texts.map(|it| {
        let size = it.attribute("font-size").unwrap().parse().unwrap();
        (it.text().unwrap().to_owned(), size)
    });
    texts.collect()
}

/// All texts of a drawing, one after the other.
pub(super) fn drawn(drawing: &str) -> String {
    texts(drawing).into_iter().map(|(text, _)| text).collect()
}

#[test]
fn a_text_that_is_too_long_ends_with_an_ellipsis_and_is_read_aloud_whole() {
    let long = "Sempre que um aliado entra em jogo, compre uma carta. ".repeat(12);
    for game in Game::ALL {
        let mut card = face(game);
        card.name = "Cordelista das Águas ".repeat(12);
        card.type_line = format!("Aliado ({})", ["Morador"; 30].join(", "));
        card.text = (1..=6).map(|i| format!("Efeito {i}: {long}")).collect();
        let drawing = svg(&card);
        inside(&drawing);
        let texts = texts(&drawing);
        for (text, size) in &texts {
            assert!(*size >= LEAST_LINE, "{game}: {size} {text}");
        }
        assert!((rules_size(&drawing) - LEAST).abs() < SLACK);
        let ended = |begin: &str| {
            let mut ended = texts.iter().filter(|(text, _)| text.ends_with('…'));
            ended.any(|(text, _)| text.starts_with(begin))
        };
        assert!(ended("Cordelista das Águas Cord"), "{game}: {texts:?}");
        assert!(ended("Aliado (Morador, Mor"), "{game}: {texts:?}");
        let ellipses = texts.iter().filter(|(text, _)| text.contains('…'));
        assert_eq!(ellipses.count(), 3, "{game}: {texts:?}");
        let all = drawn(&drawing);
        assert!(all.contains("Efeito 1:") && !all.contains("Efeito 6:"));
        assert!(!all.contains("Todo rio rima"), "the flavour goes first");
        let alt = card.alt();
        assert_eq!(alt.matches("compre uma carta").count(), 72);
        assert!(alt.contains("Todo rio rima") && drawing.contains("Efeito 6:"));
    }
}

#[test]
fn flavour_gives_way_to_rules() {
    let room = (500.0, 200.0);
    let rules = ["Compre uma carta. ".repeat(25)];
    let flavour = "Todo rio rima com o que já levou. ".repeat(30);
    let alone = fit_text(&rules, None, room);
    assert_eq!(fit_text(&rules, Some(&flavour), room), alone);
    assert!(fit_text(&[], Some(&flavour.repeat(4)), room).lines.len() > 3);
}

/// A shipped card is never cut.
#[test]
fn every_shipped_card_is_whole() {
    let catalogue = Catalogue::load(&Files::embedded()).unwrap();
    for card in catalogue.cards() {
        for lang in Lang::ALL {
            let face = catalogue.face(card, lang);
            let drawing = svg(&face);
            let told = face.alt().matches('…').count();
            assert_eq!(drawn(&drawing).matches('…').count(), told, "{}", face.id);
            if let Some(flavour) = &face.flavour {
                let last = flavour.split(' ').next_back().unwrap();
                assert!(drawn(&drawing).contains(last), "{}", face.id);
            }
        }
    }
}
