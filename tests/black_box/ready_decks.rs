//! `GET /v1/decks/ready`, `/v1/decks/ready/{id}`, `fabulario decks show`

use std::collections::BTreeMap;

use fabulario_tests::{Server, run};
use serde_json::{Value, json};

fn all(path: &str) -> Vec<Value> {
    let list = Server::shared().anonymous().get(path).ok();
    list["data"].as_array().unwrap().clone()
}

#[test]
fn all_ready_decks_of_the_four_games_are_listed_with_names_in_both_languages() {
    let list = Server::shared().anonymous().get("/v1/decks/ready").ok();
    assert_eq!((&list["total"], &list["next"]), (&json!(26), &Value::Null));
    let mut games: BTreeMap<&str, usize> = BTreeMap::new();
    for deck in list["data"].as_array().unwrap() {
        *games.entry(deck["game"].as_str().unwrap()).or_default() += 1;
        let names = deck["names"].as_object().unwrap();
        assert_eq!(names["pt-BR"], deck["name"]);
        assert!(names.contains_key("en"), "{names:?}");
        assert!(deck["guide"].as_str().unwrap().len() > 100);
        assert!(!deck["colours"]["values"].as_array().unwrap().is_empty());
        let format = deck["format"].as_str().unwrap();
        assert_eq!(deck["verdicts"][format], "legal", "{}", deck["id"]);
    }
    assert_eq!(
        games,
        BTreeMap::from([("fab", 10), ("dd", 5), ("mvc", 6), ("apo", 5)])
    );
    let heroes = all("/v1/decks/ready?game=apo&fields=id,name&lang=en");
    assert_eq!(heroes.len(), 5);
    assert_eq!(
        heroes[0],
        json!({ "id": "apo-deck-banca-de-fundo-falso", "name": "The False-Bottom Stall" })
    );
}

#[test]
fn a_ready_deck_is_judged_and_coded_as_it_stands() {
    let server = Server::shared();
    for deck in all("/v1/decks/ready") {
        let (id, game) = (deck["id"].as_str().unwrap(), &deck["game"]);
        let one = server.anonymous().get(&format!("/v1/decks/ready/{id}"));
        assert_eq!(one.ok(), deck);
        let body = json!({ "game": game, "decks": [deck["deck"]], "formats": [deck["format"]] });
        let judged = server.anonymous().post("/v1/validate", &body).ok();
        assert_eq!(judged["data"][0]["formats"][0]["verdict"], "legal", "{id}");
        let body = json!({ "game": game, "deck": deck["deck"] });
        let coded = server.anonymous().post("/v1/decks/encode", &body).ok();
        assert_eq!(
            (&coded["code"], &coded["url"]),
            (&deck["code"], &deck["url"]),
            "{id}"
        );
    }
}

#[test]
fn a_ready_deck_is_kept_by_who_has_it_and_an_unknown_one_is_told_which_there_are() {
    let server = Server::shared();
    for path in ["/v1/decks/ready", "/v1/decks/ready/fab-deck-folia"] {
        let first = server.anonymous().get(path);
        let tag = first.header("etag").unwrap();
        let again = server.anonymous().with("if-none-match", tag).get(path);
        assert_eq!((again.status, again.body.len()), (304, 0), "{path}");
    }
    let english = server
        .anonymous()
        .get("/v1/decks/ready/fab-deck-folia?lang=en")
        .ok();
    assert_eq!(english["deck"]["name"], "Revels from Door to Door");
    let problem = server.anonymous().get("/v1/decks/ready/fab-deck-x");
    let known = problem.problem(404, "unknown-ready-deck");
    assert_eq!(known["known"].as_array().unwrap().len(), 26);
}

#[test]
fn the_command_line_shows_every_ready_deck_as_a_list_that_is_read_back() {
    let said = |args: &[&str]| String::from_utf8(run(args).stdout).unwrap();
    let shown = said(&["decks", "show"]);
    for deck in all("/v1/decks/ready") {
        let id = deck["id"].as_str().unwrap();
        assert!(shown.contains(&format!("({id})\n")), "{id}");
        let one = said(&["decks", "show", id]);
        let list = one.split_once("\n\n").unwrap().1;
        let read = Server::shared()
            .anonymous()
            .post("/v1/decks/parse", &json!({ "text": list }));
        let read = read.ok();
        assert_eq!(
            (&read["game"], &read["not_understood"]),
            (&deck["game"], &json!(0)),
            "{id}"
        );
        let body = json!({ "game": deck["game"], "deck": read["deck"] });
        let coded = Server::shared()
            .anonymous()
            .post("/v1/decks/encode", &body)
            .ok();
        assert_eq!(coded["code"], deck["code"], "{id}");
    }
}
