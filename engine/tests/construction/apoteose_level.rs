//! Level, HP and Ente of a hero. APO-H3 to APO-H5

use fabulario_engine::apoteose::Card;
use fabulario_engine::deck::Section;
use serde_json::{Value, json};

use super::answers::hero;
use super::decks::*;
use super::kit::*;

/// The level of a hero is one and the levels of the Classes, up to ten.
#[test]
fn apo_h3_the_level_is_one_and_the_levels_of_the_classes() {
    let level = |classes: &[u8]| hero(&of_classes(classes), "apo-lagvig")["level"].clone();
    assert_eq!(level(&[]), 1);
    assert_eq!(level(&[1]), 2);
    assert_eq!(level(&[2]), 3);
    assert_eq!(level(&[3]), 4);
    assert_eq!(level(&[1, 1]), 3);
    assert_eq!(level(&[1, 1, 1]), 4);
    assert_eq!(level(&[2, 1, 3]), 7);
    assert_eq!(level(&[3, 3, 3]), 10);
}

/// Only a Classe among the Classes raises the level: none in the inventory, no other card.
#[test]
fn apo_h3_nothing_but_a_classe_raises_the_level() {
    let mut desk = of_classes(&[2]);
    define(
        &mut desk,
        "classe",
        "Calafate",
        json!({"path": 9, "level": 3}),
    );
    define(&mut desk, "ente", "Vulto", json!({"level": 3}));
    desk.line(Section::Inventario, "Calafate", 1);
    desk.line(Section::Classes, "Vulto", 1);
    desk.line(Section::Ente, "Vulto", 1);
    for arena in ARENAS {
        assert_eq!(hero(&desk, arena)["level"], 3);
    }
}

/// HP is four and the level: five to fourteen.
#[test]
fn apo_h4_hp_is_four_and_the_level() {
    let hp = |level: u8| hero(&of_level(level), "apo-padrao")["hp"].clone();
    let found: Vec<Value> = (1..=10).map(hp).collect();
    assert_eq!(found, [5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
}

/// The same hero with an Ente.
fn with_ente(level: u8, ente: u8) -> Desk<Card> {
    let mut desk = of_level(level);
    put(
        &mut desk,
        Section::Ente,
        "ente",
        "Vulto",
        json!({"level": ente}),
    );
    desk
}

/// A hero has up to one Ente, and needs none.
#[test]
fn apo_h5_a_hero_has_up_to_one_ente() {
    let mut desk = of_level(3);
    put(&mut desk, Section::Ente, "ente", "Vulto", json!({}));
    for arena in ARENAS {
        assert_eq!(of_level(3).legal(arena), NOTHING);
        assert_eq!(desk.legal(arena), NOTHING);
    }
    put(&mut desk, Section::Ente, "ente", "Clarão", json!({}));
    let told = ["error too_many_cards APO-H5 2 <=1 in ente"];
    for arena in ARENAS {
        assert_eq!(desk.illegal(arena), told);
    }
}

/// The place of the Ente takes nothing but an Ente, and asks nothing else of it.
#[test]
fn apo_h5_only_an_ente_is_an_ente() {
    for kind in ["casa", "item", "habilidade", "companheiro", "evento"] {
        let mut desk = of_level(1);
        put(&mut desk, Section::Ente, kind, "Intruso", json!({}));
        for arena in ARENAS {
            let told = ["error wrong_card_type APO-H5 [Intruso]"];
            assert_eq!(desk.illegal(arena), told);
        }
    }
}

/// An Ente of level 1, 2 or 3 needs a hero of level 3, 6 or 9.
#[test]
fn apo_h5_an_ente_needs_a_hero_of_its_level() {
    for (ente, least) in [(1, 3), (2, 6), (3, 9)] {
        for level in 1..=10 {
            let desk = with_ente(level, ente);
            for arena in ARENAS {
                if level < least {
                    let told = format!("error ente_needs_level APO-H5 {level} >={least} [Vulto]");
                    assert_eq!(desk.illegal(arena), [told]);
                } else {
                    assert_eq!(desk.legal(arena), NOTHING);
                }
            }
        }
    }
}

/// The highest Ente of a hero is told with the hero.
#[test]
fn apo_h5_the_highest_ente_of_each_level() {
    let ente = |level: u8| hero(&of_level(level), "apo-padrao")["ente"].clone();
    let found: Vec<Value> = (1..=10).map(ente).collect();
    assert_eq!(found, [0, 0, 1, 1, 1, 2, 2, 2, 3, 3]);
}

/// Classes of levels 1, 2 and 3: level 7, HP 11, inventory 17, an Ente up to level 2.
#[test]
fn apo_t10_classes_of_levels_1_2_and_3() {
    let whole = json!({
        "level": 7,
        "hp": 11,
        "ente": 2,
        "equipamento": {"used": 0, "of": 3},
        "memento": {"used": 0, "of": 3},
        "suporte": {"used": 0, "of": 0},
        "inventory": {"used": 0, "of": 17},
        "knowledges": {},
    });
    for arena in ARENAS {
        assert_eq!(hero(&of_classes(&[1, 2, 3]), arena), whole);
        assert_eq!(with_ente(7, 2).legal(arena), NOTHING);
        let told = ["error ente_needs_level APO-H5 7 >=9 [Vulto]"];
        assert_eq!(with_ente(7, 3).illegal(arena), told);
    }
}

/// Everything that a hero has is told with the hero.
#[test]
fn apo_t10_the_hero_of_the_legal_list() {
    let whole = json!({
        "level": 7,
        "hp": 11,
        "ente": 2,
        "equipamento": {"used": 1, "of": 6},
        "memento": {"used": 1, "of": 8},
        "suporte": {"used": 1, "of": 1},
        "inventory": {"used": 1, "of": 17},
        "knowledges": {"fe": 1, "arte": 3, "astucia": 1, "vital": 1, "mental": 1},
    });
    for arena in ARENAS {
        assert_eq!(hero(&apo(), arena), whole);
    }
}
