//! What the policies make of small decks, turn by turn, worked out by hand.

use fabulario_engine::Lang;
use fabulario_engine::dominions::{Deck, Harm, How, Piece};
use fabulario_engine::goldfish::dominions::{
    End, Gap, GoldfishError, Lean, Options, Policy, Recycle, gaps,
};
use fabulario_engine::pile::Rest;

use super::kit::{deck, goldfish, harmful, kind, options, piece};

/// The foremost column, turn by turn, and the first turn with an attack.
fn pace(deck: &Deck, policy: Policy) -> (Vec<u8>, Option<usize>) {
    let mut goldfish = goldfish(
        deck,
        &Options {
            policy,
            ..options(6)
        },
    );
    let trace = goldfish.play(1, 0);
    let columns = trace.turns().iter().map(|turn| turn.farthest).collect();
    (columns, trace.first(|turn| turn.able > 0))
}

/// Unidades alone: one a turn, and whoever walks out of the zone leaves no bridge behind. A Unidade that stayed there
/// would be passed by the next one, which comes to the end of the bridge as far as the first would have walked:
/// nobody attacks before turn 5.
#[test]
fn dd_r6_units_alone_attack_on_turn_5() {
    let deck = deck(&[("u1", 30)]);
    for policy in [Policy::Race, Policy::Walk] {
        assert_eq!(pace(&deck, policy), (vec![1, 2, 3, 4, 5, 5], Some(5)));
    }
}

#[test]
fn a_brick_spawns_no_unit_on_turns_one_and_two() {
    let brick = |cards: &[(&str, u32)]| goldfish(&deck(cards), &options(3)).play(1, 0).is_brick();
    assert!(!brick(&[("u1", 30)]));
    assert!(brick(&[("a1", 15), ("c1", 15)]));
}

/// A hand with every type: Campo, Artefato and Unidade make three steps at once, and the attack comes on turn 3.
/// No deck without effects is faster: three tiles on turn 1, then one move a turn.
#[test]
fn all_three_types_reach_the_domain_on_turn_3() {
    let deck = deck(&[("u1", 2), ("a1", 1), ("c1", 1)]);
    let (columns, attack) = pace(&deck, Policy::Race);
    assert_eq!((&columns[..3], attack), (&[3, 4, 5][..], Some(3)));
}

#[test]
fn the_strongest_unit_comes_first_and_a_list_before_it() {
    let deck = deck(&[("u1", 1), ("u2", 1), ("u5", 1), ("u3", 1)]);
    let first = |policy| {
        let mut goldfish = goldfish(
            &deck,
            &Options {
                policy,
                ..options(4)
            },
        );
        let turns = goldfish.play(1, 0).turns();
        let names: Vec<String> = turns
            .iter()
            .flat_map(|turn| turn.spawned.iter())
            .map(|it| deck.card(it.kind).unwrap().name.clone())
            .collect();
        names.join(" ")
    };
    assert_eq!(first(Policy::Race), "u5 u3 u2 u1");
    let list = vec![kind(&deck, "u2"), kind(&deck, "u1")];
    assert_eq!(first(Policy::Priority(list)), "u2 u1 u5 u3");
}

/// Surplus keeps one card of each type, the one that the policy would spawn; Keep keeps what it is told.
#[test]
fn recycle_discards_what_it_says() {
    let deck = deck(&[("u1", 1), ("u2", 1), ("i1", 1), ("c1", 1)]);
    let gone = |recycle| {
        let mut goldfish = goldfish(
            &deck,
            &Options {
                recycle,
                ..options(1)
            },
        );
        let trace = goldfish.open(1, 0);
        let names = trace.recycled.cards().iter();
        let names: Vec<&str> = names
            .map(|kind| deck.card(*kind).unwrap().name.as_str())
            .collect();
        names.join(" ")
    };
    assert_eq!(gone(Recycle::Never), "");
    assert_eq!(gone(Recycle::Surplus), "i1 u1");
    assert_eq!(gone(Recycle::Keep(vec![kind(&deck, "i1")])), "c1 u1 u2");
}

/// ATK 5 twice and the Domain is gone; the trace ends with that turn.
#[test]
fn dd_p96_a_domain_that_falls_ends_the_game() {
    let deck = deck(&[("u5", 30)]);
    let mut goldfish = goldfish(&deck, &options(20));
    let trace = *goldfish.play(1, 0);
    let damage: Vec<u16> = trace.turns().iter().map(|turn| turn.damage).collect();
    assert_eq!(damage, [0, 0, 0, 0, 5, 5]);
    let how = How::Domain;
    assert_eq!(trace.end, Some(End { turn: 6, how }));
    assert_eq!(
        trace.turns().last().unwrap().types,
        [0; 3],
        "no SPAWN after it"
    );
    let lines = trace.lines(&deck, Lang::Pt);
    assert_eq!(lines[0], "Mão inicial: u5 ×4.");
    assert_eq!(lines[1], "Turno 1: invoca u5 (y3, x1).");
    assert_eq!(
        lines.last().unwrap(),
        "Fim no turno 6: o Domínio inimigo caiu."
    );
    let lines = trace.lines(&deck, Lang::En);
    assert_eq!(
        lines[5],
        "Turn 5: draws u5; 5 damage to the enemy's Domain (5); spawns u5 (y3, x1)."
    );
}

#[test]
fn turns_and_hands_beyond_the_caps_are_refused() {
    let deck = deck(&[("u1", 30)]);
    for turns in [0, 41] {
        let made = fabulario_engine::goldfish::dominions::Goldfish::new(
            &deck,
            super::kit::rules(),
            &options(turns),
        );
        assert_eq!(made.err(), Some(GoldfishError::Turns(turns)));
    }
}

#[test]
fn what_is_not_played_is_said() {
    assert_eq!(gaps(&piece("u1")), []);
    assert_eq!(
        gaps(&piece("u1").with_keywords(["dash", "fly", "payback"])),
        []
    );
    let combo = gaps(&piece("u1").with_keywords(["combo"]));
    assert_eq!(combo, [Gap::Keyword("combo".to_owned())]);
    assert_eq!(combo[0].text().pt, "COMBO não é jogado.");
    assert_eq!(gaps(&piece("i1")), [Gap::Instant]);
    let mut odd = piece("u?");
    odd.rest = Rest::Helps;
    assert_eq!(gaps(&odd), [Gap::Effect, Gap::Atk]);
}

/// What only helps errs late, what nobody knows may err either way, and nothing that is left out flatters: a card
/// whose harm is not played brings no benefit.
#[test]
fn coverage_says_whether_what_is_left_out_flatters() {
    let leans = |piece: &Piece| gaps(piece).iter().map(Gap::lean).collect::<Vec<_>>();
    let with = |rest| Piece {
        rest,
        ..piece("u1")
    };
    assert_eq!(leans(&with(Rest::Nothing)), []);
    assert_eq!(leans(&with(Rest::Helps)), [Lean::Late]);
    assert_eq!(leans(&with(Rest::Unknown)), [Lean::Either]);
    let played = harmful("u1", 3, Harm::WoundsItself(1));
    assert_eq!(gaps(&played), [], "it is played");
    let burden = harmful("u9", 3, Harm::Other);
    assert_eq!(gaps(&burden), [Gap::Burden]);
    assert!(Gap::Burden.is_burden() && Gap::Burden.lean() == Lean::Late);
    assert_eq!(leans(&piece("u1").with_keywords(["combo"])), [Lean::Late]);
    assert_eq!(leans(&piece("u1").with_keywords(["new"])), [Lean::Either]);
    let deck = Deck::new([(burden, 30)]).unwrap();
    let mut goldfish = goldfish(&deck, &options(6));
    let trace = goldfish.play(1, 0);
    assert!(trace.turns().iter().all(|turn| turn.types == [0; 3]));
    for lean in [Lean::Late, Lean::Early, Lean::Either] {
        assert_ne!(lean.text().pt, lean.text().en);
    }
    assert_eq!(Lean::Late.and(Lean::Early), Lean::Either);
}

#[test]
fn policies_have_names_and_words() {
    for policy in [Policy::Race, Policy::Walk, Policy::Priority(Vec::new())] {
        assert!(!policy.id().is_empty());
        assert_ne!(policy.text().pt, policy.text().en);
    }
    for recycle in [Recycle::Never, Recycle::Surplus, Recycle::Keep(Vec::new())] {
        assert!(!recycle.id().is_empty());
        assert_ne!(recycle.text().pt, recycle.text().en);
    }
}
