//! What holds as long as a card is in play. FAB 1.14.5

use super::{Amount, Filter, Side, Stat};
use crate::fabula::read::{Reader, node};

node! {
    /// Something that rules allow or refuse and that a card may grant or forbid. FAB 1.1
    #[derive(Copy, Hash, PartialOrd, Ord)]
    enum Deed {
        /// Make an offensive.
        Attack,
        /// Make an influence.
        Influence,
        /// Block either.
        Block,
        /// Have its activated abilities used.
        Activate,
        /// Be unturned in the Restauração.
        Restore,
        /// Be dealt damage.
        TakeDamage,
        /// Deal damage.
        DealDamage,
        /// Be destroyed.
        BeDestroyed,
        /// Be chosen as a target by an opponent.
        BeTargeted,
        /// Have its ofensiva raised. FAB 1.1.2
        RaiseOfensiva,
        /// Have its vida raised.
        RaiseVida,
        /// Have its influência raised.
        RaiseInfluencia,
        /// Gain resistance.
        GainResistance,
        /// Act in the turn it entered in: a grant against FAB 3.2.10.
        ActAtOnce,
        /// Reach a Centro that is not exposed: a grant against FAB 3.1.7.
        ReachCentro,
        /// Be played, or have its abilities used, at any moment: a grant against FAB 3.2.1.
        AtAnyTime,
        /// Be played (cards in hand), be made (a Ficha). FAB 1.12.4
        Play,
        /// Be played face down. Ruling: FAB-C40
        PlayFaceDown,
    }
}

/// A set of deeds, one bit each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Deeds(u32);

impl Deeds {
    /// None of them.
    pub const NONE: Self = Self(0);

    /// Adds one.
    pub fn add(&mut self, deed: Deed) {
        self.0 |= 1 << deed as u32;
    }

    /// Whether it is among them.
    #[must_use]
    pub const fn has(self, deed: Deed) -> bool {
        self.0 & (1 << deed as u32) != 0
    }

    /// Both sets together.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

fn check_passive(passive: &Passive, reader: &mut Reader) {
    if let Passive::Modify { stat, .. } | Passive::Set { stat, .. } = passive
        && matches!(stat, Stat::Resistencia | Stat::Cost)
    {
        reader.wrong("changes ofensiva, vida, influencia or restore; reduce_cost changes what is paid (FAB 2.2.3)");
    }
}

node! {
    /// What a passive ability does.
    enum Passive, checked by check_passive {
        /// Adds to a value; bonuses and maluses add up. Ruling: FAB-C31
        Modify {
            /// Of which permanents.
            of: Filter = Filter::this(),
            /// Which value.
            stat: Stat,
            /// By how much.
            amount: Amount,
        },
        /// Sets a value; of two the last card in prevails. FAB 1.14.8
        Set {
            /// Of which permanents.
            of: Filter = Filter::this(),
            /// Which value.
            stat: Stat,
            /// To what.
            amount: Amount,
        },
        /// Grants a deed. FAB 1.1.1
        Allow {
            /// To which permanents, or cards in hand.
            of: Filter = Filter::this(),
            /// Which.
            deed: Deed,
        },
        /// Forbids a deed: stronger than any grant. FAB 1.1.2
        Forbid {
            /// To which permanents, cards in hand or Fichas.
            of: Filter = Filter::this(),
            /// Which.
            deed: Deed,
        },
        /// Forbids players to draw cards outside of the rules' own draws.
        ForbidDraw {
            /// Whom.
            who: Side,
        },
        /// Makes cards cheaper to play, never below zero; the printed cost stays. FAB 2.2.3
        ReduceCost {
            /// Which cards.
            of: Filter = Filter::ANY,
            /// By how much.
            amount: Amount,
        },
        /// Adds resources after each Restauração of its controller. FAB 1.18.11
        Generate {
            /// How many.
            amount: Amount,
        },
        /// Raises the most resources that turns reach. FAB 1.18.10
        RaiseCap {
            /// Whose.
            whose: Side = Side::You,
            /// By how much.
            amount: Amount,
        },
        /// Takes the types away; it stays a permanent. FAB 1.11.5
        LoseTypes {
            /// Of which permanents.
            of: Filter,
        },
    }
}
