//! An answer: what every choice is worth, which is best, by how much, and how sure that is.

use super::Goal;
use super::exact::Choice;
use super::sampler::Sampler;
use super::tally::Interval;
use crate::fabula::CardId;
use crate::text::Text;

/// Where a value comes from.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Basis {
    /// Every game that can follow was weighed.
    Exact,
    /// Games whose numbers no choice was made by.
    Fresh {
        /// How many.
        games: u64,
        /// Where the true value lies.
        interval: Interval,
    },
    /// Games of the search: it was left behind after these.
    Searched {
        /// How many.
        games: u64,
        /// Where the true value lies.
        interval: Interval,
    },
}

/// What one choice is worth.
#[derive(Debug, Clone, PartialEq)]
pub struct Valued {
    /// What is kept, by number.
    pub keep: Vec<CardId>,
    /// A probability, or what else the goal counts.
    pub value: f64,
    /// Where it comes from.
    pub basis: Basis,
}

/// By how much the best choice is better than another.
#[derive(Debug, Clone, PartialEq)]
pub struct Margin {
    /// What the other keeps.
    pub keep: Vec<CardId>,
    /// How much better, whatever the goal counts: less than zero if fresh games contradict the search.
    pub by: f64,
    /// Where the true margin lies, from the same games; nothing if it is exact.
    pub interval: Option<Interval>,
}

/// How much hangs on the choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// The best choice is better than every other one by at least a percentage point, or one percent of the value
    /// where it is not a probability; by games: the interval of its margin to the next one lies above zero.
    Clear,
    /// Another one is nearly as good, or as good.
    Close,
    /// There is nothing to choose.
    Only,
}

impl Verdict {
    /// The name that never changes.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Clear => "clear",
            Self::Close => "close",
            Self::Only => "only",
        }
    }
}

/// Advice on one hand.
#[derive(Debug, Clone, PartialEq)]
pub struct Advice {
    /// Every choice, the best first.
    pub choices: Vec<Valued>,
    /// To the next choice of another value.
    pub next: Option<Margin>,
    /// To keeping everything, if that is another choice.
    pub all: Option<Margin>,
    /// To replacing everything, if that is another choice.
    pub none: Option<Margin>,
    /// How much hangs on it.
    pub verdict: Verdict,
    /// Why, in words.
    pub reason: Text,
}

/// The least exact margin that is clear: of a probability, and of another value as a part of it.
const CLEAR: f64 = 0.01;
/// Exact values that differ less are equal: sums in another order.
pub(super) const EQUAL: f64 = 1e-12;

impl Advice {
    /// What to keep.
    #[must_use]
    pub fn best(&self) -> &[CardId] {
        self.choices.first().map_or(&[], |best| &best.keep)
    }

    /// The place of a choice, from 1 on: those that are exactly as good share one.
    #[must_use]
    pub fn place(&self, keep: &[CardId]) -> Option<usize> {
        let at = self.choices.iter().position(|it| it.keep == keep)?;
        let own = self.choices.get(at)?;
        let equal =
            |other: &Valued| own.basis == Basis::Exact && (other.value - own.value).abs() <= EQUAL;
        Some(self.choices.iter().position(equal).unwrap_or(at) + 1)
    }

    /// From exact values, the best first; the words are still to come.
    pub(super) fn exact(choices: Vec<Choice>, goal: &Goal) -> Self {
        let best = choices.first().map_or(0.0, |choice| choice.value);
        let margin = |choice: &Choice| Margin {
            keep: choice.keep.clone(),
            by: best - choice.value,
            interval: None,
        };
        let least = |most: bool| {
            let size = |choice: &&Choice| choice.keep.len();
            if most {
                choices.iter().max_by_key(size)
            } else {
                choices.iter().min_by_key(size)
            }
        };
        let other = |choice: Option<&Choice>| {
            let first = choices.first().map(|best| &best.keep);
            let choice = choice.filter(|choice| Some(&choice.keep) != first);
            choice.map(margin)
        };
        let next = choices.iter().find(|choice| best - choice.value > EQUAL);
        let next = next.map(margin);
        let bar = if goal.is_probability() {
            CLEAR
        } else {
            CLEAR * best.abs()
        };
        let verdict = match &next {
            Some(next) if next.by >= bar => Verdict::Clear,
            Some(_) => Verdict::Close,
            None if choices.len() > 1 => Verdict::Close,
            None => Verdict::Only,
        };
        Self {
            next,
            all: other(least(true)),
            none: other(least(false)),
            verdict,
            reason: unsaid(),
            choices: choices
                .into_iter()
                .map(|Choice { keep, value }| Valued {
                    keep,
                    value,
                    basis: Basis::Exact,
                })
                .collect(),
        }
    }

    /// From games, once all are played; the words are still to come.
    ///
    /// The best choice is the one that the search found, whatever fresh games say: chosen by them too, it would be
    /// flattered again.
    pub(super) fn sampled(sampler: &Sampler, goal: &Goal) -> Option<Self> {
        let finals = sampler.finals.as_ref()?;
        let keep = |choice: usize| sampler.keeps.get(choice).cloned().unwrap_or_default();
        let better = if sampler.less { -1.0 } else { 1.0 };
        let margin = |place: usize| {
            let choice = *finals.choices.get(place)?;
            let (by, interval) = finals.pairs.difference(0, place);
            let (by, interval) = if sampler.less {
                (-by, interval.turned())
            } else {
                (by, interval)
            };
            (place != 0).then(|| Margin {
                keep: keep(choice),
                by,
                interval: Some(interval),
            })
        };
        let place = |choice: usize| finals.choices.iter().position(|it| *it == choice);
        let next = margin(1);
        let verdict = match next.as_ref().and_then(|next| next.interval) {
            Some(interval) if interval.low > 0.0 => Verdict::Clear,
            Some(_) => Verdict::Close,
            None => Verdict::Only,
        };
        let valued = |(choice, keep): (usize, &Vec<CardId>)| {
            let fresh = place(choice).map(|place| finals.pairs.of(place));
            let tally = fresh.or_else(|| sampler.tallies.get(choice).copied())?;
            let (games, interval) = (tally.games(), tally.interval(goal));
            Some(Valued {
                keep: keep.clone(),
                value: tally.mean(),
                basis: if fresh.is_some() {
                    Basis::Fresh { games, interval }
                } else {
                    Basis::Searched { games, interval }
                },
            })
        };
        let mut choices: Vec<Valued> = sampler
            .keeps
            .iter()
            .enumerate()
            .filter_map(valued)
            .collect();
        let first = keep(*finals.choices.first()?);
        choices.sort_by(|a, b| {
            let is_best = (b.keep == first).cmp(&(a.keep == first));
            let value = (b.value * better).total_cmp(&(a.value * better));
            is_best.then(value)
        });
        Some(Self {
            choices,
            next,
            all: place(0).and_then(margin),
            none: place(sampler.keeps.len() - 1).and_then(margin),
            verdict,
            reason: unsaid(),
        })
    }
}

/// Words that are still to come.
const fn unsaid() -> Text {
    Text {
        pt: String::new(),
        en: String::new(),
    }
}
