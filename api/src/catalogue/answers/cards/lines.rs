//! Every card written, by as many threads as there are cores.

use std::num::NonZero;
use std::thread;

use chrono::NaiveDate;
use fabulario_cards::{Card, Catalogue};
use fabulario_engine::{Game, Lang};

use super::judges::{Judges, Told, rules};
use super::writer::{Addresses, Glossaries, Writer};

/// JSON Lines, and where each line begins.
pub(super) type Lines = (Vec<u8>, Vec<usize>);

/// Every card in every language, and the most copies of each that a format lets a deck hold.
pub(super) type Written = ([Lines; 2], Vec<Option<u32>>);

/// Every card in every language.
pub(super) fn written(
    catalogue: &Catalogue,
    judges: &Judges<'_>,
    addresses: Addresses<'_>,
    day: NaiveDate,
) -> serde_json::Result<Written> {
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    let glossaries = Glossaries::of(catalogue, &Game::ALL);
    let share = catalogue.cards().len().div_ceil(threads).max(1);
    let write = |cards: &[Card]| -> serde_json::Result<Written> {
        let mut written = Lang::ALL.map(|_| (Vec::new(), Vec::new()));
        let mut most = Vec::with_capacity(cards.len());
        for card in cards {
            let standings = judges.standings(card);
            most.push(copies(&standings));
            for (lang, (lines, starts)) in Lang::ALL.into_iter().zip(&mut written) {
                let writer = Writer {
                    catalogue,
                    addresses,
                    day,
                    asked: false,
                    lang,
                    glossaries: &glossaries,
                };
                starts.push(lines.len());
                writer.write(card, &standings, lines)?;
                lines.push(b'\n');
            }
        }
        Ok((written, most))
    };
    let parts: Vec<serde_json::Result<Written>> = thread::scope(|scope| {
        let shares = catalogue.cards().chunks(share);
        let running: Vec<_> = shares.map(|cards| scope.spawn(|| write(cards))).collect();
        let joined = running.into_iter().map(|part| {
            let broken = |_| serde::ser::Error::custom("a thread stopped");
            part.join().map_err(broken).flatten()
        });
        joined.collect()
    });
    let mut whole = Lang::ALL.map(|_| (Vec::new(), Vec::new()));
    let mut most = Vec::with_capacity(catalogue.cards().len());
    for part in parts {
        let (part, copies) = part?;
        most.extend(copies);
        for ((lines, starts), (more, at)) in whole.iter_mut().zip(part) {
            let before = lines.len();
            lines.extend(more);
            starts.extend(at.into_iter().map(|start| before + start));
        }
    }
    for (lines, starts) in &mut whole {
        starts.push(lines.len());
    }
    Ok((whole, most))
}

/// The most copies that a format lets a deck hold; none is any number.
fn copies(told: &[Told<'_>]) -> Option<u32> {
    let each = told.iter().map(|(_, _, copies, _)| *copies);
    let any = each.clone().any(|copies| copies.is_none());
    each.flatten().max().filter(|_| !any)
}

/// The JSON of a card as of a day, which may have been asked for.
pub fn card_as_of(
    catalogue: &Catalogue,
    card: &Card,
    addresses: Addresses<'_>,
    (day, asked): (NaiveDate, Option<NaiveDate>),
    lang: Lang,
) -> serde_json::Result<Vec<u8>> {
    let rules = rules(catalogue, day);
    let standings = Judges::new(catalogue, &rules).standings(card);
    let writer = Writer {
        catalogue,
        addresses,
        day,
        asked: asked.is_some(),
        lang,
        glossaries: &Glossaries::of(catalogue, &[card.game]),
    };
    let mut json = Vec::new();
    writer.write(card, &standings, &mut json)?;
    Ok(json)
}
