//! What is done with a hand: worked out once, then remembered.

use std::hint::black_box;

use super::board::Party;
use super::choose::choose;
use super::lanes::Lanes;
use super::model::Model;
use book::Book;

mod book;

/// Stands for the mulligan instead of resources.
const MULLIGAN: u8 = u8::MAX;

/// How many moves lie together in the cache.
const WAYS: usize = 4;

/// What is done with a hand.
#[derive(Debug, Clone, Copy)]
pub(super) struct Move<const W: usize> {
    hand: Lanes<W>,
    /// Where the [`Book`] says which cards are played. Many hands are played alike: so this is half as
    /// large as if it said that itself.
    page: u32,
    resources: u8,
    /// What they cost.
    pub spent: u8,
    /// How many they are; of an opening hand, whether it stays.
    pub count: u8,
}

impl<const W: usize> Move<W> {
    /// Nothing is done with an empty hand: this is true as it stands.
    pub const NOTHING: Self = Self {
        hand: Lanes::NONE,
        page: 0,
        resources: 0,
        spent: 0,
        count: 0,
    };

    #[inline]
    #[expect(
        clippy::needless_bitwise_bool,
        reason = "a branch here would be guessed wrong half of the time"
    )]
    fn is_of(&self, wanted: &Wanted<W>) -> bool {
        (self.hand == wanted.hand) & (self.resources == wanted.resources)
    }
}

/// The newest first: a further one takes the place of the last.
#[derive(Debug, Clone, Copy)]
#[repr(align(64))]
struct Set<const W: usize>([Move<W>; WAYS]);

impl<const W: usize> Set<W> {
    const EMPTY: Self = Self([Move::NOTHING; WAYS]);
}

/// A table of moves, as large as it will ever be.
#[derive(Debug, Clone)]
pub(super) struct Memo<const W: usize> {
    sets: Vec<Set<W>>,
    bits: u32,
    book: Book<W>,
}

impl<const W: usize> Memo<W> {
    /// Two to the power of `bits` sets, and half as many pages.
    pub fn new(bits: u32) -> Self {
        Self {
            sets: vec![Set::EMPTY; 1 << bits],
            bits,
            book: Book::new(bits),
        }
    }

    /// Reads what [`find`](Self::find) will need, so that it waits for the memory once for all games.
    #[inline]
    pub fn fetch(&self, wanted: &Wanted<W>) {
        let set = self.sets.get(self.place(wanted));
        black_box(set.map(|Set([newest, ..])| newest.resources));
    }

    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the upper bits of a word are below the number of sets"
    )]
    fn place(&self, wanted: &Wanted<W>) -> usize {
        (wanted.mark >> (u64::BITS - self.bits)) as usize
    }

    /// Makes room for so many moves. If there is none everything is forgotten: what was found before is no
    /// longer in the book.
    #[inline]
    pub fn make_room(&mut self, moves: usize) {
        if self.book.room() < moves {
            self.sets.fill(Set::EMPTY);
            self.book.clear();
        }
    }

    /// What is done with a hand.
    #[inline]
    #[expect(
        clippy::indexing_slicing,
        reason = "a place is below the number of sets, a way below that of the ways"
    )]
    pub fn find(&mut self, model: &Model<W>, wanted: &Wanted<W>) -> Move<W> {
        let Set(set) = &self.sets[self.place(wanted)];
        // Which of them it is cannot be foreseen, so it is reckoned; that it is one of them can.
        let is = |way: usize| usize::from(set[way].is_of(wanted));
        let known = &set[is(1) | is(2) << 1 | (is(3) * 3)];
        if known.is_of(wanted) {
            return *known;
        }
        self.work_out(model, wanted)
    }

    /// Whether an opening hand stays as it is.
    #[inline]
    pub fn stays(&mut self, model: &Model<W>, hand: Lanes<W>) -> bool {
        self.find(model, &Wanted::new(hand, MULLIGAN)).count > 0
    }

    /// Who is played.
    #[inline]
    pub fn party(&self, plays: &Move<W>) -> Party<W> {
        self.book.read(plays.page)
    }

    #[cold]
    #[inline(never)]
    fn work_out(&mut self, model: &Model<W>, wanted: &Wanted<W>) -> Move<W> {
        let mut new = Move {
            hand: wanted.hand,
            resources: wanted.resources,
            ..Move::NOTHING
        };
        if new.resources == MULLIGAN {
            new.count = model.stays(new.hand).into();
        } else {
            let mut party = Party::NOBODY;
            choose(model, new.hand, new.resources, |kind| {
                party += model.one(kind);
                new.spent += model.price(kind);
                new.count += 1;
            });
            new.page = self.book.write(party);
        }
        let at = self.place(wanted);
        if let Some(Set(set)) = self.sets.get_mut(at) {
            set.rotate_right(1);
            set[0] = new;
        }
        new
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
