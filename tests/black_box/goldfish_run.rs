//! `/v1/goldfish`: many games, by one answer or by events, their pictures, and the same on the command line.

use std::io::Write as _;
use std::process::Stdio;

use fabulario_tests::{Server, fabulario};
use serde_json::{Value, json};

use super::goldfish_kit::{
    ARMADILLO, GUNMAN, OX, PILGRIM, alike, asked, code, deck, errors, mistakes, path, play, ready,
    text, with,
};

#[test]
fn the_examples_of_the_document_are_answered_as_they_say() {
    let server = Server::shared();
    let actor = server.anonymous();
    let document = actor.get("/openapi.json").ok();
    let example = |of: &Value| of["content"]["application/json"]["example"].clone();
    for path in ["/v1/goldfish", "/v1/goldfish/compare"] {
        let operation = &document["paths"][path]["post"];
        let request = example(&operation["requestBody"]);
        let answer = actor.post(&format!("{path}?lang=en"), &request);
        let wanted = example(&operation["responses"]["200"]).to_string();
        // Another server has another address.
        let wanted = wanted.replace(
            "http://127.0.0.1:8080",
            &format!("http://{}", server.address),
        );
        assert_eq!(answer.ok(), serde_json::from_str::<Value>(&wanted).unwrap());
    }
}

#[test]
fn the_same_deck_in_the_same_games_is_neither_better_nor_worse() {
    let server = Server::shared();
    let actor = server.anonymous();
    let compare = |body: &Value| actor.post("/v1/goldfish/compare?lang=en", body);
    let side = |main: &[(&str, u32)]| json!({"deck": deck(main)});
    let body = json!({
        "game": "fab", "a": side(&[(GUNMAN, 20), (OX, 20)]), "b": side(&[(OX, 20), (GUNMAN, 20)]),
        "measure": {"id": "damage", "turn": 3}, "games": 200, "seed": "3", "illegal": "simulate",
    });
    let same = compare(&body).ok();
    assert_eq!(same["comparison"]["difference"], 0.0);
    assert_eq!(same["comparison"]["verdict"], "cannot_tell");
    // Who draws first sees one card more, and spends no less.
    let mut other = body.clone();
    other["b"]["first"] = json!("draw");
    other["measure"] = json!({"id": "spent", "turn": 2});
    let drawn = compare(&other).ok();
    assert!(drawn["comparison"]["difference"].as_f64().unwrap() >= 0.0);
    // A deck that can pay is better, and says so in words.
    let mut better = body.clone();
    better["a"] = side(&[(OX, 40)]);
    better["measure"] = json!({"id": "curve", "turn": 1});
    let better = compare(&better).ok();
    assert_eq!(better["comparison"]["verdict"], "better");
    assert!(
        text(&better["text"])
            .starts_with("The second deck is better: spends everything on cards in ")
    );
    // One copy: an ox less in a deck that cannot pay for oxen in time.
    let copies = json!({
        "game": "fab", "a": side(&[(GUNMAN, 6), (OX, 34)]), "one_copy": {"changes": "out"},
        "measure": {"id": "spent", "turn": 1}, "games": 2000, "seed": "3", "illegal": "simulate",
    });
    let copies = compare(&copies).ok();
    assert_eq!(copies["changes"].as_array().unwrap().len(), 2);
    assert_eq!(copies["best"]["out"]["id"], OX);
    let refused = |field: &str, value: Value| mistakes(&compare(&with(body.clone(), field, value)));
    assert_eq!(refused("b", Value::Null), ["/b one_of"]);
    assert_eq!(
        refused("measure", json!({"id": "package"})),
        ["/measure/condition required"]
    );
    assert_eq!(refused("games", json!(1)), ["/games too_small"]);
}

#[test]
fn a_deck_of_one_card_spends_what_can_be_reckoned() {
    let server = Server::shared();
    let answer = play(&server.anonymous(), &alike()).ok();
    // One, two, three cards of cost 2 for 2, 4 and 6 resources. FAB 1.7.2c
    for (turn, spent) in [(0, 2.0), (1, 4.0), (2, 6.0)] {
        let turn = &answer["turns"][turn];
        assert_eq!(turn["spent"]["value"], spent);
        assert_eq!(turn["wasted"]["value"], 0.0);
        assert_eq!(turn["on_curve_so_far"]["value"], 1.0);
        assert_eq!(turn["on_curve_so_far"]["games"], 64);
        let low = turn["on_curve_so_far"]["low"].as_f64().unwrap();
        assert!(low > 0.9 && low < 1.0, "{low}");
    }
    assert_eq!(answer["games"]["brick"]["games"], 0);
    assert_eq!(answer["made"]["seed"], "42");
    assert_eq!(answer["made"]["games"], 64);
    assert_eq!(answer["policy"]["id"], "race");
    let cards = answer["cards"].as_array().unwrap();
    assert_eq!(cards.len(), 1);
    assert_eq!(cards[0]["id"], GUNMAN);
    assert_eq!(cards[0]["played"]["value"], 1.0);
}

#[test]
fn the_same_request_gives_the_same_bytes_whatever_the_order_of_the_deck() {
    let server = Server::shared();
    let actor = server.anonymous();
    let [one, other] = [
        [(GUNMAN, 14), (OX, 13), (PILGRIM, 13)],
        [(PILGRIM, 13), (OX, 13), (GUNMAN, 14)],
    ]
    .map(|main| with(asked(&main), "games", 300));
    let first = play(&actor, &one);
    first.ok();
    assert_eq!(play(&actor, &one).body, first.body);
    let mut answers = [play(&actor, &other).ok(), first.ok()];
    for answer in &mut answers {
        // What is wrong with the deck is told where it is written.
        answer["warnings"].take();
    }
    assert_eq!(answers[0], answers[1]);
    let another = play(&actor, &with(one, "seed", "43")).ok();
    assert_ne!(another["turns"], answers[1]["turns"]);
}

#[test]
fn packages_have_exact_odds_beside_the_simulated_ones() {
    let server = Server::shared();
    let actor = server.anonymous();
    let condition = json!({"cards": [OX], "at_least": 1});
    let body = with(
        asked(&[(OX, 3), (ARMADILLO, 37)]),
        "questions",
        json!([{"label": "an ox", "condition": condition}]),
    );
    let body = with(with(with(body, "games", 2000), "turns", 1), "cards", false);
    let answer = play(&actor, &body).ok();
    assert!(answer.get("cards").is_none());
    let package = &answer["packages"][0];
    assert_eq!(package["label"], "an ox");
    // 3 of 40 in 5 cards: 33.76 %.
    let exact = package["by_seen"][5]["value"].as_f64().unwrap();
    assert!((exact - 0.337_550_607).abs() < 1e-9, "{exact}");
    let seen = &package["opening"];
    let (low, high) = (
        seen["low"].as_f64().unwrap(),
        seen["high"].as_f64().unwrap(),
    );
    let half = (high - low) / 2.0;
    let value = seen["value"].as_f64().unwrap();
    assert!((value - exact).abs() < 2.1 * half, "{value} {exact}");
    // Whoever puts everything else back sees ten cards: 58.91 %.
    let keep = json!({"id": "keep", "keep": {"cards": [OX]}});
    let kept = play(&actor, &with(body, "mulligan", keep)).ok();
    let hands = &kept["games"]["kept"];
    assert_eq!(hands["games"], kept["games"]["put_back"]["counts"][0]);
    let kept = kept["packages"][0]["kept"]["value"].as_f64().unwrap();
    assert!((kept - 0.5891).abs() < 0.03, "{kept}");
}

#[test]
fn a_run_stops_when_it_is_precise_enough() {
    let server = Server::shared();
    let actor = server.anonymous();
    let body = with(asked(&[(GUNMAN, 20), (OX, 20)]), "games", 100_000);
    let body = with(with(body, "precision", json!({"share": 0.05})), "turns", 2);
    let answer = play(&actor, &body).ok();
    let games = answer["made"]["games"].as_u64().unwrap();
    assert!(games.is_multiple_of(1024) && games < 100_000, "{games}");
    for turn in answer["turns"].as_array().unwrap() {
        let curve = &turn["on_curve_so_far"];
        let wide = curve["high"].as_f64().unwrap() - curve["low"].as_f64().unwrap();
        assert!(wide <= 0.1, "{wide}");
    }
    assert!(!answer["warnings"].to_string().contains("precision"));
    let few = with(body.clone(), "precision", json!({"share": 0.001}));
    let few = play(&actor, &with(few, "games", 50)).ok();
    let warning = few["warnings"].as_array().unwrap().last().unwrap();
    assert_eq!(warning["code"], "precision_not_reached");
    assert_eq!(warning["pointer"], "/precision");
    let none = play(&actor, &with(body, "precision", json!({})));
    assert_eq!(mistakes(&none), ["/precision required"]);
}

#[test]
fn every_game_can_be_told_again() {
    let server = Server::shared();
    let actor = server.anonymous();
    let keep = json!({"id": "keep", "keep": {"query": "custo<=2"}});
    let body = json!({
        "game": "fab", "deck": ready(), "seed": "9", "games": 40, "turns": 3, "first": "draw",
        "policy": {"id": "influence_first"}, "mulligan": keep,
    });
    let answer = play(&actor, &body).ok();
    let samples = answer["samples"].as_array().unwrap();
    assert!(samples.len() >= 2, "{samples:?}");
    for sample in samples {
        let again = actor
            .get(&format!("{}&lang=en", path(&sample["link"])))
            .ok();
        for field in ["number", "hand", "lines"] {
            assert_eq!(again[field], sample[field]);
        }
        assert_eq!(again["policy"], answer["policy"]);
        assert!(text(&sample["lines"]["pt-BR"][0]).starts_with("Mão inicial: "));
        assert!(text(&sample["lines"]["en"][0]).starts_with("Opening hand: "));
        let reason = text(&sample["reason"]);
        assert!(
            reason.contains("won") || reason.contains("vence"),
            "{reason}"
        );
    }
    // The hand of a game is the hand that is drawn under its number.
    let number = &samples[0]["number"];
    let hand =
        json!({"game": "fab", "deck": ready(), "seed": "9", "number": number, "mulligan": keep});
    let hand = actor.post("/v1/goldfish/hand?lang=en", &hand).ok();
    assert_eq!(hand["hand"], samples[0]["hand"]);
}

#[test]
fn charts_draw_what_the_answer_says() {
    let server = Server::shared();
    let actor = server.anonymous();
    let answer = play(&actor, &alike()).ok();
    for (chart, title, bar) in [
        (
            "turns",
            "Turns spent on cards to the last resource",
            "1: 100%",
        ),
        ("capture", "The turn in which the Centro falls", "1: 0.0%"),
    ] {
        let drawn = actor.get(&format!("{}&lang=en", path(&answer["charts"][chart])));
        assert_eq!(drawn.status, 200, "{}", drawn.text());
        assert_eq!(drawn.header("content-type"), Some("image/svg+xml"));
        let svg = drawn.text();
        assert!(svg.contains(title) && svg.contains(bar), "{svg}");
        let etag = drawn.header("etag").unwrap();
        let again = actor.with("if-none-match", etag);
        let again = again.get(&format!("{}&lang=en", path(&answer["charts"][chart])));
        assert_eq!(again.status, 304);
    }
    // What is not as usual is written below.
    let blocked = with(alike(), "opponent", json!({"id": "blocker"}));
    let keep = json!({"id": "keep", "keep": {"query": "custo<=2"}});
    let blocked = play(&actor, &with(blocked, "mulligan", keep)).ok();
    let drawn = actor.get(&format!("{}&lang=en", path(&blocked["charts"]["turns"])));
    let told = "games · racing for the bases · with a mulligan · against blockers";
    assert!(drawn.text().contains(told), "{}", drawn.text());
    let code = code(&actor, &deck(&[(GUNMAN, 40)]));
    let illegal = actor.get(&format!("/v1/goldfish/turns.svg?code={code}&seed=1"));
    let found = errors(&illegal.problem(422, "illegal-deck"));
    assert!(!found.is_empty());
    actor
        .get("/v1/goldfish/turns.svg?seed=1")
        .problem(400, "missing-parameter");
    actor
        .get("/v1/goldfish/game?code=FAB1&seed=1")
        .problem(400, "invalid-deck-code");
    let wrong = actor.get(&format!(
        "/v1/goldfish/game?code={code}&seed=x&turns=99&illegal=simulate"
    ));
    assert_eq!(
        errors(&wrong.problem(400, "invalid-parameter")),
        ["/seed invalid", "/turns invalid"]
    );
}

#[test]
fn what_cannot_be_played_is_refused_with_its_place() {
    let server = Server::shared();
    let actor = server.anonymous();
    let legal = json!({"game": "fab", "deck": ready(), "seed": "1", "games": 10});
    let refused = |body: &Value| mistakes(&play(&actor, body));
    for (field, value, found) in [
        ("games", json!(0), "/games too_small"),
        ("games", json!(100_000_001), "/games too_large"),
        ("games", json!(20_000_000), "/games too_large"),
        ("turns", json!(41), "/turns too_large"),
        ("level", json!("50"), "/level unknown_value"),
        (
            "precision",
            json!({"share": 0.0}),
            "/precision/share too_small",
        ),
        ("policy", json!({"id": "protect"}), "/policy/cards required"),
        (
            "policy",
            json!({"id": "best_spend", "cards": [OX]}),
            "/policy/cards not_used",
        ),
        (
            "questions",
            json!([{"condition": {"query": "custo<=2"}}]),
            "/questions/0/condition/at_least required",
        ),
        (
            "questions",
            json!([{"condition": {}}]),
            "/questions/0/condition one_of",
        ),
        (
            "questions",
            json!([{"condition": {"cards": ["Nada Disso"], "at_least": 1}}]),
            "/questions/0/condition/cards/0 unknown_card",
        ),
        (
            "mulligan",
            json!({"id": "rule"}),
            "/mulligan/keep_if required",
        ),
        ("format", json!("fab-xyz"), "/format unknown_format"),
        ("game", json!("apo"), "/game not_played"),
    ] {
        let found_now = refused(&with(legal.clone(), field, value.clone()));
        assert!(
            found_now.contains(&found.to_owned()),
            "{field} {value}: {found_now:?}"
        );
    }
    let illegal = with(alike(), "illegal", "refuse");
    let found = errors(&play(&actor, &illegal).problem(422, "illegal-deck"));
    assert!(
        found.contains(&"/deck/main/0 too_many_copies".to_owned()),
        "{found:?}"
    );
    let warned = play(&actor, &alike()).ok();
    assert_eq!(warned["warnings"][0]["code"], "illegal_deck");
}

#[test]
fn the_command_line_plays_a_list() {
    let list = format!(
        "Centro: fab-clareira-do-jatoba\nArredores:\n4 fab-clareira-do-jatoba\nBaralho:\n40 {GUNMAN}\n"
    );
    let goldfish = |list: &str, args: &[&str]| {
        let mut child = fabulario()
            .args([
                "goldfish", "-", "--games", "64", "--turns", "3", "--seed", "42",
            ])
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut input = child.stdin.take().unwrap();
        input.write_all(list.as_bytes()).unwrap();
        drop(input);
        let output = child.wait_with_output().unwrap();
        let said = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        (
            output.status.code(),
            said(&output.stdout),
            said(&output.stderr),
        )
    };
    let (code, said, told) = goldfish(&list, &["--illegal", "--lang", "en"]);
    assert_eq!((code, told.as_str()), (Some(0), ""), "{said}");
    assert!(
        said.starts_with("64 games · fab-padrao · seed 42"),
        "{said}"
    );
    assert!(said.contains("damage so far"), "{said}");
    assert!(said.contains("\n3      100.0% (94.3–100.0)"), "{said}");
    let (_, said, _) = goldfish(&list, &["--illegal"]);
    assert!(said.contains("dano até aqui"), "{said}");
    assert!(said.contains("\n3      100,0% (94,3–100,0)"), "{said}");
    let (_, json, _) = goldfish(
        &list,
        &["--illegal", "--lang", "en", "--json", "--threads", "3"],
    );
    let mut json: Value = serde_json::from_str(&json).unwrap();
    let server = Server::shared();
    let mut answer = play(&server.anonymous(), &alike()).ok();
    for it in [&mut json, &mut answer] {
        // Nobody serves the addresses of a command line.
        it["charts"].take();
        it["samples"].take();
    }
    assert_eq!(json, answer);
    let (code, _, told) = goldfish(&list, &[]);
    assert_eq!(code, Some(2));
    assert!(told.contains("--illegal joga mesmo assim"), "{told}");
    assert!(!told.contains("/deck"), "{told}");
    let (code, _, told) = goldfish(&list, &["--illegal", "--policy", "x", "--lang", "en"]);
    assert_eq!(code, Some(2));
    assert!(told.contains("\n  --policy must be one of"), "{told}");
    let (code, _, told) = goldfish("3 Nada Disso\n", &["--lang", "en"]);
    assert_eq!(code, Some(2));
    assert!(
        told.contains("1 line was not understood:\n  1: 3 Nada Disso\n"),
        "{told}"
    );
    assert!(told.contains("fabulario deck check"), "{told}");
    let (_, _, told) = goldfish("3 Nada Disso\n2 Nem Isso\n", &[]);
    assert!(told.contains("2 linhas não foram entendidas:"), "{told}");
}

/// A chart is one of the run that gives its address, and says so in words.
#[test]
fn charts_show_the_run_they_are_linked_from() {
    let server = Server::shared();
    let actor = server.anonymous();
    let body = json!({
        "game": "fab", "deck": ready(), "seed": "9", "games": 120, "turns": 3,
        "policy": {"id": "cheapest_first"}, "cards": false, "samples": false,
    });
    let answer = play(&actor, &body).ok();
    for chart in ["turns", "capture"] {
        let link = path(&answer["charts"][chart]);
        assert!(link.contains("games=120"), "{link}");
        let drawn = actor.get(&format!("{link}&lang=en"));
        let drawn = drawn.text();
        assert!(drawn.contains("120 games · the cheapest first"), "{drawn}");
        assert!(drawn.contains("prefers-color-scheme"));
        // What a turn has in the report is what its bar says.
        if chart == "turns" {
            let share = answer["turns"][0]["on_curve"]["value"].as_f64().unwrap();
            let places = usize::from(share * 100.0 < 10.0);
            let told = format!("1: {:.places$}%", share * 100.0);
            assert!(drawn.contains(&told), "{told}: {drawn}");
        }
        for theme in ["light", "dark"] {
            let themed = actor.get(&format!("{link}&lang=en&theme={theme}"));
            let themed = themed.text();
            assert!(!themed.contains("prefers-color-scheme"), "{theme}");
            let ground = if theme == "dark" {
                "#1d1a17"
            } else {
                "#fdf8ee"
            };
            assert!(themed.contains(&format!(".ch-f{{fill:{ground}}}")));
        }
    }
}
