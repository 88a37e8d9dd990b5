//! FAB 4.2.2, 4.2.3: what the others may know of a hand.
//!
//! Secrecy is tested by twins: two games that differ in nothing but what is hidden must look alike to
//! everybody from whom it is hidden, in every view and in every event.

use fabulario_engine::fabula::ability::{Part, Zone};
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::super::support::*;
use super::short_cards::*;

/// What a player sees of a game: the present view, and every event so far.
fn sight(game: &Game, viewer: u8) -> (Value, Value) {
    let seen: Vec<Event> = game
        .log
        .iter()
        .map(|event| event.seen_by(Seat(viewer)))
        .collect();
    let view = serde_json::to_value(game.state.view(Seat(viewer))).unwrap();
    (view, serde_json::to_value(seen).unwrap())
}

/// The cards of the hand of player 0 as a player sees it.
fn hand_seen_by(game: &Game, viewer: u8) -> Option<Vec<CardId>> {
    let view = game.state.view(Seat(viewer));
    let seat = view.seats.iter().find(|it| it.seat == Seat(0)).unwrap();
    seat.hand.clone()
}

/// The number of cards in a hand as a player sees it.
fn size_seen_by(game: &Game, viewer: u8, of: u8) -> usize {
    let view = game.state.view(Seat(viewer));
    view.seats
        .iter()
        .find(|it| it.seat == Seat(of))
        .unwrap()
        .hand_size
}

/// Plays the same game once with each secret card; at the beginning and after every step: does this
/// player see the same in both?
fn alike_to(
    viewer: u8,
    secrets: [&str; 2],
    steps: &[fn(&mut Game, &str)],
    begin: impl Fn(&str) -> Game,
) -> Vec<bool> {
    let mut twins = secrets.map(|secret| (begin(secret), secret));
    let same = |twins: &[(Game, &str); 2]| sight(&twins[0].0, viewer) == sight(&twins[1].0, viewer);
    let mut alike = vec![same(&twins)];
    for step in steps {
        for (game, secret) in &mut twins {
            step(game, secret);
        }
        alike.push(same(&twins));
    }
    alike
}

/// "As cartas na mão do jogador devem permanecer ocultas […] só o jogador que possui […] consiga ver […]."
#[test]
fn fab_4_2_2_a_hand_is_shown_to_its_owner_only() {
    let mut scene = scene(table(json!([])), 3);
    scene.hand(0, &["Titã", "Capitã"]);
    let game = scene.start();
    let mut own = vec![game.id("Capitã"), game.id("Titã")];
    own.sort_unstable();
    assert_eq!(hand_seen_by(&game, 0), Some(own));
    for other in [1, 2] {
        assert_eq!(hand_seen_by(&game, other), None);
        // Nor is it there when the view is written down.
        let text = serde_json::to_string(&game.state.view(Seat(other))).unwrap();
        assert_eq!(text.matches("\"hand\":").count(), 1);
    }
}

/// Drawing, keeping and passing betray nothing; neither does a card that goes from the deck to the hand.
#[test]
fn fab_4_2_2_two_hands_look_alike_to_the_opponent() {
    let steps: [fn(&mut Game, &str); 5] = [
        |game, _| drop(game.play("Leitura")),
        |game, _| game.resolve(),
        |game, _| {
            game.play("Busca");
            game.resolve();
        },
        |game, _| game.to(0, Part::Ofensiva),
        |game, _| game.to(1, Part::Acao),
    ];
    let begin = |secret: &str| {
        let top = json!({"top": {"amount": 1}});
        let mut scene = duel(json!([spell(
            "Busca",
            json!([{"move": {"what": top, "to": "mao"}}])
        )]));
        scene.cards(0, Zone::Baralho, &[secret, secret]);
        scene.hand(0, &["Leitura", "Busca", secret]);
        scene.start()
    };
    assert_eq!(alike_to(1, ["Capitã", "Titã"], &steps, begin), [true; 6]);
    // The twins do differ: their owner sees it at every moment.
    assert_eq!(alike_to(0, ["Capitã", "Titã"], &steps, begin), [false; 6]);
}

/// What the owner of the hand sees is what was drawn.
#[test]
fn fab_4_2_2_a_drawn_card_is_told_to_its_owner_only() {
    let mut scene = duel(json!([]));
    scene.cards(0, Zone::Baralho, &["Capitã"]);
    scene.hand(0, &["Leitura"]);
    let mut game = scene.start();
    game.play("Leitura");
    game.resolve();
    let drew = |card| Event::Drew {
        seat: Seat(0),
        card,
    };
    let event = drew(Some(game.id("Capitã")));
    assert!(game.log.contains(&event));
    assert_eq!(event.seen_by(Seat(0)), event);
    assert_eq!(event.seen_by(Seat(1)), drew(None));
}

/// The opening hand and what a mulligan puts back are as hidden as any other card of a hand.
#[test]
fn fab_4_2_2_the_opening_hand_and_the_mulligan_are_hidden() {
    let steps: [fn(&mut Game, &str); 4] = [
        |game, secret| drop(game.act(Action::PutBack(game.id(secret)))),
        |game, secret| drop(game.act(Action::PutBack(game.id(secret)))),
        |game, _| drop(game.done()),
        |game, _| drop(game.done()),
    ];
    let begin = |secret: &str| {
        let table = table(json!([]));
        let deck = |name: &str| Deck {
            main: vec![table.find(name).unwrap(); 40],
            bases: [table.find("Base").unwrap(); 5],
        };
        let mut setup = Setup::new(
            vec![Player::Deck(deck(secret)), Player::Deck(deck("Peão"))],
            1,
        );
        setup.start = Start::Seat(Seat(0));
        let mut events = Events::default();
        let state = setup
            .begin_into(table, PlayRules::default(), &mut events)
            .unwrap();
        let log = events.to_vec();
        Game { table, state, log }
    };
    assert_eq!(alike_to(1, ["Capitã", "Titã"], &steps, begin), [true; 5]);
    // The twins do differ: their owner sees it at every moment.
    assert_eq!(alike_to(0, ["Capitã", "Titã"], &steps, begin), [false; 5]);
}

/// A card that was never shown does not show itself on its way back (ruling FAB-C40: face down).
#[test]
fn fab_4_2_2_a_face_down_card_that_returns_to_the_hand_was_never_seen() {
    let steps: [fn(&mut Game, &str); 4] = [
        |game, secret| drop(game.act(Action::PlayFaceDown(game.id(secret)))),
        |game, _| game.resolve(),
        |game, _| drop(game.play("Ressaca")),
        |game, _| game.resolve(),
    ];
    let begin = |secret: &str| {
        let hidden = always(json!({"allow": {"deed": "play_face_down"}}));
        let all = json!({"each": {"filter": {"whose": "you"}}});
        let mut scene = duel(json!([
            ally("Espiã", [1, 1, 1], json!([hidden.clone()])),
            ally("Guardiã", [2, 2, 2], json!([hidden])),
            spell("Ressaca", json!([{"move": {"what": all, "to": "mao"}}])),
        ]));
        scene.hand(0, &["Ressaca", secret]);
        scene.start()
    };
    assert_eq!(alike_to(1, ["Espiã", "Guardiã"], &steps, begin), [true; 5]);
    // The twins do differ: their owner sees it at every moment.
    assert_eq!(alike_to(0, ["Espiã", "Guardiã"], &steps, begin), [false; 5]);
}

/// "O número de cartas na mão de um jogador deve ser de fácil obtenção por todos […] o número correto […]."
#[test]
fn fab_4_2_3_everybody_sees_how_many_cards_a_hand_holds() {
    let mut scene = scene(
        table(json!([spell(
            "Aperto",
            json!([{"discard": {"who": "opponents"}}])
        )])),
        3,
    );
    scene.hand(0, &["Leitura", "Peão", "Aperto", "Titã"]);
    scene.hand(1, &["Capitã", "Titã"]);
    let mut game = scene.start();
    let check = |game: &Game, sizes: [usize; 3]| {
        for viewer in 0..3 {
            assert_eq!(
                [0, 1, 2].map(|of| size_seen_by(game, viewer, of)),
                sizes,
                "seen by {viewer}"
            );
        }
    };
    check(&game, [4, 2, 0]);
    // Played, drawn, discarded: the number is right at every moment.
    game.play("Leitura");
    check(&game, [3, 2, 0]);
    game.resolve();
    check(&game, [4, 2, 0]);
    game.play("Aperto");
    game.resolve();
    let capita = game.id("Capitã");
    game.act(Action::Discard(capita));
    check(&game, [3, 1, 0]);
    game.to(1, Part::Restauracao);
    check(&game, [3, 6, 0]);
}

/// During the mulligan as well: a card that was put back is no longer one of that hand.
#[test]
fn fab_4_2_3_the_number_is_told_during_the_mulligan() {
    let table = table(json!([]));
    let deck = Deck {
        main: vec![table.find("Peão").unwrap(); 40],
        bases: [table.find("Base").unwrap(); 5],
    };
    let mut setup = Setup::new(vec![Player::Deck(deck); 2], 1);
    setup.start = Start::Seat(Seat(0));
    let state = setup.begin(table, PlayRules::default()).unwrap();
    let log = Vec::new();
    let mut game = Game { table, state, log };
    assert_eq!(size_seen_by(&game, 1, 0), 5);
    let peao = game.id("Peão");
    game.act(Action::PutBack(peao));
    assert_eq!(size_seen_by(&game, 1, 0), 4);
    game.done();
    assert_eq!(
        (size_seen_by(&game, 1, 0), size_seen_by(&game, 0, 1)),
        (5, 5)
    );
}
