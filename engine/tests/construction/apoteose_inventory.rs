//! What a hero carries. APO-H9; ruling: APO-P15

use fabulario_engine::deck::Section;
use serde_json::json;

use super::decks::*;
use super::kit::*;

/// The inventory holds ten cards and as many as the level: eleven to twenty.
#[test]
fn apo_h9_the_inventory_holds_the_level_and_ten() {
    for level in [1_u8, 2, 7, 10] {
        let most = usize::from(level) + 10;
        let mut desk = of_level(level);
        fill(&mut desk, Section::Inventario, "item", most);
        for arena in ARENAS {
            assert_eq!(desk.legal(arena), NOTHING);
        }
        fill(&mut desk, Section::Inventario, "item", 1);
        let told = [format!(
            "error inventory_full APO-H9 {} <={most} in inventario",
            most + 1
        )];
        for arena in ARENAS {
            assert_eq!(desk.illegal(arena), told);
        }
    }
}

/// All four suits of resources may be carried; the three of the sheet may not.
#[test]
fn apo_h9_the_inventory_holds_resources() {
    for kind in ["item", "habilidade", "companheiro", "evento"] {
        let mut desk = of_level(1);
        put(&mut desk, Section::Inventario, kind, "Trouxa", json!({}));
        for arena in ARENAS {
            assert_eq!(desk.legal(arena), NOTHING);
        }
    }
    for kind in ["casa", "classe", "ente"] {
        let mut desk = of_level(1);
        put(&mut desk, Section::Inventario, kind, "Trouxa", json!({}));
        for arena in ARENAS {
            assert_eq!(
                desk.illegal(arena),
                ["error wrong_card_type APO-H9 [Trouxa]"]
            );
        }
    }
}

/// What lies on the table is not in the inventory, and its slots are not the table's.
#[test]
fn apo_h9_table_and_inventory_are_counted_apart() {
    let mut desk = apo();
    fill(&mut desk, Section::Inventario, "companheiro", 16);
    fill(&mut desk, Section::Equipamento, "item", 5);
    for arena in ARENAS {
        assert_eq!(desk.legal(arena), NOTHING);
    }
}

/// No number of copies makes a count wrap around.
#[test]
fn billions_of_cards_on_the_table_are_counted_in_full() {
    let mut desk = of_level(1);
    for (section, kind, name) in [
        (Section::Equipamento, "item", "Corda"),
        (Section::Memento, "habilidade", "Nó"),
        (Section::Suporte, "companheiro", "Siri"),
        (Section::Inventario, "evento", "Ressaca"),
    ] {
        put(&mut desk, section, kind, name, json!({}));
        desk.set(section, name, 4_000_000_000);
        desk.line(section, name, 4_000_000_000);
    }
    let told = [
        "error too_few_slots APO-H6 8000000000 <=3 in equipamento",
        "error too_few_slots APO-H7 8000000000 <=3 in memento",
        "error too_few_slots APO-H8 8000000000 <=0 in suporte",
        "error inventory_full APO-H9 8000000000 <=11 in inventario",
    ];
    assert_eq!(desk.illegal("apo-padrao"), told);
}
