//! Which cards a goldfish plays at all: costs alone do not tell.
//!
//! A card may want a target on the other side, an Aliado of one's own to hold it or to be given up for it, something
//! to cancel. Whether it does is not read from its text but tried out, in games of the reference: alone,
//! beside Aliados, and beside one card that may be the company it wants.

use super::company::{Company, Role};
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
    /// Beside Aliados of its own deck, as an exact value reckons with.
    InCompany,
    /// Beside Aliados of its own deck, but one of them and the resources are not all that it wants.
    Sometimes,
    /// Never against this opponent, as far as was seen.
    Never,
}

/// A card of a deck, and what was seen of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tried {
    /// Its number.
    pub card: CardId,
    /// When it is played.
    pub playing: Playing,
    /// What it has to do with company.
    pub role: Role,
}

impl Tried {
    /// Whether what it is worth depends on more than costs and company.
    #[must_use]
    pub const fn is_uncertain(&self) -> bool {
        matches!(self.playing, Playing::Sometimes)
    }

    /// Whether an exact value counts it as not played.
    #[must_use]
    pub const fn is_idle(&self) -> bool {
        matches!(self.playing, Playing::Sometimes | Playing::Never)
    }
}

/// The different cards of a deck, by number, and what is seen of each of them against an opponent.
#[must_use]
pub fn playing(table: &Table, rules: PlayRules, deck: &Deck, opponent: &Opponent) -> Vec<Tried> {
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
    let mut tried: Vec<Tried> = Vec::new();
    let mut brings = vec![false; alone.len()];
    for card in others {
        let mut it = Tried {
            card,
            playing: Playing::Never,
            role: Role::default(),
        };
        if trial.is_played_beside(card, &allies) {
            it.role.wants = trial.wants(card, &alone, &mut brings);
            it.playing = if it.role.wants == Company::Nobody {
                Playing::Sometimes
            } else {
                Playing::InCompany
            };
        }
        tried.push(it);
    }
    tried.extend(alone.iter().zip(brings).map(|(card, brings)| Tried {
        card: *card,
        playing: Playing::Alone,
        role: Role {
            is_ally: table.entry(*card).role == CardType::Aliado,
            brings,
            wants: Company::Nobody,
        },
    }));
    tried.sort_unstable_by_key(|it| it.card);
    tried
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

    /// What company a card wants, tried out with every card that may bring some.
    fn wants(&self, card: CardId, others: &[CardId], brings: &mut [bool]) -> Company {
        let turns: Vec<Option<usize>> = others
            .iter()
            .map(|other| self.turn_beside(card, *other))
            .collect();
        for (turn, brings) in turns.iter().zip(brings) {
            *brings |= turn.is_some();
        }
        let is_held = self.table.entry(card).role == CardType::Modificacao;
        let at = |turn: usize| turns.contains(&Some(turn));
        // What waits for some Aliado wants it to fight.
        match (at(0), at(1)) {
            (true, false) => Company::Any,
            (true, true) if is_held => Company::Any,
            (_, true) => Company::Ready,
            (false, false) => Company::Nobody,
        }
    }

    /// In which turn, from zero on, a card is played that comes with another one, if the first can pay for both.
    fn turn_beside(&self, card: CardId, other: CardId) -> Option<usize> {
        let cost = |card| self.table.entry(card).cost.max(0);
        let rules = PlayRules {
            opening_hand: 2,
            draw_to: 0,
            resources_start: cost(card) + cost(other),
            ..self.rules
        };
        let options = self.options(2);
        let mut goldfish = Goldfish::new(self.table, rules, self.deck, options).ok()?;
        let hand = [card, other];
        let trace = goldfish.play_from(&hand, &hand, 0, 0).ok()?;
        let mut turns = trace.turns().iter();
        turns.position(|turn| turn.played.cards().contains(&card))
    }

    fn goldfish(&self, main: Vec<CardId>, turns: u8) -> Option<Goldfish<'t>> {
        let deck = Deck {
            main,
            bases: self.deck.bases,
        };
        Goldfish::new(self.table, self.rules, &deck, self.options(turns)).ok()
    }

    const fn options(&self, turns: u8) -> Options {
        Options {
            turns,
            first: true,
            opponent: *self.opponent,
            policy: Policy::BestSpend,
            mulligan: Mulligan::Never,
        }
    }
}
