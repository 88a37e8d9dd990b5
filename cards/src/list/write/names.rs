//! What a list calls a card, so that it is read as that card and nothing else.

use fabulario_engine::{Game, Lang};

use crate::card::Print;
use crate::catalogue::Catalogue;
use crate::list::clean::clean;
use crate::list::find::{Finder, Found};
use crate::list::reader::Reader;
use crate::list::report::What;

/// `3 Nome`: by name, by name and version, or by id, the first of them that is read as these copies of the card.
pub(super) fn counted(
    catalogue: &Catalogue,
    game: Game,
    card: usize,
    copies: u32,
    lang: Lang,
) -> String {
    let Some(known) = catalogue.cards().get(card) else {
        return String::new();
    };
    let name = known.sheet.name.get(lang);
    let version = match &known.print {
        Print::Multiversity(print) => print.version.as_deref(),
        _ => None,
    };
    let versioned = version.map(|version| format!("{copies} {name} ({version})"));
    let lines = [Some(format!("{copies} {name}")), versioned];
    let mut lines = lines.into_iter().flatten();
    let right = lines.find(|line| is_read_as(catalogue, game, line, card, copies));
    right.unwrap_or_else(|| format!("{copies} {}", known.sheet.id))
}

fn is_read_as(catalogue: &Catalogue, game: Game, line: &str, card: usize, copies: u32) -> bool {
    let mut reader = Reader::new(catalogue, Some(game));
    reader.line(line);
    let [entry] = &reader.entries[..] else {
        return false;
    };
    let is_card = matches!(entry.what, What::Card { card: read, .. } if read == card);
    is_card && entry.copies == Some(copies)
}

/// The name for a cell beside the id; the id where the name is not read as the card, or would be a formula.
pub(super) fn cell(catalogue: &Catalogue, game: Game, card: usize, lang: Lang) -> &str {
    let Some(known) = catalogue.cards().get(card) else {
        return "";
    };
    let name = known.sheet.name.get(lang);
    let found = Finder::new(catalogue, Some(game)).find(&clean(name));
    let found = match found {
        Found::Card(found, _) => found == card,
        Found::Several(found) => found.contains(&card),
        Found::Nothing => false,
    };
    let formula = name.starts_with(['=', '+', '-', '@']);
    if found && !formula {
        name
    } else {
        &known.sheet.id
    }
}
