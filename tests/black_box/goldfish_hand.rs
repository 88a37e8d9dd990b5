//! `/v1/goldfish/hand`: one opening hand, drawn and looked at again.

use fabulario_tests::{Actor, Answer, Server};
use serde_json::{Value, json};

use super::goldfish_kit::{
    ARMADILLO, BASE, GUNMAN, OX, PILGRIM, asked, code, errors, ids, mistakes, path, ready, text,
    with,
};

fn draw(actor: &Actor, body: &Value) -> Answer {
    actor.post("/v1/goldfish/hand?lang=en", body)
}

#[test]
fn the_example_of_the_document_is_answered_as_it_says() {
    let server = Server::shared();
    let actor = server.anonymous();
    let document = actor.get("/openapi.json").ok();
    let path = &document["paths"]["/v1/goldfish/hand"];
    let example = |of: &Value| of["content"]["application/json"]["example"].clone();
    let mut answer = draw(&actor, &example(&path["post"]["requestBody"])).ok();
    let mut wanted = example(&path["post"]["responses"]["200"]);
    assert_eq!(wanted, example(&path["get"]["responses"]["200"]));
    for link in ["link", "new_hand"] {
        // Another server has another address.
        let (found, told) = (answer[link].take(), wanted[link].take());
        assert_eq!(self::path(&found), self::path(&told));
    }
    assert_eq!(answer, wanted);
}

#[test]
fn a_deck_of_one_card_has_one_hand() {
    let server = Server::shared();
    let actor = server.anonymous();
    let answer = draw(&actor, &with(asked(&[(GUNMAN, 40)]), "draws", json!(3))).ok();
    let name = &actor.get(&format!("/v1/cards/{GUNMAN}?lang=en")).ok()["name"];
    let card = json!({"id": GUNMAN, "name": name, "cost": 2, "type": "aliado"});
    assert_eq!(answer["opening"], json!(vec![card.clone(); 5]));
    assert_eq!(answer["hand"], json!(vec![card.clone(); 5]));
    assert_eq!(answer["next"], json!(vec![card; 3]));
    assert_eq!(answer["put_back"], json!([]));
    assert_eq!(
        [
            &answer["game"],
            &answer["format"],
            &answer["first"],
            &answer["mulligan"]
        ],
        ["fab", "fab-padrao", "play", "never"]
    );
    assert_eq!(
        (&answer["seed"], &answer["number"]),
        (&json!("42"), &json!(0))
    );
    assert_eq!(answer["engine"], actor.get("/healthz").ok()["version"]);
    // Six cards in the quick guide. FAB-C1
    let guide = with(asked(&[(GUNMAN, 40)]), "format", json!("fab-padrao-guia"));
    let guide = draw(&actor, &guide).ok();
    assert_eq!(guide["opening"].as_array().unwrap().len(), 6);
}

#[test]
fn what_goes_back_lies_under_the_deck_and_what_comes_next_lies_on_top() {
    let server = Server::shared();
    let actor = server.anonymous();
    // Ten cards: five are seen, all go back, the other five come. FAB 1.4.4
    let all = [(ARMADILLO, 4), (PILGRIM, 3), (GUNMAN, 2), (OX, 1)];
    let whole = |parts: &[&Value]| {
        let mut all: Vec<String> = parts.iter().flat_map(|part| ids(part)).collect();
        all.sort();
        all
    };
    let cards = all
        .iter()
        .flat_map(|(id, copies)| vec![(*id).to_owned(); *copies as usize]);
    let mut cards: Vec<String> = cards.collect();
    cards.sort();
    for number in 0..20 {
        let body = with(asked(&all), "number", json!(number));
        let body = with(body, "mulligan", json!({"id": "keep"}));
        let answer = draw(&actor, &body).ok();
        assert_eq!(answer["mulligan"], "keep");
        assert_eq!(ids(&answer["put_back"]), ids(&answer["opening"]));
        assert_eq!(whole(&[&answer["opening"], &answer["hand"]]), cards);
        // Without a mulligan the rest of the deck comes next.
        let body = with(asked(&all), "number", json!(number));
        let never = draw(&actor, &with(body, "draws", json!(20))).ok();
        assert_eq!(
            never["opening"], answer["opening"],
            "the mulligan comes after the hand"
        );
        assert_eq!(never["next"].as_array().unwrap().len(), 5);
        assert_eq!(whole(&[&never["hand"], &never["next"]]), cards);
        // What comes next does not depend on how much of it is shown.
        let body = with(asked(&all), "number", json!(number));
        let two = draw(&actor, &with(body, "draws", json!(2))).ok();
        assert_eq!(
            two["next"].as_array().unwrap()[..],
            never["next"].as_array().unwrap()[..2]
        );
    }
}

#[test]
fn a_rule_keeps_a_hand_or_what_it_says() {
    let server = Server::shared();
    let actor = server.anonymous();
    let rule = json!({"id": "rule",
        "keep_if": {"all": [{"query": "custo<=1", "at_least": 2}, {"not": {"cards": [OX], "at_least": 2}}]},
        "keep": {"query": "tipo:aliado custo:2"}});
    let main = [(ARMADILLO, 8), (PILGRIM, 6), (GUNMAN, 8), (OX, 18)];
    let body = with(asked(&main), "mulligan", rule);
    let mut stayed = 0;
    for number in 0..40 {
        let answer = draw(&actor, &with(body.clone(), "number", json!(number))).ok();
        let opening = ids(&answer["opening"]);
        let count = |card: &str| opening.iter().filter(|id| *id == card).count();
        let stays = count(ARMADILLO) + count(PILGRIM) >= 2 && count(OX) < 2;
        stayed += usize::from(stays);
        let back: Vec<&String> = opening
            .iter()
            .filter(|id| !stays && *id != GUNMAN)
            .collect();
        assert_eq!(
            ids(&answer["put_back"]).iter().collect::<Vec<_>>(),
            back,
            "{opening:?}"
        );
        assert_eq!(ids(&answer["hand"]).len(), 5);
        let kept = ids(&answer["hand"])
            .iter()
            .filter(|id| *id == GUNMAN)
            .count();
        assert!(kept >= count(GUNMAN), "what is kept stays");
    }
    assert!((1..40).contains(&stayed), "both happened: {stayed}");
}

#[test]
fn the_same_deck_in_any_order_has_the_same_hand_and_the_link_shows_it_again() {
    let server = Server::shared();
    let actor = server.anonymous();
    let lists = ready();
    let mut turned = lists.clone();
    turned["main"].as_array_mut().unwrap().reverse();
    let first = turned["main"][0].clone();
    // One line becomes two.
    turned["main"]
        .as_array_mut()
        .unwrap()
        .push(json!({"card": first["card"], "copies": 1}));
    turned["main"][0]["copies"] = json!(first["copies"].as_u64().unwrap() - 1);
    let body = json!({"game": "fab", "deck": lists, "seed": u64::MAX.to_string(), "number": 7, "draws": 4, "first": "draw",
        "mulligan": {"id": "rule", "keep_if": {"query": "custo<=2", "at_least": 3}, "keep": {"query": "custo<=2"}}});
    let answer = draw(&actor, &body).ok();
    assert!(answer.get("warnings").is_none(), "{}", answer["warnings"]);
    assert_eq!(
        answer,
        draw(&actor, &with(body.clone(), "deck", turned)).ok()
    );
    let link = path(&answer["link"]);
    for part in [
        "seed=18446744073709551615",
        "number=7",
        "draws=4",
        "first=draw",
        "format=fab-padrao",
    ] {
        assert!(link.contains(part), "{link} has no {part}");
    }
    let again = actor.get(&format!("{link}&lang=en"));
    assert_eq!(again.ok(), answer);
    let etag = again.header("etag").unwrap();
    let known = actor
        .with("if-none-match", etag)
        .get(&format!("{link}&lang=en"));
    assert_eq!(known.status, 304);
    assert!(again.header("cache-control").unwrap().contains("max-age"));
    let next = actor
        .get(&format!("{}&lang=en", path(&answer["new_hand"])))
        .ok();
    assert_eq!(next["number"], 8);
    assert_eq!(
        next,
        draw(&actor, &with(body.clone(), "number", json!(8))).ok()
    );
    let mut by_code = with(body, "code", json!(code(&actor, &lists)));
    by_code.as_object_mut().unwrap().remove("deck");
    assert_eq!(draw(&actor, &by_code).ok(), answer);
}

#[test]
fn numbers_and_seeds_are_told_apart() {
    let server = Server::shared();
    let actor = server.anonymous();
    let lists = ready();
    let hand = |change: Value| {
        let mut body = json!({"game": "fab", "deck": lists});
        body.as_object_mut()
            .unwrap()
            .extend(change.as_object().unwrap().clone());
        draw(&actor, &body).ok()
    };
    let hands: Vec<Value> = (0..10)
        .map(|n| hand(json!({"seed": "5", "number": n}))["opening"].clone())
        .collect();
    assert!(hands.iter().any(|hand| *hand != hands[0]));
    assert_eq!(
        hand(json!({"seed": 5, "number": 3})),
        hand(json!({"seed": "5", "number": 3}))
    );
    assert_eq!(hand(json!({"seed": 5.0}))["seed"], "5");
    // Without a seed the server chooses one, and tells it.
    let chosen = hand(json!({}));
    assert_eq!(hand(json!({"seed": chosen["seed"]})), chosen);
    let seeds: Vec<Value> = (0..5).map(|_| hand(json!({}))["seed"].clone()).collect();
    assert!(seeds.iter().any(|seed| *seed != seeds[0]));
    // A number that readers of JSON may round is to be a text.
    let large = json!({"game": "fab", "deck": lists, "seed": 4_294_967_296_u64});
    let large = draw(&actor, &large).problem(422, "invalid-body");
    assert_eq!(large["errors"].as_array().unwrap().len(), 1, "{large}");
    let message = text(&large["errors"][0]["message"]);
    assert!(
        message.ends_with("write a larger one as text, in quotes"),
        "{message}"
    );
    let last = hand(json!({"seed": 1, "number": u32::MAX}));
    assert!(last.get("new_hand").is_none() && last.get("link").is_some());
}

#[test]
fn names_are_those_of_the_language() {
    let server = Server::shared();
    let actor = server.anonymous();
    let body = asked(&[(ARMADILLO, 40)]);
    let name = |lang: &str| {
        let answer = actor
            .post(&format!("/v1/goldfish/hand?lang={lang}"), &body)
            .ok();
        let warning = text(&answer["warnings"][0]["message"]).to_owned();
        (text(&answer["hand"][0]["name"]).to_owned(), warning)
    };
    let (pt, warning) = name("pt-BR");
    assert_eq!(pt, "Tatu de Roça");
    assert!(warning.contains("“Tatu de Roça”: 40 cópias"), "{warning}");
    let (en, warning) = name("en");
    assert_eq!(en, "Field Armadillo");
    assert!(
        warning.contains("“Field Armadillo”: 40 copies"),
        "{warning}"
    );
}

#[test]
fn an_illegal_deck_is_refused_or_played_with_a_warning() {
    let server = Server::shared();
    let actor = server.anonymous();
    let body = asked(&[(ARMADILLO, 36), (OX, 3)]);
    let mut refused = body.clone();
    refused.as_object_mut().unwrap().remove("illegal");
    let problem = draw(&actor, &refused).problem(422, "illegal-deck");
    let told = errors(&problem);
    assert!(
        told.contains(&"/deck/main too_few_cards".to_owned()),
        "{told:?}"
    );
    assert!(
        told.contains(&"/deck/main/0 too_many_copies".to_owned()),
        "{told:?}"
    );
    assert!(
        told.iter().any(|it| it.starts_with("/deck/main/1 ")),
        "{told:?}"
    );
    let answer = draw(&actor, &body).ok();
    let warnings = answer["warnings"].as_array().unwrap();
    assert_eq!(warnings.len(), told.len());
    assert!(warnings.iter().all(|it| it["code"] == "illegal_deck"));
    let link = path(&answer["link"]);
    assert!(link.contains("illegal=simulate"));
    assert_eq!(
        actor.get(&format!("{link}&lang=en")).ok()["opening"],
        answer["opening"]
    );
    let refused = link.replace("&illegal=simulate", "");
    let told = errors(&actor.get(&refused).problem(422, "illegal-deck"));
    assert!(told.iter().all(|it| it.starts_with("/code ")), "{told:?}");
}

#[test]
fn what_the_engine_cannot_lay_out_is_refused_whatever_is_asked() {
    let server = Server::shared();
    let actor = server.anonymous();
    let refused = |change: &dyn Fn(&mut Value)| {
        let mut body = asked(&[(ARMADILLO, 40)]);
        change(&mut body["deck"]);
        mistakes(&draw(&actor, &body))
    };
    assert_eq!(
        refused(&|deck| deck["arredores"] = json!([{"card": BASE, "copies": 3}])),
        ["/deck/arredores bases"]
    );
    assert_eq!(
        refused(&|deck| deck["centro"] = json!([])),
        ["/deck/centro bases"]
    );
    assert_eq!(
        refused(&|deck| deck["main"] = json!([])),
        ["/deck/main too_few"]
    );
    assert_eq!(
        refused(&|deck| deck["main"][0]["copies"] = json!(301)),
        ["/deck/main too_large"]
    );
    assert_eq!(
        refused(
            &|deck| deck["main"] = json!([{"card": OX, "copies": 9}, {"card": BASE, "copies": 2}])
        ),
        ["/deck/main/1 not_a_deck_card"]
    );
    assert_eq!(
        refused(&|deck| deck["centro"] = json!([{"card": OX}])),
        ["/deck/centro/0 not_a_base"]
    );
    assert_eq!(
        refused(&|deck| deck["main"][0]["card"] = json!("fab-nope")),
        ["/deck/main/0/card unknown_card"]
    );
    assert_eq!(
        refused(&|deck| deck["sideboard"] = json!([{"card": OX}])),
        ["/deck/sideboard no_such_list"]
    );
    let most = draw(&actor, &asked(&[(ARMADILLO, 300)])).ok();
    assert_eq!(ids(&most["hand"]), vec![ARMADILLO; 5]);
    // A deck that is smaller than the hand is shown as it is.
    let few = draw(&actor, &with(asked(&[(ARMADILLO, 3)]), "draws", json!(2))).ok();
    assert_eq!(
        (ids(&few["hand"]), &few["next"]),
        (vec![ARMADILLO.to_owned(); 3], &json!([]))
    );
}

#[test]
fn every_mistake_has_its_place() {
    let server = Server::shared();
    let actor = server.anonymous();
    let body = asked(&[(ARMADILLO, 40)]);
    let refused =
        |field: &str, value: Value| mistakes(&draw(&actor, &with(body.clone(), field, value)));
    assert_eq!(refused("game", json!("dd")), ["/game not_played"]);
    assert_eq!(refused("game", json!("apo")), ["/game not_played"]);
    assert_eq!(
        refused("format", json!("dd-padrao")),
        ["/format unknown_format"]
    );
    assert_eq!(refused("first", json!("second")), ["/first unknown_value"]);
    assert_eq!(
        refused("seed", json!("18446744073709551616")),
        ["/seed too_large"]
    );
    assert_eq!(refused("seed", json!(-1)), ["/seed too_small"]);
    assert_eq!(refused("number", json!(1.5)), ["/number type"]);
    assert_eq!(refused("draws", json!(21)), ["/draws too_large"]);
    assert_eq!(refused("turns", json!(3)), ["/turns unknown_field"]);
    assert_eq!(refused("code", json!("FAB1")), ["/code one_of"]);
    assert_eq!(refused("deck", Value::Null), ["/deck one_of"]);
    let coded = |code: &str| {
        let body = json!({"game": "fab", "code": code});
        mistakes(&draw(&actor, &body))
    };
    assert_eq!(coded("FAB1XYZ"), ["/code invalid_deck_code"]);
    assert_eq!(coded("DD13SFR21R4ALN5"), ["/code other_game"]);
    let mulligan = |value: Value| refused("mulligan", value);
    assert_eq!(
        mulligan(json!({"id": "never", "keep": {"query": "x"}}))[0],
        "/mulligan/keep not_used"
    );
    assert_eq!(
        mulligan(json!({"id": "rule"})),
        ["/mulligan/keep_if required"]
    );
    assert_eq!(
        mulligan(json!({"id": "keep", "keep": {}})),
        ["/mulligan/keep one_of"]
    );
    let rule = |keep_if: Value| mulligan(json!({"id": "rule", "keep_if": keep_if}));
    assert_eq!(
        rule(json!({"query": "custo<=2"})),
        ["/mulligan/keep_if/at_least required"]
    );
    assert_eq!(
        rule(json!({"query": "a", "all": []})),
        ["/mulligan/keep_if/all too_few"]
    );
    assert_eq!(
        rule(json!({"any": [{"query": "custo<=2", "at_least": 3, "at_most": 2}]})),
        ["/mulligan/keep_if/any/0/at_least too_large"]
    );
    assert_eq!(
        rule(json!({"not": {"cards": ["fab-nope"], "at_least": 1}})),
        ["/mulligan/keep_if/not/cards/0 unknown_card"]
    );
    assert_eq!(
        rule(json!({"query": "custo<=", "at_least": 1})),
        ["/mulligan/keep_if/query invalid_query"]
    );
    let one = json!({"query": "custo<=2", "at_least": 1});
    let deep = (1..17).fold(one.clone(), |inner, _| json!({ "not": inner }));
    assert_eq!(rule(deep), ["/mulligan/keep_if too_complex"]);
    let wide = json!({"any": vec![json!({"all": [one.clone(), one]}); 32]});
    assert_eq!(rule(wide), ["/mulligan/keep_if too_complex"]);
}

#[test]
fn a_mulligan_about_cards_that_are_not_there_is_answered_with_a_warning() {
    let server = Server::shared();
    let actor = server.anonymous();
    let rule = json!({"id": "rule", "keep_if": {"cards": [OX], "at_least": 1}, "keep": {"query": "custo:9"}});
    let answer = draw(&actor, &with(asked(&[(ARMADILLO, 40)]), "mulligan", rule)).ok();
    let told: Vec<&str> = answer["warnings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| text(&it["code"]))
        .collect();
    assert_eq!(told[..2], ["empty_query", "not_in_deck"]);
    assert_eq!(
        answer["warnings"][1]["pointer"],
        "/mulligan/keep_if/cards/0"
    );
    assert_eq!(ids(&answer["put_back"]).len(), 5);
}

#[test]
fn a_link_with_wrong_parameters_says_which() {
    let server = Server::shared();
    let actor = server.anonymous();
    let code = code(&actor, &ready());
    let problem = actor
        .get("/v1/goldfish/hand?seed=1")
        .problem(400, "missing-parameter");
    assert_eq!(problem["known"], json!(["code"]));
    let problem = actor
        .get(&format!("/v1/goldfish/hand?code={code}"))
        .problem(400, "missing-parameter");
    assert_eq!(problem["known"], json!(["seed"]));
    let problem = actor
        .get("/v1/goldfish/hand?code=FAB1XYZ&seed=1")
        .problem(400, "invalid-deck-code");
    assert!(problem["reason"].is_string());
    let wrong = |query: &str| {
        let address = format!("/v1/goldfish/hand?lang=en&code={code}&{query}");
        errors(&actor.get(&address).problem(400, "invalid-parameter"))
    };
    assert_eq!(wrong("seed=x"), ["/seed invalid"]);
    assert_eq!(wrong("seed=99999999999999999999"), ["/seed too_large"]);
    assert_eq!(
        wrong("seed=1&number=-1&draws=21"),
        ["/number invalid", "/draws invalid"]
    );
    assert_eq!(
        wrong("seed=1&first=me&illegal=yes"),
        ["/first invalid", "/illegal invalid"]
    );
    assert_eq!(wrong("seed=1&format=nope"), ["/format unknown_format"]);
    assert_eq!(wrong("seed=1&mulligan=%7B"), ["/mulligan invalid"]);
    assert_eq!(
        wrong("seed=1&mulligan=%7B%22id%22%3A%22often%22%7D"),
        ["/mulligan/id unknown_value"]
    );
    let other = actor.get("/v1/goldfish/hand?code=DD13SFR21R4ALN5&seed=1");
    assert_eq!(
        errors(&other.problem(400, "invalid-parameter")),
        ["/game not_played"]
    );
    let warned = actor
        .get(&format!("/v1/goldfish/hand?code={code}&seed=1&x=1"))
        .ok();
    assert_eq!(warned["warnings"][0]["code"], "unknown_parameter");
    assert_eq!(
        actor
            .send(
                "HEAD",
                &format!("/v1/goldfish/hand?code={code}&seed=1"),
                &[]
            )
            .status,
        200
    );
}
