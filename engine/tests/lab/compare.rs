//! Deck against deck.

use fabulario_engine::fabula::{CardId, PlayRules};
use fabulario_engine::goldfish::compare::{
    Comparison, Direction, Measure, Pair, Side, Verdict, Yardstick, aligned,
};
use fabulario_engine::goldfish::interval::Level;
use fabulario_engine::goldfish::question::Happened;
use fabulario_engine::goldfish::{Opponent, Options, Policy, Question};
use fabulario_engine::odds::Condition;

use crate::fabula::samples;
use crate::goldfish::kit;

/// Costs one to eight: ofensiva and influência grow with them.
const ALLIES: [kit::Ally; 8] = [
    [1, 1, 1, 1],
    [2, 2, 2, 1],
    [3, 2, 3, 2],
    [4, 3, 3, 3],
    [5, 4, 4, 3],
    [6, 5, 5, 4],
    [7, 6, 6, 4],
    [8, 7, 7, 5],
];

/// How many of each: a curve with its heavy end.
const CURVE: [usize; 8] = [5, 8, 8, 6, 4, 3, 2, 4];

fn curve(copies: [usize; 8]) -> Vec<u16> {
    let kinds = (0_u16..).zip(copies);
    kinds.flat_map(|(card, n)| vec![card; n]).collect()
}

fn compare(
    a: &[u16],
    b: &[u16],
    measure: Measure,
    (turn, games): (u8, u64),
    change: impl Fn(&mut Options),
) -> Comparison {
    let table = kit::table(&ALLIES);
    let yardstick = Yardstick { measure, turn };
    let options = kit::options(&table, turn);
    let mut other = options.clone();
    change(&mut other);
    let side = |main, options| Side {
        deck: kit::deck(&table, main),
        options,
    };
    let (a, b) = (side(a, options), side(b, other));
    let mut pair = Pair::new(&table, PlayRules::default(), a, b, &yardstick).unwrap();
    let mut paired = pair.matched();
    pair.run(3, 0..games, &mut paired);
    pair.compared(&paired, 3, Level::P95).asked
}

fn measures() -> Vec<Measure> {
    let groups = vec![vec![CardId(1)], vec![CardId(2)]];
    let both = Condition::All(vec![Condition::at_least(0, 1), Condition::at_least(1, 1)]);
    vec![
        Measure::Spent,
        Measure::Damage,
        Measure::Influence,
        Measure::Bases,
        Measure::Curve,
        Measure::Centro,
        Measure::Package(Question::new(Happened::Played, groups, both).unwrap()),
    ]
}

#[test]
fn a_deck_against_itself_differs_in_nothing() {
    let main = curve(CURVE);
    let turned: Vec<u16> = main.iter().rev().copied().collect();
    for measure in measures() {
        let it = compare(&main, &turned, measure, (4, 200), |_| ());
        assert!(it.difference == 0.0 && it.a == it.b, "{it:?}");
        assert_eq!((it.verdict, it.games_needed), (Verdict::CannotTell, None));
        assert!(it.variance_ratio.is_none_or(|ratio| ratio == 0.0));
        assert!(it.low.unwrap() <= 0.0 && it.high.unwrap() >= 0.0);
        // Two hundred games alike do not say that all are: width zero would be certainty.
        assert!(it.alike && it.high.unwrap() < 0.03, "{it:?}");
        assert!(it.low.unwrap() < 0.0 && it.high.unwrap() > 0.0, "{it:?}");
    }
}

/// Every eight becomes a two.
#[test]
fn a_cheaper_deck_is_found_better() {
    let cheap = curve([5, 12, 8, 6, 4, 3, 2, 0]);
    let games = crate::length::many(4_000, 400);
    for measure in [Measure::Spent, Measure::Curve] {
        let it = compare(&curve(CURVE), &cheap, measure.clone(), (3, games), |_| ());
        assert_eq!(it.verdict, Verdict::Better, "{it:?}");
        assert!(it.difference > 0.0 && it.games_needed.unwrap() < games);
        // The other way round it is as much worse.
        let back = compare(&cheap, &curve(CURVE), measure, (3, games), |_| ());
        assert_eq!(back.verdict, Verdict::Worse);
        assert!(back.difference == -it.difference && back.games_needed == it.games_needed);
        assert!((back.low.unwrap() + it.high.unwrap()).abs() < 2e-9);
    }
}

/// S13: one eight becomes a two; pairing leaves at most 35 of 100 games.
#[test]
fn pairing_removes_most_of_the_noise_of_one_card() {
    let swapped = curve([5, 9, 8, 6, 4, 3, 2, 3]);
    let games = crate::length::many(50_000, 1_500);
    for (measure, turn) in [(Measure::Spent, 3), (Measure::Curve, 3)] {
        let it = compare(
            &curve(CURVE),
            &swapped,
            measure.clone(),
            (turn, games),
            |_| (),
        );
        let ratio = it.variance_ratio.unwrap();
        println!("{} by turn {turn}: variance ratio {ratio:.3}", measure.id());
        assert!(ratio <= 0.35, "{}: {ratio}", measure.id());
    }
}

/// A difference of one game in thousands cannot be told, and so many games are needed.
#[test]
fn what_cannot_be_told_says_how_many_games_would_tell() {
    // One seven becomes an eight: before turn four neither is played.
    let near = curve([5, 8, 8, 6, 4, 3, 1, 5]);
    let it = compare(&curve(CURVE), &near, Measure::Spent, (3, 300), |_| ());
    assert_eq!(it.verdict, Verdict::CannotTell);
    let it = compare(&curve(CURVE), &near, Measure::Spent, (5, 200), |_| ());
    if it.difference != 0.0 && it.verdict == Verdict::CannotTell {
        assert!(it.games_needed.unwrap() > 200, "{it:?}");
    }
}

/// The same deck, second instead of first: one card more on turn one. FAB 1.4.5
#[test]
fn play_against_draw_is_a_comparison_too() {
    let main = curve(CURVE);
    let games = crate::length::many(4_000, 800);
    let second = |options: &mut Options| options.first = false;
    let it = compare(&main, &main, Measure::Curve, (2, games), second);
    assert_eq!(it.verdict, Verdict::Better, "{it:?}");
}

/// How often the games that a long run calls for tell the difference, and how often chance may miss that.
fn power(other: [usize; 8], turn: u8) -> (f64, f64) {
    let table = kit::table(&ALLIES);
    let side = |main: &[u16]| Side {
        deck: kit::deck(&table, main),
        options: kit::options(&table, turn),
    };
    let measure = Measure::Spent;
    let yardstick = Yardstick { measure, turn };
    let (a, b) = (side(&curve(CURVE)), side(&curve(other)));
    let mut pair = Pair::new(&table, PlayRules::default(), a, b, &yardstick).unwrap();
    let mut long = pair.matched();
    pair.run(1, 0..crate::length::many(100_000, 2_000), &mut long);
    let long = pair.compared(&long, 1, Level::P95).asked;
    let needed = long.games_needed.unwrap();
    let runs = crate::length::many(1_000, 30);
    let told = (0..runs).filter(|run| {
        let mut paired = pair.matched();
        pair.run(2, run * needed..(run + 1) * needed, &mut paired);
        pair.compared(&paired, 2, Level::P95).asked.verdict == long.verdict
    });
    let float = |n: usize| f64::from(u32::try_from(n).unwrap());
    let runs = float(usize::try_from(runs).unwrap());
    let power = float(told.count()) / runs;
    println!("{needed} games: told in {:.1} %", power * 100.0);
    (power, 4.0 * (0.8 * 0.2 / runs).sqrt())
}

/// So many games as it says tell the difference about four times in five.
#[test]
fn the_games_needed_give_the_power_that_they_promise() {
    let (power, chance) = power([10, 2, 8, 8, 4, 3, 2, 3], 3);
    assert!((power - 0.8).abs() <= chance, "{power}");
}

/// Where few games differ and all to one side, a few of them tell: more often than promised, never less.
#[test]
fn the_games_needed_are_enough_where_few_games_differ() {
    let (power, chance) = power([5, 10, 8, 6, 4, 3, 2, 2], 2);
    assert!(power >= 0.8 - chance, "{power}");
}

/// Decks with abilities, in parts and in any order: the same numbers.
#[test]
fn parts_of_a_comparison_are_added() {
    let table = samples::table();
    let decks = samples::decks(&table);
    let options = Options {
        turns: 4,
        first: true,
        opponent: Opponent::Inert([table.find("Clareira da Mata").unwrap(); 5]),
        policy: Policy::OffenceFirst,
        ..kit_options()
    };
    let side = |deck: usize| Side {
        deck: decks[deck].clone(),
        options: options.clone(),
    };
    let yardstick = Yardstick {
        measure: Measure::Damage,
        turn: 4,
    };
    let rules = PlayRules::default();
    let mut pair = Pair::new(&table, rules, side(0), side(1), &yardstick).unwrap();
    let (mut whole, mut sum) = (pair.matched(), pair.matched());
    pair.run(5, 0..60, &mut whole);
    for part in [40..60, 0..7, 7..40] {
        let mut some = pair.matched();
        pair.run(5, part, &mut some);
        sum.merge(&some);
    }
    assert_eq!(sum, whole);
    let told = serde_json::to_string(&pair.compared(&whole, 5, Level::P90).asked).unwrap();
    assert!(
        told.contains(r#""level":"90""#) && told.contains(r#""verdict":""#),
        "{told}"
    );
}

fn kit_options() -> Options {
    let table = kit::table(&ALLIES);
    kit::options(&table, 4)
}

#[test]
fn common_cards_stand_in_the_same_places() {
    let cards = |list: &[u16]| list.iter().copied().map(CardId).collect::<Vec<_>>();
    let (a, b) = aligned(&cards(&[3, 1, 1, 2, 7]), &cards(&[1, 3, 5, 1, 5, 3]));
    assert_eq!(a, cards(&[1, 1, 3, 2, 7]));
    assert_eq!(b, cards(&[1, 1, 3, 3, 5, 5]));
}

/// A deck that spends all it has on cards that do nothing loses against one that spends less and wins.
#[test]
fn better_follows_winning_first() {
    let table = kit::table(&[[2, 1, 9, 0], [4, 1, 0, 0], [11, 1, 0, 0]]);
    let side = |main: Vec<u16>| Side {
        deck: kit::deck(&table, &main),
        options: kit::options(&table, 8),
    };
    let winner = [vec![0; 12], vec![2; 28]].concat();
    let spender = [vec![0; 4], vec![1; 36]].concat();
    let yardstick = Yardstick {
        measure: Measure::Spent,
        turn: 8,
    };
    let (a, b) = (side(winner), side(spender));
    let mut pair = Pair::new(&table, PlayRules::default(), a, b, &yardstick).unwrap();
    let mut matched = pair.matched();
    pair.run(3, 0..200, &mut matched);
    let it = pair.compared(&matched, 3, Level::P95);
    assert_eq!(it.asked.verdict, Verdict::Better, "it spends more");
    assert_eq!(it.asked.direction, Direction::More);
    // It wins later: more turns, and less is better.
    assert!(it.won.difference > 0.0 && it.won.direction == Direction::Less);
    assert_eq!(it.won.verdict, Verdict::Worse);
    assert_eq!(it.verdict(), Verdict::Worse);
}
