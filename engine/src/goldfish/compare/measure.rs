//! What is measured of a game. More is better, but for the turn of the victory.

use std::sync::Arc;

use crate::goldfish::question::Question;
use crate::goldfish::tally::{Asked, Known, Shape, lost_in, on_curve, spent};
use crate::goldfish::{How, Trace, Turn};

/// What is measured.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Measure {
    /// The turn of the victory; a game that is not won counts as one turn more than the last. Less is better.
    WonTurn,
    /// Resources spent: on cards, on restoring, on abilities.
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
            Self::WonTurn => "won_turn",
            Self::Spent => "spent",
            Self::Damage => "damage",
            Self::Influence => "influence",
            Self::Bases => "bases",
            Self::Curve => "curve",
            Self::Centro => "centro",
            Self::Package(_) => "package",
        }
    }

    /// Whether more of it is better, or less.
    #[must_use]
    pub const fn direction(&self) -> Direction {
        match self {
            Self::WonTurn => Direction::Less,
            _ => Direction::More,
        }
    }

    /// Whether it is yes or no, so that games have shares instead of means.
    #[must_use]
    pub const fn is_share(&self) -> bool {
        matches!(self, Self::Curve | Self::Centro | Self::Package(_))
    }
}

/// Which figure is the better one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = GoldfishDirection))]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// The larger one.
    More,
    /// The smaller one.
    Less,
}

/// What is measured, and up to which turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Yardstick {
    /// What.
    pub measure: Measure,
    /// The last turn that counts.
    pub turn: u8,
}

/// The turn of the victory, or one more than the last.
pub(super) fn won_turn(trace: &Trace, last: u8) -> u16 {
    let won = |how| matches!(how, How::Offence | How::Influence | How::Card);
    let end = trace.end.filter(|end| end.turn <= last && won(end.how));
    end.map_or(u16::from(last) + 1, |end| end.turn.into())
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
            Measure::WonTurn => won_turn(trace, last),
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
