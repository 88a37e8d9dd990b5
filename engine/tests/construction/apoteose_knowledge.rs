//! What cards on the table ask of a hero: knowledge, or a level. APO-H10, APO-H11; rulings: APO-P14,
//! APO-P15, APO-P17

use fabulario_engine::apoteose::Card;
use fabulario_engine::deck::Section;
use serde_json::{Value, json};

use super::answers::hero;
use super::decks::*;
use super::kit::*;

/// A hero with room for everything whose Classes of level 1 teach these knowledges.
fn taught(classes: &[&[&str]]) -> Desk<Card> {
    let mut desk = of_level(1);
    desk.set(Section::Casa, "Casa do Cais", 0);
    let casa = json!({"slots": {"equipamento": 9, "memento": 9, "suporte": 9}});
    put(&mut desk, Section::Casa, "casa", "Casa do Morro", casa);
    for (path, knowledges) in (1..).zip(classes) {
        let classe = json!({"path": path, "knowledges": knowledges});
        put(
            &mut desk,
            Section::Classes,
            "classe",
            &format!("Mestre {path}"),
            classe,
        );
    }
    desk
}

/// The same with one more card.
fn and(desk: &Desk<Card>, section: Section, kind: &str, printed: Value) -> Desk<Card> {
    let mut desk = desk.clone();
    put(&mut desk, section, kind, "Relíquia", printed);
    desk
}

/// The suits of the table, each with its place.
const TABLE: [(Section, &str); 3] = [
    (Section::Equipamento, "item"),
    (Section::Memento, "habilidade"),
    (Section::Suporte, "companheiro"),
];

/// A resource on the table needs its level in its knowledge; each Classe gives one to what it lists.
#[test]
fn apo_h10_a_card_on_the_table_needs_its_level_of_knowledge() {
    let classes = [&["arte", "fe"][..], &["arte", "vital"], &["arte"]];
    for known in 0..=3 {
        let desk = taught(&classes[..known]);
        for (section, kind) in TABLE {
            for level in 1..=3 {
                let card = json!({"level": level, "knowledges": ["arte"]});
                let desk = and(&desk, section, kind, card);
                for arena in ARENAS {
                    if known < level {
                        let told =
                            format!("error knowledge_too_low APO-H10 {known} >={level} [Relíquia]");
                        assert_eq!(desk.illegal(arena), [told]);
                    } else {
                        assert_eq!(desk.legal(arena), NOTHING);
                    }
                }
            }
        }
    }
}

/// Each Classe gives one to each knowledge that it lists, whatever its level.
#[test]
fn apo_h10_a_classe_gives_one_to_each_knowledge() {
    let mut desk = of_level(1);
    for (path, level, knowledges) in [
        (1, 3, json!(["arte", "fe"])),
        (2, 2, json!(["arte", "mental"])),
        (3, 1, json!(["fe", "arte", "dimensional"])),
    ] {
        let classe = json!({"path": path, "level": level, "knowledges": knowledges});
        put(
            &mut desk,
            Section::Classes,
            "classe",
            &format!("Mestre {path}"),
            classe,
        );
    }
    let known = json!({"arte": 3, "fe": 2, "mental": 1, "dimensional": 1});
    for arena in ARENAS {
        assert_eq!(hero(&desk, arena)["knowledges"], known);
    }
}

/// A Classe gives one to a knowledge, also where it lists it twice.
#[test]
fn apo_h10_a_knowledge_listed_twice_is_one_knowledge() {
    let desk = taught(&[&["arte", "arte"]]);
    assert_eq!(hero(&desk, "apo-padrao")["knowledges"], json!({"arte": 1}));
}

/// Only Classes teach: no other card that lists a knowledge, no Classe that is not among the Classes.
#[test]
fn apo_h10_only_classes_teach() {
    let mut desk = taught(&[&["arte"]]);
    let card = json!({"level": 1, "knowledges": ["arte"]});
    put(
        &mut desk,
        Section::Equipamento,
        "item",
        "Pincel",
        card.clone(),
    );
    put(&mut desk, Section::Inventario, "classe", "Pintora", card);
    assert_eq!(hero(&desk, "apo-padrao")["knowledges"], json!({"arte": 1}));
}

/// A level in one knowledge is none in another.
#[test]
fn apo_h10_another_knowledge_does_not_help() {
    let desk = taught(&[&["arte"], &["arte"], &["arte"]]);
    let card = json!({"knowledges": ["fe"]});
    let told = ["error knowledge_too_low APO-H10 0 >=1 [Relíquia]"];
    let desk = and(&desk, Section::Memento, "habilidade", card);
    for arena in ARENAS {
        assert_eq!(desk.illegal(arena), told);
    }
}

/// A card with two knowledges needs its level in both. Ruling: APO-P14
#[test]
fn apo_h10_a_card_with_two_knowledges_needs_both() {
    let card = json!({"level": 2, "knowledges": ["arte", "fe"]});
    let judged = |classes: &[&[&str]]| {
        let desk = and(&taught(classes), Section::Equipamento, "item", card.clone());
        let told = desk.judged("apo-lagvig").1;
        let words: Vec<String> = desk
            .messages("apo-lagvig")
            .into_iter()
            .map(|[pt, _]| pt.split(',').next().unwrap().to_owned())
            .collect();
        (told, words)
    };
    assert_eq!(judged(&[&["arte", "fe"], &["arte", "fe"]]).0, NOTHING);
    let (told, words) = judged(&[&["arte", "fe"], &["arte"]]);
    let one = "error knowledge_too_low APO-H10 1 >=2 [Relíquia]";
    assert_eq!(told, [one]);
    assert_eq!(words, ["“Relíquia” exige Fé 2"]);
    let (told, words) = judged(&[&["arte", "fe"], &["fe"]]);
    assert_eq!(told, [one]);
    assert_eq!(words, ["“Relíquia” exige Arte 2"]);
    let (told, words) = judged(&[&["arte", "fe"]]);
    assert_eq!(told, [one, one]);
    assert_eq!(words, ["“Relíquia” exige Arte 2", "“Relíquia” exige Fé 2"]);
}

/// In the inventory nothing is asked of an Item, a Habilidade or a Companheiro.
#[test]
fn apo_h10_the_inventory_asks_for_no_knowledge() {
    for (_, kind) in TABLE {
        for card in [
            json!({"level": 3, "knowledges": ["arte", "fe"]}),
            json!({"level": 3}),
        ] {
            let desk = and(&taught(&[]), Section::Inventario, kind, card);
            for arena in ARENAS {
                assert_eq!(desk.legal(arena), NOTHING);
            }
        }
    }
}

/// An attached card needs no knowledge. Ruling: APO-P17
#[test]
fn apo_h10_an_attached_card_needs_no_knowledge() {
    for card in [
        json!({"level": 3, "knowledges": ["arte"]}),
        json!({"level": 3}),
    ] {
        let mut desk = taught(&[]);
        let host = put(
            &mut desk,
            Section::Suporte,
            "companheiro",
            "Jumento",
            json!({}),
        );
        define(&mut desk, "item", "Relíquia", card);
        desk.attach(host, "Relíquia", 1);
        for arena in ARENAS {
            assert_eq!(desk.legal(arena), NOTHING);
        }
    }
}

/// An Evento may be carried, but needs the knowledge to be activated: it is told. Ruling: APO-P15
#[test]
fn apo_h10_an_evento_out_of_reach_is_worth_a_warning() {
    let card = json!({"level": 2, "knowledges": ["arte"]});
    let of = |classes: &[&[&str]]| {
        let desk = taught(classes);
        and(&desk, Section::Inventario, "evento", card.clone())
    };
    for arena in ARENAS {
        assert_eq!(of(&[&["arte"], &["arte"]]).legal(arena), NOTHING);
        let told = ["warning event_out_of_reach APO-H10 1 >=2 [Relíquia]"];
        assert_eq!(of(&[&["arte"], &["fe"]]).legal(arena), told);
    }
}

/// A Livre Evento needs the hero level to be activated.
#[test]
fn apo_h11_a_livre_evento_out_of_reach_is_worth_a_warning() {
    for arena in ARENAS {
        for (card, least) in [(2, 4), (3, 6)] {
            let of = |level: u8| {
                let card = json!({"level": card});
                and(&of_level(level), Section::Inventario, "evento", card)
            };
            assert_eq!(of(least).legal(arena), NOTHING);
            let told = format!(
                "warning event_out_of_reach APO-H11 {} >={least} [Relíquia]",
                least - 1
            );
            assert_eq!(of(least - 1).legal(arena), [told]);
        }
        let desk = and(&of_level(1), Section::Inventario, "evento", json!({}));
        assert_eq!(desk.legal(arena), NOTHING);
    }
}

/// An Evento that lacks two knowledges is told for each.
#[test]
fn apo_h10_an_evento_out_of_reach_is_told_for_each_knowledge() {
    let card = json!({"level": 1, "knowledges": ["arte", "fe"]});
    let desk = and(&taught(&[]), Section::Inventario, "evento", card);
    let told = ["warning event_out_of_reach APO-H10 0 >=1 [Relíquia]"; 2];
    for arena in ARENAS {
        assert_eq!(desk.legal(arena), told);
    }
}

/// Knowledge is asked of resources: a card of the sheet on the table is only misplaced.
#[test]
fn apo_h10_a_card_of_the_sheet_needs_no_knowledge() {
    let classe = json!({"path": 9, "level": 3, "knowledges": ["arte"]});
    let desk = and(&taught(&[]), Section::Equipamento, "classe", classe);
    let told = ["error wrong_card_type APO-H6 [Relíquia]"];
    for arena in ARENAS {
        assert_eq!(desk.illegal(arena), told);
    }
}

/// A Livre card of level 1, 2 or 3 needs a hero of level 1, 4 or 6.
#[test]
fn apo_h11_a_livre_card_needs_a_hero_of_its_level() {
    for (section, kind) in TABLE {
        for (card, least) in [(1, 1), (2, 4), (3, 6)] {
            for level in 1..=10 {
                let mut desk = of_level(level);
                desk.set(Section::Casa, "Casa do Cais", 0);
                let casa = json!({"slots": {"equipamento": 1, "memento": 1, "suporte": 1}});
                put(&mut desk, Section::Casa, "casa", "Casa do Morro", casa);
                let desk = and(&desk, section, kind, json!({"level": card}));
                for arena in ARENAS {
                    if level < least {
                        let told =
                            format!("error livre_needs_level APO-H11 {level} >={least} [Relíquia]");
                        assert_eq!(desk.illegal(arena), [told]);
                    } else {
                        assert_eq!(desk.legal(arena), NOTHING);
                    }
                }
            }
        }
    }
}

/// A card with a knowledge is not Livre: the hero level does not matter to it.
#[test]
fn apo_h11_a_card_with_a_knowledge_needs_no_hero_level() {
    let desk = taught(&[&["arte"], &["arte"]]);
    assert_eq!(hero(&desk, "apo-padrao")["level"], 3);
    let card = json!({"level": 2, "knowledges": ["arte"]});
    let desk = and(&desk, Section::Equipamento, "item", card);
    for arena in ARENAS {
        assert_eq!(desk.legal(arena), NOTHING);
    }
}

/// A knowledge that a card lists twice is asked for once.
#[test]
fn apo_h10_a_knowledge_asked_for_twice_is_told_once() {
    let card = json!({"level": 2, "knowledges": ["arte", "arte"]});
    let told = ["error knowledge_too_low APO-H10 1 >=2 [Relíquia]"];
    let desk = taught(&[&["arte"]]);
    let desk = and(&desk, Section::Equipamento, "item", card);
    for arena in ARENAS {
        assert_eq!(desk.illegal(arena), told);
    }
}
