//! What becomes of an offensive whose blocker is removed, unturned or lost. FAB 1.22.4c to 1.22.4e

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::{Event, Seat, Slot};
use serde_json::{Value, json};

use super::words::{aliado, manobra_on, to_blocks, watcher};
use crate::fabula::support::{Game, base, duel};

/// Manobras that destroy, exile, return, unturn and steal an Aliado.
fn answers() -> Value {
    let ally = json!({"kinds": ["aliado"]});
    json!([
        aliado("Muro", [1, 9, 0]),
        manobra_on("Queda", &ally, &json!([{"destroy": {"what": "target"}}])),
        manobra_on(
            "Exílio",
            &ally,
            &json!([{"move": {"what": "target", "to": "degredo"}}])
        ),
        manobra_on(
            "Retorno",
            &ally,
            &json!([{"move": {"what": "target", "to": "mao"}}])
        ),
        manobra_on("Alento", &ally, &json!([{"unturn": {"what": "target"}}])),
        manobra_on(
            "Suborno",
            &ally,
            &json!([{"take_control": {"what": "target"}}])
        ),
    ])
}

/// A Peão attacks the first Arredor and so many Muros block it; player 0 holds the answer.
fn blocked_by(blockers: usize, answer: &str) -> (Game, Slot, Vec<Slot>) {
    let mut scene = duel(answers());
    let peao = scene.put(0, "Peão");
    let walls: Vec<Slot> = (0..blockers).map(|_| scene.put(1, "Muro")).collect();
    scene.hand(0, &[answer]);
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(peao, base(1, 0))]);
    to_blocks(&mut game);
    let blocks: Vec<_> = walls.iter().map(|wall| (*wall, peao)).collect();
    game.block(&blocks);
    assert_eq!(game.state.part(), Part::ResultadoDaOfensiva);
    (game, peao, walls)
}

/// "Caso um aliado bloqueando seja removido do Campo, o aliado que ele estava bloqueando deixa de ser bloqueado."
#[test]
fn fab_1_22_4c_an_attacker_whose_blocker_is_gone_damages_the_base() {
    for answer in ["Queda", "Exílio", "Retorno"] {
        let (mut game, peao, walls) = blocked_by(1, answer);
        game.play_on(answer, walls[0]);
        game.pass_window();
        assert_eq!(game.resistance(base(1, 0)), 3, "{answer}");
        assert_eq!(game.at(peao).damage, 0, "{answer}");
    }
}

/// "Caso um aliado bloqueando seja removido do Campo, o aliado que ele estava bloqueando deixa de ser bloqueado."
///
/// Ruling FAB-C22: only when the last of several blockers is gone.
#[test]
fn fab_1_22_4c_one_blocker_that_is_left_keeps_the_attacker_blocked() {
    let (mut game, peao, walls) = blocked_by(2, "Queda");
    game.play_on("Queda", walls[0]);
    game.pass_window();
    assert_eq!(game.resistance(base(1, 0)), 5);
    assert_eq!(game.at(walls[1]).damage, 2, "all of it, nothing to divide");
    assert_eq!(game.at(peao).damage, 1);
}

/// "Caso um aliado bloqueando seja desvirado, o aliado que ele estava bloqueando continua sendo bloqueado."
#[test]
fn fab_1_22_4d_an_unturned_blocker_still_blocks() {
    let (mut game, peao, walls) = blocked_by(1, "Alento");
    game.play_on("Alento", walls[0]);
    assert!(!game.at(walls[0]).turned);
    game.pass_window();
    assert_eq!(game.resistance(base(1, 0)), 5);
    assert_eq!((game.at(walls[0]).damage, game.at(peao).damage), (2, 1));
}

/// "O mesmo vale para um aliado realizando ofensiva."
#[test]
fn fab_1_22_4d_an_unturned_attacker_still_attacks() {
    for blockers in [0, 1] {
        let mut scene = duel(answers());
        let peao = scene.put(0, "Peão");
        let wall = scene.put(1, "Muro");
        scene.hand(0, &["Alento"]);
        let mut game = scene.at(0, Part::Ofensiva);
        game.attack(&[(peao, base(1, 0))]);
        to_blocks(&mut game);
        game.block(&[(wall, peao)][..blockers]);
        game.play_on("Alento", peao);
        assert!(!game.at(peao).turned);
        game.pass_window();
        let expected = if blockers == 0 { (3, 0, 0) } else { (5, 2, 1) };
        let seen = (
            game.resistance(base(1, 0)),
            game.at(wall).damage,
            game.at(peao).damage,
        );
        assert_eq!(seen, expected);
    }
}

/// "Caso o jogador bloqueador perca o controle do aliado bloqueando [...] deixa de ser bloqueado."
#[test]
fn fab_1_22_4e_a_blocker_that_changes_sides_blocks_no_more() {
    let (mut game, peao, walls) = blocked_by(1, "Suborno");
    game.play_on("Suborno", walls[0]);
    assert_eq!(game.at(walls[0]).controller, Seat(0));
    game.pass_window();
    assert_eq!(game.resistance(base(1, 0)), 3);
    assert_eq!((game.at(walls[0]).damage, game.at(peao).damage), (0, 0));
}

/// "Caso o jogador bloqueador perca o controle do aliado bloqueando [...] deixa de ser bloqueado."
///
/// Ruling FAB-C22: the other blockers still block.
#[test]
fn fab_1_22_4e_the_blockers_that_stay_loyal_keep_the_attacker_blocked() {
    let (mut game, peao, walls) = blocked_by(2, "Suborno");
    game.play_on("Suborno", walls[1]);
    game.pass_window();
    assert_eq!(game.resistance(base(1, 0)), 5);
    assert_eq!((game.at(walls[0]).damage, game.at(walls[1]).damage), (2, 0));
    assert_eq!(game.at(peao).damage, 1);
}

/// "Caso um aliado bloqueando seja removido [...] deixa de ser bloqueado": with the offensive its blocks are over.
#[test]
fn fab_1_22_4c_a_block_of_an_offensive_that_ended_early_is_no_block_of_the_influence() {
    let quake = manobra_on(
        "Abalo",
        &json!({"kinds": ["base"]}),
        &json!([{"destroy": {"what": "target"}}]),
    );
    let mut scene = duel(json!([
        quake,
        watcher("Clarim", &json!({"blocks": {"what": {}}}))
    ]));
    let (peao, envoy) = (scene.put(0, "Peão"), scene.put(0, "Peão"));
    let (guard, other) = (scene.put(1, "Peão"), scene.put(1, "Capitã"));
    scene.put(1, "Clarim");
    scene.hand(0, &["Abalo"]);
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(peao, base(1, 0))]);
    to_blocks(&mut game);
    game.block(&[(guard, peao)]);
    // The Clarim waits on the stack; meanwhile the attacked base falls.
    assert_eq!(game.state.part(), Part::BloqueioDaOfensiva);
    game.play_on("Abalo", base(1, 0));
    assert_eq!(game.hand(1).len(), 1);
    game.to(0, Part::Influencia);
    game.influence(&[(envoy, base(1, 1))]);
    to_blocks(&mut game);
    game.block(&[(other, base(1, 1))]);
    game.pass_window();
    assert_eq!(game.hand(1).len(), 2, "one block of the influence, not two");
    assert_eq!(
        game.count(|event| matches!(event, Event::Blocked { .. })),
        2
    );
}
