//! Decks of fewer than sixty cards: drafts, which are not illegal for what they can still be given.
//! MVC-M1 to MVC-M3; rulings: MVC-C1, MVC-C19

use fabulario_engine::deck::Section;
use fabulario_engine::multiversity;
use serde_json::json;

use super::decks::*;
use super::kit::*;

/// A game begins with sixty cards: with fifty-nine the deck is a draft.
#[test]
fn mvc_m1_fifty_nine_cards_are_a_draft() {
    let told = ["incomplete not_playable_yet MVC-M1 59 >=60 in main"];
    for edition in EDITIONS {
        assert_eq!(deck(18, 24, 17).incomplete(edition), told);
        assert_eq!(deck(18, 23, 18).incomplete(edition), told);
        assert_eq!(deck(17, 24, 18).incomplete(edition), told);
    }
}

/// An empty deck breaks nothing: everything can still come.
#[test]
fn mvc_m1_an_empty_deck_is_a_draft() {
    let told = [
        "incomplete not_playable_yet MVC-M1 0 >=60 in main",
        "incomplete too_few_of_type MVC-M2 0 >=12 in main",
        "incomplete too_few_of_type MVC-M3 0 >=12 in main",
    ];
    for edition in EDITIONS {
        assert_eq!(deck(0, 0, 0).incomplete(edition), told);
        let nothing: Desk<multiversity::Card> = Desk::of(json!([]));
        assert_eq!(nothing.incomplete(edition), told);
    }
}

/// While the missing energies still fit the deck is incomplete; once they do not it is illegal.
#[test]
fn mvc_c19_twelve_places_for_twelve_energies() {
    for edition in EDITIONS {
        for cards in [47, 48] {
            let told = [
                format!("incomplete not_playable_yet MVC-M1 {cards} >=60 in main"),
                "incomplete too_few_of_type MVC-M3 0 >=12 in main".to_owned(),
            ];
            assert_eq!(deck(24, cards - 24, 0).incomplete(edition), told);
        }
        let told = [
            "incomplete not_playable_yet MVC-M1 49 >=60 in main",
            "error too_few_of_type MVC-M3 0 >=12 in main",
        ];
        assert_eq!(deck(24, 25, 0).illegal(edition), told);
    }
}

/// The same for characters.
#[test]
fn mvc_c19_twelve_places_for_twelve_characters() {
    for edition in EDITIONS {
        let told = [
            "incomplete not_playable_yet MVC-M1 48 >=60 in main",
            "incomplete too_few_of_type MVC-M2 0 >=12 in main",
        ];
        assert_eq!(deck(0, 24, 24).incomplete(edition), told);
        let told = [
            "incomplete not_playable_yet MVC-M1 49 >=60 in main",
            "error too_few_of_type MVC-M2 0 >=12 in main",
        ];
        assert_eq!(deck(0, 24, 25).illegal(edition), told);
    }
}

/// Missing characters and energies need places of their own: twenty-four in all.
#[test]
fn mvc_c19_characters_and_energies_do_not_share_places() {
    for edition in EDITIONS {
        let told = [
            "incomplete not_playable_yet MVC-M1 36 >=60 in main",
            "incomplete too_few_of_type MVC-M2 0 >=12 in main",
            "incomplete too_few_of_type MVC-M3 0 >=12 in main",
        ];
        assert_eq!(deck(0, 36, 0).incomplete(edition), told);
        let told = [
            "incomplete not_playable_yet MVC-M1 37 >=60 in main",
            "error too_few_of_type MVC-M2 0 >=12 in main",
            "error too_few_of_type MVC-M3 0 >=12 in main",
        ];
        assert_eq!(deck(0, 37, 0).illegal(edition), told);
    }
}

/// The last place can go to one missing card, not to two.
#[test]
fn mvc_c19_one_place_for_one_missing_card() {
    for edition in EDITIONS {
        let told = [
            "incomplete not_playable_yet MVC-M1 59 >=60 in main",
            "incomplete too_few_of_type MVC-M2 11 >=12 in main",
        ];
        assert_eq!(deck(11, 24, 24).incomplete(edition), told);
        let told = [
            "incomplete not_playable_yet MVC-M1 59 >=60 in main",
            "error too_few_of_type MVC-M2 11 >=12 in main",
            "error too_few_of_type MVC-M3 11 >=12 in main",
        ];
        assert_eq!(deck(11, 37, 11).illegal(edition), told);
    }
}

/// A full deck has no place left: eleven characters or energies are illegal.
#[test]
fn mvc_c19_a_full_deck_has_no_place_left() {
    for edition in EDITIONS {
        let told = ["error too_few_of_type MVC-M2 11 >=12 in main"];
        assert_eq!(deck(11, 24, 25).illegal(edition), told);
        let told = ["error too_few_of_type MVC-M3 11 >=12 in main"];
        assert_eq!(deck(25, 24, 11).illegal(edition), told);
    }
}

/// An overfull deck has none either, and both mistakes are told.
#[test]
fn mvc_c19_an_overfull_deck_has_no_place_left() {
    let told = [
        "error too_many_cards MVC-M1 61 <=60 in main",
        "error too_few_of_type MVC-M2 11 >=12 in main",
    ];
    for edition in EDITIONS {
        assert_eq!(deck(11, 25, 25).illegal(edition), told);
    }
}

/// What more cards cannot mend is illegal in a draft too.
#[test]
fn mvc_c1_a_draft_with_five_copies_is_illegal() {
    let mut desk = deck(18, 12, 0);
    desk.set(Section::Main, "item-0", 5);
    let told = [
        "incomplete not_playable_yet MVC-M1 31 >=60 in main",
        "incomplete too_few_of_type MVC-M3 0 >=12 in main",
        "error too_many_copies MVC-M4 5 <=4 [Cesto 0]",
    ];
    for edition in EDITIONS {
        assert_eq!(desk.illegal(edition), told);
    }
}

/// A warning changes nothing: the draft stays a draft.
#[test]
fn mvc_c1_a_draft_with_a_warning_stays_a_draft() {
    let mut desk = deck(14, 15, 18);
    for version in ["v1", "v2"] {
        desk.card(
            json!({"id": version, "name": "Faroleira", "version": version, "type": "personagem"}),
        );
        desk.line(Section::Main, version, 3);
    }
    let told = [
        "incomplete not_playable_yet MVC-M1 53 >=60 in main",
        "warning many_versions MVC-M4 6 <=4 [Faroleira, Faroleira]",
    ];
    for edition in EDITIONS {
        assert_eq!(desk.incomplete(edition), told);
    }
}

/// The sideboard fills no place of the sixty, and its cards are none of the twelve.
#[test]
fn mvc_c1_the_sideboard_completes_no_draft() {
    let mut desk = deck(11, 24, 24);
    desk.card(json!({"id": "suplente", "name": "Suplente", "type": "personagem"}));
    desk.line(Section::Sideboard, "suplente", 1);
    let told = [
        "incomplete not_playable_yet MVC-M1 59 >=60 in main",
        "incomplete too_few_of_type MVC-M2 11 >=12 in main",
    ];
    for edition in EDITIONS {
        assert_eq!(desk.incomplete(edition), told);
    }
}

/// An overfull sideboard makes a draft illegal.
#[test]
fn mvc_m8_a_draft_with_sixteen_cards_in_the_sideboard_is_illegal() {
    let mut desk = deck(18, 24, 17);
    desk.line(Section::Sideboard, "brasa", 16);
    let told = [
        "incomplete not_playable_yet MVC-M1 59 >=60 in main",
        "error too_many_cards MVC-M8 16 <=15 in sideboard",
    ];
    for edition in EDITIONS {
        assert_eq!(desk.illegal(edition), told);
    }
}

/// A draft that is given what it lacks is a deck.
#[test]
fn mvc_c1_the_last_card_completes_a_draft() {
    let mut desk = deck(11, 24, 24);
    desk.card(json!({"id": "suplente", "name": "Suplente", "type": "personagem"}));
    desk.line(Section::Main, "suplente", 1);
    for edition in EDITIONS {
        assert_eq!(desk.legal(edition), NOTHING);
    }
}
