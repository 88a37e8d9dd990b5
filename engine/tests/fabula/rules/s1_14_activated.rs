//! Activated abilities and what is paid for them. FAB 1.14.7#1

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::{Action, Ask, IllegalAction, Seat};
use serde_json::json;

use super::words::{aliado, workshop};
use crate::fabula::support::duel;

/// "Uma habilidade ativada tem seu efeito ativado após o controlador da carta escolher ativar [...]"
#[test]
fn fab_1_14_7x1_an_activated_ability_waits_for_its_controllers_choice() {
    let mut scene = duel(json!([workshop("Forja", &json!(2))]));
    let forja = scene.put(0, "Forja");
    let use_it = Action::Activate {
        permanent: forja,
        ability: 0,
    };
    let mut game = scene.start();
    let mut idle = game.clone();
    idle.to(0, Part::Final);
    assert!(idle.hand(0).is_empty(), "nobody chose it");
    assert_eq!(idle.resources(0), 10);

    game.activate(forja, 0);
    assert_eq!(game.resources(0), 8, "its cost is paid first");
    assert!(game.hand(0).is_empty(), "the effect waits on the stack");
    game.refused(use_it, IllegalAction::NotYours);
    game.resolve();
    assert_eq!(game.hand(0), ["Peão"]);
}

/// "[...] após o controlador da carta escolher ativar a habilidade pagando seu custo."
#[test]
fn fab_1_14_7x1_the_controller_activates_and_pays_not_the_owner() {
    let mut scene = duel(json!([workshop("Forja", &json!(2))]));
    let forja = scene.put(0, "Forja");
    scene.position.control(forja, Seat(1));
    let mut game = scene.start();
    game.refused(
        Action::Activate {
            permanent: forja,
            ability: 0,
        },
        IllegalAction::NotYours,
    );
    game.pass();
    game.activate(forja, 0);
    assert_eq!((game.resources(0), game.resources(1)), (10, 8));
    game.resolve();
    assert_eq!((game.hand(0).len(), game.hand(1).len()), (0, 1));
}

/// "O custo [...] pode variar entre [...] recursos, o sacrifício de uma permanente ou o descarte de cartas"
#[test]
fn fab_1_14_7x1_a_cost_may_be_a_sacrifice_of_a_permanent() {
    let cost = json!({"sacrifice": {"of": {"kinds": ["aliado"]}}});
    let mut scene = duel(json!([workshop("Altar", &cost)]));
    let altar = scene.put(0, "Altar");
    let peao = scene.put(0, "Peão");
    let mut game = scene.start();
    game.activate(altar, 0);
    assert_eq!(game.asked(), (0, Ask::Sacrifice));
    game.choose(peao);
    // Paid before the effect resolves.
    assert!(!game.is_in_play(peao));
    assert_eq!(game.discard(0), ["Peão"]);
    assert!(game.hand(0).is_empty());
    game.resolve();
    assert_eq!(game.hand(0), ["Peão"]);
}

/// "O custo [...] pode variar entre [...] recursos, o sacrifício de uma permanente ou o descarte de cartas"
#[test]
fn fab_1_14_7x1_a_cost_may_be_a_discard_of_cards() {
    let mut scene = duel(json!([workshop(
        "Fogueira",
        &json!({"discard": {"count": 2}})
    )]));
    let fogueira = scene.put(0, "Fogueira");
    scene.hand(0, &["Veto", "Leitura", "Faísca"]);
    let mut game = scene.start();
    game.activate(fogueira, 0);
    assert_eq!(game.asked(), (0, Ask::Discard));
    game.act(Action::Discard(game.id("Veto")));
    game.refused(Action::Discard(game.id("Veto")), IllegalAction::CannotPay);
    game.act(Action::Discard(game.id("Faísca")));
    assert_eq!(game.discard(0), ["Faísca", "Veto"]);
    game.resolve();
    assert_eq!(game.hand(0), ["Leitura", "Peão"]);
    game.activate(fogueira, 0);
    game.act(Action::Discard(game.id("Leitura")));
    game.act(Action::Discard(game.id("Peão")));
    game.resolve();
    assert_eq!(game.hand(0).len(), 1, "one card is not two");
    game.refused(
        Action::Activate {
            permanent: fogueira,
            ability: 0,
        },
        IllegalAction::CannotPay,
    );
}

/// "Uma habilidade ativada tem seu efeito ativado após o controlador da carta escolher ativar [...]"
///
/// Ruling FAB-C26: not while its ally is preparing (quick guide); triggered and passive abilities work at once.
#[test]
fn fab_1_14_7x1_an_ally_that_is_preparing_cannot_use_activated_abilities_alone() {
    let draw = json!({"sentences": [{"effects": ["draw"]}]});
    let mut card = aliado("Noviça", [1, 1, 1]);
    card["abilities"] = json!([
        {"activated": {"cost": 1, "effect": draw}},
        {"triggered": {"trigger": "enters", "effect": draw}},
        {"passive": {"does": {"modify": {"of": {"name": "Peão"}, "stat": "vida", "amount": 5}}}},
    ]);
    let mut scene = duel(json!([card]));
    let peao = scene.put(0, "Peão");
    scene.hand(0, &["Noviça"]);
    let mut game = scene.start();
    game.play("Noviça");
    game.resolve();
    let novica = game.named("Noviça")[0];
    assert_eq!(game.hand(0), ["Peão"], "the triggered ability worked");
    assert_eq!(game.values(peao).1, 7, "the passive one, too");
    let use_it = Action::Activate {
        permanent: novica,
        ability: 0,
    };
    game.refused(use_it, IllegalAction::Preparing);
    game.to(1, Part::Acao);
    game.to(0, Part::Acao);
    game.act(use_it);
}
