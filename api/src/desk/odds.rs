//! From questions about a deck to exact odds: lists become a pile, conditions a tree, formats numbers of cards.

use std::cell::LazyCell;
use std::collections::BTreeSet;
use std::time::Instant;

use fabulario_engine::odds::{Condition, MOST_STEPS, Pile, Refusal, Table};

use crate::catalogue::Current;
use crate::wire::Mistake;
use crate::wire::odds::{Count, Expected, GroupOdds, Likely, OddsAnswer, OddsAsked, QuestionOdds};
use crate::words::Language;
use crate::words::odds as words;

pub mod ask;
mod condition;
mod group;
mod opening;
mod pile;

use pile::Laid;

/// Steps of all questions together that do not keep others waiting: some 200 µs.
const LIGHT_STEPS: u64 = 50_000;
/// Most steps of all questions together.
const FULL_STEPS: u64 = 2 * MOST_STEPS;

/// How much time an answer may take.
#[derive(Debug, Clone, Copy)]
pub enum Effort {
    /// Next to none: what takes longer is refused as [`Unanswered::Heavy`].
    Light,
    /// Until nobody waits any more.
    Full(Instant),
}

/// Why there is no answer.
#[derive(Debug)]
pub enum Unanswered {
    /// The request has mistakes.
    Mistaken(Vec<Mistake>),
    /// It takes more than a light effort.
    Heavy,
    /// A query takes too long.
    Slow,
    /// Nobody waits any more.
    Late,
}

/// What an answer depends on besides the request's body.
#[derive(Clone, Copy)]
pub struct Reckoner<'c> {
    /// Cards, formats and the index.
    pub current: &'c Current,
    /// The language of messages.
    pub lang: Language,
    /// The time that it may take.
    pub effort: Effort,
}

impl Reckoner<'_> {
    /// Answers every question, or tells every mistake.
    pub fn answer(&self, asked: &OddsAsked) -> Result<OddsAnswer, Unanswered> {
        let (laid, mut mistakes) = match pile::lay_out(asked, self) {
            Ok(laid) => (Some(laid), Vec::new()),
            Err(Unanswered::Mistaken(mistakes)) => (None, mistakes),
            Err(other) => return Err(other),
        };
        let conditions = condition::read_all(asked, self.lang, &mut mistakes);
        let size = laid.as_ref().map(|laid| laid.pile.size());
        mistakes.extend(beyond(asked, size, self.lang));
        let Some(laid) = laid.filter(|_| mistakes.is_empty()) else {
            return Err(Unanswered::Mistaken(mistakes));
        };
        self.reckon(asked, laid, &conditions)
    }

    fn reckon(
        &self,
        asked: &OddsAsked,
        laid: Laid,
        conditions: &[Condition],
    ) -> Result<OddsAnswer, Unanswered> {
        let Laid {
            pile,
            sections,
            warnings,
        } = laid;
        let size = pile.size();
        let opening_hands = opening::hands(asked.game, self.current, size);
        let usual = LazyCell::new(|| opening::usual(&opening_hands, size));
        let seen = |given: &Option<Vec<Count>>| match given {
            Some(seen) => seen.iter().map(|count| count.0).collect(),
            None => Vec::clone(&usual),
        };
        let seen: Vec<Vec<u32>> = asked.questions.iter().map(|it| seen(&it.seen)).collect();
        let questions = self.questions(asked, &pile, conditions, &seen)?;
        let all: BTreeSet<u32> = seen.into_iter().flatten().collect();
        Ok(OddsAnswer {
            game: asked.game,
            sections,
            size,
            mulligan: false,
            opening_hands,
            groups: groups(asked, &pile, &all),
            questions,
            warnings,
        })
    }

    fn questions(
        &self,
        asked: &OddsAsked,
        pile: &Pile,
        conditions: &[Condition],
        seen: &[Vec<u32>],
    ) -> Result<Vec<QuestionOdds>, Unanswered> {
        let mut left = match self.effort {
            Effort::Light => LIGHT_STEPS,
            Effort::Full(_) => FULL_STEPS,
        };
        let mut mistakes = Vec::new();
        let mut answers = Vec::with_capacity(conditions.len());
        let asked_of = asked.questions.iter().zip(conditions).zip(seen);
        for (place, ((question, condition), seen)) in asked_of.enumerate() {
            if self.is_late() {
                return Err(Unanswered::Late);
            }
            let most_seen = seen.iter().copied().max().unwrap_or(0);
            let why = match pile.odds_within(condition, most_seen, left) {
                Ok(table) => {
                    left = left.saturating_sub(table.steps());
                    answers.push(QuestionOdds {
                        label: question.label.as_ref().map(|label| label.0.clone()),
                        by_seen: likely(&table, seen, asked.fractions),
                    });
                    continue;
                }
                Err(why) => why,
            };
            let too_much = matches!(why, Refusal::TooMuch { .. });
            if too_much && matches!(self.effort, Effort::Light) {
                return Err(Unanswered::Heavy);
            }
            mistakes.push(condition::refused(place, why, self.lang));
            if too_much {
                // What has taken so long already is not tried again.
                break;
            }
        }
        if mistakes.is_empty() {
            Ok(answers)
        } else {
            Err(Unanswered::Mistaken(mistakes))
        }
    }

    fn is_late(&self) -> bool {
        matches!(self.effort, Effort::Full(deadline) if Instant::now() > deadline)
    }
}

fn likely(table: &Table, seen: &[u32], fractions: bool) -> Vec<Likely> {
    let likely = seen.iter().filter_map(|seen| {
        let chance = table.chance(*seen)?;
        Some(Likely::new(*seen, &chance, fractions))
    });
    likely.collect()
}

fn groups(asked: &OddsAsked, pile: &Pile, seen: &BTreeSet<u32>) -> Vec<GroupOdds> {
    let groups = asked.groups.iter().enumerate();
    let groups = groups.map(|(place, group)| {
        let expected = seen.iter().filter_map(|seen| {
            let (seen, cards) = (*seen, pile.expected(place, *seen).ok()?);
            Some(Expected { seen, cards })
        });
        GroupOdds {
            id: group.id.0.clone(),
            cards: pile.cards_of(place),
            expected: expected.collect(),
        }
    });
    groups.collect()
}

/// Numbers of cards seen that the deck does not have.
fn beyond(asked: &OddsAsked, size: Option<u32>, lang: Language) -> Vec<Mistake> {
    let size = size.unwrap_or(u32::MAX);
    let mut mistakes = Vec::new();
    for (place, question) in asked.questions.iter().enumerate() {
        let seen = question.seen.iter().flatten().enumerate();
        for (at, _) in seen.filter(|(_, count)| count.0 > size) {
            let pointer = format!("/questions/{place}/seen/{at}");
            mistakes.push(Mistake::new(
                pointer,
                "too_large",
                lang,
                words::beyond(size),
            ));
        }
    }
    mistakes
}
