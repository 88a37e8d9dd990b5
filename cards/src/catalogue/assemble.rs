//! From files and entries to a catalogue.

use std::collections::BTreeMap;
use std::sync::Arc;

use fabulario_engine::Game;
use foldhash::HashMap;
use serde_json::Value;

use super::printings::Printings;
use super::renames::renames;
use super::verify::cards::{OnFile, Sets, check, wrong_code};
use super::{Catalogue, Files, Mistake, Mistakes, every, read, texts, verify};
use crate::card::{Card, Print};
use crate::fabula::{Library, ReadSheets};
use crate::pools::{Pools, faces};
use crate::ready;
use crate::sheet::Set;
use crate::shelf::{self, Shelf, strict};
use crate::stock::{Kind, Stock};
use crate::words::slug;
use crate::{apoteose, dominions, multiversity};

pub(super) fn assemble(
    files: &Files,
    stock: &Stock,
    mut mistakes: Vec<Mistake>,
) -> Result<Catalogue, Mistakes> {
    let read::Read {
        books,
        formats,
        wins,
    } = read::read(files, &mut mistakes);
    verify::verify(files, &books, &formats, &mut mistakes);
    let sets = sets(stock, &mut mistakes);
    let mut warnings = Vec::new();
    let mut shelves = Shelves {
        fabula: Library::read(stock, &sets, &formats, &mut mistakes),
        dominions: Shelf::read(stock, &mut mistakes, &mut warnings),
        multiversity: Shelf::read(stock, &mut mistakes, &mut warnings),
        apoteose: Shelf::read(stock, &mut mistakes, &mut warnings),
    };
    let codes = Game::ALL.into_iter().flat_map(|game| {
        let entries = stock.kind(game, Kind::Set);
        entries.map(move |entry| (game, &*entry.id))
    });
    let known = Sets {
        sound: &sets,
        broken: codes.collect(),
    };
    check(&shelves.on_file(), &known, &books, &mut mistakes);
    let renames = renames(stock, &shelves.on_file(), &mut mistakes);
    // Pools cannot be made of cards that are wrong, and a deck of such cards proves nothing.
    if !mistakes.is_empty() {
        return Err(Mistakes::new(mistakes));
    }
    let (dominions, multiversity, apoteose) = (
        shelves.dominions.pool(&sets, &mut mistakes),
        shelves.multiversity.pool(&sets, &mut mistakes),
        shelves.apoteose.pool(&sets, &mut mistakes),
    );
    let (Some(fabula), Some(dominions), Some(multiversity), Some(apoteose)) = (
        shelves.fabula.library.take(),
        dominions,
        multiversity,
        apoteose,
    ) else {
        return Err(Mistakes::new(mistakes));
    };
    let mut decks = ready::read(stock, &dominions, &formats, &sets, &mut mistakes);
    decks.extend(ready::read(
        stock,
        &multiversity,
        &formats,
        &sets,
        &mut mistakes,
    ));
    decks.extend(ready::read(
        stock,
        &apoteose,
        &formats,
        &sets,
        &mut mistakes,
    ));
    let faces = faces(&fabula);
    let (Some(faces), true) = (faces, mistakes.is_empty()) else {
        return Err(Mistakes::new(mistakes));
    };
    let cards = cards(stock, &fabula, &mut shelves);
    warnings.sort_by_cached_key(Mistake::place);
    let names = names(&cards);
    Ok(Catalogue {
        hash: stock.digest(files),
        digits: names.keys().any(|name| name.starts_with(char::is_numeric)),
        names,
        printings: Printings::new(&sets, &cards),
        places: (0..)
            .zip(&cards)
            .map(|(place, card)| (card.sheet.id.clone(), place))
            .collect(),
        books,
        formats,
        sets,
        fabula,
        terms: BTreeMap::from([
            (Game::Dominions, shelves.dominions.terms),
            (Game::Multiversity, shelves.multiversity.terms),
            (Game::Apoteose, shelves.apoteose.terms),
        ]),
        decks,
        wins,
        cards,
        renames,
        pools: Pools {
            fabula: faces,
            dominions,
            multiversity,
            apoteose,
        },
        warnings,
    })
}

struct Shelves {
    fabula: ReadSheets,
    dominions: Shelf<dominions::Print>,
    multiversity: Shelf<multiversity::Print>,
    apoteose: Shelf<apoteose::Print>,
}

impl Shelves {
    fn on_file(&self) -> Vec<OnFile<'_>> {
        let cards = self.fabula.cards;
        let fabula = self
            .fabula
            .sheets
            .iter()
            .enumerate()
            .filter(|(_, it)| it.sound);
        let fabula = fabula.map(move |(i, it)| OnFile {
            game: Game::Fabula,
            file: &it.file,
            pointer: &it.pointer,
            sheet: &it.value,
            version: None,
            token: i >= cards,
        });
        fabula
            .chain(of_shelf(Game::Dominions, &self.dominions))
            .chain(of_shelf(Game::Multiversity, &self.multiversity))
            .chain(of_shelf(Game::Apoteose, &self.apoteose))
            .collect()
    }
}

fn of_shelf<P: shelf::Print>(game: Game, shelf: &Shelf<P>) -> impl Iterator<Item = OnFile<'_>> {
    shelf.cards.iter().map(move |card| OnFile {
        game,
        file: &card.entry.file,
        pointer: &card.entry.pointer,
        sheet: &card.sheet,
        version: card.print.version(),
        token: card.entry.kind == Kind::Token,
    })
}

/// The sets of all games, the newest first.
fn sets(stock: &Stock, mistakes: &mut Vec<Mistake>) -> Vec<Set> {
    let mut sets = Vec::new();
    for game in Game::ALL {
        for entry in stock.kind(game, Kind::Set) {
            let Some(value) = strict(entry, mistakes) else {
                continue;
            };
            texts::check(entry, &value, mistakes);
            if value.get("code").is_some_and(Value::is_string) {
                let earlier = sets.iter().any(|set: &Set| *set.code == *entry.id);
                let found = wrong_code(&entry.id, earlier);
                mistakes.extend(found.map(|message| entry.wrong("/code", message)));
            }
            match every::<Set>(value) {
                Ok(set) => sets.push(Set { game, ..set }),
                Err(found) => {
                    let found = found.into_iter();
                    mistakes.extend(found.map(|(at, message)| entry.wrong(&at, message)));
                }
            }
        }
    }
    sets.sort_by(|a, b| (b.released, &a.code).cmp(&(a.released, &b.code)));
    sets
}

/// The cards of all games, by id.
fn cards(stock: &Stock, fabula: &Library, shelves: &mut Shelves) -> Vec<Card> {
    let entries = stock.kind(Game::Fabula, Kind::Card);
    let entries = entries.chain(stock.kind(Game::Fabula, Kind::Token));
    let printed = fabula.cards.iter().chain(&fabula.fichas);
    let mut cards: Vec<Card> = printed
        .zip(entries)
        .map(|(card, entry)| Card {
            game: Game::Fabula,
            sheet: Arc::clone(&card.sheet),
            print: Print::Fabula(card.number),
            token: entry.kind == Kind::Token,
            body: Arc::clone(&entry.body),
        })
        .collect();
    take(
        Game::Dominions,
        &mut shelves.dominions,
        Print::Dominions,
        &mut cards,
    );
    take(
        Game::Multiversity,
        &mut shelves.multiversity,
        Print::Multiversity,
        &mut cards,
    );
    take(
        Game::Apoteose,
        &mut shelves.apoteose,
        Print::Apoteose,
        &mut cards,
    );
    cards.sort_by(|a, b| a.sheet.id.cmp(&b.sheet.id));
    cards
}

fn take<P: shelf::Print>(
    game: Game,
    shelf: &mut Shelf<P>,
    print: fn(Box<P>) -> Print,
    cards: &mut Vec<Card>,
) {
    cards.extend(
        std::mem::take(&mut shelf.cards)
            .into_iter()
            .map(|card| Card {
                game,
                sheet: card.sheet,
                print: print(Box::new(card.print)),
                token: card.entry.kind == Kind::Token,
                body: card.entry.body,
            }),
    );
}

fn names(cards: &[Card]) -> HashMap<String, Vec<u32>> {
    let mut names: HashMap<String, Vec<u32>> = HashMap::default();
    names.reserve(cards.len() * 2);
    for (place, card) in (0..).zip(cards) {
        let version = match &card.print {
            Print::Multiversity(print) => print.version.as_deref(),
            _ => None,
        };
        for (_, name) in card.sheet.name.all() {
            // A version may be named after the name.
            let whole = version.map(|version| slug(&format!("{name} {version}")));
            for name in whole.into_iter().chain([slug(name)]) {
                let places = names.entry(name).or_default();
                if places.last() != Some(&place) {
                    places.push(place);
                }
            }
        }
    }
    // Of a name without any letter nothing is left that could be looked for.
    names.remove("");
    names
}
