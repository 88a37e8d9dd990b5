//! A format speaks of its game's words, and its numbers agree with each other.

use fabulario_engine::format::{CardList, CopyKey, Demand};
use fabulario_engine::game::Term;
use fabulario_engine::{Format, GameSheet};

use super::super::{GameBook, Mistake};

/// Checks one format against its game's vocabulary.
pub(super) fn check(format: &Format, book: &GameBook, mistakes: &mut Vec<Mistake>) {
    let file = format!("{}/formats/{}.json", format.game.slug(), format.id);
    let sheet = &book.sheet;
    let mut wrong =
        |pointer: String, message: String| mistakes.push(Mistake::new(&file, pointer, message));

    if !is_slug(&format.id.0) || !format.id.0.starts_with(&format!("{}-", format.game)) {
        wrong(
            "/id".into(),
            format!(
                "must be {}- and a slug of a-z, 0-9 and hyphens",
                format.game
            ),
        );
    }
    for (i, list) in format.lists.iter().enumerate() {
        check_list(list, &format!("/lists/{i}"), &sheet.card_types, &mut wrong);
    }
    for (i, set) in format.set_aside.iter().enumerate() {
        if set.min.value > set.max.value {
            wrong(
                format!("/set_aside/{i}/min"),
                format!(
                    "{} is more than the maximum {}",
                    set.min.value, set.max.value
                ),
            );
        }
    }
    for (i, limit) in format.copies.iter().enumerate() {
        check_copies(
            limit.by,
            limit.of.as_deref(),
            &format!("/copies/{i}/of"),
            sheet,
            &mut wrong,
        );
    }
    let across = format.copies_across.iter().flat_map(|across| &across.value);
    for (i, list) in across.enumerate() {
        if !has_list(format, list) {
            wrong(
                format!("/copies_across/value/{i}"),
                format!("{list} is not a list of this format"),
            );
        }
    }
    check_changes(format, sheet, &mut wrong);
    for (i, demand) in format.demands.iter().enumerate() {
        let pointer = format!("/demands/{i}/value");
        match &demand.value {
            Demand::AtLeast { card_type, .. }
            | Demand::DistinctPaths { card_type }
            | Demand::NoneOfType { card_type } => {
                if !has(&sheet.card_types, card_type) {
                    wrong(
                        format!("{pointer}/card_type"),
                        format!("{card_type} is not a card type of the game"),
                    );
                }
            }
            Demand::ColoursWithin { list } => {
                if !has_list(format, list) {
                    wrong(
                        format!("{pointer}/list"),
                        format!("{list} is not a list of this format"),
                    );
                }
            }
            Demand::NoneOfSet { .. } | Demand::NeutralOnly | Demand::ColourlessFits => {}
        }
    }
}

/// A limit of copies speaks of the game's words.
fn check_copies(
    by: CopyKey,
    of: Option<&str>,
    pointer: &str,
    sheet: &GameSheet,
    wrong: &mut impl FnMut(String, String),
) {
    let words = match by {
        CopyKey::Any => &[][..],
        CopyKey::Rarity => &sheet.rarities,
        CopyKey::CardType => &sheet.card_types,
        CopyKey::Classification => &sheet.classifications,
    };
    match (of, by) {
        (None, CopyKey::Any) => {}
        (Some(_), CopyKey::Any) => {
            wrong(pointer.into(), "a limit for any card names no group".into());
        }
        (None, _) => wrong(pointer.into(), "is missing".into()),
        (Some(of), _) if !has(words, of) => {
            wrong(pointer.into(), format!("{of} is not a word of the game"));
        }
        (Some(_), _) => {}
    }
}

/// Changes have a day and a source, come in the order of their days, and speak of the format's lists.
fn check_changes(format: &Format, sheet: &GameSheet, wrong: &mut impl FnMut(String, String)) {
    let mut last = None;
    for (i, change) in format.changes.iter().enumerate() {
        let pointer = format!("/changes/{i}");
        match change.from {
            None => wrong(format!("{pointer}/from"), "is missing".into()),
            from if from < last => wrong(
                format!("{pointer}/from"),
                "comes before the change above it".into(),
            ),
            _ => {}
        }
        last = last.max(change.from);
        if change.sources.is_empty() {
            wrong(
                format!("{pointer}/sources"),
                "a change needs a source".into(),
            );
        }
        for (j, list) in change.lists.iter().enumerate() {
            if !has_list(format, &list.id) {
                wrong(
                    format!("{pointer}/lists/{j}/id"),
                    format!("{} is not a list of this format", list.id),
                );
            }
        }
        for (j, limit) in change.copies.iter().enumerate() {
            let pointer = format!("{pointer}/copies/{j}/of");
            check_copies(limit.by, limit.of.as_deref(), &pointer, sheet, wrong);
        }
    }
}

fn has_list(format: &Format, id: &str) -> bool {
    format.lists.iter().any(|list| list.id == id)
}

fn check_list(
    list: &CardList,
    pointer: &str,
    types: &[Term],
    wrong: &mut impl FnMut(String, String),
) {
    if let (Some(min), Some(max)) = (&list.min, &list.max)
        && min.value > max.value
    {
        wrong(
            format!("{pointer}/min"),
            format!("{} is more than the maximum {}", min.value, max.value),
        );
    }
    let card_types = list.card_types.iter().flat_map(|types| &types.value);
    for (i, card_type) in card_types.enumerate() {
        if !has(types, card_type) {
            wrong(
                format!("{pointer}/card_types/value/{i}"),
                format!("{card_type} is not a card type of the game"),
            );
        }
    }
    let places: u32 = list
        .positions
        .iter()
        .map(|position| position.count.value)
        .sum();
    if let Some(max) = &list.max
        && !list.positions.is_empty()
        && places != max.value
    {
        wrong(
            format!("{pointer}/positions"),
            format!("take {places} cards, but the list holds {}", max.value),
        );
    }
}

fn has(words: &[Term], id: &str) -> bool {
    words.iter().any(|term| term.id == id)
}

fn is_slug(text: &str) -> bool {
    let part = |part: &str| {
        !part.is_empty()
            && part
                .bytes()
                .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
    };
    text.split('-').all(part)
}
