//! Checks of what players read and of ids: what the engine does not look at.

use std::collections::{BTreeMap, BTreeSet};

use fabulario_engine::fabula::{CardId, CardType, Table};
use fabulario_engine::{Lang, Text};

use super::read::{Placed, Raw};
use super::sheet::Sheet;
use crate::catalog::Mistake;
use crate::text::{self, Lexicon};

/// The longest text that fits on a card, in characters.
const MAX_TEXT: usize = 420;
const MAX_FLAVOUR: usize = 160;
const MAX_NAME: usize = 120;

/// What is wrong with a text that players read: empty, too long, or with characters that nobody sees.
pub(super) fn unclean(text: &Text, most: usize) -> Vec<(&'static str, String)> {
    let hidden = |c: char| {
        c.is_control()
            || matches!(c, '\u{a0}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let mut found = Vec::new();
    for lang in Lang::ALL {
        let words = text.get(lang);
        let length = words.chars().count();
        if words.trim() != words || words.is_empty() || words.contains("  ") {
            found.push((
                lang.tag(),
                "must not be empty or have needless spaces".to_owned(),
            ));
        }
        if words.chars().any(hidden) {
            found.push((lang.tag(), "holds characters that nobody sees".to_owned()));
        }
        if length > most {
            found.push((
                lang.tag(),
                format!("has {length} characters, at most {most} fit"),
            ));
        }
    }
    found
}

/// Checks every card and gives the texts, in the order of the table.
pub(super) fn check(
    raw: &Raw,
    table: &Table,
    words: &Lexicon,
    mistakes: &mut Vec<Mistake>,
) -> Vec<Vec<Text>> {
    let mut texts = Vec::new();
    let sheets = raw.cards.iter().chain(&raw.fichas);
    for (i, sheet) in sheets.enumerate() {
        let Some(number) = u16::try_from(i).map(CardId).ok().filter(|_| sheet.sound) else {
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
                None => wrong(&format!("/subtypes/{place}"), {
                    let known: Vec<&str> = words
                        .subtypes
                        .values()
                        .filter(|it| it.of == card.role())
                        .map(|it| it.id.as_str())
                        .collect();
                    format!(
                        "{id} is not in subtypes.json; for this type there are {}",
                        known.join(", ")
                    )
                }),
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
        let length = |get: fn(&Text) -> &str| -> usize {
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
        let words = [
            ("/name", Some(&sheet.value.name), MAX_NAME),
            ("/flavour", sheet.value.flavour.as_ref(), MAX_FLAVOUR),
        ];
        for (place, text, most) in words {
            for (pointer, message) in text.map(|it| unclean(it, most)).unwrap_or_default() {
                wrong(&format!("{place}/{pointer}"), message);
            }
        }
        texts.push(rendered.lines);
        for (place, printing) in sheet.value.printings.iter().enumerate() {
            if printing.number == 0 {
                wrong(
                    &format!("/printings/{place}/number"),
                    "counts from 1".to_owned(),
                );
            }
        }
    }
    texts
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
    for (i, set) in raw.sets.iter().enumerate() {
        if raw.sets.iter().take(i).any(|other| other.code == set.code) {
            let message = format!("{} stands twice", set.code);
            mistakes.push(Mistake::new(
                "fabula/sets.json",
                format!("/{i}/code"),
                message,
            ));
        }
    }
    let mut subtypes = BTreeSet::new();
    for subtype in &raw.subtypes {
        let id = &subtype.value.id;
        if !subtypes.insert(id) {
            mistakes.push(subtype.wrong("/id", format!("{id} stands twice")));
        }
        for (place, text) in [
            ("/name", &subtype.value.name),
            ("/plural", &subtype.value.plural),
        ] {
            for (lang, message) in unclean(text, MAX_NAME) {
                mistakes.push(subtype.wrong(&format!("{place}/{lang}"), message));
            }
        }
    }
    for keyword in &raw.keywords {
        if keyword.value.abilities.is_empty() {
            mistakes.push(keyword.wrong("/abilities", "a keyword stands for at least one ability"));
        }
        for (lang, message) in unclean(&keyword.value.name, MAX_NAME) {
            mistakes.push(keyword.wrong(&format!("/name/{lang}"), message));
        }
    }
    let mut alike: BTreeMap<String, &str> = BTreeMap::new();
    let mut ids: BTreeMap<&str, &Placed<Sheet>> = BTreeMap::new();
    let mut names: BTreeMap<&str, &str> = BTreeMap::new();
    let mut numbers: BTreeMap<(&str, u16), &str> = BTreeMap::new();
    for sheet in raw.cards.iter().chain(&raw.fichas).filter(|it| it.sound) {
        let id = sheet.value.id.as_str();
        if let Some(first) = ids.insert(id, sheet) {
            let message = format!("{id} is also the id in {} /{}", first.file, first.place);
            mistakes.push(sheet.wrong("/id", message));
        }
        // The engine tells names that are the same; nobody can tell these apart.
        let slug = super::scaffold::id_of(&sheet.value.name.pt);
        if let Some(first) = alike.insert(slug, id)
            && ids
                .get(first)
                .is_none_or(|it| it.value.name.pt != sheet.value.name.pt)
        {
            let message =
                format!("differs from the name of {first} only in case, accents or marks");
            mistakes.push(sheet.wrong("/name/pt-BR", message));
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
