//! FAB 1.23: cancelling.

use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::stack_kit::*;
use crate::fabula::support::*;

/// A duel in which player 0 has played the Leitura, with these hands.
fn reading(cards: Value, hands: [&[&str]; 2]) -> Game {
    let mut scene = duel(cards);
    scene.hand(0, &["Leitura"]);
    scene.hand(0, hands[0]);
    scene.hand(1, hands[1]);
    let mut game = scene.start();
    game.play("Leitura");
    game
}

/// "Cancelamento é o resultado de qualquer efeito que remova um outro efeito da pilha […], cancelando sua execução."
#[test]
fn fab_1_23_1_a_cancelled_effect_leaves_the_stack_and_is_not_executed() {
    let mut game = reading(json!([targeted_cancel()]), [&[], &["Mordaça"]]);
    let id = top(&game).id;
    game.play("Mordaça");
    game.choose_effect(0);
    game.pass();
    assert!(game.state.stack().is_empty());
    assert_eq!(game.count(|event| *event == Event::Cancelled { id }), 1);
    assert_eq!(
        (game.deck(0), game.discard(0), game.resources(0)),
        (20, vec!["Leitura"], 8)
    );
}

/// "Cancelamento é o resultado de qualquer efeito que remova um outro efeito […]" (abilities, too)
#[test]
fn fab_1_23_1_activated_and_triggered_abilities_can_be_cancelled() {
    let draws = says(&json!(["draw"]));
    let mut scene = duel(json!([
        relic(
            "Sino",
            &json!([
                {"activated": {"cost": {"turn": true}, "effect": draws}},
                {"triggered": {"trigger": "turned", "effect": draws}},
            ])
        ),
        targeted_cancel()
    ]));
    let sino = scene.put(0, "Sino");
    scene.hand(1, &["Mordaça"]);
    let mut game = scene.start();
    game.activate(sino, 0);
    // Above the ability waits the one that its cost triggered.
    for from_top in [0, 1] {
        let mut game = game.clone();
        game.play("Mordaça");
        game.choose_effect(from_top);
        game.resolve();
        assert_eq!((game.deck(0), game.at(sino).turned), (19, true));
    }
}

/// "Um cancelamento só pode ser realizado em um efeito na pilha […] que ainda não tenha sido concluído."
#[test]
fn fab_1_23_2_what_is_not_on_the_stack_cannot_be_cancelled() {
    let mut game = reading(json!([targeted_cancel()]), [&["Mordaça"], &["Mordaça"]]);
    let mordaca = game.id("Mordaça");
    assert!(game.can(Action::Play(mordaca)));
    game.resolve();
    // The Leitura is concluded: it is in the discard and out of reach.
    assert_eq!((game.deck(0), game.discard(0)), (19, vec!["Leitura"]));
    game.refused(Action::Play(mordaca), IllegalAction::NoTarget);
}

/// "[…] em um efeito na pilha de efeitos que ainda não tenha sido concluído."
#[test]
fn fab_1_23_2_of_a_text_half_done_only_the_rest_can_be_cancelled() {
    let text = json!({"sentences": [{"effects": ["draw"]}, {"effects": [{"gain_resources": {"amount": 5}}]}]});
    let mut scene = duel(
        json!([{"name": "Saque", "kind": "manobra", "cost": 1, "effect": text}, targeted_cancel()]),
    );
    scene.hand(0, &["Saque"]);
    scene.hand(1, &["Mordaça"]);
    let mut game = scene.start();
    game.play("Saque");
    let ids: Vec<u32> = game.state.stack().iter().map(|item| item.id).collect();
    game.pass();
    game.pass();
    assert_eq!((game.deck(0), game.asked()), (19, (1, Ask::Priority)));
    game.play("Mordaça");
    assert_eq!(choices(&game), [Target::Effect(ids[0])]);
    game.refused(
        Action::Choose(Target::Effect(ids[1])),
        IllegalAction::IllegalTarget,
    );
    game.choose_effect(0);
    game.resolve();
    assert_eq!((game.deck(0), game.resources(0)), (19, 9));
}

/// "Um cancelamento só pode ser realizado em um efeito […] que ainda não tenha sido concluído."
#[test]
fn fab_1_23_2_a_cancel_whose_effect_was_cancelled_before_does_nothing() {
    let mut game = reading(json!([targeted_cancel()]), [&["Mordaça"], &["Mordaça"]]);
    let leitura = top(&game).id;
    game.play("Mordaça");
    game.choose_effect(0);
    let late = top(&game).id;
    // Player 0 answers with a cancel aimed at the same effect, which resolves first.
    game.play("Mordaça");
    game.choose_effect(1);
    game.resolve();
    let cancelled = |event: &Event| matches!(event, Event::Cancelled { .. });
    assert_eq!(game.count(|event| *event == Event::Fizzled { id: late }), 1);
    assert_eq!(
        (
            game.count(cancelled),
            game.count(|event| *event == Event::Cancelled { id: leitura })
        ),
        (1, 1)
    );
}

/// "[…] sem indicar um efeito específico […], ele então cancela o primeiro efeito no topo da pilha, antes do próprio."
#[test]
fn fab_1_23_3_a_cancel_without_a_target_hits_the_topmost_effect_below_itself() {
    let mut scene = duel(json!([]));
    let titan = scene.put(0, "Titã");
    scene.hand(0, &["Leitura", "Veto"]);
    scene.hand(1, &["Faísca"]);
    let mut game = scene.start();
    game.play("Leitura");
    game.play("Faísca");
    game.choose(titan);
    game.play("Veto");
    // No target is asked for; of the two effects below it the upper one is hit.
    assert_eq!(
        (game.asked(), waiting(&game)),
        ((1, Ask::Priority), vec!["Leitura", "Faísca", "Veto"])
    );
    game.resolve();
    assert_eq!((game.at(titan).damage, game.deck(0)), (0, 19));
}

/// "[…] cancela o primeiro efeito no topo da pilha, antes do próprio […]" (never itself)
#[test]
fn fab_1_23_3_a_cancel_with_nothing_below_it_cancels_nothing() {
    let text = json!({"sentences": [{"effects": ["cancel"]}, {"effects": ["draw"]}]});
    let mut scene = duel(json!([{"name": "Sermão", "kind": "manobra", "cost": 1, "effect": text}]));
    scene.hand(0, &["Sermão", "Veto"]);
    let mut game = scene.start();
    for name in ["Veto", "Sermão"] {
        game.play(name);
        game.resolve();
    }
    assert_eq!(
        game.count(|event| matches!(event, Event::Cancelled { .. })),
        0
    );
    // The second sentence of the same text is part of the cancelling card, not what it answers.
    assert_eq!(
        (game.deck(0), game.discard(0)),
        (19, vec!["Sermão", "Veto"])
    );
}

/// "[…] cancela o primeiro efeito no topo da pilha, antes do próprio efeito de cancelamento."
#[test]
fn fab_1_23_3_which_effect_is_topmost_is_seen_when_the_cancel_happens() {
    let mut scene = duel(json!([]));
    let titan = scene.put(1, "Titã");
    scene.hand(0, &["Leitura", "Faísca"]);
    scene.hand(1, &["Veto"]);
    let mut game = scene.start();
    game.play("Leitura");
    game.play("Veto");
    game.play("Faísca");
    game.choose(titan);
    game.resolve();
    // The Faísca came above the Veto and was over before it.
    assert_eq!((game.at(titan).damage, game.deck(0)), (2, 20));
}

/// "[…] o primeiro efeito no topo da pilha, antes do próprio efeito […]" (of a copy: the effect it was copied from)
#[test]
fn fab_1_23_3_the_copy_of_a_cancel_hits_the_cancel_below_it() {
    let mirror = aimed(
        "Espelho",
        &json!("effect"),
        &json!([{"copy": {"what": "target"}}]),
    );
    let mut game = reading(json!([mirror]), [&["Espelho"], &["Veto"]]);
    game.play("Veto");
    game.play("Espelho");
    game.choose_effect(0);
    game.pass();
    assert_eq!(waiting(&game), ["Leitura", "Veto", "Veto"]);
    game.resolve();
    // The copy is an effect of its own (FAB 1.13.3): topmost below it is the Veto, not the Leitura.
    assert_eq!(game.deck(0), 19);
}

/// "Um efeito de cancelamento também é um efeito, […] sendo inserido na pilha e então sujeito a outro […]"
#[test]
fn fab_1_23_4_a_cancel_waits_on_the_stack_and_can_be_cancelled() {
    let mut game = reading(json!([]), [&["Veto"], &["Veto"]]);
    game.play("Veto");
    assert_eq!(
        (waiting(&game), game.deck(0)),
        (vec!["Leitura", "Veto"], 20)
    );
    let id = top(&game).id;
    game.play("Veto");
    assert_eq!(waiting(&game), ["Leitura", "Veto", "Veto"]);
    game.pass();
    assert_eq!(waiting(&game), ["Leitura"]);
    assert_eq!(game.count(|event| *event == Event::Cancelled { id }), 1);
    assert!(!resolved(&game).contains(&id));
}

/// "[…] o efeito que ele iria cancelar não sofre mais o efeito […], permanecendo então na pilha […] até ser concluído."
#[test]
fn fab_1_23_5_the_effect_of_a_cancelled_cancel_stays_and_is_concluded() {
    let mut game = reading(json!([]), [&["Veto"], &["Veto"]]);
    let leitura = top(&game).id;
    game.play("Veto");
    let mut cancelled = game.clone();
    game.play("Veto");
    game.pass();
    assert_eq!(
        (top(&game).id, game.deck(0)),
        (leitura, 20),
        "still there, not concluded yet"
    );
    game.resolve();
    assert_eq!(
        (game.deck(0), resolved(&game).contains(&leitura)),
        (19, true)
    );
    // Without the second Veto it is gone.
    cancelled.resolve();
    assert_eq!(cancelled.deck(0), 20);
}

/// "[…] permanecendo então na pilha de efeitos até ser concluído." (and a cancelled cancel of a cancel: it is gone)
#[test]
fn fab_1_23_5_of_three_cancels_in_a_row_the_outer_ones_count() {
    let mut game = reading(json!([]), [&["Veto"], &["Veto", "Veto"]]);
    game.play("Veto");
    game.play("Veto");
    game.play("Veto");
    assert_eq!(waiting(&game), ["Leitura", "Veto", "Veto", "Veto"]);
    game.resolve();
    assert_eq!(game.deck(0), 20);
}

/// "[…] cancela o primeiro efeito no topo da pilha […]" (FAB-C3: of two sentences the one that comes first)
#[test]
fn fab_1_23_3_of_a_text_of_two_sentences_only_the_first_one_is_hit() {
    let text = json!({"sentences": [{"effects": ["draw"]}, {"effects": [{"gain_resources": {"amount": 5}}]}]});
    let mut scene = duel(json!([{"name": "Saque", "kind": "manobra", "cost": 1, "effect": text}]));
    scene.hand(0, &["Saque"]);
    scene.hand(1, &["Veto"]);
    let mut game = scene.start();
    game.play("Saque");
    game.play("Veto");
    game.resolve_to(1);
    // The card is used up only when its second sentence is.
    assert_eq!((game.deck(0), game.discard(0).len()), (20, 0));
    game.resolve();
    assert_eq!(
        (game.deck(0), game.resources(0), game.discard(0)),
        (20, 10 - 1 + 5, vec!["Saque"])
    );
}
