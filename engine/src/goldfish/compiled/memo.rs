//! What is done with a hand: worked out once, then remembered.

use super::board::Party;
use super::lanes::Lanes;
use super::model::Model;
use crate::fabula::CardId;
use crate::goldfish::policy::Plan;

/// Stands for the mulligan instead of resources.
const MULLIGAN: u8 = u8::MAX;

/// What is done with a hand.
#[derive(Debug, Clone, Copy)]
pub(super) struct Move<const W: usize> {
    hand: Lanes<W>,
    resources: u8,
    /// How many cards are played or put back.
    pub count: u8,
    /// What they cost.
    pub spent: u16,
    /// The cards.
    pub party: Party<W>,
}

/// A table of moves with one place for each: a hand that comes to the place of another takes it over.
#[derive(Debug, Clone)]
pub(super) struct Memo<const W: usize> {
    moves: Vec<Move<W>>,
    plan: Plan,
    hand: Vec<CardId>,
}

impl<const W: usize> Memo<W> {
    /// Two to the power of `bits` places.
    pub fn new(bits: u32) -> Self {
        // Nothing is done with an empty hand: this is true as it stands.
        let nothing = Move {
            hand: Lanes::NONE,
            resources: 0,
            count: 0,
            spent: 0,
            party: Party::NOBODY,
        };
        Self {
            moves: vec![nothing; 1 << bits],
            plan: Plan::new(),
            hand: Vec::with_capacity(super::deal::OPENING),
        }
    }

    /// What is played of a hand with so many resources.
    #[inline]
    pub fn play(&mut self, model: &Model<W>, hand: Lanes<W>, resources: u16) -> Move<W> {
        let payable = model.payable.get(usize::from(resources));
        let hand = hand & payable.copied().unwrap_or(Lanes::NONE);
        self.find(model, hand, u8::try_from(resources).unwrap_or(0))
    }

    /// What is put back of an opening hand.
    #[inline]
    pub fn put_back(&mut self, model: &Model<W>, hand: Lanes<W>) -> Move<W> {
        self.find(model, hand, MULLIGAN)
    }

    #[inline]
    #[expect(
        clippy::indexing_slicing,
        clippy::cast_possible_truncation,
        reason = "the upper bits of a word are below the number of places"
    )]
    fn find(&mut self, model: &Model<W>, hand: Lanes<W>, resources: u8) -> Move<W> {
        let bits = self.moves.len().trailing_zeros();
        let at = (hand.scramble(resources.into()) >> (u64::BITS - bits)) as usize;
        let known = self.moves[at];
        if known.hand == hand && known.resources == resources {
            return known;
        }
        let new = self.work_out(model, hand, resources);
        self.moves[at] = new;
        new
    }

    #[cold]
    fn work_out(&mut self, model: &Model<W>, hand: Lanes<W>, resources: u8) -> Move<W> {
        self.hand.clear();
        for (kind, it) in model.kinds.iter().enumerate() {
            let copies = model.layout.count(hand, kind) as usize;
            self.hand.extend(std::iter::repeat_n(it.card, copies));
        }
        let mut new = Move {
            hand,
            resources,
            count: 0,
            spent: 0,
            party: Party::NOBODY,
        };
        let mut take = |card: CardId| {
            let kind = model.kinds.binary_search_by_key(&card, |kind| kind.card);
            let Ok(kind) = kind else { return };
            let force = model.forces.get(kind).copied();
            new.count += 1;
            new.spent += model.kinds.get(kind).map_or(0, |kind| kind.cost.into());
            new.party += Party {
                cards: model.layout.one(kind),
                force: force.unwrap_or_default(),
            };
        };
        if resources == MULLIGAN {
            let back = model.options.mulligan.put_back(&self.hand);
            back.cards().iter().copied().for_each(&mut take);
        } else {
            let allies = self.hand.iter().filter_map(|card| {
                let kind = model.kinds.binary_search_by_key(card, |kind| kind.card);
                let kind = model.kinds.get(kind.ok()?)?;
                Some((
                    kind.card,
                    kind.cost.into(),
                    [kind.ofensiva, kind.vida, kind.influencia],
                ))
            });
            let policy = &model.options.policy;
            policy.choose(&mut self.plan, allies, resources.into(), take);
        }
        new
    }
}
