//! Text lists over the shipped cards: read line by line, written and read back.

use std::fmt::Write as _;
use std::sync::LazyLock;

use fabulario_cards::list::{By, Entry, GameBy, LineKind, Note, Report, What};
use fabulario_cards::{Catalogue, Files};

mod decks;
mod hostile;
mod odd_names;
mod round;
mod sent;

static CATALOG: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::load(&Files::embedded()).unwrap());

/// A report as the files beside the lists write it: a line for the game, one for each line, one for each note.
fn told(report: &Report<'_>, catalogue: &Catalogue) -> String {
    let by = match report.game_by {
        Some(GameBy::Asked) => " asked",
        Some(GameBy::Text) => " text",
        Some(GameBy::Cards) => " cards",
        None => "",
    };
    let game = report.game.map_or("none", |game| game.code());
    let mut told = format!("game {game}{by}\n");
    for (number, line) in (1..).zip(&report.lines) {
        let entries = report.entries_of(line).iter();
        let entries: Vec<String> = entries.map(|entry| told_entry(entry, catalogue)).collect();
        let entries = entries.join(" + ");
        let kind = match line.kind {
            LineKind::Blank => "blank".to_owned(),
            LineKind::Comment => "comment".to_owned(),
            LineKind::Title => "title".to_owned(),
            LineKind::Game => "game".to_owned(),
            LineKind::Header => "header".to_owned(),
            LineKind::Section(section) => format!("section {}", section.word().id),
            LineKind::Group => "group".to_owned(),
            LineKind::OtherSection => "other".to_owned(),
            LineKind::Syntax => "syntax".to_owned(),
            LineKind::Cards => {
                writeln!(told, "{number} {entries}").unwrap();
                continue;
            }
        };
        let colon = if entries.is_empty() { "" } else { ": " };
        writeln!(told, "{number} {kind}{colon}{entries}").unwrap();
    }
    for note in &report.notes {
        let line = match note {
            Note::NoSection(line) => format!(" {line}"),
            _ => String::new(),
        };
        writeln!(told, "note {}{line}", note.code()).unwrap();
    }
    told
}

fn told_entry(entry: &Entry, catalogue: &Catalogue) -> String {
    let id = |card: usize| catalogue.cards()[card].sheet.id.as_str();
    let marks: String = entry.marks.iter().flat_map(|mark| [" ", mark]).collect();
    match &entry.what {
        What::LeftOut { card, .. } => {
            let copies = entry.copies.unwrap_or(1);
            format!("{copies} {} left_out{marks}", id(*card))
        }
        What::Card {
            card, by, placed, ..
        } => {
            let copies = entry.copies.unwrap_or(1);
            let section = entry.section.unwrap().word().id;
            let placed = if *placed { " placed" } else { "" };
            let by = match by {
                By::Name => "",
                By::Id => " id",
                By::FormerId => " former_id",
                By::Code => " code",
            };
            format!("{copies} {} {section}{placed}{by}{marks}", id(*card))
        }
        What::Unknown(written) => format!("? {written}"),
        What::Ambiguous(_, cards) => {
            let ids: Vec<&str> = cards.iter().map(|card| id(*card)).collect();
            format!("?? {}", ids.join(" "))
        }
        What::Refused(_, why) => format!("! {}", why.code()),
    }
}
