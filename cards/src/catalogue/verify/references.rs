//! Sources, rulings and texts, wherever they stand: one walk over the JSON finds them all.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

use super::super::{GameBook, Mistake};

/// What a reference of one game may name.
pub(super) struct Known<'a> {
    documents: BTreeSet<&'a str>,
    rules: BTreeSet<&'a str>,
    rulings: BTreeSet<&'a str>,
}

impl<'a> Known<'a> {
    pub(super) fn of(book: &'a GameBook) -> Self {
        Self {
            documents: book
                .sheet
                .documents
                .iter()
                .map(|document| document.id.as_str())
                .collect(),
            rules: book.rules.iter().map(|rule| rule.id.0.as_str()).collect(),
            rulings: book
                .rulings
                .iter()
                .map(|ruling| ruling.id.0.as_str())
                .collect(),
        }
    }
}

/// Checks every reference and text below `json`.
pub(super) fn check(file: &str, json: &Value, known: &Known<'_>, mistakes: &mut Vec<Mistake>) {
    walk(json, "", &mut |object, pointer| {
        let mut wrong = |key: &str, message: String| {
            mistakes.push(Mistake::new(file, format!("{pointer}/{key}"), message));
        };
        if let Some(document) = object.get("document").and_then(Value::as_str)
            && !known.documents.contains(document)
        {
            wrong(
                "document",
                format!("{document} is not among the game's documents"),
            );
        }
        if object
            .get("place")
            .and_then(Value::as_str)
            .is_some_and(str::is_empty)
        {
            wrong(
                "place",
                "is empty: name the rule number or the section".to_owned(),
            );
        }
        if object.contains_key("value")
            && object
                .get("sources")
                .and_then(Value::as_array)
                .is_none_or(Vec::is_empty)
        {
            wrong(
                "sources",
                "a figure needs a source: what no source states is left out".to_owned(),
            );
        }
        // Null is a value that sources state; forgetting it is not.
        let names = ["id", "value", "from"];
        if object.contains_key("sources") && !names.iter().any(|name| object.contains_key(*name)) {
            wrong(
                "value",
                "is missing: write null where the sources allow any number".to_owned(),
            );
        }
        if let Some(rule) = object.get("rule").and_then(Value::as_str)
            && !known.rules.contains(rule)
        {
            wrong("rule", format!("{rule} is not among the game's rules"));
        }
        if let Some(ruling) = object.get("ruling").and_then(Value::as_str)
            && !known.rulings.contains(ruling)
        {
            wrong(
                "ruling",
                format!("{ruling} is not among the game's rulings"),
            );
        }
        for (i, rule) in object
            .get("rules")
            .and_then(Value::as_array)
            .into_iter()
            .flatten()
            .enumerate()
        {
            if let Some(rule) = rule.as_str()
                && !known.rules.contains(rule)
            {
                wrong(
                    &format!("rules/{i}"),
                    format!("{rule} is not among the game's rules"),
                );
            }
        }
        if object.contains_key("pt-BR") {
            for (lang, text) in object {
                if text
                    .as_str()
                    .is_some_and(|text| text.trim() != text || text.is_empty())
                {
                    wrong(lang, "is empty or has space at an end".to_owned());
                }
            }
        }
    });
}

fn walk(json: &Value, pointer: &str, visit: &mut impl FnMut(&Map<String, Value>, &str)) {
    match json {
        Value::Object(object) => {
            visit(object, pointer);
            for (key, value) in object {
                walk(value, &format!("{pointer}/{key}"), visit);
            }
        }
        Value::Array(items) => {
            for (i, value) in items.iter().enumerate() {
                walk(value, &format!("{pointer}/{i}"), visit);
            }
        }
        _ => {}
    }
}
