//! A deck, its format and its policy as tables.

use tinyvec::ArrayVec;

use super::board::{Force, Party};
use super::deal::OPENING;
use super::kind::Kind;
use super::lanes::{Lanes, Layout};
use crate::fabula::{CardId, PlayRules};
use crate::goldfish::{Mulligan, Options, Policy};

mod order;

/// The most resources of a turn.
pub(super) const MOST_RESOURCES: i16 = 127;
/// How many numbers a byte can be.
const BYTES: usize = 1 << u8::BITS;

/// Who is restored before any card is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Eager {
    Nobody,
    Attackers,
    Influencers,
}

/// What a turn begins with.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stage<const W: usize> {
    pub resources: u8,
    /// The lanes of what can be paid with all of them.
    pub payable: Lanes<W>,
    /// How many cards the hand is filled up to.
    pub draw_to: u16,
}

/// Everything that does not change from game to game.
#[derive(Debug, Clone)]
pub(super) struct Model<const W: usize> {
    pub rules: PlayRules,
    pub options: Options,
    pub kinds: Vec<Kind>,
    /// Whether anything can be put back, and whether a rule says when the hand stays.
    pub asks: bool,
    pub rules_stay: bool,
    pub layout: Layout<W>,
    /// What each kind does in combat.
    pub forces: Vec<Force>,
    pub attackers: Lanes<W>,
    pub influencers: Lanes<W>,
    pub eager: Eager,
    /// By turn.
    pub stages: Vec<Stage<W>>,
    /// By resources: the lanes of what can be paid, and how many Aliados can be restored.
    payable: Vec<Lanes<W>>,
    restorable: [u16; BYTES],
    /// By bit: one card of the kind whose lane it lies in.
    owners: Vec<Party<W>>,
    /// What each kind is worth to the policy.
    worths: Vec<u64>,
    /// Whether a kind goes back in a mulligan, as a number; and the lanes of those that do.
    pub returns: Vec<u8>,
    pub returning: Lanes<W>,
    /// The order in which kinds are played, and in which they are discarded.
    pub playing: Vec<usize>,
    pub discarding: Vec<usize>,
    /// How many of the first kinds to be played are played whenever they can be paid.
    pub certain: usize,
}

impl<const W: usize> Model<W> {
    /// Nothing if the kinds do not fit into so many words.
    pub fn new(rules: PlayRules, options: &Options, kinds: Vec<Kind>) -> Option<Self> {
        let policy = &options.policy;
        let influencing = *policy == Policy::InfluenceFirst;
        let copies: Vec<u32> = kinds.iter().map(|kind| kind.copies).collect();
        // The order of restoring is that of the lanes.
        let layout = Layout::new(&copies, &order::restoring(&kinds, policy))?;
        let cards: u32 = copies.iter().sum();
        let asks = rules.mulligan && cards >= u32::from(rules.opening_hand);
        let returns = |kind: &Kind| {
            asks && match &options.mulligan {
                // Who looks every hand up is refused before.
                Mulligan::Never | Mulligan::Optimal(_) => false,
                Mulligan::Keep(keep) | Mulligan::Rule { keep, .. } => !keep.contains(&kind.card),
            }
        };
        let forces: Vec<Force> = kinds
            .iter()
            .map(|kind| Force::of(kind, influencing))
            .collect();
        let those = |does: &dyn Fn(&Kind, Force) -> bool| {
            let numbered = (0..).zip(kinds.iter().zip(&forces));
            layout.mask(
                numbered
                    .filter(|(_, (kind, force))| does(kind, **force))
                    .map(|(at, _)| at),
            )
        };
        let payable = |n: u8| those(&|kind, _| kind.cost <= n);
        let stages = (1..=i16::from(options.turns)).map(|turn| {
            let resources = u8::try_from(rules.resources(turn)).unwrap_or(0);
            let skips = turn == 1 && rules.starter_skips_draw && options.first;
            Stage {
                resources,
                payable: payable(resources),
                draw_to: if skips { 0 } else { rules.draw_to.into() },
            }
        });
        let one = |kind: usize| Party {
            cards: layout.one(kind),
            force: forces.get(kind).copied().unwrap_or_default(),
        };
        let restores = |n: usize| {
            let count = n.checked_div(rules.restore_cost.into());
            count.map_or(u16::MAX, |count| u16::try_from(count).unwrap_or(u16::MAX))
        };
        Some(Self {
            asks: asks && options.mulligan != Mulligan::Never,
            rules_stay: matches!(options.mulligan, Mulligan::Rule { .. }),
            worths: kinds.iter().map(|kind| kind.worth(policy)).collect(),
            returns: kinds.iter().map(|kind| returns(kind).into()).collect(),
            returning: those(&|kind, _| returns(kind)),
            attackers: those(&|_, force| force.attackers() > 0),
            influencers: those(&|_, force| force.influencers() > 0),
            eager: match policy {
                Policy::OffenceFirst => Eager::Attackers,
                Policy::InfluenceFirst => Eager::Influencers,
                _ => Eager::Nobody,
            },
            stages: stages.collect(),
            payable: (0..=u8::MAX).map(payable).collect(),
            restorable: std::array::from_fn(restores),
            owners: layout.owners().iter().map(|kind| one(*kind)).collect(),
            rules,
            options: options.clone(),
            playing: order::playing(&kinds, policy),
            discarding: order::discarding(&kinds, policy),
            certain: order::certain(&kinds, policy),
            forces,
            layout,
            kinds,
        })
    }

    /// One card of a kind.
    pub fn one(&self, kind: usize) -> Party<W> {
        Party {
            cards: self.layout.one(kind),
            force: self.forces.get(kind).copied().unwrap_or_default(),
        }
    }

    /// One card of the kind whose lane is the first that is not empty.
    pub fn first(&self, cards: Lanes<W>) -> Option<Party<W>> {
        self.owners.get(cards.first_bit()?).copied()
    }

    pub fn price(&self, kind: usize) -> u8 {
        let kind = self.kinds.get(kind);
        kind.map_or(u8::MAX, |kind| kind.cost)
    }

    pub fn worth(&self, kind: usize) -> u64 {
        let worth = self.worths.get(kind);
        worth.copied().unwrap_or(0)
    }

    /// Whether an opening hand stays as it is. FAB 1.4.4
    pub fn stays(&self, hand: Lanes<W>) -> bool {
        let mut cards = ArrayVec::<[CardId; OPENING]>::new();
        for (number, kind) in self.kinds.iter().enumerate() {
            for _ in 0..self.layout.count(hand, number) {
                let _ = cards.try_push(kind.card);
            }
        }
        matches!(&self.options.mulligan, Mulligan::Rule { stay, .. } if stay.holds(&cards))
    }

    /// The lanes of what can be paid with so many resources.
    #[inline]
    pub fn payable(&self, resources: u8) -> Lanes<W> {
        let payable = self.payable.get(usize::from(resources));
        payable.copied().unwrap_or(Lanes::NONE)
    }

    /// How many Aliados can be restored with so many resources.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "there is a place for every byte")]
    pub const fn restores(&self, resources: u8) -> u16 {
        self.restorable[resources as usize]
    }

    /// What it costs to restore so many: never more than there is.
    #[inline]
    pub fn restoring(&self, count: u16) -> u16 {
        count * u16::from(self.rules.restore_cost)
    }
}
