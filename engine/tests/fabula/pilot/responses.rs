//! Answers to the stack, tricks in combat, and what is done with what is left.

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::{Action, Ask};

use super::kit::{drive, scene, wants};
use crate::fabula::support::{Game, base};

/// Everybody passes until damage, or the change of hands, is next and this player is asked.
fn before(game: &mut Game, part: Part, seat: u8) {
    for _ in 0..40 {
        if game.state.part() == part && game.asked() == (seat, Ask::Priority) {
            return;
        }
        let quiet = if game.state.ask() == Ask::Priority {
            Action::Pass
        } else {
            Action::Done
        };
        game.act(quiet);
    }
    panic!("{part:?} never came");
}

#[test]
fn a_dear_cancel_is_for_what_is_worth_it() {
    for (name, cancelled) in [("Capitã", true), ("Peão", false)] {
        let mut scene = scene();
        scene.hand(0, &[name]);
        scene.hand(1, &["Nó"]);
        let mut game = scene.start();
        game.play(name);
        assert_eq!(game.asked(), (1, Ask::Priority));
        assert_eq!(game.would_play("Nó"), cancelled, "{name}");
    }
}

#[test]
fn the_own_effects_are_not_cancelled() {
    let mut scene = scene();
    scene.hand(0, &["Titã", "Nó"]);
    let mut game = scene.start();
    game.play("Titã");
    game.pass();
    assert_ne!(wants(&game), Action::Play(game.id("Nó")));
}

#[test]
fn an_ally_under_fire_is_saved() {
    let mut scene = scene();
    scene.hand(0, &["Faísca"]);
    scene.hand(1, &["Fole"]);
    let target = scene.put(1, "Peão");
    let mut game = scene.start();
    game.play("Faísca");
    game.choose(target);
    assert!(game.would_play("Fole"));
    drive(&mut game);
    assert!(game.is_in_play(target));
}

#[test]
fn a_trick_after_the_blocks_decides_a_fight() {
    for seat in [0, 1] {
        let mut scene = scene();
        scene.hand(seat, &["Fole"]);
        let (attacker, blocker) = (scene.put(0, "Peão"), scene.put(1, "Peão"));
        let mut game = scene.at(0, Part::Ofensiva);
        game.attack(&[(attacker, base(1, 0))]);
        game.pass_window();
        game.pass_window();
        game.block(&[(blocker, attacker)]);
        before(&mut game, Part::ResultadoDaOfensiva, seat);
        assert!(game.would_play("Fole"), "player {seat}");
        drive(&mut game);
        game.to(0, Part::Final);
        let own = if seat == 0 { attacker } else { blocker };
        assert!(game.is_in_play(own));
        assert_eq!(game.named("Peão").len(), 1);
    }
}

#[test]
fn a_trick_is_not_wasted_before_the_fight() {
    let mut scene = scene();
    scene.hand(0, &["Fole", "Manto"]);
    scene.put(0, "Capitã");
    let game = scene.start();
    assert_eq!(wants(&game), Action::Pass);
}

#[test]
fn a_base_that_would_fall_is_saved() {
    for card in ["Reza", "Manto"] {
        let mut scene = scene();
        scene.hand(1, &[card]);
        let attacker = scene.put(0, "Capitã");
        scene.position.resistance(base(1, 0), 3);
        let mut game = scene.at(0, Part::Ofensiva);
        game.attack(&[(attacker, base(1, 0))]);
        before(&mut game, Part::ResultadoDaOfensiva, 1);
        assert!(game.would_play(card), "{card}");
        drive(&mut game);
        game.to(0, Part::Final);
        assert!(game.is_in_play(base(1, 0)), "{card}");
    }
}

#[test]
fn an_influence_is_turned_by_a_trick() {
    let mut scene = scene();
    scene.hand(0, &["Coro"]);
    let (a, b) = (scene.put(0, "Capitã"), scene.put(0, "Capitã"));
    let blocker = scene.put(1, "Peão");
    let mut game = scene.at(0, Part::Influencia);
    game.influence(&[(a, base(1, 0)), (b, base(1, 0))]);
    game.pass_window();
    game.pass_window();
    game.block(&[(blocker, base(1, 0))]);
    before(&mut game, Part::ResultadoDaInfluencia, 0);
    assert!(game.would_play("Coro"));
    drive(&mut game);
    game.to(0, Part::Final);
    assert_eq!(game.at(base(1, 0)).controller.0, 0);
}

#[test]
fn what_is_left_is_used_at_the_end_of_the_others_turn() {
    let mut scene = scene();
    scene.hand(1, &["Faísca"]);
    scene.put(0, "Peão");
    let mut game = scene.at(0, Part::Final);
    game.pass();
    assert!(game.would_play("Faísca"));
}

#[test]
fn an_attacker_is_removed_before_it_strikes() {
    let mut scene = scene();
    scene.hand(1, &["Faísca"]);
    let attacker = scene.put(0, "Peão");
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(attacker, base(1, 0))]);
    assert!(game.would_play("Faísca"));
    drive(&mut game);
    assert!(!game.is_in_play(attacker));
}

#[test]
fn resources_are_kept_for_an_answer_when_there_is_nothing_better() {
    let mut scene = scene();
    scene.hand(0, &["Nó", "Leitura"]);
    scene.resources(0, 4);
    let game = scene.start();
    assert_eq!(wants(&game), Action::Pass);
}

#[test]
fn an_answer_does_not_keep_a_good_card_from_being_played() {
    let mut scene = scene();
    scene.hand(0, &["Nó", "Capitã"]);
    scene.resources(0, 4);
    let game = scene.start();
    assert!(game.would_play("Capitã"));
}

#[test]
fn an_own_ally_that_dies_goes_home_and_the_others_do_not() {
    let mut scene = scene();
    scene.hand(0, &["Cova"]);
    scene.hand(1, &["Volta"]);
    scene.put(0, "Peão");
    let other = scene.put(1, "Titã");
    let mut game = scene.start();
    game.play("Cova");
    game.choose(other);
    let action = wants(&game);
    if action == Action::Play(game.id("Volta")) {
        game.act(action);
        assert_ne!(
            wants(&game),
            Action::Choose(game.target(other)),
            "not the own Titã for nothing"
        );
    }
}
