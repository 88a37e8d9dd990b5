//! Whole games.

use serde::Serialize;

use super::number::{Among, Average, Numbers, Share, Spread};
use crate::goldfish::interval::Reach;
use crate::goldfish::tally::{ByTurn, Histogram, Tally};
use crate::goldfish::{BRICK_BY, How};

/// Whole games.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = GoldfishGame))]
pub struct GameReport {
    /// The first card is played.
    pub first_play: When,
    /// Nothing is played on turns one and two; unknown if only one turn is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub brick: Option<Share>,
    /// The opponent loses a base, if that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_base: Option<When>,
    /// The opponent's Centro falls.
    pub centro: When,
    /// The game is won, by the Centro or by a card.
    pub won: When,
    /// The game is lost, or ends otherwise without a victory.
    pub lost: When,
    /// How games ended; those that did not are not among them.
    pub ends: Vec<EndReport>,
    /// The opening hand stays as it is, as the mulligan sees it, if that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kept: Option<Share>,
    /// Cards put back in the mulligan, if that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub put_back: Option<Spread>,
}

/// When something happens that may not happen at all.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = GoldfishWhen))]
pub struct When {
    /// It does not happen in the turns that are played.
    pub never: Share,
    /// The turn, in the games in which it happens: beside `never`, or it says less than it seems to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<Average>,
    /// It has happened by the end of each turn.
    pub by_turn: Vec<Share>,
}

/// How games ended.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = GoldfishEnd))]
pub struct EndReport {
    /// How.
    pub how: How,
    /// How often.
    pub games: Share,
}

/// All that is said of whole games.
pub(super) fn game(tally: &Tally, numbers: &Numbers) -> GameReport {
    let spend = tally.spend();
    let turns = tally.shape().turns();
    let when = |counts: &ByTurn, from: usize| when(counts, from, turns, numbers);
    let sum = |hows: &[How]| {
        let mut sum = [0; _];
        for how in hows {
            for (games, more) in sum.iter_mut().zip(tally.ended(*how)) {
                *games += more;
            }
        }
        sum
    };
    GameReport {
        first_play: when(&spend.first_play, 1),
        brick: (turns >= BRICK_BY).then(|| numbers.share(spend.bricks)),
        first_base: tally.board().map(|board| when(&board.first_base, 1)),
        centro: when(&sum(&[How::Offence, How::Influence]), 1),
        won: when(&sum(&[How::Offence, How::Influence, How::Card]), 1),
        // A deck that is smaller than the opening hand loses in turn zero.
        lost: when(&sum(&[How::DeckOut, How::Other]), 0),
        ends: How::ALL
            .map(|how| EndReport {
                how,
                games: numbers.share(tally.ended(how).iter().sum()),
            })
            .into(),
        kept: tally.hands().map(|hands| {
            let [kept, ..] = hands.put_back.bins();
            numbers.share(*kept)
        }),
        put_back: tally.hands().and_then(|hands| {
            let most = if numbers.mulligan {
                tally.shape().opening_hand()
            } else {
                0
            };
            numbers.spread(&hands.put_back, Reach::closed(0, most), Among::All)
        }),
    }
}

/// Games by the turn in which something happened, from turn `from` on.
fn when(counts: &ByTurn, from: usize, turns: u8, numbers: &Numbers) -> When {
    let mut happened: ByTurn = [0; _];
    let mut so_far = 0;
    let mut by_turn = Vec::new();
    let turns_of = happened.iter_mut().zip(counts).zip(0_u8..=turns);
    for ((here, games), turn) in turns_of.skip(from) {
        *here = *games;
        so_far += games;
        if turn > 0 {
            by_turn.push(numbers.share(so_far));
        }
    }
    let reach = Reach::closed(u16::try_from(from).unwrap_or_default(), turns.into());
    When {
        never: numbers.share(numbers.games.saturating_sub(so_far)),
        turn: numbers.average(&Histogram::from(happened), reach, Among::Happened),
        by_turn,
    }
}
