//! A spreadsheet saved as CSV: a row for each card, a column for each field.

use std::sync::Arc;

use csv::{ReaderBuilder, StringRecord};
use serde_json::Value;

use super::column::{Column, columns};
use super::place::line_and_column;
use super::reading::Reading;
use crate::stock::Kind;

/// Takes a card from each row of a table.
pub(super) fn cards(file: &Arc<str>, whole: &str, reading: &mut Reading) {
    let (delimiter, text) = named(whole).unwrap_or_else(|| (delimiter(whole), whole));
    if let Some(byte) = unclosed(text, delimiter) {
        let byte = byte + whole.len() - text.len();
        let (line, column) = line_and_column(whole.as_bytes(), byte);
        let message =
            format!("has a quotation mark at line {line}, column {column} that is never closed");
        return reading.told.wrong(file, String::new(), message);
    }
    let mut rows = ReaderBuilder::new()
        .delimiter(delimiter)
        .flexible(true)
        .has_headers(false)
        .from_reader(text.as_bytes());
    let mut row = StringRecord::new();
    let mut columns_of: Option<Vec<Option<Column>>> = None;
    let mut number = 0_usize;
    loop {
        let read = usize::try_from(rows.position().byte()).unwrap_or(usize::MAX);
        number += 1 + blank_lines(text, read);
        let pointer = format!("/{number}");
        match rows.read_record(&mut row) {
            Ok(true) => {}
            Ok(false) => break,
            Err(error) => {
                let line = error.position().map_or(0, csv::Position::line);
                let message = format!("cannot be read at line {line}, column 1: {error}");
                reading.told.wrong(file, pointer, message);
                break;
            }
        }
        let Some(columns_of) = &columns_of else {
            columns_of = Some(columns(file, &row, reading));
            continue;
        };
        // A header that cannot be read is told once, not in every row.
        if columns_of.is_empty() || !reading.has_room(file, &pointer) {
            break;
        }
        // An empty row is how some programs end a table.
        if row.iter().all(|cell| cell.trim().is_empty()) {
            continue;
        }
        let cells = row.iter().skip(columns_of.len());
        if cells.into_iter().any(|cell| !cell.trim().is_empty()) {
            let message = format!(
                "has {} cells, but there are {} columns",
                row.len(),
                columns_of.len()
            );
            reading.told.wrong(file, pointer, message);
            continue;
        }
        let card = Column::card(columns_of, &row);
        reading.card(Kind::Card, file, pointer, Value::Object(card));
    }
    if columns_of.is_none() {
        let message = "has no rows: the first one names the fields";
        reading.told.wrong(file, String::new(), message);
    }
}

/// Where a cell begins with a quotation mark that is never closed.
fn unclosed(text: &str, delimiter: u8) -> Option<usize> {
    let mut opened = None;
    let mut cell_begins = true;
    let mut bytes = text.bytes().enumerate().peekable();
    while let Some((at, byte)) = bytes.next() {
        match (opened, byte) {
            (None, b'"') if cell_begins => opened = Some(at),
            // A mark in a text is written twice.
            (Some(_), b'"') => {
                let again = bytes.next_if(|(_, next)| *next == b'"');
                opened = opened.filter(|_| again.is_some());
            }
            _ => {}
        }
        cell_begins = opened.is_none() && (byte == delimiter || matches!(byte, b'\n' | b'\r'));
    }
    opened
}

/// How many blank lines the reader passes over between two rows.
fn blank_lines(text: &str, read: usize) -> usize {
    let (before, after) = text.split_at_checked(read).unwrap_or((text, ""));
    // A row may end between the two marks of a line's end.
    let after = match after.strip_prefix('\n') {
        Some(rest) if before.ends_with('\r') => rest,
        _ => after,
    };
    let lines = after.split_inclusive('\n');
    lines
        .take_while(|line| matches!(*line, "\n" | "\r\n"))
        .count()
}

/// The mark that a first line `sep=;` names, which Excel writes and hides, and the table below it.
fn named(whole: &str) -> Option<(u8, &str)> {
    let (line, table) = whole.split_once('\n')?;
    let line = line.trim_matches(['\r', '"']);
    let (word, mark) = line.split_once('=')?;
    let &[mark] = mark.as_bytes() else {
        return None;
    };
    let divides = mark == b'\t' || (mark.is_ascii_punctuation() && mark != b'"');
    (word.eq_ignore_ascii_case("sep") && divides).then_some((mark, table))
}

/// What stands between cells: the mark that the first line has most of.
fn delimiter(text: &str) -> u8 {
    let header = text.lines().next().unwrap_or_default();
    let count = |mark: &u8| header.bytes().filter(|byte| byte == mark).count();
    // Of two the last one wins: a comma, unless others are more.
    let marks = [b'\t', b';', b','];
    marks.into_iter().max_by_key(count).unwrap_or(b',')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_header_shows_what_divides_cells() {
        assert_eq!(delimiter("nome;tipo;texto\n"), b';');
        assert_eq!(delimiter("nome,tipo"), b',');
        assert_eq!(delimiter("nome\ttipo"), b'\t');
        assert_eq!(delimiter("nome"), b',');
    }

    #[test]
    fn a_first_line_may_name_what_divides_cells() {
        assert_eq!(named("sep=;\r\na,b"), Some((b';', "a,b")));
        assert_eq!(named("\"SEP=\t\"\na"), Some((b'\t', "a")));
        for other in [
            "sep=;",
            "sep=\na",
            "sep=;;\na",
            "sep=x\na",
            "nome;sep=\na",
            "sep\na",
        ] {
            assert_eq!(named(other), None, "{other}");
        }
    }

    #[test]
    fn a_mark_that_is_never_closed_is_found() {
        assert_eq!(unclosed("a,\"b\"\"c\",d\n\"x\ny\"", b','), None);
        assert_eq!(unclosed("a 5\",b\n", b','), None);
        assert_eq!(unclosed("a,\"b\n", b','), Some(2));
        assert_eq!(unclosed("\"\"\"", b','), Some(0));
    }

    #[test]
    fn blank_lines_are_counted() {
        assert_eq!(blank_lines("a\n\n\nb", 2), 2);
        assert_eq!(blank_lines("a\r\n\r\nb", 2), 1);
        assert_eq!(blank_lines("a\r\n\r\nb", 3), 1);
        assert_eq!(blank_lines("a\n", 9), 0);
    }
}
