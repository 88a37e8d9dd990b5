//! How a conformance test looks.

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::*;
use serde_json::json;

use super::support::*;

/// "Um aliado não pode realizar uma ofensiva, influência ou utilizar suas habilidades no turno que entra em campo."
#[test]
fn fab_3_2_10_an_ally_does_not_attack_in_the_turn_it_enters() {
    let mut scene = duel(json!([]));
    scene.hand(0, &["Peão"]);
    let mut game = scene.start();
    game.play("Peão");
    game.resolve();
    let peao = game.named("Peão")[0];
    game.to(0, Part::Ofensiva);
    game.refused(
        Action::Attack {
            ally: peao,
            base: base(1, 0),
        },
        IllegalAction::Preparing,
    );
    game.to(0, Part::Influencia);
    game.refused(
        Action::Influence {
            ally: peao,
            base: base(1, 0),
        },
        IllegalAction::Preparing,
    );
    game.to(1, Part::Ofensiva);
    game.to(0, Part::Ofensiva);
    assert!(game.can(Action::Attack {
        ally: peao,
        base: base(1, 0)
    }));
}

#[test]
fn fab_t1_two_influencers_take_a_damaged_centro() {
    let mut scene = duel(json!([
        {"name": "Nove", "kind": "aliado", "cost": 1, "vida": 1, "ofensiva": 0, "influencia": 9},
    ]));
    let nove = scene.put(0, "Nove");
    let peao = scene.put(1, "Peão");
    scene.expose(1);
    scene.position.resistance(centro(1), 7);
    let mut game = scene.at(0, Part::Influencia);
    game.influence(&[(nove, centro(1))]);
    game.pass_window();
    game.pass_window();
    game.block(&[(peao, centro(1))]);
    game.pass_window();
    assert_eq!(
        game.state.outcome(),
        Some(Outcome {
            winner: Some(Seat(0)),
            reason: Reason::Centro
        })
    );
}
