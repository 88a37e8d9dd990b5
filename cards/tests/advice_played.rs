//! The best mulligan of whole runs where effects pay: hands are weighed by games, as advice on one hand is.
//!
//! `LONG=1 cargo test --release -p fabulario-cards --test cards advice_played:: -- --nocapture` plays every deck and
//! goal, and more games.

#![allow(clippy::cast_precision_loss, reason = "its counts are small")]

use std::sync::{Arc, LazyLock};

use fabulario_cards::{Catalogue, Files};
use fabulario_engine::fabula::{CardId, Deck, PlayRules};
use fabulario_engine::goldfish::advice::{
    ByGames, Case, Exact, Goal, Keeps, Tried, is_contradicted, playing,
};
use fabulario_engine::goldfish::{Goldfish, Mulligan, Opponent, Options, Policy};

use crate::length::{long, many};

static CATALOG: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::load(&Files::embedded()).unwrap());

const GAMES: u64 = 2_000;

fn rules() -> PlayRules {
    PlayRules::of(CATALOG.format("fab-padrao").unwrap())
}

fn tried(deck: &Deck) -> Vec<Tried> {
    let opponent = Opponent::Inert(deck.bases);
    playing(&CATALOG.fabula().table, rules(), deck, &opponent)
}

fn deck(id: &str) -> &'static Deck {
    let mut decks = CATALOG.fabula().decks.iter();
    &decks.find(|it| it.sheet.id == id).unwrap().deck
}

fn options(deck: &Deck, mulligan: Mulligan) -> Options {
    Options {
        turns: 2,
        first: true,
        opponent: Opponent::Inert(deck.bases),
        policy: Policy::BestSpend,
        mulligan,
    }
}

/// The table of best choices that a run makes of a deck.
fn keeps(deck: &Deck, goal: &Goal, seed: u64) -> Arc<Keeps> {
    let table = &CATALOG.fabula().table;
    let (tried, opponent) = (tried(deck), Opponent::Inert(deck.bases));
    let exact = Exact::of(table, (&deck.main, &tried), rules(), true, goal).unwrap();
    let all = is_contradicted(table, rules(), deck, (&opponent, true), &tried, goal);
    Arc::new(Keeps::new(exact).unwrap().by_games(ByGames {
        rules: rules(),
        deck: deck.clone(),
        first: true,
        opponent,
        tried,
        goal: goal.clone(),
        all,
        seed,
        games: GAMES,
    }))
}

/// Weighs the hands of these games.
fn weigh(keeps: &Arc<Keeps>, deck: &Deck, seed: u64, games: u64) {
    let table = &CATALOG.fabula().table;
    let options = options(deck, Mulligan::Optimal(Arc::clone(keeps)));
    let mut goldfish = Goldfish::new(table, rules(), deck, options).unwrap();
    for game in 0..games {
        goldfish.open(seed, game);
    }
    for hand in keeps.waiting() {
        keeps.play(table, &hand, || true).unwrap();
    }
    assert_eq!(keeps.waiting(), []);
}

/// Rules that players go by.
fn fixed(deck: &Deck) -> Vec<(String, Mulligan)> {
    let table = &CATALOG.fabula().table;
    let costing = |most: i16| {
        let cards = deck.main.iter().copied();
        cards.filter(move |card| table.entry(*card).cost <= most)
    };
    let by_cost = (1..=3).map(|most| {
        let keep = Mulligan::Keep(costing(most).collect());
        (format!("custo<={most}"), keep)
    });
    let plain = [
        ("all", Mulligan::Never),
        ("none", Mulligan::Keep(Vec::new())),
    ];
    let plain = plain.map(|(name, it)| (name.to_owned(), it));
    plain.into_iter().chain(by_cost).collect()
}

#[test]
fn no_fixed_rule_beats_the_best_mulligan_of_any_ready_deck() {
    let table = &CATALOG.fabula().table;
    for (number, ready) in (0..).zip(&CATALOG.fabula().decks) {
        let (id, deck) = (ready.sheet.id.as_str(), &ready.deck);
        let games = many(2_000, 60);
        for goal in [Goal::Curve { turns: 2 }, Goal::Spent { turns: 2 }] {
            if !long() && number % 2 == u64::from(goal.is_probability()) {
                continue;
            }
            let seed = 100 + number;
            let keeps = keeps(deck, &goal, seed);
            weigh(&keeps, deck, seed, games);
            let play = |mulligan: Mulligan| -> Vec<f64> {
                let goldfish = Goldfish::new(table, rules(), deck, options(deck, mulligan));
                let mut goldfish = goldfish.unwrap();
                let games = 0..games;
                let values = games.map(|game| f64::from(goal.of(goldfish.play(seed, game))));
                values.collect()
            };
            let best = play(Mulligan::Optimal(Arc::clone(&keeps)));
            assert_eq!(keeps.failed(), None);
            for (rule, mulligan) in fixed(deck) {
                let other = play(mulligan);
                let by: Vec<f64> = best.iter().zip(&other).map(|(a, b)| a - b).collect();
                let n = by.len() as f64;
                let mean = by.iter().sum::<f64>() / n;
                let square = by.iter().map(|it| (it - mean).powi(2)).sum::<f64>();
                let deviation = (square / n / n).sqrt();
                println!("{id:<26} {goal:?} {rule:<9} {mean:+.4} ± {deviation:.4}");
                assert!(
                    mean > -3.5 * deviation - 1e-9,
                    "{id}, {goal:?}, {rule}: {mean}"
                );
            }
        }
    }
}

#[test]
fn hands_of_a_run_are_treated_as_advice_by_games_says() {
    let table = &CATALOG.fabula().table;
    let (goal, seed) = (Goal::Spent { turns: 2 }, 5);
    for id in ["cerco", "folia", "fartura", "boi-de-fitas"] {
        let deck = deck(&format!("fab-deck-{id}"));
        let keeps = keeps(deck, &goal, seed);
        let games = many(20, 2);
        weigh(&keeps, deck, seed, games);
        let mut plain =
            Goldfish::new(table, rules(), deck, options(deck, Mulligan::Never)).unwrap();
        for game in 0..games {
            let hand: Vec<CardId> = plain.open(seed, game).opening.cards().to_vec();
            let tried = tried(deck);
            let case = Case {
                table,
                deck: &deck.main,
                tried: &tried,
                hand: &hand,
                rules: rules(),
                first: true,
                goal: &goal,
            };
            let mut sampler = case.sampler(GAMES);
            while !case.play(&mut sampler, &mut plain, seed, 77).unwrap() {}
            let advice = case.sampled(&sampler).unwrap();
            let mut kept = hand.clone();
            for card in keeps.put_back(&hand).cards() {
                let at = kept.iter().position(|other| other == card).unwrap();
                kept.remove(at);
            }
            kept.sort_unstable();
            assert_eq!(kept, advice.best(), "{id}, {hand:?}");
        }
    }
}

#[test]
fn a_hand_waits_until_its_games_are_played_and_whoever_leaves_stops_them() {
    let table = &CATALOG.fabula().table;
    let (deck, goal) = (deck("fab-deck-folia"), Goal::Spent { turns: 2 });
    let keeps = keeps(deck, &goal, 1);
    assert_eq!((keeps.hands(), keeps.asked(), keeps.failed()), (0, 0, None));
    let hand = &deck.main[..5];
    assert_eq!(keeps.put_back(hand).count(), 0);
    let waiting = keeps.waiting();
    assert_eq!((waiting.len(), keeps.asked()), (1, 1));
    assert!(keeps.failed().is_some(), "a game went on without advice");
    let looks = std::cell::Cell::new(0);
    let stopped = keeps.play(table, &waiting[0], || {
        looks.set(looks.get() + 1);
        looks.get() < 3
    });
    assert!(stopped.is_err() && looks.get() == 3);
    assert_eq!(keeps.waiting(), waiting);
    keeps.play(table, &waiting[0], || true).unwrap();
    assert_eq!((keeps.waiting().len(), keeps.failed()), (0, None));
}
