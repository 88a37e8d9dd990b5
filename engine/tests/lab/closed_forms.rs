//! Every statistic that has a closed form, counted in many games.
//!
//! `LAB_GAMES=10000000 cargo test --release -p fabulario-engine --test engine lab::closed_forms -- --nocapture`
//!
//! Each statistic must be within four standard deviations of its exact value, over all games; and over twenty
//! blocks of them the squares must add up to what chance gives, neither more nor less: a simulation whose errors are
//! too small is as wrong as one whose errors are too large.

use fabulario_engine::fabula::{CardId, PlayRules};
use fabulario_engine::goldfish::question::Happened;
use fabulario_engine::goldfish::tally::Detail;
use fabulario_engine::goldfish::{Mulligan, Options, Policy, Question, Simulation, Tally};
use fabulario_engine::odds::Condition;

use super::exact::{at_least, deviate, exactly, z};
use crate::goldfish::kit;

const BLOCKS: u64 = 20;

/// The games of one battery: so many as the environment says, or as a run of all tests can bear.
fn games() -> u64 {
    super::asked("LAB_GAMES", crate::length::many(100_000, 2_000)) / BLOCKS * BLOCKS
}

/// A name, the games in which it held, its exact odds.
type Figure = (String, u64, f64);

/// One deck, played in blocks, and the figures of every block.
fn battery(name: &str, seed: u64, lab: &mut Simulation, figures: impl Fn(&Tally) -> Vec<Figure>) {
    let block = games() / BLOCKS;
    let mut whole = lab.tally();
    let mut chi: Vec<f64> = Vec::new();
    for number in 0..BLOCKS {
        let mut tally = lab.tally();
        lab.run(seed, number * block..(number + 1) * block, &mut tally);
        let figures = figures(&tally);
        chi.resize(figures.len(), 0.0);
        for (chi, (_, hits, odds)) in chi.iter_mut().zip(figures) {
            *chi += z(hits, block, odds).powi(2);
        }
        whole.merge(&tally).unwrap();
    }
    let mut worst: f64 = 0.0;
    for ((what, hits, odds), chi) in figures(&whole).into_iter().zip(chi) {
        let far = z(hits, whole.games(), odds);
        let spread = deviate(chi, 20);
        println!("{name}: {what}: exact {odds:.6}, z {far:+.2}, spread {spread:+.2}");
        assert!(
            far.abs() <= 4.0,
            "{name}: {what}: {far} standard deviations"
        );
        // In a short run a rare figure is too rare for its squares to be those of a normal distribution.
        if f64::from(u32::try_from(block).unwrap()) * odds.min(1.0 - odds) > 200.0 {
            assert!(spread.abs() <= 4.0, "{name}: {what}: spread {spread}");
        }
        worst = worst.max(far.abs());
    }
    println!("{name}: {} games, largest |z| {worst:.2}", whole.games());
}

/// A lab of Aliados of these costs, so many of each.
fn lab<'t>(
    table: &'t fabulario_engine::fabula::Table,
    copies: &[usize],
    change: impl Fn(&mut Options),
    (rules, turns): (PlayRules, u8),
    questions: Vec<Question>,
) -> Simulation<'t> {
    let numbers = (0_u16..).zip(copies);
    let main: Vec<u16> = numbers.flat_map(|(card, n)| vec![card; *n]).collect();
    let deck = kit::deck(table, &main);
    let mut options = kit::options(table, turns);
    change(&mut options);
    Simulation::new(table, rules, &deck, options, Detail::ALL, questions).unwrap()
}

fn seen(cards: &[u16], at_least: u32) -> Question {
    let group = cards.iter().copied().map(CardId).collect();
    let condition = Condition::at_least(0, at_least);
    Question::new(Happened::Seen, vec![group], condition).unwrap()
}

/// Opening hands, before and after "replace everything that is not X"; what is put back. FAB 1.4.3, 1.4.4
fn opening_hands(rules: PlayRules, copies: u32) {
    let table = kit::table(&[[11, 1, 0, 0], [12, 1, 0, 0]]);
    let x = usize::try_from(copies).unwrap();
    let questions = (1..=2).map(|k| seen(&[0], k)).collect();
    let keep = |options: &mut Options| options.mulligan = Mulligan::Keep(vec![CardId(0)]);
    let mut lab = lab(&table, &[x, 40 - x], keep, (rules, 1), questions);
    let hand = u32::from(rules.opening_hand);
    let name = format!("{copies} of 40, hand of {hand}");
    battery(&name, 11, &mut lab, |tally| {
        let [one, two] = tally.answers() else {
            panic!("two questions")
        };
        let mut figures = vec![
            (
                "one before".into(),
                one.opening,
                at_least(40, copies, hand, 1),
            ),
            (
                "two before".into(),
                two.opening,
                at_least(40, copies, hand, 2),
            ),
            // As if two hands were seen.
            (
                "one after".into(),
                one.kept,
                at_least(40, copies, 2 * hand, 1),
            ),
        ];
        let put_back = tally.hands().unwrap().put_back.bins();
        for k in 0..=copies.min(2) {
            let back = usize::try_from(hand - k).unwrap();
            let odds = exactly(40, copies, hand, k);
            figures.push((format!("{back} put back"), put_back[back], odds));
        }
        let card = &tally.cards().unwrap()[0];
        figures.push(("seen".into(), card.seen, at_least(40, copies, 2 * hand, 1)));
        figures
    });
}

#[test]
fn opening_hands_of_five() {
    opening_hands(PlayRules::default(), 3);
}

#[test]
fn opening_hands_of_six() {
    opening_hands(PlayRules::quick_guide(), 3);
}

#[test]
fn opening_hands_with_many_copies() {
    opening_hands(PlayRules::default(), 12);
}

/// Cards that all cost two: 5, 7, 9 and 12 cards are seen by the end of turns one to four, whatever they are.
#[test]
fn packages_by_turn_where_the_cards_seen_are_certain() {
    let table = kit::table(&[[2, 1, 0, 0], [2, 2, 0, 0], [2, 3, 0, 0]]);
    let both = Condition::All(vec![Condition::at_least(0, 1), Condition::at_least(1, 1)]);
    let groups = vec![vec![CardId(0)], vec![CardId(1)]];
    let questions = vec![
        seen(&[0], 1),
        seen(&[0], 2),
        seen(&[0, 1], 3),
        Question::new(Happened::Seen, groups, both).unwrap(),
    ];
    let mut lab = lab(
        &table,
        &[4, 6, 30],
        |_| (),
        (PlayRules::default(), 4),
        questions,
    );
    battery("all cost two", 12, &mut lab, |tally| {
        let mut figures = Vec::new();
        for (turn, cards) in [5, 7, 9, 12].into_iter().enumerate() {
            // Neither of two groups is missing: all, less those without one, less those without the other, and so on.
            let none = |copies| exactly(40, copies, cards, 0);
            let odds = [
                at_least(40, 4, cards, 1),
                at_least(40, 4, cards, 2),
                at_least(40, 10, cards, 3),
                1.0 - none(4) - none(6) + none(10),
            ];
            for (number, (answer, odds)) in tally.answers().iter().zip(odds).enumerate() {
                let what = format!("question {number} by turn {}", turn + 1);
                figures.push((what, answer.turns[turn], odds));
            }
            let spend = &tally.spend().turns[turn];
            assert_eq!(spend.curve_so_far, tally.games(), "always on curve");
            assert_eq!(spend.spent.bins()[2 * (turn + 1)], tally.games());
        }
        figures
    });
}

/// Twos among cards that nobody can pay for: the first play, bricks, discards, spent, the curve, damage.
#[test]
fn the_first_play_of_a_deck_with_few_cheap_cards() {
    const TWOS: u32 = 5;
    let table = kit::table(&[[2, 1, 1, 0], [11, 1, 0, 0]]);
    let attack = |options: &mut Options| options.policy = Policy::OffenceFirst;
    let mut lab = lab(&table, &[5, 35], attack, (PlayRules::default(), 4), vec![]);
    battery("five twos", 13, &mut lab, |tally| {
        let by = |seen| at_least(40, TWOS, seen, 1);
        // Turn two plays nothing without a two in six cards, or with one in five that is gone and none in two more.
        let gone = exactly(40, TWOS, 5, 1) * exactly(35, TWOS - 1, 2, 0);
        let idle = 1.0 - by(6) + gone;
        let spend = tally.spend();
        let first: Vec<u64> = spend.first_play[1..=4].to_vec();
        let one = &spend.turns[0];
        let hands = &tally.hands().unwrap().turns;
        let board = tally.board().unwrap();
        let card = &tally.cards().unwrap()[0];
        vec![
            ("first play on turn one".into(), first[0], by(5)),
            // Without a play one card more is seen each turn, and one is discarded from turn two on.
            ("first play on turn two".into(), first[1], by(6) - by(5)),
            ("first play on turn three".into(), first[2], by(7) - by(6)),
            ("first play on turn four".into(), first[3], by(8) - by(7)),
            ("no play".into(), spend.first_play[0], 1.0 - by(8)),
            ("brick".into(), spend.bricks, 1.0 - by(6)),
            ("curve on turn one".into(), one.curve, by(5)),
            ("two spent on turn one".into(), one.spent.bins()[2], by(5)),
            (
                "two left on turn one".into(),
                one.wasted.bins()[2],
                1.0 - by(5),
            ),
            ("something played on turn one".into(), one.played, by(5)),
            (
                "discard on turn two".into(),
                hands[1].discarded.bins()[1],
                idle,
            ),
            // What was played on turn one attacks on turn two.
            (
                "damage on turn two".into(),
                board.turns[1].damage.bins()[1],
                by(5),
            ),
            (
                "no play of the card".into(),
                tally.games() - card.first_play.total(),
                1.0 - by(8),
            ),
        ]
    });
}

/// The second player draws a sixth card on turn one. FAB 1.4.5
#[test]
fn ones_and_twos_on_turn_one_of_the_second_player() {
    let table = kit::table(&[[1, 1, 0, 0], [2, 1, 0, 0], [11, 1, 0, 0]]);
    let second = |options: &mut Options| options.first = false;
    let questions = vec![seen(&[0], 1), seen(&[1], 1)];
    let copies = [4, 3, 33];
    let mut lab = lab(
        &table,
        &copies,
        second,
        (PlayRules::default(), 1),
        questions,
    );
    battery("second player", 14, &mut lab, |tally| {
        // All is spent with a two, or with two ones.
        let no_two = exactly(40, 3, 6, 0);
        let few_ones: f64 = (0..=1).map(|k| exactly(37, 4, 6, k)).sum();
        let one = &tally.spend().turns[0];
        let answers = tally.answers();
        vec![
            ("curve".into(), one.curve, 1.0 - no_two * few_ones),
            (
                "one wasted".into(),
                one.wasted.bins()[1],
                no_two * exactly(37, 4, 6, 1),
            ),
            (
                "nothing played".into(),
                one.wasted.bins()[2],
                no_two * exactly(37, 4, 6, 0),
            ),
            (
                "a one seen".into(),
                answers[0].turns[0],
                at_least(40, 4, 6, 1),
            ),
            (
                "a two seen".into(),
                answers[1].turns[0],
                at_least(40, 3, 6, 1),
            ),
            (
                "a one in the opening hand".into(),
                answers[0].opening,
                at_least(40, 4, 5, 1),
            ),
        ]
    });
}

/// The battery can fail: the odds of one card more are noticed.
#[test]
#[should_panic(expected = "standard deviations")]
fn one_card_more_would_be_noticed() {
    let table = kit::table(&[[11, 1, 0, 0], [12, 1, 0, 0]]);
    let questions = vec![seen(&[0], 1)];
    let mut lab = lab(
        &table,
        &[8, 32],
        |_| (),
        (PlayRules::default(), 1),
        questions,
    );
    battery("wrong", 15, &mut lab, |tally| {
        let opening = tally.answers()[0].opening;
        vec![("one before".into(), opening, at_least(40, 8, 6, 1))]
    });
}
