//! Small counts side by side in one number: how many cards of each class.

/// Counts of `WIDTH` bits each, one for each class.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lanes<const WIDTH: u32>(pub(super) u128);

/// Cards that were seen, put back or drawn: at most 31.
pub type Seen = Lanes<5>;
/// Cards in hand: at most 15.
pub type Hand = Lanes<4>;

impl<const WIDTH: u32> Lanes<WIDTH> {
    /// How many classes there is room for.
    pub const ROOM: usize = (128 / WIDTH) as usize;
    /// The greatest count.
    pub const MOST: u32 = (1 << WIDTH) - 1;

    /// How many of a class.
    #[must_use]
    pub const fn of(self, class: usize) -> u32 {
        #[expect(clippy::cast_possible_truncation, reason = "a class has few bits")]
        let all = (self.0 >> (WIDTH as usize * class)) as u32;
        all & Self::MOST
    }

    /// With so many more of a class.
    #[must_use]
    pub const fn with(self, class: usize, cards: u32) -> Self {
        Self(self.0 + ((cards as u128) << (WIDTH as usize * class)))
    }

    /// With so many fewer of a class.
    #[must_use]
    pub const fn without(self, class: usize, cards: u32) -> Self {
        Self(self.0 - ((cards as u128) << (WIDTH as usize * class)))
    }

    /// How many of all classes.
    #[must_use]
    pub const fn total(self) -> u32 {
        let (mut rest, mut total) = (self.0, 0);
        while rest != 0 {
            #[expect(clippy::cast_possible_truncation, reason = "a class has few bits")]
            let low = rest as u32;
            total += low & Self::MOST;
            rest >>= WIDTH;
        }
        total
    }
}
