//! One equipped Item of each specifier. APO-H12

use fabulario_engine::apoteose::Card;
use fabulario_engine::deck::Section;
use serde_json::json;

use super::decks::*;
use super::kit::*;

/// The five specifiers.
const SPECIFIERS: [&str; 5] = ["headpiece", "vest", "feet", "accessory", "utility"];

/// A hero with these Items equipped.
fn wearing(items: &[(&str, &[&str])]) -> Desk<Card> {
    let mut desk = of_level(1);
    desk.set(Section::Casa, "Casa do Cais", 0);
    let casa = json!({"slots": {"equipamento": 9, "suporte": 1}});
    put(&mut desk, Section::Casa, "casa", "Casa do Morro", casa);
    for (name, specifiers) in items {
        let item = json!({"specifiers": specifiers});
        put(&mut desk, Section::Equipamento, "item", name, item);
    }
    desk
}

/// One Item of each specifier is equipped: a second one is illegal.
#[test]
fn apo_h12_a_second_item_of_a_specifier_is_illegal() {
    for specifier in SPECIFIERS {
        let two = wearing(&[("Anel", &[specifier]), ("Broche", &[specifier])]);
        let told = ["error same_specifier APO-H12 2 <=1 [Anel, Broche]"];
        for arena in ARENAS {
            assert_eq!(wearing(&[("Anel", &[specifier])]).legal(arena), NOTHING);
            assert_eq!(two.illegal(arena), told);
        }
    }
}

/// Two copies of one Item are two Items.
#[test]
fn apo_h12_two_copies_are_two_items() {
    let mut desk = wearing(&[("Anel", &["accessory"])]);
    desk.set(Section::Equipamento, "Anel", 2);
    let told = ["error same_specifier APO-H12 2 <=1 [Anel]"];
    for arena in ARENAS {
        assert_eq!(desk.illegal(arena), told);
    }
}

/// The five specifiers stand side by side, and Items without one in any number.
#[test]
fn apo_h12_one_of_each_specifier_is_legal() {
    let all = SPECIFIERS.each_ref().map(std::slice::from_ref);
    let names = ["Anel", "Broche", "Capa", "Dedal", "Elmo"];
    let items: Vec<(&str, &[&str])> = names.into_iter().zip(all).collect();
    let mut desk = wearing(&items);
    fill(&mut desk, Section::Equipamento, "item", 4);
    for arena in ARENAS {
        assert_eq!(desk.legal(arena), NOTHING);
    }
}

/// An Item of two specifiers takes both.
#[test]
fn apo_h12_an_item_of_two_specifiers_takes_both() {
    let both: (&str, &[&str]) = ("Armadura", &["vest", "feet"]);
    for arena in ARENAS {
        let desk = wearing(&[both, ("Botas", &["headpiece"])]);
        assert_eq!(desk.legal(arena), NOTHING);
        let told = ["error same_specifier APO-H12 2 <=1 [Armadura, Botas]"];
        assert_eq!(wearing(&[both, ("Botas", &["feet"])]).illegal(arena), told);
        let desk = wearing(&[both, ("Botas", &["feet", "vest"])]);
        assert_eq!(desk.illegal(arena), [told[0], told[0]]);
    }
}

/// One Item is one Item, also where it lists its specifier twice.
#[test]
fn apo_h12_a_specifier_listed_twice_is_one_item() {
    let desk = wearing(&[("Botas", &["feet", "feet"])]);
    for arena in ARENAS {
        assert_eq!(desk.legal(arena), NOTHING);
    }
}

/// What is carried or attached is not equipped.
#[test]
fn apo_h12_only_equipped_items_count() {
    let mut desk = wearing(&[("Anel", &["accessory"])]);
    let ring = json!({"specifiers": ["accessory"]});
    put(
        &mut desk,
        Section::Inventario,
        "item",
        "Broche",
        ring.clone(),
    );
    let host = put(
        &mut desk,
        Section::Suporte,
        "companheiro",
        "Jumento",
        json!({}),
    );
    define(&mut desk, "item", "Guizo", ring);
    desk.attach(host, "Guizo", 1);
    for arena in ARENAS {
        assert_eq!(desk.legal(arena), NOTHING);
    }
}
