//! Simulated shares against exact ones: hypergeometric, worked out here with products of fractions.

use fabulario_engine::goldfish::dominions::{Options, Recycle, Tally};

use crate::length::many;

use super::kit::{deck, goldfish, kind, options};

/// The chance of at least one of `copies` among `seen` of `size` cards.
fn at_least_one(size: u32, copies: u32, seen: u32) -> f64 {
    let missed = (0..seen).map(|i| f64::from(size - copies - i) / f64::from(size - i));
    1.0 - missed.product::<f64>()
}

fn z(hits: u64, games: u64, p: f64) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "counts below a billion")]
    let (hits, games) = (hits as f64, games as f64);
    (hits - games * p) / (games * p * (1.0 - p)).sqrt()
}

/// DD-T16: one of two copies in four of thirty, and one of one.
#[test]
fn dd_t16_the_opening_hand() {
    assert!((at_least_one(30, 2, 4) - 0.252_874).abs() < 5e-7);
    assert!((at_least_one(30, 1, 4) - 0.133_333).abs() < 5e-7);
}

/// Without RECYCLE a deck of Unidades spawns one and draws one a turn: 4 + (turn − 1) cards are seen by a turn.
/// The z-scores are neither too large nor, all together, too small.
#[test]
fn seen_by_turn_is_hypergeometric() {
    let deck = deck(&[("u1", 2), ("u2", 1), ("u3", 5), ("u4", 22)]);
    let mut squares = 0.0;
    let mut checks = 0;
    for (seed, first) in [(1, true), (2, false)] {
        let mut goldfish = goldfish(
            &deck,
            &Options {
                first,
                ..options(6)
            },
        );
        let mut tally = Tally::new(&deck, 6);
        let games = many(10_000_000, 4_000);
        (0..games).for_each(|game| tally.add(goldfish.play(seed, game)));
        for (id, copies) in [("u1", 2), ("u2", 1), ("u3", 5)] {
            // The game may end on turn 6: up to turn 5 every game is there.
            for turn in 0..=3_u8 {
                let seen = 4 + u32::from(turn.max(1)) - 1;
                let p = at_least_one(30, copies, seen);
                let z = z(tally.seen.by(kind(&deck, id), turn), games, p);
                assert!(z.abs() <= 4.0, "{id} by turn {turn}: z {z}");
                squares += z * z;
                checks += 1;
            }
        }
    }
    let mean = squares / f64::from(checks);
    println!("{checks} checks, mean z² {mean:.3}");
    assert!(mean > 0.05, "the z-scores are too small: {mean}");
}

/// The second player discards all but X and fills up: eight cards are seen, never one of those twice.
#[test]
fn recycling_all_but_one_card_sees_eight() {
    let deck = deck(&[("u1", 2), ("u4", 18), ("a1", 10)]);
    let options = Options {
        first: false,
        recycle: Recycle::Keep(vec![kind(&deck, "u1")]),
        ..options(1)
    };
    let mut goldfish = goldfish(&deck, &options);
    let mut tally = Tally::new(&deck, 1);
    let games = many(10_000_000, 4_000);
    (0..games).for_each(|game| tally.add(goldfish.play(3, game)));
    // Whoever holds X keeps it; whoever does not sees eight cards.
    let p = at_least_one(30, 2, 8);
    let z = z(tally.seen.by(kind(&deck, "u1"), 1), games, p);
    println!("z {z:.3}");
    assert!(z.abs() <= 4.0, "z {z}");
}

/// The number of Unidades in the opening hand, every count.
#[test]
fn unidades_in_the_opening_hand() {
    let deck = deck(&[("u1", 17), ("a1", 13)]);
    let mut goldfish = goldfish(&deck, &options(1));
    let mut tally = Tally::new(&deck, 1);
    let games = many(10_000_000, 4_000);
    (0..games).for_each(|game| tally.add(goldfish.open(4, game)));
    // C(17, n) C(13, 4 − n) of C(30, 4) = 27,405.
    for (n, ways) in [715.0, 4862.0, 10608.0, 8840.0, 2380.0]
        .into_iter()
        .enumerate()
    {
        let z = z(tally.opening_units[n], games, ways / 27_405.0);
        assert!(z.abs() <= 4.0, "{n} Unidades: z {z}");
    }
}
