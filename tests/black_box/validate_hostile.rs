//! Whatever is sent to `POST /v1/validate`: nothing panics, nothing takes long, nothing grows without end.
//!
//! `FUZZ_BODIES=20000 cargo test -p fabulario-tests --test black_box hostile` sends more broken bodies.

use std::time::{Duration, Instant};

use fabulario_tests::{Answer, Server};
use serde_json::{Value, json};

/// Longer than any answer may take in a debug build on a busy machine.
const LONG: Duration = Duration::from_secs(10);

fn quickly(work: impl FnOnce() -> Answer) -> Answer {
    let begin = Instant::now();
    let answer = work();
    assert!(begin.elapsed() < LONG, "took {:?}", begin.elapsed());
    answer
}

fn card(n: usize) -> Value {
    json!({"id": format!("c{n}"), "name": format!("C{n}"), "type": "unidade"})
}

#[test]
fn a_hundred_thousand_copies_are_counted_not_laid_out() {
    let server = Server::start();
    let line = json!({"card": "c0", "copies": 1_000_000});
    let body = json!({"game": "dd", "cards": [card(0)], "decks": [{"main": vec![line; 5000]}]});
    let answer = quickly(|| server.anonymous().post("/v1/validate", &body));
    let format = &answer.ok()["data"][0]["formats"][0];
    assert_eq!(format["verdict"], "illegal");
    assert_eq!(
        format["violations"][0]["numbers"],
        json!({"found": 5_000_000_000_u64, "most": 30})
    );
    let copies = &format["violations"][1];
    assert_eq!(copies["pointers"].as_array().unwrap().len(), 1000);
    assert_eq!(
        copies["left_out"], 4000,
        "what is not pointed at is counted"
    );
}

#[test]
fn ten_thousand_different_cards_are_answered_within_bounds() {
    let server = Server::start();
    let cards: Vec<Value> = (0..10_000).map(card).collect();
    let line = |n: usize| json!({"card": format!("c{n}"), "copies": 3});
    let lines: Vec<Value> = (0..10_000).map(line).collect();
    let body = json!({"game": "dd", "cards": cards, "decks": [{"main": lines}]});
    let answer = quickly(|| server.anonymous().post("/v1/validate", &body));
    let format = &answer.ok()["data"][0]["formats"][0];
    let told = format["violations"].as_array().unwrap().len();
    assert_eq!(told, 500);
    assert_eq!(
        format["left_out"],
        10_001 - told,
        "what is not told is counted"
    );
}

#[test]
fn an_answer_does_not_grow_with_every_finding() {
    let server = Server::start();
    let lines: Vec<Value> = (0..100)
        .map(|n| json!({"card": format!("desconhecida {n}")}))
        .collect();
    let decks = vec![json!({"main": lines}); 300];
    let body = json!({"game": "fab", "decks": decks});
    let answer = quickly(|| server.anonymous().post("/v1/validate", &body));
    let judged = answer.ok();
    let formats = judged["data"].as_array().unwrap().iter();
    let formats = formats.flat_map(|deck| deck["formats"].as_array().unwrap());
    let (mut told, mut left_out) = (0, 0);
    for format in formats {
        assert_eq!(
            format["verdict"], "illegal",
            "the verdict is never left out"
        );
        told += format["violations"].as_array().unwrap().len() as u64;
        left_out += format["left_out"].as_u64().unwrap_or_default();
    }
    // Each costs as much as eleven places, a place being a pointer or a card.
    assert!((8_000..10_000).contains(&told), "{told}");
    // A hundred unknown cards, too few bases and the two empty positions, in two formats.
    assert_eq!(told + left_out, 300 * 2 * 103);
    assert!(answer.body.len() < 8 << 20, "{} bytes", answer.body.len());
}

#[test]
fn bodies_of_a_thousand_decks_fit_and_larger_ones_are_refused() {
    let server = Server::start();
    let name = |n: usize| format!("uma carta com um nome comprido {n}");
    let lines: Vec<Value> = (0..45).map(|n| json!({"card": name(n)})).collect();
    let body = json!({"game": "dd", "decks": vec![json!({"main": lines}); 1000]});
    assert!(body.to_string().len() > 3 << 19);
    let answer = quickly(|| server.anonymous().post("/v1/validate", &body));
    assert_eq!(answer.ok()["data"].as_array().unwrap().len(), 1000);
    let large = format!("{{\"game\": \"dd\", \"x\": \"{}\"}}", "x".repeat(5 << 20));
    let problem = server
        .anonymous()
        .post_text("/v1/validate", &large)
        .problem(413, "body-too-large");
    assert_eq!(problem["limit"], 4 << 20);
}

/// Half a million mistakes are not half a million lines of an answer.
#[test]
fn a_body_full_of_mistakes_is_told_a_hundred() {
    let server = Server::start();
    let body = json!({"game": "dd", "decks": [{"main": vec![7; 400_000]}]});
    let answer = quickly(|| server.anonymous().post("/v1/validate", &body));
    let problem = answer.problem(422, "invalid-body");
    assert_eq!(problem["errors"].as_array().unwrap().len(), 100);
    assert_eq!(problem["more"], true);
}

/// Small, fast, and the same on every machine.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % n.max(1) as u64).unwrap()
    }
}

fn examples() -> Vec<String> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../openapi/violations.json");
    let text = std::fs::read_to_string(path).unwrap();
    let violations: Value = serde_json::from_str(&text).unwrap();
    let requests = violations.as_array().unwrap().iter();
    requests
        .map(|one| one["example"]["request"].to_string())
        .collect()
}

/// Breaks bytes: the parser meets everything that a broken client could send.
fn broken_bytes(text: &str, dice: &mut Dice) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=dice.below(3) {
        let at = dice.below(bytes.len());
        let pieces: [&[u8]; 12] = [
            b"null",
            b"-1",
            b"1e999",
            b"[]",
            b"{}",
            b"\"\"",
            b"18446744073709551616",
            b"\xff\xfe",
            b"\\u0000",
            b"[[[[[[[[",
            b",",
            b"\"copies\":100000",
        ];
        match dice.below(4) {
            0 => bytes.truncate(at),
            1 => bytes[at] = u8::try_from(dice.below(256)).unwrap(),
            2 => {
                let piece = pieces[dice.below(pieces.len())];
                bytes.splice(at..at, piece.iter().copied());
            }
            _ => {
                let end = (at + dice.below(40)).min(bytes.len());
                bytes.drain(at..end);
            }
        }
        if bytes.is_empty() {
            bytes.push(b'{');
        }
    }
    bytes
}

#[test]
fn hostile_bodies_are_judged_or_refused_and_nothing_breaks() {
    let count: usize = std::env::var("FUZZ_BODIES").map_or(1500, |count| count.parse().unwrap());
    let server = Server::builder().flag("--rate-limit", "0").start();
    let actor = server.anonymous().with("content-type", "application/json");
    let (examples, mut dice) = (examples(), Dice(0x0fab_5eed));
    let mut seen = [0_usize; 3];
    for n in 0..count {
        let bytes = broken_bytes(&examples[n % examples.len()], &mut dice);
        let answer = quickly(|| actor.send("POST", "/v1/validate", &bytes));
        match answer.status {
            200 => seen[0] += 1,
            400 => seen[1] += 1,
            422 => seen[2] += 1,
            other => panic!("{other} for {}", String::from_utf8_lossy(&bytes)),
        }
        if answer.status != 200 {
            let problem = answer.json();
            assert!(problem["code"].is_string() && problem["detail"].is_string());
        }
    }
    assert!(seen.iter().all(|times| *times > count / 60), "{seen:?}");
    let log = server.log();
    assert!(!log.contains("panicked"), "{log}");
    assert_eq!(server.anonymous().get("/readyz").status, 200);
}

/// Twenty thousand lines, judged by twenty-two formats.
#[test]
fn a_deck_of_countless_lines_is_not_pointed_at_line_by_line() {
    let server = Server::start();
    let own = |n: u32| json!({"id": format!("f{n}"), "extends": "apo-lagvig", "changes": []});
    let custom: Vec<Value> = (0..20).map(own).collect();
    let skill = |n: u32| json!({"id": format!("h{n}"), "name": format!("H{n}"), "type": "habilidade", "rarity": "comum", "lignum": "l"});
    let cards: Vec<Value> = (0..4_000).map(skill).collect();
    let line = |n: u32| json!({"card": format!("h{}", n % 4_000)});
    let lines: Vec<Value> = (0..20_000).map(line).collect();
    let body = json!({"game": "apo", "custom_formats": custom, "cards": cards, "decks": [{"memento": lines}]});
    let answer = quickly(|| server.anonymous().post("/v1/validate", &body));
    assert_eq!(answer.status, 200, "{}", answer.text());
    assert!(answer.body.len() < 16 << 20, "{} bytes", answer.body.len());
}
