//! The sideboard; what comes in from it stands in `multiversity_swaps`. MVC-M8; ruling: MVC-C21

use fabulario_engine::deck::Section;
use serde_json::json;

use super::decks::*;
use super::kit::*;

/// A sideboard holds up to fifteen cards; nobody needs one.
#[test]
fn mvc_m8_a_sideboard_holds_up_to_fifteen_cards() {
    for edition in EDITIONS {
        for copies in [0, 1, 14, 15] {
            let mut desk = mvc();
            desk.line(Section::Sideboard, "brasa", copies);
            assert_eq!(desk.legal(edition), NOTHING);
        }
        let mut desk = mvc();
        desk.line(Section::Sideboard, "brasa", 16);
        let told = ["error too_many_cards MVC-M8 16 <=15 in sideboard"];
        assert_eq!(desk.illegal(edition), told);
    }
}

/// Fifteen cards of five names are legal, sixteen of six are not.
#[test]
fn mvc_t10_fifteen_cards_are_legal_and_sixteen_illegal() {
    let mut desk = mvc();
    for n in 1..=5 {
        beside(&mut desk, &format!("s{n}"), json!({}), 3);
    }
    for edition in EDITIONS {
        assert_eq!(desk.legal(edition), NOTHING);
    }
    beside(&mut desk, "s6", json!({}), 1);
    let told = ["error too_many_cards MVC-M8 16 <=15 in sideboard"];
    for edition in EDITIONS {
        assert_eq!(desk.illegal(edition), told);
    }
}

/// The sideboard is no part of the sixty, nor of the twelve characters and energies.
#[test]
fn mvc_m8_the_sideboard_counts_for_nothing_in_the_deck() {
    let mut desk = deck(11, 38, 11);
    beside(&mut desk, "s1", json!({"type": "personagem"}), 4);
    desk.line(Section::Sideboard, "brasa", 4);
    let told = [
        "error too_few_of_type MVC-M2 11 >=12 in main",
        "error too_few_of_type MVC-M3 11 >=12 in main",
    ];
    for edition in EDITIONS {
        assert_eq!(desk.illegal(edition), told);
    }
}

/// Copies in the sideboard are counted apart from those in the deck. Ruling: MVC-C21
#[test]
fn mvc_m8_copies_in_the_sideboard_are_counted_apart() {
    let mut desk = mvc();
    desk.line(Section::Sideboard, "i1", 4);
    for edition in EDITIONS {
        assert_eq!(desk.legal(edition), NOTHING);
    }
    let lendaria =
        json!({"id": "farol", "name": "Farol Primeiro", "type": "item", "legendary": true});
    let mut desk = with(lendaria, 1);
    desk.line(Section::Sideboard, "farol", 1);
    assert_eq!(desk.legal("mvc-2026"), NOTHING);
}

/// More copies in the sideboard than a deck could hold are allowed, and told: nobody can use them.
/// Ruling: MVC-C21
#[test]
fn mvc_c21_copies_that_could_never_come_in_are_worth_a_warning() {
    for edition in EDITIONS {
        let mut desk = mvc();
        beside(&mut desk, "s1", json!({}), 4);
        assert_eq!(desk.legal(edition), NOTHING);
        desk.set(Section::Sideboard, "s1", 5);
        let told = ["warning reserve_excess MVC-M8 5 <=4 [Suplente s1]"];
        assert_eq!(desk.legal(edition), told);
    }
    let mut desk = mvc();
    beside(&mut desk, "s1", json!({"legendary": true}), 2);
    let told = ["warning reserve_excess MVC-M8 2 <=1 [Suplente s1]"];
    assert_eq!(desk.legal("mvc-2026"), told);
    assert_eq!(desk.legal("mvc-2022"), NOTHING);
    let mut desk = mvc();
    beside(&mut desk, "s1", json!({"pelotao": true}), 15);
    assert_eq!(desk.legal("mvc-2026"), NOTHING);
}
