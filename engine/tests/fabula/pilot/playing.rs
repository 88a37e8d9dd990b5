//! The own turn: what is played, at what, and what is not.

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::{Action, Slot};

use super::kit::{drive, scene, wants};
use crate::fabula::support::base;

#[test]
fn spends_its_resources_on_what_brings_most_together() {
    let mut scene = scene();
    scene.hand(0, &["Capitã", "Peão", "Leitura"]);
    scene.resources(0, 4);
    let mut game = scene.start();
    drive(&mut game);
    assert_eq!(game.hand(0), ["Leitura"]);
}

#[test]
fn resources_come_before_what_they_pay_for() {
    let mut scene = scene();
    scene.hand(0, &["Lote", "Titã"]);
    scene.resources(0, 4);
    let mut game = scene.start();
    assert!(game.would_play("Lote"));
    drive(&mut game);
    assert_eq!(game.named("Titã").len(), 1);
}

#[test]
fn damage_goes_where_it_kills() {
    let mut scene = scene();
    scene.hand(0, &["Bomba"]);
    scene.put(1, "Capitã");
    let frail = scene.put(1, "Vidro");
    scene.put(1, "Peão");
    let mut game = scene.start();
    drive(&mut game);
    assert!(
        !game.is_in_play(frail),
        "four vida are too many for three damage"
    );
}

#[test]
fn damage_goes_to_the_base_that_falls() {
    let mut scene = scene();
    scene.hand(0, &["Bomba"]);
    scene.put(1, "Titã");
    scene.position.resistance(base(1, 2), 3);
    let mut game = scene.start();
    drive(&mut game);
    assert!(!game.is_in_play(base(1, 2)));
}

#[test]
fn removal_takes_the_best_of_the_others_and_never_an_own_ally() {
    let mut scene = scene();
    scene.hand(0, &["Cova"]);
    let own = scene.put(0, "Titã");
    let (small, large) = (scene.put(1, "Peão"), scene.put(1, "Capitã"));
    let mut game = scene.start();
    drive(&mut game);
    assert!(game.is_in_play(own) && game.is_in_play(small));
    assert!(!game.is_in_play(large));
}

#[test]
fn removal_is_not_played_at_the_own_side() {
    let mut scene = scene();
    scene.hand(0, &["Cova", "Faísca", "Rajada"]);
    scene.put(0, "Titã");
    let game = scene.start();
    assert_eq!(wants(&game), Action::Pass);
}

#[test]
fn the_better_mode_is_chosen() {
    for (enemy, mode) in [(true, 1), (false, 0)] {
        let mut scene = scene();
        scene.hand(0, &["Dilema"]);
        scene.put(0, "Capitã");
        if enemy {
            scene.put(1, "Titã");
        }
        let mut game = scene.start();
        game.play("Dilema");
        assert_eq!(wants(&game), Action::Number(mode), "enemy: {enemy}");
    }
}

#[test]
fn a_letter_is_as_large_as_is_useful() {
    let mut scene = scene();
    scene.hand(0, &["Rajada"]);
    let enemy = scene.put(1, "Capitã");
    let mut game = scene.start();
    drive(&mut game);
    assert!(!game.is_in_play(enemy));
    assert_eq!(game.resources(0), 10 - 1 - 4, "four damage kill four vida");
}

#[test]
fn two_targets_are_chosen_for_each_other() {
    let mut scene = scene();
    scene.hand(0, &["Duelo"]);
    scene.put(0, "Peão");
    scene.put(0, "Titã");
    scene.put(1, "Peão");
    let large = scene.put(1, "Capitã");
    let mut game = scene.start();
    drive(&mut game);
    assert!(!game.is_in_play(large), "the Titã strikes the better one");
}

#[test]
fn a_bonus_goes_to_the_best_own_ally_and_a_curse_to_the_best_of_the_others() {
    let mut scene = scene();
    scene.hand(0, &["Lança", "Praga"]);
    scene.put(0, "Peão");
    let own = scene.put(0, "Titã");
    scene.put(1, "Peão");
    let other = scene.put(1, "Titã");
    let mut game = scene.start();
    drive(&mut game);
    let host = |name: &str| game.at(game.named(name)[0]).host;
    assert_eq!((host("Lança"), host("Praga")), (own, other));
}

#[test]
fn a_modification_stays_with_its_host_and_finds_a_new_one_when_it_is_gone() {
    let mut scene = scene();
    scene.put(0, "Titã");
    scene.put(0, "Lança");
    let mut game = scene.start();
    let lance = game.named("Lança")[0];
    assert_eq!(wants(&game), Action::Attach(lance));
    drive(&mut game);
    assert_ne!(game.at(lance).host, Slot::NONE);
    assert_eq!(wants(&game), Action::Pass, "never from one to the other");
}

#[test]
fn a_work_is_built_on_an_own_base() {
    let mut scene = scene();
    scene.hand(0, &["Torre"]);
    let mut game = scene.start();
    drive(&mut game);
    let host = game.at(game.named("Torre")[0]).host;
    assert_eq!(game.at(host).controller.0, 0);
}

#[test]
fn an_ability_is_used_when_it_kills_more_than_it_costs() {
    let mut scene = scene();
    let smith = scene.put(0, "Ferreira");
    let frail = scene.put(1, "Vidro");
    let mut game = scene.start();
    drive(&mut game);
    assert!(game.at(smith).turned && !game.is_in_play(frail));
}

#[test]
fn an_ability_without_use_is_left_alone() {
    let mut scene = scene();
    scene.put(0, "Ferreira");
    scene.put(1, "Titã");
    let game = scene.start();
    assert_eq!(wants(&game), Action::Pass);
}

#[test]
fn nothing_is_done_in_circles() {
    let mut scene = scene();
    scene.put(0, "Moenda");
    scene.hand(0, &["Titã"]);
    scene.resources(0, 2);
    let game = scene.start();
    assert_eq!(wants(&game), Action::Pass);
}

#[test]
fn nothing_is_sacrificed_for_less() {
    let mut scene = scene();
    scene.put(0, "Altar");
    scene.put(0, "Capitã");
    let game = scene.start();
    assert_eq!(wants(&game), Action::Pass);
}

#[test]
fn a_win_is_taken_at_once() {
    let mut scene = scene();
    scene.hand(0, &["Titã", "Triunfo"]);
    scene.put(0, "Peão");
    scene.put(0, "Peão");
    let mut game = scene.start();
    assert!(game.would_play("Triunfo"));
    drive(&mut game);
    assert_eq!(
        game.state
            .outcome()
            .and_then(|end| end.winner.map(|seat| seat.0)),
        Some(0)
    );
}

#[test]
fn a_win_that_would_not_come_is_not_tried() {
    let mut scene = scene();
    scene.hand(0, &["Triunfo"]);
    scene.put(0, "Peão");
    let game = scene.start();
    assert_eq!(wants(&game), Action::Pass);
}

#[test]
fn what_is_turned_is_restored_before_small_cards_are_bought() {
    let mut scene = scene();
    scene.hand(0, &["Peão"]);
    let titan = scene.put(0, "Titã");
    scene.position.status(titan, true, false);
    scene.resources(0, 1);
    let game = scene.at(0, Part::Restauracao);
    assert_eq!(wants(&game), Action::Restore(titan));
}
