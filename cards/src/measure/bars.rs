//! What a good set of decks looks like, in numbers.

use fabulario_engine::fabula::players::Tally;

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
        percent(wins as f64 + tally.draws as f64 / 2.0, tally.games)
    }

    /// The share that a deck won against all others.
    #[must_use]
    pub fn overall(&self, deck: usize) -> f64 {
        let shares: Vec<f64> = (0..self.decks.len())
            .filter_map(|other| self.against(deck, other))
            .collect();
        shares.iter().sum::<f64>() / shares.len().max(1) as f64
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
        let of_wins = |way: fn(&fabulario_engine::fabula::players::Ways) -> u64| {
            percent(whole.ways.iter().map(way).sum::<u64>() as f64, won)
        };
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
            whole.ways.iter().map(|ways| ways.deck_out).sum::<u64>() as f64,
            whole.games,
        );
        vec![
            bar(
                "every pair, % of games won",
                range(&mut self.pairs.iter().map(|(_, tally)| Self::share(tally))),
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

fn percent(part: f64, whole: u64) -> f64 {
    100.0 * part / whole.max(1) as f64
}
