//! The Restauração: what is lost, what comes, what is added, what unturning costs. FAB 1.18.9 to 1.18.11, 3.2.8

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::{Action, IllegalAction, PlayRules, Seat};
use serde_json::json;

use super::words::{aliado, manobra, new_game, passive, watcher};
use crate::fabula::support::{duel, scene_with, table};

/// "Quaisquer recursos que um jogador possua durante sua fase de restauração é perdido. Após isso [...]"
#[test]
fn fab_1_18_9_leftovers_last_through_the_opponents_turn_and_are_lost_at_the_own_restauracao() {
    let mut scene = duel(json!([]));
    scene.resources(0, 3);
    scene.position.turns(Seat(0), 1);
    let mut game = scene.at(0, Part::Acao);
    game.to(1, Part::Restauracao);
    assert_eq!(game.resources(0), 3, "not in another player's Restauração");
    game.to(1, Part::Final);
    assert_eq!(game.resources(0), 3);
    game.to(0, Part::Restauracao);
    assert_eq!(
        game.resources(0),
        4,
        "the value of the second turn; the 3 are lost, not added"
    );
}

/// "[...] o valor de recursos daquele jogador é restaurado para o valor máximo que ele possui naquele turno."
#[test]
fn fab_1_18_9_a_player_who_has_more_than_the_turns_value_falls_back_to_it() {
    let mut scene = duel(json!([]));
    scene.resources(0, 25);
    scene.position.turns(Seat(0), 3);
    let mut game = scene.at(0, Part::Compra);
    game.to(0, Part::Restauracao);
    assert_eq!(game.resources(0), 6);
}

/// "Cada jogador inicia o jogo com dois (2) pontos de recurso [...]"
///
/// Ruling FAB-C34: that is the value of the first own Restauração; until then there are none, so the
/// second player cannot answer in the first turn.
#[test]
fn fab_1_18_10_nobody_has_resources_before_the_own_first_restauracao() {
    let mut game = new_game(table(json!([manobra("Sopro", &json!(["draw"]))])), "Sopro");
    assert_eq!((game.resources(0), game.resources(1)), (0, 0));
    game.to(0, Part::Restauracao);
    assert_eq!((game.resources(0), game.resources(1)), (2, 0));
    game.pass();
    game.refused(
        Action::Play(game.id("Sopro")),
        IllegalAction::NotEnoughResources,
    );
    game.to(1, Part::Restauracao);
    assert_eq!(game.resources(1), 2);
    assert!(game.can(Action::Play(game.id("Sopro"))));
}

/// "[...] até um máximo de dez (10) pontos de recurso [...] desconsiderando efeitos que aumentem o limite"
#[test]
fn fab_1_18_10_ten_is_the_most_unless_an_effect_raises_it() {
    let cards = json!([
        passive("Celeiro", &json!({"raise_cap": {"amount": 3}})),
        manobra("Fartura", &json!([{"raise_cap": {"amount": 1}}])),
    ]);
    let mut scene = duel(cards);
    let celeiro = scene.put(0, "Celeiro");
    scene.hand(0, &["Fartura"]);
    scene.position.turns(Seat(0), 5);
    scene.position.turns(Seat(1), 7);
    let mut game = scene.at(0, Part::Acao);
    game.play("Fartura");
    game.resolve();
    game.to(1, Part::Restauracao);
    assert_eq!(game.resources(1), 10, "eight turns, ten resources");
    game.to(0, Part::Restauracao);
    assert_eq!(
        game.resources(0),
        12,
        "the limit is 14, the sixth turn gives 12"
    );
    game.to(1, Part::Restauracao);
    game.to(0, Part::Restauracao);
    assert_eq!(game.resources(0), 14);
    game.to(1, Part::Restauracao);
    game.to(0, Part::Restauracao);
    assert_eq!(game.resources(0), 14, "the raised limit is a limit");
    assert!(game.is_in_play(celeiro));
}

/// "Após a fase de restauração, quaisquer habilidade passiva que gere recurso, adiciona o valor [...]"
#[test]
fn fab_1_18_11_generators_add_after_the_restauracao_too_late_to_unturn_with() {
    let mut scene = duel(json!([passive(
        "Moinho",
        &json!({"generate": {"amount": 3}})
    )]));
    scene.put(0, "Moinho");
    let allies = [
        scene.put(0, "Peão"),
        scene.put(0, "Peão"),
        scene.put(0, "Peão"),
    ];
    for ally in allies {
        scene.position.status(ally, true, false);
    }
    // The first turn: two resources for three turned Aliados.
    scene.position.turns(Seat(0), 1);
    let mut game = scene.at(0, Part::Compra);
    game.to(0, Part::Restauracao);
    assert_eq!(game.resources(0), 2);
    game.act(Action::Restore(allies[0]));
    game.act(Action::Restore(allies[1]));
    game.refused(
        Action::Restore(allies[2]),
        IllegalAction::NotEnoughResources,
    );
    game.to(0, Part::Acao);
    assert_eq!(game.resources(0), 3);
}

/// "Após a fase de restauração [...]": even if something answers the gain, nothing is unturned with it.
#[test]
fn fab_1_18_11_what_a_gain_triggers_does_not_bring_the_restauracao_back() {
    let mut scene = duel(json!([
        passive("Moinho", &json!({"generate": {"amount": 3}})),
        watcher("Sino", &json!("gains_resources")),
    ]));
    scene.put(0, "Moinho");
    scene.put(0, "Sino");
    let peao = scene.put(0, "Peão");
    scene.position.status(peao, true, false);
    scene.resources(0, 0);
    let mut game = scene.at(0, Part::Restauracao);
    game.refused(Action::Restore(peao), IllegalAction::NotEnoughResources);
    // Both pass; the Moinho gives and the Sino rings.
    game.pass();
    game.pass();
    assert_eq!(game.resources(0), 3);
    game.resolve();
    assert_eq!(game.hand(0), ["Peão"]);
    game.refused(Action::Restore(peao), IllegalAction::NotRestoring);
}

/// "[...] aos pontos de recurso que o jogador controlador da habilidade possui."
///
/// Ruling FAB-C34: what is generated comes on top of the ten, for this turn.
#[test]
fn fab_1_18_11_generators_add_for_their_controller_alone_even_beyond_ten() {
    let mut scene = duel(json!([passive(
        "Moinho",
        &json!({"generate": {"amount": 3}})
    )]));
    let moinho = scene.put(0, "Moinho");
    scene.position.control(moinho, Seat(1));
    scene.position.turns(Seat(0), 8);
    scene.position.turns(Seat(1), 8);
    let mut game = scene.at(0, Part::Compra);
    game.to(0, Part::Acao);
    assert_eq!(
        game.resources(0),
        10,
        "the owner controls nothing that generates"
    );
    game.to(1, Part::Acao);
    assert_eq!(game.resources(1), 13);
    assert_eq!(game.resources(0), 10);
    game.to(0, Part::Acao);
    assert_eq!(game.resources(1), 13, "only once a turn");
    game.to(1, Part::Acao);
    assert_eq!(game.resources(1), 13, "and only for the turn: 10 + 3 again");
}

/// "Um aliado pode ser desvirado durante a fase de restauração de seu controlador pagando um (1) de recurso."
#[test]
fn fab_3_2_8_an_ally_is_unturned_for_one_resource() {
    let mut scene = duel(json!([]));
    let (first, second) = (scene.put(0, "Peão"), scene.put(0, "Peão"));
    for ally in [first, second] {
        scene.position.status(ally, true, false);
    }
    scene.resources(0, 1);
    let mut game = scene.at(0, Part::Restauracao);
    game.act(Action::Restore(first));
    assert_eq!(
        (game.at(first).turned, game.at(second).turned),
        (false, true)
    );
    assert_eq!(game.resources(0), 0);
    game.refused(Action::Restore(second), IllegalAction::NotEnoughResources);
    game.refused(Action::Restore(first), IllegalAction::NotTurned);
}

/// "Um aliado pode ser desvirado durante a fase de restauração de seu controlador [...]": pode, não deve.
#[test]
fn fab_3_2_8_what_is_not_paid_for_stays_turned() {
    let mut scene = duel(json!([]));
    let peao = scene.put(0, "Peão");
    scene.position.status(peao, true, false);
    scene.position.turns(Seat(0), 4);
    let mut game = scene.at(0, Part::Compra);
    game.to(0, Part::Acao);
    assert!(game.at(peao).turned);
    assert_eq!(game.resources(0), 8);
    game.refused(Action::Restore(peao), IllegalAction::NotRestoring);
}

/// "[...] durante a fase de restauração de seu controlador [...]"
#[test]
fn fab_3_2_8_only_the_controller_and_only_in_the_own_restauracao() {
    let mut scene = duel(json!([]));
    let (lent, own) = (scene.put(0, "Peão"), scene.put(0, "Peão"));
    scene.position.control(lent, Seat(1));
    for ally in [lent, own] {
        scene.position.status(ally, true, false);
    }
    let mut game = scene.at(1, Part::Restauracao);
    assert!(
        game.can(Action::Restore(lent)),
        "its controller, not its owner"
    );
    game.refused(Action::Restore(own), IllegalAction::NotYours);
    game.pass();
    assert_eq!(game.asked().0, 0);
    game.refused(Action::Restore(own), IllegalAction::NotAsked);
    game.to(0, Part::Restauracao);
    assert!(game.can(Action::Restore(own)));
    game.refused(Action::Restore(lent), IllegalAction::NotYours);
}

/// "[...] pagando um (1) de recurso": the default; a card or a format may name another cost.
#[test]
fn fab_3_2_8_a_card_or_a_format_may_ask_for_another_amount() {
    let mut heavy = aliado("Colosso", [1, 1, 1]);
    heavy["restore"] = json!(3);
    let rules = PlayRules {
        restore_cost: 2,
        ..PlayRules::default()
    };
    let mut scene = scene_with(table(json!([heavy])), 2, rules);
    let (colosso, peao) = (scene.put(0, "Colosso"), scene.put(0, "Peão"));
    for ally in [colosso, peao] {
        scene.position.status(ally, true, false);
    }
    let mut game = scene.at(0, Part::Restauracao);
    game.act(Action::Restore(colosso));
    assert_eq!(game.resources(0), 7);
    game.act(Action::Restore(peao));
    assert_eq!(game.resources(0), 5);
}
