//! Cards that formats of a request speak of: by id, or by a name that is put in the place of the id.

use fabulario_cards::pools::Pooled;
use fabulario_cards::words::slug;
use fabulario_engine::Game;
use fabulario_engine::format::Change;

use super::Bench;
use crate::wire::Mistake;
use crate::wire::decks::CustomFormat;
use crate::words::judge as words;

/// Most ids that are told of one name.
const MOST_NAMED: usize = 5;

/// Puts ids in the place of names; a name that no card or several cards have is a mistake. An id that nobody knows
/// stays: it may be of a card that other decks have.
pub fn by_id<C: Pooled>(
    formats: &mut [CustomFormat],
    cards: &[C],
    bench: &Bench<'_>,
) -> Vec<Mistake> {
    let mut mistakes = Vec::new();
    for (i, format) in formats.iter_mut().enumerate() {
        for (j, change) in format.changes.iter_mut().enumerate() {
            for (place, written) in spoken_of(change) {
                match id_of(written, cards, bench) {
                    Ok(id) => *written = id,
                    Err(several) => {
                        let pointer = format!("/custom_formats/{i}/changes/{j}{place}");
                        let message = if several.is_empty() {
                            words::no_such_card(written.as_str())
                        } else {
                            words::several_such_cards(written.as_str(), several.join(", "))
                        };
                        let code = if several.is_empty() {
                            "unknown_card"
                        } else {
                            "ambiguous_name"
                        };
                        mistakes.push(Mistake::new(pointer, code, bench.lang, message));
                    }
                }
            }
        }
    }
    mistakes
}

/// Every card that a change names, with its place below the change.
fn spoken_of(change: &mut Change) -> Vec<(String, &mut String)> {
    let Change {
        banned,
        freed,
        limited,
        pool,
        ..
    } = change;
    let mut all = Vec::new();
    for (list, ids) in [("banned", banned), ("freed", freed)] {
        let ids = ids.iter_mut().enumerate();
        all.extend(ids.map(|(k, id)| (format!("/{list}/{k}"), id)));
    }
    for (list, limits) in [("limited", Some(limited)), ("pool", pool.as_mut())] {
        let limits = limits.into_iter().flatten().enumerate();
        all.extend(limits.map(|(k, it)| (format!("/{list}/{k}/card"), &mut it.card)));
    }
    all
}

/// The id of the card that is called so; else the ids of all that are.
fn id_of<C: Pooled>(written: &str, cards: &[C], bench: &Bench<'_>) -> Result<String, Vec<String>> {
    let catalogue = bench.catalogue;
    let known = cards.iter().any(|card| card.id() == written);
    if known || catalogue.pool::<C>().find(written).is_some() {
        return Ok(written.to_owned());
    }
    let letters = slug(written);
    let own = cards.iter().filter(|card| slug(card.name()) == letters);
    let own: Vec<String> = own
        .take(MOST_NAMED)
        .map(|card| card.id().to_owned())
        .collect();
    match own.as_slice() {
        [one] => return Ok(one.clone()),
        [] => {}
        _ => return Err(own),
    }
    let id = |place: usize| {
        catalogue
            .cards()
            .get(place)
            .map(|card| card.sheet.id.clone())
    };
    match catalogue.called(C::GAME, written) {
        Ok(place) => Ok(id(place).unwrap_or_else(|| written.to_owned())),
        // A card of another build of the catalogue, whose id begins with its game.
        Err(several) if several.is_empty() && is_id(written, C::GAME) => Ok(written.to_owned()),
        Err(several) => Err(several
            .into_iter()
            .take(MOST_NAMED)
            .filter_map(id)
            .collect()),
    }
}

/// Whether a text is an id of a card, known or not, and no name.
fn is_id(written: &str, game: Game) -> bool {
    let begins = written.strip_prefix(&format!("{game}-"));
    begins.is_some_and(|rest| !rest.is_empty()) && slug(written) == written
}
