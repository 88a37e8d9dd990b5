//! Counting hands: class by class, kinds of hands instead of hands.
//!
//! A kind of hand carries a polynomial: the number of hands of that kind by cards seen. A class of `k` cards takes a
//! kind to others, `d` of its cards in as many ways as `k` over `d`. Kinds whose condition fails are dropped, those
//! whose condition holds are one, and cards of no group that matters come last, all at once.

use std::collections::BTreeMap;

use num_bigint::BigUint;

use super::compiled::Compiled;
use super::settle::Kind;
use super::whole::{Whole, binomials, bits};
use super::{Condition, Groups, MOST_GROUPS, Pile, Refusal, Table};

/// Most steps of one question: additions of a product of small numbers, or as much time. All of them take less than
/// a second.
pub const MOST_STEPS: u64 = 100_000_000;
/// Most bytes of the kinds of hands of one question.
pub const MOST_BYTES: usize = 16 << 20;

impl Pile {
    /// The odds of a condition for every number of cards seen up to `most_seen`.
    pub fn odds(&self, condition: &Condition, most_seen: u32) -> Result<Table, Refusal> {
        self.odds_within(condition, most_seen, MOST_STEPS)
    }

    /// The same within fewer steps.
    pub fn odds_within(
        &self,
        condition: &Condition,
        most_seen: u32,
        most_steps: u64,
    ) -> Result<Table, Refusal> {
        self.fits(most_seen)?;
        let asked = Asked {
            condition: &Compiled::new(condition)?,
            most_seen,
            most_steps: most_steps.min(MOST_STEPS),
        };
        let bits = bits(self.size(), most_seen);
        let (ways, steps) = match bits {
            0..=64 => Count::<u64>::new(self, asked, (1, 8)).ways()?,
            65..=128 => Count::<u128>::new(self, asked, (2, 16)).ways()?,
            _ => {
                let words = bits.div_ceil(64);
                let bytes = usize::try_from(words * 8 + 32).unwrap_or(usize::MAX);
                Count::<BigUint>::new(self, asked, (8 * words, bytes)).ways()?
            }
        };
        Ok(Table::new(self.size(), ways, steps))
    }
}

#[derive(Clone, Copy)]
struct Asked<'c> {
    condition: &'c Compiled,
    most_seen: u32,
    most_steps: u64,
}

/// The number of hands of one kind by cards seen: none below `first`, none beyond the end.
struct Hands<T> {
    first: usize,
    ways: Vec<T>,
}

struct Count<'c, T> {
    asked: Asked<'c>,
    /// The classes that matter, in the order in which they are dealt with.
    classes: Vec<(Groups, u32)>,
    /// Cards of no group that matters.
    rest: u32,
    /// What one addition of a product costs, and one number.
    cost: (u64, usize),
    /// Cards of the classes that were dealt with.
    dealt: u32,
    steps: u64,
    kinds: BTreeMap<Kind, Hands<T>>,
}

impl<'c, T: Whole> Count<'c, T> {
    fn new(pile: &Pile, asked: Asked<'c>, cost: (u64, usize)) -> Self {
        let condition = asked.condition;
        let relevant = Groups::of(condition.leaves.iter().map(|leaf| leaf.group));
        let (classes, rest): (Vec<_>, Vec<_>) = pile
            .seen_by(relevant)
            .classes()
            .partition(|(groups, _)| !groups.is_empty());
        Self {
            classes: in_order(classes, condition),
            rest: rest.iter().map(|(_, cards)| cards).sum(),
            asked,
            cost,
            dealt: 0,
            steps: 0,
            kinds: BTreeMap::new(),
        }
    }

    /// The number of hands that fit, by cards seen, and the steps that it took.
    fn ways(mut self) -> Result<(Vec<BigUint>, u64), Refusal> {
        let mut left = [0; MOST_GROUPS];
        for (groups, cards) in &self.classes {
            change(&mut left, *groups, |left| {
                left.saturating_add(small(*cards))
            });
        }
        if let Some(kind) = Kind::at_first(&left, self.asked.condition) {
            let (first, ways) = (0, vec![T::one()]);
            self.kinds.insert(kind, Hands { first, ways });
        }
        for (groups, cards) in std::mem::take(&mut self.classes) {
            change(&mut left, groups, |left| left.saturating_sub(small(cards)));
            self.deal(groups, cards, &left)?;
        }
        self.deal(Groups::NONE, self.rest, &left)?;
        let hands = self.kinds.remove(&Kind::default());
        let hands = hands.unwrap_or_else(|| self.none());
        // All cards are dealt: the hands go as far as is asked.
        let ways = hands.ways.into_iter().map(Into::into);
        Ok((ways.collect(), self.steps))
    }

    /// Adds the cards of a class to every hand, in all numbers and all ways.
    fn deal(
        &mut self,
        groups: Groups,
        cards: u32,
        left: &[u16; MOST_GROUPS],
    ) -> Result<(), Refusal> {
        let choices: Vec<T> = binomials(cards, cards.min(self.asked.most_seen));
        self.dealt += cards;
        let settling = self.asked.condition.leaves.len() as u64;
        let of = self.kinds.values().map(|hands| {
            let products = (hands.ways.len() - hands.first) as u64 * self.cost.0;
            (products + settling) * choices.len() as u64
        });
        self.steps += of.sum::<u64>();
        self.within_bounds()?;
        for (kind, hands) in std::mem::take(&mut self.kinds) {
            let enough = kind.enough(groups, self.asked.condition);
            let after = |more: usize| {
                let more = u16::try_from(more).unwrap_or(u16::MAX);
                kind.after(groups, more, left, self.asked.condition)
            };
            let (mut from, mut to) = (0, after(0));
            while from < choices.len() {
                // Numbers that lead to the same kind are dealt together, and so are those that are more than enough.
                let mut then = None;
                let same = |more: &usize| {
                    then = Some(after(*more));
                    then != Some(to)
                };
                let end = (from + 1..choices.len().min(enough + 1)).find(same);
                let end = end.unwrap_or(choices.len());
                if let Some(to) = to {
                    self.add(to, &hands, from, choices.get(from..end).unwrap_or_default())?;
                }
                (from, to) = (end, then.flatten());
            }
        }
        Ok(())
    }

    /// Adds hands to a kind, with from `more` cards on in as many ways as `choices` says.
    fn add(
        &mut self,
        kind: Kind,
        hands: &Hands<T>,
        more: usize,
        choices: &[T],
    ) -> Result<(), Refusal> {
        let first = hands.first + more;
        if first > self.asked.most_seen as usize {
            return Ok(());
        }
        let new = self.none();
        let sum = self.kinds.entry(kind).or_insert(new);
        sum.first = sum.first.min(first);
        for (place, choice) in choices.iter().enumerate() {
            let to = sum.ways.iter_mut().skip(first + place);
            for (to, ways) in to.zip(hands.ways.iter().skip(hands.first)) {
                to.add_product(ways, choice);
            }
        }
        self.within_bounds()
    }

    /// No hands at all, with room for those of the cards dealt.
    fn none(&self) -> Hands<T> {
        let most = self.asked.most_seen.min(self.dealt) as usize;
        Hands {
            first: most,
            ways: vec![T::zero(); most + 1],
        }
    }

    fn within_bounds(&self) -> Result<(), Refusal> {
        let states = self.kinds.len();
        let bytes = states * (self.asked.most_seen as usize + 1) * self.cost.1;
        let most_steps = self.asked.most_steps;
        if self.steps <= most_steps && bytes <= MOST_BYTES {
            return Ok(());
        }
        Err(Refusal::TooMuch {
            states,
            steps: self.steps,
            bytes,
            most_steps,
            most_bytes: MOST_BYTES,
        })
    }
}

/// The classes in an order that settles counts early: all of one group, then the rest of the next. The group that
/// is counted the furthest comes first, because its count costs the most while it is open.
fn in_order(mut classes: Vec<(Groups, u32)>, condition: &Compiled) -> Vec<(Groups, u32)> {
    let enough = condition.enough(u64::MAX);
    let mut groups: [usize; MOST_GROUPS] = std::array::from_fn(|group| group);
    groups.sort_by_key(|group| std::cmp::Reverse(enough.get(*group).copied()));
    classes.sort_by_key(|(of, _)| {
        // One bit for each group, the first one highest.
        let lacks = groups.iter().map(|group| u32::from(!of.has(*group)));
        lacks.fold(0, |places, lacks| (places << 1) | lacks)
    });
    classes
}

fn change(counts: &mut [u16; MOST_GROUPS], groups: Groups, to: impl Fn(u16) -> u16) {
    for (group, count) in counts.iter_mut().enumerate() {
        if groups.has(group) {
            *count = to(*count);
        }
    }
}

/// A pile that fits has few enough cards.
fn small(cards: u32) -> u16 {
    u16::try_from(cards).unwrap_or(u16::MAX)
}
