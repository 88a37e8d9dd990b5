//! What a format may change: the sizes of lists, and what a changed number rests on. FAB 1.3.1

use fabulario_engine::deck::{Pool, Section, Verdict, Violation};
use fabulario_engine::fabula::Face;
use fabulario_engine::format::Demand;
use serde_json::json;

use super::fabula_desks::*;
use super::findings::NOTHING;
use super::kit::*;

/// A new minimum takes the place of the old one, under the number of its rule.
#[test]
fn a_format_may_lower_or_raise_the_minimum() {
    for least in [0, 39, 41, 100] {
        let with = |main: u32| {
            let mut desk = sized(main);
            desk.change(json!({"lists": [{"id": "main", "min": least}]}));
            desk
        };
        assert_eq!(legal(&with(least)), NOTHING);
        if let Some(few) = least.checked_sub(1) {
            let told = format!("error too_few_cards FAB-D1 {few} >={least} in main");
            assert_eq!(illegal(&with(few)), [told]);
        }
    }
}

/// A minimum as large as a number can be is a minimum.
#[test]
fn a_format_may_ask_for_more_than_anybody_has() {
    let mut desk = sized(40);
    desk.change(json!({"lists": [{"id": "main", "min": u32::MAX}]}));
    assert_eq!(
        illegal(&desk),
        ["error too_few_cards FAB-D1 40 >=4294967295 in main"]
    );
}

/// Both sizes at once: exactly so many cards.
#[test]
fn a_format_may_fix_the_size_of_a_deck() {
    let with = |main: u32| {
        let mut desk = sized(main);
        desk.change(json!({"lists": [{"id": "main", "min": 60, "max": 60}]}));
        desk
    };
    assert_eq!(
        illegal(&with(59)),
        ["error too_few_cards FAB-D1 59 >=60 in main"]
    );
    assert_eq!(legal(&with(60)), NOTHING);
    assert_eq!(illegal(&with(61)), ["error too_many_cards 61 <=60 in main"]);
}

/// The reserve has no size in the books; a format may give it one.
#[test]
fn a_format_may_limit_the_reserve() {
    let with = |reserve: u32| {
        let mut desk = fab();
        desk.change(json!({"lists": [{"id": "reserve", "max": 15}]}));
        for n in 1..=reserve {
            let id = format!("vez-{n}");
            common(&mut desk, &id, &format!("Vez {n}"), &["verde"]);
            desk.line(Section::Reserve, &id, 1);
        }
        desk
    };
    assert_eq!(legal(&with(0)), NOTHING);
    assert_eq!(legal(&with(15)), NOTHING);
    assert_eq!(
        illegal(&with(16)),
        ["error too_many_cards 16 <=15 in reserve"]
    );
}

/// A smaller list may be kept as a draft where a format says what a game begins with.
#[test]
fn a_format_may_let_decks_be_drafts() {
    let with = |main: u32| {
        let mut desk = sized(main);
        desk.change(json!({"lists": [{"id": "main", "min": 20, "to_play": 40}]}));
        desk
    };
    for format in STANDARD {
        assert_eq!(
            with(19).illegal(format),
            [
                "error too_few_cards FAB-D1 19 >=20 in main",
                "incomplete not_playable_yet 19 >=40 in main",
            ]
        );
        for main in [20, 39] {
            let told = format!("incomplete not_playable_yet {main} >=40 in main");
            assert_eq!(with(main).incomplete(format), [told]);
        }
        assert_eq!(with(40).legal(format), NOTHING);
    }
}

/// A draft that breaks a rule is illegal, not incomplete.
#[test]
fn a_draft_that_breaks_a_rule_is_illegal() {
    let mut desk = sized(30);
    desk.change(json!({"lists": [{"id": "main", "min": 0, "to_play": 40}]}));
    desk.set(Section::Main, "folha-1", 4);
    assert_eq!(
        illegal(&desk),
        [
            "error too_many_copies FAB-D6 4 <=3 [Folha 1]",
            "incomplete not_playable_yet 31 >=40 in main",
        ]
    );
}

/// A list that a change does not name stays as it is.
#[test]
fn a_change_of_one_list_leaves_the_others_alone() {
    let mut desk = fab();
    desk.change(json!({"lists": [{"id": "main", "min": 10, "max": 50}]}));
    desk.set(Section::Arredores, "clareira", 1);
    assert_eq!(
        illegal(&desk),
        [
            "error too_few_cards FAB-D3 4 >=5 in arredores, centro",
            "error wrong_position FAB-D4 3 >=4 <=4 in arredores",
        ]
    );
}

/// A format of its own may have another number of Arredores, and of bases.
#[test]
fn a_format_may_have_another_number_of_arredores() {
    let mut format = format("fab-padrao").clone();
    let bases = &mut format.lists[1];
    bases.min.as_mut().unwrap().value = 6;
    bases.max.as_mut().unwrap().value = 6;
    bases.positions[0].count.value = 5;
    let mut desk = fab();
    assert_eq!(
        desk.judged_in(&format),
        (
            Verdict::Illegal,
            vec![
                "error too_few_cards FAB-D3 5 >=6 in arredores, centro".to_owned(),
                "error wrong_position FAB-D4 4 >=5 <=5 in arredores".to_owned(),
            ]
        )
    );
    desk.set(Section::Arredores, "clareira", 3);
    assert_eq!(desk.judged_in(&format), (Verdict::Legal, vec![]));
}

/// A format of its own may leave a demand out: colours, then, do not matter.
#[test]
fn a_format_may_do_without_colours() {
    let mut format = format("fab-padrao").clone();
    let colours = |demand: &Demand| matches!(demand, Demand::ColoursWithin { .. });
    format.demands.retain(|demand| !colours(&demand.value));
    let desk = with_card(&fab(), &["azul", "roxo"]);
    assert_eq!(desk.judged_in(&format), (Verdict::Legal, vec![]));
}

/// A number that a change set rests on the change: its first day, its sources, no ruling.
#[test]
fn a_changed_number_names_the_change() {
    let source = json!({"document": "anuncio", "place": "tamanho"});
    let mut desk = sized(40);
    desk.change(json!({"from": "2026-02-01", "lists": [{"id": "main", "min": 50}], "copies": [{"by": "rarity", "of": "comum", "max": 2}], "sources": [source]}));
    let basis = |found: &Violation<'_>, _: &Pool<Face>| {
        let basis = found.basis;
        let places = basis.sources.iter().map(|source| source.place.clone());
        (
            found.code.id(),
            basis.since,
            basis.ruling.cloned(),
            places.collect::<Vec<_>>(),
        )
    };
    let since = Some(day("2026-02-01"));
    let places = vec!["tamanho".to_owned()];
    let mut expected = vec![("too_few_cards", since, None, places.clone())];
    expected.extend((1..=13).map(|_| ("too_many_copies", since, None, places.clone())));
    assert_eq!(desk.each(format("fab-padrao"), basis).1, expected);
}
