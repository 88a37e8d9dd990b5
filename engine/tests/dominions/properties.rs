//! Conservation, determinism, order, merging, no allocation: for awkward decks and many seeds.

use fabulario_engine::dominions::Deck;
use fabulario_engine::goldfish::dominions::{Goldfish, Options, Policy, Recycle, Tally};
use fabulario_engine::pile::Kind;

use super::checker::check;
use crate::length::many;

use super::kit::{awkward, goldfish, options, piece, rules};

/// Every combination of options.
fn ways(turns: u8) -> Vec<Options> {
    let mut ways = Vec::new();
    for first in [true, false] {
        for policy in [Policy::Race, Policy::Walk, Policy::Priority(vec![Kind(0)])] {
            for recycle in [
                Recycle::Never,
                Recycle::Surplus,
                Recycle::Keep(vec![Kind(0)]),
            ] {
                ways.push(Options {
                    turns,
                    first,
                    policy: policy.clone(),
                    recycle,
                });
            }
        }
    }
    ways
}

#[test]
fn every_trace_of_every_deck_passes_the_checker() {
    for (name, deck) in awkward() {
        for way in ways(40) {
            let mut goldfish = goldfish(&deck, &way);
            for game in 0..many(300, 10) {
                let trace = goldfish.play(11, game);
                let checked = check(&deck, rules(), way.first, trace);
                assert_eq!(checked, Ok(()), "{name}, {way:?}, seed 11 game {game}");
            }
        }
    }
}

#[test]
fn a_game_is_the_same_alone_and_after_others() {
    for (name, deck) in awkward() {
        for way in ways(8) {
            let mut kept = goldfish(&deck, &way);
            for game in 0..5 {
                let trace = *kept.play(5, game);
                assert_eq!(trace, *goldfish(&deck, &way).play(5, game), "{name}");
            }
        }
    }
}

#[test]
fn the_order_of_the_list_means_nothing() {
    let cards = ["u3", "u1", "a2", "c1", "i1", "u2"];
    let list = |turned: bool| {
        let mut list: Vec<_> = cards.iter().map(|id| (piece(id), 5)).collect();
        if turned {
            list.reverse();
            // Copies in two lines are copies all the same.
            list.push((piece("u3"), 2));
            list.push((piece("u3"), 3));
            list.retain(|(piece, copies)| piece.id != "u3" || *copies < 5);
        }
        Deck::new(list).unwrap()
    };
    let (one, other) = (list(false), list(true));
    assert_eq!(one, other);
    for way in ways(6) {
        let (mut a, mut b) = (goldfish(&one, &way), goldfish(&other, &way));
        for game in 0..20 {
            assert_eq!(a.play(9, game), b.play(9, game));
        }
    }
}

fn tallied(goldfish: &mut Goldfish<'_>, deck: &Deck, games: std::ops::Range<u64>) -> Tally {
    let mut tally = Tally::new(deck, 6);
    games.for_each(|game| tally.add(goldfish.play(2, game)));
    tally
}

#[test]
fn parts_of_a_run_add_up_in_any_order() {
    let (_, deck) = awkward().swap_remove(7);
    let mut goldfish = goldfish(&deck, &options(6));
    let whole = tallied(&mut goldfish, &deck, 0..200);
    let mut parts: Vec<Tally> = [0..50, 50..51, 51..200]
        .into_iter()
        .map(|games| tallied(&mut goldfish, &deck, games))
        .collect();
    let mut sum = parts.pop().unwrap();
    for part in &parts {
        sum.merge(part);
    }
    sum.seen.begin();
    let mut whole = whole;
    whole.seen.begin();
    assert_eq!(sum, whole);
    assert_eq!(whole.games, 200);
    let first = whole.turns[0].clone();
    assert_eq!(first.units.iter().sum::<u64>(), 200);
    assert_eq!(first.farthest.iter().sum::<u64>(), 200);
}

#[test]
fn a_game_allocates_nothing_after_the_first() {
    for (name, deck) in awkward() {
        for way in ways(12) {
            let mut goldfish = goldfish(&deck, &way);
            let mut tally = Tally::new(&deck, 12);
            tally.add(goldfish.play(2, 0));
            let measured = allocation_counter::measure(|| {
                for game in 1..20 {
                    tally.add(goldfish.play(2, game));
                }
            });
            assert_eq!(measured.count_total, 0, "{name}: {measured:?}");
        }
    }
}

/// Golden: the numbers never change silently.
#[test]
fn a_tally_never_changes() {
    let (_, deck) = awkward().swap_remove(7);
    let mut goldfish = goldfish(&deck, &options(6));
    let tally = tallied(&mut goldfish, &deck, 0..1000);
    let numbers = [tally.bricks, tally.turns[3].drawn, tally.turns[5].damage];
    assert_eq!((&tally.first_attack[..], numbers), GOLDEN);
}

const GOLDEN: (&[u64], [u64; 3]) = (&[0, 0, 476, 498, 26, 0], [7, 1900, 908]);
