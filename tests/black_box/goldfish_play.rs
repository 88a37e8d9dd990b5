//! `POST /v1/goldfish/play`: a game played alone, action by action.

use fabulario_tests::{Actor, Answer, Server};
use serde_json::{Value, json};

use super::goldfish_kit::{
    ARMADILLO, GUNMAN, OX, PILGRIM, asked, errors, ids, mistakes, ready, text,
};

fn send(actor: &Actor, body: &Value) -> Answer {
    actor.post("/v1/goldfish/play?lang=en", body)
}

/// A game that remembers what was done.
struct Game<'a> {
    actor: &'a Actor,
    body: Value,
    now: Value,
}

impl<'a> Game<'a> {
    fn new(actor: &'a Actor, mut body: Value) -> Self {
        body["actions"] = json!([]);
        let now = send(actor, &body).ok();
        Self { actor, body, now }
    }

    /// Does something that the answer listed as legal.
    fn act(&mut self, id: &str) -> &Value {
        assert!(
            self.legal().contains(&id.to_owned()),
            "{id} is not in {:?}",
            self.legal()
        );
        self.body["actions"].as_array_mut().unwrap().push(json!(id));
        self.now = send(self.actor, &self.body).ok();
        &self.now
    }

    fn legal(&self) -> Vec<String> {
        let legal = self.now["legal"].as_array().unwrap().iter();
        legal.map(|action| text(&action["id"]).to_owned()).collect()
    }

    fn state(&self, field: &str) -> &Value {
        &self.now["state"][field]
    }

    fn at(&self, place: u64) -> &Value {
        let all = self.now["state"]["permanents"].as_array().unwrap();
        all.iter().find(|it| it["place"] == place).unwrap()
    }

    fn asked(&self) -> &str {
        text(&self.now["asked"]["id"])
    }

    /// The lines that followed the last action.
    fn log(&self) -> Vec<&str> {
        let last = self.body["actions"].as_array().unwrap().len() - 1;
        let lines = self.now["log"].as_array().unwrap().iter();
        let lines = lines.filter(|line| line["action"] == last);
        lines.map(|line| text(&line["text"])).collect()
    }
}

#[test]
fn the_example_of_the_document_is_answered_as_it_says() {
    let server = Server::shared();
    let actor = server.anonymous();
    let document = actor.get("/openapi.json").ok();
    let operation = &document["paths"]["/v1/goldfish/play"]["post"];
    let example = |of: &Value| of["content"]["application/json"]["example"].clone();
    let answer = send(&actor, &example(&operation["requestBody"])).ok();
    assert_eq!(answer, example(&operation["responses"]["200"]));
}

#[test]
fn the_first_turns_of_a_deck_of_one_card() {
    let server = Server::shared();
    let actor = server.anonymous();
    let mut game = Game::new(&actor, asked(&[(GUNMAN, 40)]));
    assert_eq!(game.asked(), "mulligan");
    assert_eq!(
        game.legal(),
        ["done", &format!("put_back:{GUNMAN}"), "concede"]
    );
    assert_eq!(game.state("turn"), 0);
    game.act(&format!("put_back:{GUNMAN}"));
    game.act("done");
    // Turn 1: two resources, no Compra for who begins. FAB 1.7.2c, 1.4.5
    assert_eq!((game.asked(), game.state("turn")), ("priority", &json!(1)));
    assert_eq!(
        (game.state("part"), game.state("resources")),
        (&json!("acao"), &json!(2))
    );
    assert_eq!(
        (ids(game.state("hand")).len(), game.state("deck_size")),
        (5, &json!(35))
    );
    let play = format!("play:{GUNMAN}");
    game.act(&play);
    let name = actor.get(&format!("/v1/cards/{GUNMAN}?lang=en")).ok()["name"].clone();
    let name = text(&name);
    assert_eq!(
        game.log(),
        [
            "Resources: 0.".to_owned(),
            format!("You play {name}."),
            format!("{name} enters play.")
        ]
    );
    assert_eq!(game.at(20)["is"], json!(["preparing"]));
    assert_eq!(
        game.legal(),
        ["pass", "concede"],
        "nothing left to pay with"
    );
    // The own Ação is not passed by itself; everything up to the next one is.
    game.act("pass");
    assert_eq!(
        (game.state("turn"), game.state("part")),
        (&json!(2), &json!("acao"))
    );
    assert_eq!(game.state("resources"), 4);
    assert_eq!(
        ids(game.state("hand")).len(),
        6,
        "draws up to six, FAB 4.2.4"
    );
    game.act(&play);
    game.act(&play);
    // Now the first one may attack: an Arredor, not the Centro. FAB 3.1.7
    game.act("pass");
    assert_eq!(game.state("part"), "ofensiva");
    let attacks: Vec<String> = game
        .legal()
        .into_iter()
        .filter(|id| id.starts_with("attack"))
        .collect();
    assert_eq!(
        attacks,
        ["attack:20:5", "attack:20:6", "attack:20:7", "attack:20:8"]
    );
    let words = game.now["legal"]
        .as_array()
        .unwrap()
        .iter()
        .find(|it| it["id"] == "attack:20:6")
        .unwrap();
    assert_eq!(
        text(&words["text"]),
        format!("Attack with {name} → the opponent's Arredor 2 (Jatobá Clearing)")
    );
    assert_eq!(
        (&words["permanent"], &words["target"]),
        (&json!(20), &json!(6))
    );
    game.act("attack:20:6");
    assert_eq!(
        (game.asked(), game.at(20)["attacking"].clone()),
        ("declare", json!(6))
    );
    game.act("done");
    let damage = "The opponent's Arredor 2 (Jatobá Clearing) takes 3 damage.";
    assert!(game.log().contains(&damage), "{:?}", game.log());
    assert_eq!(game.at(6)["resistance"], 2);
    assert_eq!(game.at(20)["is"], json!(["turned"]));
    // Turn 3: it is turned, and unturning costs one. FAB 3.2.8
    assert_eq!(
        (game.state("turn"), game.state("part")),
        (&json!(3), &json!("restauracao"))
    );
    game.act("restore:20");
    assert_eq!(
        (game.state("resources"), &game.at(20)["is"]),
        (&json!(5), &json!([]))
    );
}

#[test]
fn whoever_comes_second_draws_and_whoever_holds_too_much_discards() {
    let server = Server::shared();
    let actor = server.anonymous();
    let mut body = asked(&[(OX, 40)]);
    body["first"] = json!("draw");
    let mut game = Game::new(&actor, body);
    game.act("done");
    assert_eq!(ids(game.state("hand")).len(), 6);
    // Nothing can be paid with two resources. FAB 4.2.5
    assert_eq!(game.legal(), ["pass", "concede"]);
    game.act("pass");
    assert_eq!(
        (game.asked(), game.state("part")),
        ("discard_down", &json!("final"))
    );
    game.act(&format!("discard:{OX}"));
    assert_eq!(
        (game.state("turn"), ids(game.state("descarte"))),
        (&json!(2), vec![OX.to_owned()])
    );
}

#[test]
fn a_game_is_won_or_lost_and_then_nothing_is_asked() {
    let server = Server::shared();
    let actor = server.anonymous();
    let mut game = Game::new(&actor, asked(&[(GUNMAN, 40)]));
    game.act("concede");
    assert_eq!(
        game.state("outcome"),
        &json!({"won": false, "reason": "concession"})
    );
    assert!(game.now.get("asked").is_none() && game.legal().is_empty());
    // A deck of six: the third draw is impossible. FAB 1.5.3a
    let mut game = Game::new(&actor, asked(&[(OX, 6)]));
    game.act("done");
    for _ in 0..4 {
        if game.now.get("asked").is_none() {
            break;
        }
        let next = game
            .legal()
            .into_iter()
            .find(|id| id.starts_with("discard") || id == "pass")
            .unwrap();
        game.act(&next);
    }
    assert_eq!(game.state("outcome")["reason"], "deck_out");
    assert_eq!(
        game.log().last(),
        Some(&"The end: nobody wins, the deck ran out (FAB 1.5.3a).")
    );
    let mut body = game.body.clone();
    body["actions"].as_array_mut().unwrap().push(json!("pass"));
    let problem = send(&actor, &body).problem(422, "illegal-action");
    assert_eq!(problem["reason"], "game_over");
}

#[test]
fn an_attack_a_turn_takes_the_centro_at_last() {
    let server = Server::shared();
    let actor = server.anonymous();
    let mut body = asked(&[(GUNMAN, 60)]);
    body["auto_pass"] = json!(true);
    let mut game = Game::new(&actor, body);
    for _ in 0..390 {
        if game.now.get("asked").is_none() {
            break;
        }
        let legal = game.legal();
        let wanted = |start: &str| legal.iter().find(|id| id.starts_with(start)).cloned();
        let order = ["restore", "play", "attack", "done", "discard", "pass"];
        let next = order.iter().find_map(|start| wanted(start)).unwrap();
        game.act(&next);
    }
    assert_eq!(
        game.state("outcome"),
        &json!({"won": true, "reason": "centro"})
    );
    assert_eq!(game.state("opponent_exposed"), true);
    assert_eq!(
        game.log().last(),
        Some(&"The end: victory, the Centro fell.")
    );
}

#[test]
fn the_game_begins_with_the_hand_that_the_other_endpoint_draws() {
    let server = Server::shared();
    let actor = server.anonymous();
    for number in 0..5 {
        let body =
            json!({"game": "fab", "deck": ready(), "seed": "9", "number": number, "draws": 6});
        let drawn = actor.post("/v1/goldfish/hand", &body).ok();
        let mut body = body;
        body.as_object_mut().unwrap().remove("draws");
        let mut game = Game::new(&actor, body);
        assert_eq!(ids(game.state("hand")), ids(&drawn["opening"]));
        let hand = ids(game.state("hand"));
        game.act("done");
        game.body["first"] = json!("draw");
        let second = send(&actor, &game.body).ok();
        let mut six = hand;
        six.push(text(&drawn["next"][0]["id"]).to_owned());
        six.sort();
        assert_eq!(
            ids(&second["state"]["hand"]),
            six,
            "the first Compra draws what comes next"
        );
    }
}

#[test]
fn an_action_that_is_not_allowed_is_named_with_its_rule() {
    let server = Server::shared();
    let actor = server.anonymous();
    let refused = |lang: &str, actions: Value| {
        let mut body = asked(&[(GUNMAN, 40)]);
        body["actions"] = actions;
        actor.post(&format!("/v1/goldfish/play?lang={lang}"), &body)
    };
    let play = format!("play:{GUNMAN}");
    // Two resources pay for one of them.
    let problem = refused("en", json!(["done", play, play])).problem(422, "illegal-action");
    assert_eq!(
        (&problem["action"], &problem["reason"]),
        (&json!(2), &json!("not_enough_resources"))
    );
    assert_eq!(text(&problem["rule"]), "FAB 1.18.6");
    assert!(
        text(&problem["detail"])
            .starts_with("Action 2: There are not enough resources. (FAB 1.18.6)")
    );
    let problem = refused("pt-BR", json!(["done", play, play])).problem(422, "illegal-action");
    assert!(text(&problem["detail"]).starts_with("Ação 2: Faltam recursos. (FAB 1.18.6)"));
    // What was asked before is not asked now.
    let problem = refused("en", json!(["done", "done"])).problem(422, "illegal-action");
    assert_eq!(
        (&problem["action"], &problem["reason"], &problem["rule"]),
        (&json!(1), &json!("not_asked"), &json!("FAB 1.17.1"))
    );
    let problem =
        refused("en", json!(["done", format!("play:{OX}")])).problem(422, "illegal-action");
    assert_eq!(
        (&problem["action"], &problem["reason"]),
        (&json!(1), &json!("not_in_hand"))
    );
    let problem = refused("en", json!(["done", "attack:20:9"])).problem(422, "illegal-action");
    assert_eq!(problem["action"], 1);
    // What is no action at all is a mistake in the body.
    let strange = json!([
        "done",
        "play",
        "play:fab-nope",
        "attack:300:5",
        "choose:card:0:lua:fab-tatu-de-roca",
        "number:x",
        "block:1"
    ]);
    assert_eq!(
        mistakes(&refused("en", strange)),
        (1..7)
            .map(|at| format!("/actions/{at} unknown_action"))
            .collect::<Vec<_>>()
    );
    assert_eq!(
        mistakes(&refused("en", json!([""]))),
        ["/actions/0 too_short"]
    );
    assert_eq!(
        mistakes(&refused("en", json!(vec!["pass"; 401]))),
        ["/actions too_many"]
    );
    assert_eq!(mistakes(&refused("en", json!("pass"))), ["/actions type"]);
}

#[test]
fn bounds_decks_and_games_are_refused_as_for_hands() {
    let server = Server::shared();
    let actor = server.anonymous();
    let mut body = asked(&[(ARMADILLO, 40)]);
    body["game"] = json!("mvc");
    assert_eq!(mistakes(&send(&actor, &body)), ["/game not_played"]);
    let mut body = asked(&[(ARMADILLO, 40)]);
    body["illegal"] = json!("refuse");
    assert!(!errors(&send(&actor, &body).problem(422, "illegal-deck")).is_empty());
    let mut body = asked(&[(ARMADILLO, 40)]);
    body["opponent"] = json!({"id": "blocker"});
    assert_eq!(mistakes(&send(&actor, &body)), ["/opponent/id not_used"]);
    // As many actions as are allowed are played, however long the game.
    let mut body = asked(&[(OX, 300)]);
    body["auto_pass"] = json!(false);
    body["actions"] = json!(["done"]);
    for _ in 0..399 {
        body["actions"].as_array_mut().unwrap().push(json!("pass"));
    }
    let answer = send(&actor, &body);
    assert!([200, 422].contains(&answer.status), "{}", answer.text());
}

#[test]
fn without_passing_alone_every_window_is_asked() {
    let server = Server::shared();
    let actor = server.anonymous();
    let mut body = asked(&[(PILGRIM, 40)]);
    body["auto_pass"] = json!(false);
    let mut game = Game::new(&actor, body);
    game.act("done");
    let mut parts = vec![text(game.state("part")).to_owned()];
    while game.state("turn") == 1 && parts.len() < 20 {
        let next = if game.asked() == "priority" {
            "pass"
        } else {
            "done"
        };
        game.act(next);
        parts.push(text(game.state("part")).to_owned());
    }
    parts.dedup();
    assert_eq!(parts[..3], ["restauracao", "acao", "ofensiva"], "{parts:?}");
    assert!(
        parts.contains(&"influencia".to_owned()) && parts.len() > 4,
        "{parts:?}"
    );
}

#[test]
fn abilities_ask_for_their_targets_in_both_languages() {
    let server = Server::shared();
    let actor = server.anonymous();
    // Forró até Clarear: up to two of the own Aliados.
    let song = "fab-forro-ate-clarear";
    let mut game = Game::new(&actor, asked(&[(song, 20), (ARMADILLO, 20)]));
    game.act("done");
    let has = |game: &Game<'_>, card: &str| ids(game.state("hand")).contains(&card.to_owned());
    assert!(
        has(&game, song) && has(&game, ARMADILLO),
        "seed 42 has both"
    );
    game.act(&format!("play:{ARMADILLO}"));
    game.act(&format!("play:{song}"));
    assert_eq!(game.asked(), "target");
    let choose = game
        .legal()
        .into_iter()
        .find(|id| id.starts_with("choose:permanent:20"))
        .unwrap();
    let words = |lang: &str| {
        let answer = actor
            .post(&format!("/v1/goldfish/play?lang={lang}"), &game.body)
            .ok();
        let legal = answer["legal"].as_array().unwrap().clone();
        let it = legal.iter().find(|it| it["id"] == choose).unwrap();
        (
            text(&answer["asked"]["text"]).to_owned(),
            text(&it["text"]).to_owned(),
        )
    };
    assert_eq!(
        words("pt-BR"),
        ("Qual alvo?".to_owned(), "Escolher Tatu de Roça".to_owned())
    );
    assert_eq!(
        words("en"),
        (
            "Which target?".to_owned(),
            "Choose Field Armadillo".to_owned()
        )
    );
    let before = game.at(20)["influencia"].as_i64().unwrap();
    game.act(&choose);
    if game.asked() == "target" {
        game.act("done");
    }
    assert!(
        game.log().iter().any(|line| line.starts_with("You play ")),
        "{:?}",
        game.log()
    );
    assert!(game.at(20)["influencia"].as_i64().unwrap() > before);
}

/// How many cards a value tells.
fn cards(value: &Value, found: &mut usize) {
    match value {
        Value::Array(list) => list.iter().for_each(|it| cards(it, found)),
        Value::Object(object) => {
            *found += usize::from(object.get("cost").is_some());
            object.values().for_each(|it| cards(it, found));
        }
        _ => {}
    }
}

#[test]
fn the_order_of_the_deck_is_in_no_answer() {
    let server = Server::shared();
    let actor = server.anonymous();
    let mut body = json!({"game": "fab", "deck": ready(), "seed": "3", "actions": ["done"]});
    let one = send(&actor, &body).ok();
    body["deck"]["main"].as_array_mut().unwrap().reverse();
    assert_eq!(
        send(&actor, &body).ok(),
        one,
        "the order of the list means nothing"
    );
    let mut found = 0;
    cards(&one["state"], &mut found);
    assert_eq!(found, 5 + 10, "the hand and ten bases, nothing of the deck");
}
