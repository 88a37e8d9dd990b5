//! Which pages of other sites may call the API, and what a browser is told besides.

use fabulario_tests::Server;

#[test]
fn any_page_may_read_and_ask_first() {
    let server = Server::shared();
    let page = server.anonymous().with("origin", "https://app.example.org");
    let answer = page.get("/v1/games");
    assert_eq!(answer.header("access-control-allow-origin"), Some("*"));
    assert!(
        answer
            .header("access-control-expose-headers")
            .unwrap()
            .contains("etag")
    );
    let preflight = page.with("access-control-request-method", "POST").send(
        "OPTIONS",
        "/v1/formats/batch",
        &[],
    );
    assert_eq!(preflight.status, 204);
    assert!(
        preflight
            .header("access-control-allow-methods")
            .unwrap()
            .contains("POST")
    );
    assert!(
        preflight
            .header("access-control-allow-headers")
            .unwrap()
            .contains("content-type")
    );
    assert_eq!(preflight.header("access-control-allow-credentials"), None);
}

#[test]
fn only_the_named_pages_may_read() {
    let server = Server::builder()
        .flag("--cors-origins", "https://a.example,https://b.example")
        .start();
    let allowed = |origin: &str| {
        let answer = server.anonymous().with("origin", origin).get("/v1/games");
        assert!(answer.header("vary").is_some());
        answer
            .header("access-control-allow-origin")
            .map(ToOwned::to_owned)
    };
    assert_eq!(
        allowed("https://b.example").as_deref(),
        Some("https://b.example")
    );
    assert_eq!(allowed("https://evil.example"), None);
    assert_eq!(allowed("https://b.example.evil"), None);
}

#[test]
fn a_browser_is_told_not_to_guess_or_frame() {
    let server = Server::shared();
    for path in ["/", "/v1/games", "/docs/", "/nope", "/metrics"] {
        let answer = server.anonymous().get(path);
        assert_eq!(
            answer.header("x-content-type-options"),
            Some("nosniff"),
            "{path}"
        );
        assert_eq!(answer.header("x-frame-options"), Some("DENY"), "{path}");
        let policy = answer.header("content-security-policy").unwrap();
        assert!(
            policy.contains("frame-ancestors 'none'"),
            "{path}: {policy}"
        );
        assert!(!policy.contains("unsafe-eval"), "{path}: {policy}");
        assert_eq!(
            answer.header("strict-transport-security"),
            None,
            "plain HTTP must not claim TLS"
        );
    }
    let server = Server::builder()
        .flag("--public-url", "https://cards.example.org/")
        .start();
    assert!(
        server
            .anonymous()
            .get("/")
            .header("strict-transport-security")
            .is_some()
    );
    let problem = server.anonymous().get("/v1/nope").json();
    assert_eq!(
        problem["type"],
        "https://cards.example.org/problems/unknown-route"
    );
}
