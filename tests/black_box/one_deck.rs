//! Every operation that takes a deck takes the same deck: as lists, as a document, or as a code.

use fabulario_tests::{Actor, Server};
use serde_json::{Value, json};

use crate::goldfish_kit::{code, ready};

/// An opening hand of the deck.
const HAND: [&str; 5] = [
    "fab-brincante-de-quadrilha",
    "fab-brincante-de-quadrilha",
    "fab-romeiro-descalco",
    "fab-festeira-do-divino",
    "fab-rei-da-folia",
];

/// The operations with one deck: path, the pointer of what holds it, and the rest of the body.
fn operations(other: &str) -> Vec<(&'static str, &'static str, Value)> {
    let lab = json!({"game": "fab", "seed": "42"});
    let games = json!({"game": "fab", "seed": "42", "games": 16, "turns": 2});
    vec![
        ("/v1/stats", "", json!({"game": "fab"})),
        ("/v1/decks/encode", "", json!({"game": "fab"})),
        (
            "/v1/decks/export",
            "",
            json!({"game": "fab", "format": "json"}),
        ),
        (
            "/v1/odds",
            "",
            json!({
                "game": "fab", "groups": [{"id": "g", "query": "tipo:aliado"}],
                "questions": [{"condition": {"group": "g", "at_least": 1}, "seen": [5]}],
            }),
        ),
        ("/v1/goldfish", "", games),
        ("/v1/goldfish/hand", "", lab.clone()),
        ("/v1/goldfish/play", "", lab),
        (
            "/v1/goldfish/mulligan",
            "",
            json!({
                "game": "fab", "seed": "42", "goal": {"id": "curve", "turns": 2}, "hand": HAND,
            }),
        ),
        (
            "/v1/goldfish/compare",
            "/a",
            json!({
                "game": "fab", "seed": "42", "games": 16, "measure": {"id": "spent", "turn": 2},
                "a": {}, "b": {"code": other},
            }),
        ),
    ]
}

/// A body with these fields about its deck.
fn body(at: &str, rest: &Value, fields: &Value) -> Value {
    let mut body = rest.clone();
    let holder = body.pointer_mut(at).unwrap().as_object_mut().unwrap();
    holder.extend(fields.as_object().unwrap().clone());
    body
}

/// The pointer and code of the first mistake.
fn wrong(actor: &Actor, path: &str, body: &Value) -> (String, String) {
    let answer = actor.post(path, body);
    assert_eq!(answer.status, 422, "{path} {body}");
    let error = &answer.json()["errors"][0];
    let text = |field: &str| error[field].as_str().unwrap().to_owned();
    (text("pointer"), text("code"))
}

/// The deck as a document, with everything that a document may say.
fn as_document(deck: &Value) -> Value {
    let mut document = deck.clone();
    document["version"] = json!(1);
    document["game"] = json!("fab");
    document["name"] = json!("Folia");
    document["note"] = json!("Para sábado.");
    document["main"][0]["finish"] = json!("foil");
    document["main"][0]["note"] = json!("emprestada");
    document
}

#[test]
fn every_operation_takes_lists_a_document_or_a_code_and_one_of_them() {
    let server = Server::builder().flag("--rate-limit", "0").start();
    let actor = server.anonymous();
    let code = code(&actor, &ready());
    let read = actor.post("/v1/decks/decode", &json!({"code": code})).ok();
    let deck = &read["deck"];
    let document = as_document(deck);
    for (path, at, rest) in operations(&code) {
        let body = |fields: Value| body(at, &rest, &fields);
        let by_lists = actor.post(path, &body(json!({"deck": deck}))).ok();
        for fields in [json!({"deck": document}), json!({"code": code})] {
            assert_eq!(actor.post(path, &body(fields)).ok(), by_lists, "{path}");
        }
        let told = |fields: Value| wrong(&actor, path, &body(fields));
        let place = |field: &str, code: &str| (format!("{at}/{field}"), code.to_owned());
        let both = json!({"deck": deck, "code": code});
        assert_eq!(told(both), place("code", "one_of"), "{path}");
        assert_eq!(told(json!({})), place("deck", "one_of"), "{path}");
        assert_eq!(
            told(json!({"code": "DD13SFR21R4ALN5"})),
            place("code", "other_game")
        );
        assert_eq!(
            told(json!({"code": "FAB1"})),
            place("code", "invalid_deck_code")
        );
        let unknown = json!({"deck": {"main": [{"card": "fab-nada"}]}});
        assert_eq!(told(unknown), place("deck/main/0/card", "unknown_card"));
        let other = json!({"deck": {"game": "dd", "main": []}});
        assert_eq!(told(other), place("deck/game", "other_game"), "{path}");
        let later = json!({"deck": {"version": 2, "main": []}});
        assert_eq!(told(later).0, format!("{at}/deck/version"), "{path}");
    }
}

#[test]
fn decks_to_judge_are_documents_or_codes_and_keep_what_nobody_knows() {
    let server = Server::builder().flag("--rate-limit", "0").start();
    let actor = server.anonymous();
    let deck = ready();
    let code = code(&actor, &deck);
    let judge = |deck: &Value| actor.post("/v1/validate", &json!({"game": "fab", "decks": [deck]}));
    let by_lists = judge(&deck).ok();
    assert_eq!(judge(&json!({"code": code})).ok(), by_lists);
    let mut by_document = judge(&as_document(&deck)).ok();
    assert_eq!(by_document["data"][0]["label"].take(), "Folia");
    assert_eq!(
        by_document["data"][0]["formats"],
        by_lists["data"][0]["formats"]
    );
    let told = |deck: Value| {
        wrong(
            &actor,
            "/v1/validate",
            &json!({"game": "fab", "decks": [deck]}),
        )
    };
    let both = json!({"code": code, "centro": deck["centro"]});
    assert_eq!(
        told(both),
        ("/decks/0/code".to_owned(), "one_of".to_owned())
    );
    let other = json!({"code": "DD13SFR21R4ALN5"});
    assert_eq!(
        told(other),
        ("/decks/0/code".to_owned(), "other_game".to_owned())
    );
    let mut short = deck;
    short["main"].as_array_mut().unwrap().pop();
    short["main"][0]["card"] = json!("fab-nada");
    let judged = judge(&short).ok();
    let violations = judged["data"][0]["formats"][0]["violations"]
        .as_array()
        .unwrap();
    let unknown = violations
        .iter()
        .find(|found| found["code"] == "unknown_card");
    assert_eq!(unknown.unwrap()["pointers"], json!(["/decks/0/main/0"]));
    let short = self::code(&actor, &json!({"centro": short["centro"]}));
    let judged = judge(&json!({"code": short})).ok();
    let pointers = &judged["data"][0]["formats"][0]["violations"][0]["pointers"];
    assert_eq!(*pointers, json!(["/decks/0/code"]));
}

#[test]
fn a_list_becomes_a_document_that_keeps_what_is_not_understood() {
    let server = Server::start();
    let actor = server.anonymous();
    let text = "3 Tatu de Roça\n2 Carta que Ninguém Viu";
    let asked = json!({"game": "fab", "text": text});
    let parsed = actor.post("/v1/decks/parse", &asked).ok();
    let document = json!({"version": 1, "game": "fab", "main": [
        {"card": "fab-tatu-de-roca", "copies": 3},
        {"card": "Carta que Ninguém Viu", "copies": 2},
    ]});
    assert_eq!(parsed["document"], document);
    let asked = json!({"game": "fab", "decks": [document]});
    let judged = actor.post("/v1/validate", &asked).ok();
    assert_eq!(judged["data"][0]["cards"]["main"], 5);
}

/// The document of a text of a game, and the codes of the warnings.
fn document_of(actor: &Actor, game: &str, text: &str) -> (Value, Vec<String>) {
    let asked = json!({"game": game, "text": text});
    let parsed = actor.post("/v1/decks/parse", &asked).ok();
    let warnings = parsed["warnings"].as_array().into_iter().flatten();
    let codes = warnings.map(|it| it["code"].as_str().unwrap().to_owned());
    (parsed["document"].clone(), codes.collect())
}

#[test]
fn a_line_that_is_refused_is_in_no_document() {
    let server = Server::shared();
    let actor = server.anonymous();
    let empty = json!({"version": 1, "game": "fab"});
    for text in [
        "0 Pisadeira Noturna",
        "99999999 Rasga-Mortalha",
        "- -3 Rasga-Mortalha",
        "3 Matinta do Telhado x2",
        "2 Matinta do Telhado (BDF) 151",
        "2 Matinta do Telhado [XYZ]",
        "0 Carta que Ninguém Viu",
    ] {
        assert_eq!(document_of(&actor, "fab", text).0, empty, "{text}");
    }
    let changes = "-3 Matinta do Telhado\n+2 Rasga-Mortalha";
    let main = json!([{"card": "fab-rasga-mortalha", "copies": 2}]);
    let (document, _) = document_of(&actor, "fab", changes);
    assert_eq!(document["main"], main);
}

#[test]
fn a_list_keeps_its_name_and_what_stands_beside_the_deck() {
    let actor = Server::shared().anonymous();
    let text = "# Assobio no Telhado, da Duda\n\n3 Rasga-Mortalha\n\nTalvez:\n2 Matinta do Telhado\n1 Carta que Ninguém Viu";
    let (document, _) = document_of(&actor, "fab", text);
    let expected = json!({
        "version": 1, "game": "fab", "name": "Assobio no Telhado, da Duda",
        "main": [{"card": "fab-rasga-mortalha", "copies": 3}],
        "maybe": [
            {"card": "fab-matinta-do-telhado", "copies": 2},
            {"card": "Carta que Ninguém Viu", "copies": 1},
        ],
    });
    assert_eq!(document, expected);
    for title in [
        "== Duas Luas ==",
        "Deck: Duas Luas",
        "Duas Luas:",
        "**Duas Luas**",
    ] {
        let (document, _) = document_of(&actor, "fab", &format!("{title}\n3 Rasga-Mortalha"));
        assert_eq!(document["name"], "Duas Luas", "{title}");
    }
    let (document, _) = document_of(&actor, "fab", "3 Rasga-Mortalha");
    assert_eq!(document.get("name"), None);
}

/// What stands beside a deck changes no verdict, figure, code or game, in any of the four games.
#[test]
fn what_stands_beside_a_deck_is_no_part_of_it() {
    let actor = Server::shared().anonymous();
    let ready = actor.get("/v1/decks/ready?limit=200").ok();
    for game in ["fab", "dd", "mvc", "apo"] {
        let deck = ready["data"].as_array().unwrap().iter();
        let deck = deck.clone().find(|it| it["game"] == game).unwrap();
        let id = deck["id"].as_str().unwrap();
        let deck = actor.get(&format!("/v1/decks/ready/{id}")).ok()["deck"].clone();
        let mut wider = deck.clone();
        wider["maybe"] = json!([{"card": "nobody knows this", "copies": 99}]);
        let judge = |deck: &Value| {
            let asked = json!({"game": game, "decks": [deck]});
            actor.post("/v1/validate", &asked).ok()["data"].clone()
        };
        assert_eq!(judge(&wider), judge(&deck), "{game}");
        for path in ["/v1/stats", "/v1/decks/encode"] {
            let ask = |deck: &Value| actor.post(path, &json!({"game": game, "deck": deck})).ok();
            assert_eq!(ask(&wider), ask(&deck), "{path}, {game}");
        }
    }
}

#[test]
fn a_document_has_only_the_lists_that_are_written() {
    let server = Server::shared();
    let actor = server.anonymous();
    for (game, text) in [
        ("apo", "Reserva\n1 Giz de Céu"),
        ("apo", "+ 1 Giz de Céu"),
        ("apo", "1 Coisa Desconhecida\n+ 1 Outra Coisa"),
        ("dd", "Sideboard\n1 Caldeira Andarilha"),
    ] {
        let (document, _) = document_of(&actor, game, text);
        assert_eq!(document, json!({"version": 1, "game": game}), "{text}");
    }
}

#[test]
fn a_pasted_document_comes_back_whole_or_with_a_warning() {
    let server = Server::shared();
    let actor = server.anonymous();
    let document = json!({
        "version": 1, "game": "fab", "name": "Folia", "note": "Para sábado.",
        "main": [
            {"card": "fab-tatu-de-roca", "copies": 3, "printing": "fab-tatu-de-roca@bdf-1", "finish": "foil", "note": "n"},
            {"card": "fab-ninguem-conhece", "copies": 1},
        ],
    });
    let back = document_of(&actor, "fab", &document.to_string());
    assert_eq!(back, (document.clone(), vec![]));
    let mut later = document.clone();
    later["version"] = json!(2);
    let mut wider = document;
    wider["main"][0]["zz"] = json!(1);
    for other in [later, wider] {
        let (read, codes) = document_of(&actor, "fab", &other.to_string());
        assert_eq!(codes, ["cards_of_document"], "{other}");
        assert_eq!(
            read["main"][0],
            json!({"card": "fab-tatu-de-roca", "copies": 3})
        );
    }
}
