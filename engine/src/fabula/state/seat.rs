//! Seats at the table. FAB 1.2

use serde::{Deserialize, Serialize};

use super::Cards;

/// The most seats of a game.
pub const MAX_SEATS: usize = 4;

/// A seat, counted from zero in the order of the setup.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Seat(pub u8);

#[expect(clippy::indexing_slicing, reason = "two bits of a byte are below four")]
impl Seat {
    /// What belongs to this seat; a number that is no seat means one that is.
    pub const fn of<T>(self, all: &[T; MAX_SEATS]) -> &T {
        &all[(self.0 & 3) as usize]
    }

    /// What belongs to this seat, to change it.
    pub const fn of_mut<T>(self, all: &mut [T; MAX_SEATS]) -> &mut T {
        &mut all[(self.0 & 3) as usize]
    }
}

/// A set of seats, one bit each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seats(pub u8);

impl Seats {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// This one alone.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << (seat.0 & 3))
    }

    /// Whether the seat is among them.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < 4 && self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub const fn add(&mut self, seat: Seat) {
        self.0 |= 1 << (seat.0 & 3);
    }

    /// Takes a seat out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << (seat.0 & 3));
    }

    /// How many.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "at most eight bits are set"
    )]
    #[must_use]
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The seats of both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The seats of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..4).map(Seat).filter(move |seat| self.has(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut all = Self::NONE;
        for seat in seats {
            all.add(seat);
        }
        all
    }
}

/// Who sits there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// Nobody.
    #[default]
    Empty,
    /// A player.
    Player,
    /// Five bases, no deck, never acts.
    Dummy,
    /// A player whose permanents count by their numbers alone: none of their abilities works.
    Plain,
}

/// What belongs to a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact about the player"
)]
pub struct SeatState {
    /// Who sits there.
    pub kind: SeatKind,
    /// Whether still in the game.
    pub present: bool,
    /// The cards out of play. FAB 4
    pub cards: Cards,
    /// Resources at hand. FAB 1.7
    pub resources: i16,
    /// What effects added to the cap. FAB 1.18.10
    pub cap_bonus: i16,
    /// Own turns begun.
    pub turns: u16,
    /// Whether the Centro is exposed, for good. FAB 3.1.9
    pub exposed: bool,
    /// Whether a draw was impossible. FAB 1.5.3a
    pub failed_draw: bool,
    /// Whether the mulligan is over. FAB 1.4.4
    pub ready: bool,
    /// How many cards of the opening hand went back. FAB 1.4.4
    pub put_back: u8,
}

impl SeatState {
    /// Whether anybody there takes decisions.
    #[must_use]
    pub const fn decides(&self) -> bool {
        self.present && matches!(self.kind, SeatKind::Player | SeatKind::Plain)
    }
}
