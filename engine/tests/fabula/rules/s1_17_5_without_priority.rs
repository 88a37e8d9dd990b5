//! What happens without anybody getting the priority. FAB 1.17.5#3, 1.17.5a–e

use fabulario_engine::fabula::ability::{Part, Zone};
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::super::support::*;

fn cards() -> Value {
    let manobra = |name: &str, effect: Value| json!({"name": name, "kind": "manobra", "effect": {"sentences": [{"effects": [effect]}]}});
    let bell = |name: &str, trigger: Value| {
        json!({"name": name, "kind": "aliado", "cost": 1, "vida": 3, "ofensiva": 1, "influencia": 1,
            "abilities": [{"triggered": {"trigger": trigger, "effect": {"sentences": [{"effects": ["draw"]}]}}}]})
    };
    json!([
        bell("Porteira", json!({"enters": {"what": {"kinds": ["aliado"], "other": true}}})),
        bell("Vigia", json!({"unturned": {"what": {"kinds": ["aliado"]}}})),
        {"name": "Arauto", "kind": "aliado", "cost": 1, "vida": 1, "ofensiva": 1, "influencia": 1,
            "abilities": [{"passive": {"does": {"modify": {"of": {"kinds": ["aliado"], "other": true}, "stat": "ofensiva", "amount": 2}}}}]},
        manobra("Saque", json!({"discard": {"who": "opponents"}})),
        manobra("Tributo", json!({"sacrifice": {"who": "opponents", "filter": {"kinds": ["aliado"]}}})),
    ])
}

/// "Algumas ações e/ou efeitos são resolvidos sem que um jogador receba a prioridade do turno […]."
#[test]
fn fab_1_17_5x3_other_players_effects_do_not_take_the_priority_from_the_active_player() {
    let mut scene = duel(cards());
    // Player 1 has a trigger and a passive; player 0 does something that concerns both.
    scene.put(1, "Vigia");
    scene.put(1, "Arauto");
    let peao = scene.put(0, "Peão");
    scene.position.status(peao, true, false);
    let mut game = scene.at(0, Part::Restauracao);
    game.act(Action::Restore(peao));
    assert_eq!(game.state.stack()[0].controller, Seat(1));
    assert_eq!(game.values(peao).0, 4);
    // Player 0 had the priority and still has it.
    assert_eq!(game.asked(), (0, Ask::Priority));
    // A card that player 0 plays is another matter: it does hand the priority on.
    let mut scene = duel(cards());
    scene.hand(0, &["Leitura"]);
    let mut game = scene.at(0, Part::Restauracao);
    game.play("Leitura");
    assert_eq!(game.asked(), (1, Ask::Priority));
}

/// "Habilidades desencadeadas."
#[test]
fn fab_1_17_5a_a_triggered_ability_is_stacked_without_moving_the_priority() {
    // Whoever controls the trigger, the active player stays the one who is asked.
    for controller in [0, 1] {
        let mut scene = duel(cards());
        scene.put(controller, "Porteira");
        scene.hand(0, &["Peão"]);
        let mut game = scene.start();
        game.play("Peão");
        game.pass();
        let stack = game.state.stack();
        assert_eq!((stack.len(), stack[0].controller), (1, Seat(controller)));
        assert_eq!(game.asked(), (0, Ask::Priority));
        // Ruling FAB-C29: it is answerable, and resolves when all have passed.
        game.pass();
        assert_eq!(game.asked(), (1, Ask::Priority));
        game.pass();
        assert!(game.state.stack().is_empty());
        assert_eq!(game.hand(controller), ["Peão"]);
    }
}

/// "Habilidades estáticas."
#[test]
fn fab_1_17_5b_a_passive_ability_holds_without_stack_and_priority() {
    let mut scene = duel(cards());
    let (own, other) = (scene.put(0, "Peão"), scene.put(1, "Peão"));
    scene.hand(0, &["Arauto", "Faísca"]);
    let mut game = scene.start();
    game.play("Arauto");
    let before = game.log.len();
    game.pass();
    // It has just entered, and the next thing that anybody is asked finds the effect in place.
    assert_eq!((game.values(own).0, game.values(other).0), (4, 4));
    assert_eq!(game.asked(), (0, Ask::Priority));
    let stacked = |event: &&Event| matches!(event, Event::Stacked { .. });
    assert_eq!(game.log[before..].iter().filter(stacked).count(), 0);
    // It goes the same way, with the death of its card.
    let arauto = game.named("Arauto")[0];
    game.play_on("Faísca", arauto);
    assert_eq!((game.values(own).0, game.values(other).0), (2, 2));
    assert_eq!(game.asked(), (0, Ask::Priority));
}

/// "Efeitos e/ou ações com ativação baseada em turno ou fases do turno."
#[test]
fn fab_1_17_5c_what_a_phase_does_is_done_before_anybody_is_asked() {
    let mut scene = duel(cards());
    scene.hand(1, &["Veto"; 7]);
    scene.resources(1, 10);
    scene.position.turns(Seat(0), 2);
    scene.resources(0, 1);
    let mut game = scene.at(1, Part::Final);
    // The discard of the Final asks for a card, not for an action: no window opens in between.
    game.pass_window();
    for _ in 0..2 {
        assert_eq!(game.asked(), (1, Ask::DiscardDown));
        let veto = game.id("Veto");
        game.refused(Action::Play(veto), IllegalAction::NotAsked);
        game.act(Action::Discard(veto));
    }
    // The draw has happened when the first priority of the turn is given, to the active player.
    assert_eq!(
        (game.state.part(), game.asked()),
        (Part::Compra, (0, Ask::Priority))
    );
    assert_eq!((game.hand(0).len(), game.resources(0)), (6, 1));
    assert!(game.state.stack().is_empty());
    game.pass();
    game.pass();
    // So have the resources: third own turn, six.
    assert_eq!(
        (game.state.part(), game.asked()),
        (Part::Restauracao, (0, Ask::Priority))
    );
    assert_eq!(game.resources(0), 6);
    assert_eq!(
        game.count(|event| matches!(event, Event::Stacked { .. })),
        0
    );
}

/// "Efeitos e/ou ações baseadas em mudança de estados."
#[test]
fn fab_1_17_5d_what_the_state_check_does_is_done_before_anybody_is_asked() {
    let mut scene = duel(cards());
    let peao = scene.put(1, "Peão");
    scene.hand(0, &["Faísca"]);
    scene.hand(1, &["Faísca"]);
    let mut game = scene.start();
    game.play("Faísca");
    game.choose(peao);
    let events = game.act(Action::Pass);
    // Two damage on two Vida: it is in the Descarte when the next player is asked, nothing waits.
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::Damaged { .. }))
    );
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::Stacked { .. }))
    );
    assert!(!game.is_in_play(peao));
    assert_eq!(game.discard(1), ["Peão"]);
    assert_eq!(game.asked(), (0, Ask::Priority));
}

/// "Efeitos […] baseadas em mudança de estados": a Centro is exposed in the same way.
#[test]
fn fab_1_17_5d_a_centro_is_exposed_before_anybody_is_asked() {
    let mut scene = duel(cards());
    let tita = scene.put(0, "Titã");
    (1..4).for_each(|position| scene.position.remove(base(1, position)));
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(tita, base(1, 0))]);
    game.pass_window();
    game.pass_window();
    assert_eq!(game.state.part(), Part::ResultadoDaOfensiva);
    assert!(!game.state.seat(Seat(1)).exposed);
    game.pass();
    let events = game.act(Action::Pass);
    assert!(events.contains(&Event::Exposed { seat: Seat(1) }));
    assert_eq!(
        (game.state.part(), game.asked()),
        (Part::Influencia, (0, Ask::Priority))
    );
}

/// "Efeitos que determinem que um jogador realize uma escolha ou uma ação."
#[test]
fn fab_1_17_5e_a_player_who_must_choose_does_not_get_the_priority() {
    let mut scene = duel(cards());
    scene.hand(0, &["Saque", "Tributo"]);
    scene.hand(1, &["Leitura", "Veto"]);
    let (peao, capita) = (scene.put(1, "Peão"), scene.put(1, "Capitã"));
    let mut game = scene.start();
    let (leitura, veto) = (game.id("Leitura"), game.id("Veto"));
    game.play("Saque");
    game.pass();
    // A choice of player 1, and nothing but that: no card may be played, no passing.
    assert_eq!(game.asked(), (1, Ask::Effect));
    game.refused(Action::Play(leitura), IllegalAction::NotAsked);
    game.refused(Action::Pass, IllegalAction::NotAsked);
    game.act(Action::Discard(veto));
    assert_eq!(game.zone(1, Zone::Descarte), ["Veto"]);
    // The priority never was player 1's.
    assert_eq!(game.asked(), (0, Ask::Priority));

    game.play("Tributo");
    game.pass();
    assert_eq!(game.asked(), (1, Ask::Effect));
    game.choose(capita);
    assert!(game.is_in_play(peao) && !game.is_in_play(capita));
    assert_eq!(game.asked(), (0, Ask::Priority));
}
