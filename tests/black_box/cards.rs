//! `GET /v1/cards/{id}`, `/rulings`, `POST /v1/cards/batch`, `GET /v1/sets`

use fabulario_tests::Server;
use serde_json::{Value, json};

/// An answer without what differs from run to run.
fn stable(server: &Server, mut card: Value) -> Value {
    let address = format!("http://{}", server.address);
    for (_, url) in card["images"].as_object_mut().into_iter().flatten() {
        let path = url.as_str().unwrap().replace(&address, "");
        let (path, build) = path.split_once("&build=").unwrap();
        assert!(build.starts_with("1-") && build.len() > 10, "{build}");
        *url = path.into();
    }
    card
}

#[test]
fn a_card_of_each_game_is_told_in_both_languages() {
    let server = Server::shared();
    for id in [
        "fab-jangadeiro-da-alvorada",
        "fab-ficha-vizinho",
        "dd-chave-das-sete-frestas",
        "mvc-zefa-faisca-v2",
        "apo-a-ladeira-acordada",
    ] {
        for lang in ["pt-BR", "en"] {
            let answer = server
                .anonymous()
                .get(&format!("/v1/cards/{id}?lang={lang}"));
            assert_eq!(answer.header("content-language").unwrap(), lang);
            let build = answer.header("catalogue-build").unwrap();
            assert!(build.starts_with("1-") && build.len() == 18, "{build}");
            insta::assert_json_snapshot!(format!("{id}_{lang}"), stable(server, answer.ok()));
        }
    }
}

#[test]
fn a_card_is_sent_once() {
    let server = Server::shared();
    let path = "/v1/cards/fab-jangadeiro-da-alvorada";
    let answer = server.anonymous().get(path);
    let etag = answer.header("etag").unwrap();
    let again = server.anonymous().with("if-none-match", etag).get(path);
    assert_eq!((again.status, again.body.len()), (304, 0));
    let other = server.anonymous().get(&format!("{path}?lang=en"));
    assert_ne!(other.header("etag").unwrap(), etag);
}

#[test]
fn what_is_asked_for_is_answered_and_the_rest_is_warned_about() {
    let server = Server::shared();
    let path = "/v1/cards/dd-chave-das-sete-frestas?fields=id,legalities,nope&as_of=2020-02-30&x=1&lang=en";
    let card = server.anonymous().get(path).ok();
    let keys: Vec<&String> = card.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["id", "legalities", "warnings"]);
    let codes: Vec<&str> = card["warnings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it["code"].as_str().unwrap())
        .collect();
    assert_eq!(
        codes,
        ["unknown_parameter", "unknown_value", "unknown_field"]
    );
    let dated = server
        .anonymous()
        .get("/v1/cards/apo-a-ladeira-acordada?as_of=2026-01-31")
        .ok();
    assert_eq!(dated["as_of"], "2026-01-31");
    assert_eq!(dated["legalities"]["apo-lagvig"]["status"], "legal");
}

#[test]
fn legality_tells_how_many_copies_and_why_not() {
    let server = Server::shared();
    let legality = |id: &str, format: &str| {
        let card = server
            .anonymous()
            .get(&format!("/v1/cards/{id}?lang=en"))
            .ok();
        card["legalities"][format].clone()
    };
    // DD-K3: a unique card once; others twice (DD-K2).
    assert_eq!(
        legality("dd-chave-das-sete-frestas", "dd-padrao")["copies"],
        1
    );
    assert_eq!(legality("dd-caldeira-andarilha", "dd-padrao")["copies"], 2);
    // MVC-M9: a Lendária once, but only by the later rules; MVC-M5: basic energy without a limit.
    assert_eq!(legality("mvc-zefa-faisca-v2", "mvc-2022")["copies"], 4);
    assert_eq!(legality("mvc-zefa-faisca-v2", "mvc-2026")["copies"], 1);
    let basic = legality("mvc-seiva-grossa", "mvc-2022");
    assert_eq!(
        (basic.get("copies"), &basic["status"]),
        (None, &json!("legal"))
    );
    // FAB-D15: a ficha is no card.
    let ficha = legality("fab-ficha-vizinho", "fab-padrao");
    assert_eq!(
        (&ficha["status"], &ficha["copies"]),
        (&json!("not_legal"), &json!(0))
    );
    assert_eq!(ficha["reasons"][0]["code"], "token_in_deck");
    assert_eq!(ficha["reasons"][0]["rule"], "FAB-D15");
    assert!(
        ficha["reasons"][0]["message"]
            .as_str()
            .unwrap()
            .contains("“Neighbour”")
    );
    assert_eq!(
        legality("dd-token-eco", "dd-padrao")["reasons"][0]["rule"],
        "DD-K4"
    );
}

#[test]
fn a_card_that_is_not_there_is_a_problem_that_helps() {
    let server = Server::shared();
    for path in [
        "/v1/cards/fab-nada",
        "/v1/cards/fab-nada/rulings",
        "/v1/cards/fab-nada/image.svg",
        "/v1/cards/fab-nada/image.png",
        "/v1/cards/%00",
        "/v1/cards/FAB-JANGADEIRO-DA-ALVORADA",
    ] {
        let problem = server.anonymous().get(path).problem(404, "unknown-card");
        assert!(
            problem["detail"].as_str().unwrap().contains("/v1/sets"),
            "{path}"
        );
    }
    let wrong = server.anonymous().send("DELETE", "/v1/cards/fab-nada", &[]);
    wrong.problem(405, "method-not-allowed");
    let asked = server.anonymous().get("/v1/cards/batch");
    asked.problem(405, "method-not-allowed");
}

#[test]
fn several_cards_are_found_by_id_and_by_name() {
    let server = Server::shared();
    let wanted = json!({ "ids": [
        "mvc-zefa-faisca", "jangadeiro da alvorada", "KEY OF THE SEVEN RIFTS", "Zefa Faísca", "nada",
    ] });
    let found = server
        .anonymous()
        .post("/v1/cards/batch?fields=id&lang=en", &wanted)
        .ok();
    assert_eq!(
        found,
        json!({
            "data": [
                { "id": "mvc-zefa-faisca" }, { "id": "fab-jangadeiro-da-alvorada" },
                { "id": "dd-chave-das-sete-frestas" },
            ],
            "not_found": ["Zefa Faísca", "nada"],
            "warnings": [{
                "code": "ambiguous_name",
                "message": "Several cards are called \"Zefa Faísca\": write an id (mvc-zefa-faisca, mvc-zefa-faisca-v2).",
            }],
        })
    );
    let version = json!({ "ids": ["Zefa Faísca (V2)"] });
    let found = server.anonymous().post("/v1/cards/batch", &version).ok();
    assert_eq!(found["data"][0]["id"], "mvc-zefa-faisca-v2");
    let of_game = json!({ "game": "dd", "ids": ["Jangadeiro da Alvorada"] });
    let none = server.anonymous().post("/v1/cards/batch", &of_game).ok();
    assert_eq!(none["not_found"][0], "Jangadeiro da Alvorada");
    for wrong in [
        json!({ "ids": [] }),
        json!({ "ids": [7] }),
        json!({}),
        json!({ "ids": ["a"], "x": 1 }),
    ] {
        server
            .anonymous()
            .post("/v1/cards/batch", &wrong)
            .problem(422, "invalid-body");
    }
}

#[test]
fn sets_are_listed_and_shown_with_their_printings() {
    let server = Server::shared();
    let list = server.anonymous().get("/v1/sets?lang=en").ok();
    let codes: Vec<&str> = list["data"]
        .as_array()
        .unwrap()
        .iter()
        .map(|set| set["code"].as_str().unwrap())
        .collect();
    assert_eq!(codes, ["BDF", "LDC", "RDM", "SFR"]);
    let of_game = server.anonymous().get("/v1/sets?game=mvc").ok();
    assert_eq!(of_game["data"][0]["code"], "RDM");
    for code in codes {
        let set = server
            .anonymous()
            .get(&format!("/v1/sets/{}", code.to_lowercase()))
            .ok();
        let printings = set["printings"].as_array().unwrap();
        assert_eq!(set["total"], printings.len());
        let numbers: Vec<u64> = printings
            .iter()
            .map(|it| it["number"].as_u64().unwrap())
            .collect();
        assert_eq!(numbers, (1..=numbers.len() as u64).collect::<Vec<_>>());
        let card = printings[0]["card"].as_str().unwrap();
        let card = server.anonymous().get(&format!("/v1/cards/{card}")).ok();
        assert_eq!(card["printings"][0]["set"], *code);
        assert_eq!(card["name"], printings[0]["name"]);
    }
    server
        .anonymous()
        .get("/v1/sets/XYZ")
        .problem(404, "unknown-set");
}
