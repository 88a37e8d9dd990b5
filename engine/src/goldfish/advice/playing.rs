//! Which cards a goldfish plays at all: costs alone do not tell.
//!
//! A card may want a target on the other side, an Aliado of one's own to hold it or to be given up for it, something
//! to cancel. Whether it does is not read from its text but tried out, in games of the reference.

use crate::fabula::{CardId, CardType, Deck, PlayRules, Table};
use crate::goldfish::{Goldfish, MAX_TURNS, Mulligan, Opponent, Options, Policy};

/// Games in which a card is tried out beside others, and their turns.
const TRIES: u64 = 3;
const TURNS: u8 = 5;

/// When a card is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Playing {
    /// By itself, as soon as it can be paid.
    Alone,
    /// Beside Aliados of its own deck.
    InCompany,
    /// Never against this opponent, as far as was seen.
    Never,
}

/// The different cards of a deck, by number, and when each of them is played against an opponent.
#[must_use]
pub fn playing(
    table: &Table,
    rules: PlayRules,
    deck: &Deck,
    opponent: &Opponent,
) -> Vec<(CardId, Playing)> {
    let trial = Trial {
        table,
        rules,
        deck,
        opponent,
    };
    let mut cards = deck.main.clone();
    cards.sort_unstable();
    cards.dedup();
    let is_alone = |card: &CardId| trial.is_played_alone(*card);
    let (alone, others): (Vec<_>, Vec<_>) = cards.into_iter().partition(is_alone);
    let allies = alone.iter().copied();
    let allies = allies.filter(|card| table.entry(*card).role == CardType::Aliado);
    let allies: Vec<CardId> = allies.collect();
    let alone = alone.into_iter().map(|card| (card, Playing::Alone));
    let others = others.into_iter().map(|card| {
        let played = trial.is_played_beside(card, &allies);
        let playing = if played {
            Playing::InCompany
        } else {
            Playing::Never
        };
        (card, playing)
    });
    let mut all: Vec<(CardId, Playing)> = alone.chain(others).collect();
    all.sort_unstable();
    all
}

struct Trial<'t> {
    table: &'t Table,
    rules: PlayRules,
    deck: &'t Deck,
    opponent: &'t Opponent,
}

impl<'t> Trial<'t> {
    /// Whether a deck of nothing else plays it in the first turn that can pay for it; what no turn can pay for has
    /// nothing to prove.
    fn is_played_alone(&self, card: CardId) -> bool {
        let cost = self.table.entry(card).cost;
        let mut turns = 1..=MAX_TURNS;
        let Some(turn) = turns.find(|turn| self.rules.resources((*turn).into()) >= cost) else {
            return true;
        };
        let Some(mut goldfish) = self.goldfish(vec![card; self.deck.main.len()], turn) else {
            return true;
        };
        let trace = goldfish.play(0, 0);
        let turn = trace.turns().get(usize::from(turn) - 1);
        turn.is_some_and(|turn| turn.played.cards().contains(&card))
    }

    /// Whether it is played in some games beside these.
    fn is_played_beside(&self, card: CardId, others: &[CardId]) -> bool {
        let half = self.deck.main.len() / 2;
        let mut main = vec![card; half];
        main.extend(others.iter().cycle().take(half));
        let Some(mut goldfish) = self.goldfish(main, TURNS) else {
            return false;
        };
        let mut plays = |game| {
            let trace = goldfish.play(0, game);
            let mut turns = trace.turns().iter();
            turns.any(|turn| turn.played.cards().contains(&card))
        };
        (0..TRIES).any(&mut plays)
    }

    fn goldfish(&self, main: Vec<CardId>, turns: u8) -> Option<Goldfish<'t>> {
        let deck = Deck {
            main,
            bases: self.deck.bases,
        };
        let options = Options {
            turns,
            first: true,
            opponent: *self.opponent,
            policy: Policy::BestSpend,
            mulligan: Mulligan::Never,
        };
        Goldfish::new(self.table, self.rules, &deck, options).ok()
    }
}
