//! Mistakes in a body, in words.

use fabulario_engine::Lang;
use jsonschema::ValidationError;
use jsonschema::error::ValidationErrorKind as Why;
use validator::{ValidationErrors, ValidationErrorsKind};

use crate::wire::Mistake;

/// The mistakes that a schema error stands for.
#[expect(clippy::too_many_lines, reason = "one arm for each kind of error")]
pub(super) fn of_schema(error: &ValidationError<'_>, lang: Lang) -> Vec<Mistake> {
    let place = error.instance_path().to_string();
    let one = |code: &'static str, pt: String, en: String| {
        vec![Mistake::new(place.clone(), code, lang, pt, en)]
    };
    match error.kind() {
        Why::AdditionalProperties { unexpected } => {
            let unknown = |name: &String| {
                let pointer = format!("{place}/{}", escape(name));
                Mistake::new(
                    pointer,
                    "unknown_field",
                    lang,
                    "este campo não existe".into(),
                    "there is no such field".into(),
                )
            };
            unexpected.iter().map(unknown).collect()
        }
        Why::Required { property } => {
            let pointer = format!("{place}/{}", escape(property.as_str().unwrap_or_default()));
            vec![Mistake::new(
                pointer,
                "required",
                lang,
                "este campo falta".into(),
                "this field is missing".into(),
            )]
        }
        Why::Type { kind } => {
            let kind = serde_json::to_value(format!("{kind:?}")).unwrap_or_default();
            let kind = kind.as_str().unwrap_or_default().to_lowercase();
            let wanted = [
                "string", "integer", "number", "boolean", "array", "object", "null",
            ];
            let wanted = wanted
                .into_iter()
                .find(|name| kind.contains(name))
                .unwrap_or("value");
            one(
                "type",
                format!("precisa ser do tipo {wanted}"),
                format!("must be of type {wanted}"),
            )
        }
        Why::MinItems { limit } => one(
            "too_few",
            format!("precisa ter ao menos {limit}"),
            format!("must have at least {limit}"),
        ),
        Why::MaxItems { limit } => one(
            "too_many",
            format!("pode ter no máximo {limit}"),
            format!("must have at most {limit}"),
        ),
        Why::MinLength { limit } => one(
            "too_short",
            format!("precisa de ao menos {limit} caracteres"),
            format!("needs at least {limit} characters"),
        ),
        Why::MaxLength { limit } => one(
            "too_long",
            format!("pode ter no máximo {limit} caracteres"),
            format!("may have at most {limit} characters"),
        ),
        Why::Pattern { pattern } => one(
            "pattern",
            format!("precisa ter a forma {pattern}"),
            format!("must look like {pattern}"),
        ),
        Why::Enum { options } => one(
            "unknown_value",
            format!("precisa ser um de {options}"),
            format!("must be one of {options}"),
        ),
        Why::Minimum { limit } => one(
            "too_small",
            format!("precisa ser ao menos {limit}"),
            format!("must be at least {limit}"),
        ),
        Why::Maximum { limit } => one(
            "too_large",
            format!("pode ser no máximo {limit}"),
            format!("must be at most {limit}"),
        ),
        Why::Format { format } if format == "date" => one(
            "date",
            "precisa ser uma data na forma AAAA-MM-DD".into(),
            "must be a date like YYYY-MM-DD".into(),
        ),
        // What may be null is told as if it were not.
        Why::OneOfNotValid { context } => {
            let branches = context.iter().filter(|branch| !is_null_branch(branch));
            // Where the type of one branch fits, the others are not meant.
            let mut meant: Vec<_> = branches
                .clone()
                .filter(|it| !is_other_type(it, &place))
                .collect();
            if let [[only]] = meant
                .iter()
                .map(|it| it.as_slice())
                .collect::<Vec<_>>()
                .as_slice()
                && let Why::Maximum { limit } = only.kind()
                && branches.clone().any(|branch| is_text_branch(branch))
            {
                return one(
                    "too_large",
                    format!(
                        "como número pode ser no máximo {limit}: escreva um maior como texto, entre aspas"
                    ),
                    format!(
                        "as a number must be at most {limit}: write a larger one as text, in quotes"
                    ),
                );
            }
            if meant.is_empty() {
                meant = branches.collect();
            }
            let told = meant.into_iter().flatten();
            told.flat_map(|error| of_schema(error, lang)).collect()
        }
        Why::UniqueItems => one(
            "not_unique",
            "não pode repetir valores".into(),
            "must not repeat values".into(),
        ),
        _ => one("invalid", error.to_string(), error.to_string()),
    }
}

/// Whether a branch of alternatives only says that the value is not null.
fn is_null_branch(errors: &[ValidationError<'_>]) -> bool {
    matches!(errors, [only] if matches!(only.kind(), Why::Type { kind } if format!("{kind:?}").contains("Null")))
}

/// Whether a branch of alternatives only says that the value is of another type.
fn is_other_type(errors: &[ValidationError<'_>], place: &str) -> bool {
    matches!(errors, [only] if matches!(only.kind(), Why::Type { .. }) && only.instance_path().as_str() == place)
}

/// Whether a branch of alternatives only says that the value is not a text.
fn is_text_branch(errors: &[ValidationError<'_>]) -> bool {
    matches!(errors, [only] if matches!(only.kind(), Why::Type { kind } if format!("{kind:?}").contains("String")))
}

/// The mistakes that `validator` found, in the order of their places.
pub(super) fn of_validator(errors: &ValidationErrors, lang: Lang) -> Vec<Mistake> {
    let mut found = Vec::new();
    collect(errors, "", lang, &mut found);
    found.sort_by(|a, b| a.pointer.cmp(&b.pointer));
    found
}

fn collect(errors: &ValidationErrors, place: &str, lang: Lang, found: &mut Vec<Mistake>) {
    for (field, kind) in errors.errors() {
        let pointer = format!("{place}/{}", escape(field));
        match kind {
            ValidationErrorsKind::Field(list) => {
                for error in list {
                    let (pt, en) = words(error);
                    let code = error.code.clone();
                    found.push(Mistake::new(pointer.clone(), code, lang, pt, en));
                }
            }
            ValidationErrorsKind::Struct(inner) => collect(inner, &pointer, lang, found),
            ValidationErrorsKind::List(items) => {
                for (index, inner) in items {
                    collect(inner, &format!("{pointer}/{index}"), lang, found);
                }
            }
        }
    }
}

fn words(error: &validator::ValidationError) -> (String, String) {
    let number = |name: &str| error.params.get(name).map(ToString::to_string);
    match (number("min"), number("max"), &error.message) {
        (_, _, Some(message)) => (message.to_string(), message.to_string()),
        (Some(min), Some(max), None) => (
            format!("precisa estar entre {min} e {max}"),
            format!("must be from {min} to {max}"),
        ),
        (Some(min), None, None) => (
            format!("precisa ser ao menos {min}"),
            format!("must be at least {min}"),
        ),
        (None, Some(max), None) => (
            format!("pode ser no máximo {max}"),
            format!("must be at most {max}"),
        ),
        (None, None, None) => (
            format!("não é válido ({})", error.code),
            format!("is not valid ({})", error.code),
        ),
    }
}

pub(super) fn escape(name: &str) -> String {
    name.replace('~', "~0").replace('/', "~1")
}

#[cfg(test)]
mod tests {
    use validator::Validate;

    use super::*;

    #[derive(Validate)]
    struct Deck {
        #[validate(length(min = 2, max = 30))]
        name: String,
        #[validate(nested)]
        cards: Vec<Line>,
    }

    #[derive(Validate)]
    struct Line {
        #[validate(range(min = 1, max = 300))]
        copies: u32,
    }

    #[test]
    fn every_mistake_that_validator_finds_has_its_pointer_and_its_words() {
        let deck = Deck {
            name: "x".to_owned(),
            cards: [1, 0, 999].map(|copies| Line { copies }).into(),
        };
        let found = of_validator(&deck.validate().unwrap_err(), Lang::En);
        let told: Vec<String> = found
            .iter()
            .map(|found| format!("{} {} {}", found.pointer, found.code, found.message))
            .collect();
        assert_eq!(
            told,
            [
                "/cards/1/copies range must be from 1 to 300",
                "/cards/2/copies range must be from 1 to 300",
                "/name length must be from 2 to 30",
            ]
        );
    }
}
