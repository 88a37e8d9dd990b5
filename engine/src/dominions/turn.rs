//! The phases of a turn: RECYCLE once, then DRAW, TICK, MOVE, BATTLE, SPAWN, only forward.
//!
//! Of the effects of cards only those are played that harm their own side ([`Harm`](super::Harm)).

use super::board::{ENEMY_ZONE, TILES, Tile, Tiles};
use super::piece::SpawnType;
use super::refusal::IllegalAction;
use super::setup::{Numbers, Way};
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
        self.pinned = [0; TILES];
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
    /// player's first turn. Then its TICK.
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
        self.tick();
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

    /// BATTLE: the Unidade attacks the enemy's Domain, whatever its directions and range. The damage is its ATK, as
    /// far as the Domain has so much left.
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
        let numbers = self.deck.numbers(unit.kind);
        self.phase = Phase::Battle;
        // What is more than the Domain has left does not count.
        let dealt = numbers.atk.min(self.domain);
        self.domain -= dealt;
        if self.domain == 0 {
            self.over = Some(How::Domain);
        }
        if numbers.harms.dies_attacking {
            self.destroy_unit(from);
            self.look_for_cards();
        }
        Ok(dealt)
    }

    /// SPAWN: one card of each type. An Artefato lies face down or up: on a tile that is the same.
    pub fn spawn(&mut self, kind: Kind, tile: Tile) -> Result<(), IllegalAction> {
        self.spawn_for(kind, tile, None)
    }

    /// The same with the tile of the own card that the effect of the spawned one destroys: on it the Unidade or the
    /// Artefato, or the Campo if nothing else is there.
    pub fn spawn_for(
        &mut self,
        kind: Kind,
        tile: Tile,
        lost: Option<Tile>,
    ) -> Result<(), IllegalAction> {
        let numbers = self.spawnable(kind)?;
        match numbers.way {
            Way::Tile => {}
            Way::Card(_) => return Err(IllegalAction::Attach),
            Way::Instant => return Err(IllegalAction::Instant),
            Way::Super => return Err(IllegalAction::SuperSpawn),
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
        let harms = numbers.harms;
        let others = self.own();
        let names = lost.is_some_and(|tile| others.has(tile));
        if harms.costs_a_card && !names && !others.is_empty() {
            return Err(IllegalAction::NoSacrifice);
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
        if harms.costs_a_card {
            match lost.filter(|_| names) {
                // Below the new card lies a Campo.
                Some(below) if below == tile => self.destroy_lying(tile),
                Some(other) => self.destroy_one(other),
                None => self.destroy_one(tile),
            }
        }
        self.look_for_cards();
        Ok(())
    }

    /// SPAWN: an ATTACH goes face up onto another card, wherever that lies: the Unidade or the Artefato of a tile, or
    /// the Campo if nothing else is there.
    pub fn attach(&mut self, kind: Kind, tile: Tile) -> Result<(), IllegalAction> {
        self.spawnable(kind)?;
        if !self.host_tiles(kind).has(tile) {
            return Err(IllegalAction::NoHost);
        }
        self.phase = Phase::Spawn;
        self.hand.take(kind);
        let [_, artefatos, _] = &mut self.spawned;
        *artefatos += 1;
        let unit = self.units.iter_mut().find(|unit| unit.tile == tile);
        let attached = match unit {
            Some(unit) => Some(&mut unit.attached),
            None => self.pinned.get_mut(tile.place()),
        };
        if let Some(attached) = attached {
            *attached = attached.saturating_add(1);
        }
        Ok(())
    }

    /// The numbers of a card of the hand of whose type another one may be spawned now.
    fn spawnable(&self, kind: Kind) -> Result<Numbers, IllegalAction> {
        self.may_enter(Phase::Spawn)?;
        if !self.hand.cards().contains(&kind) {
            return Err(IllegalAction::NotInHand);
        }
        let numbers = self.deck.numbers(kind);
        if self.may_spawn(numbers.kind) {
            Ok(numbers)
        } else {
            Err(IllegalAction::SpawnedAlready)
        }
    }

    /// One card of a tile is destroyed: what stands on a Campo before the Campo.
    fn destroy_one(&mut self, tile: Tile) {
        if self.standing().has(tile) {
            self.destroy_unit(tile);
        } else {
            self.destroy_lying(tile);
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
