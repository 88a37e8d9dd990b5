//! What is measured of a game. More is better.

use std::sync::Arc;

use crate::goldfish::question::Question;
use crate::goldfish::tally::{Asked, Known, Shape, lost_in, on_curve, spent};
use crate::goldfish::{How, Trace, Turn};

/// What is measured.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Measure {
    /// Resources spent.
    Spent,
    /// Damage to bases.
    Damage,
    /// Influência of what influenced.
    Influence,
    /// Bases that the opponent has lost.
    Bases,
    /// Whether cards took all resources of every turn.
    Curve,
    /// Whether the opponent's Centro fell.
    Centro,
    /// Whether a package was together.
    Package(Question),
}

impl Measure {
    /// The name that never changes.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Spent => "spent",
            Self::Damage => "damage",
            Self::Influence => "influence",
            Self::Bases => "bases",
            Self::Curve => "curve",
            Self::Centro => "centro",
            Self::Package(_) => "package",
        }
    }

    /// Whether it is yes or no, so that games have shares instead of means.
    #[must_use]
    pub const fn is_share(&self) -> bool {
        matches!(self, Self::Curve | Self::Centro | Self::Package(_))
    }
}

/// What is measured, and up to which turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Yardstick {
    /// What.
    pub measure: Measure,
    /// The last turn that counts.
    pub turn: u8,
}

/// A yardstick for one deck.
#[derive(Debug, Clone)]
pub(super) struct Gauge {
    yardstick: Yardstick,
    shape: Arc<Shape>,
    asked: Option<Asked>,
}

impl Gauge {
    pub fn new(yardstick: &Yardstick, shape: &Arc<Shape>) -> Self {
        let asked = match &yardstick.measure {
            Measure::Package(question) => Some(shape.resolve(question.clone())),
            _ => None,
        };
        Self {
            yardstick: yardstick.clone(),
            shape: Arc::clone(shape),
            asked,
        }
    }

    /// What a game has; one for yes.
    pub fn value(&self, trace: &Trace) -> u16 {
        let last = self.yardstick.turn;
        let turns = || trace.turns().iter().take(last.into());
        let sum = |of: fn(&Turn) -> u16| turns().map(of).fold(0, u16::saturating_add);
        match &self.yardstick.measure {
            Measure::Spent => sum(spent),
            Measure::Damage => sum(|turn| turn.damage),
            Measure::Influence => sum(|turn| turn.influence),
            Measure::Bases => turns().next_back().map_or(0, |turn| turn.bases),
            Measure::Curve => {
                let mut numbered = (1_u8..).zip(turns());
                let curve = numbered.all(|(n, turn)| on_curve(turn, lost_in(trace.end, n)));
                u16::from(curve && !trace.turns().is_empty())
            }
            Measure::Centro => {
                let fell = |how| matches!(how, How::Offence | How::Influence);
                let end = trace.end.filter(|end| end.turn <= last && fell(end.how));
                u16::from(end.is_some())
            }
            Measure::Package(_) => u16::from(self.is_together(trace)),
        }
    }

    fn is_together(&self, trace: &Trace) -> bool {
        let mut known = Known::new();
        known.hand(&self.shape, trace.kept.cards());
        for turn in trace.turns().iter().take(self.yardstick.turn.into()) {
            known.turn(&self.shape, turn);
        }
        let mut asked = self.asked.iter();
        asked.all(|asked| known.answers(asked))
    }
}
