//! Every example of the help page and of QUERY.md is asked.

use fabulario_cards::query::field::{Entry, TABLE};
use fabulario_cards::query::help::EXAMPLES;
use fabulario_cards::query::{Kind, canonical};
use fabulario_engine::Lang;

use super::SHIPPED;

#[test]
fn every_example_of_the_help_page_finds_something() {
    let fields = TABLE.iter().filter(|row| row.kind != Kind::Reserved);
    let fields = fields.map(|row| row.example);
    for text in EXAMPLES.iter().map(|it| it.query).chain(fields) {
        assert!(!SHIPPED.ids(text).is_empty(), "{text} finds nothing");
    }
}

#[test]
fn what_is_kept_for_collections_says_so() {
    for row in TABLE.iter().filter(|row| row.kind == Kind::Reserved) {
        let query = SHIPPED.index.read(row.example).unwrap();
        let codes: Vec<&str> = query.warnings.iter().map(|it| it.code).collect();
        assert_eq!(codes, ["no_collection"], "{}", row.example);
        assert!(!SHIPPED.ids_of(&query).is_empty(), "{}", row.example);
    }
}

/// The queries in the code spans and blocks of a document, as far as they look like some.
fn queries(document: &str) -> Vec<&str> {
    let block = document.split("```text\n").nth(1).unwrap();
    let block = block.split("\n```").next().unwrap().lines();
    let spans = document.split('`').skip(1).step_by(2);
    let asked = |span: &&str| {
        let fields = TABLE.iter().flat_map(Entry::names);
        let mut fields = fields.filter(|name| name.len() > 2);
        !span.contains('…')
            && !span.contains('\n')
            && fields.any(|name| {
                let rest = span.trim_start_matches('-').strip_prefix(name);
                rest.is_some_and(|rest| {
                    rest.len() > 2 && rest.starts_with([':', '<', '>', '=', '!', '+'])
                })
            })
    };
    block.chain(spans.filter(asked)).collect()
}

#[test]
fn every_query_of_the_document_is_understood() {
    let document = include_str!("../../QUERY.md");
    let document = document.replace("\\|", "|");
    let queries = queries(&document);
    assert!(queries.len() > 40, "{}", queries.len());
    for text in queries {
        let query = SHIPPED.index.read(text);
        let query = query.unwrap_or_else(|it| panic!("{text}: {it:?}"));
        // The shipped cards need not have every word that the document speaks of.
        let words = ["corrected", "unknown_word"];
        let serious = query.warnings.iter().find(|it| !words.contains(&it.code));
        assert_eq!(serious, None, "{text}");
    }
}

#[test]
fn the_document_lists_the_fields_of_the_table() {
    let head =
        "| Português | English | also | what | example |\n|---|---|---|---|---|\n".to_owned();
    let row = |row: &Entry| {
        let also: Vec<String> = row.also.iter().map(|it| format!("`{it}`")).collect();
        let example = row.example.replace('|', "\\|");
        let (pt, en, also) = (row.pt, row.en, also.join(" "));
        format!(
            "| `{pt}` | `{en}` | {also} | {} | `{example}` |\n",
            row.about_en
        )
    };
    let rows = TABLE.iter().map(row);
    let table: String = std::iter::once(head).chain(rows).collect();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/QUERY.md");
    let document = std::fs::read_to_string(path).unwrap();
    let start = "## Fields\n\n";
    let (before, after) = document.split_once(start).unwrap();
    let end = after.find("\n## ").map_or(after.len(), |end| end);
    let (listed, rest) = after.split_at(end);
    if listed != table && std::env::var_os("UPDATE_FIELDS").is_some() {
        std::fs::write(path, format!("{before}{start}{table}{rest}")).unwrap();
        return;
    }
    assert_eq!(listed, table, "run with UPDATE_FIELDS=1 to write it");
}

#[test]
fn the_canonical_text_is_read_as_the_same_query() {
    let vocabulary = SHIPPED.index.vocabulary();
    let fields = TABLE.iter().map(|row| row.example);
    for text in EXAMPLES.iter().map(|it| it.query).chain(fields) {
        let query = SHIPPED.index.read(text).unwrap();
        for lang in Lang::ALL {
            let written = canonical(&query, vocabulary, lang);
            let again = SHIPPED.index.read(&written).unwrap();
            assert_eq!(again.tree, query.tree, "{text} → {written}");
            assert_eq!(
                (again.order, again.direction, again.unique),
                (query.order, query.direction, query.unique),
                "{text} → {written}"
            );
            assert_eq!(canonical(&again, vocabulary, lang), written, "{text}");
        }
    }
}
