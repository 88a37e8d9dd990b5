//! Words in every language, and in one that no reader has.

use std::fs;
use std::path::Path;

use actix_web::test::TestRequest;
use chrono::NaiveDate;
use fabulario_cards::picture::hues;
use fabulario_engine::{Game, Lang};
use serde_json::json;

use super::{Language, MODULES, Number, Phrase, pages};
use crate::http::problem::{Kind, Problem, Reader};
use crate::server;
use crate::web::pages::help::help_page;
use crate::web::pages::offline::offline_page;
use crate::web::pages::problem::{kind_page, problem_page, problems_page};
use crate::web::pages::rules::rules_page;
use crate::web::pages::sets::{set_page, sets_page};
use crate::web::{Shell, assets};
use crate::wire::search::Help;

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
    let said = |n: usize, lang: Lang| pages::cards::found(n).to(lang);
    assert_eq!(
        [0, 1, 2].map(|n| said(n, Lang::Pt)),
        ["0 carta", "1 carta", "2 cartas"]
    );
    assert_eq!(
        [0, 1, 2].map(|n| said(n, Lang::En)),
        ["0 cards", "1 card", "2 cards"]
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
        build::Room::read("words/desk", json, &["pt-BR", "en"])
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
fn each_page_has_a_module_of_its_words_in_each_language() {
    let said = |file: &str| {
        let found = MODULES.iter().find(|(name, _)| *name == file);
        found.unwrap_or_else(|| panic!("no {file}")).1
    };
    for language in [Language::Pt, Language::En] {
        assert!(said(&format!("words/{language}/shell.js")).contains("export const "));
    }
    let pt = said("words/pt-BR/cards.js");
    assert!(
        pt.contains("found = (n) => one(n) ? `${n} carta` : `${n} cartas`;"),
        "{pt}"
    );
    for (file, _) in MODULES {
        assert!(assets::file(file).is_some(), "{file}");
    }
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
        theme: None,
        path: "/v1",
        query: "",
        request_id: "1",
        public_url: "",
    };
    for kind in Kind::ALL {
        let document = Problem::new(*kind).document(&reader);
        let (_, page) = problem_page(&reader, &document);
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
    let shell = |address: &str| {
        let mark = if address.contains('?') { '&' } else { '?' };
        let asked = format!("{address}{mark}lang={}", Language::Pseudo);
        Shell::of(&TestRequest::with_uri(&asked).to_http_request())
    };
    let mut pages = vec![
        help_page(shell("/ajuda"), vocabulary, &current.catalogue),
        problems_page(shell("/problems"), Kind::ALL),
        kind_page(shell("/problems/gone"), Kind::Gone),
        offline_page(shell("/sem-rede")),
        sets_page(&state, shell("/edicoes")).unwrap(),
        sets_page(&state, shell("/edicoes?jogo=apo")).unwrap(),
    ];
    for asked in [
        "",
        "q=mulligan",
        "q=1.4.9",
        "q=bloquio",
        "capitulo=decisoes",
    ] {
        for game in Game::ALL {
            let shell = shell(&format!("/regras/{game}?{asked}")).about(game);
            pages.push(rules_page(&state, shell).unwrap());
        }
    }
    for view in ["grade", "lista"] {
        let address = shell(&format!("/edicoes/SFR?ver={view}"));
        pages.push(set_page(&state, address, "SFR").unwrap());
    }
    // What engine and cards say is said in their default language; a page puts several of their texts on one line.
    let answers = &current.answers;
    let games = answers.game.values().map(|game| game.get(Lang::Pt).value());
    let formats = answers.formats.get(Lang::Pt).entries();
    let entries = answers
        .rules
        .values()
        .flat_map(|rules| rules.get(Lang::Pt).entries());
    let help = Help::new(vocabulary, Lang::Pt);
    let sets = answers.set.values().map(|set| set.get(Lang::Pt).value());
    let faces = current.catalogue.cards().iter();
    let faces = faces.map(|card| current.catalogue.face(card, Lang::Pt));
    let faces = faces.flat_map(|face| [Some(face.type_line), face.rarity.map(|(_, name)| name)]);
    let hues = Game::ALL.into_iter().flat_map(hues);
    let hues = hues.map(|hue| {
        let mut letters = hue.name(Lang::Pt).chars();
        let first = letters.next().unwrap().to_uppercase();
        first.chain(letters).collect::<String>()
    });
    let books = current.catalogue.books();
    let chapters = books.flat_map(|(_, book)| &book.sheet.chapters);
    let rules = json!([
        help,
        chapters.map(|it| it.name.get(Lang::Pt)).collect::<Vec<_>>(),
        sets.collect::<Vec<_>>(),
        faces.flatten().collect::<Vec<_>>(),
        hues.collect::<Vec<_>>(),
        games.collect::<Vec<_>>(),
        formats,
        entries.collect::<Vec<_>>()
    ])
    .to_string();
    let of_rules = |line: &str| {
        // As a page and as JSON write them.
        let line = line.replace("&#39;", "'").replace("&#34;", "\\\"");
        let texts = line.split(|c: char| "·.,∞".contains(c) || c.is_ascii_digit());
        texts
            .map(str::trim)
            .all(|text| NAMES.contains(&text) || rules.contains(text))
    };
    for page in &pages {
        let mut strays = strays(page);
        strays.retain(|it| !it.starts_with("bloquio") && !of_rules(it));
        assert_eq!(strays, [""; 0]);
    }
}

/// Templates say nothing by themselves: whatever a reader sees is a text of `words`, or comes from the catalogue.
#[test]
fn templates_have_no_words_of_their_own() {
    for (name, template) in templates(Path::new(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/src/web/templates"
    ))) {
        let text = without(&template, "{#", "#}");
        let text = without(&text, "{%", "%}");
        let text = without(&text, "{{", "}}");
        let spoken = ["title=\"", "aria-label=\"", "placeholder=\"", "alt=\""];
        for attribute in spoken {
            let said = text
                .split(attribute)
                .skip(1)
                .filter_map(|it| it.split('"').next());
            for said in said {
                assert!(
                    !said.contains(char::is_alphabetic),
                    "{name}: {attribute}{said}"
                );
            }
        }
        let text = without(&text, "<code>", "</code>");
        let text = without(&text, "<", ">");
        let words = text
            .split_whitespace()
            .filter(|it| it.contains(char::is_alphabetic));
        let strays: Vec<&str> = words
            .filter(|it| !it.starts_with(['&', '/']) && !NAMES.contains(it))
            .collect();
        assert_eq!(strays, [""; 0], "{name}");
    }
}

/// Every template below a folder, by name.
fn templates(folder: &Path) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all.extend(templates(&path));
        } else {
            all.push((
                path.display().to_string(),
                fs::read_to_string(&path).unwrap(),
            ));
        }
    }
    all
}

/// A text without what stands between two signs.
fn without(text: &str, begins: &str, ends: &str) -> String {
    let mut parts = text.split(begins);
    let mut rest = parts.next().unwrap_or("").to_owned();
    for part in parts {
        rest.push(' ');
        rest.push_str(part.split_once(ends).map_or("", |(_, after)| after));
    }
    rest
}
