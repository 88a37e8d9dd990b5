//! The phases of a turn: RECYCLE once, then DRAW, TICK, MOVE, BATTLE, SPAWN, only forward.
//!
//! TICK changes nothing here: no status comes without effects, and effects of cards are not played.

use super::board::{ENEMY_ZONE, Tile, Tiles};
use super::piece::SpawnType;
use super::refusal::IllegalAction;
use super::state::{How, Phase, State, Unit};
use crate::pile::{Kind, Kinds};
use crate::rng::Rng;

impl State<'_> {
    /// Clears the table for game number `game` under a seed and draws the opening hand.
    pub fn begin(&mut self, seed: u64, game: u64) -> Kinds {
        self.rng = Rng::new(seed, game);
        self.pile.become_like(self.deck.pile());
        self.hand.clear();
        self.units.clear();
        (self.artefatos, self.campos) = (Tiles::NONE, Tiles::NONE);
        (self.discarded, self.turn, self.over) = (0, 0, None);
        (self.domain, self.spawned) = (self.rules.domain, [0; 3]);
        self.phase = Phase::Recycle;
        self.fill(self.rules.opening_hand);
        let opening = Kinds::from(self.hand());
        if !self.rules.recycle {
            self.phase = Phase::Spawn;
            self.look_for_cards();
        }
        opening
    }

    /// Draws until the hand holds so many cards or the deck is empty, which is no defeat.
    fn fill(&mut self, cards: u16) -> Kinds {
        let mut drawn = Kinds::default();
        while self.hand.len() < usize::from(cards) {
            let Some(kind) = self.pile.draw(&mut self.rng) else {
                break;
            };
            self.hand.add(kind);
            drawn.push(kind);
        }
        drawn
    }

    /// RECYCLE: any cards go to the DZ and are not replaced before the next DRAW. DD-R8
    pub fn recycle(&mut self, cards: &[Kind]) -> Result<(), IllegalAction> {
        self.within(Phase::Recycle)?;
        let twice = |kind: &Kind| {
            let count = |list: &[Kind]| list.iter().filter(|other| *other == kind).count();
            count(cards) > count(self.hand.cards())
        };
        if cards.iter().any(twice) {
            return Err(IllegalAction::NotInHand);
        }
        for kind in cards {
            self.discarded += u16::from(self.hand.take(*kind));
        }
        // A turn may begin.
        self.phase = Phase::Spawn;
        self.look_for_cards();
        Ok(())
    }

    /// The next own turn with its DRAW: up to a full hand, what is left if that is less, nothing in the starting
    /// player's first turn.
    pub fn begin_turn(&mut self) -> Result<Kinds, IllegalAction> {
        if self.over.is_some() {
            return Err(IllegalAction::Over);
        }
        if self.phase == Phase::Recycle {
            return Err(IllegalAction::PhasePassed);
        }
        self.turn = self.turn.saturating_add(1);
        self.spawned = [0; 3];
        for unit in &mut self.units {
            (unit.moved, unit.dashed, unit.attacked) = (false, false, false);
        }
        self.phase = Phase::Draw;
        let skips = self.turn == 1 && self.first && self.rules.starter_skips_draw;
        let drawn = if skips {
            Kinds::default()
        } else {
            self.fill(self.rules.draw_to)
        };
        self.phase = Phase::Move;
        Ok(drawn)
    }

    /// MOVE: one space in any direction, or with DASH two in one direction.
    pub fn move_unit(&mut self, from: Tile, to: Tile) -> Result<(), IllegalAction> {
        self.within(Phase::Move)?;
        let at = self.unit_at(from)?;
        let Some(unit) = self.units.get(at).copied() else {
            return Err(IllegalAction::NoUnit);
        };
        if unit.moved {
            return Err(IllegalAction::AlreadyMoved);
        }
        let dash = self.deck.numbers(unit.kind).dash;
        let open = self.open();
        let dashed = match steps(from, to) {
            Some(Steps::One) => false,
            Some(Steps::Two(between)) if dash => {
                if !between.is_some_and(|tile| open.has(tile)) {
                    return Err(IllegalAction::Occupied);
                }
                true
            }
            _ => return Err(IllegalAction::TooFar),
        };
        if !open.has(to) {
            return Err(IllegalAction::Occupied);
        }
        if let Some(unit) = self.units.get_mut(at) {
            (unit.tile, unit.moved, unit.dashed) = (to, true, dashed);
        }
        Ok(())
    }

    /// BATTLE: the Unidade attacks the enemy's Domain, whatever its directions and range. The damage is its ATK.
    pub fn attack_domain(&mut self, from: Tile) -> Result<u16, IllegalAction> {
        self.may_enter(Phase::Battle)?;
        let at = self.unit_at(from)?;
        let Some(unit) = self.units.get_mut(at) else {
            return Err(IllegalAction::NoUnit);
        };
        if unit.attacked {
            return Err(IllegalAction::AlreadyAttacked);
        }
        if unit.dashed {
            return Err(IllegalAction::Dashed);
        }
        if !ENEMY_ZONE.has(from) {
            return Err(IllegalAction::FarFromDomain);
        }
        unit.attacked = true;
        let atk = self.deck.numbers(unit.kind).atk;
        self.phase = Phase::Battle;
        self.domain = self.domain.saturating_sub(atk);
        if self.domain == 0 {
            self.over = Some(How::Domain);
        }
        Ok(atk)
    }

    /// SPAWN: one card of each type. An Artefato lies face down or up: here that is the same.
    pub fn spawn(&mut self, kind: Kind, tile: Tile) -> Result<(), IllegalAction> {
        self.may_enter(Phase::Spawn)?;
        if !self.hand.cards().contains(&kind) {
            return Err(IllegalAction::NotInHand);
        }
        let numbers = self.deck.numbers(kind);
        if !numbers.spawned {
            return Err(IllegalAction::Instant);
        }
        if !self.may_spawn(numbers.kind) {
            return Err(IllegalAction::SpawnedAlready);
        }
        if !self.spawn_tiles(kind).has(tile) {
            let free = match numbers.kind {
                SpawnType::Campo => self.open().without(self.campos),
                SpawnType::Unidade | SpawnType::Artefato => self.open(),
            };
            return Err(if free.has(tile) {
                IllegalAction::NotConnected
            } else {
                IllegalAction::Occupied
            });
        }
        self.phase = Phase::Spawn;
        self.hand.take(kind);
        let [units, artefatos, campos] = &mut self.spawned;
        match numbers.kind {
            SpawnType::Unidade => {
                *units += 1;
                let _ = self.units.try_push(Unit {
                    kind,
                    tile,
                    ..Unit::default()
                });
            }
            SpawnType::Artefato => {
                *artefatos += 1;
                self.artefatos = self.artefatos.with(tile);
            }
            SpawnType::Campo => {
                *campos += 1;
                self.campos = self.campos.with(tile);
            }
        }
        Ok(())
    }

    /// Whoever has no card on the board, in the deck and in hand has lost.
    fn look_for_cards(&mut self) {
        if self.hand.is_empty() && self.pile.is_empty() && self.own().is_empty() {
            self.over = Some(How::NoCards);
        }
    }

    fn within(&self, phase: Phase) -> Result<(), IllegalAction> {
        if self.over.is_some() {
            Err(IllegalAction::Over)
        } else if self.phase == phase {
            Ok(())
        } else {
            Err(IllegalAction::PhasePassed)
        }
    }

    /// Phases go forward only; before the first turn there is none to go to.
    fn may_enter(&self, phase: Phase) -> Result<(), IllegalAction> {
        if self.over.is_some() {
            return Err(IllegalAction::Over);
        }
        let goes = self.turn > 0 && (Phase::Move..=phase).contains(&self.phase);
        goes.then_some(()).ok_or(IllegalAction::PhasePassed)
    }

    fn unit_at(&self, tile: Tile) -> Result<usize, IllegalAction> {
        let at = self.units.iter().position(|unit| unit.tile == tile);
        at.ok_or(IllegalAction::NoUnit)
    }
}

/// How far a move goes.
enum Steps {
    One,
    /// Two in one direction, over this tile of the board.
    Two(Option<Tile>),
}

fn steps(from: Tile, to: Tile) -> Option<Steps> {
    let (dy, dx) = (from.y().abs_diff(to.y()), from.x().abs_diff(to.x()));
    match (dy.max(dx), dy.min(dx)) {
        (1, _) => Some(Steps::One),
        (2, 0 | 2) => Some(Steps::Two(Tile::at(
            u8::midpoint(from.y(), to.y()),
            u8::midpoint(from.x(), to.x()),
        ))),
        _ => None,
    }
}
