//! The OpenAPI document: pinned, complete, true.

use std::fs;

use fabulario_tests::{Server, run};
use serde_json::Value;

use crate::walk::{document, operations, walk};

#[test]
fn the_checked_in_document_is_the_served_one() {
    let printed = run(&["openapi"]).stdout;
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../openapi/openapi.json");
    let kept = fs::read(path).unwrap();
    assert!(
        printed == kept,
        "run: cargo run --release -- openapi > openapi/openapi.json"
    );
    assert_eq!(Server::shared().anonymous().get("/openapi.json").body, kept);
}

#[test]
fn every_operation_says_what_it_does_and_shows_an_example() {
    let document = document();
    assert_eq!(document["openapi"], "3.1.0");
    let operations = operations(&document);
    assert!(operations.len() >= 10);
    for (path, method, operation) in operations {
        let name = format!("{method} {path}");
        for field in ["summary", "description", "operationId"] {
            assert!(
                operation[field]
                    .as_str()
                    .is_some_and(|text| !text.is_empty()),
                "{name} has no {field}"
            );
        }
        assert!(operation["security"].is_array(), "{name} has no security");
        let ok = &operation["responses"]["200"]["content"];
        let (kind, content) = ok
            .as_object()
            .unwrap()
            .iter()
            .next()
            .unwrap_or_else(|| panic!("{name} has no content"));
        assert!(content.get("example").is_some(), "{name} has no example");
        let common: &[&str] = if path.starts_with("/v1") {
            &["413", "414", "429", "431", "500", "503"]
        } else {
            &["500"]
        };
        for status in common {
            let problem = &operation["responses"][*status]["content"]["application/problem+json"];
            assert!(
                problem.is_object(),
                "{name} ({kind}) does not declare {status}"
            );
        }
        for parameter in operation["parameters"].as_array().into_iter().flatten() {
            assert!(
                parameter["description"].is_string(),
                "{name} {}",
                parameter["name"]
            );
        }
    }
}

#[test]
fn examples_and_real_answers_fit_the_published_schemas() {
    let document = document();
    let server = Server::shared();
    let check = |schema: &Value, value: &Value, what: &str| {
        let mut root = serde_json::json!({ "allOf": [schema] });
        root["components"] = document["components"].clone();
        let validator = jsonschema::validator_for(&root).unwrap();
        let errors: Vec<String> = validator
            .iter_errors(value)
            .map(|error| format!("{}: {error}", error.instance_path()))
            .collect();
        assert!(errors.is_empty(), "{what}: {errors:#?}");
    };
    for (path, method, operation) in operations(&document) {
        let content = &operation["responses"]["200"]["content"]["application/json"];
        if content.is_null() {
            continue;
        }
        check(
            &content["schema"],
            &content["example"],
            &format!("example of {method} {path}"),
        );
        // Names of files say what is in them: `bulk.rs` looks at these.
        if method == "get" && !path.ends_with("{file}") {
            for (game, format, card, set, rule, deck) in [
                (
                    "fab",
                    "fab-padrao",
                    "fab-coreto-da-praca",
                    "BDF",
                    "FAB-3.1.11",
                    "folia",
                ),
                (
                    "dd",
                    "dd-padrao",
                    "dd-caldeira-andarilha",
                    "SFR",
                    "DD-K2",
                    "barro-vivo",
                ),
                (
                    "mvc",
                    "mvc-2026",
                    "mvc-seiva-grossa",
                    "RDM",
                    "MVC-C1",
                    "ceu-em-cordel",
                ),
                (
                    "apo",
                    "apo-lagvig",
                    "apo-a-ladeira-acordada",
                    "LDC",
                    "APO-P1",
                    "cova-das-estrelas",
                ),
            ] {
                let deck = format!("{game}-deck-{deck}");
                let id = match path.as_str() {
                    "/v1/rules/{id}" => rule,
                    "/v1/decks/ready/{id}" => &deck,
                    _ if path.starts_with("/v1/cards") => card,
                    _ => format,
                };
                let real = path.replace("{game}", game).replace("{id}", id);
                let code = if path.starts_with("/v1/decks") {
                    "DD13SFR21R4ALN5"
                } else {
                    set
                };
                let mut real = real.replace("{code}", code);
                // There is nothing to answer without a name, or without a deck.
                if path.ends_with("/named") {
                    real = format!("{real}?exact={card}");
                }
                if path.ends_with("/hand") || path.ends_with("/game") {
                    real =
                        format!("{real}?code=FAB13BDF1QR3QA1SU101STO5O6O&seed=42&illegal=simulate");
                }
                check(
                    &content["schema"],
                    &server.anonymous().get(&real).ok(),
                    &real,
                );
            }
        }
    }
    let problem = &document["components"]["schemas"]["Problem"];
    for path in [
        "/v1/nope",
        "/v1/formats/nope",
        "/v1/games/nope",
        "/v1/formats?cursor=x",
    ] {
        check(problem, &server.anonymous().get(path).json(), path);
    }
}

/// What everybody may keep; every other operation answers for its caller alone.
const PUBLIC: &[&str] = &[
    "/openapi.json",
    "/v1/bulk",
    "/v1/cards",
    "/v1/cards/autocomplete",
    "/v1/cards/changes",
    "/v1/cards/named",
    "/v1/cards/{id}",
    "/v1/cards/{id}/art.png",
    "/v1/cards/{id}/image.png",
    "/v1/cards/{id}/image.svg",
    "/v1/cards/{id}/rulings",
    "/v1/cards/{id}/similar",
    "/v1/decks/code/{code}",
    "/v1/decks/code/{code}.svg",
    "/v1/decks/code/{code}/colours.svg",
    "/v1/decks/code/{code}/curve.svg",
    "/v1/decks/code/{code}/image.png",
    "/v1/decks/ready",
    "/v1/decks/ready/{id}",
    "/v1/formats",
    "/v1/formats/{id}",
    "/v1/games",
    "/v1/games/{game}",
    "/v1/games/{game}/rules",
    "/v1/goldfish/capture.svg",
    "/v1/goldfish/game",
    "/v1/goldfish/hand",
    "/v1/goldfish/mulligan.svg",
    "/v1/goldfish/turns.svg",
    "/v1/query/explain",
    "/v1/query/help",
    "/v1/rules/{id}",
    "/v1/sets",
    "/v1/sets/{code}",
];

#[test]
fn an_answer_is_private_unless_the_catalogue_alone_made_it() {
    let server = Server::shared();
    let mut public = Vec::new();
    for (path, method, answer) in walk(&server.anonymous()) {
        let name = format!("{method} {path}");
        let cache = answer
            .header("cache-control")
            .unwrap_or_else(|| panic!("{name}"));
        if cache.starts_with("public") {
            assert!(answer.status < 400 && method == "get", "{name}: {cache}");
            public.push(path);
        } else {
            assert!(
                cache == "private, no-store" || cache == "no-store" || answer.status == 307,
                "{name}: {} {cache}",
                answer.status
            );
        }
        if method == "get" && answer.status == 200 && cache != "no-store" {
            let tag = answer.header("etag");
            assert!(
                tag.is_some_and(|tag| tag.starts_with('"')),
                "{name}: {tag:?}"
            );
        }
    }
    public.sort_unstable();
    assert_eq!(public, PUBLIC);
}

#[test]
fn every_reference_leads_somewhere() {
    fn walk<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
        match value {
            Value::Object(object) => {
                found.extend(object.get("$ref").and_then(Value::as_str));
                object.values().for_each(|value| walk(value, found));
            }
            Value::Array(items) => items.iter().for_each(|value| walk(value, found)),
            _ => {}
        }
    }
    let document = document();
    let mut references = Vec::new();
    walk(&document, &mut references);
    assert!(references.len() > 50);
    for reference in references {
        let pointer = reference.strip_prefix('#').unwrap();
        assert!(document.pointer(pointer).is_some(), "{reference}");
    }
}
