//! The vocabulary as a list: one entry for each thing that an author may write.

use serde::Serialize;
use serde_json::Value;

use super::{Field, Form, Type, Variant, vocabulary};

/// One thing that an author may write.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Entry {
    /// The type of the vocabulary that it belongs to.
    #[serde(rename = "type")]
    pub of: &'static str,
    /// Its place in that type: a field, a variant, or a variant's field as `draw.amount`.
    pub path: String,
    /// What kind of thing it is.
    pub kind: EntryKind,
    /// What it means.
    pub doc: String,
    /// How its value is written, in words.
    pub value: String,
    /// The type of the vocabulary that its value mentions.
    pub mentions: Option<&'static str>,
    /// Whether it must be there; a variant is chosen, never required.
    pub required: bool,
    /// What holds when it is left out; JSON writes null also where there is none: see `required`.
    pub default: Option<Value>,
}

/// What kind of thing an entry is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum EntryKind {
    /// A field of an object.
    Field,
    /// One of several kinds.
    Variant,
    /// A field of one of several kinds.
    VariantField,
}

/// Every field, variant and field of a variant, in the order of the vocabulary.
#[must_use]
pub fn dictionary() -> Vec<Entry> {
    vocabulary().iter().flat_map(entries).collect()
}

fn entries(described: &Type) -> Vec<Entry> {
    let of = described.name;
    match &described.form {
        Form::Fields(fields) => fields
            .iter()
            .map(|field| field_entry(of, field.name.to_owned(), EntryKind::Field, field))
            .collect(),
        Form::Variants(variants) => variants
            .iter()
            .flat_map(|variant| variant_entries(of, variant))
            .collect(),
        // Another name for a value: there is nothing in it to look up.
        Form::Value(_) => Vec::new(),
    }
}

fn variant_entries(of: &'static str, variant: &Variant) -> Vec<Entry> {
    let value = match (variant.fields.is_empty(), variant.is_word()) {
        (true, _) => "word",
        (false, true) => "word, or object with fields",
        (false, false) => "object with fields",
    };
    let entry = Entry {
        of,
        path: variant.name.clone(),
        kind: EntryKind::Variant,
        doc: variant.doc.clone(),
        value: value.to_owned(),
        mentions: None,
        required: false,
        default: None,
    };
    let fields = variant.fields.iter().map(|field| {
        let path = format!("{}.{}", variant.name, field.name);
        field_entry(of, path, EntryKind::VariantField, field)
    });
    std::iter::once(entry).chain(fields).collect()
}

fn field_entry(of: &'static str, path: String, kind: EntryKind, field: &Field) -> Entry {
    Entry {
        of,
        path,
        kind,
        doc: field.doc.clone(),
        value: field.shape.to_string(),
        mentions: field.shape.mentions(),
        required: field.default.is_none(),
        default: field.default.clone(),
    }
}
