//! The most that a hand can spend, and on what: the turn of [`Policy::BestSpend`](crate::goldfish::Policy::BestSpend).

use super::company::{Board, Company};
use super::lanes::{Hand, Lanes};
use super::stage::InHand;

/// Sums of costs, a bit each: those beyond the resources are nobody's business.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Sums {
    pub bits: u64,
    pub most: u8,
}

/// Most resources that are reckoned with.
pub(super) const MOST_RESOURCES: u8 = 62;

impl Sums {
    /// Nothing is spent yet.
    pub(super) const fn nothing(resources: u8) -> Self {
        Self {
            bits: 1,
            most: resources,
        }
    }

    /// With one card more.
    pub(super) const fn with(self, cost: u8) -> Self {
        if cost > self.most {
            return self;
        }
        let all = (2 << self.most) - 1;
        Self {
            bits: (self.bits | (self.bits << cost)) & all,
            ..self
        }
    }

    /// Whether exactly so much can be spent.
    pub(super) const fn has(self, sum: u8) -> bool {
        sum <= self.most && self.bits & (1 << sum) != 0
    }

    /// Whether everything can be spent.
    pub(super) const fn all(self) -> bool {
        self.has(self.most)
    }

    /// The most that can be spent.
    pub(super) const fn best(self) -> u8 {
        #[expect(clippy::cast_possible_truncation, reason = "a bit of 64")]
        let best = 63 - self.bits.leading_zeros() as u8;
        best
    }
}

/// Chooses what is played, in rows that are kept from hand to hand.
#[derive(Debug, Clone, Default)]
pub(super) struct Spender {
    /// Classes of the cards that can be paid, the dearest first.
    cards: Vec<(usize, InHand)>,
    /// The most that the last cards bring for so many resources, row by row.
    best: Vec<u64>,
}

impl Spender {
    /// A turn before which nobody was in play: what is played of a hand, what it costs, and whether somebody is there
    /// then. Cards come one by one, Aliados first, the dearest first; after each the rest is chosen anew.
    pub(super) fn play_alone(
        &mut self,
        classes: &[InHand],
        hand: Hand,
        resources: u8,
    ) -> (Hand, u8, Board) {
        let (mut left, mut spent) = (hand, 0);
        let lonely = |class: &InHand| class.role.wants == Company::Nobody;
        loop {
            let (chosen, _) = self.choose(classes, left, resources - spent, lonely);
            let among = |(place, _): &(usize, &InHand)| chosen.of(*place) > 0;
            let first = classes.iter().enumerate().filter(among);
            let first = first.min_by_key(|(place, class)| (!class.role.is_ally, *place));
            let Some((place, class)) = first else {
                return (Lanes(hand.0 - left.0), spent, Board::Empty);
            };
            left = left.without(place, 1);
            spent += u8::try_from(class.cost).unwrap_or(u8::MAX);
            if class.role.brings {
                break;
            }
        }
        let beside = |class: &InHand| class.role.wants != Company::Ready;
        let (chosen, cost) = self.choose(classes, left, resources - spent, beside);
        let left: Hand = Lanes(left.0 - chosen.0);
        (Lanes(hand.0 - left.0), spent + cost, Board::Taken)
    }

    /// A turn after such ones.
    pub(super) fn play_on(
        &mut self,
        classes: &[InHand],
        hand: Hand,
        resources: u8,
        board: Board,
    ) -> (Hand, u8, Board) {
        match board {
            Board::Empty => self.play_alone(classes, hand, resources),
            Board::Taken => {
                let (played, spent) = self.play(classes, hand, resources);
                (played, spent, board)
            }
        }
    }

    /// What is played of a hand, and what it costs: the cards that together cost most, then those that are worth
    /// most, then those of which the dearest comes earliest.
    pub(super) fn play(&mut self, classes: &[InHand], hand: Hand, resources: u8) -> (Hand, u8) {
        self.choose(classes, hand, resources, |_| true)
    }

    /// The same among some classes.
    fn choose(
        &mut self,
        classes: &[InHand],
        hand: Hand,
        resources: u8,
        among: impl Fn(&InHand) -> bool,
    ) -> (Hand, u8) {
        self.cards.clear();
        for (place, class) in classes.iter().enumerate() {
            if class.cost <= u16::from(resources) && among(class) {
                let copies = std::iter::repeat_n((place, *class), hand.of(place) as usize);
                self.cards.extend(copies);
            }
        }
        let row = usize::from(resources) + 1;
        self.weigh(row);
        let (mut left, mut played, mut spent) = (usize::from(resources), Hand::default(), 0);
        for (at, (place, class)) in self.cards.iter().enumerate() {
            let start = (self.cards.len() - at - 1) * row;
            let best = |left: usize| self.best.get(start + left).copied().unwrap_or_default();
            let rest = left.checked_sub(usize::from(class.cost));
            let here = self.best.get(start + row + left).copied();
            if let Some(rest) = rest
                && Some(best(rest) + class.gain()) >= here
            {
                left = rest;
                played = played.with(*place, 1);
                spent += class.cost;
            }
        }
        (played, u8::try_from(spent).unwrap_or(u8::MAX))
    }

    /// Row by row, what the last cards bring for every number of resources; the first row is that of no cards.
    fn weigh(&mut self, row: usize) {
        self.best.clear();
        self.best.resize((self.cards.len() + 1) * row, 0);
        for (number, (_, class)) in self.cards.iter().rev().enumerate() {
            let (done, new) = self.best.split_at_mut((number + 1) * row);
            let before = done.get(number * row..).unwrap_or_default();
            for (left, new) in new.iter_mut().take(row).enumerate() {
                let rest = left.checked_sub(usize::from(class.cost));
                let with = rest.and_then(|rest| before.get(rest));
                let without = before.get(left).copied().unwrap_or_default();
                *new = without.max(with.map_or(0, |with| with + class.gain()));
            }
        }
    }
}
