//! The tables of the publisher's guide, written from the names that are understood.

use std::fmt::Write as _;

use fabulario_engine::Game;

use super::names::Part;

/// What the guide lists: a title, and the object whose fields it shows.
const SHOWN: [(&str, &[Part]); 7] = [
    ("The document", &[Part::Document]),
    ("A set", &[Part::Set]),
    ("A card of any game", &[Part::Sheet]),
    ("A card of Fábula", &[Part::card(Game::Fabula)]),
    (
        "A card of Dimensional Dominions; `effects`, `occupy`, `link`",
        &[Part::card(Game::Dominions), Part::DominionsEffect],
    ),
    (
        "A card of Multiversity Conquest; `actions`",
        &[Part::card(Game::Multiversity), Part::Action],
    ),
    (
        "A card of Apoteose; `effects`; `attributes`; `slots`; `damage`; `cost` and `gives`",
        &[
            Part::card(Game::Apoteose),
            Part::ApoteoseEffect,
            Part::Attributes,
            Part::Slots,
            Part::Damage,
            Part::Power,
        ],
    ),
];

/// The fields of documents, sets and cards with the other names that are understood, as Markdown.
#[must_use]
pub fn guide() -> String {
    let mut page = String::new();
    for (title, parts) in SHOWN {
        let _ = writeln!(page, "\n### {title}\n\n| field | also |\n|---|---|");
        for (i, part) in parts.iter().enumerate() {
            if i > 0 {
                let _ = writeln!(page, "| | |");
            }
            for field in part.own() {
                let others: Vec<&str> = field.names().skip(1).collect();
                let _ = writeln!(page, "| `{}` | {} |", field.name, others.join(", "));
            }
        }
    }
    page
}
