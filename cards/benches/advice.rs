//! What advice on an opening hand costs: every choice of 200 hands of each ready deck of Fábula, two turns ahead.
//!
//! ```text
//! cargo bench -p fabulario-cards --bench advice
//! ```

#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a benchmark fails by panicking"
)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use fabulario_cards::{Catalogue, Files};
use fabulario_engine::fabula::{CardId, PlayRules};
use fabulario_engine::goldfish::Opponent;
use fabulario_engine::goldfish::advice::{Exact, Goal, playing};
use fabulario_engine::rng::Rng;

const HANDS: u64 = 200;
const MEDIAN: Duration = Duration::from_millis(5);
const WORST: Duration = Duration::from_millis(20);

fn main() {
    let catalogue = Catalogue::load(&Files::embedded()).unwrap();
    let library = catalogue.fabula();
    let rules = PlayRules::of(catalogue.format("fab-padrao").unwrap());
    println!(
        "advice on {HANDS} hands, two turns: median at most {MEDIAN:?}, worst at most {WORST:?}"
    );
    let mut met = true;
    for deck in &library.decks {
        for (name, goal) in [
            ("curve", Goal::Curve { turns: 2 }),
            ("spent", Goal::Spent { turns: 2 }),
        ] {
            let cards = &deck.deck.main;
            let begin = Instant::now();
            let opponent = Opponent::Inert(deck.deck.bases);
            let played = playing(&library.table, rules, &deck.deck, &opponent);
            let tried = begin.elapsed();
            let of = (cards.as_slice(), played.as_slice());
            let advisor = Exact::of(&library.table, of, rules, false, &goal).unwrap();
            let mut times = Vec::new();
            for game in 0..HANDS {
                let mut rng = Rng::new(1, game);
                let mut left = cards.clone();
                let hand = (0..rules.opening_hand).map(|_| {
                    let at = rng.below(u32::try_from(left.len()).unwrap());
                    left.swap_remove(at as usize)
                });
                let hand: Vec<CardId> = hand.collect();
                // The machine has other work too: the best of three.
                let time = (0..3).map(|_| {
                    let begin = Instant::now();
                    black_box(advisor.choices(black_box(&hand)).unwrap());
                    begin.elapsed()
                });
                times.push(time.min().unwrap());
            }
            times.sort();
            let begin = Instant::now();
            black_box(advisor.book(|| true).unwrap().best());
            let book = begin.elapsed();
            let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
            met &= median <= MEDIAN && worst <= WORST;
            let classes = advisor.classes();
            let id = &deck.sheet.id;
            println!(
                "{id:<28} {name}  {classes:>2} classes  median {median:>10.1?}  worst {worst:>10.1?}  all hands {book:>10.1?}  cards tried out {tried:>8.1?}"
            );
        }
    }
    println!("{}", if met { "met" } else { "MISSED" });
}
