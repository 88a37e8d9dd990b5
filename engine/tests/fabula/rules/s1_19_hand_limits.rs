//! Draws at the start and in the Compra, discards in the Final. FAB 1.19, 4.2.4, 4.2.5

use fabulario_engine::fabula::ability::{Part, Zone};
use fabulario_engine::fabula::*;
use serde_json::json;

use super::super::support::*;
use super::opening::*;

/// Player 1 with so many cards in hand, in the Final of player 0.
fn before_turn_of_one(hand: usize, rules: PlayRules) -> Game {
    let mut scene = scene_with(table(json!([])), 2, rules);
    scene.hand(1, &vec!["Capitã"; hand]);
    scene.hand(0, &["Titã"]);
    scene.at(0, Part::Final)
}

/// Player 0 with so many cards in hand, at the end of the Final's window.
fn end_of_turn(hand: usize, rules: PlayRules) -> Game {
    let mut scene = scene_with(table(json!([])), 2, rules);
    scene.hand(0, &vec!["Peão"; hand]);
    scene.hand(1, &["Capitã"; 9]);
    let mut game = scene.at(0, Part::Final);
    game.pass();
    game.pass();
    game
}

/// "A compra de cartas é feita no início do jogo e durante a fase de compra de cada jogador."
#[test]
fn fab_1_19_1_cards_are_drawn_at_the_start_and_in_each_compra_and_at_no_other_time() {
    let table = table(json!([]));
    let players = vec![player(table, &["Peão"; 40]); 2];
    let mut game = begin_with(table, players, 0, PlayRules::default());
    keep_hands(&mut game);
    for _ in 0..6 {
        finish_turn(&mut game);
    }
    let mut part = None;
    let mut by_part = Vec::new();
    for event in &game.log {
        match event {
            Event::PartBegan { part: now } => part = Some(*now),
            Event::Drew { .. } => by_part.push(part),
            _ => {}
        }
    }
    // Twice five before the game; then one in each Compra of turns two to seven.
    assert_eq!(by_part[..10], [None; 10]);
    assert_eq!(by_part[10..], [Some(Part::Compra); 6]);
}

/// "[…] o jogador compra cartas do topo do seu baralho até ter 6 cartas em sua mão."
#[test]
fn fab_1_19_1_the_compra_draws_from_the_top() {
    let mut scene = duel(json!([]));
    // The last three put there are on top.
    scene.cards(1, Zone::Baralho, &["Capitã", "Titã", "Veto"]);
    scene.hand(1, &["Leitura"; 3]);
    let mut game = scene.at(0, Part::Final);
    game.to(1, Part::Compra);
    assert_eq!(
        game.hand(1),
        ["Capitã", "Leitura", "Leitura", "Leitura", "Titã", "Veto"]
    );
    assert_eq!(game.deck(1), 20);
}

/// "No início do jogo […] até ter 6 cartas" (1.19.1) against five (1.19.2, 1.4.3). Ruling FAB-C1: five, six in the guide's profile.
#[test]
fn fab_1_19_1_six_at_the_start_is_the_quick_guides_profile() {
    let table = table(json!([]));
    let hand = |rules| {
        let players = vec![player(table, &["Peão"; 40]); 2];
        begin_with(table, players, 0, rules).hand(0).len()
    };
    assert_eq!(hand(PlayRules::default()), 5, "the book's own list wins");
    assert_eq!(hand(PlayRules::quick_guide()), 6);
}

/// "No início do jogo ambos os jogadores compram cartas até o limite máximo ([…] padrão é cinco)."
#[test]
fn fab_1_19_2_everybody_draws_to_the_same_limit_at_the_start() {
    let table = table(json!([]));
    let players = vec![player(table, &["Peão"; 40]); 4];
    let game = begin_with(table, players, 2, PlayRules::default());
    for seat in 0..4 {
        assert_eq!((game.hand(seat).len(), game.deck(seat)), (5, 35));
    }
}

/// "Na fase de compra, somente o jogador ativo daquele turno compra cartas até ter 6 (seis) cartas em sua mão."
#[test]
fn fab_1_19_2_only_the_active_player_draws_in_the_compra() {
    let mut game = before_turn_of_one(2, PlayRules::default());
    game.to(1, Part::Compra);
    assert_eq!((game.hand(0).len(), game.hand(1).len()), (1, 6));
    assert_eq!((game.deck(0), game.deck(1)), (20, 16));
    game.to(0, Part::Compra);
    // Now it is the other one's turn: five more for player 0; player 1 has discarded to five.
    assert_eq!((game.hand(0).len(), game.hand(1).len()), (6, 5));
    assert_eq!((game.deck(0), game.deck(1)), (15, 16));
}

/// "Na fase final de cada turno, o jogador ativo […] descarta cartas de sua mão até ter 5 (cinco) cartas novamente."
#[test]
fn fab_1_19_3_the_active_player_discards_to_five_in_the_final() {
    let mut game = end_of_turn(8, PlayRules::default());
    for left in [8, 7, 6] {
        assert_eq!(game.asked(), (0, Ask::DiscardDown));
        assert_eq!(game.hand(0).len(), left);
        // It cannot be declined.
        game.refused(Action::Pass, IllegalAction::NotAsked);
        game.refused(Action::Done, IllegalAction::NotAsked);
        let peao = game.id("Peão");
        game.act(Action::Discard(peao));
    }
    assert_eq!((game.hand(0).len(), game.discard(0).len()), (5, 3));
    assert_eq!(game.state.active(), Seat(1), "and the turn is over");
    // Player 1 has nine cards and did not have to discard: it was not player 1's turn.
    assert_eq!(game.hand(1).len(), 9);
    assert!(game.discard(1).is_empty());
}

/// "[…] descarta cartas de sua mão": the player chooses which.
#[test]
fn fab_1_19_3_the_player_chooses_what_to_discard_from_the_hand() {
    let mut scene = duel(json!([]));
    scene.hand(0, &["Peão", "Capitã", "Titã", "Veto", "Leitura", "Faísca"]);
    let mut game = scene.at(0, Part::Final);
    game.pass();
    game.pass();
    for name in ["Peão", "Capitã", "Titã", "Veto", "Leitura", "Faísca"] {
        assert!(game.can(Action::Discard(game.id(name))));
    }
    let broquel = game.id("Broquel");
    game.refused(Action::Discard(broquel), IllegalAction::NotInHand);
    let tita = game.id("Titã");
    game.act(Action::Discard(tita));
    assert_eq!(game.discard(0), ["Titã"]);
    assert_eq!(
        game.hand(0),
        ["Capitã", "Faísca", "Leitura", "Peão", "Veto"]
    );
}

/// "[…] até ter 5 (cinco) cartas novamente": what is drawn because of the discard does not stay beyond five.
#[test]
fn fab_1_19_3_a_card_drawn_during_the_discard_is_one_to_discard() {
    let mut scene = duel(json!([
        {"name": "Trapeira", "kind": "aliado", "cost": 1, "vida": 1, "ofensiva": 1, "influencia": 1, "abilities": [
            {"triggered": {"trigger": "discards",
                "when": {"compare": {"left": {"cards_in": {"zone": "descarte"}}, "is": "equal", "right": 1}},
                "effect": {"sentences": [{"effects": ["draw"]}]}}}]},
    ]));
    scene.put(0, "Trapeira");
    scene.hand(0, &["Capitã"; 6]);
    let mut game = scene.at(0, Part::Final);
    // The first discard draws a card, the second one does not.
    finish_turn(&mut game);
    assert_eq!(game.discard(0).len(), 2);
    assert_eq!(game.hand(0).len(), 5);
}

/// 1.19.3 is the end of the turn: what lasts until its end does not outlast it, whatever the discard triggered.
#[test]
fn fab_1_19_3_an_effect_of_the_discard_ends_with_the_turn() {
    let mut scene = duel(json!([
        {"name": "Fornalha", "kind": "aliado", "cost": 1, "vida": 1, "ofensiva": 1, "influencia": 1, "abilities": [
            {"triggered": {"trigger": "discards", "effect": {"sentences": [{"effects": [
                {"modify": {"what": "this", "stat": "ofensiva", "amount": 3}}]}]}}}]},
    ]));
    let fornalha = scene.put(0, "Fornalha");
    scene.hand(0, &["Peão"; 6]);
    let mut game = scene.at(0, Part::Final);
    game.pass_window();
    let peao = game.id("Peão");
    game.act(Action::Discard(peao));
    game.resolve();
    game.to(1, Part::Acao);
    assert_eq!(game.values(fornalha).0, 1);
}

/// "No formato padrão, o jogador inicia o seu turno comprando cartas de seu baralho até ter seis (6) cartas em sua mão."
#[test]
fn fab_4_2_4_the_turn_begins_with_a_draw_to_six() {
    for (hand, drawn) in [(0, 6), (1, 5), (5, 1), (6, 0)] {
        let mut game = before_turn_of_one(hand, PlayRules::default());
        finish_turn(&mut game);
        // The first part of the turn, before anything else.
        assert_eq!(game.state.part(), Part::Compra);
        assert_eq!((game.hand(1).len(), game.deck(1)), (6, 20 - drawn));
    }
    // Ruling FAB-C35: whoever holds more draws nothing, and keeps them.
    let mut game = before_turn_of_one(8, PlayRules::default());
    game.to(1, Part::Acao);
    assert_eq!((game.hand(1).len(), game.deck(1)), (8, 20));
}

/// "No formato padrão […]": another format may draw to another number.
#[test]
fn fab_4_2_4_the_format_says_how_far_to_draw() {
    let rules = PlayRules {
        draw_to: 3,
        ..PlayRules::default()
    };
    let mut game = before_turn_of_one(1, rules);
    game.to(1, Part::Compra);
    assert_eq!((game.hand(1).len(), game.deck(1)), (3, 18));
}

/// "No formato padrão, ao final do seu turno, o jogador descarta cartas até ter cinco (5) cartas em sua mão."
#[test]
fn fab_4_2_5_six_cards_are_one_too_many_five_are_not() {
    let game = end_of_turn(6, PlayRules::default());
    assert_eq!(game.asked(), (0, Ask::DiscardDown));
    for hand in [0, 4, 5] {
        let game = end_of_turn(hand, PlayRules::default());
        assert_eq!((game.state.active(), game.hand(0).len()), (Seat(1), hand));
        assert!(game.discard(0).is_empty());
    }
}

/// "No formato padrão, ao final do seu turno […]": not earlier, and another format may keep more.
#[test]
fn fab_4_2_5_the_discard_comes_last_and_the_format_says_how_many_stay() {
    let mut scene = duel(json!([]));
    scene.hand(0, &["Peão"; 7]);
    let mut game = scene.start();
    game.to(0, Part::Final);
    // The window of the Final is still before it: cards may be used up first.
    assert_eq!((game.hand(0).len(), game.asked()), (7, (0, Ask::Priority)));
    game.pass_window();
    assert_eq!(game.asked(), (0, Ask::DiscardDown));

    let rules = PlayRules {
        keep: 7,
        ..PlayRules::default()
    };
    assert_eq!(end_of_turn(7, rules).state.active(), Seat(1));
    assert_eq!(end_of_turn(8, rules).asked(), (0, Ask::DiscardDown));
}
