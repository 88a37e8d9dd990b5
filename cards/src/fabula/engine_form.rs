//! Data files name fichas and keywords by id; the engine wants them written out.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::read::Placed;
use super::sheet::Keyword;
use crate::sheet::Sheet;

/// The trees of the fichas by id.
pub(super) fn fichas(sheets: &[Placed<Sheet>], trees: &[Value]) -> BTreeMap<String, Value> {
    sheets
        .iter()
        .zip(trees)
        .map(|(sheet, tree)| (sheet.value.id.clone(), tree.clone()))
        .collect()
}

/// Puts the description of a ficha wherever its id stands.
pub(super) fn write_fichas(
    tree: &mut Value,
    fichas: &BTreeMap<String, Value>,
    pointer: &str,
    wrong: &mut dyn FnMut(&str, String),
) {
    match tree {
        Value::Array(list) => {
            for (i, value) in list.iter_mut().enumerate() {
                write_fichas(value, fichas, &format!("{pointer}/{i}"), wrong);
            }
        }
        Value::Object(object) => {
            for (key, value) in object.iter_mut() {
                let pointer = format!("{pointer}/{key}");
                if key == "ficha" && value.is_object() {
                    wrong(
                        &pointer,
                        "must be the id of a ficha of fichas.json".to_owned(),
                    );
                    continue;
                }
                let id = value.as_str().filter(|_| key == "ficha").map(str::to_owned);
                match id {
                    None => write_fichas(value, fichas, &pointer, wrong),
                    Some(id) => match fichas.get(&id) {
                        Some(ficha) => *value = ficha.clone(),
                        None => {
                            wrong(
                                &pointer,
                                format!(
                                    "{id} is no ficha that can be made here: it must stand in fichas.json, and a ficha makes none"
                                ),
                            );
                        }
                    },
                }
            }
        }
        _ => {}
    }
}

/// The keywords under the names that cards use: their ids.
pub(super) fn keywords(keywords: &[Placed<Keyword>]) -> Value {
    keywords
        .iter()
        .map(|it| json!({ "name": it.value.id, "abilities": it.value.abilities }))
        .collect()
}
