//! Definitions that cannot be right: fields of another type, one id or name for two cards.

use std::collections::BTreeSet;

use fabulario_cards::words::slug;
use fabulario_engine::deck::{Conflict, Printed};

use crate::config::distance;
use crate::wire::Mistake;
use crate::wire::Warning;
use crate::wire::decks::CustomFormat;
use crate::words::Language;
use crate::words::{Message, judge as words, mistakes};

/// Most sets that are told in the place of one that nobody knows.
const MOST_SETS: usize = 5;
/// Most characters of an id or a name.
const MOST_CHARACTERS: usize = 120;

/// What is wrong with single definitions.
pub fn check<C: Printed>(cards: &[C], lang: Language) -> Vec<Mistake> {
    let mut mistakes = Vec::new();
    for (i, card) in cards.iter().enumerate() {
        for (field, text) in [("id", card.id()), ("name", card.name())] {
            if let Some((code, message)) = wrong_length(text) {
                let pointer = format!("/cards/{i}/{field}");
                mistakes.push(Mistake::new(pointer, code, lang, message));
            }
        }
        for field in card.misplaced() {
            let (pointer, message) = (format!("/cards/{i}/{field}"), words::misplaced());
            mistakes.push(Mistake::new(pointer, "not_of_this_type", lang, message));
        }
    }
    mistakes
}

fn wrong_length(text: &str) -> Option<(&'static str, Message)> {
    // The usual name is short and plain, and a request has many of them.
    let is_plain = |byte: u8| byte > b' ' && byte < 0x7f;
    let bytes = text.as_bytes();
    let ends = [bytes.first(), bytes.last()];
    if bytes.len() <= MOST_CHARACTERS
        && ends
            .iter()
            .all(|end| end.is_some_and(|byte| is_plain(*byte)))
        && bytes.iter().all(|byte| *byte >= b' ' && *byte < 0x7f)
    {
        return None;
    }
    if text.is_empty() {
        return Some(("too_short", mistakes::too_short(1_usize)));
    }
    if text.trim() != text || text.chars().any(char::is_control) {
        return Some(("pattern", words::spaces()));
    }
    let long = text.len() > MOST_CHARACTERS && text.chars().count() > MOST_CHARACTERS;
    long.then(|| ("too_long", mistakes::too_long(MOST_CHARACTERS)))
}

/// What is wrong between definitions. FAB 2.1.3
pub fn conflicts(conflicts: &[Conflict], lang: Language) -> Vec<Mistake> {
    let told = |conflict: &Conflict| match conflict {
        Conflict::Id { first, second } => Mistake::new(
            format!("/cards/{second}/id"),
            "duplicate_id",
            lang,
            words::same_id(*first),
        ),
        Conflict::Name { first, second } => Mistake::new(
            format!("/cards/{second}/name"),
            "conflicting_name",
            lang,
            words::same_name(*first),
        ),
    };
    conflicts.iter().map(told).collect()
}

/// Formats of the request that speak of cards which nobody has defined: a misspelt ban would never hold.
pub fn unknown_to_formats(
    formats: &[CustomFormat],
    knows: &dyn Fn(&str) -> bool,
    lang: Language,
) -> Vec<Warning> {
    let mut warnings = Vec::new();
    for format in formats {
        let ids = format.changes.iter().flat_map(|change| {
            let limited = change.limited.iter().chain(change.pool.iter().flatten());
            let limited = limited.map(|limited| &limited.card);
            change.banned.iter().chain(&change.freed).chain(limited)
        });
        let unknown: Vec<&str> = ids.filter(|id| !knows(id)).map(String::as_str).collect();
        let Some(first) = unknown.first() else {
            continue;
        };
        let message = words::unknown_cards(&format.id, unknown.len(), *first);
        warnings.push(Warning::new("unknown_card_in_format", message.to(lang)));
    }
    warnings
}

/// Formats of the request that allow sets in which no card was printed: a misspelt code would forbid every card.
pub fn unknown_sets(
    formats: &[CustomFormat],
    known: &BTreeSet<&str>,
    lang: Language,
) -> Vec<Warning> {
    let mut warnings = Vec::new();
    for format in formats {
        let sets = format
            .changes
            .iter()
            .filter_map(|change| change.sets.as_ref());
        let unknown = sets.flatten().filter(|set| !known.contains(set.as_str()));
        let unknown: Vec<&str> = unknown.map(String::as_str).collect();
        let Some(first) = unknown.first() else {
            continue;
        };
        let near = near_sets(first, known);
        let near = (!near.is_empty()).then(|| words::known_sets(near.join(", ")));
        let message = words::unknown_sets(&format.id, unknown.len(), *first, near);
        warnings.push(Warning::new("unknown_set_in_format", message.to(lang)));
    }
    warnings
}

/// The known sets, the nearest to a written one first.
fn near_sets<'s>(written: &str, known: &BTreeSet<&'s str>) -> Vec<&'s str> {
    let letters = slug(written);
    let mut near: Vec<&str> = known.iter().copied().collect();
    near.sort_by_key(|set| distance(&slug(set), &letters));
    near.truncate(MOST_SETS);
    near
}
