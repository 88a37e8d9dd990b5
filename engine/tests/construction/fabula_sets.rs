//! Sets and unknown cards: FAB 2.8.4, and what no definition explains.

use fabulario_engine::deck::{About, Pool, Section, Violation};
use fabulario_engine::fabula::Face;
use serde_json::{Value, json};

use super::fabula_desks::*;
use super::findings::NOTHING;
use super::kit::*;

/// The legal deck, all of whose cards were printed in the set BAS.
fn printed() -> Desk<Face> {
    let mut desk = fab();
    for card in &mut desk.cards {
        card.sets = vec!["BAS".to_owned()];
    }
    desk
}

/// One copy of a green common of these sets.
fn with_printing(desk: &Desk<Face>, sets: &Value) -> Desk<Face> {
    let mut desk = desk.clone();
    desk.card(json!({"id": "saci", "name": "Saci", "type": "aliado", "colours": ["verde"], "rarity": "comum", "sets": sets}));
    desk.line(Section::Main, "saci", 1);
    desk
}

/// "O rodapé da carta contém o código de coleção": a format may allow some sets only.
#[test]
fn fab_2_8_4_a_card_of_no_allowed_set_is_refused() {
    let mut desk = printed();
    desk.change(json!({"sets": ["BAS", "RIO"]}));
    assert_eq!(legal(&desk), NOTHING);
    for sets in [json!(["BAS"]), json!(["RIO"]), json!(["MAR", "RIO"])] {
        assert_eq!(legal(&with_printing(&desk, &sets)), NOTHING);
    }
    for sets in [json!(["MAR"]), json!(["bas"]), json!([""]), json!([])] {
        assert_eq!(
            illegal(&with_printing(&desk, &sets)),
            ["error outside_sets [Saci]"]
        );
    }
}

/// Without a change of the format the set of a card does not matter.
#[test]
fn fab_2_8_4_the_standard_format_takes_every_set() {
    let desk = printed();
    for sets in [json!(["MAR"]), json!([]), json!(["X", "Y", "Z"])] {
        assert_eq!(legal(&with_printing(&desk, &sets)), NOTHING);
    }
}

/// Bases have a footer as well.
#[test]
fn fab_2_8_4_bases_are_of_an_allowed_set_too() {
    let mut desk = printed();
    desk.change(json!({"sets": ["BAS"]}));
    for card in &mut desk.cards {
        if card.id == "clareira" || card.id == "capital" {
            card.sets = vec!["MAR".to_owned()];
        }
    }
    assert_eq!(
        illegal(&desk),
        [
            "error outside_sets [Clareira]",
            "error outside_sets [Capital]",
        ]
    );
}

/// No set is allowed: no card is.
#[test]
fn fab_2_8_4_an_empty_list_of_sets_allows_no_card() {
    let mut desk = printed();
    desk.change(json!({"sets": []}));
    let names = (1..=14).map(|n| format!("Carta {n}"));
    let bases = ["Clareira", "Mirante", "Capital"].map(String::from);
    let told = names
        .chain(bases)
        .map(|name| format!("error outside_sets [{name}]"));
    assert_eq!(illegal(&desk), told.collect::<Vec<_>>());
}

/// Printings of one name are one card (2.1.4): with both in the deck, one allowed printing is enough.
#[test]
fn fab_2_8_4_one_printing_in_an_allowed_set_is_enough_for_the_card() {
    let mut desk = with_printing(&printed(), &json!(["MAR"]));
    desk.change(json!({"sets": ["BAS"]}));
    desk.card(json!({"id": "saci-bas", "name": "Saci", "type": "aliado", "colours": ["verde"], "rarity": "comum", "sets": ["BAS"]}));
    desk.line(Section::Main, "saci-bas", 1);
    assert_eq!(legal(&desk), NOTHING);
}

/// Printings of one name are one card (2.1.4): the card is allowed, so any printing of it may be played.
#[test]
fn fab_2_8_4_a_printing_is_allowed_if_another_printing_of_the_card_is() {
    let mut desk = with_printing(&printed(), &json!(["MAR"]));
    desk.change(json!({"sets": ["BAS"]}));
    desk.card(json!({"id": "saci-bas", "name": "Saci", "type": "aliado", "colours": ["verde"], "rarity": "comum", "sets": ["BAS"]}));
    assert_eq!(legal(&desk), NOTHING);
}

/// What nobody knows is told once for each name, with all its lines, in the order of writing.
#[test]
fn unknown_cards_are_told_once_for_each_name_with_all_their_lines() {
    let mut desk = fab();
    desk.line(Section::Main, "miragem", 1);
    desk.line(Section::Main, "abismo", 2);
    desk.line(Section::Reserve, "miragem", 3);
    desk.line(Section::Main, "Miragem", 1);
    assert_eq!(illegal(&desk), ["error unknown_card"; 3]);
    let tell = |found: &Violation<'_>, _: &Pool<Face>| match &found.about {
        About::Word(word) => (word.clone(), found.lines.clone()),
        other => (format!("{other:?}"), Vec::new()),
    };
    assert_eq!(
        desk.each(format("fab-padrao"), tell).1,
        [
            ("miragem".to_owned(), vec![17, 19]),
            ("abismo".to_owned(), vec![18]),
            ("Miragem".to_owned(), vec![20]),
        ]
    );
}

/// What nobody knows counts for the size: a typing error does not make the deck too small besides.
#[test]
fn unknown_cards_count_for_the_size() {
    let mut desk = sized(39);
    desk.line(Section::Main, "miragem", 1);
    assert_eq!(illegal(&desk), ["error unknown_card"]);
    let mut desk = sized(38);
    desk.line(Section::Main, "miragem", 1);
    assert_eq!(
        illegal(&desk),
        [
            "error unknown_card",
            "error too_few_cards FAB-D1 39 >=40 in main",
        ]
    );
}

/// The same among the bases; what is unknown gives no colour.
#[test]
fn unknown_bases_count_for_the_five() {
    let mut desk = fab();
    desk.set(Section::Arredores, "mirante", 1);
    desk.line(Section::Arredores, "miragem", 1);
    assert_eq!(illegal(&desk), ["error unknown_card"]);
}

/// What nobody knows has no copies to count and no colours to miss.
#[test]
fn unknown_cards_are_not_judged_further() {
    let mut desk = fab();
    desk.line(Section::Main, "miragem", 4_000_000_000);
    desk.line(Section::Main, "miragem", 4_000_000_000);
    assert_eq!(illegal(&desk), ["error unknown_card"]);
}
