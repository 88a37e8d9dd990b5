//! Before the first turn: who starts, bases, opening hands, mulligans. FAB 1.4

use fabulario_engine::fabula::ability::{Part, Zone};
use fabulario_engine::fabula::*;
use serde_json::json;

use super::super::support::*;
use super::opening::*;

/// "Na primeira partida […] decidem de maneira aleatória […] a ordem dos turnos […], assim como o jogador a iniciar […]."
#[test]
fn fab_1_4_1_chance_decides_the_order_of_the_turns_and_the_starter() {
    let table = table(json!([]));
    let mut orders: Vec<(Vec<u8>, u32)> = Vec::new();
    for seed in 0..600 {
        let setup = Setup::new(vec![player(table, &["Peão"; 5]); 3], seed);
        let mut game = begin(table, &setup, PlayRules::default());
        let order: Vec<u8> = game.state.queue().iter().map(|seat| seat.0).collect();
        keep_hands(&mut game);
        assert_eq!(game.state.active().0, order[0], "the first in order starts");
        match orders.iter_mut().find(|(other, _)| *other == order) {
            Some((_, times)) => *times += 1,
            None => orders.push((order, 1)),
        }
    }
    // All six orders, a hundred times each give or take five standard deviations.
    assert_eq!(orders.len(), 6);
    assert!(
        orders.iter().all(|(_, times)| (55..145).contains(times)),
        "{orders:?}"
    );
}

/// "[…] assim como o jogador a iniciar a partida": what the players agreed on holds as well.
#[test]
fn fab_1_4_1_a_named_starter_starts_and_the_others_follow() {
    let table = table(json!([]));
    for starter in 0..3 {
        let players = vec![player(table, &["Peão"; 40]); 3];
        let mut game = begin_with(table, players, starter, PlayRules::default());
        keep_hands(&mut game);
        for step in 0..3 {
            assert_eq!(game.state.active().0, (starter + step) % 3);
            finish_turn(&mut game);
        }
    }
    let setup = Setup {
        players: vec![player(table, &["Peão"; 40]), dummy(table)],
        start: Start::Seat(Seat(1)),
        seed: 1,
        game: 0,
    };
    assert_eq!(setup.check(table), [SetupError::NoSuchStarter(1)]);
}

/// "[…] embaralham seus baralhos, não incluindo as cartas do tipo base […]."
#[test]
fn fab_1_4_2_bases_are_not_shuffled_into_the_deck() {
    let table = table(json!([]));
    let setup = |main: &[&str]| Setup::new(vec![player(table, main); 2], 1);
    let wrong = setup(&["Peão", "Base"]).check(table);
    let name = String::from("Base");
    assert_eq!(wrong[0], SetupError::NotADeckCard { seat: 0, name });
    assert_eq!(wrong.len(), 2, "one for each of the two decks");
    assert_eq!(setup(&["Peão"]).check(table), []);
}

/// "[…] os jogadores posicionam na ordem que preferirem, 5 cartas do tipo base […] quatro são arredores e uma é o centro."
#[test]
fn fab_1_4_2_five_bases_lie_face_up_where_their_player_put_them() {
    let names = ["Norte", "Leste", "Sul", "Oeste", "Capital"];
    let bases: Vec<_> = names
        .iter()
        .map(|name| json!({"name": name, "kind": "base"}))
        .collect();
    let table = table(json!(bases));
    let placed = |order: [&str; 5]| {
        Player::Deck(Deck {
            main: vec![table.find("Peão").unwrap(); 40],
            bases: order.map(|name| table.find(name).unwrap()),
        })
    };
    let mut reversed = names;
    reversed.reverse();
    let players = vec![placed(names), placed(reversed)];
    let game = begin_with(table, players, 0, PlayRules::default());
    for (seat, order) in [(0, names), (1, reversed)] {
        for (position, name) in (0..5).zip(order) {
            let it = game.at(base(seat, position));
            assert_eq!(table.card(it.card).name, name);
            assert!(!it.face_down && !it.turned);
            // Four count as Arredores, the last one is the Centro.
            assert_eq!(it.resistance, if position == 4 { 15 } else { 5 });
        }
    }
}

/// "[…] todos os jogadores participantes embaralham seus baralhos […] organizadas de maneira aleatória."
#[test]
fn fab_1_4_2_every_deck_is_shuffled_before_the_hands_are_drawn() {
    let table = table(numbered(40));
    let mut top_five = 0;
    for seed in 0..40 {
        let setup = Setup::new(vec![numbered_player(table, 40); 2], seed);
        let game = begin(table, &setup, PlayRules::default());
        // Unshuffled, a hand would be the first or the last five of the list.
        for seat in [0, 1] {
            let mut numbers: Vec<usize> = game
                .hand(seat)
                .iter()
                .map(|name| name.trim_start_matches("Carta ").parse().unwrap())
                .collect();
            numbers.sort_unstable();
            top_five += usize::from(numbers == [0, 1, 2, 3, 4] || numbers == [35, 36, 37, 38, 39]);
        }
    }
    assert_eq!(top_five, 0);
}

/// "Ambos os jogadores compram cartas […] (para jogos do tipo padrão o tamanho inicial de mão é 5)."
#[test]
fn fab_1_4_3_the_format_says_how_many_cards_the_opening_hand_has() {
    let table = table(json!([]));
    let hands = |rules| {
        let players = vec![player(table, &["Peão"; 40]); 2];
        let game = begin_with(table, players, 0, rules);
        [0, 1].map(|seat| (game.hand(seat).len(), game.deck(seat)))
    };
    // Ruling FAB-C1: the book's five is the default, the quick guide's six a profile of its own.
    assert_eq!(hands(PlayRules::default()), [(5, 35); 2]);
    assert_eq!(hands(PlayRules::quick_guide()), [(6, 34); 2]);
    let eight = PlayRules {
        opening_hand: 8,
        ..PlayRules::default()
    };
    assert_eq!(hands(eight), [(8, 32); 2]);
}

/// "Após a compra, ambos os jogadores podem declarar que querem realizar um mulligan."
#[test]
fn fab_1_4_3_after_all_hands_are_drawn_each_player_is_asked_for_a_mulligan() {
    let table = table(json!([]));
    let players = vec![player(table, &["Peão"; 40]); 2];
    let mut game = begin_with(table, players.clone(), 1, PlayRules::default());
    // The first one is asked when both hands are there, and no turn has begun.
    assert_eq!(game.asked(), (1, Ask::Mulligan));
    assert_eq!((game.hand(0).len(), game.hand(1).len()), (5, 5));
    game.done();
    assert_eq!(game.asked(), (0, Ask::Mulligan));
    assert_eq!(game.state.turn(), 0);
    game.done();
    assert_eq!(game.asked(), (1, Ask::Priority));
    assert_eq!(game.state.turn(), 1);

    let without = PlayRules {
        mulligan: false,
        ..PlayRules::default()
    };
    let game = begin_with(table, players, 1, without);
    assert_eq!(game.asked(), (1, Ask::Priority));
}

/// "As bases do tipo arredor possuem 5 pontos de resistência inicial. As bases do tipo centro possuem 15 […]."
#[test]
fn fab_1_4_6_an_arredor_begins_with_five_and_the_centro_with_fifteen() {
    let table = table(json!([]));
    let resistances = |rules| {
        let players = vec![player(table, &["Peão"; 40]), dummy(table)];
        let game = begin_with(table, players, 0, rules);
        [0, 1].map(|seat| [0, 1, 2, 3, 4].map(|position| game.resistance(base(seat, position))))
    };
    assert_eq!(resistances(PlayRules::default()), [[5, 5, 5, 5, 15]; 2]);
    let other = PlayRules {
        arredor: 4,
        centro: 20,
        ..PlayRules::default()
    };
    assert_eq!(resistances(other), [[4, 4, 4, 4, 20]; 2]);
}

/// 1.4.6 from the other side: five points of damage fell an Arredor, four do not.
#[test]
fn fab_1_4_6_the_resistance_is_what_an_offensive_must_overcome() {
    let mut scene = duel(json!([
        {"name": "Quatro", "kind": "aliado", "vida": 1, "ofensiva": 4, "influencia": 0},
        {"name": "Cinco", "kind": "aliado", "vida": 1, "ofensiva": 5, "influencia": 0},
    ]));
    let (four, five) = (scene.put(0, "Quatro"), scene.put(0, "Cinco"));
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(four, base(1, 0)), (five, base(1, 1))]);
    game.to(0, Part::Influencia);
    assert_eq!(game.resistance(base(1, 0)), 1);
    assert!(!game.is_in_play(base(1, 1)));
    assert_eq!(game.zone(1, Zone::Descarte), ["Base"]);
}
