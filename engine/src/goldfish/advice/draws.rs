//! Every hand that can be drawn, with the number of ways to draw it.

use super::classes::Counts;
use super::{MOST_CLASSES, Unknown};

/// Most cards of a draw.
pub(super) const MOST_DRAWN: usize = 15;

/// How many ways there are to take some of so many cards.
#[derive(Debug, Clone)]
pub(super) struct Ways(Vec<[f64; MOST_DRAWN + 1]>);

impl Ways {
    /// For up to so many cards.
    pub(super) fn new(cards: u32) -> Self {
        let mut first = [0.0; MOST_DRAWN + 1];
        if let Some(none) = first.first_mut() {
            *none = 1.0;
        }
        let mut rows = vec![first];
        for _ in 0..cards {
            let above = rows.last().copied().unwrap_or(first);
            let mut row = above;
            // Pascal's triangle: without the new card, or with it and one fewer of the others.
            for (way, with) in row.iter_mut().skip(1).zip(above) {
                *way += with;
            }
            rows.push(row);
        }
        Self(rows)
    }

    /// `some` of `cards`.
    pub(super) fn of(&self, cards: u32, some: u32) -> f64 {
        let row = self.0.get(cards as usize);
        let way = row.and_then(|row| row.get(some as usize));
        way.copied().unwrap_or_default()
    }

    /// Does something with every draw of so many cards of a pool, and the number of ways to it.
    pub(super) fn each(
        &self,
        pool: Counts,
        cards: u32,
        act: &mut impl FnMut(Counts, f64) -> Result<(), Unknown>,
    ) -> Result<(), Unknown> {
        self.deal(
            (0, pool.total()),
            cards,
            pool,
            (Counts::default(), 1.0),
            act,
        )
    }

    /// From a class on, whose cards and those of later classes are `rest` in all.
    fn deal(
        &self,
        (class, rest): (usize, u32),
        cards: u32,
        pool: Counts,
        (drawn, ways): (Counts, f64),
        act: &mut impl FnMut(Counts, f64) -> Result<(), Unknown>,
    ) -> Result<(), Unknown> {
        if cards == 0 {
            return act(drawn, ways);
        }
        if class == MOST_CLASSES {
            return Ok(());
        }
        let there = u32::from(pool.of(class));
        let later = rest - there;
        for some in cards.saturating_sub(later)..=there.min(cards) {
            let mut drawn = drawn;
            drawn.add(class, u16::try_from(some).unwrap_or_default());
            let ways = ways * self.of(there, some);
            self.deal((class + 1, later), cards - some, pool, (drawn, ways), act)?;
        }
        Ok(())
    }
}
