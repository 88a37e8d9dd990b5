//! What is wrong with a query is told, with its place and a way out; the rest is answered.

use fabulario_cards::query::{MOST_CHARACTERS, MOST_DEPTH, MOST_TERMS, Refused};
use fabulario_engine::Lang;

use super::SHIPPED;

/// Code, what stands at the span, and what was probably meant.
fn warnings(text: &str) -> Vec<(&'static str, String, Option<String>)> {
    let warnings = match SHIPPED.index.read(text) {
        Ok(query) => query.warnings,
        Err(Refused::Nothing(warnings)) => warnings,
        Err(refused) => panic!("{text}: {refused}"),
    };
    let characters: Vec<char> = text.chars().collect();
    let told = warnings.into_iter().map(|it| {
        for lang in Lang::ALL {
            assert!(it.message(lang).len() > 10, "{text}");
        }
        let part = characters[it.span.start..it.span.end].iter().collect();
        (it.code, part, it.instead)
    });
    told.collect()
}

#[test]
fn every_mistake_has_its_place_and_a_suggestion() {
    let cases: [(&str, &str, &str, Option<&str>); 27] = [
        ("saci tip:aliado", "unknown_field", "tip", Some("tipo")),
        (
            "saci raridde:rara",
            "unknown_field",
            "raridde",
            Some("raridade"),
        ),
        ("saci xyzzy:3", "unknown_field", "xyzzy", None),
        (
            "saci tipo:aliadu",
            "unknown_value",
            "aliadu",
            Some("aliado"),
        ),
        (
            "saci cor:vermelo",
            "unknown_value",
            "vermelo",
            Some("vermelho"),
        ),
        (
            "saci raridade:raríssima",
            "unknown_value",
            "raríssima",
            None,
        ),
        (
            "saci legal:fab-padra",
            "unknown_value",
            "fab-padra",
            Some("fab-padrao"),
        ),
        ("saci tipo:aliado,", "comma", "aliado,", None),
        (
            "saci tipo:aliado,base",
            "comma",
            "aliado,base",
            Some("aliado|base"),
        ),
        ("saci custo<=três", "wrong_value", "três", None),
        ("saci custo<=cor", "wrong_value", "cor", None),
        ("saci custo<=ofensva", "wrong_value", "ofensva", None),
        ("saci custo<=NaN", "wrong_value", "NaN", None),
        ("saci custo<=1e999", "wrong_value", "1e999", None),
        (
            "saci custo<=99999999999999999999",
            "wrong_value",
            "99999999999999999999",
            None,
        ),
        ("saci data:ontem", "wrong_value", "ontem", None),
        ("saci data:2026-02-30", "wrong_value", "2026-02-30", None),
        ("saci tipo<aliado", "wrong_operator", "tipo<aliado", None),
        ("saci texto:/(/", "invalid_regex", "texto:/(/", None),
        ("saci custo<=", "missing_value", "custo<=", None),
        ("<=3 saci", "missing_field", "<=3", None),
        ("saci (boi", "parenthesis", "(", None),
        ("saci) boi", "parenthesis", ")", None),
        ("saci \"boi", "unclosed", "\"", None),
        ("saci ou", "dangling_operator", "ou", None),
        ("saci 🔥", "no_word", "🔥", None),
        ("saci ordem:beleza", "unknown_value", "beleza", None),
    ];
    for (text, code, part, instead) in cases {
        let told = warnings(text);
        let expected = (code, part.to_owned(), instead.map(str::to_owned));
        assert_eq!(told, [expected], "{text}");
        let query = SHIPPED.index.read(text).unwrap();
        let found = SHIPPED.ids_of(&query);
        let alone = SHIPPED.ids("saci");
        assert!(
            found.iter().all(|id| alone.contains(id)) || text.contains("boi"),
            "{text}: the rest is answered"
        );
    }
}

#[test]
fn a_suggestion_put_in_its_place_is_understood() {
    for text in [
        "saci tip:aliado",
        "tipo:aliadu",
        "cor:vermelo",
        "raridade:comumm",
        "tipo:aliado,base",
    ] {
        let warnings = match SHIPPED.index.read(text) {
            Ok(query) => query.warnings,
            Err(Refused::Nothing(warnings)) => warnings,
            Err(refused) => panic!("{refused}"),
        };
        let warning = warnings.first().unwrap();
        let characters: Vec<char> = text.chars().collect();
        let before: String = characters[..warning.span.start].iter().collect();
        let after: String = characters[warning.span.end..].iter().collect();
        let mended = format!("{before}{}{after}", warning.instead.as_deref().unwrap());
        SHIPPED.read(&mended);
    }
}

#[test]
fn a_misspelt_word_finds_its_card() {
    let cases = [
        ("jangadero", "Jangadeiro da Alvorada"),
        ("nome:reizado", "Mestra do Reisado"),
        ("mestra reizado", "Mestra do Reisado"),
        ("jagnadeiro", "Jangadeiro da Alvorada"),
    ];
    for (text, name) in cases {
        let query = SHIPPED.index.read(text).unwrap();
        let codes: Vec<&str> = query.warnings.iter().map(|it| it.code).collect();
        assert_eq!(codes, ["corrected"], "{text}");
        let ids = SHIPPED.ids_of(&query);
        let cards = SHIPPED.catalogue.cards().iter();
        let names: Vec<&str> = cards
            .filter(|card| ids.contains(&card.sheet.id.as_str()))
            .map(|card| card.sheet.name.pt.as_str())
            .collect();
        assert!(names.contains(&name), "{text}: {names:?}");
    }
    // Words that nothing is near to, and words that stand somewhere, are not corrected.
    for text in ["xqz", "carta", "\"jangadero\"", "jangadero*"] {
        assert_eq!(SHIPPED.read(text).warnings, [], "{text}");
    }
}

#[test]
fn a_word_that_no_card_has_is_told_with_what_it_may_be() {
    let cases = [
        ("dragao", "unknown_word", None),
        ("nome:incolor", "unknown_word", Some("cor:incolor")),
        ("custo 3", "missing_sign", Some("custo:3")),
        ("saci raridade rara", "missing_sign", Some("raridade:rara")),
        ("aliadu", "corrected", None),
        ("lendria", "corrected", None),
        // What is excluded is not mended.
        ("-jangadero", "unknown_word", None),
        ("-planar", "unknown_word", None),
    ];
    for (text, code, instead) in cases {
        let query = SHIPPED.index.read(text).unwrap();
        let told = query.warnings.iter().find(|it| it.code == code);
        let told = told.unwrap_or_else(|| panic!("{text}: {:?}", query.warnings));
        assert_eq!(told.instead.as_deref(), instead, "{text}");
    }
}

#[test]
fn a_query_of_which_nothing_is_understood_is_refused() {
    for text in [
        "tip:aliado",
        "🔥",
        "()",
        "-",
        "\"\"",
        "custo<=x",
        "!!!",
        "ou",
        "tenho>=2",
    ] {
        let refused = SHIPPED.index.read(text);
        let empty = text == "()";
        assert_eq!(
            matches!(refused, Err(Refused::Nothing(_))),
            !empty,
            "{text}: {refused:?}"
        );
    }
    for text in ["", "   ", "ordem:nome", "()"] {
        assert_eq!(
            SHIPPED.ids(text).len(),
            SHIPPED.catalogue.cards().len(),
            "{text}"
        );
    }
}

#[test]
fn what_is_too_much_is_refused() {
    let read = |text: &str| SHIPPED.index.read(text).map(|_| ());
    assert!(read(&"a ".repeat(MOST_TERMS)).is_ok());
    let terms = "a ".repeat(MOST_TERMS + 1);
    assert!(matches!(read(&terms), Err(Refused::TooMuch(_))));
    let nested = |depth| format!("{}a{}", "(".repeat(depth), ")".repeat(depth));
    assert!(read(&nested(MOST_DEPTH)).is_ok());
    assert!(matches!(
        read(&nested(MOST_DEPTH + 1)),
        Err(Refused::TooMuch(_))
    ));
    assert!(read(&"a".repeat(MOST_CHARACTERS)).is_ok());
    assert!(matches!(
        read(&"á".repeat(MOST_CHARACTERS + 1)),
        Err(Refused::TooMuch(_))
    ));
    let regexes = warnings("/a/ /b/ /c/ /d/ /e/");
    assert_eq!(
        regexes.first().map(|it| (it.0, it.1.as_str())),
        Some(("too_many_regexes", "/e/"))
    );
    let large = warnings("saci /(((a{1,100}){1,100}){1,100})/");
    assert_eq!(large.first().map(|it| it.0), Some("invalid_regex"));
}
