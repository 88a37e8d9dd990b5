//! Sizes and types of a Multiversity deck: MVC-M1 to MVC-M3, MVC-M7. Copies stand in
//! `multiversity_copies`, the sideboard (MVC-M8) in `multiversity_sideboard`.

use fabulario_engine::deck::Section;
use serde_json::json;

use super::answers::played;
use super::decks::*;
use super::kit::*;

/// A deck holds at most sixty cards, and sixty are enough.
#[test]
fn mvc_m1_sixty_cards_are_a_playable_deck() {
    for edition in EDITIONS {
        assert_eq!(deck(18, 24, 18).legal(edition), NOTHING);
    }
}

/// The sixty-first card is one too many.
#[test]
fn mvc_m1_sixty_one_cards_are_illegal() {
    for edition in EDITIONS {
        let told = ["error too_many_cards MVC-M1 61 <=60 in main"];
        assert_eq!(deck(18, 24, 19).illegal(edition), told);
        assert_eq!(deck(18, 25, 18).illegal(edition), told);
        assert_eq!(deck(19, 24, 18).illegal(edition), told);
    }
}

/// Sixty is counted over every line, whatever card it is.
#[test]
fn mvc_m1_lines_of_one_card_add_up() {
    let mut desk = deck(18, 24, 17);
    desk.line(Section::Main, "brasa", 1);
    assert_eq!(desk.legal("mvc-2022"), NOTHING);
    desk.line(Section::Main, "brasa", 1);
    let told = ["error too_many_cards MVC-M1 61 <=60 in main"];
    assert_eq!(desk.illegal("mvc-2022"), told);
}

/// No number of copies makes the count wrap around.
#[test]
fn mvc_m1_billions_of_copies_are_counted_in_full() {
    let mut desk = mvc();
    for _ in 0..3 {
        desk.line(Section::Main, "brasa", 4_000_000_000);
        desk.line(Section::Main, "i1", 4_000_000_000);
        desk.line(Section::Sideboard, "p1", 4_000_000_000);
    }
    let told = [
        "error too_many_cards MVC-M1 24000000060 <=60 in main",
        "error too_many_copies MVC-M4 12000000004 <=4 [Item 1]",
        "error too_many_cards MVC-M8 12000000000 <=15 in sideboard",
        "warning reserve_excess MVC-M8 12000000000 <=4 [Personagem 1]",
    ];
    for edition in EDITIONS {
        assert_eq!(desk.illegal(edition), told);
    }
}

/// A deck has at least twelve characters.
#[test]
fn mvc_m2_twelve_characters_are_enough() {
    for edition in EDITIONS {
        assert_eq!(deck(12, 24, 24).legal(edition), NOTHING);
        assert_eq!(deck(13, 24, 23).legal(edition), NOTHING);
    }
}

/// Eleven characters are too few, and nothing else takes their place.
#[test]
fn mvc_m2_eleven_characters_are_illegal() {
    for edition in EDITIONS {
        let told = ["error too_few_of_type MVC-M2 11 >=12 in main"];
        assert_eq!(deck(11, 24, 25).illegal(edition), told);
        let told = ["error too_few_of_type MVC-M2 0 >=12 in main"];
        assert_eq!(deck(0, 24, 36).illegal(edition), told);
    }
}

/// It is cards that count, not names: three characters four times are twelve.
#[test]
fn mvc_m2_every_copy_counts() {
    let desk = deck(12, 24, 24);
    let characters = desk
        .cards
        .iter()
        .filter(|card| card.id.starts_with("personagem"));
    assert_eq!(characters.count(), 3);
    assert_eq!(desk.legal("mvc-2022"), NOTHING);
}

/// A deck has at least twelve energies.
#[test]
fn mvc_m3_twelve_energies_are_enough() {
    for edition in EDITIONS {
        assert_eq!(deck(24, 24, 12).legal(edition), NOTHING);
        assert_eq!(deck(24, 23, 13).legal(edition), NOTHING);
    }
}

/// Eleven energies are too few.
#[test]
fn mvc_m3_eleven_energies_are_illegal() {
    for edition in EDITIONS {
        let told = ["error too_few_of_type MVC-M3 11 >=12 in main"];
        assert_eq!(deck(24, 25, 11).illegal(edition), told);
        let told = ["error too_few_of_type MVC-M3 0 >=12 in main"];
        assert_eq!(deck(30, 30, 0).illegal(edition), told);
    }
}

/// Advanced and Prismática energies are energies: four and four of them leave four to the basic ones.
#[test]
fn mvc_m3_advanced_energies_are_energies() {
    let of = |basic: u32| {
        let mut desk = deck(24, 28 - basic, basic);
        for (id, name, energy) in [
            ("vortice", "Vórtice", "avancada"),
            ("prisma", "Prisma de Maré", "prismatica"),
        ] {
            desk.card(json!({"id": id, "name": name, "type": "energia", "energy": energy}));
            desk.line(Section::Main, id, 4);
        }
        desk
    };
    for edition in EDITIONS {
        assert_eq!(of(4).legal(edition), NOTHING);
        let told = ["error too_few_of_type MVC-M3 11 >=12 in main"];
        assert_eq!(of(3).illegal(edition), told);
    }
}

/// Characters and energies are asked for apart: a deck may lack both.
#[test]
fn mvc_m3_both_shortages_are_told() {
    for edition in EDITIONS {
        let told = [
            "error too_few_of_type MVC-M2 11 >=12 in main",
            "error too_few_of_type MVC-M3 11 >=12 in main",
        ];
        assert_eq!(deck(11, 38, 11).illegal(edition), told);
    }
}

/// Types of characters are free: all twelve in one deck, with energies of types that no character has.
#[test]
fn mvc_m7_characters_of_any_types_mix() {
    let worlds = [
        "natureza",
        "vida",
        "morte",
        "divino",
        "elemental",
        "tecsci",
        "magia",
        "mental",
        "fisico",
        "poder-energetico",
        "fera",
        "cosmico",
    ];
    let mut desk = deck(0, 24, 24);
    for world in worlds {
        let card = json!({"id": world, "name": format!("Andarilho {world}"), "type": "personagem", "world": world});
        desk.card(card);
        desk.line(Section::Main, world, 1);
    }
    for edition in EDITIONS {
        assert_eq!(desk.legal(edition), NOTHING);
    }
}

/// A single type is as good as twelve, and its energies may be of another one.
#[test]
fn mvc_m7_one_type_alone_is_allowed() {
    let mut desk = deck(0, 24, 0);
    for n in 0..6 {
        let id = format!("fera-{n}");
        let name = format!("Onça {n}");
        desk.card(json!({"id": id, "name": name, "type": "personagem", "world": "fera"}));
        desk.line(Section::Main, &id, 3);
    }
    desk.card(json!({"id": "lodo", "name": "Lodo", "type": "energia", "energy": "basica", "world": "morte"}));
    desk.line(Section::Main, "lodo", 18);
    for edition in EDITIONS {
        assert_eq!(desk.legal(edition), NOTHING);
    }
}

/// Eighteen characters are six three times each, or four four times each and one twice.
#[test]
fn mvc_t7_both_ways_to_eighteen_characters_are_legal() {
    let characters = |desk: &Desk<_>, edition: &str| {
        let played = played(desk, edition).into_iter();
        let characters = played.filter(|line| line.contains("Personagem"));
        characters.collect::<Vec<_>>()
    };
    let mut desk = mvc();
    let thrice = (1..=6).map(|n| format!("3 Personagem {n} in main"));
    let thrice: Vec<String> = thrice.collect();
    let fourfold = [
        "4 Personagem 1 in main",
        "4 Personagem 2 in main",
        "4 Personagem 3 in main",
        "4 Personagem 4 in main",
        "2 Personagem 5 in main",
    ];
    for edition in EDITIONS {
        assert_eq!(characters(&desk, edition), thrice);
    }
    for (id, copies) in [
        ("p1", 4),
        ("p2", 4),
        ("p3", 4),
        ("p4", 4),
        ("p5", 2),
        ("p6", 0),
    ] {
        desk.set(Section::Main, id, copies);
    }
    for edition in EDITIONS {
        assert_eq!(characters(&desk, edition), fourfold);
    }
}

/// Of sixty cards eleven characters are illegal and twelve legal; the same for energies.
#[test]
fn mvc_t8_eleven_are_illegal_and_twelve_legal() {
    for edition in EDITIONS {
        let told = ["error too_few_of_type MVC-M2 11 >=12 in main"];
        assert_eq!(deck(11, 31, 18).illegal(edition), told);
        assert_eq!(deck(12, 30, 18).legal(edition), NOTHING);
        let told = ["error too_few_of_type MVC-M3 11 >=12 in main"];
        assert_eq!(deck(18, 31, 11).illegal(edition), told);
        assert_eq!(deck(18, 30, 12).legal(edition), NOTHING);
    }
}

/// A card that nobody knows makes a deck illegal, but it has its place among the sixty.
#[test]
fn an_unknown_card_counts_and_is_told_once_for_each_name() {
    let mut desk = deck(18, 20, 18);
    desk.line(Section::Main, "fumaca", 1);
    desk.line(Section::Main, "fumaca", 2);
    desk.line(Section::Main, "neblina", 1);
    for edition in EDITIONS {
        assert_eq!(
            desk.illegal(edition),
            ["error unknown_card", "error unknown_card"]
        );
    }
}

/// An unknown card is of no type: it is no twelfth character.
#[test]
fn an_unknown_card_is_no_character() {
    let mut desk = deck(11, 24, 24);
    desk.line(Section::Main, "fumaca", 1);
    let told = [
        "error unknown_card",
        "error too_few_of_type MVC-M2 11 >=12 in main",
    ];
    for edition in EDITIONS {
        assert_eq!(desk.illegal(edition), told);
    }
}

/// The rules of 2026 hold from the day on which they were first seen, those of 2022 from theirs.
#[test]
fn an_edition_holds_from_its_first_day_on() {
    let mut desk = mvc();
    for (edition, before, first) in [
        ("mvc-2022", "2022-06-30", "2022-07-01"),
        ("mvc-2026", "2026-07-20", "2026-07-21"),
    ] {
        desk.on = day(before);
        assert_eq!(desk.illegal(edition), ["error format_not_in_force"]);
        desk.on = day(first);
        assert_eq!(desk.legal(edition), NOTHING);
    }
}
