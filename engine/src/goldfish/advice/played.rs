//! Hands that only games can weigh: written down as a run comes to them, and weighed before it goes on.

use std::collections::BTreeMap;
use std::sync::{PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use super::case::Case;
use super::{Goal, Tried, Unknown};
use crate::fabula::{Deck, PlayRules, Table};
use crate::goldfish::{CardList, Goldfish, Mulligan, Opponent, Options, Policy};

/// Games between two looks whether anybody waits.
const AT_ONCE: u64 = 200;

/// The games that weigh hands: those of advice by games on one hand, under the same seed.
#[derive(Debug, Clone)]
pub struct ByGames {
    /// By which rules.
    pub rules: PlayRules,
    /// The deck, in any order.
    pub deck: Deck,
    /// Whether the player begins.
    pub first: bool,
    /// Who sits on the other side.
    pub opponent: Opponent,
    /// When the cards of the deck are played.
    pub tried: Vec<Tried>,
    /// What hands are wanted for.
    pub goal: Goal,
    /// Whether every hand is weighed by games; if not, only those with a card that costs and company say too little of.
    pub all: bool,
    /// The seed of the games.
    pub seed: u64,
    /// So many games would answer a question about one hand, those that tell values anew included.
    pub games: u64,
}

/// Hands, and what goes back of them: nothing yet of those that wait.
type Backs = BTreeMap<CardList, Option<CardList>>;

/// Hands that were asked about.
#[derive(Debug)]
pub(super) struct Played {
    by: ByGames,
    backs: RwLock<Backs>,
}

impl Played {
    pub fn new(by: ByGames) -> Self {
        Self {
            by,
            backs: RwLock::default(),
        }
    }

    /// Whether every hand is weighed by games.
    pub const fn is_all(&self) -> bool {
        self.by.all
    }

    /// Whether a hand is weighed by games.
    pub fn covers(&self, hand: &CardList) -> bool {
        let mut tried = self.by.tried.iter();
        self.by.all || tried.any(|it| it.is_uncertain() && hand.cards().contains(&it.card))
    }

    /// What goes back of a hand; one that nobody has asked about before waits from now on.
    pub fn back(&self, hand: &CardList) -> Option<CardList> {
        if let Some(known) = self.read().get(hand) {
            return *known;
        }
        self.write().entry(*hand).or_default();
        None
    }

    /// The hands that wait, by their cards.
    pub fn waiting(&self) -> Vec<CardList> {
        let backs = self.read();
        let waiting = backs.iter().filter(|(_, back)| back.is_none());
        waiting.map(|(hand, _)| *hand).collect()
    }

    /// How many hands were asked about.
    pub fn asked(&self) -> usize {
        self.read().len()
    }

    /// Plays the games of a hand; `go_on` is asked from time to time.
    pub fn weigh(
        &self,
        table: &Table,
        hand: &CardList,
        go_on: impl Fn() -> bool,
    ) -> Result<(), Unknown> {
        let by = &self.by;
        let options = Options {
            turns: by.goal.turns(),
            first: by.first,
            opponent: by.opponent,
            policy: Policy::BestSpend,
            mulligan: Mulligan::Never,
        };
        let case = Case {
            table,
            deck: &by.deck.main,
            tried: &by.tried,
            hand: hand.cards(),
            rules: by.rules,
            first: by.first,
            goal: &by.goal,
        };
        let goldfish = Goldfish::new(table, by.rules, &by.deck, options);
        let mut goldfish = goldfish.map_err(|_| Unknown::NotInDeck)?;
        let mut sampler = case.sampler(by.games);
        // The games that tell values anew change no choice.
        while sampler.best().is_none() {
            if !go_on() {
                return Err(Unknown::Stopped);
            }
            let played = case.play(&mut sampler, &mut goldfish, by.seed, AT_ONCE);
            played.map_err(|_| Unknown::NotInDeck)?;
        }
        let mut back = *hand;
        for card in sampler.best().unwrap_or(hand.cards()) {
            back.take(*card);
        }
        self.write().insert(*hand, Some(back));
        Ok(())
    }

    fn read(&self) -> RwLockReadGuard<'_, Backs> {
        self.backs.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, Backs> {
        self.backs.write().unwrap_or_else(PoisonError::into_inner)
    }
}
