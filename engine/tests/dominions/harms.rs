//! What cards do to their own side: it is played.

use fabulario_engine::dominions::{Deck, Harm, How, IllegalAction, PlayRules, State};
use fabulario_engine::goldfish::dominions::{Options, Policy};

use super::kit::{begun, goldfish, harmful, kind, options, piece, rules, tile};

/// So many cards in hand that a test can choose.
fn generous() -> PlayRules {
    PlayRules {
        opening_hand: 12,
        draw_to: 12,
        spawns_per_type: 3,
        ..rules()
    }
}

fn spawn(state: &mut State<'_>, id: &str, at: (u8, u8)) {
    let kind = kind(state.deck(), id);
    state.spawn(kind, tile(at)).unwrap();
}

/// HP 3 and 1 damage in each TICK: it moves in two turns and is gone in the third TICK. Ruling: DD-R14
#[test]
fn dd_tick_a_card_that_wounds_itself_dies_of_it() {
    let deck = Deck::new([(harmful("u5", 3, Harm::WoundsItself(1)), 30)]).unwrap();
    let mut state = begun(&deck, rules());
    spawn(&mut state, "u5", (3, 1));
    for x in 1..3 {
        state.begin_turn().unwrap();
        assert_eq!(u16::from(x), state.units()[0].wounds);
        state.move_unit(tile((3, x)), tile((3, x + 1))).unwrap();
    }
    state.begin_turn().unwrap();
    assert!(state.units().is_empty());
    assert_eq!(state.discarded(), 1);
    let gone = state.move_unit(tile((3, 3)), tile((3, 4)));
    assert_eq!(gone, Err(IllegalAction::NoUnit));
}

/// 30 × Onça de Brasa, 5/3: nobody lives to take the Domain before turn 6, by any policy, first or second.
#[test]
fn thirty_oncas_do_not_take_the_domain_before_turn_6() {
    let deck = Deck::new([(harmful("u5", 3, Harm::WoundsItself(1)), 30)]).unwrap();
    for policy in [Policy::Race, Policy::Walk] {
        for first in [true, false] {
            let way = Options {
                policy: policy.clone(),
                first,
                ..options(12)
            };
            let mut goldfish = goldfish(&deck, &way);
            for game in 0..20 {
                let end = goldfish.play(1, game).end;
                let early = end.is_some_and(|end| end.how == How::Domain && end.turn < 6);
                assert!(!early, "{end:?}");
            }
        }
    }
}

/// It damages every card beside it: Unidades by their HP, Artefatos and Campos at once. Rulings: DD-R14, DD-R15
#[test]
fn dd_tick_a_card_that_wounds_its_neighbours_wears_out_the_bridge() {
    let cards = [
        (harmful("u2", 5, Harm::WoundsLinked(1)), 4),
        (piece("u1"), 4),
        (piece("a1"), 2),
        (piece("c1"), 2),
    ];
    let deck = Deck::new(cards).unwrap();
    let mut state = begun(&deck, generous());
    spawn(&mut state, "c1", (2, 1));
    spawn(&mut state, "a1", (4, 1));
    spawn(&mut state, "u2", (3, 1));
    spawn(&mut state, "u1", (3, 2));
    state.begin_turn().unwrap();
    assert!(state.campos().is_empty() && state.artefatos().is_empty());
    let wounds: Vec<u16> = state.units().iter().map(|unit| unit.wounds).collect();
    assert_eq!(wounds, [0, 1]);
    assert_eq!(state.discarded(), 2);
    for _ in 0..4 {
        state.begin_turn().unwrap();
    }
    assert_eq!(state.units().len(), 1, "the neighbour has fallen");
}

/// It does its damage and is gone.
#[test]
fn dd_if_a_card_that_dies_attacking_attacks_once() {
    let deck = Deck::new([(harmful("u6", 2, Harm::DiesAttacking), 30)]).unwrap();
    let mut goldfish = goldfish(&deck, &options(12));
    let trace = goldfish.play(1, 0);
    assert!(trace.turns().iter().any(|turn| turn.damage > 0));
    for turn in trace.turns() {
        assert_eq!(turn.lost, u16::from(turn.able));
    }
}

/// Another own card is destroyed, which the player names; alone on the board it destroys itself.
#[test]
fn dd_if_a_card_that_costs_a_card_destroys_another_or_itself() {
    let cards = [
        (harmful("u5", 6, Harm::CostsACard), 6),
        (piece("u1"), 3),
        (piece("c1"), 3),
    ];
    let deck = Deck::new(cards).unwrap();
    let giant = kind(&deck, "u5");
    let mut state = begun(&deck, generous());
    spawn(&mut state, "u5", (3, 1));
    assert!(state.units().is_empty(), "there is no other card");
    assert_eq!(state.discarded(), 1);
    spawn(&mut state, "c1", (3, 1));
    spawn(&mut state, "u1", (2, 1));
    let unnamed = state.spawn(giant, tile((3, 1)));
    assert_eq!(unnamed, Err(IllegalAction::NoSacrifice));
    let nobody = state.spawn_for(giant, tile((3, 1)), Some(tile((3, 3))));
    assert_eq!(nobody, Err(IllegalAction::NoSacrifice));
    state
        .spawn_for(giant, tile((3, 1)), Some(tile((3, 1))))
        .unwrap();
    assert!(state.campos().is_empty(), "the Campo below it");
    assert_eq!((state.units().len(), state.discarded()), (2, 2));
    state.begin_turn().unwrap();
    state
        .spawn_for(giant, tile((4, 1)), Some(tile((2, 1))))
        .unwrap();
    assert_eq!((state.units().len(), state.discarded()), (2, 3));
}

/// EXPLOSIVE: whoever is destroyed damages the own cards beside it by its ATK.
#[test]
fn dd_explosive_damages_the_own_cards_beside_it() {
    let cards = [
        (
            harmful("u3", 1, Harm::WoundsItself(1)).with_keywords(["explosive"]),
            6,
        ),
        (piece("u1"), 6),
    ];
    let deck = Deck::new(cards).unwrap();
    let mut state = begun(&deck, generous());
    spawn(&mut state, "u3", (3, 1));
    spawn(&mut state, "u1", (2, 1));
    state.begin_turn().unwrap();
    let wounds: Vec<u16> = state.units().iter().map(|unit| unit.wounds).collect();
    assert_eq!(wounds, [3]);
}
