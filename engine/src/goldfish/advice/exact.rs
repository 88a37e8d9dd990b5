//! The exact value of everything that can be kept of a hand.

use super::game::Game;
use super::kinds::{Aim, Kind};
use super::lanes::Seen;
use super::playing::Tried;
use super::turns::Solver;
use super::{Goal, MOST_HANDS, Unknown};
use crate::fabula::{CardId, PlayRules, Table};

/// What one choice is worth.
#[derive(Debug, Clone, PartialEq)]
pub struct Choice {
    /// What is kept, by number.
    pub keep: Vec<CardId>,
    /// A probability, or resources: as the aim says.
    pub value: f64,
}

/// A deck and an aim, exactly.
#[derive(Debug, Clone)]
pub struct Exact {
    pub(super) game: Game,
    pub(super) most: u64,
}

impl Exact {
    /// An advisor for the main deck of a player, as if no card had an ability; those that are idle count as not played,
    /// those that want company as soon as it is there.
    pub fn of(
        table: &Table,
        (deck, tried): (&[CardId], &[Tried]),
        rules: PlayRules,
        first: bool,
        goal: &Goal,
    ) -> Result<Self, Unknown> {
        let aim = goal.aim().ok_or(Unknown::Goal)?;
        let cards = deck.iter().map(|card| {
            let kind = Kind::of(table, *card, goal);
            kind.as_tried(tried)
        });
        Self::new(&cards.collect::<Vec<_>>(), rules, first, aim)
    }

    /// An advisor for cards told in numbers: each of its cards, copies as often as there are.
    pub fn new(cards: &[Kind], rules: PlayRules, first: bool, aim: Aim) -> Result<Self, Unknown> {
        Ok(Self {
            game: Game::new(cards, rules, first, aim)?,
            most: MOST_HANDS,
        })
    }

    /// Gives up after so many hands that can follow; [`MOST_HANDS`] otherwise.
    #[must_use]
    pub const fn within(mut self, hands: u64) -> Self {
        self.most = hands;
        self
    }

    /// How many classes of cards are told apart.
    #[must_use]
    pub fn classes(&self) -> usize {
        self.game.first_stage().map_or(0, |stage| stage.pool.len())
    }

    /// The value of everything that can be kept of a hand, the best first; of equals, whatever keeps more.
    pub fn choices(&self, hand: &[CardId]) -> Result<Vec<Choice>, Unknown> {
        let all = self.game.count(hand).ok_or(Unknown::NotInDeck)?;
        let mut solver = Solver::new(&self.game, self.most);
        let mut known: Vec<(Seen, f64)> = Vec::new();
        let mut choices: Vec<(Seen, Choice)> = Vec::new();
        for keep in self.keeps(hand) {
            let class = self.game.count(&keep).ok_or(Unknown::NotInDeck)?;
            let same = known.iter().find(|(other, _)| *other == class);
            let value = if let Some((_, value)) = same {
                *value
            } else {
                let value = solver.value(all, class)?;
                known.push((class, value));
                value
            };
            choices.push((class, Choice { keep, value }));
        }
        // The same order as that of a table of best choices.
        choices.sort_by(|(class, a), (other, b)| {
            let value = b.value.total_cmp(&a.value);
            let size = || b.keep.len().cmp(&a.keep.len());
            let order = || (class, &a.keep).cmp(&(other, &b.keep));
            value.then_with(size).then_with(order)
        });
        Ok(choices.into_iter().map(|(_, choice)| choice).collect())
    }

    /// Everything that can be kept: without a mulligan, all.
    fn keeps(&self, hand: &[CardId]) -> Vec<Vec<CardId>> {
        let mut parts = parts(hand);
        if !self.game.rules.mulligan {
            parts.retain(|part| part.len() == hand.len());
        }
        parts
    }
}

/// Every different set of cards among these, by number: copies are alike.
pub(super) fn parts(hand: &[CardId]) -> Vec<Vec<CardId>> {
    let mut hand = hand.to_vec();
    hand.sort_unstable();
    let mut parts = vec![Vec::new()];
    for copies in hand.chunk_by(|one, other| one == other) {
        let more = |part: &Vec<CardId>| {
            let part = part.clone();
            (0..=copies.len()).map(move |some| {
                let kept = copies.get(..some).unwrap_or_default();
                [part.as_slice(), kept].concat()
            })
        };
        parts = parts.iter().flat_map(more).collect();
    }
    parts
}
