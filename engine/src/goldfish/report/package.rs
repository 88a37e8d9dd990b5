//! Packages of cards: simulated by turn, exact by cards seen.

use serde::Serialize;

use super::number::{Basis, Numbers, Share, rounded};
use crate::goldfish::question::{Happened, Question};
use crate::goldfish::tally::{Answer, Tally};

/// Exact odds are told for up to so many cards seen.
const MOST_SEEN: usize = 30;

/// The answer to a question.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = GoldfishPackage))]
pub struct PackageReport {
    /// What has to have happened.
    pub what: Happened,
    /// By the opening hand, before the mulligan: the exact odds of as many cards are to be found here.
    pub opening: Share,
    /// By the hand after the mulligan.
    pub kept: Share,
    /// By the end of each turn: depends on the policy.
    pub by_turn: Vec<Share>,
    /// By the number of cards seen, whatever the policy; only for what is seen, and only if it can be counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by_seen: Option<Vec<ExactShare>>,
}

/// Exact odds.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = GoldfishExactShare))]
pub struct ExactShare {
    /// Among so many cards.
    pub seen: u32,
    /// From zero to one.
    pub value: f64,
    /// Where it comes from: reckoned.
    pub basis: Basis,
    /// Whether the mulligan is in it: never.
    pub mulligan: bool,
}

/// All answers.
pub(super) fn packages(tally: &Tally, numbers: &Numbers) -> Vec<PackageReport> {
    let questions = tally.shape().questions().zip(tally.answers());
    let report = |(question, answer): (&Question, &Answer)| PackageReport {
        what: question.what(),
        opening: Share {
            mulligan: false,
            ..numbers.share(answer.opening)
        },
        kept: numbers.share(answer.kept),
        by_turn: answer.turns.iter().map(|n| numbers.share(*n)).collect(),
        by_seen: by_seen(question, tally),
    };
    questions.map(report).collect()
}

fn by_seen(question: &Question, tally: &Tally) -> Option<Vec<ExactShare>> {
    if question.what() != Happened::Seen {
        return None;
    }
    let deck = tally.shape().deck();
    let most = u32::try_from(deck.len().min(MOST_SEEN)).ok()?;
    let table = question.exact(&deck, most).ok()?;
    let share = |seen| {
        Some(ExactShare {
            seen,
            value: rounded(table.chance(seen)?.value()),
            basis: Basis::Exact,
            mulligan: false,
        })
    };
    (0..=most).map(share).collect()
}
