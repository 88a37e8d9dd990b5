//! Gender, number, contractions and lists: what the sentences of both languages are put together with.

use fabulario_engine::Lang;

/// The grammatical gender of a Portuguese noun.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Gender {
    Masculine,
    Feminine,
}

/// One or several.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Number {
    One,
    Many,
}

impl Number {
    pub(super) const fn of(count: i16) -> Self {
        if matches!(count, 1 | -1) {
            Self::One
        } else {
            Self::Many
        }
    }
}

/// A Portuguese word in the form that the noun asks for: `o`, `a`, `os`, `as`.
pub(super) const fn agree(gender: Gender, number: Number, forms: [&str; 4]) -> &str {
    let [masculine, feminine, masculines, feminines] = forms;
    match (gender, number) {
        (Gender::Masculine, Number::One) => masculine,
        (Gender::Feminine, Number::One) => feminine,
        (Gender::Masculine, Number::Many) => masculines,
        (Gender::Feminine, Number::Many) => feminines,
    }
}

/// A participle or adjective in `-o`: `virado`, `virada`, `virados`, `viradas`.
pub(super) fn participle(stem: &str, gender: Gender, number: Number) -> String {
    format!("{stem}{}", agree(gender, number, ["o", "a", "os", "as"]))
}

/// A Portuguese preposition and what follows it, run together where the language does so.
///
/// Of two nouns with articles (`o aliado ou a base alvo`) both take it: `ao aliado ou à base alvo`.
pub(super) fn with_preposition(preposition: &str, phrase: &str) -> String {
    match phrase.split_once(" ou ") {
        Some((first, second)) if ["o ", "a "].iter().any(|the| second.starts_with(the)) => {
            let [first, second] = [first, second].map(|part| contracted(preposition, part));
            format!("{first} ou {second}")
        }
        _ => contracted(preposition, phrase),
    }
}

fn contracted(preposition: &str, phrase: &str) -> String {
    let (first, rest) = phrase.split_once(' ').unwrap_or((phrase, ""));
    let is_article = matches!(first, "o" | "a" | "os" | "as");
    let is_pronoun = [
        "este", "esta", "estes", "estas", "esse", "essa", "esses", "essas",
    ]
    .contains(&first);
    let joined = match preposition {
        "de" if is_article || is_pronoun => format!("d{first}"),
        "em" if is_article || is_pronoun => format!("n{first}"),
        "a" => match first {
            "o" => "ao".to_owned(),
            "a" => "à".to_owned(),
            "os" => "aos".to_owned(),
            "as" => "às".to_owned(),
            _ => return format!("a {phrase}"),
        },
        _ => return format!("{preposition} {phrase}"),
    };
    if rest.is_empty() {
        joined
    } else {
        format!("{joined} {rest}")
    }
}

/// `a, b e c`.
pub(super) fn list(parts: &[String], last: &str) -> String {
    match parts {
        [] => String::new(),
        [only] => only.clone(),
        [rest @ .., end] => format!("{} {last} {end}", rest.join(", ")),
    }
}

/// `um`, `duas`, `três`; `one`, `two`, `three`: as a card says how many; digits from eleven on.
pub(super) fn count_word(lang: Lang, count: i16, gender: Gender) -> String {
    const PT: [&str; 11] = [
        "zero", "um", "dois", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez",
    ];
    const EN: [&str; 11] = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ];
    let place = usize::try_from(count).ok();
    let word = match (lang, gender, count) {
        (Lang::Pt, Gender::Feminine, 1) => Some(&"uma"),
        (Lang::Pt, Gender::Feminine, 2) => Some(&"duas"),
        (Lang::Pt, ..) => place.and_then(|place| PT.get(place)),
        (Lang::En, ..) => place.and_then(|place| EN.get(place)),
    };
    word.map_or_else(|| count.to_string(), |word| (*word).to_owned())
}

/// `a` or `an` before this word.
pub(super) fn english_article(phrase: &str) -> &'static str {
    let vowel = phrase
        .chars()
        .next()
        .is_some_and(|c| "aeiouAEIOU".contains(c));
    if vowel { "an" } else { "a" }
}

/// The text with a capital letter at its beginning.
pub(super) fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars
        .next()
        .map(|first| first.to_uppercase().chain(chars).collect())
        .unwrap_or_default()
}

/// A number with its sign, as a bonus is printed.
pub(super) fn signed(number: i16) -> String {
    if number < 0 {
        format!("−{}", number.unsigned_abs())
    } else {
        format!("+{number}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prepositions_run_together_with_what_follows() {
        assert_eq!(with_preposition("de", "o aliado alvo"), "do aliado alvo");
        assert_eq!(with_preposition("de", "esta base"), "desta base");
        assert_eq!(with_preposition("em", "as mãos"), "nas mãos");
        assert_eq!(with_preposition("a", "a base alvo"), "à base alvo");
        assert_eq!(with_preposition("a", "cada aliado"), "a cada aliado");
        assert_eq!(with_preposition("de", "um oponente"), "de um oponente");
    }

    #[test]
    fn numbers_agree_with_their_noun() {
        assert_eq!(count_word(Lang::Pt, 2, Gender::Feminine), "duas");
        assert_eq!(count_word(Lang::Pt, 2, Gender::Masculine), "dois");
        assert_eq!(count_word(Lang::En, 12, Gender::Masculine), "12");
        assert_eq!(list(&["a".into(), "b".into(), "c".into()], "e"), "a, b e c");
        assert_eq!(english_article("ally"), "an");
        assert_eq!(signed(-2), "−2");
    }
}
