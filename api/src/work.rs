//! Where work runs: on the workers, in turn with other heavy work, or on threads of its own.

mod elsewhere;
pub mod pool;
mod turns;

pub use elsewhere::{elsewhere, finish};
pub use turns::{NoTurn, Turns};
