//! What is done with a hand: worked out once, then remembered.

use std::hint::black_box;

use super::board::Party;
use super::choose::choose;
use super::lanes::Lanes;
use super::model::Model;

/// Stands for the mulligan instead of resources.
const MULLIGAN: u8 = u8::MAX;

/// The cards that are played.
#[derive(Debug, Clone, Copy)]
pub(super) struct Plays<const W: usize> {
    pub party: Party<W>,
    /// What they cost.
    pub spent: u8,
    /// How many they are.
    pub count: u8,
}

impl<const W: usize> Plays<W> {
    pub const NOTHING: Self = Self {
        party: Party::NOBODY,
        spent: 0,
        count: 0,
    };
}

/// What is done with a hand.
#[derive(Debug, Clone, Copy)]
struct Move<const W: usize> {
    hand: Lanes<W>,
    /// What is played, without the structure: so that two moves fit into a line of the cache.
    party: Party<W>,
    spent: u8,
    count: u8,
    resources: u8,
}

impl<const W: usize> Move<W> {
    /// Nothing is done with an empty hand: this is true as it stands.
    const NOTHING: Self = Self {
        hand: Lanes::NONE,
        party: Party::NOBODY,
        spent: 0,
        count: 0,
        resources: 0,
    };

    fn new(wanted: &Wanted<W>, plays: Plays<W>) -> Self {
        Self {
            hand: wanted.hand,
            party: plays.party,
            spent: plays.spent,
            count: plays.count,
            resources: wanted.resources,
        }
    }

    #[inline]
    const fn plays(&self) -> Plays<W> {
        Plays {
            party: self.party,
            spent: self.spent,
            count: self.count,
        }
    }

    #[inline]
    #[expect(
        clippy::needless_bitwise_bool,
        reason = "a branch here would be guessed wrong half of the time"
    )]
    fn is_of(&self, wanted: &Wanted<W>) -> bool {
        (self.hand == wanted.hand) & (self.resources == wanted.resources)
    }
}

/// Two moves that lie together in the cache, the newer one first.
#[derive(Debug, Clone, Copy)]
#[repr(align(64))]
struct Pair<const W: usize>([Move<W>; 2]);

/// A table of moves, as large as it will ever be.
#[derive(Debug, Clone)]
pub(super) struct Memo<const W: usize> {
    pairs: Vec<Pair<W>>,
    bits: u32,
}

impl<const W: usize> Memo<W> {
    /// Two to the power of `bits` pairs.
    pub fn new(bits: u32) -> Self {
        Self {
            pairs: vec![Pair([Move::NOTHING; 2]); 1 << bits],
            bits,
        }
    }

    /// Reads what [`find`](Self::find) will need, so that it waits for the memory once for all games.
    #[inline]
    pub fn fetch(&self, wanted: &Wanted<W>) {
        let pair = self.pairs.get(self.place(wanted));
        black_box(pair.map(|Pair([new, _])| new.resources));
    }

    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the upper bits of a word are below the number of pairs"
    )]
    fn place(&self, wanted: &Wanted<W>) -> usize {
        (wanted.mark >> (u64::BITS - self.bits)) as usize
    }

    /// What is done with a hand.
    #[inline]
    #[expect(
        clippy::indexing_slicing,
        reason = "a place is below the number of pairs"
    )]
    pub fn find(&mut self, model: &Model<W>, wanted: &Wanted<W>) -> Plays<W> {
        let at = self.place(wanted);
        let Pair(pair) = &self.pairs[at];
        // Which of the two it is cannot be foreseen, so it is reckoned; that it is one of them can.
        let known = &pair[usize::from(pair[1].is_of(wanted))];
        if known.is_of(wanted) {
            return known.plays();
        }
        self.find_beside(model, wanted, at)
    }

    /// A move that gave way to newer ones lies in the next pair, for a while.
    #[cold]
    #[inline(never)]
    #[expect(
        clippy::indexing_slicing,
        reason = "a place is below the number of pairs, which is even"
    )]
    fn find_beside(&mut self, model: &Model<W>, wanted: &Wanted<W>, at: usize) -> Plays<W> {
        let Pair(beside) = &self.pairs[at ^ 1];
        if let Some(known) = beside.iter().find(|known| known.is_of(wanted)) {
            return known.plays();
        }
        let plays = work_out(model, wanted.hand, wanted.resources);
        let new = Move::new(wanted, plays);
        let Pair([newer, older]) = std::mem::replace(&mut self.pairs[at], Pair([new; 2]));
        self.pairs[at].0[1] = newer;
        self.pairs[at ^ 1].0[1] = older;
        plays
    }

    /// Whether an opening hand stays as it is.
    #[inline]
    pub fn stays(&mut self, model: &Model<W>, hand: Lanes<W>) -> bool {
        self.find(model, &Wanted::new(hand, MULLIGAN)).count > 0
    }
}

/// A hand and the resources to play it with.
#[derive(Debug, Clone, Copy)]
pub(super) struct Wanted<const W: usize> {
    hand: Lanes<W>,
    pub resources: u8,
    /// Where to look.
    mark: u64,
}

impl<const W: usize> Wanted<W> {
    /// What cannot be paid is not part of the hand.
    #[inline]
    pub fn new(hand: Lanes<W>, resources: u8) -> Self {
        Self {
            hand,
            resources,
            mark: hand.scramble(resources.into()),
        }
    }
}

fn work_out<const W: usize>(model: &Model<W>, hand: Lanes<W>, resources: u8) -> Plays<W> {
    let mut plays = Plays::NOTHING;
    if resources == MULLIGAN {
        plays.count = model.stays(hand).into();
        return plays;
    }
    choose(model, hand, resources, |kind| {
        plays.party += model.one(kind);
        plays.spent += model.price(kind);
        plays.count += 1;
    });
    plays
}
