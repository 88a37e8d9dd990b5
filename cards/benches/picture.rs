//! Drawing cards, as SVG and as PNG of the usual width.

#![allow(clippy::unwrap_used, reason = "a benchmark fails by panicking")]

use fabulario_cards::picture::{Face, Painter, Stat, svg};
use fabulario_engine::{Game, Lang};

fn main() {
    divan::main();
}

/// A card of each game; every call draws another illustration.
fn face(game: Game, number: u32) -> Face {
    let stat = |label: &str| Stat {
        id: label.to_owned(),
        label: label.to_owned(),
        value: "3".to_owned(),
    };
    let kinds = [
        "aliado", "manobra", "base", "item", "campo", "ente", "evento",
    ];
    let kind = kinds.iter().cycle().nth(number as usize).unwrap();
    Face {
        game,
        lang: Lang::Pt,
        id: format!("{game}-medida-{number}"),
        name: "Quituteira de Tabuleiro".to_owned(),
        kind: (*kind).to_owned(),
        type_line: "Aliado".to_owned(),
        cost: Some("1".to_owned()),
        cost_label: Some("custo".to_owned()),
        hues: Vec::new(),
        text: vec!["Sempre que este aliado influencia, até um outro aliado alvo que você controla e que esteja influenciando recebe +1 de influência até o fim do turno.".to_owned()],
        flavour: Some("O primeiro é de graça. O segundo você implora.".to_owned()),
        stats: vec![stat("vida"), stat("ofensiva"), stat("influência")],
        directions: Vec::new(),
        rarity: Some(("rara".to_owned(), "rara".to_owned())),
        unique: false,
        set: Some(("BDF".to_owned(), number)),
    }
}

fn faces(game: Game) -> impl FnMut() -> Face {
    let mut number = 0;
    move || {
        number += 1;
        face(game, number)
    }
}

#[divan::bench(args = Game::ALL)]
fn as_svg(bencher: divan::Bencher, game: Game) {
    bencher
        .with_inputs(faces(game))
        .bench_local_refs(|face| svg(face));
}

#[divan::bench(args = Game::ALL)]
fn as_png(bencher: divan::Bencher, game: Game) {
    let painter = Painter::new();
    bencher
        .with_inputs(faces(game))
        .bench_local_refs(|face| painter.png(face, Painter::USUAL).unwrap());
}

/// Loading the fonts: once, at start.
#[divan::bench]
fn load_fonts() -> Painter {
    Painter::new()
}
