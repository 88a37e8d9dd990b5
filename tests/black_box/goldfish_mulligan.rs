//! `POST /v1/goldfish/mulligan`: what to keep of an opening hand.

use fabulario_tests::{Actor, Answer, Server};
use serde_json::{Value, json};

use super::goldfish_kit::{
    ARMADILLO, BASE, GUNMAN, OX, PILGRIM, asked, code, errors, ids, mistakes, path, ready,
    ready_deck, text,
};

fn send(actor: &Actor, body: &Value) -> Answer {
    actor.post("/v1/goldfish/mulligan?lang=en", body)
}

/// A request about a hand of a deck that no format allows.
fn question(main: &[(&str, u32)], hand: &[&str], goal: Value) -> Value {
    let mut body = asked(main);
    body["hand"] = json!(hand);
    body["goal"] = goal;
    body
}

/// `n` over `k`.
fn over(n: u32, k: u32) -> f64 {
    (0..k).fold(1.0, |all, i| all * f64::from(n - i) / f64::from(i + 1))
}

fn near(found: &Value, wanted: f64) {
    let found = found.as_f64().unwrap();
    assert!((found - wanted).abs() < 1e-12, "{found} is not {wanted}");
}

#[test]
fn the_example_of_the_document_is_answered_as_it_says() {
    let server = Server::shared();
    let actor = server.anonymous();
    let document = actor.get("/openapi.json").ok();
    let operation = &document["paths"]["/v1/goldfish/mulligan"]["post"];
    let example = |of: &Value| of["content"]["application/json"]["example"].clone();
    let mut answer = send(&actor, &example(&operation["requestBody"])).ok();
    let mut wanted = example(&operation["responses"]["200"]);
    // The document shows the first choices and warnings only.
    for of in [&mut answer, &mut wanted] {
        of["choices"].as_array_mut().unwrap().truncate(2);
        of["warnings"].as_array_mut().unwrap().truncate(2);
    }
    // Another server has another address.
    let (found, told) = (answer["chart"].take(), wanted["chart"].take());
    assert_eq!(path(&found), path(&told));
    assert_eq!(answer, wanted);
}

#[test]
fn every_choice_of_a_small_case_has_the_value_that_counting_gives() {
    let server = Server::shared();
    let actor = server.anonymous();
    // Turn 1 has two resources: it is spent by a card of cost 2, of which 20 are among the 35 that nobody has seen.
    let body = question(
        &[(GUNMAN, 20), (OX, 20)],
        &[OX; 5],
        json!({"id": "curve", "turns": 1}),
    );
    let answer = send(&actor, &body).ok();
    let value = |kept: u32| 1.0 - over(15, 5 - kept) / over(35, 5 - kept);
    let choices = answer["choices"].as_array().unwrap();
    assert_eq!(choices.len(), 6);
    for (kept, choice) in (0..).zip(choices) {
        assert_eq!(ids(&choice["keep"]), vec![OX; kept as usize]);
        assert_eq!(ids(&choice["put_back"]), vec![OX; 5 - kept as usize]);
        near(&choice["value"], value(kept));
        assert!(choice.get("interval").is_none() && choice.get("games").is_none());
    }
    assert_eq!(answer["best"], choices[0]);
    near(&answer["margin"]["by"], value(0) - value(1));
    assert_eq!(ids(&answer["margin"]["keep"]), [OX]);
    near(&answer["to_keep_all"]["by"], value(0));
    assert!(answer.get("to_replace_all").is_none(), "that is the best");
    assert_eq!(
        (&answer["verdict"], &answer["method"]),
        (&json!("clear"), &json!("exact"))
    );
    assert!(answer.get("seed").is_none() && answer.get("games").is_none());
    assert_eq!(
        answer["goal"],
        json!({"id": "curve", "turns": 1, "unit": "probability"})
    );
    assert_eq!(answer["policy"]["id"], "best_spend");
    assert_eq!(
        (&answer["rule"]["id"], &answer["rule"]["rule"]),
        (&json!("bottom_and_redraw"), &json!("FAB 1.4.4"))
    );
    assert!(answer.get("ignored").is_none(), "no card has an ability");
    assert_eq!(answer["engine"], actor.get("/healthz").ok()["version"]);
}

#[test]
fn a_package_and_what_is_spent() {
    let server = Server::shared();
    let actor = server.anonymous();
    // Three of forty: who replaces everything sees five of the 35 others.
    let goal = json!({"id": "package", "turns": 1, "parts": [{"cards": [PILGRIM]}]});
    let body = question(&[(PILGRIM, 3), (OX, 37)], &[OX; 5], goal.clone());
    near(
        &send(&actor, &body).ok()["best"]["value"],
        1.0 - over(32, 5) / over(35, 5),
    );
    // Whoever comes second draws one more.
    let mut second = body.clone();
    second["first"] = json!("draw");
    near(
        &send(&actor, &second).ok()["best"]["value"],
        1.0 - over(32, 6) / over(35, 6),
    );
    // By query, and of two of them one is there already.
    let goal = json!({"id": "package", "turns": 1, "parts": [{"query": "custo:1", "at_least": 2}]});
    let body = question(&[(PILGRIM, 3), (OX, 37)], &[PILGRIM, OX, OX, OX, OX], goal);
    let answer = send(&actor, &body).ok();
    assert_eq!(ids(&answer["best"]["keep"]), [PILGRIM]);
    near(&answer["best"]["value"], 1.0 - over(33, 4) / over(35, 4));
    let reason = text(&answer["reason"]);
    assert!(
        reason.contains("2 are wanted: 1 stays in hand, and 2 are among the 35 cards"),
        "{reason}"
    );
    // Five of the choices play a gunman in the first turn and an ox or two gunmen in the second.
    let goal = json!({"id": "curve", "turns": 2});
    let body = question(&[(GUNMAN, 12), (OX, 28)], &[GUNMAN, OX, OX, OX, OX], goal);
    let answer = send(&actor, &body).ok();
    assert_eq!(answer["verdict"], "clear");
    let reason = text(&answer["reason"]);
    assert!(
        reason.contains("other choices are worth just as much."),
        "{reason}"
    );
    // Two, four and six resources are spent whatever comes.
    let goal = json!({"id": "spent", "turns": 2});
    let body = question(&[(GUNMAN, 40)], &[GUNMAN; 5], goal);
    let answer = send(&actor, &body).ok();
    near(&answer["best"]["value"], 6.0);
    assert_eq!(
        (&answer["goal"]["unit"], &answer["verdict"]),
        (&json!("resources"), &json!("close"))
    );
    assert_eq!(
        ids(&answer["best"]["keep"]).len(),
        5,
        "of equals, whatever keeps more"
    );
}

#[test]
fn games_tell_what_cannot_be_counted() {
    let server = Server::shared();
    let actor = server.anonymous();
    // Turn 1 plays one, which attacks in turn 2 for three.
    let mut body = question(
        &[(GUNMAN, 40)],
        &[GUNMAN; 5],
        json!({"id": "damage", "turns": 2}),
    );
    body["games"] = json!(1000);
    let answer = send(&actor, &body).ok();
    assert_eq!(
        (&answer["method"], &answer["seed"]),
        (&json!("sampled"), &json!("42"))
    );
    near(&answer["best"]["value"], 3.0);
    assert_eq!(answer["verdict"], "close");
    // The same by counting and by games.
    let goal = json!({"id": "curve", "turns": 1});
    let mut body = question(&[(GUNMAN, 20), (OX, 20)], &[OX; 5], goal);
    body["method"] = json!("sampled");
    body["games"] = json!(4000);
    let answer = send(&actor, &body).ok();
    let exact = 1.0 - over(15, 5) / over(35, 5);
    let interval = &answer["best"]["interval"];
    let (low, high) = (
        interval["low"].as_f64().unwrap(),
        interval["high"].as_f64().unwrap(),
    );
    assert!(
        low < exact && exact < high && high - low < 0.1,
        "{interval}"
    );
    assert_eq!(
        answer,
        send(&actor, &body).ok(),
        "the same request, the same answer"
    );
    assert!(answer["margin"]["interval"].is_object());
    assert!(answer["games"].as_u64().unwrap() <= 4000);
    body["policy"] = json!({"id": "cheapest_first"});
    assert_eq!(send(&actor, &body).ok()["policy"]["id"], "cheapest_first");
}

#[test]
fn a_real_hand_by_code_in_both_languages() {
    let server = Server::shared();
    let actor = server.anonymous();
    let hand = [
        "fab-mestra-do-reisado",
        "fab-rei-da-folia",
        "fab-jangadeiro-da-alvorada",
        "fab-rainha-da-congada",
        "fab-romeiro-descalco",
    ];
    let body = json!({"game": "fab", "code": code(&actor, &ready()), "hand": hand, "goal": {"id": "curve", "turns": 2}, "method": "exact"});
    let answer = send(&actor, &body).ok();
    // Some of its cards give resources.
    let warnings = answer["warnings"].as_array().unwrap().iter();
    let codes: Vec<&str> = warnings.map(|it| text(&it["code"])).collect();
    assert_eq!(codes, ["effects_not_counted"]);
    assert_eq!(answer["choices"].as_array().unwrap().len(), 32);
    assert!(ids(&answer["best"]["put_back"]).contains(&"fab-rei-da-folia".to_owned()));
    assert!(ids(&answer["ignored"]).contains(&"fab-festeira-do-divino".to_owned()));
    let reason = text(&answer["reason"]);
    assert!(
        !reason.is_empty() && !reason.contains("Rei da Folia"),
        "{reason}"
    );
    let pt = actor.post("/v1/goldfish/mulligan?lang=pt-BR", &body).ok();
    let reason = text(&pt["reason"]);
    assert!(
        !reason.is_empty() && !reason.contains("King of the Revels"),
        "{reason}"
    );
    assert_eq!(pt["best"]["value"], answer["best"]["value"]);
    // The order of the deck and of the hand means nothing.
    let mut lists = ready();
    lists["main"].as_array_mut().unwrap().reverse();
    let mut turned = body.clone();
    turned.as_object_mut().unwrap().remove("code");
    turned["deck"] = lists;
    turned["hand"].as_array_mut().unwrap().reverse();
    assert_eq!(send(&actor, &turned).ok(), answer);
    // By name.
    turned["hand"][0] = json!("Barefoot Pilgrim");
    assert_eq!(send(&actor, &turned).ok(), answer);
}

#[test]
fn a_hand_that_the_deck_cannot_have_is_refused() {
    let server = Server::shared();
    let actor = server.anonymous();
    let main = [(GUNMAN, 2), (OX, 38)];
    let goal = json!({"id": "curve", "turns": 1});
    let refused = |hand: &[&str]| mistakes(&send(&actor, &question(&main, hand, goal.clone())));
    assert_eq!(
        refused(&[GUNMAN, GUNMAN, GUNMAN, OX, OX]),
        ["/hand/2 not_in_deck"]
    );
    assert_eq!(
        refused(&[ARMADILLO, OX, OX, OX, OX]),
        ["/hand/0 not_in_deck"]
    );
    assert_eq!(
        refused(&["fab-nope", OX, OX, OX, OX]),
        ["/hand/0 unknown_card"]
    );
    assert_eq!(refused(&[OX; 4]), ["/hand hand_size"]);
    assert_eq!(refused(&[OX; 6]), ["/hand hand_size"]);
    assert_eq!(refused(&[]), ["/hand too_few"]);
    assert_eq!(refused(&[BASE, OX, OX, OX, OX]), ["/hand/0 not_in_deck"]);
    let mut guide = question(&main, &[OX; 6], goal);
    guide["format"] = json!("fab-padrao-guia");
    assert_eq!(ids(&send(&actor, &guide).ok()["hand"]).len(), 6);
}

#[test]
fn every_mistake_has_its_place() {
    let server = Server::shared();
    let actor = server.anonymous();
    let body = question(
        &[(GUNMAN, 40)],
        &[GUNMAN; 5],
        json!({"id": "curve", "turns": 1}),
    );
    let refused = |field: &str, value: Value| {
        let mut body = body.clone();
        body[field] = value;
        mistakes(&send(&actor, &body))
    };
    let goal = |value: Value| refused("goal", value);
    assert_eq!(
        goal(json!({"id": "win", "turns": 1})),
        ["/goal/id unknown_value"]
    );
    assert_eq!(
        goal(json!({"id": "curve", "turns": 0})),
        ["/goal/turns too_small"]
    );
    assert_eq!(goal(json!({"id": "curve"})), ["/goal/turns required"]);
    assert_eq!(
        goal(json!({"id": "package", "turns": 1})),
        ["/goal/parts required"]
    );
    assert_eq!(
        goal(json!({"id": "bases", "turns": 1})),
        ["/goal/bases required"]
    );
    assert_eq!(
        goal(json!({"id": "curve", "turns": 1, "bases": 1})),
        ["/goal/bases not_used"]
    );
    assert_eq!(
        goal(json!({"id": "package", "turns": 1, "parts": [{}]})),
        ["/goal/parts/0 one_of"]
    );
    let part = json!({"id": "package", "turns": 1, "parts": [{"cards": ["fab-nope"]}]});
    assert_eq!(goal(part), ["/goal/parts/0/cards/0 unknown_card"]);
    assert_eq!(
        refused("policy", json!({"id": "protect"})),
        ["/policy/cards required"]
    );
    assert_eq!(
        refused("policy", json!({"id": "best_spend", "cards": [OX]})),
        ["/policy/cards not_used"]
    );
    assert_eq!(refused("games", json!(10)), ["/games too_small"]);
    assert_eq!(refused("game", json!("dd")), ["/game not_played"]);
    let exact = |goal: Value| {
        let mut body = body.clone();
        (body["goal"], body["method"]) = (goal, json!("exact"));
        mistakes(&send(&actor, &body))
    };
    assert_eq!(
        exact(json!({"id": "damage", "turns": 1})),
        ["/goal no_exact_value"]
    );
    assert_eq!(
        exact(json!({"id": "curve", "turns": 5})),
        ["/goal/turns no_exact_value"]
    );
    let mut other = body.clone();
    (other["policy"], other["method"]) = (json!({"id": "offence_first"}), json!("exact"));
    assert_eq!(mistakes(&send(&actor, &other)), ["/policy no_exact_value"]);
    let mut illegal = body;
    illegal["illegal"] = json!("refuse");
    assert!(!errors(&send(&actor, &illegal).problem(422, "illegal-deck")).is_empty());
}

/// A deck of Aliados and of something that they hold.
fn held() -> [(&'static str, u32); 3] {
    [(PILGRIM, 12), ("fab-fita-da-promessa", 12), (OX, 16)]
}

#[test]
fn exact_and_sampled_agree_on_a_card_that_an_ally_of_the_hand_takes() {
    let server = Server::shared();
    let actor = server.anonymous();
    let hand = [PILGRIM, "fab-fita-da-promessa", OX, OX, OX];
    let mut body = question(&held(), &hand, json!({"id": "curve", "turns": 1}));
    let exact = send(&actor, &body).ok();
    assert_eq!(exact["method"], "exact");
    assert!(exact.get("idle").is_none(), "{}", exact["idle"]);
    near(&exact["best"]["value"], 1.0);
    let reason = text(&exact["reason"]);
    assert!(reason.contains("2 of 2 on turn 1"), "{reason}");
    body["method"] = json!("sampled");
    let sampled = send(&actor, &body).ok();
    near(&sampled["best"]["value"], 1.0);
    assert_eq!(ids(&sampled["best"]["keep"]), ids(&exact["best"]["keep"]));
}

#[test]
fn any_choice_can_be_named_and_is_told_turn_by_turn_with_its_reason() {
    let server = Server::shared();
    let actor = server.anonymous();
    let goal = json!({"id": "curve", "turns": 2});
    let hand = [GUNMAN, OX, OX, OX, OX];
    let mut body = question(&[(GUNMAN, 12), (OX, 28)], &hand, goal);
    body["keep"] = json!([OX, OX]);
    for method in ["exact", "sampled"] {
        body["method"] = json!(method);
        let answer = send(&actor, &body).ok();
        let named = &answer["named"];
        assert_eq!(ids(&named["choice"]["keep"]), [OX, OX]);
        assert_eq!(named["choice"]["put_back"].as_array().unwrap().len(), 3);
        let place = usize::try_from(named["place"].as_u64().unwrap()).unwrap();
        assert!(place > 1, "{named}");
        assert_eq!(ids(&answer["choices"][place - 1]["keep"]), [OX, OX]);
        // The last value by turn is the value, and no turn has a higher one than the turn before.
        for told in [&answer["best"], &named["choice"]] {
            let turns = told["by_turn"].as_array().unwrap();
            assert_eq!(turns.len(), 2);
            assert_eq!(
                (&turns[0]["turn"], &turns[1]["turn"]),
                (&json!(1), &json!(2))
            );
            assert_eq!(turns[1]["value"], told["value"]);
            assert!(turns[0]["value"].as_f64() >= turns[1]["value"].as_f64());
        }
        let value = |of: &Value| of["value"].as_f64().unwrap();
        // One answer tells the same choice by the same games.
        let listed = &answer["choices"][place - 1];
        for told in ["value", "games", "interval"] {
            assert_eq!(listed[told], named["choice"][told], "{method}: {told}");
        }
        let by = value(&answer["best"]) - value(&named["choice"]);
        near(&named["behind"]["by"], by);
        assert!(by > 0.0);
        let reason = text(&named["reason"]);
        assert!(reason.starts_with("Keeping "), "{reason}");
        assert!(reason.contains("percentage points behind"), "{reason}");
    }
    // Turn 1 is spent by a gunman: 11 are among the 35 cards to come, of which three come.
    body["method"] = json!("exact");
    let answer = send(&actor, &body).ok();
    near(
        &answer["named"]["choice"]["by_turn"][0]["value"],
        1.0 - over(24, 3) / over(35, 3),
    );
    body["keep"] = json!([]);
    assert_eq!(
        send(&actor, &body).ok()["named"]["choice"]["keep"],
        json!([])
    );
    body["keep"] = json!([GUNMAN, GUNMAN]);
    assert_eq!(mistakes(&send(&actor, &body)), ["/keep/1 not_in_hand"]);
}

#[test]
fn three_turns_of_a_ready_deck_have_no_exact_value_and_that_is_told() {
    let server = Server::shared();
    let actor = server.anonymous();
    let goal = json!({"id": "curve", "turns": 3});
    let mulligan = json!({"id": "optimal", "goal": goal});
    let body = json!({"game": "fab", "deck": ready(), "mulligan": mulligan, "games": 8});
    let refused = actor.post("/v1/goldfish?lang=en", &body);
    let problem = refused.problem(422, "invalid-body");
    assert_eq!(errors(&problem), ["/mulligan/goal no_exact_value"]);
    let told = problem.to_string();
    assert!(told.contains("exact values for up to 2 turns"), "{told}");
}

/// A goal about winning is weighed by games that are played to win.
#[test]
fn advice_about_the_centro_is_played_for_speed() {
    let server = Server::shared();
    let actor = server.anonymous();
    let body = |goal: Value| {
        json!({
            "game": "fab", "deck": ready_deck("cerco"), "goal": goal, "seed": "2", "games": 2000,
            "hand": ["fab-menino-do-pavio", "fab-jagunco-sem-patrao", "fab-tiro-na-chapada",
                "fab-boi-de-presepio", "fab-carvoeiro-do-cerrado"],
        })
    };
    let told = |goal: Value| {
        actor
            .post("/v1/goldfish/mulligan?lang=en", &body(goal))
            .ok()
    };
    let centro = told(json!({"id": "centro", "turns": 5}));
    assert_eq!(centro["policy"]["id"], "race");
    let value = centro["best"]["value"].as_f64().unwrap();
    assert!(value > 0.9, "{value}");
    let spent = told(json!({"id": "spent", "turns": 2}));
    assert_eq!(spent["policy"]["id"], "best_spend");
}

/// Where games of the deck go otherwise than costs say, what is reckoned is only told to who insists.
#[test]
fn what_games_contradict_is_not_told_as_exact_unless_asked_for() {
    let server = Server::shared();
    let actor = server.anonymous();
    let body = |method: &str| {
        json!({
            "game": "fab", "deck": ready_deck("boi-de-fitas"), "goal": {"id": "spent", "turns": 2},
            "hand": ["fab-zabumba-de-couro-cru", "fab-mascate-das-sete-leguas", "fab-zabumba-de-couro-cru",
                "fab-chapeu-de-couro-estrelado", "fab-coroa-de-espelhos"],
            "method": method, "seed": "1", "games": 2000,
        })
    };
    let told = |method: &str| {
        actor
            .post("/v1/goldfish/mulligan?lang=en", &body(method))
            .ok()
    };
    assert_eq!(told("auto")["method"], "sampled");
    let exact = told("exact");
    assert_eq!(exact["method"], "exact");
    let warnings = exact["warnings"].to_string();
    assert!(warnings.contains("effects_not_counted"), "{warnings}");
}

#[test]
fn choices_that_are_exactly_as_good_share_a_place() {
    let server = Server::shared();
    let actor = server.anonymous();
    let goal = json!({"id": "spent", "turns": 2});
    let mut body = question(&[(GUNMAN, 40)], &[GUNMAN; 5], goal);
    for keep in 0..=5 {
        body["keep"] = json!(vec![GUNMAN; keep]);
        let answer = send(&actor, &body).ok();
        assert_eq!(answer["method"], "exact");
        assert_eq!(answer["named"]["place"], 1, "{keep}");
    }
}
