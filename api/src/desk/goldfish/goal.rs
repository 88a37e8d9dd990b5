//! Goals of a request, as the engine knows them.

use fabulario_engine::goldfish::advice::{Goal, Part};

use super::Unplayed;
use super::cards::Finder;
use crate::wire::goldfish::{GoalAsked, GoalId, HandCards};
use crate::words::{goldfish as words, mistakes};

impl Finder<'_> {
    /// The goal that is asked for; what is wrong with it is gathered.
    ///
    /// `at` is the JSON pointer of what it is a part of.
    pub fn goal(&mut self, asked: &GoalAsked, at: &str) -> Result<Goal, Unplayed> {
        let turns = asked.turns.0;
        for (field, there, used) in [
            ("parts", asked.parts.is_some(), asked.id == GoalId::Package),
            ("bases", asked.bases.is_some(), asked.id == GoalId::Bases),
        ] {
            let pointer = format!("{at}/goal/{field}");
            if there && !used {
                self.wrong(pointer, "not_used", words::goal_field());
            } else if used && !there {
                self.wrong(pointer, "required", mistakes::required());
            }
        }
        Ok(match asked.id {
            GoalId::Curve => Goal::Curve { turns },
            GoalId::Spent => Goal::Spent { turns },
            GoalId::Damage => Goal::Damage { turns },
            GoalId::Influence => Goal::Influence { turns },
            GoalId::Centro => Goal::Centro { turns },
            GoalId::CentroTurn => Goal::CentroTurn { turns },
            GoalId::Bases => Goal::Bases {
                turns,
                bases: asked.bases.map_or(1, |bases| bases.0),
            },
            GoalId::Package => Goal::Package {
                turns,
                parts: self.parts(asked, at)?,
            },
        })
    }

    fn parts(&mut self, asked: &GoalAsked, at: &str) -> Result<Vec<Part>, Unplayed> {
        let parts = asked.parts.iter().flatten().enumerate();
        let parts = parts.map(|(place, part)| {
            let named = HandCards {
                query: part.query.clone(),
                cards: part.cards.clone(),
            };
            Ok(Part {
                cards: self.cards(&named, &format!("{at}/goal/parts/{place}"))?,
                wanted: part.at_least.map_or(1, |wanted| wanted.0),
            })
        });
        parts.collect()
    }
}

impl GoalId {
    /// What its values are.
    pub const fn unit(self) -> &'static str {
        match self {
            Self::Curve | Self::Package | Self::Bases | Self::Centro => "probability",
            Self::Spent => "resources",
            Self::Damage => "damage",
            Self::Influence => "influence",
            Self::CentroTurn => "turn",
        }
    }
}
