//! FAB 1.15.10 to 1.15.12: zones as targets, no target twice, divided amounts.

use fabulario_engine::fabula::ability::Zone;
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::stack_kit::*;
use crate::fabula::support::*;

/// "Um efeito que define uma zona como seu alvo, tem seu efeito aplicado para todos os objetos […] naquela zona."
#[test]
fn fab_1_15_10_an_effect_on_a_discard_pile_is_about_every_card_in_it() {
    let pile = json!({"zone": {"zone": "descarte"}});
    let mut scene = duel(json!([aimed(
        "Limpeza",
        &pile,
        &json!([{"move": {"what": "target", "to": "degredo"}}])
    )]));
    scene.hand(0, &["Limpeza"]);
    scene.cards(0, Zone::Descarte, &["Peão"]);
    scene.cards(1, Zone::Descarte, &["Peão", "Peão", "Leitura", "Titã"]);
    scene.hand(1, &["Peão"]);
    let mut game = scene.start();
    game.play("Limpeza");
    // One target: the zone as a set. Whose it is is part of it.
    let whole = |seat| Target::Zone {
        seat: Seat(seat),
        zone: Zone::Descarte,
    };
    assert_eq!(choices(&game), [whole(0), whole(1)]);
    game.act(Action::Choose(whole(1)));
    game.resolve();
    assert_eq!(
        game.zone(1, Zone::Degredo),
        ["Leitura", "Peão", "Peão", "Titã"]
    );
    assert_eq!(
        (game.discard(0), game.hand(1), game.deck(1)),
        (vec!["Limpeza", "Peão"], vec!["Peão"], 20)
    );
}

/// "[…] a zona é considerada como um conjunto de objetos para esta finalidade […]"
#[test]
fn fab_1_15_10_an_effect_on_what_a_player_has_in_play_is_about_every_permanent() {
    let field = json!({"zone": {"zone": "campo", "whose": "opponents"}});
    let mut scene = duel(json!([aimed(
        "Breu",
        &field,
        &json!([{"turn": {"what": "target"}}])
    )]));
    let (mine, yours, broquel) = (
        scene.put(0, "Peão"),
        scene.put(1, "Peão"),
        scene.put(1, "Broquel"),
    );
    scene.hand(0, &["Breu"]);
    let mut game = scene.start();
    game.play("Breu");
    game.act(Action::Choose(Target::Zone {
        seat: Seat(1),
        zone: Zone::Campo,
    }));
    game.resolve();
    assert!(!game.at(mine).turned && !game.at(base(0, 0)).turned);
    for slot in [yours, broquel, base(1, 0), centro(1)] {
        assert!(game.at(slot).turned, "{slot:?}");
    }
}

/// A Manobra of cost 1 with these groups of targets and one sentence.
fn aims(name: &str, targets: &Value, effects: &Value) -> Value {
    json!({"name": name, "kind": "manobra", "cost": 1, "effect": {"targets": targets, "sentences": [{"effects": effects}]}})
}

/// "Um alvo não pode ser escolhido mais de uma vez para a mesma habilidade […]"
#[test]
fn fab_1_15_11_no_target_is_chosen_twice_in_one_group_or_in_two() {
    let hurt = |group| json!({"damage": {"to": {"target": {"group": group}}, "amount": 1}});
    let one_group = json!([{"what": an_ally(), "min": 2, "max": 2}]);
    let two_groups = json!([{"what": an_ally()}, {"what": an_ally()}]);
    for (targets, effects) in [
        (one_group, json!([hurt(0)])),
        (two_groups, json!([hurt(0), hurt(1)])),
    ] {
        let mut scene = duel(json!([aims("Forquilha", &targets, &effects)]));
        let one = scene.put(1, "Titã");
        scene.hand(0, &["Forquilha"]);
        let mut alone = again(&scene).start();
        // One ally is not enough for two targets.
        let forquilha = alone.id("Forquilha");
        alone.refused(Action::Play(forquilha), IllegalAction::NoTarget);
        let other = scene.put(1, "Titã");
        let mut game = scene.start();
        game.play("Forquilha");
        game.choose(one);
        game.refused(Action::Choose(game.target(one)), IllegalAction::ChosenTwice);
        game.choose(other);
        game.resolve();
        assert_eq!((game.at(one).damage, game.at(other).damage), (1, 1));
    }
}

/// "Um alvo não pode ser escolhido mais de uma vez […]" (copies of a card are several objects, FAB 2.1.4)
#[test]
fn fab_1_15_11_two_copies_of_a_card_are_two_targets_and_not_three() {
    let from = json!({"card": {"zone": "descarte"}});
    let targets = json!([{"what": from, "min": 1, "max": 3}]);
    let mut scene = duel(json!([aims(
        "Colheita",
        &targets,
        &json!([{"move": {"what": "target", "to": "mao"}}])
    )]));
    scene.hand(0, &["Colheita"]);
    scene.cards(0, Zone::Descarte, &["Peão", "Peão", "Titã"]);
    let mut game = scene.start();
    game.play("Colheita");
    game.choose_card(0, Zone::Descarte, "Peão");
    game.choose_card(0, Zone::Descarte, "Peão");
    let peao = Target::Card {
        seat: Seat(0),
        zone: Zone::Descarte,
        card: game.id("Peão"),
    };
    game.refused(Action::Choose(peao), IllegalAction::ChosenTwice);
    game.done();
    game.resolve();
    assert_eq!(game.hand(0), ["Peão", "Peão"]);
}

/// "[…] a não ser que seja especificado na descrição do efeito ou habilidade."
#[test]
fn fab_1_15_11_a_text_may_say_that_the_same_target_is_chosen_again() {
    let hurt =
        |group, amount| json!({"damage": {"to": {"target": {"group": group}}, "amount": amount}});
    let targets = json!([{"what": an_ally()}, {"what": an_ally(), "again": true}]);
    let mut scene = duel(json!([aims(
        "Rajada",
        &targets,
        &json!([hurt(0, 1), hurt(1, 2)])
    )]));
    let titan = scene.put(1, "Titã");
    scene.hand(0, &["Rajada"]);
    let mut game = scene.start();
    game.play("Rajada");
    game.choose(titan);
    game.choose(titan);
    game.resolve();
    assert_eq!(game.at(titan).damage, 3);
}

/// "Um efeito que utiliza a palavra alvo múltiplas vezes […] faz referência ao primeiro alvo definido."
#[test]
fn fab_1_15_11_the_word_target_means_the_same_one_every_time() {
    let text = json!({"targets": [{"what": an_ally()}], "sentences": [
        {"effects": [{"damage": {"to": "target", "amount": 1}}, {"turn": {"what": "target"}}]},
        {"effects": [{"modify": {"what": "target", "stat": "ofensiva", "amount": -2}}]},
    ]});
    let mut scene =
        duel(json!([{"name": "Rasteira", "kind": "manobra", "cost": 1, "effect": text}]));
    let (one, other) = (scene.put(1, "Titã"), scene.put(1, "Titã"));
    scene.hand(0, &["Rasteira"]);
    let mut game = scene.start();
    game.play("Rasteira");
    game.choose(other);
    // It is asked for once, for all three mentions in two sentences.
    assert_eq!(
        (game.asked(), waiting(&game).len()),
        ((1, Ask::Priority), 2)
    );
    game.resolve();
    assert_eq!(
        (
            game.at(other).damage,
            game.at(other).turned,
            game.values(other).0
        ),
        (1, true, 7)
    );
    assert_eq!(
        (game.at(one).damage, game.at(one).turned, game.values(one).0),
        (0, false, 9)
    );
}

/// "[…] sem explicitamente definir que se tratam de alvos diferentes […]"
#[test]
fn fab_1_15_11_a_second_target_must_be_declared_as_one() {
    let turns = |group| json!([{"turn": {"what": {"target": {"group": group}}}}]);
    let one = json!([{"what": an_ally()}]);
    assert!(is_refused(
        &aims("Rasteira", &one, &turns(1)),
        "there is no group of targets 1"
    ));
    let two = json!([{"what": an_ally()}, {"what": an_ally()}]);
    let mut scene = duel(json!([aims("Rasteira", &two, &turns(1))]));
    let (one, other) = (scene.put(1, "Titã"), scene.put(1, "Titã"));
    scene.hand(0, &["Rasteira"]);
    let mut game = scene.start();
    game.play("Rasteira");
    game.choose(one);
    game.choose(other);
    game.resolve();
    assert_eq!((game.at(one).turned, game.at(other).turned), (false, true));
}

/// A Manobra that divides damage among up to three Aliados.
fn hail(least: u8, amount: &Value) -> Value {
    let targets = json!([{"what": an_ally(), "min": least, "max": 3, "divide": amount}]);
    aims(
        "Saraiva",
        &targets,
        &json!([{"damage": {"to": "target", "divided": true}}]),
    )
}

/// "A divisão […] de forma que os alvos recebam uma quantia […] que seja um número inteiro e maior que zero (0)."
#[test]
fn fab_1_15_12_every_target_gets_a_whole_share_above_zero() {
    let mut scene = duel(json!([hail(1, &json!(5))]));
    let titans = [0, 0, 1].map(|seat| scene.put(seat, "Titã"));
    scene.hand(0, &["Saraiva"]);
    let mut game = scene.start();
    game.play("Saraiva");
    for slot in titans {
        game.choose(slot);
    }
    assert_eq!(game.asked(), (0, Ask::Share));
    // Not zero; not so much that nothing would be left for the two others.
    for share in [0, -1, 4] {
        game.refused(Action::Number(share), IllegalAction::OutOfRange);
    }
    game.number(2);
    game.refused(Action::Number(3), IllegalAction::OutOfRange);
    game.number(1);
    game.resolve();
    assert_eq!(
        titans.map(|slot| game.at(slot).damage),
        [2, 1, 2],
        "the last one gets what is left of five"
    );
}

/// "Um efeito pode permitir a distribuição ou divisão de um valor de dano […] entre múltiplos alvos."
#[test]
fn fab_1_15_12_there_are_never_more_targets_than_points() {
    let mut scene = duel(json!([hail(1, &json!(2))]));
    let titans = [0, 0, 1].map(|seat| scene.put(seat, "Titã"));
    scene.hand(0, &["Saraiva"]);
    let mut game = scene.start();
    game.play("Saraiva");
    game.choose(titans[0]);
    game.choose(titans[1]);
    // Up to three are allowed, but two points make two shares: nothing is left to choose.
    assert_eq!(game.asked(), (0, Ask::Share));
    game.number(1);
    game.resolve();
    assert_eq!(titans.map(|slot| game.at(slot).damage), [1, 1, 0]);
}

/// "O número de alvos válidos deve sempre ser um número inteiro maior que zero (0)."
#[test]
fn fab_1_15_12_nothing_is_divided_among_no_targets() {
    // Even where the text says "up to three".
    let mut scene = duel(json!([hail(0, &json!(3))]));
    let titan = scene.put(1, "Titã");
    scene.hand(0, &["Saraiva"]);
    let mut game = scene.start();
    game.play("Saraiva");
    game.refused(Action::Done, IllegalAction::NotFinished);
    game.choose(titan);
    game.resolve();
    assert_eq!(game.at(titan).damage, 3);
    let mut scene = duel(json!([hail(0, &json!(3))]));
    scene.hand(0, &["Saraiva"]);
    let mut game = scene.start();
    let saraiva = game.id("Saraiva");
    game.refused(Action::Play(saraiva), IllegalAction::NoTarget);
}

/// "[…] uma quantia de dano […] que seja um número inteiro e maior que zero (0)." (nothing to divide)
#[test]
fn fab_1_15_12_zero_cannot_be_divided() {
    let mut card = hail(1, &json!("x"));
    card["cost"] = json!({"letter": "x"});
    let mut scene = duel(json!([card]));
    let titans = [1, 1].map(|seat| scene.put(seat, "Titã"));
    scene.hand(0, &["Saraiva"]);
    let mut game = scene.start();
    game.play("Saraiva");
    game.refused(Action::Number(0), IllegalAction::NoTarget);
    game.number(1);
    game.choose(titans[0]);
    assert_eq!(game.asked(), (1, Ask::Priority));
    game.resolve();
    assert_eq!(titans.map(|slot| game.at(slot).damage), [1, 0]);
}

/// "[…] os alvos recebam uma quantia de dano […]" (FAB-C30: the share of a lost target is lost)
#[test]
fn fab_1_15_12_the_share_of_a_lost_target_goes_to_nobody_else() {
    let away = aimed(
        "Recuo",
        &an_ally(),
        &json!([{"move": {"what": "target", "to": "mao"}}]),
    );
    let mut scene = duel(json!([hail(1, &json!(5)), away]));
    let titans = [1, 1].map(|seat| scene.put(seat, "Titã"));
    scene.hand(0, &["Saraiva"]);
    scene.hand(1, &["Recuo"]);
    let mut game = scene.start();
    game.play("Saraiva");
    game.choose(titans[0]);
    game.choose(titans[1]);
    game.number(3);
    game.play("Recuo");
    game.choose(titans[0]);
    game.resolve();
    assert_eq!(game.at(titans[1]).damage, 2);
}
