//! One question: a deck, a hand, a goal. Answered exactly, or by games.

use super::answer::Advice;
use super::exact::Exact;
use super::playing::Tried;
use super::sampler::Sampler;
use super::{Goal, Unknown};
use crate::fabula::{CardId, PlayRules, Table};
use crate::goldfish::{Goldfish, HandError};

/// One question.
#[derive(Debug, Clone, Copy)]
pub struct Case<'c> {
    /// Where the cards are.
    pub table: &'c Table,
    /// The main deck, the hand included, in any order.
    pub deck: &'c [CardId],
    /// When the cards of it are played, as [`playing`](super::playing) tells: an exact answer counts as not played what
    /// is idle.
    pub tried: &'c [Tried],
    /// The opening hand, in any order.
    pub hand: &'c [CardId],
    /// By which rules.
    pub rules: PlayRules,
    /// Whether the player begins.
    pub first: bool,
    /// What the hand is wanted for.
    pub goal: &'c Goal,
}

impl Case<'_> {
    /// The answer without chance, as if no card had an ability; see [`Self::ignored`].
    pub fn exact(&self) -> Result<Advice, Unknown> {
        let cards = (self.deck, self.tried);
        let exact = Exact::of(self.table, cards, self.rules, self.first, self.goal)?;
        self.exact_by(&exact)
    }

    /// The same with an advisor that was made before, for this deck, these rules and this goal.
    pub fn exact_by(&self, exact: &Exact) -> Result<Advice, Unknown> {
        let mut advice = Advice::exact(exact.choices(self.hand)?, self.goal);
        advice.reason = self.reason(&advice);
        Ok(advice)
    }

    /// A search by so many games.
    #[must_use]
    pub fn sampler(&self, games: u64) -> Sampler {
        Sampler::new(
            self.hand,
            self.rules.mulligan,
            self.goal.wants_less(),
            games,
        )
    }

    /// Plays at most so many games of a search with a goldfish, which must have this deck and these rules and play
    /// at least the turns of the goal; whether there is nothing left to play.
    pub fn play(
        &self,
        sampler: &mut Sampler,
        goldfish: &mut Goldfish,
        seed: u64,
        games: u64,
    ) -> Result<bool, HandError> {
        sampler.step(games, |keep, game| {
            let trace = goldfish.play_from(self.hand, keep, seed, game)?;
            Ok(self.goal.of(trace))
        })
    }

    /// The answer of a search, once its games are played.
    #[must_use]
    pub fn sampled(&self, sampler: &Sampler) -> Option<Advice> {
        let mut advice = Advice::sampled(sampler, self.goal)?;
        advice.reason = self.reason(&advice);
        Some(advice)
    }

    /// The cards of the deck, each once, whose effects an exact answer knows nothing of.
    #[must_use]
    pub fn ignored(&self) -> Vec<CardId> {
        let acts = |card: &CardId| {
            let entry = self.table.entry(*card);
            entry.effect.is_some() || !entry.card.abilities.is_empty()
        };
        let mut cards: Vec<CardId> = self.deck.iter().copied().filter(acts).collect();
        cards.sort_unstable();
        cards.dedup();
        cards
    }

    /// The cards that nobody has seen.
    pub(super) fn unseen(&self) -> Vec<CardId> {
        without(self.deck, self.hand)
    }
}

/// The first list without the cards of the second, by number.
pub(super) fn without(cards: &[CardId], less: &[CardId]) -> Vec<CardId> {
    let mut left = cards.to_vec();
    left.sort_unstable();
    for card in less {
        if let Ok(at) = left.binary_search(card) {
            left.remove(at);
        }
    }
    left
}
