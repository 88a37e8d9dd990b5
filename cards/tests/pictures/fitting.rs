//! No text leaves its box, and usual texts are large.

use fabulario_cards::picture::{Cut, fit_line, fit_text, svg, width};
use fabulario_engine::Game;
use proptest::prelude::*;

use super::ending::drawn;
use super::{face, filled, weird};

/// A hundredth of a unit, for sums of many widths.
const SLACK: f64 = 0.01;

fn check(rules: &[String], flavour: Option<&str>, room: (f64, f64)) {
    let block = fit_text(rules, flavour, room);
    let mut above = 0.0;
    for line in &block.lines {
        assert!(
            line.width <= room.0 + SLACK,
            "{} > {} in {line:?}",
            line.width,
            room.0
        );
        assert!(line.baseline > above, "lines in order");
        above = line.baseline;
        let mut end = 0.0;
        for run in &line.runs {
            assert!(run.x >= end - SLACK, "runs side by side");
            let drawn = width(run.cut, &run.text) * block.size;
            assert!(
                drawn <= run.width * 1.1 + SLACK,
                "{drawn} > {} in {run:?}",
                run.width
            );
            end = run.x + run.width;
        }
        assert!(end <= room.0 + SLACK);
    }
    assert!(
        above <= room.1 && block.height <= room.1,
        "the last line is inside"
    );
}

fn words(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_line_leaves_its_box(
        rules in prop::collection::vec(".{0,300}", 0..4),
        flavour in prop::option::of(".{0,200}"),
        room in (30.0..600.0_f64, 20.0..500.0_f64),
    ) {
        check(&rules, flavour.as_deref(), room);
    }

    #[test]
    fn no_word_is_lost(rules in prop::collection::vec("[a-zà-ú:() ]{0,240}", 1..4)) {
        let block = fit_text(&rules, None, (500.0, 320.0));
        let drawn: String = block.lines.iter().flat_map(|line| &line.runs).map(|run| run.text.as_str()).collect();
        prop_assert_eq!(words(&drawn), words(&rules.concat()));
    }

    #[test]
    fn a_line_is_no_wider_than_its_box(text in ".{1,200}", largest in 8.0..60.0_f64, room in 20.0..600.0_f64) {
        for cut in Cut::ALL {
            let (size, long) = fit_line(cut, &text, largest, room);
            prop_assert!(size <= largest && long <= room + SLACK);
        }
    }

    #[test]
    fn no_text_leaves_the_card(text in ".{0,120}", stats in 0..=8_usize) {
        for game in Game::ALL {
            inside(&svg(&filled(game, &text, stats)));
        }
    }
}

/// Every text element lies on the card.
pub(super) fn inside(drawing: &str) {
    let xml = roxmltree::Document::parse(drawing).unwrap();
    for node in xml
        .descendants()
        .filter(|it| it.tag_name().name() == "text")
    {
        let number = |name: &str| -> f64 { node.attribute(name).unwrap().parse().unwrap() };
        let (x, y, long, size) = (
            number("x"),
            number("y"),
            number("textLength"),
            number("font-size"),
        );
        assert!(x >= 10.0 && x + long <= 620.1, "{node:?}");
        assert!(
            y - size * 0.7 >= 5.0 && y + size * 0.24 <= 876.0,
            "{node:?}"
        );
        assert_eq!(node.attribute("lengthAdjust"), Some("spacingAndGlyphs"));
    }
}

#[test]
fn weird_texts_stay_in_their_boxes() {
    for text in weird() {
        check(&[text.clone(), text.clone()], Some(&text), (520.0, 220.0));
        for game in Game::ALL {
            for stats in [0, 1, 4, 8] {
                inside(&svg(&filled(game, &text, stats)));
            }
        }
    }
}

#[test]
fn nine_hundred_characters_fit_on_every_frame() {
    for game in Game::ALL {
        let mut long = face(game);
        long.text = vec!["Sempre que um aliado entra em jogo, compre uma carta. ".repeat(17)];
        let drawing = svg(&long);
        inside(&drawing);
        assert!(!drawn(&drawing).contains('…'), "{game}");
        assert!(rules_size(&drawing) >= 15.0);
    }
}

/// The smallest letters of the two text fonts that stand in paragraphs.
pub(super) fn rules_size(drawing: &str) -> f64 {
    let xml = roxmltree::Document::parse(drawing).unwrap();
    let texts = xml
        .descendants()
        .filter(|it| it.tag_name().name() == "text");
    let rules = texts.filter(|it| it.attribute("font-weight") == Some("500"));
    rules
        .map(|it| it.attribute("font-size").unwrap().parse().unwrap())
        .fold(f64::INFINITY, f64::min)
}

#[test]
fn usual_rules_are_nine_pixels_high_on_a_picture_of_three_hundred() {
    for game in Game::ALL {
        let mut usual = face(game);
        usual.text = vec!["Quando este aliado entra em jogo, escolha um aliado que um oponente controla e vire esse aliado até o fim do seu turno.".to_owned()];
        let pixels = rules_size(&svg(&usual)) * 300.0 / 630.0;
        assert!(pixels >= 9.0, "{game}: {pixels}");
    }
}

/// What stands in the bold font, in one text.
fn bold(text: &str) -> String {
    let block = fit_text(&[text.to_owned()], None, (520.0, 300.0));
    let runs = block.lines.iter().flat_map(|line| &line.runs);
    let bold = runs.filter(|run| run.cut == Cut::Bold);
    let bold: Vec<&str> = bold.map(|run| run.text.as_str()).collect();
    bold.join(" ")
}

#[test]
fn the_heading_of_an_action_is_bold_with_its_brackets() {
    for (heading, text) in [
        ("Virar:", "compre uma carta."),
        (
            "Palavra Dada (Líder, custo 1):",
            "Descarte 1 carta (se puder).",
        ),
        (
            "Abrir Comportas (Ataque, custo 5, pode descartar 2):",
            "Cause 6 pontos de dano. Se o fizer: cause 2.",
        ),
        ("Maré (Ataque, custo: 5):", "cause 2: nem mais, nem menos."),
    ] {
        assert_eq!(bold(&format!("{heading} {text}")), heading);
    }
    let sentence = "Quando este aliado entra em jogo, escolha um aliado que um oponente controla: vire esse aliado.";
    assert_eq!(bold(sentence), "");
    assert_eq!(bold("Compre uma carta. Depois: descarte uma."), "");
    assert_eq!(bold("Arranque (Pode agir já.)"), "Arranque");
}
