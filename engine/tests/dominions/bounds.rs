//! What a figure may be by the rules: every game of every deck keeps to it, and it is no wider than it must be.

use fabulario_engine::goldfish::dominions::{Bounds, Options, Policy, Recycle};
use fabulario_engine::goldfish::interval::Reach;

use super::kit::{awkward, deck, goldfish, options, rules};
use crate::length::many;

#[track_caller]
fn within(number: impl Into<u16>, reach: Reach, what: &str) {
    let number = number.into();
    assert!(
        (reach.least..=reach.most).contains(&number),
        "{what}: {number}, {reach:?}"
    );
}

#[test]
fn every_game_keeps_to_them() {
    for (name, deck) in awkward() {
        for first in [true, false] {
            for (policy, recycle) in [
                (Policy::Race, Recycle::Never),
                (Policy::Race, Recycle::Surplus),
                (Policy::Walk, Recycle::Keep(Vec::new())),
            ] {
                let options = Options {
                    first,
                    policy,
                    recycle,
                    ..options(12)
                };
                let bounds = Bounds::new(&deck, rules(), &options);
                let mut goldfish = goldfish(&deck, &options);
                for game in 0..many(500, 20) {
                    let trace = goldfish.play(5, game);
                    within(trace.recycled.count(), bounds.recycled, name);
                    let first = trace.first(|turn| turn.able > 0);
                    if let Some(turn) = first {
                        let turn = u16::try_from(turn).unwrap();
                        within(turn, bounds.first_attack, name);
                    }
                    let mut numbered = 1..;
                    for (turn, bounds) in trace.turns().iter().zip(&bounds.turns) {
                        let at = |what| format!("{name}, turn {}, {what}", numbered.start);
                        within(turn.drawn.count(), bounds.drawn, &at("drawn"));
                        within(turn.bridges, bounds.bridges, &at("bridges"));
                        within(turn.board[0], bounds.units, &at("units"));
                        within(turn.farthest, bounds.farthest, &at("column"));
                        within(turn.damage, bounds.damage, &at("damage"));
                        within(turn.hand.count(), bounds.hand, &at("hand"));
                        numbered.next();
                    }
                }
            }
        }
    }
}

/// Four cards in hand, one of each type in a turn: what is sure has no width.
#[test]
fn what_is_sure_is_one_number() {
    let deck = deck(&[("u2", 12), ("a1", 8), ("c1", 10)]);
    let of = |first| {
        let options = Options {
            first,
            ..options(6)
        };
        Bounds::new(&deck, rules(), &options)
    };
    let (starter, other) = (of(true), of(false));
    let fill = rules().draw_to;
    let lacks = fill - rules().opening_hand;
    assert_eq!(starter.turns[0].drawn, Reach::closed(0, 0));
    assert_eq!(other.turns[0].drawn, Reach::closed(lacks, lacks));
    assert_eq!(other.turns[1].drawn, Reach::closed(0, 3));
    assert_eq!(other.turns[5].hand, Reach::closed(fill - 3, fill));
    assert_eq!(starter.recycled, Reach::closed(0, 0));
    assert_eq!(starter.first_attack, Reach::closed(3, 6));
    assert_eq!(starter.turns[1].damage, Reach::closed(0, 0));
    assert_eq!(starter.turns[1].units, Reach::closed(0, 2));
    assert_eq!(starter.turns[0].farthest, Reach::closed(0, 3));
    assert_eq!(
        starter.opening_units,
        Reach::closed(0, rules().opening_hand)
    );
}
