//! `GET /v1/formats`, `/v1/formats/{id}`, `POST /v1/formats/batch`

use fabulario_tests::Server;
use serde_json::{Value, json};

fn ids(list: &Value) -> Vec<&str> {
    list["data"]
        .as_array()
        .unwrap()
        .iter()
        .map(|format| format["id"].as_str().unwrap())
        .collect()
}

#[test]
fn every_format_is_told_with_its_figures_and_sources() {
    let server = Server::shared();
    let list = server.anonymous().get("/v1/formats?lang=en").ok();
    for format in list["data"].as_array().unwrap() {
        let id = format["id"].as_str().unwrap();
        assert_eq!(
            &server
                .anonymous()
                .get(&format!("/v1/formats/{id}?lang=en"))
                .ok(),
            format
        );
        insta::assert_json_snapshot!(id, format);
    }
    assert_eq!(
        (list["total"].as_u64(), &list["next"]),
        (Some(7), &Value::Null)
    );
}

#[test]
fn formats_of_one_game() {
    let server = Server::shared();
    let list = server.anonymous().get("/v1/formats?game=mvc").ok();
    assert_eq!(ids(&list), ["mvc-2022", "mvc-2026"]);
    let list = server.anonymous().get("/v1/formats?game=magic").ok();
    assert_eq!(
        (ids(&list).len(), &list["warnings"][0]["code"]),
        (0, &json!("unknown_value"))
    );
}

#[test]
fn pages_follow_each_other_without_gaps_or_repeats() {
    let server = Server::shared();
    let (mut seen, mut path) = (
        Vec::new(),
        "/v1/formats?limit=3&lang=en&fields=id".to_owned(),
    );
    loop {
        let page = server.anonymous().get(&path).ok();
        assert_eq!(page["total"], 7);
        seen.extend(ids(&page).into_iter().map(ToOwned::to_owned));
        let Some(next) = page["next"].as_str() else {
            break;
        };
        path = next
            .strip_prefix(&format!("http://{}", server.address))
            .expect("next is a full URL")
            .to_owned();
        assert!(path.contains("lang=en"), "{path}");
    }
    assert_eq!(seen, ids(&server.anonymous().get("/v1/formats").ok()));
}

#[test]
fn a_cursor_of_another_list_is_refused() {
    let server = Server::shared();
    for cursor in ["zz", "6162", "x", "%00", &"ab".repeat(2000)] {
        server
            .anonymous()
            .get(&format!("/v1/formats?cursor={cursor}"))
            .problem(400, "invalid-cursor");
    }
}

#[test]
fn an_unknown_format_is_told_which_ones_there_are() {
    let server = Server::shared();
    let problem = server
        .anonymous()
        .get("/v1/formats/fab-xyz?lang=en")
        .problem(404, "unknown-format");
    assert_eq!(
        problem["detail"],
        "There is no format \"fab-xyz\". Use one of the names in known, or see /v1/formats."
    );
    assert_eq!(problem["known"].as_array().unwrap().len(), 7);
    let problem = server
        .anonymous()
        .get("/v1/formats/fab-xyz")
        .problem(404, "unknown-format");
    assert_eq!(problem["title"], "Formato desconhecido");
}

#[test]
fn a_batch_finds_what_there_is_and_names_the_rest() {
    let server = Server::shared();
    let body = json!({ "ids": ["dd-padrao", "fab-xyz", "fab-padrao", "dd-padrao"] });
    let answer = server
        .anonymous()
        .post("/v1/formats/batch?lang=en", &body)
        .ok();
    assert_eq!(ids(&answer), ["dd-padrao", "fab-padrao", "dd-padrao"]);
    assert_eq!(answer["not_found"], json!(["fab-xyz"]));
    let masked = server.anonymous().post(
        "/v1/formats/batch?fields=id",
        &json!({ "ids": ["dd-padrao", "Ação"] }),
    );
    let only = json!({ "data": [{ "id": "dd-padrao" }], "not_found": ["Ação"] });
    assert_eq!(masked.ok(), only);
    assert_eq!(masked.header("content-language"), Some("pt-BR"));
    assert!(masked.header("catalogue-build").is_some());
    server
        .anonymous()
        .get("/v1/formats/batch")
        .problem(405, "method-not-allowed");
}

#[test]
fn a_wrong_body_is_told_every_mistake_at_once() {
    let server = Server::shared();
    let errors = |body: &Value| {
        let problem = server
            .anonymous()
            .post("/v1/formats/batch?lang=en", body)
            .problem(422, "invalid-body");
        let error = |error: &Value| {
            format!(
                "{} {}",
                error["pointer"].as_str().unwrap(),
                error["code"].as_str().unwrap()
            )
        };
        problem["errors"]
            .as_array()
            .unwrap()
            .iter()
            .map(error)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        errors(&json!({ "ids": [1, "Ação", "", null, "a".repeat(65)], "game": "fab", "a/b": 1 })),
        [
            "/ids/0 type",
            "/ids/2 too_short",
            "/ids/3 type",
            "/ids/4 too_long",
            "/game unknown_field",
            "/a~1b unknown_field"
        ]
    );
    assert_eq!(errors(&json!({})), ["/ids required"]);
    assert_eq!(errors(&json!({ "ids": [] })), ["/ids too_few"]);
    assert_eq!(errors(&json!({ "ids": vec!["a"; 101] })), ["/ids too_many"]);
    assert_eq!(errors(&json!([])), [" type"]);
    assert_eq!(errors(&json!(null)), [" type"]);
}

#[test]
fn mistakes_are_told_in_the_readers_language() {
    let server = Server::shared();
    let problem = server
        .anonymous()
        .post("/v1/formats/batch", &json!({ "ids": [] }))
        .problem(422, "invalid-body");
    assert_eq!(problem["errors"][0]["message"], "precisa ter ao menos 1");
}
