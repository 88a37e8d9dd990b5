//! Many duels added up.

use serde::Serialize;

use super::duel::{DuelResult, Way};

/// Games by the way that they were won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Ways {
    /// The Centro was destroyed.
    pub offence: u64,
    /// The Centro was captured.
    pub influence: u64,
    /// A card said so.
    pub card: u64,
    /// A deck was exhausted.
    pub deck_out: u64,
    /// Anything else.
    pub other: u64,
}

impl Ways {
    fn add(&mut self, way: Way) {
        let place = match way {
            Way::Offence => &mut self.offence,
            Way::Influence => &mut self.influence,
            Way::Card => &mut self.card,
            Way::DeckOut => &mut self.deck_out,
            Way::Other => &mut self.other,
        };
        *place += 1;
    }

    fn merge(&mut self, other: Self) {
        self.offence += other.offence;
        self.influence += other.influence;
        self.card += other.card;
        self.deck_out += other.deck_out;
        self.other += other.other;
    }
}

/// How many games lasted how many turns; very long ones count as the longest.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[serde(transparent)]
pub struct Lengths(Vec<u64>);

impl Lengths {
    /// What is longer is not told apart.
    const MOST: usize = 255;

    fn add(&mut self, turns: u16) {
        let at = usize::from(turns).min(Self::MOST);
        if self.0.len() <= at {
            self.0.resize(at + 1, 0);
        }
        if let Some(place) = self.0.get_mut(at) {
            *place += 1;
        }
    }

    fn merge(&mut self, other: &Self) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        for (place, more) in self.0.iter_mut().zip(&other.0) {
            *place += more;
        }
    }

    /// How many games lasted zero, one, two … turns.
    #[must_use]
    pub fn counts(&self) -> &[u64] {
        &self.0
    }

    /// The least number of turns that so many per cent of the games did not exceed; zero without games.
    #[must_use]
    pub fn percentile(&self, per_cent: u8) -> u16 {
        let games: u64 = self.0.iter().sum();
        let wanted = (games * u64::from(per_cent.min(100))).div_ceil(100).max(1);
        let mut seen = 0;
        for (turns, count) in (0..).zip(&self.0) {
            seen += count;
            if seen >= wanted {
                return turns;
            }
        }
        0
    }

    /// The middle one.
    #[must_use]
    pub fn median(&self) -> u16 {
        self.percentile(50)
    }
}

/// Duels added up; tallies of parts of the games add up to the tally of all.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Tally {
    /// How many games.
    pub games: u64,
    /// Wins of each deck.
    pub wins: [u64; 2],
    /// Games without a winner.
    pub draws: u64,
    /// Wins of the deck that began.
    pub beginner_wins: u64,
    /// How each deck won.
    pub ways: [Ways; 2],
    /// Turns of both players together.
    pub turns: Lengths,
    /// Own turns of the winner.
    pub own_turns: Lengths,
}

impl Tally {
    /// Adds one game.
    pub fn add(&mut self, duel: &DuelResult) {
        self.games += 1;
        self.turns.add(duel.turns);
        self.own_turns.add(duel.own_turns);
        let Some(winner) = duel.winner else {
            self.draws += 1;
            return;
        };
        self.beginner_wins += u64::from(winner == duel.began);
        for (seat, (wins, ways)) in (0..).zip(self.wins.iter_mut().zip(&mut self.ways)) {
            if winner == seat {
                *wins += 1;
                ways.add(duel.way);
            }
        }
    }

    /// Adds the games of another tally.
    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.draws += other.draws;
        self.beginner_wins += other.beginner_wins;
        self.turns.merge(&other.turns);
        self.own_turns.merge(&other.own_turns);
        for (wins, more) in self.wins.iter_mut().zip(other.wins) {
            *wins += more;
        }
        for (ways, more) in self.ways.iter_mut().zip(other.ways) {
            ways.merge(more);
        }
    }

    /// How both decks together won.
    #[must_use]
    pub fn all_ways(&self) -> Ways {
        let mut all = Ways::default();
        self.ways.iter().for_each(|ways| all.merge(*ways));
        all
    }
}
