//! Advice by games, for goals and decks that have no exact value.
//!
//! Every choice meets the same games: common numbers, so that differences show early. In rounds the worse half is
//! left behind. The best of many estimates looks better than it is, so the winner, the runner-up, keeping everything
//! and replacing everything are then estimated anew, with numbers that no choice was made by.

use super::exact::parts;
use super::tally::{Pairs, Tally};
use crate::fabula::CardId;

/// Numbers of games from here on are played only by the finalists.
pub(super) const FRESH: u64 = 1 << 32;
/// Of ten games, how many the search has.
const SEARCH: u64 = 6;
/// The fewest and the most games of a search for one answer.
pub const GAMES: std::ops::RangeInclusive<u64> = 1_000..=10_000_000;

/// The fewest games for each choice.
const LEAST: u64 = 20;

/// A search for the best choice, in as many steps as one likes: the same games in any steps.
#[derive(Debug, Clone)]
pub struct Sampler {
    /// Every choice, the fullest first.
    pub(super) keeps: Vec<Vec<CardId>>,
    pub(super) tallies: Vec<Tally>,
    /// Choices of this round.
    alive: Vec<usize>,
    /// How many games each choice of this round will have played at its end, and has; whose turn it is.
    until: u64,
    game: u64,
    turn: usize,
    /// Games of each round.
    round: u64,
    /// Games in all, and those played.
    budget: u64,
    played: u64,
    /// Whether less is better.
    pub(super) less: bool,
    /// A choice that is a finalist in any case.
    named: Option<usize>,
    pub(super) finals: Option<Finals>,
}

/// The finalists: winner, runner-up, everything, nothing, the choice that was named, each once.
#[derive(Debug, Clone)]
pub(super) struct Finals {
    pub choices: Vec<usize>,
    pub pairs: Pairs,
    games: u64,
    values: Vec<u32>,
}

impl Sampler {
    /// For a hand, if it may be exchanged; `less` if less is better. The number of games is brought into [`GAMES`].
    #[must_use]
    pub fn new(hand: &[CardId], mulligan: bool, less: bool, games: u64) -> Self {
        let mut keeps = parts(hand);
        keeps.sort_by(|a, b| b.len().cmp(&a.len()).then_with(|| a.cmp(b)));
        if !mulligan {
            keeps.truncate(1);
        }
        let choices = keeps.len();
        let least = LEAST * choices as u64;
        let budget = games.clamp(*GAMES.start(), *GAMES.end()).max(least);
        // The last round has two choices, each one before twice as many.
        let rounds = u64::from(choices.next_power_of_two().ilog2()).max(1);
        let mut sampler = Self {
            tallies: vec![Tally::default(); choices],
            alive: (0..choices).collect(),
            keeps,
            until: 0,
            game: 0,
            turn: 0,
            round: budget * SEARCH / 10 / rounds,
            budget,
            played: 0,
            less,
            named: None,
            finals: None,
        };
        sampler.begin_round();
        sampler
    }

    /// The same, but what is known of this choice in the end comes from the games of the finalists, too.
    #[must_use]
    pub fn naming(mut self, keep: &[CardId]) -> Self {
        self.named = self.keeps.iter().position(|it| it == keep);
        self
    }

    /// What the best choice keeps, as soon as the search has found it: the games after that only tell values anew.
    #[must_use]
    pub fn best(&self) -> Option<&[CardId]> {
        let choice = *self.finals.as_ref()?.choices.first()?;
        self.keeps.get(choice).map(Vec::as_slice)
    }

    /// How many games there will be in all, and how many were played.
    #[must_use]
    pub const fn progress(&self) -> (u64, u64) {
        (self.played, self.budget)
    }

    /// Plays at most so many more games; whether there is nothing left to play. `play` plays the game of a number
    /// after some cards are kept, and says what came of it.
    pub fn step<E>(
        &mut self,
        games: u64,
        mut play: impl FnMut(&[CardId], u64) -> Result<u32, E>,
    ) -> Result<bool, E> {
        for _ in 0..games {
            let Some((choice, game)) = self.upcoming() else {
                return Ok(true);
            };
            let keep = self.keeps.get(choice).map_or(&[][..], Vec::as_slice);
            let value = play(keep, game)?;
            self.note(choice, value);
        }
        Ok(self.upcoming().is_none())
    }

    /// The choice and the number of the game that is played next.
    fn upcoming(&self) -> Option<(usize, u64)> {
        match &self.finals {
            None => Some((*self.alive.get(self.turn)?, self.game)),
            Some(finals) => {
                let game = finals.pairs.games();
                let choice = finals.choices.get(finals.values.len())?;
                (game < finals.games).then_some((*choice, FRESH + game))
            }
        }
    }

    fn note(&mut self, choice: usize, value: u32) {
        self.played += 1;
        if let Some(finals) = &mut self.finals {
            finals.values.push(value);
            if finals.values.len() == finals.choices.len() {
                finals.pairs.add(&finals.values);
                finals.values.clear();
            }
            return;
        }
        if let Some(tally) = self.tallies.get_mut(choice) {
            tally.add(value);
        }
        self.turn += 1;
        if self.turn == self.alive.len() {
            (self.turn, self.game) = (0, self.game + 1);
            if self.game == self.until {
                self.end_round();
            }
        }
    }

    fn begin_round(&mut self) {
        let each = self.round / self.alive.len().max(1) as u64;
        self.until = self.game + each.max(1);
    }

    /// Leaves the worse half behind; all have played the same games, so sums are compared.
    fn end_round(&mut self) {
        let order = self.order(&self.alive);
        if order.len() > 2 {
            let half = order.len().div_ceil(2);
            self.alive = order.into_iter().take(half).collect();
            self.begin_round();
            return;
        }
        let mut choices: Vec<usize> = order.into_iter().take(2).collect();
        let plain = [0, self.keeps.len() - 1];
        for other in plain.into_iter().chain(self.named) {
            if !choices.contains(&other) {
                choices.push(other);
            }
        }
        let left = self.budget.saturating_sub(self.played);
        self.finals = Some(Finals {
            pairs: Pairs::new(choices.len()),
            games: left / choices.len() as u64,
            values: Vec::with_capacity(choices.len()),
            choices,
        });
    }

    /// Choices by what their games say, the best first; of equals the fuller one.
    fn order(&self, choices: &[usize]) -> Vec<usize> {
        let mut order = choices.to_vec();
        order.sort_by_key(|choice| {
            let sum = self.tallies.get(*choice).map_or(0, Tally::sum);
            let sum = i128::from(sum);
            (if self.less { sum } else { -sum }, *choice)
        });
        order
    }
}
