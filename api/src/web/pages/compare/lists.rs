//! The cards of two decks: what only one has, and what both have.

use std::collections::BTreeMap;

use fabulario_cards::Catalogue;
use fabulario_cards::deck::Deck;
use fabulario_engine::deck::Section;

use crate::web::{Link, Shell};

/// Copies of a card.
pub struct Line {
    pub copies: u32,
    pub name: String,
    /// The language of the name, where it is another one than the page's.
    pub lang: Option<&'static str>,
    pub link: Link,
}

/// The cards of a section.
pub struct Part {
    pub name: &'static str,
    pub lines: Vec<Line>,
}

/// A column: what only one has, or both.
pub struct Column {
    /// All copies.
    pub copies: u32,
    pub parts: Vec<Part>,
}

/// Copies by card; a card that is attached counts once for each card that it is attached to.
fn tally(deck: &Deck, section: Section) -> BTreeMap<usize, u32> {
    let mut cards = BTreeMap::new();
    let attached = deck.lines.iter().flat_map(|line| {
        let attached = line.attached.iter();
        attached.map(|(card, copies)| (*card, copies.saturating_mul(line.copies)))
    });
    let attached = attached.filter(|_| section == Section::Anexos);
    for (card, copies) in deck.of(section).chain(attached) {
        let sum: &mut u32 = cards.entry(card).or_default();
        *sum = sum.saturating_add(copies);
    }
    cards
}

/// Only the first, both, only the second.
pub fn columns([a, b]: [&Deck; 2], catalogue: &Catalogue, shell: &Shell) -> [Column; 3] {
    let mut columns = [(); 3].map(|()| Column {
        copies: 0,
        parts: Vec::new(),
    });
    for section in Section::of(a.game) {
        let (a, b) = (tally(a, *section), tally(b, *section));
        let of = |cards: &BTreeMap<usize, u32>, card: usize| cards.get(&card).copied().unwrap_or(0);
        let mut all: Vec<usize> = a.keys().chain(b.keys()).copied().collect();
        all.sort_unstable();
        all.dedup();
        let split = |card: usize| {
            let (a, b) = (of(&a, card), of(&b, card));
            let both = a.min(b);
            [a - both, both, b - both]
        };
        for (at, column) in columns.iter_mut().enumerate() {
            let lines = all.iter().filter_map(|card| {
                let copies = split(*card).get(at).copied().filter(|copies| *copies > 0)?;
                line(*card, copies, catalogue, shell)
            });
            let mut lines: Vec<Line> = lines.collect();
            lines.sort_by(|a, b| a.name.cmp(&b.name));
            column.copies += lines.iter().map(|line| line.copies).sum::<u32>();
            if !lines.is_empty() {
                let name = section.word().get(shell.lang);
                column.parts.push(Part { name, lines });
            }
        }
    }
    columns
}

fn line(card: usize, copies: u32, catalogue: &Catalogue, shell: &Shell) -> Option<Line> {
    let sheet = &catalogue.cards().get(card)?.sheet;
    let written = sheet.name.lang(shell.lang.into()).tag();
    Some(Line {
        copies,
        name: sheet.name.get(shell.lang).to_owned(),
        lang: (written != shell.lang.tag()).then_some(written),
        link: shell.link(&format!("/cartas/{}", sheet.id)),
    })
}
