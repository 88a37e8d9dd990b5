//! Several games between the same players. FAB 1.4.1, 1.4.1a; ruling: FAB-C41

use super::card::{CardId, CardType};
use super::outcome::Outcome;
use super::rules::PlayRules;
use super::setup::{Deck, Player, Setup, SetupError, Start};
use super::state::{Seat, State};
use super::table::Table;

/// What a player brings to a match: a deck, and reserve cards and bases.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entrant {
    /// The deck of the next game.
    pub deck: Deck,
    /// Cards and bases that wait outside.
    pub reserve: Vec<CardId>,
}

/// Why something cannot be done in a match.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MatchError {
    /// The game under way is not over.
    #[error("the game is not over yet")]
    NotOver,
    /// Somebody must say who starts.
    #[error("seat {0} decides who starts (FAB 1.4.1)")]
    Undecided(u8),
    /// It is another player's decision.
    #[error("seat {0} decides who starts, nobody else (FAB 1.4.1)")]
    NotTheDecider(u8),
    /// There is no such seat.
    #[error("there is no seat {0}")]
    NoSuchSeat(u8),
    /// Cards are swapped between games only.
    #[error("cards are swapped between games, before the next one begins (FAB 1.4.1a)")]
    NotBetweenGames,
    /// The card is not where it is taken from.
    #[error("{0} is not there to be swapped (FAB 1.4.1a)")]
    NotThere(String),
    /// A base is swapped for a base, a deck card for a deck card.
    #[error("{0} and {1} cannot take each other's place (FAB 3.1.11)")]
    NotAlike(String, String),
    /// The changed deck is against the rules of construction.
    #[error("the changed deck is not legal: {0} (FAB 1.4.1a)")]
    IllegalDeck(String),
    /// The next game cannot begin.
    #[error("the next game cannot begin: {}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Setup(Vec<SetupError>),
}

/// A card that comes in, and what goes out for it; either alone changes the size of the deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Swap {
    /// From the deck or the bases to the reserve.
    pub out: Option<CardId>,
    /// From the reserve to the deck or the bases.
    pub into: Option<CardId>,
}

/// A match.
#[derive(Debug, Clone)]
pub struct Match<'t> {
    table: &'t Table,
    rules: PlayRules,
    entrants: Vec<Entrant>,
    seed: u64,
    outcomes: Vec<Outcome>,
    /// Who decides, and what was decided, for the game to come.
    decider: Option<Seat>,
    starter: Option<Seat>,
    under_way: bool,
}

impl<'t> Match<'t> {
    /// A match that has not begun: chance will decide who starts. FAB 1.4.1
    #[must_use]
    pub const fn new(
        table: &'t Table,
        rules: PlayRules,
        entrants: Vec<Entrant>,
        seed: u64,
    ) -> Self {
        Self {
            table,
            rules,
            entrants,
            seed,
            outcomes: Vec::new(),
            decider: None,
            starter: None,
            under_way: false,
        }
    }

    /// How the games ended.
    #[must_use]
    pub fn outcomes(&self) -> &[Outcome] {
        &self.outcomes
    }

    /// Who decides the start of the next game; chance before the first.
    #[must_use]
    pub const fn decider(&self) -> Option<Seat> {
        self.decider
    }

    /// A player's deck and reserve.
    #[must_use]
    pub fn entrant(&self, seat: Seat) -> Option<&Entrant> {
        self.entrants.get(usize::from(seat.0))
    }

    /// The next game.
    pub fn begin(&mut self) -> Result<State<'t>, MatchError> {
        if self.under_way {
            return Err(MatchError::NotOver);
        }
        let start = match (self.decider, self.starter) {
            (None, _) => Start::Random,
            (Some(_), Some(starter)) => Start::Seat(starter),
            (Some(decider), None) => return Err(MatchError::Undecided(decider.0)),
        };
        let players = self
            .entrants
            .iter()
            .map(|entrant| Player::Deck(entrant.deck.clone()))
            .collect();
        let game = u64::try_from(self.outcomes.len()).unwrap_or(0);
        let setup = Setup {
            players,
            start,
            seed: self.seed,
            game,
        };
        let state = setup
            .begin(self.table, self.rules)
            .map_err(MatchError::Setup)?;
        self.under_way = true;
        // Chance chose for whoever begins: after a draw that player decides.
        if self.decider.is_none() {
            self.decider = Some(state.active());
        }
        Ok(state)
    }

    /// Notes how the game ended: the loser decides the next start; after a draw, who decided last.
    pub fn end(&mut self, state: &State) -> Result<Outcome, MatchError> {
        let outcome = state
            .outcome()
            .filter(|_| self.under_way)
            .ok_or(MatchError::NotOver)?;
        if let Some(winner) = outcome.winner {
            // Of several losers the next in the queue after the winner decides.
            self.decider = state
                .after(winner)
                .find(|seat| *seat != winner)
                .or(self.decider);
        }
        self.outcomes.push(outcome);
        (self.starter, self.under_way) = (None, false);
        Ok(outcome)
    }

    /// The decider names who starts the next game.
    pub fn decide(&mut self, by: Seat, starter: Seat) -> Result<(), MatchError> {
        if self.under_way {
            return Err(MatchError::NotOver);
        }
        match self.decider {
            Some(decider) if decider != by || self.outcomes.is_empty() => {
                return Err(MatchError::NotTheDecider(decider.0));
            }
            None => return Err(MatchError::NotTheDecider(by.0)),
            Some(_) => {}
        }
        if usize::from(starter.0) >= self.entrants.len() {
            return Err(MatchError::NoSuchSeat(starter.0));
        }
        self.starter = Some(starter);
        Ok(())
    }

    /// Swaps reserve cards in; the changed deck must be legal, or nothing changes. FAB 1.4.1a
    ///
    /// `legal` is the judge of the deck: what it returns is the reason why not.
    pub fn swap(
        &mut self,
        seat: Seat,
        swaps: &[Swap],
        legal: impl Fn(&Deck) -> Result<(), String>,
    ) -> Result<(), MatchError> {
        if self.under_way || self.outcomes.is_empty() {
            return Err(MatchError::NotBetweenGames);
        }
        let table = self.table;
        let entrant = self
            .entrants
            .get_mut(usize::from(seat.0))
            .ok_or(MatchError::NoSuchSeat(seat.0))?;
        let mut changed = entrant.clone();
        for swap in swaps {
            changed.swap(table, *swap)?;
        }
        legal(&changed.deck).map_err(MatchError::IllegalDeck)?;
        *entrant = changed;
        Ok(())
    }
}

impl Entrant {
    fn swap(&mut self, table: &Table, swap: Swap) -> Result<(), MatchError> {
        let name = |card: CardId| table.card(card).name.clone();
        let is_base = |card: CardId| table.card(card).kind == CardType::Base;
        let take = |list: &mut Vec<CardId>, card: CardId| match list
            .iter()
            .position(|other| *other == card)
        {
            Some(at) => {
                list.swap_remove(at);
                Ok(())
            }
            None => Err(MatchError::NotThere(name(card))),
        };
        match (swap.out, swap.into) {
            (Some(out), Some(into)) if is_base(out) && is_base(into) => {
                let place = self.deck.bases.iter_mut().find(|base| **base == out);
                let place = place.ok_or_else(|| MatchError::NotThere(name(out)))?;
                *place = into;
                take(&mut self.reserve, into)?;
                self.reserve.push(out);
            }
            (out, into) => {
                if let (Some(out), Some(into)) = (out, into)
                    && is_base(out) != is_base(into)
                {
                    return Err(MatchError::NotAlike(name(out), name(into)));
                }
                if let Some(base) = [out, into]
                    .into_iter()
                    .flatten()
                    .find(|card| is_base(*card))
                {
                    return Err(MatchError::NotAlike(name(base), String::from("nothing")));
                }
                if let Some(out) = out {
                    take(&mut self.deck.main, out)?;
                    self.reserve.push(out);
                }
                if let Some(into) = into {
                    take(&mut self.reserve, into)?;
                    self.deck.main.push(into);
                }
            }
        }
        Ok(())
    }
}
