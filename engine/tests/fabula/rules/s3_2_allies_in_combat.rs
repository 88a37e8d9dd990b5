//! Allies make offensives and influences, and are turned for it. FAB 1.16.3a, 3.2.4, 3.2.5, 3.2.7

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::{Action, Ask, Event, IllegalAction, Seat, Slot};
use serde_json::json;

use super::words::{aliado, manobra_on, to_blocks, unblocked, unblocked_influence, watcher};
use crate::fabula::support::{base, centro, duel, scene, table};

fn attack(ally: Slot, base: Slot) -> Action {
    Action::Attack { ally, base }
}

fn influence(ally: Slot, base: Slot) -> Action {
    Action::Influence { ally, base }
}

/// "Virar um aliado para realizar uma ofensiva ou influência é considerado uma ação especial."
#[test]
fn fab_1_16_3a_declaring_uses_no_stack_and_nobody_answers_it() {
    for part in [Part::Ofensiva, Part::Influencia] {
        let declare = if part == Part::Ofensiva {
            attack
        } else {
            influence
        };
        let mut scene = duel(json!([]));
        let (first, second) = (scene.put(0, "Peão"), scene.put(0, "Peão"));
        scene.hand(1, &["Faísca", "Veto"]);
        let mut game = scene.at(0, part);
        game.act(declare(first, base(1, 0)));
        assert!(game.at(first).turned);
        assert!(game.state.stack().is_empty());
        assert_eq!(
            game.count(|event| matches!(event, Event::Stacked { .. })),
            0
        );
        // The opponent is not asked before the declaration is complete.
        assert_eq!(game.asked(), (0, Ask::Declare));
        game.act(declare(second, base(1, 1)));
        assert_eq!(game.asked(), (0, Ask::Declare));
    }
}

/// "[...] ação especial": with the turn's priority and an empty stack only (1.16.1, 1.16.4).
#[test]
fn fab_1_16_3a_declaring_needs_the_turns_priority_and_an_empty_stack() {
    for part in [Part::Ofensiva, Part::Influencia] {
        let declare = if part == Part::Ofensiva {
            attack
        } else {
            influence
        };
        let mut scene = duel(json!([]));
        let (peao, enemy) = (scene.put(0, "Peão"), scene.put(1, "Peão"));
        scene.hand(0, &["Leitura"]);
        scene.hand(1, &["Leitura"]);
        let mut game = scene.at(0, part);
        game.play("Leitura");
        game.refused(declare(enemy, base(0, 0)), IllegalAction::NotAsked);
        game.play("Leitura");
        assert_eq!(game.asked(), (0, Ask::Priority));
        game.refused(declare(peao, base(1, 0)), IllegalAction::StackNotEmpty);
        game.resolve();
        assert!(game.can(declare(peao, base(1, 0))));
    }
}

/// "[...] é considerado uma ação especial."
///
/// Ruling FAB-C32: the declaration is one; what its turnings trigger waits until it is complete, so
/// nothing is on the stack between two of its steps (1.16.4).
#[test]
fn fab_1_16_3a_what_a_declaration_triggers_is_stacked_when_it_is_complete() {
    let mut scene = duel(json!([watcher("Espia", &json!({"turned": {"what": {}}}))]));
    let (first, second) = (scene.put(0, "Peão"), scene.put(0, "Peão"));
    scene.put(1, "Espia");
    let mut game = scene.at(0, Part::Ofensiva);
    game.act(attack(first, base(1, 0)));
    assert_eq!(game.state.stack().len(), 0);
    game.act(attack(second, base(1, 1)));
    assert_eq!(game.state.stack().len(), 0);
    game.done();
    assert_eq!(game.state.stack().len(), 2);
    game.resolve();
    assert_eq!(game.hand(1).len(), 2);
}

/// "Aliados desvirados podem realizar ofensivas na fase de Ofensiva."
#[test]
fn fab_3_2_4_unturned_allies_attack_in_the_ofensiva() {
    let mut scene = duel(json!([]));
    let (peao, turned, shield) = (
        scene.put(0, "Peão"),
        scene.put(0, "Peão"),
        scene.put(0, "Broquel"),
    );
    let fresh = scene.put(0, "Peão");
    scene.position.status(turned, true, false);
    scene.position.status(fresh, false, true);
    let mut game = scene.start();
    game.refused(attack(peao, base(1, 0)), IllegalAction::WrongMoment);
    game.to(0, Part::Ofensiva);
    game.refused(attack(turned, base(1, 0)), IllegalAction::Turned);
    game.refused(attack(shield, base(1, 0)), IllegalAction::NotAnAlly);
    // Ruling FAB-C26: unturned is not enough in the turn of entering.
    game.refused(attack(fresh, base(1, 0)), IllegalAction::Preparing);
    game.refused(attack(peao, base(0, 0)), IllegalAction::NotAnEnemyBase);
    let mut late = game.clone();
    game.act(attack(peao, base(1, 0)));
    late.to(0, Part::Influencia);
    late.refused(attack(peao, base(1, 0)), IllegalAction::WrongMoment);
}

/// "Aliados desvirados podem realizar ofensivas na fase de Ofensiva."
///
/// Ruling FAB-C32: one declaration for all attackers, who may name different bases of different opponents.
#[test]
fn fab_3_2_4_there_is_one_declaration_on_as_many_bases_as_wanted() {
    let mut scene = scene(table(json!([])), 3);
    let allies = [
        scene.put(0, "Peão"),
        scene.put(0, "Peão"),
        scene.put(0, "Peão"),
    ];
    let late = scene.put(0, "Peão");
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[
        (allies[0], base(1, 0)),
        (allies[1], base(1, 1)),
        (allies[2], base(2, 0)),
    ]);
    // Everybody may act now; the active player gets the priority back and cannot declare again.
    game.pass();
    game.pass();
    assert_eq!(game.state.part(), Part::BloqueioDaOfensiva);
    game.refused(attack(late, base(1, 2)), IllegalAction::WrongMoment);
    game.to(0, Part::Influencia);
    let left = [base(1, 0), base(1, 1), base(2, 0)].map(|slot| game.resistance(slot));
    assert_eq!(left, [3, 3, 3]);
}

/// "Aliados desvirados podem realizar ofensivas [...]": all at once, not again after an answer (FAB-C32).
#[test]
fn fab_3_2_4_nobody_joins_an_offensive_that_was_declared() {
    let mut scene = duel(json!([]));
    let (first, late) = (scene.put(0, "Peão"), scene.put(0, "Peão"));
    scene.hand(1, &["Leitura"]);
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(first, base(1, 0))]);
    game.play("Leitura");
    game.resolve();
    assert_eq!(
        (game.asked(), game.state.part()),
        ((0, Ask::Priority), Part::Ofensiva)
    );
    game.refused(attack(late, base(1, 0)), IllegalAction::WrongMoment);
}

/// "Aliados desvirados podem realizar influências na fase de Influência."
#[test]
fn fab_3_2_5_unturned_allies_influence_in_the_influencia() {
    let mut scene = duel(json!([]));
    let (peao, turned, shield) = (
        scene.put(0, "Peão"),
        scene.put(0, "Peão"),
        scene.put(0, "Broquel"),
    );
    let fresh = scene.put(0, "Peão");
    scene.position.status(turned, true, false);
    scene.position.status(fresh, false, true);
    let mut game = scene.at(0, Part::Ofensiva);
    game.refused(influence(peao, base(1, 0)), IllegalAction::WrongMoment);
    game.to(0, Part::Influencia);
    game.refused(influence(turned, base(1, 0)), IllegalAction::Turned);
    game.refused(influence(shield, base(1, 0)), IllegalAction::NotAnAlly);
    // Ruling FAB-C26: unturned is not enough in the turn of entering.
    game.refused(influence(fresh, base(1, 0)), IllegalAction::Preparing);
    game.refused(influence(peao, base(0, 0)), IllegalAction::NotAnEnemyBase);
    let mut late = game.clone();
    game.act(influence(peao, base(1, 0)));
    late.to(0, Part::Final);
    late.refused(influence(peao, base(1, 0)), IllegalAction::WrongMoment);
}

/// "Aliados desvirados podem realizar influências na fase de Influência."
///
/// Ruling FAB-C32: a Centro that the offensive exposed may be influenced in the same combat.
#[test]
fn fab_3_2_5_a_centro_exposed_by_the_offensive_may_be_influenced_at_once() {
    let mut scene = duel(json!([aliado("Coro", [0, 3, 16])]));
    let (tita, coro) = (scene.put(0, "Titã"), scene.put(0, "Coro"));
    (0..3).for_each(|place| scene.position.remove(base(1, place)));
    let mut game = scene.at(0, Part::Ofensiva);
    game.refused(attack(coro, centro(1)), IllegalAction::CentroNotExposed);
    game.attack(&[(tita, base(1, 3))]);
    unblocked(&mut game);
    assert_eq!(game.state.part(), Part::Influencia);
    game.influence(&[(coro, centro(1))]);
    unblocked_influence(&mut game);
    assert_eq!(game.state.outcome().unwrap().winner, Some(Seat(0)));
}

/// "Um aliado é virado para realizar uma ofensiva, influência ou bloqueio."
#[test]
fn fab_3_2_7_an_ally_is_turned_to_attack_to_influence_and_to_block() {
    let mut scene = duel(json!([]));
    let (attacker, envoy) = (scene.put(0, "Peão"), scene.put(0, "Peão"));
    let (guard, speaker) = (scene.put(1, "Capitã"), scene.put(1, "Peão"));
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(attacker, base(1, 0))]);
    assert!(game.at(attacker).turned && !game.at(envoy).turned);
    to_blocks(&mut game);
    game.block(&[(guard, attacker)]);
    assert!(game.at(guard).turned && !game.at(speaker).turned);
    game.to(0, Part::Influencia);
    game.influence(&[(envoy, base(1, 0))]);
    assert!(game.at(envoy).turned);
    to_blocks(&mut game);
    // The blocker of the offensive has been used.
    let again = Action::Block {
        ally: guard,
        against: base(1, 0),
    };
    game.refused(again, IllegalAction::Turned);
    game.block(&[(speaker, base(1, 0))]);
    assert!(game.at(speaker).turned);
}

/// "Um aliado é virado para realizar uma ofensiva, influência ou bloqueio": one turning, one use.
#[test]
fn fab_3_2_7_an_attacker_influences_in_the_same_turn_only_if_something_unturns_it() {
    let breath = manobra_on(
        "Alento",
        &json!({"kinds": ["aliado"]}),
        &json!([{"unturn": {"what": "target"}}]),
    );
    let mut scene = duel(json!([breath]));
    let peao = scene.put(0, "Peão");
    scene.hand(0, &["Alento"]);
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(peao, base(1, 0))]);
    unblocked(&mut game);
    assert!(game.at(peao).turned, "combat does not unturn it");
    game.refused(influence(peao, base(1, 1)), IllegalAction::Turned);
    game.play_on("Alento", peao);
    game.act(influence(peao, base(1, 1)));
    assert!(game.at(peao).turned);
}
