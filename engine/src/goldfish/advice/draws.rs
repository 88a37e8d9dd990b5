//! How many ways there are to draw.

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
}
