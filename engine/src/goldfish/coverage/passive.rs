//! Passive abilities that hold and change nothing here.

use super::Gap;
use super::world::{Gaps, World};
use crate::fabula::ability::{Deed, Filter, Passive, Side};

/// Whether what is forbidden guards its object.
pub(super) const fn is_shield(deed: Deed) -> bool {
    matches!(
        deed,
        Deed::TakeDamage | Deed::BeDestroyed | Deed::BeTargeted
    )
}

impl World<'_> {
    pub(super) fn passive(&self, passive: &Passive) -> Gaps {
        let mut gaps = Gaps::new();
        match passive {
            Passive::Modify { of, amount, .. } | Passive::Set { of, amount, .. } => {
                let nothing = self.lacks(of) || self.is_nothing(amount);
                gaps.extend(nothing.then_some(Gap::Opponent));
            }
            Passive::LoseTypes { of } => gaps.extend(self.lacks(of).then_some(Gap::Opponent)),
            Passive::Allow { of, deed } => gaps.extend(self.granted(of, *deed)),
            Passive::Forbid { of, deed } => gaps.extend(self.forbidden(of, *deed)),
            Passive::ReduceCost { of, amount } => {
                let nothing = of.whose == Side::Opponents || self.is_nothing(amount);
                gaps.extend(nothing.then_some(Gap::Opponent));
            }
            Passive::ForbidDraw { who } | Passive::RaiseCap { whose: who, .. } => {
                gaps.extend((*who == Side::Opponents).then_some(Gap::Opponent));
            }
            Passive::Generate { amount } => {
                gaps.extend(self.is_nothing(amount).then_some(Gap::Opponent));
            }
        }
        gaps
    }

    /// A grant to permanents like this.
    pub(super) fn granted(&self, of: &Filter, deed: Deed) -> Option<Gap> {
        match deed {
            Deed::AtAnyTime => Some(Gap::Moment),
            Deed::PlayFaceDown => Some(Gap::FaceDown),
            // Nobody attacks, so nobody blocks on this side.
            Deed::Block if of.whose != Side::Opponents => Some(Gap::Defence),
            _ => self.lacks(of).then_some(Gap::Opponent),
        }
    }

    /// A ban on permanents like this.
    pub(super) fn forbidden(&self, of: &Filter, deed: Deed) -> Option<Gap> {
        if of.whose == Side::Opponents {
            // The blockers neither attack nor influence, and aim at nothing.
            let idle = matches!(deed, Deed::Attack | Deed::Influence | Deed::BeTargeted);
            return (self.lacks(of) || idle || deed == Deed::Play).then_some(Gap::Opponent);
        }
        let fights = self.blocks && matches!(deed, Deed::TakeDamage | Deed::BeDestroyed);
        if (is_shield(deed) && !fights) || deed == Deed::Block {
            return Some(Gap::Defence);
        }
        None
    }
}
