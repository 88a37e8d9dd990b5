//! Events that never come, or only by the own cards.

use super::Gap;
use super::world::World;
use crate::fabula::CardType;
use crate::fabula::ability::{Filter, Side, Trigger};

impl World<'_> {
    pub(super) fn trigger(&self, role: CardType, trigger: &Trigger) -> Option<Gap> {
        let theirs = |what: &Filter| what.whose == Side::Opponents;
        match trigger {
            // The own side never blocks: nobody attacks it.
            Trigger::Blocks { what } => {
                (what.whose == Side::You || !self.has(what)).then_some(Gap::Event)
            }
            Trigger::Attacks { what }
            | Trigger::Influences { what }
            | Trigger::Sacrificed { what }
            | Trigger::GainsResistance { what } => theirs(what).then_some(Gap::Event),
            Trigger::Enters { what }
            | Trigger::Played { what }
            | Trigger::Turned { what }
            | Trigger::Unturned { what }
            | Trigger::DealsDamage { what } => (theirs(what) && !self.blocks).then_some(Gap::Event),
            Trigger::Damaged { what }
            | Trigger::Dies { what }
            | Trigger::Destroyed { what }
            | Trigger::Leaves { what }
            | Trigger::LosesResistance { what } => {
                let meets = self.has(what) || self.fights(role, what);
                (!meets).then_some(Gap::Loss)
            }
            // Only this side takes bases; what it took is its own by then.
            Trigger::Captured { what } => (what.this || theirs(what)).then_some(Gap::Event),
            Trigger::Exposed { whose } => (*whose == Side::You).then_some(Gap::Event),
            Trigger::Draws { who } | Trigger::Discards { who } => {
                (*who == Side::Opponents && !self.blocks).then_some(Gap::Event)
            }
            Trigger::GainsResources { who } => (*who == Side::Opponents).then_some(Gap::Event),
            Trigger::TurnBegins { whose } | Trigger::PartBegins { whose, .. } => {
                (*whose == Side::Opponents && !self.blocks).then_some(Gap::Event)
            }
        }
    }

    /// Whether an own Aliado like this may be hurt by a blocker.
    fn fights(&self, role: CardType, what: &Filter) -> bool {
        let ally = if what.this {
            role == CardType::Aliado
        } else {
            what.kinds.is_empty() || what.kinds.contains(&CardType::Aliado)
        };
        self.blocks && ally && what.whose != Side::Opponents
    }
}
