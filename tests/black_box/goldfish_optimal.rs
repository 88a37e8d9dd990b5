//! The best mulligan of whole runs, the picture of a hand's choices, and both seats of one deck.

use fabulario_tests::{Actor, Server, fabulario};
use serde_json::{Value, json};

use super::goldfish_kit::{
    GUNMAN, OX, asked, bandits, deck, errors, ids, mistakes, path, ready, ready_deck, text,
};

/// Four cards of forty can be played in the first turn.
fn rare() -> Value {
    asked(&[(GUNMAN, 4), (OX, 36)])
}

fn extended(mut body: Value, more: &Value) -> Value {
    let more = more.as_object().unwrap().clone();
    body.as_object_mut().unwrap().extend(more);
    body
}

fn optimal(turns: u32) -> Value {
    json!({"id": "optimal", "goal": {"id": "curve", "turns": turns}})
}

fn value(share: &Value) -> f64 {
    share["value"].as_f64().unwrap()
}

#[test]
fn the_best_mulligan_of_a_run_is_worth_seeing_ten_cards() {
    let server = Server::shared();
    let actor = server.anonymous();
    let games = 4000;
    let body = extended(rare(), &json!({"games": games, "turns": 1}));
    let kept = actor.post("/v1/goldfish", &body).ok();
    let best = extended(body, &json!({"mulligan": optimal(1)}));
    let best = actor.post("/v1/goldfish", &best).ok();
    assert_eq!(
        (&best["mulligan"], &best["made"]["mulligan"]),
        (&json!("optimal"), &json!(true))
    );
    // None of four in five cards of forty, and in ten: FAB 1.4.4 puts back to the bottom.
    for (answer, exact) in [(&kept, 0.427_071_524), (&best, 0.700_131_308)] {
        let seen = value(&answer["turns"][0]["on_curve"]);
        let away = 4.0 * (exact * (1.0 - exact) / f64::from(games)).sqrt();
        assert!((seen - exact).abs() < away, "{seen} and not {exact}");
    }
    let sample = &best["samples"][0];
    let again = actor
        .get(&format!("{}&lang=en", path(&sample["link"])))
        .ok();
    assert_eq!(again["lines"], sample["lines"]);
}

#[test]
fn a_hand_with_the_best_mulligan_puts_back_what_the_advice_says() {
    let server = Server::shared();
    let actor = server.anonymous();
    let body = json!({"game": "fab", "deck": ready(), "seed": "7"});
    let hand = extended(body.clone(), &json!({"mulligan": optimal(1)}));
    let hand = actor.post("/v1/goldfish/hand", &hand).ok();
    let opening = hand["opening"].as_array().unwrap().iter();
    let opening: Vec<&Value> = opening.map(|card| &card["id"]).collect();
    let advice = json!({"hand": opening, "goal": {"id": "curve", "turns": 1}});
    let advice = actor
        .post("/v1/goldfish/mulligan", &extended(body, &advice))
        .ok();
    let best = value(&advice["best"]);
    let choices = advice["choices"].as_array().unwrap().iter();
    let mut equal = choices.filter(|choice| (value(choice) - best).abs() < 1e-12);
    assert!(
        equal.any(|choice| choice["put_back"] == hand["put_back"]),
        "{hand} {advice}"
    );
    let again = actor.get(path(&hand["link"])).ok();
    assert_eq!(again["put_back"], hand["put_back"]);
}

#[test]
fn every_hand_of_ready_decks_is_treated_as_the_advice_says() {
    let server = Server::shared();
    let actor = server.anonymous();
    for deck in [bandits(), ready()] {
        let goal = json!({"id": "curve", "turns": 2});
        for number in 0..6 {
            let body = json!({"game": "fab", "deck": deck, "seed": "11"});
            let mulligan = json!({"mulligan": {"id": "optimal", "goal": goal}, "number": number});
            let hand = extended(body.clone(), &mulligan);
            let hand = actor.post("/v1/goldfish/hand", &hand).ok();
            let opening = hand["opening"].as_array().unwrap().iter();
            let opening: Vec<&Value> = opening.map(|card| &card["id"]).collect();
            let advice = json!({"hand": opening, "goal": goal, "games": 2000});
            let advice = extended(body, &advice);
            let advice = actor.post("/v1/goldfish/mulligan", &advice).ok();
            assert_eq!(advice["best"]["put_back"], hand["put_back"], "{number}");
        }
    }
}

#[test]
fn where_effects_pay_the_games_of_a_run_keep_what_advice_by_games_says() {
    let server = Server::shared();
    let actor = server.anonymous();
    let goal = json!({"id": "spent", "turns": 2});
    for name in ["cerco", "folia", "fartura", "boi-de-fitas"] {
        let body = json!({"game": "fab", "deck": ready_deck(name), "seed": "23"});
        let mulligan = json!({"mulligan": {"id": "optimal", "goal": goal}});
        let more = json!({"games": 4, "turns": 2});
        let run = extended(extended(body.clone(), &mulligan), &more);
        let run = actor.post("/v1/goldfish?lang=en", &run).ok();
        let warning = &run["warnings"][0];
        assert_eq!(warning["code"], "hands_by_games", "{name}");
        assert!(
            text(&warning["message"]).contains("2000 games"),
            "{warning}"
        );
        for sample in run["samples"].as_array().unwrap() {
            let number = json!({"number": sample["number"]});
            let hand = extended(extended(body.clone(), &mulligan), &number);
            let hand = actor.post("/v1/goldfish/hand", &hand).ok();
            assert_eq!(ids(&hand["hand"]), ids(&sample["hand"]), "{name}");
            let advice = json!({"hand": ids(&hand["opening"]), "goal": goal, "games": 2000});
            let advice = extended(body.clone(), &advice);
            let advice = actor.post("/v1/goldfish/mulligan", &advice).ok();
            assert_eq!(advice["method"], "sampled");
            assert_eq!(ids(&advice["best"]["put_back"]), ids(&hand["put_back"]));
            let again = actor.get(&format!("{}&lang=en", path(&sample["link"])));
            assert_eq!(again.ok()["lines"], sample["lines"]);
        }
    }
}

#[test]
fn hands_that_would_take_too_long_to_weigh_are_refused_with_a_way_out() {
    let server = Server::shared();
    let goal = json!({"id": "spent", "turns": 2});
    let mulligan = json!({"id": "optimal", "goal": goal});
    let body = json!({
        "game": "fab", "deck": ready(), "mulligan": mulligan, "games": 1_000_000, "seed": "1",
    });
    let answer = server.anonymous().post("/v1/goldfish?lang=en", &body);
    let problem = answer.problem(422, "invalid-body");
    assert_eq!(errors(&problem), ["/games too_large"]);
    let told = text(&problem["errors"][0]["message"]);
    for way in ["1000 different", "fewer games", "text/event-stream", "keep"] {
        assert!(told.contains(way), "{told}");
    }
}

#[test]
fn without_a_number_so_few_games_are_played_that_their_hands_can_be_weighed() {
    let server = Server::shared();
    let actor = server.anonymous();
    let goal = json!({"id": "curve", "turns": 1});
    let mulligan = json!({"id": "optimal", "goal": goal});
    let said = |answer: &Value| {
        let warnings = answer["warnings"].as_array().into_iter().flatten();
        let codes = warnings.map(|warning| text(&warning["code"]).to_owned());
        codes.collect::<Vec<String>>()
    };
    let body = json!({
        "game": "fab", "deck": ready_deck("cerco"), "mulligan": mulligan, "seed": "5", "turns": 1,
        "cards": false, "samples": false,
    });
    let run = actor.post("/v1/goldfish?lang=en", &body).ok();
    assert_eq!(run["made"]["games"], 500);
    assert_eq!(said(&run), ["hands_by_games", "fewer_games"]);
    let fewer = &run["warnings"][1];
    assert_eq!(fewer["pointer"], "/games");
    let words = text(&fewer["message"]);
    assert!(words.starts_with("500 games, not 10000"), "{words}");
    // Whoever says how many is taken at their word.
    let few = extended(body.clone(), &json!({"games": 20}));
    let few = actor.post("/v1/goldfish?lang=pt-BR", &few).ok();
    assert_eq!(said(&few), ["hands_by_games"]);
    let many = extended(body.clone(), &json!({"games": 10_000}));
    let problem = actor
        .post("/v1/goldfish", &many)
        .problem(422, "invalid-body");
    assert_eq!(errors(&problem), ["/games too_large"]);
    // Each of two mulligans has as many hands.
    let seats = extended(body.clone(), &json!({"play_or_draw": true}));
    let seats = actor.post("/v1/goldfish?lang=pt-BR", &seats).ok();
    assert_eq!(seats["made"]["games"], 250);
    let words = text(&seats["warnings"][1]["message"]);
    assert!(words.starts_with("250 partidas, e não 10000"), "{words}");
    let side = json!({"deck": ready_deck("cerco"), "mulligan": mulligan});
    let pair = json!({
        "game": "fab", "a": side, "b": {"deck": ready_deck("cerco")}, "seed": "5",
        "measure": {"id": "curve", "turn": 1},
    });
    let pair = actor.post("/v1/goldfish/compare?lang=en", &pair).ok();
    assert_eq!(pair["comparison"]["games"], 500);
    assert!(said(&pair).contains(&"fewer_games".to_owned()), "{pair}");
    // Hands that are weighed exactly cost no game.
    let exact = extended(body, &json!({"deck": ready_deck("sete-cruzes")}));
    let exact = actor.post("/v1/goldfish", &exact).ok();
    assert_eq!(
        (&exact["made"]["games"], said(&exact).len()),
        (&json!(10_000), 0)
    );
}

#[test]
fn the_best_mulligan_of_either_seat_is_that_of_its_seat() {
    let server = Server::shared();
    let actor = server.anonymous();
    for lists in [bandits(), ready()] {
        let goal = json!({"id": "spent", "turns": 2});
        let mulligan = json!({"id": "optimal", "goal": goal});
        let body = json!({
            "game": "fab", "deck": lists, "seed": "3", "games": 6, "turns": 2,
            "play_or_draw": true, "mulligan": mulligan,
        });
        let answer = actor.post("/v1/goldfish", &body).ok();
        let seats = answer["play_or_draw"].as_array().unwrap();
        let seat = seats
            .iter()
            .find(|seat| seat["measure"] == "spent")
            .unwrap();
        let body = json!({
            "game": "fab",
            "a": {"deck": lists, "mulligan": mulligan},
            "b": {"deck": lists, "mulligan": mulligan, "first": "draw"},
            "measure": {"id": "spent", "turn": 2},
            "seed": "3",
            "games": 6,
        });
        let compared = actor.post("/v1/goldfish/compare", &body).ok();
        assert_eq!(seat["comparison"], compared["comparison"]);
    }
}

#[test]
fn the_best_mulligan_beats_none() {
    let server = Server::shared();
    let actor = server.anonymous();
    let lists = deck(&[(GUNMAN, 4), (OX, 36)]);
    let body = json!({
        "game": "fab",
        "a": {"deck": lists},
        "b": {"deck": lists, "mulligan": optimal(1)},
        "measure": {"id": "curve", "turn": 1},
        "seed": "1",
        "games": 1000,
        "illegal": "simulate",
    });
    let answer = actor.post("/v1/goldfish/compare", &body).ok();
    assert_eq!(answer["comparison"]["verdict"], "better", "{answer}");
}

#[test]
fn what_is_wrong_with_a_best_mulligan_is_told() {
    let server = Server::shared();
    let actor = server.anonymous();
    let told = |mulligan: Value| {
        let body = extended(rare(), &json!({"mulligan": mulligan, "games": 8}));
        mistakes(&actor.post("/v1/goldfish", &body))
    };
    let goal = json!({"id": "curve", "turns": 1});
    assert_eq!(told(json!({"id": "optimal"})), ["/mulligan/goal required"]);
    assert_eq!(
        told(json!({"id": "optimal", "goal": {"id": "damage", "turns": 2}})),
        ["/mulligan/goal no_exact_value"]
    );
    assert_eq!(
        told(json!({"id": "optimal", "goal": {"id": "curve", "turns": 9}})),
        ["/mulligan/goal/turns no_exact_value"]
    );
    assert_eq!(
        told(json!({"id": "optimal", "goal": {"id": "package", "turns": 1}})),
        ["/mulligan/goal/parts required"]
    );
    assert_eq!(
        told(json!({"id": "optimal", "goal": goal, "keep": {"cards": [OX]}})),
        ["/mulligan/keep not_used"]
    );
    assert_eq!(
        told(json!({"id": "never", "goal": goal})),
        ["/mulligan/goal not_used"]
    );
}

fn advice(actor: &Actor, goal: &Value) -> Value {
    let hand = json!({"hand": [GUNMAN, OX, OX, OX, OX], "goal": goal});
    let body = extended(rare(), &hand);
    actor.post("/v1/goldfish/mulligan?lang=en", &body).ok()
}

#[test]
fn the_choices_of_a_hand_are_drawn() {
    let server = Server::shared();
    let actor = server.anonymous();
    let goals = [
        json!({"id": "curve", "turns": 1}),
        json!({"id": "damage", "turns": 2}),
    ];
    for goal in goals {
        let advice = advice(&actor, &goal);
        let chart = actor.get(&format!("{}&lang=en", path(&advice["chart"])));
        assert_eq!(chart.status, 200, "{}", chart.text());
        assert_eq!(chart.header("content-type"), Some("image/svg+xml"));
        let best = value(&advice["best"]);
        let best = if goal["id"] == "curve" {
            format!("{:.1}%", best * 100.0)
        } else {
            format!("{best:.2}")
        };
        for word in ["Keep everything", "Replace everything", best.as_str()] {
            assert!(chart.text().contains(word), "{word}: {}", chart.text());
        }
    }
}

#[test]
fn the_address_of_a_picture_is_read_with_care() {
    let server = Server::shared();
    let actor = server.anonymous();
    let advice = advice(&actor, &json!({"id": "curve", "turns": 1}));
    let address = path(&advice["chart"]);
    let without = |name: &str| {
        let mut parts: Vec<&str> = address.split('&').collect();
        parts.retain(|part| !part.starts_with(name));
        parts.join("&")
    };
    for name in ["hand", "goal"] {
        actor.get(&without(name)).problem(400, "missing-parameter");
    }
    for (more, expected) in [
        ("hand=fab-tatu-de-roca", "/hand hand_size"),
        ("hand=,", "/hand invalid"),
        ("goal=7", "/goal type"),
        ("goal=%7B", "/goal invalid"),
    ] {
        let name = more.split('=').next().unwrap();
        let answer = actor.get(&format!("{}&{more}", without(name)));
        let told = errors(&answer.problem(400, "invalid-parameter"));
        assert!(told.iter().any(|it| it == expected), "{more}: {told:?}");
    }
    let many = vec!["x"; 25].join(",");
    let answer = actor.get(&format!("{}&hand={many}", without("hand")));
    let told = errors(&answer.problem(400, "invalid-parameter"));
    assert_eq!(told, ["/hand invalid"]);
}

#[test]
fn both_seats_of_a_deck_are_compared() {
    let server = Server::shared();
    let actor = server.anonymous();
    let lists = ready();
    let body = json!({"game": "fab", "deck": lists, "seed": "3", "games": 64, "turns": 3, "play_or_draw": true});
    let answer = actor.post("/v1/goldfish?lang=en", &body).ok();
    let seats = answer["play_or_draw"].as_array().unwrap();
    let measures: Vec<&str> = seats.iter().map(|seat| text(&seat["measure"])).collect();
    assert_eq!(measures, ["won_turn", "spent", "curve", "damage", "bases"]);
    for seat in seats {
        let words = text(&seat["text"]);
        assert!(words.starts_with("Going second"), "{seat}");
        // Whoever wins earlier is better, whatever else is measured.
        let won = &seats[0]["comparison"]["verdict"];
        assert!(
            won == "cannot_tell" || words.contains(&format!(" is {}", text(won))),
            "{seat}"
        );
        // The same as a comparison of the deck with itself, one of which comes second.
        let body = json!({
            "game": "fab",
            "a": {"deck": lists, "policy": {"id": "race"}},
            "b": {"deck": lists, "policy": {"id": "race"}, "first": "draw"},
            "measure": {"id": seat["measure"], "turn": 3},
            "seed": "3",
            "games": 64,
        });
        let compared = actor.post("/v1/goldfish/compare", &body).ok();
        assert_eq!(seat["comparison"], compared["comparison"]);
    }
    // The deck that comes second sees more cards.
    let spent = &seats[1]["comparison"];
    assert!(spent["b"].as_f64() > spent["a"].as_f64(), "{spent}");
    // Nobody asked.
    let body = extended(body, &json!({"play_or_draw": false}));
    let answer = actor.post("/v1/goldfish", &body).ok();
    assert!(answer.get("play_or_draw").is_none());
}

#[test]
fn the_command_line_makes_the_best_mulligan_and_takes_both_seats() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("deck.txt");
    let list = "Baralho\n4 Jagunço sem Patrão\n36 Boi de Presépio\n\nArredores\n4 Clareira do Jatobá\n\nCentro\n1 Clareira do Jatobá\n";
    std::fs::write(&file, list).unwrap();
    let run = |more: &[&str]| {
        let mut command = fabulario();
        command
            .arg("goldfish")
            .arg(&file)
            .args(["--illegal", "--lang", "en"]);
        command.args(["--games", "200", "--turns", "1", "--seed", "1"]);
        command.args(more).output().unwrap()
    };
    let output = run(&["--optimal", "curve:1", "--play-or-draw"]);
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{output:?}");
    assert!(told.contains("With a mulligan."), "{told}");
    assert!(told.contains("Going second"), "{told}");
    let output = run(&["--optimal", "damage:1"]);
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success());
    assert!(told.contains("exact"), "{told}");
}

#[test]
fn a_goal_of_influence_wants_a_policy_that_influences() {
    let server = Server::shared();
    let actor = server.anonymous();
    let codes = |policy: &str| {
        let more = json!({
            "hand": [GUNMAN, OX, OX, OX, OX], "goal": {"id": "influence", "turns": 2},
            "policy": {"id": policy}, "games": 1000,
        });
        let answer = actor
            .post("/v1/goldfish/mulligan", &extended(rare(), &more))
            .ok();
        let warnings = answer["warnings"].as_array().unwrap().iter();
        let codes: Vec<String> = warnings.map(|it| text(&it["code"]).to_owned()).collect();
        codes
    };
    let wrong = "policy_for_another_goal".to_owned();
    assert!(codes("best_spend").contains(&wrong));
    assert!(!codes("influence_first").contains(&wrong));
}

#[test]
fn a_hand_that_nothing_can_be_played_of_is_no_keep() {
    let server = Server::shared();
    let actor = server.anonymous();
    let ask = |code: &str, hand: [&str; 5]| {
        let body = json!({
            "game": "fab", "code": code, "hand": hand, "goal": {"id": "curve", "turns": 2},
            "games": 1000, "seed": "1",
        });
        actor.post("/v1/goldfish/mulligan?lang=en", &body).ok()
    };
    // Every card wants an Aliado of the opponent, who has none. FAB 1.15.3
    let code = "FAB13BDFHU3QTM222061214161HTE12SVAQE1SX04ZG2";
    let [breath, burial] = ["Sopro na Vela", "Enterro às Pressas"];
    let answer = ask(code, [breath, breath, breath, burial, burial]);
    assert_eq!(answer["method"], "exact");
    assert_eq!(answer["best"]["keep"], json!([]));
    let keep_all = answer["choices"].as_array().unwrap().iter();
    let mut keep_all = keep_all.filter(|it| it["put_back"] == json!([]));
    assert_eq!(keep_all.next().unwrap()["value"], 0.0);
    let idle = answer["idle"].as_array().unwrap();
    assert!(
        idle.iter().any(|card| card["id"] == "fab-sopro-na-vela"),
        "{answer}"
    );
}
