//! What is judged is what the schema promises: a body that the types take is one that the schema takes,
//! and a body that they refuse is explained. Shown on thousands of broken bodies.

use fabulario_cards::{Catalogue, Files};
use fabulario_engine::Game;
use proptest::prelude::*;
use serde_json::{Map, Value, json};

use super::body::schema;
use super::{Bench, DecksToJudge};
use crate::http::extract::breaking::breaks;
use crate::http::extract::{RequestBody as _, Unread};
use crate::words::Language;
use crate::work::finish;

fn bodies() -> [Value; 4] {
    [
        json!({
            "game": "fab", "formats": ["fab-padrao", "meu"], "as_of": "2026-11-16",
            "custom_formats": [{"id": "meu", "extends": "fab-padrao", "changes": [{
                "from": "2026-01-01", "lists": [{"id": "main", "min": 3, "max": 9}],
                "copies": [{"by": "rarity", "of": "comum", "max": 4}, {"by": "any", "max": null}],
                "sets": ["A"], "pool": [{"card": "m", "max": 3}], "banned": ["b"],
                "limited": [{"card": "m", "max": 1}], "freed": ["b"],
                "sources": [{"document": "d", "place": "p"}]
            }]}],
            "cards": [
                {"id": "b", "name": "Clareira", "type": "base", "colours": ["verde"], "rarity": "comum", "sets": ["A"]},
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
                {"id": "i", "name": "Item", "type": "item", "level": 2, "rarity": "rara", "specifiers": ["feet"], "formats": ["X"], "sets": ["Proibida"], "summus": "s", "action": 2, "text": "t"},
                {"id": "h", "name": "Habilidade", "type": "habilidade", "rarity": "comum", "lignum": "ipe"}],
            "decks": [{"casa": [{"card": "c"}], "classes": [{"card": "k"}], "ente": [],
                "equipamento": [{"card": "i", "attached": [{"card": "h", "copies": 2}]}],
                "memento": [{"card": "h", "copies": 3}], "suporte": [], "inventario": [{"card": "i"}]}]
        }),
    ]
}

fn game(value: &Value) -> Option<Game> {
    serde_json::from_value(value.as_object()?.get("game")?.clone()).ok()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn what_is_judged_fits_the_schema_and_what_is_refused_is_explained(
        which in 0_usize..4,
        breaks in breaks(),
    ) {
        static CATALOG: std::sync::LazyLock<Catalogue> =
            std::sync::LazyLock::new(|| Catalogue::load(&Files::embedded()).unwrap());
        static VOCABULARY: std::sync::LazyLock<fabulario_cards::query::Vocabulary> =
            std::sync::LazyLock::new(|| fabulario_cards::query::Vocabulary::of_catalogue(&CATALOG));
        let mut value = bodies()[which].clone();
        breaks.apply(&mut value);
        let bytes = serde_json::to_vec(&value).unwrap();
        let judged = match DecksToJudge::read(&bytes, Language::En) {
            Ok(decks) => {
                prop_assert_eq!(Some(decks.game()), game(&value));
                finish(decks.judge(&Bench {
                    catalogue: &CATALOG,
                    vocabulary: &VOCABULARY,
                    index: None,
                    today: "2026-11-16".parse().unwrap(),
                    lang: Language::En,
                    warnings: Vec::new(),
                    deadline: std::time::Instant::now() + std::time::Duration::from_mins(1),
                }))
                .map_err(|why| match why {
                    super::Unjudged::Mistaken(mistakes) => mistakes,
                    super::Unjudged::Late => Vec::new(),
                })
            }
            Err(Unread::Mistaken(mistakes)) => Err(mistakes),
            Err(Unread::Malformed(error)) => return Err(TestCaseError::fail(error.to_string())),
        };
        match judged {
            Ok(answer) => {
                let mistakes = schema(game(&value).unwrap()).mistakes(&value, Language::En);
                prop_assert!(mistakes.is_empty(), "taken, though {:?}", mistakes);
                let answer: Map<String, Value> = serde_json::from_slice(&answer.unwrap()).unwrap();
                prop_assert_eq!(answer["data"].as_array().unwrap().len(), value["decks"].as_array().unwrap().len());
            }
            Err(mistakes) => prop_assert!(!mistakes.is_empty(), "refused without a word"),
        }
        if breaks.is_empty() {
            prop_assert!(DecksToJudge::read(&bytes, Language::En).is_ok());
        }
    }
}

#[test]
fn the_published_schemas_can_be_enforced() {
    for body in bodies() {
        let checker = schema(game(&body).unwrap());
        assert!(checker.is_sound());
        assert_eq!(checker.mistakes(&body, Language::En), []);
    }
}
