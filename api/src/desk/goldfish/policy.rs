//! The policy of a request, and what is said of its turns.

use fabulario_engine::goldfish::{Opponent, Policy};

use super::cards::Finder;
use crate::wire::goldfish::{GoalId, MulliganAsked, PolicyAsked, PolicyId, PrecisionAsked};
use crate::words::goldfish::headline;
use crate::words::{Language, Message, goldfish as words, mistakes};

impl PolicyAsked {
    /// Who plays if nobody is asked for: whoever wins soonest, but for questions about resources.
    pub(super) const fn usual(about_resources: bool) -> Self {
        Self {
            id: if about_resources {
                PolicyId::BestSpend
            } else {
                PolicyId::Race
            },
            cards: None,
        }
    }

    /// Who plays the games of advice, whose exact values are those of `best_spend`.
    pub(super) const fn of_advice(goal: GoalId) -> Self {
        Self::usual(goal.is_about_resources() || matches!(goal, GoalId::Package))
    }

    /// Who plays the games of a run or of its addresses.
    pub(super) fn of_run(
        mulligan: Option<&MulliganAsked>,
        precision: Option<&PrecisionAsked>,
    ) -> Self {
        let precise = precision.is_some_and(|it| it.share.is_none() && it.spent.is_some());
        Self::usual(precise || is_about_resources(mulligan))
    }
}

impl GoalId {
    /// Whether it is about the curve or the resources spent.
    pub(super) const fn is_about_resources(self) -> bool {
        matches!(self, Self::Curve | Self::Spent)
    }
}

/// Whether the hands of a mulligan are weighed for the curve or for resources spent.
pub(super) fn is_about_resources(mulligan: Option<&MulliganAsked>) -> bool {
    let goal = mulligan.and_then(|it| it.goal.as_ref());
    goal.is_some_and(|goal| goal.id.is_about_resources())
}

/// Whose turns these are, and which way the figures err for it.
pub(super) fn headline(policy: &Policy, opponent: &Opponent, lang: Language) -> String {
    let table: Message = match opponent {
        Opponent::Inert(_) => headline::empty(),
        Opponent::Blocker { .. } => headline::blocked(),
    };
    let told = match policy {
        Policy::Race => headline::fast(table),
        other => headline::other(other.id(), table),
    };
    told.to(lang)
}

impl Finder<'_> {
    /// The policy that is asked for; what is wrong with it is gathered.
    pub fn policy(&mut self, asked: &PolicyAsked, at: &str) -> Policy {
        let pointer = format!("{at}/policy/cards");
        let listed = matches!(asked.id, PolicyId::Protect | PolicyId::Priority);
        let cards = match &asked.cards {
            Some(cards) if listed => self.named(cards, &pointer),
            Some(_) => {
                self.wrong(pointer, "not_used", words::policy_field());
                Vec::new()
            }
            None if listed => {
                self.wrong(pointer, "required", mistakes::required());
                Vec::new()
            }
            None => Vec::new(),
        };
        match asked.id {
            PolicyId::Race => Policy::Race,
            PolicyId::BestSpend => Policy::BestSpend,
            PolicyId::CheapestFirst => Policy::CheapestFirst,
            PolicyId::OffenceFirst => Policy::OffenceFirst,
            PolicyId::InfluenceFirst => Policy::InfluenceFirst,
            PolicyId::Protect => Policy::Protect(cards),
            PolicyId::Priority => Policy::Priority(cards),
            PolicyId::Walk | PolicyId::Attack | PolicyId::Spread => {
                let message = words::policy_elsewhere();
                self.wrong(format!("{at}/policy/id"), "not_used", message);
                Policy::Race
            }
        }
    }
}
