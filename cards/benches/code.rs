//! Writing and reading the code of a deck.

#![allow(clippy::unwrap_used, reason = "a benchmark fails by panicking")]

use fabulario_cards::code::{decode, encode};
use fabulario_cards::{Catalogue, Files};

fn main() {
    divan::main();
}

/// The ready deck `dd-deck-hospedes-do-nada`, and `fab-deck-assobio`.
const CODES: [&str; 2] = [
    "DD13SFRJU7QJ111011100885R809O1HOX7",
    "FAB13BDFLU3CQ6QRK21191210016195TE102SVAQE1SX0G72C",
];

/// From a deck to its code.
#[divan::bench(args = CODES)]
fn write(bencher: divan::Bencher, code: &str) {
    let catalogue = Catalogue::load(&Files::embedded()).unwrap();
    let deck = decode(&catalogue, code).unwrap();
    bencher.bench(|| encode(&catalogue, divan::black_box(&deck)).unwrap());
}

/// From a code to its deck.
#[divan::bench(args = CODES)]
fn read(bencher: divan::Bencher, code: &str) {
    let catalogue = Catalogue::load(&Files::embedded()).unwrap();
    bencher.bench(|| decode(&catalogue, divan::black_box(code)).unwrap());
}

/// Telling a mistyped one.
#[divan::bench(args = CODES)]
fn refuse(bencher: divan::Bencher, code: &str) {
    let catalogue = Catalogue::load(&Files::embedded()).unwrap();
    let wrong = format!("{code}0");
    bencher.bench(|| decode(&catalogue, divan::black_box(&wrong)).is_err());
}
