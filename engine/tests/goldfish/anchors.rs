//! Opening hands and mulligans against exact fractions.

use fabulario_engine::fabula::{CardId, PlayRules};
use fabulario_engine::goldfish::{Condition, Goldfish, Mulligan, Options};

use super::kit;

const X: CardId = CardId(0);

/// The odds of at least one of three copies among the first `seen` of forty cards.
fn exact(seen: u32) -> f64 {
    let none: f64 = (0..3)
        .map(|i| f64::from(40 - seen - i) / f64::from(40 - i))
        .product();
    1.0 - none
}

/// How far the kept hands that hold X are from the exact odds, in standard deviations.
fn z(rules: PlayRules, mulligan: Mulligan, odds: f64) -> f64 {
    let table = kit::table(&[[1, 1, 1, 1], [2, 1, 1, 1]]);
    let deck = kit::deck(&table, &[&[0; 3][..], &[1; 37]].concat());
    let options = Options {
        mulligan,
        ..kit::options(&table, 1)
    };
    let mut goldfish = Goldfish::new(&table, rules, &deck, options).unwrap();
    let games = crate::length::many(200_000, 20_000);
    let hits = (0..games)
        .filter(|game| goldfish.open(20_261_117, *game).kept.cards().contains(&X))
        .count();
    let n = f64::from(u32::try_from(games).unwrap());
    let share = f64::from(u32::try_from(hits).unwrap()) / n;
    (share - odds) / (odds * (1.0 - odds) / n).sqrt()
}

fn near(rules: PlayRules, mulligan: Mulligan, odds: f64) {
    let z = z(rules, mulligan, odds);
    assert!(z.abs() <= 4.0, "{z} standard deviations from {odds}");
}

/// The figures of the rules: 33.76 % and 39.43 % without a mulligan, 58.91 % and 66.84 % with one.
#[test]
fn the_exact_odds_are_those_of_the_rules() {
    let percent = [5, 6, 10, 12].map(|seen| format!("{:.2}", exact(seen) * 100.0));
    assert_eq!(percent, ["33.76", "39.43", "58.91", "66.84"]);
}

#[test]
fn without_a_mulligan_five_cards_are_seen() {
    near(PlayRules::default(), Mulligan::Never, exact(5));
}

#[test]
fn without_a_mulligan_six_cards_are_seen_in_the_quick_guide() {
    near(PlayRules::quick_guide(), Mulligan::Never, exact(6));
}

#[test]
fn fab_1_4_4_replacing_all_but_x_sees_ten_cards() {
    near(PlayRules::default(), Mulligan::Keep(vec![X]), exact(10));
}

#[test]
fn fab_1_4_4_replacing_all_but_x_sees_twelve_cards_in_the_quick_guide() {
    near(PlayRules::quick_guide(), Mulligan::Keep(vec![X]), exact(12));
}

/// Keeping a hand that has X, and nothing of one that has not, comes to the same for one X.
#[test]
fn a_rule_with_a_condition_sees_as_many_cards() {
    let rule = |stay| Mulligan::Rule { stay, keep: vec![] };
    let has = Condition::AtLeast(1, vec![X]);
    near(PlayRules::default(), rule(has.clone()), exact(10));
    let lacks = Condition::AtMost(0, vec![X]);
    let not_lacking = Condition::Not(Box::new(lacks));
    let either = Condition::Any(vec![
        Condition::All(vec![has, not_lacking]),
        Condition::Any(vec![]),
    ]);
    near(PlayRules::default(), rule(either), exact(10));
    near(PlayRules::default(), rule(Condition::All(vec![])), exact(5));
}

/// The test can fail: against the odds of one card more it does.
#[test]
fn one_card_more_would_be_noticed() {
    assert!(z(PlayRules::default(), Mulligan::Never, exact(6)).abs() > 4.0);
    assert!(z(PlayRules::default(), Mulligan::Keep(vec![X]), exact(11)).abs() > 4.0);
}
