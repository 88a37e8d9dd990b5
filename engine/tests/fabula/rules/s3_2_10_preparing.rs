//! Allies that have just entered. FAB 3.2.10; ruling: FAB-C26

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::super::support::*;

fn cards() -> Value {
    json!([
        {"name": "Emboscada", "kind": "aliado", "cost": 1, "vida": 1, "ofensiva": 1, "influencia": 1,
            "abilities": [{"passive": {"does": {"allow": {"deed": "at_any_time"}}}}]},
        {"name": "Artesã", "kind": "aliado", "cost": 1, "vida": 5, "ofensiva": 1, "influencia": 1, "abilities": [
            {"activated": {"cost": 1, "effect": {"sentences": [{"effects": ["draw"]}]}}},
            {"passive": {"does": {"modify": {"of": {"kinds": ["aliado"], "other": true}, "stat": "ofensiva", "amount": 1}}}},
            {"triggered": {"trigger": "enters", "effect": {"sentences": [{"effects": [{"gain_resources": {"amount": 3}}]}]}}}]},
        {"name": "Corcel", "kind": "aliado", "cost": 1, "vida": 1, "ofensiva": 1, "influencia": 1,
            "abilities": [{"passive": {"does": {"allow": {"deed": "act_at_once"}}}}]},
        {"name": "Forja", "kind": "modificacao", "cost": 1, "attach": 1,
            "abilities": [{"activated": {"cost": 1, "effect": {"sentences": [{"effects": ["draw"]}]}}}]},
        {"name": "Chamado", "kind": "manobra", "effect": {"sentences": [{"effects": [{"create": {"ficha":
            {"name": "Recruta", "kind": "ficha", "of": "aliado", "vida": 1, "ofensiva": 1, "influencia": 1}}}]}]}},
        {"name": "Rapto", "kind": "manobra", "effect": {"targets": [{"what": {"permanent": {"filter": {"kinds": ["aliado"]}}}}],
            "sentences": [{"effects": [{"take_control": {"what": "target"}}]}]}},
    ])
}

/// "Um aliado não pode realizar uma ofensiva, influência ou utilizar suas habilidades no turno que entra em campo."
#[test]
fn fab_3_2_10_an_ally_neither_attacks_nor_influences_nor_is_activated_when_it_has_just_entered() {
    let mut scene = duel(cards());
    scene.hand(0, &["Artesã"]);
    let mut game = scene.start();
    game.play("Artesã");
    game.resolve();
    let ally = game.named("Artesã")[0];
    let base = base(1, 0);
    let use_it = Action::Activate {
        permanent: ally,
        ability: 0,
    };
    let (attack, influence) = (
        Action::Attack { ally, base },
        Action::Influence { ally, base },
    );
    game.refused(use_it, IllegalAction::Preparing);
    game.to(0, Part::Ofensiva);
    game.refused(attack, IllegalAction::Preparing);
    game.to(0, Part::Influencia);
    game.refused(influence, IllegalAction::Preparing);
    // In the next own turn all three are possible.
    game.to(1, Part::Acao);
    game.to(0, Part::Acao);
    assert!(game.can(use_it));
    game.to(0, Part::Ofensiva);
    assert!(game.can(attack));
    game.to(0, Part::Influencia);
    assert!(game.can(influence));
}

/// 3.2.10, ruling FAB-C26: "suas habilidades" are the activated ones; passives and triggers work, and it may block.
#[test]
fn fab_3_2_10_passives_and_triggers_work_at_once() {
    let mut scene = duel(cards());
    scene.hand(0, &["Artesã"]);
    let peao = scene.put(0, "Peão");
    let mut game = scene.start();
    game.play("Artesã");
    game.resolve();
    assert_eq!(game.values(peao).0, 3);
    assert_eq!(game.resources(0), 10 - 1 + 3);
}

/// 3.2.10, ruling FAB-C26: an ally that entered in this turn may block, for nothing forbids it.
#[test]
fn fab_3_2_10_an_ally_that_has_just_entered_may_block() {
    let mut scene = duel(cards());
    let tita = scene.put(1, "Titã");
    scene.hand(0, &["Emboscada"]);
    let mut game = scene.at(1, Part::Ofensiva);
    game.attack(&[(tita, base(0, 0))]);
    game.play("Emboscada");
    game.resolve();
    let ambush = game.named("Emboscada")[0];
    assert!(game.at(ambush).preparing);
    game.pass_window();
    game.pass_window();
    assert_eq!(game.asked(), (0, Ask::Blocks));
    game.block(&[(ambush, tita)]);
    game.to(1, Part::Influencia);
    assert_eq!(game.resistance(base(0, 0)), 5);
}

/// "[…] no turno que entra em campo": that turn, whoever's it is, and no longer.
#[test]
fn fab_3_2_10_an_ally_that_entered_in_the_opponents_turn_is_ready_in_the_own() {
    let mut scene = duel(cards());
    scene.hand(0, &["Emboscada"]);
    let mut game = scene.at(1, Part::Final);
    game.pass();
    game.play("Emboscada");
    game.resolve();
    let ally = game.named("Emboscada")[0];
    game.to(0, Part::Ofensiva);
    assert!(game.can(Action::Attack {
        ally,
        base: base(1, 0)
    }));
}

/// 3.2.10 under the golden rule: a card may be exempt; and it speaks of allies, not of modifications.
#[test]
fn fab_3_2_10_holds_for_allies_that_no_card_exempts() {
    let mut scene = duel(cards());
    scene.hand(0, &["Corcel", "Forja"]);
    let peao = scene.put(0, "Peão");
    let mut game = scene.start();
    game.play("Corcel");
    game.resolve();
    game.play("Forja");
    game.resolve();
    let (ally, forja) = (game.named("Corcel")[0], game.named("Forja")[0]);
    game.activate(forja, 0);
    game.resolve();
    game.act(Action::Attach(forja));
    game.choose(peao);
    game.resolve();
    assert_eq!(game.at(forja).host, peao);
    game.to(0, Part::Ofensiva);
    assert!(game.can(Action::Attack {
        ally,
        base: base(1, 0)
    }));
}

/// "[…] no turno que entra em campo": however it enters, a Ficha as well.
#[test]
fn fab_3_2_10_a_ficha_prepares_like_any_ally() {
    let mut scene = duel(cards());
    scene.hand(0, &["Chamado"]);
    let mut game = scene.start();
    game.play("Chamado");
    game.resolve();
    let ally = game.named("Recruta")[0];
    let attack = Action::Attack {
        ally,
        base: base(1, 0),
    };
    game.to(0, Part::Ofensiva);
    game.refused(attack, IllegalAction::Preparing);
    game.to(1, Part::Acao);
    game.to(0, Part::Ofensiva);
    assert!(game.can(attack));
}

/// "[…] no turno que entra em campo": an ally that only changes sides has not entered.
#[test]
fn fab_3_2_10_a_change_of_control_is_no_entering() {
    let mut scene = duel(cards());
    let ally = scene.put(1, "Capitã");
    scene.hand(0, &["Rapto"]);
    let mut game = scene.start();
    game.play_on("Rapto", ally);
    game.to(0, Part::Ofensiva);
    assert!(game.can(Action::Attack {
        ally,
        base: base(1, 0)
    }));
}
