//! The board: 23 tiles between two Domains, always as one player sees it. DD-R4, DD-R5, DD-R6
//!
//! ```text
//! y0:  .  .  .  0  .  .  .      Far-End
//! y1:  .  .  0  0  0  .  .      Main-End
//! y2:  .  1  0  0  0  2  .
//! y3:  3  1  0  0  0  2  4      3, 4: the own Domain and the enemy's
//! y4:  .  1  0  0  0  2  .      1, 2: the own spawn zone and the enemy's
//! y5:  .  .  0  0  0  .  .
//! y6:  .  .  .  0  .  .  .
//! ```
//!
//! Both players see their own zone on the left: what one calls (y, x), the other calls (6 − y, 6 − x).

use super::Direction;

mod tiles;

pub use tiles::{TILES, Tile, Tiles};

/// Every tile that a card may stand on: no card stands on a Domain.
pub const BOARD: Tiles = Tiles::of(&[
    (0, 3),
    (1, 2),
    (1, 3),
    (1, 4),
    (2, 1),
    (2, 2),
    (2, 3),
    (2, 4),
    (2, 5),
    (3, 1),
    (3, 2),
    (3, 3),
    (3, 4),
    (3, 5),
    (4, 1),
    (4, 2),
    (4, 3),
    (4, 4),
    (4, 5),
    (5, 2),
    (5, 3),
    (5, 4),
    (6, 3),
]);

/// The own SPAWN ZONE: the tiles next to the own Domain.
pub const SPAWN_ZONE: Tiles = Tiles::of(&[(2, 1), (3, 1), (4, 1)]);

/// The tiles next to the enemy's Domain: only from here it is attacked.
pub const ENEMY_ZONE: Tiles = Tiles::of(&[(2, 5), (3, 5), (4, 5)]);

/// The most Unidades that the board holds.
pub const MOST_UNITS: usize = 23;

/// The own cards that are connected to the own zone: those that stand in it, and those linked to a connected one.
/// DD-R6
#[must_use]
pub fn connected(own: Tiles) -> Tiles {
    let mut bridge = own & SPAWN_ZONE;
    loop {
        let longer = bridge | (own & bridge.linked());
        if longer == bridge {
            return bridge;
        }
        bridge = longer;
    }
}

/// The tiles of the own zone, and those linked to an own card that is connected to it: BRIDGE SPAWNING. DD-R6
#[must_use]
pub fn spawn_area(own: Tiles) -> Tiles {
    BOARD & (SPAWN_ZONE | connected(own).linked())
}

/// What a Unidade reaches in battle: in each direction the tiles at distance 1 to RANGE + 1, on straight
/// lines and straight diagonals only. DD-R4, DD-R5
#[must_use]
pub fn reach(from: Tile, directions: &[Direction], range: u8) -> Tiles {
    let mut reached = Tiles::NONE;
    for direction in directions {
        let mut at = Tiles::NONE.with(from);
        for _ in 0..=range {
            at = at.stepped(*direction) & BOARD;
            reached = reached | at;
        }
    }
    reached
}

/// How many moves a tile is away from the enemy's zone, if nothing stands in the way.
#[must_use]
pub const fn away(tile: Tile) -> u8 {
    let across = 5 - tile.x();
    let along = match tile.y() {
        0 | 6 => 2,
        1 | 5 => 1,
        _ => 0,
    };
    if across > along { across } else { along }
}
