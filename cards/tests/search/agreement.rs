//! Search and oracle find the same cards.

use std::env;
use std::fmt::Write as _;
use std::time::{Duration, Instant};

use chrono::NaiveDate;
use fabulario_cards::index::{Asked, CardIndex};
use fabulario_cards::query::Warning;
use fabulario_cards::stock::Stock;
use fabulario_cards::{Catalogue, Files};

use crate::length::many;

use super::forge;
use super::generate::{Generator, Made};
use super::oracle::Oracle;

/// So many cards are asked unless told otherwise.
const CARDS: u64 = 5000;

/// The places of the cards that a query finds, ascending, or why it cannot be asked.
type Found = Result<Vec<usize>, String>;
type Search<'s> = dyn FnMut(&str) -> Found + 's;

fn asked(name: &str, default: u64) -> u64 {
    let value = env::var(name).ok();
    value.map_or(default, |value| value.parse().expect("a number"))
}

/// The day on which everything is asked: sets were released before it and after it.
fn today() -> NaiveDate {
    NaiveDate::from_ymd_opt(2024, 11, 2).expect("a day")
}

const TEST: &str = "cargo test -p fabulario-cards --test cards find_the_same";

/// Who finds what.
fn difference(
    oracle: &Oracle<'_>,
    (number, again): (u64, &str),
    made: &Made,
    expected: &[usize],
    found: Found,
) -> String {
    let mut told = format!("query {number}: {}\n  {:?}\n", made.text, made.tree);
    writeln!(
        told,
        "  again: {again} SEARCH_FIRST={number} SEARCH_QUERIES=1 {TEST}"
    )
    .unwrap();
    let found = match found {
        Ok(found) => found,
        Err(error) => return format!("{told}  is not understood: {error}\n"),
    };
    let (should, does) = (expected.len(), found.len());
    writeln!(told, "  finds {does} cards, should find {should}").unwrap();
    let missing = expected.iter().filter(|place| !found.contains(place));
    let surplus = found.iter().filter(|place| !expected.contains(place));
    let missing = missing.take(2).map(|place| ("missing", place));
    for (what, place) in missing.chain(surplus.take(2).map(|place| ("surplus", place))) {
        writeln!(told, "  {what}: {}", oracle.describe(*place)).unwrap();
    }
    told
}

/// Asks as many queries as wanted, and tells the first differences.
fn agree(catalogue: &Catalogue, stock: &Stock, count: u64, search: &mut Search<'_>) {
    let most = asked("SEARCH_TOLD", 5);
    let seed = asked("SEARCH_SEED", 1);
    let first = asked("SEARCH_FIRST", 0);
    let cards = catalogue.cards().len();
    let again = format!(
        "SEARCH_SEED={seed} SEARCH_CARDS={}",
        asked("SEARCH_CARDS", CARDS)
    );
    let begun = Instant::now();
    let mut oracle = Oracle::new(catalogue, stock, today());
    let generator = Generator::new(&oracle, seed);
    let ready = begun.elapsed();
    let mut took = [Duration::ZERO; 2];
    let (mut wrong, mut told) = (0, Vec::new());
    for number in first..first + count {
        let made = generator.query(&oracle, number);
        let begun = Instant::now();
        let expected = oracle.find(&made.tree);
        took[0] += begun.elapsed();
        let begun = Instant::now();
        let found = search(&made.text);
        took[1] += begun.elapsed();
        if found.as_ref() != Ok(&expected) {
            wrong += 1;
            if wrong <= most {
                let at = (number, &*again);
                told.push(difference(&oracle, at, &made, &expected, found));
            }
        }
    }
    let [oracle_took, search_took] = took;
    println!(
        "{count} queries, {cards} cards in {:.1?}: oracle ready in {ready:.1?}, asked in {oracle_took:.1?}, search {search_took:.1?}",
        begun.elapsed()
    );
    assert!(
        wrong == 0,
        "{wrong} of {count} queries find other cards than the oracle among {cards}\n{}",
        told.join("\n")
    );
}

/// The search that is compared: a warning is a query that was not understood.
fn search_of(catalogue: &Catalogue) -> Box<Search<'_>> {
    let index = CardIndex::in_memory(catalogue, today()).expect("an index");
    Box::new(move |text| {
        let query = index.read(text).map_err(|error| format!("{error:?}"))?;
        // Whether a sign was meant between two words is a question, not a misunderstanding.
        // A sign that is missing, and another meaning that a word may have, change nothing of what is found.
        let only_told = |it: &Warning| {
            it.code == "missing_sign" || (it.code == "player_word" && it.instead.is_some())
        };
        let mut warnings = query.warnings.iter().filter(|it| !only_told(it));
        if let Some(warning) = warnings.next() {
            return Err(format!("{warning:?}"));
        }
        Ok(index.matches(&query.tree, &Asked::new(catalogue, None)))
    })
}

fn catalogue(stock: &Stock) -> Catalogue {
    Catalogue::assemble(&Files::embedded(), stock).expect("the cards are right")
}

fn shipped() -> Stock {
    let mut mistakes = Vec::new();
    let stock = Stock::of(&Files::embedded(), &mut mistakes);
    assert!(mistakes.is_empty(), "{mistakes:?}");
    stock
}

#[test]
fn search_and_oracle_find_the_same_cards() {
    let count = usize::try_from(asked("SEARCH_CARDS", CARDS)).expect("so many cards fit");
    let stock = forge::stock(count, asked("SEARCH_SEED", 1));
    let catalogue = catalogue(&stock);
    let mut search = search_of(&catalogue);
    agree(
        &catalogue,
        &stock,
        asked("SEARCH_QUERIES", many(20_000, 2_000)),
        &mut search,
    );
}

#[test]
fn search_and_oracle_find_the_same_shipped_cards() {
    let stock = shipped();
    let catalogue = catalogue(&stock);
    let mut search = search_of(&catalogue);
    agree(
        &catalogue,
        &stock,
        asked("SEARCH_QUERIES", many(5_000, 500)),
        &mut search,
    );
}

#[test]
fn a_query_follows_from_its_number_and_most_queries_find_some_cards_and_not_all() {
    let stock = shipped();
    let catalogue = catalogue(&stock);
    let mut oracle = Oracle::new(&catalogue, &stock, today());
    let generator = Generator::new(&oracle, 1);
    let (mut nothing, mut everything) = (0, 0);
    for number in 0..1000 {
        let made = generator.query(&oracle, number);
        let again = Generator::new(&oracle, 1).query(&oracle, number);
        assert_eq!(made.text, again.text);
        let found = oracle.find(&made.tree);
        nothing += usize::from(found.is_empty());
        everything += usize::from(found.len() == catalogue.cards().len());
    }
    assert!(
        nothing < 350 && everything < 100,
        "{nothing} of 1000 queries find nothing, {everything} everything"
    );
}

#[test]
#[should_panic(expected = "queries find other cards than the oracle")]
fn a_search_that_finds_nothing_is_found_out() {
    let stock = shipped();
    agree(&catalogue(&stock), &stock, 100, &mut |_| Ok(Vec::new()));
}
