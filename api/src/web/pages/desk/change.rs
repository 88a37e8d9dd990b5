//! Copies that come and go.

use fabulario_cards::document::{DeckDocument, DeckEntry, MOST_COPIES};
use fabulario_engine::deck::Section;

use super::place::section;
use crate::desk::judge::Change;

/// Puts copies of a card into a list, beside those of it that are there.
pub fn put(document: &mut DeckDocument, into: Section, card: &str, copies: u32) {
    let lines = document.sections.entry(into).or_default();
    add(lines, card, copies);
}

fn add(lines: &mut Vec<DeckEntry>, card: &str, copies: u32) {
    let plain = |line: &&mut DeckEntry| line.card == card && line.attached.is_empty();
    match lines.iter_mut().find(plain) {
        Some(line) => line.copies = line.copies.saturating_add(copies).min(MOST_COPIES),
        None => lines.push(DeckEntry::new(card, copies.min(MOST_COPIES))),
    }
}

/// Takes copies of a card out of a list, as many as there are; those with attachments last.
pub fn take(document: &mut DeckDocument, from: Section, card: &str, copies: u32) {
    if let Some(lines) = document.sections.get_mut(&from) {
        remove(lines, card, copies);
    }
}

fn remove(lines: &mut Vec<DeckEntry>, card: &str, mut copies: u32) {
    for attached in [false, true] {
        let of_card = lines
            .iter_mut()
            .filter(|line| line.card == card && line.attached.is_empty() != attached);
        for line in of_card {
            let taken = line.copies.min(copies);
            line.copies -= taken;
            copies -= taken;
        }
    }
    lines.retain(|line| line.copies > 0);
}

/// How many copies of a card a list has.
pub fn count(document: &DeckDocument, of: Section, card: &str) -> u32 {
    let lines = document.sections.get(&of).into_iter().flatten();
    lines
        .filter(|line| line.card == card)
        .map(|line| line.copies)
        .fold(0, u32::saturating_add)
}

/// Makes the changes of a fix: what goes first, so that what comes finds its place.
pub fn mend(document: &mut DeckDocument, changes: &[Change]) {
    let goes = changes.iter().filter(|change| change.copies < 0);
    let comes = changes.iter().filter(|change| change.copies > 0);
    for change in goes.chain(comes) {
        make(document, change);
    }
}

fn make(document: &mut DeckDocument, change: &Change) {
    let Some(list) = section(&change.list) else {
        return;
    };
    let copies = u32::try_from(change.copies.unsigned_abs()).unwrap_or(MOST_COPIES);
    let Some(host) = &change.on else {
        match change.copies {
            ..0 => take(document, list, &change.card, copies),
            _ => put(document, list, &change.card, copies),
        }
        return;
    };
    let mut hosts = document.sections.values_mut().flatten();
    let holds = |line: &&mut DeckEntry| {
        line.card == *host
            && (change.copies > 0 || line.attached.iter().any(|it| it.card == change.card))
    };
    if let Some(line) = hosts.find(holds) {
        match change.copies {
            ..0 => remove(&mut line.attached, &change.card, copies),
            _ => add(&mut line.attached, &change.card, copies),
        }
    }
}
