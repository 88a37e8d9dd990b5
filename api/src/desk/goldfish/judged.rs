//! What the judge says of a deck before it is played.

use fabulario_cards::document::list;
use fabulario_cards::pools::Pooled;
use fabulario_engine::Format;
use fabulario_engine::deck::{Judge, Rules, Severity, Violation};

use super::{Lab, Unplayed};
use crate::desk::decks::DeckRead;
use crate::http::extract::MOST_MISTAKES;
use crate::http::query::MOST_WARNINGS;
use crate::wire::Mistake;
use crate::wire::Warning;
use crate::wire::goldfish::IllegalDecks;

/// Judges a deck: it is legal, or refused with every finding, or played with warnings.
pub(super) fn look_at<C: Pooled>(
    lab: &Lab<'_>,
    written: &DeckRead<'_>,
    format: &Format,
    illegal: IllegalDecks,
) -> Result<Vec<Warning>, Unplayed> {
    let catalogue = &lab.current.catalogue;
    let rules = Rules::of(format, &[], lab.current.day);
    let (pool, sections) = (catalogue.pool::<C>(), written.deck.sections(catalogue));
    let Err(refused) = Judge::new(&rules, pool).check(&list(&sections, pool)) else {
        return Ok(Vec::new());
    };
    let broken =
        |found: &&Violation<'_>| matches!(found.severity, Severity::Error | Severity::Incomplete);
    let broken = refused.violations.iter().filter(broken);
    match illegal {
        IllegalDecks::Refuse => {
            let told = broken.take(MOST_MISTAKES).map(|found| Mistake {
                pointer: place(found, written),
                code: found.code.id().into(),
                message: message::<C>(found, lab),
            });
            Err(Unplayed::Illegal(told.collect()))
        }
        IllegalDecks::Simulate => {
            let told = broken.take(MOST_WARNINGS).map(|found| {
                Warning::new("illegal_deck", message::<C>(found, lab)).at(place(found, written))
            });
            Ok(told.collect())
        }
    }
}

/// The first place that a finding is about.
fn place(found: &Violation<'_>, written: &DeckRead<'_>) -> String {
    let mut lines = found.lines.iter();
    let line = lines.find_map(|tag| written.place(usize::try_from(*tag).ok()?));
    let list = || Some(written.list(found.sections().next()?));
    line.or_else(list).unwrap_or_else(|| written.whole())
}

/// What a finding says, with the names that cards have in the reader's language.
fn message<C: Pooled>(found: &Violation<'_>, lab: &Lab<'_>) -> String {
    let catalogue = &lab.current.catalogue;
    let known = |face: &C| {
        let card = catalogue.card(face.id())?;
        Some(card.sheet.name.get(lab.lang))
    };
    let name = |face| known(face).unwrap_or_else(|| C::name(face));
    found.message(catalogue.pool::<C>(), name, lab.lang.into())
}
