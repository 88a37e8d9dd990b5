//! What a game of the goldfish costs: the ready decks of Fábula with their abilities, six turns.
//!
//! ```text
//! cargo bench -p fabulario-cards --bench goldfish
//! ```
//!
//! Every figure is the best of many short rounds: on a shared machine the best round is the one that
//! was disturbed least. Beside it stands a fingerprint of the traces of the first 200 games under every
//! policy: what only makes games faster leaves it as it is.

#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a benchmark fails by panicking"
)]

use std::hint::black_box;
use std::time::Instant;

use fabulario_cards::{Catalogue, Files};
use fabulario_engine::fabula::{CardId, Deck, PlayRules, Table};
use fabulario_engine::goldfish::{Goldfish, Mulligan, Opponent, Options, Policy};

const TURNS: u8 = 6;
const GAMES: u64 = 200;
const ROUNDS: usize = 40;
/// Microseconds a game of the policy for speed: on the mean of the decks, and with any deck.
const MEAN: f64 = 60.0;
const WORST: f64 = 100.0;

/// Every policy, with some cards of the deck for those that want a list.
fn policies(deck: &Deck) -> [Policy; 7] {
    let listed: Vec<CardId> = deck.main.iter().copied().step_by(7).collect();
    [
        Policy::Race,
        Policy::BestSpend,
        Policy::InfluenceFirst,
        Policy::CheapestFirst,
        Policy::OffenceFirst,
        Policy::Protect(listed.clone()),
        Policy::Priority(listed),
    ]
}

/// Against the deck's own bases, which do nothing there; what costs less than four is kept.
fn goldfish<'t>(
    table: &'t Table,
    rules: PlayRules,
    deck: &Deck,
    policy: Policy,
    turns: u8,
) -> Goldfish<'t> {
    let cheap = deck.main.iter().copied();
    let options = Options {
        turns,
        first: true,
        opponent: Opponent::Inert(deck.bases),
        policy,
        mulligan: Mulligan::Keep(cheap.filter(|card| table.entry(*card).cost < 4).collect()),
    };
    Goldfish::new(table, rules, deck, options).unwrap()
}

/// Microseconds of one game: the best of the rounds.
fn time(goldfish: &mut Goldfish) -> f64 {
    let round = |_| {
        let begin = Instant::now();
        for game in 0..GAMES {
            black_box(goldfish.play(1, game));
        }
        begin.elapsed().as_secs_f64() * 1e6 / f64::from(u32::try_from(GAMES).unwrap())
    };
    (0..ROUNDS).map(round).fold(f64::INFINITY, f64::min)
}

/// One number for the traces of every policy, of short games and of long ones.
fn fingerprint(table: &Table, rules: PlayRules, deck: &Deck) -> u64 {
    let mut all = 0_u64;
    for policy in policies(deck) {
        for turns in [TURNS, 12] {
            let mut goldfish = goldfish(table, rules, deck, policy.clone(), turns);
            for game in 0..GAMES {
                let one = goldfish.play(2, game).fingerprint();
                all = all.rotate_left(7) ^ one;
            }
        }
    }
    all
}

fn main() {
    let catalogue = Catalogue::load(&Files::embedded()).unwrap();
    let library = catalogue.fabula();
    let rules = PlayRules::of(catalogue.format("fab-padrao").unwrap());
    println!("{TURNS} turns, {GAMES} games a round, best of {ROUNDS} rounds");
    let (mut sum, mut worst) = (0.0_f64, 0.0_f64);
    for ready in &library.decks {
        let mut line = format!("{:<28}", ready.sheet.id);
        for policy in &policies(&ready.deck)[..3] {
            let mut player = goldfish(&library.table, rules, &ready.deck, policy.clone(), TURNS);
            let micros = time(&mut player);
            line = format!("{line}  {} {micros:>6.1} µs", policy.id());
            if *policy == Policy::Race {
                sum += micros;
                worst = worst.max(micros);
            }
        }
        let print = fingerprint(&library.table, rules, &ready.deck);
        println!("{line}  traces {print:016x}");
    }
    let mean = sum / f64::from(u32::try_from(library.decks.len()).unwrap());
    let met = mean <= MEAN && worst <= WORST;
    println!(
        "race: mean {mean:.1} µs (bar {MEAN}), worst {worst:.1} µs (bar {WORST}): {}",
        if met { "met" } else { "MISSED" }
    );
}
