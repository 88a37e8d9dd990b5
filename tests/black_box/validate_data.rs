//! What the data files promise is what the server says: the example of every code in
//! `openapi/violations.json`, and forty broken decks.

use std::collections::BTreeSet;

use fabulario_tests::{Server, run};
use serde_json::{Value, json};

fn read(path: &str) -> Value {
    let path = format!("{}/{path}", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

#[test]
fn every_code_has_an_example_that_does_what_it_says() {
    let server = Server::shared();
    let violations = read("../openapi/violations.json");
    let violations = violations.as_array().unwrap();
    for documented in violations {
        let (code, example) = (&documented["code"], &documented["example"]);
        let judged = server
            .anonymous()
            .post("/v1/validate?lang=en", &example["request"])
            .ok();
        let format = &judged["data"][0]["formats"][0];
        assert_eq!(format["verdict"], example["verdict"], "{code}");
        let list = match documented["severity"].as_str().unwrap() {
            "error" | "incomplete" => "violations",
            _ => "notes",
        };
        let found = format[list].as_array().unwrap();
        let found: Vec<&Value> = found.iter().filter(|one| one["code"] == *code).collect();
        assert_eq!(found.first(), Some(&&example["violation"]), "{code}");
        assert_eq!(found[0]["severity"], documented["severity"], "{code}");
        let rule = &found[0]["rule"];
        let rules = documented["rules"].as_array().unwrap();
        assert!(rule.is_null() || rules.contains(rule), "{code}: {rule}");
    }
    let openapi: Value = serde_json::from_slice(&run(&["openapi"]).stdout).unwrap();
    let codes: Vec<&Value> = violations.iter().map(|one| &one["code"]).collect();
    assert_eq!(
        json!(codes),
        openapi["components"]["schemas"]["ViolationCode"]["enum"],
        "every code is documented, in the order of the table"
    );
}

#[test]
fn violations_keep_a_deck_from_being_played_and_notes_never_do() {
    let server = Server::shared();
    let mut notes = 0;
    for documented in read("../openapi/violations.json").as_array().unwrap() {
        let request = &documented["example"]["request"];
        let judged = server.anonymous().post("/v1/validate", request).ok();
        for format in judged["data"][0]["formats"].as_array().unwrap() {
            let violations = format["violations"].as_array().unwrap();
            let severe =
                |one: &Value| one["severity"] == "error" || one["severity"] == "incomplete";
            assert!(violations.iter().all(severe), "{format:#}");
            assert_eq!(
                violations.is_empty(),
                format["verdict"] == "legal",
                "{format:#}"
            );
            let mild = format["notes"].as_array().into_iter().flatten();
            notes += mild.inspect(|one| assert!(!severe(one), "{one:#}")).count();
        }
    }
    assert!(notes >= 4, "{notes}");
}

#[test]
fn the_decks_to_begin_with_are_legal_everywhere() {
    let server = Server::shared();
    let decks = read("../openapi/decks.json");
    let decks = decks.as_array().unwrap();
    let games: Vec<&Value> = decks.iter().map(|request| &request["game"]).collect();
    assert_eq!(games, ["fab", "dd", "mvc", "apo"]);
    for request in decks {
        let judged = server.anonymous().post("/v1/validate", request).ok();
        for format in judged["data"][0]["formats"].as_array().unwrap() {
            assert_eq!(format["verdict"], "legal", "{format:#}");
            assert_eq!(format["violations"], json!([]));
        }
    }
}

#[test]
fn every_rule_that_a_code_cites_exists() {
    let server = Server::shared();
    let mut known = BTreeSet::new();
    for game in ["fab", "dd", "mvc", "apo"] {
        let mut next = Some(format!("/v1/games/{game}/rules?fields=id&limit=200"));
        while let Some(path) = next {
            let page = server.anonymous().get(&path).ok();
            let ids = page["data"].as_array().unwrap().iter();
            known.extend(ids.map(|rule| rule["id"].as_str().unwrap().to_owned()));
            let url = page["next"].as_str();
            next = url.map(|url| url[url.find("/v1").unwrap()..].to_owned());
        }
    }
    for documented in read("../openapi/violations.json").as_array().unwrap() {
        for rule in documented["rules"].as_array().unwrap() {
            assert!(known.contains(rule.as_str().unwrap()), "{rule}");
        }
    }
}

#[test]
fn forty_broken_decks_have_exactly_the_listed_violations() {
    let server = Server::shared();
    let data = read("black_box/data/broken_decks.json");
    let decks = data["decks"].as_array().unwrap();
    let of = |game: &str| decks.iter().filter(|deck| deck["game"] == game).count();
    assert_eq!(["fab", "dd", "mvc", "apo"].map(of), [10, 10, 10, 10]);
    for broken in decks {
        let title = &broken["title"];
        let game = broken["game"].as_str().unwrap();
        let mut request = json!({
            "game": game, "formats": broken["formats"], "as_of": broken["as_of"],
            "cards": data["pools"][game], "decks": [broken["deck"]],
        });
        if let Some(custom) = broken.get("custom_formats") {
            request["custom_formats"] = custom.clone();
        }
        let judged = server
            .anonymous()
            .post("/v1/validate?lang=en", &request)
            .ok();
        let mut sound = true;
        for format in judged["data"][0]["formats"].as_array().unwrap() {
            let expected = &broken["expected"][format["format"].as_str().unwrap()];
            assert_eq!(
                format["verdict"], expected["verdict"],
                "{title}: {format:#}"
            );
            sound &= format["verdict"] == "legal";
            let all = expected["violations"].as_array().unwrap();
            for (list, severities) in [
                ("violations", ["error", "incomplete"]),
                ("notes", ["warning", "note"]),
            ] {
                let found = format[list].as_array().into_iter().flatten().map(short);
                let of_list =
                    |one: &&Value| severities.contains(&one["severity"].as_str().unwrap());
                let expected: Vec<&Value> = all.iter().filter(of_list).collect();
                assert_eq!(json!(found.collect::<Vec<_>>()), json!(expected), "{title}");
            }
        }
        assert!(!sound, "{title} is not broken");
    }
}

/// What the data file lists of a finding.
fn short(found: &Value) -> Value {
    let ids = found["cards"]
        .as_array()
        .unwrap()
        .iter()
        .map(|card| &card["id"]);
    json!({
        "code": found["code"], "severity": found["severity"], "rule": found["rule"],
        "numbers": found["numbers"], "cards": ids.collect::<Vec<_>>(), "pointers": found["pointers"],
    })
}
