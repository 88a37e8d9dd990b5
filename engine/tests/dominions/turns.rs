//! MOVE, BATTLE and the order of the phases.

use fabulario_engine::dominions::{Deck, How, IllegalAction, PlayRules, State};

use super::kit::{begun, deck, piece, rules, tile};

/// One Unidade that came on the first turn, at the beginning of the second.
fn one_unit(deck: &Deck, at: (u8, u8)) -> State<'_> {
    let mut state = begun(deck, rules());
    let hand = state.hand()[0];
    state.spawn(hand, tile(at)).unwrap();
    state.begin_turn().unwrap();
    state
}

/// Walks the Unidade along the middle row to (3, 5), at the beginning of a turn.
fn walked(deck: &Deck) -> State<'_> {
    let mut state = one_unit(deck, (3, 1));
    for x in 1..5 {
        state.move_unit(tile((3, x)), tile((3, x + 1))).unwrap();
        state.begin_turn().unwrap();
    }
    state
}

#[test]
fn dd_move_one_space_in_any_direction_once() {
    let deck = deck(&[("u1", 30)]);
    let mut state = one_unit(&deck, (3, 1));
    let from = tile((3, 1));
    assert_eq!(
        state.move_unit(from, tile((3, 3))),
        Err(IllegalAction::TooFar)
    );
    assert_eq!(state.move_unit(from, from), Err(IllegalAction::TooFar));
    assert_eq!(
        state.move_unit(tile((2, 1)), from),
        Err(IllegalAction::NoUnit)
    );
    assert_eq!(state.move_unit(from, tile((4, 2))), Ok(()));
    let again = state.move_unit(tile((4, 2)), tile((4, 3)));
    assert_eq!(again, Err(IllegalAction::AlreadyMoved));
    state.begin_turn().unwrap();
    assert_eq!(
        state.move_unit(tile((4, 2)), tile((3, 1))),
        Ok(()),
        "back, too"
    );
}

#[test]
fn dd_move_not_onto_another_card() {
    let deck = deck(&[("u1", 30)]);
    let mut state = one_unit(&deck, (3, 1));
    let hand = state.hand()[0];
    state.spawn(hand, tile((2, 1))).unwrap();
    state.begin_turn().unwrap();
    let onto = state.move_unit(tile((3, 1)), tile((2, 1)));
    assert_eq!(onto, Err(IllegalAction::Occupied));
}

/// A Unidade may step onto a Campo.
#[test]
fn dd_r7_a_unit_steps_onto_a_campo() {
    let deck = deck(&[("u1", 2), ("c1", 2)]);
    let mut state = begun(&deck, rules());
    let [campo, .., unit] = state.hand() else {
        panic!()
    };
    let (campo, unit) = (*campo, *unit);
    state.spawn(campo, tile((2, 1))).unwrap();
    state.spawn(unit, tile((3, 1))).unwrap();
    state.begin_turn().unwrap();
    assert_eq!(state.move_unit(tile((3, 1)), tile((2, 1))), Ok(()));
}

/// Phases go forward: after an attack nobody moves, after a spawn nobody attacks.
#[test]
fn dd_phases_go_forward_only() {
    let deck = deck(&[("u1", 30)]);
    let mut state = walked(&deck);
    let front = tile((3, 5));
    state.attack_domain(front).unwrap();
    let late = state.move_unit(front, tile((3, 4)));
    assert_eq!(late, Err(IllegalAction::PhasePassed));
    state.begin_turn().unwrap();
    let hand = state.hand()[0];
    state.spawn(hand, tile((3, 1))).unwrap();
    assert_eq!(state.attack_domain(front), Err(IllegalAction::PhasePassed));
    let late = state.move_unit(front, tile((3, 4)));
    assert_eq!(late, Err(IllegalAction::PhasePassed));
}

/// Only from the three tiles next to the Domain, whatever the directions, once in a turn, for the ATK.
#[test]
fn dd_objetivo_the_domain_is_attacked_from_beside_it() {
    let deck = deck(&[("u3", 30)]);
    let mut state = one_unit(&deck, (3, 1));
    for x in 1..5 {
        let here = state.attack_domain(tile((3, x)));
        assert_eq!(here, Err(IllegalAction::FarFromDomain), "column {x}");
        state.move_unit(tile((3, x)), tile((3, x + 1))).unwrap();
        if x < 4 {
            state.begin_turn().unwrap();
        }
    }
    assert_eq!(
        state.attack_domain(tile((3, 5))),
        Ok(3),
        "on the turn it came"
    );
    let again = state.attack_domain(tile((3, 5)));
    assert_eq!(again, Err(IllegalAction::AlreadyAttacked));
    assert_eq!(
        state.attack_domain(tile((2, 5))),
        Err(IllegalAction::NoUnit)
    );
    assert_eq!(state.domain(), 7);
}

/// Ranged Unidades get no distance.
#[test]
fn dd_objetivo_range_does_not_reach_the_domain() {
    let mut ranged = piece("u3");
    ranged.range = 6;
    let deck = Deck::new([(ranged, 30)]).unwrap();
    let mut state = one_unit(&deck, (3, 1));
    let far = state.attack_domain(tile((3, 1)));
    assert_eq!(far, Err(IllegalAction::FarFromDomain));
}

#[test]
fn dd_r1_a_domain_has_ten_life_and_falls_at_zero() {
    let deck = deck(&[("u4", 30)]);
    let mut state = walked(&deck);
    let front = tile((3, 5));
    let mut life = vec![state.domain()];
    while state.over().is_none() {
        state.attack_domain(front).unwrap();
        life.push(state.domain());
        let _ = state.begin_turn();
    }
    assert_eq!(life, [10, 6, 2, 0]);
    assert_eq!(state.over(), Some(How::Domain));
    assert_eq!(state.attack_domain(front), Err(IllegalAction::Over));
}

/// DASH: two spaces in one direction over an open tile, and no attack afterwards.
#[test]
fn dd_dash_moves_two_and_does_not_attack() {
    let fast = piece("u2").with_keywords(["dash"]);
    let deck = Deck::new([(fast, 30)]).unwrap();
    let mut state = one_unit(&deck, (3, 1));
    let from = tile((3, 1));
    let bent = state.move_unit(from, tile((2, 3)));
    assert_eq!(bent, Err(IllegalAction::TooFar), "not in one direction");
    state.move_unit(from, tile((3, 3))).unwrap();
    state.begin_turn().unwrap();
    state.move_unit(tile((3, 3)), tile((3, 5))).unwrap();
    let tired = state.attack_domain(tile((3, 5)));
    assert_eq!(tired, Err(IllegalAction::Dashed));
    state.begin_turn().unwrap();
    assert_eq!(state.attack_domain(tile((3, 5))), Ok(2));
}

#[test]
fn dd_dash_does_not_jump_over_a_card() {
    let fast = piece("u2").with_keywords(["dash"]);
    let deck = Deck::new([(fast, 30)]).unwrap();
    let mut state = one_unit(&deck, (3, 1));
    let hand = state.hand()[0];
    state.spawn(hand, tile((3, 2))).unwrap();
    state.begin_turn().unwrap();
    let over = state.move_unit(tile((3, 1)), tile((3, 3)));
    assert_eq!(over, Err(IllegalAction::Occupied));
}

/// Before the first turn nothing is moved, attacked or spawned; in it there is nothing to move.
#[test]
fn dd_nothing_is_done_before_the_first_turn() {
    let deck = deck(&[("u1", 30)]);
    let mut state = State::new(&deck, PlayRules { ..rules() }, true);
    state.begin(1, 0);
    let hand = state.hand()[0];
    for _ in 0..2 {
        assert_eq!(
            state.spawn(hand, tile((3, 1))),
            Err(IllegalAction::PhasePassed)
        );
        assert_eq!(
            state.attack_domain(tile((3, 5))),
            Err(IllegalAction::PhasePassed)
        );
        let _ = state.recycle(&[]);
    }
}
