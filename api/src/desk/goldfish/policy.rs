//! The policy of a request.

use fabulario_engine::goldfish::Policy;

use super::cards::Finder;
use crate::wire::goldfish::{PolicyAsked, PolicyId};
use crate::words::{goldfish as words, mistakes};

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
            PolicyId::BestSpend => Policy::BestSpend,
            PolicyId::CheapestFirst => Policy::CheapestFirst,
            PolicyId::OffenceFirst => Policy::OffenceFirst,
            PolicyId::InfluenceFirst => Policy::InfluenceFirst,
            PolicyId::Protect => Policy::Protect(cards),
            PolicyId::Priority => Policy::Priority(cards),
            PolicyId::Race | PolicyId::Walk | PolicyId::Attack | PolicyId::Spread => {
                let message = words::policy_elsewhere();
                self.wrong(format!("{at}/policy/id"), "not_used", message);
                Policy::BestSpend
            }
        }
    }
}
