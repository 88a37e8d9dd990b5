//! The own Aliados in play and the opponent's bases: sums instead of single cards.

use std::ops::{Add, AddAssign, Sub, SubAssign};

use super::lanes::Lanes;
use super::model::{Kind, Model};
use crate::goldfish::How;

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

impl<const W: usize> Add for Party<W> {
    type Output = Self;
    #[inline]
    fn add(mut self, other: Self) -> Self {
        self += other;
        self
    }
}

impl<const W: usize> Sub for Party<W> {
    type Output = Self;
    #[inline]
    fn sub(mut self, other: Self) -> Self {
        self -= other;
        self
    }
}

/// What a combat did.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Combat {
    pub damage: u16,
    pub influence: u16,
    pub won: Option<How>,
}

/// The table in front of the player.
#[derive(Debug, Clone, Copy)]
pub(super) struct Board<const W: usize> {
    turned: Party<W>,
    /// Influencers who wait until they are enough.
    ready: Party<W>,
    /// Who was played in this turn: they act from the next one on. FAB 3.2.10
    fresh: Party<W>,
    /// How many bases the opponent has lost.
    pub lost: u16,
    /// What is left of the base to go for: the others are whole, so it stays the one with the least left.
    resistance: i32,
}

impl<const W: usize> Board<W> {
    pub fn new(model: &Model<W>) -> Self {
        Self {
            turned: Party::NOBODY,
            ready: Party::NOBODY,
            fresh: Party::NOBODY,
            lost: 0,
            resistance: model.rules.arredor.into(),
        }
    }

    /// How many turned Aliados of each role there are.
    #[inline]
    pub const fn turned(&self) -> Force {
        self.turned.force
    }

    /// How many are turned in all.
    #[inline]
    pub const fn tired(&self) -> u16 {
        self.turned.count()
    }

    /// Unturns so many, in the order of the lanes; then they and those played in the turn before can act.
    #[inline]
    fn able(&mut self, model: &Model<W>, restored: u16) -> Party<W> {
        if restored == 0 {
            return self.fresh;
        }
        let back = if restored == self.tired() {
            self.turned
        } else {
            first(model, self.turned, restored)
        };
        self.turned -= back;
        back + self.fresh
    }

    /// Attacks and influences, after so many were restored and these were played. FAB 1.22.4b, 1.22.5a
    #[inline]
    pub fn fight(&mut self, model: &Model<W>, restored: u16, played: Party<W>) -> Combat {
        let able = self.able(model, restored);
        self.fresh = played;
        let attackers = Party {
            cards: able.cards & model.attackers,
            force: Force(able.force.0 & Force::ATTACK),
        };
        self.turned += attackers;
        let mut combat = Combat {
            damage: attackers.force.attack(),
            ..Combat::default()
        };
        self.resistance -= i32::from(combat.damage);
        if self.fall(model, self.resistance <= 0) {
            combat.won = Some(How::Offence);
            return combat;
        }
        if model.influencers != Lanes::NONE {
            self.ready += Party {
                cards: able.cards & model.influencers,
                force: Force(able.force.0 & !Force::ATTACK),
            };
            if i32::from(self.ready.force.influence()) > self.resistance {
                combat.influence = self.ready.force.influence();
                self.turned += std::mem::replace(&mut self.ready, Party::NOBODY);
                combat.won = self.fall(model, true).then_some(How::Influence);
            }
        }
        combat
    }

    /// A base is lost, or not: whether it was the Centro. FAB 3.1.8
    ///
    /// Nobody can foresee in which turn a base falls, so this is reckoned without a branch.
    #[inline]
    fn fall(&mut self, model: &Model<W>, falls: bool) -> bool {
        self.lost += u16::from(falls);
        let next = if self.lost < 4 {
            model.rules.arredor
        } else {
            model.rules.centro
        };
        self.resistance = if falls { next.into() } else { self.resistance };
        self.lost == 5
    }
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
