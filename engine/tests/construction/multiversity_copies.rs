//! Copies in a Multiversity deck: MVC-M4 to MVC-M6, MVC-M9, MVC-M10.

use fabulario_engine::deck::Section;
use serde_json::{Value, json};

use super::decks::*;
use super::kit::*;

fn character() -> Value {
    json!({"id": "barqueira", "name": "Barqueira do Norte", "type": "personagem"})
}

fn item() -> Value {
    json!({"id": "remo", "name": "Remo Partido", "type": "item"})
}

fn energy(kind: &str) -> Value {
    json!({"id": "fonte", "name": "Fonte Clara", "type": "energia", "energy": kind})
}

/// The same card with a classification.
fn and(mut card: Value, marks: &[&str]) -> Value {
    for mark in marks {
        card[*mark] = json!(true);
    }
    card
}

/// A character may have up to four copies.
#[test]
fn mvc_m4_a_fifth_copy_of_a_character_is_illegal() {
    for edition in EDITIONS {
        assert_eq!(with(character(), 3).legal(edition), NOTHING);
        assert_eq!(with(character(), 4).legal(edition), NOTHING);
        let told = ["error too_many_copies MVC-M4 5 <=4 [Barqueira do Norte]"];
        assert_eq!(with(character(), 5).illegal(edition), told);
    }
}

/// An item may have up to four copies, however it is used.
#[test]
fn mvc_m4_a_fifth_copy_of_an_item_is_illegal() {
    for kind in ["permanente", "volatil", "anexavel"] {
        let mut item = item();
        item["item"] = json!(kind);
        for edition in EDITIONS {
            assert_eq!(with(item.clone(), 3).legal(edition), NOTHING);
            assert_eq!(with(item.clone(), 4).legal(edition), NOTHING);
            let told = ["error too_many_copies MVC-M4 5 <=4 [Remo Partido]"];
            assert_eq!(with(item.clone(), 5).illegal(edition), told);
        }
    }
}

/// Copies are counted over the whole deck, not line by line.
#[test]
fn mvc_m4_copies_in_several_lines_add_up() {
    let mut desk = with(character(), 2);
    without_items(&mut desk, 5);
    desk.line(Section::Main, "barqueira", 3);
    let told = ["error too_many_copies MVC-M4 5 <=4 [Barqueira do Norte]"];
    for edition in EDITIONS {
        assert_eq!(desk.illegal(edition), told);
    }
}

/// The name makes the copy, not the id: a second printing counts with the first.
#[test]
fn mvc_m4_printings_of_one_name_are_copies() {
    let mut desk = with(character(), 3);
    without_items(&mut desk, 4);
    desk.card(json!({"id": "barqueira-promo", "name": "Barqueira do Norte", "type": "personagem", "sets": ["promo"]}));
    desk.line(Section::Main, "barqueira-promo", 1);
    for edition in EDITIONS {
        assert_eq!(desk.legal(edition), NOTHING);
    }
    desk.set(Section::Main, "barqueira-promo", 2);
    without_items(&mut desk, 5);
    let told = ["error too_many_copies MVC-M4 5 <=4 [Barqueira do Norte, Barqueira do Norte]"];
    for edition in EDITIONS {
        assert_eq!(desk.illegal(edition), told);
    }
}

/// Every card over the limit is told, in the order in which they were written.
#[test]
fn mvc_m4_every_card_over_the_limit_is_told() {
    let mut desk = mvc();
    desk.set(Section::Main, "p2", 5)
        .set(Section::Main, "p1", 6)
        .set(Section::Main, "p3", 0)
        .set(Section::Main, "p4", 1);
    let told = [
        "error too_many_copies MVC-M4 6 <=4 [Personagem 1]",
        "error too_many_copies MVC-M4 5 <=4 [Personagem 2]",
    ];
    for edition in EDITIONS {
        assert_eq!(desk.illegal(edition), told);
    }
}

/// Basic energies have no limit: the fifth is as good as the thirty-sixth.
#[test]
fn mvc_m5_any_number_of_a_basic_energy_is_legal() {
    for edition in EDITIONS {
        for copies in [4, 5, 24] {
            assert_eq!(with(energy("basica"), copies).legal(edition), NOTHING);
        }
        assert_eq!(deck(12, 12, 36).legal(edition), NOTHING);
    }
}

/// An advanced energy may have up to four copies, as characters do.
#[test]
fn mvc_m6_a_fifth_copy_of_an_advanced_energy_is_illegal() {
    for edition in EDITIONS {
        assert_eq!(with(energy("avancada"), 3).legal(edition), NOTHING);
        assert_eq!(with(energy("avancada"), 4).legal(edition), NOTHING);
        let told = ["error too_many_copies MVC-M6 5 <=4 [Fonte Clara]"];
        assert_eq!(with(energy("avancada"), 5).illegal(edition), told);
    }
}

/// A Prismática is an advanced energy: up to four copies.
#[test]
fn mvc_m6_a_fifth_copy_of_a_prismatica_is_illegal() {
    for edition in EDITIONS {
        assert_eq!(with(energy("prismatica"), 4).legal(edition), NOTHING);
        let told = ["error too_many_copies MVC-M6 5 <=4 [Fonte Clara]"];
        assert_eq!(with(energy("prismatica"), 5).illegal(edition), told);
    }
}

/// What an advanced energy gives does not matter: one that gives a single energy is advanced all the same.
#[test]
fn mvc_m6_the_kind_decides_and_not_what_it_gives() {
    let mut card = energy("avancada");
    card["gives"] = json!(1);
    let told = ["error too_many_copies MVC-M6 5 <=4 [Fonte Clara]"];
    assert_eq!(with(card, 5).illegal("mvc-2022"), told);
    let mut card = energy("basica");
    card["gives"] = json!(2);
    assert_eq!(with(card, 5).legal("mvc-2022"), NOTHING);
}

/// A Lendária has one copy, whatever its type; the rules of 2022 do not know the word.
#[test]
fn mvc_m9_a_second_copy_of_a_lendaria_is_illegal_since_2026() {
    for (card, name, rule) in [
        (character(), "Barqueira do Norte", "MVC-M4"),
        (item(), "Remo Partido", "MVC-M4"),
        (energy("avancada"), "Fonte Clara", "MVC-M6"),
        (energy("prismatica"), "Fonte Clara", "MVC-M6"),
    ] {
        let card = and(card, &["legendary"]);
        assert_eq!(with(card.clone(), 1).legal("mvc-2026"), NOTHING);
        let told = [format!("error too_many_copies MVC-M9 2 <=1 [{name}]")];
        assert_eq!(with(card.clone(), 2).illegal("mvc-2026"), told);
        assert_eq!(with(card.clone(), 2).legal("mvc-2022"), NOTHING);
        assert_eq!(with(card.clone(), 4).legal("mvc-2022"), NOTHING);
        let told = [format!("error too_many_copies {rule} 5 <=4 [{name}]")];
        assert_eq!(with(card.clone(), 5).illegal("mvc-2022"), told);
    }
}

/// An Épica has one copy, whatever its type; the rules of 2022 do not know the word.
#[test]
fn mvc_m9_a_second_copy_of_an_epica_is_illegal_since_2026() {
    for (card, name, rule) in [
        (character(), "Barqueira do Norte", "MVC-M4"),
        (item(), "Remo Partido", "MVC-M4"),
        (energy("avancada"), "Fonte Clara", "MVC-M6"),
    ] {
        let card = and(card, &["epic"]);
        assert_eq!(with(card.clone(), 1).legal("mvc-2026"), NOTHING);
        let told = [format!("error too_many_copies MVC-M9 2 <=1 [{name}]")];
        assert_eq!(with(card.clone(), 2).illegal("mvc-2026"), told);
        assert_eq!(with(card.clone(), 4).legal("mvc-2022"), NOTHING);
        let told = [format!("error too_many_copies {rule} 5 <=4 [{name}]")];
        assert_eq!(with(card.clone(), 5).illegal("mvc-2022"), told);
    }
}

/// A card that is Lendária and Épica is told once.
#[test]
fn mvc_m9_both_classifications_are_one_finding() {
    let card = and(item(), &["legendary", "epic"]);
    assert_eq!(with(card.clone(), 1).legal("mvc-2026"), NOTHING);
    let told = ["error too_many_copies MVC-M9 2 <=1 [Remo Partido]"];
    assert_eq!(with(card, 2).illegal("mvc-2026"), told);
}

/// One copy each: several Lendárias of different names stand in one deck.
#[test]
fn mvc_m9_different_lendarias_stand_together() {
    let mut desk = with(and(character(), &["legendary"]), 1);
    desk.card(and(item(), &["legendary"]));
    desk.card(and(energy("avancada"), &["epic"]));
    desk.line(Section::Main, "remo", 1);
    desk.line(Section::Main, "fonte", 1);
    without_items(&mut desk, 3);
    assert_eq!(desk.legal("mvc-2026"), NOTHING);
}

/// The classification decides, not the rarity: four copies of an Ultra-rara, one of a common Lendária.
#[test]
fn mvc_m9_rarity_does_not_limit_copies() {
    for rarity in ["comum", "incomum", "rara", "super-rara", "ultra-rara"] {
        let mut card = character();
        card["rarity"] = json!(rarity);
        for edition in EDITIONS {
            assert_eq!(with(card.clone(), 4).legal(edition), NOTHING);
            let told = ["error too_many_copies MVC-M4 5 <=4 [Barqueira do Norte]"];
            assert_eq!(with(card.clone(), 5).illegal(edition), told);
        }
        let told = ["error too_many_copies MVC-M9 2 <=1 [Barqueira do Norte]"];
        let card = and(card, &["legendary"]);
        assert_eq!(with(card, 2).illegal("mvc-2026"), told);
    }
}

/// A card with Pelotão has any number of copies; the rules of 2022 do not know the word.
#[test]
fn mvc_m10_any_number_of_a_pelotao_is_legal_since_2026() {
    for (card, name, rule) in [
        (character(), "Barqueira do Norte", "MVC-M4"),
        (item(), "Remo Partido", "MVC-M4"),
        (energy("avancada"), "Fonte Clara", "MVC-M6"),
    ] {
        let card = and(card, &["pelotao"]);
        for copies in [4, 5, 24] {
            assert_eq!(with(card.clone(), copies).legal("mvc-2026"), NOTHING);
        }
        assert_eq!(with(card.clone(), 4).legal("mvc-2022"), NOTHING);
        let told = [format!("error too_many_copies {rule} 5 <=4 [{name}]")];
        assert_eq!(with(card.clone(), 5).illegal("mvc-2022"), told);
    }
}

/// Lendária and Épica come before Pelotão: one copy. Ruling: MVC-C20
#[test]
fn mvc_m10_a_lendaria_or_epica_with_pelotao_has_one_copy() {
    for mark in ["legendary", "epic"] {
        let card = and(character(), &[mark, "pelotao"]);
        assert_eq!(with(card.clone(), 1).legal("mvc-2026"), NOTHING);
        let told = ["error too_many_copies MVC-M9 2 <=1 [Barqueira do Norte]"];
        assert_eq!(with(card.clone(), 2).illegal("mvc-2026"), told);
        assert_eq!(with(card.clone(), 4).legal("mvc-2022"), NOTHING);
    }
}

/// Lendária comes before the limits by type, and so before the freedom of basic energies. Ruling: MVC-C20
#[test]
fn mvc_m9_a_basic_energy_that_is_lendaria_has_one_copy() {
    let card = and(energy("basica"), &["legendary"]);
    assert_eq!(with(card.clone(), 1).legal("mvc-2026"), NOTHING);
    let told = ["error too_many_copies MVC-M9 2 <=1 [Fonte Clara]"];
    assert_eq!(with(card.clone(), 2).illegal("mvc-2026"), told);
    assert_eq!(with(card, 24).legal("mvc-2022"), NOTHING);
}

/// Five copies: illegal of an item, illegal of an advanced energy, legal of a basic one.
#[test]
fn mvc_t9_five_copies_of_an_item_an_advanced_and_a_basic_energy() {
    for edition in EDITIONS {
        let told = ["error too_many_copies MVC-M4 5 <=4 [Remo Partido]"];
        assert_eq!(with(item(), 5).illegal(edition), told);
        let told = ["error too_many_copies MVC-M6 5 <=4 [Fonte Clara]"];
        assert_eq!(with(energy("avancada"), 5).illegal(edition), told);
        assert_eq!(with(energy("basica"), 5).legal(edition), NOTHING);
    }
}
