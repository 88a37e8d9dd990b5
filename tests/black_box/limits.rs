//! Limits that are told before they bite, and bite gently.

use std::io::Write as _;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use fabulario_tests::Server;
use serde_json::json;

#[test]
fn a_large_body_is_refused_however_it_is_sent() {
    let server = Server::shared();
    let body = vec![b' '; 20_000_000];
    let actor = server.anonymous().with("content-type", "application/json");
    let problem = actor
        .send("POST", "/v1/formats/batch?lang=en", &body)
        .problem(413, "body-too-large");
    assert_eq!(problem["limit"], json!(1_048_576));
    assert!(problem["detail"].as_str().unwrap().contains("1048576"));
    actor
        .send("POST", "/v1/nope", &body)
        .problem(413, "body-too-large");

    let mut chunked = b"POST /v1/formats/batch HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n".to_vec();
    for _ in 0..300 {
        chunked.extend(b"2000\r\n");
        chunked.extend([b' '; 0x2000]);
        chunked.extend(b"\r\n");
    }
    let answer = server.anonymous().raw(&chunked);
    assert!(
        answer.contains("413") && answer.contains("body-too-large"),
        "{answer}"
    );
}

#[test]
fn a_body_at_the_limit_is_read() {
    let server = Server::builder().flag("--body-limit", "100").start();
    let text = |length: usize| format!("{:<length$}", r#"{"ids":["fab-padrao"]}"#);
    server
        .anonymous()
        .post_text("/v1/formats/batch", &text(100))
        .ok();
    server
        .anonymous()
        .post_text("/v1/formats/batch", &text(101))
        .problem(413, "body-too-large");
}

#[test]
fn long_addresses_and_large_headers_are_refused() {
    let server = Server::shared();
    let problem = server
        .anonymous()
        .get(&format!("/v1/games?q={}", "x".repeat(9000)))
        .problem(414, "address-too-long");
    assert_eq!(problem["limit"], 8192);
    let many = (0..40).fold(server.anonymous(), |actor, i| {
        actor.with(&format!("x-{i}"), &"y".repeat(1000))
    });
    many.get("/v1/games").problem(431, "headers-too-large");
}

#[test]
fn every_answer_tells_the_limit_and_the_last_one_says_when_to_come_back() {
    let server = Server::builder()
        .flag("--rate-limit", "60")
        .flag("--rate-burst", "5")
        .start();
    for left in (0..5).rev() {
        let answer = server.anonymous().get("/v1/games");
        assert_eq!(answer.status, 200);
        assert_eq!(
            answer.header("ratelimit-policy"),
            Some("\"client\";q=5;w=5")
        );
        assert!(
            answer
                .header("ratelimit")
                .unwrap()
                .starts_with(&format!("\"client\";r={left};t=")),
            "{answer:?}"
        );
    }
    let answer = server.anonymous().get("/v1/games");
    answer.problem(429, "rate-limited");
    assert_eq!(answer.header("retry-after"), Some("1"));
    assert!(
        answer
            .header("ratelimit")
            .unwrap()
            .starts_with("\"client\";r=0;")
    );
    assert_eq!(
        server.anonymous().get("/healthz").status,
        200,
        "a monitor is never shut out"
    );
}

#[test]
fn pictures_have_a_wide_bucket_of_their_own() {
    let server = Server::builder()
        .flag("--rate-limit", "1")
        .flag("--rate-burst", "2")
        .start();
    let picture = "/v1/cards/fab-cuca-dos-sete-sonos/image.svg";
    for left in (0..10).rev() {
        let answer = server.anonymous().get(picture);
        assert_eq!(answer.status, 200);
        assert_eq!(
            answer.header("ratelimit-policy"),
            Some("\"pictures\";q=10;w=120")
        );
        let standing = answer.header("ratelimit").unwrap();
        assert!(
            standing.starts_with(&format!("\"pictures\";r={left};")),
            "{standing}"
        );
    }
    let refused = server.anonymous().get(picture);
    refused.problem(429, "rate-limited");
    let asked = server.anonymous().get("/v1/games");
    assert_eq!(asked.status, 200, "pictures use up no requests");
}

#[test]
fn what_is_not_modified_gives_its_request_back_within_bounds() {
    let server = Server::builder()
        .flag("--rate-limit", "1")
        .flag("--rate-burst", "2")
        .start();
    let first = server.anonymous().get("/v1/games");
    let tag = first.header("etag").unwrap().to_owned();
    let again = || {
        let actor = server.anonymous().with("if-none-match", &tag);
        actor.get("/v1/games").status
    };
    for _ in 0..10 {
        assert_eq!(again(), 304);
    }
    let fresh = server.anonymous().get("/v1/games?lang=en");
    assert_eq!(fresh.status, 200, "ten answers of 304 used up nothing");
    assert_eq!(again(), 429, "the wide bucket is empty, too");
    let other = server.anonymous().with("if-none-match", "\"other\"");
    other.get("/v1/games").problem(429, "rate-limited");
}

#[test]
fn a_client_cannot_pass_for_another_unless_a_proxy_is_trusted() {
    let ask = |server: &Server, client: &str| {
        server
            .anonymous()
            .with("x-forwarded-for", client)
            .get("/v1/games")
            .status
    };
    let server = Server::builder()
        .flag("--rate-limit", "60")
        .flag("--rate-burst", "1")
        .start();
    assert_eq!(
        (ask(&server, "192.0.2.1"), ask(&server, "192.0.2.2")),
        (200, 429)
    );
    let server = Server::builder()
        .flag("--rate-limit", "60")
        .flag("--rate-burst", "1")
        .flag("--trust-proxy", "true")
        .start();
    assert_eq!(
        (ask(&server, "192.0.2.1"), ask(&server, "192.0.2.2")),
        (200, 200)
    );
    assert_eq!(
        ask(&server, "198.51.100.9, 192.0.2.1"),
        429,
        "only the last address is the proxy's word"
    );
    assert_eq!(
        (ask(&server, "2001:db8::1"), ask(&server, "2001:db8::2")),
        (200, 429),
        "one /64 is one client"
    );
}

#[test]
fn the_limit_can_be_switched_off() {
    let server = Server::builder()
        .flag("--rate-limit", "0")
        .flag("--rate-burst", "1")
        .start();
    for _ in 0..5 {
        let answer = server.anonymous().get("/v1/games");
        assert_eq!((answer.status, answer.header("ratelimit")), (200, None));
    }
}

#[test]
fn broken_requests_do_not_break_the_server() {
    let server = Server::shared();
    for bytes in [
        &b""[..],
        b"\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /v1/games HTTP/1.1\r\n\r\n",
        b"GET /%ff%fe HTTP/1.1\r\nhost: x\r\n\r\n",
        b"GET /v1/games?lang=%ff%00 HTTP/1.1\r\nhost: x\r\n\r\n",
        b"POST /v1/formats/batch HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99999\r\n\r\n{",
        b"POST /v1/formats/batch HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n",
        b"POST /v1/formats/batch HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\ncontent-type: application/json\r\n\r\nzz\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        &[0xff; 4096],
    ] {
        server.anonymous().raw(bytes);
    }
    server.anonymous().get("/readyz").ok();
    assert!(!server.log().contains("panic"), "{}", server.log());
}

#[test]
fn half_a_million_mistakes_are_not_all_told() {
    let server = Server::shared();
    let numbers = format!("{{\"ids\":[{}1]}}", "1,".repeat(500_000));
    let fields: Vec<String> = (0..50_000).map(|i| format!("\"f{i}\":1")).collect();
    let long = format!("{{\"ids\":[\"a\"],\"{}\":1}}", "~".repeat(900_000));
    for body in [numbers, format!("{{{}}}", fields.join(",")), long] {
        let started = Instant::now();
        let answer = server.anonymous().post_text("/v1/formats/batch", &body);
        let problem = answer.problem(422, "invalid-body");
        let told = problem["errors"].as_array().unwrap().len();
        assert!((1..=100).contains(&told));
        assert_eq!(problem["more"] == true, told == 100);
        assert!(answer.body.len() < 30_000, "{} bytes", answer.body.len());
        assert!(started.elapsed() < Duration::from_secs(5));
    }
}

#[test]
fn an_upload_without_end_is_cut_off() {
    let server = Server::builder().flag("--request-timeout", "2").start();
    let large = format!("1000\r\n{}\r\n", "a".repeat(0x1000));
    for path in ["/nope", "/v1/games", "/v1/formats/batch"] {
        // Too much, or too long.
        for chunk in [large.as_str(), "1\r\na\r\n"] {
            let mut stream = TcpStream::connect(&server.address).unwrap();
            let head =
                format!("POST {path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n");
            stream.write_all(head.as_bytes()).unwrap();
            let end = Instant::now() + Duration::from_secs(20);
            // Writing fails once the server has closed the connection.
            while stream.write_all(chunk.as_bytes()).is_ok() {
                assert!(Instant::now() < end, "{path} is read for ever");
            }
        }
    }
    server.anonymous().get("/readyz").ok();
}

#[test]
fn warnings_are_told_once_and_not_too_many() {
    let server = Server::shared();
    let same = server
        .anonymous()
        .get(&format!("/v1/games?{}", "a&".repeat(3000)))
        .ok();
    assert_eq!(same["warnings"].as_array().unwrap().len(), 1);
    let many: Vec<String> = (0..500).map(|i| format!("p{i}=1")).collect();
    let many = server
        .anonymous()
        .get(&format!("/v1/games?{}", many.join("&")))
        .ok();
    assert_eq!(many["warnings"].as_array().unwrap().len(), 20);
}

/// A reader who scrolls through twenty pages of cards with all their pictures is refused nothing.
#[test]
fn twenty_pages_of_cards_are_scrolled_without_a_refusal() {
    let server = Server::builder().flag("--rate-limit", "1200").start();
    let reader = server.anonymous();
    let mut next = Some("/cartas?q=a&lang=pt-BR".to_owned());
    let (mut pages, mut pictures) = (0, 0);
    while let (Some(path), true) = (next.take(), pages < 20) {
        let page = reader.get(&path);
        assert_eq!(page.status, 200, "{path}");
        pages += 1;
        let html = page.text().replace("&#38;", "&");
        // Whoever has a picture already asks whether it still holds: that counts as well.
        let named = html.split("src=\"/v1/cards/").skip(1);
        for picture in named.filter_map(|it| it.split('"').next()) {
            let id = picture.split('/').next().unwrap();
            let art = reader.get(&format!("/v1/cards/{id}/art.png?w=110"));
            assert_eq!(art.status, 200, "{id}, after {pictures}");
            pictures += 1;
        }
        let more = html.split("rel=\"next\" href=\"").nth(1);
        let more = more.and_then(|it| it.split('"').next());
        next = more.map(str::to_owned).or(Some(path));
    }
    assert!(
        pages == 20 && pictures > 600,
        "{pages} pages, {pictures} pictures"
    );
}
