//! One program, two databases, the same answers.

use std::collections::BTreeMap;

use fabulario_tests::{Answer, Database, Server};

use crate::walk::walk;

/// What a client looks at besides the body.
const HEADERS: &[&str] = &[
    "etag",
    "cache-control",
    "content-language",
    "content-type",
    "link",
    "location",
    "vary",
];

/// The place of `etag`.
const ETAG: usize = 0;

/// What must be the same.
#[derive(Debug, PartialEq)]
struct Kept {
    status: u16,
    headers: Vec<Option<String>>,
    body: Vec<u8>,
}

/// An answer without what no two servers say alike.
fn kept(path: &str, answer: &Answer) -> Kept {
    let header = |name: &&str| answer.header(name).map(ToOwned::to_owned);
    let mut kept = Kept {
        status: answer.status,
        headers: HEADERS.iter().map(header).collect(),
        body: answer.body.clone(),
    };
    match path {
        // The figures: what is counted is the same.
        "/metrics" => {
            let text = answer.text();
            let names = text.lines().filter(|line| line.starts_with('#'));
            kept.body = names.collect::<String>().into_bytes();
        }
        // The second in which the catalogue was written, and the ETag of an answer that tells it.
        "/v1/bulk" => {
            let mut body = answer.json();
            assert!(body["created_at"].take().is_string());
            kept.body = body.to_string().into_bytes();
            assert!(kept.headers[ETAG].take().is_some());
        }
        _ => {}
    }
    kept
}

#[test]
#[ignore = "needs a PostgreSQL cluster: tests/run postgres"]
fn every_operation_answers_alike_on_both_databases() {
    let ask = |database: Database| {
        let server = Server::builder()
            .database(database)
            .flag("--rate-limit", "0")
            .flag("--public-url", "http://fabulario.example")
            .start();
        let mut answers = BTreeMap::new();
        for language in ["pt-BR", "en"] {
            let actor = server.anonymous().with("accept-language", language);
            for (path, method, answer) in walk(&actor) {
                let name = format!("{method} {path} in {language}");
                answers.insert(name, kept(&path, &answer));
            }
        }
        answers
    };
    let (sqlite, postgres) = (ask(Database::Sqlite), ask(Database::new_postgres()));
    assert!(sqlite.len() >= 60, "only {} answers", sqlite.len());
    assert_eq!(sqlite.len(), postgres.len());
    for (name, answer) in &sqlite {
        assert!(*answer == postgres[name], "{name} differs");
    }
}
