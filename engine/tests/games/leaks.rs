//! A view tells nothing that its player may not know. FAB 4.2.2

use fabulario_engine::fabula::players::{Decide, Random};
use fabulario_engine::fabula::{Action, Ask, Events, Seat, State};

use crate::length::many;

use super::invariants;
use super::table::{Tables, play};

/// Other hands, decks and chance dealt anew: the viewer sees the very same thing.
#[test]
fn a_view_does_not_depend_on_what_is_hidden() {
    let tables = Tables::new();
    let mut different = 0;
    for game in 0..many(300, 6) {
        play(
            &tables,
            game,
            &mut Vec::new(),
            &mut Events::off(),
            |played, state, _: &[Action]| {
                if played % 7 != 0 {
                    return Ok(());
                }
                for viewer in state.queue() {
                    let other = state.imagine(*viewer, u64::try_from(played).unwrap());
                    let (real, imagined) = (state.view(*viewer), other.view(*viewer));
                    different += u64::from(state.bytes() != other.bytes());
                    let written =
                        [&real, &imagined].map(|view| serde_json::to_string(view).unwrap());
                    if real != imagined || written[0] != written[1] {
                        return Err(format!(
                            "{viewer:?} can tell two worlds apart:\n{}\n{}",
                            written[0], written[1]
                        ));
                    }
                }
                Ok(())
            },
        );
    }
    assert!(
        different > 0,
        "the imagined worlds never differed: nothing was tested"
    );
}

/// The check above can fail: the owner of a hand sees it change.
#[test]
fn the_owner_of_a_hand_sees_what_others_cannot() {
    let tables = Tables::new();
    let state = tables.begin(0);
    let owner = Seat(0);
    let changes = (0..20).any(|seed| state.imagine(Seat(1), seed).view(owner) != state.view(owner));
    assert!(changes);
    let view = state.view(Seat(1));
    let other = view.seats.iter().find(|seat| seat.seat == owner).unwrap();
    assert_eq!((other.hand.as_ref(), other.hand_size), (None, 5));
}

/// What others draw is an event without a card.
#[test]
fn events_hide_what_others_draw() {
    let tables = Tables::new();
    let mut log = Events::default();
    let mut checked = 0;
    play(&tables, 4, &mut Vec::new(), &mut log, |_, _, _| Ok(()));
    for event in log.iter() {
        use fabulario_engine::fabula::Event;
        if let Event::Drew { seat, card } = *event {
            assert!(card.is_some());
            let other = Seat((seat.0 + 1) % 4);
            assert_eq!(event.seen_by(other), Event::Drew { seat, card: None });
            assert_eq!(event.seen_by(seat), *event);
            checked += 1;
        }
    }
    assert!(checked > 10);
}

/// An imagined game goes on like a real one: no card is lost or doubled, in whatever moment it begins.
#[test]
fn an_imagined_game_is_a_possible_one() {
    let tables = Tables::new();
    for game in 0..many(300, 6) {
        let setup = tables.setup(game);
        let step = |played: usize, state: &State, _: &[Action]| {
            if !played.is_multiple_of(23) && state.ask() == Ask::Priority {
                return Ok(());
            }
            let viewer = state.queue()[played % state.queue().len()];
            let mut other = state.imagine(viewer, u64::try_from(played).unwrap());
            let mut random = Random::new(17, u64::try_from(played).unwrap());
            let mut legal = Vec::new();
            for _ in 0..12 {
                if other.to_act().is_none() {
                    break;
                }
                other.legal_actions_into(&mut legal);
                let action = random.decide(&other, &legal);
                other
                    .apply_into(action, &mut Events::off())
                    .map_err(|why| format!("{action:?} in an imagined game: {why}"))?;
            }
            invariants::check(&other, &setup, &tables.table)
        };
        play(&tables, game, &mut Vec::new(), &mut Events::off(), step);
    }
}
