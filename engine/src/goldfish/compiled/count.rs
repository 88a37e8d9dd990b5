//! Games counted without a trace: what [`Tally::add`] would count of it.

use std::ops::Range;

use super::game::Games;
use super::machine::{AT_ONCE, Machine, Witness};
use super::model::Model;
use crate::goldfish::Tally;
use answers::Answers;
use board::Boards;
use cards::Cards;
use ends::Ends;
use spend::Spends;

mod answers;
mod board;
mod cards;
mod ends;
mod hands;
mod spend;
mod together;

/// Games that are counted at a time.
type Batch<const W: usize, const N: usize> = Games<W, N, AT_ONCE>;

/// Counters that stay from call to call, so that a call allocates nothing.
#[derive(Debug, Clone)]
pub(super) struct Counters<const W: usize> {
    spends: Spends,
    cards: Cards<W>,
}

impl<const W: usize> Counters<W> {
    pub fn new(model: &Model<W>) -> Self {
        Self {
            spends: Spends::new(&model.stages),
            cards: Cards::new(model),
        }
    }

    /// Plays games and counts them.
    pub fn count<const N: usize>(
        &mut self,
        machine: &mut Machine<W, N>,
        batch: &mut Batch<W, N>,
        seed: u64,
        games: Range<u64>,
        tally: &mut Tally,
    ) {
        let Self { spends, cards } = self;
        tally.games += games.end.saturating_sub(games.start);
        let always = (Ends(&mut tally.ends), &mut *spends);
        let asks = !tally.answers.is_empty();
        if asks || tally.board.is_some() || tally.hands.is_some() || tally.cards.is_some() {
            let (asked, answers) = (&tally.shape.asked, &mut tally.answers);
            let board = tally.board.as_mut().map(Boards::new);
            let single = tally.cards.as_ref().map(|_| &mut *cards);
            let asked = asks.then(|| Answers::new(&machine.model, asked, answers));
            let more = ((board, tally.hands.as_mut()), (single, asked));
            play(machine, batch, seed, games, &mut (always, more));
        } else {
            play(machine, batch, seed, games, &mut { always });
        }
        spends.pour(&mut tally.spend);
        if let Some(tallies) = &mut tally.cards {
            cards.pour(&machine.model, tallies);
        }
    }
}

fn play<const W: usize, const N: usize>(
    machine: &mut Machine<W, N>,
    batch: &mut Batch<W, N>,
    seed: u64,
    games: Range<u64>,
    witness: &mut impl Witness<W, N, AT_ONCE>,
) {
    for from in games.clone().step_by(AT_ONCE) {
        machine.play(batch, seed, from, games.end - from, witness);
    }
}
