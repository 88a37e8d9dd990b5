//! The turns after a mulligan, each with every draw.

use super::Unknown;
use super::company::Board;
use super::game::Game;
use super::kinds::Aim;
use super::lanes::{Hand, Lanes, Seen};
use super::last::Last;
use super::memo::Memo;
use super::numbers::Opened;
use super::play::{Played, sums};
use super::spend::{Spender, Sums};
use super::stage::Stage;

/// A game before the draw of a turn.
#[derive(Debug, Clone, Copy)]
pub(super) struct Spot {
    /// The hand in classes; before the last turn the sums that it can spend.
    pub hand: u128,
    /// By part of the package, what was seen.
    pub parts: u32,
    /// Everything that is not to be drawn any more.
    pub seen: Seen,
    /// How many cards that is.
    pub gone: u32,
    /// How many are drawn now.
    pub draws: u32,
    /// Whether nobody is in play whom cards want.
    pub alone: bool,
}

/// A draw that is being dealt, class by class.
#[derive(Debug, Clone, Copy)]
struct Deal {
    class: usize,
    /// Cards to come, and how many there are from this class on.
    cards: u32,
    rest: u32,
    hand: Hand,
    parts: u32,
    /// Everything seen, in the classes of the next turn.
    next: Seen,
    /// The same in those of the next turn in which nobody is lacking.
    joined: Seen,
}

/// What was worked out of a deck, from hand to hand.
#[derive(Debug, Clone)]
pub(super) struct Known {
    /// By turn, the value of a game before its draw.
    values: Vec<Memo<f64>>,
    /// The same as long as somebody is lacking.
    lonely: Vec<Memo<f64, (u128, u128)>>,
    /// By turn, what becomes of a hand; then the same as long as somebody is lacking.
    pub(super) plays: Vec<Memo<Played>>,
    pub(super) spender: Spender,
}

/// More answers than this are not kept.
const MOST_KNOWN: usize = 1 << 18;

impl Known {
    pub(super) fn new(game: &Game) -> Self {
        Self {
            values: game.stages.iter().map(|_| Memo::new()).collect(),
            lonely: game.lonely.iter().map(|_| Memo::new()).collect(),
            plays: (0..2 * game.stages.len()).map(|_| Memo::new()).collect(),
            spender: Spender::default(),
        }
    }

    /// What is worth its room once a hand is weighed: where somebody is lacking, answers hardly serve another hand.
    pub(super) fn kept(mut self) -> Option<Self> {
        for memo in &mut self.lonely {
            *memo = Memo::new();
        }
        let values = self.values.iter().map(Memo::len);
        let plays = self.plays.iter().map(Memo::len);
        (values.chain(plays).sum::<usize>() <= MOST_KNOWN).then_some(self)
    }
}

/// Weighs games; what it has worked out serves every hand of the deck.
#[derive(Debug, Clone)]
pub(super) struct Solver<'g> {
    pub(super) game: &'g Game,
    pub(super) known: Known,
    /// Hands that may still be weighed.
    pub left: u64,
    /// The hand that is weighed.
    pub(super) opened: Opened,
}

impl<'g> Solver<'g> {
    pub(super) fn new(game: &'g Game, left: u64) -> Self {
        Self::knowing(game, Known::new(game), left)
    }

    pub(super) fn knowing(game: &'g Game, known: Known, left: u64) -> Self {
        Self {
            game,
            known,
            left,
            opened: Opened::default(),
        }
    }

    /// The value of keeping some cards of a hand; the others are put back, and as many come.
    ///
    /// Nothing is decided between the new cards and the first draw, so both are one draw.
    pub(super) fn value(&mut self, hand: Seen, keep: Seen) -> Result<f64, Unknown> {
        let alone = self.game.is_alone(0, Board::Empty);
        let Some(stage) = self.game.stage(0, alone) else {
            return Err(Unknown::Turns);
        };
        self.opened = Opened { hand, kept: keep };
        let (hand, keep) = (self.game.dealt(hand), self.game.dealt(keep));
        let (size, kept) = (hand.total(), keep.total());
        let draws = size - kept + self.game.draws(0, size);
        let (mut cards, mut parts) = (Hand::default(), 0);
        for (class, it) in stage.pool.iter().enumerate() {
            cards = cards.with(it.hand, keep.of(class));
            parts += it.parts * keep.of(class);
        }
        let spot = Spot {
            hand: if self.game.stages.len() == 1 && !alone {
                let classes = stage.hand.iter().enumerate();
                let costs = classes.map(|(place, it)| (it.cost, cards.of(place)));
                sums(stage, costs).bits.into()
            } else {
                cards.0
            },
            parts,
            seen: hand,
            gone: size,
            draws,
            alone,
        };
        self.weigh(0, spot)
    }

    /// A game before the draw of a turn that is not the first.
    pub(super) fn turn(&mut self, turn: usize, spot: Spot) -> Result<f64, Unknown> {
        if spot.alone {
            return self.turn_alone(turn, spot);
        }
        let key = self.key(turn, spot);
        if let Some(known) = self.known.values.get(turn).and_then(|memo| memo.get(key)) {
            return Ok(known);
        }
        let value = self.weigh(turn, spot)?;
        if let Some(memo) = self.known.values.get_mut(turn) {
            memo.put(key, value);
        }
        Ok(value)
    }

    /// The same as long as somebody is lacking.
    fn turn_alone(&mut self, turn: usize, spot: Spot) -> Result<f64, Unknown> {
        // How many cards are drawn is told by the hand.
        let key = (spot.hand, spot.seen.0 << 16 | self.parts(spot));
        let known = self.known.lonely.get(turn);
        if let Some(known) = known.and_then(|memo| memo.get(key)) {
            return Ok(known);
        }
        let value = self.weigh(turn, spot)?;
        if let Some(memo) = self.known.lonely.get_mut(turn) {
            memo.put(key, value);
        }
        Ok(value)
    }

    /// The mean over every draw.
    fn weigh(&mut self, turn: usize, spot: Spot) -> Result<f64, Unknown> {
        let game = self.game;
        let rest = game.total - spot.gone;
        let Some(stage) = game.stage(turn, spot.alone) else {
            return Err(Unknown::Turns);
        };
        let sum = if turn + 1 == game.stages.len() && !spot.alone {
            let sums = Sums {
                #[expect(clippy::cast_possible_truncation, reason = "sums have 63 bits")]
                bits: spot.hand as u64,
                most: stage.resources,
            };
            let mut last = Last {
                game,
                stage,
                seen: spot.seen,
                nodes: 0,
            };
            let sum = last.deal(0, rest, spot.draws, (sums, spot.parts));
            self.pay(last.nodes)?;
            sum
        } else {
            let (mut next, mut joined) = (Seen::default(), Seen::default());
            for (class, it) in stage.pool.iter().enumerate() {
                next = next.with(it.next, spot.seen.of(class));
                joined = joined.with(it.joined, spot.seen.of(class));
            }
            let deal = Deal {
                class: 0,
                cards: spot.draws,
                rest,
                hand: Hand::default(),
                parts: spot.parts,
                next,
                joined,
            };
            let hand = Lanes(spot.hand);
            self.deal(turn, stage, &spot, Deal { hand, ..deal })?
        };
        Ok(sum / game.ways.of(rest, spot.draws))
    }

    /// The sum over every draw from a class on, each as often as there are ways to it.
    fn deal(
        &mut self,
        turn: usize,
        stage: &Stage,
        spot: &Spot,
        deal: Deal,
    ) -> Result<f64, Unknown> {
        if deal.cards == 0 {
            return self.play(turn, stage, spot, deal);
        }
        let Some(class) = stage.pool.get(deal.class) else {
            return Ok(0.0);
        };
        let there = class.deck - spot.seen.of(deal.class);
        let later = deal.rest - there;
        let mut sum = 0.0;
        for some in deal.cards.saturating_sub(later)..=there.min(deal.cards) {
            let value = self.deal(
                turn,
                stage,
                spot,
                Deal {
                    class: deal.class + 1,
                    cards: deal.cards - some,
                    rest: later,
                    hand: deal.hand.with(class.hand, some),
                    parts: deal.parts + class.parts * some,
                    next: deal.next.with(class.next, some),
                    joined: deal.joined.with(class.joined, some),
                },
            )?;
            sum += self.game.ways.of(there, some) * value;
        }
        Ok(sum)
    }

    /// Plays a turn that is not the last, and goes on.
    fn play(
        &mut self,
        turn: usize,
        stage: &Stage,
        spot: &Spot,
        deal: Deal,
    ) -> Result<f64, Unknown> {
        self.pay(1)?;
        if let Aim::Package { wanted, .. } = self.game.aim
            && clipped(deal.parts, wanted) == wanted
        {
            return Ok(1.0);
        }
        let played = self.played(turn, stage, deal.hand, spot.alone);
        if matches!(self.game.aim, Aim::Curve { .. }) && played.spent < stage.resources {
            return Ok(0.0);
        }
        if turn + 1 == self.game.stages.len() {
            return Ok(match self.game.aim {
                Aim::Curve { .. } => 1.0,
                Aim::Spent { .. } => f64::from(played.spent),
                Aim::Package { .. } => 0.0,
            });
        }
        let joins = spot.alone && !played.alone;
        let spot = Spot {
            hand: played.hand,
            parts: deal.parts,
            seen: if joins { deal.joined } else { deal.next },
            gone: spot.gone + spot.draws,
            draws: self.game.draws(turn + 1, played.size.into()),
            alone: played.alone,
        };
        let later = if played.by_number {
            self.discard_by_number(stage, played, spot)?
        } else {
            self.turn(turn + 1, spot)?
        };
        Ok(match self.game.aim {
            Aim::Spent { .. } => f64::from(played.spent) + later,
            Aim::Curve { .. } | Aim::Package { .. } => later,
        })
    }

    /// The number of a question.
    fn key(&self, turn: usize, spot: Spot) -> u128 {
        let classes = self.game.stages.get(turn).map_or(0, |it| it.pool.len());
        let cards = (spot.hand << 20) | (self.parts(spot) << 4) | u128::from(spot.draws);
        (cards << (5 * classes)) | spot.seen.0
    }

    /// What was seen of a package, as far as it is wanted: 16 bits.
    fn parts(&self, spot: Spot) -> u128 {
        match self.game.aim {
            Aim::Package { wanted, .. } => clipped(spot.parts, wanted)
                .into_iter()
                .fold(0, |all, part| all << 4 | u128::from(part)),
            Aim::Curve { .. } | Aim::Spent { .. } => 0,
        }
    }

    fn pay(&mut self, hands: u64) -> Result<(), Unknown> {
        self.left = self.left.checked_sub(hands).ok_or(Unknown::TooMany)?;
        Ok(())
    }
}

/// What was seen of each part, as far as it is wanted.
pub(super) fn clipped(parts: u32, wanted: [u8; 4]) -> [u8; 4] {
    let mut seen = parts.to_le_bytes();
    for (seen, wanted) in seen.iter_mut().zip(wanted) {
        *seen = (*seen).min(wanted);
    }
    seen
}
