//! The harness itself: what is dead is told, and nothing is told where nothing was deleted.

use serde_json::{Value, json};

use super::parts::{Part, parts};
use super::search::Hall;
use super::set;

/// Enough games for every card around them to tell many times over.
const GAMES: u64 = 60;
/// Games for each of many parts.
const IDLE: u64 = 4;

fn ally(name: &str, abilities: &Value) -> Value {
    json!({"name": name, "kind": "aliado", "cost": 1, "vida": 3, "ofensiva": 2, "influencia": 2, "abilities": abilities})
}

/// Cards with one part that does something and others that do nothing, by the pointers to these.
fn half_dead() -> Vec<(Value, Vec<&'static str>)> {
    let own = json!([{"what": {"permanent": {"filter": {"kinds": ["aliado"]}}}}]);
    let draw = json!({"sentences": [{"effects": ["draw"]}]});
    vec![
        // A target, a payment and a turned card are no signs of life.
        (
            ally(
                "Prova do Nada",
                &json!([
                    {"triggered": {"trigger": "enters", "effect": {"targets": own, "sentences": [{"effects": [{"gain_resources": {"amount": 0}}]}]}}},
                    {"activated": {"cost": {"resources": 1, "turn": true}, "effect": {"targets": own,
                        "sentences": [{"effects": [{"lose_resources": {"amount": 0}}, {"damage": {"to": "target"}}]}]}}},
                    {"activated": {"cost": {"resources": 1}, "effect": {"sentences": [{"effects": ["draw"]}]}}},
                ]),
            ),
            vec![
                "/abilities/0/triggered/effect/sentences/0/effects/0",
                "/abilities/1/activated/effect/sentences/0/effects/0",
                "/abilities/1/activated/effect/sentences/0/effects/1",
                "/abilities/1",
            ],
        ),
        // What never happens, is never so, adds nothing.
        (
            ally(
                "Prova do Nunca",
                &json!([
                    {"triggered": {"trigger": {"attacks": {"what": {"kinds": ["base"]}}}, "effect": draw}},
                    {"activated": {"cost": 0, "when": {"compare": {"left": 1, "is": "equal", "right": 2}}, "effect": draw}},
                    {"passive": {"does": {"modify": {"stat": "ofensiva", "amount": 0}}}},
                    {"passive": {"does": {"forbid": {"of": {"subtypes": ["Inexistente"]}, "deed": "block"}}}},
                    {"passive": {"does": {"modify": {"stat": "ofensiva", "amount": 2}}}},
                ]),
            ),
            vec![
                "/abilities/0/triggered/effect/sentences/0/effects/0",
                "/abilities/1/activated/effect/sentences/0/effects/0",
                "/abilities/2",
                "/abilities/3",
            ],
        ),
        // A question whose answer nobody uses, a branch that is never taken, an effect without an object.
        (
            json!({"name": "Prova do Vão", "kind": "manobra", "cost": 1, "effect": {"targets": own, "sentences": [
                {"effects": [{"choose_number": {"max": 3}}, {"choose": {"from": {"permanent": {"filter": {"kinds": ["base"]}}}}}, "draw"]},
                {"effects": [{"if": {"condition": "attached", "then": ["draw"], "otherwise": [{"damage": {"to": "target", "amount": 1}}]}}]},
                {"effects": [{"destroy": {"what": "host"}}, {"shuffle": {"who": "opponents"}}]},
            ]}}),
            vec![
                "/effect/sentences/0/effects/0",
                "/effect/sentences/0/effects/1",
                "/effect/sentences/1/effects/0/if/then/0",
                "/effect/sentences/2/effects/0",
            ],
        ),
    ]
}

#[test]
fn what_is_dead_is_told_and_nothing_else() {
    let (mut cards, keywords) = set();
    let half_dead = half_dead();
    cards.extend(half_dead.iter().map(|(card, _)| card.clone()));
    let hall = Hall::new(cards, &keywords);
    for (card, expected) in half_dead {
        let all = parts(&card);
        let dead = all
            .iter()
            .filter(|part| hall.find(&card, part, 0..GAMES).witness.is_none());
        let dead: Vec<&str> = dead.map(|part| part.pointer.as_str()).collect();
        assert_eq!(dead, expected, "{card}");
    }
}

/// The card with a question that nobody needs: at the end of each text that it has, and in abilities of its own.
fn with_idle_parts(card: &Value, idle: &Value) -> Value {
    fn append(script: &mut Value, idle: &Value) {
        for list in ["modes", "sentences"] {
            let entries = script.get_mut(list).and_then(Value::as_array_mut);
            for entry in entries.into_iter().flatten() {
                match entry.get_mut("effects").and_then(Value::as_array_mut) {
                    Some(effects) => effects.push(idle.clone()),
                    None => append(entry, idle),
                }
            }
        }
    }
    let mut card = card.clone();
    if let Some(script) = card.get_mut("effect") {
        append(script, idle);
        return card;
    }
    let mut abilities = card["abilities"].as_array().cloned().unwrap_or_default();
    for ability in &mut abilities {
        for kind in ["triggered", "activated"] {
            if let Some(script) = ability.pointer_mut(&format!("/{kind}/effect")) {
                append(script, idle);
            }
        }
    }
    let targets =
        json!([{"what": {"permanent": {"filter": {"kinds": ["aliado"]}}}, "min": 0, "max": 2}]);
    let script = json!({"targets": targets, "sentences": [{"effects": [idle]}]});
    abilities.push(
        json!({"triggered": {"trigger": {"enters": {"what": {}}}, "effect": script.clone()}}),
    );
    abilities.push(json!({"activated": {"cost": {"resources": 1}, "effect": script}}));
    card["abilities"] = json!(abilities);
    card
}

#[test]
fn an_idle_part_beside_living_ones_never_tells() {
    let (cards, keywords) = set();
    let idle = json!({"choose_number": {"min": 7, "max": 9}});
    let of = |card: &Value| with_idle_parts(card, &idle);
    let cards: Vec<Value> = cards.iter().map(of).collect();
    let hall = Hall::new(cards.clone(), &keywords);
    let mut tried = 0;
    for card in cards.iter().step_by(3) {
        for part in parts(card) {
            if card.pointer(&part.pointer) == Some(&idle) {
                tried += 1;
                let found = hall.find(card, &part, 0..IDLE);
                assert!(found.witness.is_none(), "{found}");
            }
        }
    }
    assert!(tried > 20, "{tried}");
}

#[test]
fn the_deletion_of_nothing_never_tells() {
    let (cards, keywords) = set();
    let hall = Hall::new(cards.clone(), &keywords);
    for card in cards.iter().step_by(5) {
        let found = hall.find(card, &Part::nothing(), 0..4);
        assert!(found.witness.is_none(), "{found}");
    }
}

#[test]
fn the_same_game_gives_the_same_witness() {
    let (cards, keywords) = set();
    let hall = Hall::new(cards.clone(), &keywords);
    for card in cards.iter().step_by(20) {
        for part in parts(card) {
            let first = hall.find(card, &part, 0..20).witness;
            let Some(witness) = first else { continue };
            let again = hall.find(card, &part, witness.game..witness.game + 1);
            assert_eq!(again.witness, first, "{again}");
        }
    }
}
