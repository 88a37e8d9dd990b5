//! Card pictures: well-formed, nothing outside of its box, legible, the same every time.

use fabulario_cards::picture::{Face, Stat};
use fabulario_engine::dominions::Direction;
use fabulario_engine::{Game, Lang};

mod contrast;
mod drawing;
mod edition;
mod ending;
mod fitting;
mod letters;
mod motifs;
mod reading;
mod signs;

/// A card that has everything.
fn face(game: Game) -> Face {
    let stat = |id: &str, label: &str, value: &str| Stat {
        id: id.to_owned(),
        label: label.to_owned(),
        value: value.to_owned(),
    };
    Face {
        game,
        lang: Lang::Pt,
        id: format!("{game}-cordelista-das-aguas"),
        name: "Cordelista das Águas".to_owned(),
        kind: "aliado".to_owned(),
        type_line: "Aliado (Morador, Artesão)".to_owned(),
        cost: Some("4".to_owned()),
        cost_label: Some("custo".to_owned()),
        hues: Vec::new(),
        text: vec![
            "Cartas de manobra que você joga custam 1 a menos.".to_owned(),
            "Virar: compre uma carta.".to_owned(),
            "Arranque (Este aliado pode agir no turno em que entra em jogo.)".to_owned(),
        ],
        flavour: Some("Todo rio rima com o que já levou.".to_owned()),
        stats: vec![
            stat("vida", "vida", "3"),
            stat("ofensiva", "ofensiva", "1"),
            stat("influencia", "influência", "12"),
        ],
        directions: vec![Direction::E, Direction::Nw],
        rarity: Some(("lendaria".to_owned(), "lendária".to_owned())),
        unique: true,
        set: Some(("BDF".to_owned(), 36)),
    }
}

/// The card with one string in every place where a text stands.
fn filled(game: Game, text: &str, stats: usize) -> Face {
    let some = || Some(text.to_owned());
    let stat = Stat {
        id: text.to_owned(),
        label: text.to_owned(),
        value: text.to_owned(),
    };
    Face {
        id: text.to_owned(),
        name: text.to_owned(),
        kind: text.to_owned(),
        type_line: text.to_owned(),
        cost: some(),
        cost_label: some(),
        hues: vec![text.to_owned()],
        text: vec![text.to_owned(), text.to_owned()],
        flavour: some(),
        stats: vec![stat; stats],
        rarity: Some((text.to_owned(), text.to_owned())),
        set: Some((text.to_owned(), u32::MAX)),
        ..face(game)
    }
}

/// Texts that nobody would print.
fn weird() -> Vec<String> {
    let mut texts: Vec<String> = [
        "",
        " ",
        "\u{a0}\u{2003} \t\r\n",
        "<script>alert('&amp;')</script> \"quoted\" ]]> <!-- -- >",
        "a\u{0}b\u{7}c\u{1b}d\u{7f}e\u{85}f\u{fffe}g\u{ffff}h",
        "😀👩‍👩‍👧‍👦🇧🇷 emoji",
        "שלום עולם مرحبا بالعالم",
        "\u{202e}backwards\u{202c} \u{200b}\u{feff}",
        "日本語の長いテキスト",
        "e\u{301}\u{301}\u{301}\u{301}\u{301}\u{301} Zalgo",
        "M",
    ]
    .map(str::to_owned)
    .to_vec();
    texts.push("W".repeat(400));
    texts.push("inconstitucionalissimamente".repeat(12));
    texts.push("palavra ".repeat(112));
    texts.push("i ".repeat(450));
    texts
}
