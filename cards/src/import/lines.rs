//! JSON Lines: a card on each line.

use std::sync::Arc;

use super::document::parsed;
use super::place::malformed;
use super::reading::Reading;
use crate::stock::Kind;

/// The lines that are not blank, with their numbers from 1.
pub(super) fn written(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.split('\n').map(str::trim).zip(1..);
    let lines = lines.map(|(line, number)| (number, line));
    lines.filter(|(_, line)| !line.is_empty())
}

/// Takes a card from each of some lines of a text.
pub(super) fn cards<'a>(
    file: &Arc<str>,
    whole: &'a str,
    lines: impl Iterator<Item = (usize, &'a str)>,
    reading: &mut Reading,
) {
    for (number, line) in lines {
        let pointer = format!("/{number}");
        if !reading.has_room(file, &pointer) {
            return;
        }
        match parsed(line) {
            Ok(value) => reading.card(Kind::Card, file, pointer, value),
            Err(error) if reading.told.is_full() => {
                reading.told.wrong(file, pointer, error.to_string());
            }
            Err(error) => {
                let message = malformed(&error, whole, line);
                reading.told.wrong(file, pointer, message);
            }
        }
    }
}
