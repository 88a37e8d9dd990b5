//! A publisher's own file: read with patience, and translated into entries that the catalogue judges as strictly as
//! its own. IMPORT.md tells publishers what may be written.

use std::io;
use std::sync::Arc;

use crate::catalogue::{Mistake, Mistakes};
use crate::stock::{Entry, Kind};

mod card;
mod column;
mod direction;
mod document;
mod effect;
mod guide;
mod keyword;
mod lines;
mod log;
mod names;
mod place;
mod published;
mod reading;
mod schema;
mod set;
mod shape;
mod table;
mod text;
mod vocabulary;

pub use guide::guide;
pub use published::Published;
pub(crate) use schema::schema;

use document::Document;
use log::ImportLog;
use reading::Reading;

/// The largest file that is read.
pub const MAX_FILE: usize = 256 << 20;

/// What a publisher's file brings.
#[derive(Debug, Clone, Default)]
pub struct Incoming {
    /// Who brings it: the slug of `publisher`, else of `pool`, else of the first set's code.
    pub origin: String,
    /// What it brings, in an order in which none speaks of a later one.
    pub entries: Vec<Entry>,
    /// What was understood in a way worth telling.
    pub notes: Vec<Mistake>,
}

/// What could be read of a file, and what is wrong with the rest.
#[derive(Debug, Clone)]
pub struct Draft {
    /// What could be read.
    pub incoming: Incoming,
    /// What is wrong, in the order of the file.
    pub mistakes: Vec<Mistake>,
}

/// Reads a file. `name` is what the user called it; `beside` opens a file named inside of it, relative to it.
pub fn read(
    name: &str,
    data: &[u8],
    beside: &dyn Fn(&str) -> io::Result<Vec<u8>>,
) -> Result<Incoming, Mistakes> {
    let Draft { incoming, mistakes } = draft(name, data, beside, &Published::default());
    if mistakes.is_empty() {
        Ok(incoming)
    } else {
        Err(Mistakes(mistakes))
    }
}

/// Reads as much of a file as can be read; cards that are published already keep their numbers.
pub fn draft(
    name: &str,
    data: &[u8],
    beside: &dyn Fn(&str) -> io::Result<Vec<u8>>,
    published: &Published,
) -> Draft {
    match reading(name, data, beside) {
        Ok(reading) => reading.finish(name, published),
        Err(mistakes) => Draft {
            incoming: Incoming::default(),
            mistakes,
        },
    }
}

fn reading(
    name: &str,
    data: &[u8],
    beside: &dyn Fn(&str) -> io::Result<Vec<u8>>,
) -> Result<Reading, Vec<Mistake>> {
    let refused = |message: String| vec![Mistake::new(name, "", message)];
    let whole = opened(data).map_err(refused)?;
    let file: Arc<str> = name.into();
    let mut told = ImportLog::default();
    let ending = ending(name);
    if ending == "csv" {
        let message = "is a table without a game and a set: write a .json document with \"cards\": \"the name of this file\"";
        return Err(refused(message.to_owned()));
    }
    let by_lines = is_lines(&ending);
    let mut lines = lines::written(whole);
    let (root, json) = match lines.next() {
        None => return Err(refused("is empty".to_owned())),
        Some((number, line)) if by_lines => (format!("/{number}"), line),
        Some(_) => (String::new(), whole),
    };
    let Some(document) = Document::new(&file, root, whole, json, &mut told) else {
        return Err(refusals(told, name));
    };
    let mut reading = document.begin(told).map_err(|told| refusals(told, name))?;
    let cards = document.field("cards");
    if by_lines {
        if let Some((pointer, _)) = cards {
            let message = "belongs to the lines below: each is a card";
            reading.told.wrong(name, pointer, message);
        }
        lines::cards(&file, whole, lines, &mut reading);
    } else if let Some((pointer, value)) = cards {
        match serde_json::from_str::<String>(value.get()) {
            Ok(other) => cards_beside(&file, &pointer, &other, beside, &mut reading),
            Err(_) => document.list(Kind::Card, &pointer, value, &mut reading),
        }
    }
    Ok(reading)
}

/// Reads the cards of another file.
fn cards_beside(
    file: &Arc<str>,
    pointer: &str,
    other: &str,
    beside: &dyn Fn(&str) -> io::Result<Vec<u8>>,
    reading: &mut Reading,
) {
    let mut wrong = |message: String| reading.told.wrong(file, pointer.to_owned(), message);
    let ending = ending(other);
    if ending != "csv" && !is_lines(&ending) {
        return wrong(format!("{other} must be a .csv, .jsonl or .ndjson file"));
    }
    // Whoever sends a file chooses which others are opened: only its neighbours.
    if other.contains(['/', '\\', ':', '\0']) || other.starts_with('.') {
        return wrong(format!(
            "{other} must be the name of a file beside this one"
        ));
    }
    let data = match beside(other) {
        Ok(data) => data,
        Err(error) => return wrong(format!("{other} cannot be opened: {error}")),
    };
    let folder = file.rfind(['/', '\\']).and_then(|at| file.get(..=at));
    let path: Arc<str> = format!("{}{other}", folder.unwrap_or_default()).into();
    match opened(&data) {
        Err(message) => reading.told.wrong(&path, String::new(), message),
        Ok(text) if ending == "csv" => table::cards(&path, text, reading),
        Ok(text) => lines::cards(&path, text, lines::written(text), reading),
    }
}

fn refusals(told: ImportLog, name: &str) -> Vec<Mistake> {
    told.finish(name).err().unwrap_or_default()
}

/// The text of a file that is not too large.
fn opened(data: &[u8]) -> Result<&str, String> {
    if data.len() > MAX_FILE {
        let size = data.len();
        return Err(format!("has {size} bytes, at most {MAX_FILE} are read"));
    }
    place::text(data)
}

fn ending(name: &str) -> String {
    let ending = name.rsplit_once('.').map(|(_, ending)| ending);
    ending.unwrap_or_default().to_ascii_lowercase()
}

fn is_lines(ending: &str) -> bool {
    matches!(ending, "jsonl" | "ndjson")
}
