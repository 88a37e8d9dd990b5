//! How fast a deck plays alone, also as ratios to a bare partial Fisher–Yates of the same run.
//!
//! `cargo bench -p fabulario-engine --bench goldfish`. Every figure is the best of five rounds: on a
//! shared machine the best round is the one that was disturbed least. Nothing here fails; the bar
//! is printed beside the figures.

#![allow(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a benchmark fails by panicking"
)]
#![allow(clippy::disallowed_methods, reason = "a benchmark needs a clock")]

#[expect(
    dead_code,
    reason = "the decks are used, the games of several players are not"
)]
#[path = "../tests/fabula/samples.rs"]
mod samples;

use std::hint::black_box;
use std::time::Instant;

use fabulario_engine::fabula::{Deck, PlayRules, Table};
use fabulario_engine::goldfish::{Goldfish, Mulligan, Opponent, Options, Policy};
use fabulario_engine::rng::Rng;

const ROUNDS: usize = 5;
const GAMES: u32 = 2_000;
const TURNS: u8 = 6;
/// Ten thousand games in a second on one core, in nanoseconds a game.
const BAR: f64 = 100_000.0;

/// The time of one unit of work in nanoseconds: the best of the rounds.
fn best(units: u32, mut round: impl FnMut()) -> f64 {
    let one = |_| {
        let begin = Instant::now();
        round();
        begin.elapsed().as_secs_f64() * 1e9 / f64::from(units)
    };
    (0..ROUNDS).map(one).fold(f64::INFINITY, f64::min)
}

/// Twelve cards of forty, drawn without looking at the rest: what any game must at least do.
fn bare_hand(rng: &mut Rng) -> u8 {
    let mut deck: [u8; 40] = std::array::from_fn(|i| u8::try_from(i).unwrap());
    for i in 0..12_u8 {
        let pick = usize::from(i) + rng.below(u32::from(40 - i)) as usize;
        deck.swap(usize::from(i), pick);
    }
    deck[11]
}

fn goldfish<'t>(table: &'t Table, deck: &Deck, policy: Policy) -> Goldfish<'t> {
    let cheap = deck.main.iter().copied();
    let options = Options {
        turns: TURNS,
        first: true,
        opponent: Opponent::Inert([table.find("Clareira da Mata").unwrap(); 5]),
        policy,
        mulligan: Mulligan::Keep(cheap.filter(|card| table.entry(*card).cost < 4).collect()),
    };
    Goldfish::new(table, PlayRules::default(), deck, options).unwrap()
}

fn main() {
    let table = samples::table();
    let decks = samples::decks(&table);
    let mut rng = Rng::new(1, 0);
    let hand = best(200_000, || {
        for _ in 0..200_000 {
            black_box(bare_hand(&mut rng));
        }
    });
    println!("{TURNS} turns, {GAMES} games a round, best of {ROUNDS} rounds, one core");
    let line = |name: &str, nanos: f64, bar: &str| {
        println!(
            "{name:<44} {:>8.2} µs {:>9.0} /s {:>8.1} × a bare hand{bar}",
            nanos / 1e3,
            1e9 / nanos,
            nanos / hand
        );
    };
    line("bare partial Fisher–Yates, 12 of 40", hand, "");
    let mut opener = goldfish(&table, &decks[0], Policy::BestSpend);
    let open = best(GAMES * 5, || {
        for game in 0..u64::from(GAMES * 5) {
            black_box(opener.open(1, game));
        }
    });
    line("opening hand and mulligan, no abilities", open, "");
    for (number, deck) in decks.iter().enumerate() {
        for policy in [
            Policy::BestSpend,
            Policy::CheapestFirst,
            Policy::OffenceFirst,
            Policy::InfluenceFirst,
        ] {
            let kind = if number == 0 {
                "no abilities"
            } else {
                "abilities"
            };
            let name = format!("deck {number}, {kind}, {}", policy.id());
            let mut goldfish = goldfish(&table, deck, policy);
            let nanos = best(GAMES, || {
                for game in 0..u64::from(GAMES) {
                    black_box(goldfish.play(1, game));
                }
            });
            let verdict = if nanos <= BAR { "met" } else { "missed" };
            line(&name, nanos, &format!("  bar 100 µs: {verdict}"));
        }
    }
}
