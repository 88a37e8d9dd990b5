//! Exact odds, written a second time: nothing of the engine is used here.

/// The ways to take some of so many cards.
fn ways(cards: u32, some: u32) -> f64 {
    if some > cards {
        return 0.0;
    }
    (0..some)
        .map(|i| f64::from(cards - i) / f64::from(i + 1))
        .product()
}

/// Exactly `k` of the `copies` among `seen` cards of a deck.
pub fn exactly(deck: u32, copies: u32, seen: u32, k: u32) -> f64 {
    if k > seen {
        return 0.0;
    }
    ways(copies, k) * ways(deck - copies, seen - k) / ways(deck, seen)
}

/// At least `k` of them.
pub fn at_least(deck: u32, copies: u32, seen: u32, k: u32) -> f64 {
    (k..=copies.min(seen))
        .map(|k| exactly(deck, copies, seen, k))
        .sum()
}

/// How far a number of games is from what is expected, in standard deviations.
pub fn z(hits: u64, games: u64, p: f64) -> f64 {
    let float = |n: u64| f64::from(u32::try_from(n).unwrap());
    (float(hits) - float(games) * p) / (float(games) * p * (1.0 - p)).sqrt()
}

/// A chi square of so many independent squares as a normal deviate: below zero, too small; above, too large.
pub fn deviate(chi: f64, squares: usize) -> f64 {
    let k = f64::from(u32::try_from(squares).unwrap());
    ((chi / k).cbrt() - (1.0 - 2.0 / (9.0 * k))) / (2.0 / (9.0 * k)).sqrt()
}

/// The figures of the rules: 3 of 40 in 5, 6, 10 and 12 cards.
#[test]
fn exact_odds_are_those_of_the_rules() {
    let percent = [5, 6, 10, 12].map(|seen| format!("{:.2}", at_least(40, 3, seen, 1) * 100.0));
    assert_eq!(percent, ["33.76", "39.43", "58.91", "66.84"]);
    let all: f64 = (0..=5).map(|k| exactly(40, 12, 5, k)).sum();
    assert!((all - 1.0).abs() < 1e-12);
}
