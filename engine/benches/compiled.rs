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

#[expect(dead_code, reason = "the cards are used, the games are not")]
#[path = "../tests/goldfish/kit.rs"]
mod kit;
#[expect(dead_code, reason = "its time is wanted, not its story")]
#[path = "../tests/goldfish/naive.rs"]
mod naive;
#[expect(dead_code, reason = "the cards are used, the games are not")]
#[path = "../tests/fabula/samples.rs"]
mod samples;

use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;

use fabulario_engine::fabula::{CardId, Deck, PlayRules, Table};
use fabulario_engine::goldfish::compiled::Compiled;
use fabulario_engine::goldfish::tally::{Detail, Shape};
use fabulario_engine::goldfish::{Goldfish, Mulligan, Opponent, Options, Policy, Tally};
use fabulario_engine::rng::Rng;
use landlord::card::Collection;
use landlord::mulligan::London;
use landlord::simulation::{Simulation, SimulationConfig};

const ROUNDS: usize = 60;
/// Everything that is counted without names of cards.
const COMBAT: Detail = Detail {
    cards: false,
    ..Detail::ALL
};

/// A thing to measure: what it is, how many of it a round does, and a round.
struct Task<'a> {
    name: &'a str,
    units: u64,
    round: Box<dyn FnMut(u64) + 'a>,
}

/// Nanoseconds of one unit of each task: the best of rounds that take turns.
fn race(tasks: &mut [Task]) -> Vec<f64> {
    let mut best = vec![f64::INFINITY; tasks.len()];
    for round in 0..ROUNDS {
        for (task, best) in tasks.iter_mut().zip(&mut best) {
            let begin = Instant::now();
            (task.round)(round as u64 * task.units);
            let nanos = begin.elapsed().as_secs_f64() * 1e9 / task.units as f64;
            *best = best.min(nanos);
        }
    }
    for (task, nanos) in tasks.iter().zip(&best) {
        println!("{:<58} {nanos:>9.1} ns {:>12.0} /s", task.name, 1e9 / nanos);
    }
    best
}

fn verdict(name: &str, ratio: f64, bar: &str, met: bool) {
    let verdict = if met { "met" } else { "missed" };
    println!("  {name:<56} {ratio:>9.2} ×  {bar}: {verdict}");
}

/// Six indices of one word, below `n`, `n - 1`, …: batched bounded integers without bias.
fn six(rng: &mut Rng, n: u64) -> [usize; 6] {
    let product: u64 = (0..6).map(|i| n - i).product();
    loop {
        let mut low = rng.next();
        let picks = std::array::from_fn(|i| {
            let wide = u128::from(low) * u128::from(n - i as u64);
            low = wide as u64;
            (wide >> 64) as usize
        });
        if low >= product || low >= product.wrapping_neg() % product {
            return picks;
        }
    }
}

/// A fresh deck of forty and so many cards of it, six to a word: what any game must at least do.
#[inline(never)]
fn bare(rng: &mut Rng, fresh: &[u8; 40], cards: usize) -> [u8; 40] {
    let mut deck = *fresh;
    let mut at = 0;
    while at < cards {
        for pick in six(rng, 40 - at as u64).into_iter().take(cards - at) {
            deck.swap(at, at + pick);
            at += 1;
        }
    }
    deck
}

/// Forty Aliados without abilities: three of each of the thirteen of the sample deck Chão batido,
/// and a fourth Romeiro Sem Nome.
fn deck(table: &Table) -> Deck {
    let sample = &samples::decks(table)[0];
    let mut kinds: Vec<CardId> = sample.main.clone();
    kinds.retain(|card| table.card(*card).ofensiva.is_some());
    kinds.sort_unstable();
    kinds.dedup();
    let mut main = kinds.repeat(3);
    main.push(table.find("Romeiro Sem Nome").unwrap());
    assert_eq!(main.len(), 40);
    Deck {
        main,
        bases: sample.bases,
    }
}

fn options(table: &Table, deck: &Deck, turns: u8) -> Options {
    let cheap = deck.main.iter().copied();
    Options {
        turns,
        first: true,
        opponent: Opponent::Inert([table.find("Clareira da Mata").unwrap(); 5]),
        policy: Policy::BestSpend,
        mulligan: Mulligan::Keep(cheap.filter(|card| table.entry(*card).cost < 4).collect()),
    }
}

/// Counts so many games of a round.
fn counting<'a>(table: &Table, deck: &Deck, turns: u8, detail: Detail) -> Box<dyn FnMut(u64) + 'a> {
    let rules = PlayRules::default();
    let options = options(table, deck, turns);
    let mut compiled = Compiled::new(table, rules, deck, &options).unwrap();
    let shape = Arc::new(Shape::new(table, &rules, deck, &options, detail));
    let mut tally = Tally::new(shape);
    compiled.count(0, 0..300_000, &mut tally);
    Box::new(move |from| {
        compiled.count(1, from..from + GAMES, &mut tally);
        black_box(&tally);
    })
}

const GAMES: u64 = 20_000;

/// How many cards a game draws, on average.
fn cards_drawn(goldfish: &mut Goldfish, mulligan: &Mulligan) -> f64 {
    let games = 20_000;
    let kept = |card: &&CardId| matches!(mulligan, Mulligan::Keep(keep) if keep.contains(card));
    let sum: usize = (0..games)
        .map(|game| {
            let trace = goldfish.play(1, game);
            let opening = trace.opening.cards();
            let back = opening.len() - opening.iter().filter(kept).count();
            let turns = trace.turns().iter();
            opening.len()
                + back
                + turns
                    .map(|turn| usize::from(turn.drawn.count()))
                    .sum::<usize>()
        })
        .sum();
    sum as f64 / games as f64
}

/// The same cards for the naive solitaire.
fn naive_task(table: &Table, deck: &Deck, options: &Options) -> naive::Task {
    let number = |value: Option<i16>| u16::try_from(value.unwrap()).unwrap();
    let Mulligan::Keep(keep) = &options.mulligan else {
        panic!("the deck keeps what is cheap");
    };
    let ally = |id: CardId| {
        let card = table.card(id);
        let cost = u16::from(card.cost.resources);
        if card.ofensiva.is_none() {
            return [0; 4];
        }
        [
            cost,
            number(card.vida),
            number(card.ofensiva),
            number(card.influencia),
        ]
    };
    naive::Task {
        cards: table.ids().map(ally).collect(),
        deck: deck.main.iter().map(|card| card.0).collect(),
        way: naive::Way::BestSpend,
        exchange: Some(naive::Exchange {
            least: usize::MAX,
            of: Vec::new(),
            keep: keep.iter().map(|card| card.0).collect(),
        }),
        first: options.first,
        opening: 5,
        turns: usize::from(options.turns),
    }
}

#[expect(clippy::too_many_lines, reason = "a list of what is measured")]
fn games(table: &Table) {
    let deck = deck(table);
    let options = options(table, &deck, 5);
    let mut reference = Goldfish::new(table, PlayRules::default(), &deck, options.clone()).unwrap();
    let drawn = cards_drawn(&mut reference, &options.mulligan);
    let cards = drawn.round() as usize;
    println!(
        "Chão batido, Aliados only: 40 cards, 13 kinds, 5 turns, best_spend, mulligan keeps costs below 4"
    );
    println!("{drawn:.2} cards are drawn in a game: the bare draw is of {cards}");
    let fresh: [u8; 40] = std::array::from_fn(|i| i as u8);
    let mut rng = Rng::new(1, 0);
    let task = naive_task(table, &deck, &options);
    let mut opener = Compiled::new(table, PlayRules::default(), &deck, &options).unwrap();
    let names = [
        "bare draw of a game's cards, six to a word",
        "bare draw of 12 cards",
    ];
    let bare_draw = |cards: usize| {
        let mut rng = rng;
        rng.next();
        Box::new(move |_| {
            for _ in 0..GAMES {
                black_box(bare(&mut rng, black_box(&fresh), cards));
            }
        })
    };
    let mut tasks = [
        Task {
            name: names[0],
            units: GAMES,
            round: bare_draw(cards),
        },
        Task {
            name: names[1],
            units: GAMES,
            round: bare_draw(12),
        },
        Task {
            name: "compiled game, spend counters",
            units: GAMES,
            round: counting(table, &deck, 5, Detail::SPEND),
        },
        Task {
            name: "compiled game, combat and all counters",
            units: GAMES,
            round: counting(table, &deck, 5, COMBAT),
        },
        Task {
            name: "compiled game of two turns, spend counters",
            units: GAMES,
            round: counting(table, &deck, 2, Detail::SPEND),
        },
        Task {
            name: "opening hand and mulligan",
            units: GAMES,
            round: Box::new(|from| {
                opener.open_each(1, from..from + GAMES, |hand| {
                    black_box(hand);
                });
            }),
        },
        Task {
            name: "naive solitaire",
            units: 30,
            round: Box::new(|from| {
                for game in from..from + 30 {
                    black_box(naive::play(&task, 1, game));
                }
            }),
        },
        Task {
            name: "reference, the engine action by action",
            units: 20,
            round: Box::new(|from| {
                for game in from..from + 20 {
                    black_box(reference.play(1, game));
                }
            }),
        },
    ];
    rng.next();
    let best = race(&mut tasks);
    let [bare, twelve, spend, all, two, open, naive, reference] = best[..] else {
        return;
    };
    verdict(
        "game with spend counters ÷ bare draw",
        spend / bare,
        "at most 4, aim 2.5",
        spend <= 4.0 * bare,
    );
    verdict(
        "game with combat and all counters ÷ bare draw",
        all / bare,
        "at most 12",
        all <= 12.0 * bare,
    );
    verdict(
        "naive solitaire ÷ game with all counters",
        naive / all,
        "at least 20",
        naive >= 20.0 * all,
    );
    println!(
        "  two turns ÷ bare draw of 12: {:.2}; opening hand and mulligan ÷ the same: {:.2}; reference ÷ all counters: {:.1}",
        two / twelve,
        open / twelve,
        reference / all
    );
}

/// Allocations in twenty thousand games, after as many.
fn allocations(table: &Table) {
    let deck = deck(table);
    let mut round = counting(table, &deck, 5, COMBAT);
    let measured = allocation_counter::measure(|| round(0));
    verdict(
        "allocations in 20,000 games",
        measured.count_total as f64,
        "none",
        measured.count_total == 0,
    );
}

/// The opening hand of seven of forty cards, beside the simulator of another game.
fn against_landlord(table: &Table) {
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

fn main() {
    let table = samples::table();
    games(&table);
    allocations(&table);
    against_landlord(&table);
}
