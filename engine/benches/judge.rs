//! How fast decks are judged, also as ratios to the least that any judge must do in the same run:
//! gather the copies of each card and sum them up.
//!
//! `cargo bench -p fabulario-engine --bench judge`. Every figure is the best of seven rounds: on a shared
//! machine the best round is the one that was disturbed least. Nothing here fails; the bar is printed
//! beside the figure.

#![allow(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a benchmark fails by panicking"
)]
#![allow(clippy::disallowed_methods, reason = "a benchmark needs a clock")]

use std::hint::black_box;
use std::time::Instant;

use fabulario_engine::Format;
use fabulario_engine::deck::{DeckList, Judge, Pool, Rules, Section};
use fabulario_engine::fabula::Face;
use serde_json::json;

const ROUNDS: usize = 7;
const DECKS: u32 = 200_000;

/// A deck of 45 cards, the bases included: this many different cards in the main deck.
fn deck(different: usize) -> (Pool<Face>, Vec<(Section, String, u32)>) {
    let mut cards = vec![
        json!({"id": "clareira", "name": "Clareira", "type": "base", "colours": ["verde"], "rarity": "comum"}),
        json!({"id": "mirante", "name": "Mirante", "type": "base", "colours": ["amarelo"], "rarity": "comum"}),
        json!({"id": "capital", "name": "Capital", "type": "base", "colours": ["roxo"], "rarity": "lendaria"}),
    ];
    let mut lines = vec![
        (Section::Arredores, "clareira".to_owned(), 2),
        (Section::Arredores, "mirante".to_owned(), 2),
        (Section::Centro, "capital".to_owned(), 1),
    ];
    let mut left = 40;
    for n in 0..different {
        let id = format!("carta-{n}");
        let colours = ["verde", "amarelo", "roxo"][n % 3];
        cards.push(json!({"id": id, "name": format!("Carta {n}"), "type": "aliado", "colours": [colours], "rarity": "comum"}));
        let copies = if different == 40 { 1 } else { left.min(3) };
        left -= copies;
        lines.push((Section::Main, id, copies));
    }
    assert_eq!(lines.iter().map(|line| line.2).sum::<u32>(), 45);
    let cards = cards
        .into_iter()
        .map(|card| serde_json::from_value(card).unwrap());
    (Pool::new(cards.collect()).unwrap(), lines)
}

/// The time of one unit of work in nanoseconds: the best of the rounds.
fn best(mut work: impl FnMut()) -> f64 {
    let round = |_| {
        let begin = Instant::now();
        (0..DECKS).for_each(|_| work());
        begin.elapsed().as_secs_f64() * 1e9 / f64::from(DECKS)
    };
    (0..ROUNDS).map(round).fold(f64::INFINITY, f64::min)
}

/// Gathers and sums the copies of each card, and nothing else.
fn tally(list: &DeckList<'_>) -> Vec<(u32, u32)> {
    let lines = list.lines.iter();
    let mut cards: Vec<(u32, u32)> = lines
        .map(|line| (line.card.unwrap().0, line.copies))
        .collect();
    cards.sort_unstable();
    cards.dedup_by(|later, earlier| {
        let same = later.0 == earlier.0;
        earlier.1 += if same { later.1 } else { 0 };
        same
    });
    cards
}

fn main() {
    let format: Format = serde_json::from_str(include_str!(
        "../../cards/data/fabula/formats/fab-padrao.json"
    ))
    .unwrap();
    println!("45 cards of Fábula, the bases included; best of {ROUNDS} rounds, one core");
    for different in [14, 40] {
        let (pool, lines) = deck(different);
        let rules = Rules::of(&format, &[], "2026-11-16".parse().unwrap());
        let judge = Judge::new(&rules, &pool);
        let mut list = DeckList::default();
        for (section, card, copies) in &lines {
            list.add(&pool, *section, card, *copies);
        }
        assert!(judge.check(&list).is_ok());
        let bare = best(|| drop(black_box(tally(black_box(&list)))));
        let legal = best(|| drop(black_box(judge.check(black_box(&list)))));
        let mut broken = list.clone();
        broken.lines[4].copies += 3;
        assert!(judge.check(&broken).is_err());
        let illegal = best(|| drop(black_box(judge.check(black_box(&broken)))));
        let line = |name: &str, nanos: f64, bar: &str| {
            println!(
                "{name:<44} {nanos:>8.1} ns {:>12.0} /s {:>6.2} × a bare tally{bar}",
                1e9 / nanos,
                nanos / bare
            );
        };
        let met = if 1e9 / legal >= 500_000.0 {
            "met"
        } else {
            "missed"
        };
        println!("{different} different cards in the main deck");
        line("  bare tally of the copies", bare, "");
        line(
            "  validation, legal",
            legal,
            &format!("  bar 500000 /s: {met}"),
        );
        line("  validation, one card too often", illegal, "");
    }
}
