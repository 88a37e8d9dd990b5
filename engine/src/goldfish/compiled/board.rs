//! The own Aliados in play and the opponent's bases: sums instead of single cards.

use std::ops::{AddAssign, SubAssign};

use super::kind::Kind;
use super::lanes::Lanes;
use super::model::Model;

/// How many bases a player has, the Centro being the last to fall.
pub(super) const BASES: u16 = 5;

/// What Aliados do together: four numbers of two bytes, added at once.
///
/// Whoever attacks never influences: an attack turns everybody who has ofensiva, and under
/// [`InfluenceFirst`](crate::goldfish::Policy::InfluenceFirst) whoever has influência stays out of it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Force(u64);

#[expect(
    clippy::cast_possible_truncation,
    reason = "a quarter of the word is wanted"
)]
impl Force {
    /// The halves that belong to attackers and to influencers.
    const ATTACK: u64 = 0x0000_ffff_0000_ffff;

    pub fn of(kind: &Kind, influencing: bool) -> Self {
        let influences = kind.influencia > 0 && (influencing || kind.ofensiva == 0);
        Self(if influences {
            u64::from(kind.influencia) << 16 | 1 << 48
        } else if kind.ofensiva > 0 {
            u64::from(kind.ofensiva) | 1 << 32
        } else {
            0
        })
    }

    pub const fn attack(self) -> u16 {
        self.0 as u16
    }

    pub const fn influence(self) -> u16 {
        (self.0 >> 16) as u16
    }

    pub const fn attackers(self) -> u16 {
        (self.0 >> 32) as u16
    }

    pub const fn influencers(self) -> u16 {
        (self.0 >> 48) as u16
    }
}

/// Some Aliados in play.
#[derive(Debug, Clone, Copy)]
pub(super) struct Party<const W: usize> {
    pub cards: Lanes<W>,
    pub force: Force,
}

impl<const W: usize> Party<W> {
    pub const NOBODY: Self = Self {
        cards: Lanes::NONE,
        force: Force(0),
    };

    /// Those who can be turned at all.
    const fn count(&self) -> u16 {
        self.force.attackers() + self.force.influencers()
    }
}

impl<const W: usize> AddAssign for Party<W> {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        self.cards += other.cards;
        self.force.0 += other.force.0;
    }
}

impl<const W: usize> SubAssign for Party<W> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        self.cards -= other.cards;
        self.force.0 -= other.force.0;
    }
}

/// The tables in front of `G` players.
#[derive(Debug, Clone)]
pub(super) struct Boards<const W: usize, const G: usize> {
    turned: [Party<W>; G],
    /// Influencers who wait until they are enough.
    ready: [Party<W>; G],
    /// Who was played in the last turn: they act from the next one on. FAB 3.2.10
    fresh: [Party<W>; G],
    /// How many bases the opponents have lost.
    pub lost: [u16; G],
    /// What is left of the base to go for: the others are whole, so it stays the one with the least left.
    resistance: [i32; G],
    /// Of the last combat; influência only of those who influenced.
    pub damage: [u16; G],
    pub influence: [u16; G],
}

#[expect(clippy::indexing_slicing, reason = "places are below G")]
impl<const W: usize, const G: usize> Boards<W, G> {
    #[inline]
    pub fn new(model: &Model<W>) -> Self {
        Self {
            turned: [Party::NOBODY; G],
            ready: [Party::NOBODY; G],
            fresh: [Party::NOBODY; G],
            lost: [0; G],
            resistance: [model.rules.arredor.into(); G],
            damage: [0; G],
            influence: [0; G],
        }
    }

    /// Nobody is left in front of this player.
    pub const fn leave(&mut self, at: usize) {
        self.turned[at] = Party::NOBODY;
        self.ready[at] = Party::NOBODY;
        self.fresh[at] = Party::NOBODY;
    }

    /// How many turned Aliados of each role there are.
    #[inline]
    pub const fn turned(&self, at: usize) -> Force {
        self.turned[at].force
    }

    /// How many are turned in all.
    #[inline]
    pub const fn tired(&self, at: usize) -> u16 {
        self.turned[at].count()
    }

    /// Unturns so many, in the order of the lanes: they can act, as those played in the turn before.
    #[inline]
    pub fn restore(&mut self, model: &Model<W>, at: usize, restored: u16) {
        if restored == 0 {
            return;
        }
        let back = if restored == self.tired(at) {
            self.turned[at]
        } else {
            first(model, self.turned[at], restored)
        };
        self.turned[at] -= back;
        self.fresh[at] += back;
    }

    /// Attacks and influences; then these were played. FAB 1.22.4b, 1.22.5a
    #[inline]
    pub fn fight(&mut self, model: &Model<W>, played: &[Party<W>; G]) {
        for at in 0..G {
            let attackers = Party {
                cards: self.fresh[at].cards & model.attackers,
                force: Force(self.fresh[at].force.0 & Force::ATTACK),
            };
            self.turned[at] += attackers;
            self.damage[at] = attackers.force.attack();
        }
        for at in 0..G {
            let left = self.resistance[at] - i32::from(self.damage[at]);
            // Nobody can foresee in which turn a base falls, so this is reckoned without a branch.
            let falls = left <= 0;
            self.lost[at] += u16::from(falls);
            let next = resistance(model, self.lost[at]);
            self.resistance[at] = if falls { next } else { left };
        }
        if model.influencers != Lanes::NONE {
            for at in 0..G {
                self.influence(model, at);
            }
        }
        self.fresh = *played;
    }

    /// Influences as soon as there is enough of it.
    fn influence(&mut self, model: &Model<W>, at: usize) {
        self.influence[at] = 0;
        if self.lost[at] == BASES {
            return;
        }
        self.ready[at] += Party {
            cards: self.fresh[at].cards & model.influencers,
            force: Force(self.fresh[at].force.0 & !Force::ATTACK),
        };
        let influence = self.ready[at].force.influence();
        if i32::from(influence) > self.resistance[at] {
            self.influence[at] = influence;
            self.turned[at] += std::mem::replace(&mut self.ready[at], Party::NOBODY);
            self.lost[at] += 1;
            self.resistance[at] = resistance(model, self.lost[at]);
        }
    }
}

/// What the next base can bear after so many are lost: the Centro is the last. FAB 3.1.8
#[inline]
fn resistance<const W: usize>(model: &Model<W>, lost: u16) -> i32 {
    let next = if lost < BASES - 1 {
        model.rules.arredor
    } else {
        model.rules.centro
    };
    next.into()
}

/// The first so many of a larger party, in the order of the lanes.
fn first<const W: usize>(model: &Model<W>, of: Party<W>, count: u16) -> Party<W> {
    let mut rest = of.cards;
    let mut party = Party::NOBODY;
    for _ in 0..count {
        let Some(one) = model.first(rest) else {
            break;
        };
        rest -= one.cards;
        party += one;
    }
    party
}
