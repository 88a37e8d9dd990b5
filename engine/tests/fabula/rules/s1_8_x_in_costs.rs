//! X in a cost. FAB 1.8.5, 1.8.6

use fabulario_engine::fabula::ability::Zone;
use fabulario_engine::fabula::{Action, Ask, Event, IllegalAction};
use serde_json::{Value, json};

use super::words::manobra;
use crate::fabula::support::duel;

/// A Manobra of cost X that draws X cards.
fn flood() -> Value {
    json!({"name": "Enxurrada", "kind": "manobra", "cost": {"letter": "x"},
        "effect": {"sentences": [{"effects": [{"draw": {"amount": "x"}}]}]}})
}

/// "[...] o valor de X deve ser declarado no momento da ativação do efeito/habilidade."
#[test]
fn fab_1_8_5_the_x_of_a_card_is_declared_when_it_is_played() {
    let mut scene = duel(json!([flood()]));
    scene.hand(0, &["Enxurrada"]);
    let mut game = scene.start();
    game.play("Enxurrada");
    assert_eq!(game.asked(), (0, Ask::Letter));
    assert!(game.state.stack().is_empty(), "before it is stacked");
    game.number(3);
    assert_eq!(game.resources(0), 7, "X is what is paid");
    assert_eq!(game.state.stack().len(), 1);
    // Nothing is asked on resolution any more.
    game.resolve();
    assert_eq!(game.hand(0), ["Peão"; 3]);
}

/// "[...] o valor de X deve ser declarado no momento da ativação do efeito/habilidade."
#[test]
fn fab_1_8_5_the_x_of_an_ability_is_declared_when_it_is_activated() {
    let mut scene = duel(json!([
        {"name": "Poço", "kind": "modificacao", "cost": 1, "attach": 1, "abilities": [
            {"activated": {"cost": {"resources": 1, "letter": "x"},
                "effect": {"sentences": [{"effects": [{"draw": {"amount": "x"}}]}]}}}]},
    ]));
    let poco = scene.put(0, "Poço");
    scene.resources(0, 5);
    let mut game = scene.start();
    game.activate(poco, 0);
    assert_eq!(game.asked(), (0, Ask::Letter));
    // 1 + X must be paid: of five resources at most four are left for X.
    game.refused(Action::Number(5), IllegalAction::NotEnoughResources);
    game.refused(Action::Number(-1), IllegalAction::NotEnoughResources);
    game.number(2);
    assert_eq!(game.resources(0), 2);
    game.resolve();
    assert_eq!(game.hand(0).len(), 2);
}

/// "[...] utilizado sem pagar seu custo, o valor de X é então considerado como sendo zero."
#[test]
fn fab_1_8_6_an_x_that_is_not_paid_is_zero() {
    let mut scene = duel(json!([
        flood(),
        manobra(
            "Brinde",
            &json!([
            {"choose": {"from": {"card": {"zone": "mao"}}}}, {"play_free": {"what": "chosen"}}])
        ),
    ]));
    scene.hand(0, &["Brinde", "Enxurrada"]);
    let mut game = scene.start();
    game.play("Brinde");
    game.resolve();
    game.choose_card(0, Zone::Mao, "Enxurrada");
    assert_eq!(game.state.stack().len(), 1);
    assert_eq!(game.asked().1, Ask::Priority, "no X is asked for");
    game.resolve();
    assert_eq!(game.resources(0), 9, "only the Brinde was paid");
    assert_eq!(game.count(|event| matches!(event, Event::Drew { .. })), 0);
    assert_eq!(game.discard(0), ["Brinde", "Enxurrada"]);
}

/// 1.8.6 beside 1.8.9: an X that the text defines has that value, paid or not; only a chosen X becomes zero.
#[test]
fn fab_1_8_6_a_defined_x_is_not_zero_without_payment() {
    let mut tithe = flood();
    tithe["name"] = json!("Dízimo");
    tithe["effect"]["define"] = json!([{"letter": "x", "is": {"count": {"of": {"name": "Peão"}}}}]);
    let free =
        json!([{"choose": {"from": {"card": {"zone": "mao"}}}}, {"play_free": {"what": "chosen"}}]);
    let mut scene = duel(json!([tithe, manobra("Brinde", &free)]));
    scene.put(1, "Peão");
    scene.put(1, "Peão");
    scene.hand(0, &["Brinde", "Dízimo"]);
    let mut game = scene.start();
    game.play("Brinde");
    game.resolve();
    game.choose_card(0, Zone::Mao, "Dízimo");
    game.resolve();
    assert_eq!(game.resources(0), 9, "only the Brinde was paid");
    assert_eq!(game.hand(0).len(), 2);
}
