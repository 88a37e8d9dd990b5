//! Sets, words, renames, and ready decks.

use fabulario_engine::Game;
use fabulario_engine::deck::Section;
use serde_json::{Map, Value, json};

use super::sheet::day;
use super::{DRAFT, both_languages, id, list, map, text, word};

/// The sets of a game.
pub(super) fn sets() -> Value {
    let mut released = map(json!({ "description": "The day of release." }));
    released.extend(map(day()));
    let set = json!({
        "type": "object",
        "properties": {
            "code": { "description": "The code on the cards.", "type": "string", "pattern": "^[A-Z0-9]{2,6}$" },
            "name": text("The name."),
            "released": released,
            "about": text("What it tells."),
            "publisher": { "description": "Who publishes it.", "type": "string", "minLength": 1 },
        },
        "required": ["code", "name", "released"],
        "additionalProperties": false,
    });
    list("Sets of a game", &set, Map::new())
}

/// The tags, keywords, statuses or paths of a game other than Fábula.
pub(super) fn terms() -> Value {
    let path = json!({ "description": "The number of a path.", "type": "integer", "minimum": 0 });
    let term = json!({
        "type": "object",
        "properties": {
            "id": {
                "description": "What cards call it; it never changes.",
                "anyOf": [word("The word."), path],
            },
            "name": text("What players call it."),
            "reminder": text("What it means."),
        },
        "required": ["id", "name"],
        "additionalProperties": false,
    });
    let title = "Tags, keywords, statuses or paths of Dominions, Multiversity and Apoteose";
    list(title, &term, Map::new())
}

/// The ids of a game that have others now.
pub(super) fn renames() -> Value {
    let any = Game::ALL.map(Game::code).join("|");
    let any = format!("({any})");
    let both: Vec<Value> = Game::ALL
        .into_iter()
        .map(|game| {
            let own = json!({ "pattern": format!("^{}-", game.code()) });
            json!({ "properties": { "from": own, "to": own } })
        })
        .collect();
    let rename = json!({
        "type": "object",
        "properties": {
            "from": id("The id that a card had.", &any),
            "to": id("The id that it has now, of the same game.", &any),
        },
        "required": ["from", "to"],
        "additionalProperties": false,
        "anyOf": both,
    });
    json!({ "$schema": DRAFT, "title": "Renames", "type": "array", "items": rename })
}

/// A ready deck or hero of a game other than Fábula.
pub(super) fn deck(game: Game) -> Value {
    let lists: Map<String, Value> = Section::of(game)
        .iter()
        .map(|section| {
            let cards = json!({
                "description": "How many copies of which card.",
                "type": "object",
                "propertyNames": { "pattern": format!("^{game}-[a-z0-9-]+$") },
                "additionalProperties": { "type": "integer", "minimum": 1, "maximum": u32::MAX },
            });
            (section.word().id.to_owned(), cards)
        })
        .collect();
    json!({
        "$schema": DRAFT,
        "title": format!("A ready deck of {}", name(game)),
        "type": "object",
        "properties": {
            "id": id("What it is called in addresses; it never changes.", &format!("{game}-deck")),
            "name": text("The name."),
            "guide": text("How it is played, in one paragraph."),
            "format": word("The format that it is legal in."),
            "lists": {
                "description": "The cards, list by list.",
                "type": "object",
                "properties": lists,
                "additionalProperties": false,
                "minProperties": 1,
            },
        },
        "required": ["id", "name", "guide", "format", "lists"],
        "additionalProperties": false,
        "$defs": { "BothLanguages": both_languages() },
    })
}

const fn name(game: Game) -> &'static str {
    match game {
        Game::Fabula => "Fábula",
        Game::Dominions => "Dimensional Dominions",
        Game::Multiversity => "Multiversity Conquest",
        Game::Apoteose => "Apoteose",
    }
}
