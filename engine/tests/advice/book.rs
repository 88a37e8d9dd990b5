//! All opening hands: what is known of them, a naive way, fixed rules, and games by the table of best choices.

use std::sync::Arc;

use fabulario_engine::fabula::{CardId, PlayRules};
use fabulario_engine::goldfish::advice::{Aim, Book, Exact, Goal, Keeps, Kind, Unknown};
use fabulario_engine::goldfish::{Condition, Goldfish, Mulligan, Opponent, Options, Policy};
use fabulario_engine::rng::Rng;

use crate::length::many;

use super::kit::{deck, kinds, table};
use super::naive::{Naive, takes};

fn book(exact: &Exact) -> Book<'_> {
    exact.book(|| true).unwrap()
}

#[test]
fn replacing_all_but_one_card_is_seeing_two_hands() {
    // P = 1 - C(N - K, 2h) / C(N, 2h), for 3 of 40
    for (hand, never, best) in [
        (5, 0.337_550_607_287_449_4, 0.589_068_825_910_931_2),
        (6, 0.394_331_983_805_668, 0.668_421_052_631_579),
    ] {
        let mut cards = vec![Kind::new(CardId(1), 9, 1, 1); 3];
        cards.resize(40, Kind::new(CardId(2), 9, 1, 0));
        let rules = PlayRules {
            opening_hand: hand,
            ..PlayRules::default()
        };
        // The first turn of the player who begins draws nothing.
        let aim = Aim::Package {
            turns: 1,
            wanted: [1, 0, 0, 0],
        };
        let exact = Exact::new(&cards, rules, true, aim).unwrap();
        let book = book(&exact);
        let only = Mulligan::Keep(vec![CardId(1)]);
        assert!((book.never() - never).abs() < 1e-12, "{}", book.never());
        assert!((book.best() - best).abs() < 1e-12, "{}", book.best());
        assert!((book.under(&only).unwrap() - best).abs() < 1e-12);
        assert!((book.under(&Mulligan::Never).unwrap() - never).abs() < 1e-12);
    }
}

#[test]
fn all_hands_together_are_worth_what_drawing_card_by_card_says() {
    for game in 0..many(60, 4) {
        let mut rng = Rng::new(3, game);
        let kinds = kinds(&mut rng, 6);
        let any = |rng: &mut Rng| kinds[rng.below(6) as usize];
        let cards: Vec<Kind> = (0..9).map(|_| any(&mut rng)).collect();
        let rules = PlayRules {
            opening_hand: 2,
            draw_to: 2 + rng.below(2) as u8,
            keep: 2,
            ..PlayRules::default()
        };
        let turns = if rules.draw_to == 2 { 2 } else { 1 };
        let aim = match rng.below(3) {
            0 => Aim::Curve { turns },
            1 => Aim::Spent { turns },
            _ => Aim::Package {
                turns,
                wanted: [1, 0, 0, 0],
            },
        };
        let first = rng.below(2) == 0;
        let naive = Naive { rules, first, aim };
        let some = [kinds[0].card, kinds[1].card, kinds[2].card];
        let rule = Mulligan::Rule {
            stay: Condition::AtLeast(1, vec![kinds[3].card, kinds[0].card]),
            keep: some.to_vec(),
        };
        let ways = takes(&cards, 2);
        let (mut never, mut best, mut by_rule) = (0.0, 0.0, 0.0);
        for (hand, unseen) in &ways {
            let value = |keep: &[Kind]| naive.value(keep, unseen) / ways.len() as f64;
            never += value(hand);
            let keeps = [&[][..], &hand[..1], &hand[1..], hand];
            best += keeps.map(value).into_iter().fold(0.0, f64::max);
            let stays = |kind: &Kind| kind.card == kinds[3].card || kind.card == kinds[0].card;
            by_rule += if hand.iter().any(stays) {
                value(hand)
            } else {
                let kept = hand.iter().filter(|kind| some.contains(&kind.card));
                value(&kept.copied().collect::<Vec<_>>())
            };
        }
        let exact = Exact::new(&cards, rules, first, aim).unwrap();
        let book = book(&exact);
        let told = [book.never(), book.best(), book.under(&rule).unwrap()];
        for (told, expected) in told.into_iter().zip([never, best, by_rule]) {
            assert!(
                (told - expected).abs() < 1e-12,
                "{game}: {told} and not {expected}"
            );
        }
    }
}

/// Games with a mulligan by rule and by the table of best choices.
#[test]
fn all_hands_together_are_worth_what_games_say() {
    let games = many(200_000, 1_000);
    for number in 0..many(6, 1) {
        let mut rng = Rng::new(11, number);
        let kinds = kinds(&mut rng, 6);
        let table = table(&kinds);
        let any = |rng: &mut Rng| kinds[rng.below(6) as usize].card;
        let cards: Vec<CardId> = (0..40).map(|_| any(&mut rng)).collect();
        let turns = if number % 2 == 0 { 1 } else { many(2, 1) as u8 };
        let goal = if number % 3 == 0 {
            Goal::Curve { turns }
        } else {
            Goal::Spent { turns }
        };
        let rules = PlayRules::default();
        let exact = Exact::of(&table, (&cards, &[]), rules, true, &goal).unwrap();
        let book = book(&exact);
        let rule = Mulligan::Rule {
            stay: Condition::AtLeast(2, vec![cards[0], cards[1]]),
            keep: vec![cards[0], cards[2]],
        };
        let optimal = Mulligan::Optimal(Arc::new(Keeps::new(exact.clone()).unwrap()));
        let by_rule = book.under(&rule).unwrap();
        let by_table = book.under(&optimal).unwrap();
        assert!((by_table - book.best()).abs() < 1e-12);
        assert!(book.best() >= by_rule - 1e-12 && book.best() >= book.never() - 1e-12);
        let deck = deck(&table, cards);
        for (mulligan, value) in [(rule, by_rule), (optimal, by_table)] {
            let options = Options {
                turns,
                first: true,
                opponent: Opponent::Inert(deck.bases),
                policy: Policy::BestSpend,
                mulligan,
            };
            let mut goldfish = Goldfish::new(&table, rules, &deck, options).unwrap();
            let values = (0..games).map(|game| u64::from(goal.of(goldfish.play(number, game))));
            let (sum, square) =
                values.fold((0, 0), |(sum, square), it| (sum + it, square + it * it));
            let n = games as f64;
            let mean = sum as f64 / n;
            let deviation = ((square as f64 / n - mean * mean) / n).sqrt();
            let away = (mean - value).abs();
            // What hardly ever happens may not have happened at all.
            assert!(
                away <= 4.0 * deviation + 10.0 / n,
                "{number}: {mean}, {value}"
            );
        }
    }
}

#[test]
fn the_table_of_best_choices_takes_nothing_from_the_heap() {
    let mut rng = Rng::new(2, 0);
    let kinds = kinds(&mut rng, 6);
    let cards: Vec<Kind> = (0..40).map(|n| kinds[n % 6]).collect();
    let aim = Aim::Spent { turns: 1 };
    let exact = Exact::new(&cards, PlayRules::default(), true, aim).unwrap();
    let keeps = Keeps::new(exact.clone()).unwrap();
    let hand = [0, 3, 3, 5, 1].map(|n: usize| kinds[n].card);
    let mut back = keeps.put_back(&hand).count();
    let measured = allocation_counter::measure(|| back = keeps.put_back(&hand).count());
    assert_eq!(measured.count_total, 0);
    let choices = exact.choices(&hand).unwrap();
    let kept = usize::from(5 - back);
    let best = choices
        .iter()
        .filter(|it| (it.value - choices[0].value).abs() < 1e-12);
    assert_eq!(best.map(|it| it.keep.len()).max(), Some(kept));
    // A hand that the deck cannot have is left as it is.
    assert_eq!(keeps.put_back(&[CardId(99); 5]).count(), 0);
}

#[test]
fn a_hand_that_takes_too_long_is_left_as_it_is_and_told() {
    let mut rng = Rng::new(2, 0);
    let kinds = kinds(&mut rng, 6);
    let cards: Vec<Kind> = (0..40).map(|n| kinds[n % 6]).collect();
    let aim = Aim::Spent { turns: 2 };
    let exact = Exact::new(&cards, PlayRules::default(), true, aim).unwrap();
    let keeps = Keeps::new(exact.within(1)).unwrap();
    assert_eq!(keeps.failed(), None);
    let hand = [0, 3, 3, 5, 1].map(|n: usize| kinds[n].card);
    assert_eq!(keeps.put_back(&hand).count(), 0);
    assert_eq!(keeps.failed(), Some(Unknown::TooMany));
}

#[test]
fn a_book_can_be_put_down() {
    let cards = vec![Kind::new(CardId(0), 2, 1, 0); 40];
    let exact = Exact::new(&cards, PlayRules::default(), true, Aim::Curve { turns: 2 }).unwrap();
    assert_eq!(exact.book(|| false).unwrap_err(), Unknown::Stopped);
}
