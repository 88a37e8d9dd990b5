//! How fast games are played, also as ratios to a bare partial Fisher–Yates of the same run.
//!
//! `cargo bench -p fabulario-engine --bench play`. Every figure is the best of five rounds: on a
//! shared machine the best round is the one that was disturbed least. Nothing here fails; the bars
//! are printed beside the figures.

#![allow(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a benchmark fails by panicking"
)]
#![allow(clippy::disallowed_methods, reason = "a benchmark needs a clock")]

#[path = "../tests/fabula/samples.rs"]
mod samples;

use std::hint::black_box;
use std::time::Instant;

use fabulario_engine::fabula::players::{Decide, Greedy, Random};
use fabulario_engine::fabula::{Action, Deck, Events, PlayRules, State, Table};
use fabulario_engine::rng::Rng;

const ROUNDS: usize = 5;
const GAMES: u32 = 240;

/// The time of one unit of work in nanoseconds: the best of the rounds.
fn best(mut round: impl FnMut() -> (f64, u32)) -> f64 {
    let one = |(nanos, units): (f64, u32)| nanos / f64::from(units);
    (0..ROUNDS)
        .map(|_| one(round()))
        .fold(f64::INFINITY, f64::min)
}

fn timed(work: impl FnOnce() -> u32) -> (f64, u32) {
    let begin = Instant::now();
    let units = work();
    (begin.elapsed().as_secs_f64() * 1e9, units)
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

fn bare_hands() -> u32 {
    let mut rng = Rng::new(1, 0);
    for _ in 0..200_000 {
        black_box(bare_hand(&mut rng));
    }
    200_000
}

/// Games of two to four players; how many actions were applied.
fn games(
    table: &Table,
    decks: &[Deck],
    mut decide: impl FnMut(u64, &State, &[Action]) -> Action,
) -> u32 {
    let mut legal = Vec::with_capacity(4096);
    let mut log = Events::off();
    let mut actions = 0;
    for game in 0..u64::from(GAMES) {
        let mut state = samples::setup(decks, game)
            .begin(table, PlayRules::default())
            .unwrap();
        while state.to_act().is_some() {
            state.legal_actions_into(&mut legal);
            let action = decide(game, &state, &legal);
            state.apply_into(action, &mut log).unwrap();
            actions += 1;
        }
    }
    actions
}

fn copies(state: &State) -> u32 {
    for _ in 0..50_000 {
        let copy = *black_box(state);
        black_box(&copy);
    }
    50_000
}

fn main() {
    let table = samples::table();
    let decks = samples::decks(&table);
    let hand = best(|| timed(bare_hands));
    let mut random = Random::new(3, 0);
    let random = best(|| {
        timed(|| {
            games(&table, &decks, |_, state, legal| {
                random.decide(state, legal)
            })
        })
    });
    let greedy = best(|| {
        timed(|| {
            games(&table, &decks, |_, state, legal| {
                Greedy.decide(state, legal)
            })
        })
    });
    let state = samples::setup(&decks, 1)
        .begin(&table, PlayRules::default())
        .unwrap();
    let copy = best(|| timed(|| copies(&state)));

    println!(
        "decks with abilities, two to four players, {GAMES} games a round, best of {ROUNDS} rounds, one core"
    );
    let line = |name: &str, nanos: f64, bar: &str| {
        println!(
            "{name:<34} {nanos:>9.1} ns {:>12.0} /s {:>8.2} × a bare hand {bar}",
            1e9 / nanos,
            nanos / hand
        );
    };
    let bar = |nanos: f64, bar: f64| {
        format!(
            "  bar {bar:.0} /s: {}",
            if 1e9 / nanos >= bar { "met" } else { "missed" }
        )
    };
    line("bare partial Fisher–Yates, 12 of 40", hand, "");
    line("applied action, random player", random, &bar(random, 1e6));
    line("decision, greedy player", greedy, &bar(greedy, 2e5));
    line(
        &format!("copy of a state ({} bytes)", size_of::<State>()),
        copy,
        "",
    );
}
