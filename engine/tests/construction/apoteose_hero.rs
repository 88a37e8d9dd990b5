//! The sheet of a hero: Casa and Classes. APO-H1, APO-H2

use fabulario_engine::apoteose::Card;
use fabulario_engine::deck::Section;
use serde_json::json;

use super::decks::*;
use super::kit::*;

/// A hero has exactly one Casa.
#[test]
fn apo_h1_a_hero_has_exactly_one_casa() {
    for arena in ARENAS {
        let mut desk = of_level(1);
        assert_eq!(desk.legal(arena), NOTHING);
        desk.set(Section::Casa, "Casa do Cais", 2);
        let told = ["error too_many_cards APO-H1 2 <=1 in casa"];
        assert_eq!(desk.illegal(arena), told);
        desk.set(Section::Casa, "Casa do Cais", 0);
        let told = ["error too_few_cards APO-H1 0 >=1 in casa"];
        assert_eq!(desk.illegal(arena), told);
    }
}

/// Two different Casas are as many as two of one name.
#[test]
fn apo_h1_two_different_casas_are_one_too_many() {
    let mut desk = of_level(1);
    put(&mut desk, Section::Casa, "casa", "Casa do Morro", json!({}));
    let told = ["error too_many_cards APO-H1 2 <=1 in casa"];
    for arena in ARENAS {
        assert_eq!(desk.illegal(arena), told);
    }
}

/// The place of the Casa takes nothing but a Casa.
#[test]
fn apo_h1_only_a_casa_is_a_casa() {
    for kind in ["ente", "item", "habilidade", "companheiro", "evento"] {
        let mut desk = of_level(1);
        desk.set(Section::Casa, "Casa do Cais", 0);
        put(&mut desk, Section::Casa, kind, "Tenda", json!({}));
        for arena in ARENAS {
            assert_eq!(
                desk.illegal(arena),
                ["error wrong_card_type APO-H1 [Tenda]"]
            );
        }
    }
    let mut desk = of_level(1);
    desk.set(Section::Casa, "Casa do Cais", 0);
    put(
        &mut desk,
        Section::Casa,
        "classe",
        "Tenda",
        json!({"path": 4}),
    );
    for arena in ARENAS {
        assert_eq!(
            desk.illegal(arena),
            ["error wrong_card_type APO-H1 [Tenda]"]
        );
    }
}

/// The legal hero without a Casa, with every slot taken that the others and a usual Casa give.
fn homeless() -> Desk<Card> {
    let mut desk = apo();
    desk.lines.retain(|line| line.0 != Section::Casa);
    fill(&mut desk, Section::Equipamento, "item", 5);
    fill(&mut desk, Section::Memento, "habilidade", 7);
    desk
}

/// A hero without a Casa lacks one card, not the slots that every Casa gives.
#[test]
fn apo_h1_a_missing_casa_is_one_finding() {
    let mut desk = homeless();
    let told = ["error too_few_cards APO-H1 0 >=1 in casa"];
    for arena in ARENAS {
        assert_eq!(desk.illegal(arena), told);
    }
    // The usual slots, and no more.
    fill(&mut desk, Section::Equipamento, "item", 1);
    fill(&mut desk, Section::Memento, "habilidade", 1);
    fill(&mut desk, Section::Suporte, "companheiro", 1);
    let told = [
        "error too_few_cards APO-H1 0 >=1 in casa",
        "error too_few_slots APO-H6 7 <=6 in equipamento",
        "error too_few_slots APO-H7 9 <=8 in memento",
        "error too_few_slots APO-H8 2 <=1 in suporte",
    ];
    for arena in ARENAS {
        assert_eq!(desk.illegal(arena), told);
    }
}

/// A line of no copies is no Casa, as if it were not written.
#[test]
fn apo_h1_no_copies_of_a_casa_are_no_casa() {
    let mut desk = homeless();
    desk.line(Section::Casa, "casa", 0);
    let told = ["error too_few_cards APO-H1 0 >=1 in casa"];
    for arena in ARENAS {
        assert_eq!(desk.illegal(arena), told);
    }
}

/// A Casa that nobody knows is a Casa all the same: only it is told.
#[test]
fn apo_h1_an_unknown_casa_is_one_finding() {
    let mut desk = homeless();
    desk.line(Section::Casa, "Casa das Nuvens", 1);
    for arena in ARENAS {
        assert_eq!(desk.illegal(arena), ["error unknown_card"]);
    }
}

/// A hero has up to three Classes, and needs none.
#[test]
fn apo_h2_a_hero_has_up_to_three_classes() {
    for arena in ARENAS {
        for classes in [&[][..], &[1], &[1, 1], &[1, 1, 1]] {
            assert_eq!(of_classes(classes).legal(arena), NOTHING);
        }
        let told = ["error too_many_cards APO-H2 4 <=3 in classes"];
        assert_eq!(of_classes(&[1, 1, 1, 1]).illegal(arena), told);
    }
}

/// Only Classes stand among the Classes.
#[test]
fn apo_h2_only_a_classe_is_a_classe() {
    for kind in [
        "casa",
        "ente",
        "item",
        "habilidade",
        "companheiro",
        "evento",
    ] {
        let mut desk = of_level(1);
        put(&mut desk, Section::Classes, kind, "Intruso", json!({}));
        for arena in ARENAS {
            let told = ["error wrong_card_type APO-H2 [Intruso]"];
            assert_eq!(desk.illegal(arena), told);
        }
    }
}

/// The Classes of a hero follow different paths.
#[test]
fn apo_h2_two_classes_of_one_path_are_illegal() {
    for path in [1, 2, 20, 21] {
        let mut desk = of_level(1);
        let card = |path: u8| json!({"path": path});
        put(
            &mut desk,
            Section::Classes,
            "classe",
            "Barqueiro",
            card(path),
        );
        put(&mut desk, Section::Classes, "classe", "Calafate", card(5));
        put(
            &mut desk,
            Section::Classes,
            "classe",
            "Pescadora",
            card(path),
        );
        let told = ["error same_path APO-H2 2 <=1 [Barqueiro, Pescadora]"];
        for arena in ARENAS {
            assert_eq!(desk.illegal(arena), told);
        }
    }
}

/// One Classe twice is one path twice, in one line as in two.
#[test]
fn apo_h2_one_classe_twice_is_one_path_twice() {
    let told = ["error same_path APO-H2 2 <=1 [Ofício 1]"];
    let mut desk = of_classes(&[1]);
    desk.set(Section::Classes, "Ofício 1", 2);
    for arena in ARENAS {
        assert_eq!(desk.illegal(arena), told);
    }
    let mut desk = of_classes(&[1]);
    desk.line(Section::Classes, "Ofício 1", 1);
    for arena in ARENAS {
        assert_eq!(desk.illegal(arena), told);
    }
}

/// Three Classes of one path are one finding; two paths twice are two.
#[test]
fn apo_h2_every_path_is_told_once() {
    let mut desk = of_level(1);
    for name in ["Ama", "Boiadeiro", "Cesteira"] {
        put(
            &mut desk,
            Section::Classes,
            "classe",
            name,
            json!({"path": 7}),
        );
    }
    let told = ["error same_path APO-H2 3 <=1 [Ama, Boiadeiro, Cesteira]"];
    assert_eq!(desk.illegal("apo-lagvig"), told);
    let mut desk = of_level(1);
    for (name, path) in [
        ("Ama", 9),
        ("Boiadeiro", 8),
        ("Cesteira", 8),
        ("Doceira", 9),
    ] {
        put(
            &mut desk,
            Section::Classes,
            "classe",
            name,
            json!({"path": path}),
        );
    }
    let told = [
        "error too_many_cards APO-H2 4 <=3 in classes",
        "error same_path APO-H2 2 <=1 [Ama, Doceira]",
        "error same_path APO-H2 2 <=1 [Boiadeiro, Cesteira]",
    ];
    assert_eq!(desk.illegal("apo-lagvig"), told);
}

/// A Companheiro has a path too, and it is none of the Classes': not on the table, not by mistake.
#[test]
fn apo_h2_the_path_of_a_companheiro_does_not_count() {
    let mut desk = of_classes(&[1, 1]);
    let companion = json!({"path": 1});
    put(
        &mut desk,
        Section::Inventario,
        "companheiro",
        "Papagaio",
        companion,
    );
    for arena in ARENAS {
        assert_eq!(desk.legal(arena), NOTHING);
    }
    desk.set(Section::Inventario, "Papagaio", 0);
    desk.line(Section::Classes, "Papagaio", 1);
    for arena in ARENAS {
        let told = ["error wrong_card_type APO-H2 [Papagaio]"];
        assert_eq!(desk.illegal(arena), told);
    }
}

/// Two Classes of one path are illegal.
#[test]
fn apo_t12_two_classes_of_the_same_path() {
    let mut desk = apo();
    desk.set(Section::Classes, "classe-2", 0);
    let classe = json!({"path": 1, "level": 2, "slots": {"memento": 2, "suporte": 1}, "knowledges": ["arte"]});
    put(&mut desk, Section::Classes, "classe", "Tanoeira", classe);
    let told = ["error same_path APO-H2 2 <=1 [Aprendiz, Tanoeira]"];
    for arena in ARENAS {
        assert_eq!(desk.illegal(arena), told);
    }
}

/// Billions of Classes make no level wrap around.
#[test]
fn billions_of_classes_are_counted_in_full() {
    let mut desk = of_classes(&[3]);
    desk.set(Section::Classes, "Ofício 1", 4_000_000_000);
    desk.line(Section::Classes, "Ofício 1", 4_000_000_000);
    desk.line(Section::Casa, "Casa do Cais", 4_000_000_000);
    let told = [
        "error too_many_cards APO-H1 4000000001 <=1 in casa",
        "error too_many_cards APO-H2 8000000000 <=3 in classes",
        "error same_path APO-H2 8000000000 <=1 [Ofício 1]",
    ];
    assert_eq!(desk.illegal("apo-padrao"), told);
}
