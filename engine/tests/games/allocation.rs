//! After the lists have grown to their size, an action allocates nothing.

use fabulario_engine::fabula::{Action, Events, State};

use super::table::{Players, Tables};

#[test]
fn an_action_allocates_nothing_after_warming_up() {
    let tables = Tables::new();
    let mut legal: Vec<Action> = Vec::with_capacity(8192);
    let mut log = Events::off();
    let mut actions = 0_u64;
    for game in 0..12 {
        let mut state = tables.begin(game);
        let mut players = Players::new(game);
        let measured = allocation_counter::measure(|| {
            while state.to_act().is_some() {
                state.legal_actions_into(&mut legal);
                let action = players.decide(&state, &legal);
                state.apply_into(action, &mut log).unwrap();
                actions += 1;
            }
        });
        assert_eq!(
            measured.count_total, 0,
            "game {game} allocated {measured:?}"
        );
    }
    assert!(actions > 1000);
}

/// Copying a state is a plain copy: the type says so, and the counter agrees.
#[test]
fn a_state_is_copied_without_the_heap() {
    fn is_copy<T: Copy>(_: &T) {}
    let tables = Tables::new();
    let state = tables.begin(1);
    is_copy(&state);
    let measured = allocation_counter::measure(|| {
        let copy: State = state;
        std::hint::black_box(&copy);
    });
    assert_eq!(measured.count_total, 0);
}

/// The counter counts: a list that grows is noticed.
#[test]
fn the_counter_notices_an_allocation() {
    let measured = allocation_counter::measure(|| drop(std::hint::black_box(vec![1_u8; 64])));
    assert_eq!(measured.count_total, 1);
}
