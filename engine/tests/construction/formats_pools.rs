//! What a format may change: a pool of its own, sealed or a cube. FAB 2.1.4

use fabulario_engine::deck::Section;
use serde_json::{Value, json};

use super::fabula_desks::*;
use super::findings::NOTHING;
use super::formats_cards::{tell, tell_printings, with_saci};
use super::kit::*;

/// Every card of the legal deck, in as many copies as it has.
fn pool_of_all() -> Vec<Value> {
    let desk = fab();
    let line = |line: &(Section, String, u32, Option<u32>)| json!({"card": line.1, "max": line.2});
    desk.lines.iter().map(line).collect()
}

/// A format with a pool of its own takes the cards of the pool, bases included.
#[test]
fn a_pool_takes_its_own_cards() {
    let pool = [json!({"pool": pool_of_all()})];
    assert_eq!(tell(&pool, 0), NOTHING);
}

/// A card that is not in the pool is refused, however few copies.
#[test]
fn a_card_outside_the_pool_is_refused() {
    let pool = [json!({"pool": pool_of_all()})];
    for copies in [1, 3] {
        let told = format!("error outside_pool {copies} <=0 [Saci]");
        assert_eq!(tell(&pool, copies), [told]);
    }
}

/// Each card of the pool is there in so many copies and not one more.
#[test]
fn a_pool_counts_copies() {
    let mut cards = pool_of_all();
    cards.push(json!({"card": "saci", "max": 2}));
    let pool = [json!({"pool": cards})];
    assert_eq!(tell(&pool, 2), NOTHING);
    assert_eq!(tell(&pool, 3), ["error outside_pool 3 <=2 [Saci]"]);
}

/// A pool does not lift the limits of the rules.
#[test]
fn a_pool_does_not_lift_the_limits_of_copies() {
    let mut cards = pool_of_all();
    cards.push(json!({"card": "saci", "max": 9}));
    let pool = [json!({"pool": cards})];
    assert_eq!(tell(&pool, 3), NOTHING);
    assert_eq!(
        tell(&pool, 4),
        ["error too_many_copies FAB-D6 4 <=3 [Saci]"]
    );
}

/// Printings of one name are copies (FAB 2.1.4): who has one of each has two of the card.
#[test]
fn fab_2_1_4_printings_in_a_pool_add_up() {
    let mut cards = pool_of_all();
    cards.push(json!({"card": "saci-1", "max": 1}));
    cards.push(json!({"card": "saci-2", "max": 2}));
    let pool = [json!({"pool": cards})];
    assert_eq!(tell_printings(&pool, 1, 2), NOTHING, "the pool itself");
}

/// An empty pool takes no card; a later pool takes the place of an earlier one.
#[test]
fn a_later_pool_overrides_an_earlier_one() {
    let none = json!({"pool": []});
    let all = json!({"pool": pool_of_all()});
    assert_eq!(tell(&[none.clone(), all.clone()], 0), NOTHING);
    let desk = fab();
    let told: Vec<String> = (desk.lines.iter().map(|line| {
        let card = desk.cards.iter().find(|card| card.id == line.1).unwrap();
        format!("error outside_pool {} <=0 [{}]", line.2, card.name)
    }))
    .collect();
    assert_eq!(tell(&[all, none], 0), told);
}

/// What is in the reserve belongs to what a player brings: the pool counts it as well.
#[test]
fn a_pool_counts_the_reserve() {
    let mut cards = pool_of_all();
    cards.push(json!({"card": "saci", "max": 3}));
    let mut desk = with_saci(2);
    desk.change(json!({"pool": cards}));
    desk.line(Section::Reserve, "saci", 1);
    assert_eq!(legal(&desk), NOTHING);
    desk.set(Section::Reserve, "saci", 2);
    assert_eq!(illegal(&desk), ["error outside_pool 4 <=3 [Saci]"]);
}
