//! Simulated shares against exact ones: hypergeometric, worked out here with products of fractions.

use fabulario_engine::goldfish::multiversity::{Mulligan, Options, Tally};

use crate::length::many;

use super::kit::{advised, deck, goldfish, kind, options};

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

#[test]
fn mvc_t12_the_opening_hand() {
    assert!((at_least_one(60, 4, 10) - 0.527_721).abs() < 5e-7);
    assert!((at_least_one(60, 12, 10) - 0.913_246).abs() < 5e-7);
}

/// Stones or not, 10 + 2 + (turn − 1) cards are seen by a turn: no policy changes that. The z-scores are neither too
/// large nor, all together, too small.
#[test]
fn seen_by_turn_is_hypergeometric() {
    let deck = advised();
    let mut goldfish = goldfish(&deck, "mvc-2022", &options(6));
    let mut tally = Tally::new(&deck, 6);
    let games = many(5_000_000, 2_000);
    (0..games).for_each(|game| tally.add(goldfish.play(1, game)));
    let lost = tally.no_characters;
    let (mut squares, mut checks) = (0.0, 0);
    for (id, copies) in [("c-a1", 4), ("e2", 4), ("i1", 7), ("m-n0-a2", 2)] {
        // A hand of 12 cards without a character ends the game on turn 1: later turns have fewer games.
        for turn in 0..=1_u8 {
            let seen = if turn == 0 { 10 } else { 11 + u32::from(turn) };
            let p = at_least_one(60, copies, seen);
            let z = z(tally.seen.by(kind(&deck, id), turn), games, p);
            assert!(z.abs() <= 4.0, "{id} by turn {turn}: z {z}");
            squares += z * z;
            checks += 1;
        }
    }
    // Twelve cards without any of 18 characters.
    let p = 1.0 - at_least_one(60, 18, 12);
    let z = z(lost, games, p);
    println!(
        "{checks} checks, mean z² {:.3}; without a character z {z:.3}",
        squares / f64::from(checks)
    );
    assert!(
        z.abs() <= 4.0 && squares / f64::from(checks) > 0.02,
        "z {z}"
    );
}

/// With characters that never lack, every turn is seen by every game.
#[test]
fn seen_by_later_turns_is_hypergeometric() {
    let deck = deck(&[("c-a1", 56), ("e", 4)]);
    let mut goldfish = goldfish(&deck, "mvc-2022", &options(6));
    let mut tally = Tally::new(&deck, 6);
    let games = many(5_000_000, 2_000);
    (0..games).for_each(|game| tally.add(goldfish.play(5, game)));
    for turn in 1..=6_u8 {
        let p = at_least_one(60, 4, 11 + u32::from(turn));
        let z = z(tally.seen.by(kind(&deck, "e"), turn), games, p);
        println!("turn {turn}: z {z:.3}");
        assert!(z.abs() <= 4.0, "turn {turn}: z {z}");
        // An energy is attached as soon as it is there, and pays the attack for one.
        let paid = tally.paid_by(kind(&deck, "c-a1"), 0, turn);
        assert_eq!(paid, tally.seen.by(kind(&deck, "e"), turn), "turn {turn}");
    }
}

/// Optional mulligans down to nine cards: first hands of ten, and what is kept after one of them.
///
/// X: 6 of 60, no stones matter for the first hand. A hand without X is drawn again with nine cards from the 54 that
/// are no stones; given no X among ten cards, the stones hold none of those ten, and X is spread over the other 50.
#[test]
fn mvc_2026_one_mulligan_for_a_character() {
    let deck = deck(&[("c-a1", 6), ("e", 54)]);
    let options = Options {
        mulligan: Mulligan::Wanted {
            characters: 1,
            energies: 0,
            smallest: 9,
        },
        ..options(1)
    };
    // Without characters the hand is short: the redraw is free, and comes until there is one.
    let mut goldfish = goldfish(&deck, "mvc-2026", &options);
    let mut tally = Tally::new(&deck, 1);
    let games = many(5_000_000, 2_000);
    (0..games).for_each(|game| tally.add(goldfish.open(6, game)));
    let first = at_least_one(60, 6, 10);
    let none = z(tally.mulligans[0], games, first);
    assert!(none.abs() <= 4.0, "kept at once: z {none}");
    // Once back: of k X outside the six stones, a hand of ten of 54 has one. Sum over k: stones from the 50 unseen.
    let mut second = 0.0;
    for stones in 0..=6_u32 {
        let p = choose(6, stones) * choose(44, 6 - stones) / choose(50, 6);
        second += p * at_least_one(54, 6 - stones, 10);
    }
    let z = z(tally.mulligans[1], games, (1.0 - first) * second);
    println!("kept at once z {none:.3}, after one z {z:.3}");
    assert!(z.abs() <= 4.0, "kept after one: z {z}");
    assert_eq!(tally.kept[10], games, "a short hand costs no card");
}

fn choose(n: u32, k: u32) -> f64 {
    (0..k)
        .map(|i| f64::from(n - i) / f64::from(k - i))
        .product()
}
