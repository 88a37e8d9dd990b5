//! The published schema as a check: what the documentation promises is what is enforced.

use jsonschema::Validator;
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa::openapi::{RefOr, Schema};

use super::mistakes::of_schema;
use crate::wire::Mistake;
use crate::words;
use crate::words::Language;

/// A compiled schema.
pub struct Checker(Option<Validator>);

/// Most mistakes that one answer tells.
pub const MOST_MISTAKES: usize = 100;
/// Most entries of a list or object that are looked at for mistakes, once there is one.
const MOST_ENTRIES: usize = 500;
/// Most characters of a field's name that an answer repeats.
const MOST_NAME: usize = 100;

impl Checker {
    /// What is wrong with a value: the first mistakes, however many there are.
    ///
    /// A body of a megabyte can hold half a million mistakes, so they are only looked for in a part of
    /// it that is known to be small.
    pub fn mistakes(&self, value: &Value, lang: Language) -> Vec<Mistake> {
        let Some(validator) = &self.0 else {
            // A test keeps this from happening; without a schema nothing may pass.
            return vec![Mistake::whole("no schema".to_owned())];
        };
        if validator.is_valid(value) {
            return Vec::new();
        }
        let part = cut(value);
        let errors = validator.iter_errors(&part);
        let mut mistakes: Vec<Mistake> = errors
            .flat_map(|error| of_schema(&error, lang))
            .take(MOST_MISTAKES)
            .collect();
        if mistakes.is_empty() {
            mistakes.push(Mistake::whole(words::mistakes::beyond().to(lang)));
        }
        mistakes
    }

    /// Whether the schema compiled; a test asks.
    pub fn is_sound(&self) -> bool {
        self.0.is_some()
    }
}

/// The schema of a type under its name.
pub type Part = (String, RefOr<Schema>);

/// A type as a part of others.
pub fn part<T: ToSchema>() -> Part {
    (T::name().into_owned(), T::schema())
}

/// Compiles the schema of a type, with the schemas that it refers to.
pub fn checker<T: ToSchema>() -> Checker {
    checker_with::<T>([])
}

/// The same for a generic type, whose arguments its own schema does not bring along, or with other parts.
pub fn checker_with<T: ToSchema>(arguments: impl IntoIterator<Item = Part>) -> Checker {
    let mut parts = Vec::new();
    T::schemas(&mut parts);
    parts.extend(arguments);
    let schemas: serde_json::Map<String, Value> = parts
        .into_iter()
        .filter_map(|(name, schema)| Some((name, serde_json::to_value(schema).ok()?)))
        .collect();
    let root = serde_json::to_value(T::schema()).unwrap_or_default();
    let document = json!({ "allOf": [root], "components": { "schemas": schemas } });
    let options = jsonschema::options().should_validate_formats(true);
    Checker(options.build(&document).ok())
}

/// The value with its lists and objects cut short. A list that is too long stays one entry too long, if
/// its limit is below what is looked at.
fn cut(value: &Value) -> Value {
    match value {
        Value::Array(items) => items.iter().take(MOST_ENTRIES).map(cut).collect(),
        Value::Object(object) => {
            let short = |name: &String| match name.chars().nth(MOST_NAME) {
                Some(_) => format!("{name:.MOST_NAME$}…"),
                None => name.clone(),
            };
            let entries = object.iter().take(MOST_ENTRIES);
            Value::Object(
                entries
                    .map(|(name, value)| (short(name), cut(value)))
                    .collect(),
            )
        }
        other => other.clone(),
    }
}
