//! The mulligan and the first turn. FAB 1.4.4, 1.4.5

use fabulario_engine::fabula::ability::{Part, Zone};
use fabulario_engine::fabula::*;
use serde_json::json;

use super::super::support::*;
use super::opening::*;

/// A player with these many numbered cards against an inert opponent, at the mulligan.
fn alone(count: usize, seed: u64, rules: PlayRules) -> Game {
    let table = table(numbered(40));
    let setup = Setup::new(vec![numbered_player(table, count), dummy(table)], seed);
    begin(table, &setup, rules)
}

/// Puts the first `count` cards of the hand back and says which.
fn put_back(game: &mut Game, count: usize) -> Vec<CardId> {
    let back: Vec<CardId> = game.state.hand(Seat(0))[..count].to_vec();
    for card in &back {
        game.act(Action::PutBack(*card));
    }
    game.done();
    back
}

/// What player 0 drew after these events, in order.
fn drawn(events: &[Event]) -> Vec<CardId> {
    let card = |event: &Event| match event {
        Event::Drew { card, .. } => *card,
        _ => None,
    };
    events.iter().filter_map(card).collect()
}

/// "[…] ele escolhe qualquer quantidade das cartas em sua mão inicial […] e compra aquela mesma quantidade de cartas […]."
#[test]
fn fab_1_4_4_any_number_of_cards_is_replaced_by_as_many() {
    for count in 0..=5 {
        let mut game = alone(40, 3, PlayRules::default());
        let hand = game.state.hand(Seat(0)).to_vec();
        let back = put_back(&mut game, count);
        let now = game.state.hand(Seat(0));
        assert_eq!((now.len(), game.deck(0)), (5, 35));
        // Those kept are still there, those put back are not, and nothing is left in the Descarte.
        assert!(
            hand.iter()
                .all(|card| now.contains(card) != back.contains(card))
        );
        assert!(game.discard(0).is_empty());
        assert_eq!(drawn(&game.log).len(), 5 + count);
    }
}

/// "[…] ele escolhe […] das cartas em sua mão inicial": nothing else can be put back.
#[test]
fn fab_1_4_4_only_cards_of_the_opening_hand_are_put_back() {
    let mut game = alone(40, 3, PlayRules::default());
    let hand = game.state.hand(Seat(0)).to_vec();
    let outside = game.state.seat(Seat(0)).cards.zone(Zone::Baralho)[0];
    game.refused(Action::PutBack(outside), IllegalAction::NotInHand);
    game.act(Action::PutBack(hand[0]));
    game.refused(Action::PutBack(hand[0]), IllegalAction::NotInHand);
}

/// "[…] uma vez antes do início da partida […]."
#[test]
fn fab_1_4_4_there_is_one_mulligan_and_only_before_the_game() {
    let table = table(numbered(40));
    let players = vec![numbered_player(table, 40); 2];
    let mut game = begin_with(table, players, 0, PlayRules::default());
    put_back(&mut game, 2);
    // After the redraw nobody asks player 0 a second time.
    assert_eq!(game.asked(), (1, Ask::Mulligan));
    let redrawn = game.state.hand(Seat(0)).to_vec();
    game.done();
    assert_eq!(game.asked(), (0, Ask::Priority));
    assert_eq!(game.state.hand(Seat(0)), redrawn);
    game.refused(Action::PutBack(redrawn[0]), IllegalAction::NotAsked);
}

/// "[…] coloca-as no fundo do baralho em ordem aleatória […]."
#[test]
fn fab_1_4_4_what_was_put_back_lies_below_the_rest_in_random_order() {
    // A Compra that draws the whole deck of ten shows its order.
    let rules = PlayRules {
        draw_to: 10,
        starter_skips_draw: false,
        ..PlayRules::default()
    };
    let mut orders: Vec<Vec<usize>> = Vec::new();
    for seed in 0..120 {
        let mut game = alone(10, seed, rules);
        let back = put_back(&mut game, 3);
        let order = drawn(&game.log)[8..].to_vec();
        assert_eq!(order.len(), 5, "five in the hand and three more left five");
        assert!(!back.contains(&order[0]) && !back.contains(&order[1]));
        let places: Vec<usize> = order[2..]
            .iter()
            .map(|card| back.iter().position(|other| other == card).unwrap())
            .collect();
        if !orders.contains(&places) {
            orders.push(places);
        }
    }
    assert_eq!(orders.len(), 6, "every order of the three happens");
}

/// "[…] coloca-as no fundo do baralho […] e compra […] em seguida": first back, then the draw.
#[test]
fn fab_1_4_4_cards_go_back_before_the_new_ones_are_drawn() {
    // One card is left in the deck: two of the three drawn must be among those put back.
    let mut game = alone(6, 4, PlayRules::default());
    let hand = game.state.hand(Seat(0)).to_vec();
    let left = game.state.seat(Seat(0)).cards.zone(Zone::Baralho)[0];
    let back = put_back(&mut game, 3);
    let now = game.state.hand(Seat(0));
    assert!(now.contains(&left) && !hand.contains(&left));
    assert_eq!(back.iter().filter(|card| now.contains(card)).count(), 2);
    assert_eq!((now.len(), game.deck(0)), (5, 1));
    assert_eq!(game.state.outcome(), None);
}

/// A duel with bases that gain resistance whenever their controller's Compra begins.
fn first_turns(rules: PlayRules) -> Game {
    let table = table(json!([
        {"name": "Poço", "kind": "base", "abilities": [{"triggered": {"trigger": {"part_begins": {"part": "compra"}},
            "effect": {"sentences": [{"effects": [{"gain_resistance": {"what": "this", "amount": 1}}]}]}}}]},
    ]));
    let deck = Deck {
        main: vec![table.find("Peão").unwrap(); 40],
        bases: [table.find("Poço").unwrap(); 5],
    };
    let mut game = begin_with(table, vec![Player::Deck(deck); 2], 0, rules);
    keep_hands(&mut game);
    game
}

/// "O jogador ativo do turno recebe dois (2) pontos de recurso. E então pode realizar sua jogada."
#[test]
fn fab_1_4_5_the_active_player_gets_two_resources_and_may_then_act() {
    let mut game = first_turns(PlayRules::default());
    assert_eq!(game.asked(), (0, Ask::Priority));
    // Ruling FAB-C34: nothing before the own first turn.
    assert_eq!((game.resources(0), game.resources(1)), (2, 0));
    game.to(0, Part::Acao);
    game.play("Peão");
    game.resolve();
    assert_eq!(game.resources(0), 1);
    game.to(1, Part::Acao);
    assert_eq!((game.resources(0), game.resources(1)), (1, 2));
}

/// "O jogador que inicia com a prioridade no primeiro turno não compra uma carta naquele turno."
#[test]
fn fab_1_4_5_the_starter_draws_nothing_in_the_first_turn_only() {
    let mut game = first_turns(PlayRules::default());
    let hands = |game: &Game| (game.hand(0).len(), game.hand(1).len());
    game.to(0, Part::Acao);
    assert_eq!(hands(&game), (5, 5));
    game.to(1, Part::Acao);
    assert_eq!(hands(&game), (5, 6), "the second player draws");
    game.to(0, Part::Acao);
    assert_eq!(
        hands(&game),
        (6, 5),
        "so does the starter from the second turn on"
    );
}

/// Ruling FAB-C7: the whole Compra is skipped, not just its draw, so nothing triggers at its beginning.
#[test]
fn fab_1_4_5_the_starter_has_no_compra_in_the_first_turn() {
    let mut game = first_turns(PlayRules::default());
    let compras =
        |game: &Game| game.count(|event| *event == Event::PartBegan { part: Part::Compra });
    assert_eq!(game.state.part(), Part::Restauracao);
    assert_eq!((compras(&game), game.resistance(base(0, 0))), (0, 5));
    game.to(1, Part::Restauracao);
    assert_eq!((compras(&game), game.resistance(base(1, 0))), (1, 6));
    game.to(0, Part::Restauracao);
    assert_eq!((compras(&game), game.resistance(base(0, 0))), (2, 6));

    // A format may leave the rule out.
    let game = first_turns(PlayRules {
        starter_skips_draw: false,
        ..PlayRules::default()
    });
    assert_eq!((game.state.part(), game.hand(0).len()), (Part::Compra, 6));
}
