//! One turn of many games.

use serde::Serialize;

use super::number::{Among, Average, Numbers, Share, Spread};
use crate::goldfish::How;
use crate::goldfish::interval::Reach;
use crate::goldfish::tally::{BoardTurn, Bounds, HandTurn, Histogram, SpendTurn, Tally};

/// One turn.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = GoldfishTurn))]
pub struct TurnReport {
    /// Which one, from one.
    pub turn: u8,
    /// Games in which it began.
    pub reached: Share,
    /// Games that were over before it began. Figures of the turn are figures of the others, as their `of` says; figures
    /// so far keep the last value of these.
    pub ended: Share,
    /// Resources spent in it: on cards, on restoring, on abilities.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spent: Option<Spread>,
    /// Of these, on cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on_cards: Option<Spread>,
    /// What was left at the end of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wasted: Option<Spread>,
    /// Cards took all its resources.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on_curve: Option<Share>,
    /// Nothing was left, whatever it was spent on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub all_spent: Option<Share>,
    /// At least one card was played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played: Option<Share>,
    /// Cards took all resources in this turn and every one before it.
    pub on_curve_so_far: Share,
    /// Resources spent in this turn and those before it; games that ended before stay as they were.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spent_so_far: Option<Spread>,
    /// The opponent's Centro fell, in this turn or before.
    pub centro_so_far: Share,
    /// What was done to the opponent's bases, if that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardReport>,
    /// What became of the hand, if that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<HandReport>,
}

/// What was done to the opponent's bases; so far means in all games, also in those that ended before.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = GoldfishBoard))]
pub struct BoardReport {
    /// Damage to bases in this turn; what is more than a base had left does not count.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub damage: Option<Spread>,
    /// The same so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub damage_so_far: Option<Spread>,
    /// Influência of what influenced, so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub influence_so_far: Option<Spread>,
    /// Bases that the opponent has lost so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bases_so_far: Option<Spread>,
    /// At least one, two, … five of them.
    pub bases_at_least: Vec<Share>,
}

/// What became of the hand.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = GoldfishHand))]
pub struct HandReport {
    /// Cards drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drawn: Option<Average>,
    /// Cards discarded because the hand was too large.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discarded: Option<Average>,
    /// A discard was forced.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discards: Option<Share>,
    /// Cards left at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<Average>,
}

/// One turn of a part of a tally, and the one after it: what it has happens a turn earlier as well.
struct Pair<'t, T> {
    this: &'t T,
    next: &'t T,
}

impl<'t, T> Pair<'t, T> {
    fn of(turns: &'t [T], place: usize) -> Option<Self> {
        let this = turns.get(place)?;
        let next = turns.get(place + 1).unwrap_or(this);
        Some(Self { this, next })
    }

    /// Counts, and what can come of what the rules allow.
    fn both<const N: usize>(
        &self,
        allowed: Reach,
        of: fn(&T) -> &Histogram<N>,
    ) -> (&'t Histogram<N>, Reach) {
        let (this, next) = (of(self.this), of(self.next));
        let nearby = this.largest().max(next.largest().min(allowed.most));
        (this, allowed.near(nearby))
    }

    fn spread<const N: usize>(
        &self,
        numbers: &Numbers,
        (among, allowed): (Among, Reach),
        of: fn(&T) -> &Histogram<N>,
    ) -> Option<Spread> {
        let (this, reach) = self.both(allowed, of);
        numbers.spread(this, reach, among)
    }
}

/// All turns.
pub(super) fn turns(tally: &Tally, numbers: &Numbers) -> Vec<TurnReport> {
    let turns = (1_u8..=tally.shape().turns()).zip(0..);
    let report = |(turn, place): (u8, usize)| {
        let spend = Pair::of(&tally.spend().turns, place)?;
        let board = tally.board().and_then(|it| Pair::of(&it.turns, place));
        let hand = tally.hands().and_then(|it| Pair::of(&it.turns, place));
        let reached = spend.this.reached;
        let of_turn = |games| numbers.share_of(games, reached, Among::Reached);
        let bounds = tally.shape().bounds();
        let own = (Among::Reached, bounds.spent(place));
        let so_far = (Among::All, bounds.spent_so_far(place));
        let spread = |of: fn(&SpendTurn) -> &Histogram<32>| spend.spread(numbers, own, of);
        Some(TurnReport {
            turn,
            reached: numbers.share(reached),
            ended: numbers.share(numbers.games.saturating_sub(reached)),
            spent: spread(|it| &it.spent),
            on_cards: spread(|it| &it.on_cards),
            wasted: spread(|it| &it.wasted),
            on_curve: of_turn(spend.this.curve),
            all_spent: of_turn(spend.this.used),
            played: of_turn(spend.this.played),
            on_curve_so_far: numbers.share(spend.this.curve_so_far),
            spent_so_far: spend.spread(numbers, so_far, |it| &it.spent_so_far),
            centro_so_far: numbers.share(centro_by(tally, turn)),
            board: board.map(|board| of_board(&board, bounds, numbers)),
            hand: hand.map(|hand| of_hand(&hand, (place, bounds), reached, numbers)),
        })
    };
    turns.filter_map(report).collect()
}

/// Games in which the Centro fell up to a turn.
fn centro_by(tally: &Tally, turn: u8) -> u64 {
    let by = |how| -> u64 {
        let turns = tally.ended(how).iter();
        turns.take(usize::from(turn) + 1).sum()
    };
    by(How::Offence) + by(How::Influence)
}

/// So many bases an opponent has.
const BASES: u16 = 5;

fn of_board(board: &Pair<'_, BoardTurn>, bounds: &Bounds, numbers: &Numbers) -> BoardReport {
    let (bases, damage) = (&board.this.bases_so_far, bounds.damage());
    let at_least = |lost: usize| bases.bins().iter().skip(lost).sum::<u64>() + bases.beyond();
    BoardReport {
        damage: board.spread(numbers, (Among::Reached, damage), |it| &it.damage),
        damage_so_far: board.spread(numbers, (Among::All, damage), |it| &it.damage_so_far),
        influence_so_far: board.spread(numbers, (Among::All, Reach::open(0)), |it| {
            &it.influence_so_far
        }),
        bases_so_far: numbers.spread(bases, Reach::closed(0, BASES), Among::All),
        bases_at_least: (1..=5).map(|lost| numbers.share(at_least(lost))).collect(),
    }
}

fn of_hand(
    hand: &Pair<'_, HandTurn>,
    (place, bounds): (usize, &Bounds),
    reached: u64,
    numbers: &Numbers,
) -> HandReport {
    let discarded = hand.this.discarded.bins();
    let none = discarded.first().copied().unwrap_or_default();
    let average = |allowed: Reach, of: fn(&HandTurn) -> &Histogram<16>| {
        let (this, reach) = hand.both(allowed, of);
        numbers.average(this, reach, Among::Reached)
    };
    HandReport {
        drawn: average(bounds.drawn(place), |it| &it.drawn),
        discarded: average(bounds.discarded(), |it| &it.discarded),
        discards: numbers.share_of(reached.saturating_sub(none), reached, Among::Reached),
        left: average(bounds.left(), |it| &it.left),
    }
}
