//! One deck, and as many games as one likes.

use super::pilot::Pilot;
use super::trace::{Spawned, Trace, Turn};
use super::{Options, Policy};
use crate::dominions::board::{ENEMY_ZONE, MOST_UNITS, SPAWN_ZONE, Tile, away};
use crate::dominions::{Deck, PlayRules, SpawnType, State};
use crate::goldfish::solitaire::{End, GoldfishError};
use crate::pile::Kinds;

/// A deck that plays alone, with lists that are kept from game to game.
#[derive(Debug, Clone)]
pub struct Goldfish<'d> {
    state: State<'d>,
    turns: u8,
    policy: &'static str,
    pilot: Pilot,
    trace: Trace,
}

impl<'d> Goldfish<'d> {
    /// A deck and how it is played, or why it cannot be.
    pub fn new(deck: &'d Deck, rules: PlayRules, options: &Options) -> Result<Self, GoldfishError> {
        let hand = rules.opening_hand.max(rules.draw_to);
        GoldfishError::check(options.turns, hand)?;
        let Options {
            policy, recycle, ..
        } = options;
        Ok(Self {
            state: State::new(deck, rules, options.first),
            turns: options.turns,
            policy: Policy::id(policy),
            pilot: Pilot::new(deck, policy, recycle),
            trace: Trace::default(),
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
        for number in 1..=self.turns {
            let gone = self.state.discarded();
            let Ok(drawn) = self.state.begin_turn() else {
                break;
            };
            let mut turn = Turn {
                drawn,
                ..Turn::default()
            };
            self.advance();
            self.attack(&mut turn);
            self.spawn(&mut turn);
            self.close(&mut turn);
            turn.lost = turn.discard - gone;
            self.trace.turns.push(turn);
            self.trace.end = self.state.over().map(|how| End { turn: number, how });
        }
        &self.trace
    }

    /// Only the opening hand and RECYCLE: a trace without turns.
    pub fn open(&mut self, seed: u64, game: u64) -> &Trace {
        self.draw_hand(seed, game);
        &self.trace
    }

    /// The opening hand and RECYCLE. DD-R8
    fn draw_hand(&mut self, seed: u64, game: u64) {
        self.trace.clear();
        self.trace.opening = self.state.begin(seed, game);
        if self.state.rules().recycle {
            let discards = self.pilot.discards(&self.state);
            self.trace.recycled = Kinds::from(discards);
            // They are cards of the hand: this is never refused.
            let _ = self.state.recycle(discards);
        }
        self.trace.end = self.state.over().map(|how| End { turn: 0, how });
    }

    /// MOVE: the foremost first, so that those behind find the way free.
    fn advance(&mut self) {
        let mut order: tinyvec::ArrayVec<[Tile; MOST_UNITS]> = tinyvec::ArrayVec::new();
        order.extend(self.state.standing().iter());
        order.sort_unstable_by_key(|tile| (away(*tile), *tile));
        for from in order {
            let units = self.state.units().iter();
            let Some(unit) = units.copied().find(|unit| unit.tile == from) else {
                continue;
            };
            let dash = self.state.deck().numbers(unit.kind).dash;
            if let Some(to) = Pilot::step(&self.state, from, dash) {
                // A step to a free tile beside it: this is never refused.
                let _ = self.state.move_unit(from, to);
            }
        }
    }

    /// BATTLE: every Unidade that can attack the Domain does.
    fn attack(&mut self, turn: &mut Turn) {
        for tile in (self.state.standing() & ENEMY_ZONE).iter() {
            let able = self
                .state
                .units()
                .iter()
                .any(|it| it.tile == tile && it.can_attack());
            turn.able += u8::from(able);
        }
        for tile in (self.state.standing() & ENEMY_ZONE).iter() {
            // Refused to whoever came by DASH, and once the Domain has fallen.
            turn.damage += self.state.attack_domain(tile).unwrap_or(0);
        }
    }

    /// SPAWN: the bridge first, then whoever goes to its end.
    fn spawn(&mut self, turn: &mut Turn) {
        if self.state.over().is_some() {
            return;
        }
        for kind in [SpawnType::Campo, SpawnType::Artefato, SpawnType::Unidade] {
            while self.state.may_spawn(kind) {
                let Some(card) = self.pilot.choose(&self.state, kind, self.state.hand()) else {
                    break;
                };
                let Some(tile) = self.pilot.place(&self.state, card, kind) else {
                    break;
                };
                let lost = Pilot::sacrifice(&self.state, card);
                if self.state.spawn_for(card, tile, lost).is_err() {
                    break;
                }
                note(turn, kind, Spawned { kind: card, tile });
                turn.bridges += u8::from(!SPAWN_ZONE.has(tile));
            }
        }
        // What is attached needs a card to be attached to, and is no step of a bridge.
        while self.state.may_spawn(SpawnType::Artefato) {
            let Some((card, tile)) = self.pilot.attachment(&self.state) else {
                break;
            };
            if self.state.attach(card, tile).is_err() {
                break;
            }
            note(turn, SpawnType::Artefato, Spawned { kind: card, tile });
        }
    }

    /// What is left at the end of a turn.
    fn close(&self, turn: &mut Turn) {
        let state = &self.state;
        let small = |n: u32| u8::try_from(n).unwrap_or(u8::MAX);
        let standing = state.standing();
        turn.hand = Kinds::from(state.hand());
        let artefatos = state.artefatos().count() + state.attached();
        turn.board = [standing.count(), artefatos, state.campos().count()].map(small);
        turn.farthest = standing.iter().map(Tile::x).max().unwrap_or(0);
        turn.domain = state.domain();
        turn.deck = u16::try_from(state.left()).unwrap_or(u16::MAX);
        turn.discard = state.discarded();
    }
}

/// One more card that was spawned.
fn note(turn: &mut Turn, kind: SpawnType, spawned: Spawned) {
    let _ = turn.spawned.try_push(spawned);
    let [units, artefatos, campos] = &mut turn.types;
    *match kind {
        SpawnType::Unidade => units,
        SpawnType::Artefato => artefatos,
        SpawnType::Campo => campos,
    } += 1;
}
