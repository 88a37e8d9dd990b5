//! Whole games against the cards that they draw.

use std::hint::black_box;

use fabulario_engine::fabula::{PlayRules, Table};
use fabulario_engine::goldfish::Goldfish;
use fabulario_engine::goldfish::compiled::Compiled;
use fabulario_engine::goldfish::tally::Detail;
use fabulario_engine::rng::Rng;

use super::bare::bare;
use super::deck::{cards_drawn, counting, deck, naive_task, options};
use super::race::{Task, race, verdict};
use super::{GAMES, naive};

/// Everything that is counted without names of cards.
const COMBAT: Detail = Detail {
    cards: false,
    ..Detail::ALL
};

#[expect(clippy::too_many_lines, reason = "a list of what is measured")]
pub fn games(table: &Table) {
    let deck = deck(table);
    let options = options(table, &deck, 5);
    let mut reference = Goldfish::new(table, PlayRules::default(), &deck, options.clone()).unwrap();
    let drawn = cards_drawn(&mut reference, &options.mulligan);
    println!(
        "Chão batido, Aliados only: 40 cards, 13 kinds, 5 turns, best_spend, mulligan keeps costs below 4"
    );
    println!("{drawn:.2} cards are drawn in a game, and by the bare draw on average");
    let fresh: [u8; 40] = std::array::from_fn(|i| i as u8);
    let mut rng = Rng::new(1, 0);
    let task = naive_task(table, &deck, &options);
    let mut opener = Compiled::new(table, PlayRules::default(), &deck, &options).unwrap();
    let names = [
        "bare draw of a game's cards, six to a word",
        "bare draw of always 16 cards",
        "bare draw of always 12 cards",
    ];
    let bare_draw = |cards: f64| {
        let mut rng = rng;
        rng.next();
        // So many on average: now one more, now one less.
        let upto = |games: usize| (cards * games as f64).round() as usize;
        let some: Vec<usize> = (0..100).map(|game| upto(game + 1) - upto(game)).collect();
        Box::new(move |_| {
            for cards in some.iter().cycle().take(GAMES as usize) {
                black_box(bare(&mut rng, black_box(&fresh), *cards));
            }
        })
    };
    let mut tasks = [
        Task {
            name: names[0],
            units: GAMES,
            round: bare_draw(drawn),
        },
        Task {
            name: names[1],
            units: GAMES,
            round: bare_draw(16.0),
        },
        Task {
            name: names[2],
            units: GAMES,
            round: bare_draw(12.0),
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
            name: "compiled game, all counters and single cards",
            units: GAMES,
            round: counting(table, &deck, 5, Detail::ALL),
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
    let [
        bare,
        sixteen,
        twelve,
        spend,
        all,
        cards,
        two,
        open,
        naive,
        reference,
    ] = best[..]
    else {
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
        "game with single cards too ÷ bare draw",
        cards / bare,
        "at most 12",
        cards <= 12.0 * bare,
    );
    verdict(
        "naive solitaire ÷ game with single cards too",
        naive / cards,
        "at least 20",
        naive >= 20.0 * cards,
    );
    println!(
        "  game with spend counters ÷ bare draw of always 16: {:.2}",
        spend / sixteen
    );
    println!(
        "  two turns ÷ bare draw of 12: {:.2}; opening hand and mulligan ÷ the same: {:.2}; reference ÷ single cards too: {:.1}",
        two / twelve,
        open / twelve,
        reference / cards
    );
}

/// Allocations in a round, after many games.
pub fn allocations(table: &Table) {
    let deck = deck(table);
    let mut round = counting(table, &deck, 5, Detail::ALL);
    let measured = allocation_counter::measure(|| round(0));
    verdict(
        "allocations in a round",
        measured.count_total as f64,
        "none",
        measured.count_total == 0,
    );
}
