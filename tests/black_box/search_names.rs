//! `GET /v1/cards/named`, `/autocomplete`, `/random`

use std::collections::BTreeSet;

use fabulario_tests::Server;
use serde_json::Value;

use super::search::asking;

#[test]
fn a_card_is_found_by_its_name() {
    let server = Server::shared();
    let actor = server.anonymous();
    let card = actor.get("/v1/cards/fab-mestra-do-reisado").ok();
    for path in [
        "/v1/cards/named?exact=mestra%20do%20reisado",
        "/v1/cards/named?exact=Leader+of+the+Reisado",
        "/v1/cards/named?exact=fab-mestra-do-reisado",
        "/v1/cards/named?fuzzy=mestre+do+reizado",
        "/v1/cards/named?fuzzy=mestra+do+rei&game=fab",
    ] {
        assert_eq!(actor.get(path).ok(), card, "{path}");
    }
    let few = actor
        .get("/v1/cards/named?exact=mestra+do+reisado&fields=id")
        .ok();
    assert_eq!(few, serde_json::json!({ "id": "fab-mestra-do-reisado" }));
}

#[test]
fn a_name_is_never_guessed() {
    let server = Server::shared();
    let actor = server.anonymous();
    let none = actor
        .get("/v1/cards/named?exact=mestre+do+reisado&lang=en")
        .problem(404, "unknown-name");
    assert_eq!(none["known"], serde_json::json!(["fab-mestra-do-reisado"]));
    actor
        .get("/v1/cards/named?fuzzy=qwertyuiop")
        .problem(404, "unknown-name");
    actor
        .get("/v1/cards/named?exact=mestra+do+reisado&game=dd")
        .problem(404, "unknown-name");
    // Two versions of one character are two cards.
    let several = actor
        .get("/v1/cards/named?exact=Zefa+Fa%C3%ADsca")
        .problem(404, "unknown-name");
    let known: Vec<&str> = several["known"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(Value::as_str)
        .collect();
    assert_eq!(known, ["mvc-zefa-faisca", "mvc-zefa-faisca-v2"]);
    let several = actor
        .get("/v1/cards/named?fuzzy=jangadeir")
        .problem(404, "unknown-name");
    assert_eq!(several["known"].as_array().unwrap().len(), 2);
    // What names begin with is not taken for a misspelt one: there are three mules, and a token "Muda".
    let mules = actor
        .get("/v1/cards/named?fuzzy=mula")
        .problem(404, "unknown-name");
    assert_eq!(mules["known"].as_array().unwrap().len(), 3);
    let nothing = actor
        .get("/v1/cards/named")
        .problem(400, "missing-parameter");
    assert_eq!(nothing["known"], serde_json::json!(["exact", "fuzzy"]));
}

#[test]
fn a_beginning_is_completed() {
    let server = Server::shared();
    let complete = |path: &str| -> Vec<(String, Value)> {
        let answer = server
            .anonymous()
            .get(&format!("/v1/cards/autocomplete?{path}"))
            .ok();
        let data = answer["data"].as_array().unwrap().iter();
        data.map(|it| {
            (
                it["name"].as_str().unwrap().to_owned(),
                it["name_lang"].clone(),
            )
        })
        .collect()
    };
    let both = ["Jangadeira de Alto-Mar", "Jangadeiro da Alvorada"];
    for path in ["q=jangadei", "q=JANGADEI", "q=jamgadei", "q=jnagad"] {
        let found = complete(path);
        assert_eq!(
            found.iter().map(|it| it.0.as_str()).collect::<Vec<_>>(),
            both,
            "{path}"
        );
        assert!(found.iter().all(|it| it.1.is_null()));
    }
    let english = complete("q=daybr");
    assert_eq!(english[0], ("Daybreak Raftsman".to_owned(), "en".into()));
    assert_eq!(complete("q=a").len(), 20);
    assert_eq!(complete("q=a&limit=3").len(), 3);
    assert_eq!(complete("q=a&limit=200").len(), 20);
    assert_eq!(
        complete("q=casa&game=dd&limit=20")
            .iter()
            .filter(|it| it.0.starts_with("Casa do"))
            .count(),
        0
    );
    assert_eq!(
        complete("q=").len() + complete("").len() + complete("q=%F0%9F%94%A5").len(),
        0
    );
}

#[test]
fn a_random_card_is_one_of_those_that_are_found() {
    let server = Server::builder().flag("--rate-limit", "0").start();
    let actor = server.anonymous();
    let mut seen = BTreeSet::new();
    for _ in 0..60 {
        let answer = actor.get(&asking(
            "/v1/cards/random",
            "tipo:base cor=azul",
            "&fields=id,type",
        ));
        assert_eq!(answer.header("cache-control").unwrap(), "private, no-store");
        let card = answer.ok();
        assert_eq!(card["type"], "base");
        seen.insert(card["id"].as_str().unwrap().to_owned());
    }
    assert!(seen.len() > 1, "{seen:?}");
    actor
        .get(&asking("/v1/cards/random", "custo>99", ""))
        .problem(404, "no-card");
    actor.get("/v1/cards/random").ok();
}
