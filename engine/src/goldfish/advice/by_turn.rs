//! The value of a choice turn by turn: the same goal by the end of each turn before.

use super::Unknown;
use super::answer::{Advice, Basis, Margin, Valued};
use super::case::Case;
use super::exact::{Choice, Exact};
use super::sampler::{FRESH, Sampler};
use super::tally::{Pairs, Tally};
use crate::fabula::CardId;
use crate::goldfish::{Goldfish, HandError};

/// A choice by the end of every turn of the goal: the last value is its own.
#[derive(Debug, Clone, PartialEq)]
pub struct ByTurn {
    /// Its values, turn by turn.
    pub values: Vec<Valued>,
    /// By how much the best choice is better.
    pub behind: Margin,
}

impl Case<'_> {
    /// Every choice turn by turn, exactly; in the order of the advice.
    pub fn exact_by_turn(&self, advice: &Advice) -> Result<Vec<ByTurn>, Unknown> {
        let mut turns: Vec<Vec<Choice>> = Vec::new();
        for turn in 1..self.goal.turns() {
            let cards = (self.deck, self.tried);
            let goal = self.goal.by(turn);
            let exact = Exact::of(self.table, cards, self.rules, self.first, &goal)?;
            turns.push(exact.choices(self.hand)?);
        }
        let best = advice.choices.first().map_or(0.0, |best| best.value);
        let told = advice.choices.iter().map(|choice| {
            let earlier = turns.iter().filter_map(|choices| {
                let same = choices.iter().find(|it| it.keep == choice.keep)?;
                Some(Valued {
                    keep: choice.keep.clone(),
                    value: same.value,
                    basis: Basis::Exact,
                })
            });
            ByTurn {
                values: earlier.chain([choice.clone()]).collect(),
                behind: Margin {
                    keep: choice.keep.clone(),
                    by: best - choice.value,
                    interval: None,
                },
            }
        });
        Ok(told.collect())
    }
}

/// The finalists' games once more, watched turn by turn: the best choice and others beside it.
#[derive(Debug, Clone)]
pub struct Replay {
    keeps: Vec<Vec<CardId>>,
    /// By choice and turn.
    tallies: Vec<Vec<Tally>>,
    pairs: Pairs,
    games: u64,
    less: bool,
}

impl Replay {
    /// For a search whose games are played: its best choice, and another one.
    #[must_use]
    pub fn new(case: &Case<'_>, sampler: &Sampler, other: Option<&[CardId]>) -> Option<Self> {
        let finals = sampler.finals.as_ref()?;
        let best = sampler.keeps.get(*finals.choices.first()?)?;
        let mut keeps = vec![best.clone()];
        keeps.extend(
            other
                .filter(|other| *other != best.as_slice())
                .map(Vec::from),
        );
        Some(Self {
            tallies: vec![vec![Tally::default(); case.goal.turns().into()]; keeps.len()],
            pairs: Pairs::new(keeps.len()),
            keeps,
            games: finals.pairs.games(),
            less: sampler.less,
        })
    }

    /// Plays at most so many games; whether there is nothing left to play.
    pub fn step(
        &mut self,
        case: &Case<'_>,
        goldfish: &mut Goldfish<'_>,
        seed: u64,
        games: u64,
    ) -> Result<bool, HandError> {
        for _ in 0..games {
            let game = self.pairs.games();
            if game >= self.games {
                return Ok(true);
            }
            let mut values = Vec::with_capacity(self.keeps.len());
            for (keep, tallies) in self.keeps.iter().zip(&mut self.tallies) {
                let trace = goldfish.play_from(case.hand, keep, seed, FRESH + game)?;
                for (turn, tally) in (1..).zip(tallies) {
                    tally.add(case.goal.by(turn).of(trace));
                }
                values.push(case.goal.of(trace));
            }
            self.pairs.add(&values);
        }
        Ok(self.pairs.games() >= self.games)
    }

    /// What is known of a choice.
    #[must_use]
    pub fn of(&self, case: &Case<'_>, keep: &[CardId]) -> Option<ByTurn> {
        let place = self.keeps.iter().position(|it| it == keep)?;
        let valued = |(turn, tally): (u8, &Tally)| Valued {
            keep: keep.to_vec(),
            value: tally.mean(),
            basis: Basis::Fresh {
                games: tally.games(),
                interval: tally.interval(&case.goal.by(turn)),
            },
        };
        let (by, interval) = self.pairs.difference(0, place);
        let (by, interval) = if self.less {
            (-by, interval.turned())
        } else {
            (by, interval)
        };
        Some(ByTurn {
            values: (1..).zip(self.tallies.get(place)?).map(valued).collect(),
            behind: Margin {
                keep: keep.to_vec(),
                by,
                interval: Some(interval),
            },
        })
    }
}
