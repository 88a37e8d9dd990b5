//! Words in every language, and in one that no reader has.

use chrono::NaiveDate;
use fabulario_engine::Lang;
use serde_json::json;

use super::{Language, MODULES, Number, Phrase, pages};
use crate::http::problem::{Kind, Problem, Reader};
use crate::wire::search::Help;
use crate::{server, web};

#[expect(
    dead_code,
    unused_imports,
    reason = "the build script writes code, too"
)]
#[path = "../../build/words.rs"]
mod build;

#[test]
fn languages_are_listed_in_their_order_in_which_texts_lie() {
    for (at, language) in Language::ALL.iter().enumerate() {
        assert_eq!(*language as usize, at, "{language}");
    }
}

#[test]
fn a_count_chooses_between_one_and_several_as_its_language_does() {
    let said = |n: usize, lang: Lang| pages::home::results(n).to(lang);
    assert_eq!(
        [0, 1, 2].map(|n| said(n, Lang::Pt)),
        ["0 resultado", "1 resultado", "2 resultados"]
    );
    assert_eq!(
        [0, 1, 2].map(|n| said(n, Lang::En)),
        ["0 results", "1 result", "2 results"]
    );
}

#[test]
fn numbers_and_days_are_written_as_their_language_does() {
    let day: Phrase = NaiveDate::from_ymd_opt(2026, 11, 8).unwrap().into();
    assert_eq!(
        [Lang::Pt, Lang::En].map(|lang| day.to(lang)),
        ["08/11/2026", "2026-11-08"]
    );
    let share = Number::percent(0.639, 1);
    assert_eq!(
        [Lang::Pt, Lang::En].map(|lang| share.to(lang)),
        ["63,9%", "63.9%"]
    );
}

#[test]
fn a_wrong_file_of_words_stops_the_build_and_says_where() {
    let wrong = |json: &str| {
        build::Room::read("desk", json, &["pt-BR", "en"])
            .err()
            .unwrap()
    };
    for (json, why) in [
        (
            r#"{"a": {"pt-BR": "x"}}"#,
            "words/desk.json, a, en: the text is missing",
        ),
        (
            r#"{"a": {"pt-BR": "x", "en": "x", "es": "x"}}"#,
            "words/desk.json, a, es: no such language",
        ),
        (
            r#"{"a": {"pt-BR": "{n}", "en": "x"}}"#,
            "words/desk.json, a, en: {n} is missing",
        ),
        (
            r#"{"a": {"pt-BR": "x", "en": "{n}"}}"#,
            "words/desk.json, a, en: {n} is in no other language",
        ),
        (
            r#"{"a": {"pt-BR": "{n", "en": "x"}}"#,
            "words/desk.json, a, pt-BR: a { without its }",
        ),
        (
            r#"{"a": {"pt-BR": {"one": "x"}, "en": "x"}}"#,
            "words/desk.json, a, pt-BR: neither a string nor a plural with one and other",
        ),
        (
            r#"{"a": {"pt-BR": {"one": "x", "other": "y"}, "en": "x"}}"#,
            "words/desk.json, a, pt-BR: a plural counts {n}",
        ),
        (
            r#"{"a": {"b": {"pt-BR": "x"}}}"#,
            "words/desk.json, a, b, en: the text is missing",
        ),
        (
            r#"{"a": "x"}"#,
            "words/desk.json, a: neither a text by language nor a room",
        ),
        (
            r#"{"a-b": {"pt-BR": "x", "en": "x"}}"#,
            "words/desk.json, a-b: a name has only a–z and _",
        ),
    ] {
        assert_eq!(wrong(json), [why], "{json}");
    }
}

#[test]
fn each_language_has_a_module_of_the_words_of_pages() {
    for (language, (file, code)) in Language::ALL.iter().zip(MODULES) {
        assert_eq!(*file, format!("words.{language}.js"));
        assert!(code.contains("export const shell = {"), "{code}");
        assert!(web::asset(file).is_some());
    }
    let [(_, pt), (_, en), ..] = MODULES else {
        panic!("two languages at least")
    };
    assert!(pt.contains("results: (n) => one(n) ? `${n} resultado` : `${n} resultados`,"));
    assert!(en.contains("results: (n) => one(n) ? `${n} result` : `${n} results`,"));
}

/// What a page says outside the words of the pseudo-language and its samples of code, piece by piece.
fn strays(page: &str) -> Vec<&str> {
    let mut depth = 0_usize;
    let mut strays = Vec::new();
    let tags = page.split('<').filter_map(|it| it.split_once('>'));
    let texts = tags.filter(|(tag, _)| *tag != "code").map(|(_, text)| text);
    for piece in texts.flat_map(|text| text.split_inclusive("!!]")) {
        let (said, ends) = piece
            .strip_suffix("!!]")
            .map_or((piece, 0), |said| (said, 1));
        let mut parts = said.split("[!!");
        strays.extend(parts.next().filter(|_| depth == 0));
        depth = depth + parts.count() - ends;
    }
    assert_eq!(depth, 0, "{page}");
    let strays = strays.into_iter().map(str::trim);
    strays
        .filter(|it| it.contains(char::is_alphabetic))
        .collect()
}

/// The names that every page has in every language.
const NAMES: [&str; 7] = [
    "· Fabulário",
    "Fabulário",
    "API",
    "HTTP",
    "JSON",
    "Português",
    "English",
];

#[test]
fn a_language_more_is_said_by_every_problem() {
    let reader = Reader {
        lang: Language::Pseudo,
        page: None,
        path: "/v1",
        request_id: "1",
        public_url: "",
    };
    for kind in Kind::ALL {
        let document = Problem::new(*kind).document(&reader);
        let (_, page) = web::problem_page(Language::Pseudo, &document);
        let instance = format!("{} · /v1 · 1", document.status);
        let mut strays = strays(&page);
        strays.retain(|it| !NAMES.contains(it));
        assert_eq!(strays, [instance], "{kind:?}");
    }
}

#[test]
fn a_language_more_is_said_by_every_page() {
    let folder = tempfile::tempdir().unwrap();
    let state = server::tests::state(folder.path());
    let current = state.catalogue.get();
    let vocabulary = current.index.vocabulary();
    let home = |query| web::home_page(&state, Language::Pseudo, query, None).unwrap();
    let pages = [
        home(""),
        home("1.22.3"),
        home("99.99.99"),
        web::help_page(vocabulary, &current.catalogue, Language::Pseudo),
        web::problems_page(Language::Pseudo, Kind::ALL),
    ];
    // What engine and cards say is said in their default language; a page puts several of their texts on one line.
    let answers = &current.answers;
    let games = answers.game.values().map(|game| game.get(Lang::Pt).value());
    let formats = answers.formats.get(Lang::Pt).entries();
    let entries = answers
        .rules
        .values()
        .flat_map(|rules| rules.get(Lang::Pt).entries());
    let help = Help::new(vocabulary, Lang::Pt);
    let rules = json!([
        help,
        games.collect::<Vec<_>>(),
        formats,
        entries.collect::<Vec<_>>()
    ])
    .to_string();
    let of_rules = |line: &str| {
        let texts = line.split(|c: char| "·.,∞".contains(c) || c.is_ascii_digit());
        texts
            .map(str::trim)
            .all(|text| NAMES.contains(&text) || rules.contains(text))
    };
    for page in &pages {
        let mut strays = strays(page);
        strays.retain(|it| !it.starts_with("/problems/") && !of_rules(it));
        assert_eq!(strays, [""; 0]);
    }
}
