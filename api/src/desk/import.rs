//! Lists of text as pages read them: the same report as the API's, and a name of it put in the place of another.

use fabulario_cards::list::{self, What};
use fabulario_engine::Game;

use crate::catalogue::Current;
use crate::desk::lists::Teller;
use crate::wire::parsed::ParsedList;
use crate::words::Language;

/// Reads a text and shows what became of it; none if it is too long for a list.
pub fn read<T>(
    current: &Current,
    text: &str,
    game: Option<Game>,
    lang: Language,
    show: impl FnOnce(&ParsedList<'_>) -> T,
) -> Option<T> {
    let report = list::read(&current.catalogue, text, game).ok()?;
    let teller = Teller {
        catalogue: &current.catalogue,
        index: &current.index,
        lang,
    };
    Some(show(&teller.list(&report, Vec::new())))
}

/// The text with a card named where line `number` names none, or several: by its name, unless several have that, then
/// by its id. Nothing else of the text changes.
pub fn replaced(
    current: &Current,
    text: &str,
    game: Option<Game>,
    (number, card): (usize, &str),
) -> Option<String> {
    let catalogue = &current.catalogue;
    let card = catalogue.cards().get(catalogue.place(card)?)?;
    let report = list::read(catalogue, text, game).ok()?;
    let line = report.lines.get(number.checked_sub(1)?)?;
    let mut entries = report.entries_of(line).iter();
    let written = entries.find_map(|entry| match &entry.what {
        What::Unknown(written) | What::Ambiguous(written, _) => Some(written),
        _ => None,
    })?;
    let at = line.text.find(&**written)?;
    // Lines are slices of the text, so that the place of one is the distance between them.
    let from = line.text.as_ptr().addr() - text.as_ptr().addr() + at;
    let names = [&card.sheet.name.pt, &card.sheet.name.en].into_iter();
    let mut names = names.filter(|name| {
        let place = catalogue.called(card.game, name).ok();
        place
            .and_then(|place| catalogue.cards().get(place))
            .is_some_and(|it| it.sheet.id == card.sheet.id)
    });
    let name = names.next().unwrap_or(&card.sheet.id);
    Some(format!(
        "{}{name}{}",
        text.get(..from)?,
        text.get(from + written.len()..)?
    ))
}
