//! The table of a hero: slots for Items, Habilidades and Companheiros. APO-H6 to APO-H8; rulings:
//! APO-P15, APO-P16

use fabulario_engine::apoteose::Card;
use fabulario_engine::deck::Section;
use serde_json::{Value, json};

use super::answers::hero;
use super::decks::*;
use super::kit::*;

/// The three places on the table: section, suit, rule.
const PLACES: [(Section, &str, &str); 3] = [
    (Section::Equipamento, "item", "APO-H6"),
    (Section::Memento, "habilidade", "APO-H7"),
    (Section::Suporte, "companheiro", "APO-H8"),
];

/// The hero has so many slots of a kind, neither more nor fewer.
#[track_caller]
fn assert_slots(desk: &Desk<Card>, place: (Section, &str, &str), slots: usize) {
    let (section, kind, rule) = place;
    let id = section.word().id;
    let taken = hero(desk, "apo-lagvig")[id]["used"].as_u64().unwrap();
    let taken = usize::try_from(taken).unwrap();
    let mut full = desk.clone();
    fill(&mut full, section, kind, slots - taken);
    let mut over = full.clone();
    fill(&mut over, section, kind, 1);
    for arena in ARENAS {
        assert_eq!(full.legal(arena), NOTHING, "{id}");
        let told = format!("error too_few_slots {rule} {} <={slots} in {id}", slots + 1);
        assert_eq!(over.illegal(arena), [told]);
    }
}

/// A hero of level 1 whose Casa prints these slots.
fn in_casa(slots: Value) -> Desk<Card> {
    let mut desk = of_level(1);
    desk.set(Section::Casa, "Casa do Cais", 0);
    let casa = Value::from_iter([("slots", slots)]);
    put(&mut desk, Section::Casa, "casa", "Casa do Morro", casa);
    desk
}

/// A hero with a Classe of level 1 that prints these slots.
fn with_classe(slots: Value) -> Desk<Card> {
    let mut desk = of_level(1);
    let classe = Value::from_iter([("path", json!(8)), ("slots", slots)]);
    put(&mut desk, Section::Classes, "classe", "Calafate", classe);
    desk
}

/// A Casa gives three slots for Items.
#[test]
fn apo_h6_a_casa_gives_three_equipamento_slots() {
    assert_slots(&of_level(1), PLACES[0], 3);
    assert_slots(&of_level(10), PLACES[0], 3);
}

/// Classes add the slots that they print, each its own.
#[test]
fn apo_h6_classes_add_equipamento_slots() {
    let mut desk = with_classe(json!({"equipamento": 1}));
    assert_slots(&desk, PLACES[0], 4);
    assert_slots(&desk, PLACES[1], 3);
    let classe = json!({"path": 9, "slots": {"equipamento": 2}});
    put(&mut desk, Section::Classes, "classe", "Doceira", classe);
    assert_slots(&desk, PLACES[0], 6);
}

/// Items and Habilidades on the table add the slots that they print, and take their own.
#[test]
fn apo_h6_items_and_habilidades_add_equipamento_slots() {
    let printed = json!({"slots": {"equipamento": 2}});
    let mut desk = of_level(1);
    put(
        &mut desk,
        Section::Equipamento,
        "item",
        "Baú",
        printed.clone(),
    );
    assert_slots(&desk, PLACES[0], 5);
    put(&mut desk, Section::Memento, "habilidade", "Jeito", printed);
    assert_slots(&desk, PLACES[0], 7);
}

/// What does not lie on the table gives no slots: not in the inventory, not attached, not misplaced.
#[test]
fn apo_h6_cards_elsewhere_add_no_slots() {
    let printed = json!({"slots": {"equipamento": 5, "memento": 5, "suporte": 5}});
    let mut desk = of_level(1);
    put(
        &mut desk,
        Section::Inventario,
        "item",
        "Baú",
        printed.clone(),
    );
    let host = put(&mut desk, Section::Inventario, "item", "Carroça", json!({}));
    define(&mut desk, "habilidade", "Jeito", printed.clone());
    desk.attach(host, "Jeito", 1);
    assert_slots(&desk, PLACES[0], 3);
    assert_slots(&desk, PLACES[1], 3);
    assert_slots(&desk, PLACES[2], 0);
    // A Classe that is carried teaches nothing and gives nothing.
    let mut printed = printed;
    printed["path"] = json!(8);
    put(
        &mut desk,
        Section::Inventario,
        "classe",
        "Calafate",
        printed,
    );
    fill(&mut desk, Section::Equipamento, "item", 4);
    let told = [
        "error too_few_slots APO-H6 4 <=3 in equipamento",
        "error wrong_card_type APO-H9 [Calafate]",
    ];
    assert_eq!(desk.illegal("apo-padrao"), told);
}

/// The slots on the Casa count as they are printed. Ruling: APO-P16
#[test]
fn apo_h6_a_casa_that_prints_slots_gives_those() {
    for slots in [0, 2, 4] {
        let desk = in_casa(json!({"equipamento": slots, "memento": 1}));
        assert_slots(&desk, PLACES[0], slots);
        assert_slots(&desk, PLACES[1], 1);
        assert_slots(&desk, PLACES[2], 0);
    }
}

/// Items are counted by copies, over all lines.
#[test]
fn apo_h6_every_copy_takes_a_slot() {
    let mut desk = of_level(1);
    put(&mut desk, Section::Equipamento, "item", "Corda", json!({}));
    desk.set(Section::Equipamento, "Corda", 2);
    desk.line(Section::Equipamento, "Corda", 1);
    assert_eq!(desk.legal("apo-lagvig"), NOTHING);
    desk.line(Section::Equipamento, "Corda", 1);
    let told = ["error too_few_slots APO-H6 4 <=3 in equipamento"];
    assert_eq!(desk.illegal("apo-padrao"), told);
}

/// A card that nobody knows takes its slot all the same.
#[test]
fn apo_h6_an_unknown_card_takes_a_slot() {
    let mut desk = of_level(1);
    fill(&mut desk, Section::Equipamento, "item", 2);
    desk.line(Section::Equipamento, "Neblina", 1);
    assert_eq!(desk.illegal("apo-padrao"), ["error unknown_card"]);
    fill(&mut desk, Section::Equipamento, "item", 1);
    let told = [
        "error unknown_card",
        "error too_few_slots APO-H6 4 <=3 in equipamento",
    ];
    assert_eq!(desk.illegal("apo-padrao"), told);
}

/// A Casa gives three slots for Habilidades.
#[test]
fn apo_h7_a_casa_gives_three_memento_slots() {
    assert_slots(&of_level(1), PLACES[1], 3);
    assert_slots(&of_level(10), PLACES[1], 3);
}

/// Classes, Items and Habilidades add the Memento slots that they print; so does the Casa's own number.
#[test]
fn apo_h7_cards_on_the_table_add_memento_slots() {
    let mut desk = with_classe(json!({"memento": 2}));
    assert_slots(&desk, PLACES[1], 5);
    assert_slots(&desk, PLACES[0], 3);
    let printed = json!({"slots": {"memento": 1}});
    put(
        &mut desk,
        Section::Equipamento,
        "item",
        "Baú",
        printed.clone(),
    );
    assert_slots(&desk, PLACES[1], 6);
    put(&mut desk, Section::Memento, "habilidade", "Jeito", printed);
    assert_slots(&desk, PLACES[1], 7);
    assert_slots(&in_casa(json!({"memento": 5})), PLACES[1], 5);
}

/// A Casa gives no Suporte slots unless it prints them: then no Companheiro lies on the table.
/// Ruling: APO-P16
#[test]
fn apo_h8_a_casa_gives_no_suporte_slots_of_itself() {
    assert_slots(&of_level(1), PLACES[2], 0);
    assert_slots(&of_level(10), PLACES[2], 0);
    assert_slots(
        &in_casa(json!({"equipamento": 3, "memento": 3})),
        PLACES[2],
        0,
    );
}

/// Casas and Classes that print Suporte slots give them; so do Items and Habilidades.
#[test]
fn apo_h8_cards_that_print_suporte_slots_give_them() {
    assert_slots(&in_casa(json!({"suporte": 2})), PLACES[2], 2);
    let mut desk = with_classe(json!({"suporte": 1}));
    assert_slots(&desk, PLACES[2], 1);
    let printed = json!({"slots": {"suporte": 1}});
    put(
        &mut desk,
        Section::Equipamento,
        "item",
        "Gaiola",
        printed.clone(),
    );
    assert_slots(&desk, PLACES[2], 2);
    put(
        &mut desk,
        Section::Memento,
        "habilidade",
        "Assobio",
        printed,
    );
    assert_slots(&desk, PLACES[2], 3);
}

/// Slots are of a kind: free ones of another do not help.
#[test]
fn apo_h8_slots_of_another_kind_do_not_help() {
    let mut desk = in_casa(json!({"equipamento": 9, "memento": 9}));
    fill(&mut desk, Section::Suporte, "companheiro", 1);
    let told = ["error too_few_slots APO-H8 1 <=0 in suporte"];
    for arena in ARENAS {
        assert_eq!(desk.illegal(arena), told);
    }
}

/// Each place on the table holds one suit; an Evento has none. Ruling: APO-P15
#[test]
fn apo_h6_h7_h8_each_place_holds_its_suit() {
    for (section, own, rule) in PLACES {
        for kind in [
            "item",
            "habilidade",
            "companheiro",
            "evento",
            "casa",
            "ente",
        ] {
            let mut desk = in_casa(json!({"equipamento": 1, "memento": 1, "suporte": 1}));
            put(&mut desk, section, kind, "Sombra", json!({}));
            for arena in ARENAS {
                if kind == own {
                    assert_eq!(desk.legal(arena), NOTHING);
                } else {
                    let told = format!("error wrong_card_type {rule} [Sombra]");
                    assert_eq!(desk.illegal(arena), [told]);
                }
            }
        }
    }
}

/// No number of slots wraps around either.
#[test]
fn billions_of_slots_are_counted_in_full() {
    let mut desk = of_level(1);
    let printed = json!({"slots": {"equipamento": 255, "memento": 255, "suporte": 255}});
    put(&mut desk, Section::Equipamento, "item", "Baú", printed);
    desk.set(Section::Equipamento, "Baú", 4_000_000_000);
    // Each copy gives more than it takes, as far as thirty-two bits can tell.
    assert_eq!(desk.legal("apo-padrao"), NOTHING);
}
