//! Runs on `/laboratorio` without scripts: few games, and the figures of the API for the same seed.

use fabulario_tests::{Actor, Server};
use serde_json::{Value, json};

use super::goldfish_kit::text;

fn actor() -> Actor {
    Server::shared().anonymous()
}

fn page(path: &str) -> String {
    let answer = actor().get(path);
    assert_eq!(answer.status, 200, "{path}: {}", answer.text());
    answer.text()
}

/// What the API says of the same run.
fn ran(game: &str, deck: &str, more: &Value) -> Value {
    let known = actor().get(&format!("/v1/decks/ready/{deck}")).ok();
    let mut body = json!({
        "game": game, "code": known["code"], "seed": "7", "games": 300, "turns": 5, "illegal": "simulate",
    });
    for (name, value) in more.as_object().unwrap() {
        body[name] = value.clone();
    }
    actor().post("/v1/goldfish?lang=en", &body).ok()
}

fn percent(share: &Value) -> String {
    format!("{:.1}%", share.as_f64().unwrap() * 100.0)
}

/// The cells of the table of turns.
fn rows(html: &str) -> Vec<Vec<String>> {
    let table = html.split("id=\"turno-a-turno\"").nth(1).unwrap();
    let body = table.split("<tbody>").nth(1).unwrap();
    let body = body.split("</tbody>").next().unwrap();
    let cells = |row: &str| {
        let cells = row.split("</t").filter_map(|cell| cell.rsplit_once('>'));
        let cells = cells.map(|(_, text)| text.to_owned());
        cells.filter(|text| !text.is_empty()).collect()
    };
    body.split("<tr>").skip(1).map(cells).collect()
}

#[test]
fn a_small_run_of_a_page_has_the_figures_of_the_api() {
    let answer = ran("fab", "fab-deck-cangaco", &json!({}));
    let html = page(
        "/laboratorio?codigo=fab-deck-cangaco&semente=7&partidas=300&turnos=5&rodar=1&lang=en",
    );
    let rows = rows(&html);
    let turns = answer["turns"].as_array().unwrap();
    assert_eq!(rows.len(), turns.len());
    for (row, turn) in rows.iter().zip(turns) {
        assert_eq!(row[0], turn["turn"].to_string());
        let spent = turn["spent"]["value"].as_f64().unwrap();
        assert_eq!(row[1], format!("{spent:.2}"));
        assert_eq!(row[3], percent(&turn["on_curve_so_far"]["value"]));
        assert_eq!(row[4], percent(&turn["centro_so_far"]["value"]));
    }
    assert!(html.contains("300 games, seed 7; 95% intervals."), "{html}");
    for told in [
        &answer["headline"],
        &answer["policy"]["text"],
        &answer["coverage"]["text"],
    ] {
        assert!(html.contains(text(told)), "{told}");
    }
    for sample in answer["samples"].as_array().unwrap() {
        assert!(html.contains(text(&sample["reason"])), "{sample}");
        let watch = format!("semente=7&#38;numero={}\"", sample["number"]);
        assert!(html.contains(&watch), "{watch}: {html}");
    }
    assert_eq!(html.matches("class=\"iv\"").count(), 2 * turns.len());
}

#[test]
fn the_order_and_the_policy_of_a_run_are_those_of_its_address() {
    let more = json!({"first": "draw", "policy": {"id": "best_spend"}});
    let answer = ran("fab", "fab-deck-folia", &more);
    let html = page(
        "/laboratorio?codigo=fab-deck-folia&semente=7&partidas=300&turnos=5&ordem=draw&politica=best_spend&rodar=1&lang=en",
    );
    let told = rows(&html);
    let last = answer["turns"].as_array().unwrap().last().unwrap();
    assert_eq!(told[4][3], percent(&last["on_curve_so_far"]["value"]));
    assert!(html.contains(text(&answer["policy"]["text"])));
    assert!(html.contains("ordem=draw") && html.contains("politica=best_spend"));
}

#[test]
fn games_that_play_alone_have_runs_with_their_own_figures() {
    for (game, deck) in [
        ("dd", "dd-deck-barro-vivo"),
        ("mvc", "mvc-deck-ceu-em-cordel"),
    ] {
        let answer = ran(game, deck, &json!({}));
        let html = page(&format!(
            "/laboratorio?codigo={deck}&semente=7&partidas=300&turnos=5&rodar=1&lang=en"
        ));
        assert!(html.contains(text(&answer["headline"])), "{answer}");
        let rows = rows(&html);
        let turns = answer["turns"].as_array().unwrap();
        assert_eq!(rows.len(), turns.len());
        let figures = turns[2]["figures"].as_array().unwrap();
        for (cell, figure) in rows[2].iter().skip(1).zip(figures) {
            let told = match figure["share"].as_object() {
                Some(share) => percent(&share["value"]),
                None => format!("{:.2}", figure["average"]["value"].as_f64().unwrap()),
            };
            assert_eq!(*cell, told, "{figure}");
        }
    }
}

#[test]
fn a_run_plays_no_more_than_a_page_may_and_says_what_is_wrong() {
    let html = page(
        "/laboratorio?codigo=fab-deck-cangaco&semente=7&partidas=5000&turnos=2&rodar=1&lang=en",
    );
    assert!(html.contains("1000 games, seed 7"), "{html}");
    for (more, status) in [("partidas=0", 400), ("turnos=99", 400), ("semente=zz", 400)] {
        let path = format!("/laboratorio?codigo=fab-deck-cangaco&{more}&rodar=1");
        assert_eq!(actor().get(&path).status, status, "{more}");
    }
    let html = page("/laboratorio?jogo=apo");
    assert!(!html.contains("id=\"rodar\""));
}
