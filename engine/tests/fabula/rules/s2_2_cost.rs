//! The cost on a card. FAB 2.2

use fabulario_engine::fabula::{Action, Ask, IllegalAction, Table};
use serde_json::{Value, json};

use super::words::{manobra, passive};
use crate::fabula::support::duel;

/// A Modificação that makes everything cheaper.
fn fair(amount: i16) -> Value {
    passive("Feira", &json!({"reduce_cost": {"amount": amount}}))
}

/// "O custo de uma carta é o valor que deve ser pago em recursos para que aquela carta possa ser jogada."
#[test]
fn fab_2_2_1_the_cost_is_what_playing_the_card_takes() {
    for (name, cost) in [("Peão", 1), ("Leitura", 2), ("Capitã", 3), ("Titã", 6)] {
        let mut scene = duel(json!([]));
        scene.hand(0, &[name]);
        scene.resources(0, cost);
        let mut game = scene.start();
        game.play(name);
        assert_eq!(game.resources(0), 0, "{name}");

        let mut scene = duel(json!([]));
        scene.hand(0, &[name]);
        scene.resources(0, cost - 1);
        let mut game = scene.start();
        game.refused(
            Action::Play(game.id(name)),
            IllegalAction::NotEnoughResources,
        );
    }
}

/// "O custo da carta é sempre um valor natural."
#[test]
fn fab_2_2_2_no_card_has_a_negative_cost() {
    let with_cost = |cost: i16| {
        let mut card = manobra("Sopro", &json!(["draw"]));
        card["cost"] = json!(cost);
        Table::read(&json!([card]))
    };
    let wrong = with_cost(-1).err().unwrap();
    assert_eq!(wrong[0].path, "/cards/0/cost");
    assert!(with_cost(0).is_ok());
}

/// "O custo da carta é sempre um valor natural.": a reduction never gives resources.
#[test]
fn fab_2_2_2_a_reduction_ends_at_zero() {
    let mut scene = duel(json!([fair(5)]));
    scene.put(0, "Feira");
    scene.hand(0, &["Capitã"]);
    scene.resources(0, 4);
    let mut game = scene.start();
    game.play("Capitã");
    assert_eq!(game.resources(0), 4);
}

/// "[...] não alteram seu custo real, e sim aplicam uma redução do custo no momento que o custo é pago"
#[test]
fn fab_2_2_3_a_reduction_changes_what_is_paid_and_not_the_cost() {
    let read_cost = json!({"name": "Censo", "kind": "manobra", "cost": 2, "effect": {
        "targets": [{"what": {"permanent": {"filter": {"kinds": ["aliado"], "cost_at_least": 3}}}}],
        "sentences": [{"effects": [{"draw": {"amount": {"stat": {"stat": "cost", "of": "target"}}}}]}]}});
    let mut scene = duel(json!([fair(2), read_cost]));
    scene.put(0, "Feira");
    scene.hand(0, &["Capitã", "Censo"]);
    scene.resources(0, 1);
    let mut game = scene.start();
    game.play("Capitã");
    assert_eq!(game.resources(0), 0, "3 less 2");
    game.resolve();
    // Its cost is still 3: the Censo finds it and counts 3.
    let capita = game.named("Capitã")[0];
    game.play_on("Censo", capita);
    assert_eq!(game.hand(0).len(), 3);
}

/// "[...] aplicam uma redução do custo no momento que o custo é pago": what is asked for is what is paid.
#[test]
fn fab_2_2_3_the_reduction_that_lets_a_card_be_played_is_the_one_that_is_paid_with() {
    // One less for every card in hand, so the card that leaves the hand must not change its own price.
    let bulk = passive(
        "Atacado",
        &json!({"reduce_cost": {"amount": {"cards_in": {"zone": "mao"}}}}),
    );
    let with = |resources: i16| {
        let mut scene = duel(json!([bulk]));
        scene.put(0, "Atacado");
        scene.hand(0, &["Titã", "Veto", "Veto"]);
        scene.resources(0, resources);
        scene.start()
    };
    let tita = with(0).id("Titã");
    let asked = (0..10)
        .find(|resources| with(*resources).can(Action::Play(tita)))
        .unwrap();
    let mut game = with(10);
    game.play("Titã");
    assert_eq!(10 - game.resources(0), asked);
}

/// "O custo da carta nunca é alterado [...]": nor in the hand, where effects look at it, too.
#[test]
fn fab_2_2_3_the_cost_of_a_card_in_hand_is_the_printed_one() {
    let cards = json!([
        fair(2),
        manobra(
            "Confisco",
            &json!([{"discard": {"who": "opponents", "filter": {"cost_at_least": 3}}}])
        ),
    ]);
    let mut scene = duel(cards);
    scene.put(1, "Feira");
    scene.hand(0, &["Confisco"]);
    scene.hand(1, &["Capitã", "Leitura"]);
    let mut game = scene.start();
    game.play("Confisco");
    game.resolve();
    assert_eq!(game.discard(1), ["Capitã"]);
}

/// "[...] aplicam uma redução do custo no momento que o custo é pago apenas": of an X as well.
#[test]
fn fab_2_2_3_a_reduction_pays_a_part_of_x() {
    let flood = json!({"name": "Enxurrada", "kind": "manobra", "cost": {"letter": "x"},
        "effect": {"sentences": [{"effects": [{"draw": {"amount": "x"}}]}]}});
    let mut scene = duel(json!([fair(2), flood]));
    scene.put(0, "Feira");
    scene.hand(0, &["Enxurrada"]);
    scene.resources(0, 3);
    let mut game = scene.start();
    game.play("Enxurrada");
    assert_eq!(game.asked(), (0, Ask::Letter));
    game.refused(Action::Number(6), IllegalAction::NotEnoughResources);
    // X = 5 costs 5 less 2.
    game.number(5);
    assert_eq!(game.resources(0), 0);
    game.resolve();
    assert_eq!(game.hand(0).len(), 5);
}

/// "Efeitos que referenciam o custo de uma carta, fazem referência ao custo em recursos [...]"
#[test]
fn fab_2_2_4_other_means_are_no_part_of_the_cost_that_effects_speak_of() {
    let dear = json!({"name": "Pacto", "kind": "aliado", "vida": 1, "ofensiva": 1, "influencia": 1,
        "cost": {"resources": 1, "sacrifice": {"count": 2, "of": {"kinds": ["aliado"]}}, "discard": {"count": 1}}});
    let cards = json!([
        dear,
        {"name": "Censo", "kind": "manobra", "cost": 0, "effect": {
            "targets": [{"what": {"permanent": {"filter": {"kinds": ["aliado"]}}}}],
            "sentences": [{"effects": [{"draw": {"amount": {"stat": {"stat": "cost", "of": "target"}}}}]}]}},
        manobra("Purga", &json!([{"destroy": {"what": {"each": {"filter": {"cost_at_least": 2, "kinds": ["aliado"]}}}}}])),
    ]);
    let mut scene = duel(cards);
    let pacto = scene.put(0, "Pacto");
    let capita = scene.put(1, "Capitã");
    scene.hand(0, &["Censo", "Purga"]);
    let mut game = scene.start();
    game.play_on("Censo", pacto);
    assert_eq!(game.hand(0), ["Peão", "Purga"], "one card was drawn");
    game.play("Purga");
    game.resolve();
    assert!(game.is_in_play(pacto), "a cost of 1");
    assert!(!game.is_in_play(capita), "a cost of 3");
}
