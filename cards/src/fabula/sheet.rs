//! What the data files say besides the rules of a card.

use std::collections::BTreeMap;

use fabulario_engine::Text;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// A set of cards that was published together. FAB 2.8.4
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Set {
    /// The code on the cards.
    pub code: String,
    /// The name.
    pub name: Text,
    /// The day from which its cards may be played, as `YYYY-MM-DD`.
    pub released: String,
    /// What it tells.
    pub about: Text,
}

/// One appearance of a card in a set. FAB 2.8
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printing {
    /// The code of the set.
    pub set: String,
    /// The number in the set, from 1.
    pub number: u16,
}

/// What stands on a card besides its rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    /// What lists call it; it never changes.
    pub id: String,
    /// The name; the Portuguese one is the name that the rules speak of.
    pub name: Text,
    /// A line of story without meaning for the rules. FAB 2.6
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flavour: Option<Text>,
    /// Where it was printed; a ficha has none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub printings: Vec<Printing>,
}

impl Sheet {
    /// Reads what can be read; every mistake is told with its pointer.
    pub(super) fn read(fields: &Map<String, Value>, wrong: &mut dyn FnMut(&str, String)) -> Self {
        let id = match fields.get("id") {
            Some(Value::String(id)) => id.clone(),
            Some(_) => told(wrong, "/id", "must be a text"),
            None => told(wrong, "", "the field id is missing"),
        };
        let name = if let Some(name) = fields.get("name") {
            both(name, "/name", wrong)
        } else {
            wrong("", "the field name is missing".to_owned());
            nothing()
        };
        let flavour = fields.get("flavour").map(|it| both(it, "/flavour", wrong));
        let printings = match fields.get("printings") {
            None => Vec::new(),
            Some(Value::Array(list)) => list
                .iter()
                .enumerate()
                .filter_map(|(i, printing)| match Printing::deserialize(printing) {
                    Ok(printing) => Some(printing),
                    Err(error) => {
                        let message = format!("must be a set and a number from 1 ({error})");
                        wrong(&format!("/printings/{i}"), message);
                        None
                    }
                })
                .collect(),
            Some(_) => {
                wrong("/printings", "must be a list".to_owned());
                Vec::new()
            }
        };
        Self {
            id,
            name,
            flavour,
            printings,
        }
    }
}

fn told(wrong: &mut dyn FnMut(&str, String), pointer: &str, message: &str) -> String {
    wrong(pointer, message.to_owned());
    String::new()
}

const fn nothing() -> Text {
    Text {
        pt: String::new(),
        en: String::new(),
    }
}

/// A text in both languages and nothing else.
fn both(value: &Value, pointer: &str, wrong: &mut dyn FnMut(&str, String)) -> Text {
    let Value::Object(fields) = value else {
        wrong(
            pointer,
            "must be an object with the texts pt-BR and en".to_owned(),
        );
        return nothing();
    };
    for key in fields.keys().filter(|key| *key != "pt-BR" && *key != "en") {
        wrong(
            pointer,
            format!("the field {key} is not known; known are pt-BR, en"),
        );
    }
    let mut text = |lang: &str| match fields.get(lang) {
        Some(Value::String(text)) => text.clone(),
        Some(_) => told(wrong, &format!("{pointer}/{lang}"), "must be a text"),
        None => told(wrong, pointer, &format!("the text {lang} is missing")),
    };
    Text {
        pt: text("pt-BR"),
        en: text("en"),
    }
}

/// A keyword of the data: a name for abilities. FAB 1.14.2
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Keyword {
    pub id: String,
    pub name: Text,
    /// Read by the engine.
    pub abilities: Vec<Value>,
}

/// A deck that can be played as it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReadyDeck {
    /// What it is called in addresses; it never changes.
    pub id: String,
    /// The name.
    pub name: Text,
    /// How it is played, in one paragraph.
    pub guide: Text,
    /// The format that it is legal in.
    pub format: String,
    /// The inner base.
    pub centro: String,
    /// The four outer bases.
    pub arredores: Vec<String>,
    /// How many copies of which card.
    pub cards: BTreeMap<String, u32>,
}
