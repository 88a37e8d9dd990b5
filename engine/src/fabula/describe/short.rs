//! Defaults as an author would write them: without what is itself the default.

use serde_json::{Map, Value};

use super::{Field, Form, Shape, Type};

/// Shortens every default: serde writes each field of it, and the reader needs hardly any.
pub(super) fn defaults(mut types: Vec<Type>) -> Vec<Type> {
    // What is left out must equal the whole default, not one that is shortened already.
    let whole = types.clone();
    let fields = types.iter_mut().flat_map(|it| match &mut it.form {
        Form::Fields(fields) => fields.iter_mut().collect::<Vec<_>>(),
        Form::Variants(variants) => variants.iter_mut().flat_map(|v| &mut v.fields).collect(),
        Form::Value(_) => Vec::new(),
    });
    for field in fields {
        let default = field.default.take();
        field.default = default.map(|default| shorten(default, &field.shape, &whole));
    }
    types
}

fn shorten(value: Value, shape: &Shape, types: &[Type]) -> Value {
    match (shape, value) {
        (Shape::Optional(of), value) if !value.is_null() => shorten(value, of, types),
        (Shape::List { of, .. }, Value::Array(list)) => {
            let list = list.into_iter().map(|value| shorten(value, of, types));
            list.collect()
        }
        // A tree is written as the type says; a number has nothing to leave out.
        (Shape::Either(_) | Shape::Type(_), value) if !value.is_number() => {
            let form = types.iter().find(|it| Some(it.name) == shape.mentions());
            match (form.map(|it| &it.form), value) {
                (Some(Form::Value(shape)), value) => shorten(value, shape, types),
                (Some(Form::Fields(fields)), Value::Object(object)) => {
                    Value::Object(shorten_fields(object, fields, types))
                }
                (Some(Form::Variants(variants)), Value::Object(object)) => {
                    let kinds = object.into_iter().map(|(kind, value)| {
                        let fields = variants.iter().find(|it| it.name == kind);
                        let value = match (fields, value) {
                            (Some(variant), Value::Object(object)) => {
                                Value::Object(shorten_fields(object, &variant.fields, types))
                            }
                            (_, value) => value,
                        };
                        (kind, value)
                    });
                    Value::Object(kinds.collect())
                }
                (_, value) => value,
            }
        }
        (_, value) => value,
    }
}

fn shorten_fields(
    object: Map<String, Value>,
    fields: &[Field],
    types: &[Type],
) -> Map<String, Value> {
    let told = object.into_iter().filter_map(|(name, value)| {
        let field = fields.iter().find(|field| field.name == name);
        match field {
            Some(field) if field.default.as_ref() == Some(&value) => None,
            Some(field) => Some((name, shorten(value, &field.shape, types))),
            None => Some((name, value)),
        }
    });
    told.collect()
}
