//! One deck, and as many games as one likes.

use super::pilot::Pilot;
use super::trace::{CardList, LISTED, MAX_TURNS, Trace, Watch};
use super::{Mulligan, Opponent, Options};
use crate::fabula::{
    Action, Ask, Deck, Event, Events, PlayRules, Player, Seat, Setup, SetupError, Start, State,
    Table,
};
use crate::rng::Rng;

/// The seat of the deck.
const ME: Seat = Seat(0);

/// After so many actions a game is left where it is; the caps of the engine end it long before.
const MAX_ACTIONS: usize = 100_000;

mod hand;

pub use hand::HandError;

/// Why a goldfish cannot play.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum GoldfishError {
    /// A number of turns that is not supported.
    #[error("{0} turns: one to {MAX_TURNS} are played")]
    Turns(u8),
    /// A format whose opening hand is too large.
    #[error("{0} cards in the opening hand: at most {LISTED} are supported")]
    OpeningHand(u8),
    /// A mulligan whose condition is too large.
    #[error("the condition of the mulligan is too large: split it")]
    Mulligan,
    /// Everything that is wrong with the deck and the bases.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Setup(Vec<SetupError>),
}

/// A deck that plays alone, with lists that are kept from game to game.
#[derive(Debug, Clone)]
pub struct Goldfish<'t> {
    /// The table as it is before a card is drawn.
    fresh: Box<State<'t>>,
    state: Box<State<'t>>,
    turns: u8,
    mulligan: Mulligan,
    pilot: Pilot,
    log: Events,
    trace: Trace,
}

impl<'t> Goldfish<'t> {
    /// A deck and how it is played, or why it cannot be. The order of the deck means nothing.
    pub fn new(
        table: &'t Table,
        rules: PlayRules,
        deck: &Deck,
        options: Options,
    ) -> Result<Self, GoldfishError> {
        let mut deck = deck.clone();
        deck.main.sort_unstable();
        Self::with_slots(table, rules, deck, options)
    }

    /// Like [`Self::new`], but chance picks places of the deck as it is given.
    ///
    /// Two decks that differ in some places draw the same places as long as they draw alike, so their
    /// difference is seen with less noise. Decisions never look at the order of anything.
    pub fn with_slots(
        table: &'t Table,
        rules: PlayRules,
        deck: Deck,
        options: Options,
    ) -> Result<Self, GoldfishError> {
        if !(1..=MAX_TURNS).contains(&options.turns) {
            return Err(GoldfishError::Turns(options.turns));
        }
        if usize::from(rules.opening_hand) > LISTED {
            return Err(GoldfishError::OpeningHand(rules.opening_hand));
        }
        if !options.mulligan.is_bounded() {
            return Err(GoldfishError::Mulligan);
        }
        let Opponent::Inert(bases) = options.opponent;
        let mut setup = Setup::new(vec![Player::Deck(deck), Player::Dummy(bases)], 0);
        setup.start = Start::Seat(Seat(0));
        let rules = PlayRules {
            // Whoever comes second has a Compra in the first turn. FAB 1.4.5
            starter_skips_draw: rules.starter_skips_draw && options.first,
            ..rules
        };
        let fresh = setup.lay_out(table, rules).map_err(GoldfishError::Setup)?;
        Ok(Self {
            fresh: Box::new(fresh),
            state: Box::new(fresh),
            turns: options.turns,
            mulligan: options.mulligan,
            pilot: Pilot::new(options.policy),
            log: Events::with_room(1024),
            trace: Trace::default(),
        })
    }

    /// Plays game number `game` under a seed.
    pub fn play(&mut self, seed: u64, game: u64) -> &Trace {
        let mut watch = Watch::new(self.turns);
        self.draw_hand(seed, game, &mut watch);
        self.go_on(watch);
        &self.trace
    }

    /// Plays from the first decision to the end.
    fn go_on(&mut self, mut watch: Watch) {
        for _ in 0..MAX_ACTIONS {
            let over = watch.happened(&self.state, &self.log, &mut self.trace);
            if over || self.state.to_act().is_none() {
                break;
            }
            let action = self.pilot.decide(&self.state);
            watch.decided(&self.state, action, &mut self.trace);
            if !self.act(action) {
                break;
            }
        }
    }

    /// Only draws the opening hand and makes the mulligan: a trace without turns.
    pub fn open(&mut self, seed: u64, game: u64) -> &Trace {
        self.draw_hand(seed, game, &mut Watch::new(self.turns));
        &self.trace
    }

    /// The opening hand, the mulligan, and whatever comes before the first decision. FAB 1.4.3, 1.4.4
    fn draw_hand(&mut self, seed: u64, game: u64, watch: &mut Watch) {
        self.begin(seed, game);
        self.state.open(&mut self.log);
        self.trace.opening = drawn(&self.log);
        self.trace.kept = self.trace.opening;
        if self.state.ask() == Ask::Mulligan {
            let back = self.mulligan.put_back(self.state.hand(ME));
            self.exchange(&back, watch);
        }
    }

    /// A new game, before a card is drawn.
    fn begin(&mut self, seed: u64, game: u64) {
        self.state.clone_from(&self.fresh);
        self.state.rng = Rng::new(seed, game);
        self.trace.clear();
        self.pilot.begin();
        self.log.clear();
    }

    /// The mulligan: these go to the bottom, as many are drawn. FAB 1.4.4
    fn exchange(&mut self, back: &CardList, watch: &mut Watch) {
        for card in back.cards() {
            self.trace.kept.take(*card);
            self.act(Action::PutBack(*card));
        }
        watch.decided(&self.state, Action::Done, &mut self.trace);
        self.act(Action::Done);
        let new = drawn(&self.log);
        new.cards()
            .iter()
            .for_each(|card| self.trace.kept.push(*card));
        self.trace.kept.sort();
    }

    /// Applies an action; what the policy chooses is legal, and were it not, the game would end here.
    fn act(&mut self, action: Action) -> bool {
        self.log.clear();
        self.state.apply_into(action, &mut self.log).is_ok()
    }
}

/// The cards drawn before the first turn begins, by number.
fn drawn(log: &[Event]) -> CardList {
    let mut list = CardList::default();
    for event in log {
        match event {
            Event::TurnBegan { .. } => break,
            Event::Drew {
                card: Some(card), ..
            } => list.push(*card),
            _ => {}
        }
    }
    list.sort();
    list
}
