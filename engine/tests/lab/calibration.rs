//! Intervals hold the exact figure as often as they say.
//!
//! `LAB_RUNS=10000 cargo test --release -p fabulario-engine --test engine lab::calibration -- --nocapture`

use fabulario_engine::fabula::CardId;
use fabulario_engine::goldfish::compare::{Measure, Pair, Side, Yardstick};
use fabulario_engine::goldfish::interval::{Level, Reach, mean, percentile, share};
use fabulario_engine::goldfish::question::Happened;
use fabulario_engine::goldfish::tally::Histogram;
use fabulario_engine::goldfish::{Goldfish, Question};
use fabulario_engine::odds::Condition;

use super::exact::{at_least, exactly};
use crate::goldfish::kit;

const SEED: u64 = 20_261_117;

fn runs() -> u64 {
    super::asked("LAB_RUNS", crate::length::many(1_000, 60))
}

/// Of so many runs this part held the figure: 94 to 96 percent, or what chance does to fewer runs.
fn covers(name: &str, held: u64) {
    let float = |n: u64| f64::from(u32::try_from(n).unwrap());
    let share = float(held) / float(runs());
    let chance = 4.0 * (0.95 * 0.05 / float(runs())).sqrt();
    println!("{name}: {:.2} % of {} runs", share * 100.0, runs());
    let most = chance.max(0.01);
    assert!((share - 0.95).abs() <= most, "{name}: {share}");
}

/// So many of X in forty cards; the others are nothing. X costs two.
fn table() -> fabulario_engine::fabula::Table {
    kit::table(&[[2, 1, 0, 0], [11, 1, 0, 0]])
}

fn main_deck(copies: usize) -> Vec<u16> {
    [vec![0; copies], vec![1; 40 - copies]].concat()
}

/// Copies of X in opening hands: one list for each run.
fn hands(copies: usize, each: u64) -> Vec<Vec<u16>> {
    let table = table();
    let mut goldfish: Goldfish = kit::goldfish(&table, &main_deck(copies), kit::options(&table, 1));
    let mut hand = |game| {
        let cards = goldfish.open(SEED, game).opening;
        let x = cards.cards().iter().filter(|card| card.0 == 0).count();
        u16::try_from(x).unwrap()
    };
    let run = |run: u64| (run * each..(run + 1) * each).map(&mut hand).collect();
    (0..runs()).map(run).collect()
}

fn times(runs: &[Vec<u16>], held: impl Fn(&[u16]) -> bool) -> u64 {
    u64::try_from(runs.iter().filter(|run| held(run)).count()).unwrap()
}

#[test]
fn the_interval_holds_the_exact_share() {
    for (copies, least) in [(3, 1), (8, 1), (8, 2), (20, 3)] {
        let exact = at_least(40, copies, 5, least);
        let runs = hands(usize::try_from(copies).unwrap(), 500);
        let held = times(&runs, |run| {
            let hits = run.iter().filter(|x| u32::from(**x) >= least).count();
            share(u64::try_from(hits).unwrap(), 500, Level::P95).holds(exact)
        });
        covers(&format!("share, {least} of {copies}, {exact:.4}"), held);
    }
}

fn histogram(run: &[u16]) -> Histogram<8> {
    let mut histogram = Histogram::default();
    for x in run {
        histogram.count(*x);
    }
    histogram
}

/// With twelve games Student's t differs from the normal distribution: 2.201 instead of 1.960.
#[test]
fn the_interval_holds_the_exact_mean() {
    for each in [12, 400] {
        let runs = hands(18, each);
        let held = times(&runs, |run| {
            let it = mean(&histogram(run), Reach::closed(0, 5), Level::P95).unwrap();
            it.interval.unwrap().holds(5.0 * 18.0 / 40.0)
        });
        covers(&format!("mean, {each} games"), held);
    }
}

/// Numbers that come again and again make it wider than it need be, never narrower.
#[test]
fn order_statistics_hold_the_exact_percentile() {
    let up_to = |k: u32| -> f64 { (0..=k).map(|k| exactly(40, 18, 5, k)).sum() };
    let runs = hands(18, 400);
    for percent in [5, 25, 50, 75, 95] {
        let exact = (0..=5).find(|k| up_to(*k) >= f64::from(percent) / 100.0);
        let exact = u16::try_from(exact.unwrap()).unwrap();
        let held = times(&runs, |run| {
            let it = percentile(&histogram(run), percent, Level::P95).unwrap();
            assert!(it.low <= it.value && it.value <= it.high);
            (it.low..=it.high).contains(&exact)
        });
        let float = |n: u64| f64::from(u32::try_from(n).unwrap());
        let share = float(held) / float(crate::lab::calibration::runs());
        println!("percentile {percent}: {:.2} %", share * 100.0);
        assert!(share >= 0.94, "{percent}: {share}");
    }
}

/// Two decks with a different number of X, the others in the same places.
fn pairs(copies: [u32; 2], measure: Measure, exact: f64, name: &str) {
    const EACH: u64 = 300;
    let table = table();
    let side = |copies: u32| Side {
        deck: kit::deck(&table, &main_deck(usize::try_from(copies).unwrap())),
        options: kit::options(&table, 1),
    };
    let yardstick = Yardstick { measure, turn: 1 };
    let [a, b] = copies.map(side);
    let rules = fabulario_engine::fabula::PlayRules::default();
    let mut pair = Pair::new(&table, rules, a, b, &yardstick).unwrap();
    let held = (0..runs()).filter(|run| {
        let mut paired = pair.matched();
        pair.run(SEED, run * EACH..(run + 1) * EACH, &mut paired);
        let it = pair.compared(&paired, SEED, Level::P95).asked;
        it.low.unwrap() <= exact && exact <= it.high.unwrap()
    });
    covers(name, u64::try_from(held.count()).unwrap());
}

#[test]
fn the_paired_interval_of_means_holds_the_exact_difference() {
    let spent = |copies| 2.0 * at_least(40, copies, 5, 1);
    let name = "paired means";
    pairs([4, 9], Measure::Spent, spent(9) - spent(4), name);
}

#[test]
fn the_paired_interval_of_shares_holds_the_exact_difference() {
    let condition = Condition::at_least(0, 2);
    let question = Question::new(Happened::Seen, vec![vec![CardId(0)]], condition).unwrap();
    let share = |copies| at_least(40, copies, 5, 2);
    let exact = share(14) - share(10);
    pairs([10, 14], Measure::Package(question), exact, "paired shares");
}
