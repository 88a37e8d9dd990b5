//! Many games of two to four players, random and greedy.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use fabulario_engine::fabula::{Action, Event, Events, Outcome, Slot};

use crate::length::many;

use super::invariants;
use super::table::{Tables, play};

/// How many games: a hundred thousand in the long version.
fn wanted() -> u64 {
    let asked = std::env::var("FABULA_GAMES")
        .ok()
        .and_then(|games| games.parse().ok());
    asked.unwrap_or(many(100_000, 300))
}

#[derive(Debug, Default)]
struct Tally {
    games: u64,
    actions: u64,
    fallen: u64,
    draws: u64,
}

/// Whether a base was destroyed or captured.
fn sees_a_base_fall(log: &[Event]) -> bool {
    log.iter().any(|event| {
        matches!(
            event,
            Event::Captured { .. }
                | Event::Destroyed {
                    permanent: Slot(0..20),
                    ..
                }
        )
    })
}

fn play_share(tables: &Tables, next: &AtomicU64, wanted: u64) -> Tally {
    let (mut legal, mut log) = (Vec::<Action>::with_capacity(1024), Events::default());
    let mut tally = Tally::default();
    loop {
        let game = next.fetch_add(1, Ordering::Relaxed);
        if game >= wanted {
            return tally;
        }
        log.clear();
        let setup = tables.setup(game);
        // Every invariant, often enough to see each part of the turn in many games.
        let look = |played: usize, state: &_, _: &[Action]| {
            if played.is_multiple_of(509) {
                invariants::check(state, &setup, &tables.table)
            } else {
                Ok(())
            }
        };
        let (state, actions) = play(tables, game, &mut legal, &mut log, look);
        invariants::check(&state, &setup, &tables.table).unwrap();
        tally.games += 1;
        tally.actions += u64::try_from(actions).unwrap();
        tally.fallen += u64::from(sees_a_base_fall(&log));
        tally.draws += u64::from(matches!(
            state.outcome(),
            Some(Outcome { winner: None, .. })
        ));
    }
}

#[test]
fn many_games_end_and_every_invariant_holds() {
    let tables = Tables::new();
    let (next, wanted, begin) = (AtomicU64::new(0), wanted(), Instant::now());
    let workers = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let tallies: Vec<Tally> = std::thread::scope(|scope| {
        let work: Vec<_> = (0..workers)
            .map(|_| scope.spawn(|| play_share(&tables, &next, wanted)))
            .collect();
        work.into_iter()
            .map(|worker| worker.join().unwrap())
            .collect()
    });
    let sum = |of: fn(&Tally) -> u64| tallies.iter().map(of).sum::<u64>();
    let (games, fallen) = (sum(|t| t.games), sum(|t| t.fallen));
    println!(
        "{games} games of 2 to 4 players, {} actions, {fallen} with a base destroyed or captured, {} draws, {:.1} s on {workers} threads",
        sum(|t| t.actions),
        sum(|t| t.draws),
        begin.elapsed().as_secs_f64(),
    );
    assert_eq!(games, wanted);
    assert!(
        fallen * 2 >= games,
        "a base fell in {fallen} of {games} games only"
    );
}

/// One game, looked at after every action: what a failure's line runs.
#[test]
fn one_game_with_every_check() {
    let tables = Tables::new();
    let game = std::env::var("FABULA_GAME")
        .ok()
        .and_then(|game| game.parse().ok())
        .unwrap_or(1);
    let setup = tables.setup(game);
    let mut log = Events::default();
    let (state, actions) = play(
        &tables,
        game,
        &mut Vec::new(),
        &mut log,
        |played, state, legal| {
            if std::env::var("FABULA_GAME").is_ok() {
                println!("{played} {state:?} {} actions", legal.len());
            }
            invariants::check(state, &setup, &tables.table)
        },
    );
    println!("game {game}: {actions} actions, {:?}", state.outcome());
    assert!(state.outcome().is_some());
}
