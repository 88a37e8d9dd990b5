//! How a game is lost. FAB 1.5.3, 4.1.5

use fabulario_engine::fabula::ability::{Part, Zone};
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::super::support::*;
use super::opening::*;

/// Cards that make players draw, and one that makes its user lose.
fn draws() -> Value {
    let manobra = |name: &str, effect: Value| json!({"name": name, "kind": "manobra", "effect": {"sentences": [{"effects": [effect]}]}});
    json!([
        manobra("Enxurrada", json!({"draw": {"amount": 3}})),
        manobra("Fardo", json!({"draw": {"who": "opponents"}})),
        manobra("Partilha", json!({"draw": {"who": "everyone"}})),
        manobra("Derrota", json!({"lose": {"who": "you"}})),
        {"name": "Queda", "kind": "manobra", "effect": {"sentences": [{"effects": [
            {"destroy": {"what": {"each": {"filter": {"position": "centro", "whose": "you"}}}}},
            {"draw": {"who": "opponents"}}]}]}},
    ])
}

/// Players whose decks hold so many Peões, under these rules.
fn with_decks(cards: &[usize], rules: PlayRules) -> Scene {
    let table = table(draws());
    let base = table.find("Base").unwrap();
    let position = Position::new(table, rules, cards.len(), base).unwrap();
    let mut scene = Scene { table, position };
    for (seat, count) in (0..).zip(cards) {
        scene.cards(seat, Zone::Baralho, &vec!["Peão"; *count]);
        scene.resources(seat, 10);
    }
    scene
}

const STRICT: fn() -> PlayRules = || PlayRules {
    lose_when_empty: true,
    ..PlayRules::default()
};

/// "Uma partida pode ser perdida de diversas formas": each way leaves the other player the winner.
#[test]
fn fab_1_5_3_a_game_is_lost_by_the_deck_by_a_card_by_the_centro_and_by_giving_up() {
    let mut scene = with_decks(&[0, 20], PlayRules::default());
    let tita = scene.put(1, "Titã");
    scene.hand(0, &["Enxurrada", "Derrota"]);
    scene.expose(0);
    scene.position.resistance(centro(0), 9);
    let game = scene.start();
    assert_eq!(game.state.outcome(), None);

    let mut by_deck = game.clone();
    by_deck.play("Enxurrada");
    by_deck.resolve();
    assert_over(&mut by_deck, Some(1), Reason::DeckOut);

    let mut by_card = game.clone();
    by_card.play("Derrota");
    by_card.resolve();
    assert_over(&mut by_card, Some(1), Reason::Card);

    let mut by_centro = game.clone();
    by_centro.to(1, Part::Ofensiva);
    by_centro.attack(&[(tita, centro(0))]);
    finish_turn(&mut by_centro);
    assert_over(&mut by_centro, Some(1), Reason::Centro);

    let mut by_concession = game;
    by_concession.act(Action::Concede(Seat(0)));
    assert_over(&mut by_concession, Some(1), Reason::Concession);
}

/// "[…] perdida de diversas formas": players who lose at the same moment each lose for an own reason.
#[test]
fn fab_1_5_3_each_loser_has_an_own_reason() {
    let mut scene = with_decks(&[20, 0, 20], PlayRules::default());
    scene.hand(0, &["Queda"]);
    let mut game = scene.start();
    game.play("Queda");
    game.resolve();
    let winner = game.state.outcome().unwrap().winner;
    assert_eq!(winner, Some(Seat(2)));
    for (seat, reason) in [(0, Reason::Centro), (1, Reason::DeckOut)] {
        let seat = Seat(seat);
        assert_eq!(game.count(|event| *event == Event::Out { seat, reason }), 1);
    }
}

/// "Após um dos jogadores não conseguir comprar cartas do seu próprio baralho": in the Compra.
#[test]
fn fab_1_5_3a_a_player_who_cannot_draw_in_the_compra_loses() {
    let mut scene = with_decks(&[20, 2], PlayRules::default());
    scene.hand(1, &["Peão"; 3]);
    let mut game = scene.start();
    finish_turn(&mut game);
    // Three in hand, two in the deck: what there is is drawn, the sixth card is missing.
    assert_over(&mut game, Some(0), Reason::DeckOut);
    let drew = |event: &Event| matches!(event, Event::Drew { seat: Seat(1), .. });
    assert_eq!(game.count(drew), 2);
    let parts: Vec<&Event> = game
        .log
        .iter()
        .filter(|event| matches!(event, Event::PartBegan { .. }))
        .collect();
    assert_eq!(
        parts.last(),
        Some(&&Event::PartBegan { part: Part::Compra })
    );
}

/// "[…] não conseguir comprar cartas do seu próprio baralho": by an effect, even another player's.
#[test]
fn fab_1_5_3a_an_effect_that_makes_a_player_draw_from_an_empty_deck_defeats_that_player() {
    let mut scene = with_decks(&[20, 0], PlayRules::default());
    scene.hand(0, &["Fardo"]);
    let mut game = scene.start();
    game.play("Fardo");
    game.resolve();
    assert_over(&mut game, Some(0), Reason::DeckOut);
}

/// Ruling FAB-C35: an effect draws what there is; the defeat comes with the state check after it.
#[test]
fn fab_1_5_3a_what_the_deck_still_holds_is_drawn_before_the_defeat() {
    for (cards, lost) in [(3, false), (2, true)] {
        let mut scene = with_decks(&[cards, 20], PlayRules::default());
        scene.hand(0, &["Enxurrada"]);
        let mut game = scene.start();
        game.play("Enxurrada");
        game.resolve();
        assert_eq!(
            game.count(|event| matches!(event, Event::Drew { .. })),
            cards
        );
        assert_eq!(game.state.outcome().is_some(), lost);
    }
}

/// "Após um dos jogadores não conseguir comprar": several players who cannot draw are out together.
#[test]
fn fab_1_5_3a_players_who_fail_together_lose_together() {
    let mut scene = with_decks(&[0, 0], PlayRules::default());
    scene.hand(0, &["Partilha"]);
    let mut game = scene.start();
    game.play("Partilha");
    game.resolve();
    assert_over(&mut game, None, Reason::DeckOut);

    // Of three the one who could draw is left, and has won.
    let mut scene = with_decks(&[0, 1, 0], PlayRules::default());
    scene.hand(0, &["Partilha"]);
    let mut game = scene.start();
    game.play("Partilha");
    game.resolve();
    assert_over(&mut game, Some(1), Reason::DeckOut);
}

/// "Após um dos jogadores não conseguir comprar": of more than two, only that one is out.
#[test]
fn fab_1_5_3a_in_multiplayer_the_others_play_on() {
    let mut game = with_decks(&[20, 0, 20], PlayRules::default()).start();
    finish_turn(&mut game);
    // Player 1 could not draw: the next turn is player 2's.
    let out = Event::Out {
        seat: Seat(1),
        reason: Reason::DeckOut,
    };
    assert_eq!(game.count(|event| *event == out), 1);
    assert_eq!(game.state.outcome(), None);
    assert_eq!(game.state.active(), Seat(2));
}

/// Ruling FAB-C35: whoever need not draw does not lose, though the deck is empty.
#[test]
fn fab_1_5_3a_six_cards_in_hand_ask_for_no_draw_and_no_defeat() {
    let mut scene = with_decks(&[20, 0], PlayRules::default());
    scene.hand(1, &["Peão"; 6]);
    let mut game = scene.start();
    finish_turn(&mut game);
    assert_eq!(game.state.active(), Seat(1));
    game.to(1, Part::Acao);
    assert_eq!(game.state.outcome(), None);
    assert_eq!(game.hand(1).len(), 6);
}

/// "Caso um jogador fique sem cartas em seu baralho, ele perde o jogo." Ruling FAB-C4: two readings, both can be played.
#[test]
fn fab_4_1_5_the_last_card_drawn_loses_only_under_the_strict_reading() {
    let draw_the_last = |rules| {
        let mut scene = with_decks(&[3, 20], rules);
        scene.hand(0, &["Enxurrada"]);
        let mut game = scene.start();
        game.play("Enxurrada");
        game.resolve();
        assert_eq!(game.count(|event| matches!(event, Event::Drew { .. })), 3);
        game
    };
    // By default a draw must be required and impossible (1.5.3a is the list of defeats).
    let mut game = draw_the_last(PlayRules::default());
    assert_eq!((game.deck(0), game.state.outcome()), (0, None));
    // Three in hand: the next own Compra asks for three more.
    game.to(1, Part::Final);
    finish_turn(&mut game);
    assert_over(&mut game, Some(1), Reason::DeckOut);

    // The strict reading: an empty deck is enough.
    let mut game = draw_the_last(STRICT());
    assert_over(&mut game, Some(1), Reason::DeckOut);
}

/// "Caso um jogador fique sem cartas em seu baralho": one card left is not none.
#[test]
fn fab_4_1_5_the_strict_reading_asks_for_an_empty_deck() {
    let mut scene = with_decks(&[4, 20], STRICT());
    scene.hand(0, &["Enxurrada"]);
    let mut game = scene.start();
    game.play("Enxurrada");
    game.resolve();
    assert_eq!((game.deck(0), game.state.outcome()), (1, None));
    // A dummy has no deck at all and does not lose by it.
    let table = table(json!([]));
    let players = vec![player(table, &["Peão"; 40]), dummy(table)];
    let mut game = begin_with(table, players, 0, STRICT());
    keep_hands(&mut game);
    finish_turn(&mut game);
    assert_eq!(game.state.outcome(), None);
}
