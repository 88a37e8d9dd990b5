//! The rules of the book that reading a card decides.

use fabulario_engine::fabula::ability::Ability;
use fabulario_engine::fabula::{Colour, Colours, Rarity};

use super::*;

const KINDS: [&str; 3] = ["passive", "triggered", "activated"];

/// One ability of each kind.
fn abilities() -> Value {
    json!([
        {"passive": {"does": {"generate": {"amount": 1}}}},
        {"triggered": {"trigger": "enters", "effect": says(&json!("draw"))}},
        {"activated": {"cost": {"turn": true}, "effect": says(&json!("draw"))}},
    ])
}

fn kinds_of(card: &Value) -> Vec<&'static str> {
    let kind = |ability: &Ability| match ability {
        Ability::Passive { .. } => KINDS[0],
        Ability::Triggered { .. } => KINDS[1],
        Ability::Activated { .. } => KINDS[2],
    };
    accept(card).abilities.iter().map(kind).collect()
}

#[test]
fn fab_1_6_1_there_are_six_colours() {
    let six = ["branco", "azul", "amarelo", "verde", "vermelho", "roxo"];
    let card = accept(&aliado(&json!({"colours": six})));
    assert_eq!(card.colours, Colour::ALL.into_iter().collect::<Colours>());
    assert_eq!(card.colours.count(), 6);
    assert_refused(
        &aliado(&json!({"colours": ["azul", "preto"]})),
        "/colours/1",
        "preto is not known",
    );
}

#[test]
fn fab_1_6_2_a_card_has_one_or_many_colours_or_none() {
    assert_eq!(accept(&aliado(&json!({}))).colours, Colours::NONE);
    assert_eq!(
        accept(&aliado(&json!({"colours": []}))).colours,
        Colours::NONE
    );
    for (colours, count) in [(json!(["roxo"]), 1), (json!(["roxo", "verde"]), 2)] {
        assert_eq!(
            accept(&aliado(&json!({"colours": colours})))
                .colours
                .count(),
            count
        );
    }
}

#[test]
fn fab_1_6_7_the_order_of_colours_does_not_change_the_combination() {
    let of = |colours: [&str; 2]| {
        let each = json!({"each": {"filter": {"colours": {"exactly": {"colours": colours}}}}});
        read(&[manobra(
            &json!({"effect": says(&json!({"destroy": {"what": each}}))}),
        )])
    };
    assert!(of(["azul", "branco"]) == of(["branco", "azul"]));
    assert!(of(["azul", "branco"]) != of(["azul", "roxo"]));
}

#[test]
fn fab_1_8_1_values_are_whole_numbers() {
    let path = "/effect/sentences/0/effects/0/draw/amount";
    for amount in [json!(1), json!(0), json!(-1)] {
        accept(&draws(&amount));
    }
    for amount in [json!(1.5), json!(1.0), json!(-0.5)] {
        assert_refused(&draws(&amount), path, "must be a whole number");
    }
}

#[test]
fn fab_1_8_2_half_a_number_must_say_how_it_is_rounded() {
    let path = "/effect/sentences/0/effects/0/draw/amount/half";
    for round in ["up", "down"] {
        accept(&draws(&json!({"half": {"of": 3, "round": round}})));
    }
    assert_refused(
        &draws(&json!({"half": {"of": 3}})),
        path,
        "the field round is missing",
    );
    let other = draws(&json!({"half": {"of": 3, "round": "somehow"}}));
    assert_refused(&other, &format!("{path}/round"), "somehow is not known");
}

#[test]
fn fab_1_8_4_x_has_a_value_by_the_cost_or_by_the_text() {
    let path = "/effect/sentences/0/effects/0/draw/amount";
    accept(&with(draws(&json!("x")), &json!({"cost": {"letter": "x"}})));
    let mut defined = draws(&json!("x"));
    defined["effect"]["define"] = json!([{"letter": "x", "is": {"count": {"of": {}}}}]);
    accept(&defined);
    assert_refused(&draws(&json!("x")), path, "x has no value here");
    // A letter of an ability's cost means nothing in the ability beside it.
    let x = |cost: Value| json!({"activated": {"cost": cost, "effect": says(&json!({"draw": {"amount": "x"}}))}});
    let beside =
        aliado(&json!({"abilities": [x(json!({"letter": "x", "turn": true})), x(json!(1))]}));
    assert_refused(
        &beside,
        "/abilities/1/activated/effect/sentences/0/effects/0/draw/amount",
        "x has no value here",
    );
}

#[test]
fn fab_1_8_11_other_letters_follow_the_rules_of_x() {
    let path = "/effect/sentences/0/effects/0/draw/amount";
    for (letter, other) in [("x", "y"), ("y", "z"), ("z", "x")] {
        let card = |cost: &str| with(draws(&json!(letter)), &json!({"cost": {"letter": cost}}));
        accept(&card(letter));
        assert_refused(&card(other), path, &format!("{letter} has no value here"));
    }
}

#[test]
fn fab_1_11_4_there_are_three_types_of_permanents() {
    for card in [
        base(&json!({})),
        aliado(&json!({})),
        modificacao(&json!({})),
    ] {
        assert!(accept(&card).is_permanent(), "{card}");
    }
    assert!(!accept(&manobra(&json!({}))).is_permanent());
}

#[test]
fn fab_1_12_3_the_effect_that_makes_a_ficha_says_what_it_is_like() {
    let path = "/effect/sentences/0/effects/0/create/ficha";
    let pinto = json!({"name": "Pinto", "kind": "ficha", "of": "aliado", "colours": ["amarelo"],
        "subtypes": ["Bicho"], "vida": 1, "ofensiva": 0, "influencia": 1});
    let table = read(&[makes(&pinto)]);
    let cards: Vec<_> = table.ids().map(|id| table.card(id)).collect();
    let [_, ficha] = cards[..] else {
        panic!("{cards:?}")
    };
    let as_ally = accept(&aliado(
        &json!({"name": "Pinto", "cost": null, "colours": ["amarelo"],
        "subtypes": ["Bicho"], "vida": 1, "ofensiva": 0, "influencia": 1}),
    ));
    // What is defined this way is what a card would have, and there is nothing else.
    assert_eq!(ficha.role(), as_ally.kind);
    let of = Some(CardType::Aliado);
    assert_eq!(
        *ficha,
        fabulario_engine::fabula::Card {
            kind: CardType::Ficha,
            of,
            ..as_ally
        }
    );
    for (field, path, part) in [
        ("name", path, "the field name is missing"),
        ("of", path, "of says what a ficha stands for"),
        (
            "influencia",
            path,
            "an aliado has vida, ofensiva and influencia",
        ),
    ] {
        let unsaid = with(pinto.clone(), &json!({field: null}));
        let found = refuse(&[makes(&unsaid)]);
        assert!(
            found
                .iter()
                .any(|m| m.path == format!("/cards/0{path}") && m.message.contains(part)),
            "{field}: {found:#?}"
        );
    }
}

#[test]
fn fab_1_14_2_a_keyword_stands_for_its_abilities() {
    let keywords = json!([
        {"name": "Matreiro", "abilities": [{"passive": {"does": {"allow": {"deed": "act_at_once"}}}}]},
        {"name": "Trabalhador", "abilities": abilities()},
    ]);
    let abilities_of = |card: Value, keywords: &Value| {
        let table = Table::with_keywords(&json!([card]), keywords).unwrap();
        table.card(table.find("Tatu").unwrap()).abilities.clone()
    };
    let mut all = keywords[1]["abilities"].as_array().unwrap().clone();
    all.push(keywords[0]["abilities"][0].clone());
    let long = abilities_of(aliado(&json!({"abilities": all})), &json!([]));
    let short = abilities_of(
        aliado(&json!({"keywords": ["Trabalhador", "Matreiro"]})),
        &keywords,
    );
    assert_eq!(short, long);
    // An ability needs no keyword, and a keyword adds to the abilities that are written out.
    let mixed = aliado(&json!({"abilities": abilities(), "keywords": ["Matreiro"]}));
    assert_eq!(abilities_of(mixed, &keywords), long);
}

#[test]
fn fab_1_14_4_there_are_three_kinds_of_ability() {
    assert_eq!(kinds_of(&aliado(&json!({"abilities": abilities()}))), KINDS);
    let fourth = able(&json!({"replacement": {}}));
    assert_refused(
        &fourth,
        "/abilities/0",
        "known are passive, triggered, activated",
    );
}

#[test]
fn fab_1_15_12_the_number_of_targets_is_above_zero() {
    let among = |min: u8, max: u8| {
        let target = json!({"what": "permanent", "min": min, "max": max, "divide": 4});
        let damage = json!({"damage": {"to": "target", "divided": true}});
        manobra(&json!({"effect": {"targets": [target], "sentences": [{"effects": [damage]}]}}))
    };
    accept(&among(1, 2));
    assert_refused(
        &among(0, 0),
        "/effect/targets/0",
        "from 0 to 0 targets cannot be chosen",
    );
    let mut half = among(1, 1);
    half["effect"]["targets"][0]["max"] = json!(1.5);
    assert_refused(&half, "/effect/targets/0/max", "must be a whole number");
}

#[test]
fn fab_1_18_2_the_cost_of_a_card_is_a_whole_number() {
    assert_eq!(accept(&aliado(&json!({"cost": 7}))).cost.resources, 7);
    assert_eq!(
        accept(&aliado(&json!({"cost": {"resources": 7}})))
            .cost
            .resources,
        7
    );
    assert_refused(
        &aliado(&json!({"cost": 1.5})),
        "/cost",
        "must be a whole number",
    );
    assert_refused(
        &aliado(&json!({"cost": {"resources": 0.5}})),
        "/cost/resources",
        "must be a whole number",
    );
}

#[test]
fn fab_1_18_3_the_cost_of_an_ability_is_a_whole_number_and_other_costs() {
    let costs =
        |cost: Value| able(&json!({"activated": {"cost": cost, "effect": says(&json!("draw"))}}));
    accept(&costs(json!(3)));
    let all = json!({"resources": 2, "turn": true, "sacrifice": {"of": {"kinds": ["base"]}}, "discard": {"count": 2}});
    let card = accept(&costs(all));
    let [Ability::Activated { cost, .. }] = &card.abilities[..] else {
        panic!("{card:?}")
    };
    assert_eq!((cost.resources, cost.turn), (2, true));
    assert_eq!(cost.sacrifice.as_ref().map(|pick| pick.count), Some(1));
    assert_eq!(cost.discard.as_ref().map(|pick| pick.count), Some(2));
    let path = "/abilities/0/activated/cost";
    assert_refused(&costs(json!(0.5)), path, "must be a whole number");
    assert_refused(
        &costs(json!({"resources": "two"})),
        &format!("{path}/resources"),
        "must be a whole number",
    );
}

#[test]
fn fab_1_18_4_an_ability_with_other_costs_only_costs_zero_resources() {
    for cost in [
        json!({"turn": true}),
        json!({"discard": {}}),
        json!({"sacrifice": {}}),
    ] {
        let card = accept(&able(
            &json!({"activated": {"cost": cost, "effect": says(&json!("draw"))}}),
        ));
        let [Ability::Activated { cost, .. }] = &card.abilities[..] else {
            panic!("{card:?}")
        };
        assert_eq!(cost.resources, 0);
    }
}

#[test]
fn fab_1_18_5_an_empty_cost_is_zero() {
    for cost in [
        json!({"cost": null}),
        json!({"cost": {}}),
        json!({"cost": 0}),
    ] {
        assert_eq!(accept(&aliado(&cost)).cost.resources, 0);
    }
}

#[test]
fn fab_2_1_3_names_of_cards_are_unique_unless_they_are_fichas() {
    let twice = [
        aliado(&json!({})),
        base(&json!({})),
        modificacao(&json!({"name": "Tatu"})),
    ];
    assert_found(
        &refuse(&twice),
        &[("/cards/2/name", "Tatu is also the name of card 0")],
    );
    let ficha = json!({"name": "Tatu", "kind": "ficha", "of": "modificacao", "attach": 1});
    read(&[
        aliado(&json!({})),
        makes(&ficha),
        with(makes(&ficha), &json!({"name": "Eco"})),
    ]);
}

#[test]
fn fab_2_2_2_the_cost_of_a_card_is_a_natural_number() {
    accept(&aliado(&json!({"cost": 0})));
    assert_refused(
        &aliado(&json!({"cost": -1})),
        "/cost",
        "must be a whole number from 0",
    );
}

#[test]
fn fab_2_4_2_of_2_5_there_are_five_types() {
    let ficha = json!({"name": "Ovo", "kind": "ficha", "of": "base", "resistencia": 2});
    let cards = [
        aliado(&json!({})),
        manobra(&json!({})),
        base(&json!({})),
        modificacao(&json!({})),
    ];
    let types = [
        CardType::Aliado,
        CardType::Manobra,
        CardType::Base,
        CardType::Modificacao,
    ];
    for (card, kind) in cards.iter().zip(types) {
        assert_eq!(accept(card).kind, kind);
    }
    let table = read(&[makes(&ficha)]);
    assert!(table.ids().any(|id| table.card(id).kind == CardType::Ficha));
    assert_refused(
        &aliado(&json!({"kind": "feitiço"})),
        "/kind",
        "feitiço is not known",
    );
}

#[test]
fn fab_2_7_1_vida_ofensiva_and_influencia_belong_to_aliados() {
    for value in ["vida", "ofensiva", "influencia"] {
        assert_refused(
            &aliado(&json!({value: null})),
            "",
            "an aliado has vida, ofensiva and influencia",
        );
        for card in [manobra, modificacao, base] {
            assert_refused(
                &card(&json!({value: 1})),
                "",
                "only an aliado has vida, ofensiva and influencia",
            );
        }
    }
}

#[test]
fn fab_2_7_2_values_are_whole_numbers() {
    for value in ["vida", "ofensiva", "influencia"] {
        for wrong in [json!(1.5), json!("2"), json!([2])] {
            assert_refused(
                &aliado(&json!({value: wrong})),
                &format!("/{value}"),
                "must be a whole number",
            );
        }
    }
    // Whole numbers, not natural ones: only vida has a lower bound.
    let card = accept(&aliado(&json!({"ofensiva": -1, "influencia": -2})));
    assert_eq!((card.ofensiva, card.influencia), (Some(-1), Some(-2)));
}

#[test]
fn fab_2_7_3_vida_is_above_zero() {
    accept(&aliado(&json!({"vida": 1})));
    for vida in [0, -1] {
        assert_refused(
            &aliado(&json!({"vida": vida})),
            "",
            "vida must be above zero",
        );
    }
}

#[test]
fn fab_2_7_7_only_a_base_has_resistance() {
    for of in ["aliado", "modificacao"] {
        let ficha = json!({"name": "Ovo", "kind": "ficha", "of": of, "resistencia": 2});
        let ficha = match of {
            "aliado" => with(ficha, &json!({"vida": 1, "ofensiva": 0, "influencia": 0})),
            _ => with(ficha, &json!({"attach": 1})),
        };
        let path = "/effect/sentences/0/effects/0/create/ficha";
        assert_refused(
            &makes(&ficha),
            path,
            "resistencia is printed on a ficha that is a base",
        );
    }
    for card in [aliado, manobra, modificacao] {
        assert_refused(
            &card(&json!({"resistencia": 2})),
            "",
            "resistencia is printed on a ficha that is a base",
        );
    }
    // A card that is a base has the resistance of its position: a printed one would be a second truth.
    assert_refused(
        &base(&json!({"resistencia": 5})),
        "",
        "a base card has that of its position",
    );
}

#[test]
fn fab_2_7_8_resistance_is_a_natural_number() {
    let path = "/effect/sentences/0/effects/0/create/ficha";
    let ficha = |resistencia: Value| {
        makes(&json!({"name": "Ovo", "kind": "ficha", "of": "base", "resistencia": resistencia}))
    };
    read(&[ficha(json!(1))]);
    assert_refused(&ficha(json!(-1)), path, "resistencia must be above zero");
    // Zero is natural, but a base without resistance is destroyed before anybody sees it (FAB 1.20.3).
    assert_refused(&ficha(json!(0)), path, "resistencia must be above zero");
    assert_refused(
        &ficha(json!(2.5)),
        &format!("{path}/resistencia"),
        "must be a whole number",
    );
}

#[test]
fn fab_3_2_9_an_aliado_may_have_each_kind_of_ability() {
    assert_eq!(kinds_of(&aliado(&json!({"abilities": abilities()}))), KINDS);
    assert!(kinds_of(&aliado(&json!({}))).is_empty());
}

#[test]
fn fab_3_4_5_a_modificacao_may_have_each_kind_of_ability() {
    assert_eq!(
        kinds_of(&modificacao(&json!({"abilities": abilities()}))),
        KINDS
    );
    assert!(kinds_of(&modificacao(&json!({}))).is_empty());
}

#[test]
fn there_are_three_rarities() {
    for (word, rarity) in [
        ("comum", Rarity::Comum),
        ("rara", Rarity::Rara),
        ("lendaria", Rarity::Lendaria),
    ] {
        assert_eq!(
            accept(&aliado(&json!({"rarity": word}))).rarity,
            Some(rarity)
        );
    }
    assert_refused(
        &aliado(&json!({"rarity": "incomum"})),
        "/rarity",
        "incomum is not known",
    );
}
