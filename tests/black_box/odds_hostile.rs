//! Whatever is sent to `POST /v1/odds`: nothing panics, nothing takes long.

use std::time::{Duration, Instant};

use fabulario_tests::{Answer, Server};
use serde_json::{Value, json};

/// Longer than any answer may take in a debug build on a busy machine.
const LONG: Duration = Duration::from_secs(20);

fn quickly(server: &Server, body: &Value) -> Answer {
    let begin = Instant::now();
    let answer = server.anonymous().post("/v1/odds?lang=en", body);
    assert!(begin.elapsed() < LONG, "took {:?}", begin.elapsed());
    answer
}

fn asked(condition: &Value) -> Value {
    json!({
        "game": "fab", "size": 40, "groups": [{"id": "a", "count": 3}],
        "questions": [{"condition": condition, "seen": [5]}],
    })
}

fn first_mistake(answer: &Answer) -> (String, String, String) {
    let problem = answer.problem(422, "invalid-body");
    let of = |field: &str| problem["errors"][0][field].as_str().unwrap().to_owned();
    (of("pointer"), of("code"), of("message"))
}

#[test]
fn deep_and_wide_conditions_are_refused_with_the_limit() {
    let server = Server::shared();
    let one = json!({"group": "a", "at_least": 1});
    let deep = |depth: usize| (1..depth).fold(one.clone(), |inner, _| json!({ "not": inner }));
    quickly(server, &asked(&deep(16))).ok();
    let refused = first_mistake(&quickly(server, &asked(&deep(17))));
    assert_eq!(refused.0, "/questions/0/condition");
    assert_eq!(refused.1, "too_complex");
    assert_eq!(refused.2, "conditions inside each other more than 16 deep");
    assert_eq!(quickly(server, &asked(&deep(100))).status, 422);
    // Deeper than any JSON is read.
    let body = asked(&json!("DEEP")).to_string();
    let body = body.replace("\"DEEP\"", &r#"{"not":"#.repeat(50_000));
    let answer = server.anonymous().post_text("/v1/odds", &body);
    answer.problem(400, "malformed-json");
    let wide =
        |counts: usize| json!({ "any": vec![json!({"all": [one.clone(), one.clone()]}); counts] });
    quickly(server, &asked(&wide(32))).ok();
    let refused = first_mistake(&quickly(server, &asked(&wide(33))));
    assert_eq!(
        refused.2,
        "66 counts in one condition, at most 64 allowed; split the question"
    );
    let refused = first_mistake(&quickly(server, &asked(&wide(65))));
    assert_eq!(
        (refused.0.as_str(), refused.1.as_str()),
        ("/questions/0/condition/any", "too_many")
    );
}

#[test]
fn too_many_kinds_of_hands_are_refused_with_the_numbers() {
    let server = Server::shared();
    let found = server
        .anonymous()
        .get("/v1/cards?q=jogo:fab&limit=200")
        .ok();
    let ids: Vec<&Value> = found["data"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| &it["id"])
        .collect();
    let lines: Vec<Value> = ids
        .iter()
        .map(|id| json!({"card": id, "copies": 5}))
        .collect();
    // Every card in another set of groups.
    let groups: Vec<Value> = (0..8)
        .map(|group| {
            let cards = ids
                .iter()
                .enumerate()
                .filter(|(place, _)| (place + 1) >> group & 1 == 1);
            let cards: Vec<&Value> = cards.map(|(_, id)| *id).collect();
            json!({"id": group.to_string(), "cards": cards})
        })
        .collect();
    let parts: Vec<Value> = (0..8)
        .map(|group| json!({"group": group.to_string(), "at_least": 3, "at_most": 200}))
        .collect();
    let question = json!({"condition": {"all": parts}, "seen": [1000]});
    let body = json!({
        "game": "fab", "deck": {"main": lines}, "groups": groups, "questions": vec![question; 20],
    });
    let (pointer, code, message) = first_mistake(&quickly(server, &body));
    assert_eq!(
        (pointer.as_str(), code.as_str()),
        ("/questions/0/condition", "too_complex")
    );
    assert!(message.starts_with("too much to count: "), "{message}");
    assert!(
        message.contains(" steps and ") && message.ends_with("or fewer cards seen"),
        "{message}"
    );
}

#[test]
fn huge_numbers_and_empty_lists_are_refused_where_they_stand() {
    let server = Server::shared();
    let refused = |change: &dyn Fn(&mut Value)| {
        let mut body = asked(&json!({"group": "a", "at_least": 1}));
        change(&mut body);
        let (pointer, code, _) = first_mistake(&quickly(server, &body));
        format!("{pointer} {code}")
    };
    let huge = json!(u64::MAX);
    assert_eq!(refused(&|it| it["size"] = huge.clone()), "/size too_large");
    assert_eq!(refused(&|it| it["size"] = json!(0)), "/size too_small");
    assert_eq!(
        refused(&|it| it["groups"][0]["count"] = huge.clone()),
        "/groups/0/count too_large"
    );
    assert_eq!(
        refused(&|it| it["questions"][0]["seen"] = json!([-1])),
        "/questions/0/seen/0 too_small"
    );
    assert_eq!(
        refused(&|it| it["questions"][0]["seen"] = json!([])),
        "/questions/0/seen too_few"
    );
    assert_eq!(
        refused(&|it| it["questions"][0]["seen"] = json!(vec![1; 61])),
        "/questions/0/seen too_many"
    );
    assert_eq!(
        refused(&|it| it["questions"][0]["condition"] = json!({"all": []})),
        "/questions/0/condition/all too_few"
    );
    assert_eq!(refused(&|it| it["groups"] = json!([])), "/groups too_few");
    assert_eq!(
        refused(&|it| it["questions"] = json!([])),
        "/questions too_few"
    );
    assert_eq!(
        refused(&|it| it["groups"][0]["id"] = json!("")),
        "/groups/0/id too_short"
    );
    let nine: Vec<Value> = (0..9)
        .map(|n| json!({"id": n.to_string(), "count": 1}))
        .collect();
    assert_eq!(
        refused(&|it| it["groups"] = json!(nine)),
        "/groups too_many"
    );
}

#[test]
fn a_deck_of_too_many_cards_or_names_that_nobody_knows_is_refused_soon() {
    let server = Server::shared();
    let found = server.anonymous().get("/v1/cards?q=jogo:dd&limit=1").ok();
    let id = &found["data"][0]["id"];
    let body = |lines: Value, cards: Value| {
        json!({
            "game": "dd", "deck": {"main": lines}, "groups": [{"id": "a", "cards": cards}],
            "questions": [{"condition": {"group": "a", "at_least": 1}}],
        })
    };
    let many = json!(vec![json!({"card": id, "copies": 1_000_000}); 5000]);
    let refused = first_mistake(&quickly(server, &body(many, json!([id]))));
    assert_eq!(
        (refused.0.as_str(), refused.1.as_str()),
        ("/deck/main", "too_large")
    );
    assert!(refused.2.starts_with("5000000000 cards"), "{}", refused.2);
    quickly(
        server,
        &body(json!([{"card": id, "copies": 1000}]), json!([id])),
    )
    .ok();
    let strange: Vec<Value> = (0..5000)
        .map(|n| json!({"card": format!("ninguém {n} conhece")}))
        .collect();
    let names: Vec<String> = (0..1000).map(|n| format!("ninguém {n} conhece")).collect();
    let answer = quickly(server, &body(json!(strange), json!(names)));
    let errors = answer.problem(422, "invalid-body")["errors"]
        .as_array()
        .unwrap()
        .len();
    assert_eq!(errors, 100);
}
