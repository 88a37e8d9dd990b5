//! A new card to begin with: valid as it stands, and to be changed.

use fabulario_engine::Text;
use fabulario_engine::fabula::{CardType, Colours};
use serde_json::{Map, Value, json};

use super::Library;
use crate::words::slug;

/// What is known of a card before it is designed.
#[derive(Debug, Clone)]
pub struct Idea {
    /// Its names.
    pub name: Text,
    /// Its type.
    pub kind: CardType,
    /// Its colours.
    pub colours: Colours,
}

impl Library {
    /// An entry for a file of cards, with an id made of the name and the next number of the newest set.
    #[must_use]
    pub fn scaffold(&self, idea: &Idea) -> Value {
        let set = self.sets.iter().max_by_key(|set| &set.released);
        let code = set.map_or("", |set| set.code.as_str());
        let numbers = self
            .cards
            .iter()
            .flat_map(|card| &card.sheet.printings)
            .filter(|printing| printing.set == code)
            .map(|printing| printing.number);
        let number = numbers.max().unwrap_or(0).saturating_add(1);
        let mut card = Map::new();
        let mut put = |key: &str, value: Value| card.insert(key.to_owned(), value);
        put("id", json!(format!("fab-{}", slug(&idea.name.pt))));
        put("name", json!(idea.name));
        put("printings", json!([{ "set": code, "number": number }]));
        put("kind", json!(idea.kind));
        put("colours", json!(idea.colours));
        put("rarity", json!("comum"));
        let first = self.words.subtypes.values().find(|it| it.of == idea.kind);
        put(
            "subtypes",
            json!(first.map(|it| &it.id).into_iter().collect::<Vec<_>>()),
        );
        let draws = json!({ "sentences": [{ "effects": ["draw"] }] });
        match idea.kind {
            CardType::Aliado => {
                for (key, value) in [("cost", 2), ("vida", 2), ("ofensiva", 1), ("influencia", 1)] {
                    put(key, json!(value));
                }
                put(
                    "abilities",
                    json!([{ "triggered": { "trigger": "enters", "effect": draws } }]),
                );
            }
            CardType::Manobra => {
                put("cost", json!(1));
                put("effect", draws);
            }
            CardType::Modificacao => {
                put("cost", json!(1));
                put("attach", json!(1));
                let bonus = json!({ "modify": { "of": { "host": true }, "stat": "ofensiva", "amount": 1 } });
                put("abilities", json!([{ "passive": { "does": bonus } }]));
            }
            CardType::Base | CardType::Ficha => {
                put(
                    "abilities",
                    json!([{ "triggered": { "trigger": "destroyed", "effect": draws } }]),
                );
            }
        }
        Value::Object(card)
    }
}
