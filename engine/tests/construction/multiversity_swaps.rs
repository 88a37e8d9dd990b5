//! Cards that come in from the sideboard for others. MVC-M8; ruling: MVC-C21

use fabulario_engine::deck::Section;
use fabulario_engine::multiversity::Card;
use serde_json::json;

use super::answers::played;
use super::decks::*;
use super::kit::*;

/// A swap is one card for one: what goes out lies in the sideboard, what comes in in the deck.
#[test]
fn mvc_m8_a_swap_moves_one_card_for_one() {
    let mut desk = deck(12, 24, 24);
    beside(&mut desk, "s1", json!({}), 2);
    desk.swap("item-0", "s1", 1);
    let after = [
        "24 Brasa in main",
        "4 Vigia 0 in main",
        "4 Vigia 1 in main",
        "4 Vigia 2 in main",
        "3 Cesto 0 in main",
        "4 Cesto 1 in main",
        "4 Cesto 2 in main",
        "4 Cesto 3 in main",
        "4 Cesto 4 in main",
        "4 Cesto 5 in main",
        "1 Suplente s1 in main",
        "1 Cesto 0 in sideboard",
        "1 Suplente s1 in sideboard",
    ];
    for edition in EDITIONS {
        assert_eq!(desk.legal(edition), NOTHING);
        assert_eq!(played(&desk, edition), after);
    }
}

/// Several copies go out for as many, and from several lines.
#[test]
fn mvc_m8_a_swap_moves_several_copies_at_once() {
    let mut desk = deck(12, 2, 44);
    desk.line(Section::Main, "item-0", 2);
    beside(&mut desk, "s1", json!({}), 3);
    desk.line(Section::Sideboard, "s1", 1);
    desk.swap("item-0", "s1", 4);
    let after = [
        "44 Brasa in main",
        "4 Vigia 0 in main",
        "4 Vigia 1 in main",
        "4 Vigia 2 in main",
        "4 Suplente s1 in main",
        "4 Cesto 0 in sideboard",
    ];
    for edition in EDITIONS {
        assert_eq!(desk.legal(edition), NOTHING);
        assert_eq!(played(&desk, edition), after);
    }
}

/// No more copies move than the swap says, however many lines they stand in.
#[test]
fn mvc_m8_a_swap_moves_no_more_than_it_says() {
    let mut desk = deck(12, 2, 44);
    desk.line(Section::Main, "item-0", 2);
    beside(&mut desk, "s1", json!({}), 2);
    desk.line(Section::Sideboard, "s1", 2);
    desk.swap("item-0", "s1", 3);
    let after = [
        "44 Brasa in main",
        "4 Vigia 0 in main",
        "4 Vigia 1 in main",
        "4 Vigia 2 in main",
        "1 Cesto 0 in main",
        "3 Suplente s1 in main",
        "3 Cesto 0 in sideboard",
        "1 Suplente s1 in sideboard",
    ];
    for edition in EDITIONS {
        assert_eq!(desk.legal(edition), NOTHING);
        assert_eq!(played(&desk, edition), after);
    }
}

/// Swaps come one after the other: what came in may go out again.
#[test]
fn mvc_m8_a_swap_can_be_undone_by_another() {
    let mut desk = deck(12, 24, 24);
    beside(&mut desk, "s1", json!({}), 1);
    let before = played(&desk, "mvc-2026");
    desk.swap("item-0", "s1", 1).swap("s1", "item-0", 1);
    assert_eq!(desk.legal("mvc-2026"), NOTHING);
    assert_eq!(played(&desk, "mvc-2026"), before);
}

/// A full sideboard stays full: a swap takes out as many as it puts in.
#[test]
fn mvc_m8_a_swap_leaves_fifteen_cards_in_the_sideboard() {
    let mut desk = deck(12, 24, 24);
    desk.line(Section::Sideboard, "brasa", 15);
    desk.swap("item-0", "brasa", 4);
    for edition in EDITIONS {
        assert_eq!(desk.legal(edition), NOTHING);
    }
}

/// A swap keeps the least number of characters and of energies.
#[test]
fn mvc_m8_a_swap_keeps_twelve_characters_and_energies() {
    let swapped = |mut desk: Desk<Card>, out: &str| {
        beside(&mut desk, "s1", json!({}), 1);
        desk.swap(out, "s1", 1);
        desk
    };
    for edition in EDITIONS {
        let desk = swapped(deck(13, 23, 24), "personagem-0");
        assert_eq!(desk.legal(edition), NOTHING);
        let desk = swapped(deck(12, 24, 24), "personagem-0");
        let told = ["error too_few_of_type MVC-M2 11 >=12 in main"];
        assert_eq!(desk.illegal(edition), told);
        let desk = swapped(deck(24, 23, 13), "brasa");
        assert_eq!(desk.legal(edition), NOTHING);
        let desk = swapped(deck(24, 24, 12), "brasa");
        let told = ["error too_few_of_type MVC-M3 11 >=12 in main"];
        assert_eq!(desk.illegal(edition), told);
    }
}

/// A swap keeps the limit of copies: a fifth one may wait outside, not come in.
#[test]
fn mvc_m8_a_swap_keeps_the_limit_of_copies() {
    let mut desk = mvc();
    desk.line(Section::Sideboard, "i1", 1);
    for edition in EDITIONS {
        assert_eq!(desk.legal(edition), NOTHING);
    }
    desk.swap("p1", "i1", 1);
    let told = ["error too_many_copies MVC-M4 5 <=4 [Item 1]"];
    for edition in EDITIONS {
        assert_eq!(desk.illegal(edition), told);
    }
    let mut desk = mvc();
    beside(&mut desk, "s1", json!({"legendary": true}), 2);
    desk.swap("p1", "s1", 2);
    let told = ["error too_many_copies MVC-M9 2 <=1 [Suplente s1]"];
    assert_eq!(desk.illegal("mvc-2026"), told);
    assert_eq!(desk.legal("mvc-2022"), NOTHING);
}

/// What counts is the deck after the swap: it may mend what was wrong before.
#[test]
fn mvc_m8_a_swap_may_mend_a_deck() {
    let mut desk = deck(11, 25, 24);
    beside(&mut desk, "s1", json!({"type": "personagem"}), 1);
    let told = ["error too_few_of_type MVC-M2 11 >=12 in main"];
    for edition in EDITIONS {
        assert_eq!(desk.illegal(edition), told);
    }
    desk.swap("item-0", "s1", 1);
    for edition in EDITIONS {
        assert_eq!(desk.legal(edition), NOTHING);
    }
}

/// Nothing goes out alone, nothing comes in alone: the deck keeps its sixty cards.
#[test]
fn mvc_m8_half_a_swap_is_refused() {
    for (out, into, named) in [
        ("p1", "", " [Personagem 1]"),
        ("", "brasa", " [Brasa]"),
        ("", "", ""),
    ] {
        let mut desk = mvc();
        desk.line(Section::Sideboard, "brasa", 1);
        desk.swap(out, into, 1);
        let told = [format!("error swap_not_one_for_one MVC-M8 1{named}")];
        for edition in EDITIONS {
            assert_eq!(desk.illegal(edition), told);
        }
    }
}

/// What comes in must lie in the sideboard, in as many copies.
#[test]
fn mvc_m8_what_is_not_in_the_sideboard_cannot_come_in() {
    let swapped = |into: &str, copies: u32| {
        let mut desk = mvc();
        beside(&mut desk, "s1", json!({}), 2);
        desk.swap("p1", into, copies);
        desk
    };
    for edition in EDITIONS {
        assert_eq!(swapped("s1", 2).legal(edition), NOTHING);
        let told = ["error swap_not_there MVC-M8 3 [Personagem 1, Suplente s1]"];
        assert_eq!(swapped("s1", 3).illegal(edition), told);
        let told = ["error swap_not_there MVC-M8 1 [Personagem 1, Brasa]"];
        assert_eq!(swapped("brasa", 1).illegal(edition), told);
        let told = ["error swap_not_there MVC-M8 1 [Personagem 1]"];
        assert_eq!(swapped("fumaca", 1).illegal(edition), told);
    }
}

/// What goes out must lie in the deck, in as many copies.
#[test]
fn mvc_m8_what_is_not_in_the_deck_cannot_go_out() {
    let swapped = |out: &str, copies: u32| {
        let mut desk = mvc();
        beside(&mut desk, "s1", json!({}), 4);
        beside(&mut desk, "s2", json!({}), 4);
        desk.swap(out, "s1", copies);
        desk
    };
    for edition in EDITIONS {
        assert_eq!(swapped("p1", 3).legal(edition), NOTHING);
        let told = ["error swap_not_there MVC-M8 4 [Personagem 1, Suplente s1]"];
        assert_eq!(swapped("p1", 4).illegal(edition), told);
        let told = ["error swap_not_there MVC-M8 1 [Suplente s2, Suplente s1]"];
        assert_eq!(swapped("s2", 1).illegal(edition), told);
        let told = ["error swap_not_there MVC-M8 1 [Suplente s1]"];
        assert_eq!(swapped("fumaca", 1).illegal(edition), told);
        let told = ["error swap_not_there MVC-M8 4294967295 [Brasa, Suplente s1]"];
        assert_eq!(swapped("brasa", u32::MAX).illegal(edition), told);
    }
}

/// A swap that cannot be made is left out whole; the others are made.
#[test]
fn mvc_m8_an_impossible_swap_changes_nothing() {
    let mut desk = deck(13, 23, 24);
    beside(&mut desk, "s1", json!({}), 2);
    // Made, it would leave eleven characters: the first one is not.
    desk.swap("personagem-0", "s1", 3)
        .swap("personagem-0", "s1", 1);
    let told = ["error swap_not_there MVC-M8 3 [Vigia 0, Suplente s1]"];
    for edition in EDITIONS {
        assert_eq!(desk.illegal(edition), told);
    }
}

/// A card that was swapped out lies in the sideboard: it cannot go out a second time.
#[test]
fn mvc_m8_a_card_goes_out_once() {
    let mut desk = deck(13, 23, 24);
    beside(&mut desk, "s1", json!({}), 2);
    desk.swap("personagem-3", "s1", 1)
        .swap("personagem-3", "s1", 1);
    let told = ["error swap_not_there MVC-M8 1 [Vigia 3, Suplente s1]"];
    for edition in EDITIONS {
        assert_eq!(desk.illegal(edition), told);
    }
}

/// Each swap that is refused is told by its own tag.
#[test]
fn mvc_m8_swaps_are_told_by_their_tags() {
    let mut desk = mvc();
    beside(&mut desk, "s1", json!({}), 1);
    desk.swap("p1", "brasa", 1)
        .swap("p1", "s1", 1)
        .swap("p1", "", 1);
    let told = [
        ("swap_not_there", vec![1000]),
        ("swap_not_one_for_one", vec![1002]),
    ];
    for edition in EDITIONS {
        assert_eq!(desk.lines_of(edition), told);
    }
}
