//! Checks of what players read and of ids: what the engine does not look at.

use std::collections::BTreeSet;

use fabulario_engine::fabula::{CardId, CardType, Table};
use fabulario_engine::{Game, Text};

use super::read::{Raw, read};
use crate::catalogue::Mistake;
use crate::catalogue::texts::MAX_TEXT;
use crate::stock::{Entry, Stock};
use crate::text::{self, Lexicon, Rendered};

/// What is wrong with the texts of the cards about which nothing is said yet, although the table cannot be made.
pub(super) fn of_the_rest(stock: &Stock, told: &[Mistake]) -> Vec<Mistake> {
    let broken = |entry: &&Entry| {
        let below = format!("{}/", entry.pointer);
        told.iter().any(|it| {
            let here = it.pointer == entry.pointer || it.pointer.starts_with(&below);
            here && *it.file == *entry.file
        })
    };
    let of_game = stock.0.iter().filter(|it| it.game == Game::Fabula);
    let sound = of_game.filter(|entry| !broken(entry)).cloned().collect();
    let raw = read(&Stock(sound), &mut Vec::new());
    let mut found = Vec::new();
    if let Ok(table) = &raw.table {
        check(&raw, table, &raw.words(), &mut found);
    }
    found
}

/// Checks every card and gives the texts, in the order of the table.
pub(super) fn check(
    raw: &Raw,
    table: &Table,
    words: &Lexicon,
    mistakes: &mut Vec<Mistake>,
) -> Vec<Rendered> {
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
        if ficha != (i >= raw.cards.len()) {
            wrong(
                "/kind",
                "fichas stand in fichas.json, cards do not".to_owned(),
            );
        }
        if !ficha && card.rarity.is_none() {
            wrong("", "the field rarity is missing".to_owned());
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
                        "{id} is no subtype here: bring it under tags (in a data folder: subtypes.json); for this type \
                         there are {}",
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
        for warning in &rendered.warnings {
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
        texts.push(rendered);
    }
    texts
}

/// Subtypes and keywords are named once, and a keyword stands for something.
pub(super) fn unique(raw: &Raw, mistakes: &mut Vec<Mistake>) {
    let mut subtypes = BTreeSet::new();
    for subtype in &raw.subtypes {
        let id = &subtype.value.id;
        if !subtypes.insert(id) {
            mistakes.push(subtype.wrong("/id", format!("{id} stands twice")));
        }
    }
    for keyword in &raw.keywords {
        if keyword.value.abilities.is_empty() {
            mistakes.push(keyword.wrong("/abilities", "a keyword stands for at least one ability"));
        }
    }
}
