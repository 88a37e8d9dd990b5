//! Whole games: random and greedy players, invariants, replays, hidden cards, a second opinion.
//!
//! `LONG=1` plays a hundred thousand games, as `tests/run games` does. `FABULA_GAMES=10000000` plays as many as it
//! says, and `FABULA_GAME=17` plays game 17 alone with every check after every action: that is the line that
//! a failure prints.

#![allow(
    clippy::disallowed_methods,
    reason = "these tests are told by the environment how long to play, and say how long it took"
)]

mod allocation;
mod duels;
mod invariants;
mod leaks;
mod legality;
mod many;
mod naive;
mod replay;
mod second_opinion;
mod strange;
mod table;
