//! Fábula decks of a size or of colours that a test names.

use fabulario_engine::deck::{About, Pool, Section, Violation};
use fabulario_engine::fabula::Face;
use serde_json::json;

use super::kit::{Desk, fab, format};

/// The rulebook's and the quick guide's standard format: they build decks alike.
pub const STANDARD: [&str; 2] = ["fab-padrao", "fab-padrao-guia"];

/// What both standard formats tell of a deck that must be legal.
pub fn legal(desk: &Desk<Face>) -> Vec<String> {
    let [book, guide] = STANDARD.map(|format| desk.legal(format));
    assert_eq!(book, guide);
    book
}

/// What both standard formats tell of a deck that must be illegal.
pub fn illegal(desk: &Desk<Face>) -> Vec<String> {
    let [book, guide] = STANDARD.map(|format| desk.illegal(format));
    assert_eq!(book, guide);
    book
}

/// The legal bases and so many other cards: commons, three copies each, the last one fewer.
pub fn sized(main: u32) -> Desk<Face> {
    let mut desk = fab();
    desk.lines.retain(|line| line.0 != Section::Main);
    let mut left = main;
    for n in 1.. {
        let copies = left.min(3);
        if copies == 0 {
            break;
        }
        left -= copies;
        let id = format!("folha-{n}");
        common(&mut desk, &id, &format!("Folha {n}"), &["verde"]);
        desk.line(Section::Main, &id, copies);
    }
    desk
}

/// Five bases of these colours, the last one the Centro, and forty cards that all have these colours.
pub fn coloured(bases: [&[&str]; 5], main: &[&str]) -> Desk<Face> {
    let mut desk = Desk::of(json!([]));
    for (n, colours) in (1..).zip(bases) {
        let id = format!("base-{n}");
        desk.card(json!({"id": id, "name": format!("Base {n}"), "type": "base", "colours": colours, "rarity": "comum"}));
        let section = if n == 5 {
            Section::Centro
        } else {
            Section::Arredores
        };
        desk.line(section, &id, 1);
    }
    for n in 1..=14 {
        let id = format!("folha-{n}");
        common(&mut desk, &id, &format!("Folha {n}"), main);
        desk.line(Section::Main, &id, if n == 14 { 1 } else { 3 });
    }
    desk
}

/// A further common Aliado, in no list yet.
pub fn common(desk: &mut Desk<Face>, id: &str, name: &str, colours: &[&str]) {
    desk.card(
        json!({"id": id, "name": name, "type": "aliado", "colours": colours, "rarity": "comum"}),
    );
}

/// One copy of a further common Aliado of these colours, named after them.
pub fn with_card(desk: &Desk<Face>, colours: &[&str]) -> Desk<Face> {
    let mut desk = desk.clone();
    let name = if colours.is_empty() {
        "incolor".to_owned()
    } else {
        colours.join("-")
    };
    common(&mut desk, &name, &name, colours);
    desk.line(Section::Main, &name, 1);
    desk
}

/// Every finding about colours: the card, the colours that the bases lack, the colours that they have.
pub fn lacking(desk: &Desk<Face>) -> Vec<String> {
    let tell = |found: &Violation<'_>, pool: &Pool<Face>| {
        let names: Vec<&str> = found
            .cards
            .iter()
            .map(|no| pool.card(*no).unwrap().name.as_str())
            .collect();
        match &found.about {
            About::Colours { missing, identity } => {
                format!("{}: {missing:?} not in {identity:?}", names.join(", "))
            }
            other => format!("{}: {other:?}", names.join(", ")),
        }
    };
    let [book, guide] = STANDARD.map(|id| desk.each(format(id), tell).1);
    assert_eq!(book, guide);
    book
}
