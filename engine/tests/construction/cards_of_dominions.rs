//! Cards of Dominions as JSON: every type, every word, fields on a wrong type.

use fabulario_engine::dominions;
use serde_json::{Value, json};

use super::cards_of_four_games::{card, check_fields, read, round_trip};

/// Everything that a Dominions card can say comes back as it was written.
#[test]
fn dominions_cards_come_back() {
    let all = json!({"unique": true, "tags": ["SOLDADO", "REAL"], "range": 2, "text": "Ataca.", "sets": ["base"]});
    for kind in ["unidade", "token"] {
        for element in ["earth", "water", "fire", "air", "ice", "thunder", "void"] {
            let mut card = card(kind, all.clone());
            card["element"] = json!(element);
            card["atk"] = json!(3);
            card["hp"] = json!(999);
            card["directions"] = json!(["n", "ne", "e", "se", "s", "sw", "w", "nw"]);
            round_trip::<dominions::Card>(&card);
            assert_eq!(read::<dominions::Card>(&card).misplaced(), [""; 0]);
        }
    }
    for activation in [
        "instant",
        "once",
        "once_per_turn",
        "forever",
        "attach",
        "trap",
    ] {
        let mut card = card("artefato", json!({"unique": false, "range": 0}));
        card["activation"] = json!(activation);
        round_trip::<dominions::Card>(&card);
        assert_eq!(read::<dominions::Card>(&card).misplaced(), [""; 0]);
    }
    let field = json!({"unique": false, "range": 0, "occupy": "Cura.", "link": "Queima."});
    round_trip::<dominions::Card>(&card("campo", field.clone()));
    let field: dominions::Card = read(&card("campo", field));
    assert_eq!(field.misplaced(), [""; 0]);
}

/// Id, name and type are enough for a Dominions card: no star, range zero.
#[test]
fn dominions_cards_need_little() {
    for kind in ["unidade", "artefato", "campo", "token"] {
        let told = serde_json::to_value(read::<dominions::Card>(&card(kind, json!({})))).unwrap();
        assert_eq!(told, card(kind, json!({"unique": false, "range": 0})));
    }
}

/// A field that a type of Dominions does not have is found.
#[test]
fn dominions_fields_on_a_wrong_type_are_found() {
    let fields = [
        ("element", json!("fire"), &["unidade", "token"][..]),
        ("atk", json!(0), &["unidade", "token"]),
        ("hp", json!(0), &["unidade", "token"]),
        ("range", json!(1), &["unidade", "token"]),
        ("directions", json!(["e"]), &["unidade", "token"]),
        // A Token may be a variant of any of the three types (manual, Token).
        ("activation", json!("trap"), &["artefato", "token"]),
        ("occupy", json!("Cura."), &["campo", "token"]),
        ("link", json!("Queima."), &["campo", "token"]),
    ];
    let kinds = ["unidade", "artefato", "campo", "token"];
    let misplaced = |card: &Value| read::<dominions::Card>(card).misplaced();
    check_fields(&fields, &kinds, &json!({}), misplaced);
}

/// Several misplaced fields are all told, in the order of the card.
#[test]
fn dominions_misplaced_fields_are_all_told() {
    let all = json!({"element": "ice", "atk": 1, "hp": 1, "range": 1, "directions": ["n"], "activation": "once", "occupy": "", "link": ""});
    let misplaced = |kind: &str| read::<dominions::Card>(&card(kind, all.clone())).misplaced();
    assert_eq!(misplaced("unidade"), ["activation", "occupy", "link"]);
    let fights = ["element", "atk", "hp", "range", "directions"];
    assert_eq!(misplaced("artefato")[..5], fights);
    assert_eq!(misplaced("artefato")[5..], ["occupy", "link"]);
    assert_eq!(misplaced("campo")[..5], fights);
    assert_eq!(misplaced("campo")[5..], ["activation"]);
}
