//! What players read, wherever it stands in an entry: clean, short enough, and in both languages where it must be.

use fabulario_engine::Lang;
use serde_json::Value;

use super::Mistake;
use crate::stock::Entry;
use crate::words::{Words, unclean};

/// The longest text that fits on a card, in characters.
pub(crate) const MAX_TEXT: usize = 420;

/// The most characters of a text, by the field that it stands in.
fn most(field: &str) -> usize {
    match field {
        "name" | "plural" | "category" => 120,
        "flavour" => 160,
        "reminder" => 300,
        "about" => 600,
        "guide" => 1_200,
        _ => MAX_TEXT,
    }
}

/// Checks every text of an entry.
pub(crate) fn check(entry: &Entry, value: &Value, mistakes: &mut Vec<Mistake>) {
    walk(value, "", &mut |pointer, text, lang| {
        let field = pointer.rsplit('/').next().unwrap_or_default();
        match text {
            None if entry.bilingual => {
                mistakes.push(entry.wrong(pointer, format!("the text {lang} is missing")));
            }
            None => {}
            Some(text) => {
                let pointer = format!("{pointer}/{lang}");
                let found = unclean(text, most(field)).into_iter();
                mistakes.extend(found.map(|message| entry.wrong(&pointer, message)));
            }
        }
    });
}

fn walk(value: &Value, pointer: &str, visit: &mut dyn FnMut(&str, Option<&str>, Lang)) {
    match value {
        Value::Object(object) if Words::is_written(object) => {
            for lang in Lang::ALL {
                // What is no text is told by who reads it.
                let text = object.get(lang.tag());
                if text.is_none_or(Value::is_string) {
                    visit(pointer, text.and_then(Value::as_str), lang);
                }
            }
        }
        Value::Object(object) => {
            for (key, value) in object {
                walk(value, &format!("{pointer}/{key}"), visit);
            }
        }
        Value::Array(list) => {
            for (i, value) in list.iter().enumerate() {
                walk(value, &format!("{pointer}/{i}"), visit);
            }
        }
        _ => {}
    }
}
