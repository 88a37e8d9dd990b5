//! Cancels of cancels, and letters that change while they wait.

use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::*;

/// Four cancels, each of the one before.
///
/// 1.23.4: each of them is an effect that can be cancelled. 1.23.5: what a cancelled cancel would have hit is
/// safe. FAB-C2: the last one comes first. 1.15.4: nothing is given back.
#[test]
fn a_cancel_of_a_cancel_of_a_cancel() {
    for last in [false, true] {
        let mut scene = duel(json!([gag()]));
        scene.hand(0, &["Leitura", "Mordaça", "Mordaça"]);
        scene.hand(1, &["Mordaça", "Mordaça"]);
        let mut game = scene.start();
        game.play("Leitura");
        let mut ids = vec![game.state.stack()[0].id];
        for _ in 0..(if last { 4 } else { 3 }) {
            game.play("Mordaça");
            game.choose_effect(0);
            ids.push(game.state.stack().last().unwrap().id);
        }
        game.resolve();
        let hit = |game: &Game| -> Vec<u32> {
            let id = |event: &Event| match event {
                Event::Cancelled { id } => Some(*id),
                _ => None,
            };
            game.log.iter().filter_map(id).collect()
        };
        if last {
            // The fourth hits the third, the second is free to hit the first, the Leitura is read.
            assert_eq!((hit(&game), game.deck(0)), (vec![ids[3], ids[1]], 19));
        } else {
            assert_eq!((hit(&game), game.deck(0)), (vec![ids[2], ids[0]], 20));
        }
        assert_eq!(game.resources(0), 8, "the Leitura is paid either way");
        assert_eq!(game.discard(1), ["Mordaça", "Mordaça"]);
        assert_eq!(game.hand(0).contains(&"Mordaça"), !last);
    }
}

/// A cancel that names nothing, when the card that it is meant for has triggered something.
///
/// FAB-C29: the trigger is stacked after the card that caused it, so above it. 1.23.3: "o primeiro efeito no
/// topo da pilha, antes do próprio efeito de cancelamento" is the trigger, not the card.
#[test]
fn a_cancel_without_a_target_hits_the_trigger_of_the_card_it_was_meant_for() {
    let scribe = json!({"triggered": {
        "trigger": {"played": {"what": {"kinds": ["manobra"], "whose": "you"}}},
        "effect": {"sentences": [{"effects": [{"gain_resources": {"amount": 3}}]}]}}});
    let mut scene = duel(json!([modificacao("Escriba", &json!([scribe]))]));
    scene.put(0, "Escriba");
    scene.hand(0, &["Leitura"]);
    scene.hand(1, &["Veto", "Veto"]);
    let mut game = scene.start();
    game.play("Leitura");
    assert_eq!(waiting(&game), ["Leitura", "Escriba"]);
    // 1.17.5a: the trigger does not move the priority, the card does.
    assert_eq!(game.asked(), (1, Ask::Priority));
    game.play("Veto");
    let mut both = game.clone();
    game.resolve();
    assert_eq!(
        (game.deck(0), game.resources(0)),
        (19, 8),
        "no gain, but a card"
    );
    // The second Veto, played when the first is gone, reaches the Leitura.
    both.resolve_to(1);
    assert_eq!((waiting(&both), both.asked().0), (vec!["Leitura"], 0));
    both.pass();
    both.play("Veto");
    both.resolve();
    assert_eq!((both.deck(0), both.resources(0)), (20, 8));
}

/// Cards about an X that opponents change while the effect waits.
fn about_x() -> Value {
    let letter = |name: &str, amount: i16| {
        aimed(
            name,
            &json!("effect"),
            &json!([{"set_letter": {"what": "target", "letter": "x", "amount": amount}}]),
        )
    };
    let cheap = json!({"permanent": {"filter": {"kinds": ["aliado"], "cost_at_most": "x"}}});
    let mut purge = aimed(
        "Expurgo",
        &cheap,
        &json!([{"destroy": {"what": "target"}}, {"draw": {"amount": "x"}}]),
    );
    purge["cost"] = json!({"letter": "x"});
    let mut chimera = aliado("Quimera", [0, 1, 0]);
    chimera["cost"] = json!({"letter": "x"});
    chimera["abilities"] =
        json!([{"passive": {"does": {"modify": {"stat": "ofensiva", "amount": "x"}}}}]);
    json!([letter("Freio", 2), letter("Impulso", 5), purge, chimera])
}

/// An X that is made smaller than its target allows.
///
/// 1.8.10: X has the value of its last change. 1.15.4: a target that is no longer one is lost, the effect does
/// not happen and nothing is given back. 1.8.5: what was declared was paid.
#[test]
fn an_effect_whose_x_shrinks_below_its_target_is_lost() {
    for (answers, dies) in [
        (&[][..], true),
        (&["Freio"][..], false),
        (&["Impulso"][..], false),
    ] {
        let mut scene = duel(about_x());
        let tita = scene.put(1, "Titã");
        scene.hand(0, &["Expurgo"]);
        scene.hand(1, answers);
        let mut game = scene.start();
        game.play("Expurgo");
        game.number(6);
        game.choose(tita);
        assert_eq!(game.resources(0), 4);
        for answer in answers {
            game.play(answer);
            game.choose_effect(0);
        }
        game.resolve();
        assert_eq!(game.is_in_play(tita), !dies, "{answers:?}");
        // Not even the part that needs no target happens.
        assert_eq!(
            (game.deck(0), game.resources(0)),
            (if dies { 14 } else { 20 }, 4)
        );
        assert_eq!(game.discard(0), ["Expurgo"]);
    }
}

/// Two changes of one X, and a permanent whose X they are.
///
/// FAB-C2: the change that was stacked last happens first, so the one stacked first is the last change.
/// 1.8.8, 1.8.10: with that X the Aliado enters. 1.8.5: it was paid with the declared one.
#[test]
fn of_two_changes_of_x_the_one_that_happens_last_counts() {
    let mut scene = duel(about_x());
    scene.hand(0, &["Quimera", "Impulso"]);
    scene.hand(1, &["Freio"]);
    let mut game = scene.start();
    game.play("Quimera");
    game.number(4);
    game.play("Freio");
    game.choose_effect(0);
    let mut alone = game.clone();
    // Player 0 answers the Freio: five now, but the Freio is still to come.
    game.play("Impulso");
    game.choose_effect(1);
    game.resolve();
    alone.resolve();
    for game in [&game, &alone] {
        let quimera = game.named("Quimera")[0];
        assert_eq!((game.values(quimera).0, game.resources(0)), (2, 6));
    }
    // The other order: the Impulso once the Freio is over.
    let mut scene = duel(about_x());
    scene.hand(0, &["Quimera", "Impulso"]);
    scene.hand(1, &["Freio"]);
    let mut game = scene.start();
    game.play("Quimera");
    game.number(4);
    game.play("Freio");
    game.choose_effect(0);
    game.resolve_to(1);
    game.play("Impulso");
    game.choose_effect(0);
    game.resolve();
    assert_eq!(game.values(game.named("Quimera")[0]).0, 5);
}
