//! A written deck in JSON: `{"version": 1, "game": "fab", "name": "…", "main": [{"card": "fab-…", "copies": 3}]}`.

use std::borrow::Cow;
use std::fmt;

use fabulario_engine::deck::Section;
use serde::de::{Error, IntoDeserializer as _, MapAccess, Visitor, value};
use serde::ser::{Serialize, SerializeMap as _, Serializer};
use serde::{Deserialize, Deserializer};

use super::{DeckEntry, VERSION, WrittenDeck};
use crate::bounded::{Whole, some_text};

/// A field that a request has beside those of the document: its name, and its value to come.
///
/// It tells whether there is such a field, and leaves the value alone if not.
pub trait OtherFields<'de> {
    /// Reads the value of a field, if there is such a field.
    fn read<A: MapAccess<'de>>(&mut self, name: &str, object: &mut A) -> Result<bool, A::Error>;
}

/// No field but those of the document.
struct Nothing;

impl<'de> OtherFields<'de> for Nothing {
    fn read<A: MapAccess<'de>>(&mut self, _name: &str, _object: &mut A) -> Result<bool, A::Error> {
        Ok(false)
    }
}

impl<'de> Deserialize<'de> for WrittenDeck {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        Self::read_with(reader, &mut Nothing)
    }
}

impl WrittenDeck {
    /// Reads an object that has other fields beside those of a deck.
    pub fn read_with<'de, D: Deserializer<'de>>(
        reader: D,
        other: &mut impl OtherFields<'de>,
    ) -> Result<Self, D::Error> {
        reader.deserialize_map(Read(other))
    }
}

struct Read<'o, O>(&'o mut O);

impl<'de, O: OtherFields<'de>> Visitor<'de> for Read<'_, O> {
    type Value = WrittenDeck;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a deck")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<WrittenDeck, A::Error> {
        let mut deck = WrittenDeck::default();
        let mut label = None;
        while let Some(field) = object.next_key::<Cow<'_, str>>()? {
            match &*field {
                "version" => {
                    object.next_value::<Option<Whole<VERSION, VERSION>>>()?;
                }
                "game" => deck.game = object.next_value()?,
                "name" => deck.name = object.next_value::<Name>()?.0,
                // What the name was called before.
                "label" => label = object.next_value::<Name>()?.0,
                "note" => deck.note = object.next_value()?,
                name => {
                    if let Some(section) = list(name) {
                        let lines: Vec<DeckEntry> = object.next_value()?;
                        if deck.sections.insert(section, lines).is_some() {
                            return Err(A::Error::duplicate_field(section.word().id));
                        }
                    } else if !self.0.read(name, &mut object)? {
                        return Err(A::Error::custom(format!("unknown field `{name}`")));
                    }
                }
            }
        }
        deck.name = deck.name.or(label);
        Ok(deck)
    }
}

#[derive(Deserialize)]
struct Name(#[serde(deserialize_with = "some_text::<_, 0, 200>")] Option<String>);

/// The list that is called so; attachments lie inside lines.
fn list(name: &str) -> Option<Section> {
    let section: Result<_, value::Error> = Section::deserialize(name.into_deserializer());
    section.ok().filter(|section| *section != Section::Anexos)
}

impl Serialize for WrittenDeck {
    fn serialize<S: Serializer>(&self, writer: S) -> Result<S::Ok, S::Error> {
        let mut object = writer.serialize_map(None)?;
        if let Some(game) = self.game {
            object.serialize_entry("version", &VERSION)?;
            object.serialize_entry("game", &game)?;
        }
        for (field, text) in [("name", &self.name), ("note", &self.note)] {
            if text.is_some() {
                object.serialize_entry(field, text)?;
            }
        }
        for (section, lines) in self.sections.iter().filter(|(_, lines)| !lines.is_empty()) {
            object.serialize_entry(section.word().id, lines)?;
        }
        object.end()
    }
}
