//! Cards of Apoteose as JSON: every type, every word, fields on a wrong type.

use fabulario_engine::apoteose;
use serde_json::{Value, json};

use super::cards_of_four_games::{card, check_fields, read, refused, round_trip};

/// The suits of Apoteose with what each must say.
const SUITS: [&str; 7] = [
    "casa",
    "classe",
    "ente",
    "item",
    "habilidade",
    "companheiro",
    "evento",
];

/// Everything that an Apoteose card can say comes back as it was written.
#[test]
fn apoteose_cards_come_back() {
    for rarity in ["comum", "incomum", "rara", "epica", "lendaria"] {
        for kind in SUITS {
            let mut card = card(kind, json!({"rarity": rarity, "level": 1}));
            card["summus"] = json!("maré");
            card["formats"] = json!(["campal", "naval"]);
            card["sets"] = json!(["Cais"]);
            card["action"] = json!(2);
            card["text"] = json!("Compre uma carta.");
            if kind == "classe" {
                card["path"] = json!(21);
            }
            round_trip::<apoteose::Card>(&card);
            assert_eq!(read::<apoteose::Card>(&card).misplaced(), [""; 0]);
        }
    }
    let classe = json!({
        "rarity": "rara", "level": 3, "path": 20,
        "knowledges": ["fe", "arcano", "cooperacao", "defesa", "atletismo", "pratica", "arte", "instrucao", "astucia", "elemental", "transmutacao", "vital", "mental", "dimensional"],
        "slots": {"equipamento": 2, "memento": 20, "suporte": 1},
        "attributes": {"con": 1, "for": 2, "agi": 3, "per": 4, "int": -3, "car": 0, "esp": 12},
    });
    round_trip::<apoteose::Card>(&card("classe", classe));
    let item = json!({"rarity": "comum", "level": 2, "specifiers": ["headpiece", "vest", "feet", "accessory", "utility"]});
    round_trip::<apoteose::Card>(&card("item", item));
    let skill = json!({"rarity": "comum", "level": 2, "lignum": "ipê"});
    round_trip::<apoteose::Card>(&card("habilidade", skill));
}

/// A card of Apoteose needs a rarity; its level is 1, its slots and attributes zero, if it says nothing.
#[test]
fn apoteose_cards_need_a_rarity() {
    for kind in SUITS {
        let read: apoteose::Card = read(&card(kind, json!({"rarity": "rara"})));
        let told = serde_json::to_value(read).unwrap();
        assert_eq!(told, card(kind, json!({"rarity": "rara", "level": 1})));
        let told = refused::<apoteose::Card>(card(kind, json!({})));
        assert_eq!(told, "missing field `rarity`");
    }
    let little = json!({"rarity": "rara", "slots": {}, "attributes": {"for": 1}});
    let casa: apoteose::Card = read(&card("casa", little));
    assert_eq!(casa.slots, Some(apoteose::Slots::default()));
    let strong = apoteose::Attributes {
        strength: 1,
        ..Default::default()
    };
    assert_eq!(casa.attributes, Some(strong));
}

/// A field that a suit of Apoteose does not have is found.
#[test]
fn apoteose_fields_on_a_wrong_suit_are_found() {
    let resources = ["classe", "item", "habilidade", "companheiro", "evento"];
    let fields = [
        ("path", json!(1), &["classe", "companheiro"][..]),
        ("knowledges", json!(["fe"]), &resources),
        (
            "slots",
            json!({"memento": 1}),
            &["casa", "classe", "item", "habilidade"],
        ),
        ("specifiers", json!(["feet"]), &["item"]),
        ("lignum", json!("ipê"), &["habilidade"]),
        (
            "attributes",
            json!({"con": 1}),
            &["casa", "classe", "ente", "companheiro"],
        ),
        ("summus", json!("maré"), &SUITS),
        ("formats", json!(["naval"]), &SUITS),
    ];
    let plain = json!({"rarity": "comum"});
    let mut needed: Value = SUITS
        .map(|kind| (kind.to_owned(), plain.clone()))
        .into_iter()
        .collect();
    needed["classe"]["path"] = json!(1);
    let misplaced = |card: &Value| read::<apoteose::Card>(card).misplaced();
    check_fields(&fields, &SUITS, &needed, misplaced);
}

/// A Classe follows a path; nothing else must. APO-H2
#[test]
fn apoteose_a_classe_follows_a_path() {
    for kind in SUITS {
        let found = read::<apoteose::Card>(&card(kind, json!({"rarity": "comum"}))).misplaced();
        let expected: &[&str] = if kind == "classe" { &["path"] } else { &[] };
        assert_eq!(found, expected);
    }
}

/// Levels are 1 to 3, and that of a Casa is 1.
#[test]
fn apoteose_levels_are_one_to_three() {
    for kind in SUITS {
        for level in 0..=4 {
            let printed = json!({"rarity": "comum", "level": level});
            let mut printed = card(kind, printed);
            if kind == "classe" {
                printed["path"] = json!(1);
            }
            let most = if kind == "casa" { 1 } else { 3 };
            let right = (1..=most).contains(&level);
            let expected: &[&str] = if right { &[] } else { &["level"] };
            let found = read::<apoteose::Card>(&printed).misplaced();
            assert_eq!(found, expected, "{kind} {level}");
        }
    }
}

/// Several misplaced fields are all told.
#[test]
fn apoteose_misplaced_fields_are_all_told() {
    let all = json!({"rarity": "comum", "level": 4, "path": 1, "knowledges": ["fe"], "slots": {}, "specifiers": ["feet"], "lignum": "ipê", "attributes": {}});
    let misplaced = |kind: &str| read::<apoteose::Card>(&card(kind, all.clone())).misplaced();
    let told = [
        "level",
        "path",
        "knowledges",
        "slots",
        "specifiers",
        "lignum",
    ];
    assert_eq!(misplaced("ente"), told);
    let told = [
        "level",
        "path",
        "slots",
        "specifiers",
        "lignum",
        "attributes",
    ];
    assert_eq!(misplaced("evento"), told);
}

/// Paths are the arcana from 1 to 21. APO-H2
#[test]
fn apoteose_paths_are_one_to_twenty_one() {
    for kind in ["classe", "companheiro"] {
        for (path, right) in [(0, false), (1, true), (20, true), (21, true), (22, false)] {
            let printed = json!({"rarity": "comum", "path": path});
            let expected: &[&str] = if right { &[] } else { &["path"] };
            let found = read::<apoteose::Card>(&card(kind, printed)).misplaced();
            assert_eq!(found, expected, "{kind} {path}");
        }
    }
}

/// A Lignum and a Summus have a word of up to 120 letters, and never an empty one.
#[test]
fn apoteose_words_of_cards_are_words() {
    for field in ["lignum", "summus"] {
        for (letters, right) in [(0, false), (1, true), (120, true), (121, false)] {
            let mut printed = card("habilidade", json!({"rarity": "comum"}));
            printed[field] = json!("ê".repeat(letters));
            let expected: &[&str] = if right { &[] } else { &[field] };
            let found = read::<apoteose::Card>(&printed).misplaced();
            assert_eq!(found, expected, "{field} {letters}");
        }
    }
}
