//! From the cards that a code names to a deck of the catalogue.

use fabulario_engine::Game;
use fabulario_engine::deck::Section;

use super::read::Marks;
use super::{DecodeError, Mark, write};
use crate::Catalogue;
use crate::catalogue::Printings;
use crate::deck::{Deck, DeckLine};

/// The deck of the cards that are named, if all of them are known by these names.
pub(super) fn find(catalogue: &Catalogue, game: Game, marks: &Marks) -> Result<Deck, DecodeError> {
    let mut finder = Finder::new(catalogue, game, &marks.sets)?;
    let mut lines: Vec<DeckLine> = Vec::with_capacity(marks.plain.len() + marks.bearers.len());
    for (section, mark) in &marks.plain {
        lines.push(finder.line(*section, mark, &[]));
    }
    for (section, mark, attached) in &marks.bearers {
        lines.push(finder.line(*section, mark, attached));
    }
    if !finder.unknown.is_empty() {
        finder.unknown.sort_unstable();
        finder.unknown.dedup();
        return Err(DecodeError::UnknownNumbers(finder.unknown));
    }
    let deck = Deck { game, lines }.normal();
    if finder.moved {
        // The sum of two printings of a card may be more than a line can have.
        let code = write::write(catalogue, &deck).map_err(|_| DecodeError::TooManyCopies)?;
        return Err(DecodeError::Moved { code });
    }
    Ok(deck)
}

/// Finds cards, and keeps in mind what was wrong with their names.
struct Finder<'c> {
    printings: &'c Printings,
    /// The places of the code's sets in the catalogue.
    sets: Vec<usize>,
    unknown: Vec<(String, u32)>,
    /// Whether a card has an earlier printing than the one that it was found by.
    moved: bool,
}

impl<'c> Finder<'c> {
    fn new(catalogue: &'c Catalogue, game: Game, codes: &[String]) -> Result<Self, DecodeError> {
        let printings = catalogue.printings();
        let known = codes.iter().filter_map(|code| printings.set(game, code));
        let sets: Vec<usize> = known.collect();
        if sets.len() < codes.len() {
            let unknown = codes.iter();
            let unknown = unknown.filter(|code| printings.set(game, code).is_none());
            return Err(DecodeError::UnknownSets(unknown.cloned().collect()));
        }
        Ok(Self {
            printings,
            sets,
            unknown: Vec::new(),
            moved: false,
        })
    }

    fn line(&mut self, section: Section, mark: &Mark, attached: &[Mark]) -> DeckLine {
        let attached = attached.iter();
        DeckLine {
            section,
            card: self.card(mark),
            attached: attached
                .map(|mark| (self.card(mark), mark.copies))
                .collect(),
            copies: mark.copies,
        }
    }

    /// The place of a card; of one that is not known, none that is ever used.
    fn card(&mut self, mark: &Mark) -> usize {
        let set = self.sets.get(mark.set).copied().unwrap_or(usize::MAX);
        if let Some(card) = self.printings.card(set, mark.number) {
            self.moved |= self.printings.first(card) != Some((set, mark.number));
            return card;
        }
        let code = self.printings.code(set).to_owned();
        self.unknown.push((code, mark.number));
        usize::MAX
    }
}
