//! Attachments: five on a card, no slots, no places. APO-H15; ruling: APO-P17

use fabulario_engine::apoteose::Card;
use fabulario_engine::deck::Section;
use serde_json::json;

use super::answers::hero;
use super::decks::*;
use super::kit::*;

/// A hero with room for two Companheiros, one of each suit on the table and two in the inventory; the
/// places of their lines.
fn hosts() -> (Desk<Card>, Vec<u32>) {
    let mut desk = of_level(1);
    desk.set(Section::Casa, "Casa do Cais", 0);
    let casa = json!({"slots": {"equipamento": 1, "memento": 1, "suporte": 2}});
    put(&mut desk, Section::Casa, "casa", "Casa do Morro", casa);
    let hosts = [
        (Section::Suporte, "companheiro", "Jumento"),
        (Section::Equipamento, "item", "Carroça"),
        (Section::Memento, "habilidade", "Aboio"),
        (Section::Inventario, "companheiro", "Cabrito"),
        (Section::Inventario, "item", "Cangalha"),
    ]
    .map(|(section, kind, name)| put(&mut desk, section, kind, name, json!({})));
    for n in 1..=6 {
        define(&mut desk, "item", &format!("Guizo {n}"), json!({}));
    }
    (desk, hosts.to_vec())
}

/// A Companheiro bears up to five attachments.
#[test]
fn apo_h15_a_sixth_attachment_of_a_companheiro_is_illegal() {
    let (mut desk, hosts) = hosts();
    for n in 1..=5 {
        desk.attach(hosts[0], &format!("Guizo {n}"), 1);
        for arena in ARENAS {
            assert_eq!(desk.legal(arena), NOTHING);
        }
    }
    desk.attach(hosts[0], "Guizo 6", 1);
    let told = ["error too_many_attachments APO-H15 6 <=5 [Jumento]"];
    for arena in ARENAS {
        assert_eq!(desk.illegal(arena), told);
    }
}

/// Copies count, in one line and in several.
#[test]
fn apo_h15_every_copy_is_an_attachment() {
    let (mut desk, hosts) = hosts();
    desk.attach(hosts[0], "Guizo 1", 3)
        .attach(hosts[0], "Guizo 2", 2);
    for arena in ARENAS {
        assert_eq!(desk.legal(arena), NOTHING);
    }
    desk.set(Section::Anexos, "Guizo 2", 3);
    let told = ["error too_many_attachments APO-H15 6 <=5 [Jumento]"];
    for arena in ARENAS {
        assert_eq!(desk.illegal(arena), told);
    }
}

/// The lines that are told are those of the attachments.
#[test]
fn apo_h15_the_attachments_are_told_by_their_lines() {
    let (mut desk, hosts) = hosts();
    let first = u32::try_from(desk.lines.len()).unwrap();
    desk.attach(hosts[0], "Guizo 1", 3)
        .attach(hosts[1], "Guizo 2", 3)
        .attach(hosts[0], "Guizo 3", 3);
    let told = [("too_many_attachments", vec![first, first + 2])];
    assert_eq!(desk.lines_of("apo-lagvig"), told);
}

/// The limit holds for any card, on the table and in the inventory. Ruling: APO-P17
#[test]
fn apo_h15_the_limit_holds_for_any_card() {
    let names = ["Jumento", "Carroça", "Aboio", "Cabrito", "Cangalha"];
    let (desk, hosts) = hosts();
    for (host, name) in hosts.into_iter().zip(names) {
        let mut desk = desk.clone();
        desk.attach(host, "Guizo 1", 3).attach(host, "Guizo 2", 2);
        for arena in ARENAS {
            assert_eq!(desk.legal(arena), NOTHING);
        }
        desk.attach(host, "Guizo 3", 1);
        let told = format!("error too_many_attachments APO-H15 6 <=5 [{name}]");
        for arena in ARENAS {
            assert_eq!(desk.illegal(arena), [told.as_str()]);
        }
    }
}

/// Each card has five of its own; each that has more is told.
#[test]
fn apo_h15_each_card_has_five_of_its_own() {
    let (mut desk, hosts) = hosts();
    for host in &hosts[..2] {
        for n in 1..=5 {
            desk.attach(*host, &format!("Guizo {n}"), 1);
        }
    }
    for arena in ARENAS {
        assert_eq!(desk.legal(arena), NOTHING);
    }
    for host in &hosts[..2] {
        desk.attach(*host, "Guizo 6", 1);
    }
    let told = [
        "error too_many_attachments APO-H15 6 <=5 [Jumento]",
        "error too_many_attachments APO-H15 6 <=5 [Carroça]",
    ];
    for arena in ARENAS {
        assert_eq!(desk.illegal(arena), told);
    }
}

/// Five for each card: two copies in one line bear ten.
#[test]
fn apo_h15_two_copies_in_one_line_bear_ten() {
    let (mut desk, hosts) = hosts();
    desk.set(Section::Suporte, "Jumento", 2);
    for n in 1..=5 {
        desk.attach(hosts[0], &format!("Guizo {n}"), 2);
    }
    for arena in ARENAS {
        assert_eq!(desk.legal(arena), NOTHING);
    }
    desk.attach(hosts[0], "Guizo 6", 1);
    let told = ["error too_many_attachments APO-H15 11 <=10 [Jumento]"];
    for arena in ARENAS {
        assert_eq!(desk.illegal(arena), told);
    }
}

/// An attachment takes no slot on the table and no place in the inventory. Ruling: APO-P17
#[test]
fn apo_h15_an_attachment_takes_no_slot_and_no_place() {
    let (mut desk, hosts) = hosts();
    desk.set(Section::Suporte, "Jumento", 2);
    fill(&mut desk, Section::Inventario, "item", 9);
    let before = hero(&desk, "apo-padrao");
    let full = json!([
        {"used": 1, "of": 1},
        {"used": 1, "of": 1},
        {"used": 2, "of": 2},
        {"used": 11, "of": 11},
    ]);
    let rooms = ["equipamento", "memento", "suporte", "inventory"].map(|room| before[room].clone());
    assert_eq!(json!(rooms), full);
    for host in &hosts[1..] {
        define(&mut desk, "habilidade", &format!("Trote {host}"), json!({}));
        define(
            &mut desk,
            "companheiro",
            &format!("Pulga {host}"),
            json!({}),
        );
        desk.attach(*host, &format!("Trote {host}"), 2);
        desk.attach(*host, &format!("Pulga {host}"), 2);
    }
    assert_eq!(hero(&desk, "apo-padrao"), before);
    for arena in ARENAS {
        assert_eq!(desk.legal(arena), NOTHING);
    }
}

/// Billions of attachments are counted in full.
#[test]
fn billions_of_attachments_are_counted_in_full() {
    let (mut desk, hosts) = hosts();
    for _ in 0..3 {
        desk.attach(hosts[0], "Guizo 1", 4_000_000_000);
    }
    let told = [
        "error too_many_attachments APO-H15 12000000000 <=5 [Jumento]",
        "error too_many_copies APO-H16 12000000000 <=3 [Guizo 1]",
    ];
    assert_eq!(desk.illegal("apo-lagvig"), told);
    assert_eq!(desk.illegal("apo-padrao"), told[..1]);
}
