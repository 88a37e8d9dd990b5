//! The last turn: nothing is decided any more, only sums of costs and parts of a package count.

use super::game::Game;
use super::kinds::Aim;
use super::lanes::Seen;
use super::spend::Sums;
use super::stage::{InPool, Stage};
use super::turns::clipped;

/// The draw of the last turn.
pub(super) struct Last<'g> {
    pub game: &'g Game,
    pub stage: &'g Stage,
    pub seen: Seen,
    /// How many hands were looked at.
    pub nodes: u64,
}

impl Last<'_> {
    /// Draws from a class on, whose cards and those of later classes are `rest` in all.
    pub(super) fn deal(&mut self, class: usize, rest: u32, draws: u32, hand: (Sums, u32)) -> f64 {
        self.nodes += 1;
        let best = self.is_best(hand);
        if draws == 0 || best {
            // Whatever comes changes nothing any more.
            return self.value(hand.0, best) * self.game.ways.of(rest, draws);
        }
        let Some(kind) = self.stage.pool.get(class) else {
            return 0.0;
        };
        if kind.cost == 0 && kind.parts == 0 {
            return self.value(hand.0, best) * self.game.ways.of(rest, draws);
        }
        let there = kind.deck - self.seen.of(class);
        let later = rest - there;
        let (mut sum, mut hand) = (0.0, hand);
        for some in 0..=there.min(draws) {
            if some > 0 {
                hand = with(hand, kind);
            }
            if draws - some <= later {
                let ways = self.game.ways.of(there, some);
                sum += ways * self.deal(class + 1, later, draws - some, hand);
            }
        }
        sum
    }

    /// Whether no hand could do better.
    fn is_best(&self, (sums, parts): (Sums, u32)) -> bool {
        match self.game.aim {
            Aim::Curve { .. } | Aim::Spent { .. } => sums.all(),
            Aim::Package { wanted, .. } => clipped(parts, wanted) == wanted,
        }
    }

    fn value(&self, sums: Sums, best: bool) -> f64 {
        match self.game.aim {
            Aim::Spent { .. } => sums.best().into(),
            Aim::Curve { .. } | Aim::Package { .. } => f64::from(u8::from(best)),
        }
    }
}

/// With one card more.
fn with((sums, parts): (Sums, u32), kind: &InPool) -> (Sums, u32) {
    let cost = u8::try_from(kind.cost).unwrap_or(u8::MAX);
    (sums.with(cost), parts + kind.parts)
}
