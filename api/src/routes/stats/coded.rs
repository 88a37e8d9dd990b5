//! Decks in addresses.

use std::fmt::Write as _;

use fabulario_cards::Catalog;
use fabulario_cards::deck::{Deck, DeckLine};
use fabulario_engine::Game;
use fabulario_engine::deck::Section;

use crate::problem::{Kind, Problem};

/// The deck that a code stands for.
pub(super) fn decode(catalog: &Catalog, code: &str) -> Result<Deck, Problem> {
    read(catalog, code).ok_or_else(|| {
        Problem::new(Kind::BadRequest).detail(
            "Este não é o código de um baralho.",
            "This is not the code of a deck.",
        )
    })
}

/// The code of a deck; none if there is no code for it.
pub(super) fn encode(catalog: &Catalog, deck: &Deck) -> Option<String> {
    let mut code = deck.game.code().to_owned();
    for line in &deck.lines {
        let card = &catalog.cards().get(line.card)?.sheet.id;
        let _ = write!(code, "~{}.{card}.{}", line.section.word().id, line.copies);
        for (card, copies) in &line.attached {
            let card = &catalog.cards().get(*card)?.sheet.id;
            let _ = write!(code, ".{card}.{copies}");
        }
    }
    Some(code)
}

fn read(catalog: &Catalog, code: &str) -> Option<Deck> {
    let mut parts = code.split('~');
    let game: Game = parts.next()?.parse().ok()?;
    let mut lines = Vec::new();
    for part in parts {
        let words: Vec<&str> = part.split('.').collect();
        let (section, rest) = words.split_first()?;
        let mut sections = Section::of(game).iter();
        let section = *sections.find(|it| it.word().id == *section)?;
        let mut cards = rest.chunks(2).map(|pair| match pair {
            [id, copies] => {
                let copies = copies.parse().ok();
                let copies = copies.filter(|it| (1..=Deck::MOST_COPIES).contains(it))?;
                Some((catalog.place(id)?, copies))
            }
            _ => None,
        });
        let (card, copies) = cards.next()??;
        lines.push(DeckLine {
            section,
            card,
            attached: cards.collect::<Option<_>>()?,
            copies,
        });
    }
    Some(Deck { game, lines })
}
