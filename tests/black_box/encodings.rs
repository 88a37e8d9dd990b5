//! Compression, `ETag`, conditional and HEAD requests.

use std::io::Read as _;

use fabulario_tests::Server;

const PATHS: [&str; 8] = [
    "/v1/games",
    "/v1/games/fab",
    "/v1/games/fab/rules?q=mulligan",
    "/v1/formats?game=fab",
    "/v1/formats/fab-padrao",
    "/openapi.json",
    "/ajuda",
    "/docs/swagger-ui.css",
];

#[test]
fn a_second_look_costs_no_bytes() {
    let server = Server::shared();
    for path in PATHS {
        for encoding in ["identity", "gzip", "br"] {
            let actor = server.anonymous().with("accept-encoding", encoding);
            let first = actor.get(path);
            let tag = first
                .header("etag")
                .unwrap_or_else(|| panic!("{path} has no tag"))
                .to_owned();
            assert!(tag.starts_with('"'), "{tag} is weak");
            let second = actor.with("if-none-match", &tag).get(path);
            assert_eq!(
                (second.status, second.body.len()),
                (304, 0),
                "{path} {encoding}"
            );
            assert_eq!(second.header("etag"), Some(tag.as_str()));
            assert!(second.header("vary").unwrap().contains("accept-encoding"));
        }
    }
}

#[test]
fn a_tag_belongs_to_one_encoding_and_one_language() {
    let server = Server::shared();
    let tag = |encoding: &str, lang: &str| {
        let actor = server
            .anonymous()
            .with("accept-encoding", encoding)
            .with("accept-language", lang);
        actor.get("/v1/formats").header("etag").unwrap().to_owned()
    };
    let tags = [
        tag("identity", "pt"),
        tag("gzip", "pt"),
        tag("br", "pt"),
        tag("identity", "en"),
        tag("gzip", "en"),
    ];
    for (i, a) in tags.iter().enumerate() {
        assert!(!tags[i + 1..].contains(a), "{tags:?}");
    }
    let gzip = server.anonymous().with("accept-encoding", "gzip");
    assert_eq!(
        gzip.with("if-none-match", &tags[0])
            .get("/v1/formats")
            .status,
        200
    );
}

#[test]
fn compressed_bytes_are_the_same_resource() {
    let server = Server::shared();
    for path in PATHS {
        let plain = server.anonymous().get(path);
        assert_eq!(plain.header("content-encoding"), None);
        let packed = server.anonymous().with("accept-encoding", "gzip").get(path);
        if packed.header("content-encoding").is_some() {
            assert!(packed.body.len() < plain.body.len());
            let mut text = Vec::new();
            flate2::read::GzDecoder::new(&packed.body[..])
                .read_to_end(&mut text)
                .unwrap();
            assert_eq!(text, plain.body, "{path}");
        } else {
            assert!(plain.body.len() < 1024, "{path} is long and not compressed");
        }
    }
}

#[test]
fn head_is_get_without_the_body() {
    let server = Server::shared();
    for path in PATHS.into_iter().chain(["/v1/nope", "/"]) {
        let (get, head) = (
            server.anonymous().get(path),
            server.anonymous().send("HEAD", path, &[]),
        );
        assert_eq!((head.status, head.body.len()), (get.status, 0), "{path}");
        for name in ["content-type", "etag"] {
            assert_eq!(head.header(name), get.header(name), "{path} {name}");
        }
    }
}

#[test]
fn answers_of_the_catalogue_name_its_build() {
    let server = Server::shared();
    let ready = server.anonymous().get("/readyz").ok();
    for path in [
        "/v1/games",
        "/v1/games/fab/rules?q=base",
        "/v1/formats/dd-padrao?fields=id",
    ] {
        assert_eq!(
            server.anonymous().get(path).header("catalogue-build"),
            ready["catalogue_build"].as_str()
        );
    }
}
