//! One deck, and as many games as one likes.

use super::Options;
use super::pilot::{Pilot, of_type};
use super::trace::{Paid, Trace, Turn};
use crate::goldfish::solitaire::{End, GoldfishError};
use crate::multiversity::rules::POSITIONS;
use crate::multiversity::setup::MOST_ACTIONS;
use crate::multiversity::state::works_from;
use crate::multiversity::{ActionKind, CardType, Deck, PlayRules, State};
use crate::pile::{Kinds, MAX_DECK};

/// After so many mulligans a hand is kept, whatever it is: a deck may have nothing better.
const MOST_MULLIGANS: u16 = 100;

/// Words of a set of all actions of a deck.
const WORDS: usize = (MAX_DECK * MOST_ACTIONS).div_ceil(64);

/// A deck that plays alone, with lists that are kept from game to game.
#[derive(Debug, Clone)]
pub struct Goldfish<'d> {
    state: State<'d>,
    turns: u8,
    policy: &'static str,
    pilot: Pilot,
    /// Whether any hand has a character and an energy.
    hopeful: bool,
    trace: Trace,
    paid: [u64; WORDS],
}

impl<'d> Goldfish<'d> {
    /// A deck and how it is played, or why it cannot be.
    pub fn new(deck: &'d Deck, rules: PlayRules, options: &Options) -> Result<Self, GoldfishError> {
        let hand = rules.opening_hand.max(rules.first_draw).max(rules.draw);
        GoldfishError::check(options.turns, hand)?;
        let has = |of| deck.cards().iter().any(|card| card.kind == of);
        Ok(Self {
            state: State::new(deck, rules),
            turns: options.turns,
            policy: options.policy.id(),
            pilot: Pilot::new(deck, &options.policy, options.mulligan),
            hopeful: has(CardType::Personagem) && has(CardType::Energia),
            trace: Trace::default(),
            paid: [0; WORDS],
        })
    }

    /// The name of the policy.
    #[must_use]
    pub const fn policy(&self) -> &'static str {
        self.policy
    }

    /// Plays game number `game` under a seed.
    pub fn play(&mut self, seed: u64, game: u64) -> &Trace {
        self.draw_hand(seed, game);
        self.paid = [0; WORDS];
        for number in 1..=self.turns {
            let discards = self.pilot.discards(&self.state);
            let mut turn = Turn {
                discarded: Kinds::from(discards),
                ..Turn::default()
            };
            let gone = self.state.discarded() + turn.discarded.count();
            let Ok(drawn) = self.state.begin_turn(discards) else {
                break;
            };
            turn.drawn = drawn;
            turn.lost = self.state.discarded() - gone;
            if self.state.over().is_none() {
                self.principal(&mut turn);
                self.combat(&mut turn);
                // The turn has begun and the game goes on: this is never refused.
                let _ = self.state.end_turn();
            }
            self.close(&mut turn);
            self.trace.turns.push(turn);
            self.trace.end = self.state.over().map(|how| End { turn: number, how });
        }
        &self.trace
    }

    /// Only the opening hand and the mulligan: a trace without turns.
    pub fn open(&mut self, seed: u64, game: u64) -> &Trace {
        self.draw_hand(seed, game);
        &self.trace
    }

    /// The stones, the opening hand and the mulligan.
    fn draw_hand(&mut self, seed: u64, game: u64) {
        self.trace.clear();
        self.trace.opening = self.state.begin(seed, game);
        self.trace.kept = self.trace.opening;
        while self.state.rules().mulligan
            && self.hopeful
            && self.trace.mulligans < MOST_MULLIGANS
            && self.pilot.returns(&self.state)
            && let Ok(kept) = self.state.mulligan()
        {
            self.trace.kept = kept;
            self.trace.mulligans += 1;
        }
        self.trace.stones = u16::try_from(self.state.stones()).unwrap_or(u16::MAX);
        self.trace.end = self.state.over().map(|how| End { turn: 0, how });
    }

    /// Fase Principal: characters, energies, who leads, items.
    fn principal(&mut self, turn: &mut Turn) {
        let state = &mut self.state;
        let first = state.turn() == 1;
        for place in 0..POSITIONS {
            let leads = place == 0;
            if leads && !first || state.positions().get(place).is_some_and(Option::is_some) {
                continue;
            }
            let kind = if leads {
                self.pilot.leader(state)
            } else {
                self.pilot.joins(state)
            };
            let Some(kind) = kind.filter(|kind| state.play(*kind, place).is_ok()) else {
                break;
            };
            turn.played.push(kind);
        }
        while let Some((place, lacks)) = self.pilot.needy(state) {
            let energy = Pilot::energy(state, place, lacks);
            let Some(energy) = energy else {
                break;
            };
            let paid = self.pilot.pays(state, energy);
            if state.attach_for(energy, place, paid).is_err() {
                break;
            }
            turn.attached.push(energy);
            for kind in paid {
                turn.paid.push(*kind);
            }
        }
        if let Some(place) = Pilot::change(state) {
            // Refused to a character that came this turn.
            let _ = state.swap(place);
        }
        loop {
            let item = of_type(state, CardType::Item).next();
            let Some(item) = item.filter(|item| state.use_item(*item).is_ok()) else {
                break;
            };
            turn.items.push(item);
        }
    }

    /// Combate: which actions have their energies, and which of them could be used.
    fn combat(&mut self, turn: &mut Turn) {
        for (place, character) in self.state.characters() {
            for action in 0..self.state.actions(character.kind).len() {
                let Ok(kind) = self.state.payable(place, action) else {
                    continue;
                };
                // Active actions are used in the Combate alone, and the first turn has none; passive ones work as soon
                // as they are paid.
                let usable = if kind.is_passive() {
                    works_from(kind, place)
                } else {
                    self.state.usable(place, action).is_ok()
                };
                one(&mut turn.payable, kind, true);
                one(&mut turn.usable, kind, usable);
                turn.attack |= usable && kind == ActionKind::Ataque;
                let number = character.kind.place() * MOST_ACTIONS + action;
                let bit = 1_u64 << (number % 64);
                let word = self.paid.get_mut(number / 64);
                if let Some(word) = word.filter(|word| **word & bit == 0) {
                    *word |= bit;
                    let _ = turn.fresh.try_push(Paid {
                        kind: character.kind,
                        action: u8::try_from(action).unwrap_or(u8::MAX),
                    });
                }
            }
        }
        turn.fresh.sort_unstable();
    }

    /// What is left at the end of a turn.
    fn close(&self, turn: &mut Turn) {
        let state = &self.state;
        let (mut characters, mut energy, mut cards) = (0, 0_u16, 0);
        for (_, character) in state.characters() {
            characters += 1;
            energy = energy.saturating_add(character.energy);
            cards += character.cards;
        }
        (turn.characters, turn.energy, turn.energies) = (characters, energy, cards);
        turn.hand = Kinds::from(state.hand());
        turn.deck = u16::try_from(state.left()).unwrap_or(u16::MAX);
        turn.gone = [state.discarded(), state.used()];
    }
}

/// One more of an action's kind, if it counts.
fn one(row: &mut [u8; 5], kind: ActionKind, counts: bool) {
    if let Some(count) = row.get_mut(kind as usize) {
        *count += u8::from(counts);
    }
}
