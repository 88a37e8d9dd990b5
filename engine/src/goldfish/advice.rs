//! Which cards of an opening hand to keep: the value of every choice.
//!
//! [`Exact`] weighs every game that can follow, for goals that depend on costs and on cards seen: the turns are those
//! of [`Policy::BestSpend`](super::Policy::BestSpend), abilities apart; cards that no turn plays by itself
//! ([`playing`]) count as not played. Cards that nothing in those turns can tell
//! apart are one class, and hands are counted in classes. What is put back lies under the deck: the new cards come
//! from those that nobody has seen (FAB 1.4.4), and so do the draws of the turns. Nothing is left to chance.
//!
//! [`Sampler`] plays games instead, for every goal and with every ability. [`Case`] asks either of them about one hand
//! and tells the [`Advice`] in words; [`Book`] weighs all opening hands of a deck, and [`Keeps`] is the table of best
//! choices that [`Mulligan::Optimal`](super::Mulligan::Optimal) looks up: weighed exactly, or by the search of a
//! [`Sampler`] where [`is_contradicted`] says that games go otherwise ([`ByGames`]).

mod agreement;
mod answer;
mod book;
mod by_turn;
mod case;
mod company;
mod draws;
mod exact;
mod facts;
mod game;
mod goal;
mod keeps;
mod kinds;
mod lanes;
mod last;
mod memo;
mod numbers;
mod order;
mod play;
mod played;
mod playing;
mod sampler;
mod spend;
mod stage;
mod tally;
mod turns;
mod words;

pub use agreement::is_contradicted;
pub use answer::{Advice, Basis, Margin, Valued, Verdict};
pub use book::Book;
pub use by_turn::{ByTurn, Replay};
pub use case::Case;
pub use company::{Company, Role};
pub use exact::{Choice, Exact};
pub use goal::{Goal, Part};
pub use keeps::Keeps;
pub use kinds::{Aim, Kind};
pub use played::ByGames;
pub use playing::{Playing, Tried, playing};
pub use sampler::{GAMES, Sampler};
pub use tally::Interval;

/// Most turns of a goal that is weighed exactly.
pub const MOST_TURNS: u8 = 4;
/// Most hands that are weighed for one answer: more take too long.
pub const MOST_HANDS: u64 = 50_000_000;
/// The same for each hand of a table of best choices: there are thousands of them.
pub const MOST_OF_ONE: u64 = 2_000_000;

/// Why there is no exact answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Unknown {
    /// Only games can tell.
    #[error("this goal has no exact value: it depends on more than costs and cards seen")]
    Goal,
    /// The goal lies too far ahead.
    #[error("a goal takes 1 to {MOST_TURNS} turns")]
    Turns,
    /// The hand is not one of the deck.
    #[error("the deck has not got these cards")]
    NotInDeck,
    /// What was put back could be drawn again.
    #[error("the deck is too small: cards that were put back could be drawn")]
    SmallDeck,
    /// Too many hands can follow.
    #[error(
        "too many hands can follow: a deck of many different cards is weighed for two turns at most"
    )]
    TooMany,
    /// Games weigh the hand, and were not played yet.
    #[error("some hands are still to be weighed by games")]
    Waiting,
    /// Whoever asked does not want to know any more.
    #[error("stopped")]
    Stopped,
}
