//! Advice on the ready decks of Fábula: no fixed rule beats the optimal mulligan, and games agree.
//!
//! `LONG=1 cargo test --release -p fabulario-cards --test cards advice_optimal:: -- --nocapture` asks about every deck
//! and plays more games.

#![allow(clippy::cast_precision_loss, reason = "its counts are small")]

use std::sync::LazyLock;

use fabulario_cards::{Catalogue, Files};
use fabulario_engine::fabula::{CardId, CardType, Deck, PlayRules, Table};
use fabulario_engine::goldfish::advice::{
    Basis, Case, Choice, Exact, Goal, Kind, Playing, Tried, is_contradicted, playing,
};
use fabulario_engine::goldfish::{Condition, Goldfish, Mulligan, Opponent, Options, Policy};
use fabulario_engine::rng::Rng;
use serde_json::{Value, json};

use crate::length::{long, many};

static CATALOG: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::load(&Files::embedded()).unwrap());

/// The ready decks; in the short version only the one with the fewest classes.
fn decks() -> impl Iterator<Item = (&'static str, &'static Deck)> {
    let decks = CATALOG.fabula().decks.iter();
    let decks = decks.map(|deck| (deck.sheet.id.as_str(), &deck.deck));
    decks.filter(|(id, _)| long() || *id == "fab-deck-fartura")
}

fn rules() -> PlayRules {
    PlayRules::of(CATALOG.format("fab-padrao").unwrap())
}

/// When the cards of a deck are played.
fn tried(deck: &Deck) -> Vec<Tried> {
    let opponent = Opponent::Inert(deck.bases);
    playing(&CATALOG.fabula().table, rules(), deck, &opponent)
}

/// Rules that players go by.
fn fixed(deck: &Deck) -> Vec<Mulligan> {
    let table = &CATALOG.fabula().table;
    let costing = |least: i16, most: i16| {
        let cards = deck.main.iter().copied();
        let cost = |card: &CardId| table.entry(*card).cost;
        let cards = cards.filter(|card| (least..=most).contains(&cost(card)));
        cards.collect::<Vec<CardId>>()
    };
    let tried = tried(deck);
    let alone = tried.iter().filter(|it| it.playing == Playing::Alone);
    let alone: Vec<CardId> = alone.map(|it| it.card).collect();
    let mut played = costing(0, 2);
    played.retain(|card| alone.contains(card));
    let rule = |stay, keep| Mulligan::Rule { stay, keep };
    vec![
        Mulligan::Never,
        Mulligan::Keep(Vec::new()),
        Mulligan::Keep(played),
        Mulligan::Keep(costing(0, 1)),
        Mulligan::Keep(costing(0, 2)),
        Mulligan::Keep(costing(0, 3)),
        Mulligan::Keep(costing(0, 4)),
        Mulligan::Keep(costing(1, 4)),
        Mulligan::Keep(costing(2, 4)),
        rule(Condition::AtLeast(2, costing(0, 2)), costing(0, 2)),
        rule(Condition::AtLeast(2, costing(1, 2)), costing(1, 4)),
        rule(Condition::AtMost(2, costing(5, 99)), costing(0, 4)),
        rule(
            Condition::All(vec![
                Condition::AtLeast(1, costing(2, 2)),
                Condition::AtLeast(1, costing(4, 4)),
            ]),
            costing(2, 4),
        ),
    ]
}

#[test]
fn no_fixed_rule_beats_the_optimal_mulligan() {
    let table = &CATALOG.fabula().table;
    for (id, deck) in decks() {
        for (first, goal) in [
            (false, Goal::Curve { turns: 2 }),
            (true, Goal::Spent { turns: 2 }),
        ] {
            let tried = tried(deck);
            let exact = Exact::of(table, (&deck.main, &tried), rules(), first, &goal).unwrap();
            let book = exact.book(|| true).unwrap();
            let best = book.best();
            let by_rule = fixed(deck).into_iter().map(|rule| {
                let value = book.under(&rule).unwrap();
                assert!(best >= value - 1e-12, "{id}: {best}, {value} by {rule:?}");
                value
            });
            let by_rule = by_rule.fold(0.0, f64::max);
            println!(
                "{id:<26} {goal:?}: never {:.4}, best fixed rule {by_rule:.4}, optimal {best:.4}",
                book.never()
            );
            assert!(best > book.never());
        }
    }
}

/// The cards of the ready decks as Aliados without abilities, under their numbers.
fn stripped() -> Table {
    let table = &CATALOG.fabula().table;
    let goal = Goal::Spent { turns: 2 };
    let cards = table.ids().map(|id| {
        let name = format!("{}", id.0);
        let entry = table.entry(id);
        if entry.role == CardType::Base {
            return json!({"name": name, "kind": "base"});
        }
        let kind = Kind::of(table, id, &goal);
        json!({
            "name": name, "kind": "aliado", "cost": kind.cost,
            "vida": 1, "ofensiva": 0, "influencia": kind.worth.max(1) - 1,
        })
    });
    let cards = Value::Array(cards.collect());
    Table::read(&cards).unwrap_or_else(|wrong| panic!("{wrong:#?}"))
}

#[test]
fn without_their_abilities_the_ready_decks_play_as_told() {
    let games = many(200_000, 500);
    let table = stripped();
    let (mut squares, mut checks) = (0.0, 0.0);
    for (number, (id, deck)) in (0..).zip(decks()) {
        for goal in [Goal::Curve { turns: 2 }, Goal::Spent { turns: 2 }] {
            let mut rng = Rng::new(13, number);
            let exact = Exact::of(&table, (&deck.main, &[]), rules(), false, &goal).unwrap();
            let mut left = deck.main.clone();
            let mut any =
                || left.swap_remove(rng.below(u32::try_from(left.len()).unwrap()) as usize);
            let hand: Vec<CardId> = (0..rules().opening_hand).map(|_| any()).collect();
            let choices = exact.choices(&hand).unwrap();
            let choice = &choices[rng.below(u32::try_from(choices.len()).unwrap()) as usize];
            let options = Options {
                turns: 2,
                first: false,
                opponent: Opponent::Inert(deck.bases),
                policy: Policy::BestSpend,
                mulligan: Mulligan::Never,
            };
            let mut goldfish = Goldfish::new(&table, rules(), deck, options).unwrap();
            let values = (0..games).map(|game| {
                let trace = goldfish.play_from(&hand, &choice.keep, 13, game);
                u64::from(goal.of(trace.unwrap()))
            });
            let (sum, square) =
                values.fold((0, 0), |(sum, square), it| (sum + it, square + it * it));
            let n = games as f64;
            let mean = sum as f64 / n;
            let deviation = ((square as f64 / n - mean * mean) / n).sqrt();
            let away = mean - choice.value;
            // What hardly ever happens may not have happened at all.
            assert!(
                away.abs() <= 4.0 * deviation + 10.0 / n,
                "{id}, {goal:?}, {hand:?}: {mean}, {choice:?}"
            );
            if deviation > 0.0 {
                squares += (away / deviation).powi(2);
                checks += 1.0;
            }
        }
    }
    println!(
        "{checks} checks, {games} games each: mean z² = {:.3}",
        squares / f64::max(checks, 1.0)
    );
}

/// Goals that only games can tell, with all abilities: the same answer in any steps, and games of another seed agree.
#[test]
fn with_their_abilities_the_ready_decks_are_advised_by_games() {
    let table = &CATALOG.fabula().table;
    let games = many(10_000, 1_000);
    for (number, (id, deck)) in (0..).zip(decks()) {
        let turns = if long() { 4 } else { 2 };
        let goals = [
            Goal::Damage { turns },
            Goal::CentroTurn { turns },
            Goal::Influence { turns },
            Goal::Bases { turns, bases: 1 },
            Goal::Spent { turns },
        ];
        let asked = if long() { 5 } else { 2 };
        for goal in goals.into_iter().take(asked) {
            let mut rng = Rng::new(17, number);
            let mut left = deck.main.clone();
            let mut any =
                || left.swap_remove(rng.below(u32::try_from(left.len()).unwrap()) as usize);
            let hand: Vec<CardId> = (0..rules().opening_hand).map(|_| any()).collect();
            let case = Case {
                table,
                deck: &deck.main,
                tried: &[],
                hand: &hand,
                rules: rules(),
                first: false,
                goal: &goal,
            };
            let options = Options {
                turns,
                first: false,
                opponent: Opponent::Inert(deck.bases),
                policy: Policy::BestSpend,
                mulligan: Mulligan::Never,
            };
            let mut goldfish = Goldfish::new(table, rules(), deck, options).unwrap();
            let mut ask = |seed, step| {
                let mut sampler = case.sampler(games);
                while !case.play(&mut sampler, &mut goldfish, seed, step).unwrap() {}
                case.sampled(&sampler).unwrap()
            };
            let advice = ask(1, 333);
            if matches!(goal, Goal::Damage { .. }) {
                assert_eq!(advice, ask(1, u64::MAX));
                println!("{id}: {}", advice.reason.en);
            }
            let again = ask(2, u64::MAX);
            // What replacing everything is worth is told anew by either search.
            let told = [&advice, &again].map(|advice| {
                let none = advice.choices.iter().find(|it| it.keep.is_empty());
                let Basis::Fresh { interval, .. } = none.unwrap().basis else {
                    panic!("replacing everything is estimated anew");
                };
                interval
            });
            let [one, other] = told;
            let wide = one.high - one.low + other.high - other.low + 1e-9;
            let away = (one.high + one.low - other.high - other.low).abs() / 2.0;
            assert!(away <= wide, "{id}, {goal:?}: {told:?}");
        }
    }
}

/// Costs alone do not tell whether a card can be played.
#[test]
fn cards_that_want_company_or_an_opponent_are_not_counted_as_plays() {
    let library = CATALOG.fabula();
    let told = |deck: &str, name: &str| {
        let deck = &library
            .decks
            .iter()
            .find(|it| it.sheet.id == deck)
            .unwrap()
            .deck;
        let opponent = Opponent::Inert(deck.bases);
        let playing = playing(&library.table, rules(), deck, &opponent);
        let card = library.table.find(name).unwrap();
        playing.iter().find(|it| it.card == card).unwrap().playing
    };
    // It wants an Aliado of the opponent, who has none.
    assert_eq!(told("fab-deck-assobio", "Sopro na Vela"), Playing::Never);
    // It cancels what the opponent plays.
    assert_eq!(
        told("fab-deck-contramare", "Palavra Engolida"),
        Playing::Never
    );
    // An Aliado needs nobody.
    assert_eq!(told("fab-deck-assobio", "Rasga-Mortalha"), Playing::Alone);
    // A Modificação wants an Aliado of one's own to hold it. FAB 1.15.3
    assert_eq!(
        told("fab-deck-cangaco", "Punhal de Três Quinas"),
        Playing::InCompany
    );
}

/// A hand of cards that cannot be played is not a keep, whatever they cost.
#[test]
fn a_hand_that_nothing_can_be_played_of_is_replaced() {
    let library = CATALOG.fabula();
    let deck = library
        .decks
        .iter()
        .find(|it| it.sheet.id == "fab-deck-assobio");
    let deck = &deck.unwrap().deck;
    let find = |name| library.table.find(name).unwrap();
    let (breath, burial) = (find("Sopro na Vela"), find("Enterro às Pressas"));
    let case = Case {
        table: &library.table,
        deck: &deck.main,
        tried: &tried(deck),
        hand: &[breath, breath, breath, burial, burial],
        rules: rules(),
        first: true,
        goal: &Goal::Curve { turns: 2 },
    };
    let advice = case.exact().unwrap();
    assert!(advice.best().is_empty(), "{}", advice.reason.en);
    let all = advice.choices.iter().find(|it| it.keep.len() == 5).unwrap();
    assert!(all.value.abs() < 1e-12, "{}", advice.reason.en);
    assert!(
        advice
            .reason
            .en
            .contains("With no more than an ally and an empty table"),
        "{}",
        advice.reason.en
    );
}

/// Where games of a ready deck go as costs and company say, its exact values are theirs; where they do not, that is told.
#[test]
fn exact_values_do_not_oppose_games() {
    let library = CATALOG.fabula();
    let mut contradicted = Vec::new();
    for (number, deck) in (0..).zip(&library.decks) {
        let (id, deck) = (deck.sheet.id.as_str(), &deck.deck);
        let opponent = Opponent::Inert(deck.bases);
        let (tried, goal) = (tried(deck), Goal::Curve { turns: 2 });
        if is_contradicted(
            &library.table,
            rules(),
            deck,
            (&opponent, false),
            &tried,
            &goal,
        ) {
            contradicted.push(id);
            continue;
        }
        let of = (deck.main.as_slice(), tried.as_slice());
        let exact = Exact::of(&library.table, of, rules(), false, &goal).unwrap();
        let options = Options {
            turns: 2,
            first: false,
            opponent,
            policy: Policy::BestSpend,
            mulligan: Mulligan::Never,
        };
        let mut goldfish = Goldfish::new(&library.table, rules(), deck, options).unwrap();
        for game in 0..many(40, 4) {
            let mut rng = Rng::new(29 + number, game);
            let mut left = deck.main.clone();
            let mut any =
                || left.swap_remove(rng.below(u32::try_from(left.len()).unwrap()) as usize);
            let hand: Vec<CardId> = (0..rules().opening_hand).map(|_| any()).collect();
            let choices = exact.choices(&hand).unwrap();
            let plain = |it: &&Choice| it.keep.is_empty() || it.keep.len() == hand.len();
            for choice in choices.iter().take(1).chain(choices.iter().filter(plain)) {
                let games = 1_000;
                let won = (0..games).map(|game| {
                    let trace = goldfish.play_from(&hand, &choice.keep, 29, game);
                    goal.of(trace.unwrap())
                });
                let share = f64::from(won.sum::<u32>()) / games as f64;
                let away = (share - choice.value).abs();
                assert!(away < 0.12, "{id}, {hand:?}: games {share}, {choice:?}");
            }
        }
    }
    // Resources that cards give, prices that they lower, a letter that takes the rest.
    assert_eq!(
        contradicted,
        [
            "fab-deck-boi-de-fitas",
            "fab-deck-cerco",
            "fab-deck-fartura",
            "fab-deck-folia"
        ]
    );
}
