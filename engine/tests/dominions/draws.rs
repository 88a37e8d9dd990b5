//! RECYCLE and DRAW.

use fabulario_engine::dominions::{Deck, How, IllegalAction, PlayRules, State};
use fabulario_engine::pile::Kind;

use super::kit::{awkward, deck, format, kind, rules};

fn thirty() -> Deck {
    deck(&[("u1", 10), ("u2", 10), ("a1", 10)])
}

/// Four cards in hand, three of them discarded.
fn recycled(deck: &Deck, first: bool) -> State<'_> {
    let mut state = State::new(deck, rules(), first);
    state.begin(3, 0);
    let gone: Vec<Kind> = state.hand()[..3].to_vec();
    state.recycle(&gone).unwrap();
    state
}

/// Hand, DZ, deck.
fn zones(state: &State<'_>) -> (usize, u16, usize) {
    (state.hand().len(), state.discarded(), state.left())
}

#[test]
fn the_numbers_come_from_the_format() {
    let mut format = format();
    let expected = PlayRules {
        opening_hand: 4,
        recycle: true,
        starter_skips_draw: true,
        draw_to: 4,
        spawns_per_type: 1,
        domain: 10,
    };
    assert_eq!(PlayRules::of(&format), Ok(expected));
    format.opening_hand.as_mut().unwrap().value = 6;
    format.mulligan = None;
    let other = PlayRules::of(&format).unwrap();
    assert_eq!((other.opening_hand, other.recycle), (6, false));
    format.draw = None;
    assert!(PlayRules::of(&format).is_err());
}

#[test]
fn dd_t10_the_first_player_recycles_three() {
    let deck = thirty();
    let mut state = recycled(&deck, true);
    assert_eq!(zones(&state), (1, 3, 26));
    assert_eq!(state.begin_turn().unwrap().count(), 0, "no DRAW in turn 1");
    assert_eq!(zones(&state), (1, 3, 26));
    let drawn = state.begin_turn().unwrap().count();
    assert_eq!((drawn, zones(&state)), (3, (4, 3, 23)), "up to 4 in turn 2");
}

#[test]
fn dd_t11_the_second_player_recycles_three() {
    let deck = thirty();
    let mut state = recycled(&deck, false);
    assert_eq!(zones(&state), (1, 3, 26));
    state.begin_turn().unwrap();
    assert_eq!(zones(&state), (4, 3, 23));
}

#[test]
fn dd_t12_what_is_left_is_drawn_and_nobody_loses() {
    let deck = deck(&[("u1", 6)]);
    let mut state = recycled(&deck, false);
    assert_eq!(zones(&state), (1, 3, 2));
    let drawn = state.begin_turn().unwrap().count();
    assert_eq!((drawn, zones(&state)), (2, (3, 3, 0)));
    assert_eq!(state.over(), None);
    assert_eq!(
        state.begin_turn().unwrap().count(),
        0,
        "an empty deck is no defeat"
    );
    assert_eq!(state.over(), None);
}

#[test]
fn dd_t13_without_cards_anywhere_the_player_has_lost() {
    let deck = deck(&[("u1", 4)]);
    let mut state = State::new(&deck, rules(), true);
    state.begin(1, 0);
    let all = state.hand().to_vec();
    state.recycle(&all).unwrap();
    assert_eq!(state.over(), Some(How::NoCards));
    assert_eq!(state.begin_turn(), Err(IllegalAction::Over));
}

/// A hand of four or more draws nothing.
#[test]
fn dd_draw_a_full_hand_draws_nothing() {
    let deck = thirty();
    let mut state = State::new(&deck, rules(), false);
    state.begin(1, 0);
    state.recycle(&[]).unwrap();
    assert_eq!(state.begin_turn().unwrap().count(), 0);
    assert_eq!(zones(&state), (4, 0, 26));
}

/// RECYCLE takes nothing that is not in hand, comes once, and replaces nothing.
#[test]
fn dd_r8_recycle_comes_once_and_without_a_redraw() {
    let deck = deck(&[("a1", 2), ("u1", 2)]);
    let mut state = State::new(&deck, rules(), true);
    state.begin(1, 0);
    assert_eq!(
        state.begin_turn(),
        Err(IllegalAction::PhasePassed),
        "RECYCLE first"
    );
    let one = kind(&deck, "u1");
    assert_eq!(state.recycle(&[one; 3]), Err(IllegalAction::NotInHand));
    assert_eq!(zones(&state), (4, 0, 0), "a refusal changes nothing");
    state.recycle(&[one; 2]).unwrap();
    assert_eq!(zones(&state), (2, 2, 0));
    assert_eq!(state.recycle(&[]), Err(IllegalAction::PhasePassed));
}

#[test]
fn dd_p101_a_deck_of_no_card_has_lost_before_it_begins() {
    for (name, deck) in awkward() {
        let mut state = State::new(&deck, rules(), true);
        state.begin(1, 0);
        state.recycle(&[]).unwrap();
        assert_eq!(state.over().is_some(), deck.is_empty(), "{name}");
    }
}
