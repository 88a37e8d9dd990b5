//! `/healthz`, `/readyz`, `/metrics`

use std::io::Write as _;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use fabulario_tests::{Database, Server};
use serde_json::json;

#[test]
fn a_healthy_server_is_alive_and_ready() {
    let server = Server::start();
    assert_eq!(server.anonymous().get("/healthz").ok()["status"], "ok");
    let ready = server.anonymous().get("/readyz").ok();
    assert_eq!(
        ready["checks"],
        json!({ "database": true, "catalogue": true, "index": true })
    );
}

#[test]
fn metrics_count_what_was_asked_and_stay_few() {
    let server = Server::start();
    for i in 0..30 {
        server.anonymous().get(&format!("/v1/formats/none-{i}"));
        server.anonymous().get(&format!("/scan/{i}"));
    }
    server.anonymous().send("BREW", "/v1/games", &[]);
    let answer = server.anonymous().get("/metrics");
    assert_eq!(
        answer.header("content-type"),
        Some("text/plain; version=0.0.4; charset=utf-8")
    );
    let text = answer.text();
    let line =
        r#"fabulario_http_requests_total{method="GET",route="/v1/formats/{id}",status="404"} 30"#;
    assert!(text.contains(line), "{text}");
    assert!(
        text.contains(r#"route="unmatched",status="404"} 30"#),
        "{text}"
    );
    assert!(text.contains(r#"method="OTHER""#), "{text}");
    assert!(text.contains("fabulario_info{"), "{text}");
    assert!(text.lines().count() < 100, "labels must stay few");
}

#[test]
fn a_client_that_leaves_is_no_longer_counted() {
    let server = Server::start();
    for _ in 0..5 {
        let mut stream = TcpStream::connect(&server.address).unwrap();
        let head = "POST /v1/formats/batch HTTP/1.1\r\nhost: x\r\n\
                    content-type: application/json\r\ncontent-length: 100\r\n\r\n{";
        stream.write_all(head.as_bytes()).unwrap();
    }
    let end = Instant::now() + Duration::from_secs(10);
    // The one that asks is the one that is left.
    while !server
        .anonymous()
        .get("/metrics")
        .text()
        .contains("requests_in_flight 1\n")
    {
        assert!(
            Instant::now() < end,
            "{}",
            server.anonymous().get("/metrics").text()
        );
    }
}

#[test]
fn a_database_file_that_was_deleted_is_noticed() {
    let server = Server::builder().database(Database::Sqlite).start();
    server.anonymous().get("/readyz").ok();
    std::fs::remove_file(server.folder().join("data/fabulario.db")).unwrap();
    let end = Instant::now() + Duration::from_secs(10);
    while server.anonymous().get("/readyz").status == 200 {
        assert!(Instant::now() < end, "the server does not notice");
    }
    server.anonymous().get("/readyz").problem(503, "not-ready");
    server.anonymous().get("/v1/games").ok();
}
