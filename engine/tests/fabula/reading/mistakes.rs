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
            (&format!("/cards/7{FIRST}/draw/amount"), "x has no value here"),
            ("/cards/8", "a modificacao has a cost to attach it"),
            ("/cards/10/keywords/0", "the keyword Ligeiro is not defined"),
            ("/cards/11", "a base has no cost"),
            (&format!("/cards/12{FIRST}/destroy/what/target/group"), "there is no group of targets 0"),
            ("/cards/13/abilities/0/triggered/trigger", "wins is not known"),
            ("/cards/13/abilities/0/triggered/effect", "has either sentences or modes"),
            ("/cards/9/name", "B is also the name of card 1"),
        ],
    );
}
