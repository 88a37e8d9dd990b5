//! What vida, ofensiva, influência and resistance measure. FAB 2.7

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::{Event, Seat};
use serde_json::json;

use super::words::{aliado, manobra_on, to_blocks, unblocked, unblocked_influence};
use crate::fabula::support::{base, duel};

/// "Vida representa a quantidade de pontos de dano que um aliado suporta sofrer antes de ser enviado [...]"
#[test]
fn fab_2_7_4_an_ally_dies_of_as_much_damage_as_it_has_vida() {
    let sting = manobra_on(
        "Ferrão",
        &json!({"kinds": ["aliado"]}),
        &json!([{"damage": {"to": "target", "amount": 1}}]),
    );
    let mut scene = duel(json!([sting]));
    let capita = scene.put(1, "Capitã");
    scene.hand(0, &["Ferrão"; 4]);
    let mut game = scene.start();
    for damage in 1..4 {
        game.play_on("Ferrão", capita);
        assert_eq!(game.at(capita).damage, damage);
    }
    assert!(game.discard(1).is_empty(), "three on a vida of 4");
    game.play_on("Ferrão", capita);
    assert!(!game.is_in_play(capita));
    assert_eq!(game.discard(1), ["Capitã"]);
}

/// "Vida representa a quantidade de pontos de dano que um aliado suporta sofrer [...]"
///
/// Ruling FAB-C15: the Final of every turn removes the damage of **all** allies, not of the active
/// player's alone.
#[test]
fn fab_2_7_4_damage_is_removed_from_all_allies_at_the_end_of_every_turn() {
    let mut scene = duel(json!([]));
    let (first, second) = (scene.put(0, "Capitã"), scene.put(1, "Capitã"));
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(first, base(1, 0))]);
    to_blocks(&mut game);
    game.block(&[(second, first)]);
    game.pass_window();
    assert_eq!((game.at(first).damage, game.at(second).damage), (3, 3));
    game.to(0, Part::Final);
    assert_eq!(
        (game.at(first).damage, game.at(second).damage),
        (3, 3),
        "not before"
    );
    game.to(1, Part::Acao);
    assert_eq!((game.at(first).damage, game.at(second).damage), (0, 0));
}

/// "Vida representa a quantidade de pontos de dano que um aliado suporta sofrer [...]"
///
/// Ruling FAB-C15: "all damage taken in this turn", also what comes while the hand is discarded down.
#[test]
fn fab_2_7_4_damage_of_the_final_itself_does_not_outlast_the_turn() {
    let thorns = json!({"name": "Urtiga", "kind": "modificacao", "cost": 1, "attach": 1, "abilities": [
        {"triggered": {"trigger": "discards", "effect": {"sentences": [{"effects": [
            {"damage": {"to": {"each": {"filter": {"kinds": ["aliado"]}}}, "amount": 1}}]}]}}}]});
    let mut scene = duel(json!([thorns]));
    scene.put(0, "Urtiga");
    let capita = scene.put(0, "Capitã");
    scene.hand(0, &["Veto"; 6]);
    let mut game = scene.at(0, Part::Final);
    game.to(1, Part::Acao);
    assert_eq!(
        game.count(|event| matches!(event, Event::Damaged { .. })),
        1
    );
    assert_eq!(game.at(capita).damage, 0);
}

/// "Ofensiva representa a quantidade de dano causado por um aliado durante a fase de Ofensiva contra um alvo."
#[test]
fn fab_2_7_5_the_ofensiva_is_the_damage_of_an_offensive() {
    for ofensiva in [1, 3, 4] {
        // A vida and an influência that are other numbers.
        let mut scene = duel(json!([aliado("Lança", [ofensiva, 9, 7])]));
        let lanca = scene.put(0, "Lança");
        let mut game = scene.at(0, Part::Ofensiva);
        game.attack(&[(lanca, base(1, 0))]);
        unblocked(&mut game);
        assert_eq!(game.resistance(base(1, 0)), 5 - ofensiva);
    }
}

/// "Ofensiva representa a quantidade de dano causado [...] contra um alvo": a blocker is a target, too.
#[test]
fn fab_2_7_5_the_ofensiva_is_the_damage_to_a_blocker() {
    let mut scene = duel(json!([
        aliado("Lança", [4, 9, 7]),
        aliado("Muro", [1, 9, 8])
    ]));
    let (lanca, muro) = (scene.put(0, "Lança"), scene.put(1, "Muro"));
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(lanca, base(1, 0))]);
    to_blocks(&mut game);
    game.block(&[(muro, lanca)]);
    game.pass_window();
    assert_eq!((game.at(muro).damage, game.at(lanca).damage), (4, 1));
}

/// "Influência representa a quantidade contribuída por um aliado durante a fase de Influência contra uma base."
#[test]
fn fab_2_7_6_the_influencia_is_what_an_ally_contributes() {
    // A high ofensiva contributes nothing to an influence; 6 of influência is more than 5.
    for (ofensiva, influencia, taker) in [(9, 5, 1), (0, 6, 0)] {
        let mut scene = duel(json!([aliado("Arauto", [ofensiva, 9, influencia])]));
        let arauto = scene.put(0, "Arauto");
        let mut game = scene.at(0, Part::Influencia);
        game.influence(&[(arauto, base(1, 0))]);
        unblocked_influence(&mut game);
        assert_eq!(game.at(base(1, 0)).controller, Seat(taker));
        assert_eq!(game.resistance(base(1, 0)), 5, "an influence is no damage");
    }
}

/// "Influência representa a quantidade contribuída [...]": as it is when the sum is made.
#[test]
fn fab_2_7_6_a_changed_influencia_contributes_as_changed() {
    let speech = manobra_on(
        "Discurso",
        &json!({"kinds": ["aliado"]}),
        &json!([{"modify": {"what": "target", "stat": "influencia", "amount": 3}}]),
    );
    let mut scene = duel(json!([speech]));
    let capita = scene.put(0, "Capitã");
    scene.hand(0, &["Discurso"]);
    let mut game = scene.at(0, Part::Influencia);
    game.influence(&[(capita, base(1, 0))]);
    game.to(0, Part::ResultadoDaInfluencia);
    game.play_on("Discurso", capita);
    game.pass_window();
    assert_eq!(game.at(base(1, 0)).controller, Seat(0), "3 + 3 against 5");
}

/// "Resistência representa a quantidade de pontos de dano que uma base suporta sofrer antes de ser destruída."
#[test]
fn fab_2_7_9_a_base_falls_to_as_much_damage_as_it_has_resistance() {
    for (resistance, stands) in [(3, true), (2, false), (1, false)] {
        let mut scene = duel(json!([]));
        let peao = scene.put(0, "Peão");
        scene.position.resistance(base(1, 0), resistance);
        let mut game = scene.at(0, Part::Ofensiva);
        game.attack(&[(peao, base(1, 0))]);
        unblocked(&mut game);
        assert_eq!(
            game.is_in_play(base(1, 0)),
            stands,
            "two damage on {resistance}"
        );
    }
}

/// "Resistência representa a quantidade de pontos de dano que uma base suporta [...]": over all turns together.
#[test]
fn fab_2_7_9_the_damage_of_a_base_stays_between_turns() {
    let mut scene = duel(json!([]));
    let capita = scene.put(0, "Capitã");
    let other = scene.put(0, "Peão");
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(capita, base(1, 0))]);
    game.to(1, Part::Acao);
    assert_eq!(game.resistance(base(1, 0)), 2);
    game.to(0, Part::Ofensiva);
    game.attack(&[(other, base(1, 0))]);
    unblocked(&mut game);
    assert!(!game.is_in_play(base(1, 0)), "3 + 2");
}

/// "Resistência representa a quantidade de pontos de influência que uma base suporta receber sem ser influenciada."
#[test]
fn fab_2_7_10_a_base_withstands_as_much_influence_as_it_has_resistance() {
    for (resistance, taker) in [(4, 1), (3, 1), (2, 0)] {
        let mut scene = duel(json!([]));
        let capita = scene.put(0, "Capitã");
        scene.position.resistance(base(1, 0), resistance);
        let mut game = scene.at(0, Part::Influencia);
        game.influence(&[(capita, base(1, 0))]);
        unblocked_influence(&mut game);
        assert_eq!(
            game.at(base(1, 0)).controller,
            Seat(taker),
            "3 against {resistance}"
        );
    }
}
