//! Where work runs: on the workers, in turn with other heavy work, or on threads of its own.

pub mod pool;
mod turns;

pub use turns::{NoTurn, Turns};
