//! Opening hands beside the simulator of another game.

use std::hint::black_box;

use fabulario_engine::fabula::{PlayRules, Table};
use fabulario_engine::goldfish::compiled::Compiled;
use fabulario_engine::goldfish::{Mulligan, Options};
use landlord::card::Collection;
use landlord::mulligan::London;
use landlord::simulation::{Simulation, SimulationConfig};

use super::GAMES;
use super::deck::{deck, options};
use super::race::{Task, race, verdict};

/// The opening hand of seven of forty cards, beside the simulator of another game.
pub fn against_landlord(table: &Table) {
    let list = "17 Forest\n23 Llanowar Elves";
    let other = Collection::all().unwrap().from_deck_list(list).unwrap().0;
    assert_eq!(other.cards.len(), 40);
    let (never, mut london) = (London::never(), London::always(5));
    // Hands without a land, with one, with six or seven go back.
    london.mulligan_on_lands = [0, 1, 6, 7].into_iter().collect();
    let hands = |mulligan: &London, hands: usize| {
        let config = SimulationConfig {
            run_count: hands,
            draw_count: 0,
            mulligan,
            deck: &other,
            on_the_play: true,
        };
        black_box(Simulation::from_config(&config).hands.len());
    };
    let deck = deck(table);
    let rules = PlayRules {
        opening_hand: 7,
        ..PlayRules::default()
    };
    let exchanging = options(table, &deck, 5);
    let never_exchanging = Options {
        mulligan: Mulligan::Never,
        ..exchanging.clone()
    };
    let ours = |options: &Options| {
        let mut compiled = Compiled::new(table, rules, &deck, options).unwrap();
        Box::new(move |from| {
            compiled.open_each(1, from..from + GAMES, |hand| {
                black_box(hand);
            });
        })
    };
    println!(
        "seven of 40 cards; landlord 0.1.1 with 17 lands, London mulligan down to 5 on 0, 1, 6, 7 lands; ours keeps costs below 4"
    );
    let best = race(&mut [
        Task {
            name: "landlord, no mulligan",
            units: 1000,
            round: Box::new(|_| hands(&never, 1000)),
        },
        Task {
            name: "compiled, no mulligan",
            units: GAMES,
            round: ours(&never_exchanging),
        },
        Task {
            name: "landlord, London mulligan",
            units: 1000,
            round: Box::new(|_| hands(&london, 1000)),
        },
        Task {
            name: "compiled, mulligan",
            units: GAMES,
            round: ours(&exchanging),
        },
    ]);
    for (at, name) in [
        (0, "landlord ÷ compiled, no mulligan"),
        (2, "landlord ÷ compiled, mulligan"),
    ] {
        let ratio = best[at] / best[at + 1];
        verdict(name, ratio, "at least 10", ratio >= 10.0);
    }
}
