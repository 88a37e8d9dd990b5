//! How fast the compiled goldfish is, as ratios measured in one run.
//!
//! `cargo bench -p fabulario-engine --bench compiled`. The things that are compared take turns in
//! short rounds, and of each the best round counts: on a shared machine that is the one that was
//! disturbed least. Nothing here fails; what is asked for is printed beside each ratio.

#![allow(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "a benchmark fails by panicking, and its numbers are small"
)]
#![allow(clippy::disallowed_methods, reason = "a benchmark needs a clock")]

mod bare;
mod deck;
mod games;
#[expect(dead_code, reason = "the cards are used, the games are not")]
#[path = "../../tests/goldfish/kit.rs"]
mod kit;
mod landlord;
#[expect(dead_code, reason = "its time is wanted, not its story")]
#[path = "../../tests/goldfish/naive.rs"]
mod naive;
mod race;
#[expect(dead_code, reason = "the cards are used, the games are not")]
#[path = "../../tests/fabula/samples.rs"]
mod samples;

/// How many games of ours are a round: as many as a run of the lab, because what the last task left in the caches
/// is paid for once.
const GAMES: u64 = 100_000;

fn main() {
    let table = samples::table();
    games::games(&table);
    games::allocations(&table);
    landlord::against_landlord(&table);
}
