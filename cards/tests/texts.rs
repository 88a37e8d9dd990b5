//! Every card of the shipped set as it reads, in both languages.

#![allow(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test fails by panicking"
)]

use std::fmt::Write as _;

use fabulario_cards::fabula::{Library, PrintedCard};
use fabulario_cards::{Catalog, Files};
use fabulario_engine::Lang;

fn catalog() -> Catalog {
    Catalog::load(&Files::embedded()).unwrap_or_else(|mistakes| panic!("{mistakes}"))
}

fn written(library: &Library, cards: &[PrintedCard], lang: Lang) -> String {
    let mut text = String::new();
    for card in cards {
        let face = library.face(card, lang);
        writeln!(text, "{} | {}", face.name, face.type_line).unwrap();
        if let Some(stats) = face.stats {
            writeln!(text, "  {stats}").unwrap();
        }
        for line in &card.text {
            writeln!(text, "  {}", line.get(lang).replace('\n', "\n    ")).unwrap();
        }
        if let Some(flavour) = &card.sheet.flavour {
            writeln!(text, "  ~ {}", flavour.get(lang)).unwrap();
        }
    }
    text
}

#[test]
fn the_whole_set_reads_like_this() {
    let catalog = catalog();
    let library = catalog.fabula();
    for lang in Lang::ALL {
        insta::assert_snapshot!(
            format!("cards_{lang}"),
            written(library, &library.cards, lang)
        );
        insta::assert_snapshot!(
            format!("fichas_{lang}"),
            written(library, &library.fichas, lang)
        );
    }
}
