//! From a deck of known cards to the one that the engine plays.

use fabulario_cards::card::Print;
use fabulario_cards::deck::DeckLine;
use fabulario_engine::deck::Section;
use fabulario_engine::fabula::construction::{MisplacedBases, misplaced_bases};
use fabulario_engine::fabula::state::MAX_DECK;
use fabulario_engine::fabula::{CardId, Deck, Player, Setup, SetupError};

use super::Lab;
use crate::desk::decks::DeckRead;
use crate::wire::Mistake;
use crate::words::goldfish as words;

/// The deck in its normal order, or everything that keeps a game from beginning.
pub(super) fn build(lab: &Lab<'_>, written: &DeckRead<'_>) -> Result<Deck, Vec<Mistake>> {
    let mut mistakes = Vec::new();
    let size = copies(written, Section::Main);
    if size == 0 || size > MAX_DECK as u64 {
        mistakes.push(wrong_size(lab, written, size));
    }
    let misplaced = misplaced_bases(|section| copies(written, section));
    mistakes.extend(misplaced.map(|bases| wrong_bases(lab, written, bases)));
    if !mistakes.is_empty() {
        return Err(mistakes);
    }
    let cards = |section: Section| {
        let mut cards: Vec<CardId> = lines(written, section)
            .filter_map(|(_, line)| Some((number(lab, line.card)?, line.copies)))
            .flat_map(|(card, copies)| std::iter::repeat_n(card, copies as usize))
            .collect();
        cards.sort_unstable();
        cards
    };
    let Some(deck) = Deck::from_sections(cards) else {
        return Err(vec![wrong_size(lab, written, size)]);
    };
    let setup = Setup::new(vec![Player::Deck(deck.clone())], 0);
    let table = &lab.current.catalogue.fabula().table;
    let mut refused: Vec<Mistake> = Vec::new();
    for error in setup.check(table) {
        for mistake in refusal(lab, written, &error) {
            if !refused.contains(&mistake) {
                refused.push(mistake);
            }
        }
    }
    if refused.is_empty() {
        Ok(deck)
    } else {
        Err(refused)
    }
}

/// The number of a card in the table.
pub(super) fn number(lab: &Lab<'_>, place: usize) -> Option<CardId> {
    match lab.current.catalogue.cards().get(place)?.print {
        Print::Fabula(number) => Some(number),
        _ => None,
    }
}

/// The lines of a section, each with its place among all lines.
fn lines<'w>(
    written: &'w DeckRead<'_>,
    section: Section,
) -> impl Iterator<Item = (usize, &'w DeckLine)> {
    let lines = written.deck.lines.iter().enumerate();
    lines.filter(move |(_, line)| line.section == section)
}

fn copies(written: &DeckRead<'_>, section: Section) -> u64 {
    let lines = lines(written, section);
    lines.map(|(_, line)| u64::from(line.copies)).sum()
}

fn wrong_size(lab: &Lab<'_>, written: &DeckRead<'_>, size: u64) -> Mistake {
    let (code, message) = if size == 0 {
        ("too_few", words::empty_deck())
    } else {
        ("too_large", words::large_deck(size, MAX_DECK))
    };
    Mistake::new(written.list(Section::Main), code, lab.lang, message)
}

fn wrong_bases(lab: &Lab<'_>, written: &DeckRead<'_>, bases: MisplacedBases) -> Mistake {
    let MisplacedBases {
        section,
        found,
        wanted,
    } = bases;
    let message = words::bases(wanted, section.word().id, found);
    Mistake::new(written.list(section), "bases", lab.lang, message)
}

/// What the engine refuses, at every line that is to blame.
fn refusal(lab: &Lab<'_>, written: &DeckRead<'_>, error: &SetupError) -> Vec<Mistake> {
    let (sections, name): (&[Section], &str) = match error {
        SetupError::NotABase { name, .. } => (&[Section::Arredores, Section::Centro], name),
        SetupError::NotADeckCard { name, .. } => (&[Section::Main], name),
        _ => (&[], ""),
    };
    let library = lab.current.catalogue.fabula();
    let mut refused = Vec::new();
    for section in sections {
        for (line, it) in lines(written, *section) {
            let named = number(lab, it.card).map(|card| library.table.card(card).name.as_str());
            if named != Some(name) {
                continue;
            }
            let (code, message) = match error {
                SetupError::NotABase { .. } => ("not_a_base", words::not_a_base(name)),
                _ => ("not_a_deck_card", words::not_a_deck_card(name)),
            };
            let pointer = written.place(line).unwrap_or_else(|| written.whole());
            refused.push(Mistake::new(pointer, code, lab.lang, message));
        }
    }
    if refused.is_empty() {
        let (whole, told) = (written.whole(), error.to_string());
        refused.push(Mistake::new(whole, "not_playable", lab.lang, told));
    }
    refused
}
