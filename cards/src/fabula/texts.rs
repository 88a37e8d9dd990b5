//! Checks of what players read and of ids: what the engine does not look at.

use std::collections::BTreeMap;

use fabulario_engine::fabula::{CardId, CardType, Table};

use super::read::{Placed, Raw};
use super::sheet::Sheet;
use crate::catalog::Mistake;
use crate::text::{self, Lexicon};

/// The longest text that fits on a card, in characters.
const MAX_TEXT: usize = 420;
const MAX_FLAVOUR: usize = 160;

pub(super) fn check(raw: &Raw, table: &Table, words: &Lexicon, mistakes: &mut Vec<Mistake>) {
    let sheets = raw.cards.iter().chain(&raw.fichas);
    for (i, sheet) in sheets.enumerate() {
        let Ok(number) = u16::try_from(i).map(CardId) else {
            continue;
        };
        let card = table.card(number);
        let mut wrong = |pointer: &str, message: String| {
            mistakes.push(sheet.wrong(pointer, message));
        };
        let ficha = card.kind == CardType::Ficha;
        let in_fichas = sheet.file == super::read::FICHAS;
        if ficha != in_fichas {
            wrong(
                "/kind",
                "fichas stand in fichas.json, cards do not".to_owned(),
            );
        }
        if !is_id(&sheet.value.id) {
            wrong(
                "/id",
                "must be fab- and lower-case letters, digits and hyphens".to_owned(),
            );
        }
        if !ficha && card.rarity.is_none() {
            wrong("", "the field rarity is missing".to_owned());
        }
        if ficha != sheet.value.printings.is_empty() {
            wrong(
                "/printings",
                "a card has at least one printing, a ficha none".to_owned(),
            );
        }
        for (place, id) in card.subtypes.iter().enumerate() {
            match words.subtypes.get(id) {
                None => wrong(
                    &format!("/subtypes/{place}"),
                    format!("{id} is not in subtypes.json"),
                ),
                Some(subtype) if subtype.of != card.role() => wrong(
                    &format!("/subtypes/{place}"),
                    format!("{id} is not a subtype of this type of card"),
                ),
                Some(_) => {}
            }
        }
        let rendered = text::render(card, words);
        for warning in rendered.warnings {
            wrong("", format!("its text cannot be said: {warning}"));
        }
        let length = |get: fn(&fabulario_engine::Text) -> &str| -> usize {
            rendered
                .lines
                .iter()
                .map(|line| get(line).chars().count())
                .sum()
        };
        let longest = length(|text| &text.pt).max(length(|text| &text.en));
        if longest > MAX_TEXT {
            wrong(
                "",
                format!("its text has {longest} characters, at most {MAX_TEXT} fit"),
            );
        }
        if let Some(flavour) = &sheet.value.flavour {
            let longest = flavour.pt.chars().count().max(flavour.en.chars().count());
            if longest > MAX_FLAVOUR {
                wrong(
                    "/flavour",
                    format!("has {longest} characters, at most {MAX_FLAVOUR} fit"),
                );
            }
        }
    }
}

fn is_id(id: &str) -> bool {
    id.strip_prefix("fab-").is_some_and(|rest| {
        !rest.is_empty()
            && rest
                .chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    })
}

/// Ids, English names and numbers in a set are unique; sets exist.
pub(super) fn unique(raw: &Raw, mistakes: &mut Vec<Mistake>) {
    let mut ids: BTreeMap<&str, &Placed<Sheet>> = BTreeMap::new();
    let mut names: BTreeMap<&str, &str> = BTreeMap::new();
    let mut numbers: BTreeMap<(&str, u16), &str> = BTreeMap::new();
    for sheet in raw.cards.iter().chain(&raw.fichas) {
        let id = sheet.value.id.as_str();
        if let Some(first) = ids.insert(id, sheet) {
            let message = format!("{id} is also the id in {} /{}", first.file, first.place);
            mistakes.push(sheet.wrong("/id", message));
        }
        if let Some(first) = names.insert(&sheet.value.name.en, id) {
            mistakes.push(sheet.wrong("/name/en", format!("is also the name of {first}")));
        }
        for (i, printing) in sheet.value.printings.iter().enumerate() {
            if !raw.sets.iter().any(|set| set.code == printing.set) {
                let message = format!("{} is not in sets.json", printing.set);
                mistakes.push(sheet.wrong(&format!("/printings/{i}/set"), message));
            }
            if let Some(first) = numbers.insert((&printing.set, printing.number), id) {
                let message = format!("is also the number of {first}");
                mistakes.push(sheet.wrong(&format!("/printings/{i}/number"), message));
            }
        }
    }
}
