//! Writes a contact sheet: many card pictures side by side, as one PNG, to look at them.
//!
//! `cargo run --release -p fabulario-cards --example contact_sheet -- OUT.png [WIDTH] [COLUMNS] [COUNT] [GAME] [SKIP]`

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "an example fails by panicking"
)]

use fabulario_cards::picture::{Face, Painter};
use fabulario_cards::{Catalogue, Files};
use fabulario_engine::{Game, Lang};
use resvg::tiny_skia::{Color, Pixmap, PixmapPaint, Transform};

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let text = |i: usize| arguments.get(i).map(String::as_str);
    let number = |i: usize, usual: u32| text(i).map_or(usual, |it| it.parse().expect("a number"));
    let out = text(1).unwrap_or("contact-sheet.png");
    let (width, columns, count) = (number(2, 300), number(3, 6), number(4, 24));
    let game = text(5).unwrap_or("all");
    let skip = number(6, 0);

    let catalogue = Catalogue::load(&Files::embedded()).expect("sound data");
    // Spread over all cards of each game, so that every kind is seen.
    let games: Vec<Game> = Game::ALL
        .into_iter()
        .filter(|it| game == "all" || it.code() == game)
        .collect();
    let each = usize::try_from(count).unwrap().div_ceil(games.len().max(1));
    let mut faces: Vec<Face> = Vec::new();
    for game in games {
        let cards: Vec<_> = catalogue
            .cards()
            .iter()
            .filter(|it| it.game == game)
            .collect();
        let step = (cards.len() / each).max(1);
        let skip = usize::try_from(skip).unwrap();
        let chosen = cards.iter().skip(skip).step_by(step).take(each);
        faces.extend(chosen.map(|card| catalogue.face(card, Lang::Pt)));
    }

    let painter = Painter::new();
    let gap = 12;
    let high = width * 880 / 630 + 1;
    let rows = u32::try_from(faces.len()).unwrap().div_ceil(columns);
    let mut sheet = Pixmap::new(columns * (width + gap) + gap, rows * (high + gap) + gap)
        .expect("a sheet of a sensible size");
    sheet.fill(Color::from_rgba8(58, 56, 54, 255));
    for (i, face) in (0..).zip(faces) {
        let png = painter.png(&face, width).expect("a picture");
        let card = Pixmap::decode_png(&png).expect("a picture that was just drawn");
        let (x, y) = (
            gap + (i % columns) * (width + gap),
            gap + (i / columns) * (high + gap),
        );
        sheet.draw_pixmap(
            x.try_into().unwrap(),
            y.try_into().unwrap(),
            card.as_ref(),
            &PixmapPaint::default(),
            Transform::identity(),
            None,
        );
    }
    sheet.save_png(out).expect("a file that can be written");
    println!("{out}");
}
