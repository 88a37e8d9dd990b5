//! The compiled goldfish plays the games of the reference: no trace differs.

use std::sync::Arc;

use fabulario_engine::fabula::{CardId, CardType, Deck, PlayRules, Table};
use fabulario_engine::goldfish::compiled::{Compiled, NotCompiled};
use fabulario_engine::goldfish::tally::{Detail, Shape, Tally};
use fabulario_engine::goldfish::{GoldfishError, How, Mulligan, Opponent, Options, Policy};
use serde_json::json;

use super::compiled_decks::{Game, game, questions};
use super::second_opinion::story;
use super::{kit, naive, second_opinion};
use crate::fabula::samples;

/// Everything that is counted without names of cards.
const COMBAT: Detail = Detail {
    cards: false,
    ..Detail::ALL
};

/// No trace differs in these games.
fn agrees(it: &Game, seed: u64, games: std::ops::Range<u64>) {
    let (mut reference, mut compiled) = (it.reference(), it.compiled());
    for game in games {
        let expected = reference.play(seed, game);
        assert_eq!(
            compiled.play(seed, game),
            expected,
            "seed {seed}, game {game}: {:?} {:?} {:?}",
            it.deck,
            it.rules,
            it.options
        );
    }
}

#[test]
fn no_trace_differs_from_the_reference() {
    for number in 0..kit::many(2000, 60) {
        agrees(&game(number), number, 0..kit::many(100, 8));
    }
}

#[test]
fn three_opinions_on_the_same_games() {
    for number in 0..kit::many(1000, 100) {
        let task = second_opinion::task(number);
        let table = kit::table(&task.cards);
        let game = Game {
            rules: PlayRules {
                opening_hand: u8::try_from(task.opening).unwrap(),
                ..PlayRules::default()
            },
            deck: kit::deck(&table, &task.deck),
            options: second_opinion::options(&task, kit::base(&table)),
            table,
        };
        agrees(&game, number, 0..10);
        let mut compiled = game.compiled();
        for at in 0..10 {
            let expected = naive::play(&task, number, at);
            assert_eq!(
                story(compiled.play(number, at)),
                expected,
                "deck {number}, game {at}"
            );
        }
    }
}

/// FAB 4.2.5, 4.1.4, 1.5.3a, 1.4.3: decks that nobody would build, by every policy.
#[test]
fn awkward_decks_are_played_alike() {
    let singletons: Vec<kit::Ally> = (0..60).map(|i| [i % 11, 1 + i % 3, i % 5, i % 4]).collect();
    let decks: [(&str, Vec<kit::Ally>, Vec<u16>); 9] = [
        (
            "all 0-cost",
            vec![[0, 1, 1, 0], [0, 1, 0, 2]],
            [0, 1].repeat(20),
        ),
        (
            "all 10-cost",
            vec![[10, 1, 3, 0], [10, 1, 0, 9]],
            [0, 1].repeat(20),
        ),
        ("nobody can pay", vec![[99, 1, 1, 1]], vec![0; 40]),
        ("40 singletons", singletons.clone(), (0..40).collect()),
        ("60 singletons", singletons, (0..60).collect()),
        ("one kind", vec![[2, 1, 1, 1]], vec![0; 40]),
        (
            "runs out",
            vec![[1, 1, 0, 0], [2, 1, 0, 0]],
            vec![0, 0, 0, 1, 1, 1, 1],
        ),
        ("too few", vec![[1, 1, 1, 1]], vec![0; 4]),
        (
            "300 cards",
            vec![[1, 1, 1, 0], [3, 1, 0, 3], [9, 9, 9, 9]],
            [0, 1, 2].repeat(100),
        ),
    ];
    for (name, cards, main) in decks {
        let table = kit::table(&cards);
        for policy in [
            Policy::BestSpend,
            Policy::CheapestFirst,
            Policy::OffenceFirst,
            Policy::InfluenceFirst,
            Policy::Protect(vec![CardId(1), CardId(0)]),
            // A card that is listed twice has its first place.
            Policy::Priority(vec![CardId(1), CardId(0), CardId(1)]),
        ] {
            println!("{name}, {}", policy.id());
            let it = Game {
                rules: PlayRules::default(),
                deck: kit::deck(&table, &main),
                options: Options {
                    policy,
                    mulligan: Mulligan::Keep(vec![CardId(0)]),
                    ..kit::options(&table, 35)
                },
                table: table.clone(),
            };
            agrees(&it, 7, 0..kit::many(50, 5));
        }
    }
}

/// What is not modelled is refused, and says what it is.
#[test]
fn a_card_that_is_more_than_its_numbers_is_refused() {
    let aliado = |name: &str| json!({"name": name, "kind": "aliado", "cost": 1, "vida": 1, "ofensiva": 1, "influencia": 1});
    let with = |name: &str, key: &str, value: serde_json::Value| {
        let mut card = aliado(name);
        card[key] = value;
        card
    };
    let samples = samples::table();
    // Any card of the samples that has an ability, and a base that has one.
    let gifted = |kind: CardType| {
        let mut ids = samples.ids();
        let found = ids.find(|id| {
            let card = samples.card(*id);
            card.kind == kind && !(card.abilities.is_empty() && card.effect.is_none())
        });
        found.unwrap()
    };
    let plain = samples.find("Mateiro de Trilha").unwrap();
    let base = samples.find("Clareira da Mata").unwrap();
    let new = |main: Vec<CardId>, own: CardId, other: CardId| {
        let deck = Deck {
            main,
            bases: [base, base, base, base, own],
        };
        let options = Options {
            turns: 5,
            first: true,
            opponent: Opponent::Inert([other, base, base, base, base]),
            policy: Policy::BestSpend,
            mulligan: Mulligan::Never,
        };
        Compiled::new(&samples, PlayRules::default(), &deck, &options).err()
    };
    assert_eq!(new(vec![plain; 40], base, base), None);
    for kind in [CardType::Aliado, CardType::Manobra, CardType::Modificacao] {
        let card = gifted(kind);
        let refused = new([vec![plain; 39], vec![card]].concat(), base, base);
        assert_eq!(refused, Some(NotCompiled::Card(card)), "{kind:?}");
    }
    // A Modificação without abilities is attached: that is more than numbers.
    let hat = samples.find("Chapéu de Palha").unwrap();
    assert_eq!(new(vec![hat; 40], base, base), Some(NotCompiled::Card(hat)));
    let village = gifted(CardType::Base);
    for (own, other) in [(village, base), (base, village)] {
        let refused = new(vec![plain; 40], own, other);
        assert_eq!(refused, Some(NotCompiled::Card(village)));
    }
    // A cost that is not only resources, a restore cost of its own, a value out of all bounds.
    let table = Table::read(&json!([
        with("Letra", "cost", json!({"resources": 1, "letter": "x"})),
        with("Oferenda", "cost", json!({"resources": 1, "discard": {"count": 1}})),
        with("Preguiça", "restore", json!(3)),
        with("Colosso", "ofensiva", json!(100)),
        with("Desperta", "restore", json!(1)),
        {"name": "base", "kind": "base"},
    ]));
    let table = table.unwrap_or_else(|wrong| panic!("{wrong:#?}"));
    let compile = |main: &[u16], rules: PlayRules, turns: u8| {
        let deck = kit::deck(&table, main);
        Compiled::new(&table, rules, &deck, &kit::options(&table, turns)).err()
    };
    let book = PlayRules::default();
    for card in 0..4 {
        let refused = compile(&[card; 40], book, 5);
        assert_eq!(refused, Some(NotCompiled::Card(CardId(card))));
    }
    assert_eq!(
        compile(&[4; 40], book, 5),
        None,
        "the format's restore cost, spelt out"
    );
    let strange = [
        PlayRules {
            lose_when_empty: true,
            ..book
        },
        PlayRules {
            resources_cap: 1000,
            resources_step: 200,
            ..book
        },
        PlayRules {
            resources_start: -1,
            ..book
        },
        PlayRules { arredor: 0, ..book },
        PlayRules {
            draw_to: 200,
            ..book
        },
    ];
    for rules in strange {
        assert_eq!(
            compile(&[4; 40], rules, 5),
            Some(NotCompiled::Rules),
            "{rules:?}"
        );
    }
    assert_eq!(compile(&[4; 300], book, 40), Some(NotCompiled::Field));
    let turns = Some(NotCompiled::Goldfish(GoldfishError::Turns(0)));
    assert_eq!(compile(&[4; 40], book, 0), turns);
}

#[test]
fn a_compiled_game_allocates_nothing_after_the_first() {
    for number in 0..kit::many(60, 20) {
        let it = game(number);
        let mut compiled = it.compiled();
        compiled.play(2, 0);
        let shape = Shape::new(&it.table, &it.rules, &it.deck, &it.options, Detail::ALL);
        let mut tally = Tally::new(Arc::new(shape.asking(questions(number))));
        let measured = allocation_counter::measure(|| {
            for game in 1..20 {
                compiled.play(2, game);
                compiled.open(2, game);
            }
            compiled.count(2, 0..50, &mut tally);
        });
        assert_eq!(measured.count_total, 0, "deck {number}: {measured:?}");
    }
}

/// The sum of what the reference's traces add, and the same however the games are split.
#[test]
fn no_counter_differs_from_the_reference() {
    let (mut ends, mut yes) = (0, 0);
    for number in 0..kit::many(600, 60) {
        let it = game(number);
        let (mut reference, mut compiled) = (it.reference(), it.compiled());
        let shape =
            |detail: Detail| Shape::new(&it.table, &it.rules, &it.deck, &it.options, detail);
        let games = kit::many(60, 10);
        let shapes = [Detail::SPEND, COMBAT, Detail::ALL].map(shape);
        let asking = [Detail::SPEND, Detail::ALL].map(|it| shape(it).asking(questions(number)));
        for shape in shapes.into_iter().chain(asking).map(Arc::new) {
            let [mut expected, mut whole, mut parts] = [(); 3].map(|()| Tally::new(shape.clone()));
            (0..games).for_each(|game| expected.add(reference.play(number, game)));
            compiled.count(number, 0..games, &mut whole);
            assert_eq!(
                whole, expected,
                "deck {number}: {:?} {:?}",
                it.rules, it.options
            );
            let split = number % games;
            compiled.count(number, split..games, &mut parts);
            compiled.count(number, 0..split, &mut parts);
            assert_eq!(parts, expected, "deck {number}, split at {split}");
            yes += expected.answers().iter().map(|it| it.turns[0]).sum::<u64>();
            ends += [How::Offence, How::Influence, How::DeckOut]
                .map(|how| expected.ended(how).iter().sum::<u64>())
                .iter()
                .filter(|games| **games > 0)
                .count();
        }
    }
    assert!(ends > 60, "games of every kind were counted: {ends}");
    assert!(yes > 60, "questions were answered with yes: {yes}");
}

#[test]
fn no_opening_hand_differs_from_the_reference() {
    for number in 0..kit::many(600, 60) {
        let it = game(number);
        let (mut reference, mut compiled) = (it.reference(), it.compiled());
        for game in 0..20 {
            let mut kept = compiled.open(number, game).to_vec();
            kept.sort_unstable();
            let expected = reference.open(number, game).kept;
            assert_eq!(kept, expected.cards(), "deck {number}, game {game}");
        }
        let mut one_by_one = Vec::new();
        (0..20).for_each(|game| one_by_one.extend_from_slice(compiled.open(number, game)));
        let mut together = Vec::new();
        compiled.open_each(number, 0..20, |hand| together.extend_from_slice(hand));
        assert_eq!(together, one_by_one, "deck {number}");
    }
}
