//! `POST /v1/decks/parse` and `/v1/decks/export`: a text becomes a deck, and a deck a file.

use fabulario_tests::{Actor, Server};
use serde_json::{Value, json};

const LIST: &str = "Meu baralho\n\nCentro: Sumaúma Primeira\n3x Tatu de Roça\nMapinguari Famito x2\n1. Quati de Rabo Erguido (BDF) 83\n1 Boca do Igapó\n";

fn parse(actor: &Actor, body: &Value) -> Value {
    actor.post("/v1/decks/parse?lang=en", body).ok()
}

fn kinds(parsed: &Value) -> Vec<&str> {
    let lines = parsed["lines"].as_array().unwrap().iter();
    lines.map(|line| line["kind"].as_str().unwrap()).collect()
}

#[test]
fn a_text_becomes_a_deck_and_a_report_on_every_line() {
    let server = Server::shared();
    let answer = server
        .anonymous()
        .post("/v1/decks/parse?lang=en", &json!({ "text": LIST }));
    assert_eq!(answer.header("cache-control"), Some("private, no-store"));
    assert_eq!(answer.header("content-language"), Some("en"));
    insta::assert_json_snapshot!(answer.ok());
}

#[test]
fn the_game_is_asked_for_or_found_or_left_open() {
    let server = Server::shared();
    let actor = server.anonymous();
    let both = json!({ "text": "2 Rojão de Vara\n1 Pororoca" });
    let open = parse(&actor, &both);
    assert_eq!(open["game"], Value::Null);
    assert_eq!(open["deck"], Value::Null);
    assert_eq!(open["warnings"][0]["code"], "game_unknown");
    let asked = parse(&actor, &json!({ "text": both["text"], "game": "dd" }));
    assert_eq!(asked["game_by"], "request");
    assert_eq!(kinds(&asked), ["card", "unknown"]);
    assert_eq!(
        asked["deck"],
        json!({ "main": [{ "card": "dd-rojao-de-vara", "copies": 2 }] })
    );
}

#[test]
fn near_names_are_told_and_never_taken() {
    let server = Server::shared();
    let parsed = parse(
        &server.anonymous(),
        &json!({ "text": "3 Ferrador\n1 Pororoka\n2 Zefa Faísca", "game": "fab" }),
    );
    assert_eq!(kinds(&parsed), ["unknown", "unknown", "unknown"]);
    assert_eq!(parsed["deck"], json!({}));
    let first = |line: usize| &parsed["lines"][line]["entries"][0]["choices"][0]["id"];
    assert_eq!(first(0), "fab-ferrador-de-cascos");
    assert_eq!(first(1), "fab-pororoca");
    let several = json!({ "text": "2 Zefa Faísca", "game": "mvc" });
    let several = parse(&server.anonymous(), &several);
    let entry = &several["lines"][0]["entries"][0];
    assert_eq!(entry["kind"], "ambiguous");
    assert_eq!(entry["choices"].as_array().unwrap().len(), 2);
}

#[test]
fn every_choice_is_understood_when_it_is_sent_back() {
    let server = Server::shared();
    let actor = server.anonymous();
    let text = "2 Zefa Faísca\n2 Zefa Faísca (foil)\n2 Zefa Faísca (v3)\n2 Zefa Spark V1\n2 Trepadeira Andante (v1)\n2 Walking Creeper V1\n1 Zefa Faísca (RDM) 999";
    let parsed = parse(&actor, &json!({ "text": text, "game": "mvc" }));
    let kinds = kinds(&parsed);
    let unknown = ["unknown"; 4];
    assert_eq!(kinds[..2], ["ambiguous"; 2]);
    assert_eq!((&kinds[2..6], kinds[6]), (&unknown[..], "conflict"));
    for (line, meant) in [
        (0, "mvc-zefa-faisca"),
        (2, "mvc-zefa-faisca-v2"),
        (3, "mvc-zefa-faisca"),
        (4, "mvc-trepadeira-andante"),
        (5, "mvc-trepadeira-andante"),
    ] {
        let choices = &parsed["lines"][line]["entries"][0]["choices"];
        let mut ids = choices.as_array().unwrap().iter().map(|it| &it["id"]);
        assert!(ids.any(|id| id == meant), "{line}: {choices}");
    }
    let mut fed = 0;
    for line in parsed["lines"].as_array().unwrap() {
        for choice in line["entries"][0]["choices"].as_array().unwrap() {
            let id = choice["id"].as_str().unwrap();
            for text in [format!("3 {id}"), id.to_owned(), format!("{id} x3")] {
                let again = parse(&actor, &json!({ "text": text }));
                assert_eq!(again["lines"][0]["entries"][0]["card"], id, "{text}");
            }
            fed += 1;
        }
    }
    assert!(fed >= 10, "{fed}");
}

#[test]
fn marks_and_what_is_left_out_are_told() {
    let server = Server::shared();
    let text = "3 Tatu de Roça (BDF) 79 *F*\n3 Pororoca + 2 Nada\nMaybeboard\n2 Pororoca [foil]";
    let parsed = parse(&server.anonymous(), &json!({ "text": text, "game": "fab" }));
    insta::assert_json_snapshot!(parsed);
}

#[test]
fn what_is_understood_is_judged_as_it_is() {
    let server = Server::shared();
    let actor = server.anonymous();
    let parsed = parse(&actor, &json!({ "text": LIST }));
    let judged = actor
        .post(
            "/v1/validate",
            &json!({ "game": "fab", "decks": [parsed["deck"]] }),
        )
        .ok();
    assert_eq!(
        judged["data"][0]["cards"],
        json!({ "main": 3, "centro": 1, "arredores": 1 })
    );
}

fn hero() -> Value {
    json!({
        "casa": [{ "card": "apo-casa-do-mirante", "copies": 1 }],
        "suporte": [{
            "card": "apo-boi-de-barro", "copies": 1,
            "attached": [{ "card": "apo-giz-de-ceu", "copies": 2 }],
        }],
        "inventario": [{ "card": "apo-chuva-de-caju", "copies": 3 }],
    })
}

#[test]
fn a_deck_becomes_a_file_that_is_read_back() {
    let server = Server::shared();
    let actor = server.anonymous();
    let decks = [
        ("apo", hero()),
        (
            "mvc",
            json!({ "sideboard": [{ "card": "mvc-zefa-faisca", "copies": 2 }] }),
        ),
        (
            "dd",
            json!({ "main": [{ "card": "dd-tia-tijolina-dona-da-olaria", "copies": 1 }] }),
        ),
        (
            "fab",
            json!({ "main": [{ "card": "fab-terra-come-terra-da", "copies": 3 }] }),
        ),
    ];
    for (game, deck) in &decks {
        for (format, media, end) in [
            ("text", "text/plain; charset=utf-8", "txt"),
            ("markdown", "text/markdown; charset=utf-8", "md"),
            ("csv", "text/csv; charset=utf-8; header=present", "csv"),
            ("json", "application/json", "json"),
        ] {
            for lang in ["pt-BR", "en"] {
                let body = json!({ "game": game, "deck": deck, "format": format });
                let file = actor.post(&format!("/v1/decks/export?lang={lang}"), &body);
                assert_eq!(file.status, 200);
                assert_eq!(file.header("content-type"), Some(media));
                let name = format!("attachment; filename=\"fabulario-{game}.{end}\"");
                assert_eq!(file.header("content-disposition"), Some(name.as_str()));
                let text = String::from_utf8(file.body).unwrap();
                let again = parse(&actor, &json!({ "text": text }));
                assert_eq!(again["game"], **game, "{text}");
                assert_eq!(again["deck"], *deck, "{text}");
                assert_eq!(again["not_understood"], 0);
            }
        }
    }
}

#[test]
fn what_is_no_list_and_no_deck_is_refused_with_its_place() {
    let server = Server::shared();
    let actor = server.anonymous();
    let pointers = |path: &str, body: &Value| {
        let answer = actor.post(path, body);
        assert_eq!(answer.status, 422);
        let errors = answer.json()["errors"].clone();
        let errors = errors.as_array().unwrap().iter();
        let told = errors.map(|it| format!("{} {}", it["pointer"], it["code"]));
        told.collect::<Vec<_>>().join(", ").replace('"', "")
    };
    let parse = "/v1/decks/parse";
    let lines = "\n".repeat(10_001);
    assert_eq!(pointers(parse, &json!({ "text": lines })), "/text too_long");
    let bytes = "é".repeat(600_000);
    assert_eq!(pointers(parse, &json!({ "text": bytes })), "/text too_long");
    assert!(pointers(parse, &json!({ "text": "a", "gmae": "fab" })).contains("gmae"));
    assert!(pointers(parse, &json!({})).contains("text"));
    assert!(pointers(parse, &json!({ "text": "a", "game": "xyz" })).contains("/game"));
    let export = "/v1/decks/export";
    let deck = json!({
        "game": "dd", "format": "csv",
        "deck": { "main": [{ "card": "Rojao de Vraa" }], "sideboard": [{ "card": "dd-rojao-de-vara" }] },
    });
    assert_eq!(
        pointers(export, &deck),
        "/deck/main/0/card unknown_card, /deck/sideboard no_such_list"
    );
    let format = json!({ "game": "dd", "deck": {}, "format": "pdf" });
    assert!(pointers(export, &format).contains("/format"));
}

#[test]
fn ten_thousand_lines_of_nonsense_are_answered() {
    let server = Server::shared();
    let text = "3 Nome que ninguém tem (XYZ) 12\n".repeat(10_000);
    let parsed = parse(&server.anonymous(), &json!({ "text": text, "game": "fab" }));
    assert_eq!(parsed["lines"].as_array().unwrap().len(), 10_000);
    assert_eq!(parsed["not_understood"], 10_000);
    assert_eq!(parsed["warnings"][0]["code"], "no_more_choices");
}

/// A code of two cards, and its deck.
const CODE: &str = "DD13SFR21R4ALN5";

#[test]
fn a_code_or_a_link_alone_on_a_line_is_its_deck() {
    let server = Server::shared();
    let parse = |text: &str| {
        let answer = server
            .anonymous()
            .post("/v1/decks/parse?lang=en", &json!({ "text": text }));
        answer.ok()
    };
    let deck = server
        .anonymous()
        .get(&format!("/v1/decks/code/{CODE}"))
        .ok();
    for text in [
        CODE.to_owned(),
        format!("Meu baralho novo\n\nCódigo: {CODE}\n"),
        format!("http://{}/v1/decks/code/{CODE}", server.address),
        format!("Olha o que eu montei:\r\n<https://fabulario.example/b/{CODE}?lang=en>\r\n"),
        format!("[deck](https://fabulario.example/b/{CODE})\nhttps://fabulario.example/b/{CODE}"),
    ] {
        let parsed = parse(&text);
        assert_eq!(
            (&parsed["game"], &parsed["deck"]),
            (&json!("dd"), &deck["deck"]),
            "{text}"
        );
        let entries = parsed["lines"].as_array().unwrap().iter();
        let mut entries = entries.flat_map(|line| line["entries"].as_array().into_iter().flatten());
        assert!(entries.any(|entry| entry["by"] == "code"), "{parsed:#}");
    }
    // Every ready deck, attachments among them.
    let ready = server.anonymous().get("/v1/decks/ready").ok();
    for ready in ready["data"].as_array().unwrap() {
        let parsed = parse(ready["url"].as_str().unwrap());
        let body = json!({ "game": parsed["game"], "deck": parsed["deck"] });
        let coded = server.anonymous().post("/v1/decks/encode", &body).ok();
        assert_eq!(coded["code"], ready["code"]);
    }
}

#[test]
fn a_code_beside_other_cards_is_never_added_to_them() {
    let server = Server::shared();
    let parse = |body: &Value| {
        server
            .anonymous()
            .post("/v1/decks/parse?lang=en", body)
            .ok()
    };
    let body = json!({ "game": "dd", "code": CODE, "format": "text" });
    let list = server.anonymous().post("/v1/decks/export", &body).text();
    let alone = parse(&json!({ "text": list }));
    let both = parse(&json!({ "text": format!("{list}\n{CODE}\n") }));
    assert_eq!(
        (&both["deck"], &both["not_understood"]),
        (&alone["deck"], &json!(0))
    );
    let conflict = |body: Value| {
        let parsed = parse(&body);
        let lines = parsed["lines"].as_array().unwrap();
        let code = lines.iter().find(|line| line["text"] == CODE).unwrap();
        assert_eq!(code["kind"], "conflict", "{parsed:#}");
        code["entries"][0]["code"].clone()
    };
    let more = format!("1 dd-chave-das-sete-frestas\n{CODE}");
    assert_eq!(conflict(json!({ "text": more })), "several_decks");
    assert_eq!(
        conflict(json!({ "text": CODE, "game": "fab" })),
        "other_game"
    );
    let broken = parse(&json!({ "text": "DD13SFR21R4ALN6" }));
    assert_eq!(
        broken["lines"][0]["entries"][0]["code"],
        "invalid_deck_code"
    );
    assert_eq!(broken["deck"], Value::Null);
}
