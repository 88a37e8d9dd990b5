//! How fast decks of Dimensional Dominions and Multiversity Conquest play alone, on one core.
//!
//! `cargo bench -p fabulario-engine --bench solitaires`. Every figure is the best of many rounds: on a shared
//! machine the best round is the one that was disturbed least. Nothing here fails; the bar is printed beside it.

#![allow(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a benchmark fails by panicking"
)]
#![allow(clippy::disallowed_methods, reason = "a benchmark needs a clock")]

#[expect(dead_code, reason = "the decks are used, what tests ask is not")]
#[path = "../tests/dominions/kit.rs"]
mod dominions;
#[expect(dead_code, reason = "the decks are used, what tests ask is not")]
#[path = "../tests/multiversity/kit.rs"]
mod multiversity;

use std::hint::black_box;
use std::time::Instant;

use fabulario_engine::goldfish::dominions as dd;
use fabulario_engine::goldfish::multiversity as mvc;

const ROUNDS: usize = 25;
const GAMES: u32 = 4_000;
const TURNS: u8 = 6;
/// Games a second that are wanted.
const BAR: f64 = 300_000.0;

/// Games a second: the best of the rounds.
fn best(mut game: impl FnMut(u64)) -> f64 {
    let one = |_| {
        let begin = Instant::now();
        (0..u64::from(GAMES)).for_each(&mut game);
        f64::from(GAMES) / begin.elapsed().as_secs_f64()
    };
    (0..ROUNDS).map(one).fold(0.0, f64::max)
}

fn line(name: &str, speed: f64) {
    let verdict = if speed >= BAR { "met" } else { "missed" };
    println!("{name:<44} {speed:>9.0} games/s  bar 300,000: {verdict}");
}

fn main() {
    println!(
        "{TURNS} turns, {GAMES} games a round, best of {ROUNDS} rounds, one core, every game tallied"
    );
    let decks = dominions::awkward();
    for policy in [dd::Policy::Race, dd::Policy::Walk] {
        for recycle in [dd::Recycle::Never, dd::Recycle::Surplus] {
            for (name, deck) in decks.iter().skip(3) {
                let options = dd::Options {
                    turns: TURNS,
                    first: true,
                    policy: policy.clone(),
                    recycle: recycle.clone(),
                };
                let mut goldfish = dominions::goldfish(deck, &options);
                let mut tally = dd::Tally::new(deck, TURNS);
                let speed = best(|game| tally.add(black_box(goldfish.play(1, game))));
                line(
                    &format!("dd, {name}, {}, {}", policy.id(), recycle.id()),
                    speed,
                );
            }
        }
    }
    for edition in ["mvc-2022", "mvc-2026"] {
        for policy in [mvc::Policy::Attack, mvc::Policy::Spread] {
            let deck = multiversity::advised();
            let options = mvc::Options {
                turns: TURNS,
                policy: policy.clone(),
                mulligan: mvc::Mulligan::Forced,
            };
            let mut goldfish = multiversity::goldfish(&deck, edition, &options);
            let mut tally = mvc::Tally::new(&deck, TURNS);
            let speed = best(|game| tally.add(black_box(goldfish.play(1, game))));
            line(&format!("{edition}, as advised, {}", policy.id()), speed);
        }
    }
}
