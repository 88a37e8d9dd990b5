//! Ready decks and heroes, judged by the same judge that answers players.

use std::collections::BTreeMap;

use fabulario_engine::deck::{DeckList, Judge, Pool, Printed, Rules, Section};
use fabulario_engine::{Format, Game, Lang};
use serde::Deserialize;

use crate::catalog::{Mistake, every, texts};
use crate::sheet::Set;
use crate::shelf::strict;
use crate::stock::{Entry, Kind, Stock};
use crate::words::Words;

/// A deck or hero that can be played as it is.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReadyList {
    /// The game, which its file tells.
    #[serde(skip, default = "first_game")]
    pub game: Game,
    /// What it is called in addresses; it never changes.
    pub id: String,
    /// The name.
    pub name: Words,
    /// How it is played, in one paragraph.
    pub guide: Words,
    /// The format that it is legal in.
    pub format: String,
    /// How many copies of which card, list by list.
    pub lists: BTreeMap<String, BTreeMap<String, u32>>,
}

const fn first_game() -> Game {
    Game::Dominions
}

/// What is wrong with the name of a deck's file, where it has one of its own.
pub(crate) fn file_of(entry: &Entry, id: &str) -> Option<Mistake> {
    let right = format!("{}/decks/{id}.json", entry.game.slug());
    let wrong = entry.bilingual && *entry.file != *right;
    wrong.then(|| entry.wrong("/id", format!("the file of {id} must be {id}.json")))
}

/// Reads the decks of a game; each must be legal in its format.
pub(crate) fn read<C: Printed>(
    stock: &Stock,
    pool: &Pool<C>,
    formats: &[Format],
    sets: &[Set],
    mistakes: &mut Vec<Mistake>,
) -> Vec<ReadyList> {
    let mut decks = Vec::new();
    for entry in stock.kind(C::GAME, Kind::Deck) {
        let Some(value) = strict(entry, mistakes) else {
            continue;
        };
        texts::check(entry, &value, mistakes);
        let deck = match every::<ReadyList>(value) {
            Ok(deck) => deck,
            Err(found) => {
                let found = found.into_iter();
                mistakes.extend(found.map(|(at, message)| entry.wrong(&at, message)));
                continue;
            }
        };
        mistakes.extend(file_of(entry, &deck.id));
        let found = judged(&deck, pool, formats, sets);
        let found = found.into_iter();
        mistakes.extend(found.map(|(at, message)| entry.wrong(&at, message)));
        decks.push(ReadyList {
            game: C::GAME,
            ..deck
        });
    }
    decks
}

/// What is wrong with a deck: pointer and message.
fn judged<C: Printed>(
    deck: &ReadyList,
    pool: &Pool<C>,
    formats: &[Format],
    sets: &[Set],
) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut list = DeckList::default();
    let mut places = Vec::new();
    for (name, cards) in &deck.lists {
        let section = Section::of(C::GAME);
        let Some(section) = section.iter().find(|it| it.word().id == name) else {
            found.push((
                format!("/lists/{name}"),
                "is no list of this game".to_owned(),
            ));
            continue;
        };
        for (id, copies) in cards {
            let pointer = format!("/lists/{name}/{id}");
            if pool.find(id).is_none() {
                found.push((pointer, format!("{id} is the id of no card")));
                continue;
            }
            if *copies == 0 {
                found.push((pointer.clone(), "must be at least 1".to_owned()));
            }
            list.add(pool, *section, id, *copies);
            places.push(pointer);
        }
    }
    let format = formats.iter().find(|format| format.id.0 == deck.format);
    let Some(format) = format.filter(|format| format.game == C::GAME) else {
        let message = format!("{} is no format of this game", deck.format);
        found.push(("/format".to_owned(), message));
        return found;
    };
    // As of the day on which the last set came out: every card of the data is there.
    let of_game = sets.iter().filter(|set| set.game == C::GAME);
    let Some(day) = of_game.map(|set| set.released).max() else {
        found.push((String::new(), "there is no set".to_owned()));
        return found;
    };
    if !found.is_empty() {
        return found;
    }
    let rules = Rules::of(format, &[], day);
    if let Err(refused) = Judge::new(&rules, pool).check(&list) {
        for violation in &refused.violations {
            let line = violation.lines.first().map(|tag| *tag as usize);
            let place = line.and_then(|line| places.get(line)).cloned();
            let place = place.unwrap_or_else(|| "/lists".to_owned());
            found.push((place, violation.message(pool, Printed::name, Lang::En)));
        }
    }
    found
}
