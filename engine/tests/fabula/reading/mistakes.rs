//! Every kind of mistake is found, told with its path, and found together with the others.

use super::*;

/// The path of the first effect of a Manobra's text.
const FIRST: &str = "/effect/sentences/0/effects/0";

#[test]
fn every_mistake_of_a_document_is_told_at_once() {
    let cards = [
        aliado(&json!({"name": "A", "vida": null})),
        aliado(&json!({"name": "B", "vida": 0})),
        aliado(&json!({"name": "C", "colour": ["azul"], "sabor": "doce"})),
        aliado(&json!({"name": null})),
        Value::Null,
        aliado(&json!({"name": "F", "cost": "many", "ofensiva": 1000, "influencia": 0.5})),
        manobra(&json!({"name": "G", "effect": null})),
        with(draws(&json!("x")), &json!({"name": "H"})),
        modificacao(&json!({"name": "I", "attach": null})),
        aliado(&json!({"name": "B"})),
        aliado(&json!({"name": "K", "keywords": ["Ligeiro"]})),
        base(&json!({"name": "L", "cost": 1})),
        manobra(&json!({"name": "M", "effect": says(&json!({"destroy": {"what": "target"}}))})),
        able(&json!({"triggered": {"trigger": "wins", "effect": {"sentences": []}}})),
        aliado(&json!({"name": "O"})),
    ];
    assert_found(
        &refuse(&cards),
        &[
            ("/cards/0", "an aliado has vida"),
            ("/cards/1", "vida must be above zero"),
            ("/cards/2", "the field colour is not known"),
            ("/cards/2", "the field sabor is not known"),
            ("/cards/3", "the field name is missing"),
            ("/cards/4", "must be an object"),
            ("/cards/5/cost", "must be an object"),
            ("/cards/5/ofensiva", "from -999 to 999"),
            ("/cards/5/influencia", "must be a whole number"),
            ("/cards/6", "a manobra has an effect"),
            (
                &format!("/cards/7{FIRST}/draw/amount"),
                "x has no value here",
            ),
            ("/cards/8", "a modificacao has a cost to attach it"),
            ("/cards/10/keywords/0", "the keyword Ligeiro is not defined"),
            ("/cards/11", "a base has no cost"),
            (
                &format!("/cards/12{FIRST}/destroy/what"),
                "there is no group of targets 0",
            ),
            (
                "/cards/13/abilities/0/triggered/trigger",
                "wins is not known",
            ),
            (
                "/cards/13/abilities/0/triggered/effect",
                "has either sentences or modes",
            ),
            ("/cards/9/name", "B is also the name of card 1"),
        ],
    );
}

#[test]
fn an_unknown_field_is_named_with_the_known_ones() {
    assert_refused(
        &aliado(&json!({"sabor": 1})),
        "",
        "the field sabor is not known; known are name, kind,",
    );
    let deep = manobra(&json!({"effect": says(&json!({"draw": {"amont": 1}}))}));
    assert_refused(
        &deep,
        &format!("{FIRST}/draw"),
        "the field amont is not known; known are who, amount",
    );
    // A word with fields where the word has none.
    let turn = json!({"passive": {"when": {"attached": {"to": "this"}}, "does": {"generate": {"amount": 1}}}});
    assert_refused(
        &able(&turn),
        "/abilities/0/passive/when/attached",
        "the field to is not known",
    );
}

#[test]
fn a_missing_field_is_told_where_it_is_missing() {
    assert_refused(
        &aliado(&json!({"kind": null})),
        "",
        "the field kind is missing",
    );
    let moves = |to: Value| manobra(&json!({"effect": says(&to)}));
    let path = format!("{FIRST}/move");
    assert_found(
        &refuse(&[moves(json!({"move": {}}))]),
        &[
            (&format!("/cards/0{path}"), "the field what is missing"),
            (&format!("/cards/0{path}"), "the field to is missing"),
        ],
    );
    // A word has no inside: the path ends where the word stands.
    assert_refused(&moves(json!("destroy")), FIRST, "the field what is missing");
    let trigger = json!({"triggered": {"trigger": "part_begins", "effect": says(&json!("draw"))}});
    assert_refused(
        &able(&trigger),
        "/abilities/0/triggered/trigger",
        "the field part is missing",
    );
}

#[test]
fn a_wrong_type_is_refused() {
    for (field, wrong, part) in [
        ("name", json!(7), "must be a text"),
        ("name", json!(""), "must be a text"),
        ("name", json!(" "), "must be a text"),
        (
            "name",
            json!("a".repeat(121)),
            "must be a text of 1 to 120 characters",
        ),
        ("kind", json!(7), "must be a word"),
        ("kind", json!(["aliado"]), "must be a word"),
        (
            "kind",
            json!({"aliado": {}, "base": {}}),
            "an object with one key",
        ),
        (
            "kind",
            json!({"aliado": 1}),
            "must be an object with the fields of this kind",
        ),
        ("cost", json!(true), "must be an object"),
        ("colours", json!("azul"), "must be a list"),
        ("colours", json!({"azul": true}), "must be a list"),
        ("vida", json!("3"), "must be a whole number"),
        ("restore", json!([]), "must be a whole number"),
        ("enters_attached", json!(1), "must be true or false"),
        ("abilities", json!({}), "must be a list"),
        ("keywords", json!([[]]), "must be a text"),
    ] {
        let path = match (&wrong, field) {
            (Value::Object(object), "kind") if object.len() == 1 => "/kind/aliado".to_owned(),
            (Value::Array(_), "keywords") => "/keywords/0".to_owned(),
            _ => format!("/{field}"),
        };
        assert_refused(&aliado(&json!({field: wrong})), &path, part);
    }
    let card = manobra(&json!({"effect": []}));
    assert_refused(&card, "/effect", "must be an object");
}

#[test]
fn an_unknown_variant_is_named_with_the_known_ones() {
    assert_refused(
        &manobra(&json!({"effect": says(&json!("explode"))})),
        FIRST,
        "explode is not known here; known are draw,",
    );
    assert_refused(
        &draws(&json!("w")),
        &format!("{FIRST}/draw/amount"),
        "w is not known here; known are x, y, z,",
    );
    // As in Rust, but not as written: words are in snake case.
    assert_refused(
        &manobra(&json!({"effect": says(&json!("Draw"))})),
        FIRST,
        "Draw is not known",
    );
    let deed = json!({"passive": {"does": {"allow": {"deed": "fly"}}}});
    assert_refused(
        &able(&deed),
        "/abilities/0/passive/does/allow/deed",
        "fly is not known",
    );
}

#[test]
fn numbers_out_of_range_are_refused() {
    let amount = format!("{FIRST}/draw/amount");
    let extremes = [
        1000,
        -1000,
        i64::from(i16::MAX),
        i64::from(i16::MIN),
        i64::from(i16::MIN) - 1,
        i64::MAX,
        i64::MIN,
    ];
    for number in extremes {
        assert_refused(&draws(&json!(number)), &amount, "from -999 to 999");
        assert_refused(
            &aliado(&json!({"ofensiva": number})),
            "/ofensiva",
            "from -999 to 999",
        );
        assert_refused(&aliado(&json!({"cost": number})), "/cost", "from 0 to 99");
    }
    for number in [json!(u64::MAX), json!(1e300), json!(-1e300)] {
        assert_refused(&draws(&number), &amount, "from -999 to 999");
    }
    accept(&aliado(
        &json!({"ofensiva": 999, "influencia": -999, "cost": 99, "restore": 99}),
    ));
    assert_refused(
        &aliado(&json!({"restore": 100})),
        "/restore",
        "from 0 to 99",
    );
}

#[test]
fn targets_must_be_declared() {
    let targets = |declared: usize, effect: Value| {
        let specs = vec![json!({"what": "permanent"}); declared];
        manobra(&json!({"effect": {"targets": specs, "sentences": [{"effects": [effect]}]}}))
    };
    let second = json!({"destroy": {"what": {"target": {"group": 1}}}});
    accept(&targets(2, second.clone()));
    accept(&targets(1, json!({"destroy": {"what": "target"}})));
    for (declared, effect) in [
        (1, second.clone()),
        (0, second),
        (0, json!({"destroy": {"what": "target"}})),
    ] {
        assert_refused(
            &targets(declared, effect),
            &format!("{FIRST}/destroy/what"),
            "there is no group of targets",
        );
    }
    let who = json!({"draw": {"who": {"owner": {"of": {"target": {"group": 2}}}}}});
    assert_refused(
        &targets(2, who),
        &format!("{FIRST}/draw/who/owner/of"),
        "there is no group of targets 2",
    );
    assert_refused(
        &targets(0, json!({"draw": {"who": "target"}})),
        &format!("{FIRST}/draw/who"),
        "there is no group",
    );
    // A passive ability has no targets, whatever the ability beside it has.
    let beside = json!({"triggered": {"trigger": "enters",
        "effect": {"targets": [{"what": "permanent"}], "sentences": [{"effects": [{"turn": {"what": "target"}}]}]}}});
    let passive = json!({"passive": {"does": {"modify": {"stat": "vida", "amount": {"stat": {"stat": "vida", "of": "target"}}}}}});
    let card = aliado(&json!({"abilities": [beside, passive]}));
    assert_refused(
        &card,
        "/abilities/1/passive/does/modify/amount/stat/of",
        "there is no group of targets",
    );
}

#[test]
fn the_text_of_a_ficha_knows_nothing_of_the_text_that_makes_it() {
    let ficha = json!({"name": "Pinto", "kind": "ficha", "of": "aliado", "vida": 1, "ofensiva": 1, "influencia": 1,
        "abilities": [{"triggered": {"trigger": "enters", "effect": says(&json!({"damage": {"to": "target", "amount": "x"}}))}}]});
    let mut card = with(makes(&ficha), &json!({"cost": {"letter": "x"}}));
    card["effect"]["targets"] = json!([{"what": "permanent"}]);
    let damage = format!("/cards/0{FIRST}/create/ficha/abilities/0/triggered{FIRST}/damage");
    assert_found(
        &refuse(&[card]),
        &[
            (&format!("{damage}/to"), "there is no group of targets"),
            (&format!("{damage}/amount"), "x has no value here"),
        ],
    );
}

#[test]
fn the_number_of_targets_is_bounded() {
    let targets = |specs: Value| {
        manobra(&json!({"effect": {"targets": specs, "sentences": [{"effects": ["draw"]}]}}))
    };
    accept(&targets(json!([{"what": "permanent", "min": 0, "max": 6}])));
    accept(&targets(
        json!([{"what": "player"}, {"what": "effect"}, {"what": "permanent"}]),
    ));
    let more = targets(json!([{"what": "permanent", "min": 3, "max": 2}]));
    assert_refused(
        &more,
        "/effect/targets/0",
        "from 3 to 2 targets cannot be chosen",
    );
    let seven = targets(json!([{"what": "permanent", "max": 4}, {"what": "permanent", "max": 3}]));
    assert_refused(
        &seven,
        "/effect",
        "has up to 7 targets, at most 6 are allowed",
    );
    let four = targets(
        json!([{"what": "player"}, {"what": "player"}, {"what": "player"}, {"what": "player"}]),
    );
    assert_refused(
        &four,
        "/effect",
        "has 4 groups of targets, at most 3 are allowed",
    );
}

#[test]
fn a_text_has_sentences_or_modes() {
    let text = |effect: Value| manobra(&json!({"effect": effect}));
    let draw = says(&json!("draw"));
    let draws = draw["sentences"].clone();
    let targets = json!([{"what": "player"}]);
    accept(&text(
        json!({"modes": [draw, {"targets": targets, "sentences": draws}]}),
    ));
    assert_refused(&text(json!({})), "/effect", "has either sentences or modes");
    assert_refused(
        &text(json!({"modes": [draw], "sentences": draws})),
        "/effect",
        "has either sentences or modes",
    );
    let around = text(json!({"modes": [draw], "targets": targets}));
    assert_refused(&around, "/effect", "the targets stand in the modes");
    let nested = text(json!({"modes": [{"modes": [draw]}]}));
    assert_refused(
        &nested,
        "/effect",
        "a mode has targets and sentences, no modes",
    );
    let defined = json!({"sentences": draws, "define": [{"letter": "x", "is": 1}]});
    assert_refused(
        &text(json!({"modes": [defined]})),
        "/effect",
        "no modes or definitions of its own",
    );
    assert_refused(
        &text(json!({"modes": [{}]})),
        "/effect/modes/0",
        "has either sentences or modes",
    );
}

#[test]
fn a_choice_must_be_possible() {
    let does = |effect: Value| manobra(&json!({"effect": says(&effect)}));
    let choose =
        |min: u8, max: u8| does(json!({"choose": {"from": "permanent", "min": min, "max": max}}));
    accept(&choose(0, 16));
    for (min, max) in [(2, 1), (0, 0), (0, 17)] {
        assert_refused(
            &choose(min, max),
            FIRST,
            &format!("from {min} to {max} objects cannot be chosen"),
        );
    }
    assert_refused(
        &does(json!({"choose_one": {"options": []}})),
        FIRST,
        "has no options",
    );
}

#[test]
fn a_cost_takes_a_few_things() {
    let costs =
        |cost: Value| able(&json!({"activated": {"cost": cost, "effect": says(&json!("draw"))}}));
    accept(&costs(json!({"sacrifice": {"count": 4}})));
    for count in [0, 5] {
        let path = "/abilities/0/activated/cost";
        assert_refused(
            &costs(json!({"sacrifice": {"count": count}})),
            path,
            "a cost takes 1 to 4 things",
        );
        assert_refused(
            &costs(json!({"discard": {"count": count}})),
            path,
            "a cost takes 1 to 4 things",
        );
    }
}

#[test]
fn a_card_has_what_its_type_has() {
    let draw = says(&json!("draw"));
    let ability = json!({"passive": {"does": {"generate": {"amount": 1}}}});
    for (card, part) in [
        (manobra(&json!({"effect": null})), "a manobra has an effect"),
        (
            manobra(&json!({"abilities": [ability]})),
            "its abilities say how it is played",
        ),
        (
            aliado(&json!({"effect": draw})),
            "a manobra has an effect; what a permanent does stands in its abilities",
        ),
        (
            modificacao(&json!({"attach": null})),
            "a modificacao has a cost to attach it",
        ),
        (
            aliado(&json!({"attach": 1})),
            "a modificacao has a cost to attach it, no other card has one",
        ),
        (
            aliado(&json!({"enters_attached": true})),
            "only a modificacao is attached",
        ),
        (
            base(&json!({"attaches_to": {"kinds": ["base"]}})),
            "only a modificacao is attached",
        ),
        (base(&json!({"cost": 1})), "a base has no cost"),
        (
            aliado(&json!({"of": "base"})),
            "of says what a ficha stands for",
        ),
    ] {
        let found = refuse(&[card]);
        assert!(
            found.iter().all(|mistake| mistake.path == "/cards/0"),
            "{found:#?}"
        );
        assert!(
            found.iter().any(|mistake| mistake.message.contains(part)),
            "{part}: {found:#?}"
        );
    }
}

#[test]
fn a_ficha_is_no_card() {
    let path = format!("{FIRST}/create/ficha");
    let ficha = |changes: Value| {
        makes(&with(
            json!({"name": "Nó", "kind": "ficha", "of": "modificacao", "attach": 1}),
            &changes,
        ))
    };
    read(&[ficha(json!({}))]);
    let of_ficha = ficha(json!({"of": "ficha", "attach": null}));
    assert_refused(&of_ficha, &path, "a ficha cannot stand for a ficha");
    for (field, value) in [("rarity", json!("comum")), ("cost", json!(1))] {
        assert_refused(
            &ficha(json!({field: value})),
            &path,
            "a ficha has neither rarity nor cost",
        );
    }
}

#[test]
fn a_keyword_must_be_defined_wherever_it_stands() {
    let generate = json!({"passive": {"does": {"generate": {"amount": 1}}}});
    let keywords = json!([{"name": "Rico", "abilities": [generate]}]);
    let ficha = |keyword: &str| {
        makes(
            &json!({"name": "Nó", "kind": "ficha", "of": "modificacao", "attach": 1, "keywords": [keyword]}),
        )
    };
    let cards = json!([
        aliado(&json!({"keywords": ["Rico", "Pobre"]})),
        ficha("Pobre")
    ]);
    assert_found(
        &Table::with_keywords(&cards, &keywords).unwrap_err(),
        &[
            ("/cards/0/keywords/1", "the keyword Pobre is not defined"),
            (
                &format!("/cards/1{FIRST}/create/ficha/keywords/0"),
                "the keyword Pobre is not defined",
            ),
        ],
    );
    let table = Table::with_keywords(&json!([ficha("Rico")]), &keywords).unwrap();
    let fichas = table
        .ids()
        .map(|id| table.card(id))
        .filter(|card| card.kind == CardType::Ficha);
    assert_eq!(
        fichas
            .map(|ficha| ficha.abilities.len())
            .collect::<Vec<_>>(),
        [1]
    );
    // A Manobra has no abilities, by keyword or otherwise.
    let cards = json!([manobra(&json!({"keywords": ["Rico"]}))]);
    let found = Table::with_keywords(&cards, &keywords).unwrap_err();
    assert_found(
        &found,
        &[("/cards/0", "its abilities say how it is played")],
    );
}

#[test]
fn mistakes_in_keywords_are_told_too() {
    let generate = json!({"passive": {"does": {"generate": {"amount": "x"}}}});
    let keywords = json!([
        {"name": "Rico"},
        {"name": "Farto", "abilities": [generate]},
        {"name": "Ralo", "abilities": []},
        {"name": "Ralo", "abilities": []},
    ]);
    let found = Table::with_keywords(&json!([aliado(&json!({"vida": 0}))]), &keywords).unwrap_err();
    assert_found(
        &found,
        &[
            ("/keywords/0", "the field abilities is missing"),
            (
                "/keywords/1/abilities/0/passive/does/generate/amount",
                "x has no value here",
            ),
            ("/keywords/3/name", "the keyword Ralo is defined twice"),
            ("/cards/0", "vida must be above zero"),
        ],
    );
}

#[test]
fn the_place_of_a_card_is_that_in_the_document() {
    // What cannot be read is left out of the later checks, but it keeps its place.
    let cards = [
        json!(null),
        json!("Tatu"),
        aliado(&json!({})),
        aliado(&json!({})),
        aliado(&json!({"name": "T", "keywords": ["K"]})),
    ];
    assert_found(
        &refuse(&cards),
        &[
            ("/cards/0", "must be an object"),
            ("/cards/1", "must be an object"),
            ("/cards/3/name", "Tatu is also the name of card 2"),
            ("/cards/4/keywords/0", "the keyword K is not defined"),
        ],
    );
}

#[test]
fn lists_are_bounded() {
    let words = |count: usize| vec!["Bicho"; count];
    accept(&aliado(&json!({"subtypes": words(24)})));
    assert_refused(
        &aliado(&json!({"subtypes": words(25)})),
        "/subtypes",
        "has 25 entries, at most 24 are allowed",
    );
    let effects = |count: usize| {
        manobra(&json!({"effect": {"sentences": [{"effects": vec!["draw"; count]}]}}))
    };
    accept(&effects(24));
    assert_refused(
        &effects(25),
        "/effect/sentences/0/effects",
        "has 25 entries",
    );
    // Abilities by keyword count like those that are written out.
    let generate = json!({"passive": {"does": {"generate": {"amount": 1}}}});
    let keywords = json!([{"name": "Rico", "abilities": vec![generate; 13]}]);
    let card = json!([aliado(&json!({"keywords": ["Rico", "Rico"]}))]);
    let found = Table::with_keywords(&card, &keywords).unwrap_err();
    assert_found(&found, &[("/cards/0", "has 26 abilities")]);
}

#[test]
fn trees_are_bounded() {
    let nested = |depth: usize| {
        let tree = (0..depth).fold(json!("attached"), |tree, _| json!({"not": {"of": tree}}));
        able(&json!({"passive": {"when": tree, "does": {"generate": {"amount": 1}}}}))
    };
    accept(&nested(17));
    let path = format!("/abilities/0/passive/when{}", "/not/of".repeat(17));
    assert_refused(&nested(18), &path, "is nested more than 40 deep");
    // Far beyond, the stack holds as well.
    assert_refused(&nested(500), &path, "is nested more than 40 deep");
}

#[test]
fn what_is_no_list_is_no_set_of_cards() {
    for cards in [
        json!(null),
        json!({}),
        json!("cards"),
        json!(7),
        aliado(&json!({})),
    ] {
        assert_found(
            &Table::read(&cards).unwrap_err(),
            &[("/cards", "must be a list")],
        );
        let found = Table::with_keywords(&json!([]), &cards).unwrap_err();
        assert_found(&found, &[("/keywords", "must be a list")]);
    }
    assert_eq!(Table::read(&json!([])).unwrap().ids().count(), 0);
    for card in [json!(null), json!([]), json!("Tatu"), json!(7), json!(true)] {
        assert_refused(&card, "", "must be an object");
    }
}

#[test]
fn after_five_hundred_mistakes_the_rest_is_not_told() {
    assert_eq!(refuse(&vec![json!(null); 499]).len(), 499);
    assert_eq!(refuse(&vec![json!(null); 5000]).len(), 500);
}
