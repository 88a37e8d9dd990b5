//! Test vectors of turns and setups: FAB-T4, T9, T12, T13, T14, T15.

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::*;
use serde_json::json;

use super::super::support::*;
use super::opening::*;

/// A player with forty Peões against an inert opponent, the hand kept.
fn alone(rules: PlayRules) -> Game {
    let table = table(json!([]));
    let players = vec![player(table, &["Peão"; 40]), dummy(table)];
    let mut game = begin_with(table, players, 0, rules);
    keep_hands(&mut game);
    game
}

/// FAB-T4: own turns 1 to 7 give 2, 4, 6, 8, 10, 10, 10 resources, to each player.
#[test]
fn fab_t4_resources_grow_by_two_up_to_ten() {
    let table = table(json!([]));
    let players = vec![player(table, &["Peão"; 60]); 2];
    let mut game = begin_with(table, players, 0, PlayRules::default());
    keep_hands(&mut game);
    let mut seen = [Vec::new(), Vec::new()];
    for turn in 0..14 {
        let seat = turn % 2;
        game.to(seat, Part::Acao);
        seen[usize::from(seat)].push(game.resources(seat));
        finish_turn(&mut game);
    }
    assert_eq!(
        seen,
        [vec![2, 4, 6, 8, 10, 10, 10], vec![2, 4, 6, 8, 10, 10, 10]]
    );
}

/// FAB-T9: four bases with five and one with fifteen, thirty-five together.
#[test]
fn fab_t9_the_bases_have_thirty_five_together() {
    let game = alone(PlayRules::default());
    for seat in [0, 1] {
        let all = [0, 1, 2, 3, 4].map(|position| game.resistance(base(seat, position)));
        assert_eq!(all, [5, 5, 5, 5, 15]);
        assert_eq!(all.iter().sum::<i16>(), 35);
    }
}

/// FAB-T12: the starter plays two on turn one and three on turn two; no discard; thirty-two are left.
#[test]
fn fab_t12_hand_and_deck_over_the_first_two_turns() {
    let mut game = alone(PlayRules::default());
    let play = |game: &mut Game, count: usize| {
        game.to(0, Part::Acao);
        for _ in 0..count {
            game.play("Peão");
            game.resolve();
        }
    };
    assert_eq!(game.hand(0).len(), 5);
    play(&mut game, 2);
    assert_eq!(game.hand(0).len(), 3);
    finish_turn(&mut game);
    assert_eq!(game.hand(0).len(), 6, "three drawn");
    play(&mut game, 3);
    finish_turn(&mut game);
    // The third turn's Compra has drawn three again; before it there were three and thirty-two.
    assert_eq!((game.hand(0).len(), game.deck(0)), (6, 32 - 3));
    assert!(game.discard(0).is_empty());
}

/// FAB-T13: whoever plays nothing draws and discards one a turn, and loses on turn thirty-seven.
#[test]
fn fab_t13_a_deck_of_forty_lasts_thirty_six_turns() {
    let mut game = alone(PlayRules::default());
    assert_eq!(
        (game.state.turn(), game.hand(0).len(), game.deck(0)),
        (1, 5, 35)
    );
    for turn in 2..=36 {
        finish_turn(&mut game);
        assert_eq!(game.state.turn(), turn);
        assert_eq!(
            (game.hand(0).len(), game.deck(0)),
            (6, 36 - usize::from(turn))
        );
        assert_eq!(game.discard(0).len(), usize::from(turn) - 2);
    }
    assert_eq!(
        game.state.outcome(),
        None,
        "the deck is empty, but nothing was missing yet"
    );
    finish_turn(&mut game);
    assert_eq!(game.state.turn(), 37);
    assert_over(&mut game, None, Reason::DeckOut);
}

/// FAB-T14: with the guide's six cards the second player draws none on turn one, and discards one.
#[test]
fn fab_t14_six_in_the_opening_hand_of_the_second_player() {
    let table = table(json!([]));
    let players = vec![player(table, &["Peão"; 40]); 2];
    let mut game = begin_with(table, players, 0, PlayRules::quick_guide());
    keep_hands(&mut game);
    finish_turn(&mut game);
    assert_eq!(
        (game.state.active(), game.state.part()),
        (Seat(1), Part::Compra)
    );
    assert_eq!((game.hand(1).len(), game.deck(1)), (6, 34));
    finish_turn(&mut game);
    assert_eq!((game.hand(1).len(), game.discard(1).len()), (5, 1));
    assert_eq!(game.deck(1), 34);
}

/// FAB-T15: on turn three, two turned allies are unturned: four of six resources are left.
#[test]
fn fab_t15_unturning_two_allies_leaves_four_of_six() {
    let mut scene = duel(json!([]));
    let allies = [scene.put(0, "Peão"), scene.put(0, "Peão")];
    for ally in allies {
        scene.position.status(ally, true, false);
    }
    scene.position.turns(Seat(0), 2);
    let mut game = scene.at(1, Part::Final);
    game.to(0, Part::Restauracao);
    assert_eq!(game.resources(0), 6);
    for ally in allies {
        game.act(Action::Restore(ally));
    }
    assert_eq!(game.resources(0), 4);
    game.to(0, Part::Acao);
    assert_eq!(game.resources(0), 4);
    assert!(allies.iter().all(|ally| !game.at(*ally).turned));
}
