//! Who plays: one, two or more. FAB 1.2

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::*;
use serde_json::json;

use super::super::support::*;
use super::opening::*;

/// "Os jogadores são os agentes que participam de uma partida […]. O jogador ativo é o jogador ao qual o turno pertence."
#[test]
fn fab_1_2_1_the_active_player_owns_the_turn_whoever_has_the_priority() {
    let mut scene = duel(json!([
        {"name": "Maré", "kind": "manobra", "effect": {"sentences": [{"effects": [{"draw": {"who": "active"}}]}]}},
    ]));
    scene.hand(1, &["Maré", "Maré"]);
    let mut game = scene.start();
    game.pass();
    // Player 1 has the priority and plays the card, yet the turn is player 0's.
    assert_eq!(game.asked(), (1, Ask::Priority));
    assert_eq!(game.state.active(), Seat(0));
    game.play("Maré");
    game.resolve();
    assert_eq!((game.hand(0).len(), game.hand(1).len()), (1, 1));

    // In the next turn the very same card means player 1.
    game.to(1, Part::Acao);
    assert_eq!(game.state.active(), Seat(1));
    let before = (game.hand(0).len(), game.hand(1).len());
    game.play("Maré");
    game.resolve();
    assert_eq!((game.hand(0).len(), game.hand(1).len()), before);
    assert_eq!(
        game.deck(1),
        20 - 5 - 1,
        "the Compra drew five, the card one"
    );
}

/// "Os jogadores são os agentes que participam de uma partida": an inert opponent is none of them.
#[test]
fn fab_1_2_1_only_players_are_asked_and_have_turns() {
    let table = table(json!([]));
    let players = vec![dummy(table), player(table, &["Peão"; 40])];
    let mut game = begin_with(table, players, 1, PlayRules::default());
    for _ in 0..6 {
        assert_eq!(game.state.to_act(), Some(Seat(1)));
        assert_eq!(game.state.active(), Seat(1));
        finish_turn(&mut game);
    }
    let turns = |seat| game.count(|event| *event == Event::TurnBegan { seat: Seat(seat) });
    assert_eq!((turns(0), turns(1)), (0, 6));
}

/// "Uma partida […] pode conter um, dois ou múltiplos jogadores, a depender do formato de jogo."
#[test]
fn fab_1_2_2_a_game_has_one_two_or_several_players() {
    let table = table(json!([]));
    let setup = |count| Setup::new(vec![player(table, &["Peão"; 40]); count], 1);
    for count in 1..=4 {
        let mut game = begin(table, &setup(count), PlayRules::default());
        keep_hands(&mut game);
        // Everybody who sits down gets a turn before anybody gets a second one.
        let mut seen: Vec<u8> = Vec::new();
        for _ in 0..count {
            seen.push(game.state.active().0);
            finish_turn(&mut game);
        }
        seen.sort_unstable();
        assert_eq!(seen, (0..4).take(count).collect::<Vec<u8>>());
        assert_eq!(game.state.active(), game.state.queue()[0]);
    }
    assert_eq!(setup(0).check(table)[0], SetupError::Seats(0));
    // Four is the cap of this engine.
    assert_eq!(setup(5).check(table), [SetupError::Seats(5)]);
}

/// A game of `count` players in the first one's Ação.
fn game_of(count: usize) -> Game {
    scene(table(json!([])), count).start()
}

/// "Uma partida contendo um jogador é uma partida single-player."
#[test]
fn fab_1_2_2a_a_single_player_has_every_turn_and_nobody_to_lose_to() {
    let mut game = game_of(1);
    for _ in 0..3 {
        let turn = game.state.turn();
        finish_turn(&mut game);
        // Being alone is no victory, and the next turn belongs to the same player.
        assert_eq!(game.state.outcome(), None);
        assert_eq!(
            (game.state.turn(), game.state.active()),
            (turn + 1, Seat(0))
        );
    }
    game.act(Action::Concede(Seat(0)));
    assert_over(&mut game, None, Reason::Concession);
}

/// "Uma partida contendo um jogador": an inert opponent does not make it a duel.
#[test]
fn fab_1_2_2a_a_dummy_is_no_second_player() {
    let table = table(json!([]));
    let players = vec![player(table, &["Peão"; 40]), dummy(table)];
    let mut game = begin_with(table, players, 0, PlayRules::default());
    keep_hands(&mut game);
    assert!(!game.can(Action::Concede(Seat(1))));
    game.refused(Action::Concede(Seat(1)), IllegalAction::NotInGame);
    game.act(Action::Concede(Seat(0)));
    // Its bases are there to be conquered, but it does not win.
    assert_over(&mut game, None, Reason::Concession);
}

/// "Uma partida contendo dois jogadores é uma partida de duelo."
#[test]
fn fab_1_2_2b_in_a_duel_turns_alternate_and_one_loss_decides() {
    let mut game = game_of(2);
    for active in [1, 0, 1, 0] {
        finish_turn(&mut game);
        assert_eq!(game.state.active(), Seat(active));
    }
    game.act(Action::Concede(Seat(0)));
    assert_over(&mut game, Some(1), Reason::Concession);
}

/// "Uma partida contendo mais que dois jogadores é uma partida multiplayer."
#[test]
fn fab_1_2_2c_in_multiplayer_the_others_play_on_after_one_loss() {
    for count in [3, 4] {
        let mut game = game_of(count);
        game.act(Action::Concede(Seat(0)));
        assert_eq!(game.state.outcome(), None);
        assert_eq!(game.state.active(), Seat(1), "the turn goes on to the next");
        // Each may attack each: every other player's bases are enemy bases.
        let mut scene = scene(table(json!([])), count);
        let peao = scene.put(0, "Peão");
        let game = scene.at(0, Part::Ofensiva);
        for seat in 1..u8::try_from(count).unwrap() {
            assert!(game.can(Action::Attack {
                ally: peao,
                base: base(seat, 0)
            }));
        }
    }
}
