//! The sets of the games, where cards are printed, and what was decided about them.

use fabulario_engine::Game;
use serde_json::{Map, Value, json};

use super::dice::Dice;
use super::sentences::{rules, text};
use super::words::invented;

/// The part of a set's name that all games share, and its day; the first ones hold the most cards.
const SETS: [(&str, &str, &str, &str); 7] = [
    ("A", "Primeira Roda", "First Circle", "2019-03-08"),
    ("B", "Cinza e Sal", "Ash and Salt", "2020-06-24"),
    ("C", "Noite de São João", "Midsummer Night", "2021-06-12"),
    ("D", "Águas de Março", "Waters of March", "2022-03-21"),
    ("E", "Corações de Pedra", "Hearts of Stone", "2023-09-07"),
    ("F", "O Último Trem", "The Last Train", "2024-11-02"),
    ("G", "Além do Além-Mar", "Beyond the Seas", "2026-02-13"),
];

const ARTISTS: [&str; 30] = [
    "Ana Lúcia Brandão",
    "Bento Querubim",
    "Cauã Ribeirinho",
    "Dalva Antunes",
    "Eunice d'Ávila",
    "Fabrício Nóbrega",
    "Gilda Sá",
    "Heitor Pamplona",
    "Inês Araújo",
    "Jorge Tavares-Reis",
    "Kátia Monjolo",
    "Leandro Vaz",
    "Marília Couto",
    "Nestor Igapó",
    "Odete Fragoso",
    "Péricles Luz",
    "Quitéria Maia",
    "Raimundo Seixas",
    "Solange Peçanha",
    "Tomé Arruda",
    "Úrsula Vidal",
    "Valdir Boaventura",
    "Wanda Kraus",
    "Xavier Molina",
    "Yara Teles",
    "Zuleica Prado",
    "Ângelo Bastos",
    "Érico Lobato",
    "Íris Camará",
    "Estúdio Três Marias",
];

const ILLUSTRATION: u64 = 12;

/// The sets of a game, as entries.
pub(super) fn sets(game: Game) -> impl Iterator<Item = Value> {
    let (pt, en) = match game {
        Game::Fabula => ("Fábulas", "Fables"),
        Game::Dominions => ("Domínios", "Dominions"),
        Game::Multiversity => ("Mundos", "Worlds"),
        Game::Apoteose => ("Heróis", "Heroes"),
    };
    SETS.iter().map(move |(letter, pt_name, en_name, day)| {
        let name = [format!("{pt}: {pt_name}"), format!("{en}: {en_name}")];
        json!({ "code": code(game, letter), "name": text(name), "released": day, "publisher": "Forja" })
    })
}

fn code(game: Game, letter: &str) -> String {
    format!("{}{letter}", game.code().to_uppercase())
}

/// Where a card is printed: in one set, now and then in two or three.
///
/// A card's number is its own in the whole game, so no two cards share one in any set.
pub(super) fn printings(dice: &mut Dice, game: Game, number: u64) -> Value {
    let count = 1 + dice.many(&[90, 7, 3]);
    let first = dice.common(&SETS).0;
    let mut chosen = vec![first];
    while chosen.len() < count {
        let next = dice.pick(&SETS).0;
        if !chosen.contains(&next) {
            chosen.push(next);
        }
    }
    let drawn = format!("{}-{}", game.code(), invented(number).to_lowercase());
    let print = |letter: &str| {
        let mut print = Map::new();
        print.insert("set".to_owned(), json!(code(game, letter)));
        print.insert("number".to_owned(), json!(number + 1));
        if dice.percent(85) {
            print.insert("artist".to_owned(), json!(dice.common(&ARTISTS)));
        }
        let finishes: &[&str] = dice.weighted(&[
            (40, &[][..]),
            (25, &["normal"]),
            (22, &["normal", "foil"]),
            (8, &["foil"]),
            (5, &["normal", "foil", "gravada"]),
        ]);
        if !finishes.is_empty() {
            print.insert("finishes".to_owned(), json!(finishes));
        }
        if dice.percent(ILLUSTRATION) {
            let other = if dice.percent(30) { "-2" } else { "" };
            print.insert("illustration".to_owned(), json!(format!("{drawn}{other}")));
        }
        Value::Object(print)
    };
    chosen.into_iter().map(print).collect()
}

/// What was decided about a card.
pub(super) fn rulings(dice: &mut Dice, game: Game, stats: &[&str]) -> Value {
    let known: &[&str] = match game {
        Game::Fabula => &["FAB 1.14.2", "FAB 2.1.3", "FAB 1.8.6"],
        Game::Dominions => &["DD-K1", "DD-K2", "DD-K4"],
        Game::Multiversity => &["MVC-M5", "MVC-M6", "MVC-M9"],
        Game::Apoteose => &["APO-H1", "APO-H2", "APO-H16"],
    };
    let count = 1 + dice.many(&[75, 25]);
    let ruling = |_| {
        let day = format!(
            "20{}-{:02}-{:02}",
            dice.within(20, 26),
            dice.within(1, 12),
            dice.within(1, 28)
        );
        let rests_on = dice.many(&[30, 50, 20]);
        json!({ "on": day, "text": rules(dice, game, stats).0, "rules": dice.some(rests_on, known) })
    };
    (0..count).map(ruling).collect()
}
