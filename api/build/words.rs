//! Files of words: read and checked. [`write`] turns them into Rust and JavaScript.
//!
//! A file is a room of words. An entry with texts by language is a text, any other object a room inside the room. A text
//! is a string, or `{"one": …, "other": …}` where it counts `{n}`.

use std::path::Path;
use std::{fs, io};

use serde_json::{Map, Value};

#[path = "words/write.rs"]
mod write;

pub use write::{modules, rust};

/// Texts that belong together.
pub struct Room {
    name: String,
    texts: Vec<Text>,
    rooms: Vec<Self>,
}

/// A text with its gaps, in every language.
struct Text {
    name: String,
    /// In the order of the first language.
    gaps: Vec<String>,
    forms: Vec<Forms>,
}

/// What a language says of one thing, and of several.
struct Forms {
    one: Vec<Piece>,
    other: Vec<Piece>,
}

#[derive(Clone, PartialEq)]
enum Piece {
    Say(String),
    Gap(String),
}

/// The gap that chooses between one and several.
const COUNT: &str = "n";

impl Room {
    /// The rooms of a folder, or everything that is wrong in its files. A folder inside it is a room, too, and its files
    /// are the rooms of that room.
    pub fn read_all(folder: &Path, tags: &[&str]) -> io::Result<Vec<Self>> {
        let mut wrong = Vec::new();
        let rooms = Self::read_folder(folder, "words", tags, &mut wrong)?;
        if wrong.is_empty() {
            Ok(rooms)
        } else {
            Err(io::Error::other(wrong.join("\n")))
        }
    }

    fn read_folder(
        folder: &Path,
        place: &str,
        tags: &[&str],
        wrong: &mut Vec<String>,
    ) -> io::Result<Vec<Self>> {
        let files = fs::read_dir(folder)?.map(|file| Ok(file?.path()));
        let mut files: Vec<_> = files.collect::<io::Result<_>>()?;
        files.sort();
        let mut rooms = Vec::new();
        for file in files {
            let name = file.file_stem().ok_or(io::ErrorKind::InvalidFilename)?;
            let name = name.to_string_lossy();
            let place = format!("{place}/{name}");
            if file.is_dir() {
                rooms.push(Self {
                    rooms: Self::read_folder(&file, &place, tags, wrong)?,
                    name: name.into_owned(),
                    texts: Vec::new(),
                });
            } else if file.extension().is_some_and(|it| it == "json") {
                match Self::read(&place, &fs::read_to_string(&file)?, tags) {
                    Ok(room) => rooms.push(room),
                    Err(more) => wrong.extend(more),
                }
            }
        }
        Ok(rooms)
    }

    /// The room of a file, or everything that is wrong in it; `tags` are the languages of every text.
    pub fn read(place: &str, json: &str, tags: &[&str]) -> Result<Self, Vec<String>> {
        let name = place.rsplit('/').next().unwrap_or(place);
        let place = format!("{place}.json");
        let entries = serde_json::from_str(json).map_err(|why| vec![format!("{place}: {why}")])?;
        let mut wrong = Vec::new();
        let room = Self::of(name, &entries, (&place, tags), &mut wrong);
        if wrong.is_empty() {
            Ok(room)
        } else {
            Err(wrong)
        }
    }

    fn of(
        name: &str,
        entries: &Map<String, Value>,
        (place, tags): (&str, &[&str]),
        wrong: &mut Vec<String>,
    ) -> Self {
        let (mut texts, mut rooms) = (Vec::new(), Vec::new());
        for (key, entry) in entries {
            let place = format!("{place}, {key}");
            match entry {
                _ if !is_name(key) => wrong.push(format!("{place}: a name has only a–z and _")),
                Value::Object(text) if tags.iter().any(|tag| text.contains_key(*tag)) => {
                    match Text::of(key, text, tags) {
                        Ok(text) => texts.push(text),
                        Err(why) => wrong.push(format!("{place}, {why}")),
                    }
                }
                Value::Object(inner) => rooms.push(Self::of(key, inner, (&place, tags), wrong)),
                _ => wrong.push(format!("{place}: neither a text by language nor a room")),
            }
        }
        let name = name.to_owned();
        Self { name, texts, rooms }
    }
}

impl Text {
    fn of(name: &str, texts: &Map<String, Value>, tags: &[&str]) -> Result<Self, String> {
        if let Some(tag) = texts.keys().find(|tag| !tags.contains(&tag.as_str())) {
            return Err(format!("{tag}: no such language"));
        }
        let mut all: Vec<Forms> = Vec::new();
        for tag in tags {
            let text = texts
                .get(*tag)
                .ok_or(format!("{tag}: the text is missing"))?;
            let forms = Forms::of(text).map_err(|why| format!("{tag}: {why}"))?;
            if let Some(first) = all.first() {
                let (here, there) = (forms.gaps(), first.gaps());
                if let Some(odd) = here.iter().find(|gap| !there.contains(gap)) {
                    return Err(format!("{tag}: {{{odd}}} is in no other language"));
                }
                if let Some(odd) = there.iter().find(|gap| !here.contains(gap)) {
                    return Err(format!("{tag}: {{{odd}}} is missing"));
                }
            }
            all.push(forms);
        }
        Ok(Self {
            name: name.to_owned(),
            gaps: all.first().ok_or("no language")?.gaps(),
            forms: all,
        })
    }
}

impl Forms {
    fn of(text: &Value) -> Result<Self, String> {
        match text {
            Value::String(text) => {
                let one = pieces(text)?;
                let other = one.clone();
                Ok(Self { one, other })
            }
            Value::Object(forms) if forms.len() == 2 => {
                let form = |name: &str| {
                    let text = forms.get(name).and_then(Value::as_str);
                    pieces(text.ok_or("a plural has one and other")?)
                };
                let forms = Self {
                    one: form("one")?,
                    other: form("other")?,
                };
                if !forms.gaps().iter().any(|gap| gap == COUNT) {
                    return Err(format!("a plural counts {{{COUNT}}}"));
                }
                Ok(forms)
            }
            _ => Err("neither a string nor a plural with one and other".to_owned()),
        }
    }

    /// Every gap once.
    fn gaps(&self) -> Vec<String> {
        let mut gaps: Vec<String> = Vec::new();
        for piece in self.one.iter().chain(&self.other) {
            if let Piece::Gap(gap) = piece
                && !gaps.contains(gap)
            {
                gaps.push(gap.clone());
            }
        }
        gaps
    }
}

fn pieces(text: &str) -> Result<Vec<Piece>, String> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        let (gap, after) = after.split_once('}').ok_or("a { without its }")?;
        if !is_name(gap) {
            return Err(format!("{{{gap}}} is no name of a gap"));
        }
        pieces.push(Piece::Say(before.to_owned()));
        pieces.push(Piece::Gap(gap.to_owned()));
        rest = after;
    }
    if rest.contains('}') {
        return Err("a } without its {".to_owned());
    }
    pieces.push(Piece::Say(rest.to_owned()));
    pieces.retain(|piece| !matches!(piece, Piece::Say(text) if text.is_empty()));
    Ok(pieces)
}

fn is_name(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c == '_' || c.is_ascii_lowercase())
}
