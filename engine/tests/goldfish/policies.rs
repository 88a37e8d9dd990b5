//! What each policy does with one hand.

use fabulario_engine::Lang;
use fabulario_engine::fabula::{CardId, Deck, PlayRules, Table};
use fabulario_engine::goldfish::{End, Goldfish, How, Options, Policy, Trace};
use serde_json::{Value, json};

use super::determinism::policies;
use super::kit::{self, Ally};

/// One turn of a deck of six different cards, all of them in the opening hand, with so many resources.
fn turn(cards: &[Ally; 6], policy: Policy, resources: i16) -> Trace {
    let table = kit::table(cards);
    let rules = PlayRules {
        opening_hand: 6,
        resources_start: resources,
        ..PlayRules::default()
    };
    let options = Options {
        policy,
        ..kit::options(&table, 1)
    };
    let deck = kit::deck(&table, &[0, 1, 2, 3, 4, 5]);
    *Goldfish::new(&table, rules, &deck, options)
        .unwrap()
        .play(1, 0)
}

fn played(cards: &[Ally; 6], policy: Policy, resources: i16) -> Vec<u16> {
    let trace = turn(cards, policy, resources);
    let list = trace.turns()[0].played.cards().iter();
    list.map(|card| card.0).collect()
}

/// Cost, vida, ofensiva, influência.
const HAND: [Ally; 6] = [
    [1, 1, 0, 0],
    [2, 1, 3, 0],
    [3, 1, 0, 4],
    [4, 9, 9, 9],
    [6, 1, 0, 0],
    [7, 1, 1, 1],
];

#[test]
fn best_spend_leaves_nothing_if_it_can() {
    // 7 + 1, 6 + 2 and 4 + 3 + 1 spend eight; the last of them has most of everything.
    assert_eq!(played(&HAND, Policy::BestSpend, 8), [3, 2, 0]);
    // 6 + 2 + 1 and 4 + 3 + 2 spend nine and are alike: the one with the dearer card.
    let alike = HAND.map(|[cost, ..]| [cost, 1, 0, 0]);
    assert_eq!(played(&alike, Policy::BestSpend, 9), [4, 1, 0]);
    // Now 7 + 2 has as much vida as these.
    let alike = HAND.map(|[cost, ..]| [cost, cost, 0, 0]);
    assert_eq!(played(&alike, Policy::BestSpend, 9), [5, 1]);
}

#[test]
fn of_equal_cards_the_smaller_number_is_played() {
    assert_eq!(played(&[[2, 1, 1, 1]; 6], Policy::BestSpend, 5), [0, 1]);
}

#[test]
fn cheapest_first_plays_as_many_as_it_can() {
    assert_eq!(played(&HAND, Policy::CheapestFirst, 8), [0, 1, 2]);
}

#[test]
fn offence_first_wants_ofensiva_and_influence_first_influencia() {
    assert_eq!(played(&HAND, Policy::OffenceFirst, 7), [3, 1, 0]);
    assert_eq!(played(&HAND, Policy::InfluenceFirst, 7), [3, 2]);
}

#[test]
fn priority_plays_its_list_in_order_and_then_spends() {
    let list = vec![CardId(5), CardId(4), CardId(1)];
    assert_eq!(played(&HAND, Policy::Priority(list.clone()), 8), [5, 0]);
    assert_eq!(played(&HAND, Policy::Priority(list), 6), [4]);
    assert_eq!(played(&HAND, Policy::Priority(vec![]), 8), [3, 2, 0]);
}

/// FAB 4.2.5: the dearest card goes, but not one of the package while there is another.
#[test]
fn protect_discards_the_package_last() {
    let dear = HAND.map(|[cost, ..]| [cost + 20, 1, 0, 0]);
    let discarded = |policy| {
        let trace = turn(&dear, policy, 2);
        trace.turns()[0].discarded.cards().to_vec()
    };
    assert_eq!(discarded(Policy::BestSpend), [CardId(5)]);
    assert_eq!(
        discarded(Policy::Protect(vec![CardId(5), CardId(4)])),
        [CardId(3)]
    );
    let all = (0..6).map(CardId).collect();
    assert_eq!(discarded(Policy::Protect(all)), [CardId(5)]);
    assert_eq!(discarded(Policy::Priority(vec![CardId(5)])), [CardId(5)]);
}

/// FAB 1.22.5a: five Arredores' points are outweighed by six, not by five; nobody is turned in vain.
#[test]
fn influence_waits_until_it_takes_a_base() {
    let story = |influencia| {
        let table = kit::table(&[[2, 1, 0, influencia]]);
        let options = Options {
            policy: Policy::InfluenceFirst,
            ..kit::options(&table, 3)
        };
        let trace = kit::play(&table, &[0; 40], options);
        let turns = trace.turns().iter();
        turns
            .map(|turn| (turn.influence, turn.bases))
            .collect::<Vec<_>>()
    };
    assert_eq!(story(5), [(0, 0), (0, 0), (10, 1)]);
    assert_eq!(story(6), [(0, 0), (6, 1), (18, 4)]);
}

/// FAB 3.1.7: one attacker for each of the four Arredores, then one for the Centro.
#[test]
fn attackers_spread_over_the_arredores_and_then_take_the_centro() {
    let table = kit::table(&[[0, 1, 15, 0]]);
    let options = Options {
        policy: Policy::OffenceFirst,
        ..kit::options(&table, 10)
    };
    let main: Vec<u16> = vec![0; 60];
    let trace = kit::play(&table, &main, options);
    let bases: Vec<u16> = trace.turns().iter().map(|turn| turn.bases).collect();
    assert_eq!(bases, [0, 4, 5]);
    let how = How::Offence;
    assert_eq!(trace.end, Some(End { turn: 3, how }));
}

fn spells() -> Table {
    let destroy = json!({
        "targets": [{"what": {"permanent": {"filter": {"kinds": ["aliado"]}}}}],
        "sentences": [{"effects": [{"destroy": {"what": "target"}}]}],
    });
    let draw = json!({"sentences": [{"effects": [{"draw": {"amount": 2}}]}]});
    let spell = |name: &str, effect: Value| json!({"name": name, "kind": "manobra", "cost": 1, "effect": effect});
    Table::read(&json!([
        {"name": "ally", "kind": "aliado", "cost": 1, "vida": 1, "ofensiva": 1, "influencia": 0},
        spell("destroy", destroy),
        spell("draw", draw),
        {"name": "base", "kind": "base"},
    ]))
    .unwrap()
}

/// A Manobra that can only hit an own Aliado stays in the hand; one that draws is played, last.
#[test]
fn what_does_harm_is_not_played() {
    let table = spells();
    let [ally, destroy, draw] = ["ally", "destroy", "draw"].map(|name| table.find(name).unwrap());
    let deck = Deck {
        main: [vec![ally; 14], vec![destroy; 13], vec![draw; 13]].concat(),
        bases: [table.find("base").unwrap(); 5],
    };
    let mut goldfish =
        Goldfish::new(&table, PlayRules::default(), &deck, kit::options(&table, 4)).unwrap();
    let (mut more, mut turns) = (0, 0);
    for game in 0..50 {
        for turn in goldfish.play(2, game).turns() {
            let cards = turn.played.cards();
            assert!(!cards.contains(&destroy));
            let first = cards
                .iter()
                .position(|card| *card == draw)
                .unwrap_or(cards.len());
            more += cards.len() - first;
            turns += 1;
        }
    }
    assert!(more > turns / 2, "{more} cards in {turns} turns");
}

#[test]
fn every_policy_has_a_name_and_a_sentence_in_both_languages() {
    let table = kit::table(&[[1, 1, 1, 1]]);
    let all = policies(&kit::deck(&table, &[0; 40]));
    let ids: Vec<&str> = all.iter().map(Policy::id).collect();
    let named = [
        "race",
        "best_spend",
        "cheapest_first",
        "offence_first",
        "influence_first",
        "protect",
        "priority",
    ];
    assert_eq!(ids, named);
    for policy in all {
        let text = policy.text();
        assert!(Lang::ALL.iter().all(|lang| text.get(*lang).ends_with('.')));
        assert_ne!(text.pt, text.en);
    }
}

/// A Manobra with a letter is played last, and the letter is all that is left. FAB 1.8.5
#[test]
fn a_letter_takes_whatever_is_left() {
    let table = Table::read(&json!([
        {"name": "aliado", "kind": "aliado", "cost": 1, "vida": 1, "ofensiva": 1, "influencia": 0},
        {"name": "chuva", "kind": "manobra", "cost": {"resources": 1, "letter": "x"}, "effect": {
            "sentences": [{"effects": [{"draw": {"amount": "x"}}]}]}},
        {"name": "base", "kind": "base"},
    ]))
    .unwrap_or_else(|wrong| panic!("{wrong:#?}"));
    let rules = PlayRules {
        resources_start: 9,
        ..PlayRules::default()
    };
    let main = [vec![CardId(0); 2], vec![CardId(1); 1], vec![CardId(0); 37]].concat();
    let deck = Deck {
        main,
        bases: [CardId(2); 5],
    };
    let all = policies(&deck);
    for policy in all {
        let id = policy.id();
        let options = Options {
            policy,
            ..kit::options(&table, 1)
        };
        let mut lab = Goldfish::new(&table, rules, &deck, options).unwrap();
        let with_letter = (0..200).filter_map(|game| {
            let turn = lab.play(3, game).turns()[0];
            turn.played.cards().contains(&CardId(1)).then_some(turn)
        });
        let turns: Vec<_> = with_letter.collect();
        assert!(!turns.is_empty(), "{id}");
        for turn in turns {
            assert_eq!(turn.wasted, 0, "{id}");
        }
    }
}
