//! Decks of Multiversity and heroes of Apoteose of a given make.

use fabulario_engine::deck::Section;
use fabulario_engine::{apoteose, multiversity};
use serde_json::{Value, json};

pub use super::findings::NOTHING;
use super::kit::{Desk, mvc};

/// Both editions of Multiversity.
pub const EDITIONS: [&str; 2] = ["mvc-2022", "mvc-2026"];

/// Both formats of Apoteose.
pub const ARENAS: [&str; 2] = ["apo-lagvig", "apo-padrao"];

/// So many characters and items, four of each name, and so many basic energies.
pub fn deck(characters: u32, items: u32, energies: u32) -> Desk<multiversity::Card> {
    let mut desk = Desk::of(json!([
        {"id": "brasa", "name": "Brasa", "type": "energia", "energy": "basica"},
    ]));
    for (kind, name, total) in [
        ("personagem", "Vigia", characters),
        ("item", "Cesto", items),
    ] {
        for n in 0..total.div_ceil(4) {
            let id = format!("{kind}-{n}");
            desk.card(json!({"id": id, "name": format!("{name} {n}"), "type": kind}));
            desk.line(Section::Main, &id, 4.min(total - 4 * n));
        }
    }
    desk.line(Section::Main, "brasa", energies);
    desk
}

/// The legal deck with so many copies of one more card in the place of items.
pub fn with(card: Value, copies: u32) -> Desk<multiversity::Card> {
    let mut desk = mvc();
    let id = card["id"].as_str().unwrap().to_owned();
    desk.card(card);
    desk.line(Section::Main, &id, copies);
    without_items(&mut desk, copies);
    desk
}

/// Takes so many items out of the legal deck.
pub fn without_items(desk: &mut Desk<multiversity::Card>, copies: u32) {
    let mut left = 24 - copies;
    for n in 1..=6 {
        let kept = left.min(4);
        desk.set(Section::Main, &format!("i{n}"), kept);
        left -= kept;
    }
}

/// One more card in the sideboard.
pub fn beside(desk: &mut Desk<multiversity::Card>, id: &str, printed: Value, copies: u32) {
    let card = json!({"id": id, "name": format!("Suplente {id}"), "type": "item"});
    desk.card(merged(card, printed));
    desk.line(Section::Sideboard, id, copies);
}

/// A card with more printed on it.
pub fn merged(mut card: Value, printed: Value) -> Value {
    let Value::Object(printed) = printed else {
        panic!("{printed}")
    };
    card.as_object_mut().unwrap().extend(printed);
    card
}

/// A hero with Classes of these levels on paths 1, 2, 3, … that teach nothing, and a Casa that prints
/// no slots.
pub fn of_classes(levels: &[u8]) -> Desk<apoteose::Card> {
    let mut desk = Desk::of(json!([]));
    put(&mut desk, Section::Casa, "casa", "Casa do Cais", json!({}));
    for (path, level) in (1..).zip(levels) {
        let name = format!("Ofício {path}");
        let printed = json!({"level": level, "path": path});
        put(&mut desk, Section::Classes, "classe", &name, printed);
    }
    desk
}

/// The same, of a level from 1 to 10.
pub fn of_level(level: u8) -> Desk<apoteose::Card> {
    let classes = [0, 3, 6].map(|before| (level - 1).saturating_sub(before).min(3));
    let classes: Vec<u8> = classes.into_iter().filter(|level| *level > 0).collect();
    of_classes(&classes)
}

/// One more card, common and of level 1 unless it is printed otherwise, called by its name; returns the
/// place of its line.
pub fn put(
    desk: &mut Desk<apoteose::Card>,
    section: Section,
    kind: &str,
    name: &str,
    printed: Value,
) -> u32 {
    define(desk, kind, name, printed);
    desk.line(section, name, 1)
}

/// The same without a line.
pub fn define(desk: &mut Desk<apoteose::Card>, kind: &str, name: &str, printed: Value) {
    let card = json!({"id": name, "name": name, "type": kind, "rarity": "comum"});
    desk.card(merged(card, printed));
}

/// So many different Livre cards of level 1.
pub fn fill(desk: &mut Desk<apoteose::Card>, section: Section, kind: &str, count: usize) {
    for _ in 0..count {
        let name = format!("Achado {}", desk.cards.len());
        put(desk, section, kind, &name, json!({}));
    }
}
