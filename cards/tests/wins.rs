//! The shares of wins that are shipped: of every ready deck against every other, and not contradicted by new games.
//!
//! `LONG=1 cargo test --release -p fabulario-cards --test cards wins:: -- --nocapture` plays all games again and expects
//! every single win.

#![allow(clippy::cast_precision_loss, reason = "its counts are small")]

use std::collections::BTreeSet;
use std::sync::LazyLock;
use std::sync::atomic::AtomicBool;

use fabulario_cards::measure::{Question, measure};
use fabulario_cards::wins::{Wins, list_digest};
use fabulario_cards::{Catalogue, Files};
use fabulario_engine::Game;
use fabulario_engine::fabula::PlayRules;

static CATALOGUE: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::load(&Files::embedded()).unwrap());

fn kept() -> &'static Wins {
    CATALOGUE.wins(Game::Fabula).unwrap()
}

#[test]
fn every_deck_was_measured_as_it_stands_against_every_other_and_no_deck_that_is_gone() {
    let wins = kept();
    let ready = CATALOGUE.ready();
    let decks: Vec<_> = ready
        .filter(|deck| deck.document.game == Game::Fabula)
        .collect();
    let ids: BTreeSet<&str> = decks.iter().map(|deck| deck.id).collect();
    let measured: BTreeSet<&str> = wins.decks.keys().map(String::as_str).collect();
    assert_eq!(measured, ids);
    for deck in &decks {
        assert_eq!(
            wins.decks[deck.id],
            list_digest(&deck.document),
            "{}: measure again",
            deck.id
        );
    }
    let mut pairs = BTreeSet::new();
    for pair in &wins.pairs {
        let both: BTreeSet<&str> = pair.decks.iter().map(String::as_str).collect();
        assert!(both.len() == 2 && both.is_subset(&ids), "{both:?}");
        assert!(pair.wins.iter().sum::<u64>() <= wins.games, "{pair:?}");
        assert!(pairs.insert(both), "{pair:?} stands twice");
    }
    assert_eq!(pairs.len(), ids.len() * (ids.len() - 1) / 2);
}

#[test]
fn what_one_deck_wins_the_other_loses() {
    let wins = kept();
    let mut all = 0.0;
    for deck in wins.decks.keys() {
        let (mut sum, mut others) = (0.0, 0.0);
        for other in wins.decks.keys().filter(|other| *other != deck) {
            let (one, turned) = (wins.against(deck, other), wins.against(other, deck));
            let (one, turned) = (one.unwrap(), turned.unwrap());
            for (a, b) in [
                (one.share, turned.share),
                (one.low, turned.high),
                (one.high, turned.low),
            ] {
                assert!((a + b - 1.0).abs() < 1e-12, "{deck} {other}: {a} {b}");
            }
            assert!(one.low < one.share && one.share < one.high);
            sum += one.share;
            others += 1.0;
        }
        let overall = wins.overall(deck).unwrap();
        assert!((overall.share - sum / others).abs() < 1e-12, "{deck}");
        all += overall.share;
    }
    assert!((all / wins.decks.len() as f64 - 0.5).abs() < 1e-12);
    assert!(wins.against("fab-deck-folia", "fab-deck-folia").is_none());
    assert!(wins.against("fab-deck-folia", "fab-deck-x").is_none());
    assert!(wins.overall("fab-deck-x").is_none());
}

#[test]
fn only_fabula_has_decks_that_were_measured() {
    for game in Game::ALL {
        assert_eq!(
            CATALOGUE.wins(game).is_some(),
            game == Game::Fabula,
            "{game}"
        );
    }
}

#[test]
fn new_games_do_not_contradict_the_shares() {
    let wins = kept();
    let all = std::env::var("LONG").is_ok();
    let question = Question {
        games: if all { wins.games } else { 100 },
        // Not the games that were measured, unless all of them are played again.
        seed: if all { wins.seed } else { wins.seed + 1 },
        threads: 2,
    };
    let rules = PlayRules::of(CATALOGUE.format("fab-padrao").unwrap());
    let library = CATALOGUE.fabula();
    let never = AtomicBool::new(false);
    let fresh = measure(library, rules, question, &|_, _| {}, &never).unwrap();
    let fresh = fresh.wins(library, wins.day);
    if all {
        assert_eq!(fresh.pairs, wins.pairs);
    }
    for pair in &fresh.pairs {
        let [deck, other] = &pair.decks;
        let (kept, seen) = (wins.against(deck, other), fresh.against(deck, other));
        let (kept, seen) = (kept.unwrap(), seen.unwrap());
        let games = 1.0 / kept.games as f64 + 1.0 / seen.games as f64;
        let deviation = (kept.share * (1.0 - kept.share) * games).sqrt();
        // Chance alone goes so far in one of 350 runs of 45 pairs.
        let far = (kept.share - seen.share).abs() / deviation;
        assert!(far < 4.0, "{deck} {other}: {} {}", kept.share, seen.share);
    }
}
