//! Synthetic cards of the four games: as many as one likes, valid, and the same for the same seed.
//!
//! Every card follows from its number alone, so any part of the sequence can be made without the rest. Who includes
//! this file names it: `#[path = "search/forge.rs"] mod forge;`.

#![allow(
    dead_code,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "tests and benchmarks use different parts, and fail by panicking"
)]

use std::sync::Arc;

use fabulario_cards::stock::{Entry, Kind, Stock};
use fabulario_cards::words::{Words, slug};
use fabulario_engine::Game;
use serde_json::{Map, Value, json};

use dice::Dice;

#[path = "forge/apoteose.rs"]
mod apoteose;
#[path = "forge/dice.rs"]
mod dice;
#[path = "forge/dominions.rs"]
mod dominions;
#[path = "forge/fabula.rs"]
mod fabula;
#[path = "forge/lore.rs"]
mod lore;
#[path = "forge/multiversity.rs"]
mod multiversity;
#[path = "forge/names.rs"]
mod names;
#[path = "forge/printings.rs"]
mod printings;
#[path = "forge/sentences.rs"]
mod sentences;
#[path = "forge/templates.rs"]
mod templates;
#[path = "forge/words.rs"]
mod words;

/// The shipped words with synthetic sets and `count` synthetic cards, a quarter of each game.
pub fn stock(count: usize, seed: u64) -> Stock {
    chunk(0, count, seed)
}

/// The same with the cards `first..first + count` of the endless sequence of that seed.
pub fn chunk(first: usize, count: usize, seed: u64) -> Stock {
    let words = |entry: &&Entry| {
        !matches!(
            entry.kind,
            Kind::Set | Kind::Card | Kind::Deck | Kind::Rename
        )
    };
    let mut entries: Vec<Entry> = lore::SHIPPED.0.iter().filter(words).cloned().collect();
    let file: Arc<str> = "forge".into();
    for game in Game::ALL {
        for (i, set) in printings::sets(game).enumerate() {
            let pointer = format!("/sets/{game}/{i}");
            entries.push(Entry::new(
                game,
                Kind::Set,
                &file,
                pointer,
                &set.to_string(),
            ));
        }
    }
    let games = Game::ALL.len();
    entries.extend((first..first + count).map(|place| {
        let game = Game::ALL[place % games];
        let card = card(seed, game, (place / games) as u64);
        let pointer = format!("/cards/{place}");
        Entry::new(game, Kind::Card, &file, pointer, &card.to_string())
    }));
    Stock(entries)
}

/// One card of a game, by its number in the sequence of the game.
fn card(seed: u64, game: Game, number: u64) -> Value {
    let name = names::name(seed, game, number);
    let dice = &mut Dice::of(seed, game, number);
    let mut card = Map::new();
    card.insert(
        "id".to_owned(),
        json!(format!("{}-{}", game.code(), slug(&name[0]))),
    );
    card.insert("name".to_owned(), sentences::text(name));
    card.insert(
        "printings".to_owned(),
        printings::printings(dice, game, number),
    );
    let stats = match game {
        Game::Fabula => fabula::STATS,
        Game::Dominions => dominions::STATS,
        Game::Multiversity => multiversity::STATS,
        Game::Apoteose => apoteose::STATS,
    };
    if dice.percent(3) {
        card.insert("rulings".to_owned(), printings::rulings(dice, game, stats));
    }
    match game {
        Game::Fabula => fabula::print(dice, &mut card),
        Game::Dominions => dominions::print(dice, &mut card),
        Game::Multiversity => multiversity::print(dice, &mut card),
        Game::Apoteose => apoteose::print(dice, &mut card),
    }
    if dice.percent(50) {
        card.insert("flavour".to_owned(), sentences::flavour(dice, game));
    }
    card.retain(|_, value| value.as_array().is_none_or(|list| !list.is_empty()));
    let mut card = Value::Object(card);
    if dice.percent(4) {
        let other = dice.weighted(&[(75, "en"), (25, "pt-BR")]);
        forget(&mut card, other);
    }
    card
}

/// Leaves every text in one language only.
fn forget(value: &mut Value, lang: &str) {
    match value {
        Value::Object(object) if Words::is_written(object) => {
            object.remove(lang);
        }
        Value::Object(object) => object.values_mut().for_each(|it| forget(it, lang)),
        Value::Array(list) => list.iter_mut().for_each(|it| forget(it, lang)),
        _ => {}
    }
}
