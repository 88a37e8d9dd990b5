//! Which of the bases that are there stay, and where: for every set of colours the choice that saves most changes.

use std::collections::BTreeMap;

use super::{Cover, MOST_POSITIONS};
use crate::deck::CardNo;

/// A base that is there.
#[derive(Debug)]
pub(super) struct Base {
    pub card: CardNo,
    /// One bit each.
    pub colours: u8,
    /// Most copies.
    pub limit: u32,
    /// By position.
    pub there: [u32; MOST_POSITIONS],
    /// In lists that take no bases.
    pub elsewhere: u32,
}

/// Colours, and how many bases each position has.
type State = (u8, [u32; MOST_POSITIONS]);

/// How a state was reached: what it saves, the state before, and the last base's copies by position.
#[derive(Debug, Clone, Copy)]
struct Way {
    saves: u32,
    before: State,
    copies: [u32; MOST_POSITIONS],
}

/// Every state that some of the bases make.
#[derive(Debug)]
pub(super) struct Plan {
    wanted: [u32; MOST_POSITIONS],
    /// After each base.
    layers: Vec<BTreeMap<State, Way>>,
}

const NOTHING: State = (0, [0; MOST_POSITIONS]);

impl Plan {
    pub(super) fn new(bases: &[Base], wanted: [u32; MOST_POSITIONS]) -> Self {
        let begin = Way {
            saves: 0,
            before: NOTHING,
            copies: [0; MOST_POSITIONS],
        };
        let mut plan = Self {
            wanted,
            layers: vec![BTreeMap::from([(NOTHING, begin)])],
        };
        for base in bases {
            plan.add(base);
        }
        plan
    }

    fn add(&mut self, base: &Base) {
        let mut next: BTreeMap<State, Way> = BTreeMap::new();
        for (state, way) in self.layers.last().into_iter().flatten() {
            let (colours, filled) = *state;
            for copies in ways(base, self.wanted, filled) {
                let mut after = filled;
                for (after, copies) in after.iter_mut().zip(copies) {
                    *after += copies;
                }
                let used = copies.iter().any(|copies| *copies > 0);
                let colours = if used {
                    colours | base.colours
                } else {
                    colours
                };
                let saves = way.saves + saved(base, copies);
                let known = next.get(&(colours, after));
                if known.is_none_or(|known| known.saves < saves) {
                    let way = Way {
                        saves,
                        before: *state,
                        copies,
                    };
                    next.insert((colours, after), way);
                }
            }
        }
        self.layers.push(next);
    }

    /// The most changes that are saved if the bases give these colours.
    pub(super) fn saved(&self, identity: u8, cover: &Cover) -> Option<u32> {
        self.best(identity, cover).map(|(_, saves)| saves)
    }

    fn best(&self, identity: u8, cover: &Cover) -> Option<(State, u32)> {
        let states = self.layers.last()?.iter();
        let enough = states.filter(|((colours, filled), _)| {
            let room: u32 = self
                .wanted
                .iter()
                .zip(filled)
                .map(|(wanted, filled)| wanted - filled)
                .sum();
            cover
                .bases(identity & !colours)
                .is_some_and(|bases| bases <= room)
        });
        let best = enough.max_by_key(|(_, way)| way.saves)?;
        Some((*best.0, best.1.saves))
    }

    /// The copies of each base by position, for the best choice.
    pub(super) fn chosen(&self, identity: u8, cover: &Cover) -> Option<Vec<[u32; MOST_POSITIONS]>> {
        let (mut state, _) = self.best(identity, cover)?;
        let mut chosen = Vec::with_capacity(self.layers.len());
        for layer in self.layers.iter().skip(1).rev() {
            let way = layer.get(&state)?;
            chosen.push(way.copies);
            state = way.before;
        }
        chosen.reverse();
        Some(chosen)
    }
}

/// How many copies of a base each position can have.
fn ways(
    base: &Base,
    wanted: [u32; MOST_POSITIONS],
    filled: [u32; MOST_POSITIONS],
) -> Vec<[u32; MOST_POSITIONS]> {
    let there: u32 = base
        .there
        .iter()
        .fold(base.elsewhere, |sum, there| sum.saturating_add(*there));
    let most = there.min(base.limit);
    let room = |at: usize| {
        let wanted = wanted.get(at).copied().unwrap_or_default();
        wanted - filled.get(at).copied().unwrap_or_default()
    };
    let mut ways = Vec::new();
    for first in 0..=room(0).min(most) {
        for second in 0..=room(1).min(most - first) {
            ways.push([first, second]);
        }
    }
    ways
}

/// What stays where it is saves taking it out and putting another in; what moves saves one of them.
fn saved(base: &Base, copies: [u32; MOST_POSITIONS]) -> u32 {
    let pairs = copies.iter().zip(base.there);
    pairs
        .map(|(copies, there)| *copies + (*copies).min(there))
        .sum()
}
