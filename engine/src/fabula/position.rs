//! A position set up by hand: for puzzles, tests and counting.

use super::ability::{Part, Zone};
use super::card::CardId;
use super::rules::PlayRules;
use super::setup::{Deck, Player, Setup, SetupError, Start};
use super::state::{Seat, Seats, Slot, State, Step};
use super::table::Table;
use super::zones::Entering;

/// A game in the making. Players have their bases and nothing else until something is put there.
#[derive(Debug, Clone)]
pub struct Position<'t> {
    state: State<'t>,
}

impl<'t> Position<'t> {
    /// Players in the order of their seats, the first one to begin, each with five copies of a base.
    pub fn new(
        table: &'t Table,
        rules: PlayRules,
        players: usize,
        base: CardId,
    ) -> Result<Self, Vec<SetupError>> {
        let deck = Deck {
            main: Vec::new(),
            bases: [base; 5],
        };
        Self::of(table, rules, vec![Player::Deck(deck); players])
    }

    /// The same for players who bring bases of their own; decks are left empty.
    pub fn of(
        table: &'t Table,
        rules: PlayRules,
        players: Vec<Player>,
    ) -> Result<Self, Vec<SetupError>> {
        let bare = PlayRules {
            opening_hand: 0,
            mulligan: false,
            draw_to: 0,
            lose_when_empty: false,
            ..rules
        };
        let first = players
            .iter()
            .position(|player| matches!(player, Player::Deck(_)))
            .unwrap_or(0);
        let start = Start::Seat(Seat(u8::try_from(first).unwrap_or(0)));
        let mut state = Setup {
            players,
            start,
            seed: 1,
            game: 0,
        }
        .begin(table, bare)?;
        state.rules = rules;
        Ok(Self { state })
    }

    /// Another stream of chance.
    #[must_use]
    pub fn seeded(mut self, seed: u64) -> Self {
        self.state.rng = crate::rng::Rng::new(seed, 0);
        self
    }

    /// Puts a permanent into play, ready to act; `None` if the field is full.
    pub fn field(&mut self, seat: Seat, card: CardId) -> Option<Slot> {
        let mut silent = super::event::Events::off();
        let ficha = self.state.table.card(card).kind == super::CardType::Ficha;
        let slot = self.state.enter(
            card,
            seat,
            seat,
            Entering {
                ficha,
                ..Entering::default()
            },
            &mut silent,
        )?;
        self.state.permanents.get_mut(slot).preparing = false;
        self.state.waiting.clear();
        Some(slot)
    }

    /// Puts a card into a hand, a Descarte or a Degredo, or on top of a deck.
    pub fn card(&mut self, seat: Seat, zone: Zone, card: CardId) {
        self.state.seat_mut(seat).cards.add(zone, card);
        self.state.touch(u8::MAX);
    }

    /// Sets the resources of a player.
    pub fn resources(&mut self, seat: Seat, resources: i16) {
        self.state.seat_mut(seat).resources = resources.max(0);
        self.state.touch(u8::MAX);
    }

    /// Sets what is left of a base.
    pub fn resistance(&mut self, slot: Slot, resistance: i16) {
        self.state.permanents.get_mut(slot).resistance = resistance.max(0);
        self.state.touch(u8::MAX);
    }

    /// Turns a permanent, or makes it one that has just entered.
    pub fn status(&mut self, slot: Slot, turned: bool, preparing: bool) {
        let it = self.state.permanents.get_mut(slot);
        (it.turned, it.preparing) = (turned, preparing);
        self.state.touch(u8::MAX);
    }

    /// Gives a permanent to another player.
    pub fn control(&mut self, slot: Slot, seat: Seat) {
        self.state
            .take_control(slot, seat, &mut super::event::Events::off());
        self.state.waiting.clear();
    }

    /// Takes a permanent out of the game.
    pub fn remove(&mut self, slot: Slot) {
        self.state.forget(slot, &mut super::event::Events::off());
    }

    /// How many own turns a player has begun.
    pub fn turns(&mut self, seat: Seat, turns: u16) {
        self.state.seat_mut(seat).turns = turns;
    }

    /// The game in a part of a player's turn, at the moment when that player gets the priority.
    #[must_use]
    pub fn at(mut self, active: Seat, part: Part) -> State<'t> {
        let state = &mut self.state;
        let begun = state.seat(active).turns.max(1);
        state.seat_mut(active).turns = begun;
        state.turn = state.turn.max(2);
        (state.active, state.responsible, state.part) = (active, active, part);
        (state.step, state.stage, state.priority, state.passed) =
            (Step::Window, 0, active, Seats::NONE);
        state.touch(u8::MAX);
        state.advance(&mut super::event::Events::off());
        self.state
    }
}
