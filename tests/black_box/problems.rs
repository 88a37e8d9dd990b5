//! Everything that goes wrong is told the same way.

use fabulario_tests::Server;
use serde_json::json;

#[test]
fn an_unknown_address() {
    let server = Server::shared();
    for path in [
        "/nope",
        "/v1",
        "/v1/",
        "/v1/nope",
        "/v2/games",
        "/v1/games/",
        "//",
        "/v1/games/fab/rules/x",
        "/assets/../Cargo.toml",
    ] {
        server.anonymous().get(path).problem(404, "unknown-route");
    }
}

#[test]
fn a_wrong_method_is_told_the_right_ones() {
    let server = Server::shared();
    for (method, path, allow) in [
        ("DELETE", "/v1/games", "GET, HEAD, OPTIONS"),
        ("TRACE", "/v1/games/fab", "GET, HEAD, OPTIONS"),
        ("POST", "/", "GET, HEAD, OPTIONS"),
        ("PUT", "/docs/", "GET, HEAD, OPTIONS"),
        ("DELETE", "/v1/formats/batch", "GET, HEAD, POST, OPTIONS"),
        ("BREW", "/healthz", "GET, HEAD, OPTIONS"),
    ] {
        let answer = server.anonymous().send(method, path, &[]);
        answer.problem(405, "method-not-allowed");
        let allowed: Vec<_> = answer.header("allow").unwrap().split(", ").collect();
        assert!(!allowed.contains(&method), "{method} {path}");
        assert!(
            allowed.iter().all(|method| allow.contains(method)),
            "{path}: {allowed:?}"
        );
    }
    let answer = server.anonymous().send("OPTIONS", "/v1/games", &[]);
    assert_eq!(
        (answer.status, answer.header("allow")),
        (204, Some("GET, HEAD, OPTIONS"))
    );
}

#[test]
fn a_body_that_is_not_json() {
    let server = Server::shared();
    let problem = server
        .anonymous()
        .post_text("/v1/formats/batch?lang=en", "{\"a\":")
        .problem(400, "malformed-json");
    assert_eq!(
        (&problem["line"], &problem["column"]),
        (&json!(1), &json!(5))
    );
    for body in ["", "[1,", "\u{feff}{}", "{'ids':[]}", "NaN"] {
        server
            .anonymous()
            .post_text("/v1/formats/batch", body)
            .problem(400, "malformed-json");
    }
    let actor = server.anonymous().with("content-type", "application/json");
    actor
        .send("POST", "/v1/formats/batch", b"{\"ids\":[\"\xff\"]}")
        .problem(400, "malformed-json");
    actor
        .send("POST", "/v1/formats/batch", "[".repeat(100_000).as_bytes())
        .problem(400, "malformed-json");
}

#[test]
fn a_body_of_another_type() {
    let server = Server::shared();
    let body = br#"{"ids":["fab-padrao"]}"#;
    server
        .anonymous()
        .send("POST", "/v1/formats/batch", body)
        .problem(415, "unsupported-media-type");
    for (name, value) in [
        ("content-type", "text/plain"),
        ("content-type", "application/x-www-form-urlencoded"),
    ] {
        server
            .anonymous()
            .with(name, value)
            .send("POST", "/v1/formats/batch", body)
            .problem(415, "unsupported-media-type");
    }
    let zipped = server
        .anonymous()
        .with("content-type", "application/json")
        .with("content-encoding", "gzip");
    zipped
        .send("POST", "/v1/formats/batch", body)
        .problem(415, "unsupported-media-type");
    let charset = server
        .anonymous()
        .with("content-type", "application/json; charset=utf-8");
    charset.send("POST", "/v1/formats/batch", body).ok();
    let shouted = server.anonymous().with("content-type", "APPLICATION/JSON");
    shouted.send("POST", "/v1/formats/batch", body).ok();
}

#[test]
fn every_type_opens_a_readable_page_in_both_languages() {
    let server = Server::shared();
    let list = server.anonymous().get("/problems?lang=en").text();
    let slugs: Vec<&str> = list
        .split("href=\"/problems/")
        .skip(1)
        .filter_map(|part| part.split(['?', '"']).next())
        .collect();
    assert!(slugs.len() >= 15, "{slugs:?}");
    for slug in slugs {
        for lang in ["pt-BR", "en"] {
            let page = server
                .anonymous()
                .get(&format!("/problems/{slug}?lang={lang}"));
            assert_eq!(page.status, 200);
            assert_eq!(
                page.header("content-type"),
                Some("text/html; charset=utf-8")
            );
            assert!(page.text().contains(&format!("<html lang=\"{lang}\"")));
        }
    }
    server
        .anonymous()
        .get("/problems/nope")
        .problem(404, "unknown-problem");
}

#[test]
fn the_request_id_stands_in_the_log() {
    let server = Server::shared();
    let problem = server
        .anonymous()
        .get("/v1/formats/nope")
        .problem(404, "unknown-format");
    let line = server.wait_for_log(problem["request_id"].as_str().unwrap());
    let line: serde_json::Value = serde_json::from_str(&line).expect("the log is JSON");
    assert_eq!(line["status"], 404);
    assert_eq!(line["kind"], "unknown-format");
    assert_eq!(line["route"], "/v1/formats/{id}");
}

#[test]
fn a_callers_own_request_id_is_kept_if_it_is_harmless() {
    let server = Server::shared();
    let id = |id: &str| {
        server
            .anonymous()
            .with("x-request-id", id)
            .get("/healthz")
            .header("x-request-id")
            .unwrap()
            .to_owned()
    };
    assert_eq!(id("order-4711.abc"), "order-4711.abc");
    for odd in [
        "short",
        "has space in it",
        "<script>alert(1)</script>",
        &"x".repeat(65),
    ] {
        assert_ne!(id(odd), odd);
    }
}

#[test]
fn a_person_gets_a_page_and_a_program_gets_json() {
    let server = Server::shared();
    let person = server
        .anonymous()
        .with("accept", "text/html,application/xhtml+xml,*/*;q=0.8");
    let page = person.get("/nope?lang=en");
    assert_eq!(
        (page.status, page.header("content-type")),
        (404, Some("text/html; charset=utf-8"))
    );
    assert!(page.text().contains("Unknown address"));
    assert!(page.text().contains(page.header("x-request-id").unwrap()));
    person.get("/v1/nope").problem(404, "unknown-route");
    for program in ["text/html;q=0", "application/json, text/html;q=0.9", "*/*"] {
        let answer = server.anonymous().with("accept", program).get("/nope");
        answer.problem(404, "unknown-route");
    }
    let page = person.get("/%3Cscript%3Ealert(1)%3C/script%3E");
    assert!(!page.text().contains("<script>"), "{}", page.text());
}
