//! What is judged is what the schema promises: a body that the types take is one that the schema takes,
//! and a body that they refuse is explained. Shown on thousands of broken bodies.

use fabulario_cards::{Catalog, Files};
use fabulario_engine::{Game, Lang};
use proptest::prelude::*;
use serde_json::{Map, Value, json};

use super::body::schema;
use super::{Bench, DecksToJudge};
use crate::extract::{RequestBody as _, Unread};

fn bodies() -> [Value; 4] {
    [
        json!({
            "game": "fab", "formats": ["fab-padrao", "meu"], "as_of": "2026-11-16",
            "custom_formats": [{"id": "meu", "extends": "fab-padrao", "changes": [{
                "from": "2026-01-01", "lists": [{"id": "main", "min": 3, "max": 9}],
                "copies": [{"by": "rarity", "of": "comum", "max": 4}, {"by": "any", "max": null}],
                "collections": ["A"], "pool": [{"card": "m", "max": 3}], "banned": ["b"],
                "limited": [{"card": "m", "max": 1}], "freed": ["b"],
                "sources": [{"document": "d", "place": "p"}]
            }]}],
            "cards": [
                {"id": "b", "name": "Clareira", "type": "base", "colours": ["verde"], "rarity": "comum", "collections": ["A"]},
                {"id": "m", "name": "Mateira", "type": "aliado", "colours": [], "rarity": "lendaria"}
            ],
            "decks": [{
                "label": "um", "main": [{"card": "m", "copies": 3}, {"card": "x"}],
                "arredores": [{"card": "b", "copies": 4}], "centro": [{"card": "b"}],
                "reserve": [{"card": "m"}], "swaps": [{"out": "m", "into": "m", "copies": 1, "list": "main"}]
            }]
        }),
        json!({
            "game": "dd", "cards": [{"id": "u", "name": "Lanceiro", "type": "unidade", "unique": true,
                "tags": ["A"], "element": "earth", "atk": 1, "hp": 2, "range": 1, "directions": ["n", "se"], "text": "t"},
                {"id": "a", "name": "Arco", "type": "artefato", "activation": "once_per_turn"}],
            "decks": [{"main": [{"card": "u", "copies": 2}, {"card": "a"}]}]
        }),
        json!({
            "game": "mvc", "cards": [{"id": "p", "name": "Barqueira", "version": "v2", "type": "personagem",
                "legendary": true, "epic": false, "pelotao": false, "rarity": "ultra-rara", "world": "poder-energetico",
                "category": "c", "life": 3, "defence": 1, "resists": ["vida"], "weak_to": ["tecsci"],
                "actions": [{"name": "a", "kind": "ataque", "cost": 2, "text": "t"}]},
                {"id": "e", "name": "Brasa", "type": "energia", "energy": "basica", "gives": 1}],
            "decks": [{"main": [{"card": "p"}, {"card": "e", "copies": 59}], "sideboard": [{"card": "e", "copies": 2}],
                "swaps": [{"out": "p", "into": "e"}]}]
        }),
        json!({
            "game": "apo", "cards": [
                {"id": "c", "name": "Casa", "type": "casa", "rarity": "comum", "slots": {"equipamento": 3, "memento": 3, "suporte": 1}, "attributes": {"con": 4, "for": -1}},
                {"id": "k", "name": "Classe", "type": "classe", "level": 3, "rarity": "epica", "path": 4, "knowledges": ["arte"]},
                {"id": "i", "name": "Item", "type": "item", "level": 2, "rarity": "rara", "specifiers": ["feet"], "formats": ["X"], "collections": ["Proibida"], "summus": "s", "action": 2, "text": "t"},
                {"id": "h", "name": "Habilidade", "type": "habilidade", "rarity": "comum", "lignum": "ipe"}],
            "decks": [{"casa": [{"card": "c"}], "classes": [{"card": "k"}], "ente": [],
                "equipamento": [{"card": "i", "attached": [{"card": "h", "copies": 2}]}],
                "memento": [{"card": "h", "copies": 3}], "suporte": [], "inventario": [{"card": "i"}]}]
        }),
    ]
}

/// How many places there are in a value.
fn places(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(places).sum(),
        Value::Object(object) => object.values().map(places).sum(),
        _ => 0,
    }
}

/// Puts something else in one place.
fn put(value: &mut Value, place: &mut usize, change: &mut impl FnMut(&mut Value)) {
    if *place == 0 {
        *place = usize::MAX;
        return change(value);
    }
    *place -= 1;
    let inner: Vec<&mut Value> = match value {
        Value::Array(items) => items.iter_mut().collect(),
        Value::Object(object) => object.values_mut().collect(),
        _ => Vec::new(),
    };
    for value in inner {
        if *place < usize::MAX / 2 {
            put(value, place, change);
        }
    }
}

fn strange() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(json!(null)),
        Just(json!(true)),
        Just(json!([])),
        Just(json!({})),
        Just(json!("")),
        Just(json!("fab")),
        Just(json!("verde")),
        Just(json!("2026-02-30")),
        Just(json!("2026-2-3")),
        Just(json!("-0001-01-01")),
        Just(json!("x".repeat(121))),
        Just(json!("é".repeat(120))),
        Just(json!("y".repeat(201))),
        Just(json!([{"card": "m"}, {"card": "m"}])),
        Just(json!(["a", 1])),
        (-3_i64..5).prop_map(|n| json!(n)),
        prop_oneof![
            Just(255),
            Just(256),
            Just(1_000_000),
            Just(1_000_001),
            Just(1 << 40)
        ]
        .prop_map(|n: i64| json!(n)),
        any::<f64>().prop_map(|n| json!(n)),
        "\\\\PC{0,8}".prop_map(|text| json!(text)),
    ]
}

#[derive(Debug, Clone)]
enum Break {
    Replace(Value),
    Remove(usize),
    Add(String, Value),
    Twice,
}

fn breaking() -> impl Strategy<Value = Break> {
    prop_oneof![
        4 => strange().prop_map(Break::Replace),
        1 => (0_usize..8).prop_map(Break::Remove),
        1 => ("[a-z]{1,6}|swaps|main|sideboard|copies", strange()).prop_map(|(name, value)| Break::Add(name, value)),
        1 => Just(Break::Twice),
    ]
}

fn apply(change: &Break, value: &mut Value) {
    match (change, value) {
        (Break::Replace(new), value) => *value = new.clone(),
        (Break::Remove(n), Value::Object(object)) => {
            let name = object.keys().nth(n % object.len().max(1)).cloned();
            name.map(|name| object.remove(&name));
        }
        (Break::Remove(n), Value::Array(items)) if !items.is_empty() => {
            items.remove(n % items.len());
        }
        (Break::Add(name, new), Value::Object(object)) => {
            object.insert(name.clone(), new.clone());
        }
        (Break::Twice, Value::Array(items)) => items.extend(items.clone()),
        _ => {}
    }
}

fn game(value: &Value) -> Option<Game> {
    serde_json::from_value(value.as_object()?.get("game")?.clone()).ok()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn what_is_judged_fits_the_schema_and_what_is_refused_is_explained(
        which in 0_usize..4,
        breaks in prop::collection::vec((any::<prop::sample::Index>(), breaking()), 0..4),
    ) {
        static CATALOG: std::sync::LazyLock<Catalog> =
            std::sync::LazyLock::new(|| Catalog::load(&Files::embedded()).unwrap());
        static VOCABULARY: std::sync::LazyLock<fabulario_cards::query::Vocabulary> =
            std::sync::LazyLock::new(|| fabulario_cards::query::Vocabulary::of_catalog(&CATALOG));
        let mut value = bodies()[which].clone();
        for (place, change) in &breaks {
            let mut place = place.index(places(&value));
            put(&mut value, &mut place, &mut |value| apply(change, value));
        }
        let bytes = serde_json::to_vec(&value).unwrap();
        let judged = match DecksToJudge::read(&bytes, Lang::En) {
            Ok(decks) => {
                prop_assert_eq!(Some(decks.game()), game(&value));
                decks.judge(&Bench {
                    catalog: &CATALOG,
                    vocabulary: &VOCABULARY,
                    index: None,
        at_leisure: true,
                    today: "2026-11-16".parse().unwrap(),
                    lang: Lang::En,
                    warnings: Vec::new(),
                    deadline: std::time::Instant::now() + std::time::Duration::from_mins(1),
                })
                .map_err(|why| match why {
                    super::Unjudged::Mistaken(mistakes) => mistakes,
                    super::Unjudged::Late | super::Unjudged::Later(_) => Vec::new(),
                })
            }
            Err(Unread::Mistaken(mistakes)) => Err(mistakes),
            Err(Unread::Malformed(error)) => return Err(TestCaseError::fail(error.to_string())),
        };
        match judged {
            Ok(answer) => {
                let mistakes = schema(game(&value).unwrap()).mistakes(&value, Lang::En);
                prop_assert!(mistakes.is_empty(), "taken, though {:?}", mistakes);
                let answer: Map<String, Value> = serde_json::from_slice(&answer.unwrap()).unwrap();
                prop_assert_eq!(answer["data"].as_array().unwrap().len(), value["decks"].as_array().unwrap().len());
            }
            Err(mistakes) => prop_assert!(!mistakes.is_empty(), "refused without a word"),
        }
        if breaks.is_empty() {
            prop_assert!(DecksToJudge::read(&bytes, Lang::En).is_ok());
        }
    }
}

#[test]
fn the_published_schemas_can_be_enforced() {
    for body in bodies() {
        let checker = schema(game(&body).unwrap());
        assert!(checker.is_sound());
        assert_eq!(checker.mistakes(&body, Lang::En), []);
    }
}
