//! FAB 2.7.1 to 2.7.3: vida, ofensiva and influência.

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::super::support::*;
use super::short_cards::*;

const VALUES: [&str; 3] = ["vida", "ofensiva", "influencia"];

/// "Vida, Ofensiva e Influência são valores específicos de cartas do tipo aliado."
#[test]
fn fab_2_7_1_only_an_aliado_prints_the_three_values_and_it_prints_them_all() {
    let others = [
        json!({"name": "Peça", "kind": "base"}),
        modification("Peça", json!([])),
        spell("Peça", json!([{"draw": {}}])),
    ];
    for (card, value) in others
        .iter()
        .flat_map(|card| VALUES.map(|value| (card, value)))
    {
        assert!(mistakes(card.clone()).is_empty());
        let mut with = card.clone();
        with[value] = json!(1);
        assert_eq!(mistakes(with).len(), 1, "{value} on {card}");
    }
    let whole = ally("Peça", [1, 1, 1], json!([]));
    assert!(mistakes(whole.clone()).is_empty());
    for value in VALUES {
        let mut without = whole.clone();
        without.as_object_mut().unwrap().remove(value);
        assert_eq!(mistakes(without).len(), 1, "an aliado without {value}");
    }
}

/// An effect that speaks of values finds none on other permanents: a base takes no part in combat.
#[test]
fn fab_2_7_1_a_base_or_a_modificacao_does_not_fight_whatever_it_is_given() {
    let all = json!({"each": {"filter": {"whose": "you"}}});
    let give = |stat: &str| json!({"modify": {"what": all, "stat": stat, "amount": 5}});
    let mut scene = duel(json!([spell(
        "Fúria",
        Value::from(VALUES.map(give).to_vec())
    )]));
    let (peao, broquel) = (scene.put(0, "Peão"), scene.put(0, "Broquel"));
    scene.hand(0, &["Fúria"]);
    let mut game = scene.start();
    game.play("Fúria");
    game.resolve();
    assert_eq!(game.values(peao), (7, 7, 6));
    game.to(0, Part::Ofensiva);
    let attack = |ally| Action::Attack {
        ally,
        base: base(1, 0),
    };
    game.refused(attack(base(0, 0)), IllegalAction::NotAnAlly);
    game.refused(attack(broquel), IllegalAction::NotAnAlly);
    assert!(game.can(attack(peao)));
    game.to(0, Part::Influencia);
    let influence = |ally| Action::Influence {
        ally,
        base: base(1, 0),
    };
    game.refused(influence(base(0, 0)), IllegalAction::NotAnAlly);
    game.refused(influence(broquel), IllegalAction::NotAnAlly);
}

/// "Vida, Ofensiva e Influência são sempre valores inteiros."
#[test]
fn fab_2_7_2_the_three_values_are_whole_numbers() {
    for value in VALUES {
        let with = |number: Value| {
            let mut card = ally("Peça", [1, 1, 1], json!([]));
            card[value] = number;
            mistakes(card)
        };
        assert!(with(json!(7)).is_empty());
        for wrong in [json!(1.5), json!(2.0), json!("2"), json!(true)] {
            assert_eq!(with(wrong.clone()).len(), 1, "{value}: {wrong}");
        }
    }
    // Whole, not natural: only of the vida does the book say that it is positive.
    assert!(mistakes(ally("Peça", [-1, 1, -2], json!([]))).is_empty());
}

/// In play, too: half of an odd value is rounded before it is added.
#[test]
fn fab_2_7_2_the_three_values_stay_whole_in_play() {
    let half =
        json!({"half": {"of": {"stat": {"stat": "ofensiva", "of": "target"}}, "round": "up"}});
    let mut scene = duel(json!([aimed(
        "Treino",
        json!([{"modify": {"what": "target", "stat": "ofensiva", "amount": half}}])
    ),]));
    let capita = scene.put(0, "Capitã");
    scene.hand(0, &["Treino"]);
    let mut game = scene.start();
    game.play_on("Treino", capita);
    // 3 + 1.5 would be 4.5; rounded up it is 5.
    assert_eq!(game.values(capita).0, 5);
}

/// "Vida é sempre um valor inteiro positivo."
#[test]
fn fab_2_7_3_the_vida_of_an_aliado_is_above_zero() {
    let ficha = |vida| {
        let ficha = token("Recruta", [1, vida, 1]);
        spell("Chamado", json!([{"create": {"ficha": ficha}}]))
    };
    let card = |vida| ally("Peça", [1, vida, 1], json!([]));
    assert!(mistakes(card(1)).is_empty() && mistakes(ficha(1)).is_empty());
    for vida in [0, -1] {
        assert_eq!(mistakes(card(vida)).len(), 1, "{vida}");
        assert_eq!(mistakes(ficha(vida)).len(), 1, "{vida}");
    }
}

/// An Aliado whose vida stops being positive does not stay with it: no such Aliado is ever in play.
#[test]
fn fab_2_7_3_no_aliado_remains_in_play_with_a_vida_of_zero() {
    let fog =
        always(json!({"modify": {"of": {"kinds": ["aliado"]}, "stat": "vida", "amount": -2}}));
    let mut scene = duel(json!([modification("Miasma", json!([fog]))]));
    let (peao, capita) = (scene.put(1, "Peão"), scene.put(1, "Capitã"));
    scene.hand(0, &["Miasma", "Peão"]);
    let mut game = scene.start();
    game.play("Miasma");
    game.resolve();
    assert!(!game.is_in_play(peao));
    assert_eq!(game.values(capita).1, 2);
    // One that would enter with it is gone before anybody can act.
    game.play("Peão");
    game.resolve();
    assert!(game.named("Peão").is_empty());
    assert_eq!(game.discard(0), ["Peão"]);
}
