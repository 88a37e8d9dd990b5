//! Paying: sacrifices without deaths, announcements without means, nobody's resources but one's own. FAB 1.18.6b to 1.18.8

use fabulario_engine::fabula::{Action, Ask, IllegalAction};
use serde_json::{Value, json};

use super::words::{manobra, watcher, workshop};
use crate::fabula::support::duel;

/// An Altar for Aliados and Modificações, what watches deaths and destructions, and a Manobra that sacrifices.
fn altar_and_watchers() -> Value {
    let any = json!({"kinds": ["aliado", "modificacao"]});
    json!([
        workshop("Altar", &json!({"sacrifice": {"of": any}})),
        watcher("Luto", &json!({"dies": {"what": any}})),
        watcher("Ruína", &json!({"destroyed": {"what": any}})),
        manobra(
            "Oferenda",
            &json!([{"sacrifice": {"filter": {"kinds": ["aliado"]}}}])
        ),
    ])
}

/// "Custos de sacrifício não desencadeiam [...] quando um aliado morre ou [...] modificação é destruída."
#[test]
fn fab_1_18_6b_a_sacrifice_that_pays_a_cost_is_neither_a_death_nor_a_destruction() {
    let mut scene = duel(altar_and_watchers());
    let altar = scene.put(0, "Altar");
    let (peao, broquel) = (scene.put(0, "Peão"), scene.put(0, "Broquel"));
    scene.put(1, "Luto");
    scene.put(1, "Ruína");
    let mut game = scene.start();
    for paid in [peao, broquel] {
        game.activate(altar, 0);
        game.choose(paid);
        game.resolve();
    }
    assert_eq!(game.discard(0), ["Broquel", "Peão"]);
    assert_eq!(game.hand(0).len(), 2, "both were paid");
    assert!(game.hand(1).is_empty(), "nobody mourns");
}

/// "Custos de sacrifício não desencadeiam efeitos desencadeados quando um aliado morre [...]"
///
/// Ruling FAB-C21: a sacrifice as an *effect* is a death, though not a destruction.
#[test]
fn fab_1_18_6b_a_sacrifice_as_an_effect_is_a_death() {
    let mut scene = duel(altar_and_watchers());
    let peao = scene.put(0, "Peão");
    scene.put(1, "Luto");
    scene.hand(0, &["Oferenda"]);
    let mut game = scene.start();
    game.play("Oferenda");
    game.resolve();
    assert!(!game.is_in_play(peao));
    assert_eq!(game.hand(1), ["Peão"], "the Luto drew");

    let mut scene = duel(altar_and_watchers());
    scene.put(0, "Peão");
    scene.put(1, "Ruína");
    scene.hand(0, &["Oferenda"]);
    let mut game = scene.start();
    game.play("Oferenda");
    game.resolve();
    assert!(!game.is_in_play(peao));
    assert!(game.hand(1).is_empty(), "the Ruína did not");
}

/// "Caso um jogador anuncie [...] sem ter os meios [...] a ação é cancelada e os recursos [...] restituídos"
#[test]
fn fab_1_18_7_what_cannot_be_paid_is_not_announced_and_costs_nothing() {
    let mut scene = duel(json!([]));
    scene.hand(0, &["Capitã"]);
    scene.resources(0, 2);
    let mut game = scene.start();
    // `refused` compares every byte of the state: hand, resources and stack are as before.
    game.refused(
        Action::Play(game.id("Capitã")),
        IllegalAction::NotEnoughResources,
    );
    assert_eq!(game.resources(0), 2);
    assert_eq!(game.hand(0), ["Capitã"]);

    let mut scene = duel(json!([]));
    scene.hand(0, &["Capitã"]);
    scene.resources(0, 3);
    let mut game = scene.start();
    game.play("Capitã");
    assert_eq!(game.resources(0), 0, "with the means it is");
}

/// "[...] os recursos gastos durante o anúncio são restituídos àquele jogador."
#[test]
fn fab_1_18_7_a_choice_that_leaves_the_cost_unpayable_takes_nothing() {
    let bolt = json!({"name": "Pira", "kind": "modificacao", "cost": 1, "attach": 1, "abilities": [
        {"activated": {"cost": {"resources": 2, "sacrifice": {"of": {"kinds": ["aliado"]}}},
            "effect": {"targets": [{"what": {"permanent": {"filter": {"kinds": ["aliado"]}}}}],
                "sentences": [{"effects": [{"damage": {"to": "target", "amount": 1}}]}]}}}]});
    let mut scene = duel(json!([bolt]));
    let pira = scene.put(0, "Pira");
    let own = scene.put(0, "Peão");
    let enemy = scene.put(1, "Capitã");
    let mut game = scene.start();
    game.activate(pira, 0);
    assert_eq!(game.asked(), (0, Ask::Target));
    assert_eq!(
        game.resources(0),
        10,
        "an announcement under way has spent nothing"
    );
    // The only own Aliado is the means: as the target it would be missing.
    let own_target = Action::Choose(game.target(own));
    game.refused(own_target, IllegalAction::CannotPay);
    game.choose(enemy);
    game.choose(own);
    assert_eq!(game.resources(0), 8);
}

/// "Um jogador não pode emprestar recursos para que outro jogador utilize [...]"
#[test]
fn fab_1_18_8_nobody_pays_with_the_resources_of_another() {
    let mut scene = duel(json!([]));
    scene.hand(0, &["Capitã"]);
    scene.resources(0, 2);
    scene.resources(1, 10);
    let mut game = scene.start();
    game.refused(
        Action::Play(game.id("Capitã")),
        IllegalAction::NotEnoughResources,
    );
    assert_eq!(game.resources(1), 10);
}

/// "[...] ao menos que uma carta ou regra de formato especifique isso."
#[test]
fn fab_1_18_8_a_card_may_say_otherwise() {
    let loan = json!({"name": "Empréstimo", "kind": "manobra", "cost": 0, "effect": {
        "targets": [{"what": {"player": {"who": "opponents"}}}],
        "sentences": [{"effects": [
            {"lose_resources": {"amount": 2}}, {"gain_resources": {"who": "target", "amount": 2}}]}]}});
    let mut scene = duel(json!([loan]));
    scene.hand(1, &["Empréstimo"]);
    scene.hand(0, &["Capitã"]);
    scene.resources(0, 1);
    scene.resources(1, 5);
    let mut game = scene.start();
    game.pass();
    game.play("Empréstimo");
    game.choose_player(0);
    game.resolve();
    assert_eq!((game.resources(0), game.resources(1)), (3, 3));
    game.play("Capitã");
    assert_eq!(game.resources(0), 0);
}
