//! Whose cards are whose: own decks, owners, shuffling. FAB 1.3.3, 1.9.3, 4.1.2, 4.1.4

use fabulario_engine::fabula::ability::{Part, Zone};
use fabulario_engine::fabula::*;
use fabulario_engine::rng::Rng;
use serde_json::{Value, json};

use super::super::support::*;
use super::opening::*;

/// A card that takes an ally for good, and one that puts a permanent on top of a deck.
fn thieves() -> Value {
    let on_ally = |name: &str, effect: Value| {
        json!({"name": name, "kind": "manobra", "effect": {
            "targets": [{"what": {"permanent": {"filter": {"kinds": ["aliado"]}}}}],
            "sentences": [{"effects": [effect]}]}})
    };
    json!([
        on_ally("Rapto", json!({"take_control": {"what": "target"}})),
        on_ally(
            "Regresso",
            json!({"move": {"what": "target", "to": "topo"}})
        ),
        on_ally("Golpe", json!({"destroy": {"what": "target"}})),
    ])
}

/// "Cada jogador deve utilizar um baralho único diferente do baralho de outro jogador […]."
#[test]
fn fab_1_3_3_each_player_draws_from_an_own_deck() {
    let table = table(json!([]));
    let players = vec![player(table, &["Peão"; 40]), player(table, &["Capitã"; 40])];
    let mut game = begin_with(table, players, 0, PlayRules::default());
    assert_eq!(
        (game.hand(0), game.hand(1)),
        (vec!["Peão"; 5], vec!["Capitã"; 5])
    );
    keep_hands(&mut game);
    game.to(1, Part::Acao);
    // Player 1 drew one: only that deck became smaller.
    assert_eq!((game.deck(0), game.deck(1)), (35, 34));
    assert_eq!(game.hand(1), ["Capitã"; 6]);
}

/// "O jogador utilizando o baralho em questão é o controlador das cartas presentes naquele baralho."
#[test]
fn fab_1_3_3_the_user_of_a_deck_controls_its_cards() {
    let table = table(json!([]));
    let players = vec![player(table, &["Peão"; 40]); 2];
    let mut game = begin_with(table, players, 0, PlayRules::default());
    keep_hands(&mut game);
    for seat in [0, 1] {
        game.to(seat, Part::Acao);
        game.play("Peão");
        game.resolve();
    }
    // The same card of two decks: each under the player whose deck it came from.
    let controllers: Vec<u8> = game
        .named("Peão")
        .iter()
        .map(|slot| game.at(*slot).controller.0)
        .collect();
    assert_eq!(controllers, [0, 1]);
}

/// "O dono da carta, é o jogador que possui a carta em seu baralho no início do jogo."
#[test]
fn fab_1_9_3_the_owner_is_who_began_with_the_card_not_who_controls_it() {
    let mut scene = duel(thieves());
    let capita = scene.put(1, "Capitã");
    scene.hand(0, &["Rapto", "Golpe"]);
    let mut game = scene.start();
    game.play_on("Rapto", capita);
    assert_eq!(
        (game.at(capita).controller, game.at(capita).owner),
        (Seat(0), Seat(1))
    );
    game.play_on("Golpe", capita);
    // It lands in its owner's Descarte; the two used cards in that of the other player.
    assert_eq!(game.discard(1), ["Capitã"]);
    assert_eq!(game.discard(0), ["Golpe", "Rapto"]);
}

/// "Cartas do tipo Base contam como parte do baralho no início do jogo, e então são movidas para a zona de territórios […]."
#[test]
fn fab_1_9_3_a_base_belongs_to_the_player_who_brought_it() {
    let mut scene = duel(json!([
        {"name": "Ruína", "kind": "manobra", "effect": {"targets": [{"what": {"permanent": {"filter": {"kinds": ["base"]}}}}],
            "sentences": [{"effects": [{"destroy": {"what": "target"}}]}]}},
    ]));
    let tita = scene.put(0, "Titã");
    scene.hand(0, &["Ruína"]);
    let mut game = scene.at(0, Part::Influencia);
    game.influence(&[(tita, base(1, 0))]);
    game.to(0, Part::Final);
    let taken = game.at(base(1, 0));
    assert_eq!((taken.controller, taken.owner), (Seat(0), Seat(1)));
    game.play_on("Ruína", base(1, 0));
    assert_eq!(game.discard(1), ["Base"]);
    assert_eq!(game.discard(0), ["Ruína"]);
}

/// "Cartas do tipo Base […] são movidas para a zona de territórios ou zona de reservas no início do jogo."
#[test]
fn fab_1_9_3_bases_are_in_the_territories_and_no_longer_in_the_deck() {
    let table = table(json!([]));
    let players = vec![player(table, &["Peão"; 40]); 2];
    let game = begin_with(table, players, 0, PlayRules::default());
    for seat in [0, 1] {
        // Ruling FAB-C8: they are not among the forty, neither in the deck nor in the hand.
        assert_eq!(game.deck(seat) + game.hand(seat).len(), 40);
        assert!(!game.zone(seat, Zone::Baralho).contains(&"Base"));
        assert!(!game.hand(seat).contains(&"Base"));
        let own = |slot: &&Slot| game.at(**slot).owner == Seat(seat);
        assert_eq!(game.named("Base").iter().filter(own).count(), 5);
    }
}

/// Every card that a player owns, wherever it is, sorted.
fn census(game: &Game, seat: u8) -> Vec<CardId> {
    let cards = &game.state.seat(Seat(seat)).cards;
    let mut all: Vec<CardId> = [Zone::Baralho, Zone::Mao, Zone::Descarte, Zone::Degredo]
        .iter()
        .flat_map(|zone| cards.zone(*zone).iter().copied())
        .collect();
    all.extend(
        game.state
            .permanents()
            .filter(|(_, it)| it.owner == Seat(seat) && !it.ficha)
            .map(|(_, it)| it.card),
    );
    all.extend(
        game.state
            .stack()
            .iter()
            .filter(|item| item.owner == Seat(seat) && item.carries)
            .map(|item| item.card),
    );
    all.sort_unstable();
    all
}

/// "Cada jogador inicia o jogo com um baralho. Os baralhos não podem ser permutados durante a partida."
#[test]
fn fab_4_1_2_no_card_ever_changes_from_one_players_cards_to_anothers() {
    let table = table(thieves());
    let mixed = |ally: &'static str| {
        let mut main = vec![ally; 16];
        main.extend(["Rapto", "Regresso", "Golpe"].repeat(8));
        player(table, &main)
    };
    let mut thefts = 0;
    for seed in 0..6 {
        let setup = Setup::new(vec![mixed("Peão"), mixed("Capitã")], seed);
        let mut game = begin(table, &setup, PlayRules::default());
        let before = [census(&game, 0), census(&game, 1)];
        assert_ne!(before[0], before[1]);
        let mut rng = Rng::new(seed, 9);
        for _ in 0..600 {
            let mut actions = legal_actions(&game.state);
            actions.retain(|action| !matches!(action, Action::Concede(_)));
            let Ok(count) = u32::try_from(actions.len()) else {
                panic!("too many actions")
            };
            if count == 0 {
                break;
            }
            game.act(actions[rng.below(count) as usize]);
            if game.state.outcome().is_none() {
                assert_eq!([census(&game, 0), census(&game, 1)], before);
            }
        }
        thefts += game.count(|event| matches!(event, Event::Control { .. }));
    }
    // The invariant was put to the test: cards did change hands.
    assert!(thefts > 10, "{thefts}");
}

/// "Os baralhos não podem ser permutados": a stolen ally returns to the deck that it came from.
#[test]
fn fab_4_1_2_a_stolen_card_goes_back_into_its_own_deck() {
    let mut scene = duel(thieves());
    let capita = scene.put(1, "Capitã");
    scene.hand(0, &["Rapto", "Regresso"]);
    let mut game = scene.start();
    game.play_on("Rapto", capita);
    game.play_on("Regresso", capita);
    assert_eq!((game.deck(0), game.deck(1)), (20, 21));
    assert!(game.zone(1, Zone::Baralho).contains(&"Capitã"));
}

/// "Antes do início do jogo, os jogadores embaralham seus baralhos, de maneira a deixar as cartas em ordem aleatória."
#[test]
fn fab_4_1_4_every_card_is_as_likely_as_any_other_to_be_drawn_first() {
    let table = table(numbered(20));
    let players = vec![numbered_player(table, 20); 2];
    let rounds = 2000;
    let mut first = [[0_u32; 20]; 2];
    for seed in 0..rounds {
        let mut setup = Setup::new(players.clone(), seed);
        setup.start = Start::Seat(Seat(0));
        let game = begin(table, &setup, PlayRules::default());
        for (seat, seen) in first.iter_mut().enumerate() {
            let drawn = game.log.iter().find_map(|event| match event {
                Event::Drew {
                    seat: whose,
                    card: Some(card),
                } if usize::from(whose.0) == seat => Some(*card),
                _ => None,
            });
            let name = &table.card(drawn.unwrap()).name;
            let number: usize = name.trim_start_matches("Carta ").parse().unwrap();
            seen[number] += 1;
        }
    }
    // A hundred each; the standard deviation is below ten.
    for seen in first {
        assert!(
            seen.iter().all(|times| (55..145).contains(times)),
            "{seen:?}"
        );
    }
}

/// "[…] de maneira a deixar as cartas em ordem aleatória": another shuffle, another order; the two decks differ as well.
#[test]
fn fab_4_1_4_the_order_of_the_list_does_not_decide_the_hand() {
    let table = table(numbered(40));
    let hands = |seed| {
        let mut setup = Setup::new(vec![numbered_player(table, 40); 2], seed);
        setup.start = Start::Seat(Seat(0));
        let game = begin(table, &setup, PlayRules::default());
        [0, 1].map(|seat| {
            game.hand(seat)
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
        })
    };
    let [own, other] = hands(1);
    assert_ne!(own, other);
    assert_ne!(own, hands(2)[0]);
    // The seed is all the chance there is: the same game can be told again.
    assert_eq!(own, hands(1)[0]);
}
