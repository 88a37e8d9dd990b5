//! A rename is the only thing that takes an id away, and the old id leads to the new one.

use fabulario_cards::stock::Kind;
use serde_json::{Value, json};

use super::{after, card, changed, held, ids, key, rename, right, set, wrong};

/// The card A under another id.
fn moved() -> (Kind, Value) {
    changed('a', json!({ "id": "dd-novo" }))
}

#[test]
fn the_old_id_leads_to_the_new_one() {
    let before = held("cais", vec![set(), card('a')]);
    let plan = right(&before, "cais", vec![moved(), rename("dd-a", "dd-novo")]);
    assert_eq!(plan.removed, [key(Kind::Card, "dd-a")]);
    assert_eq!(ids(&plan.added), ["dd-novo", "dd-a"]);
    assert!(plan.changed.is_empty() && !plan.is_empty());
    assert_eq!(plan.catalogue.renamed("dd-a"), Some("dd-novo"));
    assert!(plan.catalogue.card("dd-a").is_none());
    assert!(plan.catalogue.card("dd-novo").is_some());
}

#[test]
fn a_rename_that_has_been_made_is_nothing_to_do() {
    let before = held("cais", vec![set(), card('a')]);
    let written = || vec![set(), moved(), rename("dd-a", "dd-novo")];
    let once = after(&before, "cais", &right(&before, "cais", written()));
    let plan = right(&once, "cais", written());
    assert!(plan.is_empty());
    assert_eq!(plan.unchanged, 3);
}

#[test]
fn a_card_of_others_is_not_renamed() {
    let before = held("oficina", vec![set(), card('a')]);
    let found = wrong(&before, "cais", vec![rename("dd-a", "dd-novo")]);
    let foreign = "new.json /0/from: dd-a is a card of oficina: what others have published cannot be changed here";
    assert!(found.iter().any(|it| it == foreign), "{found:#?}");
}

#[test]
fn a_rename_does_not_lead_to_a_card_of_others() {
    let before = held("oficina", vec![set(), card('a')]);
    assert_eq!(
        wrong(&before, "cais", vec![rename("dd-futuro", "dd-a")]),
        ["new.json /0/to: dd-a is a card of oficina: ids lead to cards of your own"]
    );
}

#[test]
fn a_rename_leads_to_a_card_of_its_game() {
    let before = held("cais", vec![set(), card('a'), card('b')]);
    for (to, message) in [
        ("dd-z", "dd-z is the id of no card of this game"),
        ("mvc-b", "mvc-b is the id of no card of this game"),
        ("dd-a", "dd-a is the id of no card of this game"),
    ] {
        let found = wrong(&before, "cais", vec![rename("dd-a", to)]);
        assert_eq!(found, [format!("new.json /0/to: {message}")]);
    }
    let plan = right(&before, "cais", vec![rename("dd-a", "dd-b")]);
    assert_eq!(plan.removed, [key(Kind::Card, "dd-a")]);
}

#[test]
fn an_id_that_was_never_published_here_may_lead_somewhere_too() {
    let before = held("cais", vec![set(), card('a')]);
    let plan = right(&before, "cais", vec![rename("dd-antigo", "dd-a")]);
    assert_eq!((plan.removed.len(), plan.added.len()), (0, 1));
    assert_eq!(plan.catalogue.renamed("dd-antigo"), Some("dd-a"));
}

/// Whether or not the card says what it has said before.
#[test]
fn a_card_that_is_renamed_does_not_stand_in_the_same_import() {
    let before = held("cais", vec![set(), card('a')]);
    for old in [card('a'), changed('a', json!({ "atk": 3 }))] {
        let written = vec![old, card('b'), rename("dd-a", "dd-b")];
        assert_eq!(
            wrong(&before, "cais", written),
            ["new.json /2/from: dd-a must be an id of this game that no card has now"]
        );
    }
}

#[test]
fn an_id_that_was_renamed_does_not_come_back() {
    let before = held("cais", vec![set(), card('a')]);
    let written = vec![moved(), rename("dd-a", "dd-novo")];
    let renamed = after(&before, "cais", &right(&before, "cais", written));
    let back = changed('b', json!({ "id": "dd-a" }));
    assert_eq!(
        wrong(&renamed, "cais", vec![back]),
        ["new.json /1/from: dd-a must be an id of this game that no card has now"]
    );
}

#[test]
fn who_renames_again_leads_every_id_on() {
    let before = held("cais", vec![set(), card('a')]);
    let written = vec![moved(), rename("dd-a", "dd-novo")];
    let renamed = after(&before, "cais", &right(&before, "cais", written));
    let newest = changed('a', json!({ "id": "dd-novissimo" }));
    let second = rename("dd-novo", "dd-novissimo");
    let plan = right(&renamed, "cais", vec![newest, second]);
    assert_eq!(plan.removed, [key(Kind::Card, "dd-novo")]);
    for id in ["dd-a", "dd-novo"] {
        assert_eq!(plan.catalogue.renamed(id), Some("dd-novissimo"));
    }
}

#[test]
fn renames_do_not_go_in_circles() {
    let before = held("cais", vec![set(), card('a')]);
    let written = vec![rename("dd-x", "dd-y"), rename("dd-y", "dd-x")];
    assert_eq!(
        wrong(&before, "cais", written),
        [
            "new.json /0/to: dd-y is the id of no card of this game",
            "new.json /1/to: dd-x is the id of no card of this game",
        ]
    );
}

#[test]
fn a_token_is_renamed_like_a_card() {
    let token = |id: &str| {
        let name = json!({ "pt-BR": "Bezerro", "en": "Calf" });
        (
            Kind::Token,
            json!({ "id": id, "name": name, "type": "token", "atk": 1, "hp": 1, "directions": ["e"] }),
        )
    };
    let before = held("cais", vec![set(), token("dd-token-x")]);
    let written = vec![token("dd-token-y"), rename("dd-token-x", "dd-token-y")];
    let plan = right(&before, "cais", written);
    assert_eq!(plan.removed, [key(Kind::Token, "dd-token-x")]);
    assert_eq!(plan.catalogue.renamed("dd-token-x"), Some("dd-token-y"));
}
