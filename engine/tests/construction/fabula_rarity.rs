//! Copies of one card, at the edges: no rarity, two rarities, more copies than a number holds. FAB-D6,
//! FAB-D9; ruling: FAB-C39.

use fabulario_engine::deck::{Conflict, Pool, Section};
use fabulario_engine::fabula::Face;
use serde_json::json;

use super::fabula_desks::*;
use super::findings::NOTHING;
use super::kit::*;

/// Ruling FAB-C39: the rarity is the card's, so two printings cannot differ in it.
#[test]
fn fab_c39_the_rarity_is_that_of_the_card_not_of_the_printing() {
    let printing = |id: &str, rarity: &str, set: &str| {
        let card = json!({"id": id, "name": "Mandinga", "type": "manobra", "rarity": rarity, "sets": [set]});
        serde_json::from_value::<Face>(card).unwrap()
    };
    let cards = vec![
        printing("m-1", "comum", "UM"),
        printing("m-2", "comum", "DOIS"),
    ];
    assert!(Pool::new(cards).is_ok());
    let cards = vec![
        printing("m-1", "comum", "UM"),
        printing("m-2", "rara", "DOIS"),
    ];
    assert_eq!(
        Pool::new(cards).unwrap_err(),
        [Conflict::Name {
            first: 0,
            second: 1
        }]
    );
}

/// The limits are for commons, rares and legendaries: without a rarity no limit can be told.
#[test]
fn fab_d6_a_card_without_rarity_cannot_be_judged() {
    for kind in ["aliado", "base"] {
        let mut desk = fab();
        desk.card(json!({"id": "sem", "name": "Sem Marca", "type": kind, "colours": ["verde"]}));
        let section = if kind == "base" {
            desk.set(Section::Arredores, "clareira", 1);
            Section::Arredores
        } else {
            Section::Main
        };
        desk.line(section, "sem", 1);
        assert_eq!(
            illegal(&desk),
            ["error rarity_missing FAB-D6 [Sem Marca]"],
            "{kind}"
        );
        desk.set(section, "sem", 0);
        if kind == "aliado" {
            assert_eq!(legal(&desk), NOTHING);
        }
    }
}

/// A card without rarity is told once, with all its lines.
#[test]
fn fab_d6_a_card_without_rarity_is_told_once() {
    let mut desk = fab();
    desk.card(json!({"id": "sem", "name": "Sem Marca", "type": "aliado", "colours": ["verde"]}));
    desk.line(Section::Main, "sem", 2);
    desk.line(Section::Main, "sem", 7);
    assert_eq!(illegal(&desk), ["error rarity_missing FAB-D6 [Sem Marca]"]);
    assert_eq!(
        desk.lines_of("fab-padrao"),
        [("rarity_missing", vec![17, 18])]
    );
}

/// Four thousand million copies on several lines are counted, not lost.
#[test]
fn fab_d6_thousands_of_millions_of_copies_do_not_overflow() {
    let mut desk = fab();
    for _ in 0..3 {
        desk.line(Section::Main, "carta-1", 4_000_000_000);
    }
    desk.line(Section::Main, "carta-1", u32::MAX);
    assert_eq!(
        illegal(&desk),
        ["error too_many_copies FAB-D6 16294967298 <=3 [Carta 1]"]
    );
}

/// The same for bases, whose number is limited too.
#[test]
fn fab_d9_thousands_of_millions_of_bases_do_not_overflow() {
    let mut desk = fab();
    for _ in 0..3 {
        desk.line(Section::Arredores, "clareira", 4_000_000_000);
    }
    assert_eq!(
        illegal(&desk),
        [
            "error too_many_cards FAB-D3 12000000005 <=5 in arredores, centro",
            "error wrong_position FAB-D4 12000000004 >=4 <=4 in arredores",
            "error too_many_copies FAB-D6 12000000002 <=3 [Clareira]",
        ]
    );
}
