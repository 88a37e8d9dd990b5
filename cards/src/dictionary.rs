//! The field dictionary: every word of the card vocabulary, what it means, and a card that uses it.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use fabulario_engine::fabula::describe::{Field, Form, Shape, Type, vocabulary};
use serde_json::{Value, json};

/// The longest example that is shown; a shorter one is better.
const MAX_EXAMPLE: usize = 360;

/// The shortest use of each word: by type and by path.
type Examples = BTreeMap<(&'static str, String), String>;

/// The dictionary as Markdown, with examples out of these cards (as the engine reads them).
#[must_use]
pub fn dictionary(cards: &[Value]) -> String {
    let types = vocabulary();
    let mut examples = Examples::new();
    for card in cards {
        let mut look = Look {
            types: &types,
            examples: &mut examples,
        };
        look.at_type("Card", card);
    }
    let mut text = String::from(
        "# Field dictionary of Fábula cards\n\n\
         Every type of the vocabulary, written from the engine's own text; examples are taken from cards. A kind without \
         fields is a word, one with fields an object with one key. What has a default may be left out. Besides these \
         fields a card of the data folder has `id`, `name` in both languages, `flavour` and `printings`, and names the \
         `ficha` that it makes and its `subtypes` and `keywords` by id (the examples below show them as the engine reads \
         them). Sets, subtypes, keywords, fichas and decks are described in README.md.\n",
    );
    for described in &types {
        chapter(described, &examples, &mut text);
    }
    text
}

fn chapter(described: &Type, examples: &Examples, text: &mut String) {
    let _ = writeln!(text, "\n## {}\n\n{}\n", described.name, described.doc);
    let rows: Vec<[String; 4]> = match &described.form {
        Form::Value(shape) => {
            let _ = writeln!(text, "Written as: {}.", link(shape));
            return;
        }
        Form::Fields(fields) => fields.iter().map(|field| field_row("", field)).collect(),
        Form::Variants(variants) => variants
            .iter()
            .flat_map(|variant| {
                let value = if variant.fields.is_empty() {
                    "word"
                } else {
                    "fields:"
                };
                let kind = [&variant.name, &variant.doc, value, ""].map(str::to_owned);
                let prefix = format!("{}.", variant.name);
                let fields = variant
                    .fields
                    .iter()
                    .map(move |field| field_row(&prefix, field));
                std::iter::once(kind).chain(fields)
            })
            .collect(),
    };
    text.push_str("| word | meaning | value | default | example |\n|---|---|---|---|---|\n");
    for [path, doc, value, default] in rows {
        let example = examples.get(&(described.name, path.clone()));
        let example =
            example.map_or_else(String::new, |it| format!("`{}`", it.replace('|', "\\|")));
        let _ = writeln!(
            text,
            "| `{path}` | {doc} | {value} | {default} | {example} |"
        );
    }
}

fn field_row(prefix: &str, field: &Field) -> [String; 4] {
    let default = match &field.default {
        None => "required".to_owned(),
        Some(value) => format!("`{value}`"),
    };
    [
        format!("{prefix}{}", field.name),
        field.doc.clone(),
        link(&field.shape),
        default,
    ]
}

/// A value in words, with the types that it mentions as links.
fn link(shape: &Shape) -> String {
    let words = shape.to_string();
    match shape.mentions() {
        Some(name) => words.replace(name, &format!("[{name}](#{})", name.to_lowercase())),
        None => words,
    }
}

/// Walks a card along the types of the vocabulary and notes the shortest use of each word.
struct Look<'d> {
    types: &'d [Type],
    examples: &'d mut Examples,
}

impl Look<'_> {
    fn note(&mut self, of: &'static str, path: String, example: &Value) {
        let example = example.to_string();
        let shorter = |known: &String| example.len() < known.len();
        let place = (of, path);
        if example.len() <= MAX_EXAMPLE && self.examples.get(&place).is_none_or(shorter) {
            self.examples.insert(place, example);
        }
    }

    fn at_type(&mut self, name: &str, value: &Value) {
        let Some(described) = self.types.iter().find(|it| it.name == name) else {
            return;
        };
        match &described.form {
            Form::Value(shape) => self.at(shape, value),
            Form::Fields(fields) => self.at_fields(described.name, "", fields, value),
            Form::Variants(variants) => {
                let (word, inside) = match value {
                    Value::String(word) => (word.as_str(), None),
                    Value::Object(object) => match object.iter().next() {
                        Some((word, inside)) => (word.as_str(), Some(inside)),
                        None => return,
                    },
                    _ => return,
                };
                let Some(variant) = variants.iter().find(|it| it.name == word) else {
                    return;
                };
                self.note(described.name, word.to_owned(), value);
                if let Some(inside) = inside {
                    let prefix = format!("{word}.");
                    self.at_fields(described.name, &prefix, &variant.fields, inside);
                }
            }
        }
    }

    fn at_fields(&mut self, of: &'static str, prefix: &str, fields: &[Field], value: &Value) {
        for field in fields {
            if let Some(inside) = value.get(field.name) {
                self.note(
                    of,
                    format!("{prefix}{}", field.name),
                    &json!({ field.name: inside }),
                );
                self.at(&field.shape, inside);
            }
        }
    }

    fn at(&mut self, shape: &Shape, value: &Value) {
        match shape {
            Shape::Truth | Shape::Number { .. } | Shape::Text { .. } => {}
            Shape::Optional(of) => self.at(of, value),
            Shape::List { of, .. } => {
                for value in value.as_array().into_iter().flatten() {
                    self.at(of, value);
                }
            }
            Shape::Either(shapes) => shapes.iter().for_each(|shape| self.at(shape, value)),
            Shape::Type(name) => self.at_type(name, value),
        }
    }
}
