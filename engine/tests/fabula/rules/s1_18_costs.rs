//! Costs: where they stand, what they are, what it takes to pay them. FAB 1.18.1 to 1.18.6

use fabulario_engine::fabula::{Action, Ask, IllegalAction, Slot, Table};
use serde_json::{Value, json};

use super::words::{manobra, workshop};
use crate::fabula::support::{Game, duel};

/// Where the reader of cards finds mistakes in this one.
fn mistakes(card: &Value) -> Vec<String> {
    let read = Table::read(&json!([card]));
    let wrong = read.err().unwrap_or_default();
    wrong.into_iter().map(|mistake| mistake.path).collect()
}

fn activation(permanent: Slot) -> Action {
    Action::Activate {
        permanent,
        ability: 0,
    }
}

/// "[...] descrito no indicador de custo da carta ou no início antes da descrição da habilidade"
#[test]
fn fab_1_18_1_the_cost_of_a_card_and_the_cost_of_its_ability_are_paid_each_in_its_place() {
    let mut forge = workshop("Forja", &json!(2));
    forge["cost"] = json!(4);
    let mut scene = duel(json!([forge]));
    scene.hand(0, &["Forja"]);
    let mut game = scene.start();
    game.play("Forja");
    game.resolve();
    assert_eq!(game.resources(0), 6, "the indicator: 4");
    let forja = game.named("Forja")[0];
    game.activate(forja, 0);
    assert_eq!(game.resources(0), 4, "before the colon: 2");
}

/// "O custo de uma carta sempre é um valor inteiro."
#[test]
fn fab_1_18_2_the_cost_of_a_card_is_a_whole_number() {
    let with_cost = |cost: Value| {
        let mut card = manobra("Sopro", &json!(["draw"]));
        card["cost"] = cost;
        mistakes(&card)
    };
    assert_eq!(with_cost(json!(1.5)), ["/cards/0/cost"]);
    assert_eq!(
        with_cost(json!({"resources": 0.5})),
        ["/cards/0/cost/resources"]
    );
    assert!(with_cost(json!(3)).is_empty());
}

/// "O custo de uma habilidade sempre é um valor inteiro além de possíveis custos alternativos."
#[test]
fn fab_1_18_3_the_cost_of_an_ability_is_a_whole_number_and_perhaps_other_means() {
    let paths = mistakes(&workshop("Forja", &json!(2.5)));
    assert_eq!(paths, ["/cards/0/abilities/0/activated/cost"]);

    let cost = json!({"resources": 2, "turn": true, "sacrifice": {"of": {"kinds": ["aliado"]}},
        "discard": {"count": 1}});
    let mut scene = duel(json!([workshop("Forja", &cost)]));
    let forja = scene.put(0, "Forja");
    let peao = scene.put(0, "Peão");
    scene.hand(0, &["Veto"]);
    let mut game = scene.start();
    game.activate(forja, 0);
    game.choose(peao);
    game.act(Action::Discard(game.id("Veto")));
    // All of it is paid together.
    assert_eq!(game.resources(0), 8);
    assert!(game.at(forja).turned);
    assert_eq!(game.discard(0), ["Peão", "Veto"]);
}

/// "[...] somente um custo alternativo [...] tem o valor de custo em recurso considerado como zero (0)"
#[test]
fn fab_1_18_4_an_ability_with_other_means_alone_costs_no_resources() {
    let cost = json!({"sacrifice": {"of": {"kinds": ["aliado"]}}});
    let mut scene = duel(json!([workshop("Altar", &cost)]));
    let altar = scene.put(0, "Altar");
    let peao = scene.put(0, "Peão");
    scene.resources(0, 0);
    let mut game = scene.start();
    game.activate(altar, 0);
    game.choose(peao);
    game.resolve();
    assert_eq!(game.resources(0), 0);
    assert_eq!(game.hand(0).len(), 1);

    let mut scene = duel(json!([workshop("Altar", &cost)]));
    scene.put(0, "Altar");
    scene.put(0, "Peão");
    let mut game = scene.start();
    game.activate(altar, 0);
    game.choose(peao);
    assert_eq!(
        game.resources(0),
        10,
        "nothing is taken where there is something"
    );
}

/// "Uma carta que não possua um valor na área de custo [...] considerado como zero (0)"
#[test]
fn fab_1_18_5_a_card_without_a_cost_costs_zero() {
    let unpriced =
        json!({"name": "Vento", "kind": "aliado", "vida": 1, "ofensiva": 1, "influencia": 1});
    let sweep = manobra(
        "Varredura",
        &json!([
        {"destroy": {"what": {"each": {"filter": {"kinds": ["aliado"], "cost_at_most": 0}}}}}]),
    );
    let mut scene = duel(json!([unpriced, sweep]));
    scene.hand(0, &["Vento", "Peão", "Varredura"]);
    scene.resources(0, 0);
    let mut broke = scene.start();
    broke.refused(
        Action::Play(broke.id("Peão")),
        IllegalAction::NotEnoughResources,
    );
    broke.play("Vento");
    broke.resolve();
    assert_eq!(broke.named("Vento").len(), 1);

    // Effects take it for zero, too.
    let mut scene = duel(json!([unpriced, sweep]));
    let vento = scene.put(0, "Vento");
    let peao = scene.put(0, "Peão");
    scene.hand(0, &["Varredura"]);
    let mut game = scene.start();
    game.play("Varredura");
    game.resolve();
    assert!(!game.is_in_play(vento));
    assert!(game.is_in_play(peao), "it costs 1");
}

/// A Forja for two resources and an Aliado, with so many resources, with or without an Aliado.
fn forge_with(resources: i16, ally: bool) -> (Game, Slot) {
    let cost = json!({"resources": 2, "sacrifice": {"of": {"kinds": ["aliado"]}}});
    let mut scene = duel(json!([workshop("Forja", &cost)]));
    let forja = scene.put(0, "Forja");
    scene.resources(0, resources);
    if ally {
        scene.put(0, "Peão");
    }
    (scene.start(), forja)
}

/// "Um jogador não pode pagar o custo sem ter todos os meios [...] necessários para se pagar aquele custo."
#[test]
fn fab_1_18_6_a_cost_is_paid_with_all_its_means_or_not_at_all() {
    let (mut poor, forja) = forge_with(1, true);
    poor.refused(activation(forja), IllegalAction::NotEnoughResources);
    let (mut lonely, forja) = forge_with(2, false);
    lonely.refused(activation(forja), IllegalAction::CannotPay);
    let (able, forja) = forge_with(2, true);
    assert!(able.can(activation(forja)));
}

/// "Um jogador não pode pagar o custo sem ter todos os meios [...]": a turned card cannot be turned.
#[test]
fn fab_1_18_6_a_turned_card_has_not_the_means_to_be_turned() {
    let mut scene = duel(json!([workshop("Roda", &json!({"turn": true}))]));
    let roda = scene.put(0, "Roda");
    let mut game = scene.start();
    game.activate(roda, 0);
    game.resolve();
    assert_eq!(game.hand(0).len(), 1);
    game.refused(activation(roda), IllegalAction::CannotPay);
}

/// "Um jogador não pode pagar o custo sem ter todos os meios [...]": a card does not pay for itself.
#[test]
fn fab_1_18_6_a_card_that_is_played_is_not_discarded_for_its_own_cost() {
    let burden = json!({"name": "Fardo", "kind": "manobra", "cost": {"discard": {"count": 1}},
        "effect": {"sentences": [{"effects": ["draw"]}]}});
    for (hand, why) in [
        (&["Fardo"][..], Err(IllegalAction::CannotPay)),
        (&["Fardo", "Fardo"][..], Ok(())),
        (&["Fardo", "Veto"][..], Ok(())),
    ] {
        let mut scene = duel(json!([burden]));
        scene.hand(0, hand);
        let game = scene.start();
        assert_eq!(
            game.state.check(Action::Play(game.id("Fardo"))),
            why,
            "{hand:?}"
        );
    }
}

/// "Pagar custo em recurso se faz, subtraindo o custo em recursos do valor total de recursos [...]"
#[test]
fn fab_1_18_6a_the_cost_is_subtracted_from_the_payers_resources() {
    let mut scene = duel(json!([]));
    scene.hand(0, &["Capitã"]);
    scene.hand(1, &["Veto"]);
    scene.resources(0, 7);
    scene.resources(1, 4);
    let mut game = scene.start();
    game.play("Capitã");
    assert_eq!((game.resources(0), game.resources(1)), (4, 4));
    game.play("Veto");
    assert_eq!((game.resources(0), game.resources(1)), (4, 3));
}

/// "Pagar custos de sacrifício se faz descartando uma carta do tipo indicado no custo do efeito."
#[test]
fn fab_1_18_6b_only_an_own_card_of_the_named_type_pays_a_sacrifice() {
    let cost = json!({"sacrifice": {"of": {"kinds": ["aliado"]}}});
    let mut scene = duel(json!([workshop("Altar", &cost)]));
    let altar = scene.put(0, "Altar");
    let (peao, broquel) = (scene.put(0, "Peão"), scene.put(0, "Broquel"));
    let enemy = scene.put(1, "Peão");
    let mut game = scene.start();
    game.activate(altar, 0);
    assert_eq!(game.asked(), (0, Ask::Sacrifice));
    for other in [broquel, enemy] {
        let choice = Action::Choose(game.target(other));
        game.refused(choice, IllegalAction::CannotPay);
    }
    game.choose(peao);
    // Ruling FAB-C21: the permanent itself goes to the Descarte; no card leaves the hand.
    assert_eq!(game.discard(0), ["Peão"]);
}
