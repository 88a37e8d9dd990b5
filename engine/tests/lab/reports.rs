//! What a report says, and that it always says the same.

use fabulario_engine::fabula::{CardId, PlayRules, Table};
use fabulario_engine::goldfish::interval::Level;
use fabulario_engine::goldfish::question::Happened;
use fabulario_engine::goldfish::report::{Among, Basis};
use fabulario_engine::goldfish::simulation::{FIRST_LOOK, Target, enough, is_look};
use fabulario_engine::goldfish::tally::Detail;
use fabulario_engine::goldfish::{
    Mulligan, Opponent, Options, Policy, Question, Report, SEMANTICS, Simulation,
};
use fabulario_engine::odds::Condition;
use serde_json::Value;

use crate::fabula::samples;
use crate::goldfish::kit;

fn sample_lab(table: &Table, detail: Detail) -> Simulation<'_> {
    let deck = &samples::decks(table)[1];
    let cheap = deck.main.iter().copied();
    let options = Options {
        turns: 5,
        first: true,
        opponent: Opponent::Inert([table.find("Clareira da Mata").unwrap(); 5]),
        policy: Policy::OffenceFirst,
        mulligan: Mulligan::Keep(cheap.filter(|card| table.entry(*card).cost < 4).collect()),
    };
    let group = vec![deck.main[0], deck.main[20]];
    let condition = Condition::at_least(0, 2);
    let question = Question::new(Happened::Seen, vec![group], condition).unwrap();
    Simulation::new(
        table,
        PlayRules::default(),
        deck,
        options,
        detail,
        [question],
    )
    .unwrap()
}

#[test]
fn the_same_games_in_any_parts_give_the_same_bytes() {
    let table = samples::table();
    let bytes = |parts: &[u64]| {
        let mut lab = sample_lab(&table, Detail::ALL);
        let mut tally = lab.tally();
        for part in parts.windows(2) {
            let mut some = lab.tally();
            lab.run(8, part[0]..part[1], &mut some);
            tally.merge(&some).unwrap();
        }
        serde_json::to_vec(&lab.report(&tally, 8, Level::P95)).unwrap()
    };
    let whole = bytes(&[0, 90]);
    assert_eq!(whole, bytes(&[0, 1, 30, 31, 90]));
    assert_ne!(whole, bytes(&[0, 91]));
}

/// Every share and every average in a report, wherever it is.
fn numbers<'v>(value: &'v Value, found: &mut Vec<&'v Value>) {
    match value {
        Value::Object(fields) => {
            if fields.contains_key("basis") {
                found.push(value);
            }
            fields.values().for_each(|field| numbers(field, found));
        }
        Value::Array(items) => items.iter().for_each(|item| numbers(item, found)),
        _ => {}
    }
}

#[test]
fn every_number_has_an_interval_and_says_what_it_is_of() {
    let table = samples::table();
    let mut lab = sample_lab(&table, Detail::ALL);
    let mut tally = lab.tally();
    lab.run(8, 0..50, &mut tally);
    let report = serde_json::to_value(lab.report(&tally, 8, Level::P99)).unwrap();
    let mut found = Vec::new();
    numbers(&report, &mut found);
    assert!(found.len() > 150, "{} numbers", found.len());
    let mut without_mulligan = 0;
    for number in found {
        let value = number["value"].as_f64().unwrap();
        if number["basis"] == "exact" {
            assert_eq!(number["mulligan"], false);
            continue;
        }
        without_mulligan += u32::from(number["mulligan"] == false);
        assert!(
            number["among"].is_string() && number["of"].is_u64(),
            "{number}"
        );
        if number["of"] == 0 || number["of"] == 1 {
            continue;
        }
        let [low, high] = ["low", "high"].map(|end| number[end].as_f64().unwrap());
        assert!(low <= value && value <= high, "{number}");
    }
    assert_eq!(without_mulligan, 1, "the opening hand alone");
    let made = &report["made"];
    assert_eq!(made["policy"], "offence_first");
    assert_eq!((&made["seed"], &made["games"]), (&"8".into(), &50.into()));
    assert_eq!(made["semantics"], SEMANTICS);
    assert_eq!(
        (&made["level"], &made["layer"]),
        (&"99".into(), &"reference".into())
    );
}

/// Half of this deck's games never take a base in time: the turn of those that do stands beside them.
#[test]
fn a_turn_of_capture_stands_beside_those_without_one() {
    let table = kit::table(&[[2, 1, 5, 0], [11, 1, 0, 0]]);
    let main = [vec![0; 6], vec![1; 34]].concat();
    let mut options = kit::options(&table, 3);
    options.policy = Policy::OffenceFirst;
    let deck = kit::deck(&table, &main);
    let mut lab = Simulation::new(
        &table,
        PlayRules::default(),
        &deck,
        options,
        Detail::ALL,
        [],
    )
    .unwrap();
    let mut tally = lab.tally();
    lab.run(2, 0..400, &mut tally);
    let report = lab.report(&tally, 2, Level::P95);
    let base = report.game.first_base.as_ref().unwrap();
    let turn = base.turn.unwrap();
    assert_eq!(
        (turn.among, base.never.among),
        (Among::Happened, Among::All)
    );
    assert_eq!(turn.of + base.never.games, 400);
    assert!(base.never.games > 50 && turn.of > 50);
    assert!((2.0..=3.0).contains(&turn.value));
    assert_eq!(base.by_turn[2].games, turn.of);
    assert_eq!(report.game.brick.unwrap().games, tally.spend().bricks);
    assert_eq!(report.game.first_play.by_turn.len(), 3);
    let spent = report.turns[0].spent.as_ref().unwrap();
    assert_eq!(spent.percentiles.len(), 5);
    let played = report.turns[0].played.unwrap().games;
    assert_eq!(spent.counts, [400 - played, 0, played]);
}

#[test]
fn what_is_not_asked_is_not_told() {
    let table = samples::table();
    let mut lab = sample_lab(&table, Detail::SPEND);
    let mut tally = lab.tally();
    lab.run(8, 0..20, &mut tally);
    let report: Report = lab.report(&tally, 8, Level::P95);
    assert!(report.cards.is_none() && report.game.first_base.is_none());
    assert!(report.turns[0].board.is_none() && report.turns[0].hand.is_none());
    assert!(report.turns[0].spent.is_some());
}

/// An empty tally is no reason to panic, and claims nothing.
#[test]
fn no_games_give_a_report_that_claims_nothing() {
    let table = samples::table();
    let lab = sample_lab(&table, Detail::ALL);
    let report = lab.report(&lab.tally(), 8, Level::P95);
    let share = report.turns[0].on_curve_so_far;
    assert!(share.low == 0.0 && share.high == 1.0 && share.of == 0);
    assert!(report.turns[0].spent.is_none());
}

#[test]
fn packages_have_both_answers() {
    let table = kit::table(&[[11, 1, 0, 0], [12, 1, 0, 0]]);
    let main = [vec![0; 3], vec![1; 37]].concat();
    let question = || {
        let condition = Condition::at_least(0, 1);
        Question::new(Happened::Seen, vec![vec![CardId(0)]], condition).unwrap()
    };
    let deck = kit::deck(&table, &main);
    let options = kit::options(&table, 2);
    let rules = PlayRules::default();
    let mut lab =
        Simulation::new(&table, rules, &deck, options, Detail::SPEND, [question()]).unwrap();
    let mut tally = lab.tally();
    lab.run(1, 0..2_000, &mut tally);
    let report = lab.report(&tally, 1, Level::P99);
    let package = &report.packages[0];
    let by_seen = package.by_seen.as_ref().unwrap();
    assert_eq!((by_seen.len(), by_seen[5].basis), (31, Basis::Exact));
    assert!((by_seen[5].value - 0.337_551).abs() < 1e-6);
    assert!((by_seen[10].value - 0.589_069).abs() < 1e-6);
    // Nothing is played: five cards on turn one, six on turn two.
    let close = |share: f64, exact: f64| (share - exact).abs() < 0.05;
    assert!(close(package.by_turn[0].value, by_seen[5].value));
    assert!(close(package.by_turn[1].value, by_seen[6].value));
}

#[test]
fn one_looks_only_when_the_games_have_doubled() {
    let looks: Vec<u64> = (0..=9 * FIRST_LOOK)
        .filter(|games| is_look(*games))
        .collect();
    assert_eq!(looks, [1, 2, 4, 8].map(|times| times * FIRST_LOOK));
    let table = kit::table(&[[2, 1, 0, 0], [11, 1, 0, 0]]);
    let main = [vec![0; 5], vec![1; 35]].concat();
    let deck = kit::deck(&table, &main);
    let options = kit::options(&table, 1);
    let rules = PlayRules::default();
    let mut lab = Simulation::new(&table, rules, &deck, options, Detail::SPEND, []).unwrap();
    let target = |share| Target {
        level: Level::P95,
        share: Some(share),
        spent: None,
    };
    let mut tally = lab.tally();
    lab.run(1, 0..FIRST_LOOK, &mut tally);
    // Half of a thousand: three points to each side.
    assert!(enough(&tally, &target(0.032)) && !enough(&tally, &target(0.028)));
    lab.run(1, FIRST_LOOK..FIRST_LOOK + 1, &mut tally);
    assert!(!enough(&tally, &target(0.5)), "not a moment to look");
}

/// Won before not won, then the earlier turn, more bases, more damage that counted, the lower number.
#[test]
fn games_to_read_are_ordered_by_how_they_were_won() {
    let table = kit::table(&[[2, 1, 9, 0], [4, 1, 3, 0], [11, 1, 0, 0]]);
    let main = [vec![0; 8], vec![1; 8], vec![2; 24]].concat();
    let deck = kit::deck(&table, &main);
    let rules = PlayRules::default();
    let options = kit::options(&table, 7);
    let mut lab = Simulation::new(&table, rules, &deck, options, Detail::SPEND, []).unwrap();
    let picked = lab.samples(6, 10..200).unwrap();
    assert_eq!(lab.samples(6, 10..200), Some(picked));
    let mut told = |number| {
        let trace = lab.play(6, number);
        let damage: u16 = trace.turns().iter().map(|turn| turn.damage).sum();
        let won = trace.end.map_or(99, |end| end.turn);
        let bases = trace.turns().last().unwrap().bases;
        // The smallest comes first.
        (won, 5 - bases, 35 - damage, number)
    };
    let mut all: Vec<_> = (10..200).map(&mut told).collect();
    all.sort_unstable();
    assert!(all[0].0 < 99 && all[189].0 == 99, "some are won, some not");
    assert_eq!(picked.of, 190);
    let places = [(picked.best, 0), (picked.median, 94), (picked.worst, 189)];
    for (sampled, place) in places {
        assert_eq!(told(sampled.number), all[place]);
        // Equals are no better, whichever number comes first.
        let (won, bases, damage, _) = all[place];
        let better = all
            .iter()
            .filter(|it| (it.0, it.1, it.2) < (won, bases, damage));
        assert_eq!(sampled.better, u64::try_from(better.count()).unwrap());
    }
    let won = picked.best.worth.won().unwrap();
    assert_eq!((won, picked.worst.worth.won()), (all[0].0, None));
    let brick = picked.brick.unwrap().number;
    let early = &lab.play(6, brick).turns()[..2];
    assert!(early.iter().all(|turn| turn.played.count() == 0));
    assert_eq!(lab.samples(6, 5..5), None);
}

/// A figure of a turn is one of the games that came to it; a sum keeps what ended games had, and says how many those are.
#[test]
fn games_that_ended_are_left_out_of_a_turn_and_kept_in_sums() {
    let table = kit::table(&[[2, 1, 15, 0], [11, 1, 0, 0]]);
    let main = [vec![0; 20], vec![1; 20]].concat();
    let deck = kit::deck(&table, &main);
    let (rules, options) = (PlayRules::default(), kit::options(&table, 8));
    let mut lab = Simulation::new(&table, rules, &deck, options, Detail::ALL, []).unwrap();
    let mut tally = lab.tally();
    lab.run(4, 0..100, &mut tally);
    let report = lab.report(&tally, 4, Level::P95);
    let mut ended = 0;
    for (number, turn) in (1_u8..).zip(&report.turns) {
        assert_eq!((turn.ended.games, turn.ended.of), (ended, 100));
        assert_eq!(turn.on_curve.unwrap().of, 100 - ended);
        assert_eq!(turn.spent.as_ref().map_or(0, |it| it.mean.of), 100 - ended);
        let so_far = turn.board.as_ref().unwrap().damage_so_far.as_ref();
        assert_eq!(so_far.unwrap().mean.of, 100);
        // Five bases have 35 to lose: damage beyond them does not count.
        assert!(so_far.unwrap().counts.len() <= 36, "turn {number}");
        ended = report.game.won.by_turn[usize::from(number) - 1].games;
    }
    assert!(ended > 0);
}
