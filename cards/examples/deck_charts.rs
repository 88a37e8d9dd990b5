//! Writes the charts of a ready deck of each game as one PNG, to look at them.
//!
//! `cargo run -p fabulario-cards --example deck_charts -- OUT.png [pt-BR|en] [WHICH] [dark]`

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "an example fails by panicking"
)]

use chrono::NaiveDate;
use fabulario_cards::deck::{Deck, DeckLine};
use fabulario_cards::index::CardIndex;
use fabulario_cards::picture::Painter;
use fabulario_cards::stats::{Statistics, chart};
use fabulario_cards::{Catalogue, Files};
use fabulario_engine::deck::Section;
use fabulario_engine::{Game, Lang};
use resvg::tiny_skia::{Color, Pixmap, PixmapPaint, Transform};

const WIDTH: u32 = 480;

fn line(catalogue: &Catalogue, section: Section, id: &str, copies: u32) -> DeckLine {
    DeckLine {
        section,
        card: catalogue.place(id).expect("a card"),
        attached: Vec::new(),
        copies,
    }
}

fn fabula(catalogue: &Catalogue, which: usize) -> Deck {
    let decks = &catalogue.fabula().decks;
    let deck = &decks[which % decks.len()].sheet;
    let cards = deck.cards.iter();
    Deck {
        game: Game::Fabula,
        lines: cards
            .map(|(id, copies)| line(catalogue, Section::Main, id, *copies))
            .collect(),
    }
}

fn other(catalogue: &Catalogue, game: Game, which: usize) -> Deck {
    let decks: Vec<_> = catalogue
        .decks()
        .iter()
        .filter(|it| it.game == game)
        .collect();
    let deck = decks[which % decks.len()];
    let mut lines = Vec::new();
    for section in Section::of(game) {
        let cards = deck.lists.get(section.word().id).into_iter().flatten();
        lines.extend(cards.map(|(id, copies)| line(catalogue, *section, id, *copies)));
    }
    Deck { game, lines }
}

/// The chart as a reader who prefers the dark sees it: the style for them always holds.
fn darkened(drawing: &str) -> String {
    let drawing = drawing.replace("@media (prefers-color-scheme:dark){", "");
    drawing.replace("}}</style>", "}</style>")
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let text = |i: usize| arguments.get(i).map(String::as_str);
    let out = text(1).unwrap_or("deck-charts.png");
    let lang: Lang = text(2).map_or(Lang::Pt, |it| it.parse().expect("a language"));
    let dark = text(4) == Some("dark");
    let which: usize = text(3).map_or(0, |it| it.parse().expect("a number"));

    let catalogue = Catalogue::load(&Files::embedded()).expect("sound data");
    let index = CardIndex::in_memory(&catalogue, NaiveDate::MAX).expect("an index");
    let mut decks = vec![fabula(&catalogue, which)];
    for game in [Game::Dominions, Game::Multiversity, Game::Apoteose] {
        decks.push(other(&catalogue, game, which));
    }
    // Nothing at all, and one card more often than anybody plays it.
    decks.push(Deck {
        game: Game::Fabula,
        lines: Vec::new(),
    });
    let mut enormous = fabula(&catalogue, which);
    enormous.lines[0].copies = Deck::MOST_COPIES;
    decks.push(enormous.clone());
    enormous.lines.truncate(1);
    decks.push(enormous);

    let painter = Painter::new();
    let mut sheet = Pixmap::new(4 * (WIDTH + 12), 4 * 620).expect("a sheet of a sensible size");
    sheet.fill(Color::from_rgba8(120, 118, 116, 255));
    for (i, deck) in (0..).zip(&decks) {
        let stats = Statistics::of(deck, &catalogue, &index, lang);
        let charts = [chart::curve(&stats, lang), chart::colours(&stats, lang)];
        for (j, drawing) in (0..).zip(charts) {
            let drawing = if dark { darkened(&drawing) } else { drawing };
            let tall = drawing
                .split(r#"height=""#)
                .nth(1)
                .and_then(|it| it.split('"').next());
            let tall: u32 = tall.expect("a height").parse().expect("a number");
            let height = tall * WIDTH / 640;
            let png = painter.paint(&drawing, WIDTH, height).expect("a picture");
            let picture = Pixmap::decode_png(&png).expect("a picture that was just drawn");
            let (x, y) = ((i % 2) * 2 + j, i / 2);
            sheet.draw_pixmap(
                i32::try_from(6 + x * (WIDTH + 12)).unwrap(),
                i32::try_from(6 + y * 620).unwrap(),
                picture.as_ref(),
                &PixmapPaint::default(),
                Transform::identity(),
                None,
            );
        }
    }
    sheet.save_png(out).expect("a file that can be written");
    println!("{out}");
}
