//! `GET /v1/bulk`, the dumps, and `GET /v1/cards/changes`

use std::collections::BTreeSet;
use std::io::Read as _;

use fabulario_tests::Server;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

fn cards(packed: &[u8]) -> Vec<Value> {
    let mut text = String::new();
    flate2::read::GzDecoder::new(packed)
        .read_to_string(&mut text)
        .unwrap();
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn of_kind<'f>(files: &'f Value, kind: &str) -> Vec<&'f Value> {
    let files = files["data"].as_array().unwrap().iter();
    files.filter(|file| file["kind"] == kind).collect()
}

#[test]
fn the_thin_index_of_all_cards_is_small_and_lies_under_an_address_that_holds_for_good() {
    let server = Server::shared();
    let files = server.anonymous().get("/v1/bulk").ok();
    let document = server.anonymous().get("/openapi.json").ok();
    let mut schema = document["components"]["schemas"]["ThinIndex"].clone();
    schema["components"] = document["components"].clone();
    let validator = jsonschema::validator_for(&schema).unwrap();
    let indexes = of_kind(&files, "index");
    assert_eq!(indexes.len(), 2);
    for file in indexes {
        let (url, lang) = (
            file["url"].as_str().unwrap(),
            file["lang"].as_str().unwrap(),
        );
        let latest = server
            .anonymous()
            .get(&format!("/v1/bulk/index-{lang}.json"));
        assert_eq!((latest.status, latest.header("location")), (307, Some(url)));
        let path = url.split_once(&server.address).unwrap().1;
        let packed = server.anonymous().with("accept-encoding", "br").get(path);
        assert_eq!(packed.header("content-encoding"), Some("br"));
        assert!(packed.body.len() < 18_500, "{} bytes", packed.body.len());
        let keep = "public, max-age=31536000, immutable";
        assert_eq!(packed.header("cache-control"), Some(keep));
        let index = server.anonymous().get(path);
        assert_eq!(file["size"], index.body.len());
        let index = index.ok();
        assert!(validator.is_valid(&index));
        assert_eq!(index["cards"].as_array().unwrap().len(), file["cards"]);
        let all = server.anonymous().get("/v1/cards?q=-e:token&limit=1").ok();
        assert_eq!(file["cards"], all["total"]);
        for thin in index["cards"].as_array().unwrap().iter().step_by(29) {
            let id = thin["id"].as_str().unwrap();
            let card = server
                .anonymous()
                .get(&format!("/v1/cards/{id}?lang={lang}"))
                .ok();
            assert_eq!(
                (&thin["name"], &thin["game"]),
                (&card["name"], &card["game"])
            );
            let others = card["names"].as_object().unwrap().values();
            let other = others.into_iter().find(|name| **name != card["name"]);
            assert_eq!(thin.get("also"), other, "{id}");
            let legalities = card["legalities"].as_object().unwrap().values();
            let most = legalities
                .map(|it| it["copies"].as_u64().unwrap_or(u64::MAX))
                .max();
            assert_eq!(
                thin["copies"].as_u64().unwrap_or(u64::MAX),
                most.unwrap(),
                "{id}"
            );
        }
    }
}

#[test]
fn a_dump_holds_every_card_as_it_is_answered_and_as_the_document_promises() {
    let server = Server::shared();
    let files = server.anonymous().get("/v1/bulk").ok();
    let document = server.anonymous().get("/openapi.json").ok();
    let mut schema = document["components"]["schemas"]["Card"].clone();
    schema["components"] = document["components"].clone();
    let validator = jsonschema::validator_for(&schema).unwrap();
    let dumps = of_kind(&files, "cards");
    assert_eq!(dumps.len(), 2);
    for file in dumps {
        let url = file["url"].as_str().unwrap();
        let path = url
            .strip_prefix(&format!("http://{}", server.address))
            .unwrap();
        let answer = server
            .anonymous()
            .with("accept-encoding", "gzip, br")
            .get(path);
        assert_eq!(answer.header("content-type").unwrap(), "application/gzip");
        assert_eq!(
            answer.header("cache-control").unwrap(),
            "public, max-age=31536000, immutable"
        );
        assert_eq!(answer.header("content-encoding"), None);
        assert_eq!(file["size"], answer.body.len());
        let digest = Sha256::digest(&answer.body);
        let told = file["sha256"].as_str().unwrap();
        let told: Vec<u8> = (0..told.len() / 2)
            .map(|i| u8::from_str_radix(&told[2 * i..2 * i + 2], 16).unwrap())
            .collect();
        assert_eq!(told, digest.as_slice());
        let cards = cards(&answer.body);
        assert_eq!(file["cards"], cards.len());
        let ids: BTreeSet<&str> = cards
            .iter()
            .map(|card| card["id"].as_str().unwrap())
            .collect();
        assert_eq!(ids.len(), cards.len());
        for card in &cards {
            let errors: Vec<String> = validator
                .iter_errors(card)
                .map(|it| it.to_string())
                .collect();
            assert!(errors.is_empty(), "{}: {errors:#?}", card["id"]);
        }
        let lang = file["lang"].as_str().unwrap();
        for card in cards.iter().step_by(23) {
            let id = card["id"].as_str().unwrap();
            let one = server
                .anonymous()
                .get(&format!("/v1/cards/{id}?lang={lang}"))
                .ok();
            assert_eq!(one, *card);
        }
        let latest = server
            .anonymous()
            .get(&format!("/v1/bulk/cards-{lang}.jsonl.gz"));
        assert_eq!(
            (latest.status, latest.header("location").unwrap()),
            (307, url)
        );
    }
    server
        .anonymous()
        .get("/v1/bulk/cards-9.jsonl.gz")
        .problem(404, "unknown-dump");
}

#[test]
fn the_feed_of_changes_tells_every_card_once() {
    let server = Server::shared();
    let mut path = "/v1/cards/changes?limit=200".to_owned();
    let mut seen = Vec::new();
    loop {
        let page = server.anonymous().get(&path).ok();
        assert_eq!(page["build"], 1);
        for change in page["data"].as_array().unwrap() {
            assert_eq!(
                (change["change"].as_str(), change["build"].as_i64()),
                (Some("added"), Some(1))
            );
            seen.push(change["id"].as_str().unwrap().to_owned());
        }
        let Some(next) = page["next"].as_str() else {
            break;
        };
        path = next.split_once(&server.address).unwrap().1.to_owned();
    }
    assert!(seen.is_sorted() && seen.len() > 600, "{}", seen.len());
    assert_eq!(seen.iter().collect::<BTreeSet<_>>().len(), seen.len());
    // The header's own words will do.
    let same = server.anonymous().get("/v1/cards/changes?since=1-abc").ok();
    assert_eq!(
        (&same["total"], &same["warnings"]),
        (&json!(0), &Value::Null)
    );
    // A build that this catalogue never had: whoever has it starts again.
    let other = server
        .anonymous()
        .get("/v1/cards/changes?since=99&limit=1&lang=en")
        .ok();
    assert!(other["total"].as_u64() > Some(600), "{other}");
    assert_eq!(other["warnings"][0]["code"], "unknown_build");
    let none = server.anonymous().get("/v1/cards/changes?since=1").ok();
    assert_eq!(
        (
            none["total"].as_u64(),
            none["data"].as_array().unwrap().len()
        ),
        (Some(0), 0)
    );
    let junk = server
        .anonymous()
        .get("/v1/cards/changes?since=ontem&limit=1")
        .ok();
    assert_eq!(junk["warnings"][0]["code"], "unknown_value");
    for cursor in ["x", "1", "a-b", "1-%C3%A7"] {
        let answer = server
            .anonymous()
            .get(&format!("/v1/cards/changes?cursor={cursor}"));
        answer.problem(400, "invalid-cursor");
    }
}
