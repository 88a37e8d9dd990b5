//! Catalogues with more sets than the shipped one.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use fabulario_cards::{Catalogue, Files};
use fabulario_engine::Game;
use serde_json::{Value, json};

use super::{SHIPPED, vectors};

pub fn load(files: &Files) -> Catalogue {
    Catalogue::load(files).unwrap_or_else(|mistakes| panic!("{mistakes}"))
}

/// The shipped cards, those that the vectors speak of, and some more.
pub fn wide() -> Catalogue {
    let mut wanted: BTreeSet<(Game, String, u32)> = vectors::cards();
    for (game, set) in [
        (Game::Fabula, "A1"),
        (Game::Dominions, "TST"),
        (Game::Multiversity, "OUT"),
        (Game::Apoteose, "ANX"),
    ] {
        wanted.extend((10..40).map(|number| (game, set.to_owned(), number * number)));
    }
    let mut files = Files::embedded();
    for game in Game::ALL {
        let of_game = wanted.iter().filter(|(of, ..)| *of == game);
        let missing: Vec<(&str, u32)> = of_game
            .map(|(_, set, number)| (set.as_str(), *number))
            .filter(|(set, _)| !SHIPPED.sets().iter().any(|known| known.code == *set))
            .collect();
        let sets: BTreeSet<&str> = missing.iter().map(|(set, _)| *set).collect();
        add_sets(
            &mut files,
            game,
            sets.into_iter().map(|set| (set, "2027-03-01")),
        );
        let example = &read(
            &files,
            &format!("{}/cards/{}", game.slug(), EXAMPLES[&game]),
        )[0];
        let cards = missing.iter().map(|(set, number)| {
            let name = format!("Carta {set} {number}");
            let mut card = example.clone();
            card["id"] = json!(format!("{game}-{}-{number}", set.to_lowercase()));
            card["name"] = json!({ "pt-BR": name, "en": format!("{name} card") });
            card["printings"] = json!([{ "set": set, "number": number }]);
            card
        });
        let path = format!("{}/cards/more.json", game.slug());
        write(&mut files, path, &cards.collect());
    }
    load(&files)
}

/// A file of each game whose first card can be copied.
static EXAMPLES: std::sync::LazyLock<BTreeMap<Game, &str>> = std::sync::LazyLock::new(|| {
    BTreeMap::from([
        (Game::Fabula, "amarelo.json"),
        (Game::Dominions, "unidades.json"),
        (Game::Multiversity, "itens.json"),
        (Game::Apoteose, "itens.json"),
    ])
});

/// Adds sets with their days of release.
pub fn add_sets<'s>(files: &mut Files, game: Game, sets: impl Iterator<Item = (&'s str, &'s str)>) {
    let path = format!("{}/sets.json", game.slug());
    let mut known = read(files, &path);
    known.extend(sets.map(|(code, day)| {
        let name = json!({ "pt-BR": format!("Coleção {code}"), "en": format!("Set {code}") });
        json!({ "code": code, "name": name, "released": day })
    }));
    write(files, path, &known);
}

/// Adds a printing to a card.
pub fn reprint(files: &mut Files, path: &str, id: &str, (set, number): (&str, u32)) {
    let mut cards = read(files, path);
    let card = cards.iter_mut().find(|card| card["id"] == id).unwrap();
    let printings = card["printings"].as_array_mut().unwrap();
    printings.push(json!({ "set": set, "number": number }));
    write(files, path.to_owned(), &cards);
}

fn read(files: &Files, path: &str) -> Vec<Value> {
    serde_json::from_slice(&files.0[path]).unwrap()
}

fn write(files: &mut Files, path: String, entries: &Vec<Value>) {
    let bytes = serde_json::to_vec(entries).unwrap();
    files.0.insert(path, Cow::Owned(bytes));
}
