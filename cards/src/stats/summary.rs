//! Averages and medians.

use serde::Serialize;
use utoipa::ToSchema;

use super::{Source, called};
use crate::query::Field;

/// What some numbers have in common.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
pub struct Summary {
    /// How many cards have such a number.
    pub cards: u64,
    /// The sum over all of them.
    pub sum: i64,
    /// The sum divided by their number, rounded to four decimals.
    #[schema(example = 2.35)]
    pub average: f64,
    /// The number in the middle, or halfway between the two in the middle.
    #[schema(example = 2.0)]
    pub median: f64,
    /// The smallest.
    pub least: i16,
    /// The largest.
    pub most: i16,
}

/// A number that is printed on cards.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct NumberSummary {
    /// Which: the name of a field of the query language.
    #[schema(example = "cost")]
    pub field: &'static str,
    /// What players call it.
    #[schema(example = "cost")]
    pub name: &'static str,
    /// The number of those cards that have it.
    #[serde(flatten)]
    pub of: Summary,
}

impl Summary {
    /// Of numbers in ascending order, each once, with the number of cards that have it; nothing if there is none.
    pub(super) fn of(numbers: &[(i16, u64)]) -> Option<Self> {
        let (least, most) = (numbers.first()?.0, numbers.last()?.0);
        let cards: u64 = numbers.iter().map(|(_, cards)| cards).sum();
        let sum: i64 = numbers
            .iter()
            .map(|(number, cards)| i64::from(*number) * i64::try_from(*cards).unwrap_or(i64::MAX))
            .sum();
        let middle = [cards.saturating_sub(1) / 2, cards / 2];
        let [low, high] = middle.map(|at| nth(numbers, at).unwrap_or(most));
        Some(Self {
            cards,
            sum,
            average: rounded(sum, cards),
            median: f64::midpoint(low.into(), high.into()),
            least,
            most,
        })
    }
}

/// The number at a place, counted from zero, if every card had its own.
fn nth(numbers: &[(i16, u64)], at: u64) -> Option<i16> {
    let mut before = 0;
    let mut with = numbers.iter().map(|(number, cards)| {
        before += cards;
        (*number, before)
    });
    with.find(|(_, before)| *before > at)
        .map(|(number, _)| number)
}

/// A quotient rounded to four decimals, halves upwards; zero of nothing.
pub(super) fn rounded(sum: i64, count: u64) -> f64 {
    let (sum, count) = (i128::from(sum), i128::from(count));
    let parts = (2 * sum * 10_000 + count).checked_div_euclid(2 * count);
    // No number of a card is larger than sixteen bits, so that of their average is not, either.
    f64::from(i32::try_from(parts.unwrap_or_default()).unwrap_or(i32::MAX)) / 10_000.0
}

/// Numbers with their cards in ascending order, each once.
pub(super) fn merged<K: Ord>(mut numbers: Vec<(K, u64)>) -> Vec<(K, u64)> {
    numbers.sort_unstable_by(|a, b| a.0.cmp(&b.0));
    numbers.dedup_by(|later, earlier| {
        let same = later.0 == earlier.0;
        earlier.1 += if same { later.1 } else { 0 };
        same
    });
    numbers
}

impl Source<'_> {
    pub(super) fn numbers(&self, cards: &[(usize, u64)]) -> Vec<NumberSummary> {
        let printed = cards.iter().flat_map(|(card, copies)| {
            let numbers = self.index.profile(*card).numbers.iter();
            numbers.map(|number| (*number, *copies))
        });
        let printed = merged(printed.collect());
        let fields = printed.chunk_by(|((a, _), _), ((b, _), _)| a == b);
        let mut numbers = Vec::new();
        let summaries = fields.filter_map(|same| {
            let ((field, _), _) = same.first()?;
            numbers.clear();
            numbers.extend(same.iter().map(|((_, number), cards)| (*number, *cards)));
            Some(self.number(*field, Summary::of(&numbers)?))
        });
        summaries.collect()
    }

    fn number(&self, field: Field, of: Summary) -> NumberSummary {
        NumberSummary {
            field: field.entry().en,
            name: called(field, self.lang),
            of,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_of_an_even_count_lies_between_the_two_in_the_middle() {
        let median = |numbers: &[(i16, u64)]| Summary::of(numbers).map(|it| it.median);
        assert_eq!(median(&[]), None);
        assert_eq!(median(&[(3, 1)]), Some(3.0));
        assert_eq!(median(&[(1, 2), (4, 2)]), Some(2.5));
        assert_eq!(median(&[(1, 3), (4, 2)]), Some(1.0));
        assert_eq!(median(&[(-3, 1), (2, 1)]), Some(-0.5));
        assert_eq!(
            median(&[(0, 10_000_000_000), (1, 10_000_000_000)]),
            Some(0.5)
        );
    }

    #[test]
    fn a_quotient_is_rounded_to_four_decimals() {
        assert_eq!(rounded(2, 3).to_string(), "0.6667");
        assert_eq!(rounded(1, 3).to_string(), "0.3333");
        assert_eq!(rounded(-1, 3).to_string(), "-0.3333");
        assert_eq!(rounded(0, 0).to_string(), "0");
        let most = i64::from(i16::MAX) * 10_000_000_000;
        assert_eq!(rounded(most, 10_000_000_000).to_string(), "32767");
    }
}
