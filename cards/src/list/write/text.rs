//! Plain text and Markdown.

use std::fmt::Write as _;

use fabulario_engine::{Game, Lang};

use super::names::counted;
use super::sections;
use crate::catalogue::Catalogue;
use crate::deck::Deck;

/// What stands before titles, headings, cards and what is attached to them.
#[derive(Clone, Copy)]
pub(super) struct Marks {
    title: &'static str,
    heading: &'static str,
    card: &'static str,
    attached: &'static str,
    /// What stands between a heading and its cards.
    gap: &'static str,
}

pub(super) const PLAIN: Marks = Marks {
    title: "",
    heading: "",
    card: "",
    attached: "  + ",
    gap: "",
};

pub(super) const MARKDOWN: Marks = Marks {
    title: "# ",
    heading: "## ",
    card: "- ",
    attached: "  - + ",
    gap: "\n",
};

pub(super) fn write(deck: &Deck, catalogue: &Catalogue, lang: Lang, marks: Marks) -> String {
    let mut text = format!("{}{}\n", marks.title, game(deck.game, catalogue, lang));
    for (section, lines) in sections(deck) {
        let copies: u64 = lines.iter().map(|line| u64::from(line.copies)).sum();
        let heading = capital(section.word().get(lang));
        // Writing to a text cannot fail.
        let _ = write!(
            text,
            "\n{}{heading} ({copies})\n{}",
            marks.heading, marks.gap
        );
        for line in lines {
            let card = counted(catalogue, deck.game, line.card, line.copies, lang);
            let _ = writeln!(text, "{}{card}", marks.card);
            for (card, copies) in &line.attached {
                let card = counted(catalogue, deck.game, *card, *copies, lang);
                let _ = writeln!(text, "{}{card}", marks.attached);
            }
        }
    }
    text
}

/// `Jogo: Fábula TCG`.
fn game(game: Game, catalogue: &Catalogue, lang: Lang) -> String {
    let word = lang.pick("Jogo", "Game");
    let name = catalogue.book(game).map(|book| book.sheet.name.get(lang));
    format!("{word}: {}", name.unwrap_or(game.code()))
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}
