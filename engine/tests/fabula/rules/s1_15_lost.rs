//! FAB 1.14.10, 1.15.4: an effect that loses its targets while it waits.

use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::stack_kit::*;
use crate::fabula::support::*;

/// A Manobra that returns an Aliado to its owner's hand.
fn retreat() -> Value {
    aimed(
        "Recuo",
        &an_ally(),
        &json!([{"move": {"what": "target", "to": "mao"}}]),
    )
}

/// "Quando uma habilidade ativada […] perde esse alvo válido […], o efeito desta habilidade é cancelado."
#[test]
fn fab_1_14_10_an_activated_ability_that_loses_its_target_does_nothing_and_stays_paid() {
    let mut scene = duel(json!([sling(), retreat()]));
    let (funda, titan) = (scene.put(0, "Funda"), scene.put(1, "Titã"));
    scene.put(1, "Capitã");
    scene.hand(1, &["Recuo"]);
    let mut game = scene.start();
    game.activate(funda, 0);
    game.choose(titan);
    let id = top(&game).id;
    let mut hit = game.clone();
    hit.resolve();
    assert_eq!(hit.at(titan).damage, 2);
    game.play("Recuo");
    game.choose(titan);
    game.resolve();
    assert_eq!(game.count(|event| *event == Event::Fizzled { id }), 1);
    assert_eq!(
        game.count(|event| matches!(event, Event::Damaged { .. })),
        0,
        "no other ally instead"
    );
    // "Os custos pagos […] não são ressarcidos."
    assert_eq!((game.resources(0), game.at(funda).turned), (10 - 2, true));
}

/// "Todo efeito […] que perca o alvo […] é removido da pilha e não tem seu efeito executado. […] não é ressarcido."
#[test]
fn fab_1_15_4_an_effect_whose_target_is_gone_does_not_happen() {
    let gains =
        json!([{"damage": {"to": "target", "amount": 1}}, {"gain_resources": {"amount": 5}}]);
    let mut scene = duel(json!([aimed("Golpe", &an_ally(), &gains), retreat()]));
    let titan = scene.put(1, "Titã");
    scene.hand(0, &["Golpe"]);
    scene.hand(1, &["Recuo"]);
    let mut game = scene.start();
    game.play("Golpe");
    game.choose(titan);
    let id = top(&game).id;
    game.play("Recuo");
    game.choose(titan);
    game.resolve();
    assert_eq!(game.count(|event| *event == Event::Fizzled { id }), 1);
    // Not even the part that needs no target happens; the card is used up, its cost not given back.
    assert_eq!(
        (game.resources(0), game.discard(0)),
        (10 - 1, vec!["Golpe"])
    );
}

/// "[…] que perca o alvo definido no momento de sua inserção […]" (a target that does not fit any more is lost)
#[test]
fn fab_1_15_4_a_target_that_is_no_longer_legal_is_lost_too() {
    let mine = json!({"permanent": {"filter": {"kinds": ["aliado"], "whose": "you"}}});
    let mut scene = duel(json!([
        aimed(
            "Treino",
            &mine,
            &json!([{"modify": {"what": "target", "stat": "ofensiva", "amount": 1}}])
        ),
        aimed(
            "Furto",
            &an_ally(),
            &json!([{"take_control": {"what": "target"}}])
        ),
    ]));
    let peao = scene.put(0, "Peão");
    scene.hand(0, &["Treino"]);
    scene.hand(1, &["Furto"]);
    let mut game = scene.start();
    game.play("Treino");
    game.choose(peao);
    game.play("Furto");
    game.choose(peao);
    game.resolve();
    assert_eq!(
        (game.at(peao).controller, game.values(peao).0),
        (Seat(1), 2)
    );
}

/// "[…] perca o alvo definido no momento de sua inserção na pilha […]" (what comes back is another object)
#[test]
fn fab_1_15_4_an_object_that_left_and_came_back_is_not_the_target() {
    let blink = json!([{"move": {"what": "target", "to": "descarte"}},
        {"move": {"what": {"cards": {"zone": "descarte", "filter": {"name": "Titã"}}}, "to": "campo"}}]);
    let mut scene = duel(json!([aimed("Piscada", &an_ally(), &blink)]));
    let titan = scene.put(1, "Titã");
    scene.hand(0, &["Faísca"]);
    scene.hand(1, &["Piscada"]);
    let mut game = scene.start();
    game.play("Faísca");
    game.choose(titan);
    game.play("Piscada");
    game.choose(titan);
    game.resolve();
    let back = game.named("Titã")[0];
    assert_eq!(
        (back, game.at(back).damage),
        (titan, 0),
        "in the same place, untouched"
    );
}

/// "[…] perca o alvo definido […]" (a player who is out of the game is no target any more)
#[test]
fn fab_1_15_4_a_player_who_left_the_game_is_lost_as_a_target() {
    let draws = json!([{"draw": {"who": "target"}}, {"gain_resources": {"amount": 5}}]);
    let mut scene = scene(table(json!([aimed("Dádiva", &json!("player"), &draws)])), 3);
    scene.hand(0, &["Dádiva"]);
    let mut game = scene.start();
    game.play("Dádiva");
    game.choose_player(2);
    let id = top(&game).id;
    game.act(Action::Concede(Seat(2)));
    game.resolve();
    assert_eq!(game.count(|event| *event == Event::Fizzled { id }), 1);
    assert_eq!(game.resources(0), 9);
}

/// "[…] é removido da pilha e não tem seu efeito executado." (some of several targets: FAB-C30)
#[test]
fn fab_1_15_4_with_one_of_two_targets_lost_the_rest_happens_with_both_lost_nothing() {
    let text = json!({"targets": [{"what": an_ally(), "min": 2, "max": 2}], "sentences": [
        {"effects": [{"damage": {"to": "target", "amount": 1}}, {"gain_resources": {"amount": 5}}]},
        {"effects": ["draw"]},
    ]});
    let sweep = json!({"move": {"what": {"each": {"filter": {"kinds": ["aliado"], "whose": "you"}}}, "to": "mao"}});
    let mut scene = duel(
        json!([{"name": "Raio", "kind": "manobra", "cost": 1, "effect": text}, retreat(), manobra("Debandada", &json!([sweep]))]),
    );
    let (one, other) = (scene.put(1, "Titã"), scene.put(1, "Titã"));
    scene.hand(0, &["Raio"]);
    scene.hand(1, &["Recuo", "Debandada"]);
    let mut game = scene.start();
    game.play("Raio");
    game.choose(one);
    game.choose(other);
    let mut both = game.clone();
    game.play("Recuo");
    game.choose(one);
    game.resolve();
    assert_eq!(
        (game.at(other).damage, game.resources(0), game.deck(0)),
        (1, 14, 19)
    );
    // The sentence that speaks of no target is an effect of its own (FAB-C3): it happens all the same.
    both.play("Debandada");
    both.resolve();
    assert_eq!((both.resources(0), both.deck(0)), (9, 19));
}
