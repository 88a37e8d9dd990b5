//! Tiles, and sets of tiles as bits: a row is eight bits wide, the eighth column is always empty.

use std::ops::{BitAnd, BitOr};

use crate::dominions::Direction;

/// The eight directions.
const ALL: [Direction; 8] = [
    Direction::N,
    Direction::Ne,
    Direction::E,
    Direction::Se,
    Direction::S,
    Direction::Sw,
    Direction::W,
    Direction::Nw,
];

/// Places of a row for each row: what is kept by tile has room for so many.
pub const TILES: usize = 56;

/// A tile by row and column, both 0 to 6.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Tile(u8);

impl Tile {
    /// The tile of the board at row `y` and column `x`, if there is one.
    #[must_use]
    pub fn at(y: u8, x: u8) -> Option<Self> {
        let tile = (y < 7 && x < 7).then(|| Self(y * 8 + x))?;
        super::BOARD.has(tile).then_some(tile)
    }

    /// The row, from the top.
    #[must_use]
    pub const fn y(self) -> u8 {
        self.0 >> 3
    }

    /// The column, from the own Domain to the enemy's.
    #[must_use]
    pub const fn x(self) -> u8 {
        self.0 & 7
    }

    /// Its place in a list of [`TILES`].
    #[must_use]
    pub const fn place(self) -> usize {
        self.0 as usize
    }

    /// The same tile as the other player sees it.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self((6 - self.y()) * 8 + 6 - self.x())
    }
}

/// A set of tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tiles(u64);

impl Tiles {
    /// No tile.
    pub const NONE: Self = Self(0);

    /// These, as pairs of row and column.
    pub(super) const fn of(mut pairs: &[(u8, u8)]) -> Self {
        let mut bits = 0;
        while let [(y, x), rest @ ..] = pairs {
            bits |= 1 << (*y * 8 + *x);
            pairs = rest;
        }
        Self(bits)
    }

    /// Whether a tile is one of them.
    #[must_use]
    pub const fn has(self, tile: Tile) -> bool {
        self.0 >> tile.0 & 1 == 1
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many they are.
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, tile: Tile) -> Self {
        Self(self.0 | 1 << tile.0)
    }

    /// These without another set.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Every tile one step away in a direction, inside the board or not.
    #[must_use]
    pub(super) const fn stepped(self, direction: Direction) -> Self {
        let bits = self.0;
        Self(match direction {
            Direction::N => bits >> 8,
            Direction::Ne => bits >> 7,
            Direction::E => bits << 1,
            Direction::Se => bits << 9,
            Direction::S => bits << 8,
            Direction::Sw => bits << 7,
            Direction::W => bits >> 1,
            Direction::Nw => bits >> 9,
        })
    }

    /// The tiles of the board that are linked to one of these: its eight neighbours.
    #[must_use]
    pub const fn linked(self) -> Self {
        let Self(bits) = self;
        let sides = bits << 1 | bits >> 1;
        let rows = bits | sides;
        Self((sides | rows << 8 | rows >> 8) & super::BOARD.0)
    }

    /// The tiles two steps away in one direction, over tiles that are open.
    #[must_use]
    pub fn leaps(self, open: Self) -> Self {
        let leap = |direction| (self.stepped(direction) & open).stepped(direction);
        let leaps = ALL.into_iter().map(leap);
        leaps.fold(Self::NONE, |all, one| all | one) & super::BOARD
    }

    /// The tiles, row by row.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let first = u8::try_from(left.trailing_zeros())
                .ok()
                .filter(|n| *n < 64)?;
            left &= left - 1;
            Some(Tile(first))
        })
    }
}

impl BitAnd for Tiles {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Tiles {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        tiles.into_iter().fold(Self::NONE, Self::with)
    }
}
