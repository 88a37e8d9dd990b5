//! Characters that the fonts lack: seen all the same, and told.

use fabulario_cards::picture::{Face, Painter, fit_text, lacks, svg};
use fabulario_cards::{Catalogue, Files};
use fabulario_engine::{Game, Lang};

use super::face;

/// The words of a paragraph as they are drawn.
fn drawn(text: &str) -> String {
    let block = fit_text(&[text.to_owned()], None, (520.0, 300.0));
    let runs = block.lines.iter().flat_map(|line| &line.runs);
    let words: Vec<&str> = runs.map(|run| run.text.as_str()).collect();
    words.join(" ")
}

#[test]
fn signs_have_stand_ins() {
    for (text, seen) in [
        ("1 → 2", "1 -> 2"),
        ("∞ de vida", "inf. de vida"),
        ("≥ 3 ≤ 4 ≠ 5", ">= 3 <= 4 != 5"),
        ("★ • × −", "* • × −"),
        ("Ñandutĩ, Yvyrá, ĨPANEMA", "Ñanduti, Yvyrá, IPANEMA"),
        ("日本 compre uma carta", "?? compre uma carta"),
        ("👩\u{200d}👧 \u{fe0f}emoji", "?? emoji"),
        ("cafe\u{301} g\u{303}", "cafe\u{301} g"),
    ] {
        assert_eq!(drawn(text), seen);
    }
}

#[test]
fn tells_which_characters_the_pictures_cannot_show() {
    let none: [char; 0] = [];
    for text in [
        "",
        "Cordelista das Águas — “à toa”… 2 × 3 − 1 ½ º ª €",
        "→ ← ↑ ↓ ∞ ≥ ≤ • ★ №",
        "cafe\u{301} \u{200b}\u{a0}\n",
    ] {
        assert_eq!(lacks(text), none, "{text:?}");
    }
    assert_eq!(lacks("日本の日 →"), ['日', '本', 'の']);
    assert_eq!(lacks("Ñandutĩ 😀"), ['ĩ', '😀']);
    assert_eq!(lacks("g\u{303}"), ['\u{303}']);
}

#[test]
fn the_shipped_cards_lack_nothing() {
    let catalogue = Catalogue::load(&Files::embedded()).unwrap();
    for card in catalogue.cards() {
        for lang in Lang::ALL {
            let alt = catalogue.face(card, lang).alt();
            assert!(
                lacks(&alt).is_empty(),
                "{}: {:?}",
                card.sheet.id,
                lacks(&alt)
            );
        }
    }
}

/// The texts of a drawing.
fn texts(face: &Face) -> Vec<String> {
    let drawing = svg(face);
    let xml = roxmltree::Document::parse(&drawing).unwrap();
    let texts = xml
        .descendants()
        .filter(|it| it.tag_name().name() == "text");
    texts
        .filter_map(|it| it.text().map(str::to_owned))
        .collect()
}

/// Another script in one place leaves the other places as they are, and every place is seen on the PNG.
#[test]
fn a_foreign_name_leaves_the_rules_alone() {
    let painter = Painter::new();
    for game in Game::ALL {
        let usual = face(game);
        let mut foreign = usual.clone();
        foreign.name = "日本語の名前".to_owned();
        let (before, after) = (texts(&usual), texts(&foreign));
        let changed: Vec<&String> = after.iter().filter(|it| !before.contains(it)).collect();
        assert_eq!(changed, ["??????"], "{game}");
        assert_eq!(before.len(), after.len());
        assert!(svg(&foreign).contains("日本語の名前"), "the title keeps it");

        foreign.name.clone_from(&usual.name);
        foreign.text = vec!["日本語 → 😀".to_owned()];
        assert!(texts(&foreign).contains(&"??? -> ?".to_owned()));
        let mut bare = foreign.clone();
        bare.text = vec!["??? -> ?".to_owned()];
        assert_eq!(
            painter.png(&foreign, 300).unwrap(),
            painter.png(&bare, 300).unwrap(),
            "{game}"
        );
    }
}

#[test]
fn an_accent_of_its_own_is_drawn_as_the_letter_that_has_it() {
    let painter = Painter::new();
    let mut apart = face(Game::Fabula);
    let mut together = apart.clone();
    apart.text = vec!["Cafe\u{301} na rac\u{327}a\u{303}o".to_owned()];
    together.text = vec!["Café na ração".to_owned()];
    assert_eq!(
        painter.png(&apart, 300).unwrap(),
        painter.png(&together, 300).unwrap()
    );
}
