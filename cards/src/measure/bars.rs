//! What a good set of decks looks like, in numbers.

use fabulario_engine::fabula::players::{Tally, Ways};

use super::Measured;

/// One demand on the decks, what was seen, and whether it holds.
#[derive(Debug, Clone, PartialEq)]
pub struct Bar {
    /// What is demanded.
    pub what: String,
    /// The least and the most that was seen.
    pub seen: [f64; 2],
    /// The least and the most that is allowed.
    pub allowed: [f64; 2],
}

impl Bar {
    /// Whether everything that was seen is allowed.
    #[must_use]
    pub fn holds(&self) -> bool {
        let ([low, high], [least, most]) = (self.seen, self.allowed);
        low >= least && high <= most
    }
}

impl Measured {
    /// The share of games that the first deck of a pair won; a draw is half a win.
    pub(super) fn share(tally: &Tally) -> f64 {
        let [wins, _] = tally.wins;
        percent(2 * wins + tally.draws, 2 * tally.games)
    }

    /// The share that a deck won against all others.
    #[must_use]
    pub fn overall(&self, deck: usize) -> f64 {
        let (mut won, mut played) = (0, 0);
        for (pair, tally) in &self.pairs {
            let wins = pair.iter().zip(tally.wins).filter(|(it, _)| **it == deck);
            if pair.contains(&deck) {
                won += 2 * wins.map(|(_, wins)| wins).sum::<u64>() + tally.draws;
                played += 2 * tally.games;
            }
        }
        percent(won, played)
    }

    /// The share that one deck won against another.
    #[must_use]
    pub fn against(&self, deck: usize, other: usize) -> Option<f64> {
        self.pairs.iter().find_map(|(pair, tally)| {
            let share = Self::share(tally);
            if *pair == [deck, other] {
                Some(share)
            } else if *pair == [other, deck] {
                Some(100.0 - share)
            } else {
                None
            }
        })
    }

    /// All pairs together.
    #[must_use]
    pub fn whole(&self) -> Tally {
        let mut whole = Tally::default();
        for (_, tally) in &self.pairs {
            whole.merge(tally);
        }
        whole
    }

    /// Every demand, with what was seen.
    #[must_use]
    pub fn bars(&self) -> Vec<Bar> {
        let whole = self.whole();
        let won: u64 = whole.wins.iter().sum();
        let of_wins = |way: fn(&Ways) -> u64| percent(whole.ways.iter().map(way).sum(), won);
        let range = |values: &mut dyn Iterator<Item = f64>| {
            values.fold([f64::INFINITY, f64::NEG_INFINITY], |[low, high], value| {
                [low.min(value), high.max(value)]
            })
        };
        let bar = |what: &str, seen: [f64; 2], allowed: [f64; 2]| Bar {
            what: what.to_owned(),
            seen,
            allowed,
        };
        let one = |value: f64| [value, value];
        let deck_outs = percent(
            whole.ways.iter().map(|ways| ways.deck_out).sum(),
            whole.games,
        );
        vec![
            bar(
                "every pair, % of games won",
                range(&mut self.pairs.iter().flat_map(|(_, tally)| {
                    let share = Self::share(tally);
                    [share, 100.0 - share]
                })),
                [20.0, 80.0],
            ),
            bar(
                "every deck against all others, %",
                range(&mut (0..self.decks.len()).map(|deck| self.overall(deck))),
                [38.0, 62.0],
            ),
            bar(
                "greedy against random with the same deck, %",
                range(&mut self.against_random.iter().map(Self::share)),
                [90.0, 100.0],
            ),
            bar(
                "games that end with an exhausted deck, %",
                one(deck_outs),
                [0.0, 5.0],
            ),
            bar(
                "wins by offence, %",
                one(of_wins(|ways| ways.offence)),
                [15.0, 100.0],
            ),
            bar(
                "wins by influence, %",
                one(of_wins(|ways| ways.influence)),
                [15.0, 100.0],
            ),
            bar(
                "median game, turns of both players",
                one(f64::from(whole.turns.median())),
                [6.0, 14.0],
            ),
            bar(
                "median game, turns of the winner",
                one(f64::from(whole.own_turns.median())),
                [6.0, 14.0],
            ),
        ]
    }
}

/// A share in per cent.
#[expect(
    clippy::cast_precision_loss,
    reason = "numbers of games are far below 2^52"
)]
pub(super) fn percent(part: u64, whole: u64) -> f64 {
    100.0 * part as f64 / whole.max(1) as f64
}
