//! The published schema as a check: what the documentation promises is what is enforced.

use fabulario_engine::Lang;
use jsonschema::Validator;
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa::openapi::{RefOr, Schema};

use super::mistakes::{Mistake, of_schema};

/// A compiled schema.
pub struct Checker(Option<Validator>);

impl Checker {
    /// Everything that is wrong with a value.
    pub fn mistakes(&self, value: &Value, lang: Lang) -> Vec<Mistake> {
        self.0
            .iter()
            .flat_map(|validator| validator.iter_errors(value))
            .flat_map(|error| of_schema(&error, lang))
            .collect()
    }

    /// Whether the schema compiled; a test asks.
    pub fn is_sound(&self) -> bool {
        self.0.is_some()
    }
}

/// Compiles the schema of a type, with the schemas that it refers to.
pub fn checker<T: ToSchema>() -> Checker {
    let mut parts: Vec<(String, RefOr<Schema>)> = Vec::new();
    T::schemas(&mut parts);
    let schemas: serde_json::Map<String, Value> = parts
        .into_iter()
        .filter_map(|(name, schema)| Some((name, serde_json::to_value(schema).ok()?)))
        .collect();
    let root = serde_json::to_value(T::schema()).unwrap_or_default();
    let document = json!({ "allOf": [root], "components": { "schemas": schemas } });
    Checker(jsonschema::validator_for(&document).ok())
}
