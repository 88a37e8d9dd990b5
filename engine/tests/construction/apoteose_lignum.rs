//! Habilidades of a Lignum: three in a slot, nine in all. APO-H13; ruling: APO-P18

use fabulario_engine::apoteose::Card;
use fabulario_engine::deck::Section;
use serde_json::json;

use super::answers::hero;
use super::decks::*;
use super::kit::*;

/// A hero of level 1 with three Memento slots and these Habilidades of a Lignum: copies, name, Lignum.
fn of_lignum(skills: &[(u32, &str, &str)]) -> Desk<Card> {
    let mut desk = of_level(1);
    for (copies, name, lignum) in skills {
        let skill = json!({"lignum": lignum});
        put(&mut desk, Section::Memento, "habilidade", name, skill);
        desk.set(Section::Memento, name, *copies);
    }
    desk
}

/// How many Memento slots these Habilidades take.
fn taken(skills: &[(u32, &str, &str)]) -> u64 {
    let hero = hero(&of_lignum(skills), "apo-padrao");
    hero["memento"]["used"].as_u64().unwrap()
}

/// Up to three Habilidades of one Lignum share a Memento slot; the fourth takes another. Ruling: APO-P18
#[test]
fn apo_h13_three_of_one_lignum_share_a_slot() {
    let slots: Vec<u64> = (1..=9).map(|n| taken(&[(n, "Casca", "ipê")])).collect();
    assert_eq!(slots, [1, 1, 1, 2, 2, 2, 3, 3, 3]);
}

/// Different cards of one Lignum share as copies do: five lie as three and two.
#[test]
fn apo_h13_different_cards_of_one_lignum_share() {
    assert_eq!(taken(&[(1, "Casca", "ipê"), (1, "Folha", "ipê")]), 1);
    assert_eq!(taken(&[(2, "Casca", "ipê"), (1, "Folha", "ipê")]), 1);
    assert_eq!(taken(&[(2, "Casca", "ipê"), (2, "Folha", "ipê")]), 2);
    let five = [(2, "Casca", "ipê"), (2, "Folha", "ipê"), (1, "Raiz", "ipê")];
    assert_eq!(taken(&five), 2);
}

/// Two kinds of Lignum do not share a slot.
#[test]
fn apo_h13_two_kinds_of_lignum_do_not_share() {
    assert_eq!(taken(&[(1, "Casca", "ipê"), (1, "Folha", "jatobá")]), 2);
    assert_eq!(taken(&[(3, "Casca", "ipê"), (3, "Folha", "jatobá")]), 2);
    assert_eq!(taken(&[(4, "Casca", "ipê"), (1, "Folha", "jatobá")]), 3);
}

/// With two other Habilidades in three slots, three of one Lignum fit and four do not.
#[test]
fn apo_h13_the_fourth_needs_a_slot_of_its_own() {
    for arena in ARENAS {
        let mut desk = of_lignum(&[(2, "Casca", "ipê"), (1, "Folha", "ipê")]);
        fill(&mut desk, Section::Memento, "habilidade", 2);
        assert_eq!(desk.legal(arena), NOTHING);
        desk.set(Section::Memento, "Folha", 2);
        let told = ["error too_few_slots APO-H7 4 <=3 in memento"];
        assert_eq!(desk.illegal(arena), told);
        let mut desk = of_lignum(&[(2, "Casca", "ipê"), (1, "Folha", "jatobá")]);
        fill(&mut desk, Section::Memento, "habilidade", 2);
        assert_eq!(desk.illegal(arena), told);
    }
}

/// A Habilidade without a Lignum shares with nobody.
#[test]
fn apo_h13_other_habilidades_share_no_slot() {
    let mut desk = of_lignum(&[(1, "Casca", "ipê")]);
    fill(&mut desk, Section::Memento, "habilidade", 3);
    let told = ["error too_few_slots APO-H7 4 <=3 in memento"];
    for arena in ARENAS {
        assert_eq!(desk.illegal(arena), told);
    }
}

/// A hero has up to nine Lignum cards in all, of whatever kinds.
#[test]
fn apo_h13_a_tenth_lignum_card_is_illegal() {
    let nine = [
        (3, "Casca", "ipê"),
        (3, "Folha", "jatobá"),
        (3, "Raiz", "cedro"),
    ];
    let mut desk = of_lignum(&nine);
    for arena in ARENAS {
        assert_eq!(desk.legal(arena), NOTHING);
    }
    let seed = json!({"lignum": "cedro"});
    put(
        &mut desk,
        Section::Inventario,
        "habilidade",
        "Semente",
        seed,
    );
    let told = ["error too_many_lignum APO-H13 10 <=9 [Casca, Folha, Raiz, Semente]"];
    for arena in ARENAS {
        assert_eq!(desk.illegal(arena), told);
    }
}

/// The nine are counted on the table, in the inventory and in attachments. Ruling: APO-P18
#[test]
fn apo_h13_lignum_cards_count_wherever_they_are() {
    let mut desk = of_lignum(&[(3, "Casca", "ipê")]);
    let leaf = json!({"lignum": "ipê"});
    put(
        &mut desk,
        Section::Inventario,
        "habilidade",
        "Folha",
        leaf.clone(),
    );
    desk.set(Section::Inventario, "Folha", 3);
    let host = put(&mut desk, Section::Equipamento, "item", "Vaso", json!({}));
    define(&mut desk, "habilidade", "Raiz", leaf.clone());
    desk.attach(host, "Raiz", 3);
    for arena in ARENAS {
        assert_eq!(desk.legal(arena), NOTHING);
    }
    define(&mut desk, "habilidade", "Semente", leaf);
    let told = ["error too_many_lignum APO-H13 10 <=9 [Casca, Folha, Raiz, Semente]"];
    let mut attached = desk.clone();
    attached.attach(host, "Semente", 1);
    desk.line(Section::Inventario, "Semente", 1);
    for arena in ARENAS {
        assert_eq!(attached.illegal(arena), told);
        assert_eq!(desk.illegal(arena), told);
    }
}

/// In the inventory every Lignum card has a place of its own.
#[test]
fn apo_h13_lignum_cards_share_no_place_in_the_inventory() {
    let mut desk = of_level(1);
    let bark = json!({"lignum": "ipê"});
    put(&mut desk, Section::Inventario, "habilidade", "Casca", bark);
    desk.set(Section::Inventario, "Casca", 3);
    fill(&mut desk, Section::Inventario, "item", 8);
    for arena in ARENAS {
        assert_eq!(desk.legal(arena), NOTHING);
    }
    fill(&mut desk, Section::Inventario, "item", 1);
    let told = ["error inventory_full APO-H9 12 <=11 in inventario"];
    for arena in ARENAS {
        assert_eq!(desk.illegal(arena), told);
    }
}
