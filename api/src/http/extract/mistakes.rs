//! Mistakes in a body, in words.

use jsonschema::ValidationError;
use jsonschema::error::ValidationErrorKind as Why;
use serde_json::Value;
use validator::{ValidationErrors, ValidationErrorsKind};

use crate::wire::Mistake;
use crate::words::Language;
use crate::words::{Message, Phrase, mistakes};

/// The mistakes that a schema error stands for.
pub(super) fn of_schema(error: &ValidationError<'_>, lang: Language) -> Vec<Mistake> {
    let place = error.instance_path().to_string();
    let one = |code: &'static str, message: Message| {
        vec![Mistake::new(place.clone(), code, lang, message)]
    };
    match error.kind() {
        Why::AdditionalProperties { unexpected } => {
            let unknown = |name: &String| {
                let pointer = format!("{place}/{}", escape(name));
                Mistake::new(pointer, "unknown_field", lang, mistakes::unknown_field())
            };
            unexpected.iter().map(unknown).collect()
        }
        Why::Required {
            property: Value::String(name),
        } => {
            let pointer = format!("{place}/{}", escape(name));
            vec![Mistake::new(
                pointer,
                "required",
                lang,
                mistakes::required(),
            )]
        }
        Why::Type { kind } => {
            let kind = format!("{kind:?}").to_lowercase();
            let wanted = [
                "string", "integer", "number", "boolean", "array", "object", "null",
            ];
            let wanted = wanted
                .into_iter()
                .find(|name| kind.contains(name))
                .unwrap_or("value");
            one("type", mistakes::wrong_type(wanted))
        }
        Why::MinItems { limit } => one("too_few", mistakes::too_few(*limit)),
        Why::MaxItems { limit } => one("too_many", mistakes::too_many(*limit)),
        Why::MinLength { limit } => one("too_short", mistakes::too_short(*limit)),
        Why::MaxLength { limit } => one("too_long", mistakes::too_long(*limit)),
        Why::Pattern { pattern } => one("pattern", mistakes::pattern(pattern)),
        Why::Enum { options } => one("unknown_value", mistakes::one_of(options.to_string())),
        Why::Minimum { limit } => one("too_small", mistakes::too_small(limit.to_string())),
        Why::Maximum { limit } => one("too_large", mistakes::too_large(limit.to_string())),
        Why::Format { format } if format == "date" => one("date", mistakes::date()),
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
                return one("too_large", mistakes::large_number(limit.to_string()));
            }
            if meant.is_empty() {
                meant = branches.collect();
            }
            let told = meant.into_iter().flatten();
            told.flat_map(|error| of_schema(error, lang)).collect()
        }
        Why::UniqueItems => one("not_unique", mistakes::not_unique()),
        _ => vec![Mistake::new(place, "invalid", lang, error.to_string())],
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
pub(super) fn of_validator(errors: &ValidationErrors, lang: Language) -> Vec<Mistake> {
    let mut found = Vec::new();
    collect(errors, "", lang, &mut found);
    found.sort_by(|a, b| a.pointer.cmp(&b.pointer));
    found
}

fn collect(errors: &ValidationErrors, place: &str, lang: Language, found: &mut Vec<Mistake>) {
    for (field, kind) in errors.errors() {
        let pointer = format!("{place}/{}", escape(field));
        match kind {
            ValidationErrorsKind::Field(list) => {
                for error in list {
                    let code = error.code.clone();
                    found.push(Mistake::new(pointer.clone(), code, lang, words(error)));
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

fn words(error: &validator::ValidationError) -> Phrase {
    let number = |name: &str| error.params.get(name).map(ToString::to_string);
    match (number("min"), number("max"), &error.message) {
        (_, _, Some(message)) => message.to_string().into(),
        (Some(least), Some(most), None) => mistakes::between(least, most).into(),
        (Some(least), None, None) => mistakes::too_small(least).into(),
        (None, Some(most), None) => mistakes::too_large(most).into(),
        (None, None, None) => mistakes::invalid(&*error.code).into(),
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
        let found = of_validator(&deck.validate().unwrap_err(), Language::En);
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
