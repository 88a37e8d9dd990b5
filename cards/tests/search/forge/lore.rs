//! What is shipped and stays: the words of the games, and what cards of Fábula do.

use std::sync::LazyLock;

use fabulario_cards::Files;
use fabulario_cards::stock::{Entry, Kind, Stock};
use fabulario_engine::Game;
use serde_json::{Map, Value};

/// The shipped entries.
pub(super) static SHIPPED: LazyLock<Stock> = LazyLock::new(|| {
    let mut mistakes = Vec::new();
    let stock = Stock::of(&Files::embedded(), &mut mistakes);
    assert!(mistakes.is_empty(), "the shipped files are right");
    stock
});

/// A shipped word: its id and names.
#[derive(Clone)]
pub(super) struct Word {
    pub id: String,
    pub pt: String,
    pub en: String,
}

/// The shipped words of a game.
pub(super) struct Lore {
    pub tags: Vec<Word>,
    pub keywords: Vec<Word>,
    pub statuses: Vec<Word>,
    pub tokens: Vec<Word>,
}

static LORE: LazyLock<[Lore; 4]> = LazyLock::new(|| Game::ALL.map(read));

/// The shipped words of a game.
pub(super) fn lore(game: Game) -> &'static Lore {
    let place = Game::ALL.iter().position(|other| *other == game);
    &LORE[place.expect("all games are there")]
}

fn read(game: Game) -> Lore {
    let words = |kind: Kind| SHIPPED.kind(game, kind).map(word).collect();
    Lore {
        tags: words(Kind::Tag),
        keywords: words(Kind::Keyword),
        statuses: words(Kind::Status),
        tokens: words(Kind::Token),
    }
}

fn word(entry: &Entry) -> Word {
    let value = object(entry);
    let name = |lang: &str| value["name"][lang].as_str().unwrap_or_default().to_owned();
    Word {
        id: entry.id.to_string(),
        pt: name("pt-BR"),
        en: name("en"),
    }
}

/// The JSON of a shipped entry.
pub(super) fn object(entry: &Entry) -> Map<String, Value> {
    serde_json::from_str(&entry.body).expect("a shipped entry is an object")
}

/// The ids of words.
pub(super) fn ids(words: &[Word]) -> Vec<String> {
    words.iter().map(|word| word.id.clone()).collect()
}
