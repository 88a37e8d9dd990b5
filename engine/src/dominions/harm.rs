//! What cards do to their own side: wounds, and what leaves the board.

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use super::board::{MOST_UNITS, Tile, Tiles};
use super::state::{How, State};

/// What an effect does to its own side, whoever the opponent is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = DominionsHarm))]
#[serde(rename_all = "snake_case")]
pub enum Harm {
    /// In the TICK of its owner it takes so much damage.
    WoundsItself(u8),
    /// In the TICK of its owner every card LINKED to it takes so much damage.
    WoundsLinked(u8),
    /// It is destroyed after the battle in which it attacked.
    DiesAttacking,
    /// When it is spawned another own card is destroyed, or itself if there is none.
    CostsACard,
    /// Another harm, which no simulation plays: there the card is left alone.
    Other,
}

/// The harms of a card, added up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Harms {
    pub(crate) wounds_itself: u16,
    pub(crate) wounds_linked: u16,
    pub(crate) dies_attacking: bool,
    pub(crate) costs_a_card: bool,
    pub(crate) other: bool,
}

impl Harms {
    pub(crate) fn of(harms: &[Harm]) -> Self {
        let mut all = Self::default();
        for harm in harms {
            match harm {
                Harm::WoundsItself(damage) => all.wounds_itself += u16::from(*damage),
                Harm::WoundsLinked(damage) => all.wounds_linked += u16::from(*damage),
                Harm::DiesAttacking => all.dies_attacking = true,
                Harm::CostsACard => all.costs_a_card = true,
                Harm::Other => all.other = true,
            }
        }
        all
    }
}

impl State<'_> {
    /// TICK: what the own cards do to their own side, in the order in which they came. Ruling: DD-R23
    pub(super) fn tick(&mut self) {
        let (deck, units) = (self.deck, self.units);
        for unit in units {
            // Nothing moves in this phase, so what stands on the tile is the same card or none.
            if !self.standing().has(unit.tile) {
                continue;
            }
            let harms = deck.numbers(unit.kind).harms;
            let here = Tiles::NONE.with(unit.tile);
            self.wound(here.linked(), harms.wounds_linked);
            self.wound_units(here, harms.wounds_itself);
        }
        self.look_for_cards();
    }

    /// Damage to every card on some tiles. Rulings: DD-R14, DD-R15
    fn wound(&mut self, tiles: Tiles, damage: u16) {
        if damage > 0 {
            for tile in (tiles & (self.artefatos | self.campos)).iter() {
                self.destroy_lying(tile);
            }
            self.wound_units(tiles, damage);
        }
    }

    /// Damage to the Unidades on some tiles; whoever has as much damage as HP is destroyed. Ruling: DD-R14
    fn wound_units(&mut self, tiles: Tiles, damage: u16) {
        for unit in &mut self.units {
            if tiles.has(unit.tile) {
                unit.wounds = unit.wounds.saturating_add(damage);
            }
        }
        let deck = self.deck;
        let mut fallen: ArrayVec<[Tile; MOST_UNITS]> = ArrayVec::new();
        for unit in &self.units {
            if unit.wounds >= deck.numbers(unit.kind).hp {
                fallen.push(unit.tile);
            }
        }
        for tile in fallen {
            self.destroy_unit(tile);
        }
    }

    /// The Unidade on a tile goes to the DZ with what is attached to it; EXPLOSIVE damages what is LINKED to it.
    pub(super) fn destroy_unit(&mut self, tile: Tile) {
        let Some(at) = self.units.iter().position(|unit| unit.tile == tile) else {
            return;
        };
        let unit = self.units.remove(at);
        self.discarded += 1 + u16::from(unit.attached);
        let numbers = self.deck.numbers(unit.kind);
        if numbers.explosive {
            self.wound(Tiles::NONE.with(tile).linked(), numbers.atk);
        }
    }

    /// The Artefato on a tile, or the Campo where there is none, goes to the DZ with what is attached to it.
    pub(super) fn destroy_lying(&mut self, tile: Tile) {
        let here = Tiles::NONE.with(tile);
        if self.artefatos.has(tile) {
            self.artefatos = self.artefatos.without(here);
        } else if self.campos.has(tile) {
            self.campos = self.campos.without(here);
        } else {
            return;
        }
        self.discarded += 1;
        if let Some(pinned) = self.pinned.get_mut(tile.place()) {
            self.discarded += u16::from(std::mem::take(pinned));
        }
    }

    /// Whoever has no card on the board, in the deck and in hand has lost.
    pub(super) fn look_for_cards(&mut self) {
        let none = self.hand.is_empty() && self.pile.is_empty() && self.own().is_empty();
        if none && self.over.is_none() {
            self.over = Some(How::NoCards);
        }
    }
}
