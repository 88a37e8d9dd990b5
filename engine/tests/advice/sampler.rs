//! Advice by games: against known odds, against exact values, in any steps, within its games.

use std::collections::BTreeMap;
use std::convert::Infallible;

use fabulario_engine::fabula::{CardId, PlayRules, Table};
use fabulario_engine::goldfish::advice::{Basis, Case, Goal, Sampler, Verdict};
use fabulario_engine::goldfish::{Goldfish, Mulligan, Opponent, Options, Policy};
use fabulario_engine::rng::{Rng, word};

use crate::length::many;

use super::kit::{deck, kinds, table, take};

const HAND: [CardId; 5] = [CardId(1), CardId(2), CardId(3), CardId(4), CardId(5)];

/// The odds of a choice, in thousandths: every one within a few of the others, so that the luckiest looks best.
fn odds(keep: &[CardId]) -> u64 {
    let bits: u64 = keep.iter().map(|card| 1 << card.0).sum();
    400 + word(9, bits, 0) % 40
}

fn play(keep: &[CardId], seed: u64, game: u64) -> u32 {
    // Common numbers, with some of their own.
    let bits: u64 = keep.iter().map(|card| 1 << card.0).sum();
    let own = word(seed, game, 1).is_multiple_of(2);
    u32::from(word(seed, game, if own { 2 + bits } else { 0 }) % 1000 < odds(keep))
}

#[test]
fn intervals_hold_what_is_true_and_the_winner_is_not_flattered() {
    let searches = many(10_000, 200);
    let goal = Goal::Centro { turns: 6 };
    let (mut held, mut paired, mut bias, mut games) = (0, 0, 0.0, 0.0);
    for seed in 0..searches {
        let mut sampler = Sampler::new(&HAND, true, false, 1_500);
        let done = sampler.step(u64::MAX, |keep, game| {
            Ok::<_, Infallible>(play(keep, seed, game))
        });
        assert!(done.unwrap());
        let table = table(&[]);
        let case = Case {
            table: &table,
            deck: &[],
            tried: &[],
            hand: &[],
            rules: PlayRules::default(),
            first: true,
            goal: &goal,
        };
        let advice = case.sampled(&sampler).unwrap();
        let best = &advice.choices[0];
        let Basis::Fresh {
            games: fresh,
            interval,
        } = best.basis
        else {
            panic!("the winner is estimated anew");
        };
        let truth = odds(&best.keep) as f64 / 1000.0;
        held += u64::from(interval.contains(truth));
        bias += best.value - truth;
        games += fresh as f64;
        let next = advice.next.unwrap();
        let margin = truth - odds(&next.keep) as f64 / 1000.0;
        paired += u64::from(next.interval.unwrap().contains(margin));
    }
    let n = searches as f64;
    let share = [held, paired].map(|it| it as f64 / n);
    println!("{searches} searches: {share:?} held, bias {:.5}", bias / n);
    let slack = many(1, 3) as f64 * 0.01;
    for share in share {
        assert!((share - 0.95).abs() <= slack, "{share}");
    }
    // Four deviations of the mean of all searches.
    assert!(
        (bias / n).abs() < 4.0 * 0.5 / (games.sqrt()),
        "{}",
        bias / n
    );
}

#[test]
fn steps_change_nothing_and_games_are_counted() {
    let whole = |steps: &[u64]| {
        let mut sampler = Sampler::new(&HAND, true, false, 3_000);
        let mut calls: BTreeMap<Vec<CardId>, Vec<u64>> = BTreeMap::new();
        let mut steps = steps.iter().cycle();
        loop {
            let step = *steps.next().unwrap();
            let done = sampler.step(step, |keep, game| {
                calls.entry(keep.to_vec()).or_default().push(game);
                Ok::<_, Infallible>(play(keep, 4, game))
            });
            if done.unwrap() {
                break;
            }
        }
        let played: usize = calls.values().map(Vec::len).sum();
        assert_eq!(sampler.progress().0, played as u64);
        assert!(sampler.progress().0 <= 3_000 && played > 2_900, "{played}");
        calls
    };
    let calls = whole(&[u64::MAX]);
    assert_eq!(calls, whole(&[1]));
    assert_eq!(calls, whole(&[7, 500, 3]));
    assert_eq!(calls.len(), 32);
    for (keep, games) in &calls {
        let mut once = games.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), games.len(), "{keep:?} plays a game twice");
    }
}

#[test]
fn copies_are_alike_and_a_fixed_hand_has_one_choice() {
    let hand = [CardId(1), CardId(1), CardId(1), CardId(2), CardId(2)];
    let choices = |sampler: Sampler| {
        let mut sampler = sampler;
        let mut seen: Vec<Vec<CardId>> = Vec::new();
        let done = sampler.step(u64::MAX, |keep, game| {
            seen.push(keep.to_vec());
            Ok::<_, Infallible>(play(keep, 1, game))
        });
        assert!(done.unwrap());
        seen.sort();
        seen.dedup();
        seen.len()
    };
    assert_eq!(choices(Sampler::new(&hand, true, false, 1_000)), 12);
    assert_eq!(choices(Sampler::new(&hand, false, false, 1_000)), 1);
}

/// A deck without abilities: games and exact values agree, and so does the best choice where it is clear.
/// A turn before the first or after the one that says "never" is none.
#[test]
fn no_interval_leaves_what_a_goal_can_be() {
    let card = serde_json::json!({"name": "um", "kind": "aliado", "cost": 1, "vida": 1, "ofensiva": 0, "influencia": 0});
    let table = Table::read(&serde_json::json!([card])).unwrap();
    for (goal, value, range) in [
        (Goal::CentroTurn { turns: 4 }, 5, (1.0, 5.0)),
        (Goal::CentroTurn { turns: 4 }, 1, (1.0, 5.0)),
        (Goal::Curve { turns: 2 }, 1, (0.0, 1.0)),
        (Goal::Spent { turns: 2 }, 0, (0.0, f64::INFINITY)),
    ] {
        let hand = [CardId(0); 5];
        let case = Case {
            table: &table,
            deck: &[CardId(0); 40],
            tried: &[],
            hand: &hand,
            rules: PlayRules::default(),
            first: true,
            goal: &goal,
        };
        let mut sampler = case.sampler(1_000);
        while !sampler.step(u64::MAX, |_, _| Ok::<u32, ()>(value)).unwrap() {}
        for choice in case.sampled(&sampler).unwrap().choices {
            let (Basis::Fresh { interval, .. } | Basis::Searched { interval, .. }) = choice.basis
            else {
                panic!("games were played");
            };
            assert!(
                range.0 <= interval.low && interval.high <= range.1,
                "{goal:?} {interval:?}"
            );
            assert!(interval.low < interval.high, "{goal:?} {interval:?}");
        }
    }
}

#[test]
fn games_find_what_is_exactly_best() {
    let games = many(40_000, 1_500);
    for number in 0..many(12, 2) {
        let mut rng = Rng::new(5, number);
        let kinds = kinds(&mut rng, 12);
        let table = table(&kinds);
        let any = |rng: &mut Rng| kinds[rng.below(12) as usize].card;
        let mut cards: Vec<CardId> = (0..40).map(|_| any(&mut rng)).collect();
        let goal = Goal::Spent { turns: 2 };
        let (rules, first) = (PlayRules::default(), false);
        let deck = deck(&table, cards.clone());
        let hand = take(&mut rng, &mut cards, 5);
        let case = Case {
            table: &table,
            deck: &deck.main,
            tried: &[],
            hand: &hand,
            rules,
            first,
            goal: &goal,
        };
        let options = Options {
            turns: 2,
            first,
            opponent: Opponent::Inert(deck.bases),
            policy: Policy::BestSpend,
            mulligan: Mulligan::Never,
        };
        let mut goldfish = Goldfish::new(&table, rules, &deck, options).unwrap();
        let mut sampler = case.sampler(games);
        assert_eq!(case.sampled(&sampler), None);
        assert!(case.play(&mut sampler, &mut goldfish, 1, u64::MAX).unwrap());
        let (told, exact) = (case.sampled(&sampler).unwrap(), case.exact().unwrap());
        let truth = |keep: &[CardId]| {
            let choice = exact.choices.iter().find(|it| it.keep == keep);
            choice.unwrap().value
        };
        assert_eq!(told.choices.len(), exact.choices.len());
        for choice in &told.choices {
            if let Basis::Fresh { interval, .. } = choice.basis {
                // Twice as wide as it is told: these are many intervals.
                let half = interval.high - interval.low;
                let away = (choice.value - truth(&choice.keep)).abs();
                assert!(away <= half + 1e-9, "{number}: {choice:?}");
            }
        }
        if told.verdict == Verdict::Clear {
            let lost = exact.choices[0].value - truth(told.best());
            assert!(lost < 0.05, "{number}: {lost}");
        }
    }
}
