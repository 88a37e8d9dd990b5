//! What every game's cards have: id, names, flavour, printings, rulings; and the sets they were printed in.

use chrono::NaiveDate;
use fabulario_engine::Game;
use fabulario_engine::format::read_day;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::words::Words;

/// A set of cards that was published together. FAB 2.8.4
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Set {
    /// The game, which its file tells.
    #[serde(skip, default = "first_game")]
    pub game: Game,
    /// The code on the cards.
    pub code: String,
    /// The name.
    pub name: Words,
    /// The day of release.
    #[serde(deserialize_with = "read_day")]
    pub released: NaiveDate,
    /// What it tells.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<Words>,
    /// Who publishes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub publisher: Option<String>,
}

const fn first_game() -> Game {
    Game::Fabula
}

/// One appearance of a card in a set: the physical object, as the card is the one of the rules. FAB 2.8
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Printing {
    /// The code of the set.
    #[schema(example = "BDF")]
    pub set: String,
    /// The number in the set, from 1.
    #[schema(minimum = 1, example = 12)]
    pub number: u32,
    /// Who drew it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub artist: Option<String>,
    /// How it is finished, such as `normal` or `foil`; `normal` if none is named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub finishes: Vec<String>,
    /// What names the illustration: printings that share it show the same picture.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub illustration: Option<String>,
}

/// What was decided about one card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CardRuling {
    /// The day of the decision.
    #[serde(deserialize_with = "read_day")]
    #[schema(value_type = String, format = Date)]
    pub on: NaiveDate,
    /// What was decided.
    pub text: Words,
    /// The rules that it rests on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<String>,
}

/// What stands on a card besides its rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Sheet {
    /// What lists call it; it never changes.
    pub id: String,
    /// The name; the Portuguese one is the name that the rules speak of.
    pub name: Words,
    /// A line of story without meaning for the rules. FAB 2.6
    #[serde(skip_serializing_if = "Option::is_none")]
    pub flavour: Option<Words>,
    /// Where it was printed; a token has none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub printings: Vec<Printing>,
    /// What was decided about it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rulings: Vec<CardRuling>,
}

impl Sheet {
    /// The fields of an entry that are read here; the others are its game's.
    pub const FIELDS: [&str; 5] = ["id", "name", "flavour", "printings", "rulings"];

    /// The codes of the sets that it was printed in.
    #[must_use]
    pub fn sets(&self) -> Vec<String> {
        let sets = self.printings.iter();
        sets.map(|printing| printing.set.clone()).collect()
    }

    /// Reads what can be read; every mistake is told with its pointer.
    pub(crate) fn read(fields: &Map<String, Value>, wrong: &mut dyn FnMut(&str, String)) -> Self {
        let id = match fields.get("id") {
            Some(Value::String(id)) => id.clone(),
            Some(_) => told(wrong, "/id", "must be a text"),
            None => told(wrong, "", "the field id is missing"),
        };
        let name = if let Some(name) = fields.get("name") {
            words(name, "/name", wrong)
        } else {
            wrong("", "the field name is missing".to_owned());
            nothing()
        };
        let flavour = fields.get("flavour").map(|it| words(it, "/flavour", wrong));
        Self {
            id,
            name,
            flavour,
            printings: list(fields, "printings", "a set and a number from 1", wrong),
            rulings: list(fields, "rulings", "a day and a text", wrong),
        }
    }
}

fn told(wrong: &mut dyn FnMut(&str, String), pointer: &str, message: &str) -> String {
    wrong(pointer, message.to_owned());
    String::new()
}

fn nothing() -> Words {
    Words::from(fabulario_engine::Text {
        pt: String::new(),
        en: String::new(),
    })
}

/// A list of which every entry is read by itself.
fn list<T: for<'v> Deserialize<'v>>(
    fields: &Map<String, Value>,
    name: &str,
    what: &str,
    wrong: &mut dyn FnMut(&str, String),
) -> Vec<T> {
    match fields.get(name) {
        None => Vec::new(),
        Some(Value::Array(list)) => {
            let mut read = Vec::new();
            for (i, value) in list.iter().enumerate() {
                match T::deserialize(value) {
                    Ok(value) => read.push(value),
                    Err(error) => {
                        wrong(&format!("/{name}/{i}"), format!("must be {what} ({error})"));
                    }
                }
            }
            read
        }
        Some(_) => {
            wrong(&format!("/{name}"), "must be a list".to_owned());
            Vec::new()
        }
    }
}

/// A text in both languages, or in one, and nothing else.
fn words(value: &Value, pointer: &str, wrong: &mut dyn FnMut(&str, String)) -> Words {
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
        Some(Value::String(text)) => Some(text.clone()),
        Some(_) => Some(told(wrong, &format!("{pointer}/{lang}"), "must be a text")),
        None => None,
    };
    let (pt, en) = (text("pt-BR"), text("en"));
    Words::new(pt, en).unwrap_or_else(|| {
        wrong(pointer, "the text pt-BR is missing".to_owned());
        nothing()
    })
}
