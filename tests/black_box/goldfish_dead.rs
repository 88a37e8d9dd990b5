//! Cards that the empty table leaves without anything to do: they are named, and no advice is about them.

use fabulario_tests::Server;
use serde_json::{Value, json};

use super::goldfish_kit::{ready, text, with};

/// "Target ally an opponent controls can no longer attack or influence."
const VOW: &str = "fab-voto-de-silencio";

fn dead(answer: &Value) -> Vec<&str> {
    let dead = answer["coverage"]["dead"].as_array().unwrap().iter();
    dead.map(|card| text(&card["id"])).collect()
}

#[test]
fn a_run_names_the_cards_that_could_never_be_played_against_the_empty_table() {
    let server = Server::shared();
    let actor = server.anonymous();
    let body = json!({"game": "fab", "deck": ready(), "seed": "3", "games": 10});
    let told = |lang: &str, body: &Value| actor.post(&format!("/v1/goldfish?lang={lang}"), body);
    let alone = told("en", &body).ok();
    assert_eq!(dead(&alone), [VOW]);
    let words = text(&alone["coverage"]["text"]);
    assert!(words.contains("opponent: blocker"), "{words}");
    let words = told("pt-BR", &body).ok();
    let words = text(&words["coverage"]["text"]);
    assert!(words.contains("Contra opponent: blocker"), "{words}");
    let blocked = with(body, "opponent", json!({"id": "blocker"}));
    assert_eq!(dead(&told("en", &blocked).ok()), [""; 0]);
}

#[test]
fn no_advice_is_about_a_card_that_could_never_be_played() {
    let server = Server::shared();
    let side = json!({"deck": ready()});
    for changes in ["swaps", "out"] {
        let body = json!({
            "game": "fab", "a": side, "one_copy": {"changes": changes}, "seed": "3",
            "games": 60_000, "measure": {"id": "damage", "turn": 3}, "illegal": "simulate",
        });
        let answer = server
            .anonymous()
            .post("/v1/goldfish/compare?lang=en", &body)
            .ok();
        let warnings = answer["warnings"].as_array().unwrap().iter();
        let dead: Vec<&str> = warnings
            .filter(|warning| warning["code"] == "dead_cards")
            .map(|warning| text(&warning["message"]))
            .collect();
        assert!(dead[0].contains("Vow of Silence"), "{dead:?}");
        let (best, first) = (&answer["best"], &answer["changes"][0]);
        assert_eq!(
            (&best["out"], &best["into"]),
            (&first["out"], &first["into"])
        );
        let advice = json!([answer["best"], answer["changes"]]).to_string();
        assert!(advice.contains("fab-") && !advice.contains(VOW), "{advice}");
    }
}
