//! `POST /v1/validate`: every deck that is not legal comes with changes that make it so.

use fabulario_tests::{Actor, Server};
use serde_json::{Value, json};

fn judge(actor: &Actor, game: &str, format: &str, deck: &Value) -> Value {
    let body = json!({"game": game, "formats": [format], "decks": [deck]});
    let judged = actor.post("/v1/validate?lang=en", &body).ok();
    judged["data"][0]["formats"][0].clone()
}

/// Applies changes as a client would: copies of a card in a list, whatever the order.
fn apply(deck: &Value, changes: &[Value]) -> Value {
    let mut lists: std::collections::BTreeMap<(String, String), i64> =
        std::collections::BTreeMap::new();
    for (list, entries) in deck.as_object().unwrap() {
        for entry in entries.as_array().unwrap() {
            let card = entry["card"].as_str().unwrap().to_owned();
            *lists.entry((list.clone(), card)).or_default() +=
                entry["copies"].as_i64().unwrap_or(1);
        }
    }
    for change in changes {
        let place = |field: &str| change[field].as_str().unwrap().to_owned();
        *lists.entry((place("list"), place("card"))).or_default() +=
            change["copies"].as_i64().unwrap();
    }
    let mut deck = json!({});
    for ((list, card), copies) in lists.into_iter().filter(|(_, copies)| *copies != 0) {
        let entry = json!({"card": card, "copies": copies});
        match deck[&list].as_array_mut() {
            Some(entries) => entries.push(entry),
            None => deck[&list] = json!([entry]),
        }
    }
    deck
}

fn broken_decks() -> Vec<(&'static str, &'static str, Value)> {
    let entry = |card: &str, copies: u32| json!({"card": card, "copies": copies});
    vec![
        (
            "fab",
            "fab-padrao",
            json!({"main": [entry("fab-jangadeiro-da-alvorada", 5), entry("fab-mestra-do-reisado", 2)]}),
        ),
        ("fab", "fab-padrao", json!({})),
        (
            "dd",
            "dd-padrao",
            json!({"main": [entry("dd-chave-das-sete-frestas", 2), entry("dd-caldeira-andarilha", 28)]}),
        ),
        (
            "mvc",
            "mvc-2026",
            json!({"main": [entry("mvc-zefa-faisca", 9)], "sideboard": [entry("mvc-zefa-faisca", 30)]}),
        ),
        ("apo", "apo-lagvig", json!({})),
    ]
}

#[test]
fn the_fix_of_a_deck_makes_it_legal_whether_applied_or_taken_as_it_is() {
    let server = Server::shared();
    let actor = server.anonymous();
    for (game, format, deck) in broken_decks() {
        let judged = judge(&actor, game, format, &deck);
        assert_ne!(judged["verdict"], "legal");
        let fix = &judged["fix"];
        let changes = fix["changes"]
            .as_array()
            .unwrap_or_else(|| panic!("{judged:#}"));
        assert!(fix["changed"].as_u64().unwrap() >= 1);
        for mended in [fix["deck"].clone(), apply(&deck, changes)] {
            let again = judge(&actor, game, format, &mended);
            assert_eq!(again["verdict"], "legal", "{mended:#}");
            assert_eq!(
                (&again["fix"], &again["no_fix"]),
                (&Value::Null, &Value::Null)
            );
        }
        // What comes in says why; every mistake has changes of its own, and they are those of the fix.
        for change in changes {
            let comes = change["copies"].as_i64().unwrap() > 0;
            assert!(
                !comes || change["reason"]["message"].is_string() || game == "apo",
                "{change:#}"
            );
        }
        for violation in judged["violations"].as_array().unwrap() {
            let mistake =
                ["error", "incomplete"].contains(&violation["severity"].as_str().unwrap());
            let own = violation["fix"].as_array().cloned().unwrap_or_default();
            assert_eq!(mistake, !own.is_empty(), "{violation:#}");
            assert!(own.iter().all(|change| changes.contains(change)));
        }
    }
}

#[test]
fn the_changes_of_one_violation_cure_it_alone() {
    let server = Server::shared();
    let actor = server.anonymous();
    for (game, format, deck) in broken_decks() {
        let judged = judge(&actor, game, format, &deck);
        for violation in judged["violations"].as_array().unwrap() {
            let Some(own) = violation["fix"].as_array() else {
                continue;
            };
            let again = judge(&actor, game, format, &apply(&deck, own));
            let same = |other: &Value| {
                ["code", "cards", "words"]
                    .iter()
                    .all(|field| other[field] == violation[field])
            };
            assert!(
                !again["violations"].as_array().unwrap().iter().any(same),
                "{violation:#}"
            );
        }
    }
}

#[test]
fn fixes_can_be_left_out_and_say_when_there_is_none() {
    let server = Server::shared();
    let actor = server.anonymous();
    let deck = json!({"main": [{"card": "dd-caldeira-andarilha", "copies": 3}]});
    let body = json!({"game": "dd", "fixes": false, "decks": [deck]});
    let judged = actor.post("/v1/validate", &body).ok();
    let format = &judged["data"][0]["formats"][0];
    assert_eq!(
        (&format["fix"], &format["no_fix"]),
        (&Value::Null, &Value::Null)
    );
    assert_eq!(format["violations"][0]["fix"], Value::Null);
    // A cube of one card makes no deck of thirty.
    let body = json!({
        "game": "dd", "decks": [deck],
        "custom_formats": [{"id": "cubo", "extends": "dd-padrao", "changes": [{"pool": [{"card": "dd-caldeira-andarilha", "max": 2}]}]}],
        "formats": ["cubo"],
    });
    let judged = actor.post("/v1/validate", &body).ok();
    let format = &judged["data"][0]["formats"][0];
    assert_eq!(
        (&format["fix"], &format["no_fix"]),
        (&Value::Null, &json!("impossible"))
    );
    // A hundred decks are mended, the others are judged.
    let body = json!({"game": "dd", "decks": vec![deck; 103]});
    let judged = actor.post("/v1/validate", &body).ok();
    let decks = judged["data"].as_array().unwrap();
    let left_out = decks
        .iter()
        .filter(|deck| deck["formats"][0]["no_fix"] == "left_out");
    assert_eq!((decks.len(), left_out.count()), (103, 3));
}

#[test]
fn formats_of_absurd_sizes_are_answered_at_once() {
    let server = Server::shared();
    let actor = server.anonymous();
    let huge = u32::MAX;
    let changes = [
        (
            "dd",
            "dd-padrao",
            json!({"lists": [{"id": "main", "min": huge, "max": huge}], "copies": [{"by": "any", "max": null}]}),
        ),
        (
            "fab",
            "fab-padrao",
            json!({"lists": [{"id": "bases", "positions": [{"id": "arredor", "count": huge}]}]}),
        ),
        (
            "fab",
            "fab-padrao",
            json!({"lists": [{"id": "reserve", "to_play": huge, "min": 0, "max": huge}]}),
        ),
        (
            "mvc",
            "mvc-2026",
            json!({"lists": [{"id": "sideboard", "min": huge, "max": huge}]}),
        ),
    ];
    for (game, extends, change) in changes {
        let body = json!({
            "game": game, "decks": [{}], "formats": ["x"],
            "custom_formats": [{"id": "x", "extends": extends, "changes": [change]}],
        });
        let began = std::time::Instant::now();
        let judged = actor.post("/v1/validate", &body).ok();
        assert!(began.elapsed().as_secs() < 5, "{:?}", began.elapsed());
        assert_eq!(
            judged["data"][0]["formats"][0]["no_fix"], "too_large",
            "{judged:#}"
        );
    }
}

#[test]
fn a_misspelt_card_is_not_thrown_away_but_asked_about() {
    let server = Server::shared();
    let actor = server.anonymous();
    let bases = json!([{"card": "fab-feira-da-encruzilhada", "copies": 3}, {"card": "fab-coreto-da-praca"}]);
    let deck = json!({
        "main": [{"card": "Mestra do Reizado", "copies": 2}],
        "arredores": bases, "centro": [{"card": "fab-coreto-da-praca"}],
    });
    let judged = judge(&actor, "fab", "fab-padrao", &deck);
    let told = judged["violations"][0]["message"].as_str().unwrap();
    assert!(
        told.ends_with("Did you mean “Mestra do Reisado”?"),
        "{told}"
    );
    let changes = judged["fix"]["changes"].as_array().unwrap();
    let meant = changes
        .iter()
        .filter(|it| it["card"] == "fab-mestra-do-reisado");
    let copies: i64 = meant.clone().map(|it| it["copies"].as_i64().unwrap()).sum();
    assert_eq!(copies, 2, "{changes:#?}");
    assert!(meant.clone().any(|it| it["reason"]["code"] == "meant"));
}

#[test]
fn classes_that_were_left_out_come_back_rather_than_everything_else_going() {
    let server = Server::shared();
    let actor = server.anonymous();
    let code = "APO13LDC1G3Q6QMO1UA7V840GCC44Z9QB8QB0BVCC8RGQAUM126Q64CTLZ";
    let mut hero = actor.get(&format!("/v1/decks/code/{code}")).ok()["deck"].clone();
    let classes = hero["classes"].as_array().unwrap().len() as u64;
    hero.as_object_mut().unwrap().remove("classes");
    let judged = judge(&actor, "apo", "apo-lagvig", &hero);
    let changed = judged["fix"]["changed"].as_u64().unwrap();
    assert!(changed <= classes, "{changed} for {classes}");
}
