//! `GET /v1/cards/{id}/image.svg`, `/image.png`

use fabulario_tests::Server;

const CARD: &str = "/v1/cards/dd-caldeira-andarilha";

fn width(png: &[u8]) -> u32 {
    assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
    u32::from_be_bytes(png[16..20].try_into().unwrap())
}

#[test]
fn a_card_is_drawn_with_its_text_in_the_language_of_the_reader() {
    let server = Server::shared();
    for (lang, words) in [("pt-BR", "Caldeira Andarilha"), ("en", "Unit")] {
        let answer = server
            .anonymous()
            .get(&format!("{CARD}/image.svg?lang={lang}"));
        assert_eq!(answer.header("content-type").unwrap(), "image/svg+xml");
        let svg = String::from_utf8(answer.body).unwrap();
        let tree = roxmltree::Document::parse(&svg).unwrap();
        let root = tree.root_element();
        assert_eq!(root.attribute("role"), Some("img"));
        let of = |name: &str| root.children().find(|it| it.has_tag_name(name)).unwrap();
        let desc = of("desc").text().unwrap();
        assert!(desc.contains(words) && desc.contains("EXPLOSIVE"), "{desc}");
        assert!(!of("title").text().unwrap().is_empty());
        assert!(!svg.contains("<script") && !svg.contains("href=\"http"));
    }
}

#[test]
fn a_picture_is_drawn_once_and_sent_once() {
    let server = Server::shared();
    let path = format!("{CARD}/image.png?width=200");
    let first = server
        .anonymous()
        .with("accept-encoding", "gzip")
        .get(&path);
    assert_eq!(first.header("content-type").unwrap(), "image/png");
    assert_eq!(first.header("content-encoding"), None);
    assert_eq!(width(&first.body), 200);
    let second = server.anonymous().get(&path);
    assert_eq!(second.body, first.body);
    let etag = first.header("etag").unwrap();
    assert_eq!(
        server
            .anonymous()
            .with("if-none-match", etag)
            .get(&path)
            .status,
        304
    );
}

#[test]
fn a_width_that_is_none_is_drawn_all_the_same() {
    let server = Server::shared();
    for (asked, drawn) in [
        ("1", 100),
        ("99999999", 1200),
        ("largo", 600),
        ("-3", 600),
        ("", 600),
    ] {
        let answer = server
            .anonymous()
            .get(&format!("{CARD}/image.png?width={asked}"));
        assert_eq!(width(&answer.body), drawn, "{asked}");
    }
}

#[test]
fn letters_are_drawn_where_they_are_asked_for_and_text_where_not() {
    let server = Server::shared();
    let get = |query: &str| {
        let answer = server.anonymous().get(&format!("{CARD}/image.svg{query}"));
        assert_eq!(answer.status, 200, "{query}");
        String::from_utf8(answer.body).unwrap()
    };
    let drawn = get("?letters=drawn&lang=en");
    assert!(!drawn.contains("<text") && drawn.contains("<use href=\"#"));
    assert!(drawn.contains("<title") && drawn.contains("EXPLOSIVE"));
    assert_eq!(get("?lang=en"), get("?letters=text&lang=en"));
    assert!(get("?lang=en").contains("<text"));
    let wrong = server
        .anonymous()
        .get(&format!("{CARD}/image.svg?letters=gold"));
    assert_eq!(wrong.status, 400);
    let problem: serde_json::Value = serde_json::from_slice(&wrong.body).unwrap();
    assert_eq!(problem["allowed"], serde_json::json!(["text", "drawn"]));
}

/// Pages show 60 of them at once.
#[test]
fn drawn_letters_weigh_fifteen_kilobytes_on_the_mean() {
    let server = Server::shared();
    let found = server.anonymous().get("/v1/cards?limit=200&fields=id").ok();
    let cards = found["data"].as_array().unwrap().iter().step_by(8);
    let sizes: Vec<usize> = cards
        .map(|card| {
            let id = card["id"].as_str().unwrap();
            let path = format!("/v1/cards/{id}/image.svg?letters=drawn");
            let answer = server.anonymous().with("accept-encoding", "br").get(&path);
            assert_eq!(answer.header("content-encoding").unwrap(), "br");
            answer.body.len()
        })
        .collect();
    let mean = sizes.iter().sum::<usize>() / sizes.len();
    println!("{} cards, {mean} bytes on the mean: {sizes:?}", sizes.len());
    assert!(sizes.len() == 25 && mean < 15 * 1024, "{mean}: {sizes:?}");
}

#[test]
fn an_illustration_is_drawn_alone_in_two_widths_and_no_other() {
    let server = Server::shared();
    for (query, wide) in [("", 110), ("?w=110", 110), ("?w=220", 220)] {
        let answer = server.anonymous().get(&format!("{CARD}/art.png{query}"));
        assert_eq!(answer.header("content-type").unwrap(), "image/png");
        assert_eq!(width(&answer.body), wide);
        assert!(answer.body.len() < 12 * 1024);
        let etag = answer.header("etag").unwrap();
        let again = server.anonymous().with("if-none-match", etag);
        assert_eq!(again.get(&format!("{CARD}/art.png{query}")).status, 304);
    }
    for wrong in ["111", "0", "-110", "largo", "99999999999"] {
        let answer = server.anonymous().get(&format!("{CARD}/art.png?w={wrong}"));
        assert_eq!(answer.status, 400, "{wrong}");
        let problem: serde_json::Value = serde_json::from_slice(&answer.body).unwrap();
        assert_eq!(problem["allowed"], serde_json::json!([110, 220]));
    }
}

#[test]
fn widths_of_whole_cards_go_in_steps() {
    let server = Server::shared();
    for (asked, drawn) in [(101, 200), (200, 200), (250, 300), (1150, 1200)] {
        let path = format!("{CARD}/image.png?width={asked}");
        assert_eq!(width(&server.anonymous().get(&path).body), drawn, "{asked}");
    }
}

#[test]
fn an_address_with_the_build_holds_for_good_and_an_old_one_leads_to_it() {
    let server = Server::shared();
    for picture in [
        "image.svg?lang=en",
        "image.svg?letters=drawn&lang=en",
        "image.png?width=100",
        "art.png?w=220",
    ] {
        let plain = server.anonymous().get(&format!("{CARD}/{picture}"));
        assert_eq!(
            plain.header("cache-control").unwrap(),
            "public, max-age=3600"
        );
        let old = server
            .anonymous()
            .get(&format!("{CARD}/{picture}&build=1-old-1"));
        assert_eq!(old.status, 307, "{picture}");
        assert_eq!(old.header("cache-control").unwrap(), "no-cache");
        let now = old.header("location").unwrap().to_owned();
        let build = plain.header("catalogue-build").unwrap();
        assert!(now.contains(&format!("build={build}-")), "{now}");
        let kept = server.anonymous().get(&now);
        assert_eq!(
            kept.header("cache-control").unwrap(),
            "public, max-age=31536000, immutable"
        );
        assert_eq!(kept.body, plain.body);
        assert_eq!(kept.header("etag"), plain.header("etag"));
    }
}

#[test]
fn a_card_leads_to_pictures_that_may_be_kept_for_good() {
    let server = Server::shared();
    let address = format!("http://{}", server.address);
    for lang in ["pt-BR", "en"] {
        let card = server.anonymous().get(&format!("{CARD}?lang={lang}")).ok();
        let images = card["images"].as_object().unwrap();
        let forms: Vec<&str> = images.keys().map(String::as_str).collect();
        assert_eq!(forms, ["svg", "drawn", "png", "art"]);
        for (form, url) in images {
            let path = url.as_str().unwrap().strip_prefix(&address).unwrap();
            let picture = server.anonymous().get(path);
            assert_eq!(picture.status, 200, "{form}");
            let keep = picture.header("cache-control").unwrap();
            assert_eq!(keep, "public, max-age=31536000, immutable", "{form}");
        }
    }
}
