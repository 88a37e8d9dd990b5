//! Special actions: with the turn's priority, without the stack. FAB 1.16, 1.17.5#2

use fabulario_engine::fabula::ability::{Part, Zone};
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::super::support::*;

/// An ally that may be played face down, one that draws when it is unturned, a card that is turned.
fn cards() -> Value {
    json!([
        {"name": "Vulto", "kind": "aliado", "cost": 1, "vida": 1, "ofensiva": 1, "influencia": 1,
            "abilities": [{"passive": {"does": {"allow": {"deed": "play_face_down"}}}}]},
        {"name": "Sineiro", "kind": "aliado", "cost": 1, "vida": 1, "ofensiva": 1, "influencia": 1,
            "abilities": [{"triggered": {"trigger": "unturned", "effect": {"sentences": [{"effects": ["draw"]}]}}}]},
        {"name": "Relógio", "kind": "modificacao", "cost": 1, "attach": 0},
    ])
}

fn stacked(events: &[Event]) -> bool {
    events
        .iter()
        .any(|event| matches!(event, Event::Stacked { .. }))
}

/// Player 0 plays a Leitura, player 1 answers with another: player 0 has the priority, two effects wait.
fn fill_stack(game: &mut Game) {
    game.play("Leitura");
    game.play("Leitura");
    assert_eq!(game.asked(), (0, Ask::Priority));
    assert_eq!(game.state.stack().len(), 2);
}

/// "Ações especiais são ações que um jogador pode realizar quando este tem a prioridade do turno […]."
#[test]
fn fab_1_16_1_a_special_action_needs_the_priority_of_the_own_turn() {
    let mut scene = duel(cards());
    let (own, other) = (scene.put(0, "Peão"), scene.put(1, "Peão"));
    scene.position.status(own, true, false);
    scene.position.status(other, true, false);
    let mut game = scene.at(0, Part::Restauracao);
    // Player 0 can, with own permanents only.
    assert!(game.can(Action::Restore(own)));
    game.refused(Action::Restore(other), IllegalAction::NotYours);
    game.pass();
    // Player 1 may act now, but it is not player 1's turn.
    assert_eq!(game.asked(), (1, Ask::Priority));
    game.refused(Action::Restore(other), IllegalAction::NotAsked);
    game.to(1, Part::Restauracao);
    assert!(game.can(Action::Restore(other)));
}

/// "[…] e que não usam a pilha de efeitos."
#[test]
fn fab_1_16_1_a_special_action_does_not_use_the_stack() {
    let mut scene = duel(cards());
    let (peao, tita) = (scene.put(0, "Peão"), scene.put(0, "Titã"));
    scene.position.status(peao, true, false);
    scene.hand(0, &["Vulto"]);
    scene.hand(1, &["Veto"]);
    let mut game = scene.at(0, Part::Restauracao);
    let events = game.act(Action::Restore(peao));
    // It has happened already, nothing waits, and player 1 was not asked.
    assert!(!stacked(&events) && !game.at(peao).turned);
    assert_eq!(game.asked(), (0, Ask::Priority));

    game.to(0, Part::Acao);
    let vulto = game.id("Vulto");
    game.act(Action::PlayFaceDown(vulto));
    game.resolve();
    let slot = game.named("Vulto")[0];
    let events = game.act(Action::TurnUp(slot));
    assert!(!stacked(&events) && !game.at(slot).face_down);
    assert_eq!(game.asked(), (0, Ask::Priority));

    game.to(0, Part::Ofensiva);
    let events = game.act(Action::Attack {
        ally: tita,
        base: base(1, 0),
    });
    assert!(!stacked(&events) && game.at(tita).turned);
    assert_eq!(game.asked().0, 0);
    game.done();
    game.to(0, Part::Influencia);
    let events = game.act(Action::Influence {
        ally: peao,
        base: base(1, 1),
    });
    assert!(!stacked(&events) && game.at(peao).turned);
}

/// "[…] se diferenciam das ações baseadas nas fases do turno […] geradas automaticamente […]."
#[test]
fn fab_1_16_1_resources_come_by_themselves_but_unturning_is_the_players_will() {
    let mut scene = duel(cards());
    let peao = scene.put(0, "Peão");
    scene.position.status(peao, true, false);
    scene.resources(0, 0);
    scene.position.turns(Seat(0), 1);
    let mut game = scene.at(1, Part::Final);
    game.to(0, Part::Restauracao);
    // The phase has restored the resources without being asked, the ally waits for the player.
    assert_eq!(game.resources(0), 4);
    assert!(game.at(peao).turned);
    game.to(0, Part::Acao);
    assert!(game.at(peao).turned, "nobody wanted it unturned");
    assert_eq!(game.resources(0), 4);
}

/// "Desvirar uma permanente virada durante a fase de restauração é uma ação especial."
#[test]
fn fab_1_16_3c_any_turned_permanent_is_unturned_in_the_restauracao_and_nowhere_else() {
    let mut scene = duel(cards());
    let turned = [scene.put(0, "Peão"), scene.put(0, "Relógio"), base(0, 2)];
    let straight = scene.put(0, "Capitã");
    for slot in turned {
        scene.position.status(slot, true, false);
    }
    let mut game = scene.at(0, Part::Restauracao);
    game.refused(Action::Restore(straight), IllegalAction::NotTurned);
    let mut later = game.clone();
    for slot in turned {
        let events = game.act(Action::Restore(slot));
        assert!(events.contains(&Event::Unturned { permanent: slot }));
        assert!(!stacked(&events));
        assert_eq!(game.asked(), (0, Ask::Priority), "nobody can answer");
    }
    assert_eq!(game.resources(0), 10 - 3);

    for part in [Part::Acao, Part::Ofensiva, Part::Influencia, Part::Final] {
        later.to(0, part);
        later.refused(Action::Restore(turned[0]), IllegalAction::NotRestoring);
    }
}

/// "Ações especiais podem ser realizadas somente quando a pilha de efeitos estiver vazia."
#[test]
fn fab_1_16_4_no_special_action_while_something_is_on_the_stack() {
    let mut scene = duel(cards());
    let (peao, tita) = (scene.put(0, "Peão"), scene.put(0, "Titã"));
    scene.position.status(peao, true, false);
    scene.hand(0, &["Leitura", "Leitura", "Leitura", "Vulto"]);
    scene.hand(1, &["Leitura", "Leitura", "Leitura"]);
    let mut game = scene.at(0, Part::Restauracao);
    let blocked = |game: &mut Game, action: Action| {
        assert!(game.can(action), "{action:?} with an empty stack");
        fill_stack(game);
        game.refused(action, IllegalAction::StackNotEmpty);
        game.resolve_to(1);
        game.refused(action, IllegalAction::StackNotEmpty);
        game.resolve();
        assert!(game.can(action), "{action:?} once the stack is empty again");
    };
    blocked(&mut game, Action::Restore(peao));
    game.act(Action::Restore(peao));

    game.to(0, Part::Ofensiva);
    let attack = Action::Attack {
        ally: tita,
        base: base(1, 0),
    };
    blocked(&mut game, attack);
    game.to(0, Part::Influencia);
    let influence = Action::Influence {
        ally: peao,
        base: base(1, 0),
    };
    blocked(&mut game, influence);
}

/// "Ações especiais podem ser realizadas somente quando a pilha estiver vazia": turning a face up as well.
#[test]
fn fab_1_16_4_a_face_is_not_turned_up_while_something_is_on_the_stack() {
    let mut scene = duel(cards());
    scene.hand(0, &["Vulto", "Leitura"]);
    scene.hand(1, &["Leitura"]);
    let mut game = scene.start();
    let vulto = game.id("Vulto");
    game.act(Action::PlayFaceDown(vulto));
    game.resolve();
    let slot = game.named("Vulto")[0];
    assert!(game.can(Action::TurnUp(slot)));
    fill_stack(&mut game);
    game.refused(Action::TurnUp(slot), IllegalAction::StackNotEmpty);
    game.resolve();
    game.act(Action::TurnUp(slot));
}

/// "Caso uma ação envie um efeito para a pilha de efeitos, o jogador deve esperar a pilha de efeito ser esvaziada […]."
#[test]
fn fab_1_16_4_after_an_action_that_stacks_an_effect_the_next_one_waits() {
    let mut scene = duel(cards());
    let (sineiro, peao) = (scene.put(0, "Sineiro"), scene.put(0, "Peão"));
    scene.position.status(sineiro, true, false);
    scene.position.status(peao, true, false);
    let mut game = scene.at(0, Part::Restauracao);
    game.act(Action::Restore(sineiro));
    assert_eq!(
        game.state.stack().len(),
        1,
        "unturning it triggered an effect"
    );
    assert_eq!(game.asked(), (0, Ask::Priority));
    game.refused(Action::Restore(peao), IllegalAction::StackNotEmpty);
    game.resolve();
    assert_eq!(game.zone(0, Zone::Mao).len(), 1);
    // Still in the same Restauração.
    assert_eq!(game.state.part(), Part::Restauracao);
    game.act(Action::Restore(peao));
}

/// "Um jogador pode realizar qualquer ação especial desde que esteja com a prioridade do turno (1.16.4)."
#[test]
fn fab_1_17_5x2_with_the_priority_any_number_of_special_actions_is_possible() {
    let mut scene = duel(cards());
    let allies = [
        scene.put(0, "Peão"),
        scene.put(0, "Peão"),
        scene.put(0, "Capitã"),
    ];
    for ally in allies {
        scene.position.status(ally, true, false);
    }
    scene.hand(0, &["Vulto"]);
    let mut game = scene.at(0, Part::Restauracao);
    for ally in allies {
        game.act(Action::Restore(ally));
        assert_eq!(game.asked(), (0, Ask::Priority), "the priority stays");
    }
    game.to(0, Part::Acao);
    let vulto = game.id("Vulto");
    game.act(Action::PlayFaceDown(vulto));
    game.resolve();
    let slot = game.named("Vulto")[0];

    // Without the priority of the turn it is impossible: in that of another player…
    let mut elsewhere = game.clone();
    elsewhere.to(1, Part::Acao);
    elsewhere.pass();
    assert_eq!(elsewhere.asked(), (0, Ask::Priority));
    elsewhere.refused(Action::TurnUp(slot), IllegalAction::NotAsked);

    // … and with it in every part of the own turn.
    for part in [Part::Acao, Part::Ofensiva, Part::Influencia, Part::Final] {
        game.to(0, part);
        assert!(game.can(Action::TurnUp(slot)), "{part:?}");
    }
    game.act(Action::TurnUp(slot));
}

/// "[…] desde que esteja com a prioridade do turno": not while the priority is with somebody else.
#[test]
fn fab_1_17_5x2_the_active_player_waits_while_another_has_the_priority() {
    let mut scene = duel(cards());
    let peao = scene.put(0, "Peão");
    scene.position.status(peao, true, false);
    let mut game = scene.at(0, Part::Restauracao);
    game.pass();
    // Player 1 is asked: what player 0 could do a moment ago is not on offer.
    assert_eq!(game.asked(), (1, Ask::Priority));
    game.refused(Action::Restore(peao), IllegalAction::NotAsked);
}
