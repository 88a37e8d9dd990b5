//! `GET /v1/cards/{id}/similar`, and searches that find nothing

use fabulario_tests::Server;
use serde_json::{Value, json};

#[test]
fn similar_cards_come_with_the_reason_in_words() {
    let server = Server::shared();
    for (id, game) in [
        ("fab-tatu-de-roca", "fab"),
        ("dd-caldeira-andarilha", "dd"),
        ("mvc-zefa-faisca-v2", "mvc"),
        ("apo-gingador-de-cais", "apo"),
    ] {
        for (lang, begins) in [("pt-BR", "Em comum: "), ("en", "In common: ")] {
            let path = format!("/v1/cards/{id}/similar?lang={lang}");
            let similar = server.anonymous().get(&path).ok();
            let cards = similar["data"].as_array().unwrap();
            assert_eq!((cards.len(), &similar["total"]), (12, &json!(12)), "{id}");
            for card in cards {
                assert_eq!(card["game"], game);
                assert_ne!(card["id"], id);
                let reason = card["reason"].as_str().unwrap();
                assert!(
                    reason.starts_with(begins) && reason.ends_with('.'),
                    "{reason}"
                );
                let first = card["common"][0]["text"].as_str().unwrap();
                assert!(reason.contains(first), "{reason} {first}");
                assert!(!card["common"][0]["values"].as_array().unwrap().is_empty());
            }
        }
    }
}

#[test]
fn what_similar_cards_have_in_common_both_have() {
    let server = Server::shared();
    let similar = server
        .anonymous()
        .get("/v1/cards/fab-tatu-de-roca/similar?limit=30")
        .ok();
    for other in similar["data"].as_array().unwrap() {
        for common in other["common"].as_array().unwrap() {
            let (field, values) = (common["field"].as_str().unwrap(), &common["values"]);
            for (value, id) in values
                .as_array()
                .unwrap()
                .iter()
                .zip(["fab-tatu-de-roca", other["id"].as_str().unwrap()])
            {
                let numeric = value.as_str().unwrap().parse::<i64>().is_ok();
                let ids = if numeric {
                    vec![id]
                } else {
                    vec!["fab-tatu-de-roca", other["id"].as_str().unwrap()]
                };
                for id in ids {
                    let query = format!(
                        "/v1/cards?fields=id&q=card:{id}+{field}:{}",
                        value.as_str().unwrap()
                    );
                    assert_eq!(server.anonymous().get(&query).ok()["total"], 1, "{query}");
                }
            }
        }
    }
    let few = server
        .anonymous()
        .get("/v1/cards/fab-tatu-de-roca/similar?limit=2&fields=id,reason")
        .ok();
    assert_eq!(few["data"].as_array().unwrap().len(), 2);
    assert_eq!(few["data"][0].as_object().unwrap().len(), 2);
    server
        .anonymous()
        .get("/v1/cards/fab-nada/similar")
        .problem(404, "unknown-card");
}

fn warned(query: &str) -> Vec<Value> {
    let answer = Server::shared()
        .anonymous()
        .get(&format!("/v1/cards?limit=1&q={query}"))
        .ok();
    assert_eq!(answer["total"], 0, "{query}");
    answer["warnings"].as_array().cloned().unwrap_or_default()
}

#[test]
fn a_search_that_finds_nothing_says_which_part_was_too_much() {
    let told = warned("cor:azul+tipo:aliado+custo%3E40&lang=pt-BR");
    assert_eq!(told[0]["code"], "too_much", "{told:?}");
    let message = told[0]["message"].as_str().unwrap();
    assert!(
        message.contains("sem “custo>40” há ") && message.contains(" cartas."),
        "{message}"
    );
    assert_eq!(told[0]["span"], json!({ "start": 21, "end": 29 }));
    let hits: u64 = message
        .split_whitespace()
        .rev()
        .nth(1)
        .unwrap()
        .parse()
        .unwrap();
    let others = Server::shared()
        .anonymous()
        .get("/v1/cards?limit=1&q=cor:azul+tipo:aliado")
        .ok();
    assert_eq!(others["total"], hits);
    let english = warned("cor:azul+tipo:aliado+custo%3E40&lang=en");
    assert!(
        english[0]["message"]
            .as_str()
            .unwrap()
            .contains("without “cost>40” there are ")
    );
}

#[test]
fn no_search_without_hits_is_silent() {
    for query in [
        "custo:-2",
        "boto+xilofone",
        "cor:azul+custo%3E9+tipo:base",
        "tipo:aliado+custo%3D0+ofensiva%3E8+cor:verde",
        "custo%3E90+custo%3C1",
        "-custo%3C90+jogo:fab+tem:custo",
        "(custo%3E90+or+custo%3D91)",
        "nome:zzzz",
        "%22palavras+que+nenhuma+carta+tem%22",
    ] {
        assert!(!warned(query).is_empty(), "{query}");
    }
}

#[test]
fn some_fields_of_cards_are_those_of_the_whole_cards() {
    let actor = Server::shared().anonymous();
    for game in ["fab", "dd", "mvc", "apo"] {
        let path = format!("/v1/cards?limit=60&game={game}&lang=en");
        let whole = actor.get(&path).ok();
        let some = actor.get(&format!("{path}&fields=name,lines,id,mood")).ok();
        assert_eq!(some["warnings"][0]["code"], "unknown_field");
        assert_eq!(some["warnings"].as_array().unwrap().len(), 1);
        let both = whole["data"].as_array().unwrap().iter();
        for (card, cut) in both.zip(some["data"].as_array().unwrap()) {
            let mut kept = card.as_object().unwrap().clone();
            kept.retain(|name, _| ["id", "name", "name_lang", "lines"].contains(&name.as_str()));
            assert_eq!(cut, &Value::Object(kept));
        }
    }
    let printed = actor
        .get("/v1/cards?limit=2&unique=prints&fields=printing")
        .ok();
    assert_eq!(printed["data"][0].as_object().unwrap().len(), 1);
    assert!(printed["data"][0]["printing"].is_string(), "{printed}");
}
