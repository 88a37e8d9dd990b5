//! Deck codes and links to them, alone on a line of a text.

use fabulario_engine::Game;

use super::report::Why;
use crate::catalogue::Catalogue;
use crate::code::{self, DecodeError, MOST_CHARACTERS};
use crate::deck::{Deck, DeckLine};

/// Fewer characters are no code: letters of the game, version, a card, and the check.
const LEAST: usize = 10;

/// Most lines with codes that are looked at: nobody shares more decks at once.
const MOST: usize = 20;

/// A line that is a code, and its deck, or why it has none.
pub(super) struct Coded {
    /// The place of the line.
    pub line: usize,
    /// The code.
    pub code: String,
    /// What is done with it.
    pub takes: Takes,
}

/// What becomes of a code.
pub(super) enum Takes {
    /// Its deck is the deck of the text.
    Deck(Deck),
    /// It says what other lines say.
    Nothing,
    /// It is not taken.
    Refused(Why),
}

/// The codes of a text, as if they stood alone in it.
pub(super) fn find(lines: &[&str], catalogue: &Catalogue) -> Vec<Coded> {
    let coded = lines.iter().enumerate().filter_map(|(line, text)| {
        let code = code_of(text)?.to_owned();
        let deck = match code::decode(catalogue, &code) {
            Err(DecodeError::Moved { code }) => code::decode(catalogue, &code),
            read => read,
        };
        let takes = match deck {
            Ok(deck) => Takes::Deck(deck),
            Err(error) => Takes::Refused(Why::BadCode(Box::new(error))),
        };
        Some(Coded { line, code, takes })
    });
    let mut coded: Vec<Coded> = coded.take(MOST).collect();
    let first = coded.iter().find_map(|it| match &it.takes {
        Takes::Deck(deck) => Some(deck.clone()),
        _ => None,
    });
    let mut seen = false;
    for it in &mut coded {
        let Takes::Deck(deck) = &it.takes else {
            continue;
        };
        if !seen {
            seen = true;
        } else if Some(deck) == first.as_ref() {
            it.takes = Takes::Nothing;
        } else {
            it.takes = Takes::Refused(Why::SeveralDecks);
        }
    }
    coded
}

/// The same beside cards: a code of the same deck says nothing new, any other one contradicts them.
pub(super) fn beside_cards(coded: &mut [Coded], cards: &[DeckLine]) {
    for it in coded {
        if let Takes::Deck(deck) = &it.takes {
            let lines = cards.to_vec();
            let game = deck.game;
            it.takes = if *deck == (Deck { game, lines }).normal() {
                Takes::Nothing
            } else {
                Takes::Refused(Why::SeveralDecks)
            };
        }
    }
}

/// The same where another game was asked for.
pub(super) fn of_game(coded: &mut [Coded], game: Game) {
    for it in coded {
        if matches!(&it.takes, Takes::Deck(deck) if deck.game != game) {
            it.takes = Takes::Refused(Why::OtherGame);
        }
    }
}

/// The code that a line is, or that its link leads to: alone, in Markdown, or after a word and a colon.
fn code_of(line: &str) -> Option<&str> {
    let line = line.trim_start_matches(['-', '*', '>', '\u{2022}', ' ', '\t']);
    let after = |text: &'_ str| text.rfind("](").map(|at| at + 2);
    let line = match after(line) {
        Some(at) if line.starts_with('[') => line.get(at..)?,
        _ => match line.split_once(": ") {
            Some((word, rest)) if !word.trim().contains(char::is_whitespace) => rest,
            _ => line,
        },
    };
    let marks = ['<', '>', '(', ')', '`', '"', '*', '_', '.', ',', ' ', '\t'];
    let line = line.trim_matches(marks);
    if line.is_empty() || line.contains(char::is_whitespace) {
        return None;
    }
    if !line.contains('/') {
        return Some(line).filter(|text| is_code(text));
    }
    let is_address = line.contains("://") || line.starts_with('/') || line.starts_with("www.");
    let mut parts = line.split(['/', '?', '&', '=', '#', '.']);
    is_address
        .then(|| parts.find(|part| is_code(part)))
        .flatten()
}

/// Whether a text looks like a code: capital letters and digits, and the letters and version of a game first.
fn is_code(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_uppercase() || byte.is_ascii_digit();
    let long = (LEAST..=MOST_CHARACTERS).contains(&text.len());
    let begins = |game: Game| {
        let rest = text.strip_prefix(&game.code().to_ascii_uppercase());
        rest.is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
    };
    long && text.bytes().all(plain) && Game::ALL.into_iter().any(begins)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_stands_alone_or_in_a_link() {
        let code = "DD13SFR21R4ALN5";
        for line in [
            "DD13SFR21R4ALN5",
            "  `DD13SFR21R4ALN5` ",
            "Código: DD13SFR21R4ALN5",
            "- DD13SFR21R4ALN5",
            "http://127.0.0.1:8080/v1/decks/code/DD13SFR21R4ALN5",
            "<https://fabulario.example/b/DD13SFR21R4ALN5?lang=en>",
            "https://fabulario.example/v1/goldfish/hand?code=DD13SFR21R4ALN5&seed=42",
            "https://fabulario.example/v1/decks/code/DD13SFR21R4ALN5.svg",
            "[meu baralho](https://fabulario.example/b/DD13SFR21R4ALN5)",
        ] {
            assert_eq!(code_of(line), Some(code), "{line}");
        }
        for line in [
            "3 Tatu de Roça",
            "veja DD13SFR21R4ALN5 ali",
            "dd13sfr21r4aln5",
            "https://fabulario.example/cartas",
            "DD1",
            "FABRICA",
        ] {
            assert_eq!(code_of(line), None, "{line}");
        }
    }
}
