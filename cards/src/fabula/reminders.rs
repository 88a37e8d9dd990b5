//! What keywords stand for, in words.

use std::collections::BTreeMap;

use fabulario_engine::Text;
use fabulario_engine::fabula::Table;
use serde_json::{Value, json};

use crate::text::{Lexicon, render};

/// What each keyword stands for, as an Aliado that has nothing else writes it out.
pub(super) fn reminders(keywords: &Value, words: &Lexicon) -> BTreeMap<String, Text> {
    let bearer = |id: &String| {
        json!({
            "name": id, "kind": "aliado", "cost": 0, "vida": 1, "ofensiva": 1, "influencia": 1,
            "keywords": [id],
        })
    };
    let bearers: Value = words.keywords.keys().map(bearer).collect();
    let Ok(table) = Table::with_keywords(&bearers, keywords) else {
        return BTreeMap::new();
    };
    let told = words.keywords.iter().filter_map(|(id, (name, _))| {
        let card = table.card(table.find(id)?);
        let line = render(card, words).lines.into_iter().next()?;
        let pt = inside(&line.pt, &name.pt)?;
        let en = inside(&line.en, &name.en)?;
        Some((id.clone(), Text { pt, en }))
    });
    told.collect()
}

/// What stands in brackets behind a name; brackets inside of it are round again.
fn inside(line: &str, name: &str) -> Option<String> {
    let inside = line.strip_prefix(name)?.strip_prefix(" (")?;
    let inside = inside.strip_suffix(')')?;
    Some(inside.replace('[', "(").replace(']', ")"))
}
