//! How the ready decks of a game fare against each other: the outcome of a [measurement](crate::measure), kept beside the
//! decks as data.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use fabulario_engine::goldfish::interval::{Level, wilson};
use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_64;

use crate::document::{DeckDocument, DeckEntry};

/// What was measured, and how.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wins {
    /// Who played both sides: a pilot of the engine, by its id.
    pub pilot: String,
    /// The seed of all games.
    pub seed: u64,
    /// Games of each pair.
    pub games: u64,
    /// The day on which they were played.
    pub day: NaiveDate,
    /// The version of the program that played them.
    pub version: String,
    /// Which decks, each with the [digest](list_digest) of its list: a deck that was changed since has no figures.
    pub decks: BTreeMap<String, String>,
    /// Each pair once.
    pub pairs: Vec<Pair>,
}

/// Two decks, and how often each won.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pair {
    /// Their ids.
    pub decks: [String; 2],
    /// The wins of the first and of the second; what is left of the games are draws.
    pub wins: [u64; 2],
}

/// A share of games with its interval, nineteen times in twenty.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Share {
    /// Of how many games.
    pub games: u64,
    /// Won ones; a draw is half a win.
    pub share: f64,
    /// Wilson's interval: from here, all draws lost,
    pub low: f64,
    /// to here, all draws won.
    pub high: f64,
}

impl Share {
    fn of([won, lost]: [u64; 2], games: u64) -> Self {
        let not_lost = games.saturating_sub(lost);
        Self {
            games,
            share: half_of(won + not_lost, games),
            low: wilson(won, games, Level::P95).low,
            high: wilson(not_lost, games, Level::P95).high,
        }
    }
}

#[expect(
    clippy::cast_precision_loss,
    reason = "numbers of games are far below 2^52"
)]
fn half_of(twice: u64, games: u64) -> f64 {
    twice as f64 / (2 * games.max(1)) as f64
}

/// What the second deck of a pair sees.
const fn turned([first, second]: [u64; 2]) -> [u64; 2] {
    [second, first]
}

/// A digest of which cards a deck has, list by list.
#[must_use]
pub fn list_digest(document: &DeckDocument) -> String {
    let sections = document.sections.iter();
    let lines = sections.flat_map(|(section, lines)| {
        let list = section.word().id;
        let line = move |line: &DeckEntry| format!("{list} {} {}\n", line.copies, line.card);
        lines.iter().map(line)
    });
    format!("{:016x}", xxh3_64(lines.collect::<String>().as_bytes()))
}

impl Wins {
    /// Whether the deck that was measured under an id had this list.
    #[must_use]
    pub fn knows(&self, id: &str, document: &DeckDocument) -> bool {
        let measured = self.decks.get(id);
        measured.is_some_and(|digest| *digest == list_digest(document))
    }

    /// The share that one deck won against another.
    #[must_use]
    pub fn against(&self, deck: &str, other: &str) -> Option<Share> {
        let of = |pair: &Pair| match &pair.decks {
            [a, b] if a == deck && b == other => Some(pair.wins),
            [a, b] if a == other && b == deck => Some(turned(pair.wins)),
            _ => None,
        };
        let wins = self.pairs.iter().find_map(of)?;
        Some(Share::of(wins, self.games))
    }

    /// The share that a deck won against all others.
    #[must_use]
    pub fn overall(&self, deck: &str) -> Option<Share> {
        let (mut all_won, mut all_lost, mut games) = (0, 0, 0);
        for Pair { decks, wins } in &self.pairs {
            let [won, lost] = match decks {
                [a, _] if a == deck => *wins,
                [_, b] if b == deck => turned(*wins),
                _ => continue,
            };
            all_won += won;
            all_lost += lost;
            games += self.games;
        }
        (games > 0).then(|| Share::of([all_won, all_lost], games))
    }
}
