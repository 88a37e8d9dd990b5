//! Rules as the books number them, and rulings where the books disagree.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::{Source, Text};

/// The name of a rule or ruling: `FAB 3.1.11`, `FAB-C2`, `DD-K1`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct RuleId(pub String);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What part of the game a rule is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Category {
    /// Damage, attackers and blockers.
    Combat,
    /// What a deck may hold.
    Deckbuilding,
    /// How a game ends.
    Endgame,
    /// Taking bases without destroying them.
    Influence,
    /// Bases, allies and modifications in play.
    Permanents,
    /// Paper, print and table manners: nothing that a program could decide.
    PhysicalOnly,
    /// Resources and costs.
    Resources,
    /// What happens before the first turn.
    Setup,
    /// Effects that wait and resolve.
    Stack,
    /// What an effect may point at.
    Targeting,
    /// Permanents that no card stands for.
    Tokens,
    /// Phases, priority and who may act.
    Turn,
    /// Where cards are.
    Zones,
}

impl Category {
    /// Every category, in alphabetical order of its wire name.
    pub const ALL: [Self; 13] = [
        Self::Combat,
        Self::Deckbuilding,
        Self::Endgame,
        Self::Influence,
        Self::Permanents,
        Self::PhysicalOnly,
        Self::Resources,
        Self::Setup,
        Self::Stack,
        Self::Targeting,
        Self::Tokens,
        Self::Turn,
        Self::Zones,
    ];

    /// The wire name, as in the data files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Combat => "combat",
            Self::Deckbuilding => "deckbuilding",
            Self::Endgame => "endgame",
            Self::Influence => "influence",
            Self::Permanents => "permanents",
            Self::PhysicalOnly => "physical-only",
            Self::Resources => "resources",
            Self::Setup => "setup",
            Self::Stack => "stack",
            Self::Targeting => "targeting",
            Self::Tokens => "tokens",
            Self::Turn => "turn",
            Self::Zones => "zones",
        }
    }
}

/// One rule of a rulebook, told in our own words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// The rule's number, made unique where the book repeats one.
    pub id: RuleId,
    /// What it is about.
    pub category: Category,
    /// What it says.
    pub gloss: Text,
    /// Where it stands.
    pub sources: Vec<Source>,
}

/// A decision where the books are silent or disagree.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// The ruling's name, such as `FAB-C2`.
    pub id: RuleId,
    /// What the books leave open.
    pub conflict: Text,
    /// What holds here.
    pub ruling: Text,
    /// Why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<Text>,
    /// The rules concerned.
    pub rules: Vec<RuleId>,
    /// The places that disagree.
    pub sources: Vec<Source>,
}

/// Rules and rulings that functions of this crate enforce, each with a test that carries its number.
static ENFORCED: LazyLock<BTreeSet<&str>> = LazyLock::new(|| {
    let lists = [
        include_str!("fabula/enforced.txt"),
        include_str!("dominions/enforced.txt"),
        include_str!("multiversity/enforced.txt"),
        include_str!("apoteose/enforced.txt"),
    ];
    lists.into_iter().flat_map(str::lines).collect()
});

/// Whether a function of this crate enforces the rule.
pub fn is_enforced(id: &RuleId) -> bool {
    ENFORCED.contains(id.0.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_category_is_its_wire_form() {
        for category in Category::ALL {
            assert_eq!(serde_json::to_value(category).unwrap(), category.name());
        }
        assert!(Category::ALL.is_sorted_by_key(|c| c.name()));
    }
}
