//! Every rule of the Fábula rulebook and every construction rule of the four games is carried by a test
//! of the engine, or is exempt with a reason.
//!
//! A test carries a rule when its name begins with the rule's number (`FAB 1.14.7#1` →
//! `fab_1_14_7x1_…`, `DD-K2` → `dd_k2_…`) and its body asserts something.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fabulario_cards::{Catalogue, Files};
use fabulario_engine::Game;
use fabulario_engine::rule::{Category, RuleId, is_enforced};

const ENGINE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../engine");

/// `FAB 2.4.1@2.5` → `fab_2_4_1_of_2_5`.
fn prefix(rule: &str) -> String {
    rule.to_lowercase()
        .replace('@', "_of_")
        .replace('#', "x")
        .replace([' ', '.', '-'], "_")
}

/// The text of the function that begins at the first brace.
fn body(text: &str) -> &str {
    let mut depth = 0;
    for (at, c) in text.char_indices().skip_while(|(_, c)| *c != '{') {
        depth += match c {
            '{' => 1,
            '}' => -1,
            _ => 0,
        };
        if depth == 0 {
            return text.get(..at).unwrap_or(text);
        }
    }
    text
}

/// The names of tests that assert something.
fn asserting_tests(source: &str, names: &mut BTreeSet<String>) {
    for part in source.split("#[test]").skip(1) {
        let Some((_, function)) = part.split_once("fn ") else {
            continue;
        };
        let name: String = function
            .chars()
            .take_while(|c| c.is_alphanumeric() || *c == '_')
            .collect();
        let asserts = ["assert", "?;", ".refused(", "matches!"];
        let of_a_game = Game::ALL
            .iter()
            .any(|game| name.starts_with(&format!("{game}_")));
        if of_a_game && asserts.iter().any(|word| body(function).contains(word)) {
            names.insert(name);
        }
    }
}

fn tests_below(folder: &Path, names: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            tests_below(&path, names);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            asserting_tests(&std::fs::read_to_string(&path).unwrap(), names);
        }
    }
}

/// Whether a test carries this prefix and not a longer one.
fn is_carried(prefix: &str, prefixes: &BTreeSet<String>, names: &BTreeSet<String>) -> bool {
    let begins =
        |name: &str, prefix: &str| name == prefix || name.starts_with(&format!("{prefix}_"));
    names.iter().any(|name| {
        begins(name, prefix)
            && !prefixes
                .iter()
                .any(|other| other.len() > prefix.len() && begins(name, other))
    })
}

/// The rules that no test carries, with the reason. Numbered rules of Fábula stand without their code.
fn exempt() -> BTreeMap<String, String> {
    let mut exempt = BTreeMap::new();
    for game in Game::ALL {
        let path = format!("{ENGINE}/src/{}/exempt.tsv", game.slug());
        let text = std::fs::read_to_string(path).unwrap();
        let rows = text.lines().filter(|line| !line.starts_with('#'));
        for (rule, why) in rows.filter_map(|line| line.split_once('\t')) {
            let numbered = rule.starts_with(|c: char| c.is_ascii_digit());
            let rule = if numbered {
                format!("FAB {rule}")
            } else {
                rule.to_owned()
            };
            exempt.insert(rule, why.to_owned());
        }
    }
    exempt
}

/// Every rule of the four books with its category.
fn rules() -> Vec<(String, Category)> {
    let catalogue =
        Catalogue::load(&Files::embedded()).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    let rules = catalogue.books().flat_map(|(_, book)| &book.rules);
    rules
        .map(|rule| (rule.id.0.clone(), rule.category))
        .collect()
}

#[test]
fn every_rule_is_carried_by_a_test_or_exempt_with_a_reason() {
    let rules = rules();
    let numbered = |id: &str| id.starts_with("FAB ");
    assert_eq!(rules.iter().filter(|(id, _)| numbered(id)).count(), 278);
    assert_eq!(rules.len(), 278 + 15 + 12 + 16 + 24);
    let prefixes: BTreeSet<String> = rules.iter().map(|(id, _)| prefix(id)).collect();
    let exempt = exempt();
    let mut names = BTreeSet::new();
    tests_below(&Path::new(ENGINE).join("tests"), &mut names);

    let carried: BTreeSet<&String> = rules
        .iter()
        .map(|(id, _)| id)
        .filter(|id| is_carried(&prefix(id), &prefixes, &names))
        .collect();
    let neither: Vec<_> = rules
        .iter()
        .filter(|(id, _)| !carried.contains(id) && !exempt.contains_key(id))
        .collect();
    assert!(
        neither.is_empty(),
        "neither tested nor exempt: {neither:#?}"
    );

    for (id, why) in &exempt {
        assert!(why.trim().len() > 10, "{id} is exempt without a reason");
        let category = rules
            .iter()
            .find(|(rule, _)| rule == id)
            .map(|(_, category)| *category);
        let decidable = numbered(id) && category != Some(Category::PhysicalOnly);
        assert!(category.is_some() && !decidable, "{id} could be decided");
        assert!(!carried.contains(id), "{id} is exempt and tested");
    }
    for (id, _) in &rules {
        assert_eq!(
            is_enforced(&RuleId(id.clone())),
            carried.contains(id),
            "{id} in the game's enforced.txt"
        );
    }
}

/// The check can fail: a rule without a test, a hollow test and a test of another rule are noticed.
#[test]
fn a_rule_without_a_test_is_noticed() {
    let mut names = BTreeSet::new();
    asserting_tests(
        "#[test]\nfn fab_1_1_2_hollow() { let x = 1; }\n#[test]\nfn fab_1_1_2a_real() { assert!(true); }",
        &mut names,
    );
    let prefixes: BTreeSet<String> = ["FAB 1.1.2", "FAB 1.1.2a"].map(prefix).into();
    assert!(!is_carried("fab_1_1_2", &prefixes, &names));
    assert!(is_carried("fab_1_1_2a", &prefixes, &names));
    assert_eq!(prefix("FAB 1.14.7#1"), "fab_1_14_7x1");
    assert_eq!(prefix("FAB 2.4.1@2.5"), "fab_2_4_1_of_2_5");
    assert_eq!(prefix("APO-H12"), "apo_h12");
}

/// Every ruling that the engine says it follows is cited in its sources or its tests.
#[test]
fn every_ruling_that_is_followed_is_cited() {
    let catalogue =
        Catalogue::load(&Files::embedded()).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    let mut text = String::new();
    for folder in ["src", "tests"] {
        read_below(&Path::new(ENGINE).join(folder), &mut text);
    }
    for ruling in catalogue.books().flat_map(|(_, book)| &book.rulings) {
        let cited = text
            .split(|c: char| !(c.is_alphanumeric() || c == '-'))
            .any(|word| word == ruling.id.0);
        if is_enforced(&ruling.id) {
            assert!(cited, "{} is followed and nowhere cited", ruling.id);
        }
    }
}

fn read_below(folder: &Path, text: &mut String) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read_below(&path, text);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            text.push_str(&std::fs::read_to_string(&path).unwrap());
        }
    }
}
