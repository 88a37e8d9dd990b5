//! What is known of one group by itself.

use num_bigint::BigUint;

use super::whole::{binomial, binomials};
use super::{Chance, MOST_CARDS, Pile, Refusal};

impl Pile {
    /// How many cards of a group are to be expected among the cards seen: the number nearest to the exact fraction,
    /// because both of its parts are small and whole.
    pub fn expected(&self, group: usize, seen: u32) -> Result<f64, Refusal> {
        self.fits(seen)?;
        let found = f64::from(seen) * f64::from(self.cards_of(group));
        // Of no cards nothing is expected.
        Ok(found / f64::from(self.size().max(1)))
    }

    /// How likely each number of cards of a group is, from none to as many as there can be.
    pub fn distribution(&self, group: usize, seen: u32) -> Result<Vec<Chance>, Refusal> {
        self.fits(seen)?;
        let (size, cards) = (self.size(), self.cards_of(group));
        let most = seen.min(cards);
        let inside: Vec<BigUint> = binomials(cards, most);
        let outside: Vec<BigUint> = binomials(size - cards, seen);
        let all = binomial(size, seen);
        // Of the others one fewer for each one of the group: their row is read backwards.
        let ways = inside.iter().zip(outside.iter().rev());
        let chances = ways.map(|(inside, outside)| Chance::new(inside * outside, all.clone()));
        Ok(chances.collect())
    }

    /// Whether the pile is small enough, and so many cards can be seen of it.
    pub(super) fn fits(&self, seen: u32) -> Result<(), Refusal> {
        let (cards, most) = (self.size(), MOST_CARDS);
        if cards > most {
            return Err(Refusal::TooManyCards { cards, most });
        }
        if seen > cards {
            return Err(Refusal::SeenTooMany { seen, cards });
        }
        Ok(())
    }
}
