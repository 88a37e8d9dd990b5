//! `POST /v1/validate`: decks judged by formats, as of a day, alone or by the thousand.

use fabulario_tests::{Actor, Server};
use serde_json::{Value, json};

/// Forty commons and five bases: a legal deck of Fábula and its cards.
fn cards() -> Value {
    let mut cards = vec![
        json!({"id": "clareira", "name": "Clareira", "type": "base", "colours": ["verde"], "rarity": "comum"}),
        json!({"id": "mirante", "name": "Mirante", "type": "base", "colours": ["amarelo"], "rarity": "comum"}),
    ];
    for n in 1..=14 {
        cards.push(json!({"id": format!("c{n}"), "name": format!("Carta {n}"), "type": "aliado", "colours": ["verde"], "rarity": "comum"}));
    }
    json!(cards)
}

fn deck() -> Value {
    let line = |n: u32| json!({"card": format!("c{n}"), "copies": if n == 14 { 1 } else { 3 }});
    let main: Vec<Value> = (1..=14).map(line).collect();
    json!({
        "main": main,
        "arredores": [{"card": "clareira", "copies": 3}, {"card": "mirante"}],
        "centro": [{"card": "mirante"}],
    })
}

fn request(decks: &[Value]) -> Value {
    json!({"game": "fab", "as_of": "2026-11-16", "cards": cards(), "decks": decks})
}

fn judge(actor: &Actor, body: &Value) -> Value {
    actor.post("/v1/validate?lang=en", body).ok()
}

/// `format verdict`, and `code pointers` of each finding.
fn told(judged: &Value) -> Vec<String> {
    let mut told = Vec::new();
    for format in judged["data"][0]["formats"].as_array().unwrap() {
        told.push(format!(
            "{} {}",
            text(&format["format"]),
            text(&format["verdict"])
        ));
        for found in format["violations"].as_array().unwrap() {
            let pointers = found["pointers"].as_array().unwrap().iter().map(text);
            let pointers: Vec<&str> = pointers.collect();
            told.push(format!("{} {}", text(&found["code"]), pointers.join(" ")));
        }
    }
    told
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

#[test]
fn a_legal_deck_is_legal_in_every_format_of_its_game() {
    let server = Server::shared();
    let answer = server.anonymous().post("/v1/validate", &request(&[deck()]));
    assert_eq!(
        answer.ok(),
        json!({
            "as_of": "2026-11-16",
            "data": [{
                "cards": {"arredores": 4, "centro": 1, "main": 40},
                "formats": [
                    {"format": "fab-padrao", "verdict": "legal", "identity": ["amarelo", "verde"], "violations": []},
                    {"format": "fab-padrao-guia", "verdict": "legal", "identity": ["amarelo", "verde"], "violations": []},
                ]
            }]
        })
    );
    assert_eq!(answer.header("cache-control"), Some("private, no-store"));
    assert_eq!(answer.header("content-language"), Some("pt-BR"));
}

#[test]
fn one_format_several_or_all_are_asked_for() {
    let server = Server::shared();
    let mut body = request(&[deck()]);
    body["formats"] = json!(["fab-padrao-guia"]);
    assert_eq!(
        told(&judge(&server.anonymous(), &body)),
        ["fab-padrao-guia legal"]
    );
    body["formats"] = json!(["fab-padrao-guia", "fab-padrao"]);
    assert_eq!(
        told(&judge(&server.anonymous(), &body)),
        ["fab-padrao-guia legal", "fab-padrao legal"],
        "in the order of the request"
    );
}

/// A verdict that nobody asked for would be taken for the one that was.
#[test]
fn a_format_that_the_game_does_not_have_is_refused() {
    let server = Server::shared();
    let mut body = request(&[deck()]);
    body["formats"] = json!(["fab-padrao", "fab-padrão", "dd-padrao"]);
    let problem = server
        .anonymous()
        .post("/v1/validate?lang=en", &body)
        .problem(422, "invalid-body");
    let errors = problem["errors"].as_array().unwrap();
    let error = |error: &Value| format!("{} {}", text(&error["pointer"]), text(&error["code"]));
    assert_eq!(
        errors.iter().map(error).collect::<Vec<_>>(),
        ["/formats/1 unknown_format", "/formats/2 unknown_format"]
    );
    assert!(text(&errors[0]["message"]).contains("fab-padrao, fab-padrao-guia"));
}

#[test]
fn a_message_comes_in_the_readers_language() {
    let server = Server::shared();
    let mut short = deck();
    short["main"].as_array_mut().unwrap().pop();
    let mut body = request(&[short]);
    body["formats"] = json!(["fab-padrao"]);
    let message = |path: &str| {
        let judged = server.anonymous().post(path, &body).ok();
        judged["data"][0]["formats"][0]["violations"][0]["message"].clone()
    };
    assert_eq!(
        message("/v1/validate?lang=en"),
        "Main deck: 39 cards, at least 40 required. Add 1."
    );
    assert_eq!(
        message("/v1/validate"),
        "Baralho: 39 cartas, o mínimo é 40. Acrescente 1."
    );
}

#[test]
fn legality_is_asked_as_of_any_day() {
    let server = Server::shared();
    let mut body = request(&[deck()]);
    body["formats"] = json!(["liga"]);
    body["custom_formats"] = json!([{"id": "liga", "extends": "fab-padrao", "changes": [
        {"from": "2026-10-01", "banned": ["c2"]},
        {"from": "2026-12-01", "freed": ["c2"], "limited": [{"card": "c1", "max": 2}]},
    ]}]);
    for (day, expected) in [
        ("2026-09-30", vec!["liga legal"]),
        (
            "2026-10-01",
            vec!["liga illegal", "banned_card /decks/0/main/1"],
        ),
        (
            "2026-11-30",
            vec!["liga illegal", "banned_card /decks/0/main/1"],
        ),
        (
            "2026-12-01",
            vec!["liga illegal", "limited_card /decks/0/main/0"],
        ),
    ] {
        body["as_of"] = json!(day);
        let judged = judge(&server.anonymous(), &body);
        assert_eq!(told(&judged), expected, "{day}");
        assert_eq!(judged["as_of"], day);
    }
    let since = judge(&server.anonymous(), &body);
    assert_eq!(
        since["data"][0]["formats"][0]["violations"][0]["since"],
        "2026-12-01"
    );
}

#[test]
fn without_a_day_it_is_today() {
    let server = Server::shared();
    let mut body = request(&[deck()]);
    body.as_object_mut().unwrap().remove("as_of");
    let before = chrono::Utc::now().date_naive().to_string();
    let day = judge(&server.anonymous(), &body)["as_of"].clone();
    let after = chrono::Utc::now().date_naive().to_string();
    assert!(day == before.as_str() || day == after.as_str(), "{day}");
}

#[test]
fn a_thousand_decks_are_judged_in_their_order() {
    let server = Server::shared();
    let decks: Vec<Value> = (0..1000)
        .map(|n| {
            let mut deck = deck();
            deck["label"] = json!(format!("deck {n}"));
            deck["main"][0]["copies"] = json!(if n % 10 == 7 { 4 } else { 3 });
            deck
        })
        .collect();
    let mut body = request(&decks);
    body["formats"] = json!(["fab-padrao"]);
    let judged = judge(&server.anonymous(), &body);
    let data = judged["data"].as_array().unwrap();
    assert_eq!(data.len(), 1000);
    for (n, deck) in data.iter().enumerate() {
        assert_eq!(deck["label"], format!("deck {n}"));
        let format = &deck["formats"][0];
        if n % 10 == 7 {
            assert_eq!(format["verdict"], "illegal");
            assert_eq!(
                format["violations"][0]["pointers"],
                json!([format!("/decks/{n}/main/0")])
            );
        } else {
            assert_eq!(format["verdict"], "legal");
        }
    }
    let mut more = body.clone();
    more["decks"].as_array_mut().unwrap().push(deck());
    let problem = server
        .anonymous()
        .post("/v1/validate", &more)
        .problem(422, "invalid-body");
    assert_eq!(problem["errors"][0]["code"], "too_many");
    assert_eq!(problem["errors"][0]["pointer"], "/decks");
}

#[test]
fn a_swap_is_judged_as_the_deck_is_after_it() {
    let server = Server::shared();
    let mut swapped = deck();
    swapped["reserve"] = json!([{"card": "vermelha"}, {"card": "quente"}]);
    let mut body = request(&[swapped]);
    body["formats"] = json!(["fab-padrao"]);
    let cards = body["cards"].as_array_mut().unwrap();
    cards.push(json!({"id": "vermelha", "name": "Brasa", "type": "manobra", "colours": ["vermelho"], "rarity": "rara"}));
    cards.push(json!({"id": "quente", "name": "Forja", "type": "base", "colours": ["vermelho"], "rarity": "rara"}));
    let mut told = |swaps: Value| {
        body["decks"][0]["swaps"] = swaps;
        told(&judge(&server.anonymous(), &body))
    };
    assert_eq!(told(json!([])), ["fab-padrao legal"], "the reserve waits");
    assert_eq!(
        told(json!([{"out": "c14", "into": "vermelha"}])),
        ["fab-padrao illegal", "outside_identity /decks/0/swaps/0"]
    );
    assert_eq!(
        told(
            json!([{"out": "c14", "into": "vermelha"}, {"out": "mirante", "into": "quente", "list": "centro"}])
        ),
        ["fab-padrao legal"]
    );
    assert_eq!(
        told(json!([{"out": "c14"}])),
        ["fab-padrao illegal", "too_few_cards /decks/0/main"]
    );
}

#[test]
fn definitions_that_contradict_each_other_are_refused() {
    let server = Server::shared();
    let mut body = request(&[deck()]);
    let cards = body["cards"].as_array_mut().unwrap();
    cards.push(json!({"id": "c1", "name": "Outra", "type": "manobra", "rarity": "comum"}));
    cards.push(json!({"id": "c99", "name": "Carta 2", "type": "manobra", "rarity": "rara"}));
    cards.push(json!({"id": "muda", "name": "Muda", "type": "ficha", "rarity": "rara"}));
    let problem = server
        .anonymous()
        .post("/v1/validate?lang=en", &body)
        .problem(422, "invalid-body");
    let error = |error: &Value| format!("{} {}", text(&error["pointer"]), text(&error["code"]));
    let errors = problem["errors"].as_array().unwrap().iter();
    assert_eq!(
        errors.map(error).collect::<Vec<_>>(),
        [
            "/cards/18/rarity not_of_this_type",
            "/cards/16/id duplicate_id",
            "/cards/17/name conflicting_name"
        ]
    );
}

#[test]
fn every_mistake_of_a_body_is_told_at_once() {
    let server = Server::shared();
    let errors = |body: &Value| {
        let answer = server.anonymous().post("/v1/validate?lang=en", body);
        let problem = answer.problem(422, "invalid-body");
        let error = |error: &Value| format!("{} {}", text(&error["pointer"]), text(&error["code"]));
        let errors = problem["errors"].as_array().unwrap();
        errors.iter().map(error).collect::<Vec<_>>()
    };
    assert_eq!(errors(&json!({})), ["/game required"]);
    assert_eq!(errors(&json!([])), [" type"]);
    assert_eq!(errors(&json!({"game": "magic"})), ["/game unknown_value"]);
    assert_eq!(errors(&json!({"game": "dd"})), ["/decks required"]);
    assert_eq!(
        errors(&json!({"game": "dd", "decks": []})),
        ["/decks too_few"]
    );
    assert_eq!(
        errors(&json!({
            "game": "dd",
            "as_of": 7,
            "cards": [{"id": "a", "type": "carta"}],
            "decks": [{"main": [{"card": "a", "copies": 0}, {"card": "a", "copies": -1}, {"card": "a", "copies": 1_000_001}, ["a", 2]], "sideboard": []}],
        })),
        [
            "/as_of type",
            "/cards/0/name required",
            "/cards/0/type unknown_value",
            "/decks/0/main/0/copies too_small",
            "/decks/0/main/1/copies too_small",
            "/decks/0/main/2/copies too_large",
            "/decks/0/main/3 type",
            "/decks/0/sideboard unknown_field",
        ]
    );
    assert_eq!(
        errors(
            &json!({"game": "apo", "cards": [{"id": "g", "name": "Gato", "type": "companheiro", "rarity": "comum"}],
            "decks": [{"suporte": [{"card": "g", "copies": 2, "attached": [{"card": "g"}]}]}]})
        ),
        ["/decks/0/suporte/0/copies attached_to_several"]
    );
}

/// The first mistake that a Brazilian makes.
#[test]
fn a_day_that_is_none_is_pointed_at_in_the_readers_language() {
    let server = Server::shared();
    for day in [
        "16/11/2026",
        "2026-02-30",
        "2026-2-3",
        "2026-11-16T00:00:00Z",
        "",
    ] {
        let mut body = request(&[deck()]);
        body["as_of"] = json!(day);
        let problem = server
            .anonymous()
            .post("/v1/validate", &body)
            .problem(422, "invalid-body");
        assert_eq!(
            problem["errors"],
            json!([{"pointer": "/as_of", "code": "date", "message": "precisa ser uma data na forma AAAA-MM-DD"}]),
            "{day}"
        );
    }
}

#[test]
fn a_word_that_does_not_exist_is_told_with_those_that_do() {
    let server = Server::shared();
    let mut body = request(&[deck()]);
    body["cards"][0]["rarity"] = json!("lendária");
    body["decks"][0]["label"] = json!("x".repeat(201));
    body["decks"][0]["main"][0]["copies"] = json!(3.5);
    let problem = server
        .anonymous()
        .post("/v1/validate", &body)
        .problem(422, "invalid-body");
    let error = |error: &Value| format!("{} {}", text(&error["pointer"]), text(&error["code"]));
    let errors = problem["errors"].as_array().unwrap();
    assert_eq!(
        errors.iter().map(error).collect::<Vec<_>>(),
        [
            "/cards/0/rarity unknown_value",
            "/decks/0/main/0/copies type",
            "/decks/0/label too_long"
        ]
    );
    assert!(text(&errors[0]["message"]).contains("lendaria"));
}

/// A misspelt ban would never hold: it is warned of.
#[test]
fn a_format_that_speaks_of_unknown_cards_is_warned_of() {
    let server = Server::shared();
    let mut body = request(&[deck()]);
    body["formats"] = json!(["liga", "liga"]);
    body["custom_formats"] = json!([{"id": "liga", "extends": "fab-padrao", "changes": [{"banned": ["fab-c1x", "fab-c2x"]}]}]);
    let judged = judge(&server.anonymous(), &body);
    assert_eq!(
        told(&judged),
        ["liga legal"],
        "asked for twice, answered once"
    );
    let warning = &judged["warnings"][0];
    assert_eq!(warning["code"], "unknown_card_in_format");
    assert!(text(&warning["message"]).contains("fab-c1x"), "{warning}");
}

/// A misspelt code would forbid every card: it is warned of, with the codes that there are.
#[test]
fn a_format_that_allows_unknown_sets_is_warned_of() {
    let server = Server::shared();
    let warned = |sets: &Value, lang: &str| {
        let mut body = request(&[deck()]);
        body["custom_formats"] =
            json!([{"id": "liga", "extends": "fab-padrao", "changes": [{"sets": sets}]}]);
        let answer = server
            .anonymous()
            .post(&format!("/v1/validate?lang={lang}"), &body);
        answer.ok().get("warnings").cloned().unwrap_or(json!([]))
    };
    let told = warned(&json!(["bfd", "BDF", "ZZZ"]), "en");
    assert_eq!(told[0]["code"], "unknown_set_in_format", "{told}");
    let message = text(&told[0]["message"]);
    for part in ["\"liga\"", "(2, the first is \"bfd\")", "BDF"] {
        assert!(message.contains(part), "{message}");
    }
    let pt = warned(&json!(["bfd"]), "pt-BR");
    let pt = text(&pt[0]["message"]);
    assert!(
        pt.contains("nenhuma carta saiu") && pt.contains("BDF"),
        "{pt}"
    );
    assert_eq!(warned(&json!(["BDF"]), "en"), json!([]));
}

#[test]
fn a_ban_by_name_bans_or_is_refused() {
    let server = Server::shared();
    let body = |change: Value| {
        let changes = change.as_array().cloned().unwrap_or_else(|| vec![change]);
        json!({
            "game": "fab", "formats": ["liga"], "fixes": false,
            "custom_formats": [{"id": "liga", "extends": "fab-padrao", "changes": changes}],
            "decks": [{"main": [{"card": "fab-tatu-de-roca", "copies": 3}]}],
        })
    };
    let codes = |change: Value| {
        let judged = judge(&server.anonymous(), &body(change));
        let found = judged["data"][0]["formats"][0]["violations"]
            .as_array()
            .unwrap();
        let codes = found.iter().map(|one| text(&one["code"]).to_owned());
        codes
            .filter(|code| code.ends_with("_card") || code == "outside_pool")
            .collect::<Vec<_>>()
    };
    for name in [
        "fab-tatu-de-roca",
        "Tatu de Roça",
        "tatu de roca",
        "Field Armadillo",
    ] {
        assert_eq!(codes(json!({"banned": [name]})), ["banned_card"], "{name}");
        let limited = json!({"limited": [{"card": name, "max": 1}]});
        assert_eq!(codes(limited), ["limited_card"], "{name}");
        let freed = json!([{"banned": ["fab-tatu-de-roca"]}, {"freed": [name]}]);
        assert_eq!(codes(freed), [""; 0], "{name}");
        assert_eq!(
            codes(json!({"pool": [{"card": name, "max": 2}]})),
            ["outside_pool"]
        );
    }
    let refused = |change: Value| {
        let answer = server
            .anonymous()
            .post("/v1/validate?lang=en", &body(change));
        answer.problem(422, "invalid-body")["errors"][0].clone()
    };
    let unknown = refused(json!({"banned": ["fab-tatu-de-roca", "Tatu de Rosca"]}));
    assert_eq!(unknown["pointer"], "/custom_formats/0/changes/0/banned/1");
    assert_eq!(unknown["code"], "unknown_card");
    assert!(
        text(&unknown["message"]).contains("“Tatu de Rosca”"),
        "{unknown}"
    );
    // What looks like no id is a name, whatever its letters.
    for misspelt in ["pororocca", ""] {
        let unknown = refused(json!({"banned": [misspelt]}));
        assert_eq!(
            unknown["pointer"], "/custom_formats/0/changes/0/banned/0",
            "{unknown}"
        );
    }
}

#[test]
fn a_ban_by_the_name_of_a_card_of_the_request_bans_it() {
    let judged = judge(
        &Server::shared().anonymous(),
        &json!({
            "game": "dd", "formats": ["liga"], "fixes": false,
            "cards": [{"id": "lanceiro", "name": "Lanceiro da Ponte", "type": "unidade"}],
            "custom_formats": [{
                "id": "liga", "extends": "dd-padrao", "changes": [{"banned": ["Lanceiro da Ponte"]}],
            }],
            "decks": [{"main": [{"card": "lanceiro", "copies": 1}]}],
        }),
    );
    let found = judged["data"][0]["formats"][0]["violations"].to_string();
    assert!(found.contains("banned_card"), "{found}");
}

#[test]
fn a_card_that_comes_out_later_is_told_in_a_note_and_on_the_card() {
    let server = Server::shared();
    let notes = |day: &str| {
        let body = json!({
            "game": "fab", "formats": ["fab-padrao"], "as_of": day, "fixes": false,
            "decks": [{"main": [{"card": "fab-tatu-de-roca", "copies": 3}]}],
        });
        judge(&server.anonymous(), &body)["data"][0]["formats"][0]["notes"].clone()
    };
    let before = notes("2026-11-15");
    assert_eq!(before[0]["code"], "unreleased_card");
    assert_eq!(before[0]["words"], json!(["2026-11-16"]));
    assert_eq!(before[0]["pointers"], json!(["/decks/0/main/0"]));
    assert_eq!(notes("2026-11-16"), Value::Null);
    let card = |query: &str| {
        let path = format!("/v1/cards/fab-tatu-de-roca{query}");
        server.anonymous().get(&path).ok()["unreleased_until"].clone()
    };
    assert_eq!(card("?as_of=2026-11-15"), "2026-11-16");
    assert_eq!(card("?as_of=2026-11-16"), Value::Null);
    assert_eq!(card(""), Value::Null);
}

/// Nobody asked for a format of another time.
#[test]
fn without_formats_those_judge_that_hold_on_the_day() {
    let server = Server::shared();
    let body = |day: &str| json!({"game": "mvc", "as_of": day, "decks": [{}]});
    let formats = |day: &str| {
        let judged = judge(&server.anonymous(), &body(day));
        let formats = judged["data"][0]["formats"].as_array().unwrap();
        let ids = formats
            .iter()
            .map(|format| text(&format["format"]).to_owned());
        ids.collect::<Vec<_>>()
    };
    assert_eq!(formats("2025-01-01"), ["mvc-2022"]);
    assert_eq!(formats("2026-11-16"), ["mvc-2022", "mvc-2026"]);
    assert_eq!(
        formats("2020-01-01"),
        ["mvc-2022", "mvc-2026"],
        "none holds"
    );
}

/// A hero is told with its verdict. APO-T10
#[test]
fn a_hero_comes_with_its_numbers() {
    let server = Server::shared();
    let class = |level: u32| json!({"id": format!("k{level}"), "name": format!("Classe {level}"), "type": "classe", "level": level, "rarity": "comum", "path": level, "knowledges": ["arte"]});
    let body = json!({
        "game": "apo", "formats": ["apo-lagvig"], "as_of": "2026-11-16",
        "cards": [{"id": "casa", "name": "Casa do Cais", "type": "casa", "rarity": "comum"}, class(1), class(2), class(3)],
        "decks": [{"casa": [{"card": "casa"}], "classes": [{"card": "k1"}, {"card": "k2"}, {"card": "k3"}]}],
    });
    let judged = judge(&server.anonymous(), &body);
    assert_eq!(
        judged["data"][0]["formats"][0],
        json!({
            "format": "apo-lagvig", "verdict": "legal", "violations": [],
            "hero": {
                "level": 7, "hp": 11, "ente": 2,
                "equipamento": {"used": 0, "of": 3}, "memento": {"used": 0, "of": 3}, "suporte": {"used": 0, "of": 0},
                "inventory": {"used": 0, "of": 17}, "knowledges": {"arte": 3},
            }
        })
    );
}
