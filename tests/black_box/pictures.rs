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
