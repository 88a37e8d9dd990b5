//! FAB 1.8.12: the curved arrow.

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::*;
use serde_json::json;

use super::super::support::*;
use super::short_cards::*;

/// "Um símbolo de seta curvada […], quando presente no custo […], indica o ato de virar a carta em 90°."
#[test]
fn fab_1_8_12_the_arrow_in_a_cost_turns_the_card_that_has_it() {
    let work = paying(
        json!({"turn": true}),
        json!([{"gain_resources": {"amount": 1}}]),
    );
    let mut scene = duel(json!([ally("Moleira", [1, 1, 1], json!([work]))]));
    let (moleira, other) = (scene.put(0, "Moleira"), scene.put(0, "Moleira"));
    let mut game = scene.start();
    game.activate(moleira, 0);
    // Turned as a cost: before the effect resolves, and this card only.
    assert!(game.at(moleira).turned && !game.at(other).turned);
    game.resolve();
    assert_eq!(game.resources(0), 11);
    let again = Action::Activate {
        permanent: moleira,
        ability: 0,
    };
    game.refused(again, IllegalAction::CannotPay);
    game.activate(other, 0);
    assert!(game.at(other).turned);
}

/// "[…] ou efeito/habilidade, indica o ato de virar a carta […] em sentido horário ou anti-horário […]."
#[test]
fn fab_1_8_12_the_arrow_in_an_effect_turns_the_card_and_either_way_it_is_turned() {
    let mut scene = duel(json!([aimed(
        "Laço",
        json!([{"turn": {"what": "target"}}])
    )]));
    let peao = scene.put(1, "Peão");
    scene.hand(0, &["Laço", "Laço"]);
    let mut game = scene.at(1, Part::Ofensiva);
    game.pass();
    game.play_on("Laço", peao);
    assert!(game.at(peao).turned);
    let attack = Action::Attack {
        ally: peao,
        base: base(0, 0),
    };
    game.refused(attack, IllegalAction::Turned);
    // There is one way of being turned: a second quarter does not bring it back or further.
    game.pass();
    game.play_on("Laço", peao);
    assert!(game.at(peao).turned);
    let turns = |event: &Event| *event == Event::Turned { permanent: peao };
    assert_eq!(game.count(turns), 1);
}
