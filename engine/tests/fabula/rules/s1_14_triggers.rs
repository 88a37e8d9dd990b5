//! FAB 1.14.6 to 1.14.9: when abilities trigger, what repeated uses are, who orders triggers.

use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::stack_kit::*;
use crate::fabula::support::*;

/// "Uma habilidade desencadeada tem seu efeito ativado quando uma certa condição ou critério é atendido […]"
#[test]
fn fab_1_14_6_it_triggers_when_its_condition_is_met_and_not_otherwise() {
    let dies = json!({"dies": {"what": {"kinds": ["aliado"], "whose": "you"}}});
    let four = json!({"compare": {"left": {"resources": {}}, "is": "at_least", "right": 4}});
    let mut scene = duel(json!([relic(
        "Carpideira",
        &json!([
            {"triggered": {"trigger": dies, "when": four, "effect": says(&json!(["draw"]))}},
        ])
    )]));
    scene.put(0, "Carpideira");
    let (mine, yours, last) = (
        scene.put(0, "Peão"),
        scene.put(1, "Peão"),
        scene.put(0, "Peão"),
    );
    scene.hand(0, &["Faísca", "Faísca", "Faísca", "Faísca"]);
    scene.resources(0, 6);
    let mut game = scene.start();
    game.play_on("Faísca", yours);
    assert_eq!(game.deck(0), 20, "an ally died, but none of mine");
    game.play_on("Faísca", mine);
    assert_eq!(game.deck(0), 19);
    game.play_on("Faísca", last);
    assert_eq!(
        (game.deck(0), game.resources(0)),
        (19, 3),
        "the criterion was not met at that moment"
    );
}

/// "[…] tem seu efeito ativado quando uma certa condição […] é atendido […]" (when exactly: FAB-C29)
#[test]
fn fab_1_14_6_a_trigger_is_stacked_after_the_state_check_and_can_be_answered() {
    let grows = json!({"modify": {"what": {"each": {"filter": {"name": "Peão"}}}, "stat": "vida", "amount": 3}});
    let when_hurt = json!({"damaged": {"what": {"name": "Peão"}}});
    let mut scene = duel(json!([relic(
        "Curandeira",
        &json!([{"triggered": {"trigger": when_hurt, "effect": says(&json!([grows]))}}])
    )]));
    scene.put(1, "Curandeira");
    let peao = scene.put(1, "Peão");
    scene.hand(0, &["Faísca", "Veto"]);
    let mut game = scene.start();
    game.play("Faísca");
    game.choose(peao);
    game.pass();
    // Two damage on two vida: the check comes before the trigger could save it.
    assert!(!game.is_in_play(peao));
    assert_eq!(waiting(&game), ["Curandeira"]);
    // The priority is where it would be without the trigger: with the active player, who may answer.
    assert_eq!(
        (top(&game).controller, game.asked()),
        (Seat(1), (0, Ask::Priority))
    );
    assert!(game.can(Action::Play(game.id("Veto"))));
}

/// "[…] múltiplas vezes enviado para a pilha […] gera duas instâncias do mesmo efeito que não […] interagem entre si."
#[test]
fn fab_1_14_7x2_two_uses_are_two_instances_with_targets_and_fates_of_their_own() {
    let hurts = json!({"targets": [{"what": an_ally()}], "sentences": [{"effects": [{"damage": {"to": "target", "amount": 1}}]}]});
    let mut scene = duel(json!([
        relic(
            "Funda",
            &json!([{"activated": {"cost": 1, "effect": hurts}}])
        ),
        targeted_cancel()
    ]));
    let (funda, one, other) = (
        scene.put(0, "Funda"),
        scene.put(1, "Titã"),
        scene.put(1, "Titã"),
    );
    scene.hand(1, &["Leitura", "Mordaça"]);
    let mut game = scene.start();
    game.activate(funda, 0);
    game.choose(one);
    let first = top(&game).id;
    game.play("Leitura");
    game.activate(funda, 0);
    game.choose(other);
    assert_eq!(waiting(&game), ["Funda", "Leitura", "Funda"]);
    assert_ne!(top(&game).id, first);
    let mut cancelled = game.clone();
    game.resolve();
    assert_eq!((game.at(one).damage, game.at(other).damage), (1, 1));
    // What becomes of one is nothing to the other.
    cancelled.play("Mordaça");
    cancelled.choose_effect(0);
    cancelled.resolve();
    assert_eq!(
        (cancelled.at(one).damage, cancelled.at(other).damage),
        (1, 0)
    );
}

/// "[…] ao menos que o efeito especifique a interação."
#[test]
fn fab_1_14_7x2_instances_interact_when_the_text_says_so() {
    let per_turned = json!({"count": {"of": {"kinds": ["aliado"], "turned": true}}});
    let text = json!([{"gain_resources": {"amount": per_turned}}, {"turn": {"what": {"each": {"filter": {"name": "Peão"}}}}}]);
    let mut scene = duel(json!([relic(
        "Moinho",
        &json!([{"activated": {"cost": 0, "effect": says(&text)}}])
    )]));
    let moinho = scene.put(0, "Moinho");
    scene.put(1, "Peão");
    scene.hand(1, &["Leitura"]);
    let mut game = scene.start();
    game.activate(moinho, 0);
    game.play("Leitura");
    game.activate(moinho, 0);
    game.resolve();
    // The first to resolve finds nothing turned and turns it; the second counts what the first did.
    assert_eq!(game.resources(0), 10 + 1);
}

/// A Modificação that does something when an Aliado dies.
fn mourner(name: &str, effect: &Value) -> Value {
    relic(
        name,
        &json!([{"triggered": {"trigger": {"dies": {"what": {"kinds": ["aliado"]}}}, "effect": says(&json!([effect]))}}]),
    )
}

/// Two triggers whose order matters: resources are doubled, or three are lost.
fn conflict() -> Value {
    let double =
        json!({"gain_resources": {"who": "active", "amount": {"resources": {"of": "active"}}}});
    json!([
        mourner("Dobro", &double),
        mourner(
            "Perda",
            &json!({"lose_resources": {"who": "active", "amount": 3}})
        )
    ])
}

/// "Quando duas […] desencadeadas possuem efeitos conflitantes, o controlador das cartas […] decide a ordem […]"
#[test]
fn fab_1_14_9_the_common_controller_orders_conflicting_triggers() {
    for (first, expected) in [("Dobro", (10 - 1 - 3) * 2), ("Perda", (10 - 1) * 2 - 3)] {
        let mut scene = duel(conflict());
        scene.put(1, "Dobro");
        scene.put(1, "Perda");
        let peao = scene.put(1, "Peão");
        scene.hand(0, &["Faísca"]);
        let mut game = scene.start();
        game.play_on("Faísca", peao);
        // Player 0 caused it, but both cards are player 1's.
        assert_eq!(game.asked(), (1, Ask::Order));
        game.refused(Action::Number(2), IllegalAction::OutOfRange);
        game.number(i16::from(first == "Perda"));
        // What is put on the stack first resolves last.
        assert_eq!(waiting(&game)[0], first);
        assert_eq!(waiting(&game).len(), 2);
        game.resolve();
        assert_eq!(game.resources(0), expected, "{first} stacked first");
    }
}

/// "Caso cada carta possua um controlador diferente, a ordem é escolhida pelo responsável pela ação […]"
#[test]
fn fab_1_14_9_of_different_controllers_whoever_caused_it_chooses() {
    for killer in [0, 1] {
        let mut scene = duel(conflict());
        scene.put(0, "Dobro");
        scene.put(1, "Perda");
        let peao = scene.put(0, "Peão");
        scene.hand(killer, &["Faísca"]);
        let mut game = scene.start();
        if killer == 1 {
            game.pass();
        }
        game.play_on("Faísca", peao);
        assert_eq!(game.asked(), (killer, Ask::Order));
        game.number(1);
        assert_eq!(waiting(&game), ["Perda", "Dobro"]);
        // The order is chosen, not the control.
        assert_eq!(
            (
                game.state.stack()[0].controller,
                game.state.stack()[1].controller
            ),
            (Seat(1), Seat(0))
        );
    }
}

/// "[…] o controlador das cartas com as habilidades decide a ordem […]" (one ability that triggered twice)
#[test]
fn fab_1_14_9_one_ability_that_triggered_twice_about_different_things_is_ordered_too() {
    let each = json!({"each": {"filter": {"kinds": ["aliado"]}}});
    let mut scene = duel(json!([
        mourner("Juiz", &json!({"win": {"who": "subject"}})),
        manobra("Cheia", &json!([{"damage": {"to": each, "amount": 2}}])),
    ]));
    scene.put(0, "Juiz");
    scene.put(0, "Peão");
    scene.put(1, "Peão");
    scene.hand(0, &["Cheia"]);
    let mut game = scene.start();
    game.play("Cheia");
    game.resolve();
    assert_eq!(game.discard(0), ["Cheia", "Peão"]);
    // Whoever's Peão is spoken of in the effect that resolves first wins: nothing conflicts more.
    assert_eq!(game.asked(), (0, Ask::Order));
    let winner = |stacked_first: i16| {
        let mut game = game.clone();
        game.number(stacked_first);
        game.resolve();
        game.state.outcome().and_then(|outcome| outcome.winner)
    };
    let winners = [winner(0), winner(1)];
    assert!(winners.contains(&Some(Seat(0))) && winners.contains(&Some(Seat(1))));
}

/// "[…] a ordem é escolhida pelo responsável pela ação": even if none of the cards is that player's.
#[test]
fn fab_1_14_9_whoever_caused_it_chooses_without_having_such_a_card() {
    let mut scene = scene(table(conflict()), 3);
    scene.put(0, "Dobro");
    scene.put(1, "Perda");
    let peao = scene.put(0, "Peão");
    scene.hand(2, &["Faísca"]);
    let mut game = scene.start();
    game.pass();
    game.pass();
    game.play_on("Faísca", peao);
    assert_eq!(game.asked(), (2, Ask::Order));
}

/// "[…] o responsável pela ação que desencadeou": for what the turn itself does, the player whose turn it is.
#[test]
fn fab_1_14_9_what_the_turn_brings_about_is_ordered_by_the_active_player() {
    let begins = json!({"part_begins": {"part": "final", "whose": "any"}});
    let at_the_end = |name: &str, effect: &Value| {
        relic(
            name,
            &json!([{"triggered": {"trigger": begins, "effect": says(&json!([effect]))}}]),
        )
    };
    let mut scene = duel(json!([
        at_the_end("Ganho", &json!({"gain_resources": {"amount": 1}})),
        at_the_end("Compra", &json!("draw")),
    ]));
    scene.put(0, "Ganho");
    scene.put(1, "Compra");
    scene.hand(1, &["Leitura"]);
    let mut game = scene.start();
    // Player 1 was the last to do something.
    game.pass();
    game.play("Leitura");
    game.resolve();
    while game.asked().1 != Ask::Order {
        game.pass();
    }
    assert_eq!(
        (game.asked().0, game.state.part()),
        (0, ability::Part::Final)
    );
}

/// "[…] efeitos conflitantes": between triggers that differ in nothing there is no order to choose.
#[test]
fn fab_1_14_9_triggers_that_are_alike_are_not_ordered() {
    let mut scene = duel(json!([mourner(
        "Perda",
        &json!({"lose_resources": {"amount": 3}})
    )]));
    scene.put(0, "Perda");
    scene.put(0, "Perda");
    let peao = scene.put(1, "Peão");
    scene.hand(0, &["Faísca"]);
    let mut game = scene.start();
    game.play("Faísca");
    game.choose(peao);
    game.pass();
    assert_eq!(game.asked(), (0, Ask::Priority));
    assert_eq!(waiting(&game), ["Perda", "Perda"]);
    game.resolve();
    assert_eq!(game.resources(0), 10 - 1 - 3 - 3);

    // Of two that speak of themselves each is another effect.
    let grows = json!({"turn": {"what": "this"}});
    let mut scene = duel(json!([mourner("Luto", &grows)]));
    let luto = [scene.put(0, "Luto"), scene.put(0, "Luto")];
    let peao = scene.put(1, "Peão");
    scene.hand(0, &["Faísca"]);
    let mut game = scene.start();
    game.play_on("Faísca", peao);
    assert_eq!(game.asked(), (0, Ask::Order));
    game.number(1);
    game.resolve_to(1);
    assert_eq!(luto.map(|slot| game.at(slot).turned), [true, false]);
}
