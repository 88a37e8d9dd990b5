//! `POST /v1/decks/encode`, `/decode`, `GET /v1/decks/code/{code}`, `/{code}.svg`

use std::time::{Duration, Instant};

use fabulario_tests::Server;
use resvg::{tiny_skia, usvg};
use serde_json::{Value, json};

use crate::database::imports::{document, file, import, unit, wait_for};

/// A deck of each game that the server has.
const CODES: [&str; 4] = [
    "FAB13BDFLU3CQ6QRK21191210016195TE102SVAQE1SX0G72C",
    "DD13SFR21R4ALN5",
    "MVC13RDMJR954CQ101210V65701AQP4B8M1M4RD5YK5GY00",
    "APO13LDC10000000150619KH4W",
];

/// The published codes.
fn published() -> Value {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../openapi/deck-codes.json");
    serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap()
}

fn decode(server: &Server, code: &str) -> Value {
    let body = json!({ "code": code });
    server.anonymous().post("/v1/decks/decode", &body).ok()
}

#[test]
fn a_deck_is_written_and_read() {
    let server = Server::shared();
    let body = json!({ "game": "apo", "deck": {
        "suporte": [{ "card": "apo-bota-de-foguista", "attached": [{ "card": "apo-facao-de-trilha", "copies": 2 }] }],
        "casa": [{ "card": "Casa da Feira sem Fim" }],
        "inventario": [
            { "card": "apo-chuva-de-caju", "copies": 2 },
            { "card": "apo-alpercata-de-poeira" },
            { "card": "apo-chuva-de-caju" },
        ],
    } });
    let mut written = server.anonymous().post("/v1/decks/encode", &body).ok();
    let code = written["code"].as_str().unwrap().to_owned();
    for field in ["url", "qr"] {
        let url = written[field].as_str().unwrap();
        written[field] = url.replace(&server.address, "HOST").into();
    }
    insta::assert_json_snapshot!("written", written);
    let read = decode(server, &format!("\r\n {code}\n"));
    insta::assert_json_snapshot!("read", read);
    let path = format!("/v1/decks/code/{code}");
    assert_eq!(server.anonymous().get(&path).ok(), read);
    let body = json!({ "game": "apo", "deck": read["deck"] });
    let again = server.anonymous().post("/v1/decks/encode", &body).ok();
    assert_eq!(again["code"], code.as_str(), "an answer is a request");
}

#[test]
fn published_codes_are_read_and_written_again() {
    let server = Server::builder().flag("--rate-limit", "0").start();
    let mut read = 0;
    for vector in published()["valid"].as_array().unwrap() {
        let code = vector["code"].as_str().unwrap();
        let answer = server.anonymous().get(&format!("/v1/decks/code/{code}"));
        // Some are of sets that only the file has.
        if answer.status != 200 {
            assert_eq!(
                answer.problem(400, "invalid-deck-code")["reason"],
                "unknown_sets"
            );
            continue;
        }
        let deck = answer.ok();
        assert_eq!(deck["game"], vector["game"]);
        for (list, cards) in vector["deck"].as_object().unwrap() {
            let known = deck["deck"][list].as_array().map_or(0, Vec::len);
            assert_eq!(known, cards.as_array().unwrap().len(), "{list} of {code}");
        }
        let body = json!({ "game": deck["game"], "deck": deck["deck"] });
        let written = server.anonymous().post("/v1/decks/encode", &body).ok();
        assert_eq!(written["code"], code);
        assert_eq!(written["length"], code.len());
        read += 1;
    }
    assert!(read >= 25, "{read}");
}

#[test]
fn a_wrong_code_is_told_why_in_both_languages() {
    let server = Server::builder().flag("--rate-limit", "0").start();
    for vector in published()["invalid"].as_array().unwrap() {
        let body = json!({ "code": vector["code"] });
        let answer = server.anonymous().post("/v1/decks/decode", &body);
        let problem = answer.problem(400, "invalid-deck-code");
        assert_eq!(problem["reason"], vector["reason"], "{vector}");
    }
    for (lang, words) in [("pt-BR", "erro de digitação"), ("en", "mistyped")] {
        let path = format!("/v1/decks/code/DD13SFR21R4ALN6?lang={lang}");
        let problem = server.anonymous().get(&path);
        let problem = problem.problem(400, "invalid-deck-code");
        assert!(problem["detail"].as_str().unwrap().contains(words));
    }
    let path = "/v1/decks/code/DD13QQQ104RAB";
    let problem = server.anonymous().get(path);
    let problem = problem.problem(400, "invalid-deck-code");
    assert_eq!(problem["unknown"], json!(["QQQ"]), "{problem}");
}

#[test]
fn hostile_addresses_are_refused_at_once() {
    let server = Server::shared();
    let start = Instant::now();
    let long = "Z".repeat(8_000);
    for code in [
        "%00",
        "%F0%9F%82%A1",
        "%FF",
        "a%2Fb",
        "%2e%2e",
        "%252e",
        "DD1%0d%0aX",
        "x.svg",
        ".svg",
        "%00.svg",
        "DD13SFR21R4ALN5.png",
        "dd13sfr21r4aln5",
        &long,
    ] {
        let answer = server.anonymous().get(&format!("/v1/decks/code/{code}"));
        answer.problem(400, "invalid-deck-code");
    }
    let answer = server
        .anonymous()
        .get(&format!("/v1/decks/code/{long}{long}"));
    answer.problem(414, "address-too-long");
    let body = json!({ "code": "🂡".repeat(200_000) });
    let answer = server.anonymous().post("/v1/decks/decode", &body);
    let problem = answer.problem(400, "invalid-deck-code");
    assert_eq!(problem["reason"], "too_long");
    assert!(start.elapsed() < Duration::from_secs(10));
}

#[test]
fn a_deck_without_a_code_is_told_where() {
    let server = Server::shared();
    let wrong = |body: Value| {
        let answer = server.anonymous().post("/v1/decks/encode?lang=en", &body);
        answer.problem(422, "invalid-body")["errors"].clone()
    };
    let token = "dd-token-bloco-de-gelo";
    let boiler = json!({ "card": "dd-caldeira-andarilha", "copies": 2 });
    let body = json!({ "game": "dd", "deck": { "main": [boiler, { "card": token }, { "card": "Ice Block" }] } });
    insta::assert_json_snapshot!("token", wrong(body));
    let most = json!({ "card": "dd-caldeira-andarilha", "copies": 1_000_000 });
    let body = json!({ "game": "dd", "deck": { "main": [most, boiler] } });
    let errors = wrong(body);
    assert_eq!(errors[0]["code"], "copies");
    assert_eq!(errors[1]["pointer"], "/deck/main/1/card");
    for (body, pointer, code) in [
        (
            json!({ "game": "dd", "deck": { "main": [{ "card": "Ninguém" }] } }),
            "/deck/main/0/card",
            "unknown_card",
        ),
        (
            json!({ "game": "dd", "deck": { "casa": [boiler] } }),
            "/deck/casa",
            "no_such_list",
        ),
        (
            json!({ "game": "dd", "deck": {}, "name": "x" }),
            "/name",
            "unknown_field",
        ),
        (
            json!({ "game": "xyz", "deck": {} }),
            "/game",
            "unknown_value",
        ),
        (json!({ "game": "dd" }), "/deck", "one_of"),
    ] {
        let errors = wrong(body);
        assert_eq!(
            (&errors[0]["pointer"], &errors[0]["code"]),
            (&json!(pointer), &json!(code))
        );
    }
    let hero =
        json!({ "card": "apo-bota-de-foguista", "attached": [{ "card": "apo-bota-de-foguista" }] });
    let body = json!({ "game": "apo", "deck": { "suporte": vec![hero; 500] } });
    assert_eq!(wrong(body)[0]["code"], "too_long_for_a_code");
}

#[test]
fn an_answer_is_sent_once_per_build() {
    let server = Server::shared();
    for ending in ["", ".svg"] {
        let path = format!("/v1/decks/code/{}{ending}", CODES[0]);
        let first = server.anonymous().get(&path);
        assert!(first.header("catalogue-build").unwrap().starts_with("1-"));
        assert!(first.header("cache-control").unwrap().starts_with("public"));
        let etag = first.header("etag").unwrap();
        let again = server.anonymous().with("if-none-match", etag).get(&path);
        assert_eq!((again.status, again.body.len()), (304, 0));
    }
    let answer = server
        .anonymous()
        .send("DELETE", "/v1/decks/code/X.svg", &[]);
    answer.problem(405, "method-not-allowed");
}

#[test]
fn an_old_code_leads_to_the_new_one() {
    let server = Server::start();
    import(&server, &file(&server, "a.json", &document(&[unit(1)])));
    wait_for(&server, 2);
    let body = json!({ "game": "dd", "deck": { "main": [{ "card": "dd-prova-1" }] } });
    let old = server.anonymous().post("/v1/decks/encode", &body).ok();
    let old = old["code"].as_str().unwrap();
    // The publisher tells of an older set that had the card first.
    let mut card = unit(1);
    card["printings"] = json!([{ "set": "PRV", "number": 1 }, { "set": "VLH", "number": 5 }]);
    let mut content = document(&[card]);
    let name = json!({ "pt-BR": "Velha" });
    let first = json!({ "code": "VLH", "name": name, "released": "1999-01-01" });
    content["sets"] = json!([content["set"], first]);
    content.as_object_mut().unwrap().remove("set");
    import(&server, &file(&server, "b.json", &content));
    wait_for(&server, 3);
    let new = server.anonymous().post("/v1/decks/encode", &body).ok();
    let new = new["code"].as_str().unwrap();
    assert!(new.starts_with("DD13VLH1"), "{new}");
    for ending in ["", ".svg"] {
        let path = format!("/v1/decks/code/{old}{ending}?lang=en");
        let answer = server.anonymous().get(&path);
        assert_eq!(answer.status, 308);
        let to = answer.header("location").unwrap();
        assert_eq!(to, format!("/v1/decks/code/{new}{ending}?lang=en"));
        assert_eq!(server.anonymous().get(to).status, 200);
    }
    for ending in ["", "/imprimir", "/proxies", "/lista.txt"] {
        let answer = server.anonymous().get(&format!("/b/{old}{ending}?lang=en"));
        let to = format!("/b/{new}{ending}?lang=en");
        assert_eq!(
            (answer.status, answer.header("location")),
            (308, Some(to.as_str()))
        );
        assert_eq!(server.anonymous().get(&to).status, 200);
    }
    let body = json!({ "code": old });
    let answer = server.anonymous().post("/v1/decks/decode", &body);
    let problem = answer.problem(400, "invalid-deck-code");
    assert_eq!(
        (&problem["reason"], &problem["moved_to"]),
        (&json!("moved"), &json!(new))
    );
}

/// What a phone reads in a picture whose modules are so many pixels wide, and how many pixels of light there are around it.
fn scan(svg: &str, scale: u16) -> (rqrr::MetaData, String) {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).unwrap();
    let side = tree.size().to_int_size().width() / 8 * u32::from(scale);
    let mut map = tiny_skia::Pixmap::new(side, side).unwrap();
    let zoom = f32::from(scale) / 8.0;
    let sized = tiny_skia::Transform::from_scale(zoom, zoom);
    resvg::render(&tree, sized, &mut map.as_mut());
    let light = |x: u32, y: u32| {
        map.pixel(x, y)
            .is_some_and(|it| it.red() > 250 && it.alpha() == 255)
    };
    let dark = |x: u32, y: u32| {
        map.pixel(x, y)
            .is_some_and(|it| it.red() < 5 && it.alpha() == 255)
    };
    let margin = 4 * u32::from(scale);
    for x in 0..side {
        for y in 0..side {
            assert!(light(x, y) || dark(x, y), "sharp");
            let inside = margin..side - margin;
            assert!(
                light(x, y) || (inside.contains(&x) && inside.contains(&y)),
                "margin"
            );
        }
    }
    assert!(dark(margin, margin), "no more margin than that");
    let pixels = usize::try_from(side).unwrap();
    let grey = |x: usize, y: usize| {
        let (x, y) = (u32::try_from(x).unwrap(), u32::try_from(y).unwrap());
        map.pixel(x, y).unwrap().red()
    };
    let mut image = rqrr::PreparedImage::prepare_from_greyscale(pixels, pixels, grey);
    image.detect_grids()[0].decode().unwrap()
}

#[test]
fn a_phone_reads_the_picture() {
    let server = Server::shared();
    for code in CODES {
        let url = format!("http://{}/v1/decks/code/{code}", server.address);
        for (query, content) in [
            ("", url.as_str()),
            ("?content=code", code),
            ("?content=x", &url),
        ] {
            let path = format!("/v1/decks/code/{code}.svg{query}");
            let answer = server.anonymous().get(&path);
            assert_eq!(answer.header("content-type"), Some("image/svg+xml"));
            let (meta, read) = scan(&answer.text(), 3);
            assert_eq!(read, content);
            assert_eq!(meta.ecc_level, 0, "level M");
            assert!(answer.body.len() < 4_000, "{} bytes", answer.body.len());
        }
    }
    let (alone, _) = scan(
        &server
            .anonymous()
            .get("/v1/decks/code/DD13SFR21R4ALN5.svg?content=code")
            .text(),
        1,
    );
    assert_eq!(
        alone.version.0, 1,
        "capital letters and digits take little room"
    );
}

#[test]
fn a_picture_says_what_it_is() {
    let server = Server::shared();
    for (lang, words) in [
        ("pt-BR", "Código QR do baralho"),
        ("en", "QR code of the deck"),
    ] {
        let path = format!("/v1/decks/code/{}.svg?lang={lang}", CODES[1]);
        let svg = server.anonymous().get(&path).text();
        let tree = roxmltree::Document::parse(&svg).unwrap();
        let root = tree.root_element();
        assert_eq!(root.attribute("role"), Some("img"));
        assert_eq!(root.attribute("shape-rendering"), Some("crispEdges"));
        let title = root.first_element_child().unwrap().text().unwrap();
        assert_eq!(title, format!("{words} {}", CODES[1]));
        let paths = root.children().filter(|it| it.has_tag_name("path"));
        assert_eq!(paths.count(), 1);
    }
}
