//! Before the first turn: seats, bases, opening hands, mulligans. FAB 1.4

use super::ability::Part;
use super::card::{CardId, CardType};
use super::event::Events;
use super::program::reads;
use super::rules::PlayRules;
use super::state::{
    Ask, Cards, MAX_DECK, MAX_SEATS, Permanent, Permanents, Seat, SeatKind, SeatState, Seats, Slot,
    State, Step,
};
use super::table::Table;
use crate::rng::Rng;

/// A main deck and five bases: four Arredores, then the Centro. FAB 3.1.5
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Deck {
    /// The main deck, in any order.
    pub main: Vec<CardId>,
    /// The bases, the Centro last.
    pub bases: [CardId; 5],
}

/// Who sits at the table.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Player {
    /// A player with a deck.
    Deck(Deck),
    /// An inert opponent: five bases, no deck, never acts.
    Dummy([CardId; 5]),
}

/// Who begins. FAB 1.4.1
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Start {
    /// Chance decides the order of the turns.
    #[default]
    Random,
    /// This seat begins, the others follow in the order of the setup.
    Seat(Seat),
}

/// A game before it begins.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Setup {
    /// The players, one to four.
    pub players: Vec<Player>,
    /// Who begins.
    pub start: Start,
    /// The seed of all chance.
    pub seed: u64,
    /// Which game under that seed: another number, another game.
    pub game: u64,
}

/// Why a game cannot begin.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// FAB 1.2.2
    #[error("{0} seats: a game has one to {MAX_SEATS}")]
    Seats(usize),
    /// FAB 1.2.2
    #[error("nobody plays: every seat is a dummy")]
    NoPlayer,
    /// The cap of this engine.
    #[error("seat {seat} brings {cards} cards: at most {MAX_DECK} are supported")]
    DeckTooLarge {
        /// Whose deck.
        seat: usize,
        /// How many cards.
        cards: usize,
    },
    /// FAB 3.1.3
    #[error("seat {seat}, base {position}: {name} is not a base (FAB 3.1.3)")]
    NotABase {
        /// Whose.
        seat: usize,
        /// Which, counted from zero.
        position: usize,
        /// What it is instead.
        name: String,
    },
    /// FAB 3.1.11, 1.12.1
    #[error("seat {seat}: {name} cannot be in a main deck (FAB 3.1.11)")]
    NotADeckCard {
        /// Whose.
        seat: usize,
        /// The card.
        name: String,
    },
    /// FAB 1.4.1
    #[error("seat {0} cannot begin: it is not a player's")]
    NoSuchStarter(u8),
}

impl Setup {
    /// Players with a random start.
    #[must_use]
    pub fn new(players: Vec<Player>, seed: u64) -> Self {
        Self {
            players,
            start: Start::Random,
            seed,
            game: 0,
        }
    }

    /// Every reason why this game cannot begin. FAB 1.4
    #[must_use]
    pub fn check(&self, table: &Table) -> Vec<SetupError> {
        let mut wrong = Vec::new();
        if self.players.is_empty() || self.players.len() > MAX_SEATS {
            wrong.push(SetupError::Seats(self.players.len()));
        }
        if !self
            .players
            .iter()
            .any(|player| matches!(player, Player::Deck(_)))
        {
            wrong.push(SetupError::NoPlayer);
        }
        for (seat, player) in self.players.iter().enumerate() {
            let (main, bases) = match player {
                Player::Deck(deck) => (deck.main.as_slice(), &deck.bases),
                Player::Dummy(bases) => (&[][..], bases),
            };
            if main.len() > MAX_DECK {
                wrong.push(SetupError::DeckTooLarge {
                    seat,
                    cards: main.len(),
                });
            }
            for (position, id) in bases.iter().enumerate() {
                let card = table.card(*id);
                if card.kind != CardType::Base || card.name.is_empty() {
                    wrong.push(SetupError::NotABase {
                        seat,
                        position,
                        name: card.name.clone(),
                    });
                }
            }
            for id in main {
                let card = table.card(*id);
                if !matches!(
                    card.kind,
                    CardType::Aliado | CardType::Manobra | CardType::Modificacao
                ) {
                    wrong.push(SetupError::NotADeckCard {
                        seat,
                        name: card.name.clone(),
                    });
                }
            }
        }
        if let Start::Seat(seat) = self.start
            && !matches!(self.players.get(usize::from(seat.0)), Some(Player::Deck(_)))
        {
            wrong.push(SetupError::NoSuchStarter(seat.0));
        }
        wrong
    }

    /// Shuffles, lays out the bases, draws the opening hands and asks for mulligans; or every reason
    /// why not.
    pub fn begin<'t>(
        &self,
        table: &'t Table,
        rules: PlayRules,
    ) -> Result<State<'t>, Vec<SetupError>> {
        self.begin_into(table, rules, &mut Events::off())
    }

    /// Like [`Self::begin`], with a list of events.
    pub fn begin_into<'t>(
        &self,
        table: &'t Table,
        rules: PlayRules,
        log: &mut Events,
    ) -> Result<State<'t>, Vec<SetupError>> {
        let mut state = self.lay_out(table, rules)?;
        state.open(log);
        Ok(state)
    }

    /// The table before a card is drawn: who sits where, the decks, the bases, the order of the turns.
    pub(crate) fn lay_out<'t>(
        &self,
        table: &'t Table,
        rules: PlayRules,
    ) -> Result<State<'t>, Vec<SetupError>> {
        let wrong = self.check(table);
        if !wrong.is_empty() {
            return Err(wrong);
        }
        let mut state = State::empty(table, rules, Rng::new(self.seed, self.game));
        for (seat, player) in (0..).map(Seat).zip(&self.players) {
            state.sit(seat, player);
        }
        state.order(self.start);
        state.touch(u8::MAX);
        state.refresh();
        Ok(state)
    }
}

impl<'t> State<'t> {
    fn empty(table: &'t Table, rules: PlayRules, rng: Rng) -> Self {
        Self {
            table,
            rules,
            rng,
            seats: [SeatState::default(); MAX_SEATS],
            queue: [Seat(0), Seat(1), Seat(2), Seat(3)],
            players: 0,
            permanents: Permanents::default(),
            stack: tinyvec::ArrayVec::default(),
            waiting: tinyvec::ArrayVec::default(),
            announcing: None,
            hosting: tinyvec::ArrayVec::default(),
            frame: None,
            outcome: None,
            turn: 0,
            active: Seat(0),
            part: Part::Compra,
            step: Step::Mulligans,
            stage: 0,
            priority: Seat(0),
            passed: Seats::NONE,
            declaring: false,
            blocking: false,
            asked: Seat(0),
            ask: Ask::Mulligan,
            responsible: Seat(0),
            given: None,
            gifted: None,
            stamp: 0,
            triggers_this_turn: 0,
            overloaded: false,
            changed: 0,
            read: 0,
            topics: 0,
            cheapened: 0,
            watched: 0,
            unchecked: true,
        }
    }

    /// A player sits down: the deck in no order, five bases face up. FAB 1.4.2, 1.4.6
    fn sit(&mut self, seat: Seat, player: &Player) {
        self.players += 1;
        let (kind, cards, bases) = match player {
            Player::Deck(deck) => (
                SeatKind::Player,
                Cards::deck(deck.main.iter().copied()),
                deck.bases,
            ),
            Player::Dummy(bases) => (SeatKind::Dummy, Cards::default(), *bases),
        };
        *self.seat_mut(seat) = SeatState {
            kind,
            present: true,
            cards,
            ready: kind == SeatKind::Dummy,
            ..SeatState::default()
        };
        for (position, card) in (0..).zip(bases) {
            self.stamp += 1;
            let mut base = Permanent::new(card, seat, seat, self.stamp);
            base.resistance = if position == 4 {
                self.rules.centro
            } else {
                self.rules.arredor
            };
            let slot = Slot::base(seat, position);
            self.permanents.put(slot, base, CardType::Base);
            self.list_abilities(slot);
            self.touch(reads::BOARD);
        }
    }

    /// A seat becomes a plain one: no ability of its permanents works, and its deck is so many copies of
    /// one card, in an order that takes no chance.
    pub(crate) fn make_plain(&mut self, seat: Seat, card: CardId, copies: usize) {
        let it = self.seat_mut(seat);
        it.kind = SeatKind::Plain;
        it.cards = Cards::default();
        for _ in 0..copies.min(MAX_DECK) {
            it.cards.add(super::ability::Zone::Baralho, card);
        }
        for slot in self.permanents.of(seat).iter() {
            self.list_abilities(slot);
        }
        self.touch(u8::MAX);
        self.refresh();
    }

    /// The order of the turns. FAB 1.4.1, 1.17.3
    fn order(&mut self, start: Start) {
        let count = usize::from(self.players);
        let mut rng = self.rng;
        let queue = self.queue.get_mut(..count).unwrap_or_default();
        match start {
            Start::Random => {
                for i in (1..count).rev() {
                    let j = rng.below(u32::try_from(i + 1).unwrap_or(1)) as usize;
                    queue.swap(i, j);
                }
            }
            Start::Seat(seat) => queue.rotate_left(usize::from(seat.0).min(count)),
        }
        self.rng = rng;
        // A dummy never begins: the first player of the order does.
        self.active = self
            .queue()
            .iter()
            .copied()
            .find(|seat| self.seat(*seat).decides())
            .unwrap_or_default();
    }

    /// Draws the opening hands and goes on to the first question.
    pub(crate) fn open(&mut self, log: &mut Events) {
        self.deal_hands(None, log);
        self.advance(log);
    }

    /// Like [`Self::open`], but one seat's opening hand is given: cards that its deck has.
    pub(crate) fn open_with(&mut self, seat: Seat, hand: &[CardId], log: &mut Events) {
        self.deal_hands(Some((seat, hand)), log);
        self.advance(log);
    }

    /// Everybody draws the opening hand. FAB 1.4.3, 1.19.2
    fn deal_hands(&mut self, given: Option<(Seat, &[CardId])>, log: &mut Events) {
        for index in 0..usize::from(self.players) {
            let Some(seat) = self.queue().get(index).copied() else {
                continue;
            };
            match given {
                Some((whose, hand)) if whose == seat => {
                    for card in hand {
                        self.draw_this(seat, *card, log);
                    }
                }
                _ => {
                    for _ in 0..self.rules.opening_hand {
                        self.draw(seat, log);
                    }
                }
            }
            if !self.rules.mulligan {
                self.seat_mut(seat).ready = true;
            }
        }
    }

    /// Asks the next player who has not decided, in queue order; then the first turn begins.
    pub(crate) fn mulligans(&mut self, log: &mut Events) -> bool {
        let open = self
            .queue()
            .iter()
            .copied()
            .find(|seat| self.seat(*seat).decides() && !self.seat(*seat).ready);
        if let Some(seat) = open {
            self.ask_for(seat, Ask::Mulligan);
            return true;
        }
        let first = self.decider_from(self.active);
        self.begin_turn(first, log);
        false
    }
}
