//! Answers that are no text are bytes.

use serde_json::{Value, json};

use super::schema;

/// Says so of every answer, in the words that code generators of OpenAPI 3.0 and 3.1 look for.
pub(super) fn mark(document: &mut Value) {
    for operation in schema::operations(document) {
        for (media, content) in schema::answers(operation) {
            if let (false, Some(content)) = (is_text(media), content.as_object_mut()) {
                let bytes =
                    json!({ "type": "string", "format": "binary", "contentMediaType": media });
                content.insert("schema".to_owned(), bytes);
            }
        }
    }
}

/// Whether what a media type names is read as text: `image/svg+xml` is.
fn is_text(media: &str) -> bool {
    media.starts_with("text/") || media.ends_with("json") || media.ends_with("xml")
}
