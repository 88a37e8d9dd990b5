//! How fast games are played, as ratios to a bare partial Fisher–Yates of the same run.

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
use fabulario_engine::fabula::{Action, Events, PlayRules, State};

fn main() {
    let table = samples::table();
    let decks = samples::decks(&table);
    let games: u64 = std::env::var("GAMES").map_or(600, |n| n.parse().unwrap());
    println!("state: {} bytes", size_of::<State>());
    for greedy in [false, true] {
        let mut legal: Vec<Action> = Vec::with_capacity(4096);
        let mut log = Events::off();
        let begin = Instant::now();
        let (mut actions, mut decisions) = (0_u64, 0_u64);
        for game in 0..games {
            let mut state = samples::setup(&decks, game)
                .begin(&table, PlayRules::default())
                .unwrap();
            let mut random = Random::new(3, game);
            let mut keen = Greedy;
            let mut n = 0;
            while state.to_act().is_some() && n < 50_000 {
                state.legal_actions_into(&mut legal);
                let action = if greedy {
                    keen.decide(&state, &legal)
                } else {
                    random.decide(&state, &legal)
                };
                state.apply_into(action, &mut log).unwrap();
                n += 1;
                decisions += u64::from(legal.len() > 2);
            }
            actions += n;
            black_box(state.outcome());
        }
        let time = begin.elapsed().as_secs_f64();
        println!(
            "greedy {greedy}: {games} games, {actions} actions, {:.0} actions/s, {:.0} actions a game ({decisions} real)",
            actions as f64 / time,
            actions as f64 / games as f64
        );
    }
}
