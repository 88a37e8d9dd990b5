//! Offensives, influences and blocks.

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::{Action, Ask};

use super::kit::{drive, scene, wants};
use crate::fabula::support::{base, centro};

#[test]
fn an_open_base_is_attacked_by_all_until_it_falls() {
    let mut scene = scene();
    let (a, b) = (scene.put(0, "Vidro"), scene.put(0, "Vidro"));
    let mut game = scene.at(0, Part::Ofensiva);
    drive(&mut game);
    let aims = [game.at(a).attacking, game.at(b).attacking];
    assert_eq!(aims[0], aims[1], "one base after the other");
    assert_eq!(game.at(aims[0]).controller.0, 1);
}

#[test]
fn the_weakest_base_comes_first() {
    let mut scene = scene();
    let ally = scene.put(0, "Vidro");
    scene.position.resistance(base(1, 2), 2);
    let game = scene.at(0, Part::Ofensiva);
    assert_eq!(
        wants(&game),
        Action::Attack {
            ally,
            base: base(1, 2)
        }
    );
}

#[test]
fn nobody_is_thrown_away_into_a_better_blocker() {
    let mut scene = scene();
    scene.put(0, "Peão");
    scene.put(1, "Titã");
    let game = scene.at(0, Part::Ofensiva);
    assert_eq!(wants(&game), Action::Pass);
}

#[test]
fn the_last_blow_is_struck_by_all_whatever_it_costs() {
    let mut scene = scene();
    scene.expose(1);
    scene.position.resistance(centro(1), 4);
    scene.put(0, "Peão");
    scene.put(0, "Peão");
    scene.put(0, "Peão");
    scene.put(1, "Titã");
    let mut game = scene.at(0, Part::Ofensiva);
    drive(&mut game);
    let sent = game
        .named("Peão")
        .iter()
        .filter(|ally| game.at(**ally).attacking == centro(1))
        .count();
    assert_eq!(sent, 3);
}

#[test]
fn an_exposed_centro_is_guarded() {
    let mut scene = scene();
    scene.expose(0);
    scene.position.resistance(centro(0), 5);
    let guard = scene.put(0, "Titã");
    let threat = scene.put(1, "Titã");
    scene.position.status(threat, true, false);
    let game = scene.at(0, Part::Ofensiva);
    assert_eq!(
        wants(&game),
        Action::Pass,
        "{guard:?} must be able to block"
    );
}

#[test]
fn influence_takes_what_nobody_can_hold() {
    let mut scene = scene();
    let ally = scene.put(0, "Emissária");
    let mut game = scene.at(0, Part::Influencia);
    drive(&mut game);
    assert_eq!(game.at(game.at(ally).influencing).controller.0, 1);
}

#[test]
fn influence_is_not_spent_where_blockers_suffice() {
    let mut scene = scene();
    scene.put(0, "Emissária");
    scene.put(1, "Peão");
    let game = scene.at(0, Part::Influencia);
    assert_eq!(
        wants(&game),
        Action::Pass,
        "six are no more than five and one"
    );
}

#[test]
fn who_can_take_a_base_by_influence_does_not_attack() {
    let mut scene = scene();
    let (a, b) = (scene.put(0, "Titã"), scene.put(0, "Vidro"));
    scene.put(1, "Muro");
    let mut game = scene.at(0, Part::Ofensiva);
    drive(&mut game);
    assert!(
        !game.at(a).attacking.is_some(),
        "nine of influence take a base of five"
    );
    assert!(game.is_in_play(b));
}

#[test]
fn a_block_that_kills_and_survives_is_made() {
    let mut scene = scene();
    let attacker = scene.put(1, "Peão");
    let blocker = scene.put(0, "Capitã");
    let mut game = scene.at(1, Part::Ofensiva);
    game.attack(&[(attacker, base(0, 0))]);
    game.pass_window();
    game.pass_window();
    assert_eq!(game.asked(), (0, Ask::Blocks));
    assert_eq!(
        wants(&game),
        Action::Block {
            ally: blocker,
            against: attacker
        }
    );
}

#[test]
fn a_block_that_only_loses_is_not_made() {
    let mut scene = scene();
    let attacker = scene.put(1, "Capitã");
    scene.put(0, "Peão");
    let mut game = scene.at(1, Part::Ofensiva);
    game.attack(&[(attacker, base(0, 0))]);
    game.pass_window();
    game.pass_window();
    assert_eq!(wants(&game), Action::Done);
}

#[test]
fn the_centro_is_worth_any_ally_but_the_least_one() {
    let mut scene = scene();
    scene.expose(0);
    scene.position.resistance(centro(0), 5);
    let attacker = scene.put(1, "Titã");
    scene.put(0, "Capitã");
    let least = scene.put(0, "Peão");
    let mut game = scene.at(1, Part::Ofensiva);
    game.attack(&[(attacker, centro(0))]);
    game.pass_window();
    game.pass_window();
    assert_eq!(
        wants(&game),
        Action::Block {
            ally: least,
            against: attacker
        }
    );
}

#[test]
fn several_blocks_save_the_centro_together() {
    let mut scene = scene();
    scene.expose(0);
    scene.position.resistance(centro(0), 2);
    let attackers = [scene.put(1, "Titã"), scene.put(1, "Titã")];
    scene.put(0, "Peão");
    scene.put(0, "Peão");
    let mut game = scene.at(1, Part::Ofensiva);
    game.attack(&attackers.map(|attacker| (attacker, centro(0))));
    game.pass_window();
    game.pass_window();
    while game.state.ask() == Ask::Blocks {
        let action = wants(&game);
        game.act(action);
    }
    let blocks = game
        .named("Peão")
        .iter()
        .filter(|ally| game.at(**ally).blocking.is_some())
        .count();
    assert_eq!(blocks, 2);
}

#[test]
fn an_influence_is_held_by_the_least_that_suffices() {
    let mut scene = scene();
    let envoy = scene.put(1, "Emissária");
    let least = scene.put(0, "Peão");
    scene.put(0, "Titã");
    let mut game = scene.at(1, Part::Influencia);
    game.influence(&[(envoy, base(0, 0))]);
    game.pass_window();
    game.pass_window();
    assert_eq!(game.asked(), (0, Ask::InfluenceBlocks));
    assert_eq!(
        wants(&game),
        Action::Block {
            ally: least,
            against: base(0, 0)
        }
    );
}

#[test]
fn nobody_blocks_an_influence_that_cannot_be_held_or_does_not_matter() {
    for envoys in [1, 2] {
        let mut scene = scene();
        let all: Vec<_> = (0..envoys).map(|_| scene.put(1, "Emissária")).collect();
        if envoys == 1 {
            scene.position.resistance(base(0, 0), 9);
        }
        scene.put(0, "Peão");
        let mut game = scene.at(1, Part::Influencia);
        game.influence(
            &all.iter()
                .map(|envoy| (*envoy, base(0, 0)))
                .collect::<Vec<_>>(),
        );
        game.pass_window();
        game.pass_window();
        assert_eq!(wants(&game), Action::Done, "{envoys} envoys");
    }
}
