//! `POST /v1/odds`: exact odds of a deck or of numbers of cards.

use fabulario_tests::{Actor, Answer, Server};
use serde_json::{Value, json};

fn ask(actor: &Actor, body: &Value) -> Answer {
    actor.post("/v1/odds?lang=en", body)
}

/// `pointer code` of each mistake.
fn mistakes(answer: &Answer) -> Vec<String> {
    let problem = answer.problem(422, "invalid-body");
    let errors = problem["errors"].as_array().unwrap().iter();
    errors
        .map(|error| format!("{} {}", text(&error["pointer"]), text(&error["code"])))
        .collect()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

/// Forty cards of Fábula, at most three of each, as the search gives them.
struct Deck {
    cards: Vec<(Value, u32)>,
}

impl Deck {
    fn new(actor: &Actor) -> Self {
        let found = actor.get("/v1/cards?q=jogo:fab+-tipo:base+-tipo:ficha&order=cost&limit=200");
        let found = found.ok()["data"].as_array().unwrap().clone();
        // From the whole range of costs and types.
        let step = found.len() / 14;
        let cards = found.into_iter().step_by(step).take(14).enumerate();
        let copies = |place| if place == 13 { 1 } else { 3 };
        let cards = cards.map(|(place, card)| (card, copies(place)));
        Self {
            cards: cards.collect(),
        }
    }

    fn lists(&self) -> Value {
        let lines = self.cards.iter();
        let lines: Vec<Value> = lines
            .map(|(card, copies)| json!({"card": card["id"], "copies": copies}))
            .collect();
        json!({ "main": lines })
    }

    fn count(&self, is_it: impl Fn(&Value) -> bool) -> u32 {
        let cards = self.cards.iter().filter(|(card, _)| is_it(card));
        cards.map(|(_, copies)| copies).sum()
    }
}

fn is_ally(card: &Value) -> bool {
    card["type"] == "aliado"
}

fn is_cheap(card: &Value) -> bool {
    card["cost"].as_u64().is_some_and(|cost| cost <= 2)
}

/// `n` over `k`.
fn over(n: u32, k: u32) -> f64 {
    (0..k).fold(1.0, |all, i| {
        all * (f64::from(n) - f64::from(i)) / f64::from(i + 1)
    })
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
    let operation = &document["paths"]["/v1/odds"]["post"];
    let example = |of: &Value| of["content"]["application/json"]["example"].clone();
    let answer = ask(&actor, &example(&operation["requestBody"])).ok();
    assert_eq!(answer, example(&operation["responses"]["200"]));
}

#[test]
fn vectors_of_the_rules_by_numbers_alone() {
    let server = Server::shared();
    let actor = server.anonymous();
    let check = |game: &str, size: u32, copies: u32, seen: u32, wanted: f64| {
        let body = json!({
            "game": game, "size": size, "groups": [{"id": "card", "count": copies}],
            "questions": [{"condition": {"group": "card", "at_least": 1}, "seen": [seen]}],
        });
        let answer = ask(&actor, &body).ok();
        let found = &answer["questions"][0]["by_seen"][0]["probability"];
        assert!(
            (found.as_f64().unwrap() - wanted).abs() < 5e-7,
            "{game} {found}"
        );
    };
    check("fab", 40, 3, 5, 0.337_551);
    check("fab", 40, 2, 6, 0.280_769);
    check("dd", 30, 2, 4, 0.252_874);
    check("mvc", 60, 4, 10, 0.527_721);
    check("mvc", 60, 12, 10, 0.913_246);
}

#[test]
fn what_is_told_without_numbers_are_opening_hands_and_what_follows() {
    let server = Server::shared();
    let actor = server.anonymous();
    let usual = |game: &str, size: u32| {
        let body = json!({
            "game": game, "size": size, "groups": [{"id": "a", "count": 2}],
            "questions": [{"condition": {"group": "a", "at_least": 1}}],
        });
        let answer = ask(&actor, &body).ok();
        assert_eq!(answer["mulligan"], false);
        let seen = answer["questions"][0]["by_seen"].as_array().unwrap().iter();
        let seen: Vec<u64> = seen.map(|it| it["seen"].as_u64().unwrap()).collect();
        (seen, answer["opening_hands"].clone())
    };
    let (seen, hands) = usual("fab", 40);
    assert_eq!(seen, (5..=15).collect::<Vec<_>>());
    assert_eq!(
        hands,
        json!([{"format": "fab-padrao", "cards": 5}, {"format": "fab-padrao-guia", "cards": 6}])
    );
    assert_eq!(usual("dd", 30).0, (4..=15).collect::<Vec<_>>());
    let (seen, hands) = usual("mvc", 60);
    assert_eq!(seen, [10, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]);
    assert_eq!(
        hands[0]["by_turn"],
        json!([12, 13, 14, 15, 16, 17, 18, 19, 20, 21])
    );
    assert_eq!(
        usual("mvc", 13).0,
        [10, 12, 13],
        "no turn draws what is not there"
    );
    let (seen, hands) = usual("apo", 6);
    assert_eq!((seen, hands), ((1..=6).collect(), json!([])));
    assert_eq!(
        usual("fab", 3).0,
        [1, 2, 3],
        "fewer cards than an opening hand"
    );
}

#[test]
fn groups_by_query_and_by_name_overlap() {
    let server = Server::shared();
    let actor = server.anonymous();
    let deck = Deck::new(&actor);
    let (first, second) = (&deck.cards[0].0, &deck.cards[1].0);
    let body = json!({
        "game": "fab", "deck": deck.lists(),
        "groups": [
            {"id": "allies", "query": "tipo:aliado"},
            {"id": "cheap", "query": "custo<=2"},
            {"id": "two", "cards": [first["id"], second["names"]["pt-BR"]]},
        ],
        "questions": [
            {"condition": {"all": [{"group": "allies", "at_least": 1}, {"group": "cheap", "at_least": 2}]}, "seen": [6]},
            {"condition": {"not": {"any": [{"group": "allies", "at_most": 0}, {"group": "cheap", "at_most": 1}]}}, "seen": [6]},
            {"condition": {"group": "two", "at_least": 1, "at_most": 1}, "seen": [5, 40, 0]},
        ],
    });
    let answer = ask(&actor, &body).ok();
    assert_eq!(
        (&answer["sections"], &answer["size"]),
        (&json!(["main"]), &json!(40))
    );
    assert!(answer.get("warnings").is_none(), "{}", answer["warnings"]);
    let both = deck.count(|card| is_ally(card) && is_cheap(card));
    let (allies, cheap) = (deck.count(is_ally), deck.count(is_cheap));
    assert!(
        both > 0 && allies > both && cheap > both,
        "the groups overlap, and not only"
    );
    let told = |group: usize| answer["groups"][group]["cards"].as_u64().unwrap();
    assert_eq!(
        [told(0), told(1), told(2)],
        [allies.into(), cheap.into(), 6]
    );
    near(
        &answer["groups"][0]["expected"][2]["cards"],
        6.0 * f64::from(allies) / 40.0,
    );
    let [ally_only, cheap_only] = [allies - both, cheap - both];
    let rest = 40 - both - ally_only - cheap_only;
    let mut hands = 0.0;
    for (b, a, c) in
        (0..=6).flat_map(|b| (0..=6).flat_map(move |a| (0..=6).map(move |c| (b, a, c))))
    {
        if b + a + c <= 6 && b + a >= 1 && b + c >= 2 {
            hands += over(both, b)
                * over(ally_only, a)
                * over(cheap_only, c)
                * over(rest, 6 - a - b - c);
        }
    }
    let by_seen = |question: usize| &answer["questions"][question]["by_seen"];
    near(&by_seen(0)[0]["probability"], hands / over(40, 6));
    assert_eq!(by_seen(0), by_seen(1), "said in another way");
    near(
        &by_seen(2)[0]["probability"],
        6.0 * over(34, 4) / over(40, 5),
    );
    assert_eq!(by_seen(2)[1], json!({"seen": 40, "probability": 0.0}));
    assert_eq!(by_seen(2)[2], json!({"seen": 0, "probability": 0.0}));
}

#[test]
fn a_heavy_query_and_a_heavy_question_are_answered_like_light_ones() {
    let server = Server::shared();
    let actor = server.anonymous();
    let deck = Deck::new(&actor);
    let with = |query: &str| {
        let body = json!({
            "game": "fab", "deck": deck.lists(), "groups": [{"id": "a", "query": query}],
            "questions": [{"condition": {"group": "a", "at_least": 1}}],
        });
        ask(&actor, &body).ok()
    };
    assert_eq!(
        with("tipo:aliado"),
        with("tipo:aliado (nome:/./ ou nome:/x/)")
    );
    // So many kinds of hands that the worker hands the question on.
    let groups: Vec<Value> = (0..6)
        .map(|n| json!({"id": n.to_string(), "count": 150}))
        .collect();
    let parts: Vec<Value> = (0..6)
        .map(|n| json!({"group": n.to_string(), "at_least": 1, "at_most": 40}))
        .collect();
    let body = json!({
        "game": "fab", "size": 1000, "groups": groups, "fractions": true,
        "questions": [
            {"condition": {"all": parts}, "seen": [100]},
            {"condition": {"not": {"all": parts}}, "seen": [100]},
        ],
    });
    let answer = ask(&actor, &body).ok();
    let [yes, no] = [0, 1].map(|question| &answer["questions"][question]["by_seen"][0]);
    near(
        &json!(yes["probability"].as_f64().unwrap() + no["probability"].as_f64().unwrap()),
        1.0,
    );
    let denominators = [yes, no].map(|it| text(&it["fraction"]["denominator"]).to_owned());
    assert_eq!(
        denominators[0], denominators[1],
        "one minus a fraction has its denominator"
    );
    assert!(denominators[0].len() > 100);
}

#[test]
fn an_apoteose_hero_draws_from_the_inventory() {
    let server = Server::shared();
    let actor = server.anonymous();
    let found = actor.get("/v1/cards?q=jogo:apo+tipo:item&limit=3").ok();
    let card = |n: usize| found["data"][n]["id"].clone();
    let body = json!({
        "game": "apo",
        "deck": {
            "inventario": [{"card": card(0), "copies": 2}, {"card": card(1), "attached": [{"card": card(0)}]}],
            "equipamento": [{"card": card(2)}],
        },
        "groups": [{"id": "first", "cards": [card(0)]}, {"id": "worn", "cards": [card(2)]}],
        "questions": [{"condition": {"group": "first", "at_least": 2}}],
    });
    // All resources of a hero are shuffled, unless one list is asked for. APO-H21
    let whole = ask(&actor, &body).ok();
    assert_eq!(whole["size"], 5);
    assert_eq!(whole["sections"].as_array().unwrap().len(), 5);
    let mut carried = body.clone();
    carried["section"] = json!("inventario");
    let answer = ask(&actor, &carried).ok();
    assert_eq!(
        (&answer["sections"], &answer["size"]),
        (&json!(["inventario"]), &json!(3))
    );
    let third = 1.0 / 3.0;
    assert_eq!(
        answer["questions"][0]["by_seen"],
        json!([{"seen": 1, "probability": 0.0}, {"seen": 2, "probability": third}, {"seen": 3, "probability": 1.0}])
    );
    let warnings = answer["warnings"].as_array().unwrap().iter();
    let told: Vec<String> = warnings
        .map(|it| format!("{} {}", text(&it["pointer"]), text(&it["code"])))
        .collect();
    assert_eq!(
        told,
        ["/groups/1/cards/0 not_in_deck", "/groups/1 empty_group"]
    );
    let mut worn = body.clone();
    worn["section"] = json!("equipamento");
    assert_eq!(ask(&actor, &worn).ok()["size"], 1);
    worn["section"] = json!("anexos");
    assert_eq!(mistakes(&ask(&actor, &worn)), ["/section no_such_list"]);
}

#[test]
fn a_mistake_in_a_query_is_told_at_its_group() {
    let server = Server::shared();
    let actor = server.anonymous();
    let deck = Deck::new(&actor);
    let with = |query: &str| {
        json!({
            "game": "fab", "deck": deck.lists(),
            "groups": [{"id": "all", "query": ""}, {"id": "a", "query": query}],
            "questions": [{"condition": {"group": "a", "at_least": 1}, "seen": [5]}],
        })
    };
    let answer = ask(&actor, &with("tipo:aliado cor:azl")).ok();
    assert_eq!(
        answer["groups"][0]["cards"], 40,
        "an empty query finds everything"
    );
    assert_eq!(answer["groups"][1]["cards"], deck.count(is_ally));
    let warning = &answer["warnings"][0];
    assert_eq!(
        (&warning["code"], &warning["pointer"], &warning["span"]),
        (
            &json!("unknown_value"),
            &json!("/groups/1/query"),
            &json!({"start": 16, "end": 19})
        )
    );
    for query in ["custo>=xx", &"a".repeat(1025), &"(".repeat(60)] {
        let answer = ask(&actor, &with(query));
        assert_eq!(mistakes(&answer), ["/groups/1/query invalid_query"]);
    }
}

#[test]
fn mistakes_are_told_in_the_language_of_the_reader() {
    let server = Server::shared();
    let body = json!({
        "game": "fab", "deck": {"main": [{"card": "Jubarte Antig"}]},
        "groups": [{"id": "a", "query": "custo>=xx"}, {"id": "a", "count": 1}],
        "questions": [
            {"condition": {"group": "b", "at_least": 2, "at_most": 1}},
            {"condition": {"any": [{}], "not": {}}},
        ],
    });
    let told = |lang: &str| {
        let path = format!("/v1/odds?lang={lang}");
        let answer = server.anonymous().post(&path, &body);
        answer.problem(422, "invalid-body")["errors"].clone()
    };
    insta::assert_json_snapshot!("odds_mistakes_pt", told("pt-BR"));
    insta::assert_json_snapshot!("odds_mistakes_en", told("en"));
}

#[test]
fn every_mistake_is_told_at_its_place() {
    let server = Server::shared();
    let actor = server.anonymous();
    let question = json!({"condition": {"group": "a", "at_least": 1}});
    let one = json!({"id": "a", "count": 3});
    let cases = [
        (
            json!({"groups": [one], "questions": [question]}),
            "/deck one_of",
        ),
        (
            json!({"size": 40, "deck": {}, "groups": [one], "questions": [question]}),
            "/size one_of",
        ),
        (
            json!({"size": 40, "section": "main", "groups": [one], "questions": [question]}),
            "/section needs_deck",
        ),
        (
            json!({"size": 40, "groups": [{"id": "a", "query": "x"}], "questions": [question]}),
            "/groups/0 needs_deck",
        ),
        (
            json!({"size": 40, "groups": [{"id": "a"}], "questions": [question]}),
            "/groups/0 needs_deck",
        ),
        (
            json!({"size": 2, "groups": [one], "questions": [question]}),
            "/groups too_many_cards",
        ),
        (
            json!({"size": 40, "groups": [one, one], "questions": [question]}),
            "/groups/1/id not_unique",
        ),
        (
            json!({"deck": {}, "groups": [{"id": "a", "query": "x"}], "questions": [question]}),
            "/deck/main too_few",
        ),
        (
            json!({"size": 1001, "groups": [one], "questions": [question]}),
            "/size too_large",
        ),
        (
            json!({"size": 40, "groups": [one], "questions": [question], "x": 1}),
            "/x unknown_field",
        ),
    ];
    for (mut body, wanted) in cases {
        body["game"] = json!("fab");
        assert_eq!(mistakes(&ask(&actor, &body)), [wanted], "{body}");
    }
    let body = json!({
        "game": "fab", "size": 40, "groups": [one],
        "questions": [
            {"condition": {}, "seen": [41]},
            {"condition": {"group": "b", "at_least": 1}},
            {"condition": {"group": "a"}},
            {"condition": {"all": [{"group": "a", "at_least": 2, "at_most": 1}, {"not": {"at_least": 1}}]}},
            {"condition": {"any": [{"group": "a", "at_least": 1}], "at_most": 2}},
        ],
    });
    assert_eq!(
        mistakes(&ask(&actor, &body)),
        [
            "/questions/0/condition one_of",
            "/questions/1/condition/group unknown_group",
            "/questions/2/condition/at_least required",
            "/questions/3/condition/all/0/at_least too_large",
            "/questions/3/condition/all/1/not one_of",
            "/questions/4/condition one_of",
            "/questions/0/seen/0 too_large",
        ]
    );
    let body = json!({
        "game": "fab", "deck": {"main": [{"card": "fab-nada"}], "casa": [{"card": "fab-nada"}]},
        "groups": [{"id": "a", "cards": ["fab-nada"]}, {"id": "b", "count": 1}],
        "questions": [question],
    });
    assert_eq!(
        mistakes(&ask(&actor, &body)),
        [
            "/deck/main/0/card unknown_card",
            "/deck/casa no_such_list",
            "/groups/0/cards/0 unknown_card",
            "/groups/1 one_of",
        ]
    );
}
