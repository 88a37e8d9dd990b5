//! A document in a catalogue: its cards become places, and what is left over is told.

use fabulario_engine::Game;
use fabulario_engine::deck::Section;

use super::{Deck, DeckLine};
use crate::catalogue::Catalogue;
use crate::document::{LinePlace, Sections, Unresolved, Why, misattached};

/// A deck of known cards, and what could not be made part of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Resolved<'d> {
    /// Every line of the deck that is understood, in the order of the document. What stands beside it is left out.
    pub deck: Deck,
    /// What is not, in the same order. If there is nothing, the lines of the deck are those of the document.
    pub unresolved: Vec<Unresolved<'d>>,
}

/// Finds the cards of a document in a catalogue.
pub fn resolve<'d>(game: Game, sections: &'d Sections, catalogue: &Catalogue) -> Resolved<'d> {
    let mut deck = Deck {
        game,
        lines: Vec::with_capacity(sections.values().map(Vec::len).sum()),
    };
    let mut unresolved = Vec::new();
    let mut tell = |at, why| unresolved.push(Unresolved { at, why });
    for (section, lines) in sections {
        if lines.is_empty() || *section == Section::Maybe {
            continue;
        }
        if !Section::of(game).contains(section) {
            tell(LinePlace::Section(*section), Why::NoSuchSection);
            continue;
        }
        for (place, line) in lines.iter().enumerate() {
            let mut attached = Vec::with_capacity(line.attached.len());
            for (on, it) in line.attached.iter().enumerate() {
                match called(catalogue, game, &it.card) {
                    Ok(card) => attached.push((card, it.copies)),
                    Err(why) => tell(LinePlace::Attached(*section, place, on), why),
                }
            }
            let at = LinePlace::Line(*section, place);
            if let Some(why) = misattached(game, line) {
                tell(at, why);
            }
            match called(catalogue, game, &line.card) {
                Ok(card) => deck.lines.push(DeckLine {
                    section: *section,
                    card,
                    attached,
                    copies: line.copies,
                }),
                Err(why) => tell(at, why),
            }
        }
    }
    Resolved { deck, unresolved }
}

fn called<'d>(catalogue: &Catalogue, game: Game, written: &'d str) -> Result<usize, Why<'d>> {
    let found = catalogue.called(game, written);
    found.map_err(|several| {
        if several.is_empty() {
            Why::Unknown(written)
        } else {
            Why::Ambiguous(written, several)
        }
    })
}
