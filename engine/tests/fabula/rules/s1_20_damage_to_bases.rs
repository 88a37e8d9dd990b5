//! Resistance: lost to damage, and at zero with the base. FAB 1.20.2, 1.20.3

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::{Event, Outcome, Reason, Seat};
use serde_json::{Value, json};

use super::words::{aliado, manobra, manobra_on, unblocked, watcher};
use crate::fabula::support::{base, centro, duel, scene, table};

/// A Manobra that deals this much damage to a base.
fn tremor(amount: i16) -> Value {
    manobra_on(
        "Tremor",
        &json!({"kinds": ["base"]}),
        &json!([{"damage": {"to": "target", "amount": amount}}]),
    )
}

/// "Uma base perde resistência ao sofrer dano."
#[test]
fn fab_1_20_2_damage_of_an_effect_takes_resistance() {
    let mut scene = duel(json!([
        tremor(2),
        watcher("Sismógrafo", &json!({"loses_resistance": {"what": {}}}))
    ]));
    scene.put(0, "Sismógrafo");
    scene.hand(0, &["Tremor"]);
    let mut game = scene.start();
    game.play_on("Tremor", base(1, 0));
    assert_eq!(game.resistance(base(1, 0)), 3);
    assert_eq!(game.hand(0), ["Peão"], "the loss is an event of its own");
}

/// "Uma base perde resistência ao sofrer dano."
#[test]
fn fab_1_20_2_damage_of_an_offensive_takes_resistance() {
    let mut scene = duel(json!([]));
    let peao = scene.put(0, "Peão");
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(peao, base(1, 2))]);
    unblocked(&mut game);
    assert_eq!(game.resistance(base(1, 2)), 3);
    assert_eq!(game.resistance(base(1, 1)), 5, "no other base");
}

/// "Uma base perde resistência ao sofrer dano.": what it had at most (2.7.8), however great the damage.
#[test]
fn fab_1_20_2_a_base_loses_no_more_than_it_has() {
    let mut tally = watcher("Sismógrafo", &json!({"loses_resistance": {"what": {}}}));
    tally["abilities"][0]["triggered"]["effect"]["sentences"][0]["effects"] =
        json!([{"draw": {"amount": "event"}}]);
    let mut scene = duel(json!([tremor(9), tally]));
    scene.put(0, "Sismógrafo");
    scene.position.resistance(base(1, 0), 2);
    scene.hand(0, &["Tremor"]);
    let mut game = scene.start();
    game.play_on("Tremor", base(1, 0));
    assert!(!game.is_in_play(base(1, 0)));
    assert_eq!(game.hand(0).len(), 2);
}

/// "Quando o valor de resistência de uma base chega a zero, a base é destruída."
#[test]
fn fab_1_20_3_a_base_at_zero_is_destroyed_and_not_before() {
    let mut scene = duel(json!([
        tremor(4),
        watcher(
            "Escombros",
            &json!({"destroyed": {"what": {"kinds": ["base"]}}})
        )
    ]));
    scene.put(0, "Escombros");
    scene.hand(0, &["Tremor", "Tremor"]);
    let mut game = scene.start();
    game.play_on("Tremor", base(1, 0));
    assert_eq!(game.resistance(base(1, 0)), 1);
    game.play_on("Tremor", base(1, 0));
    assert!(!game.is_in_play(base(1, 0)));
    assert_eq!(game.discard(1), ["Base"]);
    assert_eq!(game.hand(0), ["Peão"], "it was destroyed");
}

/// "Quando o valor de resistência de uma base chega a zero [...]": by whatever way.
#[test]
fn fab_1_20_3_resistance_that_is_lost_without_damage_destroys_as_well() {
    let mut scene = duel(json!([manobra_on(
        "Erosão",
        &json!({"kinds": ["base"]}),
        &json!([{"lose_resistance": {"what": "target", "amount": 5}}])
    )]));
    scene.hand(0, &["Erosão"]);
    let mut game = scene.start();
    game.play_on("Erosão", base(1, 3));
    assert!(!game.is_in_play(base(1, 3)));
    assert_eq!(
        game.count(|event| matches!(event, Event::Damaged { .. })),
        0
    );
}

/// "Quando o valor de resistência de uma base chega a zero, a base é destruída."
///
/// Ruling FAB-C5: a Centro that is destroyed costs its owner the game, like one that is taken.
#[test]
fn fab_1_20_3_a_destroyed_centro_ends_the_game_for_its_owner() {
    let mut scene = duel(json!([aliado("Aríete", [15, 1, 0])]));
    let ariete = scene.put(0, "Aríete");
    scene.expose(1);
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(ariete, centro(1))]);
    unblocked(&mut game);
    let won = Outcome {
        winner: Some(Seat(0)),
        reason: Reason::Centro,
    };
    assert_eq!(game.state.outcome(), Some(won));
}

/// "Quando o valor de resistência de uma base chega a zero, a base é destruída."
///
/// Ruling FAB-C5: the last Centros that fall in the same check leave a draw.
#[test]
fn fab_1_20_3_two_centros_that_fall_together_leave_a_draw() {
    let quake = manobra(
        "Cataclismo",
        &json!([
        {"damage": {"to": {"each": {"filter": {"position": "centro"}}}, "amount": 15}}]),
    );
    let mut scene = duel(json!([quake]));
    scene.hand(0, &["Cataclismo"]);
    let mut game = scene.start();
    game.play("Cataclismo");
    game.resolve();
    let drawn = Outcome {
        winner: None,
        reason: Reason::Centro,
    };
    assert_eq!(game.state.outcome(), Some(drawn));
}

/// "Quando o valor de resistência de uma base chega a zero, a base é destruída."
///
/// Ruling FAB-C5: in multiplayer one owner is out; the last player left wins.
#[test]
fn fab_1_20_3_with_three_players_one_destroyed_centro_does_not_end_the_game() {
    let mut scene = scene(table(json!([aliado("Aríete", [15, 1, 0])])), 3);
    let rams = [scene.put(0, "Aríete"), scene.put(0, "Aríete")];
    scene.expose(1);
    scene.expose(2);
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(rams[0], centro(1))]);
    unblocked(&mut game);
    assert_eq!(game.state.outcome(), None);
    let out = Event::Out {
        seat: Seat(1),
        reason: Reason::Centro,
    };
    assert_eq!(game.count(|event| *event == out), 1);
    game.to(0, Part::Ofensiva);
    game.attack(&[(rams[1], centro(2))]);
    unblocked(&mut game);
    assert_eq!(game.state.outcome().unwrap().winner, Some(Seat(0)));
}
