//! `POST /v1/stats`, and the charts that it gives addresses of.

use fabulario_tests::{Actor, Server};
use serde_json::{Value, json};

/// A small deck of Fábula, its cards by id and by name.
fn deck() -> Value {
    json!({
        "main": [
            { "card": "fab-girino-de-cacimba", "copies": 3 },
            { "card": "rapids lambari", "copies": 2 },
            { "card": "Tatu de Roça" },
        ],
        "arredores": [{ "card": "fab-coreto-da-praca", "copies": 4 }],
    })
}

fn count(actor: &Actor, game: &str, deck: &Value) -> Value {
    let body = json!({ "game": game, "deck": deck });
    actor.post("/v1/stats?lang=en", &body).ok()
}

/// The part of an address behind the server.
fn path(address: &Value) -> String {
    let address = address.as_str().unwrap();
    let (_, path) = address.split_once("/v1/").unwrap();
    format!("/v1/{path}")
}

#[test]
fn a_deck_is_counted_in_the_language_of_the_reader() {
    let server = Server::shared();
    let body = json!({ "game": "fab", "deck": deck() });
    for lang in ["pt-BR", "en"] {
        let answer = server
            .anonymous()
            .post(&format!("/v1/stats?lang={lang}"), &body);
        assert_eq!(answer.header("cache-control"), Some("private, no-store"));
        assert_eq!(answer.header("content-language"), Some(lang));
        let mut stats = answer.ok();
        for chart in ["curve", "colours"] {
            assert!(path(&stats["charts"][chart]).ends_with(&format!("/{chart}.svg?lang={lang}")));
        }
        stats.as_object_mut().unwrap().remove("charts");
        insta::assert_json_snapshot!(format!("stats_{lang}"), stats);
    }
}

#[test]
fn every_game_is_counted_by_what_it_has() {
    let server = Server::shared();
    let actor = server.anonymous();
    let decks = [
        ("dd", "main", "dd-caldeira-andarilha", "attack", "element"),
        ("mvc", "main", "mvc-seiva-grossa", "energies", "world"),
        ("apo", "casa", "apo-casa-da-feira-sem-fim", "level", "suit"),
    ];
    for (game, list, card, curve, colours) in decks {
        let stats = count(
            &actor,
            game,
            &json!({ list: [{ "card": card, "copies": 2 }] }),
        );
        assert_eq!(stats["cards"], 2);
        assert_eq!(stats["curve"]["by"], curve);
        assert_eq!(stats["colours"]["by"], colours);
        // What a game does not have is absent, not zero.
        assert!(stats.get("turns").is_none() && stats.get("identity").is_none());
    }
}

#[test]
fn an_empty_deck_has_nothing_to_count() {
    let server = Server::shared();
    let stats = count(&server.anonymous(), "fab", &json!({}));
    assert_eq!(stats["cards"], 0);
    assert_eq!(stats["sections"], json!([]));
    assert!(stats["curve"].get("summary").is_none());
    assert_eq!(stats["turns"][9]["share"], 0.0);
}

#[test]
fn a_wrong_body_is_refused_with_every_mistake() {
    let server = Server::shared();
    let actor = server.anonymous();
    let body = json!({ "game": "fab", "deck": {
        "main": [{ "card": "fab-girino-de-cacimbo" }, { "card": "dd-caldeira-andarilha" }],
        "casa": [{ "card": "fab-girino-de-cacimba" }],
    } });
    let problem = actor.post("/v1/stats?lang=en", &body);
    let problem = problem.problem(422, "invalid-body");
    let errors = problem["errors"].as_array().unwrap().iter();
    let errors: Vec<String> = errors
        .map(|it| {
            format!(
                "{} {}",
                it["pointer"].as_str().unwrap(),
                it["code"].as_str().unwrap()
            )
        })
        .collect();
    assert_eq!(
        errors,
        [
            "/deck/main/0/card unknown_card",
            "/deck/main/1/card unknown_card",
            "/deck/casa no_such_list"
        ]
    );
    let wrong = [
        json!({ "game": "fab" }),
        json!({ "game": "fab", "deck": {}, "more": 1 }),
        json!({ "game": "chess", "deck": {} }),
        json!({ "game": "fab", "deck": { "main": [{ "card": "x", "copies": 0 }] } }),
        json!({ "game": "fab", "deck": [] }),
    ];
    for body in wrong {
        actor.post("/v1/stats", &body).problem(422, "invalid-body");
    }
    actor
        .post_text("/v1/stats", "{")
        .problem(400, "malformed-json");
    assert_eq!(actor.get("/v1/stats").status, 405);
}

#[test]
fn the_longest_deck_is_counted_and_one_line_more_refused() {
    let server = Server::shared();
    let actor = server.anonymous();
    let line = r#"{"card":"fab-girino-de-cacimba","copies":1000000}"#;
    let deck = |lines: usize| {
        let lines = vec![line; lines].join(",");
        format!(r#"{{"game":"fab","deck":{{"main":[{lines}]}}}}"#)
    };
    let stats = actor.post_text("/v1/stats", &deck(10_000)).ok();
    assert_eq!(stats["cards"], 10_000_000_000_u64);
    assert_eq!(stats["numbers"][0]["sum"], 0);
    // No address is so long.
    assert!(stats.get("charts").is_none());
    let answer = actor.post_text("/v1/stats", &deck(10_001));
    let problem = answer.problem(422, "invalid-body");
    assert_eq!(problem["errors"][0]["code"], "too_long");
}

#[test]
fn charts_are_pictures_that_anybody_can_show_and_keep() {
    let server = Server::shared();
    let actor = server.anonymous();
    let stats = count(&actor, "fab", &deck());
    for (chart, title, told) in [
        ("curve", "Cards by cost", "average 0.33"),
        ("colours", "Cards by colour", "Blue: 5 cards"),
    ] {
        let path = path(&stats["charts"][chart]);
        let answer = actor.get(&path);
        assert_eq!(answer.header("content-type"), Some("image/svg+xml"));
        assert_eq!(answer.header("cache-control"), Some("public, max-age=3600"));
        assert_eq!(answer.header("content-language"), Some("en"));
        assert!(answer.header("catalogue-build").is_some());
        let policy = answer.header("content-security-policy").unwrap().to_owned();
        assert!(
            policy.starts_with("default-src 'none'; style-src 'sha256-"),
            "{policy}"
        );
        let etag = answer.header("etag").unwrap().to_owned();
        let again = actor.with("if-none-match", &etag).get(&path);
        assert_eq!(again.status, 304);
        let svg = answer.text();
        let tree = roxmltree::Document::parse(&svg).unwrap();
        let root = tree.root_element();
        let of = |name: &str| root.children().find(|it| it.has_tag_name(name)).unwrap();
        assert_eq!(of("title").text(), Some(title));
        assert!(of("desc").text().unwrap().contains(told), "{svg}");
        let other = actor.get(&path.replace("lang=en", "lang=pt-BR"));
        assert!(other.text().contains("Cartas por"));
    }
}

#[test]
fn what_is_no_code_has_no_charts() {
    let server = Server::shared();
    for chart in ["curve", "colours"] {
        for code in ["x", "fab~main", "%3Cscript%3E", "..%2F..", "%00"] {
            let answer = server
                .anonymous()
                .get(&format!("/v1/decks/code/{code}/{chart}.svg"));
            assert!(
                (400..500).contains(&answer.status),
                "{code} {}",
                answer.status
            );
            let kind = answer.header("content-type");
            assert_eq!(kind, Some("application/problem+json"), "{code}");
        }
    }
}
