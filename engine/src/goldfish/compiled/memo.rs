//! What is done with a hand: worked out once, then remembered.

use super::board::Party;
use super::choose::choose;
use super::lanes::Lanes;
use super::model::Model;

/// Stands for the mulligan instead of resources.
const MULLIGAN: u8 = u8::MAX;

/// What is done with a hand.
#[derive(Debug, Clone, Copy)]
pub(super) struct Move<const W: usize> {
    hand: Lanes<W>,
    /// The cards that are played.
    pub party: Party<W>,
    /// What they cost.
    pub spent: u16,
    /// How many they are.
    pub count: u8,
    resources: u8,
}

/// Nothing is done with an empty hand: this is true as it stands.
const fn nothing<const W: usize>() -> Move<W> {
    Move {
        hand: Lanes::NONE,
        party: Party::NOBODY,
        spent: 0,
        count: 0,
        resources: 0,
    }
}

/// Two moves that lie together in the cache: a third one takes the place of the older.
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
            pairs: vec![Pair([nothing(); 2]); 1 << bits],
            bits,
        }
    }

    /// What is played of a hand with so many resources.
    #[inline]
    pub fn play(&mut self, model: &Model<W>, hand: Lanes<W>, resources: u16) -> Move<W> {
        let payable = model.payable.get(usize::from(resources));
        let hand = hand & payable.copied().unwrap_or(Lanes::NONE);
        self.find(model, hand, u8::try_from(resources).unwrap_or(0))
    }

    /// Whether an opening hand stays as it is.
    #[inline]
    pub fn stays(&mut self, model: &Model<W>, hand: Lanes<W>) -> bool {
        self.find(model, hand, MULLIGAN).count > 0
    }

    #[inline]
    #[expect(
        clippy::indexing_slicing,
        clippy::cast_possible_truncation,
        reason = "the upper bits of a word are below the number of pairs"
    )]
    fn find(&mut self, model: &Model<W>, hand: Lanes<W>, resources: u8) -> Move<W> {
        let at = (hand.scramble(resources.into()) >> (u64::BITS - self.bits)) as usize;
        let Pair([new, old]) = &mut self.pairs[at];
        for known in [&*new, &*old] {
            if known.hand == hand && known.resources == resources {
                return *known;
            }
        }
        *old = *new;
        *new = work_out(model, hand, resources);
        *new
    }
}

#[cold]
#[inline(never)]
fn work_out<const W: usize>(model: &Model<W>, hand: Lanes<W>, resources: u8) -> Move<W> {
    let mut new = Move {
        hand,
        resources,
        ..nothing()
    };
    if resources == MULLIGAN {
        new.count = model.stays(hand).into();
        return new;
    }
    choose(model, hand, resources, |kind| {
        new.party += model.one(kind);
        new.spent += u16::from(model.kinds.get(kind).map_or(0, |kind| kind.cost));
        new.count += 1;
    });
    new
}
