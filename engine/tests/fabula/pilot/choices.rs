//! Mulligans, discards, sacrifices and targets that are asked for.

use fabulario_engine::fabula::players::{Decide, Greedy};
use fabulario_engine::fabula::{Action, Ask, Deck, PlayRules, Player, Setup, legal_actions};

use super::kit::{scene, wants};

#[test]
fn what_costs_too_much_for_the_first_turns_goes_back() {
    let table = scene().table;
    let id = |name: &str| table.find(name).unwrap();
    let deck = |name: &str| Deck {
        main: vec![id(name); 40],
        bases: [id("Base"); 5],
    };
    for (name, back) in [("Titã", true), ("Peão", false), ("Capitã", false)] {
        let players = vec![Player::Deck(deck(name)), Player::Deck(deck(name))];
        let state = Setup::new(players, 1)
            .begin(table, PlayRules::default())
            .unwrap();
        assert_eq!(state.ask(), Ask::Mulligan);
        let action = Greedy.decide(&state, &legal_actions(&state));
        assert_eq!(action == Action::PutBack(id(name)), back, "{name}");
    }
}

#[test]
fn the_least_useful_card_is_discarded() {
    let mut scene = scene();
    scene.hand(0, &["Capitã", "Capitã", "Titã", "Leitura", "Titã", "Titã"]);
    scene.position.turns(fabulario_engine::fabula::Seat(0), 5);
    let mut game = scene.at(0, fabulario_engine::fabula::ability::Part::Final);
    game.pass();
    game.pass();
    assert_eq!(game.asked(), (0, Ask::DiscardDown));
    assert_eq!(wants(&game), Action::Discard(game.id("Leitura")));
}

#[test]
fn what_must_wait_long_is_discarded_early_in_the_game() {
    let mut scene = scene();
    scene.hand(0, &["Capitã", "Capitã", "Peão", "Peão", "Capitã", "Titã"]);
    let mut game = scene.at(0, fabulario_engine::fabula::ability::Part::Final);
    game.pass();
    game.pass();
    assert_ne!(wants(&game), Action::Discard(game.id("Capitã")));
}

#[test]
fn the_least_ally_is_sacrificed() {
    let mut scene = scene();
    let altar = scene.put(0, "Altar");
    scene.put(0, "Titã");
    let least = scene.put(0, "Peão");
    let mut game = scene.start();
    game.activate(altar, 0);
    assert_eq!(game.asked(), (0, Ask::Sacrifice));
    assert_eq!(wants(&game), Action::Choose(game.target(least)));
}

#[test]
fn a_benefit_goes_to_the_own_side_also_where_any_target_is_allowed() {
    let mut scene = scene();
    scene.hand(0, &["Coro", "Reza"]);
    let own = scene.put(0, "Capitã");
    scene.put(1, "Titã");
    let mut game = scene.start();
    game.play("Reza");
    let Action::Choose(target) = wants(&game) else {
        panic!("a target is asked for");
    };
    let fabulario_engine::fabula::Target::Permanent { slot, .. } = target else {
        panic!("a base is a permanent");
    };
    assert_eq!(game.at(slot).controller.0, 0);
    game.act(Action::Choose(target));
    game.resolve();
    game.play("Coro");
    assert_eq!(wants(&game), Action::Choose(game.target(own)));
}

#[test]
fn harm_goes_to_the_other_side_also_where_any_target_is_allowed() {
    let mut scene = scene();
    scene.hand(0, &["Faísca"]);
    scene.put(0, "Vidro");
    let other = scene.put(1, "Titã");
    let mut game = scene.start();
    game.play("Faísca");
    assert_eq!(wants(&game), Action::Choose(game.target(other)));
}

#[test]
fn decisions_do_not_depend_on_what_is_hidden() {
    let mut scene = scene();
    scene.hand(0, &["Capitã", "Bomba"]);
    scene.hand(1, &["Nó", "Titã", "Peão"]);
    scene.put(1, "Peão");
    let game = scene.start();
    let action = wants(&game);
    for seed in 0..20 {
        let other = game.state.imagine(fabulario_engine::fabula::Seat(0), seed);
        assert_eq!(Greedy.decide(&other, &legal_actions(&other)), action);
    }
}
