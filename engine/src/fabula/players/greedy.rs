//! A player that looks one action ahead: every action is worth what it does at once to the board.

use std::cell::OnceCell;

use super::Decide;
use crate::fabula::ability::Part;
use crate::fabula::action::Action;
use crate::fabula::card::{CardId, CardType};
use crate::fabula::state::{Ask, Bits, Seat, Slot, State};

mod aims;
mod blocks;
mod boost;
mod choices;
mod effect;
mod forecast;
mod hand;
mod harm;
mod hosts;
mod influence;
mod items;
mod objects;
mod offence;
mod outlook;
mod party;
mod plan;
mod respond;
mod text;
mod worth;

use outlook::Outlook;

pub(in crate::fabula) use worth::extras;

/// Plays what looks best now. It knows what its seat may know, and nothing else.
#[derive(Debug, Clone, Copy, Default)]
pub struct Greedy;

impl Decide for Greedy {
    fn decide(&mut self, state: &State, legal: &[Action]) -> Action {
        let Some(me) = state.to_act() else {
            return Action::Pass;
        };
        // Concessions stand at the end of the list.
        let count = legal
            .iter()
            .position(|action| matches!(action, Action::Concede(_)));
        let legal = count.and_then(|count| legal.get(..count)).unwrap_or(legal);
        match legal {
            [] => Action::Pass,
            [only] => *only,
            _ => Eye::new(state, me).decide(legal),
        }
    }
}

impl Greedy {
    /// Whether this player would rather keep a card of the hand than play it for nothing: what it
    /// does is worth less than what it takes.
    pub(crate) fn would_regret(state: &State, card: CardId) -> bool {
        state.to_act().is_some_and(|me| {
            let eye = Eye::new(state, me);
            if state.table.entry(card).role == CardType::Modificacao {
                return eye.has_no_use(card);
            }
            eye.play(card).value + eye.exhaustion() < 0
        })
    }
}

/// The board through the eyes of one player.
struct Eye<'s, 't> {
    state: &'s State<'t>,
    me: Seat,
    /// The state is borrowed, so what was worked out stays true.
    outlook: OnceCell<Outlook>,
}

impl<'s, 't> Eye<'s, 't> {
    const fn new(state: &'s State<'t>, me: Seat) -> Self {
        Self {
            state,
            me,
            outlook: OnceCell::new(),
        }
    }
}

impl Eye<'_, '_> {
    fn decide(&self, legal: &[Action]) -> Action {
        match self.state.ask {
            Ask::Priority => self.act(legal),
            Ask::Declare => self.declare(legal),
            Ask::Blocks => best(legal, |action| self.block(action)),
            Ask::InfluenceBlocks => best(legal, |action| self.block_influence(action)),
            _ => best(legal, |action| self.choose(action)),
        }
    }

    /// With the priority: plans the own turn, declares, or answers.
    fn act(&self, legal: &[Action]) -> Action {
        let own = self.state.active == self.me && self.state.stack.is_empty();
        match self.state.part {
            Part::Restauracao if own => self.plan_restoring(legal),
            Part::Acao if own => self.plan(legal),
            Part::Ofensiva | Part::Influencia if own && self.state.stage == 0 => {
                match self.declare(legal) {
                    Action::Done => Action::Pass,
                    declared => declared,
                }
            }
            _ => self.respond(legal),
        }
    }

    fn is_mine(&self, slot: Slot) -> bool {
        self.state.permanents.get(slot).controller == self.me
    }

    /// One for what is good for this player, minus one for what is good for others.
    fn sign(&self, seat: Seat) -> i32 {
        if seat == self.me { 1 } else { -1 }
    }

    fn sign_of(&self, slot: Slot) -> i32 {
        self.sign(self.state.permanents.get(slot).controller)
    }

    /// The Aliados of a player.
    fn allies_of(&self, seat: Seat) -> Bits {
        self.allies().and(self.state.permanents.of(seat))
    }

    fn allies(&self) -> Bits {
        let permanents = &self.state.permanents;
        permanents.allies().without(permanents.veiled())
    }

    fn enemies(&self) -> Bits {
        self.allies().without(self.state.permanents.of(self.me))
    }
}

/// The action with the highest score, the first one of equals.
fn best(legal: &[Action], score: impl Fn(Action) -> i32) -> Action {
    let mut best = (i32::MIN, Action::Pass);
    for action in legal.iter().copied() {
        let score = score(action);
        if score > best.0 {
            best = (score, action);
        }
    }
    best.1
}
