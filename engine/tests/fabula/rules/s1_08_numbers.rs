//! FAB 1.8: numbers, chosen numbers, and letters that stand for numbers.

use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::stack_kit::*;
use crate::fabula::support::*;

/// A Manobra of cost 1 whose player gains so many resources.
fn gains(amount: &Value) -> Value {
    manobra("Cofre", &json!([{"gain_resources": {"amount": amount}}]))
}

/// How many resources [`gains`] gives when there are five Peões in play.
fn gained(amount: &Value) -> i16 {
    let mut scene = duel(json!([gains(amount)]));
    for _ in 0..5 {
        scene.put(1, "Peão");
    }
    scene.hand(0, &["Cofre"]);
    let mut game = scene.start();
    game.play("Cofre");
    game.resolve();
    game.resources(0) - 9
}

/// "Os valores utilizados em Fábula TCG são do tipo inteiro."
#[test]
fn fab_1_8_1_only_whole_numbers_are_values() {
    assert_eq!(gained(&json!(2)), 2);
    assert!(is_refused(&gains(&json!(1.5)), "must be a whole number"));
    for field in ["vida", "ofensiva", "influencia", "cost"] {
        let mut card = json!({"name": "Saci", "kind": "aliado", "cost": 1, "vida": 1, "ofensiva": 1, "influencia": 1});
        assert!(Table::read(&json!([card])).is_ok());
        card[field] = json!(0.5);
        assert!(Table::read(&json!([card])).is_err(), "{field}");
    }
}

/// "Os valores utilizados em Fábula TCG são do tipo inteiro."
#[test]
fn fab_1_8_1_what_is_worked_out_is_whole_too() {
    let five = json!({"count": {"of": {"kinds": ["aliado"]}}});
    let half = json!({"half": {"of": five, "round": "down"}});
    // Half of five, twice, is four: the half was whole before it was doubled.
    assert_eq!(gained(&json!({"product": {"of": half, "times": 2}})), 4);
}

/// "Se algum efeito utilizar um valor fracionado, o efeito irá dizer como o valor deve ser arredondado."
#[test]
fn fab_1_8_2_the_text_says_how_half_a_number_is_rounded() {
    let five = json!({"count": {"of": {"kinds": ["aliado"]}}});
    let half = |round: &str| json!({"half": {"of": five, "round": round}});
    assert_eq!(gained(&half("up")), 3);
    assert_eq!(gained(&half("down")), 2);
    assert!(is_refused(
        &gains(&json!({"half": {"of": five}})),
        "round is missing"
    ));
}

/// The numbers that are offered now.
fn numbers(game: &Game) -> Vec<i16> {
    let number = |action: Action| match action {
        Action::Number(number) => Some(number),
        _ => None,
    };
    legal_actions(&game.state)
        .into_iter()
        .filter_map(number)
        .collect()
}

/// "[…] escolher um número, o jogador deve escolher qualquer número inteiro ou zero, seguindo as instruções […]"
#[test]
fn fab_1_8_3_a_chosen_number_is_any_within_the_instructions_zero_included() {
    let mut scene = duel(json!([
        manobra(
            "Aposta",
            &json!([{"choose_number": {"max": 3}}, {"gain_resources": {"amount": "chosen"}}])
        ),
        manobra(
            "Balança",
            &json!([{"choose_number": {"min": -2, "max": 1}}])
        ),
    ]));
    scene.hand(0, &["Aposta", "Balança"]);
    let mut game = scene.start();
    game.play("Aposta");
    game.resolve();
    assert_eq!(numbers(&game), [0, 1, 2, 3]);
    game.refused(Action::Number(4), IllegalAction::OutOfRange);
    game.refused(Action::Number(-1), IllegalAction::OutOfRange);
    let mut zero = game.clone();
    game.number(3);
    assert_eq!(game.resources(0), 9 + 3);
    zero.number(0);
    assert_eq!(zero.resources(0), 9);
    game.play("Balança");
    game.resolve();
    assert_eq!(numbers(&game), [-2, -1, 0, 1]);
}

/// A Manobra that costs X: its player gains X resources, then draws X cards.
fn tide() -> Value {
    json!({"name": "Maré", "kind": "manobra", "cost": {"resources": 1, "letter": "x"},
    "effect": {"sentences": [
        {"effects": [{"gain_resources": {"amount": "x"}}]},
        {"effects": [{"draw": {"amount": "x"}}]},
    ]}})
}

/// A Manobra of cost 1 that sets a letter of the effect it points at.
fn sets(name: &str, letter: &str, amount: i16) -> Value {
    let set = json!([{"set_letter": {"what": "target", "letter": letter, "amount": amount}}]);
    aimed(name, &json!("effect"), &set)
}

/// A Manobra whose X is the number of Peões in play: its player gains that many resources.
fn census() -> Value {
    json!({"name": "Censo", "kind": "manobra", "cost": 1, "effect": {
        "define": [{"letter": "x", "is": {"count": {"of": {"name": "Peão"}}}}],
        "sentences": [{"effects": [{"gain_resources": {"amount": "x"}}]}]}})
}

/// A Manobra that costs X and draws X, where X is the number of Peões in play.
fn tithe() -> Value {
    json!({"name": "Dízimo", "kind": "manobra", "cost": {"letter": "x"}, "effect": {
        "define": [{"letter": "x", "is": {"count": {"of": {"name": "Peão"}}}}],
        "sentences": [{"effects": [{"draw": {"amount": "x"}}]}]}})
}

/// "O valor de X é definido […] fazendo referência a algum elemento do jogo, ou permitindo que o jogador escolha."
#[test]
fn fab_1_8_4_x_is_chosen_by_the_player_or_taken_from_the_game() {
    let mut scene = duel(json!([tide(), census()]));
    for _ in 0..3 {
        scene.put(1, "Peão");
    }
    scene.hand(0, &["Maré", "Censo"]);
    let mut game = scene.start();
    game.play("Censo");
    // The text defines it: nobody is asked.
    assert_eq!(game.asked(), (1, Ask::Priority));
    game.resolve();
    assert_eq!(game.resources(0), 10 - 1 + 3);
    game.play("Maré");
    assert_eq!(game.asked(), (0, Ask::Letter));
    game.number(4);
    game.resolve();
    assert_eq!((game.resources(0), game.hand(0).len()), (12 - 1 - 4 + 4, 4));
}

/// "O valor de X é definido de acordo com o efeito/habilidade […]"
#[test]
fn fab_1_8_4_an_x_that_nothing_defines_is_no_text() {
    assert!(is_refused(&gains(&json!("x")), "x has no value here"));
}

/// "O valor de X pode ser alterado enquanto o efeito estiver na pilha sem ser executado." (FAB-C24)
#[test]
fn fab_1_8_7_x_can_be_changed_while_the_effect_waits() {
    let mut scene = duel(json!([tide(), sets("Refluxo", "x", 5)]));
    scene.hand(0, &["Maré"]);
    scene.hand(1, &["Refluxo"]);
    let mut game = scene.start();
    game.play("Maré");
    game.number(2);
    // The declared value is where X starts …
    assert_eq!((top(&game).letters[0], game.resources(0)), (2, 10 - 1 - 2));
    game.play("Refluxo");
    game.choose_effect(0);
    game.resolve();
    // … and not where it must end: five are gained and drawn, though two were paid.
    assert_eq!((game.resources(0), game.hand(0).len()), (7 + 5, 5));
}

/// "Todas as instâncias de X em uma carta possuem o mesmo valor."
#[test]
fn fab_1_8_8_the_x_of_every_sentence_and_of_the_cost_is_one() {
    let mut scene = duel(json!([tide(), sets("Refluxo", "x", 0)]));
    scene.hand(0, &["Maré"]);
    scene.hand(1, &["Refluxo"]);
    let mut game = scene.start();
    game.play("Maré");
    game.number(3);
    let mut changed = game.clone();
    game.resolve();
    assert_eq!((game.resources(0), game.hand(0).len()), (10 - 1 - 3 + 3, 3));
    // A change of the X of one sentence is a change of the X of the card.
    changed.play("Refluxo");
    changed.choose_effect(0);
    changed.resolve();
    assert_eq!(
        (changed.resources(0), changed.hand(0).len()),
        (10 - 1 - 3, 0)
    );
}

/// "Todas as instâncias de X em uma carta possuem o mesmo valor."
#[test]
fn fab_1_8_8_the_x_that_was_paid_for_an_ally_is_the_x_of_its_abilities() {
    let mut scene = duel(json!([
        {"name": "Hidra", "kind": "aliado", "cost": {"letter": "x"}, "vida": 1, "ofensiva": 1, "influencia": 1,
            "abilities": [{"triggered": {"trigger": "enters", "effect": {"sentences": [{"effects": [{"draw": {"amount": "x"}}]}]}}}]},
    ]));
    scene.hand(0, &["Hidra"]);
    let mut game = scene.start();
    game.play("Hidra");
    game.number(3);
    game.resolve();
    assert_eq!(game.hand(0).len(), 3);
}

/// "[…] o valor definido por ela é o valor de X enquanto o efeito está na pilha […] esperando ser executado."
#[test]
fn fab_1_8_9_a_defined_x_follows_its_definition_as_long_as_the_effect_waits() {
    let mut scene = duel(json!([census()]));
    let peao = scene.put(1, "Peão");
    scene.put(1, "Peão");
    scene.hand(0, &["Censo"]);
    scene.hand(1, &["Faísca"]);
    let mut game = scene.start();
    game.play("Censo");
    assert_eq!(top(&game).letters[0], 2);
    game.play("Faísca");
    game.choose(peao);
    game.resolve();
    // The value on announcement (two) is not frozen: one Peão is left.
    assert_eq!(game.resources(0), 10 - 1 + 1);
}

/// "Se uma carta possui uma instância de X em seu custo […], e o valor de X é definido pelo seu efeito […]"
#[test]
fn fab_1_8_9_an_x_in_the_cost_that_the_text_defines_is_not_chosen() {
    let mut scene = duel(json!([tithe()]));
    for _ in 0..3 {
        scene.put(1, "Peão");
    }
    scene.hand(0, &["Dízimo"]);
    let mut game = scene.start();
    game.play("Dízimo");
    assert_eq!(
        game.asked(),
        (1, Ask::Priority),
        "there is nothing to declare"
    );
    assert_eq!(game.resources(0), 10 - 3);
    game.resolve();
    assert_eq!(game.hand(0).len(), 3);
}

/// "[…] o valor definido por ela é o valor de X […]" (and so it is what must be paid, FAB 1.18.6)
#[test]
fn fab_1_8_9_an_x_in_the_cost_that_the_text_defines_must_be_paid() {
    for (resources, result) in [(2, Err(IllegalAction::NotEnoughResources)), (3, Ok(()))] {
        let mut scene = duel(json!([tithe()]));
        for _ in 0..3 {
            scene.put(1, "Peão");
        }
        scene.hand(0, &["Dízimo"]);
        scene.resources(0, resources);
        let game = scene.start();
        assert_eq!(game.state.check(Action::Play(game.id("Dízimo"))), result);
    }
}

/// "[…] e o valor de X for alterado antes que […] fosse executado, X possuirá o efeito de sua última alteração."
#[test]
fn fab_1_8_10_of_several_changes_of_x_the_last_one_counts() {
    // The last change is the one that happens last: what is stacked last happens first (FAB-C2).
    for (first, last, expected) in [("Refluxo", "Enchente", 1), ("Enchente", "Refluxo", 6)] {
        let mut scene = duel(json!([
            tide(),
            sets("Refluxo", "x", 1),
            sets("Enchente", "x", 6)
        ]));
        scene.hand(0, &["Maré", last]);
        scene.hand(1, &[first]);
        let mut game = scene.start();
        game.play("Maré");
        game.number(2);
        game.play(first);
        game.choose_effect(0);
        game.play(last);
        game.choose_effect(1);
        assert_eq!(waiting(&game), ["Maré", "Maré", first, last]);
        game.resolve();
        assert_eq!(game.hand(0).len(), expected);
    }
}

/// "[…] X possuirá o efeito de sua última alteração." (a change comes after the text's own definition)
#[test]
fn fab_1_8_10_a_change_outlives_the_definition() {
    let mut scene = duel(json!([census(), sets("Refluxo", "x", 4)]));
    scene.put(1, "Peão");
    scene.hand(0, &["Censo"]);
    scene.hand(1, &["Refluxo"]);
    let mut game = scene.start();
    game.play("Censo");
    game.play("Refluxo");
    game.choose_effect(0);
    game.resolve();
    assert_eq!(game.resources(0), 10 - 1 + 4);
}

/// "Independente da letra do valor variável, ela seguirá as mesmas regras de X."
#[test]
fn fab_1_8_11_other_letters_are_declared_shared_and_changed_like_x() {
    for (letter, other, index) in [("y", "z", 1), ("z", "x", 2)] {
        let mut maze = tide();
        maze["cost"]["letter"] = json!(letter);
        maze["effect"]["sentences"] = json!([
            {"effects": [{"gain_resources": {"amount": letter}}]},
            {"effects": [{"draw": {"amount": letter}}]},
        ]);
        assert!(Table::read(&json!([maze])).is_ok());
        let mut scene = duel(json!([
            maze,
            sets("Refluxo", letter, 1),
            sets("Enchente", other, 6)
        ]));
        scene.hand(0, &["Maré"]);
        scene.hand(1, &["Refluxo", "Enchente"]);
        let mut game = scene.start();
        game.play("Maré");
        assert_eq!(game.asked(), (0, Ask::Letter));
        game.number(3);
        assert_eq!(
            (top(&game).letters[index], game.resources(0)),
            (3, 10 - 1 - 3)
        );
        for change in ["Enchente", "Refluxo"] {
            let mut changed = game.clone();
            changed.play(change);
            changed.choose_effect(0);
            changed.resolve();
            // A change of another letter is none of this one.
            let (gained, drawn) = if change == "Refluxo" { (1, 1) } else { (3, 3) };
            assert_eq!(
                (changed.resources(0), changed.hand(0).len()),
                (6 + gained, drawn)
            );
        }
    }
}
