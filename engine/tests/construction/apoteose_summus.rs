//! Summus: from level 6 on, one of each type, three in all, no slots. APO-H14; ruling: APO-P19

use fabulario_engine::apoteose::Card;
use fabulario_engine::deck::Section;
use serde_json::json;

use super::decks::*;
use super::kit::*;

/// A hero of a level with Summus of these types in the inventory: "Sumo 1", "Sumo 2", …
fn of_summus(level: u8, kinds: &[&str]) -> Desk<Card> {
    let mut desk = of_level(level);
    for (n, kind) in (1..).zip(kinds) {
        let summus = json!({"summus": kind});
        put(
            &mut desk,
            Section::Inventario,
            "item",
            &format!("Sumo {n}"),
            summus,
        );
    }
    desk
}

/// A Summus needs a hero of level 6.
#[test]
fn apo_h14_a_summus_needs_a_hero_of_level_six() {
    for (section, kind) in [
        (Section::Equipamento, "item"),
        (Section::Memento, "habilidade"),
        (Section::Suporte, "companheiro"),
    ] {
        for level in 1..=10 {
            let mut desk = of_level(level);
            put(&mut desk, section, kind, "Sumo", json!({"summus": "maré"}));
            for arena in ARENAS {
                if level < 6 {
                    let told = format!("error summus_needs_level APO-H14 {level} >=6 [Sumo]");
                    assert_eq!(desk.illegal(arena), [told]);
                } else {
                    assert_eq!(desk.legal(arena), NOTHING);
                }
            }
        }
    }
}

/// All Summus of a hero who is not there yet are one finding.
#[test]
fn apo_h14_the_level_is_told_once_for_all_summus() {
    let told = ["error summus_needs_level APO-H14 5 >=6 [Sumo 1, Sumo 2]"];
    for arena in ARENAS {
        assert_eq!(of_summus(5, &["maré", "pedra"]).illegal(arena), told);
        assert_eq!(of_summus(6, &["maré", "pedra"]).legal(arena), NOTHING);
    }
}

/// A hero has one Summus of each type.
#[test]
fn apo_h14_a_second_summus_of_a_type_is_illegal() {
    let told = ["error same_summus APO-H14 2 <=1 [Sumo 1, Sumo 3]"];
    for arena in ARENAS {
        let desk = of_summus(6, &["maré", "pedra", "maré"]);
        assert_eq!(desk.illegal(arena), told);
    }
    let mut desk = of_summus(6, &["maré"]);
    desk.set(Section::Inventario, "Sumo 1", 2);
    let told = ["error same_summus APO-H14 2 <=1 [Sumo 1]"];
    for arena in ARENAS {
        assert_eq!(desk.illegal(arena), told);
    }
}

/// A hero has up to three Summus in all.
#[test]
fn apo_h14_a_fourth_summus_is_illegal() {
    for arena in ARENAS {
        for kinds in [&["maré"][..], &["maré", "pedra"], &["maré", "pedra", "sal"]] {
            assert_eq!(of_summus(6, kinds).legal(arena), NOTHING);
        }
        let desk = of_summus(6, &["maré", "pedra", "sal", "vento"]);
        let told = ["error too_many_summus APO-H14 4 <=3 [Sumo 1, Sumo 2, Sumo 3, Sumo 4]"];
        assert_eq!(desk.illegal(arena), told);
    }
}

/// Table, inventory and attachments are counted together: by type and in all.
#[test]
fn apo_h14_summus_count_wherever_they_are() {
    let of = |kinds: [&str; 4]| {
        let mut desk = of_level(6);
        let host = put(&mut desk, Section::Equipamento, "item", "Altar", json!({}));
        for (name, kind, summus) in [
            ("Sumo 1", "item", kinds[0]),
            ("Sumo 2", "habilidade", kinds[1]),
            ("Sumo 3", "evento", kinds[2]),
            ("Sumo 4", "companheiro", kinds[3]),
        ] {
            if !summus.is_empty() {
                define(&mut desk, kind, name, json!({"summus": summus}));
            }
        }
        desk.line(Section::Equipamento, "Sumo 1", 1);
        desk.line(Section::Inventario, "Sumo 3", 1);
        desk.attach(host, "Sumo 4", 1);
        if !kinds[1].is_empty() {
            desk.line(Section::Memento, "Sumo 2", 1);
        }
        desk
    };
    for arena in ARENAS {
        assert_eq!(of(["maré", "", "sal", "vento"]).legal(arena), NOTHING);
        let told = ["error too_many_summus APO-H14 4 <=3 [Sumo 1, Sumo 3, Sumo 4, Sumo 2]"];
        assert_eq!(of(["maré", "pedra", "sal", "vento"]).illegal(arena), told);
        let told = ["error same_summus APO-H14 3 <=1 [Sumo 1, Sumo 3, Sumo 4]"];
        assert_eq!(of(["maré", "", "maré", "maré"]).illegal(arena), told);
    }
}

/// A Summus takes no slot on the table, wherever it lies.
#[test]
fn apo_h14_a_summus_takes_no_slot() {
    for (section, kind, rule, slots) in [
        (Section::Equipamento, "item", "APO-H6", 3),
        (Section::Memento, "habilidade", "APO-H7", 3),
        (Section::Suporte, "companheiro", "APO-H8", 0),
    ] {
        let mut desk = of_level(6);
        put(&mut desk, section, kind, "Sumo", json!({"summus": "maré"}));
        fill(&mut desk, section, kind, slots);
        for arena in ARENAS {
            assert_eq!(desk.legal(arena), NOTHING);
        }
        fill(&mut desk, section, kind, 1);
        let id = section.word().id;
        let told = format!("error too_few_slots {rule} {} <={slots} in {id}", slots + 1);
        for arena in ARENAS {
            assert_eq!(desk.illegal(arena), [told.as_str()]);
        }
    }
}

/// A Summus of a Lignum takes no slot, nor a place beside others of its Lignum.
#[test]
fn apo_h14_a_summus_of_a_lignum_takes_no_slot() {
    let mut desk = of_level(6);
    let bark = json!({"lignum": "ipê"});
    put(&mut desk, Section::Memento, "habilidade", "Casca", bark);
    desk.set(Section::Memento, "Casca", 3);
    let summus = json!({"lignum": "ipê", "summus": "maré"});
    put(&mut desk, Section::Memento, "habilidade", "Sumo", summus);
    fill(&mut desk, Section::Memento, "habilidade", 2);
    for arena in ARENAS {
        assert_eq!(desk.legal(arena), NOTHING);
    }
}

/// A Summus takes no slot, and gives those that it prints.
#[test]
fn apo_h14_a_summus_on_the_table_gives_its_slots() {
    let mut desk = of_level(6);
    let summus = json!({"summus": "maré", "slots": {"equipamento": 1}});
    put(&mut desk, Section::Equipamento, "item", "Sumo", summus);
    fill(&mut desk, Section::Equipamento, "item", 4);
    for arena in ARENAS {
        assert_eq!(desk.legal(arena), NOTHING);
    }
}

/// In the inventory a Summus counts as any card. Ruling: APO-P19
#[test]
fn apo_h14_a_summus_takes_a_place_in_the_inventory() {
    let mut desk = of_summus(6, &["maré"]);
    fill(&mut desk, Section::Inventario, "item", 15);
    for arena in ARENAS {
        assert_eq!(desk.legal(arena), NOTHING);
    }
    fill(&mut desk, Section::Inventario, "item", 1);
    let told = ["error inventory_full APO-H9 17 <=16 in inventario"];
    for arena in ARENAS {
        assert_eq!(desk.illegal(arena), told);
    }
}

/// Every rule that Summus break is told, in order.
#[test]
fn apo_h14_every_breach_is_told() {
    let told = [
        "error summus_needs_level APO-H14 1 >=6 [Sumo 1, Sumo 2, Sumo 3, Sumo 4]",
        "error same_summus APO-H14 4 <=1 [Sumo 1, Sumo 2, Sumo 3, Sumo 4]",
        "error too_many_summus APO-H14 4 <=3 [Sumo 1, Sumo 2, Sumo 3, Sumo 4]",
    ];
    for arena in ARENAS {
        assert_eq!(of_summus(1, &["sal"; 4]).illegal(arena), told);
    }
}
