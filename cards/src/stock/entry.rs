//! One entry as it is written.

use std::sync::Arc;

use fabulario_engine::Game;
use serde::Deserialize;
use serde_json::Value;
use xxhash_rust::xxh3::xxh3_128;

use super::Kind;
use crate::catalogue::Mistake;

/// Where a card was printed, unread.
#[derive(Debug, Deserialize)]
pub(crate) struct Printed {
    /// The code of the set.
    pub set: String,
    /// The number in it.
    pub number: Option<u64>,
}

/// One entry, unread.
#[derive(Debug, Clone)]
pub struct Entry {
    /// Its game.
    pub game: Game,
    /// What it describes.
    pub kind: Kind,
    /// What names it among those of its kind; empty if that cannot be read.
    pub id: Box<str>,
    /// The file that it comes from, or who brought it.
    pub file: Arc<str>,
    /// Where it stands there: a JSON pointer.
    pub pointer: String,
    /// Its JSON, without needless spaces.
    pub body: Arc<str>,
    /// Whether it must say everything in both languages: what is shipped does.
    pub bilingual: bool,
}

impl Entry {
    /// An entry of a file.
    #[must_use]
    pub fn new(game: Game, kind: Kind, file: &Arc<str>, pointer: String, body: &str) -> Self {
        let body = dense(body);
        Self {
            game,
            kind,
            id: id_in(&body, kind).into(),
            file: Arc::clone(file),
            pointer,
            body,
            bilingual: false,
        }
    }

    /// A digest of what it says.
    #[must_use]
    pub fn hash(&self) -> u128 {
        xxh3_128(self.body.as_bytes())
    }

    /// The printings of a card, as far as they can be read: what is wrong with them is told by its reader.
    pub(crate) fn printings(&self) -> Vec<Printed> {
        #[derive(Deserialize)]
        struct Card {
            #[serde(default)]
            printings: Vec<Printed>,
        }
        let card = serde_json::from_str::<Card>(&self.body);
        card.map(|card| card.printings).unwrap_or_default()
    }

    /// The id that a rename leads to, if it can be read; its own id is the one that it leads from.
    pub(crate) fn leads_to(&self) -> Option<String> {
        #[derive(Deserialize)]
        struct Rename {
            to: String,
        }
        let rename = serde_json::from_str::<Rename>(&self.body).ok()?;
        Some(rename.to)
    }

    /// A mistake at a pointer below this entry.
    pub fn wrong(&self, pointer: &str, message: impl Into<String>) -> Mistake {
        Mistake::new(&self.file, format!("{}{pointer}", self.pointer), message)
    }
}

/// The id of an entry, as far as it has one.
fn id_in(body: &str, kind: Kind) -> String {
    #[derive(Deserialize)]
    struct Keys {
        id: Option<Value>,
        code: Option<Value>,
        from: Option<Value>,
    }
    let key = serde_json::from_str::<Keys>(body).map(|keys| match kind {
        Kind::Set => keys.code,
        Kind::Rename => keys.from,
        _ => keys.id,
    });
    match key.map(Option::unwrap_or_default) {
        Ok(Value::String(id)) => id,
        Ok(Value::Number(id)) => id.to_string(),
        _ => String::new(),
    }
}

/// JSON without the spaces around its words.
fn dense(json: &str) -> Arc<str> {
    let mut dense = String::with_capacity(json.len());
    let (mut in_text, mut escaped) = (false, false);
    for c in json.chars() {
        if in_text || !matches!(c, ' ' | '\n' | '\r' | '\t') {
            dense.push(c);
        }
        match c {
            _ if escaped => escaped = false,
            '\\' if in_text => escaped = true,
            '"' => in_text = !in_text,
            _ => {}
        }
    }
    dense.into()
}

#[cfg(test)]
mod tests {
    use super::dense;

    #[test]
    fn spaces_go_and_texts_stay() {
        let json = "{ \"a b\" : [ 1,\n\t2 ], \"c\\\" \" : \" x \" }";
        assert_eq!(&*dense(json), "{\"a b\":[1,2],\"c\\\" \":\" x \"}");
    }
}
