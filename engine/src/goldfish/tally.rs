//! Many games as whole numbers: filled game by game, added in any order, equal however the games were split.

use std::sync::Arc;

use super::{How, MAX_TURNS, Trace};

mod answers;
mod board;
mod bounds;
mod cards;
mod hands;
mod histogram;
mod shape;
mod spend;

pub use answers::Answer;
pub(in crate::goldfish) use answers::Known;
pub use board::{Board, BoardTurn};
pub use bounds::Bounds;
pub use cards::CardTally;
pub use hands::{HandTurn, Hands};
pub use histogram::{Histogram, Sums};
pub(in crate::goldfish) use shape::Asked;
pub use shape::{Detail, Kind, MOST_QUESTIONS, Shape};
pub use spend::{ByTurn, Spend, SpendTurn, on_curve};
pub(in crate::goldfish) use spend::{lost_in, spent};

const NEVER: ByTurn = [0; MAX_TURNS as usize + 1];

/// Two tallies that do not count the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("tallies of different decks, options or questions cannot be added")]
pub struct OtherShape;

/// What happened in many games.
///
/// Its size depends on the [`Shape`] alone: at most some hundred kilobytes, however many games there are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    shape: Arc<Shape>,
    /// All games.
    games: u64,
    /// Games with a list of more cards than a trace names: what is said of single cards may lack some there.
    unlisted: u64,
    /// Games by how they ended, in the order of [`How`], and in which turn; at zero before the first one.
    ends: [ByTurn; 5],
    spend: Spend,
    board: Option<Board>,
    hands: Option<Hands>,
    /// By place among the different cards of the deck.
    cards: Option<Vec<CardTally>>,
    /// By place among the questions.
    answers: Vec<Answer>,
}

impl Tally {
    /// Nothing yet.
    #[must_use]
    pub fn new(shape: Arc<Shape>) -> Self {
        let (turns, detail) = (shape.turns, shape.detail);
        let kinds = shape.kinds.len();
        Self {
            games: 0,
            unlisted: 0,
            ends: [NEVER; 5],
            spend: Spend::new(turns),
            board: detail.board.then(|| Board::new(turns)),
            hands: detail.hands.then(|| Hands::new(turns)),
            cards: detail.cards.then(|| vec![CardTally::default(); kinds]),
            answers: vec![Answer::new(turns); shape.asked.len()],
            shape,
        }
    }

    /// Adds a game.
    pub fn add(&mut self, trace: &Trace) {
        self.games += 1;
        self.unlisted += u64::from(is_cut(trace));
        if let Some(end) = trace.end {
            self.end(end.how, end.turn);
        }
        self.spend.add(trace);
        if let Some(board) = &mut self.board {
            board.add(trace);
        }
        if let Some(hands) = &mut self.hands {
            hands.add(trace, &self.shape.mulligan);
        }
        if let Some(tallies) = &mut self.cards {
            cards::add(tallies, &self.shape, trace);
        }
        answers::ask(&mut self.answers, &self.shape, trace);
    }

    /// Counts how a game ended.
    fn end(&mut self, how: How, turn: u8) {
        let by_turn = self.ends.get_mut(how as usize);
        if let Some(games) = by_turn.and_then(|by_turn| by_turn.get_mut(usize::from(turn))) {
            *games += 1;
        }
    }

    /// Adds the games of another tally of the same shape; otherwise nothing changes.
    pub fn merge(&mut self, other: &Self) -> Result<(), OtherShape> {
        if !Arc::ptr_eq(&self.shape, &other.shape) && self.shape != other.shape {
            return Err(OtherShape);
        }
        self.games += other.games;
        self.unlisted += other.unlisted;
        for (mine, more) in self.ends.iter_mut().zip(&other.ends) {
            histogram::add(mine, more);
        }
        self.spend.merge(&other.spend);
        if let (Some(board), Some(more)) = (&mut self.board, &other.board) {
            board.merge(more);
        }
        if let (Some(hands), Some(more)) = (&mut self.hands, &other.hands) {
            hands.merge(more);
        }
        if let (Some(cards), Some(more)) = (&mut self.cards, &other.cards) {
            for (card, more) in cards.iter_mut().zip(more) {
                card.merge(more);
            }
        }
        for (answer, more) in self.answers.iter_mut().zip(&other.answers) {
            answer.merge(more);
        }
        Ok(())
    }

    /// What it counts.
    #[must_use]
    pub fn shape(&self) -> &Arc<Shape> {
        &self.shape
    }

    /// How resources were spent.
    #[must_use]
    pub const fn spend(&self) -> &Spend {
        &self.spend
    }

    /// What was done to the opponent's bases, if that is counted.
    #[must_use]
    pub const fn board(&self) -> Option<&Board> {
        self.board.as_ref()
    }

    /// What became of hands, if that is counted.
    #[must_use]
    pub const fn hands(&self) -> Option<&Hands> {
        self.hands.as_ref()
    }

    /// What became of each of [the different cards](Shape::kinds), if that is counted.
    #[must_use]
    pub fn cards(&self) -> Option<&[CardTally]> {
        self.cards.as_deref()
    }

    /// The answers to [the questions](Shape::questions).
    #[must_use]
    pub fn answers(&self) -> &[Answer] {
        &self.answers
    }

    /// Games that ended like this, by turn; at zero before the first one.
    #[must_use]
    pub fn ended(&self, how: How) -> &ByTurn {
        self.ends.get(how as usize).unwrap_or(&NEVER)
    }

    /// Games with a list of more cards than a trace names: what is said of single cards may lack some there.
    #[must_use]
    pub const fn unlisted(&self) -> u64 {
        self.unlisted
    }

    /// How many games it has counted.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }
}

/// Whether a trace has left out the names of cards.
fn is_cut(trace: &Trace) -> bool {
    let turns = trace.turns().iter();
    turns
        .flat_map(|turn| [&turn.drawn, &turn.played, &turn.discarded, &turn.hand])
        .any(|list| usize::from(list.count()) > list.cards().len())
}
