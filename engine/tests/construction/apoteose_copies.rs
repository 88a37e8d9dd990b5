//! Copies and sets of a hero's cards. APO-H16 to APO-H20

use fabulario_engine::apoteose::Card;
use fabulario_engine::deck::Section;
use serde_json::{Value, json};

use super::answers::played;
use super::decks::*;
use super::kit::*;

/// A hero of level 1 with copies of a card in the inventory.
fn with_copies(printed: Value, copies: u32) -> Desk<Card> {
    let mut desk = of_level(1);
    put(&mut desk, Section::Inventario, "item", "Rede", printed);
    desk.set(Section::Inventario, "Rede", copies);
    desk
}

/// In Lagvig a hero has up to three copies of a common, uncommon or rare card.
#[test]
fn apo_h16_a_fourth_copy_is_illegal_in_lagvig() {
    for rarity in ["comum", "incomum", "rara"] {
        let of = |copies: u32| with_copies(json!({"rarity": rarity}), copies);
        assert_eq!(of(2).legal("apo-lagvig"), NOTHING);
        assert_eq!(of(3).legal("apo-lagvig"), NOTHING);
        let told = ["error too_many_copies APO-H16 4 <=3 [Rede]"];
        assert_eq!(of(4).illegal("apo-lagvig"), told);
    }
}

/// Three of each card: another name has three of its own.
#[test]
fn apo_h16_each_card_has_three_copies_of_its_own() {
    let mut desk = with_copies(json!({}), 3);
    put(&mut desk, Section::Inventario, "item", "Anzol", json!({}));
    desk.set(Section::Inventario, "Anzol", 3);
    assert_eq!(desk.legal("apo-lagvig"), NOTHING);
    desk.set(Section::Inventario, "Anzol", 4);
    let told = ["error too_many_copies APO-H16 4 <=3 [Anzol]"];
    assert_eq!(desk.illegal("apo-lagvig"), told);
}

/// The name makes the copy, not the id.
#[test]
fn apo_h16_cards_of_one_name_are_copies() {
    let mut desk = with_copies(json!({}), 2);
    desk.card(json!({"id": "Rede, de novo", "name": "Rede", "type": "item", "rarity": "comum"}));
    desk.line(Section::Inventario, "Rede, de novo", 1);
    assert_eq!(desk.legal("apo-lagvig"), NOTHING);
    desk.set(Section::Inventario, "Rede, de novo", 2);
    let told = ["error too_many_copies APO-H16 4 <=3 [Rede, Rede]"];
    assert_eq!(desk.illegal("apo-lagvig"), told);
}

/// In Lagvig a hero has one copy of an epic or legendary card.
#[test]
fn apo_h17_a_second_copy_of_an_epica_or_lendaria_is_illegal_in_lagvig() {
    for rarity in ["epica", "lendaria"] {
        let of = |copies: u32| with_copies(json!({"rarity": rarity}), copies);
        assert_eq!(of(1).legal("apo-lagvig"), NOTHING);
        let told = ["error too_many_copies APO-H17 2 <=1 [Rede]"];
        assert_eq!(of(2).illegal("apo-lagvig"), told);
    }
}

/// Several epic and legendary cards of different names stand together.
#[test]
fn apo_h17_different_lendarias_stand_together() {
    let mut desk = with_copies(json!({"rarity": "lendaria"}), 1);
    for name in ["Anzol", "Boia", "Cesta"] {
        let card = json!({"rarity": "lendaria"});
        put(&mut desk, Section::Inventario, "item", name, card);
    }
    assert_eq!(desk.legal("apo-lagvig"), NOTHING);
}

/// In Lagvig no card of the set Proibida is allowed, wherever it lies.
#[test]
fn apo_h18_the_set_proibida_is_forbidden_in_lagvig() {
    let printed = json!({"sets": ["Proibida"]});
    let told = ["error forbidden_set APO-H18 [Rede]"];
    let mut attached = of_level(1);
    let host = put(
        &mut attached,
        Section::Inventario,
        "item",
        "Barco",
        json!({}),
    );
    define(&mut attached, "item", "Rede", printed.clone());
    attached.attach(host, "Rede", 1);
    let mut equipped = of_level(1);
    put(
        &mut equipped,
        Section::Equipamento,
        "item",
        "Rede",
        printed.clone(),
    );
    for desk in [with_copies(printed, 1), attached, equipped] {
        assert_eq!(desk.illegal("apo-lagvig"), told);
        assert_eq!(desk.legal("apo-padrao"), NOTHING);
    }
}

/// The cards of the sheet are cards: a Casa of the set is forbidden too.
#[test]
fn apo_h18_a_casa_of_the_set_is_forbidden() {
    let mut desk = of_level(1);
    desk.set(Section::Casa, "Casa do Cais", 0);
    let casa = json!({"sets": ["Proibida"]});
    put(&mut desk, Section::Casa, "casa", "Casa do Morro", casa);
    let told = ["error forbidden_set APO-H18 [Casa do Morro]"];
    assert_eq!(desk.illegal("apo-lagvig"), told);
}

/// Other sets, or none, are allowed.
#[test]
fn apo_h18_other_sets_are_allowed() {
    for printed in [json!({}), json!({"sets": ["Permitida", "Proibidas"]})] {
        for arena in ARENAS {
            assert_eq!(with_copies(printed.clone(), 1).legal(arena), NOTHING);
        }
    }
}

/// Copies are counted across the table, the inventory and the attachments.
#[test]
fn apo_h19_copies_count_wherever_they_are() {
    let of = |equipped: u32, carried: u32, attached: u32| {
        let mut desk = of_level(1);
        let host = put(&mut desk, Section::Inventario, "item", "Barco", json!({}));
        define(&mut desk, "item", "Rede", json!({}));
        desk.line(Section::Equipamento, "Rede", equipped);
        desk.line(Section::Inventario, "Rede", carried);
        desk.attach(host, "Rede", attached);
        desk
    };
    for three in [(1, 1, 1), (3, 0, 0), (0, 3, 0), (0, 0, 3)] {
        assert_eq!(of(three.0, three.1, three.2).legal("apo-lagvig"), NOTHING);
    }
    let told = ["error too_many_copies APO-H16 4 <=3 [Rede]"];
    for four in [
        (2, 1, 1),
        (1, 2, 1),
        (1, 1, 2),
        (3, 1, 0),
        (3, 0, 1),
        (0, 3, 1),
    ] {
        assert_eq!(of(four.0, four.1, four.2).illegal("apo-lagvig"), told);
    }
}

/// So it is with epic and legendary cards: one on the table and none elsewhere.
#[test]
fn apo_h19_one_epica_on_the_table_is_the_only_one() {
    let mut desk = of_level(1);
    let card = json!({"rarity": "epica"});
    put(&mut desk, Section::Memento, "habilidade", "Laço", card);
    assert_eq!(desk.legal("apo-lagvig"), NOTHING);
    desk.line(Section::Inventario, "Laço", 1);
    let told = ["error too_many_copies APO-H17 2 <=1 [Laço]"];
    assert_eq!(desk.illegal("apo-lagvig"), told);
}

/// Companheiros on the table are counted too, with those that are carried.
#[test]
fn apo_h19_companheiros_on_the_table_are_counted() {
    let mut desk = of_level(1);
    desk.set(Section::Casa, "Casa do Cais", 0);
    let casa = json!({"slots": {"suporte": 2}});
    put(&mut desk, Section::Casa, "casa", "Casa do Morro", casa);
    put(
        &mut desk,
        Section::Suporte,
        "companheiro",
        "Bagre",
        json!({}),
    );
    desk.line(Section::Inventario, "Bagre", 2);
    assert_eq!(desk.legal("apo-lagvig"), NOTHING);
    desk.set(Section::Suporte, "Bagre", 2);
    let told = ["error too_many_copies APO-H16 4 <=3 [Bagre]"];
    assert_eq!(desk.illegal("apo-lagvig"), told);
}

/// The sheet lies on the table: copies of its cards are counted as all others are.
#[test]
fn apo_h19_copies_on_the_sheet_are_counted() {
    let twice = |section: Section, kind: &str, printed: Value| {
        let mut desk = of_level(7);
        desk.lines.retain(|line| line.0 != section);
        put(&mut desk, section, kind, "Gêmea", printed);
        desk.set(section, "Gêmea", 2);
        desk
    };
    let epica = json!({"rarity": "epica", "path": 9});
    let told = [
        "error too_many_cards APO-H1 2 <=1 in casa",
        "error too_many_copies APO-H17 2 <=1 [Gêmea]",
    ];
    let desk = twice(Section::Casa, "casa", json!({"rarity": "epica"}));
    assert_eq!(desk.illegal("apo-lagvig"), told);
    let told = [
        "error same_path APO-H2 2 <=1 [Gêmea]",
        "error too_many_copies APO-H17 2 <=1 [Gêmea]",
    ];
    let desk = twice(Section::Classes, "classe", epica);
    assert_eq!(desk.illegal("apo-lagvig"), told);
    let told = [
        "error too_many_cards APO-H5 2 <=1 in ente",
        "error too_many_copies APO-H17 2 <=1 [Gêmea]",
    ];
    let desk = twice(Section::Ente, "ente", json!({"rarity": "lendaria"}));
    assert_eq!(desk.illegal("apo-lagvig"), told);
}

/// Three copies of a rare card and a fourth one attached are four: illegal.
#[test]
fn apo_t11_three_rare_copies_and_an_attached_one() {
    let mut desk = with_copies(json!({"rarity": "rara"}), 3);
    let host = put(
        &mut desk,
        Section::Inventario,
        "companheiro",
        "Bagre",
        json!({}),
    );
    assert_eq!(desk.legal("apo-lagvig"), NOTHING);
    desk.attach(host, "Rede", 1);
    let told = ["error too_many_copies APO-H16 4 <=3 [Rede]"];
    assert_eq!(desk.illegal("apo-lagvig"), told);
    assert_eq!(desk.legal("apo-padrao"), NOTHING);
}

/// Padrão knows no limit of copies.
#[test]
fn apo_h20_any_number_of_copies_is_legal_in_padrao() {
    for rarity in ["comum", "incomum", "rara", "epica", "lendaria"] {
        for copies in [2, 4, 11] {
            let desk = with_copies(json!({"rarity": rarity}), copies);
            assert_eq!(desk.legal("apo-padrao"), NOTHING);
        }
    }
}

/// Padrão takes only neutral cards: none that a format has marked, wherever it lies.
#[test]
fn apo_h20_only_neutral_cards_are_legal_in_padrao() {
    for formats in [
        json!(["naval"]),
        json!(["campal", "naval"]),
        json!(["apo-padrao"]),
    ] {
        let desk = with_copies(json!({"formats": formats}), 1);
        let told = ["error marked_for_format APO-H20 [Rede]"];
        assert_eq!(desk.illegal("apo-padrao"), told);
    }
    let mut desk = of_level(1);
    let host = put(&mut desk, Section::Inventario, "item", "Barco", json!({}));
    define(&mut desk, "item", "Vela", json!({"formats": ["naval"]}));
    desk.attach(host, "Vela", 1);
    let told = ["error marked_for_format APO-H20 [Vela]"];
    assert_eq!(desk.illegal("apo-padrao"), told);
    let mut desk = of_level(1);
    desk.set(Section::Casa, "Casa do Cais", 0);
    let casa = json!({"formats": ["naval"]});
    put(&mut desk, Section::Casa, "casa", "Casa do Morro", casa);
    let told = ["error marked_for_format APO-H20 [Casa do Morro]"];
    assert_eq!(desk.illegal("apo-padrao"), told);
}

/// A card without a mark is neutral.
#[test]
fn apo_h20_a_card_without_a_mark_is_neutral() {
    let desk = with_copies(json!({"formats": []}), 1);
    assert_eq!(desk.legal("apo-padrao"), NOTHING);
}

/// Every resource of the hero is in the deck: on the table, carried, attached. APO-H21
#[test]
fn every_resource_card_of_the_hero_is_in_the_deck() {
    let mut desk = apo();
    desk.attach(7, "item", 2);
    let all = [
        "1 Casa do Cais in casa",
        "1 Aprendiz in classes",
        "1 Artífice in classes",
        "1 Mestra in classes",
        "1 Espírito da Maré in ente",
        "1 Lanterna in equipamento",
        "1 Canto in memento",
        "1 Gato in suporte",
        "1 Festa in inventario",
        "2 Lanterna in anexos",
    ];
    for arena in ARENAS {
        assert_eq!(played(&desk, arena), all);
    }
}

/// Billions of copies are counted in full.
#[test]
fn billions_of_copies_are_counted_in_full() {
    let mut desk = with_copies(json!({"rarity": "epica"}), 4_000_000_000);
    desk.line(Section::Inventario, "Rede", 4_000_000_000);
    desk.line(Section::Anexos, "Rede", 4_000_000_000);
    let told = [
        "error inventory_full APO-H9 8000000000 <=11 in inventario",
        "error too_many_copies APO-H17 12000000000 <=1 [Rede]",
    ];
    assert_eq!(desk.illegal("apo-lagvig"), told);
}
