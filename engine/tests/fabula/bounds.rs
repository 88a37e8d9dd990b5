//! Nothing hangs and nothing grows without bound, whatever a card says. Rulings: FAB-C43, FAB-C44

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::support::*;

/// Loops in loops: a hundred million draws in the text, ten thousand steps at the most.
#[test]
fn loops_in_loops_end() {
    let mut effect = json!({"gain_resources": {"amount": 1}});
    for _ in 0..6 {
        effect = json!({"repeat": {"times": 100, "effects": [effect]}});
    }
    let mut scene = duel(json!([
        {"name": "Redemoinho", "kind": "manobra", "effect": {"sentences": [{"effects": [effect]}]}},
    ]));
    scene.hand(0, &["Redemoinho"]);
    let mut game = scene.start();
    game.play("Redemoinho");
    let events = game.act(Action::Pass);
    assert!(events.len() < 20_000, "{} events", events.len());
    let reason = game
        .state
        .outcome()
        .map(|outcome| (outcome.winner, outcome.reason));
    assert_eq!(reason, Some((None, Reason::Loop)));
}

/// A trigger that sets itself off: the game is a draw.
#[test]
fn triggers_that_trigger_each_other_end_the_game() {
    let gain = |who: &str| {
        json!({"triggered": {"trigger": {"gains_resources": {"who": who}},
            "effect": {"sentences": [{"effects": [{"gain_resources": {"who": "everyone", "amount": 1}}]}]}}})
    };
    let mut scene = duel(json!([
        {"name": "Moinho", "kind": "aliado", "cost": 1, "vida": 1, "ofensiva": 0, "influencia": 0, "abilities": [gain("you")]},
        {"name": "Bica", "kind": "manobra", "effect": {"sentences": [{"effects": [{"gain_resources": {"amount": 1}}]}]}},
    ]));
    scene.put(0, "Moinho");
    scene.hand(0, &["Bica"]);
    let mut game = scene.start();
    game.play("Bica");
    for _ in 0..5000 {
        if game.state.outcome().is_some() {
            break;
        }
        game.pass();
    }
    assert_eq!(
        game.state.outcome(),
        Some(Outcome {
            winner: None,
            reason: Reason::Loop
        })
    );
}

/// A cost bound that counts by a cost bound that counts: refused, not worked out.
#[test]
fn a_cost_bound_inside_a_cost_bound_is_refused() {
    let mut amount = json!(1);
    for _ in 0..3 {
        amount = json!({"count": {"of": {"cost_at_most": amount}}});
    }
    let card = json!([{"name": "Conta", "kind": "manobra",
        "effect": {"sentences": [{"effects": [{"draw": {"amount": amount}}]}]}}]);
    let wrong = Table::read(&card).unwrap_err();
    assert!(
        wrong
            .iter()
            .any(|mistake| mistake.message.contains("cost bound")),
        "{wrong:#?}"
    );
}

/// Many cards with one enormous keyword: refused before it fills the memory.
#[test]
fn keywords_do_not_write_out_without_end() {
    let sentence = json!({"effects": vec![json!("draw"); 24]});
    let mode = json!({"sentences": vec![sentence; 24]});
    let effect = json!({"modes": vec![mode; 8]});
    let ability = json!({"triggered": {"trigger": "enters", "effect": effect}});
    let keywords = json!([{"name": "Praga", "abilities": vec![ability; 8]}]);
    let card = |i: u32| json!({"name": format!("c{i}"), "kind": "aliado", "vida": 1, "ofensiva": 1, "influencia": 1, "keywords": ["Praga"]});
    let cards: Value = (0..60).map(card).collect();
    let wrong = Table::with_keywords(&cards, &keywords).unwrap_err();
    assert!(
        wrong
            .iter()
            .any(|mistake| mistake.message.contains("16 MB")),
        "{} mistakes",
        wrong.len()
    );
}

/// Two players who only pass, with nothing to draw: after ten thousand turns it is a draw.
#[test]
fn a_game_without_an_end_has_one() {
    let rules = PlayRules {
        draw_to: 0,
        ..PlayRules::default()
    };
    let mut state = scene_with(table(json!([])), 2, rules)
        .at(0, Part::Acao)
        .state;
    let mut log = Events::off();
    while state.to_act().is_some() {
        state.apply_into(Action::Pass, &mut log).unwrap();
    }
    assert_eq!(
        state.outcome(),
        Some(Outcome {
            winner: None,
            reason: Reason::Loop
        })
    );
    assert_eq!(state.turn(), 10_000);
}

/// A card that lets everybody win lets nobody win.
#[test]
fn several_winners_at_once_are_a_draw() {
    let mut scene = duel(json!([
        {"name": "Festa", "kind": "manobra", "effect": {"sentences": [{"effects": [{"win": {"who": "everyone"}}]}]}},
    ]));
    scene.hand(0, &["Festa"]);
    let mut game = scene.start();
    game.play("Festa");
    game.resolve();
    assert_eq!(
        game.state.outcome(),
        Some(Outcome {
            winner: None,
            reason: Reason::Card
        })
    );
}
