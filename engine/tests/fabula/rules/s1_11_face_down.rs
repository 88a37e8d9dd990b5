//! FAB 1.11.6 and 1.16.3b with ruling FAB-C40: face-down permanents.

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::super::support::*;
use super::short_cards::*;

/// An Aliado that may be played face down, with one ability of each kind.
fn spy() -> Value {
    let mut card = ally(
        "Espiã",
        [3, 1, 2],
        json!([
            {"passive": {"does": {"allow": {"deed": "play_face_down"}}}},
            {"passive": {"does": {"modify": {"of": {"kinds": ["base"]}, "stat": "restore", "amount": 1}}}},
            paying(json!(0), json!([{"draw": {}}])),
            whenever(json!({"turned": {}}), json!([{"draw": {}}])),
        ]),
    );
    card["cost"] = json!(2);
    card["colours"] = json!(["roxo"]);
    card
}

/// Player 0 has played the spy face down; it is the next own turn.
fn with_spy(cards: &[Value], hand: &[&str]) -> (Game, Slot) {
    let mut all = vec![spy()];
    all.extend(cards.iter().cloned());
    let mut scene = duel(Value::Array(all));
    scene.hand(0, &["Espiã"]);
    scene.hand(0, hand);
    let mut game = scene.start();
    let espia = game.id("Espiã");
    game.act(Action::PlayFaceDown(espia));
    game.resolve();
    let slot = game.named("Espiã")[0];
    game.to(1, Part::Acao);
    game.to(0, Part::Acao);
    (game, slot)
}

/// Ruling FAB-C40: face down only what an effect lets be played so, for its cost.
#[test]
fn fab_1_11_6_a_card_is_played_face_down_only_when_an_effect_allows_it() {
    let mut scene = duel(json!([spy()]));
    scene.hand(0, &["Espiã", "Peão"]);
    let mut game = scene.start();
    let (espia, peao) = (game.id("Espiã"), game.id("Peão"));
    game.refused(Action::PlayFaceDown(peao), IllegalAction::NotFaceDown);
    let events = game.act(Action::PlayFaceDown(espia));
    let hidden = Event::Played {
        seat: Seat(0),
        card: None,
    };
    assert!(events.contains(&hidden));
    game.resolve();
    let slot = game.named("Espiã")[0];
    assert!(game.at(slot).face_down && !game.at(slot).turned);
    assert_eq!(game.resources(0), 8);
}

/// Ruling FAB-C40: no characteristics but "permanent": no values, type, colour, name, cost, ability.
#[test]
fn fab_1_11_6_face_down_it_has_no_characteristics_but_being_a_permanent() {
    let seen = [
        json!({"name": "Espiã"}),
        json!({"kinds": ["aliado", "modificacao"]}),
        json!({"colours": {"any_of": {"colours": ["roxo"]}}}),
        json!({"cost_at_least": 2}),
    ];
    let counts: Vec<Value> = seen.iter().map(|of| json!({"count": {"of": of}})).collect();
    let all = json!({"count": {"of": {"other": true}}});
    let (mut game, slot) = with_spy(
        &[
            spell(
                "Censo",
                json!([{"gain_resources": {"amount": {"sum": {"of": counts}}}}]),
            ),
            spell("Rol", json!([{"gain_resources": {"amount": all}}])),
        ],
        &["Censo", "Rol"],
    );
    // Its vida of zero does not kill it: it is no Aliado.
    assert_eq!(game.values(slot), (0, 0, 0));
    let before = game.resources(0);
    game.play("Censo");
    game.resolve();
    assert_eq!(game.resources(0), before);
    game.play("Rol");
    game.resolve();
    assert_eq!(game.resources(0), before + 11);
    // The passive ability is not there, nor the activated one.
    assert_eq!(game.at(base(0, 0)).now.restore, 1);
    let use_it = Action::Activate {
        permanent: slot,
        ability: 2,
    };
    game.refused(use_it, IllegalAction::NoSuchAbility);
    game.to(0, Part::Ofensiva);
    let attack = Action::Attack {
        ally: slot,
        base: base(1, 0),
    };
    game.refused(attack, IllegalAction::NotAnAlly);
}

/// Ruling FAB-C40: on the stack, too, there is nothing to see of it: neither its colour, type, name nor cost.
#[test]
fn fab_1_11_6_what_is_played_face_down_shows_no_characteristics_on_the_stack() {
    let cancels = |name: &str, filter: Value| {
        let what = json!({"effect": {"filter": filter}});
        aimed_at(name, what, json!([{"cancel": {"what": "target"}}]))
    };
    let seeing = [
        cancels("Vê nome", json!({"name": "Espiã"})),
        cancels("Vê tipo", json!({"kinds": ["aliado"]})),
        cancels(
            "Vê cor",
            json!({"colours": {"any_of": {"colours": ["roxo"]}}}),
        ),
        cancels("Vê custo", json!({"cost_at_least": 2})),
    ];
    let mut all = vec![spy(), cancels("Vê nada", json!({}))];
    all.extend(seeing.iter().cloned());
    let mut scene = duel(Value::Array(all));
    scene.hand(0, &["Espiã"]);
    let names: Vec<&str> = seeing
        .iter()
        .map(|card| card["name"].as_str().unwrap())
        .collect();
    scene.hand(1, &names);
    scene.hand(1, &["Vê nada"]);
    let game = scene.start();
    let espia = game.id("Espiã");
    // Face up each of them finds it.
    let mut open = game.clone();
    open.act(Action::Play(espia));
    assert!(
        names
            .iter()
            .all(|name| open.can(Action::Play(open.id(name))))
    );
    let mut hidden = game;
    hidden.act(Action::PlayFaceDown(espia));
    for name in names {
        let answer = Action::Play(hidden.id(name));
        hidden.refused(answer, IllegalAction::NoTarget);
    }
    // As an effect it can be cancelled all the same.
    hidden.play("Vê nada");
    hidden.choose_effect(0);
    hidden.resolve();
    assert_eq!(hidden.discard(0), ["Espiã"]);
}

/// Ruling FAB-C40: its triggered ability is not there either; as a permanent it can be pointed at.
#[test]
fn fab_1_11_6_face_down_it_can_be_turned_and_nothing_triggers() {
    let touch = aimed("Toque", json!([{"turn": {"what": "target"}}]));
    let (mut game, slot) = with_spy(&[touch], &["Toque"]);
    let before = game.hand(0).len();
    game.play_on("Toque", slot);
    assert!(game.at(slot).turned);
    assert_eq!(game.hand(0).len(), before - 1);
}

/// "Virar uma carta com a face virada para cima quando esta estava com a face […] para baixo é uma ação especial."
#[test]
fn fab_1_16_3b_turning_it_up_uses_no_stack_and_cannot_be_answered() {
    let (mut game, slot) = with_spy(&[], &[]);
    let events = game.act(Action::TurnUp(slot));
    assert!(!game.at(slot).face_down);
    assert!(game.state.stack().is_empty());
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::Stacked { .. }))
    );
    // The same player goes on: nobody was asked in between.
    assert_eq!(game.asked(), (0, Ask::Priority));
    // Everything printed is there again.
    assert_eq!(game.values(slot), (3, 1, 2));
    assert_eq!(game.at(base(0, 0)).now.restore, 2);
    game.activate(slot, 2);
}

/// A special action needs an empty stack (1.16.4) and the turn's priority (1.17.5#2).
#[test]
fn fab_1_16_3b_turning_it_up_waits_for_the_empty_stack_and_the_own_turn() {
    let mut scene = duel(json!([spy()]));
    scene.hand(0, &["Espiã", "Leitura"]);
    scene.hand(1, &["Leitura"]);
    let mut game = scene.start();
    let espia = game.id("Espiã");
    game.act(Action::PlayFaceDown(espia));
    game.resolve();
    let up = Action::TurnUp(game.named("Espiã")[0]);
    assert!(game.can(up));
    // The opponent answers, so that the priority comes back while effects wait.
    game.play("Leitura");
    game.play("Leitura");
    assert_eq!(game.asked(), (0, Ask::Priority));
    game.refused(up, IllegalAction::StackNotEmpty);
    game.resolve();
    assert!(game.can(up));
    // In the opponent's turn there is priority to answer with, but not that of the turn.
    game.to(1, Part::Acao);
    game.pass();
    assert_eq!(game.asked(), (0, Ask::Priority));
    game.refused(up, IllegalAction::NotAsked);
}

/// Only what is face down, and only its controller.
#[test]
fn fab_1_16_3b_only_its_controller_turns_up_what_is_face_down() {
    let veil = aimed("Véu", json!([{"face": {"what": "target", "down": true}}]));
    let mut scene = duel(json!([veil]));
    let (own, other) = (scene.put(0, "Peão"), scene.put(1, "Peão"));
    scene.hand(0, &["Véu"]);
    let mut game = scene.start();
    game.refused(Action::TurnUp(own), IllegalAction::NotFaceDown);
    game.play_on("Véu", other);
    assert!(game.at(other).face_down);
    game.refused(Action::TurnUp(other), IllegalAction::NotYours);
    game.to(1, Part::Acao);
    game.act(Action::TurnUp(other));
    assert!(!game.at(other).face_down);
}
