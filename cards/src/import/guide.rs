//! The tables of the publisher's guide, written from the names and words that are understood.

use std::fmt::Write as _;

use fabulario_engine::Game;

use super::names::{Field, Part, Shape};
use super::vocabulary::Vocabulary;

/// A title, and the objects below it: where each stands, and what it is.
type Section = (&'static str, &'static [(&'static str, Part)]);

/// What the guide lists.
const SHOWN: [Section; 8] = [
    (
        "The document",
        &[("", Part::Document), ("renames", Part::Rename)],
    ),
    ("A set", &[("", Part::Set)]),
    (
        "A card of any game",
        &[
            ("", Part::Sheet),
            ("printings", Part::Printing),
            ("rulings", Part::Ruling),
        ],
    ),
    (
        "Words, decks and `does` of any game but Fábula",
        &[
            ("tags, keywords, statuses, paths", Part::Term),
            ("decks", Part::Deck),
            ("does, of an effect or action", Part::Deed),
        ],
    ),
    (
        "A card of Fábula",
        &[
            ("", Part::card(Game::Fabula)),
            ("tags, of the document", Part::Subtype),
            ("keywords, of the document", Part::Keyword),
            ("decks", Part::FabulaDeck),
        ],
    ),
    (
        "A card of Dimensional Dominions",
        &[
            ("", Part::card(Game::Dominions)),
            ("effects, occupy, link", Part::DominionsEffect),
            ("keywords", Part::KeywordUse),
        ],
    ),
    (
        "A card of Multiversity Conquest",
        &[
            ("", Part::card(Game::Multiversity)),
            ("actions", Part::Action),
            ("spends, of an action", Part::Spends),
            ("effects", Part::MultiversityEffect),
            ("stats", Part::Stats),
        ],
    ),
    (
        "A card of Apoteose",
        &[
            ("", Part::card(Game::Apoteose)),
            ("effects", Part::ApoteoseEffect),
            ("attributes", Part::Attributes),
            ("slots", Part::Slots),
            ("damage", Part::Damage),
            ("cost, gives", Part::Power),
        ],
    ),
];

/// The fields of documents, sets and cards and the words of the games, with the others that are understood, as Markdown.
#[must_use]
pub fn guide() -> String {
    let mut page = String::new();
    for (title, parts) in SHOWN {
        let _ = writeln!(page, "\n### {title}\n\n| field | also |\n|---|---|");
        for (of, part) in parts {
            if !of.is_empty() {
                let _ = writeln!(page, "| *{of}:* | |");
            }
            for field in part.own() {
                let others: Vec<&str> = field.names().skip(1).collect();
                let _ = writeln!(page, "| `{}` | {} |", field.name, others.join(", "));
            }
        }
        write_words(&mut page, parts);
    }
    page
}

/// The words that the fields of some parts take, each list of words once.
fn write_words(page: &mut String, parts: &[(&str, Part)]) {
    let mut lists: Vec<(Vocabulary, Vec<&str>)> = Vec::new();
    for field in parts.iter().flat_map(|(_, part)| part.own()) {
        let Some(words) = words_of(field) else {
            continue;
        };
        match lists.iter_mut().find(|(it, _)| *it == words) {
            Some((_, fields)) if fields.contains(&field.name) => {}
            Some((_, fields)) => fields.push(field.name),
            None => lists.push((words, vec![field.name])),
        }
    }
    if lists.is_empty() {
        return;
    }
    let _ = writeln!(
        page,
        "\n| field | its words (and others for them) |\n|---|---|"
    );
    for (vocabulary, fields) in lists {
        let words: Vec<String> = vocabulary.entries().map(written).collect();
        let _ = writeln!(page, "| `{}` | {} |", fields.join("`, `"), words.join(", "));
    }
}

/// A word, and in brackets what it may also be called.
fn written((id, others): (&str, impl Iterator<Item = &'static str>)) -> String {
    let others: Vec<&str> = others.collect();
    if others.is_empty() {
        format!("`{id}`")
    } else {
        format!("`{id}` ({})", others.join(", "))
    }
}

/// The words that a field takes.
const fn words_of(field: &Field) -> Option<Vocabulary> {
    match field.shape {
        Shape::Word(words) | Shape::Words(words) | Shape::Numbered(words) => Some(words),
        Shape::Flag => Some(Vocabulary::Flag),
        Shape::Directions => Some(Vocabulary::Direction),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown() -> impl Iterator<Item = Part> {
        let parts = SHOWN.iter().flat_map(|(_, parts)| parts.iter());
        parts.map(|(_, part)| *part)
    }

    #[test]
    fn every_part_is_shown_once() {
        for part in Part::ALL {
            assert_eq!(shown().filter(|it| *it == part).count(), 1, "{part:?}");
        }
    }

    #[test]
    fn every_word_is_shown() {
        let fields = || shown().flat_map(|part| part.own().iter());
        for vocabulary in Vocabulary::ALL {
            let taken = fields().any(|field| words_of(field) == Some(vocabulary));
            assert!(taken, "{vocabulary:?}");
        }
    }
}
