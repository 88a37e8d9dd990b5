//! One turn of many games.

use serde::Serialize;

use super::number::{Among, Average, Numbers, Share, Spread};
use crate::goldfish::How;
use crate::goldfish::tally::{BoardTurn, HandTurn, SpendTurn, Tally};

/// One turn.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = GoldfishTurn))]
pub struct TurnReport {
    /// Which one, from one.
    pub turn: u8,
    /// Games in which it began.
    pub reached: Share,
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
    pub on_curve: Share,
    /// Nothing was left, whatever it was spent on.
    pub all_spent: Share,
    /// At least one card was played.
    pub played: Share,
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
    /// Damage to bases in this turn, what is more than the base had included.
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
    pub discards: Share,
    /// Cards left at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<Average>,
}

/// All turns.
pub(super) fn turns(tally: &Tally, numbers: &Numbers) -> Vec<TurnReport> {
    let board = |place: usize| tally.board().and_then(|board| board.turns.get(place));
    let hand = |place: usize| tally.hands().and_then(|hands| hands.turns.get(place));
    let turns = (1_u8..).zip(tally.spend().turns.iter().enumerate());
    let report = |(turn, (place, spend)): (u8, (usize, &SpendTurn))| {
        let of_turn = |games| numbers.share_of(games, spend.reached, Among::Reached);
        TurnReport {
            turn,
            reached: numbers.share(spend.reached),
            spent: numbers.spread(&spend.spent, Among::Reached),
            on_cards: numbers.spread(&spend.on_cards, Among::Reached),
            wasted: numbers.spread(&spend.wasted, Among::Reached),
            on_curve: of_turn(spend.curve),
            all_spent: of_turn(spend.used),
            played: of_turn(spend.played),
            on_curve_so_far: numbers.share(spend.curve_so_far),
            spent_so_far: numbers.spread(&spend.spent_so_far, Among::All),
            centro_so_far: numbers.share(centro_by(tally, turn)),
            board: board(place).map(|board| of_board(board, numbers)),
            hand: hand(place).map(|hand| of_hand(hand, spend.reached, numbers)),
        }
    };
    turns.map(report).collect()
}

/// Games in which the Centro fell up to a turn.
fn centro_by(tally: &Tally, turn: u8) -> u64 {
    let by = |how| -> u64 {
        let turns = tally.ended(how).iter();
        turns.take(usize::from(turn) + 1).sum()
    };
    by(How::Offence) + by(How::Influence)
}

fn of_board(board: &BoardTurn, numbers: &Numbers) -> BoardReport {
    let bases = &board.bases_so_far;
    let at_least = |lost: usize| bases.bins().iter().skip(lost).sum::<u64>() + bases.beyond();
    BoardReport {
        damage: numbers.spread(&board.damage, Among::Reached),
        damage_so_far: numbers.spread(&board.damage_so_far, Among::All),
        influence_so_far: numbers.spread(&board.influence_so_far, Among::All),
        bases_so_far: numbers.spread(bases, Among::All),
        bases_at_least: (1..=5).map(|lost| numbers.share(at_least(lost))).collect(),
    }
}

fn of_hand(hand: &HandTurn, reached: u64, numbers: &Numbers) -> HandReport {
    let none = hand.discarded.bins().first().copied().unwrap_or_default();
    HandReport {
        drawn: numbers.average(&hand.drawn.sums(), Among::Reached),
        discarded: numbers.average(&hand.discarded.sums(), Among::Reached),
        discards: numbers.share_of(reached.saturating_sub(none), reached, Among::Reached),
        left: numbers.average(&hand.left.sums(), Among::Reached),
    }
}
