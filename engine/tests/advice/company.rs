//! Cards that want company: exact values against every draw card by card, and against games.

use fabulario_engine::fabula::{CardId, Deck, PlayRules, Table};
use fabulario_engine::goldfish::advice::{
    Aim, Case, Company, Exact, Goal, Kind, Playing, Role, is_contradicted, playing,
};
use fabulario_engine::goldfish::{Goldfish, Mulligan, Opponent, Options, Policy};
use fabulario_engine::rng::Rng;
use serde_json::json;

use crate::length::many;

use super::kit::kinds;
use super::naive::Naive;

/// Random cards, of which some are Aliados and some want one.
fn cards(rng: &mut Rng) -> Vec<Kind> {
    let plain = kinds(&mut Rng::new(20_261_119, u64::from(rng.below(1 << 30))), 8);
    let mut role = || match rng.below(4) {
        0 => Role::PLAIN,
        1 => Role::wanting(Company::Any),
        2 => Role::wanting(Company::Ready),
        _ => Role::ALLY,
    };
    plain.into_iter().map(|kind| kind.playing(role())).collect()
}

#[test]
fn what_wants_company_is_worth_what_drawing_card_by_card_says() {
    for game in 0..many(300, 30) {
        let mut rng = Rng::new(20_261_119, game);
        let three = game % 10 == 9;
        let (opening_hand, draw_to, deck) = if three { (2, 3, 13) } else { (3, 4, 14) };
        let rules = PlayRules {
            opening_hand,
            draw_to,
            keep: 1 + rng.below(draw_to.into()) as u8,
            ..PlayRules::default()
        };
        let kinds = cards(&mut rng);
        let cards: Vec<Kind> = (0..deck).map(|_| kinds[rng.below(8) as usize]).collect();
        let turns = if three {
            3
        } else {
            1 + u8::from(rng.below(3) > 0)
        };
        let aim = match rng.below(3) {
            0 => Aim::Curve { turns },
            1 => Aim::Spent { turns },
            _ => Aim::Package {
                turns,
                wanted: [1, rng.below(2) as u8, 0, 0],
            },
        };
        let first = rng.below(2) == 0;
        compare(&cards, rules, first, aim);
    }
}

/// Every choice of a hand is worth what drawing card by card says.
fn compare(cards: &[Kind], rules: PlayRules, first: bool, aim: Aim) {
    let naive = Naive { rules, first, aim };
    let exact = Exact::new(cards, rules, first, aim).unwrap();
    let hand = usize::from(rules.opening_hand);
    let ids = |cards: &[Kind]| {
        let mut ids: Vec<CardId> = cards.iter().map(|kind| kind.card).collect();
        ids.sort_unstable();
        ids
    };
    let choices = exact.choices(&ids(&cards[..hand])).unwrap();
    for kept in 0..1_u32 << hand {
        let keep = (0..hand).filter(|at| kept >> at & 1 == 1);
        let keep: Vec<Kind> = keep.map(|at| cards[at]).collect();
        let told = choices.iter().find(|it| it.keep == ids(&keep)).unwrap();
        let expected = naive.value(&keep, &cards[hand..]);
        assert!(
            (told.value - expected).abs() < 1e-12,
            "{aim:?}, keep {keep:?} in {cards:?}: {} and not {expected}",
            told.value,
        );
    }
}

/// Six cards are drawn and five kept: without anything to play numbers tell which of the dearest goes. Some Aliados are
/// no company, and some other cards bring some.
#[test]
fn numbers_decide_between_cards_as_drawing_card_by_card_says() {
    for game in 0..many(2000, 40) {
        let mut rng = Rng::new(20_261_120, game);
        let rules = PlayRules {
            opening_hand: 3,
            draw_to: 4,
            keep: 3,
            ..PlayRules::default()
        };
        let number = 5 + rng.below(4);
        let kinds = (0..number).map(|card| {
            let kind = Kind::new(CardId(card as u16), rng.below(5) as u8, 1 + rng.below(3), 0);
            kind.playing(match rng.below(7) {
                0 => Role::PLAIN,
                1 | 2 => Role::wanting(Company::Any),
                3 => Role::wanting(Company::Ready),
                4 => Role::ALLY,
                5 => Role {
                    brings: false,
                    ..Role::ALLY
                },
                _ => Role {
                    brings: true,
                    ..Role::PLAIN
                },
            })
        });
        let kinds: Vec<Kind> = kinds.collect();
        let cards = (0..14).map(|_| kinds[rng.below(number) as usize]);
        let cards: Vec<Kind> = cards.collect();
        let aim = match rng.below(5) {
            0 => Aim::Curve { turns: 2 },
            1 => Aim::Spent { turns: 1 },
            _ => Aim::Spent { turns: 2 },
        };
        compare(&cards, rules, rng.below(4) == 0, aim);
    }
}

/// Aliados of costs 1 to 4, something to hold of costs 1 and 2, and what no turn can pay for.
fn table() -> Table {
    let ally = |name: &str, cost: u8| {
        json!({
            "name": name, "kind": "aliado", "cost": cost, "vida": 1, "ofensiva": cost, "influencia": 0,
        })
    };
    let held = |name: &str, cost: u8| {
        json!({
            "name": name, "kind": "modificacao", "cost": cost, "attach": 0,
            "abilities": [{"passive": {"does": {"modify": {"of": {"host": true}, "stat": "ofensiva", "amount": 1}}}}],
        })
    };
    let cards = json!([
        ally("um", 1), ally("dois", 2), ally("quatro", 4), held("fita", 1), held("coroa", 2), ally("nove", 9),
        {"name": "base", "kind": "base"},
    ]);
    Table::read(&cards).unwrap_or_else(|wrong| panic!("{wrong:#?}"))
}

fn deck(table: &Table) -> Deck {
    let card = |name| table.find(name).unwrap();
    let main = [
        ("um", 6),
        ("dois", 8),
        ("quatro", 6),
        ("fita", 6),
        ("coroa", 6),
        ("nove", 8),
    ];
    Deck {
        main: main
            .into_iter()
            .flat_map(|(name, copies)| vec![card(name); copies])
            .collect(),
        bases: [card("base"); 5],
    }
}

#[test]
fn issue_a_card_that_an_ally_of_the_hand_takes_is_no_idle_card() {
    let (table, rules) = (table(), PlayRules::default());
    let deck = deck(&table);
    let opponent = Opponent::Inert(deck.bases);
    let tried = playing(&table, rules, &deck, &opponent);
    let card = |name| table.find(name).unwrap();
    let told = |name| *tried.iter().find(|it| it.card == card(name)).unwrap();
    assert_eq!(told("fita").playing, Playing::InCompany);
    assert_eq!(told("fita").role, Role::wanting(Company::Any));
    assert_eq!(told("dois").role, Role::ALLY);
    let goal = Goal::Curve { turns: 1 };
    let hand = [
        card("um"),
        card("fita"),
        card("nove"),
        card("nove"),
        card("nove"),
    ];
    let case = Case {
        table: &table,
        deck: &deck.main,
        tried: &tried,
        hand: &hand,
        rules,
        first: true,
        goal: &goal,
    };
    let advice = case.exact().unwrap();
    // Both resources of the first turn are spent, whatever comes: nothing comes.
    let all = advice.choices.iter().find(|it| it.keep.len() == 5).unwrap();
    assert!((all.value - 1.0).abs() < 1e-12, "{}", advice.reason.en);
    assert!(
        advice.reason.en.contains("2 of 2 on turn 1"),
        "{}",
        advice.reason.en
    );
    assert!(
        !advice.reason.en.contains("are not played"),
        "{}",
        advice.reason.en
    );
}

#[test]
fn games_go_as_exact_values_with_company_say() {
    let (table, rules) = (table(), PlayRules::default());
    let deck = deck(&table);
    let opponent = Opponent::Inert(deck.bases);
    let tried = playing(&table, rules, &deck, &opponent);
    for goal in [
        Goal::Curve { turns: 2 },
        Goal::Spent { turns: 2 },
        Goal::Spent { turns: 3 },
    ] {
        assert!(!is_contradicted(
            &table,
            rules,
            &deck,
            (&opponent, true),
            &tried,
            &goal
        ));
        if goal.turns() == 3 {
            continue;
        }
        let exact = Exact::of(&table, (&deck.main, &tried), rules, true, &goal).unwrap();
        let options = Options {
            turns: goal.turns(),
            first: true,
            opponent,
            policy: Policy::BestSpend,
            mulligan: Mulligan::Never,
        };
        let mut goldfish = Goldfish::new(&table, rules, &deck, options).unwrap();
        for number in 0..many(20, 3) {
            let mut left = deck.main.clone();
            let hand = super::kit::take(&mut Rng::new(3, number), &mut left, 5);
            let choices = exact.choices(&hand).unwrap();
            for choice in [&choices[0], choices.last().unwrap()] {
                let games = 4000;
                let (mut sum, mut square) = (0.0, 0.0);
                for game in 0..games {
                    let trace = goldfish.play_from(&hand, &choice.keep, 5, game).unwrap();
                    let value = f64::from(goal.of(trace));
                    sum += value;
                    square += value * value;
                }
                let n = games as f64;
                let mean = sum / n;
                let deviation = ((square / n - mean * mean).max(0.0) / n).sqrt();
                assert!(
                    (mean - choice.value).abs() <= 4.5 * deviation + 10.0 / n,
                    "{goal:?} {hand:?}: {mean}, {choice:?}"
                );
            }
        }
    }
}
