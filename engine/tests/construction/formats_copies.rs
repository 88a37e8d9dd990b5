//! What a format may change: the limits of copies. FAB-D6 to FAB-D10, DD-K2, DD-K3

use fabulario_engine::deck::{Section, Verdict};
use fabulario_engine::fabula::Face;
use serde_json::{Value, json};

use super::fabula_desks::*;
use super::findings::NOTHING;
use super::kit::*;

/// A format of its own may count copies in the main deck only: bases have no limit, then.
#[test]
fn a_format_may_count_copies_in_some_lists_only() {
    let mut format = format("fab-padrao").clone();
    let mut desk = fab();
    desk.set(Section::Arredores, "clareira", 4)
        .set(Section::Arredores, "mirante", 0);
    let told = vec!["error too_many_copies FAB-D6 4 <=3 [Clareira]".to_owned()];
    assert_eq!(desk.judged_in(&format), (Verdict::Illegal, told.clone()));
    format.copies_across.as_mut().unwrap().value = vec!["main".to_owned()];
    assert_eq!(desk.judged_in(&format), (Verdict::Legal, vec![]));
    // Where a format says nothing of it, the whole deck is counted, and the reserve is not.
    format.copies_across = None;
    desk.line(Section::Reserve, "carta-1", 3);
    assert_eq!(desk.judged_in(&format), (Verdict::Illegal, told));
}

/// The legal deck and so many copies of a rare Aliado under these changes of the limits.
fn with_limits(limits: &Value, copies: u32) -> Desk<Face> {
    let mut desk = fab();
    desk.card(
        json!({"id": "x", "name": "X", "type": "aliado", "colours": ["verde"], "rarity": "rara"}),
    );
    desk.line(Section::Main, "x", copies);
    desk.change(json!({"copies": limits}));
    desk
}

/// A new limit for a rarity takes the place of the old one, under the number of its rule.
#[test]
fn a_format_may_change_the_copies_of_a_rarity() {
    for most in [1, 3, 4] {
        let limits = json!([{"by": "rarity", "of": "rara", "max": most}]);
        assert_eq!(legal(&with_limits(&limits, most)), NOTHING);
        let over = most + 1;
        assert_eq!(
            illegal(&with_limits(&limits, over)),
            [format!("error too_many_copies FAB-D7 {over} <={most} [X]")]
        );
    }
}

/// A limit of another rarity does not touch the card.
#[test]
fn a_limit_of_one_rarity_leaves_the_others_alone() {
    let limits = json!([{"by": "rarity", "of": "lendaria", "max": 9}]);
    assert_eq!(legal(&with_limits(&limits, 2)), NOTHING);
    assert_eq!(
        illegal(&with_limits(&limits, 3)),
        ["error too_many_copies FAB-D7 3 <=2 [X]"]
    );
}

/// A limit may be for a card type, and is stronger than the limits before it.
#[test]
fn a_format_may_limit_the_copies_of_a_type() {
    let limits = json!([{"by": "card_type", "of": "aliado", "max": 4}]);
    assert_eq!(legal(&with_limits(&limits, 4)), NOTHING);
    assert_eq!(
        illegal(&with_limits(&limits, 5)),
        ["error too_many_copies 5 <=4 [X]"],
        "no rule of the book says so"
    );
    let limits = json!([{"by": "card_type", "of": "manobra", "max": 4}]);
    assert_eq!(
        illegal(&with_limits(&limits, 3)),
        ["error too_many_copies FAB-D7 3 <=2 [X]"],
        "it is no Manobra"
    );
}

/// A format of one copy of each card: bases are cards too. FAB-D9
#[test]
fn a_format_may_allow_one_copy_of_any_card() {
    let mut desk = fab();
    desk.change(json!({"copies": [{"by": "any", "max": 1}]}));
    let names = (1..=13).map(|n| (format!("Carta {n}"), 3));
    let bases = ["Clareira", "Mirante"].map(|name| (name.to_owned(), 2));
    let told = names
        .chain(bases)
        .map(|(name, found)| format!("error too_many_copies {found} <=1 [{name}]"));
    assert_eq!(illegal(&desk), told.collect::<Vec<_>>());
}

/// Without a maximum, any number of copies: five hundred of one card, legendary bases as well.
#[test]
fn a_format_may_allow_any_number_of_copies() {
    let mut desk = with_limits(&json!([{"by": "any", "max": null}]), 500);
    desk.set(Section::Arredores, "clareira", 0)
        .set(Section::Arredores, "mirante", 0);
    desk.line(Section::Arredores, "capital", 4);
    assert_eq!(legal(&desk), NOTHING);
}

/// Of several limits that fit a card the last one decides.
#[test]
fn the_last_limit_that_fits_decides() {
    let any = json!({"by": "any", "max": 5});
    let rare = json!({"by": "rarity", "of": "rara", "max": 1});
    assert_eq!(
        illegal(&with_limits(&json!([any, rare]), 2)),
        ["error too_many_copies FAB-D7 2 <=1 [X]"]
    );
    assert_eq!(legal(&with_limits(&json!([rare, any]), 5)), NOTHING);
    assert_eq!(
        illegal(&with_limits(&json!([rare, any]), 6)),
        ["error too_many_copies 6 <=5 [X]"]
    );
}

/// Where a limit does not ask for the rarity, a card without one can be judged. FAB-D6
#[test]
fn a_card_without_rarity_is_judged_by_a_limit_for_any_card() {
    let with = |copies: u32| {
        let mut desk = fab();
        desk.card(
            json!({"id": "sem", "name": "Sem Marca", "type": "aliado", "colours": ["verde"]}),
        );
        desk.line(Section::Main, "sem", copies);
        desk.change(json!({"copies": [{"by": "any", "max": 3}]}));
        desk
    };
    assert_eq!(legal(&with(3)), NOTHING);
    assert_eq!(
        illegal(&with(4)),
        ["error too_many_copies 4 <=3 [Sem Marca]"]
    );
}

/// A limit for a rarity, type or classification that the game does not have fits no card.
#[test]
fn a_limit_for_an_unknown_word_fits_no_card() {
    for (by, of) in [
        ("rarity", "incomum"),
        ("card_type", "unidade"),
        ("classification", "unica"),
    ] {
        let limits = json!([{"by": by, "of": of, "max": 0}]);
        assert_eq!(legal(&with_limits(&limits, 2)), NOTHING);
        assert_eq!(
            illegal(&with_limits(&limits, 3)),
            ["error too_many_copies FAB-D7 3 <=2 [X]"]
        );
    }
}

/// A limit for a rarity that the game does not have is none for cards without rarity. FAB-D6
#[test]
fn a_limit_for_an_unknown_rarity_does_not_fit_a_card_without_rarity() {
    let mut desk = fab();
    desk.card(json!({"id": "sem", "name": "Sem Marca", "type": "aliado", "colours": ["verde"]}));
    desk.line(Section::Main, "sem", 1);
    desk.change(json!({"copies": [{"by": "rarity", "of": "incomum", "max": 9}]}));
    assert_eq!(illegal(&desk), ["error rarity_missing FAB-D6 [Sem Marca]"]);
}

/// The reserve is warned of by the limit that holds in the format. FAB-D14
#[test]
fn a_changed_limit_counts_for_the_reserve() {
    let mut desk = with_limits(&json!([{"by": "rarity", "of": "rara", "max": 4}]), 4);
    desk.line(Section::Reserve, "x", 4);
    assert_eq!(legal(&desk), NOTHING);
    desk.set(Section::Reserve, "x", 5);
    assert_eq!(legal(&desk), ["warning reserve_excess FAB-D14 5 <=4 [X]"]);
}

/// Dominions: a limit for any card is stronger than the star, unless the star comes after it.
#[test]
fn a_format_of_dominions_may_change_copies_of_unique_cards() {
    let with = |limits: Value, copies: u32| {
        let mut desk = dd();
        desk.card(json!({"id": "rei", "name": "Rei do Cais", "type": "unidade", "unique": true}));
        desk.line(Section::Main, "rei", copies);
        desk.change(json!({"copies": limits, "lists": [{"id": "main", "max": 99}]}));
        desk.judged("dd-padrao")
    };
    let any = json!({"by": "any", "max": 3});
    let star = json!({"by": "classification", "of": "unica", "max": 2});
    let legal = (Verdict::Legal, vec![]);
    let illegal = |told: &str| (Verdict::Illegal, vec![told.to_owned()]);
    assert_eq!(with(json!([any]), 3), legal);
    assert_eq!(
        with(json!([any]), 4),
        illegal("error too_many_copies DD-K2 4 <=3 [Rei do Cais]")
    );
    assert_eq!(with(json!([any, star]), 2), legal);
    assert_eq!(
        with(json!([any, star]), 3),
        illegal("error too_many_copies DD-K3 3 <=2 [Rei do Cais]")
    );
}
