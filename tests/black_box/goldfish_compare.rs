//! `/v1/goldfish/compare`: what single copies may be tried, and what is said of games that are alike.

use fabulario_tests::Server;
use serde_json::{Value, json};

use super::goldfish_kit::{GUNMAN, OX, deck, mistakes, ready, text, with};

/// A search for the best copy of a deck.
fn copies(deck: &Value, changes: &str) -> Value {
    json!({
        "game": "fab", "a": {"deck": deck}, "one_copy": {"changes": changes},
        "measure": {"id": "spent", "turn": 1}, "games": 2000, "seed": "3",
    })
}

/// The message of the only mistake.
fn message(problem: &Value) -> &str {
    assert_eq!(problem["errors"].as_array().unwrap().len(), 1, "{problem}");
    text(&problem["errors"][0]["message"])
}

#[test]
fn a_copy_less_does_not_make_a_legal_deck_too_small() {
    let server = Server::shared();
    let actor = server.anonymous();
    let body = copies(&ready(), "out");
    let refused = actor.post("/v1/goldfish/compare?lang=en", &body);
    assert_eq!(mistakes(&refused), ["/one_copy/changes too_few"]);
    assert_eq!(
        message(&refused.problem(422, "invalid-body")),
        "with one copy less the deck has 39 cards, and the format asks for at least 40"
    );
    let played = with(body, "illegal", "simulate");
    let played = actor.post("/v1/goldfish/compare?lang=en", &played).ok();
    let warning = &played["warnings"][0];
    assert_eq!(
        (&warning["code"], &warning["pointer"]),
        (&json!("illegal_deck"), &json!("/one_copy/changes"))
    );
}

#[test]
fn copies_that_cannot_be_tried_are_refused_in_the_language_of_the_reader() {
    let server = Server::shared();
    let actor = server.anonymous();
    let full = with(copies(&deck(&[(GUNMAN, 40)]), "in"), "illegal", "simulate");
    for (lang, told) in [
        (
            "pt-BR",
            "toda carta do baralho já tem 3 cópias: não há o que acrescentar",
        ),
        (
            "en",
            "every card of the deck has 3 copies already: there is nothing to add",
        ),
    ] {
        let refused = actor.post(&format!("/v1/goldfish/compare?lang={lang}"), &full);
        assert_eq!(mistakes(&refused), ["/one_copy/changes nothing_to_change"]);
        assert_eq!(message(&refused.problem(422, "invalid-body")), told);
    }
    let swaps = deck(&[(GUNMAN, 20), (OX, 20)]);
    let swaps = with(copies(&swaps, "swaps"), "illegal", "simulate");
    let refused = actor.post("/v1/goldfish/compare?lang=en", &swaps);
    assert!(message(&refused.problem(422, "invalid-body")).ends_with("there is nothing to swap"));
    let few = with(copies(&ready(), "swaps"), "games", 100);
    let refused = actor.post("/v1/goldfish/compare?lang=pt-BR", &few);
    assert_eq!(mistakes(&refused), ["/games too_small"]);
    let refused = refused.problem(422, "invalid-body");
    assert!(message(&refused).contains("são precisas ao menos"));
}

#[test]
fn games_that_are_alike_are_said_to_be() {
    let server = Server::shared();
    let actor = server.anonymous();
    let side = json!({"deck": deck(&[(GUNMAN, 20), (OX, 20)])});
    let body = json!({
        "game": "fab", "a": side, "b": side, "measure": {"id": "spent", "turn": 2},
        "games": 50, "seed": "3", "illegal": "simulate",
    });
    let told = |lang: &str, body: &Value| {
        let answer = actor.post(&format!("/v1/goldfish/compare?lang={lang}"), body);
        answer.ok()
    };
    let same = told("en", &body);
    assert_eq!(same["comparison"]["alike"], true);
    assert_eq!(
        same["text"],
        "The second way: the same in all 50 games. Measured: resources spent (on cards, restoring and abilities), by turn 2; more is better."
    );
    assert_eq!(
        told("pt-BR", &body)["text"],
        "O segundo modo: o mesmo em todas as 50 partidas. Medida: recursos gastos (em cartas, restauração e habilidades), até o turno 2; mais é melhor."
    );
    let mut other = body.clone();
    other["b"]["mulligan"] = json!({"id": "keep", "keep": {"query": "custo<=2"}});
    let other = told("en", &other);
    assert_eq!(other["comparison"]["alike"], false);
    assert!(text(&other["text"]).starts_with("The second way"));
    let mut deck_of_oxen = body;
    deck_of_oxen["b"] = json!({"deck": deck(&[(OX, 40)])});
    assert!(text(&told("en", &deck_of_oxen)["text"]).starts_with("The second deck"));
}

/// A deck of attackers against one of oxen: whatever is measured, who wins earlier is better.
#[test]
fn a_comparison_names_its_measure_and_says_what_a_player_gains() {
    let server = Server::shared();
    let actor = server.anonymous();
    let body = |measure: &str| {
        json!({
            "game": "fab", "a": {"deck": deck(&[(OX, 40)])}, "b": {"deck": deck(&[(GUNMAN, 40)])},
            "measure": {"id": measure, "turn": 8}, "games": 60, "seed": "3", "illegal": "simulate",
        })
    };
    for (lang, better, gain, measured) in [
        (
            "pt-BR",
            "é melhor: ganha ",
            " turno antes (entre ",
            "Medida: turno da vitória (sem ela, o turno depois do último), até o turno 8; menos é melhor.",
        ),
        (
            "en",
            "is better: wins ",
            " turns earlier (between ",
            "Measured: turn of the victory (without one, the turn after the last), by turn 8; less is better.",
        ),
    ] {
        let path = format!("/v1/goldfish/compare?lang={lang}");
        for measure in ["won_turn", "spent"] {
            let answer = actor.post(&path, &body(measure)).ok();
            assert_eq!(answer["verdict"], "better", "{answer}");
            let told = text(&answer["text"]);
            for part in [better, gain, measured] {
                assert!(told.contains(part), "{told}");
            }
            assert_eq!(answer["winning"].is_null(), measure == "won_turn");
        }
        let by_turn = actor.post(&path, &body("won_turn")).ok();
        assert_eq!(by_turn["comparison"]["direction"], "less");
        assert!(by_turn["comparison"]["difference"].as_f64().unwrap() < 0.0);
    }
}
