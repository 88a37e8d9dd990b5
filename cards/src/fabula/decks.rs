//! Ready decks: read, and judged by the same judge that answers players.

use std::collections::BTreeMap;

use fabulario_engine::deck::{DeckList, Judge, Pool, Printed, Rules, Section};
use fabulario_engine::fabula::{Deck, Face, Table, construction};
use fabulario_engine::{Format, Game, Lang};

use super::PlayableDeck;
use super::read::Raw;
use super::sheet::ReadyDeck;
use crate::catalog::{Faults, Mistake, every, texts};
use crate::ready::file_of;
use crate::sheet::Set;
use crate::shelf::strict;
use crate::stock::{Kind, Stock};

pub(super) fn read(
    stock: &Stock,
    (raw, table, sets): (&Raw, &Table, &[Set]),
    formats: &[Format],
    mistakes: &mut Vec<Mistake>,
) -> Vec<PlayableDeck> {
    // Of two cards with one id the first has it.
    let sheets = raw.cards.iter().rev().map(|sheet| &sheet.value);
    let names: BTreeMap<&str, &str> = sheets
        .map(|sheet| (sheet.id.as_str(), sheet.name.pt.as_str()))
        .collect();
    let mut decks = Vec::new();
    // Names that stand twice are told already.
    let Ok(pool) = construction::pool(table) else {
        return decks;
    };
    for entry in stock.kind(Game::Fabula, Kind::Deck) {
        let Some(value) = strict(entry, mistakes) else {
            continue;
        };
        texts::check(entry, &value, mistakes);
        let sheet = match every::<ReadyDeck>(value) {
            Ok(sheet) => sheet,
            Err(found) => {
                let found = found.into_iter();
                mistakes.extend(found.map(|(at, message)| entry.wrong(&at, message)));
                continue;
            }
        };
        mistakes.extend(file_of(entry, &sheet.id));
        // A format with mistakes judges nothing: they are told already.
        if mistakes
            .iter()
            .any(|it| it.file.starts_with("fabula/formats"))
        {
            continue;
        }
        match built(&sheet, &names, sets, &pool, formats) {
            Ok(deck) => decks.push(PlayableDeck { sheet, deck }),
            Err(found) => mistakes.extend(
                found
                    .into_iter()
                    .map(|(pointer, message)| entry.wrong(&pointer, message)),
            ),
        }
    }
    decks
}

fn built(
    sheet: &ReadyDeck,
    names: &BTreeMap<&str, &str>,
    sets: &[Set],
    pool: &Pool<Face>,
    formats: &[Format],
) -> Result<Deck, Faults> {
    let mut found = Faults::new();
    let mut list = DeckList::default();
    // Where each line of the list stands in the file.
    let mut places = Vec::new();
    let mut add = |section: Section, pointer: String, id: &str, copies: u32| match names.get(id) {
        Some(name) => {
            list.add(pool, section, name, copies);
            places.push(pointer);
        }
        None => found.push((pointer, format!("{id} is the id of no card"))),
    };
    add(Section::Centro, "/centro".to_owned(), &sheet.centro, 1);
    for (i, id) in sheet.arredores.iter().enumerate() {
        add(Section::Arredores, format!("/arredores/{i}"), id, 1);
    }
    for (id, copies) in &sheet.cards {
        add(Section::Main, format!("/cards/{id}"), id, *copies);
    }
    for (id, _) in sheet.cards.iter().filter(|(_, copies)| **copies == 0) {
        found.push((format!("/cards/{id}"), "must be at least 1".to_owned()));
    }
    let Some(format) = formats.iter().find(|format| format.id.0 == sheet.format) else {
        found.push((
            "/format".to_owned(),
            format!("{} is no format", sheet.format),
        ));
        return Err(found);
    };
    if !found.is_empty() {
        return Err(found);
    }
    // As of the day on which the last set came out: every card of the data is there.
    let Some(day) = sets.iter().map(|set| set.released).max() else {
        return Err(vec![(String::new(), "there is no set".to_owned())]);
    };
    let rules = Rules::of(format, &[], day);
    let judge = Judge::new(&rules, pool);
    match judge.check(&list) {
        Ok(legal) => Deck::of(&legal).ok_or_else(|| {
            vec![(
                String::new(),
                "needs a Centro and four Arredores".to_owned(),
            )]
        }),
        Err(refused) => Err(refused
            .violations
            .iter()
            .map(|violation| {
                let line = violation
                    .lines
                    .first()
                    .and_then(|tag| usize::try_from(*tag).ok());
                let place = line.and_then(|line| places.get(line)).cloned();
                let place = place.unwrap_or_else(|| "/cards".to_owned());
                (place, violation.message(pool, Printed::name, Lang::En))
            })
            .collect()),
    }
}
