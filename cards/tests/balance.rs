//! The ready decks against each other: enough games to judge the demands, with a margin for chance (the full
//! measurement is `fabulario decks measure`).

use std::sync::atomic::AtomicBool;

use fabulario_cards::measure::{Measured, Question, Stopped, measure};
use fabulario_cards::{Catalogue, Files};
use fabulario_engine::fabula::PlayRules;

fn measured(games: u64, threads: usize) -> Measured {
    let catalogue = Catalogue::load(&Files::embedded()).unwrap();
    let rules = PlayRules::of(catalogue.format("fab-padrao").unwrap());
    let question = Question {
        games,
        seed: 1,
        threads,
    };
    measure(
        catalogue.fabula(),
        rules,
        question,
        &|_, _| {},
        &AtomicBool::new(false),
    )
    .unwrap()
}

#[test]
fn every_pair_is_played_and_every_game_is_counted_once() {
    let measured = measured(2, 2);
    let decks = measured.decks.len();
    assert_eq!(measured.pairs.len(), decks * (decks - 1) / 2);
    assert_eq!(measured.against_random.len(), decks);
    for (_, tally) in &measured.pairs {
        assert_eq!(tally.games, 2);
        assert_eq!(tally.wins.iter().sum::<u64>() + tally.draws, 2);
    }
    let mean: f64 = (0..decks).map(|deck| measured.overall(deck)).sum();
    let mean = mean / f64::from(u32::try_from(decks).unwrap());
    assert!(
        (mean - 50.0).abs() < 1e-9,
        "what one deck wins another one loses: {mean}"
    );
}

#[test]
fn a_measurement_can_be_stopped() {
    let catalogue = Catalogue::load(&Files::embedded()).unwrap();
    let question = Question {
        games: 1_000_000,
        seed: 1,
        threads: 2,
    };
    let stopped = measure(
        catalogue.fabula(),
        PlayRules::default(),
        question,
        &|_, _| {},
        &AtomicBool::new(true),
    );
    assert!(matches!(stopped, Err(Stopped::Cancelled)));
}

#[test]
fn the_demands_hold_within_the_margin_of_chance() {
    let measured = measured(400, 2);
    println!("{measured}");
    // 400 games: a pair is off by more than 6 points once in 70 times, a deck by more than 2 once in 100.
    for (bar, margin) in measured
        .bars()
        .into_iter()
        .zip([6.0, 2.0, 2.0, 0.5, 1.0, 1.0, 0.0, 0.0])
    {
        let ([low, high], [least, most]) = (bar.seen, bar.allowed);
        assert!(low >= least - margin && high <= most + margin, "{bar:?}");
    }
}
