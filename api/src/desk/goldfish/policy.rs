//! The policy of a request.

use fabulario_engine::goldfish::Policy;

use super::cards::Finder;
use crate::wire::goldfish::{PolicyAsked, PolicyId};

impl Finder<'_> {
    /// The policy that is asked for; what is wrong with it is gathered.
    pub fn policy(&mut self, asked: &PolicyAsked, at: &str) -> Policy {
        let pointer = format!("{at}/policy/cards");
        let listed = matches!(asked.id, PolicyId::Protect | PolicyId::Priority);
        let cards = match &asked.cards {
            Some(cards) if listed => self.named(cards, &pointer),
            Some(_) => {
                let (pt, en) = (
                    "esta política não tem esse campo",
                    "this policy has no such field",
                );
                self.wrong(pointer, "not_used", pt, en);
                Vec::new()
            }
            None if listed => {
                let (pt, en) = ("este campo falta", "this field is missing");
                self.wrong(pointer, "required", pt, en);
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
                let (pt, en) = (
                    "esta política é de outro jogo",
                    "this policy is one of another game",
                );
                self.wrong(format!("{at}/policy/id"), "not_used", pt, en);
                Policy::BestSpend
            }
        }
    }
}
