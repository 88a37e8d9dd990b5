//! Exact values against games that the rules of the engine play.

use fabulario_engine::fabula::{CardId, PlayRules};
use fabulario_engine::goldfish::advice::{Exact, Goal, Part};
use fabulario_engine::goldfish::{Goldfish, Mulligan, Opponent, Options, Policy};
use fabulario_engine::rng::Rng;

use crate::length::many;

use super::kit::{deck, kinds, table, take};

/// Random decks, each with a random hand and goal: what keeping some of it is worth, and what games say.
#[test]
fn every_choice_is_worth_what_games_say() {
    let (decks, games) = (many(40, 3), many(200_000, 800));
    let mut squares = 0.0;
    for number in 0..decks {
        let mut rng = Rng::new(7, number);
        let kinds = kinds(&mut rng, 14);
        let table = table(&kinds);
        let any = |rng: &mut Rng| kinds[rng.below(14) as usize].card;
        let mut cards: Vec<CardId> = (0..40).map(|_| any(&mut rng)).collect();
        let turns = 2;
        let goal = match number % 3 {
            0 => Goal::Curve { turns },
            1 => Goal::Spent { turns },
            _ => Goal::Package {
                turns,
                parts: vec![Part {
                    cards: vec![cards[0], cards[1]],
                    wanted: 1,
                }],
            },
        };
        let first = rng.below(2) == 0;
        let rules = PlayRules::default();
        let exact = Exact::of(&table, (&cards, &[]), rules, first, &goal).unwrap();
        let deck = deck(&table, cards.clone());
        let hand = take(&mut rng, &mut cards, rules.opening_hand.into());
        let choices = exact.choices(&hand).unwrap();
        let choice = &choices[rng.below(choices.len() as u32) as usize];
        let options = Options {
            turns,
            first,
            opponent: Opponent::Inert(deck.bases),
            policy: Policy::BestSpend,
            mulligan: Mulligan::Never,
        };
        let mut goldfish = Goldfish::new(&table, rules, &deck, options).unwrap();
        let (mut sum, mut square) = (0_u64, 0_u64);
        for game in 0..games {
            let trace = goldfish.play_from(&hand, &choice.keep, number, game);
            let value = u64::from(goal.of(trace.unwrap()));
            (sum, square) = (sum + value, square + value * value);
        }
        let n = games as f64;
        let mean = sum as f64 / n;
        // A probability knows its own deviation, which a few games may miss.
        let variance = if goal.is_probability() {
            choice.value * (1.0 - choice.value)
        } else {
            square as f64 / n - mean * mean
        };
        let deviation = (variance.max(0.0) / n).sqrt();
        let away = mean - choice.value;
        if deviation < 1e-6 {
            assert!(away.abs() < 10.0 / n, "deck {number}: {mean}, {choice:?}");
            continue;
        }
        let z = away / deviation;
        assert!(
            z.abs() <= 4.0,
            "deck {number}, {goal:?}: z = {z}, {mean}, {choice:?}"
        );
        squares += z * z / decks as f64;
    }
    println!("{decks} decks, {games} games each: mean z² = {squares:.3}");
}
