//! `/laboratorio/partida`: the table without scripts, as the API plays it.

use fabulario_tests::{Actor, Server};
use serde_json::{Value, json};

use super::goldfish_kit::text;

const TABLE: &str = "/laboratorio/partida?codigo=fab-deck-cangaco&semente=7&numero=13";

fn actor() -> Actor {
    Server::shared().anonymous()
}

fn page(path: &str) -> String {
    let answer = actor().get(path);
    assert_eq!(answer.status, 200, "{path}: {}", answer.text());
    answer.text()
}

fn led(path: &str) -> String {
    let answer = actor().get(path);
    assert_eq!(answer.status, 303, "{path}");
    answer.header("location").unwrap().to_owned()
}

/// What the API says of the same game.
fn played(actions: &[&str]) -> Value {
    let deck = actor().get("/v1/decks/ready/fab-deck-cangaco").ok();
    let body = json!({
        "game": "fab", "code": deck["code"], "seed": "7", "number": 13, "actions": actions, "illegal": "simulate",
    });
    actor().post("/v1/goldfish/play?lang=en", &body).ok()
}

/// Actions as addresses have them.
fn written(actions: &[&str]) -> String {
    let words = actions.iter().map(|it| it.replace(':', "."));
    words.collect::<Vec<_>>().join("+")
}

/// Text as HTML has it.
fn html(told: &str) -> String {
    told.replace('\'', "&#39;")
}

/// Everything that may be done is a button, everything that happened a line with its rule.
fn shows(page: &str, answer: &Value) {
    for action in answer["legal"].as_array().unwrap() {
        let (id, told) = (text(&action["id"]), html(text(&action["text"])));
        assert!(
            page.contains(&format!("name=\"faz\" value=\"{id}\"")),
            "{id}: {page}"
        );
        assert!(page.contains(&told), "{told}");
    }
    for line in answer["log"].as_array().unwrap() {
        let told = html(text(&line["text"]));
        assert!(page.contains(&told), "{told}");
        assert!(page.contains(text(&line["rule"])), "{line}");
    }
    let turn = answer["state"]["turn"].as_u64().unwrap();
    if turn > 0 {
        assert!(page.contains(&format!("Turn {turn}<")), "{turn}");
    }
    let hand = answer["state"]["hand"].as_array().unwrap().len();
    assert!(page.contains(&format!("Your hand: {hand} card")));
}

#[test]
fn the_table_shows_what_the_api_plays() {
    let mut actions: Vec<String> = Vec::new();
    for _ in 0..12 {
        let done: Vec<&str> = actions.iter().map(String::as_str).collect();
        let answer = played(&done);
        let of = if done.is_empty() {
            String::new()
        } else {
            format!("&acoes={}", written(&done))
        };
        shows(&page(&format!("{TABLE}{of}&lang=en")), &answer);
        // The first action that is not giving up: cards are played, allies attack.
        let legal = answer["legal"].as_array().unwrap().iter();
        let mut ids = legal.map(|it| text(&it["id"]));
        let next = ids.find(|id| !id.starts_with("put_back") && *id != "concede");
        actions.push(next.unwrap().to_owned());
    }
}

#[test]
fn a_button_of_the_table_comes_to_the_address_of_what_follows() {
    let done = format!("{TABLE}&acoes=done");
    assert_eq!(
        led(&format!("{done}&em=1&faz=play%3Afab-jagunco-sem-patrao")),
        format!("{done}+play.fab-jagunco-sem-patrao")
    );
    // What lay ahead is another game now.
    assert_eq!(
        led(&format!("{done}+pass+pass&ate=1&em=1&faz=pass")),
        format!("{done}+pass")
    );
    // A line of the log keeps what lies ahead.
    assert_eq!(
        led(&format!("{done}+pass&em=2&ate=1")),
        format!("{done}+pass&ate=1")
    );
    let seeded = led("/laboratorio/partida?codigo=fab-deck-folia");
    assert!(
        seeded.starts_with("/laboratorio/partida?codigo=fab-deck-folia&semente="),
        "{seeded}"
    );
}

#[test]
fn steps_go_back_and_ahead() {
    let actions = ["done", "play:fab-jagunco-sem-patrao", "pass"];
    let written = written(&actions);
    let html = page(&format!("{TABLE}&acoes={written}&ate=2&lang=en"));
    shows(&html, &played(&actions[..2]));
    assert!(html.contains("step 2 of 3"));
    for (id, until) in [("desfazer", 1), ("adiante", 3)] {
        let link = html
            .split("<a ")
            .find(|it| it.contains(&format!("id=\"{id}\"")))
            .unwrap();
        assert!(link.contains(&format!("ate={until}")), "{link}");
    }
    // What is done next is told before it is done.
    let ahead = html.split("id=\"adiante\"").nth(1).unwrap();
    assert!(
        ahead.split("</a>").next().unwrap().contains("Pass"),
        "{ahead}"
    );
}

#[test]
fn an_action_that_is_not_allowed_is_refused_by_its_rule_and_the_table_stands_before_it() {
    let answer = actor().get(&format!("{TABLE}&acoes=done+attack.20.5+pass&lang=en"));
    assert_eq!(answer.status, 422);
    let html = answer.text();
    assert!(html.contains("Action 2 is not allowed:") && html.contains("(FAB "));
    shows(&html, &played(&["done"]));
    for (more, status) in [
        ("&acoes=nada", 422),
        ("&ate=zz", 400),
        ("&semente=zz", 400),
        ("&formato=zz", 422),
    ] {
        assert_eq!(
            actor().get(&format!("{TABLE}{more}")).status,
            status,
            "{more}"
        );
    }
    let many = "pass+".repeat(401);
    assert_eq!(
        actor().get(&format!("{TABLE}&acoes={many}pass")).status,
        400
    );
}

#[test]
fn a_game_of_a_simulation_is_seen_step_by_step_and_played_on() {
    let deck = actor().get("/v1/decks/ready/fab-deck-cangaco").ok();
    let code = text(&deck["code"]);
    let told = actor().get(&format!(
        "/v1/goldfish/game?code={code}&seed=7&number=13&turns=4&lang=en"
    ));
    let told = told.ok();
    let actions = told["actions"].as_array().unwrap();
    let actions: Vec<&str> = actions.iter().map(text).collect();
    assert!(actions.len() > 8, "{actions:?}");
    // What the game was for its player, played by hand.
    let last = played(&actions);
    let drawn = |line: &&Value| text(&line["text"]).starts_with("You draw");
    assert!(last["log"].as_array().unwrap().iter().filter(drawn).count() >= 8);
    assert!(last["state"]["turn"].as_u64().unwrap() >= 4);
    let watch = format!("{TABLE}&assistir=1&turnos=4&lang=en");
    let html = page(&watch);
    assert!(
        html.contains(&format!("step 0 of {}", actions.len())),
        "{html}"
    );
    assert!(html.contains(text(&told["policy"]["text"])));
    let html = page(&format!("{watch}&ate=5"));
    let from_here = html
        .split("<a ")
        .find(|it| it.contains("id=\"daqui\""))
        .unwrap();
    let here = format!("acoes={}\"", written(&actions[..5]));
    assert!(
        from_here.contains(&here) && !from_here.contains("assistir"),
        "{from_here}: {here}"
    );
    let played_on = format!("{TABLE}&acoes={}&lang=en", written(&actions[..5]));
    shows(&page(&played_on), &played(&actions[..5]));
}

#[test]
fn games_without_a_table_are_told_line_by_line_or_lead_to_the_lab() {
    for (deck, game) in [
        ("dd-deck-barro-vivo", "dd"),
        ("mvc-deck-ceu-em-cordel", "mvc"),
    ] {
        let known = actor().get(&format!("/v1/decks/ready/{deck}")).ok();
        let code = text(&known["code"]);
        let told = actor().get(&format!("/v1/goldfish/game?code={code}&seed=7&number=3"));
        let told = told.ok();
        let lines = told["lines"]["en"].as_array().unwrap();
        let html_of = page(&format!(
            "/laboratorio/partida?codigo={deck}&semente=7&numero=3&assistir=1&ate=1&lang=en"
        ));
        for line in lines {
            assert!(html_of.contains(&html(text(line))), "{line}");
        }
        assert!(html_of.contains(&format!("step 1 of {}", lines.len() - 1)));
        assert_eq!(
            led(&format!("/laboratorio/partida?codigo={deck}&semente=7")),
            format!("/laboratorio?jogo={game}")
        );
    }
    assert_eq!(
        led("/laboratorio/partida?jogo=apo"),
        "/laboratorio?jogo=apo"
    );
}
