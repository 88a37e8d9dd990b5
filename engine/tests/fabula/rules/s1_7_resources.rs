//! Resources: what they pay for and when they come. FAB 1.7

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::{Action, IllegalAction, Seat};
use serde_json::json;

use super::words::{new_game, passive, workshop};
use crate::fabula::support::{base, duel, table};

/// "Recursos são utilizados para jogar cartas ou pagar custos de habilidades."
#[test]
fn fab_1_7_1_resources_pay_for_cards_and_for_abilities() {
    let mut scene = duel(json!([workshop("Forja", &json!(2))]));
    let forja = scene.put(0, "Forja");
    scene.hand(0, &["Capitã"]);
    scene.resources(0, 5);
    let mut game = scene.start();
    game.play("Capitã");
    game.resolve();
    assert_eq!(game.resources(0), 2);
    game.activate(forja, 0);
    assert_eq!(game.resources(0), 0);
}

/// "[...] não devendo ser confundido com outros meios, para estes será utilizado seu nome."
#[test]
fn fab_1_7_1_resources_do_not_stand_in_for_other_means() {
    let cost = json!({"sacrifice": {"of": {"kinds": ["aliado"]}}});
    let mut scene = duel(json!([workshop("Altar", &cost)]));
    let altar = scene.put(0, "Altar");
    let use_it = Action::Activate {
        permanent: altar,
        ability: 0,
    };
    let mut without = scene.start();
    assert_eq!(without.resources(0), 10);
    without.refused(use_it, IllegalAction::CannotPay);

    let mut scene = duel(json!([workshop("Altar", &cost)]));
    scene.put(0, "Altar");
    scene.put(0, "Peão");
    assert!(scene.start().can(use_it));
}

/// "Recursos são gerados [...] no início de seus turnos durante a fase de restauração."
#[test]
fn fab_1_7_2_resources_come_in_the_restauracao_and_not_before() {
    let mut scene = duel(json!([]));
    scene.resources(0, 1);
    scene.position.turns(Seat(0), 2);
    let mut game = scene.at(0, Part::Compra);
    assert_eq!(game.resources(0), 1, "the Compra gives nothing");
    game.to(0, Part::Restauracao);
    assert_eq!(game.resources(0), 4);
    game.to(0, Part::Acao);
    assert_eq!(game.resources(0), 4, "nor does any later part");
}

/// "Cada jogador restaura seus recursos para o total que ele possui em sua respectiva fase de restauração."
#[test]
fn fab_1_7_2a_each_player_refills_to_the_own_total_in_the_own_restauracao() {
    let mut scene = duel(json!([]));
    scene.resources(0, 0);
    scene.resources(1, 1);
    scene.position.turns(Seat(0), 2);
    scene.position.turns(Seat(1), 3);
    let mut game = scene.at(0, Part::Compra);
    game.to(0, Part::Restauracao);
    assert_eq!((game.resources(0), game.resources(1)), (4, 1));
    game.to(1, Part::Compra);
    assert_eq!((game.resources(0), game.resources(1)), (4, 1));
    game.to(1, Part::Restauracao);
    assert_eq!((game.resources(0), game.resources(1)), (4, 8));
}

/// "Qualquer recurso que o jogador possua antes da fase de restauração é perdido [...]"
#[test]
fn fab_1_7_2b_what_was_not_spent_is_lost() {
    let mut scene = duel(json!([]));
    scene.resources(0, 7);
    scene.position.turns(Seat(0), 2);
    let mut game = scene.at(0, Part::Compra);
    assert_eq!(game.resources(0), 7);
    game.to(0, Part::Restauracao);
    assert_eq!(game.resources(0), 4, "neither 7 nor 7 + 4");
}

/// "[...] seu valor é alterado para o total gerado pelas bases que aquele jogador controla."
///
/// Ruling FAB-C6: the total is the player's own counter (1.7.2c), whatever bases there are.
#[test]
fn fab_1_7_2b_bases_lost_or_gained_do_not_change_the_value() {
    let mut poor = duel(json!([]));
    poor.expose(0);
    poor.position.turns(Seat(0), 3);
    let mut poor = poor.at(0, Part::Compra);
    poor.to(0, Part::Restauracao);
    assert_eq!(poor.resources(0), 6, "one base left");

    let mut rich = duel(json!([]));
    (0..3).for_each(|place| rich.position.control(base(1, place), Seat(0)));
    rich.position.turns(Seat(0), 3);
    let mut rich = rich.at(0, Part::Compra);
    rich.to(0, Part::Restauracao);
    assert_eq!(rich.resources(0), 6, "eight bases");
}

/// "[...] dois (2) pontos de recurso por turno, e a cada novo turno [...] (+2), até um total de dez (10)"
#[test]
fn fab_1_7_2c_two_more_each_own_turn_up_to_ten() {
    let mut game = new_game(table(json!([])), "Peão");
    let mut seen = Vec::new();
    for _ in 0..7 {
        game.to(0, Part::Restauracao);
        let first = game.resources(0);
        game.to(1, Part::Restauracao);
        seen.push((first, game.resources(1)));
    }
    // Own turns count, not turns of the game: both players see the same numbers.
    assert_eq!(seen, [2, 4, 6, 8, 10, 10, 10].map(|value| (value, value)));
}

/// "Recursos não possuem cor. [...] cartas que não compartilham uma cor com a base que gerou o recurso"
#[test]
fn fab_1_7_3_resources_of_a_green_source_pay_for_cards_of_any_colour() {
    let mut mill = passive("Moinho", &json!({"generate": {"amount": 4}}));
    mill["colours"] = json!(["verde"]);
    let mut scene = duel(json!([
        mill,
        {"name": "Brasa", "kind": "aliado", "cost": 3, "vida": 1, "ofensiva": 1, "influencia": 1, "colours": ["vermelho"]},
        {"name": "Arco", "kind": "aliado", "cost": 3, "vida": 1, "ofensiva": 1, "influencia": 1,
            "colours": ["branco", "azul", "amarelo", "vermelho", "roxo"]},
    ]));
    scene.put(0, "Moinho");
    scene.hand(0, &["Brasa", "Arco"]);
    scene.resources(0, 0);
    scene.position.turns(Seat(0), 1);
    // All bases are green, the generator too: 2 of the turn and 4 of the Moinho.
    let mut game = scene.at(0, Part::Compra);
    game.to(0, Part::Acao);
    game.play("Brasa");
    game.resolve();
    game.play("Arco");
    game.resolve();
    assert_eq!(game.resources(0), 0);
    assert_eq!(
        (game.named("Brasa").len(), game.named("Arco").len()),
        (1, 1)
    );
}
