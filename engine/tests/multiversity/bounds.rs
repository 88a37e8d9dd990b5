//! What a figure may be by the rules: every game of every deck keeps to it, and it is no wider than it must be.

use fabulario_engine::goldfish::interval::Reach;
use fabulario_engine::goldfish::multiversity::{Bounds, Mulligan, Options, Policy};
use fabulario_engine::multiversity::CardType;

use super::kit::{advised, awkward, goldfish, options, rules};
use crate::length::many;

#[track_caller]
fn within(number: impl Into<u16>, reach: Reach, what: &str) {
    let number = number.into();
    assert!(
        (reach.least..=reach.most).contains(&number),
        "{what}: {number}, {reach:?}"
    );
}

/// Ways to play.
fn ways() -> [Options; 3] {
    let wanted = Mulligan::Wanted {
        characters: 3,
        energies: 3,
        smallest: 7,
    };
    [
        (Policy::Attack, Mulligan::Forced),
        (Policy::Spread, Mulligan::Forced),
        (Policy::Attack, wanted),
    ]
    .map(|(policy, mulligan)| Options {
        policy,
        mulligan,
        ..options(30)
    })
}

#[test]
fn every_game_keeps_to_them() {
    for (name, deck) in awkward() {
        let is = |of: CardType| {
            let deck = &deck;
            move |kind: &&_| deck.card(**kind).is_some_and(|card| card.kind == of)
        };
        for edition in ["mvc-2022", "mvc-2026"] {
            for way in ways() {
                let bounds = Bounds::new(&deck, rules(edition), &way);
                let mut goldfish = goldfish(&deck, edition, &way);
                for game in 0..many(500, 20) {
                    let trace = goldfish.play(5, game);
                    let count = |of| {
                        u16::try_from(trace.opening.cards().iter().filter(is(of)).count()).unwrap()
                    };
                    within(count(CardType::Personagem), bounds.opening_characters, name);
                    within(count(CardType::Energia), bounds.opening_energies, name);
                    within(trace.mulligans, bounds.mulligans, name);
                    within(trace.kept.count(), bounds.kept, name);
                    if let Some(turn) = trace.first(|turn| turn.attack) {
                        within(u16::try_from(turn).unwrap(), bounds.first_attack, name);
                    }
                    for (number, (turn, bounds)) in
                        trace.turns().iter().zip(&bounds.turns).enumerate()
                    {
                        let at = |what| format!("{name}, {edition}, turn {}, {what}", number + 1);
                        within(turn.drawn.count(), bounds.drawn, &at("drawn"));
                        within(turn.discarded.count(), bounds.discarded, &at("discarded"));
                        within(turn.characters, bounds.characters, &at("characters"));
                        within(turn.energy, bounds.energy, &at("energy"));
                        within(turn.hand.count(), bounds.hand, &at("hand"));
                        for kind in 0..5 {
                            within(turn.payable[kind], bounds.payable[kind], &at("payable"));
                            within(turn.usable[kind], bounds.usable[kind], &at("usable"));
                        }
                    }
                }
            }
        }
    }
}

/// Ten cards, two more on the first turn, then one; five are kept: what is sure has no width.
#[test]
fn what_is_sure_is_one_number() {
    let deck = advised();
    let [old, new] =
        ["mvc-2022", "mvc-2026"].map(|edition| Bounds::new(&deck, rules(edition), &options(6)));
    assert_eq!(old.kept, Reach::closed(10, 10));
    assert_eq!(old.mulligans, Reach::closed(0, 0));
    assert_eq!(
        new.kept,
        Reach::closed(10, 10),
        "a hand that must go costs no card"
    );
    let drawn: Vec<_> = old.turns.iter().map(|turn| turn.drawn).collect();
    assert_eq!(drawn[..2], [Reach::closed(2, 2), Reach::closed(1, 1)]);
    let taken: Vec<_> = old.turns.iter().map(|turn| turn.discarded.most).collect();
    assert_eq!(taken[..3], [0, 7, 1]);
    let hands: Vec<_> = old.turns.iter().map(|turn| turn.hand.most).collect();
    assert_eq!(hands[..3], [12, 6, 6]);
    assert_eq!(old.first_attack, Reach::closed(2, 6));
    // One leads, three are in the team; the first turn has no combat.
    assert_eq!(old.turns[0].payable.map(|it| it.most), [4, 4, 4, 4, 4]);
    assert_eq!(old.turns[0].usable.map(|it| it.most), [4, 1, 3, 0, 0]);
    assert_eq!(old.turns[1].usable.map(|it| it.most), [4, 1, 3, 1, 3]);
}
