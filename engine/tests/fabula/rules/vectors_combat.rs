//! Worked examples of the sources about bases and influence: FAB-T1 to T3, T10, T11.

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::{Outcome, Reason, Seat};
use serde_json::{Value, json};

use super::words::{aliado, manobra_on, to_blocks, unblocked, unblocked_influence, watcher};
use crate::fabula::support::{Game, base, centro, duel};

/// The quick guide's example (O combate), from the offensive that brings the Centro down to 7; the
/// influencers total this much.
fn guide_example(influences: [i16; 2]) -> Game {
    let mut scene = duel(json!([
        aliado("Aríete", [8, 1, 0]),
        aliado("Orador", [0, 1, influences[0]]),
        aliado("Arauto", [0, 1, influences[1]]),
    ]));
    let (ariete, orador, arauto) = (
        scene.put(0, "Aríete"),
        scene.put(0, "Orador"),
        scene.put(0, "Arauto"),
    );
    let guard = scene.put(1, "Peão");
    scene.expose(1);
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(ariete, centro(1))]);
    unblocked(&mut game);
    assert_eq!(game.resistance(centro(1)), 7);
    game.influence(&[(orador, centro(1)), (arauto, centro(1))]);
    to_blocks(&mut game);
    game.block(&[(guard, centro(1))]);
    game.pass_window();
    game
}

/// "Jogador A diminuiu a resistência de um centro a 7 [...] somam 9 de influência [...] vence a partida."
#[test]
fn fab_t1_nine_of_influence_take_a_centro_of_seven_with_a_blocker_of_one() {
    let won = Outcome {
        winner: Some(Seat(0)),
        reason: Reason::Centro,
    };
    assert_eq!(guide_example([5, 4]).state.outcome(), Some(won));
}

/// Derived: 8 against 7 + 1 is a tie, and the base stays. Ruling: FAB-C13
#[test]
fn fab_t10_eight_of_influence_do_not() {
    let game = guide_example([5, 3]);
    assert_eq!(game.state.outcome(), None);
    assert_eq!(game.at(centro(1)).controller, Seat(1));
    assert_eq!(
        game.resistance(centro(1)),
        7,
        "an influence takes no resistance"
    );
}

/// A Manobra that gives a base this much resistance, or takes it.
fn change(verb: &str, amount: i16) -> Value {
    manobra_on(
        "Obra",
        &json!({"kinds": ["base"]}),
        &json!([{verb: {"what": "target", "amount": amount}}]),
    )
}

/// "Uma base com 3 (três) de resistência ganha 4 (quatro) pontos de resistência, ficando então com 7 (sete)"
#[test]
fn fab_t2_a_base_of_three_that_gains_four_has_seven() {
    let mut scene = duel(json!([change("gain_resistance", 4)]));
    scene.position.resistance(base(0, 0), 3);
    scene.hand(0, &["Obra"]);
    let mut game = scene.start();
    game.play_on("Obra", base(0, 0));
    assert_eq!(
        game.resistance(base(0, 0)),
        7,
        "beyond the 5 that it began with"
    );
}

/// "Se um efeito fala que uma base ganha ou perde 0 (zero) pontos [...] nenhum efeito [...] é desencadeado."
#[test]
fn fab_t3_a_base_that_gains_or_loses_zero_triggers_nothing() {
    for (verb, watched) in [
        ("gain_resistance", "gains_resistance"),
        ("lose_resistance", "loses_resistance"),
    ] {
        for (amount, drawn) in [(0, 0), (1, 1)] {
            let trigger = json!({watched: {"what": {"kinds": ["base"]}}});
            let mut scene = duel(json!([change(verb, amount), watcher("Vigia", &trigger)]));
            scene.put(0, "Vigia");
            scene.hand(0, &["Obra"]);
            let mut game = scene.start();
            game.play_on("Obra", base(0, 0));
            assert_eq!(game.hand(0).len(), drawn, "{verb} {amount}");
        }
    }
}

/// Derived: 5 against a fresh Arredor is a tie, 6 takes it.
#[test]
fn fab_t11_a_fresh_arredor_stays_at_five_and_falls_to_six() {
    for (influencia, holder) in [(5, 1), (6, 0)] {
        let mut scene = duel(json!([aliado("Orador", [0, 1, influencia])]));
        let orador = scene.put(0, "Orador");
        let mut game = scene.at(0, Part::Influencia);
        game.influence(&[(orador, base(1, 0))]);
        unblocked_influence(&mut game);
        assert_eq!(game.at(base(1, 0)).controller, Seat(holder));
    }
}
