//! The result of an offensive. FAB 1.22.4a, 1.22.4b, 1.22.6

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::{Action, Ask, IllegalAction, Seat};
use serde_json::json;

use super::words::{aliado, manobra, manobra_on, to_blocks, unblocked};
use crate::fabula::support::{base, centro, duel};

/// "Os aliados bloqueados causam dano à vida dos aliados bloqueadores igual aos seus pontos de ofensiva. [...]"
#[test]
fn fab_1_22_4a_attacker_and_blocker_deal_their_ofensiva_to_each_other() {
    let mut scene = duel(json!([]));
    let (tita, capita) = (scene.put(0, "Titã"), scene.put(1, "Capitã"));
    scene.position.resistance(base(1, 0), 20);
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(tita, base(1, 0))]);
    to_blocks(&mut game);
    game.block(&[(capita, tita)]);
    game.pass_window();
    assert_eq!(game.at(tita).damage, 3);
    assert!(!game.is_in_play(capita), "9 damage on a vida of 4");
    // Ruling FAB-C23: the five points beyond the blocker's vida are lost.
    assert_eq!(game.resistance(base(1, 0)), 20);
}

/// "Os aliados bloqueados causam dano [...] Os aliados bloqueadores causam dano [...]": at the same time.
#[test]
fn fab_1_22_4a_the_damage_is_simultaneous() {
    let mut scene = duel(json!([]));
    let (peao, guard) = (scene.put(0, "Peão"), scene.put(1, "Peão"));
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(peao, base(1, 0))]);
    to_blocks(&mut game);
    game.block(&[(guard, peao)]);
    game.pass_window();
    assert!(!game.is_in_play(peao) && !game.is_in_play(guard));
}

/// "Os aliados bloqueados causam dano à vida dos aliados bloqueadores igual aos seus pontos de ofensiva."
///
/// Ruling FAB-C22: the attacker's controller divides its ofensiva, at least one point for each blocker;
/// every blocker deals all of its own.
#[test]
fn fab_1_22_4a_an_attacker_divides_its_ofensiva_among_its_blockers() {
    let mut scene = duel(json!([
        aliado("Torre", [2, 9, 0]),
        aliado("Carro", [5, 9, 0])
    ]));
    let carro = scene.put(0, "Carro");
    let towers = [
        scene.put(1, "Torre"),
        scene.put(1, "Torre"),
        scene.put(1, "Torre"),
    ];
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(carro, base(1, 0))]);
    to_blocks(&mut game);
    game.block(&towers.map(|tower| (tower, carro)));
    game.pass_window();
    assert_eq!(game.asked(), (0, Ask::Divide));
    let asked = game.state.next_division();
    assert_eq!(
        asked,
        Some((carro, towers[0], 1, 3)),
        "1 to 3 for the first"
    );
    game.refused(Action::Number(0), IllegalAction::OutOfRange);
    game.refused(Action::Number(4), IllegalAction::OutOfRange);
    game.number(1);
    game.refused(Action::Number(0), IllegalAction::OutOfRange);
    game.number(3);
    assert_eq!(towers.map(|tower| game.at(tower).damage), [1, 3, 1]);
    assert_eq!(game.at(carro).damage, 6);
}

/// "Os aliados bloqueados causam dano à vida dos aliados bloqueadores igual aos seus pontos de ofensiva."
///
/// Ruling FAB-C22: with fewer points than blockers the controller chooses who gets one; none is kept back.
#[test]
fn fab_1_22_4a_with_too_few_points_the_controller_chooses_who_is_hit() {
    for shares in [[1, 1, 0], [1, 0, 1], [0, 1, 1]] {
        let mut scene = duel(json!([aliado("Torre", [0, 9, 0])]));
        let peao = scene.put(0, "Peão");
        let towers = [
            scene.put(1, "Torre"),
            scene.put(1, "Torre"),
            scene.put(1, "Torre"),
        ];
        let mut game = scene.at(0, Part::Ofensiva);
        game.attack(&[(peao, base(1, 0))]);
        to_blocks(&mut game);
        game.block(&towers.map(|tower| (tower, peao)));
        game.pass_window();
        game.refused(Action::Number(2), IllegalAction::OutOfRange);
        game.number(shares[0]);
        if game.asked().1 == Ask::Divide {
            game.refused(Action::Number(2), IllegalAction::OutOfRange);
            game.number(shares[1]);
        }
        assert_eq!(towers.map(|tower| game.at(tower).damage), shares);
    }
}

/// "Os aliados bloqueados causam dano à vida dos aliados bloqueadores [...]": for that they need no base.
///
/// Ruling FAB-C32: a target base that is gone is only not damaged (1.1.3); the fight is still possible.
#[test]
fn fab_1_22_4a_a_blocked_attacker_fights_even_if_the_base_is_gone() {
    let quake = manobra_on(
        "Abalo",
        &json!({"kinds": ["base"]}),
        &json!([{"destroy": {"what": "target"}}]),
    );
    let mut scene = duel(json!([quake]));
    let (peao, guard) = (scene.put(0, "Peão"), scene.put(1, "Peão"));
    scene.hand(0, &["Abalo"]);
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(peao, base(1, 0))]);
    to_blocks(&mut game);
    game.block(&[(guard, peao)]);
    game.play_on("Abalo", base(1, 0));
    assert!(!game.is_in_play(base(1, 0)));
    game.pass_window();
    assert!(!game.is_in_play(peao) && !game.is_in_play(guard));
}

/// "Aliados realizando ofensiva que não forem bloqueados, causam dano à resistência da base alvo [...]"
#[test]
fn fab_1_22_4b_an_unblocked_attacker_damages_the_base_it_named() {
    let mut scene = duel(json!([]));
    let (capita, peao) = (scene.put(0, "Capitã"), scene.put(0, "Peão"));
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(capita, base(1, 1)), (peao, base(1, 2))]);
    unblocked(&mut game);
    let left = [0, 1, 2, 3].map(|place| game.resistance(base(1, place)));
    assert_eq!(left, [5, 2, 3, 5]);
    assert_eq!(
        (game.at(capita).damage, game.at(peao).damage),
        (0, 0),
        "bases do not strike back"
    );
}

/// "[...] causam dano à resistência da base alvo igual ao seu valor de ofensiva."
///
/// Ruling FAB-C23: what is more than the base's resistance is lost.
#[test]
fn fab_1_22_4b_damage_beyond_the_resistance_is_lost() {
    let mut scene = duel(json!([]));
    let tita = scene.put(0, "Titã");
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(tita, base(1, 0))]);
    unblocked(&mut game);
    assert!(!game.is_in_play(base(1, 0)));
    let left = [1, 2, 3].map(|place| game.resistance(base(1, place)));
    assert_eq!((left, game.resistance(centro(1))), ([5, 5, 5], 15));
}

/// "[...] causam dano à resistência da base alvo [...]"
///
/// Ruling FAB-C32: a target base that is gone, or is no longer an enemy's, is not damaged, nor any other.
#[test]
fn fab_1_22_4b_an_attack_on_a_base_that_is_gone_or_taken_does_nothing() {
    let base_filter = json!({"kinds": ["base"]});
    let cards = json!([
        manobra_on(
            "Abalo",
            &base_filter,
            &json!([{"destroy": {"what": "target"}}])
        ),
        manobra_on(
            "Golpe",
            &base_filter,
            &json!([{"take_control": {"what": "target"}}])
        ),
    ]);
    for answer in ["Abalo", "Golpe"] {
        let mut scene = duel(cards.clone());
        let peao = scene.put(0, "Peão");
        scene.hand(0, &[answer]);
        let mut game = scene.at(0, Part::Ofensiva);
        game.attack(&[(peao, base(1, 0))]);
        game.pass_window();
        game.play_on(answer, base(1, 0));
        game.to(0, Part::Influencia);
        if answer == "Golpe" {
            assert_eq!(game.at(base(1, 0)).controller, Seat(0));
            assert_eq!(game.resistance(base(1, 0)), 5);
        }
        assert!(
            [1, 2, 3]
                .iter()
                .all(|place| game.resistance(base(1, *place)) == 5)
        );
        assert!(game.at(peao).turned, "the attack was made all the same");
    }
}

/// "[...] causam dano à resistência da base alvo [...]"
///
/// Ruling FAB-C32: what enters where a target base was is not the target.
#[test]
fn fab_1_22_4b_what_enters_in_the_place_of_a_target_base_is_not_attacked() {
    let survivor = json!({"name": "Fugitivo", "kind": "ficha", "of": "aliado",
        "vida": 9, "ofensiva": 0, "influencia": 0});
    let camp = json!({"name": "Acampamento", "kind": "ficha", "of": "base", "resistencia": 3, "abilities": [
        {"triggered": {"trigger": "destroyed", "effect": {"sentences": [{"effects": [{"create": {"ficha": survivor}}]}]}}}]});
    let mut scene = duel(json!([
        manobra("Colônia", &json!([{"create": {"ficha": camp}}])),
        manobra_on(
            "Abalo",
            &json!({"kinds": ["base"]}),
            &json!([{"destroy": {"what": "target"}}])
        ),
    ]));
    let (peao, other) = (scene.put(0, "Peão"), scene.put(0, "Peão"));
    scene.hand(0, &["Abalo"]);
    scene.hand(1, &["Colônia"]);
    let mut game = scene.start();
    game.pass();
    game.play("Colônia");
    game.resolve();
    let camp = game.named("Acampamento")[0];
    game.to(0, Part::Ofensiva);
    game.attack(&[(peao, camp), (other, base(1, 0))]);
    game.to(0, Part::ResultadoDaOfensiva);
    game.play_on("Abalo", camp);
    let fugitivo = game.named("Fugitivo")[0];
    assert_eq!(fugitivo, camp, "the same place");
    game.pass_window();
    assert_eq!(game.at(fugitivo).damage, 0);
    assert_eq!(game.resistance(base(1, 0)), 3, "the other attack goes on");
}

/// "[...] “previna qualquer dano[...]” o dano [...] não é causado, mesmo sem [...] ter declarado um bloqueador"
#[test]
fn fab_1_22_6_prevention_stops_the_damage_of_an_unblocked_offensive() {
    let wall = manobra_on(
        "Muralha",
        &json!({"kinds": ["base"]}),
        &json!([{"prevent": {"to": "target"}}]),
    );
    for prevented in [true, false] {
        let mut scene = duel(json!([wall]));
        let (peao, idle) = (scene.put(0, "Peão"), scene.put(1, "Peão"));
        scene.hand(1, &["Muralha"]);
        let mut game = scene.at(0, Part::Ofensiva);
        game.attack(&[(peao, base(1, 0))]);
        to_blocks(&mut game);
        game.done();
        assert_eq!(game.state.part(), Part::ResultadoDaOfensiva);
        game.pass();
        if prevented {
            game.play_on("Muralha", base(1, 0));
        }
        game.pass_window();
        assert_eq!(game.resistance(base(1, 0)), if prevented { 5 } else { 3 });
        assert!(!game.at(idle).turned, "nobody blocked");
    }
}

/// "[...] “previna qualquer dano[...]” o dano aplicado como resultado de uma ofensiva não é causado [...]"
#[test]
fn fab_1_22_6_prevention_saves_a_blocker_and_the_attacker_alike() {
    let peace = json!({"name": "Trégua", "kind": "manobra", "cost": 1, "effect": {"sentences": [{"effects": [
        {"prevent": {"to": {"each": {"filter": {"kinds": ["aliado", "base"]}}}}}]}]}});
    let mut scene = duel(json!([peace]));
    let (peao, other) = (scene.put(0, "Peão"), scene.put(0, "Peão"));
    let guard = scene.put(1, "Peão");
    scene.hand(0, &["Trégua"]);
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(peao, base(1, 0)), (other, base(1, 1))]);
    to_blocks(&mut game);
    game.block(&[(guard, peao)]);
    game.play("Trégua");
    game.resolve();
    game.pass_window();
    assert!(game.is_in_play(peao) && game.is_in_play(guard));
    assert_eq!(game.resistance(base(1, 1)), 5);
}
