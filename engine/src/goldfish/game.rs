//! One deck, and as many games as one likes.

use super::blocker::Blocker;
use super::pilot::Pilot;
use super::trace::{CardList, LISTED, MAX_TURNS, Trace, Watch};
use super::{Mulligan, Opponent, Options};
use crate::fabula::state::MAX_DECK;
use crate::fabula::{
    Action, Ask, CardType, Deck, Event, Events, PlayRules, Player, Seat, Setup, SetupError, Start,
    State, Table,
};
use crate::rng::Rng;

/// The seat of the deck, and the other one.
const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

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
    /// A blocker that is no Aliado. FAB 1.22.3
    #[error("{0} cannot block: it is no Aliado (FAB 1.22.3)")]
    Blocker(String),
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
    blocker: Option<Blocker>,
    log: Events,
    trace: Trace,
    /// What the deck's player decides, where that is asked for.
    decided: Option<Vec<Action>>,
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
        let (fresh, blocker) = lay_out(table, rules, deck, &options)?;
        Ok(Self {
            fresh: Box::new(fresh),
            state: Box::new(fresh),
            turns: options.turns,
            mulligan: options.mulligan,
            pilot: Pilot::new(options.policy),
            blocker,
            log: Events::with_room(1024),
            trace: Trace::default(),
            decided: None,
        })
    }

    /// Plays game number `game` under a seed.
    pub fn play(&mut self, seed: u64, game: u64) -> &Trace {
        let mut watch = Watch::new(self.turns);
        self.draw_hand(seed, game, &mut watch);
        self.go_on(watch);
        &self.trace
    }

    /// What the player of the deck decides in game number `game`, from the mulligan on.
    pub fn actions(&mut self, seed: u64, game: u64) -> Vec<Action> {
        self.decided = Some(Vec::new());
        self.play(seed, game);
        self.decided.take().unwrap_or_default()
    }

    /// Plays from the first decision to the end.
    fn go_on(&mut self, mut watch: Watch) {
        for _ in 0..MAX_ACTIONS {
            let over = watch.happened(&self.state, &self.log, &mut self.trace);
            let Some(seat) = self.state.to_act().filter(|_| !over) else {
                break;
            };
            let action = match &mut self.blocker {
                Some(blocker) if seat != ME => blocker.decide(&self.state, seat),
                _ => self.pilot.decide(&self.state),
            };
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
        self.let_other_keep();
        if self.state.ask() == Ask::Mulligan {
            let back = self.mulligan.put_back(self.state.hand(ME));
            self.exchange(&back, watch);
        }
    }

    /// Whoever begins decides first about the mulligan; the other side keeps its hand. FAB 1.4.4
    fn let_other_keep(&mut self) {
        if self.state.ask() == Ask::Mulligan && self.state.to_act() != Some(ME) {
            self.act(Action::Done);
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
        if let Some(decided) = &mut self.decided
            && self.state.to_act() == Some(ME)
        {
            decided.push(action);
        }
        self.log.clear();
        self.state.apply_into(action, &mut self.log).is_ok()
    }
}

/// The table before a card is drawn, and who decides on the other side.
fn lay_out<'t>(
    table: &'t Table,
    rules: PlayRules,
    deck: Deck,
    options: &Options,
) -> Result<(State<'t>, Option<Blocker>), GoldfishError> {
    let (other, ally) = match options.opponent {
        Opponent::Inert(bases) => (Player::Dummy(bases), None),
        Opponent::Blocker { bases, ally } => {
            let main = Vec::new();
            (Player::Deck(Deck { main, bases }), Some(ally))
        }
    };
    let stranger = ally.filter(|ally| table.card(*ally).kind != CardType::Aliado);
    if let Some(card) = stranger {
        return Err(GoldfishError::Blocker(table.card(card).name.clone()));
    }
    let mut setup = Setup::new(vec![Player::Deck(deck), other], 0);
    let second = ally.is_some() && !options.first;
    setup.start = Start::Seat(if second { OTHER } else { ME });
    let rules = PlayRules {
        // Whoever comes second has a Compra in the first turn. FAB 1.4.5
        starter_skips_draw: rules.starter_skips_draw && (options.first || second),
        ..rules
    };
    let mut state = setup.lay_out(table, rules).map_err(GoldfishError::Setup)?;
    if let Some(ally) = ally {
        state.make_plain(OTHER, ally, MAX_DECK);
    }
    Ok((state, ally.map(Blocker::new)))
}

/// The own cards drawn before the first turn begins, by number.
fn drawn(log: &[Event]) -> CardList {
    let mut list = CardList::default();
    for event in log {
        match event {
            Event::TurnBegan { .. } => break,
            Event::Drew {
                seat: ME,
                card: Some(card),
            } => list.push(*card),
            _ => {}
        }
    }
    list.sort();
    list
}
