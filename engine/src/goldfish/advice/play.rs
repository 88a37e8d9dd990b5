//! What becomes of a hand in a turn: cards are played, and discarded.

use super::company::Board;
use super::lanes::{Hand, Lanes};
use super::spend::Sums;
use super::stage::Stage;
use super::turns::Solver;

/// What is left of a hand after a turn.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Played {
    pub spent: u8,
    /// How many cards, and which: as a [`Spot`](super::turns::Spot) has them.
    pub size: u8,
    pub hand: u128,
    /// Whether nobody is in play whom cards want.
    pub alone: bool,
    /// Whether numbers tell which card is discarded: then `hand` still has it, in the classes of the turn itself.
    pub by_number: bool,
}

impl Solver<'_> {
    /// What becomes of a hand in a turn; whether nobody was in play whom cards want.
    pub(super) fn played(&mut self, turn: usize, stage: &Stage, hand: Hand, alone: bool) -> Played {
        let memo = turn + usize::from(alone) * self.game.stages.len();
        let known = self.known.plays.get(memo).and_then(|memo| memo.get(hand.0));
        known.unwrap_or_else(|| {
            let played = self.work_out(turn, stage, hand, alone);
            if let Some(memo) = self.known.plays.get_mut(memo) {
                memo.put(hand.0, played);
            }
            played
        })
    }

    fn work_out(&mut self, turn: usize, stage: &Stage, hand: Hand, was_alone: bool) -> Played {
        let board = if was_alone {
            Board::Empty
        } else {
            Board::Taken
        };
        let played = self
            .known
            .spender
            .play_on(&stage.hand, hand, stage.resources, board);
        let (gone, spent, board) = played;
        let alone = self.game.is_alone(turn + 1, board);
        let mut left: Hand = Lanes(hand.0 - gone.0);
        // The dearest cards go first. FAB 4.2.5
        let mut over = left.total().saturating_sub(self.game.rules.keep.into());
        if over > 0 && alone && turn == 0 && self.game.opening.is_some() && is_told(stage, left) {
            return Played {
                spent,
                size: self.game.rules.keep,
                hand: left.0,
                alone,
                by_number: true,
            };
        }
        for class in &stage.discards {
            let gone = over.min(left.of(*class));
            left = left.without(*class, gone);
            over -= gone;
        }
        let next = self.game.stages.get(turn + 1);
        let is_last = turn + 2 == self.game.stages.len();
        let joins = was_alone && !alone;
        let classes = if joins { &stage.joined } else { &stage.next };
        let classes = classes.iter().enumerate();
        let hand = match next {
            Some(next) if is_last && !alone => {
                let costs = classes.map(|(place, class)| {
                    let cost = next.hand.get(*class).map_or(0, |it| it.cost);
                    (cost, left.of(place))
                });
                sums(next, costs).bits.into()
            }
            _ => {
                let after = classes.fold(Hand::default(), |hand, (place, class)| {
                    hand.with(*class, left.of(place))
                });
                after.0
            }
        };
        Played {
            spent,
            size: u8::try_from(left.total()).unwrap_or(u8::MAX),
            hand,
            alone,
            by_number: false,
        }
    }
}

/// Whether the dearest cards of a hand are of several classes.
fn is_told(stage: &Stage, hand: Hand) -> bool {
    let dearest = stage.dearest(hand);
    let classes = stage.hand.iter().enumerate();
    let own = classes.filter(|(class, it)| hand.of(*class) > 0 && Some(it.cost) == dearest);
    own.count() > 1
}

/// What cards can spend in a turn.
pub(super) fn sums(stage: &Stage, costs: impl Iterator<Item = (u16, u32)>) -> Sums {
    let mut sums = Sums::nothing(stage.resources);
    for (cost, cards) in costs {
        for _ in 0..cards {
            sums = sums.with(u8::try_from(cost).unwrap_or(u8::MAX));
        }
    }
    sums
}
