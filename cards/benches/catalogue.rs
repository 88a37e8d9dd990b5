//! Loading, indexing and searching the catalogue.

#![allow(clippy::unwrap_used, reason = "a benchmark fails by panicking")]

use fabulario_cards::{Catalogue, Files, RuleIndex};
use fabulario_engine::Game;

fn main() {
    divan::main();
}

/// Reading and verifying every data file: a part of each start.
#[divan::bench]
fn load(bencher: divan::Bencher) {
    let files = Files::embedded();
    bencher.bench(|| Catalogue::load(&files).unwrap());
}

/// Building the search index: a part of each start.
#[divan::bench]
fn index(bencher: divan::Bencher) {
    let catalogue = Catalogue::load(&Files::embedded()).unwrap();
    bencher.bench(|| RuleIndex::build(&catalogue).unwrap());
}

/// One search, from the rarest word to the commonest.
#[divan::bench(args = ["1.4.3", "mulligan", "aliado pode bloquear", "base", "xyzzy"])]
fn search(bencher: divan::Bencher, query: &str) {
    let catalogue = Catalogue::load(&Files::embedded()).unwrap();
    let index = RuleIndex::build(&catalogue).unwrap();
    bencher.bench(|| index.search(Game::Fabula, query).unwrap());
}
