//! `GET /v1/games`, `/v1/games/{game}`

use fabulario_tests::Server;
use serde_json::json;

#[test]
fn the_four_games_are_listed_in_one_page() {
    let server = Server::shared();
    let answer = server.anonymous().get("/v1/games?lang=en");
    insta::assert_json_snapshot!(answer.ok());
    assert_eq!(answer.header("content-language"), Some("en"));
}

#[test]
fn a_game_tells_its_words_and_documents() {
    let server = Server::shared();
    for game in ["fab", "dd", "mvc", "apo"] {
        insta::assert_json_snapshot!(
            game,
            server.anonymous().get(&format!("/v1/games/{game}")).ok()
        );
    }
}

#[test]
fn the_long_name_of_a_game_leads_to_its_code() {
    let server = Server::shared();
    let answer = server.anonymous().get("/v1/games/fabula?lang=en");
    assert_eq!(
        (answer.status, answer.header("location")),
        (308, Some("/v1/games/fab?lang=en"))
    );
    let answer = server.anonymous().get("/v1/games/multiversity/rules");
    assert_eq!(
        (answer.status, answer.header("location")),
        (308, Some("/v1/games/mvc/rules"))
    );
}

#[test]
fn an_unknown_game_is_told_which_ones_there_are() {
    let server = Server::shared();
    let problem = server
        .anonymous()
        .get("/v1/games/magic")
        .problem(404, "unknown-game");
    assert_eq!(problem["known"], json!(["fab", "dd", "mvc", "apo"]));
    server
        .anonymous()
        .get("/v1/games/magic/rules")
        .problem(404, "unknown-game");
    server
        .anonymous()
        .get("/v1/games/FAB")
        .problem(404, "unknown-game");
    server
        .anonymous()
        .get("/v1/games/%C3%A7%00")
        .problem(404, "unknown-game");
}

#[test]
fn the_language_comes_from_the_query_then_the_header_then_portuguese() {
    let server = Server::shared();
    let summary = |path: &str, accept: &str| {
        let answer = server.anonymous().with("accept-language", accept).get(path);
        let english = answer.ok()["summary"].as_str().unwrap().starts_with("Take");
        assert_eq!(
            answer.header("content-language"),
            Some(if english { "en" } else { "pt-BR" })
        );
        english
    };
    assert!(!summary("/v1/games/fab", "fr"));
    assert!(summary("/v1/games/fab", "fr, en;q=0.5"));
    assert!(!summary("/v1/games/fab?lang=pt-BR", "en"));
    assert!(summary("/v1/games/fab?lang=en", "pt"));
}

#[test]
fn only_the_fields_that_were_asked_for_come() {
    let server = Server::shared();
    let answer = server
        .anonymous()
        .get("/v1/games?fields=id,name,mood&lang=en")
        .ok();
    assert_eq!(
        answer["data"][0],
        json!({ "id": "fab", "name": "Fábula TCG" })
    );
    assert_eq!(answer["warnings"][0]["code"], "unknown_field");
    let game = server.anonymous().get("/v1/games/fab?fields=slug").ok();
    assert_eq!(game, json!({ "slug": "fabula" }));
}

#[test]
fn what_is_wrong_but_harmless_is_answered_with_a_warning() {
    let server = Server::shared();
    let answer = server
        .anonymous()
        .get("/v1/games?lang=tlh&colour=blue&limit=9000")
        .ok();
    assert_eq!(answer["total"], 4);
    let codes: Vec<_> = answer["warnings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|w| w["code"].as_str().unwrap())
        .collect();
    assert_eq!(
        codes,
        ["unknown_language", "unknown_parameter", "invalid_limit"]
    );
}

#[test]
fn empty_parameters_ask_for_nothing() {
    let server = Server::shared();
    let plain = server.anonymous().get("/v1/games");
    let empty = server
        .anonymous()
        .get("/v1/games?lang=&fields=&limit=&cursor=");
    assert_eq!(empty.text(), plain.text());
    let rules = server
        .anonymous()
        .get("/v1/games/fab/rules?q=&kind=&category=");
    assert_eq!(rules.ok()["total"], 353);
}
